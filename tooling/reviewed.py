"""Which rows of the survival game's content were read: ``python -m tooling.reviewed``.

Whether a sentence says what the steps beside it do can only be read, in each language.
``content/reviewed.csv`` lists the rows that were, with a digest of all that stands in them: a changed row has
to be read again. The command lists the rows that wait for that; ``--sign TABLE/ROW...`` notes that these
were read, ``--sign all`` that every one of them was.
"""

from __future__ import annotations

import csv
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

from discovery.survival.content.contentfile import ContentRow
from discovery.survival.content.reading import WORDS, built_in_tables

FILE = Path(__file__).parents[1] / "src/discovery/survival/content/reviewed.csv"
COLUMNS = ("row", "digest")


def digests() -> dict[str, str]:
    """A digest of every row that people read something of, by table and id (tasks by scenario and number)."""
    found = {}
    for table, rows in built_in_tables().items():
        for number, row in enumerate(rows):
            if any(row.cells.get(column) for column in WORDS):
                found[f"{table}/{_called(table, row, number)}"] = _digest(row)
    return found


def _called(table: str, row: ContentRow, number: int) -> str:
    if table != "quests":
        return row.cells["id"]
    before = built_in_tables()[table][:number]
    return f"{row.cells['scenario']}-{sum(one.cells['scenario'] == row.cells['scenario'] for one in before)}"


def _digest(row: ContentRow) -> str:
    return hashlib.sha256(repr(sorted(row.cells.items())).encode()).hexdigest()[:12]


def reviewed() -> dict[str, str]:
    """The digests of the rows that were read, as they were then."""
    with FILE.open(encoding="utf-8", newline="") as file:
        return {row["row"]: row["digest"] for row in csv.DictReader(file)}


def waiting() -> list[str]:
    """The rows that nobody has read as they are now."""
    read = reviewed()
    return [name for name, digest in digests().items() if read.get(name) != digest]


def sign(names: Sequence[str]) -> None:
    """Note that these rows were read; rows that are gone leave the list."""
    read, now = reviewed(), digests()
    kept = {name: now[name] if name in names else read.get(name, "") for name in now}
    with FILE.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(COLUMNS)
        rows.writerows(item for item in kept.items() if item[1])


def main(arguments: Sequence[str]) -> int:
    """List what waits, or sign."""
    if arguments[:1] == ["--sign"]:
        sign(waiting() if arguments[1:] == ["all"] else arguments[1:])
    left = waiting()
    print("\n".join(left))
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
