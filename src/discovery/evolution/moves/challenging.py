"""Answers in a window, and what a Stop leads to (sections H and M)."""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest, members, nth
from discovery.core.dice import Dice
from discovery.core.errors import Code
from discovery.core.protocol import NO_OUTCOME, Refusal
from discovery.evolution.flow.effects import card_lost, shown_by
from discovery.evolution.flow.turns import go_on, push, settle_losses
from discovery.evolution.flow.windows import book
from discovery.evolution.model import codes
from discovery.evolution.model.actions import Action
from discovery.evolution.model.event_kinds import GIVEN_UP, NOT_FOUND, WRONG_STOP
from discovery.evolution.model.events import (
    action_conceded,
    action_stopped,
    action_verified,
    fault_found,
    pile_searched,
)
from discovery.evolution.model.frames import END_TURN, FOLLOW_UP, Frame, action_frame
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.phases import LOOK, OVER, VERIFY
from discovery.evolution.model.places import stealable
from discovery.evolution.model.state import NO_CARD, State
from discovery.evolution.model.table import steal, take_back

_TURN_ENDS = Frame(END_TURN)
"""One for all: frames are never changed."""


class Let(MoveKind):
    """Let it pass: the one answer that everybody has in every window (U05, U07)."""

    code = codes.LET
    word = "let"
    argument = ""

    def offer(self, state: State, seat: int) -> int:
        """Until the seat has answered."""
        return 1 if state.waiting & BIT[seat] else 0

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The seat has answered and waits no longer."""
        state.waiting &= ~BIT[seat]

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """No window is open to this seat (U07)."""
        return Refusal(Code.NOT_NOW, "U07")


class Stop(MoveKind):
    """Contest the latest action (H02)."""

    code = codes.STOP
    word = "stop"
    argument = ""

    def offer(self, state: State, seat: int) -> int:
        """While it can be contested, by anybody but the actor."""
        action = state.action
        assert action is not None
        return 1 if action.contestable and seat != action.seat and state.waiting & BIT[seat] else 0

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The contested player verifies; where there is nothing to choose the check is made at once (H17)."""
        setup, action = state.setup, state.action
        assert action is not None
        state.waiting = 0
        action_stopped(state, seat, action)
        if not setup.given_up or state.setup.virtual_seats & BIT[action.seat]:
            judge(state, action, seat, action.valid)
        elif setup.searching and action.placement and action.valid and not missing_prerequisites(state):
            judge(state, action, seat, True)
        else:
            state.phase = VERIFY
            state.decider = action.seat
            state.partner = seat
            state.searched_spots = ()

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Only the latest action, once, by another."""
        return Refusal(Code.NOT_CONTESTABLE, "H02")


class Verify(MoveKind):
    """Look through the pile: found or not found (H06, H08, H10)."""

    code = codes.VERIFY
    word = "verify"
    argument = ""

    def offer(self, state: State, seat: int) -> int:
        """Always; where piles are searched, only for what needs no search (M08): a call, an announcement, a
        Joker that was declared to be a card it cannot be although all prerequisites lie open (N13)."""
        searched = state.setup.searching and _action(state).placement
        return 0 if searched and missing_prerequisites(state) else 1

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The engine finds what there is to be found."""
        action = _action(state)
        judge(state, action, state.partner, action.valid)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Not now; where there are piles, one names a pile (M09)."""
        return Refusal(Code.NOT_NOW, "M09")


class Concede(MoveKind):
    """Give up: case 2 before looking, case 3 after (H09, M06, M10)."""

    code = codes.CONCEDE
    word = "concede"
    argument = ""
    chance = True

    def offer(self, state: State, seat: int) -> int:
        """1: the stopped player may always concede."""
        return 1

    def chances(self, state: State, seat: int, argument: int, extra: int) -> int:
        """Without points a card is stolen from the stopper, if there is one (H09)."""
        if state.setup.scored or not state.hands[state.partner]:
            return 0
        return stealable(state, state.partner)

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The fault is the actor's."""
        action, stopper = _action(state), state.partner
        action_conceded(state, seat)
        case = NOT_FOUND if state.searched_spots else GIVEN_UP
        guilty(state, action, stopper, case, outcome)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Never asked: giving up is always offered."""
        return Refusal(Code.NOT_NOW, "H09")


class Look(MoveKind):
    """Look through one more pile (M09)."""

    code = codes.LOOK
    word = "look"
    argument = ""
    more = "source"

    def offer(self, state: State, seat: int) -> int:
        """While piles are searched for something and one with hidden cards is left."""
        searched = state.setup.searching and _action(state).placement
        return 1 if searched and missing_prerequisites(state) and unopened(state) else 0

    def extras(self, state: State, seat: int, argument: int) -> list[int]:
        """The piles with hidden cards not looked through yet (M11)."""
        plane = state.plane
        assert plane is not None
        return [plane.spot[card] + 1 for card in members(unopened(state))]

    def any_extra(self, state: State, seat: int, argument: int, dice: Dice) -> int:
        """A random unopened pile, each equally likely."""
        tops = unopened(state)
        assert state.plane is not None
        return state.plane.spot[nth(tops, dice.below(count(tops)))] + 1

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Everything found ends the search, and so does the last pile. What is found proves a card, but no
        Joker declared to be a card of a closed era or one that lies open (N13)."""
        spot = extra - 1
        state.searched_spots = (*state.searched_spots, spot)
        state.points[seat] -= state.setup.deposit
        pile_searched(state, seat, spot)
        action, stopper = _action(state), state.partner
        if not missing_prerequisites(state):
            state.points[seat] += state.setup.deposit * len(state.searched_spots)
            judge(state, action, stopper, action.valid)
        elif not unopened(state):
            judge(state, action, stopper, False)
        else:
            state.phase = LOOK

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """There is no such pile to look through (M09, M11)."""
        return Refusal(Code.NO_PILE, "M11")


