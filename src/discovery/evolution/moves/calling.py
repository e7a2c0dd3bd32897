"""Calling a card (rules E11 to E17), by a trump or by SOS (Q11 to Q14)."""

from __future__ import annotations

from discovery.core.bits import BIT, members
from discovery.core.errors import Code
from discovery.core.protocol import Refusal
from discovery.evolution.flow.effects import card_lost
from discovery.evolution.flow.ending import team_is_out
from discovery.evolution.flow.turns import settle_losses
from discovery.evolution.flow.windows import act, book, flagged, follow_up
from discovery.evolution.model import codes
from discovery.evolution.model.actions import Action, made
from discovery.evolution.model.amendments import G04, note
from discovery.evolution.model.codes import CALL, PLACE, SOS
from discovery.evolution.model.event_kinds import BY_FORCE
from discovery.evolution.model.events import call_answered, rescue_called
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.phases import CALLED, OVER
from discovery.evolution.model.places import empty, holder_of, holders
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import NO_CARD, State
from discovery.evolution.model.table import discard_owed, hand_over, lay_called
from discovery.evolution.moves.placing import RESCUING, SpotMove, layable, place


class Call(MoveKind):
    """Use 4: name a card; its holder gives it up and the caller places it (E11 to E15)."""

    code = codes.CALL
    word = "call"

    def offer(self, state: State, seat: int) -> int:
        """Calls that public knowledge does not already show to fail (E16): the next era is open (E11), the
        prerequisites are present, there is a spot, the card lies in no public place and not in the caller's
        hand, somebody else holds a card at all. Where false calls can be contested, any discovery (H17)."""
        if state.setup.bluff:
            return state.setup.discoveries & ~state.setup.side_cards
        if not holders(state, seat):
            return 0
        return layable(state, state.ready & callable_eras(state.setup, state.present) & ~visible(state, seat))

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Name it; it is answered unless somebody contests the call."""
        state.trumps -= 1
        name_card(state, CALL, seat, argument)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """E11 for the era, C01 for prerequisites, E15 and E16 for a card that cannot be had."""
        setup, argument = state.setup, move & codes.ARGUMENT
        this = ("card", setup.ids[argument])
        if setup.jokers & BIT[argument]:
            return Refusal(Code.JOKER_IS_NO_CARD, "N10", (this,))
        era = setup.era[argument]
        if state.tree & BIT[argument]:
            return Refusal(Code.ALREADY_PLACED, "E15", (this,))
        if era == setup.highest:
            return Refusal(Code.HIGHEST_ERA, "E11", (this,))
        if not setup.era_cards[era + 1] & state.present:
            return Refusal(Code.ERA_CLOSED, "E11", (this, ("era", era + 1)))
        if not state.ready & BIT[argument]:
            return _missing(state, argument)
        return Refusal(Code.CALL_MUST_FAIL, "E16", (this,))


class Rescue(Call):
    """SOS: a call without a trump by a player who has placed nothing in this turn (Q11 to Q13)."""

    code = codes.SOS
    word = "sos"

    def offer(self, state: State, seat: int) -> int:
        """As a call, before the turn's first placement."""
        return 0 if state.placed else Call.offer(self, state, seat)

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Name it; a card that comes is placed without points or trump, and the turn is over (Q11)."""
        rescue_called(state, seat, argument)
        name_card(state, SOS, seat, argument)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Q11, else as a call."""
        return Refusal(Code.NOT_NOW, "Q11") if state.placed else Call.refusal(self, state, seat, move)


class PlaceCalled(SpotMove):
    """The caller places the card that was given, where placing it is the caller's decision (E13)."""

    code = codes.PLACE
    word = "place"

    def offer(self, state: State, seat: int) -> int:
        """The called card, if it can be laid."""
        return layable(state, BIT[state.owed_card])

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """A placement that starts a new series; it does not count as one from the hand (E21)."""
        place(state, state.owed_card, 1, extra - 1, PLACE, True)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """E13: only the called card."""
        return Refusal(Code.MUST_PLACE_CALLED, "E13", (("card", state.setup.ids[state.owed_card]),))


