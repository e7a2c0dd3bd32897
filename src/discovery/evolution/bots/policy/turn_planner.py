"""Plans the rest of a turn in a position: the sequence of placements with the highest value.

Written for rollouts: without spots and Jokers, and with a limit on the positions looked at. ``greedy`` adds
these in ``CarefulPlanner``. What is worth what stands in ``values``.
"""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest
from discovery.evolution.bots.policy.values import (
    CARD_LEFT,
    DEPTH,
    FINALIST_WORTH,
    FRESH_HAND,
    FROM_ELSEWHERE,
    HARVESTED,
    HASTE,
    IDLE,
    LARGE_HANDS,
    NO_PLACEMENT,
    OPEN_READY,
    OPENING,
    OWN_READY,
    SPARE_TRUMP,
    TRUMP_LEFT,
    UNIT,
    WON,
)
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import State
from discovery.evolution.variants.classic.flow import OPENING_POINTS

SERIES, REPLAY, CALL = (code << codes.SHIFT for code in (codes.PLACE, codes.REPLAY, codes.CALL))


class TurnPlanner:
    """Plans for the seat to move. ``move(0)`` to ``move(plan(...) - 1)`` is the last plan, without spots.

    Masks of cards at the start of the plan: ``present`` counts as discovered; ``hand`` is the own hand (in
    Select with the selection), ``reach`` adds the pool and the discards of others; ``open`` is the pool and
    all discards, ``mine`` the own discards; ``place`` and ``replay`` may be laid first; ``kept`` can only be
    placed by a trump (J07); ``sure`` can be called. Only the cards ``within`` these matter. ``turning`` are
    the cards of eras that may be opened or closed; ``unopened``, by depth, of those not open yet.

    ``lead`` is by how many points the own side leads, the own cards not counted. With ``plenty``, no refill
    uses up the stack. With points, a turn without a placement costs ``idle`` and this number of ``discards``
    (I04). ``final`` tells whether an empty hand ends the game: in a team only the last hand does (P02).

    In ``classic`` games an opened era is worth ``trump`` and leaves none, a closed one nothing (S03);
    ``spent`` tells that a card of the hand was laid in this turn already (S02), ``finalist`` that there is
    one (S21). ``base`` is what a card is worth wherever it lies, ``short`` the most cards in series that a
    turn may have (Y04).
    """

    __slots__ = (
        "base",
        "classic",
        "climbing",
        "discards",
        "elsewhere",
        "final",
        "finalist",
        "hand",
        "idle",
        "kept",
        "lead",
        "length",
        "lines",
        "mine",
        "most",
        "open",
        "place",
        "plenty",
        "pool",
        "present",
        "reach",
        "replay",
        "scored",
        "setup",
        "short",
        "spent",
        "stack",
        "sure",
        "tries",
        "trump",
        "turning",
        "unopened",
        "within",
    )

    def __init__(self, setup: Setup, most: int) -> None:
        self.setup = setup
        self.most = most
        self.scored = setup.rules.scored
        self.short = setup.series_limit or setup.card_count
        self.climbing = "series+" in setup.rules.options
        self.base = UNIT if any(not earner.by_spot for earner in setup.rules.earners) else 0
        self.trump = UNIT * setup.rules.trump_points if self.scored else 0
        self.classic, self.spent, self.finalist = setup.classic, False, False
        if self.classic:
            self.trump = UNIT * OPENING_POINTS + HARVESTED
        self.elsewhere = FROM_ELSEWHERE
        self.idle, self.discards, self.final = IDLE, 1, True
        self.tries = self.stack = self.lead = 0
        self.plenty = False
        self.pool = self.present = self.hand = self.reach = self.mine = self.within = 0
        self.place = self.replay = self.open = self.kept = self.sure = self.turning = 0
        self.lines = [0] * 256  # DEPTH rows of DEPTH moves, as a number: fixed lengths when compiled
        self.length = [0] * 16
        self.unopened = [0] * 16

    def plan(self, state: State, seat: int, place: int, replay: int, call: int) -> int:
        """The length of the best plan, which begins with a card of ``place``, ``replay`` or ``call``."""
        self.begin(state, seat, place, replay, call)
        self._go(0, state.ready, 0, 0, state.trumps + state.granted, self.series(state), 0)
        return self.length[0]

    def series(self, state: State) -> int:
        """The length of the series that runs, 0 before the turn's first placement."""
        return state.series if state.placed else 0

    def begin(self, state: State, seat: int, place: int, replay: int, call: int) -> None:
        """Read what a plan depends on."""
        self.tries = 0
        self.stack = self.setup.stack_end - state.top
        self.place, self.replay, self.sure = place, replay, call
        self.mine = state.discards[seat]
        self.pool = state.pool
        self.plenty = self.stack > count(self.pool)
        self.present = state.present
        self.hand = state.hands[seat]
        self.kept = 0
        if state.classic is not None:
            self.spent, self.finalist = state.classic.spent != 0, state.classic.finalist >= 0
        if self.setup.rounds is not None:
            self.kept = self.hand
            if state.classic is not None:
                self.spent = True  # nothing is discarded in a round (S24)
                self.kept &= ~state.classic.fresh
            self.hand |= state.selection(seat)
        if not self.scored:
            self.elsewhere = HASTE if hurries(state, seat) else FROM_ELSEWHERE
        else:
            self.lead = lead(state, seat)
        self.reach = self.hand | self.pool | (state.shown & ~self.mine)
        self.open = self.pool | state.shown
        self.within = self.reach | self.mine | call
        self._survey()

    def _survey(self) -> None:
        """Find the eras that a plan may open or close."""
        self.unopened[0] = self.turning = 0
        for era in range(self.setup.lowest, self.setup.highest + 1):
            cards = self.setup.cards_of_era[era]
            if not cards & ~(self.present | self.within):
                self.turning |= cards
            if era != self.setup.silent_era and not cards & self.present:
                self.unopened[0] |= cards
        self.turning |= self.unopened[0]

    def move(self, step: int) -> int:
        """The plan's move number ``step``: kind and card."""
        return self.lines[step]

    def _go(
        self, laid: int, ready: int, depth: int, last: int, trumps: int, series: int, gained: int
    ) -> int:  # fmt: skip
        """The value of the best way to go on (or to stop) once ``laid`` are placed, the last one being
        ``last``; its moves go into ``lines``."""
        best = self._stop(laid, ready, depth, trumps, series, gained)
        self.length[depth] = 0
        if depth + 1 == DEPTH or self.tries >= self.most:
            return best
        self.tries += 1
        place, replay = self.place, self.replay
        if depth:
            reach = self.reach & ready
            place = reach & ~self.kept & self.setup.follows_of[last] if series <= self.short else 0
            replay = reach & ~place if trumps else 0
        call = self.sure & ready if trumps else 0
        cards = place | replay | call
        while cards:
            low = cards & -cards
            cards ^= low
            how = SERIES if place & low else REPLAY if replay & low else CALL
            value = self._after(laid, ready, low, depth, how, trumps, series, gained)
            if value > best:
                best = value
                self._note(depth, how | lowest(low))
        return best

    def _after(
        self, laid: int, ready: int, low: int, depth: int, how: int, trumps: int, series: int, gained: int
    ) -> int:  # fmt: skip
        """The value of laying the card ``low`` and of the best that can follow."""
        setup = self.setup
        card = lowest(low)
        laid |= low
        absent = ~(self.present | laid)
        if how == SERIES:
            series += 1
        else:
            series = 1
            trumps -= 1
        self.unopened[depth + 1] = self.unopened[depth]
        won = self._won(depth + 1, low, absent) if low & self.turning else 0
        emptied = self.hand & low != 0 and not self.hand & ~laid
        if emptied and not self.classic:
            won += 1
        gain = self._gain(series, won, low, laid, emptied)
        ready &= ~low
        behind = setup.leads_of[card] & absent & self.within
        while behind:
            successor = behind & -behind
            behind ^= successor
            if not setup.needs_of[lowest(successor)] & absent:
                ready |= successor
        if not self.classic:
            trumps += won
        return gain + self._go(laid, ready, depth + 1, card, trumps, series, gained + gain)

    def _won(self, depth: int, low: int, absent: int) -> int:
        """Trumps won by opening and closing an era (E02, E03)."""
        cards = self.setup.cards_of_era[self.setup.era_of[lowest(low)]]
        won = 0 if self.classic or cards & absent else 1
        if self.unopened[depth] & low:
            won += 1
            self.unopened[depth] &= ~cards
        return won

    def _gain(self, series: int, won: int, low: int, laid: int, emptied: bool) -> int:
        """The value of placing a card that wins ``won`` trumps."""
        if not self.scored:
            gain = UNIT if self.hand & low else self.elsewhere
        else:
            gain = won * self.trump + (UNIT * series if self.climbing else self.base)
        return gain + self._emptied(laid) if emptied else gain

    def _emptied(self, laid: int) -> int:
        """The value of an empty hand: it is filled again (G02), or it wins (G06)."""
        if self.classic:
            return 0 if self.finalist or self._lasts(laid) else FINALIST_WORTH
        if self._lasts(laid):
            return FRESH_HAND if self.scored else 0
        return WON if self.final and not self.scored else 0

    def _lasts(self, laid: int) -> bool:
        """Whether the stack has cards left once the pool is refilled (G05)."""
        return self.plenty or self.stack > count(self.pool & (self.present | laid))

    def _note(self, depth: int, move: int) -> None:
        """The best line from here is this move and the line after it."""
        here, behind, steps = depth * DEPTH, (depth + 1) * DEPTH, self.length[depth + 1]
        self.lines[here] = move
        for step in range(steps):
            self.lines[here + step + 1] = self.lines[behind + step]
        self.length[depth] = steps + 1

    def _stop(self, laid: int, ready: int, depth: int, trumps: int, series: int, gained: int) -> int:
        """The value of what is left when the turn ends here."""
        hand = self.hand & ~laid
        open_cards = self.open & ready
        if not self.scored:
            value = -CARD_LEFT * count(open_cards) - (0 if series else NO_PLACEMENT)
            return value + TRUMP_LEFT * min(trumps, max(0, count(hand) - 1))
        if self.classic:
            idle = 0 if self.spent or self.hand & laid or not hand else self.idle
            return -idle - OPEN_READY * count(open_cards) - OPENING * count(open_cards & self.unopened[depth])
        if self.final and count(hand) <= (0 if series else self.discards) and not self._lasts(laid):
            lost = count(self.mine | hand)
            return WON if self.lead + gained // UNIT > lost else -WON
        value = OWN_READY * count(ready & hand) - OPEN_READY * count(open_cards)
        return (
            value
            + SPARE_TRUMP * trumps
            - (0 if series else self.idle)
            - OPENING * count(open_cards & self.unopened[depth])
        )


def hurries(state: State, seat: int) -> bool:
    """Whether a seat should end a game without points soon."""
    setup = state.setup
    cards = seats = 0
    for other in range(setup.seat_count):
        if not (setup.mates_of[seat] | state.left) & BIT[other]:
            cards += count(state.hands[other])
            seats += 1
    return cards >= LARGE_HANDS * seats and (count(state.hands[seat]) + 1) * seats < cards


def lead(state: State, seat: int) -> int:
    """By how many points a seat's side leads the best other side, its own cards not counted (G09, P03)."""
    setup = state.setup
    best = -1000
    for other in range(setup.seat_count):
        if not setup.mates_of[seat] & BIT[other]:
            best = max(best, _standing(state, setup.mates_of[other], seat))
    return _standing(state, setup.mates_of[seat], seat) - best


def _standing(state: State, side: int, seat: int) -> int:
    points = 0
    for mate in range(state.setup.seat_count):
        if side & BIT[mate]:
            points += state.points[mate]
            if mate != seat:
                points -= count(state.hands[mate] | state.discards[mate])
    return points
