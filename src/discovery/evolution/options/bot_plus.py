"""Bot+: a bot that also places from the pool and the discards (rules O18 to O20)."""

from __future__ import annotations

from dataclasses import replace

from discovery.bits import lowest
from discovery.evolution.consequences import place
from discovery.evolution.options.bot import Bot
from discovery.evolution.rules import Option, Rules
from discovery.evolution.state import OVER, State


class BotPlus(Bot):
    """Before each flip it places the lowest card it can from the pool or a discard, its own included."""

    kind = "bot+"
    fresh_cards = 2

    def step(self, state: State) -> bool:
        """O18; then as a bot (O20), whose trump for an emptied hand flips the two fresh cards; where no card
        is left to refill it, the emptied hand ends the game and no open card is placed behind it (O19)."""
        open_cards = (state.pool | state.shown) & state.ready
        if open_cards and not state.finishing:
            place(state, lowest(open_cards), 1)
        return state.phase != OVER and super().step(state)


def _apply(rules: Rules) -> Rules:
    return replace(rules, virtual=(*rules.virtual, BotPlus()))


BOT_PLUS = Option(
    key="bot+", games=("intro", "explore"), rules=("O18", "O19", "O20"), apply=_apply, seated=True
)
