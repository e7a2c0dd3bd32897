"""Games of the survival game by engine and referee: ``python -m tests.support.survival.referee --games 10``.

So many of every scenario, land and number of seats, with options in turn, from the deal and from rich
positions, by tame and by wild players. The first difference ends it with the last lines and what differs.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

from discovery.core.protocol import GameSpec
from discovery.core.registry import new_game
from discovery.survival.game import SurvivalGame
from tests.support.survival.golden import CELLS
from tests.support.survival.referee.comparing import compare
from tests.support.survival.referee.players import Mixed, enrich
from tests.support.survival.table import NAMES

OPTIONS = ((), ("gentle",), ("hard",), ("open-hands",), ("gentle", "open-hands"))
PLAYERS = ((0.1, 0.0), (0.5, 0.0), (0.9, 0.003))
"""The shares of moves at random and of leaving."""


def played(number: int, seed: int) -> int:
    """One game of a setting; how many lines."""
    scenario, seats, land = CELLS[number % len(CELLS)]
    chooser = random.Random(f"{seed} {number}")
    options = (*land, *chooser.choice(OPTIONS))
    game = new_game(GameSpec(f"discover:{scenario}", NAMES[:seats], "", options))
    assert isinstance(game, SurvivalGame)
    players = Mixed(game, chooser, *chooser.choice(PLAYERS))
    order = game.shuffle(chooser)
    if chooser.random() < 0.5:
        return compare(game, order, players.decide)
    return compare(game, order, players.decide, lambda state, world: enrich(game, state, world, chooser))


def all_played(games: int, seed: int) -> Iterator[int]:
    """The lines of each game. ``AssertionError`` with the game's number."""
    for number in range(games * len(CELLS)):
        try:
            yield played(number, seed)
        except AssertionError as difference:
            raise AssertionError(f"{CELLS[number % len(CELLS)]}, game {number}\n{difference}") from None


def main() -> None:
    """Play games of each setting, and count what happened."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="of each setting")
    parser.add_argument("--seed", type=int, default=0, help="other numbers play other games")
    wanted = parser.parse_args()
    lines = list(all_played(wanted.games, wanted.seed))
    print(f"{len(lines)} games, {sum(lines)} lines: no difference")


if __name__ == "__main__":
    main()
