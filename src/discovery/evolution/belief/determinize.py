"""Determinization: positions consistent with a view, hidden cards dealt at random.

Made from a view and from what the seat has observed, never from a position. What it saw go into a hand stays
there, and the order of a virtual player's row is kept. So are the eras of the stack where it is sorted (B02).
"""

from __future__ import annotations

from math import comb, perm

from discovery.core.bits import BIT, WIDTH, count, lowest, mask_of, nth
from discovery.core.dice import Dice
from discovery.core.protocol import Event
from discovery.evolution.belief.memory import HandKnowledge, known_hands, open_cards
from discovery.evolution.board.plane import spot_at
from discovery.evolution.flow.effects import reference
from discovery.evolution.model import codes
from discovery.evolution.model.actions import Action
from discovery.evolution.model.phases import GIVE, HARVEST, PHASES, SELECT, WINDOW
from discovery.evolution.model.places import newest
from discovery.evolution.model.rows import MAX_SEATS, padded
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import EVERY_CARD, NO_CARD, NO_SEAT, State
from discovery.evolution.moves.calling import is_valid
from discovery.evolution.moves.placing import selected, stands_up
from discovery.evolution.variants.jokers.moves import free_to_show
from discovery.evolution.views.view import View

SELDOM = 8
"""One time in ``SELDOM`` a card is dealt even where its holder would most likely have placed it."""

FINENESS = 64
"""The number of parts into which the chances of Jokers are divided."""


def determinize(setup: Setup, view: View, observed: tuple[Event, ...], dice: Dice) -> State:
    """One position. For many of them keep a ``CardDeterminizer``."""
    return CardDeterminizer(setup, view, observed).deal(dice)


