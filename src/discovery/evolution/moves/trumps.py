"""The other three uses of a trump: exchange, discard, call (rules E09 to E16)."""

from __future__ import annotations

from discovery.bits import BIT, members
from discovery.errors import Code
from discovery.evolution.consequences import card_lost, place_called
from discovery.evolution.events import BY_TRUMP, CALLED
from discovery.evolution.moves import codes
from discovery.evolution.order import resume
from discovery.evolution.rules import Kind
from discovery.evolution.state import GIVE, NO_CARD, State
from discovery.evolution.table import discard, give, holders, owner_of, steal, tell
from discovery.protocol import Illegal


class Exchange(Kind):
    """Use 2: steal a card blindly, then give another one back (E09)."""

    code = codes.EXCHANGE
    word = "exchange"
    argument = "seat"
    chance = True

    def offer(self, state: State) -> int:
        """Other seats that hold a card, if one's own hand has a card to give."""
        return holders(state, state.turn) if state.hands[state.turn] else 0

    def do(self, state: State, argument: int, outcome: int) -> None:
        """Take the card; the same seat must now give another one."""
        state.trumps -= 1
        steal(state, state.turn, argument, outcome, True)
        state.owed = outcome
        state.partner = argument
        state.phase = GIVE

    def refusal(self, state: State, argument: int) -> Illegal:
        """E09 or F03."""
        if not state.hands[state.turn]:
            return Illegal(Code.NO_CARD_TO_GIVE, "E09")
        return no_victim(state, argument, "E09")


class Give(Kind):
    """The second half of an exchange: a different card (E09)."""

    code = codes.GIVE
    word = "give"

    def offer(self, state: State) -> int:
        """Every card of the hand but the stolen one."""
        return state.hands[state.turn] & ~BIT[state.owed]

    def do(self, state: State, argument: int, outcome: int) -> None:
        """Give it; nobody draws and no hand was emptied (G11, F09)."""
        give(state, state.turn, state.partner, argument)
        state.owed = state.partner = NO_CARD
        resume(state)

    def refusal(self, state: State, argument: int) -> Illegal:
        """E09: the stolen card stays; or the card is not in the hand."""
        code = Code.STOLEN_CARD if argument == state.owed else Code.NOT_IN_HAND
        return Illegal(code, "E09", (("card", state.setup.deck.cards[argument].id),))


class DiscardByTrump(Kind):
    """Use 3: discard one card, but not the last one (E10)."""

    code = codes.DISCARD
    word = "discard"

    def offer(self, state: State) -> int:
        """The hand, if it has two cards or more."""
        hand = state.hands[state.turn]
        return hand if hand & (hand - 1) else 0

    def do(self, state: State, argument: int, outcome: int) -> None:
        """Spend the trump; no card is drawn for it now."""
        state.trumps -= 1
        discard(state, state.turn, argument, BY_TRUMP)
        resume(state)

    def refusal(self, state: State, argument: int) -> Illegal:
        """E10."""
        this = (("card", state.setup.deck.cards[argument].id),)
        if state.hands[state.turn] & BIT[argument]:
            return Illegal(Code.LAST_CARD, "E10", this)
        return Illegal(Code.NOT_IN_HAND, "E10", this)


class Call(Kind):
    """Use 4: name a card; whoever holds it gives it up and the caller places it (E11 to E15)."""

    code = codes.CALL
    word = "call"

    def offer(self, state: State) -> int:
        """Calls that public knowledge does not already show to fail (E16).

        The next era must be open (E11); the card's prerequisites are present; it lies in no public place and
        not in the caller's hand; somebody else holds a card at all.
        """
        seat = state.turn
        if not holders(state, seat):
            return 0
        known = state.pool | state.shown | state.hands[seat]
        return state.ready & callable_eras(state) & ~known

    def do(self, state: State, argument: int, outcome: int) -> None:
        """Somebody holds it: placed at once (E13). Nobody does: the turn ends by drawing (E14, E15)."""
        state.trumps -= 1
        holder = owner_of(state.hands, BIT[argument])
        tell(state, CALLED, state.turn, argument, holder)
        if holder < 0:
            state.trumps = 0
            state.setup.rules.drawing.close_failed_call(state)
            return
        place_called(state, argument, holder)
        card_lost(state, holder)
        resume(state)

    def refusal(self, state: State, argument: int) -> Illegal:
        """E11 for the era, C01 for prerequisites, E15 and E16 for a card that cannot be had."""
        setup, this = state.setup, ("card", state.setup.deck.cards[argument].id)
        era = setup.era[argument]
        if state.tree & BIT[argument]:
            return Illegal(Code.ALREADY_PLACED, "E15", (this,))
        if era == setup.highest:
            return Illegal(Code.HIGHEST_ERA, "E11", (this,))
        if not state.opened & BIT[era + 1]:
            return Illegal(Code.ERA_CLOSED, "E11", (this, ("era", era + 1)))
        if not state.ready & BIT[argument]:
            return _missing(state, argument)
        return Illegal(Code.CALL_MUST_FAIL, "E16", (this,))


def callable_eras(state: State) -> int:
    """The cards of all eras whose next era is open; the highest era has none (E11)."""
    setup = state.setup
    cards = 0
    for era in range(setup.lowest, setup.highest):
        if state.opened & BIT[era + 1]:
            cards |= setup.era_cards[era]
    return cards


def _missing(state: State, card: int) -> Illegal:
    """A call that would fail for want of prerequisites, wherever the card lies (E13, E16)."""
    cards = state.setup.deck.cards
    missing = " ".join(cards[other].id for other in members(state.setup.needs[card] & ~state.tree))
    return Illegal(Code.MISSING_PREREQUISITE, "E16", (("card", cards[card].id), ("missing", missing)))


def no_victim(state: State, seat: int, rule: str) -> Illegal:
    """Why a seat cannot be robbed."""
    if seat == state.turn:
        return Illegal(Code.OWN_SEAT, "F03")
    this = (("seat", state.setup.names[seat]),)
    if state.left & BIT[seat]:
        return Illegal(Code.SEAT_LEFT, "R07", this)
    return Illegal(Code.EMPTY_HAND, rule, this)
