"""Tokens that some games need besides cards. The first edition: chips for stakes (R05), the leader's token,
the champion's card and trophies (S30). The option Battle: markers (Y06)."""

from __future__ import annotations

from collections.abc import Mapping

from discovery.core.press import CARD, Piece, Pieces, PrintWish, Size
from discovery.evolution.press.cards import COLOURS, JOKER_COLOUR, plain_back
from discovery.evolution.press.pictures import asset_signs
from discovery.evolution.variants.battle.option import MOST
from discovery.evolution.variants.battle.state import MARKERS
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


def markers(wish: PrintWish) -> Pieces:
    """The tokens of Battle: the markers of every seat (Y06), and a shield for each seat that is safe
    (Y09)."""
    ready, safe = (translate(wish.language, f"press-{word}") for word in ("ready", "safe"))
    made = []
    for seat in range(MOST):
        key, colour = f"marker-{seat + 1}", COLOURS[seat % len(COLOURS)]
        name = translate(wish.language, "press-marker", number=seat + 1)
        face = {"id": key, "value": str(seat + 1), "word": ready, "colour": colour}
        made.append(Piece(key, name, "marker", face, MARKERS))
    face = {"id": "safe", "word": safe, "sign": asset_signs()["guard"], "colour": JOKER_COLOUR}
    made.append(Piece("safe", safe, "safe", face, MOST))
    return Pieces("markers", ROUND, made, outline="circle")


def champion(wish: PrintWish) -> Pieces:
    """The card that lies in front of the champion."""
    name = translate(wish.language, "press-champion")
    word = translate(wish.language, "press-champion-word")
    face = {"name": name, "word": word, "rule": "S30", "colour": COLOURS[2]}
    back = plain_back("back-champion", name, COLOURS[2])
    return Pieces("champion", CARD, [Piece("champion", name, "champion", face)], back)
