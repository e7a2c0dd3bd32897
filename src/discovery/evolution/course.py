"""How a game goes on from move to move: who may act, what is offered, playing it, and what nobody decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.bits import BIT, WIDTH, lowest, members
from discovery.evolution.moves.codes import (
    ARGUMENT,
    CLOSE_WINDOW,
    CODE,
    EXTRA,
    FLIP_CARD,
    HEAD,
    SHIFT,
    WORDS,
)
from discovery.evolution.reactions import close_window
from discovery.evolution.state import (
    FLIP,
    GRANTED,
    NO_SEAT,
    OPENING,
    OVER,
    SELECT,
    TRUMP,
    TURN,
    WINDOW,
    State,
)
from discovery.protocol import NO_OUTCOME, NOBODY

if TYPE_CHECKING:
    from discovery.evolution.seams import Kind

_BEYOND = 2 ** (EXTRA + WIDTH)
_WORDS = len(WORDS)


def acting(state: State) -> int:
    """The seats that may act now, as a mask; 0 when nobody decides anything."""
    phase = state.phase
    if phase in (WINDOW, SELECT):
        return state.waiting
    if phase == OVER:
        return 0
    if state.asked != NO_SEAT:
        return BIT[state.asked]
    return BIT[state.turn] & ~state.setup.virtual_seats


def due(state: State) -> tuple[int, int] | None:
    """The line of nobody that is wanted next, see ``DiscoveryGame.due``."""
    phase = state.phase
    if phase < WINDOW:
        return None
    if phase == FLIP:
        return state.turn, FLIP_CARD
    return (NOBODY, CLOSE_WINDOW) if phase == WINDOW and not state.waiting else None


def listed(state: State, seat: int) -> list[int]:
    """Every move of ``seat`` now, by kind, then argument."""
    moves: list[int] = []
    if not acting(state) & BIT[seat]:
        return moves
    entry = state.setup.menus[state.phase]
    while entry is not None:
        offered = entry.kind.offer(state, seat)
        if entry.expanded:
            for argument in members(offered):
                _expand(moves, entry.kind, state, seat, argument)
        else:
            while offered:
                moves.append(entry.base + 1 + lowest(offered))
                offered &= offered - 1
        entry = entry.next
    return moves


def _expand(moves: list[int], kind: Kind, state: State, seat: int, argument: int) -> None:
    base = kind.code << SHIFT | argument
    moves += [base | extra << EXTRA for extra in kind.extras(state, seat, argument)]


def offering(state: State, seat: int, move: int) -> Kind | None:
    """The kind of a move, whatever number that is, if it is one of the choices of a seat that may act."""
    if not 0 <= move < _BEYOND:
        return None
    head = move & HEAD
    if head >> SHIFT >= _WORDS:
        return None
    kind = state.setup.dispatch[state.phase][head >> SHIFT]
    argument = head & ARGUMENT
    if kind is None or argument >= WIDTH or not kind.offer(state, seat) & BIT[argument]:
        return None
    extra = move >> EXTRA
    if not kind.more or (kind.more == "spot" and state.plane is None):
        return None if extra else kind
    return kind if extra in kind.extras(state, seat, argument) else None


def chances(state: State, move: int) -> int:
    """The cards that chance may bring by a move, a mask; each is equally likely."""
    kind = state.setup.dispatch[state.phase][move >> SHIFT & CODE]
    if kind is None:
        return 0
    return kind.chances(state, state.actor, move & ARGUMENT, move >> EXTRA)


def advance(state: State, seat: int, move: int, outcome: int) -> None:
    """Play a move that is known to be legal, and the turns of virtual players behind it."""
    kind = state.setup.dispatch[state.phase][move >> SHIFT & CODE]
    assert kind is not None
    kind.do(state, seat, move & ARGUMENT, move >> EXTRA, outcome)
    if state.setup.virtual_seats:
        run_virtual_players(state)


def line_of_nobody(state: State) -> None:
    """What nobody decides: a window closes, or a virtual player flips."""
    if state.phase == FLIP:
        advance(state, state.turn, FLIP_CARD, NO_OUTCOME)
        return
    close_window(state)
    run_virtual_players(state)


def clockwise_first(state: State) -> int:
    """Of the seats that are asked together, the first clockwise from the one that acted (U02)."""
    start = state.action.seat if state.action is not None else state.leader
    seats = state.setup.seat_count
    for step in range(seats):
        seat = (start + step) % seats
        if state.waiting & BIT[seat]:
            return seat
    return NOBODY


def run_virtual_players(state: State) -> None:
    """Virtual players play by themselves until somebody is asked or the game is over; where there are windows
    their turns are flips, each a line of its own (U06)."""
    setup = state.setup
    player = setup.virtual[state.turn]
    while player is not None and state.asked == NO_SEAT and _at_will(state.phase):
        if setup.reactions:
            state.phase = FLIP
            return
        player.take_turn(state)
        player = setup.virtual[state.turn]


def _at_will(phase: int) -> bool:
    """Whether a turn is in a phase that its own seat decides freely."""
    return phase in (OPENING, TURN, TRUMP, GRANTED)
