"""Answers: in windows, to a Stop, and with a called card (sections H, M, N and Q)."""

from __future__ import annotations

from dataclasses import replace

from discovery.core.bits import BIT
from discovery.core.protocol import Chooser
from discovery.evolution.bots.greedy.contest import is_false, own_action_is_true, proved
from discovery.evolution.bots.greedy.give_and_take import arguments
from discovery.evolution.bots.greedy.inference import Known
from discovery.evolution.bots.greedy.plan_steps import by_card
from discovery.evolution.bots.greedy.planning import Planner, Stage
from discovery.evolution.bots.greedy.policy import Policy
from discovery.evolution.bots.greedy.weights import WON, Scale
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import EVERY_CARD, NO_CARD
from discovery.evolution.views.view import View, Window

STOP, INTERRUPT, BIS, ME = (
    codes.compose(code) for code in (codes.STOP, codes.INTERRUPT, codes.BIS, codes.ME)
)


class Answers:
    """What to say to one view. Nothing is searched before it is asked for."""

    def __init__(self, setup: Setup, view: View, seen: Known, scale: Scale, policy: Policy) -> None:
        self.setup = setup
        self.view = view
        self.seen = seen
        self.scale = scale
        self.policy = policy

    def in_window(self, random: Chooser) -> int:
        """Contest what is false, interrupt for a great turn, go on or take over while a card fits."""
        view, window = self.view, self.view.window
        assert window is not None
        legal = view.legal
        if STOP in legal and self._contests(window, random):
            return STOP
        if INTERRUPT in legal and self._interrupts():
            return INTERRUPT
        if BIS in legal and self._goes_on(window):
            return BIS
        if ME in legal and self._gain(self._fresh(), 0) > 0:
            return ME
        return codes.LET_PASS

    def _contests(self, window: Window, random: Chooser) -> bool:
        """Never a mate."""
        if self.setup.mates[self.view.seat] & BIT[window.seat]:
            return False
        if not is_false(self.setup, self.view, self.seen, window):
            return False
        return happens(self.policy.contest, random)

    def _interrupts(self) -> bool:
        """A whole turn at once, for a Joker that could bring a trump later (N02)."""
        jokers = self.seen.hand & self.setup.jokers
        if jokers == self.seen.hand == jokers & -jokers:
            return self.scale.emptied(self.view.stack) >= WON
        gain = self._gain(self._fresh(), jokers & -jokers)
        return gain >= self.scale.extra_turn() - self.scale.idle()

    def _goes_on(self, window: Window) -> bool:
        """Q02: whoever says Bis must place."""
        stage = self._planner(0).here()
        return self._gain(self._behind(window, stage), 0) > 0

    def _behind(self, window: Window, stage: Stage) -> Stage:
        """Where the turn stands once the action of the window counts."""
        laid = {card: joker for joker, card in self.view.stands}.get(window.card, window.card)
        if self.view.last == laid:
            return stage
        planner = self._planner(0)
        won = (
            0 if self.setup.rules.piled else planner.eras_won(self.seen.tree & ~BIT[window.card], window.card)
        )
        return replace(
            stage,
            last=laid,
            follow=planner.following(laid),
            trumps=stage.trumps + won,
            series=window.number,
        )

    def _fresh(self) -> Stage:
        """A turn of one's own that begins now."""
        return Stage(self.seen.tree, self.seen.ready, NO_CARD, EVERY_CARD, 0, 0)

    def _gain(self, stage: Stage, spent: int) -> float:
        """What a turn would bring from there over not placing at all, without the Joker that it costs."""
        return self._planner(spent).worth_from(stage)

    def _planner(self, spent: int) -> Planner:
        seen = replace(self.seen, hand=self.seen.hand & ~spent, jokers=self.seen.jokers & ~spent)
        return Planner(self.setup, self.view, seen, self.scale, 0)

    def contested(self) -> int:
        """Verify what is true; give up what is not before looking, which is the cheaper fault (H09, M06)."""
        legal, setup, seen = self.view.legal, self.setup, self.seen
        verify, concede = codes.compose(codes.VERIFY), codes.compose(codes.CONCEDE)
        looks = [move for move in legal if codes.code_of(move) == codes.LOOK]
        if looks:
            newest = self.view.tree[-1]
            shown = dict(self.view.stands).get(newest, newest)
            return looks[0] if proved(setup, seen, shown) else concede
        if verify in legal and own_action_is_true(setup, self.view, seen):
            return verify
        return concede if concede in legal else legal[0]

    def called(self) -> int:
        """Lay a called card that fits where it brings most; let the call fail otherwise (E13)."""
        view, fail = self.view, codes.compose(codes.FAIL)
        steps = by_card(self.setup, self.seen, view.legal)
        fits = arguments(view, codes.PLACE) & self.seen.ready
        if not steps or (not fits and fail in view.legal):
            return fail
        board = self._planner(0).board
        if board is None:
            return steps[0].move
        bonus, spot = board.best(steps[0].card, steps[0].spots, 1)[0]
        return steps[0].on(spot, bonus).move


def happens(rate: float, random: Chooser) -> bool:
    """True at that rate."""
    return rate >= 1 or random.randrange(1000) < 1000 * rate
