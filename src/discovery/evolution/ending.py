"""The two ways a game ends: the first empty hand, or most points."""

from __future__ import annotations

from discovery.bits import BIT
from discovery.evolution.order import HAND_EMPTIED, STANDSTILL, finish
from discovery.evolution.rules import Ending
from discovery.evolution.state import STACK_LASTS, State


def seats_in_play(state: State) -> list[int]:
    """The seats that have not left (R07)."""
    return [seat for seat in range(state.setup.seat_count) if not state.left & BIT[seat]]


def cards_left(state: State, seat: int) -> int:
    """Cards in hand and discard (G09); those of a seat that left count for nobody (R01)."""
    if state.left & BIT[seat]:
        return 0
    return (state.hands[seat] | state.discards[seat]).bit_count()


class FirstOut(Ending):
    """Games without points: with an empty stack the first empty hand wins (G06, G04, F07)."""

    def own_hand_empty(self, state: State, seat: int) -> None:
        """Immediate win (G06)."""
        finish(state, HAND_EMPTIED, BIT[seat])

    def hand_lost(self, state: State, seat: int) -> None:
        """Whose last card was called or stolen has won (G04, F07)."""
        finish(state, HAND_EMPTIED, BIT[seat])

    def turn_over(self, state: State) -> None:
        """Two full rounds without a placement on an empty stack are a standstill (T02, T08)."""
        if state.placed or state.idle == STACK_LASTS:
            state.idle = STACK_LASTS if state.top < state.setup.card_count else 0
            return
        if not state.left & BIT[state.turn]:
            state.idle += 1
        if state.idle >= 2 * len(seats_in_play(state)):
            finish(state, STANDSTILL, self.winners(state))

    def winners(self, state: State) -> int:
        """Fewest cards in hand, ties shared (T02)."""
        seats = seats_in_play(state)
        fewest = min(state.hands[seat].bit_count() for seat in seats)
        return sum(BIT[seat] for seat in seats if state.hands[seat].bit_count() == fewest)


class MostPoints(Ending):
    """Games with points: an empty hand on an empty stack is the end (G07), then the count (G09, G10)."""

    def own_hand_empty(self, state: State, seat: int) -> None:
        """He finishes his turn (G07)."""
        state.finishing = True

    def hand_lost(self, state: State, seat: int) -> None:
        """The game stops at once (G04, G08)."""
        finish(state, HAND_EMPTIED, self.winners(state))

    def turn_over(self, state: State) -> None:
        """The finisher's turn was the last (G07)."""
        if state.finishing:
            finish(state, HAND_EMPTIED, self.winners(state))

    def winners(self, state: State) -> int:
        """Most points less one for each card left; ties: fewer cards left, then shared (G09, G10)."""
        seats = seats_in_play(state)
        best = max(_standing(state, seat) for seat in seats)
        return sum(BIT[seat] for seat in seats if _standing(state, seat) == best)


def _standing(state: State, seat: int) -> tuple[int, int]:
    left = cards_left(state, seat)
    return state.points[seat] - left, -left
