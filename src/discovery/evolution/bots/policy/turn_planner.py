"""The rest of a turn, planned on a position: the sequence of placements that is worth most.

What ``planning`` does from a view with care is done here roughly and fast, for play-outs: no spots, no
Jokers, and only so many positions are looked at. Worths are in twentieths of a point or of a card got rid of.
"""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import State

DEEPEST = 16
"""So many placements ahead, less one."""

UNIT = 20
WON = 100 * UNIT
OWN_READY, OPEN_READY, OPENING, SPARE_TRUMP, FRESH_HAND, IDLE = 5, 6, 20, 8, 20, 40
"""With points: a card kept that fits, one left to others, one of these that opens an era, a trump not used, a
hand to be filled, a turn without a placement."""

FROM_ELSEWHERE, HASTE, CARD_LEFT, TRUMP_LEFT, NO_PLACEMENT = -6, 4, 1, 10, 20
"""Without points: a card placed that was not one's own, the same when the end should come soon, a card left
to others, a trump that can still discard, a turn without a placement."""

LARGE_HANDS = 6
"""The end should come soon when the others hold so many cards on average and one's own hand is smaller."""

SERIES, REPLAY, CALL = (code << codes.SHIFT for code in (codes.PLACE, codes.REPLAY, codes.CALL))


