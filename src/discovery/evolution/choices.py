"""Moves as choices for learning: an index for every part of every move, and masks of what is legal.

Two shapes were weighed for moves that say much: one index a whole move (on a plane a million of them, in
Select two to the power of a hand), or a move put together part by part. Parts it is: first the word with its
card, seat or era, then the source, then the spot; a selection card by card, lowest first, and ``done``. A
spot is told by a card that lies there or that it borders (the lowest-numbered one), so that it needs no map
of the plane. Seats are counted clockwise from the seat that chooses.

Flat ints and arrays written by index, for the compiled build: no closures, generators or keywords in loops.
"""

from __future__ import annotations

from typing import Protocol

from discovery.bits import BIT
from discovery.evolution.course import acting, extras
from discovery.evolution.course import offered as possible
from discovery.evolution.moves import codes
from discovery.evolution.reactions import PLACEMENTS
from discovery.evolution.state import NO_CARD, Setup, State
from discovery.evolution.trees.plane import ORIGIN, ROW, SPOTS, Plane

WORD = 0xFFFFFFFFFFFFFFFF
WIDE = 64
WHOLE, SOURCE, SPOT, CARDS = range(4)
"""What of a move is chosen next: its beginning, where from, where to, one more card."""
TAKING = (codes.JOKER_TRUMP, codes.JOKER_AS, codes.REPLACE)
"""The words that say where from."""
SIDES = (("on", 0), ("east of", 1), ("west of", -1), ("north of", ROW), ("south of", -ROW))
"""Where a spot lies, seen from the card that tells it."""


class Words(Protocol):
    """An array of whole numbers; in rows and masks of unsigned ones of 64 bits."""

    def __getitem__(self, at: int, /) -> int:
        """The number there."""
        ...

    def __setitem__(self, at: int, word: int, /) -> None:
        """Another number there."""
        ...


class Choice:
    """A move that ``seat`` is putting together. ``stage`` tells what is chosen next, ``move`` what is there
    already; ``cards`` is the card that it names or, in a selection, those chosen, ``source`` is a mask."""

    __slots__ = ("cards", "move", "seat", "source", "stage")

    def __init__(self, seat: int) -> None:
        self.begin(seat)

    def begin(self, seat: int) -> None:
        """Nothing chosen yet."""
        self.seat = seat
        self.stage = WHOLE
        self.move = self.cards = self.source = 0


class Coding:
    """An index for every part of every move of a set-up, ``size`` of them in ``words`` words of a mask.

    ``first`` is by code the first index of a word, -1 where the game has none; ``code_at`` is by index the
    code, ``kind_of`` by code what its argument is. ``sources``, ``spots`` and ``picks`` are the first indices
    of the other parts, -1 where the game has none: own hand (or the stack), pool, then the seats; the first
    card's cell, then for each side every card; every card, then ``done``.
    """

    __slots__ = (
        *("code_at", "done", "first", "kind_of", "picks", "setup"),
        *("size", "sources", "spotted", "spots", "words"),
    )

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.first = [-1] * len(codes.WORDS)
        self.kind_of = [""] * len(codes.WORDS)
        self.code_at: list[int] = []
        offered = {kind.code: kind.argument for kinds in setup.kinds for kind in kinds}
        for code in sorted(offered.keys() - {codes.FLIP, codes.SELECT}):
            self.first[code] = len(self.code_at)
            self.kind_of[code] = offered[code]
            self.code_at += [code] * _arguments(setup, offered[code])
        self.size = len(self.code_at)
        self.sources = self._block(2 + setup.seat_count, bool(offered.keys() & set(TAKING)))
        self.spotted = setup.rules.spots is not None
        self.spots = self._block(1 + len(SIDES) * setup.card_count, self.spotted)
        self.picks = self._block(setup.card_count + 1, codes.SELECT in offered)
        self.done = self.picks + setup.card_count
        self.words = (self.size + WIDE - 1) // WIDE

    def _block(self, size: int, wanted: bool) -> int:
        first = self.size
        self.size += size if wanted else 0
        return first if wanted else -1


def _arguments(setup: Setup, kind: str) -> int:
    if kind == "era":
        return setup.highest - setup.lowest + 1
    return {"card": setup.card_count, "seat": setup.seat_count}.get(kind, 1)


# ---- masks -------------------------------------------------------------------------------------------------


def put(out: Words, at: int, first: int, mask: int) -> None:
    """Set the bits of ``mask`` from bit ``first`` of the row that begins at word ``at``."""
    word, shift = at + (first >> 6), first & 63
    while mask:
        piece = mask & WORD
        out[word] = out[word] | (piece << shift & WORD)
        if shift and piece >> (WIDE - shift):
            out[word + 1] = out[word + 1] | piece >> (WIDE - shift)
        if mask == piece:
            return
        mask >>= WIDE
        word += 1


