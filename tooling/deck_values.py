"""The values of the project's decks that `discovery deck balance` compares with, made anew.

`python -m tooling.deck_values` plays on every core, for a quarter of an hour of one core and deck; `--games`
plays fewer, and `--kinds levels` measures only that kind and keeps the values of the others. `--resume FILE`
keeps what was played, so that a run that was cut off goes on from there.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from discovery.evolution.cards.data import load_deck
from discovery.evolution.cards.deck import Deck
from discovery.evolution.family import FAMILY
from discovery.evolution.workshop.balance import reference
from discovery.evolution.workshop.balance.plans import GAMES, RANDOM, cells_of, tables_of
from discovery.lab.experiment.measurements_file import MeasurementsFile
from discovery.lab.experiment.running import run
from discovery.lab.parallel import Workers

PLACE = Path(reference.__file__).parent / reference.FOLDER
SEED = "values"
CELLS = {"random": 10_000, "greedy": 1_000, "skill": 1_000, "levels": 1_000}
"""Games of each kind at a table: as many as a full plan plays with a deck, of the quick levels five times as
many; random games, whose values scatter least, a tenth."""


def main(arguments: Sequence[str]) -> int:
    """Play the games with each deck, and write its values."""
    parser = argparse.ArgumentParser(prog="python -m tooling.deck_values", description=__doc__)
    parser.add_argument("decks", nargs="*", default=list(reference.KEPT))
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--kinds", default=",".join(CELLS))
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--resume", default="")
    given = parser.parse_args(arguments)
    for name in given.decks:
        made = measured(load_deck(name), given)
        (PLACE / f"{name}.json").write_text(written(made), encoding="utf-8")
    return 0


def measured(deck: Deck, given: argparse.Namespace) -> dict[str, Any]:
    """What is kept of a deck: the kinds that were played now, and the others as they were."""
    kinds = [kind for kind in given.kinds.split(",") if kind in CELLS]
    games = {kind: min(CELLS[kind], given.games or CELLS[kind]) for kind in kinds}
    cells = [
        replace(cell, games=games[kind])
        for cell in cells_of(tables_of([deck], GAMES), [deck], "full")
        if (kind := cell.key.rpartition("/")[2]) in kinds
    ]
    made = {"rules": FAMILY.rules_version, "levels": FAMILY.players.digest, "seed": SEED}
    store = (
        MeasurementsFile(Path(f"{given.resume}.{deck.id}"), {**made, "deck": deck.id})
        if given.resume
        else None
    )
    results = run(cells, SEED, lambda _cell, _measured: False, Workers(given.workers), _tell, store)
    played, before = reference.usual_of(deck, results), reference.usual_values(deck.id)
    usual = replace(
        played,
        cells={**before.cells, **played.cells},
        lengths={**before.lengths, **played.lengths},
        cards=played.cards if RANDOM in kinds else before.cards,
    )
    kept = json.loads((PLACE / f"{deck.id}.json").read_text("utf-8"))
    return reference.as_object(usual, kept["made"] | {kind: {"games": games[kind], **made} for kind in kinds})


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
