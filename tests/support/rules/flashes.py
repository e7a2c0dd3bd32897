"""Positions of Flash: Ann plays, Bo and Cem may take over."""

from __future__ import annotations

from typing import Any

from tests.support.rules.positions import Table

TREE = "band gathering australopithecus pebble-tool barter"
"""Era 2 is open; Scavenging, Nomadism and Homo habilis fit, Fire and Tent do not."""


def flash(table: Table, more: str = "", **position: Any) -> Table:
    """Ann holds a card that fits; the stack is known from its top. ``more`` are further options."""
    given: dict[str, Any] = {
        "options": f"flash {more}".strip(),
        "hand": "scavenging fishing myth",
        "hands": {"Bo": "dog metal", "Cem": "ochre tribe"},
        "tree": TREE,
        "pool": "tent",
    }
    if "stack" not in position:
        given["top"] = "painting sculpture burial engraving"
    return table.deal(**(given | position))
