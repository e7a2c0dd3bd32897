"""Moves as choices for learning: an index for every part of every move, and masks of what is legal.

Two shapes were weighed for moves that say much: one index a whole move (on a plane a million of them, in
Select two to the power of a hand), or a move put together part by part. Parts it is: first the word with its
card, seat or era, then the source, then the spot; a selection card by card, lowest first, and ``done``. A
spot is named by the card in it or one that it borders (the lowest-numbered one), so that it needs no map
of the plane. Seats are counted clockwise from the seat that chooses.

Flat ints and arrays written by index, for the compiled build: no closures, generators or keywords in loops.
"""

from __future__ import annotations

from discovery.core.bits import BIT, lowest
from discovery.core.dice import Dice
from discovery.core.research.learning import WIDE, WordArray
from discovery.evolution.board.plane import ORIGIN, SPOTS, Plane
from discovery.evolution.encoding.fields import (
    AIM,
    CARDS,
    PLACE_IN_ROW,
    SOURCE,
    SPOT,
    STEPS,
    TAKING,
    WHOLE,
    WORD,
)
from discovery.evolution.flow.rollout import play_with
from discovery.evolution.flow.stepping import acting, number
from discovery.evolution.model.codes import (
    AIMED_CARD,
    EXTRA,
    FLIP,
    HARVEST_ROB,
    JOKER_AS,
    LOOK,
    PLACE,
    POOL,
    REPLAY,
    SELECT,
    SHIFT,
    USE,
    WORDS,
)
from discovery.evolution.model.codes import SOURCE as SOURCE_AT
from discovery.evolution.model.codes import SPOT as SPOT_BITS
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import NO_CARD, State

NOTHING, CARD, SEAT, ERA, COUNT = range(5)
"""The kinds of a word's argument."""
_KINDS = {"": NOTHING, "card": CARD, "seat": SEAT, "era": ERA, "count": COUNT}
_ROOM = 40
"""The length of the tables by code, which are arrays of C in the compiled build."""
assert len(WORDS) <= _ROOM, "an array in actions.pxd is too short for another word"
SOURCE_BITS = SOURCE_AT - EXTRA
"""Where in what a move says beside its argument its source stands."""


class Page:
    """An array of unsigned 64-bit words to write to. It is handed on as an object: the compiled build copies
    much more for the array itself."""

    __slots__ = ("words",)

    def __init__(self, words: WordArray) -> None:
        self.words = words


class PendingMove:
    """A move that ``seat`` is putting together: its ``code``, ``argument`` and ``extra`` so far.

    ``stage`` is what is chosen next; ``cards`` is the card that the move names or, in a selection, those
    chosen; ``source`` is a mask of one.
    """

    __slots__ = ("argument", "cards", "code", "extra", "seat", "source", "stage")

    def __init__(self, seat: int) -> None:
        self.begin(seat)

    def begin(self, seat: int) -> None:
        """Clear it for a new move of ``seat``, with nothing chosen yet."""
        self.seat = seat
        self.stage = self.code = self.argument = self.source = 0
        self.extra = self.cards = 0

    @property
    def move(self) -> int:
        """The number of the move, as far as it is chosen."""
        return number(self.code << SHIFT | self.argument, self.extra)


