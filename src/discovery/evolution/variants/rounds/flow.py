"""Select's rounds: prepare, reveal, play until all have passed, discard, draw (section J)."""

from __future__ import annotations

from discovery.core.bits import BIT, mask_of
from discovery.evolution.flow.ending import seats_in_play, team_is_out
from discovery.evolution.flow.turns import HAND_EMPTIED, begin_turn, clear_turn, finish, gone
from discovery.evolution.model.interfaces import Rounds
from discovery.evolution.model.phases import SELECT
from discovery.evolution.model.state import State
from discovery.evolution.model.table import draw_up_to, drop_selection, turn_up
from discovery.evolution.variants.rounds.events import round_begun
from discovery.evolution.variants.rounds.state import RoundState


class SelectRounds(Rounds):
    """Secret selections, the leader's token, passing (J02 to J11)."""

    def begin(self, state: State) -> None:
        """The first seat leads the first round (J02)."""
        round_of(state).leader = state.turn
        prepare(state)

    def turn_over(self, state: State) -> bool:
        """The round is over when all who decide have passed in a row, whatever virtual players do between;
        without deciders, a virtual player that places nothing has passed (J09, J19). Only a pass counts;
        a failed call and a fault break the row as a placement does. So every turn adds to the row, places a
        card or costs one, and a round always ends."""
        turn, players = BIT[state.turn], mask_of(seats_in_play(state))
        virtual, part = state.setup.virtual_seats, round_of(state)
        ignored = virtual if players & ~virtual else 0
        passing = players & ~ignored
        if turn & passing and not state.placed and (turn & virtual or not state.has_acted):
            part.passed_mask |= turn
        elif turn & passing or (state.placed and turn & gone(state) & ~ignored):
            part.passed_mask = 0
        if (not part.passed_mask or passing & ~part.passed_mask) and not self.stuck(state):
            return False
        self.close(state)
        return True

    def stuck(self, state: State) -> bool:
        """Whether the round is over although somebody has not passed; never, but in the first edition."""
        return False

    def over_at_once(self, state: State) -> bool:
        """Whether the round is over before anybody has played, with all selections turned up."""
        return self.stuck(state)

    def close(self, state: State) -> None:
        """Discard, draw, and prepare for the next round, or end the game (J10, J11, J15)."""
        close_round(state)


def round_of(state: State) -> RoundState:
    """The part of the position that every game in rounds has."""
    assert state.round is not None
    return state.round


def prepare(state: State) -> None:
    """Each seat that decides and holds a card prepares a selection (J03)."""
    clear_turn(state)
    part = round_of(state)
    state.turn = part.leader
    part.passed_mask = 0
    part.number += 1
    state.waiting = 0
    for seat in seats_in_play(state):
        if state.hands[seat] and not state.setup.virtual_seats & BIT[seat]:
            state.waiting |= BIT[seat]
    round_begun(state, part.leader, part.number)
    state.phase = SELECT
    if not state.waiting:
        reveal(state)


def reveal(state: State) -> None:
    """All selections are turned up together; the leader plays first (J04, J05), unless nobody can (S24). A
    card of the side pile may change that: it comes with the leader's turn (S29)."""
    rounds = state.setup.rounds
    assert isinstance(rounds, SelectRounds)
    for seat in range(state.setup.seat_count):
        turn_up(state, seat)
    over = rounds.over_at_once(state)
    if state.side or not over:
        begin_turn(state)
        over = rounds.over_at_once(state)
    if over:
        rounds.close(state)


def close_round(state: State) -> None:
    """Leftovers are discarded, all draw, the leader first; the token goes to the left (J10, J11, J02)."""
    seats, leader = state.setup.seat_count, round_of(state).leader
    for seat in range(seats):
        drop_selection(state, seat)
    if state.top == state.setup.stack_end and out_of_cards(state):
        finish(state, HAND_EMPTIED, state.setup.ending.winners(state))
    else:
        for step in range(seats):
            seat = (leader + step) % seats
            if not state.left & BIT[seat]:
                draw_up_to(state, seat, state.setup.size_of[seat])
        pass_token(state)
        prepare(state)


def out_of_cards(state: State) -> bool:
    """Whether some seat, with its whole team, holds no card."""
    for seat in seats_in_play(state):  # noqa: SIM110 - a generator has no place in a compiled function
        if team_is_out(state, seat):
            return True
    return False


def pass_token(state: State) -> None:
    """To the next seat on the left that plays on (J02)."""
    seats, part, missing = state.setup.seat_count, round_of(state), gone(state)
    part.leader = (part.leader + 1) % seats
    while missing & BIT[part.leader]:
        part.leader = (part.leader + 1) % seats
