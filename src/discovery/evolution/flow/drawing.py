"""The ways of drawing: one card (games without points), back to five (games with points)."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.evolution.flow.turns import go_on, next_turn, push
from discovery.evolution.model.frames import DRAW, END_TURN, Frame, seat_frame
from discovery.evolution.model.interfaces import Drawing
from discovery.evolution.model.phases import DISCARD, STEAL
from discovery.evolution.model.places import empty, holders
from discovery.evolution.model.state import State
from discovery.evolution.model.table import draw, draw_up_to

_TURN_ENDS = Frame(END_TURN)
"""One for all: frames are never changed."""


class OneCard(Drawing):
    """Games without points: no placement, one card; an empty stack makes it a theft (C05, F02)."""

    def own_hand_empty(self, state: State, seat: int) -> None:
        """Every seat draws a card, this one first, then clockwise, while the stack lasts (G01, F06, O19)."""
        player = state.setup.virtual[seat]
        if player is not None:
            for _ in range(player.fresh_cards - 1):
                draw(state, seat)
        _all_draw(state, seat)

    def robbed(self, state: State, seat: int) -> None:
        """Only an emptied hand matters: then every seat draws, this one first (G03)."""
        if not state.hands[seat]:
            _all_draw(state, seat)

    def refill(self, state: State, seat: int) -> None:
        """One card; a theft when the stack is empty, if there is somebody to rob (F02, F05, H08). A virtual
        player never steals (O07, O10)."""
        virtual = state.setup.virtual_seats & BIT[seat] != 0
        if not draw(state, seat) and not virtual and holders(state, seat):
            state.phase = STEAL
            state.decider = seat

    def close_turn(self, state: State) -> None:
        """C05, C07: no draw after a placement; F05, P04: no theft without a victim or with an empty hand."""
        if state.placed and (state.flash is None or not state.flash.must_continue):
            next_turn(state)
        elif state.top < state.setup.stack_end:
            draw(state, state.turn)
            next_turn(state)
        elif holders(state, state.turn) and not empty(state, state.turn):
            state.phase = STEAL
        else:
            next_turn(state)

    def close_failed_call(self, state: State, discarded: bool) -> None:
        """Draw one card whatever was placed before (E14)."""
        push(state, _TURN_ENDS)
        push(state, seat_frame(DRAW, state.turn))
        go_on(state)

    def close_virtual_turn(self, state: State) -> None:
        """One card while the stack lasts (O05, O10, O14)."""
        draw(state, state.turn)
        next_turn(state)


class UpToFive(Drawing):
    """Games with points: every turn ends by drawing up to five; no placement costs a discard (C06, I04)."""

    def own_hand_empty(self, state: State, seat: int) -> None:
        """Only this seat draws, up to five, and its turn may continue (G02, I07)."""
        self.refill(state, seat)

    def robbed(self, state: State, seat: int) -> None:
        """The lost card is replaced at once (F09)."""
        self.refill(state, seat)

    def refill(self, state: State, seat: int) -> None:
        """Up to five, or more for a seat with an advantage (F08, R03)."""
        draw_up_to(state, seat, state.setup.size_of[seat])

    def close_turn(self, state: State) -> None:
        """I04: without a placement a discard is due, unless the hand is empty."""
        owes = state.flash is not None and state.flash.must_continue
        if (not state.placed or owes) and state.hands[state.turn]:
            state.phase = DISCARD
        else:
            self._draw_and_pass_on(state)

    def close_failed_call(self, state: State, discarded: bool) -> None:
        """I08, I13: at most one discard, and only where nothing was placed."""
        if discarded:
            self._draw_and_pass_on(state)
        else:
            self.close_turn(state)

    def close_virtual_turn(self, state: State) -> None:
        """Up to five (O05); a hand emptied by failed flips on an empty stack ends the game (O13, G08)."""
        self.close_forced_discard(state)

    def close_forced_discard(self, state: State) -> None:
        """The forced discard is done; the last card on an empty stack ends the game (G08)."""
        seat = state.turn
        if state.top == state.setup.stack_end and not state.finishing and empty(state, seat):
            state.setup.ending.hand_lost(state, seat)
        self._draw_and_pass_on(state)

    def _draw_and_pass_on(self, state: State) -> None:
        draw_up_to(state, state.turn, state.setup.size_of[state.turn])
        next_turn(state)


class AtRoundEnd(UpToFive):
    """Select: every draw waits for the end of the round (J12)."""

    def refill(self, state: State, seat: int) -> None:
        """Draw nothing now: hands are filled when the round ends."""

    def _draw_and_pass_on(self, state: State) -> None:
        next_turn(state)

    def close_turn(self, state: State) -> None:
        """A turn without a placement is a pass: it costs nothing (J05)."""
        state.has_acted = 0
        next_turn(state)

    def close_failed_call(self, state: State, discarded: bool) -> None:
        """Without a card handed over or placed a discard is due, as in Explore (I13); no draw (J12)."""
        if discarded or state.placed:
            next_turn(state)
        elif empty(state, state.turn):
            self.close_turn(state)
        else:
            state.phase = DISCARD


def _all_draw(state: State, first: int) -> None:
    seats = state.setup.seat_count
    for step in range(seats):
        seat = (first + step) % seats
        if not state.left & BIT[seat]:
            draw(state, seat)
