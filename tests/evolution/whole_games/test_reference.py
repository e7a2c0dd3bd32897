"""The engine against the reference: the same moves are legal and lead to the same position, all game long."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.core.bits import members
from discovery.evolution.cards.deckfile import read_deck
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.codes import LEAVE_TABLE
from discovery.evolution.model.dealing import WITH_POOL
from discovery.evolution.model.phases import OVER
from discovery.evolution.model.state import State
from tests.support.engine.decks import graph
from tests.support.engine.playing import KINDS, choose, seats_of, seeds, tables
from tests.support.engine.reference import Reference
from tests.support.testing.rounds import times


def ids(game: DiscoveryGame, cards: list[int]) -> list[str]:
    return [game.deck.cards[card].id for card in cards]


def position(game: DiscoveryGame, state: State) -> tuple[object, ...]:
    """The engine's position in the reference's words."""
    return (
        [ids(game, state.in_order(hand)) for hand in state.hands[: game.setup.seat_count]],
        [ids(game, state.in_order(row)) for row in state.discards[: game.setup.seat_count]],
        ids(game, state.in_order(state.tree)),
        ids(game, state.in_order(state.pool)),
        ids(game, state.stack),
        state.points[: game.setup.seat_count],
        state.turn,
        state.turns,
        state.trumps,
        set(members(state.winners)) if state.phase == OVER else None,
        {game.text(move) for move in game.legal(state, state.turn)},
    )


def told(reference: Reference, names: tuple[str, ...]) -> tuple[object, ...]:
    return (
        reference.hands, reference.discards, reference.tree, reference.pool, reference.stack,
        reference.points, reference.turn, reference.turns, reference.trumps, reference.winners,
        reference.legal(names),
    )  # fmt: skip


def orders(game: DiscoveryGame, chooser: random.Random, how: str) -> list[int]:
    """The deck as the rules shuffle it, wholly shuffled, or with the last eras on top."""
    order = game.shuffle(chooser)
    if how == "any":
        chooser.shuffle(order)
    return order[::-1] if how == "reversed" else order


def play_both(game: DiscoveryGame, chooser: random.Random, how: str, leaving: float) -> None:
    order = orders(game, chooser, how)
    kinds = [player.kind if player else "" for player in game.setup.virtual]
    reference = Reference(game.name, game.rules.options, kinds, game.deck)
    state = game.deal(order)
    reference.deal(ids(game, order))
    assert position(game, state) == told(reference, game.seats)
    while game.result(state) is None:
        leaver = chooser.randrange(len(kinds))
        if chooser.random() < leaving and game.explain(state, leaver, LEAVE_TABLE) is None:
            game.play(state, leaver, LEAVE_TABLE)
            reference.leave(leaver)
        else:
            chosen = choose(game, state, chooser)
            game.play(state, chosen.seat, chosen.move, chosen.outcome)
            taken = ids(game, [chosen.outcome])[0] if chosen.outcome >= 0 else ""
            reference.play(game.text(chosen.move), taken, game.seats)
        assert position(game, state) == told(reference, game.seats)


@given(tables, seeds, st.sampled_from(["shuffled", "any", "reversed"]), st.sampled_from([0, 0, 0.03]))
@settings(max_examples=times(150))
def test_engine_and_reference_play_the_same_games(
    game: DiscoveryGame, seed: int, how: str, leaving: float
) -> None:
    play_both(game, random.Random(seed), how, leaving)


@given(st.integers(1, 7), st.integers(4, 13), st.lists(st.integers(0, 99), min_size=1), seeds)
@settings(max_examples=times(60))
def test_they_agree_on_other_decks_too(eras: int, size: int, choices: list[int], seed: int) -> None:
    """Nothing in either knows how many cards or eras there are."""
    deck = read_deck(graph([size] * eras, choices))
    chooser = random.Random(seed)
    kinds = [chooser.choice(KINDS) for _ in range(WITH_POOL.most_seats(len(deck.cards)))]
    for game in ("intro", "explore") if kinds else ():
        play_both(new_game(game, seats_of(kinds), deck), chooser, "shuffled", 0)
