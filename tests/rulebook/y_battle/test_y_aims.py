"""Section Y: aiming, warding off, and what each asset does."""

from __future__ import annotations

from discovery.core.bits import members
from discovery.evolution.model import codes
from tests.support.rules.markers import TREE, Fight, battle, ready_of, safe_seats, scores, spied
from tests.support.rules.positions import Table

ROOTS = "gathering band scavenging"


def test_Y08_a_raid_is_aimed_at_another_seat_that_holds_a_card(table: Table, fight: Fight) -> None:
    fight(hands={"Bo": "", "Cem": "burial myth"}, points="9 8 1", ready={"Ann": "pebble-tool"})
    assert table.offers("use") == ["pebble-tool on Cem"]
    assert table.why("use pebble-tool on Bo") == ("no-aim", "Y08")
    assert table.why("use pebble-tool on Ann") == ("no-aim", "Y08")


def test_Y08_never_at_a_team_mate(table: Table) -> None:
    battle(
        table,
        seats="Ann, Bo, Cem, Dan",
        teams="Ann+Cem Bo+Dan",
        tree=TREE,
        hand="ochre tribe",
        points="0 1 9 1",
        ready={"Ann": "pebble-tool"},
    )
    assert table.offers("use") == ["pebble-tool on Bo", "pebble-tool on Dan"]
    assert table.why("use pebble-tool on Cem") == ("no-aim", "Y08")


def test_Y08_a_loot_is_aimed_at_a_ready_asset_even_of_a_seat_without_cards(
    table: Table, fight: Fight
) -> None:
    fight(hands={"Bo": "", "Cem": "burial"}, ready={"Ann": "scavenging", "Bo": "fire"})
    assert table.offers("use") == ["scavenging on fire"]
    assert table.why("use scavenging on band") == ("no-aim", "Y08")
    assert table.why("use scavenging") == ("no-aim", "Y08")


def test_Y09_a_seat_that_was_aimed_at_is_safe_until_its_own_next_turn_has_ended(
    table: Table, fight: Fight
) -> None:
    fight(points="0 5 1", ready={"Ann": "pebble-tool"})
    table.play("use pebble-tool on Bo", "Bo: let", "-: closed", "steal Bo = dog", "end", "discard ochre")
    assert (table.turn, safe_seats(table)) == ("Bo", ["Bo"])
    table.play("end", "discard shelter")
    assert (table.turn, safe_seats(table)) == ("Cem", [])


def test_Y10_a_ready_guard_wards_off_and_its_marker_comes_back(table: Table, fight: Fight) -> None:
    fight(points="0 5 1", ready={"Ann": "pebble-tool", "Bo": "fire"})
    table.play("use pebble-tool on Bo")
    assert table.actors == ["Bo"]
    assert table.offers("ward", "Bo") == ["fire", "shelter", "tent", "dog"]
    table.play("Bo: ward fire")
    assert ready_of(table, "Bo") == []
    assert table.told("warded") == [("warded", "Bo", "fire", "", 0)]
    assert scores(table) == [0, 5, 1]
    assert table.sizes()["Bo"] == 3
    assert table.words == ["end"]


def test_Y10_a_guard_of_the_hand_goes_to_the_discard_and_the_hand_is_refilled(
    table: Table, fight: Fight
) -> None:
    fight(hands={"Bo": "shelter myth", "Cem": "burial"}, points="0 5 1", ready={"Ann": "pebble-tool"})
    table.play("use pebble-tool on Bo")
    assert table.why("Bo: ward myth") == ("no-guard", "Y10")
    assert table.why("Cem: ward shelter") == ("others-answer", "U01")
    table.play("Bo: ward shelter")
    assert table.discard("Bo") == ["shelter"]
    assert table.sizes()["Bo"] == 5


def test_Y10_whom_the_window_asks_does_not_depend_on_what_they_hold(table: Table, fight: Fight) -> None:
    """U07: the same window for a seat with and without a Guard."""
    for hand in ("shelter metal", "ochre metal"):
        fight(hand="tribe", hands={"Bo": hand, "Cem": "burial"}, points="0 5 1", ready={"Ann": "pebble-tool"})
        table.play("use pebble-tool on Bo")
        window = table.game.window(table.state)
        assert window is not None
        assert members(window.members) == [1]
        assert window.reactions_of(1) == ("ward",)


def test_Y11_of_equally_rich_seats_one_chooses(table: Table, fight: Fight) -> None:
    fight(points="9 5 5", ready={"Ann": "pebble-tool"})
    assert table.offers("use") == ["pebble-tool on Bo", "pebble-tool on Cem"]


def test_Y11_a_raid_takes_as_many_points_as_its_strength_and_a_card(table: Table, fight: Fight) -> None:
    for raid, points in (("pebble-tool", 1), ("hunting", 2)):
        fight(tree=f"{TREE} hunting", points="0 5 1", ready={"Ann": raid})
        table.play(f"use {raid} on Bo", "Bo: let", "-: closed")
        assert table.chances("steal Bo") == ["shelter", "tent", "dog"]
        assert table.words == ["steal"]
        table.play("steal Bo = dog")
        assert scores(table) == [points, 5 - points, 1]
        assert table.hand("Ann") == ["ochre", "metal", "dog"]


