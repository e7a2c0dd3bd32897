"""The parts of choices and rows: constants that compiled and plain files share."""

from __future__ import annotations

from discovery.evolution.board.plane import ROW
from discovery.evolution.model import codes
from discovery.evolution.model.phases import PHASES
from discovery.evolution.model.setup import Setup

WORD = 0xFFFFFFFFFFFFFFFF
WHOLE, SOURCE, SPOT, CARDS, PLACE_IN_ROW, AIM = range(6)
"""Which part of a move is chosen next: its word, its source, its spot, one more card, a place in a virtual
player's row, or what an asset is aimed at."""
TAKING = (codes.JOKER_TRUMP, codes.JOKER_AS, codes.REPLACE)
"""The words that name a source."""
SIDES = ("on", "east of", "west of", "north of", "south of")
STEPS = (0, 1, -1, ROW, -ROW)
"""Where a spot lies, seen from the card that names it, and the step from that card."""
CONTESTABLE, INTERRUPTIBLE, FLASHING, ASKED = 1, 2, 4, 8
"""The flags of a window."""
NEWEST_PHASES, NEWEST_WORDS, CLASSIC_PHASES, CLASSIC_WORDS, OBJECTION_WORDS = 14, 31, 16, 35, 36
"""How many phases and words the newest edition has without assets, and the first one without and with late
objection: their rows keep the length that stored data sets have."""


def words_of(setup: Setup) -> int:
    """How many words a row of the set-up has a bit for."""
    if setup.assets is not None:
        return len(codes.WORDS)
    if setup.objection:
        return OBJECTION_WORDS
    return CLASSIC_WORDS if setup.classic else NEWEST_WORDS


def phases_of(setup: Setup) -> int:
    """How many phases a row of the set-up has a bit for."""
    if setup.assets is not None:
        return len(PHASES)
    return CLASSIC_PHASES if setup.classic else NEWEST_PHASES