def _action(state: State) -> Action:
    assert state.action is not None
    return state.action


def missing_prerequisites(state: State) -> int:
    """The prerequisites of the contested card not found yet: neither they nor anything that builds on them
    (M08) is visible or lies in a pile looked through."""
    plane, action = state.plane, _action(state)
    assert plane is not None
    laid = action.card if action.joker == NO_CARD else action.joker
    seen = plane.tops
    for spot in state.searched_spots:
        seen |= plane.pile(spot)
    seen |= state.tree & state.setup.side_cards  # they lie open beside the plane (S29)
    seen &= ~BIT[laid]
    shown, jokers = seen & state.setup.discoveries, seen & state.setup.jokers
    while jokers:
        shown |= BIT[shown_by(state, lowest(jokers))]
        jokers &= jokers - 1
    shown &= ~BIT[action.card]
    needs = state.setup.needs_of[action.card]
    missing = 0
    while needs:
        card = lowest(needs)
        if not shown & (BIT[card] | state.setup.leads_of[card]):
            missing |= BIT[card]
        needs &= needs - 1
    return missing


def unopened(state: State) -> int:
    """The piles with hidden cards that were not looked through yet, as the mask of their top cards."""
    plane = state.plane
    assert plane is not None
    piles = tops = plane.tops
    while tops:
        card = lowest(tops)
        if not plane.level[card]:
            piles ^= BIT[card]
        tops &= tops - 1
    for spot in state.searched_spots:
        piles &= ~BIT[plane.top_at(spot)]
    return piles


def judge(state: State, action: Action, stopper: int, valid: bool) -> None:
    """Verified: who is at fault pays (H07, H08, H10)."""
    action_verified(state, action.seat, valid)
    if valid:
        _cleared(state, action, stopper)
    else:
        guilty(state, action, stopper, NOT_FOUND, NO_OUTCOME)


def _cleared(state: State, action: Action, stopper: int) -> None:
    """The action stands, and the stopper is at fault (H08)."""
    fault_found(state, stopper, action.seat, WRONG_STOP)
    _leave_window(state)
    action = action.settled(False)
    if action.placement:
        book(state, action)
        action = action.settled(True)
    if state.phase != OVER:
        push(state, action_frame(FOLLOW_UP, action))
        penalties = state.setup.penalties
        assert penalties is not None
        penalties.stopper(state, stopper)
        go_on(state)


def guilty(state: State, action: Action, stopper: int, case: int, stolen: int) -> None:
    """The action does not stand: its card goes to the actor's discard, and the actor's turn is over (H11)."""
    seat = action.seat
    fault_found(state, seat, stopper, case)
    _leave_window(state)
    state.trumps = state.granted = 0
    if action.placement:
        take_back(state, seat, action.card if action.joker == NO_CARD else action.joker)
    push(state, _TURN_ENDS)
    penalties = state.setup.penalties
    assert penalties is not None
    penalties.actor(state, action, stopper, case)
    if state.lost:
        settle_losses(state)
    if stolen != NO_OUTCOME and state.phase != OVER:
        steal(state, seat, stopper, stolen, 0)
        card_lost(state, stopper)
    go_on(state)


def _leave_window(state: State) -> None:
    """Whatever was said meanwhile is void (Q07)."""
    state.action = None
    state.waiting = 0
    if state.flash is not None:
        state.flash.open_window()
    state.partner = NO_CARD
    state.searched_spots = ()
