"""Searches and levels: they see what wins, they know only what they may, and the stronger one wins."""

from __future__ import annotations

from random import Random

import pytest

from discovery.core.bits import members
from discovery.core.dice import Dice
from discovery.core.protocol import NO_OUTCOME
from discovery.evolution.bots import PROGRAMS
from discovery.evolution.bots.policy.rollout_policy import RolloutPolicy
from discovery.evolution.bots.search.candidates import Candidates
from discovery.evolution.bots.search.levels import LEVELS, Iterations, Level, Thinker
from discovery.evolution.bots.search.rank_moves import rate
from discovery.evolution.bots.search.search import Budget, Search
from discovery.evolution.flow.stepping import advance, clockwise_first, line_of_nobody
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model import codes
from discovery.evolution.model.phases import OVER
from discovery.evolution.model.state import State
from discovery.lab.simulation import Plan, simulate
from tests.bots.test_determinize import GAMES, decisions
from tests.support.engine.sets import covering
from tests.support.rules.positions import Table

SHORT = Level(Iterations(*[12] * 6), pile=(6, 6))
"""A level that thinks a little and remembers little, for tests of every game."""


def best(table: Table, seat: int = 0) -> str:
    """The move that a search finds best, in notation."""
    game = table.game
    view = game.view(table.state, seat)
    return game.text(rate(game.setup, view, (), 120, Random(1))[0].move)


def test_G06_it_places_its_last_card_and_wins() -> None:
    table = Table().deal(
        seats="Ann, Bo", hand="band", hands={"Bo": "fire pottery"}, tree="gathering", stack=""
    )

    assert best(table) == "place band"


def test_G06_it_contests_a_false_card_that_would_win_the_game() -> None:
    table = Table().deal(game="memory", seats="Ann, Bo", hand="fire", tree="gathering", stack="")
    table.play("place fire")

    assert best(table, seat=1) == "stop"


@pytest.mark.parametrize("game", ["explore", "connect", "fusion"])
def test_C11_a_quick_player_passes_beside_a_jokers_trump(game: str) -> None:
    """C11, N01: nothing can be placed yet, and ending the turn would cost a discard."""
    table = Table().deal(
        game=game, options="jokers=1", seats="Ann, Bo", hand="joker-1 pottery", hands={"Bo": "numbers"}
    )
    table.play("joker trump").let_pass()
    seat = table.state.turn

    moves = {RolloutPolicy(table.game.setup, Dice(seed)).choose(table.state, seat) for seed in range(1, 9)}

    assert {table.game.text(move) for move in moves} == {"pass"}


def test_every_move_is_rated_the_best_first() -> None:
    game = new_game("explore", ["Ann", "Bo"])
    view = game.view(game.deal(game.shuffle(Random(2))), 0)

    rated = rate(game.setup, view, (), 60, Random(3))

    assert sorted(one.move for one in rated) == sorted(view.legal)
    assert [one.visits for one in rated] == sorted((one.visits for one in rated), reverse=True)
    assert sum(one.visits for one in rated) == 60
    assert all(0 <= one.value <= 1 for one in rated)


def test_a_search_that_is_stopped_has_an_answer() -> None:
    game = new_game("explore", ["Ann", "Bo"])
    view = game.view(game.deal(game.shuffle(Random(2))), 0)
    search = Search(game.setup, view, (), Budget(10**9), Dice(1))
    answers = iter([False, False, True])

    search.run(lambda: next(answers))

    assert 0 < search.root.visits <= 64


def test_J03_a_move_has_one_node_however_many_selections_there_are() -> None:
    """What others select is hidden, so every deal brings moves of its own."""
    game = new_game("select", ["Ann", "Bo", "Cem"])
    search = Search(game.setup, game.view(game.deal(game.shuffle(Random(2))), 0), (), Budget(300), Dice(1))
    search.run()
    nodes = [search.root]
    for node in nodes:
        nodes += node.children
        moves = [child.move for child in node.children]
        assert len(set(moves)) == len(moves)
        assert node.tried == sum(child.visits for child in node.children)
        assert node.brought == pytest.approx(sum(child.total for child in node.children))

    assert search.root.visits == search.root.tried == 300
    assert max(len(node.children) for node in nodes) > 50


@pytest.mark.parametrize("game", GAMES)
def test_what_is_thought_of_is_legal_and_never_nothing(game: str) -> None:
    """With every two options together: what a search tries, and what a quick player chooses."""
    for made in covering(game):
        table = made.build()
        policy = RolloutPolicy(table.setup, Dice(1))
        candidates = Candidates(table.setup, policy)
        for state, asked, _ in decisions(table, made.label):
            for seat in asked:
                legal = table.legal(state, seat)
                candidates.find(state, seat)
                assert candidates.moves, made.label
                assert {*candidates.moves, policy.choose(state, seat)} <= {*legal}, made.label