class Coding:
    """An index for every part of every move of a set-up, ``size`` of them in ``words`` words of a mask.

    Below ``whole`` are the words: ``first`` is by code the first index of one, -1 where the game has none,
    ``code_at`` is by index the code, ``kind_of`` by code what its argument is, ``then`` what is chosen next
    and ``spotted`` whether a spot is among it. ``sources``, ``spots`` and ``picks`` are the first indices of
    the other parts, -1 where the game has none: own hand (or the stack), pool, then the seats; the first
    card's cell, then for each side every card; every card, then ``done``. ``places`` is the index of the
    first place in a virtual player's row, ``aims`` that of no aim, before the seats and the cards that an
    asset may be aimed at.
    """

    __slots__ = (
        "aims",
        "code_at",
        "done",
        "first",
        "kind_of",
        "lowest",
        "picks",
        "places",
        "seats",
        "setup",
        "size",
        "sources",
        "spots",
        "spotted",
        "then",
        "whole",
        "words",
    )

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats, self.lowest = setup.seat_count, setup.lowest
        offered = {kind.code: _KINDS[kind.argument] for kinds in setup.kinds for kind in kinds}
        words = sorted(offered.keys() - {FLIP, SELECT})
        self.code_at = [code for code in words for _ in range(_arguments(setup, offered[code]))]
        on_plane = setup.spots is not None
        laid = (PLACE, REPLAY, JOKER_AS) if on_plane else ()
        self.first = [self.code_at.index(code) if code in words else -1 for code in range(_ROOM)]
        self.kind_of = [offered.get(code, NOTHING) for code in range(_ROOM)]
        self.spotted = [int(code in laid or code == LOOK) for code in range(_ROOM)]
        nexts = [SPOT if spotted else WHOLE for spotted in self.spotted]
        self.then = [SOURCE if code in TAKING else after for code, after in enumerate(nexts)]
        self.whole = self.size = len(self.code_at)
        self.sources = self._block(2 + setup.seat_count, bool(offered.keys() & set(TAKING)))
        self.spots = self._block(1 + len(STEPS) * setup.card_count, on_plane)
        self.picks = self._block(setup.card_count + 1, SELECT in offered)
        self.done = self.picks + setup.card_count
        robbed = HARVEST_ROB in offered and setup.virtual_seats != 0
        self.places = self._block(max(setup.hand_size), robbed)
        if robbed:
            self.then[HARVEST_ROB] = PLACE_IN_ROW
        self.aims = self._block(1 + setup.seat_count + setup.card_count, USE in offered)
        self.then[USE] = AIM
        self.words = (self.size + WIDE - 1) // WIDE

    def _block(self, size: int, wanted: bool) -> int:
        first = self.size
        self.size += size if wanted else 0
        return first if wanted else -1


def _arguments(setup: Setup, kind: int) -> int:
    eras = setup.highest - setup.lowest + 1
    return (1, setup.card_count, setup.seat_count, eras, max(setup.hand_size))[kind]


# ---- masks -------------------------------------------------------------------------------------------------


def put(page: Page, at: int, first: int, mask: int) -> None:
    """Set the bits of ``mask`` from bit ``first`` of the row that begins at word ``at``."""
    word, shift = at + (first >> 6), first & 63
    while mask:
        piece = mask & WORD
        page.words[word] |= piece << shift & WORD
        if shift and piece >> (64 - shift):
            page.words[word + 1] |= piece >> (64 - shift)
        mask >>= 64
        word += 1


def write_mask(coding: Coding, state: State, choice: PendingMove, page: Page, at: int) -> None:
    """Write the seat's current choices, from word ``at``; nothing if it is not asked."""
    seat = choice.seat
    for word in range(at, at + coding.words):
        page.words[word] = 0
    if not acting(state) & BIT[seat]:
        pass
    elif choice.stage == WHOLE:
        _put_words(coding, state, seat, page, at)
    elif choice.stage == CARDS:
        put(page, at, coding.picks, above(state.hands[seat], choice.cards))
        put(page, at, coding.done, 1)
    else:
        _put_parts(coding, state, choice, page, at)


def above(hand: int, chosen: int) -> int:
    """The cards of a hand above all that were chosen."""
    while chosen:
        low = BIT[lowest(chosen)]
        hand &= ~(low | (low - 1))
        chosen ^= low
    return hand


def _put_words(coding: Coding, state: State, seat: int, page: Page, at: int) -> None:
    entry = coding.setup.menu_by_phase[state.phase]
    while entry is not None:
        offered = entry.kind.offer(state, seat)
        code = (entry.base + 1) >> SHIFT
        if offered:
            if code == SELECT:
                put(page, at, coding.picks, state.hands[seat])
            elif coding.kind_of[code] == SEAT:
                put(page, at, coding.first[code], turned(offered, seat, coding.seats))
            elif coding.kind_of[code] == ERA:
                put(page, at, coding.first[code], offered >> coding.lowest)
            elif coding.kind_of[code] == COUNT:
                put(page, at, coding.first[code], offered >> 1)
            else:
                put(page, at, coding.first[code], offered)
        entry = entry.next


def _put_parts(coding: Coding, state: State, choice: PendingMove, page: Page, at: int) -> None:
    """Sources, spots, places or aims: whatever of them some move that begins as the choice does names."""
    seat = choice.seat
    entry = coding.setup.entries[state.phase][choice.code]
    assert entry is not None
    for extra in entry.kind.extras(state, seat, choice.argument):
        if choice.stage == SOURCE:
            put(page, at, coding.sources + source_index(extra >> SOURCE_BITS, seat, coding.seats), 1)
        elif choice.stage == PLACE_IN_ROW:
            put(page, at, coding.places + extra - 1, 1)
        elif choice.stage == AIM:
            put(page, at, coding.aims + aim_index(extra, seat, coding.seats), 1)
        elif extra >> SOURCE_BITS == choice.extra >> SOURCE_BITS:
            assert state.plane is not None
            put(page, at, coding.spots + spot_index(state.plane, (extra & SPOT_BITS) - 1), 1)


