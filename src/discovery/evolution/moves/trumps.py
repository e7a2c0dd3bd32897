"""The other uses of a trump: exchange and discard (rules E09, E10); calls see ``calling``."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.core.errors import Code
from discovery.core.protocol import Refusal
from discovery.evolution.flow.effects import card_lost
from discovery.evolution.flow.turns import go_on, resume
from discovery.evolution.flow.windows import act
from discovery.evolution.model import codes
from discovery.evolution.model.actions import made
from discovery.evolution.model.event_kinds import BY_TRUMP
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.phases import GIVE
from discovery.evolution.model.places import held, holders, stealable
from discovery.evolution.model.state import NO_CARD, State
from discovery.evolution.model.table import discard, give, steal


class Robbery(MoveKind):
    """To steal a card blindly from another seat (F03)."""

    argument = "seat"
    chance = True

    def offer(self, state: State, seat: int) -> int:
        """Other seats that hold a card."""
        return holders(state, seat)

    def chances(self, state: State, seat: int, argument: int, extra: int) -> int:
        """The victim's cards that can be stolen, each equally likely (F03, F04)."""
        return stealable(state, argument)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The seat cannot be robbed (F03), see ``no_victim``."""
        return no_victim(state, seat, move & codes.ARGUMENT, "F03")


class Exchange(Robbery):
    """Use 2: steal a card blindly, then give another one back (E09)."""

    code = codes.EXCHANGE
    word = "exchange"

    def offer(self, state: State, seat: int) -> int:
        """Other seats that hold a card, if one's own hand has a card to give."""
        return holders(state, seat) if state.hands[seat] else 0

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Take the card; the same seat must now give another one."""
        state.trumps -= 1
        steal(state, seat, argument, outcome, 1)
        state.owed_card = outcome
        state.partner = argument
        state.phase = GIVE

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """There is no card to give or to get (E09), or the seat is one's own (F03)."""
        if not state.hands[seat]:
            return Refusal(Code.NO_CARD_TO_GIVE, "E09")
        return no_victim(state, seat, move & codes.ARGUMENT, "E09")


class Give(MoveKind):
    """The second half of an exchange: a different card (E09). Also the answer to a request (P01, H10)."""

    code = codes.GIVE
    word = "give"

    def offer(self, state: State, seat: int) -> int:
        """Every card of the hand but the stolen one."""
        return state.hands[seat] & ~BIT[state.owed_card] if state.owed_card != NO_CARD else state.hands[seat]

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Give it. After an exchange there is no draw, and no hand was emptied (G11, F09)."""
        give(state, seat, state.partner, argument)
        exchanged = state.owed_card != NO_CARD
        state.owed_card = state.partner = NO_CARD
        if not exchanged:
            card_lost(state, seat)
            go_on(state)
        else:
            if state.setup.granting:
                state.granted += 1
            finish_use(state, seat, codes.EXCHANGE)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """E09: the stolen card stays; or the card is not in the hand."""
        card = move & codes.ARGUMENT
        code = Code.STOLEN_CARD if card == state.owed_card else Code.NOT_IN_HAND
        return Refusal(code, "E09", (("card", state.setup.ids[card]),))


class DiscardByTrump(MoveKind):
    """Use 3: discard one card, but not the last one (E10)."""

    code = codes.DISCARD
    word = "discard"

    def offer(self, state: State, seat: int) -> int:
        """Whatever the seat holds, if that is two cards or more."""
        cards = held(state, seat)
        return cards if cards & (cards - 1) else 0

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Spend the trump; no card is drawn for it now."""
        state.trumps -= 1
        discard(state, seat, argument, BY_TRUMP)
        finish_use(state, seat, codes.DISCARD)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The card is not in the hand, or is the last one (E10)."""
        card = move & codes.ARGUMENT
        this = (("card", state.setup.ids[card]),)
        if held(state, seat) & BIT[card]:
            return Refusal(Code.LAST_CARD, "E10", this)
        return Refusal(Code.NOT_IN_HAND, "E10", this)


def finish_use(state: State, seat: int, code: int) -> None:
    """A use of a trump that lays no card is done: others may interrupt, then the turn continues."""
    state.has_acted = 1
    if state.setup.reactions:
        act(state, made(code, seat, NO_CARD, 1, NO_CARD, False, False, True))
    else:
        resume(state)


def no_victim(state: State, seat: int, victim: int, rule: str) -> Refusal:
    """Why a seat cannot be robbed or asked."""
    if victim == seat:
        return Refusal(Code.OWN_SEAT, "F03")
    this = (("seat", state.setup.names[victim]),)
    if state.left & BIT[victim]:
        return Refusal(Code.SEAT_LEFT, "R07", this)
    return Refusal(Code.EMPTY_HAND, rule, this)
