"""The rest of a turn, planned on a position: the sequence of placements that is worth most.

What ``planning`` does from a view with care is done here roughly and fast, for play-outs: no spots, no
Jokers, and only so many positions are looked at. Worths are in twentieths of a point or of a card got rid of.
"""

from __future__ import annotations

from discovery.bits import BIT, count, lowest
from discovery.evolution.moves import codes
from discovery.evolution.state import Setup, State

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


class Foresight:
    """Plans for whoever is to move. ``line[:length]`` is the plan found last, move by move, without spots.

    ``kept`` are the cards that only a trump can place (J07), ``sure`` those that can be called, ``mine`` the
    own discards; ``lead`` is by how many points one's side leads, the own cards not counted. Only the cards
    ``within`` reach matter; while the stack has ``plenty`` of cards no refill can use it up.
    """

    __slots__ = (
        *("climbing", "elsewhere", "kept", "lead", "length", "lines", "mine", "most", "plenty", "pool"),
        *("scored", "setup", "stack", "sure", "tries", "trump", "within"),
    )

    def __init__(self, setup: Setup, most: int) -> None:
        self.setup = setup
        self.most = most
        self.scored = setup.rules.scored
        self.climbing = "series+" in setup.rules.options
        self.trump = UNIT * setup.rules.trump_points if self.scored else 0
        self.elsewhere = FROM_ELSEWHERE
        self.tries = self.pool = self.stack = self.kept = self.sure = self.mine = self.lead = self.within = 0
        self.plenty = False
        self.lines = [0] * 256  # so many times DEEPEST as it says: a fixed length when compiled
        self.length = [0] * 16

    def plan(self, state: State, seat: int, place: int, replay: int, call: int) -> int:
        """How many moves the best plan has; ``place``, ``replay`` and ``call`` are what may be laid first."""
        self.tries = 0
        self.stack = self.setup.card_count - state.top
        self.sure = call
        self.mine = state.discards[seat]
        self.pool = state.pool
        self.plenty = self.stack > count(self.pool)
        hand = state.hands[seat]
        self.kept = 0
        if self.setup.rounds is not None:
            self.kept = hand
            hand |= state.selections[seat]
        if not self.scored:
            self.elsewhere = HASTE if hurries(state, seat) else FROM_ELSEWHERE
        else:
            self.lead = lead(state, seat)
        others = state.pool | (state.shown & ~self.mine)
        self.within = hand | others | self.mine | call
        present = state.tree | state.stood
        self._go(
            0, present, state.ready, 0, hand, others, state.trumps + state.granted,
            state.series if state.placed else 0, 0, self._unopened(present), place, replay,
        )  # fmt: skip
        return self.length[0]

    def _unopened(self, present: int) -> int:
        """The cards of the eras that are to be opened (E02)."""
        setup, cards = self.setup, 0
        for era in range(setup.lowest + 1, setup.highest + 1):
            if not setup.cards_of_era[era] & present:
                cards |= setup.cards_of_era[era]
        return cards

    def move(self, step: int) -> int:
        """The plan's move number ``step``."""
        return self.lines[step]

    def _go(
        self, depth: int, present: int, ready: int, follow: int, hand: int, others: int, trumps: int,
        series: int, gained: int, unopened: int, place: int, replay: int,
    ) -> int:  # fmt: skip
        """The best worth from here, stopping included; its line goes into ``lines``."""
        best = self._stop(ready, hand, others, present, trumps, series, gained, unopened)
        self.length[depth] = 0
        if depth + 1 == DEEPEST or self.tries >= self.most:
            return best
        self.tries += 1
        reach = (hand | others) & ready
        if depth:
            place = reach & ~self.kept & follow
            replay = reach & ~place if trumps else 0
        call = self.sure & ready if trumps else 0
        cards = place | replay | call
        while cards:
            low = cards & -cards
            cards ^= low
            how = SERIES if place & low else REPLAY if replay & low else CALL
            worth = self._after(
                depth, low, how, present, ready, hand, others, trumps, series, gained, unopened
            )
            if worth > best:
                best = worth
                self._note(depth, how | lowest(low))
        return best

    def _after(
        self, depth: int, low: int, how: int, present: int, ready: int, hand: int, others: int, trumps: int,
        series: int, gained: int, unopened: int,
    ) -> int:  # fmt: skip
        setup = self.setup
        card = lowest(low)
        own = hand & low
        if how == SERIES:
            series += 1
        else:
            series = 1
            trumps -= 1
        present |= low
        cards = setup.cards_of_era[setup.era_of[card]]
        won = 0 if cards & ~present else 1
        if unopened & low:
            won += 1
            unopened &= ~cards
        emptied = 1 if own and own == hand else 0
        if self.scored:
            gain = UNIT * series if self.climbing else UNIT
            gain += (won + emptied) * self.trump
            if emptied and self._lasts(present):
                gain += FRESH_HAND
        else:
            gain = UNIT if own else self.elsewhere
            if emptied and not self._lasts(present):
                gain += WON
        ready &= ~low
        absent = ~present
        behind = setup.leads_of[card] & absent & self.within
        while behind:
            successor = behind & -behind
            behind ^= successor
            if not setup.needs_of[lowest(successor)] & absent:
                ready |= successor
        trumps += won + emptied
        return gain + self._go(
            depth + 1, present, ready, setup.links_of[card], hand & ~low, others & ~low, trumps, series,
            gained + gain, unopened, 0, 0,
        )  # fmt: skip

    def _lasts(self, present: int) -> bool:
        """Whether cards are left in the stack once the pool is refilled (G05)."""
        return self.plenty or self.stack > count(self.pool & present)

    def _note(self, depth: int, move: int) -> None:
        """This move and the line behind it are the best from here."""
        here, behind, steps = depth * DEEPEST, (depth + 1) * DEEPEST, self.length[depth + 1]
        self.lines[here] = move
        for step in range(steps):
            self.lines[here + step + 1] = self.lines[behind + step]
        self.length[depth] = steps + 1

    def _stop(
        self, ready: int, hand: int, others: int, present: int, trumps: int, series: int, gained: int,
        unopened: int,
    ) -> int:  # fmt: skip
        """What is left behind when the turn ends here."""
        open_cards = (others | self.mine) & ready
        if not self.scored:
            worth = -CARD_LEFT * count(open_cards) - (0 if series else NO_PLACEMENT)
            return worth + TRUMP_LEFT * min(trumps, max(0, count(hand) - 1))
        if not self._lasts(present) and count(hand) <= (0 if series else 1):
            lost = count(self.mine | hand)
            return WON if self.lead + gained // UNIT > lost else -WON
        worth = OWN_READY * count(ready & hand) - OPEN_READY * count(open_cards)
        return worth + SPARE_TRUMP * trumps - (0 if series else IDLE) - OPENING * count(open_cards & unopened)


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
