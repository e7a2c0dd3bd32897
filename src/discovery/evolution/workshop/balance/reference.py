"""The usual values: those of the project's decks, measured with many games and kept beside this module.

``python -m tooling.deck_values`` remakes them, which changes of the rules or of ``greedy`` ask for; a test
compares a short run with them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from discovery.core.workshop.samples import Moments, Results
from discovery.evolution.cards.data import load_deck
from discovery.evolution.cards.deck import Deck
from discovery.evolution.workshop.balance.cards import extremes, figures
from discovery.evolution.workshop.balance.estimates import Usual

MODEL = "prehistory"
"""The deck that others are compared with."""
KEPT = ("prehistory", "antiquity")
"""The decks whose values are kept."""
FOLDER = "values"


@cache
def usual_values(name: str = MODEL) -> Usual:
    """The kept values of one of the project's decks."""
    text = files(__package__).joinpath(FOLDER, f"{name}.json").read_text("utf-8")
    return _from_object(load_deck(name), json.loads(text))


def usual_of(deck: Deck, results: Results, side: int = 0, paired: bool = False) -> Usual:
    """The values of a deck that was just measured."""
    cells = {key: measured.sides[side].values for key, measured in results.items()}
    lengths = {
        key: {
            int(name[1]): number
            for name, number in measured.sides[side].counts.items()
            if name[0] == "length"
        }
        for key, measured in results.items()
    }
    cards = extremes(deck, figures(deck, results, side))
    return Usual(deck.names, len(deck.eras()), cells, cards, lengths, paired)


def as_object(usual: Usual, made: Mapping[str, object]) -> dict[str, object]:
    """The stored form of a deck's values; ``made`` has for each kind of games how many were played at a
    table, and the rules, levels and seed."""
    return {
        "made": made,
        "cards": {name: round(value, 4) for name, value in usual.cards.items()},
        "cells": {
            key: {
                name: [one.n, round(one.mean, 6), round(one.spread, 6)]
                for name, one in sorted(values.items())
            }
            for key, values in usual.cells.items()
        },
        "lengths": {
            key: {str(turns): lengths[turns] for turns in sorted(lengths)}
            for key, lengths in usual.lengths.items()
            if lengths
        },
    }


def _from_object(deck: Deck, given: Mapping[str, Any]) -> Usual:
    cells = {
        key: {name: _moments(*row) for name, row in values.items()} for key, values in given["cells"].items()
    }
    lengths = {
        key: {int(turns): number for turns, number in row.items()} for key, row in given["lengths"].items()
    }
    return Usual(deck.names, len(deck.eras()), cells, given["cards"], lengths)


def _moments(n: int, mean: float, spread: float) -> Moments:
    return Moments(n, n * mean, (n - 1) * spread**2 + n * mean * mean)
