"""Positions of team games: Ann and Cem play against Bo and Dan, and Eve alone."""

from __future__ import annotations

from typing import Any

from tests.support.rules.positions import Table

TREE = "band gathering scavenging"
"""Nomadism, Hunting and Homo habilis fit."""


def hands(**others: str) -> dict[str, str]:
    """The hands beside Ann's."""
    return {"Bo": "dog metal", "Cem": "ochre", "Dan": "tribe", "Eve": "clothing"} | others


def teams(table: Table, game: str = "intro", **position: Any) -> Table:
    """Ann's turn, without a stack. What nobody names lies in the discard of the last seat."""
    given: dict[str, Any] = {
        "seats": "Ann, Bo, Cem, Dan, Eve",
        "teams": "Ann+Cem Bo+Dan",
        "hand": "nomadism",
        "hands": hands(),
        "tree": TREE,
        "pool": "hunting",
        "stack": "",
    }
    return table.deal(**(given | {"game": game} | position))
