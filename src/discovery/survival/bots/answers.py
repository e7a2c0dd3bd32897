"""Rules of thumb for everything but one's own turn: fights, needs, votes, what to drop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.survival.flow import fights
from discovery.survival.model import codes, phases, queries
from discovery.survival.model.codes import argument_of, coded, extra_of, word_of
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

FOOD, MEAT, WATER, DIRTY, WOOD, STONE, SALVAGE, MEDICINE, POISON = range(9)
KEEP = (9, 7, 9, 4, 6, 5, 5, 6, 2)
"""How much a first piece of each resource is worth keeping."""
LUNGE, GUARD, DISTRACT = range(3)
ALARMING = 2
"""From this damage on a survivor takes no risk."""


def answer(state: State, seat: int, legal: tuple[int, ...]) -> int:
    """A legal move in any phase but the own turn."""
    if state.phase == phases.SUPPORTING:
        return _support(state, legal)
    if state.phase in (phases.MODIFYING, phases.GUARDING):
        return _modify(state, seat, legal)
    if state.phase == phases.NEEDS:
        return _pay(legal)
    if state.phase == phases.DROPPING:
        return min(legal, key=lambda move: _worth(state, seat, argument_of(move)))
    if state.phase == phases.MENDING:
        return max(legal, key=argument_of)  # wounds first: no rest heals them
    if state.phase == phases.TAKING:
        return _take(state, seat, legal)
    if state.phase == phases.SHARING:
        return _share(state, seat, legal)
    quiet = (codes.LET, codes.CANCEL, codes.DECLINE, codes.END, codes.DONE)
    return next((move for move in legal if word_of(move) in quiet), legal[0])


def _support(state: State, legal: tuple[int, ...]) -> int:
    """Guard against what bites, lunge at what is hard to hit, leave small game alone."""
    if state.foe == NONE:
        return coded(codes.LET)
    number = state.enemy[state.foe]
    setup = state.setup
    wishes = []
    if setup.attack[number] <= 9:
        wishes.append(GUARD)
    if setup.defence[number] >= 6:
        wishes += [LUNGE, DISTRACT]
    offered = {argument_of(move): move for move in legal if word_of(move) == codes.SUPPORT}
    return next((offered[card] for card in wishes if card in offered), coded(codes.LET))


def _modify(state: State, seat: int, legal: tuple[int, ...]) -> int:
    """What turns a miss into a hit or a wound into none, the cheapest first."""
    short = fights.defence_of(state) - state.grey
    over = state.red - fights.attack_of(state) + 1
    if state.phase == phases.GUARDING:
        short, over = 0, 1 - short
    strokes = [argument_of(move) for move in legal if word_of(move) == codes.BONUS]
    for stroke in strokes:
        kind, value = state.setup.stroke_kind[stroke], state.setup.stroke_value[stroke]
        helps_hit = short > 0 and (kind == STROKE_AGAIN or (kind == STROKE_GREY and value >= short))
        helps_guard = over > 0 and (kind == STROKE_RED_AGAIN or (kind == STROKE_RED and value >= over))
        if helps_hit or helps_guard or (kind == STROKE_DAMAGE and short <= 0 and _needs_more(state)):
            return coded(codes.BONUS, stroke)
    wishes = _paid_changes(state, seat, short, over)
    return next((move for move in wishes if move in legal), coded(codes.DONE))


def _paid_changes(state: State, seat: int, short: int, over: int) -> list[int]:
    """Changes that cost something, in the order in which they are tried."""
    goods = state.goods[seat * 9 : seat * 9 + 9]
    found = []
    if short > 0:
        found.append(coded(codes.AGAIN, codes.GREY_DIE))
        if short <= goods[POISON]:
            found.append(coded(codes.POISON))
        if goods[WOOD] > 1:
            found.append(coded(codes.WOOD))
    if over > 0:
        found.append(coded(codes.AGAIN, codes.RED_DIE))
        if over <= goods[SALVAGE]:
            found.append(coded(codes.SALVAGE))
        if goods[STONE] and (goods[STONE] > 1 or queries.hurts(state, seat) >= ALARMING):
            found.append(coded(codes.STONE))
    return found


def _needs_more(state: State) -> bool:
    """Whether a hit of one does not kill the enemy."""
    return (
        state.foe == NONE or state.setup.life[state.enemy[state.foe]] - state.hits[state.foe] > 1 + state.plus
    )


def _pay(legal: tuple[int, ...]) -> int:
    """Clean before dirty, with medicine where that is asked; suffering last."""
    pays = [move for move in legal if word_of(move) == codes.PAY]
    return min(pays, key=lambda move: (argument_of(move), -extra_of(move)), default=legal[0])


def _worth(state: State, seat: int, piece: int) -> float:
    """What a piece is worth keeping: the first ones more than the later ones."""
    if piece >= codes.ITEM_PIECE:
        return 8.0
    return KEEP[piece] / state.goods[seat * 9 + piece]


def _take(state: State, seat: int, legal: tuple[int, ...]) -> int:
    """The first part, but nothing risky with much damage."""
    safe = queries.hurts(state, seat) < ALARMING
    return legal[0] if safe else legal[-1]


def _share(state: State, seat: int, legal: tuple[int, ...]) -> int:
    """Food for a supporter who has none."""
    for move in legal:
        if word_of(move) != codes.SHARE or argument_of(move) not in (FOOD, MEAT):
            continue
        base = extra_of(move) * 9
        if state.goods[base + FOOD] + state.goods[base + MEAT] == 0 and state.goods[seat * 9 + MEAT] > 1:
            return move
    return coded(codes.DONE)
