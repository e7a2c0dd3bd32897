"""A newcomer's first information about a game, before any option: how hard it is, and styles of play."""

from __future__ import annotations

from discovery.core.setup import Style

FAMILY = Style("family")
"""The game as it is."""
BLUFFERS = Style("bluffers", ("jokers=2", "stop"))
EXPERTS = Style("experts", ("trump+", "series+"))
DOUBTERS = Style("bluffers", ("objection",))

STYLES: dict[str, tuple[Style, ...]] = {
    "intro": (FAMILY, BLUFFERS, Style("experts", ("jokers=2", "trump+", "sos"))),
    "memory": (FAMILY, Style("bluffers", ("jokers=2",)), Style("experts", ("jokers=4", "trump+", "sos"))),
    "explore": (FAMILY, BLUFFERS, Style("experts", ("trump+", "series+", "free-placement", "link-bonus"))),
    "select": (FAMILY, BLUFFERS, EXPERTS),
    "connect": (FAMILY, BLUFFERS, EXPERTS),
    "fusion": (FAMILY, Style("bluffers", ("jokers=2", "deposit")), Style("experts", ("trump+", "series+"))),
    "classic-simple": (FAMILY, DOUBTERS),
    "classic-select": (FAMILY, DOUBTERS),
    "classic-connect": (),
    "classic-memory": (),
}
"""The ways to play each game. Two games of the first edition have only options about how much is played."""
DIFFICULTY = {
    "intro": 1,
    "memory": 2,
    "explore": 1,
    "select": 2,
    "connect": 2,
    "fusion": 3,
    "classic-simple": 1,
    "classic-select": 2,
    "classic-connect": 2,
    "classic-memory": 2,
}
