"""The effects of moves: each changes the position in place and returns the events."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.core.protocol import Event
from examples.hexwalk import state as words
from examples.hexwalk.board import NEIGHBOURS
from examples.hexwalk.state import (
    FINISHED,
    NOTHING,
    ROLLING,
    SHIFT,
    TREASURES,
    TURN_LIMIT,
    WALKING,
    WANTED,
    WINDOW,
    State,
)


def do(state: State, seat: int, move: int, outcome: int, happened: list[Event]) -> None:
    """Play a legal move."""
    match move >> SHIFT:
        case words.ROLL:
            state.phase, state.steps = WALKING, outcome
            happened.append(Event(words.ROLLED, seat, number=outcome))
        case words.GO:
            state.steps -= 1
            state.places[seat] = move & 0xFF
            happened.append(Event(words.WENT, seat, number=move & 0xFF))
        case words.LOOK:
            token, state.looked = state.tokens[state.places[seat]], True
            state.seen[seat] |= BIT[token]
            happened.append(Event(words.LOOKED, seat, token, number=state.places[seat]))
        case words.TAKE:
            _reach(state, seat, happened)
        case words.END:
            _next_turn(state, happened)
        case words.LET:
            state.waiting &= ~BIT[seat]
        case words.OBJECT:
            state.waiting = 0
            _object(state, seat, happened)
        case words.CLOSED:
            _take(state, state.turn, happened)
        case words.LEAVE:
            _leave(state, seat, happened)


def _reach(state: State, seat: int, happened: list[Event]) -> None:
    """Reach for the token; walkers next to this one may object."""
    space = state.places[seat]
    near = {space, *NEIGHBOURS[space]}
    others = (other for other, place in enumerate(state.places) if place in near and other != seat)
    state.asked = state.waiting = sum(BIT[other] for other in others if not state.left & BIT[other])
    happened.append(Event(words.REACHED, seat, number=space))
    if state.asked:
        state.phase = WINDOW
    else:
        _take(state, seat, happened)


def _object(state: State, seat: int, happened: list[Event]) -> None:
    """Give the token, now visible to all, to the objector; a stone costs them a turn."""
    space = state.places[state.turn]
    token, state.tokens[space] = state.tokens[space], NOTHING
    state.seen = [known | BIT[token] for known in state.seen]
    happened.append(Event(words.OBJECTED, seat, token, state.turn, space))
    state.held[seat].append(token)
    if token >= TREASURES:
        state.resting |= BIT[seat]
    _go_on(state, seat, happened)


def _take(state: State, seat: int, happened: list[Event]) -> None:
    """Give the token to the walker, who alone knows what it is."""
    space = state.places[seat]
    token, state.tokens[space] = state.tokens[space], NOTHING
    state.seen[seat] |= BIT[token]
    state.held[seat].append(token)
    happened.append(Event(words.TOOK, seat, token, number=space))
    _go_on(state, seat, happened)


def _go_on(state: State, seat: int, happened: list[Event]) -> None:
    if has_won(state, seat):
        _finish(state, (seat,), 0, happened)
    else:
        _next_turn(state, happened)


def has_won(state: State, seat: int) -> bool:
    """Whether a seat holds the treasures that win."""
    return sum(token < TREASURES for token in state.held[seat]) >= WANTED


def _next_turn(state: State, happened: list[Event]) -> None:
    if all(token == NOTHING for token in state.tokens) or state.turns >= TURN_LIMIT:
        _finish(state, (), 2, happened)
        return
    state.waiting = state.asked = state.steps = 0
    state.looked, state.phase = False, ROLLING
    seat = (state.turn + 1) % len(state.places)
    while (state.left | state.resting) & BIT[seat]:
        state.resting &= ~BIT[seat]
        seat = (seat + 1) % len(state.places)
    state.turn, state.turns = seat, state.turns + 1
    happened.append(Event(words.TURN, seat, number=state.turns))


def _leave(state: State, seat: int, happened: list[Event]) -> None:
    state.left |= BIT[seat]
    state.waiting &= ~BIT[seat]
    happened.append(Event(words.GONE, seat))
    here = [other for other in range(len(state.places)) if not state.left & BIT[other]]
    if len(here) == 1:
        _finish(state, (here[0],), 1, happened)
    elif seat == state.turn:
        _next_turn(state, happened)


def _finish(state: State, winners: tuple[int, ...], reason: int, happened: list[Event]) -> None:
    state.phase, state.waiting, state.asked = FINISHED, 0, 0
    state.winners, state.reason = winners, reason
    happened.append(Event(words.OVER, winners[0] if winners else -1, number=reason))
