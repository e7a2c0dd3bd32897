"""Section Y: ten short games with assets, worked out by hand."""

from __future__ import annotations

from tests.support.rules.markers import battle, ready_of, safe_seats, scores, spied
from tests.support.rules.positions import Table

ROOTS = "gathering band scavenging"
"""Nomadism, Hunting and Homo habilis fit."""
TO_TRIBE = f"{ROOTS} australopithecus pebble-tool homo-habilis hunting hand-axe barter language tribe"
"""Three eras are open."""


def test_Y03_Y06_Y14_first_turns(table: Table) -> None:
    hands = {"Bo": "band fire tent dog ochre", "Cem": "nomadism hide clothing burial metal"}
    battle(table, hand="gathering spear shelter cooking tribe", hands=hands, pool="engraving", tree="")
    table.play("place gathering", "end")
    assert (table.points("Ann"), ready_of(table, "Ann")) == (1, [])

    table.play("place band", "end")
    assert (table.points("Bo"), ready_of(table, "Bo")) == (1, ["band"])

    table.play("place nomadism", "use nomadism")
    seen = spied(table, "Cem")
    assert len(seen) == 5
    assert table.offers("keep") == sorted(seen, key=lambda card: table.game.setup.index[card])
    table.play(f"keep {seen[2]}")
    assert table.sizes()["Cem"] == 5
    table.play("end")
    assert (table.points("Cem"), table.sizes()["Cem"], ready_of(table, "Cem")) == (1, 5, [])
    assert table.told("drew") == []


def test_Y04_Y06_one_card_in_series(table: Table) -> None:
    battle(table, tree="scavenging", hand="band nomadism homo-erectus tent dog")
    table.play("place band", "place nomadism")
    assert table.why("place homo-erectus") == ("series-full", "Y04")
    table.play("end")
    assert ready_of(table, "Ann") == ["nomadism"]


def raiding(table: Table) -> Table:
    """Ann has placed Fishing and may use Spear, which is ready; Cem has most points."""
    battle(
        table,
        tree=f"{TO_TRIBE} spear",
        hand="fishing tent dog burial clothing",
        hands={"Bo": "ochre metal shelter myth numbers", "Cem": "hide fire engraving sculpture painting"},
        points="6 4 9",
        ready={"Ann": "spear", "Bo": "hunting"},
    )
    return table


def test_Y08_Y09_Y10_Y11_a_raid(table: Table) -> None:
    raiding(table).play("place fishing")
    assert table.points("Ann") == 7
    assert table.why("use spear on Bo") == ("not-richest", "Y11")

    table.play("use spear on Cem", "Cem: let", "-: closed", "steal Cem = hide")
    assert scores(table) == [9, 4, 7]
    assert "hide" in table.hand("Ann")
    assert len(table.told("drew")) == 1
    assert table.sizes()["Cem"] == 5
    assert safe_seats(table) == ["Cem"]
    assert ready_of(table, "Ann") == []

    table.play("end")
    assert ready_of(table, "Ann") == ["fishing"]


def test_Y10_warded_off(table: Table) -> None:
    raiding(table).play("place fishing", "use spear on Cem", "Cem: ward fire")
    assert scores(table) == [7, 4, 9]
    assert table.discard("Cem") == ["fire"]
    assert table.sizes()["Cem"] == 5
    assert safe_seats(table) == ["Cem"]
    assert table.words == ["end"]


def test_Y05_Y09_safe(table: Table) -> None:
    raiding(table).play(
        "place fishing", "use spear on Cem", "Cem: let", "-: closed", "steal Cem = hide", "end"
    )
    assert table.turn == "Bo"
    table.give_points(9, 4, 7)
    assert table.why("use hunting on Cem") == ("safe-seat", "Y09")

    table.play("use hunting on Ann", "Ann: let", "-: closed", "steal Ann = hide")
    assert scores(table) == [7, 6, 7]
    table.play("end")
    assert table.phase == "discard"
    table.play("discard ochre")
    assert table.turn == "Cem"
    assert "Cem" in safe_seats(table)
    table.play("end", f"discard {table.hand('Cem')[0]}")
    assert safe_seats(table) == ["Ann"]


