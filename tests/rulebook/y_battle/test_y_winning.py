"""Section Y: who may play with assets, winning them, using them, and markers."""

from __future__ import annotations

import pytest

from discovery.core.errors import InvalidSetup
from discovery.evolution.cards.data import load_deck
from discovery.evolution.cards.deckfile import read_deck
from discovery.evolution.game import new_game
from discovery.evolution.variants.battle.flow import assets_of
from tests.support.own_deck import garden
from tests.support.rules.markers import battle, ready_of, scores
from tests.support.rules.positions import Table

ROOTS = "gathering band scavenging"


@pytest.mark.parametrize("deck", ["prehistory", "antiquity"])
def test_Y01_every_card_bears_an_asset_and_every_era_has_all_six(deck: str) -> None:
    cards = load_deck(deck).cards
    found = [card.asset for card in cards]
    kinds = ["feast", "guard", "loot", "raid", "scout", "trade"]
    assert sorted({asset.split()[0] for asset in found}) == kinds
    for era in load_deck(deck).eras():
        kinds = [card.asset.split()[0] for card in cards if card.era == era]
        assert len(set(kinds)) == 6
        assert max(map(kinds.count, kinds)) <= 2
    counts = {kind: sum(asset.startswith(kind) for asset in found) for kind in ("raid", "guard", "loot")}
    assert counts == {"raid": 11, "guard": 8, "loot": 8}
    assert found.count("raid 1") == 4


@pytest.mark.parametrize(("seats", "code"), [(1, "seat-count"), (7, "seat-count")])
def test_Y01_two_to_six_seats_play(seats: int, code: str) -> None:
    for number in range(2, 7):
        assert len(new_game("explore", list("ABCDEFG"[:number]), options=["battle"]).seats) == number
    with pytest.raises(InvalidSetup) as refused:
        new_game("connect", list("ABCDEFG"[:seats]), options=["battle"])
    assert (refused.value.code, refused.value.rule) == (code, "Y01")


def test_Y01_a_deck_without_assets_is_refused() -> None:
    with pytest.raises(InvalidSetup) as refused:
        new_game("explore", ["A", "B"], read_deck(garden()), options=["battle"])
    assert (refused.value.code, refused.value.rule) == ("no-assets", "Y01")


