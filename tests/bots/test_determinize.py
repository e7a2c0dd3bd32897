"""Imagining: positions made from a view look to its seat as the view says, and keep what it saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from operator import and_
from random import Random

import pytest

from discovery.core.bits import BIT, WIDTH, mask_of, members
from discovery.core.chance import draw
from discovery.core.dice import Dice
from discovery.core.protocol import NO_OUTCOME, Event
from discovery.evolution.belief.determinize import CardDeterminizer, determinize
from discovery.evolution.belief.memory import known_hands
from discovery.evolution.flow.stepping import clockwise_first
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model import codes
from discovery.evolution.model.phases import OVER, SELECT, WINDOW
from discovery.evolution.model.state import State
from tests.support.engine.sets import covering
from tests.support.testing.rounds import LONG

GAMES = ["intro", "memory", "explore", "select", "connect", "fusion"]
IMAGINED, RECALLED = (2, 1) if LONG else (5, 5)
"""Of so many positions of a game one is imagined, and one recalled."""
Heard = list[list[Event]]


def decisions(game: DiscoveryGame, seed: object) -> Iterator[tuple[State, list[int], Heard]]:
    """A random game: before each decision the position, who is asked, what every seat has observed."""
    chooser = Random(f"{seed}")
    state, dealt = game.open(game.shuffle(chooser))
    seats = range(len(game.seats))
    heard = [list(game.observe(state, dealt, seat)) for seat in seats]
    while state.phase != OVER:
        due = game.due(state)
        outcome = NO_OUTCOME
        if due is None:
            asked = members(game.actors(state))
            yield state, asked, heard
            seat = clockwise_first(state) if state.phase in (WINDOW, SELECT) else asked[0]
            move = chosen(game, state, seat, chooser)
            cards = game.outcomes(state, move)
            outcome = chooser.choice(cards) if cards else NO_OUTCOME
        else:
            seat, move = due
            outcome = draw(game, state, move, chooser)
        happened = game.play(state, seat, move, outcome)
        for viewer in seats:
            heard[viewer] += game.observe(state, happened, viewer)


def chosen(game: DiscoveryGame, state: State, seat: int, chooser: Random) -> int:
    """A random move; what lays cards or calls is preferred, so that something happens."""
    moves = game.legal(state, seat)
    ending = [codes.END, codes.PASS, codes.LET]
    eager = [move for move in moves if codes.code_of(move) not in ending]
    return chooser.choice(eager if eager and chooser.random() < 0.7 else moves)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_imagined_looks_as_the_view_does(game: str) -> None:
    """With every pair of options, for every seat that is asked, and for every kind of decision: at one in
    so many positions, at each table from another one on."""
    for first, made in enumerate(covering(game)):
        table = made.build()
        dice = Dice(len(made.label))
        for number, (state, asked, heard) in enumerate(decisions(table, made.label), first):
            for seat in asked if number % IMAGINED == 0 else ():
                view = table.view(state, seat)
                for observed in (tuple(heard[seat]), ()):
                    imagined = determinize(table.setup, view, observed, dice)
                    assert table.view(imagined, seat) == view, made.label
                    assert table.audit(imagined) == [], made.label


def imagination(*options: str) -> CardDeterminizer:
    """What the first of three sees when everything is dealt."""
    game = new_game("explore", ["A", "B", "C"], options=options)
    return CardDeterminizer(game.setup, game.view(game.deal(game.shuffle(Random(1))), 0), ())


def test_B02_cards_of_an_era_are_as_likely_in_every_place() -> None:
    """The lower eras are dealt out, the rest of the hands comes from the next one."""
    imagined = imagination()
    dice, deals = Dice(2), 4000
    inside, on_top = Counter[int](), Counter[int]()
    for _ in range(deals):
        state = imagined.deal(dice)
        inside.update(members(state.hands[1]))
        on_top[state.stack[0]] += 1

    held, expected, hidden = imagined.places, Counter[int](), list[int]()
    for cards in imagined.unseen:
        hidden = members(cards)
        share = min(1.0, held / len(hidden)) if hidden else 1.0
        expected.update({card: round(deals * share / 2) for card in hidden})
        held -= round(share * len(hidden))
        if share < 1:
            break
    assert set(inside) == set(expected)
    assert set(on_top) == set(hidden)
    assert all(abs(inside[card] - expected[card]) < 4 * deals**0.5 for card in expected)
    assert all(abs(on_top[card] - deals / len(hidden)) < 4 * deals**0.5 for card in hidden)


def test_B10_a_joker_lies_anywhere() -> None:
    imagined = imagination("jokers=1")
    joker, dice = imagined.setup.printed, Dice(3)
    found = Counter[int]()
    for _ in range(4000):
        stack = imagined.deal(dice).stack
        found[stack.index(joker) if joker in stack else -1] += 1

    assert set(found) == {-1, *range(imagined.stack)}
    assert abs(found[-1] / 4000 - imagined.places / (imagined.places + imagined.stack)) < 0.04


def test_what_a_place_cannot_hold_never_lies_there_and_what_it_hardly_holds_does_seldom() -> None:
    imagined = imagination()
    never, seldom = members(imagined.unseen[imagined.setup.lowest])[:2]
    nothing = [0] * (WIDTH - 5)
    imagined.excluded = [BIT[never]] * 5 + nothing
    imagined.unlikely = [BIT[never] | BIT[seldom]] * 5 + nothing
    dice = Dice(4)
    hands = [imagined.deal(dice).hands[1] for _ in range(1000)]

    assert not [hand for hand in hands if hand & BIT[never]]
    assert 0 < len([hand for hand in hands if hand & BIT[seldom]]) < 100


def test_a_seed_gives_the_same_positions_again() -> None:
    imagined = imagination("jokers=2")
    first, again = Dice(5), Dice(5)
    before = [imagined.deal(first).key() for _ in range(5)]

    assert len(set(before)) == 5
    assert [imagined.deal(again).key() for _ in range(5)] == before


@pytest.mark.parametrize("game", GAMES)
def test_what_is_recalled_is_true(game: str) -> None:
    """Cards known to lie in a hand lie there, in a virtual player's row at that very place; a card that no
    place of a hand can hold is not in it."""
    known = 0
    for first, made in enumerate(covering(game)):
        table = made.build()
        setup = table.setup
        for number, (state, asked, heard) in enumerate(decisions(table, made.label), first):
            for viewer in asked if number % RECALLED == 0 else ():
                recalled = known_hands(setup, table.view(state, viewer), tuple(heard[viewer]))
                barred = iter(recalled.excluded)
                for seat, row in enumerate(recalled.rows):
                    held = mask_of(card for card in row if card >= 0)
                    everything = state.hands[seat]
                    if state.phase == SELECT:
                        everything |= state.selection(seat)
                    assert not held & ~everything, made.label
                    known += held.bit_count()
                    excluded = [next(barred) for card in row if card < 0]
                    if excluded:
                        assert not reduce(and_, excluded) & everything & ~held, made.label
                    if BIT[seat] & setup.virtual_seats:
                        pairs = zip(row, state.in_order(everything), strict=True)
                        assert all(card == true for card, true in pairs if card >= 0), made.label
    assert known