def test_Y11_a_raid_takes_no_more_than_there_is(table: Table) -> None:
    """Y11: with one point Ann loses one to a Raid of strength 2."""
    raiding(table).give_points(1, 0, 0)
    table.state.turn = table.seat("Bo")
    table.play("use hunting on Ann", "Ann: let", "-: closed", "steal Ann = tent")
    assert scores(table) == [0, 1, 0]


def test_Y12_Y15_Y02_loot_then_feast(table: Table) -> None:
    battle(
        table,
        tree=f"{ROOTS} australopithecus pebble-tool hunting spear nomadism hide homo-erectus fire cooking "
        "h-neanderthalensis",
        hand="tent dog burial clothing myth",
        discards={"Ann": "fishing"},
        points="5 3 0",
        ready={"Ann": "hide", "Bo": "cooking"},
    )
    table.play("use hide on cooking", "Bo: let", "-: closed")
    assert scores(table) == [6, 2, 0]
    assert ready_of(table, "Ann") == ready_of(table, "Bo") == []
    table.play("use cooking", "replay fishing")
    assert scores(table) == [8, 2, 0]
    table.play("end")
    assert table.turn == "Bo"
    assert table.told("discarded") == []
    assert ready_of(table, "Ann") == []


def test_Y13_Y16_Y05_trade_opens_an_era(table: Table) -> None:
    battle(
        table,
        tree="gathering australopithecus pebble-tool homo-habilis",
        hand="metal tent dog burial clothing",
        hands={"Cem": "barter fire ochre tribe myth"},
        points="4 0 0",
        ready={"Ann": "homo-habilis"},
    )
    table.play("use homo-habilis on Cem", "Cem: let", "-: closed")
    assert table.offers("exchange") == ["Cem"]
    assert table.words == ["exchange"]
    table.play("exchange Cem = barter", "give metal", "replay barter")
    assert table.points("Ann") == 9
    assert table.trumps == 0
    assert table.words == ["end"]


def test_Y14_scout(table: Table) -> None:
    battle(
        table,
        tree=f"{ROOTS} nomadism homo-erectus",
        hand="metal tent dog burial",
        top="fire hide spear barter language",
        ready={"Ann": "nomadism"},
        last="homo-erectus",
    )
    table.play("use nomadism")
    assert spied(table, "Ann") == ["fire", "hide", "spear", "barter", "language"]
    assert spied(table, "Bo") == []
    table.play("replay fire")
    assert table.told("scored") == [("scored", "Ann", "", "", 2)]
    assert spied(table, "Ann") == ["hide", "spear", "barter", "language"]
    assert spied(table, "Bo") == []
    table.play("end")
    assert "hide" in table.hand("Ann")
    assert spied(table, "Ann") == ["spear", "barter", "language"]


def test_Y06_Y17_a_third_marker(table: Table) -> None:
    battle(
        table,
        tree="band scavenging nomadism australopithecus",
        hand="pebble-tool tent dog burial clothing",
        ready={"Ann": "band nomadism"},
    )
    assert table.why("use band") == ("not-now", "Y17")
    table.play("place pebble-tool", "end")
    assert ready_of(table, "Ann") == ["nomadism", "pebble-tool"]
    assert ("unmarked", "Ann", "band", "", -1) in table.events


def test_Y19_Y20_the_end(table: Table) -> None:
    """Y20: Myth lies in a discard, where nobody places it, and costs Cem a point."""
    battle(
        table,
        tree="era 1 era 2 era 3 era 4 era 5 era 6 but myth sedentism numbers",
        hand="sedentism",
        hands={"Bo": "numbers", "Cem": ""},
        discards={"Cem": "myth"},
        pool="",
        stack="",
        points="20 22 16",
    )
    table.play("place sedentism")
    assert table.points("Ann") == 24
    table.play("end", "end", "discard numbers")
    assert table.over()
    assert table.result.scores == (24, 21, 15)
    assert table.winners == ["Ann"]
