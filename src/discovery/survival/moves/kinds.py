"""The kinds of moves by phase: which moves are legal, why not, and how they are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT
from discovery.survival.flow import loop
from discovery.survival.model import codes, phases, queries, table
from discovery.survival.model import events as told
from discovery.survival.model.coding import word_of
from discovery.survival.model.emit import emit
from discovery.survival.moves import answering, camping, fighting, gathering, modifying, questing, travelling
from discovery.survival.moves import trading as bargaining
from discovery.survival.moves.kind import Kind
from discovery.survival.moves.move_buffer import MoveBuffer, acquire, release
from discovery.survival.moves.refusals import NOT_NOW

if TYPE_CHECKING:
    from discovery.survival.model.state import State


def _of_word(kinds: list[Kind]) -> list[Kind | None]:
    """The kind of each word, ``None`` for a word that none of them has."""
    by_word: list[Kind | None] = [None] * 256
    for kind in kinds:
        by_word[kind.word] = kind
    return by_word


_SALVAGE = modifying.Spend(codes.SALVAGE, modifying.SALVAGE)
_BONUS, _DONE = modifying.Bonus(codes.BONUS), fighting.Done(codes.DONE)
_MODIFIERS = (
    modifying.Spend(codes.WOOD, modifying.WOOD), modifying.Spend(codes.STONE, modifying.STONE),
    modifying.Spend(codes.POISON, modifying.POISON), _SALVAGE, _BONUS, modifying.Again(codes.AGAIN),
    modifying.Flee(codes.FLEE), _DONE,
)  # fmt: skip
_END, _LET, _TRADE = answering.End(codes.END), fighting.Let(codes.LET), bargaining.Trade(codes.TRADE)
_ACTIONS = (
    travelling.MoveTo(codes.MOVE), gathering.Collect(codes.COLLECT), travelling.Explore(codes.EXPLORE),
    camping.Cook(codes.COOK), camping.Relight(codes.RELIGHT), camping.Craft(codes.CRAFT),
    bargaining.Hand(codes.HAND), _TRADE, gathering.Investigate(codes.INVESTIGATE), camping.Rest(codes.REST),
    camping.Use(codes.USE), fighting.Fight(codes.FIGHT), gathering.Loot(codes.LOOT),
    questing.Deliver(codes.DELIVER), questing.Survey(codes.SURVEY), questing.Escape(codes.ESCAPE),
    fighting.Attack(codes.ATTACK),
)  # fmt: skip
_BY_PHASE: dict[int, tuple[Kind, ...]] = {
    phases.CHOOSING: (answering.Choose(codes.CHOOSE),),
    phases.DAY: (*_ACTIONS, _END),
    phases.TRADING: (
        bargaining.Lay(codes.GIVE),
        bargaining.Lay(codes.ASK),
        bargaining.Propose(codes.PROPOSE),
        bargaining.Cancel(codes.CANCEL),
    ),
    phases.BARGAIN: (bargaining.Answer(codes.ACCEPT), bargaining.Answer(codes.DECLINE)),
    phases.SUPPORTING: (fighting.Support(codes.SUPPORT), _LET),
    phases.ROLLING: (fighting.Roll(codes.ROLL),),
    phases.MODIFYING: _MODIFIERS,
    phases.GUARDING: (_SALVAGE, _BONUS, _DONE),
    phases.HELPING: (fighting.Help(codes.HELP),),
    phases.SHARING: (fighting.Share(codes.SHARE), _DONE),
    phases.NEEDS: (answering.Pay(codes.PAY), answering.Suffer(codes.SUFFER)),
    phases.VOTING: (answering.Vote(codes.VOTE),),
    phases.NAMING: (answering.Name(codes.NAME), _LET),
    phases.BARTERING: (_TRADE, _END),
    phases.DROPPING: (answering.Drop(codes.DROP),),
    phases.MENDING: (answering.Mend(codes.MEND),),
    phases.SCOUTING: (answering.Scout(codes.SCOUT),),
    phases.TURNING: (answering.TurnOver(codes.TURN),),
    phases.TAKING: (answering.Take(codes.TAKE),),
    phases.FINISHED: (),
}
_KINDS = [list(_BY_PHASE[phase]) for phase in range(len(phases.PHASES))]
"""The kinds of move in each phase."""
_OF_WORD = [_of_word(kinds) for kinds in _KINDS]
"""The same by the number of the word."""
CLOSED_WINDOWS = (phases.SUPPORTING, phases.NAMING)
"""The windows in which letting pass has no line."""


def actors(state: State) -> int:
    """The mask of seats that may act now: none while a roll is due and when the game is over."""
    if state.phase in (phases.ROLLING, phases.FINISHED):
        return 0
    if queries.is_window(state.phase):
        return state.waiting
    return BIT[state.actor]


def legal(state: State, seat: int) -> list[int]:
    """Every move that a seat may play now; spectators have none."""
    if seat < 0:
        return []
    buffer = acquire()
    find(state, seat, buffer)
    moves = buffer.listed()
    release(buffer)
    return moves


def find(state: State, seat: int, buffer: MoveBuffer) -> None:
    """``legal`` into a row that is used again."""
    buffer.count = 0
    if actors(state) & BIT[seat]:
        for kind in _KINDS[state.phase]:
            kind.propose(state, seat, buffer)


def can_act(state: State, seat: int) -> bool:
    """Whether a seat can do anything in its turn but end it."""
    buffer = acquire()
    buffer.count = 0
    for kind in _ACTIONS:
        kind.propose(state, seat, buffer)
        if buffer.count:
            break
    can = buffer.count > 0
    release(buffer)
    return can


def refusal(state: State, seat: int, move: int) -> int:
    """Why a seat cannot play a move now; a number of ``refusals``."""
    kind = _kind(state, move)
    if kind is None or (not actors(state) & BIT[seat] and word_of(move) != codes.ROLL):
        return NOT_NOW if kind is None or kind.word != codes.SUPPORT else fighting.unasked(state, seat)
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
    loop.go_on(state)
    while state.phase == phases.DAY and state.stamina[state.turn] == 0 and not can_act(state, state.turn):
        loop.end_turn(state)  # nothing is left to do (rule XC01)
        loop.go_on(state)


def _kind(state: State, move: int) -> Kind | None:
    return _OF_WORD[state.phase][word_of(move)]


def _leave(state: State, seat: int) -> None:
    """A survivor lies down where they stand, as if dead (rule XS04)."""
    state.left |= BIT[seat]
    emit(state, told.LEFT, seat, -1, -1, state.pos[seat])
    table.step_off(state, seat)
