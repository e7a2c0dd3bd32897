"""A referee of the survival game: a slow second telling of its rules, to be compared with the engine.

It shares nothing with the engine but the tables, the words of moves, and dice as lines show them. To change
a rule change it here from the rule book, without looking at the engine. Rule numbers mark where each is
applied.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.support.survival.referee import quest
from tests.support.survival.referee.asking import NOBODY, Answer, Flow, Question, window
from tests.support.survival.referee.day import turn
from tests.support.survival.referee.nights import night
from tests.support.survival.referee.tables import CLASSES, by_id, pile_sizes, rows
from tests.support.survival.referee.verbs import GameOver, draw_project, turn_tile
from tests.support.survival.referee.world import World


class Referee:
    """A game that follows lines. ``question`` is what is asked now, ``None`` when the game is over."""

    def __init__(
        self,
        scenario: str,
        names: Sequence[str],
        options: Sequence[str],
        order: Sequence[str],
        settles: bool = True,
    ) -> None:
        """``order`` is the shuffle as a record tells it; ``settles`` as in ``World``."""
        row = by_id("scenarios")[scenario]
        other = "tidewrack" if "tidewrack" in options else "ashfell"
        land = row["land"] if row["land"] != "either" else other
        self.world = World(scenario, land, list(names), set(options), settles)
        deal(self.world, list(order))
        self._course = course(self.world)
        self.question: Question | None = next(self._course)

    def play(self, seat: int, text: str, dice: tuple[int, ...] = ()) -> None:
        """A line: a seat's move with its dice, or ``closed`` by nobody."""
        try:
            self.question = self._course.send(Answer(seat, text, dice))
        except GameOver:
            self.question = None

    def asks(self) -> dict[int, set[str]]:
        """The moves of each seat that may act."""
        return self.question.moves if self.question is not None else {}

    def due(self) -> tuple[int, int] | None:
        """The seat whose roll is due, and of how many dice."""
        if self.question is None or self.question.roller == NOBODY:
            return None
        return self.question.roller, self.question.dice

    def honours(self) -> tuple[int, ...]:
        """XS02."""
        won = [me.standing == "won" for me in self.world.survivors]
        each = 9 if self.world.canoe() else 3 + 2 * (sum(won) - 1)
        return tuple(each if mine else 0 for mine in won)


def deal(world: World, order: list[str]) -> None:
    """Section XB and XT01: the piles of the shuffle, one behind the other."""
    piles = {pile: [order.pop(0) for _ in range(size)] for pile, size in pile_sizes(world.land).items()}
    tiles = piles["tiles-near"] + piles["tiles-middle"] + piles["tiles-far"]
    start = next(r["id"] for r in rows("tiles") if (r["land"], r["group"]) == (world.land, "start"))
    world.tiles = dict(zip(world.centres, [start, *tiles], strict=True))
    world.piles = {name: piles[name] for name in (*CLASSES, "nights-2", "threats", "projects", "characters")}
    ready = int(world.scenario["blue"])
    world.piles["nights-1"], world.piles["left-out"] = piles["nights-1"][:ready], piles["nights-1"][ready:]
    for card in piles["landmark"]:
        world.landmark_cards.setdefault(int(by_id("explore")[card]["number"]), card)
    turn_tile(world, world.centres[0])
    for seat, me in enumerate(world.survivors):
        me.goods["food"] = me.goods["water"] = 1
        if len(world.survivors) > 1:
            me.ready = set(by_id("supports"))
        for _ in range({1: 3, 2: 2, 3: 1, 4: 1}[len(world.survivors)]):
            draw_project(world, seat)
    quest.begin(world)


def course(world: World) -> Flow[None]:
    """XA04: characters, then days and nights until ``GameOver``."""
    yield from choose_characters(world)
    while True:
        yield from day(world)
        yield from night(world)


def choose_characters(world: World) -> Flow[None]:
    """XB08: two each, alone four."""
    each = 4 if len(world.survivors) == 1 else 2
    pile = world.piles["characters"]

    def take(answer: Answer) -> None:
        world.survivors[answer.seat].character = answer.text.split()[1]

    yield from window(
        world,
        world.everybody(),
        lambda seat: {f"choose {card}" for card in pile[seat * each : seat * each + each]},
        take,
    )


def day(world: World) -> Flow[None]:
    """XC01: one turn each, from the first player on, clockwise."""
    seats = len(world.survivors)
    around = [(world.first + step) % seats for step in range(seats)]
    for seat in around:
        if world.survivors[seat].standing == "on":
            yield from turn(world, seat)
