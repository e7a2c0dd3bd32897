"""The tables of the survival game, read as they are written: rows of words, nothing compiled."""

from __future__ import annotations

import csv
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


@cache
def rows(table: str) -> list[Row]:
    """The rows of a table in their order."""
    with (FOLDER / f"{table}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


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