class CardDeterminizer:
    """A view prepared for repeated completion.

    The hidden hands are ``places`` places, seat by seat, oldest card first: ``holders`` has the seat of each
    and ``known`` its card, or a negative number. Of those that are not known, ``excluded``
    and ``unlikely`` have what each cannot be, and what it most likely is not. ``unseen`` are the hidden
    discoveries by era, or all in one row where the eras are mixed (S12), ``jokers`` the hidden Jokers;
    ``counts`` are the numbers of Jokers that the stack may hold, each as often as it is likely. ``prepared``
    are the seats that have a hidden selection; ``stolen_hidden`` is true where a hidden card was stolen.
    ``spied`` are the topmost cards of the stack where they were seen (Y14). ``row`` and the first ``size`` of
    ``held`` are room for dealing. ``buried`` has by seat how many hidden
    cards lie buried (S06), ``fresh`` is how many cards the running turn has harvested (S24).
    """

    __slots__ = (
        "base",
        "buried",
        "counts",
        "excluded",
        "fresh",
        "held",
        "holders",
        "jokers",
        "known",
        "places",
        "prepared",
        "row",
        "setup",
        "size",
        "spied",
        "stack",
        "stolen_hidden",
        "unlikely",
        "unseen",
    )

    def __init__(self, setup: Setup, view: View, observed: tuple[Event, ...]) -> None:
        self.setup = setup
        self.base = _open_part(setup, view)
        recalled = known_hands(setup, view, observed)
        places = [(seat, card) for seat, row in enumerate(recalled.rows) for card in row]
        self.places = len(places)
        self.holders = padded([seat for seat, _ in places], WIDTH)
        self.known = padded([card for _, card in places], WIDTH)
        self.excluded, self.unlikely = padded(recalled.excluded, WIDTH), padded(recalled.unlikely, WIDTH)
        hidden = _hidden(setup, view, recalled)
        self.jokers = hidden & setup.jokers
        packs = setup.era_cards if setup.by_era else [setup.discoveries]
        self.unseen = padded([hidden & cards for cards in packs], WIDTH)
        self.spied = list(view.spied) if view.stack else []
        self.stack = view.stack - len(self.spied)
        self.counts = _joker_counts(setup, hidden, view.stack, len(recalled.excluded))
        self.prepared = view.chosen & ~(BIT[view.seat] if view.seat >= 0 else 0)
        self.stolen_hidden = self.base.phase == GIVE and view.asker == NO_SEAT and view.owed == NO_CARD
        self.buried = padded(list(view.classic.buried) if view.classic else [], MAX_SEATS)
        self.fresh = view.classic.fresh if view.classic else 0
        self.held, self.row = [0] * 128, [0] * 128
        self.size = 0

    def deal(self, dice: Dice) -> State:
        """A position of its own."""
        state = self.base.copy()
        self.size = 0
        self._stack_up(state, dice)
        if state.side:
            self._pile_up(state, dice)
        for last in range(self.size - 1, 0, -1):
            self._exchange(last, dice.below(last + 1))
        self._respect(dice, dice.below(SELDOM) != 0)
        self._hand_out(state)
        self._finish(state, dice)
        return state

    def _stack_up(self, state: State, dice: Dice) -> None:
        """The stack: eras from the bottom up are whole (B02), Jokers lie anywhere in it (B10). Whatever does
        not lie there is held."""
        state.order = [0] * 128  # a row of its own: copies share theirs in plain Python
        jokers = 0
        if self.jokers:
            jokers = random_subset(self.jokers, self.counts[dice.below(len(self.counts))], dice)
            self._hold(self.jokers & ~jokers)
        wanted = self.stack - count(jokers)
        top = self.setup.stack_end
        for era in range(self.setup.highest, -1, -1):
            cards = self.unseen[era]
            here = min(wanted, count(cards))
            if here:
                self._shuffle(cards, dice)
            wanted -= here
            top -= here
            for place in range(here):
                state.order[top + place] = self.row[place]
                cards ^= BIT[self.row[place]]
            self._hold(cards)
        while jokers:
            top -= 1
            _slip_in(state, top, top + dice.below(self.setup.stack_end - top), lowest(jokers))
            jokers &= jokers - 1
        for place in range(len(self.spied)):
            state.order[state.top + place] = self.spied[place]

    def _pile_up(self, state: State, dice: Dice) -> None:
        """Deal the rest of the side pile, in any order (S29)."""
        self._shuffle(self.setup.side_cards & ~state.tree, dice)
        for place in range(state.side):
            state.order[self.setup.card_count - 1 - place] = self.row[place]

    def _hold(self, cards: int) -> None:
        while cards:
            self.held[self.size] = lowest(cards)
            cards &= cards - 1
            self.size += 1

    def _shuffle(self, cards: int, dice: Dice) -> None:
        """The cards into ``row``, in any order."""
        size = 0
        while cards:
            place = dice.below(size + 1)
            self.row[size] = self.row[place]
            self.row[place] = lowest(cards)
            cards &= cards - 1
            size += 1

    def _exchange(self, one: int, other: int) -> None:
        card = self.held[one]
        self.held[one] = self.held[other]
        self.held[other] = card

    def _respect(self, dice: Dice, doubting: bool) -> None:
        """Exchange cards so that none lies where it cannot, or most likely does not, if that is possible."""
        for place in range(self.size):
            if self._fits(place, place, doubting):
                continue
            first = dice.below(self.size)
            for step in range(self.size):
                other = (first + step) % self.size
                if self._fits(other, place, doubting) and self._fits(place, other, doubting):
                    self._exchange(place, other)
                    break

    def _fits(self, place: int, other: int, doubting: bool) -> bool:
        """Whether the card held at a place may lie at another one."""
        cards = self.unlikely[other] if doubting else self.excluded[other]
        return not cards & BIT[self.held[place]]

    def _hand_out(self, state: State) -> None:
        """The hidden cards into the hands, in the order of their rows."""
        unknown = 0
        for place in range(self.places):
            card = self.known[place]
            if card < 0:
                card = self.held[unknown]
                unknown += 1
            state.hands[self.holders[place]] |= BIT[card]
            state.stamp[card] = state.clock
            state.clock += 1
        if state.classic is not None:
            for seat in range(self.setup.seat_count):
                for _ in range(self.buried[seat]):
                    state.classic.buried[seat] |= BIT[self.held[unknown]]
                    unknown += 1

    def _finish(self, state: State, dice: Dice) -> None:
        """Set the parts that depend on the hidden cards: hidden selections, the stolen card, whether a call
        is true."""
        if self.fresh:
            assert state.classic is not None
            state.classic.fresh = mask_of(state.in_order(state.hands[state.turn])[-self.fresh :])
        if state.phase == SELECT:
            self._prepare(state, dice)
        elif self.stolen_hidden:
            state.owed_card = newest(state, state.hands[state.turn])
        elif state.action is not None:
            state.action = state.action.judged(_is_true(state, state.action))

    def _prepare(self, state: State, dice: Dice) -> None:
        """Selections that lie face down: some cards of those who have prepared (J03)."""
        assert state.round is not None
        for seat in range(self.setup.seat_count):
            hand = state.hands[seat]
            if hand and self.prepared & BIT[seat]:
                chosen = random_subset(hand, 1 + dice.below(count(hand)), dice)
                state.round.selections[seat] = chosen
                state.hands[seat] = hand ^ chosen


