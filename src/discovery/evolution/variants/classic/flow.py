"""How the first edition draws, rewards and ends (rules S02 to S08, S17 to S23)."""

from __future__ import annotations

from discovery.core.bits import BIT, count
from discovery.evolution.flow.drawing import UpToFive
from discovery.evolution.flow.effects import hand_empty
from discovery.evolution.flow.ending import most_points
from discovery.evolution.flow.turns import HAND_EMPTIED, finish, next_turn
from discovery.evolution.model.events import points_scored
from discovery.evolution.model.interfaces import Ending, Rewards
from discovery.evolution.model.phases import AMOUNT, DISCARD
from discovery.evolution.model.places import empty, holders
from discovery.evolution.model.state import State
from discovery.evolution.model.table import bury, draw
from discovery.evolution.variants.classic.events import cards_buried, finalist_found
from discovery.evolution.variants.classic.state import ClassicState

OPENING_POINTS, FINALIST_POINTS = 2, 4
_OPENING_POINTS, _FINALIST_POINTS = OPENING_POINTS, FINALIST_POINTS  # numbers of C in the compiled build


def classic_of(state: State) -> ClassicState:
    """The part of the position that every game of the first edition has."""
    assert state.classic is not None
    return state.classic


def most_to_draw(state: State, seat: int) -> int:
    """How many cards ``seat`` may draw at the end of its turn: up to five in hand, but one even to a sixth
    while the stack lasts; 0 from an empty stack (S19)."""
    setup = state.setup
    room = max(1, setup.size_of[seat] - count(state.hands[seat]))
    return min(setup.stack_end - state.top, room)


class ByChoice(UpToFive):
    """One card is due at the end of every turn, more are the player's choice (S02, S04, S19)."""

    def own_hand_empty(self, state: State, seat: int) -> None:
        """While the stack lasts an emptied hand means nothing (S17)."""

    def robbed(self, state: State, seat: int) -> None:
        """Nobody draws a replacement (S18)."""

    def close_turn(self, state: State) -> None:
        """A seat that placed no card of its hand discards one first; a last turn just ends (S19, S21)."""
        part, seat = classic_of(state), state.turn
        if part.last_turns & BIT[seat]:
            next_turn(state)
        elif not part.spent and state.hands[seat]:
            state.phase = DISCARD
        else:
            self._draw_and_pass_on(state)

    def close_virtual_turn(self, state: State) -> None:
        """Up to five, and one at least (S14, S19)."""
        for _ in range(most_to_draw(state, state.turn)):
            draw(state, state.turn)
        next_turn(state)

    def _draw_and_pass_on(self, state: State) -> None:
        """Draw and pass on; ask for the amount only where there is a choice."""
        most = most_to_draw(state, state.turn)
        if most > 1:
            state.phase = AMOUNT
        else:
            if most:
                draw(state, state.turn)
            next_turn(state)


class Harvest(Rewards):
    """Two points for an opened era, and a card for it; closing one brings nothing (S03)."""

    def book(self, state: State, earned: int, opened: bool, closed: bool, emptied: bool) -> None:
        """A virtual player does not harvest: its next flip is of two cards, as by a trump (S14, S27)."""
        seat = state.turn
        points = earned + _OPENING_POINTS if opened else earned
        state.points[seat] += points
        if state.events is not None:
            points_scored(state, seat, points)
        if emptied:
            hand_empty(state, seat)
        if opened and state.setup.virtual_seats & BIT[seat]:
            state.trumps = 1
        elif opened:
            classic_of(state).harvesting = may_harvest(state, seat)

    def bonuses(self, state: State, seat: int, card: int) -> tuple[int, ...]:
        """For an opened era (S03), and for the finalist (S06, S17)."""
        setup = state.setup
        era, last = setup.era_of[card], state.hands[seat] == BIT[card] and state.top == setup.stack_end
        opens = era != setup.silent_era and not state.opened & BIT[era]
        first = last and classic_of(state).finalist < 0
        return (_OPENING_POINTS if opens else 0, _FINALIST_POINTS if first else 0)


def may_harvest(state: State, seat: int) -> bool:
    """Whether there is anything to draw, to rob or to take (S18); a last turn can only rob (S21)."""
    if holders(state, seat):
        return True
    if classic_of(state).last_turns & BIT[seat]:
        return False
    return state.top < state.setup.stack_end or state.shown & ~state.discards[seat] != 0


class Finalist(Ending):
    """With an empty stack the first empty hand is the finalist's; then everybody else has one last turn
    (S06, S17, S21, S22)."""

    def own_hand_empty(self, state: State, seat: int) -> None:
        """The bonus goes to the first one only; the finalist's turn goes on (S21)."""
        part = classic_of(state)
        if part.finalist >= 0:
            return
        part.finalist = seat
        state.finishing = True
        finalist_found(state, seat)
        state.points[seat] += _FINALIST_POINTS
        points_scored(state, seat, _FINALIST_POINTS)

    def hand_lost(self, state: State, seat: int) -> None:
        """A seat without cards is out, which is seen when the turn is over (S07, S22)."""

    def turn_over(self, state: State) -> None:
        """The finalist's turn buries all discards, a last turn its seat's hand; the last one ends the
        game, and so does everybody being out (S06, S22)."""
        part, seat, seats = classic_of(state), state.turn, state.setup.seat_count
        part.spent = part.harvesting = part.fresh = 0
        if state.top < state.setup.stack_end:
            return
        for other in range(seats):
            if other != part.finalist and empty(state, other):
                part.out |= BIT[other]
        if part.finalist >= 0 and not part.out & BIT[part.finalist]:
            self._bury_everything(state)
        elif part.finalist >= 0:
            self.last_turn_over(state, seat)
        everybody = BIT[seats] - 1
        part.last_turns = everybody & ~(part.out | state.left) if part.finalist >= 0 else 0
        if not everybody & ~(part.out | state.left):
            self._bury_everything(state)
            finish(state, HAND_EMPTIED, self.winners(state))

    def last_turn_over(self, state: State, seat: int) -> None:
        """Bury the seat's remaining cards; it is out (S06)."""
        part = classic_of(state)
        lay_face_down(state, seat, state.hands[seat] | state.discards[seat])
        part.out |= BIT[seat]

    def _bury_everything(self, state: State) -> None:
        """All discards, and what the finalist still holds."""
        part = classic_of(state)
        if part.finalist >= 0:
            part.out |= BIT[part.finalist]
            lay_face_down(state, part.finalist, state.hands[part.finalist] | state.discards[part.finalist])
        for seat in range(state.setup.seat_count):
            lay_face_down(state, seat, state.discards[seat])

    def winners(self, state: State) -> int:
        """Most points less one for each card buried, of teams together; ties are shared (S08, S20, S23)."""
        return most_points(state, False)


def lay_face_down(state: State, seat: int, cards: int) -> None:
    """Bury cards that a seat has left, and say so (S06)."""
    buried = bury(state, seat, cards)
    if buried:
        cards_buried(state, seat, buried)
