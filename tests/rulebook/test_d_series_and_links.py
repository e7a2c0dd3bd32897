"""Section D: series and links."""

from __future__ import annotations

from discovery.bits import members
from tests.rulebook.positions import Table


def linked(table: Table, card: str) -> set[str]:
    return set(table.ids(members(table.game.setup.links[table.game.setup.index[card]])))


def test_D01_a_linked_card_may_follow_in_series(table: Table) -> None:
    """D01: after each card another linked one, prerequisites present as always."""
    table.deal(hand="gathering scavenging hunting fire").play("place gathering", "place scavenging")

    assert table.why("place hunting") == ("missing-prerequisite", "C01")
    assert table.told("series") == [("series", "Ann", "", "", 2)]


def test_D01_a_called_card_can_be_continued_from(table: Table) -> None:
    """D01: Scavenging is called; Hunting, food like it, may follow."""
    table.deal(
        hand="hunting tent", hands={"Bo": "scavenging dog"}, trumps=1,
        tree="band gathering australopithecus pebble-tool barter",
    )  # fmt: skip
    table.play("call scavenging", "place hunting")

    assert table.tree[-2:] == ["scavenging", "hunting"]


def test_D02_links_are_family_and_direct_prerequisite(table: Table) -> None:
    """D02: both directions of a prerequisite link, and no further than one step."""
    table.start()
    fire = linked(table, "fire")

    assert "homo-erectus" in fire, "a prerequisite of fire"
    assert {"cooking", "shelter"} <= fire, "fire is a prerequisite of these"
    assert {"metal", "ochre"} <= fire, "science like fire"
    assert "nomadism" not in fire, "only a prerequisite of a prerequisite"
    assert "preservation" not in fire, "needs cooking, not fire"


def test_D02_a_link_works_both_ways(table: Table) -> None:
    """D02: whichever of the two was placed first; no card is linked to itself."""
    for card in table.start().cards("era 1 era 2 era 3 era 4 era 5 era 6"):
        for other in members(table.game.setup.links[card]):
            assert card != other
            assert card in members(table.game.setup.links[other])


def test_D03_a_series_continues_from_ones_own_last_card(table: Table) -> None:
    """D03: not from the one before it."""
    table.deal(hand="gathering homo-habilis scavenging hide", tree="australopithecus pebble-tool")
    table.play("place gathering", "place homo-habilis")

    assert table.why("place scavenging") == ("no-link", "C03"), "food like gathering, but no longer the last"


def test_D03_a_new_turn_needs_no_link_and_has_no_series(table: Table) -> None:
    """D03: what others placed before leaves nothing behind."""
    table.deal(hand="gathering fire", hands={"Bo": "band tent"}).play("place gathering", "end")
    view = table.game.view(table.state, 1)
    assert (view.last, view.series, view.placed) == (-1, 0, 0)

    assert table.why("place band") is None
    table.play("place band")
    assert table.told("series") == []


def test_D04_a_series_mixes_its_sources(table: Table) -> None:
    """D04: pool, another's discard, then hand."""
    table.deal(hand="hunting fire", pool="gathering", discards={"Bo": "scavenging"}, tree="band")
    table.play("place gathering", "place scavenging", "place hunting")

    assert table.tree == ["band", "gathering", "scavenging", "hunting"]


def test_D05_a_series_has_no_limit(table: Table) -> None:
    """D05: seventeen cards of three eras in one turn and one series."""
    series = (
        "scavenging gathering homo-habilis australopithecus pebble-tool barter band nomadism homo-erectus "
        "fire cooking hunting spear shelter hide h-neanderthalensis ochre"
    )
    table.deal(hand=f"{series} myth").play(*(f"place {card}" for card in series.split()))

    assert table.state.series == table.state.placed == 17


def test_D06_trumps_and_series_alternate(table: Table) -> None:
    """D06: a replayed card needs no link, and the series goes on from it."""
    table.deal(hand="gathering band nomadism scavenging fire", trumps=1)
    table.play("place gathering", "replay band", "place nomadism")
    assert table.why("place scavenging") == ("no-link", "C03")
    assert table.tree == ["gathering", "band", "nomadism"]

    table.deal(hand="gathering band scavenging fire", trumps=2)
    table.play("place gathering", "replay band", "replay scavenging")
    assert table.tree == ["gathering", "band", "scavenging"]


def test_D09_both_links_at_once_bring_nothing_extra(table: Table) -> None:
    """D09: Gathering and Hunting are food; Scavenging is food and a prerequisite of Hunting: a point each."""
    table.deal(game="explore", hand="scavenging hunting fire", tree="band")
    table.play("place scavenging", "place hunting")

    assert table.points("Ann") == 2
    assert table.trumps == 0
    assert table.told("series") == [("series", "Ann", "", "", 2)]