class Fail(MoveKind):
    """Let the call fail (E13, E14)."""

    code = codes.FAIL
    word = "fail"
    argument = ""

    def offer(self, state: State, seat: int) -> int:
        """Where a false placement could be contested; elsewhere a card that fits must be placed."""
        return 1 if state.setup.bluff and state.setup.piled else 0

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Discard the card; the turn ends by drawing."""
        _fail(state, seat)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The called card can be placed, so it must be (E13)."""
        return Refusal(Code.MUST_PLACE_CALLED, "E13", (("card", state.setup.ids[state.owed_card]),))


def name_card(state: State, code: int, seat: int, card: int) -> None:
    """A card is called; in games without windows it is answered at once."""
    action = made(code, seat, card, 1, NO_CARD, False, code == SOS, is_valid(state, seat, card))
    if state.setup.reactions:
        act(state, action)
    else:
        state.began_acting()
        answer_call(state, action)


def answer_call(state: State, action: Action) -> None:
    """The holder gives the card up (E12); what follows is fixed by the rules, or the caller decides."""
    seat, card = action.seat, action.card
    holder = holder_of(state, card)
    call_answered(state, seat, card, holder)
    if holder < 0 or holder == seat:
        _end_by_drawing(state, False)
    elif state.setup.piled or state.setup.spots is not None:
        _offer_to_caller(state, action, holder)
    elif state.ready & BIT[card]:
        lay_called(state, seat, card, holder)
        laid = made(PLACE, seat, card, 1, NO_CARD, False, action.rescue, True)
        book(state, laid)
        card_lost(state, holder)
        follow_up(state, flagged(state, laid).settled(True))
    else:
        _hand_to_caller(state, action, holder)
        _fail(state, seat)


def _offer_to_caller(state: State, action: Action, holder: int) -> None:
    """Where and whether to lay it is the caller's decision, if there is anything to decide (E13, K16)."""
    card = action.card
    _hand_to_caller(state, action, holder)
    fits = state.setup.piled or state.ready & BIT[card]
    if fits and layable(state, BIT[card]):
        if state.lost and team_is_out(state, holder) and not state.setup.mates_of[holder] & BIT[action.seat]:
            note(state, G04)  # in version 1 the game stopped here, with the card in the caller's hand
        state.has_acted = RESCUING if action.rescue else 1
        state.phase = CALLED
    else:
        _fail(state, action.seat)


def _hand_to_caller(state: State, action: Action, holder: int) -> None:
    """The holder draws at once (F09, G03); the end of the game waits until the card is settled (G04)."""
    hand_over(state, holder, action.seat, action.card)
    if state.top < state.setup.stack_end:
        card_lost(state, holder)
    elif empty(state, holder):
        state.lost |= BIT[holder]


def _fail(state: State, seat: int) -> None:
    discard_owed(state, seat, BY_FORCE)
    settle_losses(state)
    if state.phase != OVER:
        _end_by_drawing(state, True)


def _end_by_drawing(state: State, discarded: bool) -> None:
    """E14: pending trumps are lost, the turn ends by drawing, whatever was placed before."""
    state.trumps = state.granted = 0
    state.setup.drawing.close_failed_call(state, discarded)


def is_valid(state: State, seat: int, card: int) -> bool:
    """Whether a call would stand a Stop (H16): the next era is open and the card lies neither in the tree nor
    in a discard, the pool or the caller's own hand."""
    return BIT[card] & callable_eras(state.setup, state.present) & ~(state.tree | visible(state, seat)) != 0


def visible(state: State, seat: int) -> int:
    """Cards that ``seat`` sees outside the tree and so knows to be in no other hand (E15, J16)."""
    known = state.pool | state.shown | state.hands[seat]
    if state.round is not None:
        for other in range(state.setup.seat_count):
            known |= state.round.selections[other]
    return known


def callable_eras(setup: Setup, present: int) -> int:
    """The cards of all eras whose next era is open with these ``present``; the highest era has none (E11)."""
    cards = 0
    for era in range(setup.lowest, setup.highest):
        if setup.cards_of_era[era + 1] & present:
            cards |= setup.cards_of_era[era]
    return cards


def _missing(state: State, card: int) -> Refusal:
    """A call that would fail for want of prerequisites, wherever the card lies (E13, E16)."""
    ids = state.setup.ids
    missing = " ".join([ids[other] for other in members(state.setup.needs[card] & ~state.present)])
    return Refusal(Code.MISSING_PREREQUISITE, "E16", (("card", ids[card]), ("missing", missing)))
