"""Programs in Classic Connect: the best snake of a turn, and what is left to the others."""

from __future__ import annotations

from discovery.core.dice import Dice
from discovery.evolution.bots.policy.rollout_policy import RolloutPolicy
from discovery.evolution.bots.policy.snake_planner import THOROUGH, SnakePlanner
from discovery.evolution.bots.search.candidates import Candidates
from discovery.evolution.bots.search.search import Budget, Search
from discovery.evolution.flow.stepping import number, offered
from discovery.evolution.model import codes
from discovery.evolution.model.state import State
from discovery.evolution.moves.placing import spots_for
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


def weights(table: Table) -> tuple[int, dict[int, int]]:
    """The policy's move, and the weight in the search of each move that it tries."""
    policy = RolloutPolicy(table.game.setup, Dice(1))
    candidates = Candidates(table.game.setup, policy)
    candidates.find(table.state, 0)
    found = dict(zip(candidates.moves, list(candidates.weights), strict=False))
    return policy.choose(table.state, 0), found


def test_a_search_gives_half_its_weight_to_the_best_snake() -> None:
    """So that few iterations never play worse than the plan; the other moves stay."""
    chosen, found = weights(dealt())

    assert codes.code_of(chosen) == codes.PLACE
    assert found[chosen] >= sum(found.values()) - found[chosen]
    assert len(found) > 5


def test_a_search_of_few_iterations_harvests_a_card_that_has_a_spot() -> None:
    """S03: a card that can be laid at once; here none needs another card, so that alone says nothing."""
    table = Table().deal(
        game="classic-connect",
        hand="homo-erectus nomadism tent",
        discards={"Bo": "metal homo-sapiens", "Cem": "pebble-tool"},
        cells="fire 0,0",
    )
    table.play("place homo-erectus at 0,1", "place nomadism at 0,2")
    chosen, found = weights(table)
    taken = codes.argument_of(chosen)

    assert codes.code_of(chosen) == codes.HARVEST_TAKE
    assert spots_for(table.state, taken)
    assert found[chosen] >= sum(found.values()) - found[chosen]


def test_a_search_begins_with_a_thorough_plan() -> None:
    """With one iteration it plays the first card of the best snake, of all that few more tries would miss."""
    table = dealt()
    planner = SnakePlanner(table.game.setup, THOROUGH, wary=True)
    assert planner.plan(table.state, 0, offered(table.state, 0, codes.PLACE))

    search = Search(table.game.setup, table.game.view(table.state, 0), (), Budget(1), Dice(1))
    search.run()
    assert [child.visits for child in search.root.children if child.visits] == [1]
    assert [child.move for child in search.root.children if child.visits] == [
        number(planner.head, planner.extra)
    ]
