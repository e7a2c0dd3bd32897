"""Random games of every valid set of options: ``python -m tests.support.engine.every_set --games 2``.

Each set is played ``--games`` times, with different values, seats and teams each time. A broken law, an error
or a game without end is told with the set-up and the seed that show it; the exit status is then 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from discovery.core.dice import Dice
from discovery.evolution.flow.rollout import play_out
from discovery.evolution.variants.catalogue import GAMES
from tests.support.engine.sets import Table, any_table, every_set

EVERY = 40
"""How many random numbers are drawn between two positions that are looked at."""


@dataclass(frozen=True)
class Fault:
    """What went wrong, and where to see it."""

    table: str
    seed: str
    what: str


def played(made: Table, seed: str) -> Fault | int:
    """Play one random game of a table; the number of its decisions."""
    game, chooser = made.build(), Random(seed)
    state = game.deal(game.shuffle(chooser))
    try:
        moves = play_out(state, Watching(chooser.getrandbits(64), lambda: _hold(game.audit(state))))
        _hold(game.audit(state))
        _hold([] if game.result(state) is not None and not game.actors(state) else ["the game is over"])
    except Exception as error:  # noqa: BLE001  # whatever it is, it is told with its set-up
        return Fault(made.label, seed, f"{type(error).__name__}: {error}")
    return moves


class Watching(Dice):
    """Dice that check the position once in a number of throws; throws happen only between two moves."""

    def __init__(self, seed: int, look: Callable[[], None]) -> None:
        self.left, self.look = EVERY, look
        super().__init__(seed)

    def below(self, stop: int) -> int:
        """As ``Dice.below``, looking at the state once in ``EVERY`` calls."""
        self.left -= 1
        if not self.left:
            self.left = EVERY
            self.look()
        return super().below(stop)


def _hold(broken: list[str]) -> None:
    if broken:
        raise AssertionError("; ".join(broken))


def play_all(game: str, games: int, seed: int) -> tuple[int, list[Fault]]:
    """Play every set of options of a game; how many sets there are, and the faults."""
    chooser, faults, sets = Random(f"{game} {seed}"), [], 0
    for number, features in enumerate(every_set(game)):
        sets += 1
        keys = {feature.lstrip("=").partition("=")[0].partition(" ")[0] for feature in features}
        for again in range(games):
            found = played(any_table(game, chooser, keys), f"{seed} {number} {again}")
            if isinstance(found, Fault):
                faults.append(found)
    return sets, faults


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="games of each set of options")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only this game")
    parser.add_argument("--seed", type=int, default=0)
    wishes = parser.parse_args(arguments)
    broken = 0
    for game in wishes.game or GAMES:
        sets, faults = play_all(game, wishes.games, wishes.seed)
        broken += len(faults)
        print(f"{game}: {sets} sets, {sets * wishes.games} games, {len(faults)} faults", flush=True)
        for fault in faults[:20]:
            print(f"  {fault.table} | seed {fault.seed} | {fault.what}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
