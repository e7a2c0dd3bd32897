"""Imagining: positions made from a view look to its seat as the view says, and keep what it saw."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import and_
from random import Random

import pytest

from discovery.bits import BIT, mask_of, members
from discovery.evolution.course import clockwise_first
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.imagining import imagine
from discovery.evolution.moves import codes
from discovery.evolution.recalling import recall
from discovery.evolution.state import OVER, SELECT, WINDOW, State
from discovery.protocol import NO_OUTCOME, Event
from tests.evolution.sets import covering

GAMES = ["intro", "memory", "explore", "select", "connect", "fusion"]
Heard = list[list[Event]]


def decisions(game: DiscoveryGame, seed: object) -> Iterator[tuple[State, list[int], Heard]]:
    """A random game: before each decision the position, who is asked, what every seat has witnessed."""
    chooser = Random(f"{seed}")
    state, dealt = game.open(game.shuffle(chooser))
    seats = range(len(game.seats))
    heard = [list(game.witness(state, dealt, seat)) for seat in seats]
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
        happened = game.play(state, seat, move, outcome)
        for viewer in seats:
            heard[viewer] += game.witness(state, happened, viewer)


def chosen(game: DiscoveryGame, state: State, seat: int, chooser: Random) -> int:
    """A random move; what lays cards or calls is preferred, so that something happens."""
    moves = game.legal(state, seat)
    ending = [codes.END, codes.PASS, codes.LET]
    eager = [move for move in moves if codes.code_of(move) not in ending]
    return chooser.choice(eager if eager and chooser.random() < 0.7 else moves)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_imagined_looks_as_the_view_does(game: str) -> None:
    """With every two options together, for whoever is asked, whatever he is asked."""
    for made in covering(game):
        table = made.build()
        random = Random(made.label)
        for state, asked, heard in decisions(table, made.label):
            for seat in asked:
                view = table.view(state, seat)
                for seen in (tuple(heard[seat]), ()):
                    imagined = imagine(table.setup, view, seen, random)
                    assert table.view(imagined, seat) == view, made.label
                    assert table.audit(imagined) == [], made.label


@pytest.mark.parametrize("game", GAMES)
def test_what_is_recalled_is_true(game: str) -> None:
    """Cards known to lie in a hand lie there, in a virtual player's row at that very place; a card that no
    place of a hand can hold is not in it."""
    known = 0
    for made in covering(game):
        table = made.build()
        setup = table.setup
        for state, asked, heard in decisions(table, made.label):
            for viewer in asked:
                recalled = recall(setup, table.view(state, viewer), tuple(heard[viewer]))
                barred = iter(recalled.barred)
                for seat, row in enumerate(recalled.rows):
                    held = mask_of(card for card in row if card >= 0)
                    everything = state.hands[seat]
                    if state.phase == SELECT:
                        everything |= state.selections[seat]
                    assert not held & ~everything, made.label
                    known += held.bit_count()
                    excluded = [next(barred) for card in row if card < 0]
                    if excluded:
                        assert not reduce(and_, excluded) & everything & ~held, made.label
                    if BIT[seat] & setup.virtual_seats:
                        pairs = zip(row, state.in_order(everything), strict=True)
                        assert all(card == true for card, true in pairs if card >= 0), made.label
    assert known
