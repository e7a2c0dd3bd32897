"""Programs in Classic Connect: the best snake of a turn, and what is left to the others."""

from __future__ import annotations

from discovery.evolution.bots.policy.snake_planner import SnakePlanner
from discovery.evolution.flow.stepping import number, offered
from discovery.evolution.model import codes
from discovery.evolution.model.state import State
from tests.support.rules.positions import Table

ENOUGH = 100_000


def dealt() -> Table:
    """The example of the rule book: Fire lies in the middle."""
    return Table().deal(
        game="classic-connect", hand="cooking shelter homo-erectus metal tribe", cells="fire 0,0"
    )


def placements(table: Table, state: State) -> list[int]:
    """The placements of the seat whose turn it is."""
    if state.phase != table.state.phase:
        return []
    return [move for move in table.game.legal(state, 0) if codes.code_of(move) == codes.PLACE]


def most(table: Table, state: State) -> int:
    """The most points that any snake brings, by trying all of them; a card more is worth a point here."""
    best = 0
    for move in placements(table, state):
        then = state.copy()
        table.game.play(then, 0, move)
        best = max(best, then.points[0] - state.points[0] + 1 + most(table, then))
    return best


def follow(table: Table, planner: SnakePlanner) -> int:
    """The points of the planned snake, and one for each of its cards."""
    before, cards = table.points("Ann"), 0
    while planner.plan(table.state, 0, offered(table.state, 0, codes.PLACE)):
        table.game.play(table.state, 0, number(planner.head, planner.extra))
        cards += 1
    return table.points("Ann") - before + cards


def test_the_planner_finds_the_snake_that_brings_most() -> None:
    """S12, S13: as many points as the best of all snakes; the plane is left as it was."""
    table = dealt()
    before = table.state.key()
    wanted = most(table, table.state)
    planner = SnakePlanner(table.game.setup, ENOUGH)

    assert planner.plan(table.state, 0, offered(table.state, 0, codes.PLACE))
    assert table.state.key() == before
    assert follow(table, planner) == wanted


def test_few_tries_still_give_a_legal_snake() -> None:
    table = dealt()
    assert follow(table, SnakePlanner(table.game.setup, 1)) > 0


def test_without_a_placement_there_is_no_plan() -> None:
    table = Table().deal(game="classic-connect", hand="metal", cells="pebble-tool 0,0")
    planner = SnakePlanner(table.game.setup, ENOUGH)

    assert not planner.plan(table.state, 0, 0)
    assert planner.head == -1


def test_a_wary_planner_counts_what_it_leaves() -> None:
    """Its gain lies below that of one that looks at its own points alone."""
    table = dealt()
    gains = []
    for wary in (False, True):
        planner = SnakePlanner(table.game.setup, ENOUGH, wary)
        planner.plan(table.state, 0, offered(table.state, 0, codes.PLACE))
        gains.append(planner.gain)

    assert gains[1] < gains[0]
