"""``greedy``: rules of thumb. It plans the turn before it, and spends what is left over sensibly."""

from __future__ import annotations

from collections.abc import Callable

from discovery.core.bits import mask_of
from discovery.core.protocol import Chooser, Event
from discovery.evolution.bots.greedy import give_and_take, leftovers
from discovery.evolution.bots.greedy.answers import Answers
from discovery.evolution.bots.greedy.bluffing import Bluffs
from discovery.evolution.bots.greedy.contest import announcement
from discovery.evolution.bots.greedy.inference import Known, held_by_others, known
from discovery.evolution.bots.greedy.planning import Planner
from discovery.evolution.bots.greedy.policy import Policy
from discovery.evolution.bots.greedy.weights import scale_for
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.views.view import View

SURE = 0.999
WAYS_OUT = tuple(codes.compose(code) for code in (codes.PASS, codes.END, codes.FAIL, codes.LET, codes.VERIFY))
"""What ends a decision without any further harm."""


class Greedy:
    """Takes the best plan of placements for this turn; spare trumps call, exchange or discard."""

    def __init__(self, setup: Setup, random: Chooser, policy: Policy | None = None) -> None:
        self._setup = setup
        self._random = random
        self._policy = policy or Policy()
        self._asked: dict[str, Callable[[View, Known], int]] = {
            "give": lambda view, seen: give_and_take.give(setup, view, seen),
            "discard": lambda view, seen: give_and_take.discard(setup, view, seen),
            "steal": lambda view, seen: give_and_take.steal(setup, view, seen),
            "select": lambda view, seen: leftovers.selection(setup, view, seen),
            "window": lambda view, seen: self._answers(view, seen).in_window(random),
            "verify": lambda view, seen: self._answers(view, seen).contested(),
            "look": lambda view, seen: self._answers(view, seen).contested(),
            "called": lambda view, seen: self._answers(view, seen).called(),
        }

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """One of ``view.legal``."""
        if len(view.legal) == 1:
            return view.legal[0]
        facts = known(self._setup, view)
        move = self._asked.get(view.phase, self._turn)(view, facts)
        return move if move in view.legal else self._way_out(view)

    def _answers(self, view: View, seen: Known) -> Answers:
        return Answers(self._setup, view, seen, scale_for(self._setup, view, seen), self._policy)

    @staticmethod
    def _way_out(view: View) -> int:
        return next((move for move in WAYS_OUT if move in view.legal), view.legal[0])

    def _turn(self, view: View, seen: Known) -> int:
        """Announce, plan, ask a mate; then whatever else a turn offers; -1 to end it."""
        setup = self._setup
        move = announcement(setup, view, seen)
        if move >= 0:
            return move
        chances = held_by_others(setup, seen)
        sure = 0
        if setup.rules.scored:
            sure = mask_of(card for card, chance in chances.items() if chance >= SURE)
        planner = Planner(setup, view, seen, scale_for(setup, view, seen), sure)
        move, gain = planner.best(view.legal)
        asking = leftovers.ask_mate(setup, view, move < 0)
        if asking >= 0:
            return asking
        if move < 0 and view.trumps:
            move = leftovers.spare_trump(setup, view, seen, chances)
        if view.trumps or codes.compose(codes.PASS) in view.legal:
            return move
        if setup.rules.piled:
            false = Bluffs(setup, view, seen, planner, self._policy).choose(gain, self._random)
            move = move if false < 0 else false
        if move < 0 and not view.placed:
            move = leftovers.likeliest(setup, view, seen, chances, codes.SOS)
        return move
