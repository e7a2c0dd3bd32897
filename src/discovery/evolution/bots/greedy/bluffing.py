"""False placements in pile games: whether one pays, by what it wins, what being found out costs, and how
likely that is (rules H05 to H11, H14, M06)."""

from __future__ import annotations

from discovery.core.bits import BIT, count, members
from discovery.core.protocol import Chooser
from discovery.evolution.bots.greedy.careful_planner import CarefulPlanner
from discovery.evolution.bots.greedy.odds import missing
from discovery.evolution.bots.greedy.rates import Rates, happens
from discovery.evolution.bots.policy.values import NO_PLACEMENT, UNIT, WON
from discovery.evolution.flow.effects import shown_by
from discovery.evolution.flow.stepping import offered
from discovery.evolution.model import codes
from discovery.evolution.model.state import NO_CARD, State

FAR = 4
"""A bluff with more discoveries missing would surprise nobody."""

SUPPOSED, SEEN = 3.0, 4.0
"""An assumption about strangers counts less than one false card whose fate was seen: people and programs go
on as they began."""


class Bluffs:
    """The false placements in one position of a game whose tree lies hidden in piles."""

    def __init__(self, state: State, seat: int, planner: CarefulPlanner, rates: Rates) -> None:
        """``planner`` has just planned the turn of ``seat``."""
        self.state = state
        self.setup = state.setup
        self.seat = seat
        self.planner = planner
        self.rates = rates

    def choose(self, gain: int, random: Chooser) -> int:
        """The head of a move, with its spot in ``planner.extra``; -1 to stay with the truth, whose best plan
        brings ``gain``."""
        likely = self.likely()
        if not likely:
            return -1
        risk, cost = self.doubt(), self.caught()
        chosen, best, extra = -1, 0.0, 0
        for card in likely:
            value = (1 - risk) * self.planner.forced(card) + risk * cost
            if chosen < 0 or value > best:
                chosen, best, extra = card, value, self.planner.extra
        rate = 0.0 if self._found_out() or self._unnoticed() else self.rates.feeler
        if best > gain:
            rate = self.rates.bluff
        self.planner.extra = extra
        return codes.compose(codes.PLACE, chosen) if happens(rate, random) else -1

    def instead_of_a_draw(self, freeing: bool, random: Chooser) -> int:
        """The false card to lay as the single action of a turn (S25), ``NO_CARD`` for none.

        Unnoticed it makes the hand smaller by one. Found out it costs as much as a draw, but the stopper is
        robbed and gets nearer to the end, or wins with the last card. The alternative is to draw, or
        ``freeing`` a card, which leaves the hand as it is.
        """
        likely = self.likely()
        if not likely:
            return NO_CARD
        risk, few = self.doubt(), 1 if self.state.top < self.setup.stack_end else 2
        others = (BIT[self.setup.seat_count] - 1) & ~(self.setup.mates_of[self.seat] | self.state.left)
        nearer = WON if any(count(self.state.hands[one]) <= few for one in self._watchers()) else UNIT
        won = WON if self.state.hands[self.seat].bit_count() == 1 else UNIT
        value = (1 - risk) * won - risk * (UNIT + nearer / max(1, count(others)))
        rate = self.rates.bluff if value > (0 if freeing else -UNIT) else self.rates.feeler
        nearest = min(likely, key=lambda card: missing(self.setup, self.state.present, card))
        return nearest if happens(rate, random) else NO_CARD

    def likely(self) -> list[int]:
        """Cards of the hand that might pass: few prerequisites are missing, and none that lies open."""
        state, setup = self.state, self.setup
        cards = offered(state, self.seat, codes.PLACE) & (state.hands[self.seat] | state.selection(self.seat))
        return [
            card
            for card in members(cards & ~state.ready)
            if not setup.needs[card] & ~state.present & (state.pool | state.shown)
            if missing(setup, state.present, card) <= FAR
        ]

    def caught(self) -> float:
        """The value of a contested false placement, compared with stopping now.

        With points it costs as much as a turn without a placement, if it is given up (M06). Without, one card
        is drawn and the stopper loses one (H09 to H11); they win with their last one (H14), and without a
        stack they may lose two.
        """
        state = self.state
        scored = self.setup.scored
        idle = 0 if state.placed else self.planner.idle if scored else NO_PLACEMENT
        if scored:
            return idle - 2 * UNIT
        few = 1 if state.top < self.setup.stack_end else 2
        if any(count(state.hands[watcher]) <= few for watcher in self._watchers()):
            return idle - WON
        others = members((BIT[self.setup.seat_count] - 1) & ~(self.setup.mates_of[self.seat] | state.left))
        return idle - UNIT - UNIT / max(1, len(others))

    def doubt(self) -> float:
        """The chance that a false card is contested."""
        if not self._watchers():
            return 0.0
        caught, unnoticed = self._found_out(), self._unnoticed()
        contested = SUPPOSED * self.rates.suspicion + SEEN * caught
        return contested / (SUPPOSED + SEEN * (caught + unnoticed))

    def _watchers(self) -> list[int]:
        """Those who may contest: no mates, and no virtual players, who never do (O07)."""
        setup = self.setup
        others = (BIT[setup.seat_count] - 1) & ~(setup.mates_of[self.seat] | self.state.left)
        return members(others & ~setup.virtual_seats)

    def _found_out(self) -> int:
        """The own cards that may have been found to be false: they lie among the own discards."""
        return count(self.state.discards[self.seat])

    def _unnoticed(self) -> int:
        """The number of cards that came into the tree before one of their prerequisites."""
        present = gaps = 0
        for laid in self.state.in_order(self.state.tree):
            card = shown_by(self.state, laid)
            gaps += self.setup.needs[card] & ~present != 0
            present |= BIT[card]
        return gaps
