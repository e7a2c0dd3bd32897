"""Gymnasium: one agent at a table; programs or virtual players take the other seats.

Importing this module registers every name with Gymnasium:
``gymnasium.make("discovery.lab.environments.single:discovery/explore-v3")``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discovery.core.dice import Dice
from discovery.core.errors import Code, InvalidSetup
from discovery.core.protocol import AnyGame
from discovery.core.registry import family_of
from discovery.lab.environments.episode import EncodedGame, Episode
from discovery.lab.environments.extras import extra
from discovery.lab.environments.setting import AGENT, game_of, names, setting
from discovery.lab.environments.spaces import Spaces, mask
from discovery.lab.match import Decider, decider
from discovery.lab.players import RANDOM, maker_of
from discovery.lab.program_faults import ProgramPlace

with extra("lab"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Discrete
    from numpy.typing import NDArray

Observation = NDArray[np.float32]


class OneSeat(gymnasium.Env[Any, Any]):
    """``seats`` are, clockwise from the first: ``"agent"`` once, programs by name, or virtual players.

    An observation is a vector; ``info["action_mask"]`` is 1 for each legal choice. An illegal choice ends the
    game with reward -1. ``InvalidSetup`` for something unknown or a combination that is not allowed.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        name: str,
        seats: Sequence[str] = (AGENT, RANDOM),
        *,
        options: Sequence[str] = (),
        teams: Sequence[Sequence[int]] = (),
        deck: object = "",
        reward: str = "",
        render_mode: str | None = None,
    ) -> None:
        self.players = tuple(seats)
        if self.players.count(AGENT) != 1:
            raise InvalidSetup(Code.UNKNOWN_PLAYER, given=" ".join(self.players)[:60])
        game = game_of(name)
        self._makers = [
            None if player in (AGENT, RANDOM) else maker_of(player, game) for player in self.players
        ]
        virtual = family_of(game).virtual
        kinds = [player if player in virtual else AGENT for player in self.players]
        self.encoded = EncodedGame(
            setting(name, kinds, options=options, teams=teams, deck=deck, reward=reward)
        )
        self.seat = self.players.index(AGENT)
        self.render_mode = render_mode
        self._spaces = Spaces(self.encoded)
        self.observation_space = self._spaces.vectors()
        self.action_space = Discrete(self.encoded.encoding.count)
        self.episode: Episode | None = None
        self._dice = Dice(0)
        self._others: list[Decider] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, NDArray[np.int8]]]:
        """Deal a new game and let the others play up to the agent's first choice."""
        super().reset(seed=seed)
        self._dice = Dice(int(self.np_random.integers(2**63)))
        self.episode = episode = self.encoded.deal(self._dice)
        episode.draw(self._dice)
        game: AnyGame = self.encoded.game
        dealt = "-" if seed is None else str(seed)
        self._others = [
            decider(game, ProgramPlace(player, game.name, seat, dealt), maker, self._dice, episode)
            for seat, (player, maker) in enumerate(zip(self.players, self._makers, strict=True))
        ]
        self._let_others_play(episode)
        return self._spaces.vector(episode, self.seat), self._info(episode)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, NDArray[np.int8]]]:
        """One choice of the agent; then the others play until it is asked again."""
        episode = self.episode
        assert episode is not None
        if int(action) in episode.legal(self.seat):
            episode.choose(self.seat, int(action), self._dice)
            self._let_others_play(episode)
        elif not episode.over:
            episode.forfeit(self.seat)
        reward = episode.returns()[self.seat]
        return self._spaces.vector(episode, self.seat), reward, episode.over, False, self._info(episode)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal choices, by the method name that some libraries expect."""
        assert self.episode is not None
        return mask(self.episode.legal(self.seat), self.encoded.encoding.count).astype(np.bool_)

    def render(self) -> str:
        """The moves so far, in notation, one per line."""
        return "\n".join(self.episode.lines) if self.episode is not None else ""

    def _let_others_play(self, episode: Episode) -> None:
        while not episode.over and episode.seat != self.seat:
            episode.play(episode.seat, self._others[episode.seat](episode.state), self._dice)

    def _info(self, episode: Episode) -> dict[str, NDArray[np.int8]]:
        return {"action_mask": mask(episode.legal(self.seat), self.encoded.encoding.count)}


for _name in names():
    gymnasium.register(_name, f"{__name__}:OneSeat", kwargs={"name": _name})
