"""Positions of Memory: Ann acts, Bo says Stop, Cem looks on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.positions import Table

TREE = "band gathering australopithecus pebble-tool barter"
"""Era 2 is open; Scavenging, Nomadism and Homo habilis fit, Fire and Tent do not."""
CASES = pytest.mark.parametrize("case", [2, 3])
"""A fault of the contested player: given up, or not found."""


def memory(table: Table, **position: Any) -> Table:
    """Ann holds a card that fits, one that does not and one to keep; the stack is known from its top."""
    given: dict[str, Any] = {
        "game": "memory",
        "hand": "scavenging fire myth",
        "hands": {"Bo": "dog metal", "Cem": "ochre tribe"},
        "tree": TREE,
    }
    if "stack" not in position:
        given["top"] = "fishing painting sculpture"
    return table.deal(**(given | position))


def settle_fault(table: Table, case: int) -> Table:
    """Bo contests what Ann did; she gives up (case 2) or verifies in vain (case 3). If Bo holds cards, the
    first one goes to Ann."""
    table.play("Bo: stop")
    held = table.hand("Bo")
    if case == 2:
        return table.play(f"Ann: concede = {held[0]}" if held else "Ann: concede")
    table.play("Ann: verify")
    return table.play(f"Bo: give {held[0]}") if held else table


def judged(table: Table, line: str) -> bool:
    """Whether an action of Ann stands Bo's Stop."""
    table.play(line, "Bo: stop", "Ann: verify")
    (fault,) = table.told("fault")
    return fault[1] == "Bo"
