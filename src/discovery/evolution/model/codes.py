"""Move numbers: ``code << 16 | argument``, and from bit 24 up what else a move says (0: nothing).

On a plane bits 24 to 39 hold a spot plus one; bits 40 to 47 a source plus one (a seat, or ``POOL``);
``select`` has its mask of cards from bit 24 up, ``harvest-rob`` a place in a virtual player's row, ``use``
what it is aimed at: a seat plus one, or ``AIMED_CARD`` plus a card. The argument of ``draw`` is how many
cards, 0 where it is one.
"""

from __future__ import annotations

(
    PLACE,
    REPLAY,
    EXCHANGE,
    GIVE,
    DISCARD,
    CALL,
    END,
    PASS,
    STEAL,
    LEAVE,
    ASK,
    SELECT,
    JOKER_TRUMP,
    JOKER_AS,
    INTERRUPT,
    SOS,
    DRAW,
    REPLACE,
    TAKE,
    ANNOUNCE_OPEN,
    ANNOUNCE_CLOSE,
    STOP,
    VERIFY,
    CONCEDE,
    LOOK,
    BIS,
    ME,
    FAIL,
    FLIP,
    LET,
    CLOSED,
    HARVEST_DRAW,
    HARVEST_ROB,
    HARVEST_TAKE,
    HARVEST_NONE,
    OBJECT,
    USE,
    WARD,
    KEEP,
) = range(39)

WORDS = tuple(name.lower().replace("_", "-") for name in vars() if name.isupper())
"""The words of the notation, by number: the names above in their order."""

SHIFT = 16
ARGUMENT = 0xFFFF
CODE = 0xFF
EXTRA = 24
HEAD = (1 << EXTRA) - 1
"""A move without what it says beside its argument."""
SPOT = 0xFFFF
SOURCE = 40
POOL = 9
"""The source that is no seat."""
AIMED_CARD = 16
"""The extra bits (24 and up) are a seat plus one below this number, else a card plus this number."""
LEAVE_TABLE = LEAVE << SHIFT
"""Leaving for good (R01): any seat may, at any time; it is no choice of play and so never listed as legal."""
FLIP_CARD = FLIP << SHIFT
STEAL_CARD = STEAL << SHIFT
CLOSE_WINDOW = CLOSED << SHIFT
"""The line that closes a window; no seat plays it."""
LET_PASS = LET << SHIFT
ANSWERS = (STOP, INTERRUPT, BIS, ME, LET, OBJECT, WARD)
"""The answers of a seat in a window."""


def code_of(move: int) -> int:
    """The number of a move's word."""
    return move >> SHIFT & CODE


def argument_of(move: int) -> int:
    """The card, seat or era that a move names by number, 0 where it names none."""
    return move & ARGUMENT


def compose(code: int, argument: int = 0) -> int:
    """The move of a kind that names ``argument`` (a card, seat or era by number) and nothing else."""
    return code << SHIFT | argument


def selecting(cards: int) -> int:
    """The ``SELECT`` of a mask of cards."""
    return SELECT << SHIFT | cards << EXTRA


def head_of(move: int) -> int:
    """A move without what it says beside its argument: its spot, its source, its cards."""
    return move & HEAD


def without_spot(move: int) -> int:
    """A move that lays a card, without the spot that it names."""
    return move & ~(SPOT << EXTRA)


def cards_of(move: int) -> int:
    """The mask of the cards that a ``SELECT`` names."""
    return move >> EXTRA


def place_of(move: int) -> int:
    """The place in a virtual player's row that a ``HARVEST_ROB`` names, from 1; 0 for none."""
    return move >> EXTRA


def aim_of(move: int) -> int:
    """The aim of a ``USE``: a seat plus one, ``AIMED_CARD`` plus a card, or 0 for nothing."""
    return move >> EXTRA


def spot_of(move: int) -> int:
    """The spot that a move names, -1 for none."""
    return (move >> EXTRA & SPOT) - 1


def spot_in(extra: int) -> int:
    """The spot named by what a move says beside its argument, -1 for none."""
    return (extra & SPOT) - 1


def source_in(extra: int) -> int:
    """The seat or ``POOL`` named by what a move says beside its argument, -1 for none."""
    return (extra >> SOURCE - EXTRA) - 1


def source_of(move: int) -> int:
    """The seat or ``POOL`` that a move takes from, -1 for none."""
    return (move >> SOURCE) - 1


def at(spot: int) -> int:
    """The bits of a move that name a spot."""
    return spot + 1 << EXTRA


def out_of(source: int) -> int:
    """The bits of a move that name a source."""
    return source + 1 << SOURCE
