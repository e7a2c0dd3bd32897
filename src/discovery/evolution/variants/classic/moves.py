"""The moves of the first edition: placing, harvesting an opened era, how many cards to draw (S02, S03)."""

from __future__ import annotations

from discovery.core.bits import BIT, count
from discovery.core.errors import Code
from discovery.core.protocol import Refusal
from discovery.evolution.flow.effects import card_lost
from discovery.evolution.flow.turns import go_on, next_turn, resume
from discovery.evolution.model import codes
from discovery.evolution.model.event_kinds import BY_JOINING
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.phases import HARVEST, OVER
from discovery.evolution.model.places import holders
from discovery.evolution.model.state import NO_CARD, NO_SEAT, State
from discovery.evolution.model.table import discard, draw, give, harvest, steal
from discovery.evolution.moves.placing import Place, place, within_reach
from discovery.evolution.moves.trumps import Give, Robbery
from discovery.evolution.moves.turn import ForcedDiscard
from discovery.evolution.variants.classic.flow import classic_of, most_to_draw
from discovery.evolution.variants.classic.rounds import selected_or_shown
from discovery.evolution.variants.objection.flow import place_in_doubt


class ClassicPlace(Place):
    """Any number of cards in a turn, from the hand or another's discard (S02); in a last turn from the hand
    only (S06)."""

    def reach(self, state: State, seat: int) -> int:
        """The pool is empty in every game of the first edition (S01)."""
        if classic_of(state).last_turns & BIT[seat]:
            return state.hands[seat]
        return within_reach(state, seat)

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """A card of the hand spares the discard at the end; an opened era is harvested at once (S03, S18)."""
        if state.hands[seat] & BIT[argument]:
            classic_of(state).spent = 1
        place_and_harvest(state, argument, extra - 1)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """As every placement; spots have a rule of their own (S12)."""
        reason = Place.refusal(self, state, seat, move)
        return Refusal(reason.code, "S12", reason.arguments) if reason.code == Code.NO_SPOT else reason


class ClassicPlaceSelected(ClassicPlace):
    """In a round: from the selection, from what this turn has harvested, from another's discard (S24)."""

    def reach(self, state: State, seat: int) -> int:
        """Harvested cards wait in the hand once the turn is over."""
        return selected_or_shown(state, seat) | (state.hands[seat] & classic_of(state).fresh)

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Nothing is discarded in a round, so it does not matter where the card came from (S24)."""
        part = classic_of(state)
        part.fresh &= ~BIT[argument]
        place_and_harvest(state, argument, extra - 1)


def place_and_harvest(state: State, card: int, spot: int) -> None:
    """Place a card; if it opens an era the harvest comes at once (S18)."""
    if classic_of(state).objection is None:
        place(state, card, 1, spot)
    else:
        place_in_doubt(state, card, spot)
    if classic_of(state).harvesting and state.phase != OVER:
        state.phase = HARVEST


class DrawAmount(MoveKind):
    """How many cards to draw at the end of a turn, where there is a choice (S19)."""

    code = codes.DRAW
    word = "draw"
    argument = "count"

    def offer(self, state: State, seat: int) -> int:
        """The amounts that may be drawn: from one up to what fits."""
        return BIT[most_to_draw(state, seat) + 1] - 2

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The stack being touched, the turn is over; at the end of a round the next seat draws (S24)."""
        for _ in range(argument):
            draw(state, seat)
        if state.decider == NO_SEAT:
            next_turn(state)
        else:
            go_on(state)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """More cards than may be drawn (S19)."""
        return Refusal(Code.WRONG_AMOUNT, "S19", (("most", str(most_to_draw(state, seat))),))


class HarvestDraw(MoveKind):
    """Harvest the top card of the stack (S03)."""

    code = codes.HARVEST_DRAW
    word = "harvest-draw"
    argument = ""

    def offer(self, state: State, seat: int) -> int:
        """1 while the stack has cards."""
        return 1 if state.top < state.setup.stack_end else 0

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The card comes into the hand, and the turn goes on."""
        card = state.order[state.top]
        draw(state, seat)
        harvested(state, card)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The stack is empty (S18)."""
        return Refusal(Code.EMPTY_STACK, "S18")


