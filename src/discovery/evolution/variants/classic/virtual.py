"""The virtual player of the first edition (rules S14, S27)."""

from __future__ import annotations

from discovery.core.bits import BIT, lowest
from discovery.evolution.model.interfaces import VirtualPlayer
from discovery.evolution.model.phases import OVER
from discovery.evolution.model.state import NO_CARD, State
from discovery.evolution.moves.placing import layable, place
from discovery.evolution.variants.classic.flow import classic_of
from discovery.evolution.variants.virtual_players.bot import Bot, flip, put
from discovery.evolution.variants.virtual_players.events import card_flipped


class Virtual(Bot):
    """Before each flip it frees the lowest card it can, its own discard included; after opening an era it
    flips two. ``State.trumps`` is 1 while such a flip is due. On a plane none of its cards need lie beside
    the one before (S27)."""

    kind = "virtual"

    def step(self, state: State) -> bool:
        """Free, then flip; ``False`` when the turn is over."""
        seat, state.last = state.turn, NO_CARD
        card = self.open_card(state)
        if card != NO_CARD:
            put(state, card)
        if state.phase == OVER or not state.hands[seat]:
            return False
        size = 1 + state.trumps
        state.trumps = 0
        placed = flip(state, size, False)
        # Of a pair at least one was placed and nothing is left (S27).
        if placed and not state.hands[seat] and state.top == state.setup.stack_end and state.phase != OVER:
            state.setup.ending.own_hand_empty(state, seat)
        return placed

    def open_card(self, state: State) -> int:
        """The lowest card of any discard that fits; none in a last turn (S06)."""
        if classic_of(state).last_turns & BIT[state.turn]:
            return NO_CARD
        cards = layable(state, state.shown & state.ready)
        return lowest(cards) if cards else NO_CARD


class VirtualOnPile(VirtualPlayer):
    """In Classic Memory it flips one card a turn and places it, whatever is missing (S27). It frees nothing
    and never says Stop."""

    kind = "virtual"

    def goes_on(self, state: State) -> bool:
        """Nothing goes on after its one card."""
        return False

    def flip(self, state: State) -> None:
        """The first card of its row, which it always has: an empty row would have won."""
        card = state.in_order(state.hands[state.turn])[0]
        card_flipped(state, state.turn, card)
        place(state, card, 1)
