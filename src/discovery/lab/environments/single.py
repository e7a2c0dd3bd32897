"""Gymnasium: one agent at a table; programs or the rule book's virtual players take the other seats.

Importing this module registers every name with Gymnasium:
``gymnasium.make("discovery.lab.environments.single:discovery/explore-v2")``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discovery.core.dice import Dice
from discovery.core.errors import Code, InvalidSetup
from discovery.core.program import Maker
from discovery.evolution.cards.deck import Deck
from discovery.lab.environments.episode import Arena, Bout
from discovery.lab.environments.extras import extra
from discovery.lab.environments.setting import AGENT, NAMES, setting
from discovery.lab.environments.spaces import Spaces, mask
from discovery.lab.match import Decider, decider
from discovery.lab.players import RANDOM, VIRTUAL, maker_of
from discovery.lab.program_faults import Place

with extra("lab"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Discrete
    from numpy.typing import NDArray

Observation = NDArray[np.float32]


class OneSeat(gymnasium.Env[Any, Any]):
    """``seats`` are, clockwise from the first: ``"agent"`` once, programs by name, ``bot`` or ``bot+``.

    An observation is a vector; ``info["action_mask"]`` has 1 for each choice that is legal. A choice that is
    not ends the game with a reward of -1. ``InvalidSetup`` for what does not exist or go together.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        name: str,
        seats: Sequence[str] = (AGENT, RANDOM),
        *,
        options: Sequence[str] = (),
        teams: Sequence[Sequence[int]] = (),
        deck: str | Deck = "prehistory",
        render_mode: str | None = None,
    ) -> None:
        self.players = tuple(seats)
        if self.players.count(AGENT) != 1:
            raise InvalidSetup(Code.UNKNOWN_PLAYER, given=" ".join(self.players)[:60])
        self._makers = [self._maker(player) for player in self.players]
        kinds = [player if player in VIRTUAL else AGENT for player in self.players]
        self.arena = Arena(setting(name, kinds, options=options, teams=teams, deck=deck))
        self.seat = self.players.index(AGENT)
        self.render_mode = render_mode
        self._spaces = Spaces(self.arena)
        self.observation_space = self._spaces.vectors()
        self.action_space = Discrete(self.arena.actions.count)
        self.bout: Bout | None = None
        self._dice = Dice(0)
        self._others: list[Decider] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the others play up to the agent's first choice."""
        super().reset(seed=seed)
        self._dice = Dice(int(self.np_random.integers(2**63)))
        self.bout = bout = self.arena.deal(self._dice)
        game, dealt = self.arena.game, "-" if seed is None else str(seed)
        self._others = [
            decider(game, Place(player, game.name, seat, dealt), maker, self._dice, bout)
            for seat, (player, maker) in enumerate(zip(self.players, self._makers, strict=True))
        ]
        self._let_others_play(bout)
        return self._spaces.vector(bout, self.seat), self._info(bout)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One choice of the agent; then the others play until it is asked again."""
        bout = self.bout
        assert bout is not None
        if int(action) in bout.legal(self.seat):
            bout.choose(self.seat, int(action), self._dice)
            self._let_others_play(bout)
        elif not bout.over:
            bout.forfeit(self.seat)
        reward = bout.returns()[self.seat]
        return self._spaces.vector(bout, self.seat), reward, bout.over, False, self._info(bout)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal choices, as some libraries ask for them."""
        assert self.bout is not None
        return mask(self.bout.legal(self.seat), self.arena.actions.count).astype(np.bool_)

    def render(self) -> str:
        """The moves so far, in notation, one a line."""
        return "\n".join(self.bout.lines) if self.bout is not None else ""

    def _let_others_play(self, bout: Bout) -> None:
        while not bout.over and bout.seat != self.seat:
            bout.play(bout.seat, self._others[bout.seat](bout.state), self._dice)

    def _info(self, bout: Bout) -> dict[str, Any]:
        return {"action_mask": mask(bout.legal(self.seat), self.arena.actions.count)}

    @staticmethod
    def _maker(player: str) -> Maker | None:
        return None if player in (AGENT, RANDOM) else maker_of(player)


for _name in NAMES:
    gymnasium.register(_name, f"{__name__}:OneSeat", kwargs={"name": _name})