def played(game: DiscoveryGame, seed: int, most: int) -> State:
    """A position that quick players have come to, in which somebody decides."""
    state = game.deal(game.shuffle(Random(seed)))
    policy = RolloutPolicy(game.setup, Dice(seed))
    before = state
    for _ in range(most):
        if state.phase == OVER:
            return before
        if not game.actors(state):
            line_of_nobody(state)
            continue
        before = state.copy()
        policy.step(state)
    while state.phase != OVER and not game.actors(state):
        line_of_nobody(state)
    return before if state.phase == OVER else state


@pytest.mark.parametrize("level", [*list(LEVELS.values())[:3], SHORT], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_does_not_change_a_decision(game: str, level: Level) -> None:
    table = new_game(game, ["A", "B", "C=bot"])
    for seed in range(12):
        state = played(table, seed, 9 * seed)
        seat = members(table.actors(state))[0]
        twin = table.redeal(state, seat, Random(seed))
        moves = [
            Thinker(table.setup, Random(7), level).decide(table.view(one, seat)) for one in (state, twin)
        ]
        assert moves[0] == moves[1]


@pytest.mark.parametrize("game", GAMES)
def test_levels_choose_legal_moves_with_every_two_options(game: str) -> None:
    for made in covering(game)[::3]:
        table = made.build()
        state = table.deal(table.shuffle(Random(4)))
        program = Thinker(table.setup, Random(5), Level(Iterations(*[4] * 6), pile=(5, 5)))
        chance = Random(6)
        for _ in range(40):
            if state.phase == OVER:
                break
            due = table.due(state)
            if due is not None:
                cards = table.outcomes(state, due[1])
                table.play(state, *due, chance.choice(cards) if cards else NO_OUTCOME)
                continue
            seat = clockwise_first(state) if state.waiting else state.actor
            view = table.view(state, seat)
            move = program.decide(view)
            assert move in view.legal, made.label
            cards = table.outcomes(state, move)
            advance(state, seat, move, chance.choice(cards) if cards else NO_OUTCOME)


@pytest.mark.parametrize(
    ("game", "seats", "cards"), [("memory", 2, 10), ("memory", 5, 15), ("memory", 8, 20), ("fusion", 8, 7)]
)
def test_more_of_a_pile_is_remembered_where_more_cards_come_between_two_turns(
    game: str, seats: int, cards: int
) -> None:
    assert Level(pile=(10, 7)).remembered(new_game(game, [f"P{n}" for n in range(seats)]).setup) == cards


def test_without_memory_of_the_pile_a_card_that_might_be_true_passes() -> None:
    """H01: what the card needs may lie far down, unless the pile is too small for it."""
    for pile, answer in (
        ("gathering australopithecus pebble-tool homo-habilis", codes.LET_PASS),
        ("gathering", codes.STOP << codes.SHIFT),
    ):
        table = Table().deal(game="memory", seats="Ann, Bo", hand="hunting", tree=pile).play("place hunting")
        view = table.game.view(table.state, 1)
        for newest, decision in ((1, answer), (1000, codes.STOP << codes.SHIFT)):
            level = Level(Iterations(*[40] * 6), pile=(newest, newest))
            assert Thinker(table.game.setup, Random(1), level).decide(view) == decision


@pytest.mark.parametrize(("stronger", "weaker"), [("level-2", "level-1"), ("level-3", "level-2")])
def test_a_level_beats_the_one_below(stronger: str, weaker: str) -> None:
    result = simulate(Plan("explore", (stronger, weaker), games=60, seed="steps"))

    assert result.seats[0].wins > result.seats[1].wins


def test_a_short_search_beats_the_rollout_policy() -> None:
    """A few iterations for each decision beat a level that looks no further than the next card."""
    game = new_game("explore", ["Ann", "Bo"])
    wins = 0
    for seed in range(4):
        players = [LEVELS["level-1"], Level(Iterations(*[16] * 6))]
        wins += 1 in winners(game, players, seed)
        wins += 0 in winners(game, players[::-1], seed)

    assert wins > 4


def winners(game: DiscoveryGame, players: list[Level], seed: int) -> tuple[int, ...]:
    chance = Random(seed)
    state = game.deal(game.shuffle(chance))
    programs = [Thinker(game.setup, Random(seed + seat), level) for seat, level in enumerate(players)]
    while (result := game.result(state)) is None:
        move = programs[state.actor].decide(game.view(state, state.actor))
        cards = game.outcomes(state, move)
        advance(state, state.actor, move, chance.choice(cards) if cards else NO_OUTCOME)
    return result.winners


def test_levels_are_made_like_all_programs() -> None:
    assert [name for name in PROGRAMS if name in LEVELS] == [f"level-{number}" for number in range(1, 8)]
