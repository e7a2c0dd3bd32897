"""OpenSpiel: importing this module registers ``discovery_explore_v2`` and the other games with it.

``pyspiel.load_game("discovery_explore_v2(players=3,options=series+ jokers:2)")``. Parameters: ``players``
(seats, all of them agents), or ``seats`` clockwise from the first (``agent bot agent``); ``options``, spaces
between them and a colon for the equals sign; ``teams`` as ``1&3 2&4``; ``recall``, for how many things that a
player saw or chose there is room in an information state's tensor (0: there is none). All chance is in chance
nodes: the draws of the shuffle one by one, then the cards of blind thefts by number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discovery.core.errors import Code, InvalidSetup
from discovery.core.protocol import Event
from discovery.evolution.encoding.unpacking import Unpacker
from discovery.evolution.model.state import MAX_SEATS
from discovery.evolution.variants.catalogue import GAMES
from discovery.lab.environments.episode import Arena, Bout
from discovery.lab.environments.extras import extra
from discovery.lab.environments.lengths import most_choices
from discovery.lab.environments.setting import VERSION, setting

with extra("openspiel"):
    import numpy as np
    import pyspiel

PARAMETERS: dict[str, Any] = {"players": 2, "seats": "", "options": "", "teams": "", "recall": 0}
REMEMBERED = 5
"""The numbers of one thing that a player saw or chose."""
SCALE = 64
"""What they are divided by; a power of two loses nothing."""
_EVERYTHING = pyspiel.PrivateInfoType.SINGLE_PLAYER


def game_type(game: str, *, virtual: bool = False, recall: bool = False) -> Any:
    """What kind of game it is for OpenSpiel: of zero sum unless ``virtual`` players may win."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"discovery_{game}_v{VERSION}",
        long_name=f"Discovery {game.capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if virtual else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MAX_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=recall,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):
    """A game of OpenSpiel. Player ``n`` is the n-th agent. ``InvalidSetup`` for what does not go together."""

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        self.arena = Arena(
            setting(
                f"discovery/{self.key}-v{VERSION}",
                str(given["seats"]).split() or int(given["players"]),
                options=[option.replace(":", "=", 1) for option in str(given["options"]).split()],
                teams=[_team(team) for team in str(given["teams"]).split()],
            )
        )
        self.draws = _draws(self.arena)
        seats, agents = len(self.arena.setting.seats), len(self.arena.agents)
        virtual = agents < seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.arena.actions.count,
            max_chance_outcomes=max(*self.draws, self.arena.game.setup.card_count),
            num_players=agents,
            min_utility=-1.0 / (seats - 1) if seats > 1 else 0.0,
            max_utility=1.0,
            utility_sum=None if virtual or seats == 1 else 0.0,
            max_game_length=most_choices(self.arena.game.setup, self.arena.actions.coding),
        )
        self.recall = max(0, int(given["recall"]))
        kind = game_type(self.key, virtual=virtual or seats == 1, recall=self.recall > 0)
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """Before the cards are shuffled."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What a player may know as a vector and in words; with perfect recall also what he has witnessed."""
        return Observer(self.arena, kind or pyspiel.IIGObservationType(perfect_recall=False), self.recall)


