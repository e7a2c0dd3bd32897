"""How long opponents think about a move without a deadline.

``python -m bench.answers``. Each level plays games of every kind with three seats against two of level 2.
Every decision with more than one choice is timed, in processor time of its one core.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path
from statistics import median

from bench.timed import TOOK
from discovery import COMPILED
from discovery.evolution.variants.catalogue import GAMES
from discovery.lab.match import Match

BESIDE = "level-2"


def measure(game: str, level: str, games: int) -> dict[str, float]:
    """The decisions of ``level`` in some games: how many, and the median and the longest in milliseconds."""
    TOOK[level].clear()
    match = Match(game, [f"bench.timed:{level.replace('-', '_')}", BESIDE, BESIDE])
    for number in range(games):
        match.play(f"answers {number}")
    took = TOOK[level]
    return {"decisions": len(took), "median_ms": 1000 * median(took), "longest_ms": 1000 * max(took)}


def main() -> None:
    """Measure the levels' answers, and print a table of them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--levels", default="3,6,7", help="the levels, separated by commas")
    parser.add_argument("--games", type=int, default=2, help="games of each kind")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write all figures there")
    wanted = parser.parse_args()
    found: dict[str, dict[str, dict[str, float]]] = defaultdict(dict)
    print(
        f"compiled: {COMPILED}\n{'':10}{'':10}{'decisions':>11}{'median ms':>11}{'longest ms':>12}",
        flush=True,
    )
    for level in (f"level-{number}" for number in wanted.levels.split(",")):
        for game in GAMES:
            row = found[level][game] = measure(game, level, wanted.games)
            numbers = f"{row['decisions']:11,}{row['median_ms']:11.1f}{row['longest_ms']:12.1f}"
            print(f"{level:10}{game:10}{numbers}", flush=True)
    if wanted.json:
        text = json.dumps({"compiled": COMPILED, "levels": found}, indent=1)
        wanted.json.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
