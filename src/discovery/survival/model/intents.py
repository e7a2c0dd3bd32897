"""Every move of a game as a number: what a player could attempt."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from discovery.survival.model import codes
from discovery.survival.model.codes import ITEM_PIECE, PROJECT_PIECE, TOKEN
from discovery.survival.model.coding import argument_of, coded, extra_of, word_of
from discovery.survival.model.notation import BARE, LINKED, NUMBERED, PIECED, SEATED, SPACED, TILED
from discovery.survival.model.setup import HOLDERS

if TYPE_CHECKING:
    from discovery.survival.model.setup import Setup

MOST_COOKED = 12
MOST_DELIVERED = 9
MOST_MOVE = 2**40
"""Numbers of moves are smaller."""
SETUPS_KEPT = 64


def every_move(setup: Setup) -> list[int]:
    """Every word with every piece, card, space and seat that it can have; ``closed`` and ``roll`` are
    moves of no seat."""
    moves = [coded(word) for word in BARE if word not in (codes.CLOSED, codes.ROLL)]
    moves += [coded(word, space) for word in SPACED for space in range(setup.spaces)]
    moves += [coded(word, slot) for word in TILED for slot in range(setup.slots)]
    moves += [coded(word, seat) for word in SEATED for seat in range(setup.seats)]
    moves += [coded(codes.COOK, number) for number in range(1, MOST_COOKED + 1)]
    moves += [coded(word, number) for word in NUMBERED if word != codes.COOK for number in (1, 2)]
    goods, items = list(range(9)), [ITEM_PIECE + item for item in range(len(setup.item_program))]
    projects = [PROJECT_PIECE + project for project in range(len(setup.project_item))]
    pieces = goods + items + projects
    moves += [coded(word, piece) for word in PIECED for piece in pieces]
    moves += [coded(word, piece, seat) for word in LINKED for piece in pieces for seat in range(setup.seats)]
    moves += [
        coded(codes.DELIVER, piece, number) for piece in goods for number in range(1, MOST_DELIVERED + 1)
    ]
    moves += [coded(codes.DELIVER, piece, 1) for piece in items]
    return moves + _of_cards(setup)


def _of_cards(setup: Setup) -> list[int]:
    whom = range(setup.seats + 1)
    moves = [coded(codes.COLLECT, what) for what in (*range(9), TOKEN)]
    moves += [
        coded(codes.CRAFT, project, recipe | saved << 1)
        for project in range(len(setup.project_item))
        for recipe in (0, codes.BY_SECOND)
        for saved in range(10)
    ]
    moves += [
        coded(codes.REST, damage, seat << codes.REST_SEAT | water)
        for damage in range(4)
        for seat in whom
        for water in (0, codes.WITH_DIRTY, codes.WITH_CLEANED)
    ]
    moves += [
        coded(codes.USE, holder, seat)
        for holder in range(HOLDERS)
        if setup.use_cost[holder] >= 0
        for seat in whom
    ]
    moves += [
        coded(codes.PAY, resource, extra) for resource in range(9) for extra in (0, codes.WITH_MEDICINE)
    ]
    moves += [coded(codes.BONUS, stroke) for stroke in range(len(setup.strokes))]
    moves += [coded(codes.CHOOSE, character) for character in range(len(setup.character_program))]
    moves += [coded(codes.SUPPORT, card) for card in range(len(setup.support_kind))]
    moves += [coded(codes.MEND, damage) for damage in range(4)]
    return moves + [coded(word, number) for word in (codes.ESCAPE, codes.AGAIN) for number in (0, 1)]


def is_notated(setup: Setup, move: int) -> bool:
    """Whether a number is that of a move which notation can say in this game, however many it cooks or
    delivers. Only such numbers may enter the engine: it looks up what they name without asking again."""
    if move in _said(setup):
        return True
    if not 0 <= move < MOST_MOVE:
        return False
    word = word_of(move)
    if word == codes.DELIVER:
        return coded(word, argument_of(move), 1) in _said(setup)
    return word in NUMBERED and extra_of(move) == 0


@lru_cache(maxsize=SETUPS_KEPT)
def _said(setup: Setup) -> frozenset[int]:
    return frozenset([*every_move(setup), coded(codes.ROLL), coded(codes.CLOSED)])
