"""The engine against the reference of the first edition: the same moves are legal and lead to the same."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from discovery.core.bits import members
from discovery.evolution.cards.deckfile import read_deck
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.dealing import HAND_SIZE, NO_POOL
from discovery.evolution.model.state import State
from tests.support.engine.classic_reference import ClassicReference
from tests.support.engine.decks import graph
from tests.support.engine.memory_reference import MemoryReference
from tests.support.engine.playing import seats_of, seeds
from tests.support.engine.select_reference import SelectReference
from tests.support.golden import decision
from tests.support.testing.rounds import times

REFERENCES: dict[str, type[ClassicReference | MemoryReference]] = {
    "classic-simple": ClassicReference,
    "classic-select": SelectReference,
    "classic-memory": MemoryReference,
}
KINDS = ("", "=virtual")
games = st.sampled_from(sorted(REFERENCES))


def ids(game: DiscoveryGame, cards: list[int]) -> list[str]:
    return [game.setup.ids[card] for card in cards]


def position(game: DiscoveryGame, state: State) -> tuple[object, ...]:
    """The engine's position in the reference's words."""
    seats, result, due = game.setup.seat_count, game.result(state), game.due(state)
    assert state.classic is not None
    return (
        [ids(game, state.in_order(hand)) for hand in state.hands[:seats]],
        [ids(game, state.in_order(row)) for row in state.discards[:seats]],
        [{*ids(game, members(row))} for row in state.classic.buried[:seats]],
        ids(game, state.in_order(state.tree)),
        ids(game, state.stack),
        list(state.points[:seats]),
        {seat: {game.text(move) for move in game.legal(state, seat)} for seat in members(game.actors(state))},
        (due[0], game.text(due[1])) if due else None,
        {*result.winners} if result else None,
    )


def told(reference: ClassicReference | MemoryReference, names: tuple[str, ...]) -> tuple[object, ...]:
    return (
        reference.hands, reference.discards, [{*row} for row in reference.buried], reference.tree,
        reference.stack, reference.points, reference.asks(names), reference.due(names),
        reference.winners() if reference.asked == "over" else None,
    )  # fmt: skip


def play_both(game: DiscoveryGame, chooser: random.Random, how: str) -> None:
    order = game.shuffle(chooser)
    if how == "any":
        end = game.setup.stack_end
        stack, side = order[:end], order[end:]
        chooser.shuffle(stack)
        order = stack + side
    reference = REFERENCES[game.rules.name](
        [player is not None for player in game.setup.virtual],
        game.rules.cards_of(game.deck),
        [size - HAND_SIZE for size in game.setup.hand_size],
        game.rules.truncated,
        *([True] if game.rules.objection else []),
    )
    reference.sides = [min(members(mates)) for mates in game.setup.mates]
    state = game.deal(order)
    reference.deal(ids(game, order))
    assert position(game, state) == told(reference, game.seats)
    while game.result(state) is None:
        seat, move, outcome = decision(game, state, chooser)
        game.play(state, seat, move, outcome)
        taken = ids(game, [outcome])[0] if outcome >= 0 else ""
        reference.play_by(seat, game.text(move), taken, game.seats)
        assert position(game, state) == told(reference, game.seats)


@pytest.mark.parametrize("name", sorted(REFERENCES))
@given(
    st.lists(st.sampled_from(KINDS), max_size=8),
    st.integers(0, 8),
    seeds,
    st.sampled_from(["shuffled", "any"]),
)
@settings(max_examples=times(200, one_in=20))
def test_engine_and_reference_play_the_same_classic_games(
    name: str, kinds: list[str], at: int, seed: int, how: str
) -> None:
    """S01 to S11, S14, S17 to S22, S24, S25, S27: at one to nine seats, at least one of them a person's."""
    place = at % (len(kinds) + 1)
    seats = seats_of([*kinds[:place], "", *kinds[place:]])
    play_both(new_game(name, seats), random.Random(seed), how)


@given(
    games,
    st.lists(st.sampled_from(KINDS), max_size=3),
    st.sampled_from(["eras=2-4", "eras=3-6", "eras=5-6", "eras=2-6"]),
    st.lists(st.integers(0, 5), min_size=4, max_size=4),
    seeds,
    st.sampled_from(["shuffled", "any"]),
)
@settings(max_examples=times(120))
def test_engine_and_reference_play_the_same_truncated_games(
    name: str, kinds: list[str], eras: str, more: list[int], seed: int, how: str
) -> None:
    """S29, R03: with the side pile, and with up to five cards more at any seat."""
    seats = seats_of(["", *kinds])
    more = [0, 0, 0, 0] if name == "classic-memory" else more
    gifts = [f"advantage={seat[0]}:{extra}" for seat, extra in zip(seats, more, strict=False) if extra]
    first, last = map(int, eras.removeprefix("eras=").split("-"))
    dealt = 5 * len(seats) + sum(more[: len(seats)])
    assume(dealt < 9 * (last - first + 1))  # else the deck is too small (B09)
    play_both(new_game(name, seats, options=[eras, "truncated", *gifts]), random.Random(seed), how)


@given(
    st.sampled_from(["classic-simple", "classic-select"]),
    st.lists(st.sampled_from(KINDS), max_size=4),
    st.sampled_from([["objection"], ["objection", "eras=1-3"], ["objection", "eras=2-4", "truncated"]]),
    seeds,
    st.sampled_from(["shuffled", "any"]),
)
@settings(max_examples=times(120))
def test_engine_and_reference_agree_on_what_an_objection_undoes(
    name: str, kinds: list[str], options: list[str], seed: int, how: str
) -> None:
    """S34: cards without prerequisites, and objections that are right, wrong or left out."""
    play_both(new_game(name, seats_of(["", *kinds]), options=options), random.Random(seed), how)


@given(
    games,
    st.lists(st.sampled_from(KINDS), min_size=2, max_size=5),
    st.lists(st.integers(0, 3), min_size=6, max_size=6),
    st.sampled_from(["eras=1-3", "eras=1-6"]),
    seeds,
    st.sampled_from(["shuffled", "any"]),
)
@settings(max_examples=times(30))
def test_engine_and_reference_agree_on_the_team_that_wins(
    name: str, kinds: list[str], sides: list[int], eras: str, seed: int, how: str
) -> None:
    """S23: three to six seats in teams of any size, people and virtual players in any of them."""
    seats = seats_of(["", *kinds])
    names = [seat[0] for seat in seats]
    teams = [
        "+".join(name for name, own in zip(names, sides, strict=False) if own == side) for side in {*sides}
    ]
    assume(len(names) <= 5 or eras == "eras=1-6")
    assume(sum(map(bool, teams)) > 1)
    together = [team for team in teams if "+" in team]
    play_both(new_game(name, seats, options=[eras], teams=together), random.Random(seed), how)


@given(games, st.integers(1, 7), st.integers(4, 13), st.lists(st.integers(0, 99), min_size=1), seeds)
@settings(max_examples=times(80))
def test_they_agree_on_other_decks_too(
    name: str, eras: int, size: int, choices: list[int], seed: int
) -> None:
    """Nothing in either knows how many cards or eras there are."""
    deck = read_deck(graph([size] * eras, choices))
    chooser = random.Random(seed)
    kinds = [chooser.choice(KINDS) for _ in range(NO_POOL.most_seats(len(deck.cards)))]
    if kinds:
        play_both(new_game(name, seats_of(["", *kinds[1:]]), deck), chooser, "shuffled")