def write_mask(coding: Coding, state: State, choice: Choice, out: Words, at: int) -> None:
    """What the seat may choose now, from word ``at``; nothing if it is not asked."""
    seat = choice.seat
    for word in range(at, at + coding.words):
        out[word] = 0
    if not acting(state) & BIT[seat]:
        return
    if choice.stage == WHOLE:
        _put_words(coding, state, seat, out, at)
    elif choice.stage == CARDS:
        above = choice.cards.bit_length()
        put(out, at, coding.picks, state.hands[seat] >> above << above)
        put(out, at, coding.done, 1)
    else:
        _put_parts(coding, state, choice, out, at)


def _put_words(coding: Coding, state: State, seat: int, out: Words, at: int) -> None:
    setup = coding.setup
    for kind in setup.kinds[state.phase]:
        code = kind.code
        offered = possible(state, seat, code)
        if not offered:
            continue
        if code == codes.SELECT:
            put(out, at, coding.picks, state.hands[seat])
            continue
        if coding.kind_of[code] == "seat":
            offered = turned(offered, seat, setup.seat_count)
        elif coding.kind_of[code] == "era":
            offered >>= setup.lowest
        put(out, at, coding.first[code], offered)


def _put_parts(coding: Coding, state: State, choice: Choice, out: Words, at: int) -> None:
    """Sources or spots: whatever of them some move that begins as the choice does names."""
    setup, seat = coding.setup, choice.seat
    code = codes.code_of(choice.move)
    source = choice.move >> codes.SOURCE
    for extra in extras(state, seat, code, choice.move & codes.ARGUMENT):
        taken = extra >> (codes.SOURCE - codes.EXTRA)
        if choice.stage == SOURCE:
            put(out, at, coding.sources + source_index(taken, seat, setup.seat_count), 1)
        elif taken == source:
            assert state.plane is not None
            put(out, at, coding.spots + spot_index(state.plane, (extra & codes.SPOT) - 1), 1)


def turned(seats: int, viewer: int, count: int) -> int:
    """A mask of seats, counted clockwise from ``viewer``."""
    return (seats >> viewer | seats << (count - viewer)) & (BIT[count] - 1)


def source_index(taken: int, seat: int, count: int) -> int:
    """The place of a source (the bits of a move that name it) among the sources."""
    if taken == 0:
        return 0
    return 1 if taken == codes.POOL + 1 else 2 + (taken - 1 - seat) % count


def spot_index(plane: Plane, spot: int) -> int:
    """The place of a spot among the spots: the card on top of it, else the lowest that it borders."""
    if not plane.tops:
        return 0
    cards = plane.links.cards
    top = plane.top_at(spot)
    if top != NO_CARD:
        return 1 + top
    near = plane.bordering(spot)
    card = (near & -near).bit_length() - 1
    away = (spot - plane.spot[card]) % SPOTS
    for side in range(1, len(SIDES)):
        if away == SIDES[side][1] % SPOTS:
            return 1 + side * cards + card
    raise ValueError(spot)


def spot_of(plane: Plane, index: int) -> int:
    """The spot at that place."""
    if index == 0:
        return ORIGIN
    side, card = divmod(index - 1, plane.links.cards)
    return (plane.spot[card] + SIDES[side][1]) % SPOTS


def choose(coding: Coding, state: State, choice: Choice, index: int) -> bool:
    """Add a legal choice; ``True`` when ``choice.move`` is whole."""
    setup = coding.setup
    if choice.stage == WHOLE and index < len(coding.code_at):
        return _begin(coding, choice, index)
    if choice.stage == SOURCE:
        source = index - coding.sources
        choice.source = BIT[source]
        if source:
            taken = codes.POOL if source == 1 else (source - 2 + choice.seat) % setup.seat_count
            choice.move |= codes.out_of(taken)
        choice.stage = SPOT
        return not (coding.spotted and _laid(choice))
    if choice.stage == SPOT:
        assert state.plane is not None
        choice.move |= codes.at(spot_of(state.plane, index - coding.spots))
        return True
    choice.stage = CARDS
    choice.move = codes.SELECT << codes.SHIFT
    if index == coding.done:
        choice.move |= choice.cards << codes.EXTRA
        return True
    choice.cards |= BIT[index - coding.picks]
    return False


def _begin(coding: Coding, choice: Choice, index: int) -> bool:
    setup = coding.setup
    code = coding.code_at[index]
    argument = index - coding.first[code]
    if coding.kind_of[code] == "seat":
        argument = (argument + choice.seat) % setup.seat_count
    elif coding.kind_of[code] == "era":
        argument += setup.lowest
    elif coding.kind_of[code] == "card":
        choice.cards = BIT[argument]
    choice.move = code << codes.SHIFT | argument
    if code in TAKING:
        choice.stage = SOURCE
    elif code == codes.LOOK or (coding.spotted and _laid(choice)):
        choice.stage = SPOT
    return choice.stage == WHOLE


def _laid(choice: Choice) -> bool:
    return codes.code_of(choice.move) in PLACEMENTS
