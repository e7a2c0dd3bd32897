"""Section S: Classic Connect, played with kinship instead of prerequisites."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from discovery.core.errors import InvalidSetup
from discovery.evolution.board.kinship import parts
from discovery.evolution.board.links import LinkTables
from discovery.evolution.board.plane import Plane, coordinates_of, spot_at
from discovery.evolution.cards.deck import Card, Deck
from discovery.evolution.game import new_game
from discovery.evolution.model.dealing import MIXED
from discovery.evolution.variants.games.classic_connect import CLASSIC_CONNECT
from tests.support.rules.positions import Table

GAME = "classic-connect"
PARTS = ("era", "shared", "needed", "surrounded")


def worth(table: Table, card: str, spot: str, seat: str = "Ann") -> tuple[int, ...]:
    """What is said of a spot before the card is laid: all points, then same era, shared discovery, one
    needing the other, surrounded, opened era, finalist."""
    move, _ = table.game.parse(f"place {card}")
    x, y = map(int, spot.split(","))
    spots = table.game.spots(table.state, table.seat(seat), move)
    return next(spot[2:] for spot in spots if spot[:2] == (x, y))


def earned(table: Table) -> dict[str, int]:
    """The parts of what the last move brought."""
    return {kind: number for kind, _, _, _, number in table.events if kind in PARTS}


def started_with_fire(table: Table, **more: Any) -> Table:
    """The example of the contract: Fire is the start card."""
    given: dict[str, Any] = {"hand": "cooking shelter homo-erectus metal tribe", "cells": "fire 0,0"}
    table.deal(game=GAME, **(given | more))
    return table


def test_S12_S13_a_turn_worked_through(table: Table) -> None:
    """S12, S13, S26: three cards of one turn, 4, 5 and 6 points; then the snake ends."""
    started_with_fire(table)
    assert worth(table, "cooking", "1,0") == (4, 1, 1, 1, 1, 0, 0)
    table.play("place cooking at 1,0")
    assert table.points("Ann") == 4
    assert earned(table) == {"era": 1, "shared": 1, "needed": 1, "surrounded": 1}

    assert worth(table, "shelter", "1,1") == (5, 2, 2, 1, 0, 0, 0)
    table.play("place shelter at 1,1")
    assert table.points("Ann") == 4 + 5
    assert earned(table) == {"era": 2, "shared": 2, "needed": 1}

    assert worth(table, "homo-erectus", "0,1") == (6, 3, 1, 1, 1, 0, 0)
    table.play("place homo-erectus at 0,1")
    assert table.points("Ann") == 4 + 5 + 6

    assert not [move for move in table.offers("place") if move.startswith("metal")]
    assert table.why("place metal at -1,1") == ("no-spot", "S12")
    table.play("end")
    assert table.phase == "amount"
    assert table.offers("draw") == ["1", "2", "3"]


def test_S12_all_eras_are_mixed_and_a_start_card_lies_in_the_middle(table: Table) -> None:
    """S12: five cards each, then one of the stack at 0,0; the order of the record tells which."""
    table.start(GAME)
    assert list(table.sizes().values()) == [5, 5, 5]
    assert len(table.tree) == 1
    assert len(table.stack) == 54 - 15 - 1
    assert table.pool == []
    assert table.phase == "turn"

    order = table.game.shuffle(Random(1))
    eras = [table.game.setup.era[card] for card in order]
    assert eras != sorted(eras)
    state = table.game.deal(order)
    assert state.tree == 1 << order[15]
    assert state.plane is not None
    assert state.plane.top_at(0) == order[15]


def test_S12_each_bordering_card_must_share_the_era_or_a_discovery(table: Table) -> None:
    """S12: Cooking may lie beside Homo erectus of its era, with Australopithecus at the corner, but not
    beside Australopithecus, with which it shares nothing; nor may Tribe, of era 3, lie anywhere."""
    table.deal(
        game=GAME, hand="cooking language dog hide tribe", cells="homo-erectus 0,0 australopithecus 0,1"
    )
    assert "cooking at 1,0" in table.offers("place")
    assert "cooking at 1,1" not in table.offers("place")
    assert not [move for move in table.offers("place") if move.startswith("tribe")]


def test_S12_a_family_is_no_link(table: Table) -> None:
    """S12: Bow and arrow and Pebble tool are both tools, of different eras; in
    Connect they might border."""
    deck = new_game(GAME, ["A"]).deck
    families = {card.id: card.family for card in deck.cards}
    assert families["pebble-tool"] == families["bow-and-arrow"]
    table.deal(game=GAME, hand="bow-and-arrow", cells="pebble-tool 0,0")

    assert table.offers("place") == []


def test_S12_no_prerequisites_are_needed(table: Table) -> None:
    table.deal(game=GAME, hand="h-neanderthalensis", cells="homo-sapiens 0,0")

    assert "h-neanderthalensis at 0,1" in table.offers("place")


def test_S12_S26_from_the_second_card_on_each_borders_the_one_before(table: Table) -> None:
    """S12, S26: the snake counts a freed card too; the next turn begins where it likes."""
    started_with_fire(table, hand="cooking language", discards={"Bo": "hide"}, hands={"Bo": "dog barter"})
    table.play("place hide at -1,0")
    assert {move.partition(" at ")[2] for move in table.offers("place")} == {"-2,0", "-1,1", "-1,-1"}

    table.play("place cooking at -1,1", "end", "draw 1")
    assert table.turn == "Bo"
    assert "barter at 1,0" in table.offers("place")
    assert "dog at 1,0" not in table.offers("place")


def test_S13_a_corner_counts_as_a_side_does(table: Table) -> None:
    """S13: Fire at a corner brings as much as by a side."""
    table.deal(game=GAME, hand="shelter", cells="fire 0,0 cooking 1,0")

    assert worth(table, "shelter", "1,1")[1:4] == (2, 2, 1)
    assert worth(table, "shelter", "0,1")[1:4] == (2, 2, 1)


def test_S13_a_pair_shares_one_point_however_many_discoveries() -> None:
    """S13: both need stone and song; and hut, which needs dance, shares stone with it as well."""
    deck = Deck(
        "pairs",
        (
            Card("stone", 1, 1, "tools", ()),
            Card("song", 1, 2, "culture", ()),
            Card("dance", 2, 1, "culture", ("song", "stone")),
            Card("feast", 3, 1, "food", ("song", "stone")),
            Card("hut", 4, 1, "society", ("dance", "stone")),
        ),
    )
    plane = Plane(LinkTables(deck, [0, 0, 0b11, 0b11, 0b101], 5, family=False))
    plane.lay(2, 0)

    assert parts(plane, 3, spot_at(1, 0)) == (0, 1, 0, 0)
    assert parts(plane, 4, spot_at(0, 1)) == (0, 1, 1, 0)


def test_S26_shared_discoveries_are_read_from_the_card_also_those_out_of_play(table: Table) -> None:
    """S26: with eras 3 and 4 alone, what two cards need may be out of play; it is shared all the same."""
    game = new_game(GAME, ["A"], options=["eras=3-4"])
    played = [*game.rules.cards_of(game.deck).cards]
    names = {card.id for card in played}
    one, other = next(
        (one, other)
        for one in played
        for other in played
        if one.era != other.era and {*one.prerequisites} & {*other.prerequisites} - names
    )
    table.deal(game=GAME, seats="Ann", options="eras=3-4", hand=one.id, cells=f"{other.id} 0,0")

    assert worth(table, one.id, "1,0")[1:3] == (0, 1)


def test_S26_the_placement_itself_brings_no_point(table: Table) -> None:
    """S26: Language (era 2) beside Homo erectus (era 2) alone, sharing what they share."""
    started_with_fire(table, hand="barter")
    points = worth(table, "barter", "1,0")

    assert points[0] == sum(points[1:])


def test_S26_completed_by_itself_or_by_one_of_its_prerequisites(table: Table) -> None:
    """S26: Shelter needs Spear and Fire. The card that makes it whole may be either of them, or Shelter."""
    table.deal(game=GAME, hand="spear", cells="fire 0,0 shelter 0,1")
    assert worth(table, "spear", "1,1")[4] == 2

    table.deal(game=GAME, hand="shelter", cells="fire 0,0 cooking 1,0 spear 2,0")
    spots = {cell: worth(table, "shelter", cell)[4] for cell in ("1,1",)}
    assert spots == {"1,1": 2}


def test_S26_a_card_completed_before_is_not_completed_again(table: Table) -> None:
    """S26: Cooking is whole beside Fire; another neighbour of it brings nothing for that."""
    table.deal(game=GAME, hand="barter", cells="fire 0,0 cooking 1,0")

    assert worth(table, "barter", "2,0")[4] == 0


def test_S26_only_prerequisites_in_play_must_lie_around(table: Table) -> None:
    """S26: Metal needs Barter, Fire and Hand axe; in eras 2 to 4 Hand axe is out of play."""
    table.deal(game=GAME, options="eras=2-4", hand="metal", cells="fire 0,0 barter 1,0")
    assert worth(table, "metal", "0,1")[4] == 2

    table.deal(game=GAME, hand="metal", cells="fire 0,0 barter 1,0")
    assert worth(table, "metal", "0,1")[4] == 0


def test_S26_without_a_prerequisite_in_play_nothing_is_completed(table: Table) -> None:
    """S26: in era 2 alone, Hide needs nothing that is played."""
    table.deal(game=GAME, seats="Ann", options="eras=2-2", hand="hide", cells="fire 0,0")

    assert worth(table, "hide", "1,0")[4] == 0


def test_S26_every_era_but_that_of_the_start_card_can_be_opened(table: Table) -> None:
    """S03, S26: the lowest one too; 2 points, and a card is harvested at once."""
    started_with_fire(table, hand="homo-erectus nomadism")
    assert worth(table, "homo-erectus", "0,1")[5] == 0
    table.play("place homo-erectus at 0,1")
    assert table.phase == "turn"

    assert worth(table, "nomadism", "0,2")[5] == 2
    table.play("place nomadism at 0,2")
    assert table.phase == "harvest"
    assert table.told("opened") == [("opened", "Ann", "", "", 1)]


def test_S13_the_start_card_opens_its_era_silently(table: Table) -> None:
    """S13: nobody gets points for it, and nobody for the second card of that era."""
    table.start(GAME)
    era = table.game.setup.era_of[table.game.setup.index[table.tree[0]]]

    assert table.state.opened == 1 << era
    assert [table.points(seat) for seat in ("Ann", "Bo", "Cem")] == [0, 0, 0]


def test_S13_S17_the_finalist_is_foretold_and_booked(table: Table) -> None:
    """S06, S13: 4 points for the last card of a hand on an empty stack."""
    started_with_fire(table, hand="cooking", stack="", hands={"Bo": "dog", "Cem": "hide"})
    assert worth(table, "cooking", "1,0") == (8, 1, 1, 1, 1, 0, 4)
    table.play("place cooking at 1,0")
    assert table.points("Ann") == 8
    table.play("end")
    assert table.turn == "Bo"
    table.play("end")
    assert table.turn == "Cem"
    table.play("place hide at 0,1", "end")

    assert table.over()


def test_S27_the_virtual_player_takes_the_spot_with_most_points(table: Table) -> None:
    """S27, K18: Shelter brings 5 beside Fire and Cooking, less anywhere else; of the equal spots around them
    the smallest row. Dog finds no spot, which ends the turn."""
    table.deal(
        game=GAME, seats="Ann, Bo=virtual", turn="Bo", hand="shelter dog", cells="fire 0,0 cooking 1,0"
    )
    table.let_bots_play()

    assert table.points("Bo") == 5
    assert table.state.plane is not None
    assert coordinates_of(table.state.plane.spot[table.game.setup.index["shelter"]]) == (0, -1)
    assert table.discard("Bo") == ["dog"]


def test_S27_its_next_card_need_not_touch_the_last_one(table: Table) -> None:
    """S27: Cooking lies with Fire, then Nomadism with Homo erectus, five cells away."""
    table.deal(
        game=GAME, seats="Ann, Bo=virtual", turn="Bo", hand="cooking nomadism ochre",
        cells="homo-erectus 0,0 hide 1,0 barter 2,0 language 3,0 fire 4,0",
    )  # fmt: skip
    table.let_bots_play()

    assert table.tree[-2:] == ["cooking", "nomadism"]
    plane, index = table.state.plane, table.game.setup.index
    assert plane is not None
    assert not plane.bordering(plane.spot[index["nomadism"]]) & 1 << index["cooking"]


def test_S12_seats_cards_and_eras(table: Table) -> None:
    """S01, B09: five cards a seat, the start card and one for the stack."""
    assert MIXED.most_seats(27) == 5
    assert MIXED.most_seats(54) == 9
    assert MIXED.most_seats(26) == 4
    with pytest.raises(InvalidSetup):
        new_game(GAME, [*"ABCDEF"], options=["eras=1-3"])
    assert len(new_game(GAME, [*"ABCDE"], options=["eras=1-3"]).seats) == 5


@pytest.mark.parametrize("option", ["free-placement", "link-bonus", "strata", "jokers=2", "series+", "stop"])
def test_S16_no_newer_option_joins_it(option: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        new_game(GAME, ["A", "B"], options=[option])

    assert (refused.value.code, refused.value.rule) == ("option-excluded", "S16")


def test_S16_the_game_is_a_value_built_from_the_simple_one() -> None:
    assert CLASSIC_CONNECT.classic
    assert not CLASSIC_CONNECT.prerequisites
    assert not CLASSIC_CONNECT.strata
