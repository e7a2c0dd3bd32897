"""Imagining: whole positions that look to a seat exactly as what it sees, hidden cards dealt at random.

Made from a view and from what the seat has witnessed, never from a position. What it saw go into a hand stays
there, the order of a virtual player's row is kept, and the stack is sorted by eras (B02).
"""

from __future__ import annotations

from math import comb, perm

from discovery.bits import BIT, WIDTH, mask_of, members
from discovery.evolution.action import Action
from discovery.evolution.consequences import reference
from discovery.evolution.moves import codes
from discovery.evolution.moves.calling import is_valid
from discovery.evolution.moves.jokers import free_to_show
from discovery.evolution.moves.placing import selected, stands_up
from discovery.evolution.recalling import Recalled, recall
from discovery.evolution.sight import View
from discovery.evolution.state import (
    EVERY_CARD,
    GIVE,
    MAX_SEATS,
    NO_CARD,
    NO_SEAT,
    PHASES,
    SELECT,
    WINDOW,
    Setup,
    State,
    padded,
)
from discovery.evolution.trees.plane import spot_at
from discovery.protocol import Chooser, Event

SELDOM = 8
"""Once in so many times a card is dealt even where its holder would most likely have placed it."""

FINENESS = 64
"""Into how many parts the chances of Jokers are divided."""


def imagine(setup: Setup, view: View, seen: tuple[Event, ...], random: Chooser) -> State:
    """One position. For many of them keep an ``Imagination``."""
    return Imagination(setup, view, seen).deal(random)


class Imagination:
    """Everything that a view tells, ready to be completed again and again.

    ``rows`` are the hidden hands: a card that the viewer knows, or a negative number. The lists ``barred``
    and ``doubted`` have for each of the others what it cannot be, and what it most likely is not. ``unseen``
    lists the hidden discoveries by era, ``jokers`` the hidden Jokers; ``counts`` are the numbers of Jokers
    that the stack may hold, each as often as it is likely.
    """

    __slots__ = ("barred", "base", "counts", "doubted", "jokers", "rows", "setup", "unseen", "view")

    def __init__(self, setup: Setup, view: View, seen: tuple[Event, ...]) -> None:
        self.setup = setup
        self.view = view
        self.base = _open_part(setup, view)
        recalled = recall(setup, view, seen)
        self.rows = recalled.rows
        hidden = _hidden(setup, view, recalled)
        self.jokers = members(hidden & setup.jokers)
        self.unseen = [members(hidden & cards) for cards in setup.era_cards]
        self.barred = recalled.barred
        self.doubted = recalled.doubted
        self.counts = _joker_counts(setup, self.unseen, len(self.jokers), view.stack, len(self.barred))

    def deal(self, random: Chooser) -> State:
        """A position of its own."""
        state = self.base.copy()
        held, stack = self._split(random)
        random.shuffle(held)
        _respect(held, self.doubted if random.randrange(SELDOM) else self.barred, random)
        self._hand_out(state, held)
        state.order = padded([0] * (self.setup.card_count - len(stack)) + stack, WIDTH)
        self._finish(state, random)
        return state

    def _split(self, random: Chooser) -> tuple[list[int], list[int]]:
        """The hidden cards in hands, and the stack from the top: eras from the bottom up are whole (B02),
        Jokers lie anywhere in it (B10)."""
        jokers = self.jokers[:]
        within = 0
        if jokers:
            random.shuffle(jokers)
            within = self.counts[random.randrange(len(self.counts))]
        wanted = self.view.stack - within
        stack: list[int] = []
        held = jokers[within:]
        for era in range(len(self.unseen) - 1, -1, -1):
            cards = self.unseen[era][:]
            random.shuffle(cards)
            count = min(wanted, len(cards))
            wanted -= count
            stack = cards[:count] + stack
            held += cards[count:]
        for joker in jokers[:within]:
            stack.insert(random.randrange(len(stack) + 1), joker)
        return held, stack

    def _hand_out(self, state: State, held: list[int]) -> None:
        """The hidden cards into the hands, in the order of their rows."""
        hands = list(state.hands)
        stamp = list(state.stamp)
        clock = state.clock
        place = 0
        for seat, row in enumerate(self.rows):
            for known in row:
                card = known
                if known < 0:
                    card = held[place]
                    place += 1
                hands[seat] |= BIT[card]
                stamp[card] = clock
                clock += 1
        state.hands = hands
        state.stamp = stamp
        state.clock = clock

    def _finish(self, state: State, random: Chooser) -> None:
        """What depends on the hidden cards: hidden selections, the stolen card, whether a call is true."""
        view = self.view
        if state.phase == SELECT:
            _prepare(state, view, random)
        elif state.phase == GIVE and view.asker == NO_SEAT and view.owed == NO_CARD:
            state.owed = state.in_order(state.hands[state.turn])[-1]
        elif state.action is not None:
            state.action = state.action.judged(_is_true(state, state.action))


