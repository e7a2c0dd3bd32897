"""Laying a card that somebody may object to, and who is asked at the end of a turn (S34).

The acting seat objects beside its other moves, so a window is only for those who have no turn of their own
while a card can be objected to. It opens at the end of a turn, after the draw: a window after every card
would make every turn wait.
"""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.evolution.flow.turns import go_on, push
from discovery.evolution.flow.windows import others
from discovery.evolution.model.actions import made
from discovery.evolution.model.codes import END
from discovery.evolution.model.events import points_scored
from discovery.evolution.model.frames import END_TURN, Frame
from discovery.evolution.model.phases import OPENING, TURN, WINDOW
from discovery.evolution.model.state import NO_CARD, State
from discovery.evolution.model.table import take_back
from discovery.evolution.moves.placing import place
from discovery.evolution.variants.objection.events import card_objected_to
from discovery.evolution.variants.objection.state import ObjectionState

_TURN_ENDS = Frame(END_TURN)
"""One for all: frames are never changed."""


def objection_of(state: State) -> ObjectionState:
    """The part of the position that every game with late objection has."""
    assert state.classic is not None
    assert state.classic.objection is not None
    return state.classic.objection


def place_in_doubt(state: State, card: int, spot: int) -> None:
    """Place a card and remember what lay there: it is judged by that, however late somebody objects."""
    seat, founded = state.turn, state.ready & BIT[card] != 0
    points = state.points[seat]
    place(state, card, 1, spot)
    objection_of(state).note(card, founded, state.points[seat] - points)


def ask_for_objections(state: State, frame: Frame) -> None:
    """The turn is about to end: open a window for those who may object to something and have no turn of their
    own to do it in."""
    part = objection_of(state)
    push(state, _TURN_ENDS)
    part.members = _to_be_asked(state, part)
    if not part.members:
        state.frames = state.frames[:-1]
        return
    state.action = made(END, state.turn, NO_CARD, 0, NO_CARD, False, False, True).settled(True)
    state.waiting = part.members
    state.phase = WINDOW


def _to_be_asked(state: State, part: ObjectionState) -> int:
    """All but the acting seat and, each for its own cards, their placer. The next turn's seat can object
    then to what was laid in this one; not to what was laid before."""
    asked = others(state, state.turn)
    late = asked & ~BIT[part.placer] if part.before else 0
    if not part.laid or late == asked:
        return late
    return late | (asked & ~_with_next_turn(state))


def _with_next_turn(state: State) -> int:
    """The mask of the seat whose turn begins at once when the running one is over; 0 where a round or the
    game ends first."""
    trial = state.copy()
    trial.action = None
    trial.waiting = 0
    objection_of(trial).members = 0
    go_on(trial)
    return BIT[trial.turn] if trial.phase in (OPENING, TURN) else 0


def object_to(state: State, seat: int, card: int) -> None:
    """An unfounded card goes to its placer's discard, and the points that it brought are taken back; a wrong
    objection costs nothing. In a window everybody is asked again, as long as there is something left."""
    part = objection_of(state)
    right = part.unfounded & BIT[card] != 0
    placer = state.turn if part.laid & BIT[card] else part.placer
    card_objected_to(state, seat, card, placer, right)
    part.settle(card)
    if right:
        _take_back(state, placer, card, part.worth[card])
    if state.phase == WINDOW:
        part.members = _to_be_asked(state, part)
        state.waiting = part.members


def _take_back(state: State, placer: int, card: int, points: int) -> None:
    """The era is open as long as a card of it is placed; the next one opens it again."""
    setup = state.setup
    take_back(state, placer, card)
    state.points[placer] -= points
    points_scored(state, placer, -points)
    if state.last == card:
        state.last = state.last_own_card = NO_CARD
    era = setup.era_of[card]
    state.closed &= ~BIT[era]
    if not setup.cards_of_era[era] & state.present:
        state.opened &= ~BIT[era]
