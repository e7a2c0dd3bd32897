"""The values of the project's decks that `discovery deck balance` compares with, made anew.

`python -m tooling.deck_values` plays on every core, for half an hour where nothing else runs; `--games` plays
fewer, `--kinds random,greedy,skill` leaves the slow programs out.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from discovery.evolution.cards.data import load_deck
from discovery.evolution.workshop.balance import reference
from discovery.evolution.workshop.balance.plans import GAMES, cells_of, tables_of
from discovery.lab.experiment.running import run
from discovery.lab.parallel import Workers

PLACE = Path(reference.__file__).parent / reference.FOLDER
SEED = "values"
CELLS = {"random": 10_000, "greedy": 400, "skill": 400, "levels": 60}
"""Games of each kind at a table; the slow levels play fewer."""


def main(arguments: Sequence[str]) -> int:
    """Play and write."""
    parser = argparse.ArgumentParser(prog="python -m tooling.deck_values", description=__doc__)
    parser.add_argument("decks", nargs="*", default=list(reference.KEPT))
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--kinds", default=",".join(CELLS))
    given = parser.parse_args(arguments)
    for name in given.decks:
        deck = load_deck(name)
        cells = []
        for cell in cells_of(tables_of([deck], GAMES), [deck], "full"):
            kind = cell.key.rpartition("/")[2]
            if kind in CELLS and kind in given.kinds.split(","):
                most = min(CELLS[kind], given.games or CELLS[kind])
                cells.append(type(cell)(cell.key, cell.sides, most, cell.rotate, cell.observed))
        results = run(cells, SEED, lambda _cell, _measured: False, Workers(0), _tell)
        kept = reference.as_object(reference.usual_of(deck, results), SEED)
        (PLACE / f"{name}.json").write_text(written(kept), encoding="utf-8")
    return 0


def written(kept: dict[str, Any]) -> str:
    """As JSON with a line for each value, so that a change shows what it changes."""
    text = json.dumps(kept, indent=1)
    return re.sub(r"\[\s+([^][]*?)\s+\]", _on_one_line, text) + "\n"


def _on_one_line(row: re.Match[str]) -> str:
    return f"[{' '.join(row[1].split())}]"


def _tell(done: int, left: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{left} ", end="", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
