"""Random games inside the engine: the measure of its speed and the play-outs of searches."""

from __future__ import annotations

from discovery.core.bits import count, nth
from discovery.core.dice import Dice
from discovery.core.protocol import NO_OUTCOME
from discovery.evolution.flow.stepping import clockwise_first, line_of_nobody, run_virtual_players
from discovery.evolution.model.codes import ARGUMENT, SHIFT
from discovery.evolution.model.interfaces import MenuItem
from discovery.evolution.model.phases import FLIP, OVER, SELECT, WINDOW
from discovery.evolution.model.rows import masks
from discovery.evolution.model.state import State


def play_out(state: State, dice: Dice) -> int:
    """Play random moves to the end, in place; the number of decisions taken.

    Every kind's arguments are equally likely, and so is what a move says beside its argument. The dice are
    thrown once for the argument, then for what else the move says, then for what chance brings.
    """
    moves = 0
    while state.phase != OVER:
        phase = state.phase
        if phase == FLIP or (phase == WINDOW and not state.waiting):
            line_of_nobody(state)
            continue
        play_any(state, dice)
        moves += 1
    return moves


def play_any(state: State, dice: Dice) -> None:
    """One random move of the seat that acts; of several, of the first clockwise."""
    setup, phase = state.setup, state.phase
    seat = state.turn if state.decider < 0 else state.decider
    if phase in (WINDOW, SELECT):
        seat = clockwise_first(state)
    first = entry = setup.menu_by_phase[phase]
    offers = masks()
    total = place = 0
    while entry is not None:
        offers[place] = entry.kind.offer(state, seat)
        total += count(offers[place])
        place += 1
        entry = entry.next
    index = dice.below(total)
    entry, place = first, 0
    while entry is not None:
        if index < count(offers[place]):
            argument = nth(offers[place], index)
            extra = entry.kind.any_extra(state, seat, argument, dice) if entry.expanded else 0
            _play(state, entry, seat, argument, extra, dice)
            break
        index -= count(offers[place])
        place += 1
        entry = entry.next
    if setup.virtual_seats:
        run_virtual_players(state)


def play_with(state: State, seat: int, head: int, extra: int, dice: Dice) -> None:
    """Play a legal move, given in the two parts that ``stepping.number`` puts together; the dice are thrown
    for what chance brings, and virtual players follow."""
    entries = state.setup.entries[state.phase]
    entry = entries[head >> SHIFT]
    assert entry is not None
    _play(state, entry, seat, head & ARGUMENT, extra, dice)
    if state.setup.virtual_seats:
        run_virtual_players(state)


def _play(state: State, entry: MenuItem, seat: int, argument: int, extra: int, dice: Dice) -> None:
    outcome = NO_OUTCOME
    if entry.chance:
        cards = entry.kind.chances(state, seat, argument, extra)
        if cards:
            outcome = nth(cards, dice.below(count(cards)))
    entry.kind.do(state, seat, argument, extra, outcome)
