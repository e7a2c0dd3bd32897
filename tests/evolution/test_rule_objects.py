"""Rules are values: what a game says of dealing, prerequisites and links is obeyed."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from discovery.core.bits import EVERY, members
from discovery.core.errors import InvalidSetup
from discovery.core.testing import check_game
from discovery.evolution.cards.data import load_deck
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.dealing import DealingRules
from discovery.evolution.variants.catalogue import GAMES

NO_POOL = DealingRules(pool=0)
MIXED = DealingRules(by_era=False)


def game(seats: int = 2, **changed: Any) -> DiscoveryGame:
    """Explore with other rules in some places."""
    names = [(name, "") for name in "ABCDEFGHI"[:seats]]
    return DiscoveryGame(replace(GAMES["explore"], **changed), load_deck("prehistory"), names)


def test_B03_without_a_pool_only_hands_are_dealt() -> None:
    table = game(dealing=NO_POOL)
    state = table.deal(table.shuffle(Random(1)))

    assert state.pool == 0
    assert [hand.bit_count() for hand in state.hands[:2]] == [5, 5]
    assert len(state.stack) == 54 - 10


def test_B09_without_a_pool_five_cards_fewer_are_needed() -> None:
    assert DealingRules().most_seats(54) == NO_POOL.most_seats(54) == 9
    assert (DealingRules().most_seats(26), NO_POOL.most_seats(26)) == (4, 5)
    assert NO_POOL.most_seats(5) == 0
    eras = {"eras": (1, 3)}
    assert len(game(5, dealing=NO_POOL, **eras).seats) == 5
    with pytest.raises(InvalidSetup) as refused:
        game(6, dealing=NO_POOL, **eras)
    assert (refused.value.code, refused.value.rule) == ("deck-too-small", "B09")


def test_B02_eras_are_stacked_in_order_unless_all_are_mixed() -> None:
    sorted_stack, mixed = game(), game(dealing=MIXED)
    eras = [[table.setup.era[card] for card in table.shuffle(Random(1))] for table in (sorted_stack, mixed)]

    assert eras[0] == sorted(eras[0])
    assert eras[1] != sorted(eras[1])
    assert sorted(eras[1]) == eras[0]


def test_C01_where_no_prerequisites_are_asked_every_card_may_be_laid() -> None:
    table = game(prerequisites=False)
    state = table.deal(table.shuffle(Random(1)))
    placed = {table.decode(move).card for move in table.legal(state, 0) if table.word(move) == "place"}

    assert placed == set(members(state.hands[0] | state.pool))
    assert any(table.setup.needs_printed), "what is printed stays known"


def test_C03_where_no_link_is_asked_any_card_may_follow() -> None:
    table = game(linked=False, prerequisites=False)
    state = table.deal(table.shuffle(Random(1)))
    first = next(move for move in table.legal(state, 0) if table.word(move) == "place")
    table.play(state, 0, first)

    assert state.may_follow == EVERY
    placed = {table.decode(move).card for move in table.legal(state, 0) if table.word(move) == "place"}
    assert placed >= set(members(state.hands[0]))


@pytest.mark.parametrize(
    "changed",
    [{"dealing": NO_POOL}, {"dealing": MIXED}, {"linked": False}, {"prerequisites": False}],
    ids=lambda changed: next(iter(changed)),
)
def test_a_game_of_such_rules_keeps_every_law(changed: dict[str, Any]) -> None:
    check_game(game(3, **changed), seed=1, games=2)
