"""Placing: the turn's normal placement and series, and the trump that needs no link."""

from __future__ import annotations

from discovery.bits import BIT, members
from discovery.errors import Code
from discovery.evolution.consequences import place
from discovery.evolution.events import REPLAYED
from discovery.evolution.moves import codes
from discovery.evolution.order import resume
from discovery.evolution.rules import Kind
from discovery.evolution.state import State
from discovery.evolution.table import tell
from discovery.protocol import Illegal


def within_reach(state: State, seat: int) -> int:
    """The cards a seat may place from: own hand, pool, another's discard, never its own (A07, A08)."""
    return state.hands[seat] | state.pool | (state.shown & ~state.discards[seat])


class Place(Kind):
    """The turn's first placement, and every further one that is linked to the last (C02, C03, D01)."""

    code = codes.PLACE
    word = "place"

    def offer(self, state: State) -> int:
        """Cards within reach, with all prerequisites (C01), linked to the turn's last card, if any."""
        return within_reach(state, state.turn) & state.ready & state.follow

    def do(self, state: State, argument: int, outcome: int) -> None:
        """Place; in series from the turn's second card on."""
        place(state, argument, state.series + 1)
        resume(state)

    def refusal(self, state: State, argument: int) -> Illegal:
        """C01, A07, A08 or, where only the link is missing, C03."""
        cards = state.setup.deck.cards
        return unplaceable(state, argument) or Illegal(
            Code.NO_LINK, "C03", (("card", cards[argument].id), ("last", cards[state.last].id))
        )


class Replay(Kind):
    """Use 1 of a trump: one more card, no link needed (E08)."""

    code = codes.REPLAY
    word = "replay"

    def offer(self, state: State) -> int:
        """Cards within reach with all prerequisites."""
        return within_reach(state, state.turn) & state.ready

    def do(self, state: State, argument: int, outcome: int) -> None:
        """Spend the trump; the card starts a new series (I14)."""
        state.trumps -= 1
        tell(state, REPLAYED, state.turn, argument)
        place(state, argument, 1)
        resume(state)

    def refusal(self, state: State, argument: int) -> Illegal:
        """C01, A07 or A08."""
        return unplaceable(state, argument) or Illegal(Code.NOT_NOW, "E08")


def unplaceable(state: State, card: int) -> Illegal | None:
    """Why a card cannot be placed at all, whatever the link; the same words wherever a hidden card lies."""
    cards, bit = state.setup.deck.cards, BIT[card]
    this = ("card", cards[card].id)
    if state.tree & bit:
        return Illegal(Code.ALREADY_PLACED, "A06", (this,))
    if state.discards[state.turn] & bit:
        return Illegal(Code.OWN_DISCARD, "A08", (this,))
    if not within_reach(state, state.turn) & bit:
        return Illegal(Code.OUT_OF_REACH, "A07", (this,))
    missing = state.setup.needs[card] & ~state.tree
    if missing:
        names = " ".join(cards[other].id for other in members(missing))
        return Illegal(Code.MISSING_PREREQUISITE, "C01", (this, ("missing", names)))
    return None
