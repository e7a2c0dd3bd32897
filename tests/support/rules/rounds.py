"""Positions in a round of Select: Ann leads, and everybody's selection lies open."""

from __future__ import annotations

from typing import Any

from tests.support.rules.positions import Table

TREE = "band gathering australopithecus pebble-tool barter"
"""Era 2 is open; Scavenging, Nomadism and Homo habilis fit, Fire and Tent do not."""


def in_round(table: Table, **position: Any) -> Table:
    """Ann could place Scavenging, which she selected, and Nomadism, which she did not; Bo and Cem nothing."""
    given: dict[str, Any] = {
        "game": "select",
        "hand": "nomadism myth",
        "tree": TREE,
        "hands": {"Bo": "dog", "Cem": "ochre"},
        "selections": {"Ann": "scavenging fishing", "Bo": "metal", "Cem": "tribe"},
    }
    return table.deal(**(given | position))


def all_pass(table: Table) -> Table:
    """Everybody passes until the round is over, and nobody objects; the events of the last pass stay
    available. A turn with a placement is ended first."""
    table.let_pass()
    number = table.round.number
    while table.round.number == number and not table.over():
        table.play("end" if "end" in table.words else "pass")
        told = table.happened
        table.let_pass()
        table.happened = [*told, *table.happened]
    return table


def leader(table: Table) -> str:
    """Who has the leader's token, as everybody sees it."""
    return table.game.seats[table.game.view(table.state, 0).leader]
