"""A board for each survivor: stamina, damage, what is carried, and what a day costs."""

from __future__ import annotations

from discovery.core.press import Piece, Pieces, PrintWish, Size
from discovery.i18n.rulebook import book
from discovery.survival.content.tables import DAMAGES, RESOURCES
from discovery.survival.press.copy import COLOURS, Copy, sentence
from discovery.survival.press.drawings import sign
from discovery.survival.press.guide import BOOK, COSTS

BOARD = Size(190, 128)
"""Two lie on a sheet of both papers."""
MOST_STAMINA = 15
OBJECTS = 10
DAMAGE = 4


def boards(wish: PrintWish) -> Pieces:
    """As many as there are seats."""
    copy = Copy(wish)
    made = []
    for seat in range(1, copy.seats + 1):
        name = copy.say("survivor", number=seat)
        made.append(Piece(f"board-{seat}", name, "board", _board(copy, seat, name)))
    return Pieces("boards", BOARD, made, outline="square")


def _board(copy: Copy, seat: int, name: str) -> dict[str, object]:
    rules = book(BOOK)
    return {
        "id": f"board-{seat}",
        "seat": str(seat),
        "name": name,
        "colour": COLOURS["character"],
        "character": copy.say("character"),
        "stamina": {"word": sentence(copy.word("stamina")), "sign": sign("stamina"), "most": MOST_STAMINA},
        "damage": {"word": copy.say("damage"), "rule": "XG01", "boxes": DAMAGE, "last": copy.say("last-box")},
        "objects": {"word": copy.say("objects"), "rule": "XC09", "boxes": OBJECTS},
        "rests": _rests(copy),
        "rest": copy.say("rest"),
        "actions": [
            {"name": rules.find(number, copy.language).title, "cost": cost, "rule": number}
            for number, cost in COSTS
        ],
        "costs": copy.say("costs"),
    }


def _rests(copy: Copy) -> list[dict[str, object]]:
    """The healer of each kind of damage at a rest (XC20)."""
    return [
        {
            "from": {"sign": sign(damage), "name": copy.name("damages", damage)},
            "by": {"sign": sign(RESOURCES[healer]), "name": copy.name("resources", RESOURCES[healer])}
            if healer >= 0
            else None,
        }
        for damage, healer in zip(DAMAGES, copy.content.rest, strict=True)
    ]
