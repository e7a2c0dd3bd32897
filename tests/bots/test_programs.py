"""Programs: they see views only, choose legal moves only, and the better one wins."""

from __future__ import annotations

import pickle
from inspect import signature
from random import Random
from typing import get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.core.errors import Code, InvalidSetup
from discovery.core.protocol import NO_OUTCOME, Event
from discovery.evolution.bots import PROGRAMS, create
from discovery.evolution.bots.greedy.greedy import Greedy
from discovery.evolution.bots.greedy.odds import held_by_others, missing, position_of
from discovery.evolution.bots.uniform import Uniform
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.state import State
from discovery.evolution.views.view import View
from discovery.lab.simulation import Plan, simulate
from tests.support.testing.rounds import rarely

TABLES = [("intro", ()), ("explore", ()), ("explore", ("series+",))]


def mid_game(game: DiscoveryGame, random: Random, decisions: int) -> State:
    """A position reached by greedy programs, at most ``decisions`` decisions after the deal."""
    state = game.deal(game.shuffle(random))
    program = PROGRAMS["greedy"](game, random)
    before = state
    for _ in range(decisions):
        before = state.copy()
        move = program.decide(game.view(state, state.turn))
        cards = game.outcomes(state, move)
        game.play(state, state.turn, move, random.choice(cards) if cards else NO_OUTCOME)
        if game.result(state):
            return before
    return state


@pytest.mark.parametrize("program", [Uniform, Greedy])
def test_programs_take_views_and_never_positions(program: type[Uniform] | type[Greedy]) -> None:
    assert get_type_hints(program.decide) == {"view": View, "observed": tuple[Event, ...], "return": int}
    assert list(signature(program).parameters)[:2] == ["setup", "random"]
    assert not {"game", "state", "deck"} & set(signature(program).parameters)


@given(st.sampled_from(TABLES), st.integers(1, 5), st.integers(0, 90), st.integers(0, 10_000))
def test_what_is_hidden_does_not_change_a_decision(
    table: tuple[str, tuple[str, ...]], seats: int, decisions: int, seed: int
) -> None:
    game = new_game(table[0], [f"P{seat}" for seat in range(seats)], options=table[1])
    random = Random(seed)
    state = mid_game(game, random, decisions)
    other = game.redeal(state, state.turn, random)

    for program in (Uniform, Greedy):
        choices = [
            program(game.setup, Random(1)).decide(game.view(given, state.turn)) for given in (state, other)
        ]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", [1, 2, 4, 9])
@pytest.mark.parametrize("program", ["random", "greedy"])
def test_choices_are_legal_at_every_table(
    table: tuple[str, tuple[str, ...]], seats: int, program: str
) -> None:
    """``Match`` refuses an illegal choice."""
    simulate(Plan(table[0], (program,) * seats, games=2, seed="legal", options=table[1]))


@pytest.mark.parametrize("program", PROGRAMS)
def test_programs_are_made_from_words(program: str) -> None:
    words, options = ("explore", ["Ann", "Bo=bot"]), ["series+", "eras=1-2"]
    game = new_game(*words, options=options)
    state = game.deal(game.shuffle(Random(3)))
    view = pickle.loads(pickle.dumps(game.view(state, state.turn)))

    made = [create(program, *words, options=options, seed=4) for _ in range(2)]

    assert made[0].decide(view) == made[1].decide(view)
    assert create(program, *words, options=options).decide(view) in view.legal


def test_an_unknown_program_is_refused() -> None:
    with pytest.raises(InvalidSetup) as caught:
        create("oracle", "explore", ["Ann"])

    assert caught.value.code is Code.UNKNOWN_PLAYER


def test_random_is_uniform() -> None:
    game = new_game("explore", ["Ann", "Bo"])
    state = game.deal(list(range(54)))
    view = game.view(state, 0)
    program = PROGRAMS["random"](game, Random(5))

    counts = [0] * len(view.legal)
    for _ in range(1000 * len(view.legal)):
        counts[view.legal.index(program.decide(view))] += 1

    assert all(880 < count < 1120 for count in counts)


@pytest.mark.parametrize(
    ("game", "players", "options", "share"),
    [
        ("explore", ("greedy", "random"), (), 0.97),
        ("explore", ("greedy", "random", "random", "random"), (), 0.8),
        ("intro", ("greedy", "random"), (), 0.8),
        *rarely(
            ("explore", ("greedy", "random"), ("series+",), 0.97),
            ("intro", ("greedy", "random", "random", "random"), (), 0.5),
            ("explore", ("greedy", "random", "random"), (), 0.9),
            ("intro", ("greedy", "random", "random"), (), 0.6),
        ),
    ],
)
def test_greedy_beats_random(
    game: str, players: tuple[str, ...], options: tuple[str, ...], share: float
) -> None:
    """The lower end of the 95 % interval lies above ``share``."""
    greedy = simulate(Plan(game, players, games=200, seed="duel", options=options)).seats[0]

    assert greedy.low >= share


def test_the_size_of_the_stack_tells_where_cards_can_be() -> None:
    """B02: with era 6 alone in the stack, every unseen card of eras 1 to 5 is in somebody's hand."""
    game = new_game("explore", ["Ann", "Bo", "Cem", "Dan", "Eve", "Fay", "Gil", "Hal", "Ida"])
    view = game.view(game.deal(list(range(54))), 0)

    chances = held_by_others(position_of(game.setup, view), 0)

    assert view.stack == 4
    assert {chance for card, chance in chances.items() if game.setup.era[card] < 6} == {1.0}
    last = [chance for card, chance in chances.items() if game.setup.era[card] == 6]
    assert last == [pytest.approx(1 - 4 / len(last))] * len(last)


def test_missing_counts_all_that_comes_before() -> None:
    game = new_game("explore", ["Ann"])
    number = game.deck.index()

    assert missing(game.setup, 0, number["gathering"]) == 0
    assert missing(game.setup, 0, number["fire"]) == 4
    assert missing(game.setup, 1 << number["scavenging"] | 1 << number["band"], number["fire"]) == 2
