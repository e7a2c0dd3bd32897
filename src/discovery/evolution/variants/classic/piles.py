"""Classic Memory: one action a turn, what a fault costs, and the first empty hand (rules S10, S11, S25)."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.evolution.flow.drawing import OneCard
from discovery.evolution.flow.ending import FirstOut
from discovery.evolution.flow.turns import HAND_EMPTIED, finish, go_on, next_turn, push
from discovery.evolution.model.actions import Action
from discovery.evolution.model.events import hand_emptied
from discovery.evolution.model.frames import DRAW, ROB, ActionFrame, SeatFrame, seat_frame
from discovery.evolution.model.interfaces import Penalties, Rewards
from discovery.evolution.model.phases import STEAL, WINDOW
from discovery.evolution.model.places import empty, holders
from discovery.evolution.model.state import State
from discovery.evolution.variants.classic.flow import classic_of


class OneAction(OneCard):
    """A turn is one action and ends without a draw; a draw from an empty stack is a theft (S10, S25)."""

    def own_hand_empty(self, state: State, seat: int) -> None:
        """Never asked: the emptied hand has won, with or without a stack (S10)."""

    def robbed(self, state: State, seat: int) -> None:
        """A seat robbed of its last card has won while the stack lasts, too (S25)."""
        if empty(state, seat):
            state.setup.ending.hand_lost(state, seat)

    def close_turn(self, state: State) -> None:
        """Pass the turn on: nothing is due at its end (S10)."""
        next_turn(state)

    def close_virtual_turn(self, state: State) -> None:
        """Pass the turn on: nothing is due after a virtual player's, either (S27)."""
        next_turn(state)


class LastCardOnly(Rewards):
    """Opening and closing an era bring nothing (S25); there are no points."""

    def book(self, state: State, earned: int, opened: bool, closed: bool, emptied: bool) -> None:
        """The last card wins, once nobody can say Stop any more (S10)."""
        if emptied:
            hand_emptied(state, state.turn)
            state.setup.ending.own_hand_empty(state, state.turn)


class FirstEmpty(FirstOut):
    """The first empty hand wins, the stack may last (S10); in teams all of its team (S23). Games without end
    end as in the newest edition (T02, T07)."""

    def hand_lost(self, state: State, seat: int) -> None:
        """As soon as a hand is empty."""
        finish(state, HAND_EMPTIED, state.setup.mates_of[seat] & ~state.left)

    def turn_over(self, state: State) -> None:
        """The check is over. Two full rounds without a placement on an empty stack are a standstill (T02)."""
        classic_of(state).checked = 0
        self.look_for_standstill(state)


class DrawAndRob(Penalties):
    """The guilty actor draws a card and robs the stopper of one; a wrong stopper draws (S25)."""

    def stopper(self, state: State, stopper: int) -> None:
        """A card of the stack, or a theft."""
        push(state, seat_frame(DRAW, stopper))

    def price(self, stack: int) -> str:
        """A card of the stack, or of a player's hand where it is empty."""
        return "draw" if stack > 0 else "steal"

    def actor(self, state: State, action: Action, stopper: int, case: int) -> None:
        """First the draw, then the robbery."""
        push(state, seat_frame(ROB, action.seat, stopper))
        push(state, seat_frame(DRAW, action.seat))


def rob(state: State, frame: SeatFrame) -> None:
    """A seat robs the one that it has to, or any other (S25); skipped when there is nobody to rob."""
    victims = holders(state, frame.seat)
    if frame.giver >= 0:
        victims &= BIT[frame.giver]
    if not victims or state.left & BIT[frame.seat]:
        go_on(state)
        return
    state.phase = STEAL
    state.decider = frame.seat
    state.partner = frame.giver


def close_check(state: State, frame: ActionFrame) -> None:
    """The card was right: it counts once its window closes, in which nothing more can be said (S10, S25)."""
    if state.left & BIT[frame.action.seat]:
        next_turn(state)
    else:
        state.action = frame.action
        state.phase = WINDOW
