"""A survival game so small that every line of play can be followed for a while: three tiles, two nights, one
or two cards of each kind. ``python -m tests.support.survival.tiny 6`` follows all openings so deep.

Only the tables differ from those of a real game, and of each roll a few numbers are looked at: the lowest,
one that fails or hits by a little, and the highest; every rule is the engine's own.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from discovery.core.bits import members
from discovery.core.protocol import NO_OUTCOME, Event, GameSpec
from discovery.core.registry import new_game
from discovery.survival.content.reading import built_in
from discovery.survival.content.tables import (
    CLASSES,
    Content,
    LayoutRow,
    Scenario,
    TaskRow,
    TileRow,
    TokenKind,
)
from discovery.survival.game import ONE_DIE, SurvivalGame
from discovery.survival.model import events as told
from discovery.survival.model.setup import FIRST_TOKENS, MONSTERS, PROJECTS
from discovery.survival.model.state import NONE, State

OPENINGS: dict[str, tuple[int, tuple[str, ...]]] = {
    "alone": (1, ("Ann: choose healer",)),
    "two": (2, ("Ann: choose cook", "Bo: choose scout")),
    "dusk": (2, ("Ann: choose cook", "Bo: choose scout", "Ann: end", "Bo: end")),
    "trade": (2, ("Ann: choose cook", "Bo: choose scout", "Ann: trade Bo", "Ann: give food")),
    "fight": (
        2,
        (
            "Ann: choose cook", "Bo: choose scout",
            "Ann: move 1,0", "Ann: explore 2,1", "Ann: move 1,1", "Ann: collect",
        ),
    ),
    "landmark": (
        2,
        (
            "Ann: choose cook", "Bo: choose scout",
            "Ann: move 1,0", "Ann: explore 2,1", "Ann: move 1,1", "Ann: move 2,1",
        ),
    ),
}  # fmt: skip
"""Seats, and the lines before all lines are followed."""
FOOD, MEAT = 0, 1
LOOKED_AT = (0, 5, 11)
PAIRS = (0, 5, 66, 137, 143)
"""Of one die, and of two: 1,1 and 1,6 and 6,7 and 12,6 and 12,12."""


@cache
def content() -> Content:
    """The tables: what the built-in ones have of a few cards, on a map of its own."""
    all_of = built_in()
    tokens = (
        ("plant", "wood 2", 1), ("plant", "food 1", 1), ("rock", "stone 1", 1), ("debris", "explore:14", 1),
        ("track", "enemy:ridge-fox", 1), ("water", "dirty 1", 1),
        ("monster", "enemy:cave-bear", 1), ("monster", "enemy:nothing", 1),
    )  # fmt: skip
    return replace(
        all_of,
        id="tiny",
        tiles=(
            TileRow("t0", "ashfell", "start", "hhhhhhh", "F.p.d.."),
            TileRow("t1", "ashfell", "near", "hhbxhhh", "1w....t"),
            TileRow("t2", "ashfell", "middle", "shhhhhh", "2f..p.r"),
        ),
        layouts=(LayoutRow("tiny", ((1, 0),), ((0, 1),), ()),),
        tokens=tuple(
            TokenKind("ashfell", CLASSES.index(word), holds, copies) for word, holds, copies in tokens
        ),
        explorations=tuple(
            row
            for row in all_of.explorations
            if row.id in ("torn-pack", "ashfell-1a", "ashfell-1b", "ashfell-2a", "ashfell-2b")
        ),
        nights=tuple(
            row for row in all_of.nights if row.id in ("strange-lights", "stories", "watch-duty", "frost")
        ),
        threats=tuple(row for row in all_of.threats if row.id in ("fever", "vermin")),
        projects=tuple(row for row in all_of.projects if row.item in ("club", "basket", "bandage")),
        characters=tuple(row for row in all_of.characters if row.id in ("hunter", "cook", "healer", "scout")),
        scenarios=(
            Scenario("tiny", "ashfell", "tiny", 1, 2, (2, 2, 2, 2), 1, "monster edge 1", 1, 1, rivals=False),
        ),
        tasks=(
            TaskRow("tiny", 1, "a", "clues", "", "", (1, 1, 1, 1)),
            TaskRow("tiny", 1, "b", "deliver", "wood|salvage", "1", (2, 2, 2, 2)),
            TaskRow("tiny", 2, "a", "escape", "food 1", "camp", (1, 1, 1, 1)),
        ),
    )


@dataclass(slots=True)
class Position:
    """A position, and the line of play that led there."""

    state: State
    line: tuple[tuple[int, int, int], ...]


def opened(seats: int) -> SurvivalGame:
    """The game for so many seats."""
    game = new_game(GameSpec("discover:tiny", ("Ann", "Bo")[:seats], content(), ()))
    assert isinstance(game, SurvivalGame)
    return game


def start(game: SurvivalGame, lines: tuple[str, ...]) -> Position:
    """The position after some lines, from the shuffle in the order of the tables."""
    position = Position(game.deal(range(len(game.pieces))), ())
    for line in lines:
        name, _, text = line.partition(": ")
        position = after(game, position, game.seats.index(name), *game.parse(text))
    return position


def after(game: SurvivalGame, position: Position, seat: int, move: int, outcome: int) -> Position:
    """The position after a move, which is held to the laws of a move."""
    before, state = position.state.key(), position.state.copy()
    had = goods(position.state)
    happened = game.play(state, seat, move, outcome)
    assert position.state.key() == before, "the move has changed the position from which a copy was made"
    changed = [now - then for now, then in zip(goods(state), had, strict=True)]
    assert changed == brought(happened), [game.text(move), *happened]
    return Position(state, (*position.line, (seat, move, outcome)))


def decisions(game: SurvivalGame, state: State) -> list[tuple[int, int, int]]:
    """Every line that can be played now: seat, move and outcome."""
    due = game.due(state)
    moves = (
        [due]
        if due is not None
        else [(seat, move) for seat in members(game.actors(state)) for move in game.legal(state, seat)]
    )
    return [
        (seat, move, outcome) for seat, move in moves for outcome in looked_at(game.outcomes(state, move))
    ]


def looked_at(outcomes: list[int]) -> list[int]:
    """The few outcomes that are looked at."""
    if not outcomes:
        return [NO_OUTCOME]
    return [outcomes[n] for n in (LOOKED_AT if len(outcomes) == len(ONE_DIE) else PAIRS)]


def by_depth(game: SurvivalGame, first: Position, depth: int) -> Iterator[list[Position]]:
    """The different positions after so many lines more, row by row."""
    row = [first]
    known = {first.state.key()}
    yield row
    for _ in range(depth):
        new = []
        for position in row:
            for seat, move, outcome in decisions(game, position.state):
                then = after(game, position, seat, move, outcome)
                key = then.state.key()
                if key not in known:
                    known.add(key)
                    new.append(then)
        row = new
        yield row


# ---- laws


def check(game: SurvivalGame, position: Position) -> None:
    """The laws of a position. ``AssertionError`` for one that it breaks."""
    state = position.state
    assert game.audit(state) == []
    assert census(game, state) == []
    over = game.result(state) is not None
    assert over == (not decisions(game, state)), "somebody can go on unless the game is over"
    for seat in members(game.actors(state)):
        moves = game.legal(state, seat)
        assert len(set(moves)) == len(moves)
        for move in moves:
            assert game.explain(state, seat, move) is None
            assert game.parse(game.text(move))[0] == move
    again = game.deal(range(len(game.pieces)))
    for seat, move, outcome in position.line:
        game.play(again, seat, move, outcome)
    assert again.key() == state.key(), "the same line leads to the same"


def census(game: SurvivalGame, state: State) -> list[str]:
    """The pieces that are in two places, and the monsters and projects that are nowhere. Of tokens, what has
    been drawn and lies nowhere is out of the game."""
    setup = game.setup
    tops = [*range(FIRST_TOKENS, MONSTERS), PROJECTS]
    left = [n for pile in tops for n in state.order[state.tops[pile] : _end(game, pile)]]
    ring = [state.monsters[(state.monster_first + n) % 8] for n in range(state.monster_count)]
    coins = [state.coin[row] for row in members(state.alive)]
    tokens = [piece for piece in (*state.token, *coins) if piece != NONE]
    places = Counter(game.pieces[piece] for piece in (*left, *ring, *tokens))
    laid = Counter(
        project.item
        for number, project in enumerate(setup.content.projects)
        for mask in (*state.hands, state.in_play, state.out)
        if mask >> number & 1
    )
    places = (places - Counter(list(laid))) + laid  # what was laid in play from the pack is passed over there
    lasting = [*range(setup.pile_start[MONSTERS], _end(game, MONSTERS))]
    lasting += range(setup.pile_start[PROJECTS], _end(game, PROJECTS))
    faults = [f"{piece} is in {number} places" for piece, number in places.items() if number > 1]
    return faults + [f"{game.pieces[n]} is nowhere" for n in lasting if not places[game.pieces[n]]]


def _end(game: SurvivalGame, pile: int) -> int:
    return game.setup.pile_start[pile] + game.setup.pile_size[pile]


def goods(state: State) -> list[int]:
    """How many of each resource are held or lie on the map."""
    return [
        sum(state.goods[resource::9]) + sum(heap >> 7 * resource & 127 for heap in state.heap)
        for resource in range(9)
    ]


def brought(happened: list[Event]) -> list[int]:
    """How many of each resource came into the game, less those that left it; cooking turns meat to food."""
    found = [0] * 9
    for event in happened:
        if event.kind == told.COOKED:
            found[FOOD] += event.number
            found[MEAT] -= event.number
        elif event.piece in range(9) and event.kind in (told.GAINED, told.PAID, told.LOST):
            found[event.piece] += event.number if event.kind == told.GAINED else -event.number
    return found


def main() -> None:
    """Follow all openings; a broken law ends it with what was expected."""
    for name, (seats, lines) in OPENINGS.items():
        game = opened(seats)
        for depth, row in enumerate(by_depth(game, start(game, lines), int(sys.argv[1]))):
            for position in row:
                check(game, position)
            print(f"{name} {depth:4} {len(row):12,}", flush=True)


if __name__ == "__main__":
    main()
