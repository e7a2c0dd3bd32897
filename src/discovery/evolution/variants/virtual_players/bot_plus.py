"""Bot+: a bot that also places from the pool and the discards (rules O18 to O20)."""

from __future__ import annotations

from discovery.core.bits import lowest
from discovery.evolution.model.phases import OVER
from discovery.evolution.model.state import NO_CARD, State
from discovery.evolution.moves.placing import layable
from discovery.evolution.variants.virtual_players.bot import Bot, put


class BotPlus(Bot):
    """Before each flip it places the lowest card it can from the pool or a discard, its own included."""

    kind = "bot+"
    fresh_cards = 2

    def step(self, state: State) -> bool:
        """O18; then as a bot (O20), whose trump for an emptied hand flips the two fresh cards; where no card
        is left to refill it, the emptied hand ends the game and no open card is placed behind it (O19)."""
        card = NO_CARD if state.finishing else self.open_card(state)
        if card != NO_CARD:
            put(state, card)
        return state.phase != OVER and Bot.step(self, state)

    def open_card(self, state: State) -> int:
        """The lowest card of the pool or a discard, its own included, that really fits (O18)."""
        cards = layable(state, (state.pool | state.shown) & state.ready)
        return lowest(cards) if cards else NO_CARD
