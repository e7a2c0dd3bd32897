"""The libraries' own tests, many settings: ``python -m tests.support.lab.every_environment --game select``.

Every two options of a game meet in some setting, at one to nine seats. What fails is told with its setting;
the exit status is then 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

import pyspiel

from discovery.evolution.variants.catalogue import GAMES
from discovery.lab.environments import spiel  # noqa: F401 - registers the games
from discovery.lab.environments.setting import GameSetting
from tests.lab.test_openspiel import named
from tests.support.engine.sets import covering
from tests.support.lab.conformance import check_one_by_one, check_one_seat, check_together
from tests.support.lab.settings import setting_of, shown

CYCLES = 1000


def _spiel(made: GameSetting) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(named(made)), num_sims=2, serialize=False, verbose=False)


CHECKS: dict[str, Callable[[GameSetting], None]] = {
    "PettingZoo, one by one": lambda made: check_one_by_one(made, CYCLES),
    "PettingZoo, together": lambda made: check_together(made, CYCLES),
    "Gymnasium": check_one_seat,
    "OpenSpiel": _spiel,
}


def main(arguments: list[str]) -> int:
    """Check every setting of the games asked for; 1 if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=tuple(GAMES), action="append")
    wishes = parser.parse_args(arguments)
    failed = 0
    for game in wishes.game or GAMES:
        for made in map(setting_of, covering(game)):
            for library, check in CHECKS.items():
                try:
                    check(made)
                except Exception as error:  # noqa: BLE001  # whatever it is, it is told with its setting
                    failed += 1
                    print(f"{shown(made)} | {library} | {type(error).__name__}: {error}", flush=True)
        print(f"{game}: {len(covering(game))} settings", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
