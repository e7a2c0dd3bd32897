"""OpenSpiel: importing this module registers ``discovery_explore_v3`` and the other games with it.

``pyspiel.load_game("discovery_explore_v3(players=3,options=series+ jokers:2)")``. Parameters: ``players``
(seats, all of them agents), or ``seats`` clockwise from the first (``agent bot agent``); ``options`` with
spaces between them and a colon for the equals sign; ``teams`` as ``1&3 2&4``; ``reward``, a word of the
family; ``recall``, how many things
that a player saw or chose an information state's tensor holds (0: there is no such tensor). All chance is in
chance nodes: the draws of the shuffle one by one, then what chance makes of moves, by number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from discovery.core.errors import Code, InvalidSetup
from discovery.core.protocol import NO_OUTCOME, Event
from discovery.core.registry import families, family_of
from discovery.lab.environments.episode import EncodedGame, Episode
from discovery.lab.environments.extras import extra
from discovery.lab.environments.resampling import resampled
from discovery.lab.environments.setting import VERSION, name_of, setting
from discovery.lab.environments.shuffling import Counting, RepeatedDraws, draws_of
from discovery.lab.environments.unpacking import Unpacker

with extra("openspiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

PARAMETERS: dict[str, int | str] = {
    "players": 2,
    "seats": "",
    "options": "",
    "teams": "",
    "reward": "",
    "recall": 0,
}
REMEMBERED = 5
"""How many numbers describe one thing that a player saw or chose."""
SCALE = 64
"""What they are divided by; a power of two loses nothing."""
_EVERYTHING = pyspiel.PrivateInfoType.SINGLE_PLAYER


def game_type(game: str, *, zero_sum: bool, recall: bool = False) -> Any:
    """The game's type for OpenSpiel; it is not ``zero_sum`` if virtual players may win."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"discovery_{_word(game)}_v{VERSION}",
        long_name=f"Discovery {_title(game)}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=family_of(game).most_seats,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=recall,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):
    """A game for OpenSpiel. Player ``n`` is the n-th agent. ``InvalidSetup`` for a combination that is not
    allowed."""

    key = ""

    def __init__(self, params: dict[str, int | str] | None = None) -> None:
        given = PARAMETERS | (params or {})
        self.encoded = EncodedGame(
            setting(
                name_of(self.key),
                str(given["seats"]).split() or int(given["players"]),
                options=[option.replace(":", "=", 1) for option in str(given["options"]).split()],
                teams=[_team(team) for team in str(given["teams"]).split()],
                reward=str(given["reward"]),
            )
        )
        self.draws = _draws(self.encoded)
        seats, agents = len(self.encoded.setting.seats), len(self.encoded.agents)
        zero_sum = self.encoded.encoding.zero_sum and agents == seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoded.encoding.count,
            max_chance_outcomes=max(*self.draws, self.encoded.encoding.most_outcomes),
            num_players=agents,
            min_utility=self.encoded.encoding.least,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.encoded.encoding.most_choices,
        )
        self.recall = max(0, int(given["recall"]))
        kind = game_type(self.key, zero_sum=zero_sum, recall=self.recall > 0)
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """Before the cards are shuffled."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: dict[str, int | str] | None = None) -> Observer:
        """What a player may know as a vector and in words; with perfect recall also what they observed."""
        return Observer(self.encoded, kind or pyspiel.IIGObservationType(perfect_recall=False), self.recall)


class SpielState(pyspiel.State):
    """A game under way."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.encoded, self.draws = game.encoded, game.draws
        self.drawn: list[int] = []
        self.episode: Episode | None = None

    def current_player(self) -> int:
        """The agent that chooses, chance, or the mark for a finished game."""
        if self.episode is None or self.episode.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if self.episode.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.encoded.agents.index(self.episode.seat)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        return self.episode.legal(self.encoded.agents[player])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next draw of the shuffle, or the chance outcomes of a move, all equally likely."""
        outcomes = list(range(self.draws[len(self.drawn)])) if self.episode is None else self.episode.outcomes
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.drawn.append(action)
            if len(self.drawn) == len(self.draws):
                self.episode = self.encoded.deal(RepeatedDraws(self.drawn))
        elif self.episode.outcomes:
            self.episode.settle(action)
        else:
            self.episode.choose(self.episode.seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return self.encoded.encoding.text(action, self.encoded.agents[player])
        return f"draw {action}" if self.episode is None else self.episode.outcome_text(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A game that the player cannot tell from this one, see ``resampling.resampled``; numbers of the
        ``sampler`` are at least 0 and less than 1."""
        new: SpielState = self.get_game().new_initial_state()
        random = Sampled(sampler)
        if self.episode is None:
            for stop in self.draws[: len(self.drawn)]:
                new.apply_action(random.randrange(stop))
            return new
        found = resampled(self.episode, self.encoded.agents[player], random)
        for drawn in draws_of(self.encoded.game, found.driver.order) or ():
            new.apply_action(drawn)
        for step in found.steps:
            for action in (*step.way, *([] if step.outcome == NO_OUTCOME else [step.outcome])):
                new.apply_action(action)
        waiting = () if found.waiting_step is None else found.waiting_step.way
        for action in (*waiting, *found.incomplete_move(self.encoded.agents[player])):
            new.apply_action(action)
        return new

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        """By player, see ``Episode.returns``."""
        if self.episode is None:
            return [0.0] * len(self.encoded.agents)
        returns = self.episode.returns()
        return [returns[seat] for seat in self.encoded.agents]

    def __str__(self) -> str:
        incomplete = self.episode.incomplete_moves if self.episode is not None else ()
        return "\n".join(
            (f"drawn {self.drawn}", *(self.episode.lines if self.episode else ()), *map(str, incomplete))
        )


