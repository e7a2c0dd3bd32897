"""The engine against the slow reference of Classic Connect: the same moves are legal and lead to the same."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.core.bits import members
from discovery.evolution.board.plane import coordinates_of
from discovery.evolution.cards.deckfile import read_deck
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.dealing import MIXED
from discovery.evolution.model.state import State
from tests.support.engine.classic_connect_reference import ClassicConnectReference
from tests.support.engine.decks import graph
from tests.support.engine.playing import choose, seats_of, seeds
from tests.support.testing.rounds import times

GAME = "classic-connect"
KINDS = ("", "=virtual")


def ids(game: DiscoveryGame, cards: list[int]) -> list[str]:
    return [game.setup.ids[card] for card in cards]


def position(game: DiscoveryGame, state: State) -> tuple[object, ...]:
    """The engine's position in the reference's words."""
    seats, result = game.setup.seat_count, game.result(state)
    assert state.classic is not None
    assert state.plane is not None
    tree = state.in_order(state.tree)
    return (
        [ids(game, state.in_order(hand)) for hand in state.hands[:seats]],
        [ids(game, state.in_order(row)) for row in state.discards[:seats]],
        [{*ids(game, members(row))} for row in state.classic.buried[:seats]],
        {coordinates_of(state.plane.spot[card]): game.setup.ids[card] for card in tree},
        ids(game, state.stack),
        list(state.points[:seats]),
        -1 if result else state.turn,
        {game.text(move) for move in game.legal(state, state.turn)},
        {*result.winners} if result else None,
    )


def told(reference: ClassicConnectReference, names: tuple[str, ...]) -> tuple[object, ...]:
    over = reference.asked == "over"
    return (
        reference.hands, reference.discards, [{*row} for row in reference.buried], reference.cells,
        reference.stack, reference.points, -1 if over else reference.turn, reference.legal(names),
        reference.winners() if over else None,
    )  # fmt: skip


def promised(game: DiscoveryGame, state: State, move: int) -> int:
    """The points that the game foretells for a placement."""
    words = game.text(move).split()
    head, _ = game.parse(" ".join(words[:2]))
    spots = {(x, y): points for x, y, points, *_ in game.spots(state, state.turn, head)}
    x, y = map(int, words[3].split(","))
    return spots[x, y]


def play_both(game: DiscoveryGame, chooser: random.Random) -> None:
    order = game.shuffle(chooser)
    reference = ClassicConnectReference(
        [player is not None for player in game.setup.virtual], game.rules.cards_of(game.deck)
    )
    state = game.deal(order)
    reference.deal(ids(game, order))
    assert position(game, state) == told(reference, game.seats)
    while game.result(state) is None:
        chosen = choose(game, state, chooser)
        text = game.text(chosen.move)
        before = state.points[chosen.seat]
        wanted = promised(game, state, chosen.move) if text.startswith("place") else 0
        game.play(state, chosen.seat, chosen.move, chosen.outcome)
        if text.startswith("place"):
            assert state.points[chosen.seat] - before == wanted
        taken = ids(game, [chosen.outcome])[0] if chosen.outcome >= 0 else ""
        reference.play(text, taken, game.seats)
        assert position(game, state) == told(reference, game.seats)


@given(st.lists(st.sampled_from(KINDS), max_size=8), st.integers(0, 8), seeds)
@settings(max_examples=times(200, one_in=25))
def test_engine_and_reference_play_the_same_games_of_connect(kinds: list[str], at: int, seed: int) -> None:
    """S12, S13, S17 to S22, S26, S27: at one to nine seats, at least one of them a person's."""
    place = at % (len(kinds) + 1)
    seats = seats_of([*kinds[:place], "", *kinds[place:]])
    play_both(new_game(GAME, seats), random.Random(seed))


@given(st.integers(1, 6), st.integers(1, 6), seeds)
@settings(max_examples=times(30))
def test_they_agree_where_prerequisites_are_out_of_play(first: int, more: int, seed: int) -> None:
    """S26: shared discoveries are read from the printed cards, completed are those in play."""
    last = min(6, first + more - 1)
    chooser = random.Random(seed)
    most = MIXED.most_seats(9 * (last - first + 1))
    seats = seats_of(["", *(chooser.choice(KINDS) for _ in range(chooser.randrange(most)))])
    play_both(new_game(GAME, seats, options=[f"eras={first}-{last}"]), chooser)


@given(st.integers(1, 7), st.integers(4, 13), st.lists(st.integers(0, 99), min_size=1), seeds)
@settings(max_examples=times(25))
def test_they_agree_on_other_decks(eras: int, size: int, choices: list[int], seed: int) -> None:
    """Nothing in either knows how many cards or eras there are."""
    deck = read_deck(graph([size] * eras, choices))
    chooser = random.Random(seed)
    kinds = [chooser.choice(KINDS) for _ in range(MIXED.most_seats(len(deck.cards)))]
    if kinds:
        play_both(new_game(GAME, seats_of(["", *kinds[1:]]), deck), chooser)
