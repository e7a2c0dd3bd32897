"""``greedy``: rules of thumb. It plans the turn before it, and spends what is left over sensibly."""

from __future__ import annotations

from collections.abc import Callable

from discovery.bits import mask_of
from discovery.bots import handing, spending
from discovery.bots.answering import Answers
from discovery.bots.bluffing import Bluffs
from discovery.bots.judgement import scale_for
from discovery.bots.knowledge import Known, held_by_others, known
from discovery.bots.planning import Planner
from discovery.bots.policy import Policy
from discovery.bots.truth import announcement
from discovery.evolution.moves import codes
from discovery.evolution.state import Setup
from discovery.evolution.view import View
from discovery.protocol import Chooser, Event

SURE = 0.999
WAYS_OUT = tuple(code << codes.SHIFT for code in (codes.PASS, codes.END, codes.FAIL, codes.LET, codes.VERIFY))
"""What ends a decision without any further harm."""


class Greedy:
    """Takes the best plan of placements for this turn; spare trumps call, exchange or discard."""

    def __init__(self, setup: Setup, random: Chooser, policy: Policy | None = None) -> None:
        self._setup = setup
        self._random = random
        self._policy = policy or Policy()
        self._asked: dict[str, Callable[[View, Known], int]] = {
            "give": lambda view, seen: handing.give(setup, view, seen),
            "discard": lambda view, seen: handing.discard(setup, view, seen),
            "steal": lambda view, seen: handing.steal(setup, view, seen),
            "select": lambda view, seen: spending.selection(setup, view, seen),
            "window": lambda view, seen: self._answers(view, seen).in_window(random),
            "verify": lambda view, seen: self._answers(view, seen).contested(),
            "look": lambda view, seen: self._answers(view, seen).contested(),
            "called": lambda view, seen: self._answers(view, seen).called(),
        }

    def decide(self, view: View, seen: tuple[Event, ...] = ()) -> int:
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
        asking = spending.ask_mate(setup, view, move < 0)
        if asking >= 0:
            return asking
        if move < 0 and view.trumps:
            move = spending.spare_trump(setup, view, seen, chances)
        if view.trumps or codes.PASS << codes.SHIFT in view.legal:
            return move
        if setup.rules.piled:
            false = Bluffs(setup, view, seen, planner, self._policy).choose(gain, self._random)
            move = move if false < 0 else false
        if move < 0 and not view.placed:
            move = spending.likeliest(setup, view, seen, chances, codes.SOS)
        return move
