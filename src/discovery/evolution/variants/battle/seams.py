"""The replacements of Explore's rewards, drawing and ending in a game with assets (Y02, Y07, Y16, Y19,
Y20)."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.evolution.flow.drawing import UpToFive
from discovery.evolution.flow.ending import MostPoints, seats_in_play
from discovery.evolution.flow.rewards import Trumps
from discovery.evolution.flow.turns import PLAYED_OUT, finish
from discovery.evolution.model.phases import ASSET
from discovery.evolution.model.places import holders
from discovery.evolution.model.state import NO_SEAT, STACK_LASTS, State
from discovery.evolution.variants.battle.flow import get_ready, raid_of_itself, uncover, win_asset

_PLAYED_OUT = PLAYED_OUT  # the compiled build reads this one as a number of C


class AssetRewards(Trumps):
    """A placed card gives its asset (Y02); one placed by an asset brings a point more instead (Y16)."""

    def book(self, state: State, earned: int, opened: bool, closed: bool, emptied: bool) -> None:
        """Markers that the card covers come back first (Y07)."""
        uncover(state)
        if state.phase == ASSET:
            earned += 1
        else:
            win_asset(state, state.last)
        Trumps.book(self, state, earned, opened, closed, emptied)


class AssetDrawing(UpToFive):
    """As Explore; a virtual player may raid before its turn ends (Y23)."""

    def close_virtual_turn(self, state: State) -> None:
        """After the raid, if there is one, this is called again."""
        if not raid_of_itself(state):
            UpToFive.close_virtual_turn(self, state)


class AssetEnding(MostPoints):
    """An empty hand ends nothing (Y19); the game ends once the stack is used up and nobody has a card or
    places one (Y20)."""

    def own_hand_empty(self, state: State, seat: int) -> None:
        """The trump is won; nothing ends (Y19)."""

    def hand_lost(self, state: State, seat: int) -> None:
        """Nothing ends, in teams neither (Y19, Y22)."""

    def turn_over(self, state: State) -> None:
        """The end: no seat holds a card, or a round of turns has placed none, each over without a stack."""
        get_ready(state)
        if state.top < state.setup.stack_end:
            state.idle = STACK_LASTS
            return
        if state.placed:
            state.idle = 0
        elif not state.left & BIT[state.turn]:
            state.idle = max(state.idle, 0) + 1
        if not holders(state, NO_SEAT) or state.idle >= len(seats_in_play(state)):
            finish(state, _PLAYED_OUT, self.winners(state))
