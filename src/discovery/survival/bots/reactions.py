"""Heuristics for all phases but the own turn: fights, needs, votes, what to drop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.survival.flow import fights
from discovery.survival.model import codes, phases, queries
from discovery.survival.model.coding import argument_of, coded, extra_of, word_of
from discovery.survival.model.setup import (
    STROKE_AGAIN,
    STROKE_DAMAGE,
    STROKE_GREY,
    STROKE_RED,
    STROKE_RED_AGAIN,
)
from discovery.survival.model.state import NONE

if TYPE_CHECKING:
    from discovery.survival.model.state import State
    from discovery.survival.moves.move_buffer import MoveBuffer

FOOD, MEAT, WATER, DIRTY, WOOD, STONE, SALVAGE, MEDICINE, POISON = range(9)
KEEP = (9, 7, 9, 4, 6, 5, 5, 6, 2)
"""How much a first piece of each resource is worth keeping."""
LUNGE, GUARD, DISTRACT = range(3)
ALARMING = 2
"""From this damage on a survivor takes no risk."""


def answer(state: State, seat: int, buffer: MoveBuffer, helping: bool) -> int:
    """A legal move in any phase but the own turn. Rivals support, too, for what falls to a supporter; a
    seat that is not ``helping`` does not."""
    if state.phase == phases.SUPPORTING:
        return _support(state, buffer) if helping or state.setup.rivalry else coded(codes.LET)
    if state.phase in (phases.MODIFYING, phases.GUARDING):
        return _modify(state, seat, buffer)
    if state.phase == phases.NEEDS:
        return _pay(buffer)
    if state.phase == phases.DROPPING:
        return _drop(state, seat, buffer)
    if state.phase == phases.MENDING:
        return buffer.moves[buffer.count - 1]  # wounds first: no rest heals them
    if state.phase == phases.TAKING:
        return _take(state, seat, buffer)
    if state.phase == phases.SHARING:
        return _share(state, seat, buffer) if helping else coded(codes.DONE)
    return _let_be(buffer)


def _let_be(buffer: MoveBuffer) -> int:
    """The first move that changes nothing, else the first of all."""
    for place in range(buffer.count):
        if word_of(buffer.moves[place]) in (codes.LET, codes.CANCEL, codes.DECLINE, codes.END, codes.DONE):
            return buffer.moves[place]
    return buffer.moves[0]


def _support(state: State, buffer: MoveBuffer) -> int:
    """Guard against what bites, lunge at what is hard to hit, leave small game alone."""
    if state.foe == NONE:
        return coded(codes.LET)
    number, setup = state.enemy[state.foe], state.setup
    if setup.attack[number] <= 9 and buffer.has(coded(codes.SUPPORT, GUARD)):
        return coded(codes.SUPPORT, GUARD)
    if setup.defence[number] >= 6:
        if buffer.has(coded(codes.SUPPORT, LUNGE)):
            return coded(codes.SUPPORT, LUNGE)
        if buffer.has(coded(codes.SUPPORT, DISTRACT)):
            return coded(codes.SUPPORT, DISTRACT)
    return coded(codes.LET)


def _modify(state: State, seat: int, buffer: MoveBuffer) -> int:
    """The move that turns a miss into a hit, or a wound into none: bonuses first, then moves at a price."""
    short = fights.defence_of(state) - state.grey
    over = state.red - fights.attack_of(state) + 1
    if state.phase == phases.GUARDING:
        over, short = 1 - short, 0
    for place in range(buffer.count):
        if word_of(buffer.moves[place]) == codes.BONUS:
            stroke = argument_of(buffer.moves[place])
            if _helps(state, state.setup.stroke_kind[stroke], state.setup.stroke_value[stroke], short, over):
                return buffer.moves[place]
    move = coded(codes.DONE)
    if over > 0:
        move = _spend_on_red(state, seat, over, buffer, move)
    return _spend_on_grey(state, seat, short, buffer, move) if short > 0 else move


def _helps(state: State, kind: int, value: int, short: int, over: int) -> bool:
    """Whether a bonus turns a miss into a hit, a wound into none, or a hit into a kill."""
    if short > 0 and (kind == STROKE_AGAIN or (kind == STROKE_GREY and value >= short)):
        return True
    if over > 0 and (kind == STROKE_RED_AGAIN or (kind == STROKE_RED and value >= over)):
        return True
    return kind == STROKE_DAMAGE and short <= 0 and _needs_more(state)


def _spend_on_grey(state: State, seat: int, short: int, buffer: MoveBuffer, otherwise: int) -> int:
    """The first change of the grey die that is offered and worth its price."""
    goods = seat * 9
    if buffer.has(coded(codes.AGAIN, codes.GREY_DIE)):
        return coded(codes.AGAIN, codes.GREY_DIE)
    if short <= state.goods[goods + POISON] and buffer.has(coded(codes.POISON)):
        return coded(codes.POISON)
    if state.goods[goods + WOOD] > 1 and buffer.has(coded(codes.WOOD)):
        return coded(codes.WOOD)
    return otherwise


def _spend_on_red(state: State, seat: int, over: int, buffer: MoveBuffer, otherwise: int) -> int:
    """The first change of the red die that is offered and worth its price."""
    goods = seat * 9
    if buffer.has(coded(codes.AGAIN, codes.RED_DIE)):
        return coded(codes.AGAIN, codes.RED_DIE)
    if over <= state.goods[goods + SALVAGE] and buffer.has(coded(codes.SALVAGE)):
        return coded(codes.SALVAGE)
    stones = state.goods[goods + STONE]
    if stones and (stones > 1 or queries.hurts(state, seat) >= ALARMING) and buffer.has(coded(codes.STONE)):
        return coded(codes.STONE)
    return otherwise


def _needs_more(state: State) -> bool:
    """Whether a hit of one does not kill the enemy."""
    if state.foe == NONE:
        return True
    return state.setup.life[state.enemy[state.foe]] - state.hits[state.foe] > 1 + state.plus


def _pay(buffer: MoveBuffer) -> int:
    """Clean before dirty, with medicine where that is asked; suffering last."""
    best = NONE
    for place in range(buffer.count):
        move = buffer.moves[place]
        if word_of(move) != codes.PAY:
            continue
        if (
            best == NONE
            or argument_of(move) < argument_of(best)
            or (argument_of(move) == argument_of(best) and extra_of(move) > extra_of(best))
        ):
            best = move
    return buffer.moves[0] if best == NONE else best


def _drop(state: State, seat: int, buffer: MoveBuffer) -> int:
    """The move that drops the least valuable piece, the first of several."""
    best, least = buffer.moves[0], 99.0
    for place in range(buffer.count):
        worth = _worth(state, seat, argument_of(buffer.moves[place]))
        if worth < least:
            best, least = buffer.moves[place], worth
    return best


def _worth(state: State, seat: int, piece: int) -> float:
    """The value of keeping a piece: the first ones more than the later ones."""
    if piece >= codes.ITEM_PIECE:
        return 8.0
    return KEEP[piece] / state.goods[seat * 9 + piece]


def _take(state: State, seat: int, buffer: MoveBuffer) -> int:
    """The first part, but nothing risky with much damage."""
    safe = queries.hurts(state, seat) < ALARMING
    return buffer.moves[0 if safe else buffer.count - 1]


def _share(state: State, seat: int, buffer: MoveBuffer) -> int:
    """Food for a supporter who has none."""
    for place in range(buffer.count):
        move = buffer.moves[place]
        if word_of(move) != codes.SHARE or argument_of(move) not in (FOOD, MEAT):
            continue
        base = extra_of(move) * 9
        if state.goods[base + FOOD] + state.goods[base + MEAT] == 0 and state.goods[seat * 9 + MEAT] > 1:
            return move
    return coded(codes.DONE)