def random_subset(cards: int, size: int, dice: Dice) -> int:
    """A random subset of ``size`` of the cards, as a mask."""
    chosen = 0
    for _ in range(size):
        card = BIT[nth(cards, dice.below(count(cards)))]
        chosen |= card
        cards ^= card
    return chosen


def _slip_in(state: State, top: int, place: int, card: int) -> None:
    """Put a card into the stack, which becomes one longer and then begins at ``top``."""
    for above in range(top, place):
        state.order[above] = state.order[above + 1]
    state.order[place] = card


def _open_part(setup: Setup, view: View) -> State:
    """The position without what is hidden."""
    state = State(setup, [])
    _lay_out(state, view)
    course = view.course
    state.phase = PHASES.index(view.phase)
    state.top, state.side = setup.stack_end - view.stack, view.side
    state.turn, state.turns = view.turn, view.turn_number
    state.points = padded(list(view.points or ()), MAX_SEATS)
    state.left, state.passed, state.opened, state.closed = view.left, view.passed, view.opened, view.closed
    state.trumps, state.placed, state.series = view.trumps, view.placed, view.series
    state.last, state.last_own_card, state.owed_card = view.last, course.last_own_card, view.owed
    state.idle, state.finishing, state.granted = view.idle, view.finishing, view.granted
    state.decider, state.partner = course.decider, course.partner
    state.begun, state.has_acted = course.begun, course.has_acted
    state.flips, state.lost, state.stranded = course.flips, course.lost, course.stranded
    state.flash = course.flash and course.flash.copy()
    if course.assets is not None:
        state.assets = course.assets.copy()
        if view.stack and view.seat >= 0:
            state.assets.spied = padded(
                [state.top + len(view.spied) * (seat == view.seat) for seat in range(MAX_SEATS)], MAX_SEATS
            )
    if state.round is not None:
        state.round.passed_mask, state.round.leader = course.passed, view.leader
    state.searched_spots, state.action, state.frames = course.searched_spots, course.action, course.frames
    state.may_follow = EVERY_CARD if view.last == NO_CARD else reference(state, view.last)
    _ask(state, view)
    if state.classic is not None and view.classic is not None:
        shown = view.classic
        state.classic.out, state.classic.last_turns = shown.out, shown.last_turns
        state.classic.finalist, state.classic.spent = shown.finalist, shown.spent
        state.classic.harvesting = state.phase == HARVEST
        state.classic.checked = shown.checked
        state.classic.objection = None if course.objection is None else course.objection.copy()
    return state


def _lay_out(state: State, view: View) -> None:
    """The cards that lie open, and one's own."""
    setup = state.setup
    stood = dict(view.stands)
    state.tree, state.pool = mask_of(view.tree), mask_of(view.pool)
    state.discards = padded([mask_of(row) for row in view.discards], MAX_SEATS)
    state.shown = mask_of(card for row in view.discards for card in row)
    if state.jokers is not None:
        state.jokers.aside = mask_of(view.aside)
        for joker, card in view.stands:
            state.jokers.stand_in(joker, card)
    state.present = state.tree | state.stood()
    hands = [0] * MAX_SEATS
    rows: list[tuple[int, ...]] = [view.tree, view.pool, view.aside, *view.discards, view.hand]
    if view.seat >= 0:
        hands[view.seat] = mask_of(view.hand)
    if view.selections is not None and state.round is not None:
        state.round.selections = padded([mask_of(row or ()) for row in view.selections], MAX_SEATS)
        rows += [row or () for row in view.selections]
    state.hands = hands
    stamp = [0] * WIDTH
    clock = 0
    for row in rows:
        for card in row:
            stamp[card] = clock
            clock += 1
    state.stamp, state.clock = stamp, clock
    absent = ~state.present
    ready = [card for card in range(setup.printed) if not setup.needs[card] & absent]
    state.ready = mask_of(ready) & ~state.tree
    if state.plane is not None:
        for card, x, y, _ in sorted(view.course.plane or (), key=lambda lying: lying[3]):
            state.plane.lay(card, spot_at(x, y), stood.get(card, NO_CARD))


