"""The two ways a game ends: the first empty hand, or most points."""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest
from discovery.evolution.flow.turns import HAND_EMPTIED, STANDSTILL, finish, gone
from discovery.evolution.model.amendments import O13, P02, note
from discovery.evolution.model.interfaces import Ending
from discovery.evolution.model.places import empty
from discovery.evolution.model.rows import numbers
from discovery.evolution.model.state import STACK_LASTS, State


def seats_in_play(state: State) -> list[int]:
    """The seats that have not left (R07) and are not out (S22)."""
    missing = gone(state)
    return [seat for seat in range(state.setup.seat_count) if not missing & BIT[seat]]


def cards_left(state: State, seat: int) -> int:
    """Cards in hand, selection and discard (G09, J15), buried ones too (S08); those of a seat that left count
    for nobody (R01)."""
    if state.left & BIT[seat]:
        return 0
    buried = 0 if state.classic is None else state.classic.buried[seat]
    return count(state.hands[seat] | state.discards[seat] | state.selection(seat) | buried)


def team_is_out(state: State, seat: int) -> bool:
    """Whether all hands of a seat's team are empty; without teams its own is meant (P02, P05)."""
    mates = state.setup.mates_of[seat]
    while mates:
        if not empty(state, lowest(mates)):
            return False
        mates &= mates - 1
    return True


def member_is_out(state: State) -> bool:
    """Whether the turn of a seat is over whose team holds no card on an empty stack, however it came to that
    (P02). Alone one is out only by placing or losing the last card (O13)."""
    mates = state.setup.mates_of[state.turn]
    if not mates & (mates - 1) or not mates & ~state.left or state.top < state.setup.stack_end:
        return False
    return team_is_out(state, state.turn)


class FirstOut(Ending):
    """Games without points: with an empty stack the first empty hand wins (G06, G04, F07)."""

    def own_hand_empty(self, state: State, seat: int) -> None:
        """Immediate win (G06), of a whole team once it has no cards (P02, P03)."""
        self.hand_lost(state, seat)

    def hand_lost(self, state: State, seat: int) -> None:
        """Whose last card was called or stolen has won (G04, F07, P05)."""
        if team_is_out(state, seat):
            finish(state, HAND_EMPTIED, state.setup.mates_of[seat] & ~state.left)

    def turn_over(self, state: State) -> None:
        """A team without cards has won (P02), unless a bot flipped the last one in vain (O13); games without
        end are over (T02)."""
        mates = state.setup.mates_of[state.turn]
        if not member_is_out(state):
            state.stranded &= ~mates
        elif not state.stranded & mates:
            if not state.setup.virtual_seats & BIT[state.turn]:
                note(state, P02)
                self.hand_lost(state, state.turn)
                return
            note(state, O13)  # had the bot placed its last card, the game would be over
            state.stranded |= mates
        self.look_for_standstill(state)

    def look_for_standstill(self, state: State) -> None:
        """Two full rounds without a placement on an empty stack are a standstill (T02, T08); a turn that
        interrupts another is no turn of the round."""
        if state.placed or state.idle == STACK_LASTS:
            state.idle = STACK_LASTS if state.top < state.setup.stack_end or state.side else 0
            return
        if not state.left & BIT[state.turn] and not state.frames:
            state.idle += 1
        if state.idle >= 2 * len(seats_in_play(state)):
            finish(state, STANDSTILL, self.winners(state))

    def winners(self, state: State) -> int:
        """Fewest cards in hand, of teams together, ties shared (T02)."""
        standing = numbers()
        for seat in range(state.setup.seat_count):
            standing[seat] = -count(state.hands[seat])
        return _best(state, standing)


class MostPoints(Ending):
    """Games with points: an empty hand on an empty stack is the end (G07), then the count (G09, G10)."""

    def own_hand_empty(self, state: State, seat: int) -> None:
        """The running turn is the last (G07, G08), once the whole team has no cards (P02)."""
        if team_is_out(state, seat):
            state.finishing = True

    def hand_lost(self, state: State, seat: int) -> None:
        """The game stops at once (G04, G08, P05)."""
        if team_is_out(state, seat):
            finish(state, HAND_EMPTIED, self.winners(state))

    def turn_over(self, state: State) -> None:
        """The finisher's turn was the last (G07), and so is that of a member whose team is out (P02)."""
        if not state.finishing and member_is_out(state):
            note(state, P02)
            state.finishing = True
        if state.finishing:
            finish(state, HAND_EMPTIED, self.winners(state))

    def winners(self, state: State) -> int:
        """Most points less one for each card left, of teams together; ties: fewer cards left, then shared
        (G09, G10, P03)."""
        return most_points(state, True)


def most_points(state: State, fewer_cards: bool) -> int:
    """The seats with most points less one for each card left, of teams together; ties are shared, or with
    ``fewer_cards`` go to those with fewer cards left first."""
    standing = numbers()
    for seat in range(state.setup.seat_count):
        left = cards_left(state, seat)
        standing[seat] = state.points[seat] - left
        if fewer_cards:
            standing[seat] = standing[seat] * _FEWER_CARDS - left
    return _best(state, standing)


_FEWER_CARDS = 1024
"""A point weighs more than all the cards there are."""


def _best(state: State, own: list[int]) -> int:
    """The seats in play whose team stands best, by the ``own`` standing of each seat; a seat without a team
    is a team of one."""
    best, seats = 0, 0
    for seat in range(state.setup.seat_count):
        if state.left & BIT[seat]:
            continue
        standing = 0
        mates = state.setup.mates_of[seat] & ~state.left
        while mates:
            standing += own[lowest(mates)]
            mates &= mates - 1
        if not seats or standing > best:
            best = standing
            seats = BIT[seat]
        elif standing == best:
            seats |= BIT[seat]
    return seats