def test_Y12_the_looted_asset_is_used_at_once_with_its_own_aim_and_window(table: Table, fight: Fight) -> None:
    fight(points="0 5 9", ready={"Ann": "scavenging", "Bo": "pebble-tool"})
    table.play("use scavenging on pebble-tool", "Bo: let", "-: closed")
    assert scores(table) == [1, 4, 9]
    assert table.why("use pebble-tool on Bo") == ("safe-seat", "Y09")
    table.play("use pebble-tool on Cem", "Cem: let", "-: closed", "steal Cem = myth")
    assert scores(table) == [2, 4, 8]
    assert safe_seats(table) == ["Bo", "Cem"]


def test_Y12_or_it_becomes_ready(table: Table, fight: Fight) -> None:
    fight(ready={"Ann": "scavenging", "Bo": "fire"})
    table.play("use scavenging on fire", "Bo: let", "-: closed")
    assert scores(table) == [0, 0, 0]
    assert table.words == ["end"]
    table.play("end", "discard ochre")
    assert ready_of(table, "Ann") == ["fire"]
    assert ready_of(table, "Bo") == []


def test_Y12_a_loot_is_not_looted(table: Table, fight: Fight) -> None:
    fight(tree=f"{TREE} hide", ready={"Ann": "scavenging", "Bo": "hide"})
    assert table.offers("use") == []


def test_Y13_a_trade_needs_a_card_of_ones_own(table: Table, fight: Fight) -> None:
    fight(hand="", ready={"Ann": "homo-habilis"})
    assert table.offers("use") == []
    assert table.why("use homo-habilis on Bo") == ("no-card-to-give", "Y13")


def test_Y13_after_the_exchange_nothing_must_be_placed(table: Table, fight: Fight) -> None:
    """Y13, F09: as many cards come as go, so nobody draws."""
    fight(hand="ochre hunting", ready={"Ann": "homo-habilis"})
    table.play("use homo-habilis on Bo", "Bo: let", "-: closed", "exchange Bo = dog", "give ochre")
    assert table.hand("Bo") == ["shelter", "tent", "ochre"]
    assert table.words == ["replay", "end"]
    table.play("end")
    assert table.phase == "discard"


def test_Y14_one_card_may_be_taken_into_the_hand_and_the_others_keep_their_order(
    table: Table, fight: Fight
) -> None:
    fight(top="hide spear barter language cooking engraving", ready={"Ann": "nomadism"})
    table.play("use nomadism")
    assert table.offers("keep") == ["barter", "hide", "language", "spear", "cooking"]
    table.play("keep barter")
    assert table.hand("Ann") == ["ochre", "metal", "barter"]
    assert table.stack[:5] == ["hide", "spear", "language", "cooking", "engraving"]
    assert spied(table, "Ann") == ["hide", "spear", "language", "cooking"]
    assert table.words == ["end"]


def test_Y14_what_two_seats_have_seen_stays_seen_when_one_takes_a_card_from_below(
    table: Table, fight: Fight
) -> None:
    fight(
        hand="ochre",
        top="hide spear barter language cooking engraving",
        ready={"Ann": "nomadism", "Bo": "homo-erectus"},
    )
    table.play("use nomadism", "end", "discard ochre")
    assert spied(table, "Ann") == []
    table.play("use homo-erectus")
    seen = spied(table, "Bo")
    assert len(seen) == 5


def test_Y14_without_a_stack_a_scout_looks_at_a_hand(table: Table) -> None:
    """Y14, E21: the card passes the scout's hand by, and may be the last one of its holder."""
    battle(
        table,
        tree=f"{ROOTS} nomadism",
        hand="tent",
        hands={"Bo": "hunting metal", "Cem": "burial"},
        stack="",
        pool="",
        ready={"Ann": "nomadism"},
    )
    assert table.offers("use") == ["nomadism on Bo", "nomadism on Cem"]
    table.play("use nomadism on Bo", "Bo: let", "-: closed")
    assert spied(table, "Ann") == ["hunting", "metal"]
    assert spied(table, "Cem") == []
    assert table.offers("keep") == []
    assert table.offers("replay") == ["hunting"]
    table.play("replay hunting")
    assert table.hand("Ann") == ["tent"]
    assert table.hand("Bo") == ["metal"]
    assert table.points("Ann") == 2
    assert spied(table, "Ann") == []


def test_Y14_scouted_cards_show_to_the_scout_alone(table: Table, fight: Fight) -> None:
    fight(ready={"Ann": "nomadism"})
    table.play("use nomadism")
    for viewer in (-1, 1, 2):
        seen = table.game.observe(table.state, table.happened, viewer)
        assert all(event.piece < 0 for event in seen if event.number > 0)
    own = table.game.observe(table.state, table.happened, 0)
    assert own == table.happened
    assert not any(codes.code_of(move) == codes.KEEP for move in table.game.legal(table.state, 1))


def test_Y15_a_feast_places_from_the_own_discard_too(table: Table) -> None:
    battle(
        table,
        tree=ROOTS,
        hand="tent",
        pool="nomadism",
        discards={"Ann": "hunting", "Bo": "homo-habilis"},
        ready={"Ann": "gathering"},
    )
    table.play("use gathering")
    assert table.offers("replay") == ["nomadism", "homo-habilis", "hunting"]
    table.play("replay hunting")
    assert table.discard("Ann") == []
    assert table.points("Ann") == 2


def test_Y18_who_loses_a_card_to_a_raid_refills(table: Table, fight: Fight) -> None:
    fight(points="0 5 1", ready={"Ann": "pebble-tool"})
    table.play("use pebble-tool on Bo", "Bo: let", "-: closed", "steal Bo = dog")
    assert table.sizes()["Bo"] == 5
