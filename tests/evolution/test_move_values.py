"""A move as a value says the same as its number and its notation."""

from __future__ import annotations

import pytest

from discovery.core.chance import draw
from discovery.core.dice import Dice
from discovery.evolution.game import new_game
from discovery.evolution.model.move import POOL, Move, decode, encode
from discovery.evolution.variants.catalogue import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_has_one_value(game: str) -> None:
    """Over whole random games with Jokers, so that sources occur, planes, selections and rows to rob."""
    jokers, seats = [], ["Ann", "Bo", "Cem=virtual"]
    if not GAMES[game].classic:
        jokers, seats = ["jokers=2"], ["Ann", "Bo"]
    dice, table = Dice(3), new_game(game, seats, options=jokers)
    state = table.deal(table.shuffle(dice))
    while table.result(state) is None:
        if (due := table.due(state)) is not None:
            table.play(state, *due, draw(table, state, due[1], dice))
            continue
        seat = table.decider(state)
        legal = table.legal(state, seat)
        values = [table.decode(move) for move in legal]
        assert [encode(value) for value in values] == legal
        assert len(set(values)) == len(legal)
        move = legal[dice.below(len(legal))]
        outcomes = table.outcomes(state, move)
        table.play(state, seat, move, outcomes[dice.below(len(outcomes))] if outcomes else -1)


def test_a_placement_on_a_plane_names_its_card_and_its_spot() -> None:
    table = new_game("connect", ["Ann", "Bo"])
    move, _ = table.parse("place fire at 1,-2")

    assert decode(move) == Move("place", card=table.setup.index["fire"], spot=(1, -2))


def test_a_joker_from_the_pool_names_its_source() -> None:
    table = new_game("explore", ["Ann", "Bo"], options=["jokers=1"])
    move, _ = table.parse("joker trump from pool")

    assert decode(move).source == POOL


def test_a_spot_outside_the_plane_is_refused() -> None:
    with pytest.raises(ValueError, match="no spot"):
        encode(Move("place", card=0, spot=(9999, 0)))
