"""Rounds of the first edition: how one closes, how hands are filled, how the last one ends (S09, S24)."""

from __future__ import annotations

from discovery.core.bits import BIT, lowest, mask_of
from discovery.evolution.flow.ending import seats_in_play
from discovery.evolution.flow.turns import HAND_EMPTIED, finish, go_on, gone, push
from discovery.evolution.model.frames import FILL_HANDS, SeatFrame, seat_frame
from discovery.evolution.model.phases import AMOUNT, OVER
from discovery.evolution.model.places import held
from discovery.evolution.model.state import State
from discovery.evolution.model.table import draw, drop_selection
from discovery.evolution.moves.placing import selected
from discovery.evolution.variants.classic.flow import Finalist, classic_of, lay_face_down, most_to_draw
from discovery.evolution.variants.rounds.flow import SelectRounds, pass_token, prepare, round_of


class ClassicRounds(SelectRounds):
    """A round is also over once nobody can place, and hands are filled by choice (S24)."""

    def stuck(self, state: State) -> bool:
        """Nobody who selects can place from the selection or free a card. Virtual players have no selection:
        they play on as long as somebody else can, or place cards among themselves (S24, S27)."""
        deciders = mask_of(seats_in_play(state)) & ~state.setup.virtual_seats
        if not deciders:
            return False
        while deciders:
            if selected_or_shown(state, lowest(deciders)) & state.ready:
                return False
            deciders &= deciders - 1
        return True

    def close(self, state: State) -> None:
        """Leftovers are discarded and all draw, the leader first; with a finalist everything is buried, and
        the game is over (S09, S24)."""
        seats = state.setup.seat_count
        if classic_of(state).finalist >= 0:
            for seat in range(seats):
                lay_face_down(state, seat, held(state, seat) | state.discards[seat])
            finish(state, HAND_EMPTIED, state.setup.ending.winners(state))
        else:
            for seat in range(seats):
                drop_selection(state, seat)
            push(state, seat_frame(FILL_HANDS, 0))
            go_on(state)


class AskingRounds(ClassicRounds):
    """Those of older versions of the rules: the leader passes first in a round that nobody can play."""

    def over_at_once(self, state: State) -> bool:
        """Never before the first turn."""
        return False


class FinalistInRounds(Finalist):
    """The others do not have one last turn each: they play the round out (S09, S24)."""

    def last_turn_over(self, state: State, seat: int) -> None:
        """Bury a virtual player's discards as well: nobody can free them."""
        lay_face_down(state, seat, state.discards[seat])


def selected_or_shown(state: State, seat: int) -> int:
    """The cards that a seat may place from between its turns: its selection, and the discards of others
    before there is a finalist (S24)."""
    if classic_of(state).last_turns & BIT[seat]:
        return state.selection(seat)
    return selected(state, seat)


def fill_hands(state: State, frame: SeatFrame) -> None:
    """All draw, the leader first; who has a choice is asked for the number (S19, S24). Then the token moves
    on, and a seat without cards on an empty stack is out (S22)."""
    seats, leader = state.setup.seat_count, round_of(state).leader
    for step in range(frame.seat, seats):
        seat = (leader + step) % seats
        if gone(state) & BIT[seat]:
            continue
        most = most_to_draw(state, seat)
        if most > 1 and not state.setup.virtual_seats & BIT[seat]:
            push(state, seat_frame(FILL_HANDS, step + 1))
            state.phase = AMOUNT
            state.decider = seat
            return
        for _ in range(most):
            draw(state, seat)
    state.setup.ending.turn_over(state)
    if state.phase != OVER:
        pass_token(state)
        prepare(state)