def turned(seats: int, viewer: int, size: int) -> int:
    """A mask of seats, counted clockwise from ``viewer``."""
    return (seats >> viewer | seats << (size - viewer)) & (1 << size) - 1


def source_index(taken: int, seat: int, count: int) -> int:
    """The place of a source (the bits of a move that name it) among the sources."""
    if taken == 0:
        return 0
    return 1 if taken == POOL + 1 else 2 + (taken - 1 - seat + count) % count


def aim_index(aim: int, seat: int, count: int) -> int:
    """The place of an aim (as a move names it) among the aims: none, the seats clockwise, the cards."""
    if aim == 0:
        return 0
    return 1 + count + aim - AIMED_CARD if aim >= AIMED_CARD else 1 + (aim - 1 - seat + count) % count


def aim_at(index: int, seat: int, count: int) -> int:
    """The aim at that place, as a move names it."""
    if index == 0:
        return 0
    return AIMED_CARD + index - 1 - count if index > count else 1 + (index - 1 + seat) % count


def spot_index(plane: Plane, spot: int) -> int:
    """The place of a spot among the spots: the card on top of it, else the lowest that it borders."""
    if not plane.tops:
        return 0
    top = plane.top_at(spot)
    if top != NO_CARD:
        return 1 + top
    card = lowest(plane.bordering(spot))
    away = (spot - plane.spot[card]) & SPOTS - 1
    for side in range(1, 5):
        if away == (STEPS[side] & SPOTS - 1):
            return 1 + side * plane.links.cards + card
    raise ValueError(spot)


def spot_of(plane: Plane, index: int) -> int:
    """The spot at that place."""
    if index == 0:
        return ORIGIN
    cards = plane.links.cards
    side = (index - 1) // cards
    step = STEPS[side]
    return (plane.spot[index - 1 - side * cards] + step) & SPOTS - 1


def choose(coding: Coding, state: State, choice: PendingMove, index: int) -> bool:
    """Add a legal choice; ``True`` when the move is whole."""
    if choice.stage == WHOLE and index < coding.whole:
        return _begin(coding, choice, index)
    if choice.stage == SOURCE:
        _take(coding, choice, index - coding.sources)
        return not coding.spotted[choice.code]
    if choice.stage == PLACE_IN_ROW:
        choice.extra = index - coding.places + 1
        return True
    if choice.stage == AIM:
        choice.extra = aim_at(index - coding.aims, choice.seat, coding.seats)
        return True
    if choice.stage == SPOT:
        assert state.plane is not None
        choice.extra |= spot_of(state.plane, index - coding.spots) + 1
        return True
    choice.stage, choice.code = CARDS, SELECT
    if index != coding.done:
        choice.cards |= BIT[index - coding.picks]
        return False
    choice.extra = choice.cards
    return True


def _begin(coding: Coding, choice: PendingMove, index: int) -> bool:
    code = coding.code_at[index]
    argument = index - coding.first[code]
    if coding.kind_of[code] == SEAT:
        argument = (argument + choice.seat) % coding.seats
    elif coding.kind_of[code] == ERA:
        argument += coding.lowest
    elif coding.kind_of[code] == COUNT:
        argument += 1
    elif coding.kind_of[code] == CARD:
        choice.cards = BIT[argument]
    choice.code, choice.argument, choice.stage = code, argument, coding.then[code]
    if choice.stage == PLACE_IN_ROW and not coding.setup.virtual_seats & BIT[argument]:
        choice.stage = WHOLE
    return choice.stage == WHOLE


def _take(coding: Coding, choice: PendingMove, source: int) -> None:
    choice.source = 1 << source
    choice.stage = SPOT
    if source:
        taken = POOL if source == 1 else (source - 2 + choice.seat) % coding.seats
        choice.extra |= taken + 1 << SOURCE_BITS


def play(state: State, choice: PendingMove, dice: Dice) -> None:
    """Play a whole move; the dice are thrown for what chance brings, and virtual players follow."""
    play_with(state, choice.seat, choice.code << SHIFT | choice.argument, choice.extra, dice)
