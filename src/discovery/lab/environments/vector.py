"""Thousands of games at once, in arrays of NumPy that are made once and written again at each step."""

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


class Step(NamedTuple):
    """Where every game stands. The arrays are the environment's own: copy what is to be kept.

    ``observations`` are rows of words and ``masks`` masks of words (see ``VectorEnv.vectors`` and ``legal``),
    both of the seat that chooses next, which ``seats`` names; ``rewards`` goes by seat. Where ``dones``
    is true a game has ended and its returns are the rewards; the rest tells of the next one already.
    """

    observations: NDArray[np.uint64]
    masks: NDArray[np.uint64]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float64]
    dones: NDArray[np.bool_]


class VectorEnv:
    """``VectorEnv("discovery/explore-v2", 1024, 3)``: so many games; ``reset`` first, then ``step``.

    A place's games depend on the seed and the place alone, not on how many there are. ``InvalidSetup`` for
    what does not go together.
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
    ) -> None:
        self.encoded = encoded = EncodedGame(setting(name, seats, options=options, teams=teams, deck=deck))
        self.count = count
        self.layout, self.encoding = encoded.encoding.layout, encoded.encoding
        self.unpack = Unpacker(self.layout)
        self.now = Step(
            observations=np.zeros((count, self.layout.words), np.uint64),
            masks=np.zeros((count, self.encoding.mask_words), np.uint64),
            seats=np.zeros(count, np.int64),
            rewards=np.zeros((count, len(encoded.setting.seats)), np.float64),
            dones=np.zeros(count, np.bool_),
        )
        self._chosen = np.zeros(count, np.int64)
        self._batch = encoded.encoding.batch(())

    def reset(self, seed: int | None = None) -> Step:
        """Deal a new game at every place; without a seed by the system's generator."""
        start = _SYSTEM.getrandbits(64) if seed is None else seed
        dice = [Dice(Random(f"{start} {place}").getrandbits(64)) for place in range(self.count)]
        self._batch = self.encoding.batch(dice)
        rows, masks, seats, rewards, dones = (array.reshape(-1) for array in self.now)
        self._batch.share(rows.data, masks.data, seats.data, rewards.data, dones.view(np.uint8).data)
        self._batch.deal()
        return self.now

    def step(self, actions: ArrayLike) -> Step:
        """One choice in every game. ``IllegalMove`` leaves all as they were."""
        np.copyto(self._chosen, actions)
        chosen = self._chosen.data
        self._batch.check(chosen)
        self._batch.step(chosen)
        return self.now

    def sample(self, dice: Dice) -> NDArray[np.int64]:
        """A legal choice at random for every game; the array is written again by the next call."""
        self._batch.pick(dice, self._chosen.data)
        return self._chosen

    def vectors(self) -> NDArray[np.float32]:
        """The observations as the other environments give them, a row a game."""
        return self.unpack(self.now.observations)

    def legal(self) -> NDArray[np.int8]:
        """The masks as 0 and 1, a row a game."""
        return unpacked_mask(self.now.masks, self.encoding.count)


def measure(env: VectorEnv, seconds: float) -> float:
    """Choices a CPU second in random games, rows and masks included."""
    dice, steps = Dice(1), 0
    env.reset(seed=1)
    began = process_time()
    while process_time() - began < seconds:
        env.step(env.sample(dice))
        steps += 1
    return steps * env.count / (process_time() - began)
