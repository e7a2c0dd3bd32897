"""The tables of the survival game, read as they are written: rows of words, nothing compiled."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from pathlib import Path

import discovery.survival.content

FOLDER = Path(next(iter(discovery.survival.content.__path__))) / "data"
RESOURCES = ("food", "meat", "water", "dirty", "wood", "stone", "salvage", "medicine", "poison")
DAMAGES = ("hunger", "thirst", "sickness", "wound")
CLASSES = ("plant", "rock", "debris", "track", "water", "monster")
WAYS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""N NE SE S SW NW (XH01)."""

Row = dict[str, str]
Hex = tuple[int, int]


_own: dict[str, list[Row]] = {}
"""What the file of a host says of each table, if there is one (``content``)."""


@contextmanager
def content(text: str) -> Iterator[None]:
    """Play by a host's own file that builds on the game (docs/how-to/content.md), as long as this lasts."""
    _own.update(_written(text))
    _forget()
    try:
        yield
    finally:
        _own.clear()
        _forget()


def _written(text: str) -> dict[str, list[Row]]:
    """The tables of a file, each behind its name in brackets."""
    parts = [part for part in text.split("\n[") if not part.startswith("#")]
    named = (part.partition("]\n") for part in parts)
    return {name: list(csv.DictReader(lines.strip().splitlines())) for name, _, lines in named}


def _forget() -> None:
    for kept in (rows, by_id, bonuses, tokens_of):
        kept.cache_clear()


@cache
def rows(table: str) -> list[Row]:
    """The rows of a table in their order."""
    with (FOLDER / f"{table}.csv").open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    empty = dict.fromkeys(found[0], "")
    for row in _own.get(table, []):
        wanted = row.get("id", "").lstrip("-")
        same = [n for n, one in enumerate(found) if wanted and one["id"] == wanted]
        if not same:
            found.append(empty | row)
        elif row["id"].startswith("-"):
            found.pop(same[0])
        else:
            found[same[0]] = found[same[0]] | row
    return found


def pile_sizes(land: str) -> dict[str, int]:
    """How many pieces each pile of the shuffle has (XT01)."""
    found = {row["pile"]: int(row["pieces"]) for row in rows("piles")}
    found |= {f"nights-{tier}": sum(row["tier"] == tier for row in rows("nights")) for tier in "12"}
    found["threats"] = sum(int(row["copies"]) for row in rows("threats"))
    found["projects"] = sum(row["land"] in (land, "both") for row in rows("projects"))
    return found


@cache
def by_id(table: str) -> dict[str, Row]:
    """The rows of a table by their id."""
    return {row["id"]: row for row in rows(table)}


@cache
def bonuses(card: str) -> list[list[str]]:
    """The bonuses of an item or character: ``[["cost", "high", "1"], ["pass", "rope"]]``."""
    row = by_id("items").get(card) or by_id("characters")[card]
    return [part.split() for part in row["bonus"].split(",") if part.strip()]


def amounts(text: str) -> dict[str, int]:
    """``"wood 2, stone 1"`` or ``"poison 1 salvage 1"``; what is no resource is left out."""
    words = text.replace(",", " ").split()
    return {word: int(number) for word, number in pairwise(words) if word in RESOURCES}


@cache
def tokens_of(land: str) -> dict[str, tuple[str, str]]:
    """Class and content of each token of a land, by id: copies are counted on within a class."""
    found: dict[str, tuple[str, str]] = {}
    for word in CLASSES:
        number = 0
        for row in rows("tokens"):
            if row["land"] in (land, "both") and row["class"] == word:
                for _ in range(int(row["copies"])):
                    number += 1
                    found[f"{word}-{number:02}"] = (word, row["holds"])
    return found


def threat_steps(piece: str) -> str:
    """The steps of a threat card; of several copies each has a number behind its id."""
    known = by_id("threats")
    return known[piece if piece in known else piece.rpartition("-")[0]]["steps"]


def split(text: str, mark: str) -> list[str]:
    """Split at the marks that stand outside braces."""
    parts, depth = [""], 0
    for sign in text:
        depth += (sign == "{") - (sign == "}")
        if sign == mark and not depth:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts]
