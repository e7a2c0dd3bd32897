"""Gymnasium's spaces for an encoded game, and their values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from discovery.lab.environments.episode import EncodedGame, Episode
from discovery.lab.environments.extras import extra
from discovery.lab.environments.unpacking import LIMIT, Unpacker

with extra("lab"):
    import numpy as np
    from gymnasium.spaces import Box, Dict
    from numpy.typing import NDArray

Observed: TypeAlias = dict[str, NDArray[Any]]
"""``{"observation": vector, "action_mask": choices}``."""


class Spaces:
    """The vectors and masks of an encoded game."""

    def __init__(self, encoded: EncodedGame) -> None:
        self.unpack = Unpacker(encoded.encoding.layout)

    def vectors(self) -> Box:
        """The space of a seat's observation vectors."""
        return Box(-LIMIT, LIMIT, (self.unpack.size,), np.float32)

    def observation(self, choices: int) -> Dict:
        """A vector with the mask of what may be chosen."""
        return Dict({"observation": self.vectors(), "action_mask": Box(0, 1, (choices,), np.int8)})

    def vector(self, episode: Episode, seat: int) -> NDArray[np.float32]:
        """The current observation of a seat."""
        return self.unpack(np.frombuffer(episode.row(seat), dtype=np.uint64))

    def observed(self, episode: Episode, seat: int, legal: Sequence[int], choices: int) -> Observed:
        """A value of ``observation``."""
        return {"observation": self.vector(episode, seat), "action_mask": mask(legal, choices)}


def mask(legal: Sequence[int], choices: int) -> NDArray[np.int8]:
    """1 for each legal choice, 0 for all others."""
    made = np.zeros(choices, np.int8)
    made[list(legal)] = 1
    return made
