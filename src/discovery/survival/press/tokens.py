"""Tokens and counters, squares to be cut: those of the map and the supplies of survivors."""

from __future__ import annotations

from collections.abc import Iterator

from discovery.core.press import Piece, Pieces, PrintWish, Size
from discovery.survival.content.tables import CLASSES, DAMAGES, RESOURCES, TokenKind
from discovery.survival.press.copy import COLOURS, SIGNS, Copy, sentence
from discovery.survival.press.drawings import Drawing, sign

SQUARE = Size(19, 19)
BOXES = 3
"""Damage that somebody may have and live (XG01)."""
LEAST_STOCK = 8
STOCK_A_SEAT = 4
"""Counters of each resource: enough for ten objects each (XC09) and what lies on the map."""
FIRES = 6
"""As many a card can make (XH06)."""
LIFE = 12
"""Counters for damage of enemies (XF10)."""


def map_tokens(wish: PrintWish) -> Pieces:
    """The tokens of the map (XB07): class and land on the back, what they hold on the front."""
    copy = Copy(wish)
    made = [
        Piece(
            f"{kind.land}-{CLASSES[kind.klass]}-{kind.holds.replace(':', '-').replace(' ', '-')}",
            _holds(copy, kind),
            "token",
            _face(copy, kind),
            kind.copies,
            _back(copy, kind),
        )
        for kind in copy.content.tokens
    ]
    return Pieces("map-tokens", SQUARE, made, outline="square")


def _holds(copy: Copy, kind: TokenKind) -> str:
    what, _, of = kind.holds.partition(":")
    if what == "enemy":
        return copy.name("enemies", of)
    if what == "explore":
        return copy.say("card-number", number=of)
    resource, _, number = kind.holds.partition(" ")
    return f"{number} × {copy.name('resources', resource)}"


def _face(copy: Copy, kind: TokenKind) -> dict[str, object]:
    what, _, of = kind.holds.partition(":")
    klass = CLASSES[kind.klass]
    if what == "enemy":
        return _square(of, COLOURS["enemy"], sign("monster"), "", copy.name("enemies", of))
    if what == "explore":
        return _square(of, COLOURS[klass], None, of, copy.say("card"))
    resource, _, number = kind.holds.partition(" ")
    many = number if klass != "water" else ""
    name = copy.name("resources", resource)
    return _square(resource, COLOURS[klass], sign(resource), many, name)


def _square(id: str, colour: str, drawing: Drawing | None, number: str, word: str) -> dict[str, object]:
    return {"id": id, "colour": colour, "sign": drawing, "number": number, "word": word}


def _back(copy: Copy, kind: TokenKind) -> Piece:
    klass = CLASSES[kind.klass]
    word, land = copy.say(f"class-{klass}"), copy.land(kind.land)
    drawing = sign(SIGNS.get(klass, klass))
    data = {"id": klass, "colour": COLOURS[klass], "sign": drawing, "word": word, "under": land}
    return Piece(f"back-{kind.land}-{klass}", f"{word}, {land}", "token-back", data)


def supplies(wish: PrintWish) -> Pieces:
    """The other pieces for counting and moving: resources, damage, fires, survivors, markers."""
    return Pieces("supplies", SQUARE, list(_supplies(Copy(wish))), outline="square")


def _supplies(copy: Copy) -> Iterator[Piece]:
    for resource in RESOURCES:
        name = copy.name("resources", resource)
        yield _counter(
            resource, name, COLOURS["supply"], sign(resource), max(LEAST_STOCK, STOCK_A_SEAT * copy.seats)
        )
    for damage in DAMAGES:
        name = copy.name("damages", damage)
        yield _counter(damage, name, COLOURS["enemy"], sign(damage), BOXES * copy.seats)
    yield _counter("life", copy.say("life"), COLOURS["rock"], sign("wound"), LIFE)
    lit, cold = sentence(copy.word("fire-lit")), copy.say("burnt-out")
    data = {"id": "cold", "colour": "#2a2521", "sign": sign("cold"), "word": cold, "under": ""}
    burnt = Piece("back-fire", cold, "token-back", data)
    yield _counter("fire", lit, "#a1301e", sign("fire"), _fires(copy), back=burnt)
    for seat in range(1, copy.seats + 1):
        name = copy.say("survivor", number=seat)
        yield _counter(f"survivor-{seat}", name, COLOURS["character"], sign("person"), 2, number=str(seat))
    for enemy in copy.content.enemies:
        if enemy.special:
            yield _counter(enemy.id, copy.name("enemies", enemy.id), COLOURS["enemy"], sign("monster"), 1)
    first = sentence(copy.word("first"))
    for key, name, drawing, copies in (
        ("first", first, "landmark", 1),
        ("night", copy.say("night"), "camp", 1),
        ("progress", copy.say("progress"), "heap", 4),
        ("used", copy.say("used"), "bag", 2 * copy.seats),
    ):
        yield _counter(key, name, COLOURS["quest"], sign(drawing), copies)


def _fires(copy: Copy) -> int:
    """Those that cards make, and those that lie on the tiles of a land."""
    marks = dict.fromkeys(copy.content.lands, 0)
    for tile in copy.content.tiles:
        marks[tile.land] = marks.get(tile.land, 0) + tile.marks.count("f")
    return max(FIRES, *marks.values())


def _counter(
    id: str,
    name: str,
    colour: str,
    drawing: Drawing,
    copies: int,
    number: str = "",
    back: Piece | None = None,
) -> Piece:
    return Piece(id, name, "token", _square(id, colour, drawing, number, name), copies, back)
