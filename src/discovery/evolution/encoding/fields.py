"""What choices and rows are made of: constants that compiled and plain files share."""

from __future__ import annotations

from discovery.evolution.board.plane import ROW
from discovery.evolution.model import codes

WORD = 0xFFFFFFFFFFFFFFFF
WHOLE, SOURCE, SPOT, CARDS, PLACE_IN_ROW = range(5)
"""Which part of a move is chosen next: its word, its source, its spot, one more card, or a place in a virtual
player's row."""
TAKING = (codes.JOKER_TRUMP, codes.JOKER_AS, codes.REPLACE)
"""The words that name a source."""
SIDES = ("on", "east of", "west of", "north of", "south of")
STEPS = (0, 1, -1, ROW, -ROW)
"""Where a spot lies, seen from the card that names it, and the step from that card."""
CONTESTABLE, INTERRUPTIBLE, FLASHING, ASKED = 1, 2, 4, 8
"""The flags of a window."""
