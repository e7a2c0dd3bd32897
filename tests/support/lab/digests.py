"""What the environments of this version give; ``python -m tests.support.lab.digests`` writes it again.

Only after a new ``VERSION``: a name stands for the same games for ever.
"""

from __future__ import annotations

import hashlib

from discovery.core.dice import Dice
from discovery.evolution.model.ruleset import RULES_VERSION
from discovery.lab.environments.setting import VERSION, GameSetting
from discovery.lab.environments.vector import VectorEnv
from tests.support.data import DATA, written
from tests.support.lab.settings import OTHER_DECKS, SETTINGS, shown

FILE = DATA / "digests.json"
STEPS = 150


def digest(made: GameSetting) -> str:
    """Of fields, choices, and of random games with all that is seen, may be chosen and comes of it."""
    env, dice = (
        VectorEnv(made.name, 2, made.seats, options=made.options, teams=made.teams, deck=made.deck),
        Dice(1),
    )
    hashed = hashlib.sha256(repr(env.layout.fields).encode())
    texts = [env.encoded.encoding.text(index, made.agents[0]) for index in range(env.encoding.count)]
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
    found = {shown(made): digest(made) for made in [*SETTINGS, *OTHER_DECKS]}
    kept = {"version": VERSION, "rules": RULES_VERSION, "digests": found}
    FILE.write_text(written(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