class TurnPlanner:
    """Plans for whoever is to move. ``line[:length]`` is the plan found last, move by move, without spots.

    What the plan begins with: ``present`` is what counts as discovered, ``hand`` what can be placed from the
    own hand (in Select also from the selection), ``reach`` that and what others left, ``open`` what lies in
    pool and discards, ``mine`` the own ones; ``place`` and ``replay`` is what may be laid first, ``kept``
    what only a trump can place (J07), ``sure`` what can be called. Only the cards ``within`` these matter.
    ``lead`` is by how many points one's side leads, the own cards not counted. While the stack has ``plenty``
    of cards no refill uses it up. ``turning`` are the cards of the eras that may be opened or closed,
    ``unopened``, by depth, of those that are to be opened.
    """

    __slots__ = (
        "climbing",
        "elsewhere",
        "hand",
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
        self.climbing = "series+" in setup.rules.options
        self.trump = UNIT * setup.rules.trump_points if self.scored else 0
        self.elsewhere = FROM_ELSEWHERE
        self.tries = self.stack = self.lead = 0
        self.plenty = False
        self.pool = self.present = self.hand = self.reach = self.mine = self.within = 0
        self.place = self.replay = self.open = self.kept = self.sure = self.turning = 0
        self.lines = [0] * 256  # so many times DEEPEST as it says: a fixed length when compiled
        self.length = [0] * 16
        self.unopened = [0] * 16

    def plan(self, state: State, seat: int, place: int, replay: int, call: int) -> int:
        """How many moves the best plan has; ``place``, ``replay`` and ``call`` are what may be laid first."""
        self.tries = 0
        self.stack = self.setup.card_count - state.top
        self.place, self.replay, self.sure = place, replay, call
        self.mine = state.discards[seat]
        self.pool = state.pool
        self.plenty = self.stack > count(self.pool)
        self.present = state.present
        self.hand = state.hands[seat]
        self.kept = 0
        if self.setup.rounds is not None:
            self.kept = self.hand
            self.hand |= state.selection(seat)
        if not self.scored:
            self.elsewhere = HASTE if hurries(state, seat) else FROM_ELSEWHERE
        else:
            self.lead = lead(state, seat)
        self.reach = self.hand | self.pool | (state.shown & ~self.mine)
        self.open = self.pool | state.shown
        self.within = self.reach | self.mine | call
        series = state.series if state.placed else 0
        self._survey()
        self._go(0, state.ready, 0, 0, state.trumps + state.granted, series, 0)
        return self.length[0]

    def _survey(self) -> None:
        """The cards of the eras that a plan may open, and of those that it may close."""
        self.unopened[0] = self.turning = 0
        for era in range(self.setup.lowest, self.setup.highest + 1):
            cards = self.setup.cards_of_era[era]
            if not cards & ~(self.present | self.within):
                self.turning |= cards
            if era > self.setup.lowest and not cards & self.present:
                self.unopened[0] |= cards
        self.turning |= self.unopened[0]

    def move(self, step: int) -> int:
        """The plan's move number ``step``."""
        return self.lines[step]

    def _go(
        self, laid: int, ready: int, depth: int, last: int, trumps: int, series: int, gained: int
    ) -> int:  # fmt: skip
        """The best worth once ``laid`` are placed, ``last`` the last of them, stopping included; its line
        goes into ``lines``."""
        best = self._stop(laid, ready, depth, trumps, series, gained)
        self.length[depth] = 0
        if depth + 1 == DEEPEST or self.tries >= self.most:
            return best
        self.tries += 1
        place, replay = self.place, self.replay
        if depth:
            reach = self.reach & ready
            place = reach & ~self.kept & self.setup.links_of[last]
            replay = reach & ~place if trumps else 0
        call = self.sure & ready if trumps else 0
        cards = place | replay | call
        while cards:
            low = cards & -cards
            cards ^= low
            how = SERIES if place & low else REPLAY if replay & low else CALL
            worth = self._after(laid, ready, low, depth, how, trumps, series, gained)
            if worth > best:
                best = worth
                self._note(depth, how | lowest(low))
        return best

    def _after(
        self, laid: int, ready: int, low: int, depth: int, how: int, trumps: int, series: int, gained: int
    ) -> int:  # fmt: skip
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
        if emptied:
            won += 1
        gain = self._gain(series, won, low, laid, emptied)
        ready &= ~low
        behind = setup.leads_of[card] & absent & self.within
        while behind:
            successor = behind & -behind
            behind ^= successor
            if not setup.needs_of[lowest(successor)] & absent:
                ready |= successor
        return gain + self._go(laid, ready, depth + 1, card, trumps + won, series, gained + gain)

    def _won(self, depth: int, low: int, absent: int) -> int:
        """The trumps for opening and closing an era (E02, E03)."""
        cards = self.setup.cards_of_era[self.setup.era_of[lowest(low)]]
        won = 0 if cards & absent else 1
        if self.unopened[depth] & low:
            won += 1
            self.unopened[depth] &= ~cards
        return won

    def _gain(self, series: int, won: int, low: int, laid: int, emptied: bool) -> int:
        """What placing a card is worth; ``won`` are the trumps for it."""
        if self.scored:
            gain = UNIT * series if self.climbing else UNIT
            gain += won * self.trump
            return gain + FRESH_HAND if emptied and self._lasts(laid) else gain
        gain = UNIT if self.hand & low else self.elsewhere
        return gain + WON if emptied and not self._lasts(laid) else gain

    def _lasts(self, laid: int) -> bool:
        """Whether cards are left in the stack once the pool is refilled (G05)."""
        return self.plenty or self.stack > count(self.pool & (self.present | laid))

    def _note(self, depth: int, move: int) -> None:
        """This move and the line behind it are the best from here."""
        here, behind, steps = depth * DEEPEST, (depth + 1) * DEEPEST, self.length[depth + 1]
        self.lines[here] = move
        for step in range(steps):
            self.lines[here + step + 1] = self.lines[behind + step]
        self.length[depth] = steps + 1

    def _stop(self, laid: int, ready: int, depth: int, trumps: int, series: int, gained: int) -> int:
        """What is left behind when the turn ends here."""
        hand = self.hand & ~laid
        open_cards = self.open & ready
        if not self.scored:
            worth = -CARD_LEFT * count(open_cards) - (0 if series else NO_PLACEMENT)
            return worth + TRUMP_LEFT * min(trumps, max(0, count(hand) - 1))
        if not self._lasts(laid) and count(hand) <= (0 if series else 1):
            lost = count(self.mine | hand)
            return WON if self.lead + gained // UNIT > lost else -WON
        worth = OWN_READY * count(ready & hand) - OPEN_READY * count(open_cards)
        return (
            worth
            + SPARE_TRUMP * trumps
            - (0 if series else IDLE)
            - OPENING * count(open_cards & self.unopened[depth])
        )


def hurries(state: State, seat: int) -> bool:
    """Whether a seat had better bring a game without points to its end."""
    setup = state.setup
    cards = seats = 0
    for other in range(setup.seat_count):
        if not (setup.mates_of[seat] | state.left) & BIT[other]:
            cards += count(state.hands[other])
            seats += 1
    return cards >= LARGE_HANDS * seats and (count(state.hands[seat]) + 1) * seats < cards


def lead(state: State, seat: int) -> int:
    """By how many points a seat's side leads the best other one, the own cards not counted (G09, P03)."""
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
