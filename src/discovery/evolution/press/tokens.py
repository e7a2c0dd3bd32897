"""What the first edition needs besides: chips for stakes (R05), the leader's token, the champion's card and
trophies (S30)."""

from __future__ import annotations

from collections.abc import Mapping

from discovery.core.press import CARD, Piece, Pieces, PrintWish, Size
from discovery.evolution.press.cards import COLOURS, JOKER_COLOUR, plain_back
from discovery.i18n import translate

ROUND = Size(28, 28)
"""So that one sheet takes them all on both papers."""
CHIPS: Mapping[int, int] = {1: 18, 5: 10, 10: 8}
"""How many of each value: 36 chips worth 148."""
TROPHIES = 12


def tokens(wish: PrintWish) -> Pieces:
    """Chips of 1, 5 and 10, the leader's token (J02, S09), trophies."""
    made = []
    for place, (value, copies) in enumerate(CHIPS.items()):
        name = translate(wish.language, "press-chip", number=value)
        face = {"value": str(value), "colour": COLOURS[place + 2]}
        made.append(Piece(f"chip-{value}", name, "chip", face, copies))
    leader, trophy = (translate(wish.language, f"press-{word}") for word in ("leader", "trophy"))
    made.append(Piece("leader", leader, "leader", {"id": "leader", "word": leader, "colour": JOKER_COLOUR}))
    face = {"id": "trophy", "word": trophy, "colour": COLOURS[1]}
    made.append(Piece("trophy", trophy, "trophy", face, TROPHIES))
    return Pieces("tokens", ROUND, made, outline="circle")


def champion(wish: PrintWish) -> Pieces:
    """The card that lies in front of the champion."""
    name = translate(wish.language, "press-champion")
    word = translate(wish.language, "press-champion-word")
    face = {"name": name, "word": word, "rule": "S30", "colour": COLOURS[2]}
    back = plain_back("back-champion", name, COLOURS[2])
    return Pieces("champion", CARD, [Piece("champion", name, "champion", face)], back)
