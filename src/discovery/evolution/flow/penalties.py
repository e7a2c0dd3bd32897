"""The penalties for a fault. What happens first is pushed last (see ``moves.continuations``)."""

from __future__ import annotations

from discovery.core.bits import BIT, count
from discovery.evolution.flow.turns import push
from discovery.evolution.model.actions import Action
from discovery.evolution.model.event_kinds import NOT_FOUND
from discovery.evolution.model.events import indemnity_paid, points_scored
from discovery.evolution.model.frames import DRAW, LOSE_CARD, REQUEST, seat_frame
from discovery.evolution.model.interfaces import Penalties
from discovery.evolution.model.state import State


class Cards(Penalties):
    """Games without points: cards are added to the guilty hand (H08 to H11)."""

    def stopper(self, state: State, stopper: int) -> None:
        """The stopper draws a card (H08)."""
        push(state, seat_frame(DRAW, stopper))

    def price(self, stack: int) -> str:
        """A card of the stack, or of a player's hand where it is empty (H08, F02)."""
        return "draw" if stack > 0 else "steal"

    def actor(self, state: State, action: Action, stopper: int, case: int) -> None:
        """Not found: the stopper gives the actor a card of the stopper's choice (H10). A card taken back
        costs one more (H11). A virtual player draws in any case, and is given nothing by its only opponent
        (O16)."""
        virtual = state.setup.virtual_seats & BIT[action.seat]
        if virtual or action.placement:
            push(state, seat_frame(DRAW, action.seat))
        if case == NOT_FOUND and not (virtual and _solitary(state)):
            push(state, seat_frame(REQUEST, action.seat, stopper))


class Points(Penalties):
    """Games with points: a discard, then the draw (H18, I09)."""

    def __init__(self, cases: tuple[str, str, str] = ("H18", "H18", "H18")) -> None:
        Penalties.__init__(self, cases)

    def stopper(self, state: State, stopper: int) -> None:
        """A card of the stopper's choice."""
        push(state, seat_frame(DRAW, stopper))
        push(state, seat_frame(LOSE_CARD, stopper))

    def price(self, stack: int) -> str:
        """A discard, whatever is drawn afterwards (H18)."""
        return "discard"

    def actor(self, state: State, action: Action, stopper: int, case: int) -> None:
        """The card taken back is the discard; if there is none, the actor chooses one. Without a stack the
        game ends if it was the actor's last card, as with any other discard (G08)."""
        push(state, seat_frame(DRAW, action.seat))
        if not action.placement:
            push(state, seat_frame(LOSE_CARD, action.seat))
        elif action.emptied and state.top == state.setup.stack_end:
            state.setup.ending.hand_lost(state, action.seat)


class Indemnity(Points):
    """Fusion: as with points; who searched in vain pays the stopper (M05 to M07, M14)."""

    def __init__(self) -> None:
        Points.__init__(self, ("M05", "M06", "M07"))

    def actor(self, state: State, action: Action, stopper: int, case: int) -> None:
        """As many points as the highest era opened so far."""
        if case == NOT_FOUND and not state.setup.virtual_seats & BIT[action.seat]:
            era = highest_era(state)
            state.points[action.seat] -= era
            state.points[stopper] += era
            indemnity_paid(state, action.seat, stopper, era)
            points_scored(state, action.seat, -era)
        Points.actor(self, state, action, stopper, case)


def highest_era(state: State) -> int:
    """The highest era of which a discovery is present (M07)."""
    setup, present = state.setup, state.present
    era = setup.highest
    while era > setup.lowest and not setup.cards_of_era[era] & present:
        era -= 1
    return era


def _solitary(state: State) -> bool:
    """One decider against virtual players (O21)."""
    return state.setup.seat_count - count(state.setup.virtual_seats) == 1
