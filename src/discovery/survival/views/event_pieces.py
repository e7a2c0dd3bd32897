"""The subjects of the fields of an event: the table of its piece, and its space (see ``model.events``)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from discovery.survival.content.tables import DAMAGES, RESOURCES
from discovery.survival.model import events as told
from discovery.survival.model.codes import CHARACTER, ITEM_PIECE, PROJECT_PIECE

if TYPE_CHECKING:
    from discovery.core.protocol import Event
    from discovery.survival.content.tables import Content

NO_PIECE = ("", "")
CARDS = {
    told.FOUND: "explore",
    told.INVESTIGATED: "explore",
    told.NIGHT: "nights",
    told.THREAT: "threats",
    told.SUPPORTED: "supports",
    told.CHOSE: "characters",
}
"""The tables of the cards that events name."""
AMOUNTS = {told.GAINED, told.LOST, told.PAID, told.REWARD, told.TRADED, told.DELIVERED}
"""The kinds whose number is how many."""
ENEMIES = {told.PLACED, told.FIGHT_BEGAN, told.HIT, told.SLAIN, told.VANISHED}
DAMAGED = {told.HURT, told.HEALED}
PIECES = AMOUNTS | {told.SHARED, told.GAVE, told.DROPPED, told.LOOTED, told.PROJECT, told.DREW}
HOLDERS = {told.USED, told.CRAFTED}
PLACED_AT = {
    told.MOVED, told.LAID, told.COLLECTED, told.FOUND, told.REVEALED, told.DIED, told.WON, told.INVESTIGATED,
    told.LIT, told.BURNT_OUT, told.PLACED, told.PROWLED, told.FIGHT_BEGAN, told.RETREATED, told.SLAIN,
    told.POT, told.LEFT, told.VANISHED, told.FLED,
}  # fmt: skip
"""The kinds whose number is a space."""
TILED = {told.EXPLORED, told.SURVEYED}
"""The kinds whose number is a slot."""
BETWEEN_SEATS = {
    told.GAVE, told.SHARED, told.TRADED, told.LOOTED, told.ATTACKED, told.NAMED, told.PROPOSED, told.DECLINED,
    told.SUPPORTED, told.REWARD, told.HEALED, told.USED,
}  # fmt: skip
"""The kinds whose other number is a seat, or -1."""


def space_of(event: Event) -> int:
    """The space that an event names, the centre for a tile; -1 for none."""
    if event.kind in TILED:
        return event.number * 7
    return event.number if event.kind in PLACED_AT else -1


def piece_of(content: Content, event: Event) -> tuple[str, str]:
    """The table and the id of what an event names; ``NO_PIECE`` for nothing, or what may not be known."""
    kind, number = event.kind, event.piece
    if number < 0:
        return NO_PIECE
    if kind in CARDS:
        return card(content, CARDS[kind], number)
    if kind in ENEMIES:
        return "enemies", content.enemies[number].id
    if kind in DAMAGED:
        return "damages", DAMAGES[number]
    if kind in PIECES:
        return piece(content, number)
    return holder(content, number) if kind in HOLDERS else NO_PIECE


def card(content: Content, table: str, number: int) -> tuple[str, str]:
    """The table and the id of a card by its number."""
    return table, _ids(content)[table][number]


@cache
def _ids(content: Content) -> dict[str, list[str]]:
    """The ids of the cards by table; there are few contents, and each is one object."""
    return {
        "explore": [row.id for row in content.explorations],
        "nights": [row.id for row in content.nights],
        "threats": [row.id for row in content.threats],
        "supports": [row.id for row in content.supports],
        "characters": [row.id for row in content.characters],
    }


def piece(content: Content, number: int) -> tuple[str, str]:
    """A resource, an item or a project by its number in moves."""
    if number < ITEM_PIECE:
        return "resources", RESOURCES[number]
    if number < PROJECT_PIECE:
        return "items", content.items[number - ITEM_PIECE].id
    return "projects", content.projects[number - PROJECT_PIECE].id


def holder(content: Content, number: int) -> tuple[str, str]:
    """An item or a character by its number among the holders."""
    if number >= CHARACTER:
        return "characters", content.characters[number - CHARACTER].id
    return "items", content.items[number].id
