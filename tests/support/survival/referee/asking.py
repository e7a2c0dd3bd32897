"""Questions that the rules put to seats. The course of a game is one long generator of them.

Rules are told from top to bottom as functions that yield a ``Question`` wherever somebody decides or a die is
due, and get the ``Answer``: there is no stack of frames, no phase, and nothing is resumed by number.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import TypeVar

from tests.support.survival.referee.tables import RESOURCES, Hex, by_id
from tests.support.survival.referee.verbs import check_over, drop_on, lose_item, step_off
from tests.support.survival.referee.world import Survivor, World

T = TypeVar("T")
NOBODY = -1


@dataclass
class Question:
    """The moves of each seat that may act; or whose roll is due, and of how many dice."""

    moves: dict[int, set[str]] = field(default_factory=dict)
    roller: int = NOBODY
    dice: int = 0


@dataclass
class Answer:
    """A line: who, what, and the dice as they show. Nobody says ``closed`` when a window closes."""

    seat: int
    text: str
    dice: tuple[int, ...] = ()


Flow = Generator[Question, Answer, T]
Moves = dict[int, set[str]]


def told(place: Hex) -> str:
    """A space as column and row."""
    return f"{place[0]},{place[1]}"


def spot(text: str) -> Hex:
    """A space from column and row."""
    column, _, row = text.partition(",")
    return int(column), int(row)


def ask(world: World, offer: Callable[[], Moves]) -> Flow[Answer | None]:
    """Whoever is asked answers; ``None`` if nobody of them is on the map or has a choice. Somebody may leave
    instead (XS04)."""
    while True:
        on = [seat for seat, me in enumerate(world.survivors) if me.standing == "on"]
        moves = {seat: texts for seat, texts in offer().items() if texts and seat in on}
        if not moves:
            return None
        answer = yield Question(moves)
        if answer.text != "leave":
            return answer
        leave(world, answer.seat)


def ask_one(world: World, seat: int, offer: Callable[[], set[str]]) -> Flow[Answer | None]:
    """One seat is asked."""
    return (yield from ask(world, lambda: {seat: offer()}))


def leave(world: World, seat: int) -> None:
    """XS04: as if dead."""
    step_off(world, seat, "left")
    check_over(world)


def window(
    world: World,
    seats: list[int],
    offer: Callable[[int], set[str]],
    take: Callable[[Answer], Flow[None] | None],
) -> Flow[None]:
    """Several are asked at once; each answers once, until nobody is left or the window closes."""
    waiting = list(seats)
    while True:
        answer = yield from ask(world, lambda: {seat: offer(seat) for seat in waiting})
        if answer is None or answer.seat == NOBODY:
            return
        waiting.remove(answer.seat)
        yield from take(answer) or ()


def roll(world: World, seat: int, dice: int = 1, rival: int | None = None) -> Flow[tuple[int, ...] | None]:
    """XO06: a roll that nobody decides; ``None`` if its seat, or the attacked, is not on the map any more."""
    sides = [world.survivors[side] for side in (seat, rival) if side is not None]
    while all(side.standing == "on" for side in sides):
        answer = yield Question(roller=seat, dice=dice)
        if answer.text != "leave":
            return answer.dice
        leave(world, answer.seat)
    return None


def drop_excess(world: World) -> Flow[None]:
    """XC09: over the limit a seat drops until it fits; nothing else is asked before."""
    while over := [seat for seat in world.everybody() if is_over(world.survivors[seat])]:
        me = world.survivors[over[0]]
        answer = yield from ask(world, lambda: {over[0]: droppable(world.survivors[over[0]])})
        if answer is None:
            continue
        piece = answer.text.split()[1]
        if piece in me.goods:
            me.goods[piece] -= 1
            drop_on(world, me.place, piece)
        else:
            lose_item(me, piece)


def is_over(me: Survivor) -> bool:
    """Whether a survivor carries too much."""
    return me.load() > me.limit()


def droppable(me: Survivor) -> set[str]:
    """XC09: all but quest items."""
    items = [item for item in me.items if by_id("items")[item]["kind"] != "quest"]
    return {f"drop {piece}" for piece in [*[r for r in RESOURCES if me.goods[r]], *items]}


def when_time_runs_out(world: World, seat: int, moves: set[str]) -> set[str]:
    """XS03: what the clock may answer; any of the moves where the rule says nothing."""
    for word in ("let", "done", "decline", "cancel", "end"):
        if word in moves:
            return {word}
    if "suffer" in moves:
        clean = {move for move in moves if move.startswith("pay ") and "dirty" not in move}
        return clean or {"pay dirty"} & moves or {"suffer"}
    goods = world.survivors[seat].goods
    most = max(goods.values())
    return {f"drop {resource}" for resource in goods if most and goods[resource] == most} & moves or moves
