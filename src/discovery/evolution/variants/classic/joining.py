"""Joining a running game of the first edition (rules R02, S33).

A newcomer makes a new game of one seat more: how many seats there are is part of every table that is worked
out once. So the position moves over to that game, and all who sit where the newcomer does or behind move up
by one. *A game with empty chairs from the deal on would make every loop over seats ask who is there.*
"""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.bits import BIT, count, mask_of, members
from discovery.core.errors import Code
from discovery.core.event import Event, event
from discovery.core.protocol import Refusal
from discovery.core.values import seat_after_join
from discovery.evolution.flow.ending import seats_in_play
from discovery.evolution.flow.turns import gone, next_turn, push, resume
from discovery.evolution.model.frames import WELCOME, SeatFrame, seat_frame
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.phases import DISCARD, GIVE, OPENING, OVER, PHASES, SELECT, TURN
from discovery.evolution.model.places import newest
from discovery.evolution.model.rows import MAX_SEATS, padded
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import NO_SEAT, State
from discovery.evolution.model.table import draw, draw_up_to, give
from discovery.evolution.variants.classic.events import newcomer_sat_down
from discovery.evolution.variants.classic.flow import ByChoice
from discovery.evolution.variants.classic.moves import DiscardDown, GiveToNewcomer
from discovery.evolution.variants.rounds.flow import pass_token, reveal, round_of

_BY_PHASE: dict[int, tuple[MoveKind, ...]] = {GIVE: (GiveToNewcomer(),), DISCARD: (DiscardDown(ByChoice()),)}
NEWCOMERS = tuple(_BY_PHASE.get(phase, ()) for phase in range(len(PHASES)))
"""The kinds of move when somebody joins, by phase: ``Rules.newcomers``."""
SPARE = 5
"""The cards that the stack needs beside one for each seat (S33)."""

ROWS = ("hands", "discards", "points")
MASKS = ("passed", "left", "winners", "waiting", "lost", "stranded")
"""The attributes of a position by seat. Nothing else in it names a seat while a newcomer may join."""


def refusal(state: State) -> Refusal | None:
    """Why nobody can join now, ``None`` if somebody can. ``NOT_NOW`` passes, all other reasons stay."""
    setup = state.setup
    seats, left = setup.seat_count, setup.stack_end - state.top
    if not setup.rules.newcomers:
        return Refusal(Code.NO_JOINING, "R02")
    if state.phase == OVER:
        return Refusal(Code.GAME_OVER, "S33")
    if seats == MAX_SEATS:
        return Refusal(Code.SEAT_COUNT, "B07", (("given", seats + 1), ("most", MAX_SEATS)))
    if left < seats + SPARE:
        return Refusal(Code.STACK_TOO_LOW, "S33", (("cards", left), ("least", seats + SPARE)))
    return None if _between_turns(state) else Refusal(Code.NOT_NOW, "S33")


def _between_turns(state: State) -> bool:
    """A turn has begun and nothing has been done in it; in rounds nobody has selected yet (S33)."""
    if state.decider != NO_SEAT or state.frames:
        return False
    if state.round is not None:
        return state.phase == SELECT and not any(state.round.selections)
    return state.phase in (OPENING, TURN) and not state.placed


def moved_over(state: State, setup: Setup, place: int) -> State:
    """The position as one of ``setup``, which has a seat more: the newcomer's, ``place``, is empty."""
    new = state.copy()
    new.setup = setup
    for name in ROWS:
        setattr(new, name, _with_place(getattr(state, name), place))
    for name in MASKS:
        setattr(new, name, _spread(getattr(state, name), place))
    new.turn = seat_after_join(state.turn, place)
    if state.round is not None and new.round is not None:
        new.round.selections = _with_place(state.round.selections, place)
        new.round.passed_mask = _spread(state.round.passed_mask, place)
        new.round.leader = seat_after_join(state.round.leader, place)
    if state.classic is not None and new.classic is not None:
        new.classic.buried = _with_place(state.classic.buried, place)
        new.classic.out = _spread(state.classic.out, place)
        new.classic.last_turns = _spread(state.classic.last_turns, place)
        new.classic.finalist = seat_after_join(state.classic.finalist, place)
        if new.classic.objection is not None:
            new.classic.objection.placer = seat_after_join(new.classic.objection.placer, place)
    return new


def moved_event(happened: Event, place: int) -> Event:
    """An event of before, with the seats as they are numbered since somebody sat down at ``place``."""
    seat, other = seat_after_join(happened.seat, place), seat_after_join(happened.other, place)
    return event(happened.kind, seat, happened.piece, other, happened.number)


def _spread(seats: int, place: int) -> int:
    return mask_of(seat_after_join(seat, place) for seat in members(seats))


def _with_place(row: Sequence[int], place: int) -> list[int]:
    """A row by seat with nothing at ``place``; its last entry is of a seat that nobody has."""
    return padded([*row[:place], 0, *row[place : MAX_SEATS - 1]], MAX_SEATS)


def sit_down(state: State, newcomer: int) -> None:
    """The newcomer sits on an empty seat, and the others begin to give (R02)."""
    newcomer_sat_down(state, newcomer)
    state.waiting = 0
    welcome(state, seat_frame(WELCOME, newcomer, 0))


def welcome(state: State, frame: SeatFrame) -> None:
    """Each other seat in turn, from the one whose turn it is on, gives a card of its choice and draws one; a
    virtual player gives its last, and who has none gives none. Then the newcomer draws up to five or discards
    down to five (S33)."""
    newcomer, seats = frame.seat, state.setup.seat_count
    for step in range(frame.giver, seats - 1):
        seat = (newcomer + 1 + step) % seats
        if state.left & BIT[newcomer]:
            break
        if gone(state) & BIT[seat]:
            continue
        if state.hands[seat] and not state.setup.virtual_seats & BIT[seat]:
            _ask(state, GIVE, seat, seat_frame(WELCOME, newcomer, step + 1))
            state.partner = newcomer
            return
        if state.hands[seat]:
            give(state, seat, newcomer, newest(state, state.hands[seat]))
        draw(state, seat)
    if not state.left & BIT[newcomer]:
        size = state.setup.size_of[newcomer]
        draw_up_to(state, newcomer, size)
        if count(state.hands[newcomer]) > size:
            _ask(state, DISCARD, newcomer, seat_frame(WELCOME, newcomer, seats - 1))
            return
    _play_on(state)


def _ask(state: State, phase: int, seat: int, following: SeatFrame) -> None:
    push(state, following)
    state.phase = phase
    state.decider = seat


def _play_on(state: State) -> None:
    """The player whose turn it is plays; in rounds everybody selects (S33). Meanwhile they may have left."""
    state.decider = NO_SEAT
    if state.round is not None:
        _select(state)
    elif state.left & BIT[state.turn]:
        next_turn(state)
    else:
        resume(state)


def _select(state: State) -> None:
    """All who decide and hold a card prepare a selection (J03), led by the seat with the token (J02)."""
    part = round_of(state)
    if state.left & BIT[part.leader]:
        pass_token(state)
        state.turn = part.leader
    deciders = mask_of(seats_in_play(state)) & ~state.setup.virtual_seats
    state.waiting = mask_of(seat for seat in members(deciders) if state.hands[seat])
    state.phase = SELECT
    if not state.waiting:
        reveal(state)