class Observer:
    """OpenSpiel's interface of observers."""

    def __init__(self, encoded: EncodedGame, kind: Any, recall: int = 0) -> None:
        self.encoded, self.kind = encoded, kind
        self._unpack = Unpacker(encoded.encoding.layout)
        self._whole = bool(kind.public_info) and kind.private_info == _EVERYTHING
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        size = self._unpack.size
        self._recall = recall if kind.perfect_recall else 0
        if self._whole and (self._recall or not kind.perfect_recall):
            self.tensor = tensor = np.zeros(size + REMEMBERED * self._recall, np.float32)
            self.dict = self._unpack.named(tensor[:size])
            if self._recall:
                self.dict["history"] = tensor[size:].reshape(self._recall, REMEMBERED)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the vector; zeros before the deal. ``InvalidSetup`` if ``recall`` is too small for the
        game."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.episode is not None:
            row = state.episode.row(self.encoded.agents[player])
            self.tensor[: self._unpack.size] = self._unpack(np.frombuffer(row, dtype=np.uint64))
        if state.episode is not None and self._recall:
            self._remember(state.episode.history(self.encoded.agents[player]))

    def _remember(self, rows: list[Event]) -> None:
        """One row for each thing observed or chosen; each number plus one, so that a row of zeros means
        nothing."""
        if len(rows) > self._recall:
            raise InvalidSetup(Code.TOO_LARGE, given=len(rows), most=self._recall)
        self.dict["history"][: len(rows)] = (
            np.array([event.fields() for event in rows], np.float32) + 1
        ) / SCALE

    def string_from(self, state: SpielState, player: int) -> str | None:
        """The view in words; with perfect recall what was observed and chosen so far, too."""
        if not self._whole:
            return None
        if state.episode is None:
            return ""
        seat = self.encoded.agents[player]
        seen = f"{state.episode.view(seat)} {state.episode.incomplete_move(seat)}"
        return f"{state.episode.memory(seat)} {seen}" if self.kind.perfect_recall else seen


class Sampled(RepeatedDraws):
    """A ``protocol.Chooser`` that draws from numbers of at least 0 and less than 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        super().__init__(())
        self._sampler = sampler

    def randrange(self, stop: int) -> int:
        """A uniform integer in ``0 <= x < stop``."""
        return min(int(self._sampler() * stop), stop - 1)


def _draws(encoded: EncodedGame) -> list[int]:
    counting = Counting()
    encoded.game.shuffle(counting)
    return counting.sizes


def _team(text: str) -> list[int]:
    numbers = text.split("&")
    for number in numbers:
        if not (number.isascii() and number.isdigit() and int(number)):
            raise InvalidSetup(Code.BAD_TEAMS, "P03", given=text[:60])
    return [int(number) - 1 for number in numbers]


def _word(game: str) -> str:
    return game.replace(":", "_").replace("-", "_")


def _title(game: str) -> str:
    return " ".join(part.capitalize() for part in game.split(":"))


def _register() -> None:
    """Register the games. OpenSpiel needs the maximum length of a game, which only families with an
    encoding know."""
    for key in (key for family in families() if family.learning is not None for key in family.games):
        name = f"Discovery{_title(key).replace(' ', '')}"
        made = type(name, (SpielGame,), {"key": key, "__module__": __name__})
        globals()[made.__name__] = made  # pickles look for it here
        pyspiel.register_game(game_type(key, zero_sum=not _whole_wins(key)), made)


def _whole_wins(game: str) -> bool:
    study = family_of(game).study
    return study is not None and study.whole_wins


_register()