def _open_part(setup: Setup, view: View) -> State:
    """The position without what is hidden."""
    state = State(setup, [])
    _lay_out(state, view)
    course = view.course
    state.phase = PHASES.index(view.phase)
    state.top = setup.card_count - view.stack
    state.turn, state.turns = view.turn, view.turn_number
    state.points = padded(list(view.points or ()), MAX_SEATS)
    state.left, state.passed, state.opened, state.closed = view.left, view.passed, view.opened, view.closed
    state.trumps, state.placed, state.series = view.trumps, view.placed, view.series
    state.last, state.own, state.owed = view.last, course.own, view.owed
    state.idle, state.finishing, state.granted = view.idle, view.finishing, view.granted
    state.asked, state.partner = course.asked, course.partner
    state.begun, state.acted, state.owing = course.begun, course.acted, course.owing
    state.successor, state.passes, state.flips = course.successor, course.passed, course.flips
    state.looked, state.action, state.frames = course.looked, course.action, course.frames
    state.leader = max(view.leader, 0)
    state.follow = EVERY_CARD if view.last == NO_CARD else reference(state, view.last)
    _ask(state, view)
    return state


def _lay_out(state: State, view: View) -> None:
    """The cards that lie open, and one's own."""
    setup = state.setup
    stood = dict(view.stands)
    state.tree, state.pool, state.aside = mask_of(view.tree), mask_of(view.pool), mask_of(view.aside)
    state.discards = padded([mask_of(row) for row in view.discards], MAX_SEATS)
    state.shown = mask_of(card for row in view.discards for card in row)
    state.stands = tuple(stood.get(joker, NO_CARD) for joker in range(setup.printed, setup.card_count))
    state.stood = mask_of(stood.values())
    hands = [0] * MAX_SEATS
    rows: list[tuple[int, ...]] = [view.tree, view.pool, view.aside, *view.discards, view.hand]
    if view.seat >= 0:
        hands[view.seat] = mask_of(view.hand)
    if view.selections is not None:
        state.selections = padded([mask_of(row or ()) for row in view.selections], MAX_SEATS)
        rows += [row or () for row in view.selections]
    state.hands = hands
    stamp = [0] * WIDTH
    clock = 0
    for row in rows:
        for card in row:
            stamp[card] = clock
            clock += 1
    state.stamp, state.clock = stamp, clock
    absent = ~(state.tree | state.stood)
    ready = [card for card in range(setup.printed) if not setup.needs[card] & absent]
    state.ready = mask_of(ready) & ~state.tree
    if state.plane is not None:
        for card, x, y, _ in sorted(view.course.plane or (), key=lambda lying: lying[3]):
            state.plane.lay(card, spot_at(x, y), stood.get(card, NO_CARD))


def _ask(state: State, view: View) -> None:
    """Who is still to answer: in a window everybody who has said nothing, for a silence cannot be told from a
    pause (U07)."""
    window = view.window
    if state.phase == WINDOW and window is not None:
        waiting, said = window.members & ~window.said, window.said
        if view.seat >= 0 and not window.asked:
            waiting &= ~BIT[view.seat]
        state.waiting, state.said = waiting, said
    elif state.phase == SELECT:
        setup = state.setup
        everybody = (BIT[setup.seat_count] - 1) & ~(setup.virtual_seats | view.left)
        state.waiting = everybody & ~view.chosen


