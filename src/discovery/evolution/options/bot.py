"""Bot: the rule book's virtual player (rules O01 to O14)."""

from __future__ import annotations

from dataclasses import replace

from discovery.bits import BIT
from discovery.evolution.consequences import place
from discovery.evolution.events import BY_FLIP, FLIPPED
from discovery.evolution.rules import Option, Rules, VirtualPlayer
from discovery.evolution.state import OVER, State
from discovery.evolution.table import discard, tell


class Bot(VirtualPlayer):
    """Flips the first card of its row and places it if it can; with a trump it flips two."""

    kind = "bot"

    def take_turn(self, state: State) -> None:
        """Flip until nothing fits, then draw (O03 to O06); it never passes, calls or exchanges (O07)."""
        while state.phase != OVER and self.step(state):
            pass
        if state.phase != OVER:
            state.trumps = 0
            state.setup.rules.drawing.close_virtual_turn(state)

    def step(self, state: State) -> bool:
        """One flip, of two cards for a trump; ``False`` when the turn is over."""
        count = 1
        if state.trumps:
            state.trumps -= 1
            count = 2
        return bool(state.hands[state.turn]) and (flip(state, count) or state.trumps > 0)


def flip(state: State, count: int) -> bool:
    """Flip the next ``count`` cards; place what fits, discard the rest (O04 to O06); was one placed?"""
    row = state.in_order(state.hands[state.turn])[:count]
    for card in row:
        tell(state, FLIPPED, state.turn, card)
    placed = 0
    for card in (*row, row[0]):
        if state.ready & BIT[card]:
            place(state, card, 1)
            placed |= BIT[card]
            if state.phase == OVER:
                return True
    for card in row:
        if not placed & BIT[card]:
            discard(state, state.turn, card, BY_FLIP)
    return placed != 0


def _apply(rules: Rules) -> Rules:
    return replace(rules, virtual=(*rules.virtual, Bot()))


BOT = Option(
    key="bot",
    games=("intro", "explore"),
    rules=("O01", "O03", "O04", "O05", "O06", "O07"),
    apply=_apply,
    seated=True,
)
