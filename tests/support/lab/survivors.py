"""What the survival game's environments of this version give.

``python -m tests.support.lab.survivors`` writes it again.
Once the game is released only after a new ``VERSION``: a name stands for the same games for ever.
"""

from __future__ import annotations

import hashlib

from discovery.core.dice import Dice
from discovery.lab.environments.setting import VERSION
from discovery.lab.environments.vector import VectorEnv
from discovery.survival.game import RULES_VERSION
from tests.support.data import DATA, written

FILE = DATA / "survival-digests.json"
STEPS = 120
SETTINGS = (("boat", 1, "own"), ("gate", 3, "own"), ("beacon", 4, "shared"), ("canoe", 2, "own"))
"""Scenario, seats, reward."""


def shown(scenario: str, seats: int, reward: str) -> str:
    """A name for reports."""
    return f"{scenario} {seats} {reward}"


def digest(scenario: str, seats: int, reward: str) -> str:
    """Of fields, choices, and of a random game with all that is seen, may be chosen and comes of it."""
    env = VectorEnv(f"discovery/discover-{scenario}-v{VERSION}", 1, seats=seats, reward=reward)
    dice, hashed = Dice(1), hashlib.sha256(repr(env.layout.fields).encode())
    texts = [env.encoding.text(index, 0) for index in range(env.encoding.count)]
    hashed.update(repr(texts).encode())
    now = env.reset(seed=1)
    for _ in range(STEPS):
        for array in (now.observations, now.masks, now.seats, now.dones):
            hashed.update(array.astype("<u8").tobytes())
        hashed.update(now.rewards.round(6).astype("<f8").tobytes())
        now = env.step(env.sample(dice))
    return hashed.hexdigest()[:16]


def main() -> None:
    """Write the digests of all settings to the file."""
    found = {shown(*made): digest(*made) for made in SETTINGS}
    FILE.write_text(written({"version": VERSION, "rules": RULES_VERSION, "digests": found}), encoding="utf-8")


if __name__ == "__main__":
    main()