def _hidden(setup: Setup, view: View, recalled: Recalled) -> int:
    """The cards that are neither seen nor recalled."""
    rows = [view.hand, view.tree, view.pool, view.aside, *view.discards]
    rows += [row or () for row in view.selections or ()]
    seen = mask_of(card for row in rows for card in row)
    seen |= mask_of(card for row in recalled.rows for card in row if card >= 0)
    return (setup.discoveries | setup.jokers) & ~seen


def _joker_counts(setup: Setup, unseen: list[list[int]], jokers: int, stack: int, places: int) -> list[int]:
    """How many of the hidden Jokers the stack may hold, each number as often as it is likely; 0 for none."""
    within = [count for count in range(jokers + 1) if count <= stack and jokers - count <= places]
    sizes = [cards.bit_count() for cards in setup.era_cards]
    possible = [count for count in within if _whole(unseen, sizes, stack - count)] or within
    ways = [comb(jokers, count) * perm(stack, count) * perm(places, jokers - count) for count in possible]
    every = sum(ways)
    return [
        count
        for count, number in zip(possible, ways, strict=True)
        for _ in range(-(-number * FINENESS // every))
    ] or [0]


def _whole(unseen: list[list[int]], sizes: list[int], discoveries: int) -> bool:
    """Whether so many discoveries can be left: of an era below which some are, none has left the stack."""
    for era in range(len(sizes) - 1, -1, -1):
        wanted = min(discoveries, sizes[era])
        if len(unseen[era]) < wanted:
            return False
        discoveries -= wanted
    return not discoveries


def _respect(held: list[int], barred: list[int], random: Chooser) -> None:
    """Exchange cards so that none lies where it cannot, where that is possible."""
    size = len(held)
    for place in range(size):
        if not barred[place] & BIT[held[place]]:
            continue
        first = random.randrange(size)
        for step in range(size):
            other = (first + step) % size
            free = not barred[place] & BIT[held[other]]
            if free and not barred[other] & BIT[held[place]]:
                held[place], held[other] = held[other], held[place]
                break


def _prepare(state: State, view: View, random: Chooser) -> None:
    """Selections that lie face down: some cards of those who have prepared (J03)."""
    hands, selections = list(state.hands), list(state.selections)
    for seat in members(view.chosen):
        if seat == view.seat or not hands[seat]:
            continue
        cards = members(hands[seat])
        random.shuffle(cards)
        selections[seat] = mask_of(cards[: 1 + random.randrange(len(cards))])
        hands[seat] ^= selections[seat]
    state.hands = hands
    state.selections = selections


def _is_true(state: State, action: Action) -> bool:
    """Whether the action would stand a Stop (H16, J06, M08, N13)."""
    code, card, seat = action.code, action.card, action.seat
    if code in (codes.PLACE, codes.REPLAY):
        return stands_up(state, card)
    if code == codes.JOKER_AS:
        return _stands_in(state, action)
    if code in (codes.CALL, codes.SOS):
        return is_valid(state, seat, card)
    if code == codes.PASS:
        return not selected(state, seat) & state.ready
    cards = state.setup.era_cards[action.number] if action.number < len(state.setup.era_cards) else 0
    if code == codes.ANNOUNCE_OPEN:
        return bool(cards & state.present)
    return code != codes.ANNOUNCE_CLOSE or not cards & ~state.present


def _stands_in(state: State, action: Action) -> bool:
    """A Joker's declaration, judged as if it were still to be made. The card that came into the pool last may
    have come for the Joker itself."""
    bit = BIT[action.card]
    trial = state.copy()
    trial.tree &= ~BIT[action.joker]
    trial.stood &= ~bit
    trial.pool &= ~(bit if state.pool and state.in_order(state.pool)[-1] == action.card else 0)
    return bool(free_to_show(trial) & bit) and stands_up(trial, action.card)
