"""Every position of a very small game: ``python -m tests.support.engine.every_position memory --depth 14``.

Each is held to the laws; their number is printed depth by depth, to be compared with any other build of the
engine. Without a depth it continues to the last position, which in Memory and Fusion takes many hours.
"""

from __future__ import annotations

import argparse

from tests.evolution.whole_games.test_small import TABLES, check, opened
from tests.support.engine.small import by_depth


def main() -> None:
    """Visit and count. A broken law ends it with what was expected."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=sorted(TABLES), help="which small game")
    parser.add_argument("--depth", type=int, default=0, help="how many positions of a line, 0 for all")
    wanted = parser.parse_args()
    game, order = opened(wanted.table)
    total = 0
    for depth, row in enumerate(by_depth(game, order, wanted.depth)):
        for state in row:
            check(game, state)
        total += len(row)
        print(f"{depth:4} {len(row):12,} {total:14,}", flush=True)


if __name__ == "__main__":
    main()