class HarvestRob(Robbery):
    """Harvest a card of another hand, blindly; of a virtual player's row the thief names the place, from 1
    (S03, S18)."""

    code = codes.HARVEST_ROB
    word = "harvest-rob"
    more = "place"

    def extras(self, state: State, seat: int, argument: int) -> list[int]:
        """The places of a virtual player's row; nothing more for a person."""
        if not state.setup.virtual_seats & BIT[argument]:
            return [0]
        return list(range(1, 1 + count(state.hands[argument])))

    def chances(self, state: State, seat: int, argument: int, extra: int) -> int:
        """Any card of the hand, or the one at that place."""
        if extra:
            return BIT[state.in_order(state.hands[argument])[extra - 1]]
        return state.hands[argument]

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Nobody draws a replacement; a seat robbed of its last card may be out (S07, S18)."""
        steal(state, seat, argument, outcome, 0)
        card_lost(state, argument)
        harvested(state, outcome)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The seat's row has no such place, or the seat cannot be robbed (S18)."""
        victim = move & codes.ARGUMENT
        if holders(state, seat) & BIT[victim]:
            return Refusal(Code.NO_SUCH_PLACE, "S18", (("seat", state.setup.names[victim]),))
        return Robbery.refusal(self, state, seat, move)


class HarvestTake(MoveKind):
    """Harvest a card of another's discard into the hand (S03)."""

    code = codes.HARVEST_TAKE
    word = "harvest-take"

    def offer(self, state: State, seat: int) -> int:
        """Whatever lies in other discards; nothing in a last turn, where they are buried (S21)."""
        if classic_of(state).last_turns & BIT[seat]:
            return 0
        return state.shown & ~state.discards[seat]

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Take the card into the hand; everybody sees which card it is."""
        harvest(state, seat, argument)
        harvested(state, argument)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The card is one's own discard (A08), or out of reach (S18)."""
        card = move & codes.ARGUMENT
        this = (("card", state.setup.ids[card]),)
        if state.discards[seat] & BIT[card]:
            return Refusal(Code.OWN_DISCARD, "A08", this)
        return Refusal(Code.OUT_OF_REACH, "S18", this)


class HarvestNone(MoveKind):
    """Decline the harvest (S18)."""

    code = codes.HARVEST_NONE
    word = "harvest-none"
    argument = ""

    def offer(self, state: State, seat: int) -> int:
        """1: the harvest may always be declined."""
        return 1

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Take nothing: the turn goes on."""
        harvested(state, NO_CARD)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Never asked for, since the move is always offered (S18)."""
        return Refusal(Code.NOT_NOW, "S18")


def harvested(state: State, card: int) -> None:
    """The harvest is over; the turn goes on. In a round the card may be laid in this turn only (S24)."""
    part = classic_of(state)
    part.harvesting = 0
    if card != NO_CARD and state.round is not None:
        part.fresh |= BIT[card]
    resume(state)


class GiveToNewcomer(Give):
    """Each player in turn gives a newcomer a card of their choice and draws one (R02, S33)."""

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The draw comes at once, so it emptied no hand."""
        give(state, seat, state.partner, argument)
        draw(state, seat)
        state.partner = NO_CARD
        go_on(state)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The card is not in the hand (S33)."""
        return Refusal(Code.NOT_IN_HAND, "S33", (("card", state.setup.ids[move & codes.ARGUMENT]),))


class DiscardDown(ForcedDiscard):
    """A newcomer with more cards than a hand holds discards down to it (S33); at the end of a turn it is what
    a turn without a card of the hand costs (S02)."""

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Discard one card; the next one is asked for after it."""
        if state.decider == NO_SEAT:
            ForcedDiscard.do(self, state, seat, argument, extra, outcome)
        else:
            discard(state, seat, argument, BY_JOINING)
            go_on(state)