@pytest.mark.parametrize("game", ["intro", "memory", "select", "fusion", "classic-simple"])
def test_Y01_only_explore_and_connect_have_assets(game: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        new_game(game, ["A", "B"], options=["battle"])
    assert refused.value.code == "option-excluded"


@pytest.mark.parametrize("other", ["jokers=1", "stop", "flash", "truncated"])
def test_Y01_options_with_windows_of_their_own_and_the_side_pile_do_not_go_with_it(other: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        new_game("explore", ["A", "B"], options=["battle", other, "eras=2-5"])
    assert refused.value.code == "option-excluded"


def test_Y02_the_card_placed_last_gives_its_asset_wherever_it_came_from(table: Table) -> None:
    """Y02: from the pool, then from a discard."""
    discards = {"Bo": "homo-habilis"}
    battle(table, tree=ROOTS, hand="tent dog burial", pool="nomadism", discards=discards)
    table.play("place nomadism")
    assert table.offers("use") == ["nomadism"]
    table.play("place homo-habilis")
    assert table.offers("use") == ["homo-habilis on Bo", "homo-habilis on Cem"]
    table.play("end")
    assert ready_of(table, "Ann") == ["homo-habilis"]


def test_Y02_a_called_card_gives_its_asset_too(table: Table) -> None:
    battle(
        table,
        tree=f"{ROOTS} nomadism homo-erectus",
        hand="tent dog",
        hands={"Bo": "hunting fire"},
        trumps=1,
        last="homo-erectus",
    )
    table.play("call hunting", "end")
    assert ready_of(table, "Ann") == ["hunting"]


def test_Y02_a_card_placed_by_sos_gives_none(table: Table) -> None:
    battle(
        table,
        options="sos",
        tree=f"{ROOTS} nomadism homo-erectus",
        hand="tent dog",
        hands={"Bo": "hunting fire"},
    )
    table.play("sos hunting")
    assert "hunting" in table.tree
    assert ready_of(table, "Ann") == []


def test_Y02_a_card_placed_by_an_asset_gives_none(table: Table) -> None:
    battle(table, tree=ROOTS, hand="hunting tent dog", ready={"Ann": "gathering"})
    table.play("use gathering", "replay hunting", "end")
    assert ready_of(table, "Ann") == []


def test_Y02_what_was_won_before_an_asset_places_a_card_remains_won(table: Table) -> None:
    """Y06: Nomadism is ready then, and Hunting is not."""
    battle(table, tree=ROOTS, hand="nomadism hunting tent dog", ready={"Ann": "gathering"})
    table.play("place nomadism", "use gathering", "replay hunting", "end")
    assert ready_of(table, "Ann") == ["nomadism"]


def test_Y03_the_turn_that_places_the_first_card_wins_no_asset(table: Table) -> None:
    battle(table, tree="", hand="band nomadism tent dog burial")
    table.play("place band", "place nomadism")
    assert table.offers("use") == []
    table.play("end")
    assert ready_of(table, "Ann") == []


def test_Y04_trumps_are_not_limited(table: Table) -> None:
    battle(table, tree=ROOTS, hand="hunting homo-habilis nomadism australopithecus tent", trumps=1)
    table.play("place hunting", "replay nomadism", "place australopithecus")
    assert table.why("place homo-habilis") == ("series-full", "Y04")


def test_Y04_the_next_turn_has_its_own_series(table: Table) -> None:
    battle(table, seats="Ann, Bo", tree=ROOTS, hand="nomadism australopithecus", hands={"Bo": "hunting"})
    table.play("place nomadism", "place australopithecus", "end")
    assert assets_of(table.state).series_used == 0


def test_Y05_once_a_turn_and_as_the_last_act(table: Table) -> None:
    battle(table, tree=ROOTS, hand="hunting nomadism tent dog", ready={"Ann": "gathering"}, points="0 0 5")
    table.play("place nomadism", "use gathering")
    assert table.words == ["replay", "end"]
    assert table.why("use nomadism") == ("asset-used", "Y05")
    assert table.why("end") is None
    table.play("replay hunting")
    assert table.words == ["end"]
    table.play("end")
    assert ready_of(table, "Ann") == ["nomadism"]


def test_Y05_trumps_not_spent_are_lost_and_one_won_through_an_asset_brings_its_points(table: Table) -> None:
    battle(table, tree=f"{ROOTS} nomadism", hand="homo-erectus hunting", ready={"Ann": "gathering"}, trumps=2)
    table.play("use gathering")
    assert table.trumps == 0
    table.play("replay homo-erectus")
    assert table.points("Ann") == 1 + 1 + 3
    assert table.trumps == 0
    assert table.words == ["end"]


def test_Y05_a_ready_asset_may_be_used_without_having_placed_but_the_discard_is_due(table: Table) -> None:
    battle(table, tree=ROOTS, hand="tent dog burial", ready={"Ann": "nomadism"}, pool="engraving")
    table.play("use nomadism", "end")
    assert table.phase == "discard"


def test_Y05_not_before_the_first_card_where_one_may_pass(table: Table) -> None:
    battle(table, tree="", hand="tent dog burial")
    assert "use" not in table.words
    assert table.why("use gathering") == ("not-now", "Y05")


def test_Y06_only_ready_assets_and_the_one_just_won_are_used(table: Table) -> None:
    battle(table, tree=f"{ROOTS} nomadism", hand="tent dog burial", ready={"Bo": "nomadism"})
    assert table.why("use nomadism") == ("not-ready", "Y06")


def test_Y06_the_marker_lying_longest_comes_back_first(table: Table) -> None:
    battle(table, tree=ROOTS, hand="hunting tent dog", ready={"Ann": "band scavenging"}, points="9 0 0")
    table.play("place hunting", "end")
    assert ready_of(table, "Ann") == ["scavenging", "hunting"]
    assert [event[0] for event in table.events if event[0] in ("unmarked", "readied")] == [
        "unmarked",
        "readied",
    ]


def test_Y06_a_used_assets_marker_comes_back(table: Table) -> None:
    battle(table, tree=ROOTS, hand="hunting tent dog", ready={"Ann": "gathering"})
    table.play("use gathering")
    assert ready_of(table, "Ann") == []
    assert table.told("unmarked") == [("unmarked", "Ann", "gathering", "", -1)]


CLOSED_ERA = (
    "gathering 0,0 band 1,0 scavenging 2,0 nomadism 3,0 australopithecus 4,0 pebble-tool 5,0 "
    "homo-habilis 6,0 hunting 7,0 hand-axe 8,0 spear 9,0 fishing 10,0"
)


@pytest.mark.parametrize("by_sos", [False, True])
def test_Y07_a_covered_cards_marker_comes_back(table: Table, by_sos: bool) -> None:
    """K13: with strata cards of a closed era may be covered; a card that SOS lays covers as any other."""
    own = "homo-erectus tent"
    battle(
        table,
        options="free-placement link-bonus strata sos",
        cells=CLOSED_ERA,
        hand="dog myth" if by_sos else own,
        hands={"Cem": own} if by_sos else {},
        ready={"Bo": "gathering"},
    )
    table.play(*(["sos homo-erectus"] if by_sos else []), "place homo-erectus at 0,0")
    assert ready_of(table, "Bo") == []
    assert table.told("unmarked") == [("unmarked", "Bo", "gathering", "", -1)]


def test_Y16_a_card_placed_by_an_asset_brings_one_point_more_with_its_links(table: Table) -> None:
    battle(
        table,
        options="free-placement link-bonus series+",
        cells="gathering 0,0 band 1,0 scavenging 0,1",
        hand="hunting tent dog",
        ready={"Ann": "gathering"},
    )
    table.play("use gathering", "replay hunting at 1,1")
    assert scores(table) == [1 + 1 + 4, 0, 0]


def test_Y16_on_a_grid_it_borders_the_card_placed_before(table: Table) -> None:
    """K11: in Connect, behind a card of the same turn."""
    battle(
        table,
        game="connect",
        cells="gathering 0,0 scavenging 0,1 band 1,1",
        hand="homo-habilis hunting tent",
        ready={"Ann": "gathering"},
    )
    table.play("place homo-habilis at 1,0", "use gathering")
    spots = [where for where in table.offers("replay") if where.startswith("hunting")]
    assert spots
    assert set(spots) <= {"hunting at 2,0", "hunting at 1,-1"}


def test_Y17_hopeless_uses_are_not_offered(table: Table) -> None:
    battle(
        table,
        tree="gathering scavenging australopithecus pebble-tool homo-habilis",
        hand="tent dog",
        hands={"Bo": "", "Cem": ""},
        pool="myth numbers pottery sculpture painting",
        ready={"Ann": "gathering pebble-tool"},
    )
    assert table.offers("use") == []
    assert table.why("use gathering") == ("not-now", "Y17")
    assert table.why("use pebble-tool on Bo") == ("no-aim", "Y08")
    assert table.why("use pebble-tool") == ("no-aim", "Y08")
