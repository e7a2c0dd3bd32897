"""The decks that come with the project, as data files."""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files

from discovery.errors import Code, InvalidSetup
from discovery.evolution.deck import Deck, Family
from discovery.evolution.deckfile import read_deck

DECKS = ("prehistory",)


@cache
def load_deck(name: str) -> Deck:
    """The deck of that id. ``InvalidSetup`` if there is none."""
    if name not in DECKS:
        raise InvalidSetup(Code.UNKNOWN_DECK, given=name)
    return read_deck(files(__package__).joinpath(f"{name}.csv").read_text("utf-8"))


@cache
def load_families() -> tuple[Family, ...]:
    """The seven families (A04)."""
    rows = csv.DictReader(files(__package__).joinpath("families.csv").read_text("utf-8").splitlines())
    return tuple(
        Family(
            row["id"], row["letter"], {"en": row["name_en"], "fr": row["name_fr"]}, row["icon"], row["shape"]
        )
        for row in rows
    )
