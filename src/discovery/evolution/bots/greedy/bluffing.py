"""False placements in pile games: whether one pays, by what it wins, what being found out costs, and how
likely that is (rules H05 to H11, H14, M06)."""

from __future__ import annotations

from discovery.core.bits import BIT, members
from discovery.core.protocol import Chooser
from discovery.evolution.bots.greedy.answers import happens
from discovery.evolution.bots.greedy.inference import Known, missing
from discovery.evolution.bots.greedy.plan_steps import Step, by_card
from discovery.evolution.bots.greedy.planning import Planner
from discovery.evolution.bots.greedy.policy import Policy
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.views.view import View

FAR = 4
"""A bluff that more discoveries are missing for would surprise nobody."""

SUPPOSED, SEEN = 3.0, 4.0
"""What is supposed of strangers counts less than one false card whose fate was seen: people and programs go
on as they began."""


class Bluffs:
    """The false placements of one view. Only games whose tree lies hidden in piles have any worth trying."""

    def __init__(self, setup: Setup, view: View, seen: Known, planner: Planner, policy: Policy) -> None:
        self.setup = setup
        self.view = view
        self.seen = seen
        self.planner = planner
        self.policy = policy

    def choose(self, gain: float, random: Chooser) -> int:
        """A move; -1 to stay with the truth, of which the best plan would bring ``gain``."""
        likely = self._likely()
        if not likely:
            return -1
        risk, cost = self.doubt(), self.planner.caught(self._watchers())
        worths = [(1 - risk) * self.planner.worth_of(step) + risk * cost for step in likely]
        worth = max(worths)
        step = likely[worths.index(worth)]
        rate = 0.0 if self._caught() or self._unnoticed() else self.policy.feeler
        if worth > gain:
            rate = self.policy.bluff
        return step.move if happens(rate, random) else -1

    def _likely(self) -> list[Step]:
        """Cards of the hand that might pass for true: nothing that they need lies open elsewhere, and little
        is missing. On the best spot of each."""
        setup, seen, board = self.setup, self.seen, self.planner.board
        steps = [
            step
            for step in by_card(setup, seen, self.view.legal)
            if step.code == codes.PLACE and BIT[step.card] & seen.hand & ~seen.ready
            if not setup.needs[step.card] & ~seen.tree & seen.public
            if missing(setup, seen.tree, step.card) <= FAR
        ]
        if board is None:
            return steps
        best = [(step, *board.best(step.card, step.spots, 1)[0]) for step in steps]
        return [step.on(spot, bonus) for step, bonus, spot in best]

    def _watchers(self) -> list[int]:
        """Those who may contest: no mates, and no virtual players, who never do (O07)."""
        view, setup = self.view, self.setup
        others = (BIT[setup.seat_count] - 1) & ~(setup.mates[view.seat] | view.left)
        return [seat for seat in members(others) if not view.bots[seat]]

    def doubt(self) -> float:
        """The chance that a false card is contested."""
        if not self._watchers():
            return 0.0
        caught, unnoticed = self._caught(), self._unnoticed()
        contested = SUPPOSED * self.policy.suspicion + SEEN * caught
        return contested / (SUPPOSED + SEEN * (caught + unnoticed))

    def _caught(self) -> int:
        """The own cards that may have been found to be false: they lie among the own discards."""
        return self.seen.discarded.bit_count()

    def _unnoticed(self) -> int:
        """The cards that came into the tree before something that they need."""
        stands, tree, found = dict(self.view.stands), 0, 0
        for laid in self.view.tree:
            card = stands.get(laid, laid)
            found += self.setup.needs[card] & ~tree != 0
            tree |= BIT[card]
        return found