def _ask(state: State, view: View) -> None:
    """Who is still to answer: in a window everybody who has said nothing, since silence looks like a pause
    (U07)."""
    window = view.window
    if state.phase == WINDOW and window is not None:
        waiting = window.members & ~window.said
        if view.seat >= 0 and not window.asked:
            waiting &= ~BIT[view.seat]
        state.waiting = waiting
    elif state.phase == SELECT:
        setup = state.setup
        everybody = (BIT[setup.seat_count] - 1) & ~(setup.virtual_seats | view.left)
        state.waiting = everybody & ~view.chosen


def _hidden(setup: Setup, view: View, recalled: HandKnowledge) -> int:
    """The cards that are neither seen nor recalled."""
    seen = open_cards(view)
    seen |= mask_of(card for row in recalled.rows for card in row if card >= 0)
    seen |= mask_of(view.spied)
    return (setup.discoveries | setup.jokers) & ~(seen | setup.side_cards)


def _joker_counts(setup: Setup, hidden: int, stack: int, places: int) -> list[int]:
    """How many of the hidden Jokers the stack may hold, each number as often as it is likely; 0 for none."""
    jokers = count(hidden & setup.jokers)
    within = [number for number in range(jokers + 1) if number <= stack and jokers - number <= places]
    possible = [number for number in within if _whole(setup, hidden, stack - number)] or within
    ways = [comb(jokers, number) * perm(stack, number) * perm(places, jokers - number) for number in possible]
    every = sum(ways)
    return [
        number for number, way in zip(possible, ways, strict=True) for _ in range(-(-way * FINENESS // every))
    ] or [0]


def _whole(setup: Setup, hidden: int, discoveries: int) -> bool:
    """Whether the stack may hold that many ``discoveries``: its bottom is the highest eras, each whole."""
    for cards in reversed(setup.era_cards):
        wanted = min(discoveries, count(cards))
        if count(cards & hidden) < wanted:
            return False
        discoveries -= wanted
    return not discoveries


def _is_true(state: State, action: Action) -> bool:
    """Whether the action would stand a Stop (H16, J06, M08, N13)."""
    code, card, seat = action.code, action.card, action.seat
    if action.aim != NO_SEAT:
        return True
    if code in (codes.PLACE, codes.REPLAY):
        return stands_up(state, card)
    if code == codes.JOKER_AS:
        return _stands_in(state, action)
    if code in (codes.CALL, codes.SOS):
        return is_valid(state, seat, card)
    if code == codes.PASS:
        return not selected(state, seat) & state.ready
    cards = state.setup.cards_of_era[action.number] if action.number < WIDTH else 0
    present = state.present
    if code == codes.ANNOUNCE_OPEN:
        return cards & present != 0
    return code != codes.ANNOUNCE_CLOSE or not cards & ~present


def _stands_in(state: State, action: Action) -> bool:
    """A Joker's declaration, judged as if it were still to be made. The card that came into the pool last may
    have come for the Joker itself."""
    bit = BIT[action.card]
    trial = state.copy()
    trial.tree &= ~BIT[action.joker]
    assert trial.jokers is not None
    trial.jokers.stood &= ~bit
    trial.present = trial.tree | trial.jokers.stood
    if state.pool and newest(state, state.pool) == action.card:
        trial.pool &= ~bit
    return free_to_show(trial) & bit != 0 and stands_up(trial, action.card)