class SpielState(pyspiel.State):
    """A game under way."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.arena, self.draws = game.arena, game.draws
        self.drawn: list[int] = []
        self.bout: Bout | None = None

    def current_player(self) -> int:
        """The agent that chooses, chance, or that it is over."""
        if self.bout is None or self.bout.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if self.bout.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.arena.agents.index(self.bout.seat)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.bout is not None
        return self.bout.legal(self.arena.agents[player])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next draw of the shuffle, or the cards that a theft may bring; each as likely."""
        outcomes = list(range(self.draws[len(self.drawn)])) if self.bout is None else self.bout.outcomes
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        if self.bout is None:
            self.drawn.append(action)
            if len(self.drawn) == len(self.draws):
                self.bout = self.arena.deal(Drawn(self.drawn))
        elif self.bout.outcomes:
            self.bout.settle(action)
        else:
            self.bout.choose(self.bout.seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return self.arena.actions.text(action, self.arena.agents[player])
        return f"draw {action}" if self.bout is None else self.arena.game.setup.ids[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.bout is not None and self.bout.over

    def returns(self) -> list[float]:
        """By player, see ``bout.shares``."""
        if self.bout is None:
            return [0.0] * len(self.arena.agents)
        returns = self.bout.returns()
        return [returns[seat] for seat in self.arena.agents]

    def __str__(self) -> str:
        begun = self.bout.begun if self.bout is not None else ()
        return "\n".join((f"drawn {self.drawn}", *(self.bout.lines if self.bout else ()), *map(str, begun)))


class Observer:
    """OpenSpiel's interface of observers."""

    def __init__(self, arena: Arena, kind: Any, recall: int = 0) -> None:
        self.arena, self.kind = arena, kind
        self._unpack = Unpacker(arena.layout)
        self._whole = bool(kind.public_info) and kind.private_info == _EVERYTHING
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        size = self._unpack.size
        self._recall = recall if kind.perfect_recall else 0
        if self._whole and (self._recall or not kind.perfect_recall):
            self.tensor = np.zeros(size + REMEMBERED * self._recall, np.float32)
            self.dict = self._unpack.named(self.tensor[:size])
        if self._whole and self._recall:
            self.dict["history"] = self.tensor[size:].reshape(self._recall, REMEMBERED)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the vector; zeros before the deal. ``InvalidSetup`` where too little can be remembered."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.bout is not None:
            row = state.bout.row(self.arena.agents[player])
            self.tensor[: self._unpack.size] = self._unpack(np.frombuffer(row, dtype=np.uint64))
        if state.bout is not None and self._recall:
            self._remember(state.bout.history(self.arena.agents[player]))

    def _remember(self, rows: list[Event]) -> None:
        """A row a thing, from the first on; each number plus one, so that all 0 is nothing."""
        if len(rows) > self._recall:
            raise InvalidSetup(Code.TOO_LARGE, given=len(rows), most=self._recall)
        self.dict["history"][: len(rows)] = (np.array(rows, np.float32) + 1) / SCALE

    def string_from(self, state: SpielState, player: int) -> str | None:
        """The view in words; with perfect recall what was witnessed and chosen so far, too."""
        if not self._whole:
            return None
        if state.bout is None:
            return ""
        seat = self.arena.agents[player]
        seen = f"{state.bout.view(seat)} {state.bout.begun_by(seat)}"
        return f"{state.bout.memory(seat)} {seen}" if self.kind.perfect_recall else seen


class Drawn:
    """The draws of a shuffle that were made already: a ``protocol.Chooser``."""

    def __init__(self, drawn: Sequence[int]) -> None:
        self._drawn = iter(drawn)

    def randrange(self, stop: int) -> int:
        """The next draw; where there is no choice nothing was drawn."""
        return next(self._drawn) if stop > 1 else 0

    def shuffle(self, items: list[Any]) -> None:
        """Fisher and Yates."""
        for last in range(len(items) - 1, 0, -1):
            other = self.randrange(last + 1)
            items[last], items[other] = items[other], items[last]


class Counting(Drawn):
    """Notes from how many each draw of a shuffle is; they are the same in every shuffle."""

    def __init__(self) -> None:
        super().__init__(())
        self.sizes: list[int] = []

    def randrange(self, stop: int) -> int:
        """Draws the first."""
        if stop > 1:
            self.sizes.append(stop)
        return 0


def _draws(arena: Arena) -> list[int]:
    counting = Counting()
    arena.game.shuffle(counting)
    return counting.sizes


def _team(text: str) -> list[int]:
    numbers = text.split("&")
    for number in numbers:
        if not (number.isascii() and number.isdigit() and int(number)):
            raise InvalidSetup(Code.BAD_TEAMS, "P03", given=text[:60])
    return [int(number) - 1 for number in numbers]


def _register() -> None:
    for key in GAMES:
        made = type(f"Discovery{key.capitalize()}", (SpielGame,), {"key": key, "__module__": __name__})
        globals()[made.__name__] = made  # pickles look for it here
        pyspiel.register_game(game_type(key), made)


_register()
