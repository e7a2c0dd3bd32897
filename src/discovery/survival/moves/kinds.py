"""The kinds of moves by phase: which moves are legal, why not, and how they are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT
from discovery.survival.flow import course
from discovery.survival.model import codes, phases, table
from discovery.survival.model import events as told
from discovery.survival.model.codes import word_of
from discovery.survival.model.events import tell
from discovery.survival.moves import answering, camping, fighting, gathering, modifying, questing, travelling
from discovery.survival.moves import trading as bargaining
from discovery.survival.moves.kind import Kind
from discovery.survival.moves.refusals import NOT_NOW

if TYPE_CHECKING:
    from discovery.survival.model.state import State

_MODIFIERS = (
    modifying.Wood(), modifying.Stone(), modifying.Poison(), modifying.Salvage(), modifying.Bonus(),
    modifying.Again(), modifying.Flee(), fighting.Done(),
)  # fmt: skip
END = answering.End()
_ACTIONS = (
    travelling.MoveTo(), gathering.Collect(), travelling.Explore(), camping.Cook(), camping.Relight(),
    camping.Craft(), bargaining.Hand(), bargaining.Trade(), gathering.Investigate(), camping.Rest(),
    camping.Use(), fighting.Fight(), gathering.Loot(), questing.Deliver(), questing.Survey(),
    questing.Escape(), fighting.Attack(),
)  # fmt: skip
_BY_PHASE: dict[int, tuple[Kind, ...]] = {
    phases.CHOOSING: (answering.Choose(),),
    phases.DAY: (*_ACTIONS, END),
    phases.TRADING: (bargaining.Give(), bargaining.Ask(), bargaining.Propose(), bargaining.Cancel()),
    phases.BARGAIN: (bargaining.Accept(), bargaining.Decline()),
    phases.SUPPORTING: (fighting.Support(), fighting.Let()),
    phases.ROLLING: (fighting.Roll(),),
    phases.MODIFYING: _MODIFIERS,
    phases.GUARDING: (modifying.Salvage(), modifying.Bonus(), fighting.Done()),
    phases.HELPING: (fighting.Help(),),
    phases.SHARING: (fighting.Share(), fighting.Done()),
    phases.NEEDS: (answering.Pay(), answering.Suffer()),
    phases.VOTING: (answering.Vote(),),
    phases.NAMING: (answering.Name(), fighting.Let()),
    phases.BARTERING: (bargaining.Trade(), END),
    phases.DROPPING: (answering.Drop(),),
    phases.MENDING: (answering.Mend(),),
    phases.SCOUTING: (answering.Scout(),),
    phases.TURNING: (answering.TurnOver(),),
    phases.TAKING: (answering.Take(),),
    phases.FINISHED: (),
}
KINDS = tuple(_BY_PHASE[phase] for phase in range(len(phases.PHASES)))
"""What can be played in each phase."""
CLOSED_WINDOWS = (phases.SUPPORTING, phases.NAMING)
"""The windows in which letting pass has no line."""


def actors(state: State) -> int:
    """The mask of seats that may act now: none while a roll is due and when the game is over."""
    if state.phase in (phases.ROLLING, phases.FINISHED):
        return 0
    if state.phase in phases.WINDOWS:
        return state.waiting
    return BIT[state.actor]


def legal(state: State, seat: int) -> list[int]:
    """Every move that a seat may play now."""
    found: list[int] = []
    if actors(state) & BIT[seat]:
        for kind in KINDS[state.phase]:
            kind.propose(state, seat, found)
    return found


def can_act(state: State, seat: int) -> bool:
    """Whether a seat can do anything in its turn but end it."""
    found: list[int] = []
    for kind in _ACTIONS:
        kind.propose(state, seat, found)
        if found:
            return True
    return False


def refusal(state: State, seat: int, move: int) -> int:
    """Why a seat cannot play a move now; a number of ``refusals``."""
    kind = _kind(state, move)
    if kind is None or (not actors(state) & BIT[seat] and word_of(move) != codes.ROLL):
        return NOT_NOW
    return kind.refuse(state, seat, move)


def dice(state: State, move: int) -> int:
    """How many outcomes a legal move has, 0 for one without chance."""
    kind = _kind(state, move)
    return 0 if kind is None else kind.dice(state, move)


def play(state: State, seat: int, move: int, die: int) -> None:
    """Play a legal move and go on until somebody must decide; ``die`` counts from 1, 0 without chance."""
    word = word_of(move)
    if word == codes.LEAVE:
        _leave(state, seat)
    elif word == codes.CLOSED:
        state.waiting = 0
    else:
        kind = _kind(state, move)
        assert kind is not None
        kind.play(state, seat, move, die)
    course.go_on(state)
    while state.phase == phases.DAY and state.stamina[state.turn] == 0 and not can_act(state, state.turn):
        course.end_turn(state)  # nothing is left to do (rule XC01)
        course.go_on(state)


def _kind(state: State, move: int) -> Kind | None:
    word = word_of(move)
    for kind in KINDS[state.phase]:
        if kind.word == word:
            return kind
    return None


def _leave(state: State, seat: int) -> None:
    """A survivor lies down where they stand, as if dead (rule XS04)."""
    state.left |= BIT[seat]
    tell(state, told.LEFT, seat, -1, -1, state.pos[seat])
    table.step_off(state, seat)
