"""Thousands of games at once, in NumPy arrays that are allocated once and overwritten at each step."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from time import process_time
from typing import NamedTuple

from discovery.core.dice import Dice
from discovery.lab.environments.episode import EncodedGame
from discovery.lab.environments.extras import extra
from discovery.lab.environments.setting import setting
from discovery.lab.environments.unpacking import Unpacker, unpacked_mask

with extra("lab"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

_SYSTEM = SystemRandom()


class VectorStep(NamedTuple):
    """The state of every game. The arrays belong to the environment: copy what you keep.

    ``observations`` are rows of words and ``masks`` masks of words (see ``VectorEnv.vectors`` and ``legal``),
    both of the seat that chooses next, given by ``seats``; ``rewards`` has a column for each seat. Where
    ``dones`` is true a game has just ended and ``rewards`` are its returns; everything else already describes
    the next game.
    """

    observations: NDArray[np.uint64]
    masks: NDArray[np.uint64]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float64]
    dones: NDArray[np.bool_]


class VectorEnv:
    """``VectorEnv("discovery/explore-v3", 1024, 3)``: 1024 games with three seats; call ``reset`` first, then
    ``step``.

    The games in a slot depend only on the seed and the slot, not on the number of slots. ``InvalidSetup`` for
    a combination that is not allowed.
    """

    def __init__(
        self,
        name: str,
        count: int,
        seats: int | Sequence[str] = 2,
        *,
        options: Sequence[str] = (),
        teams: Sequence[Sequence[int]] = (),
        deck: object = "",
        reward: str = "",
    ) -> None:
        self.encoded = encoded = EncodedGame(
            setting(name, seats, options=options, teams=teams, deck=deck, reward=reward)
        )
        self.count = count
        self.layout, self.encoding = encoded.encoding.layout, encoded.encoding
        self.unpack = Unpacker(self.layout)
        self.now = VectorStep(
            observations=np.zeros((count, self.layout.words), np.uint64),
            masks=np.zeros((count, self.encoding.mask_words), np.uint64),
            seats=np.zeros(count, np.int64),
            rewards=np.zeros((count, len(encoded.setting.seats)), np.float64),
            dones=np.zeros(count, np.bool_),
        )
        self._chosen = np.zeros(count, np.int64)
        self._batch = encoded.encoding.batch(())

    def reset(self, seed: int | None = None) -> VectorStep:
        """Deal a new game in every slot; without a seed, with the system's generator."""
        start = _SYSTEM.getrandbits(64) if seed is None else seed
        dice = [Dice(Random(f"{start} {place}").getrandbits(64)) for place in range(self.count)]
        self._batch = self.encoding.batch(dice)
        rows, masks, seats, rewards, dones = (array.reshape(-1) for array in self.now)
        self._batch.share(rows.data, masks.data, seats.data, rewards.data, dones.view(np.uint8).data)
        self._batch.deal()
        return self.now

    def step(self, actions: ArrayLike) -> VectorStep:
        """Make one choice in every game. ``IllegalMove`` changes nothing."""
        np.copyto(self._chosen, actions)
        chosen = self._chosen.data
        self._batch.check(chosen)
        self._batch.step(chosen)
        return self.now

    def sample(self, dice: Dice) -> NDArray[np.int64]:
        """A random legal choice for every game; the next call overwrites the array."""
        self._batch.pick(dice, self._chosen.data)
        return self._chosen

    def vectors(self) -> NDArray[np.float32]:
        """The observations as vectors, as in the other environments, one row per game."""
        return self.unpack(self.now.observations)

    def legal(self) -> NDArray[np.int8]:
        """The masks as 0 and 1, one row per game."""
        return unpacked_mask(self.now.masks, self.encoding.count)


def measure(env: VectorEnv, seconds: float) -> float:
    """Choices per CPU second in random games, including rows and masks."""
    dice, steps = Dice(1), 0
    env.reset(seed=1)
    began = process_time()
    while process_time() - began < seconds:
        env.step(env.sample(dice))
        steps += 1
    return steps * env.count / (process_time() - began)
