"""Section D: series and links."""

from __future__ import annotations

from typing import Any

import pytest

from discovery.core.bits import members
from tests.support.rules.planes import Board
from tests.support.rules.positions import Table


def linked(table: Table, card: str) -> set[str]:
    return set(table.ids(members(table.game.setup.follows[table.game.setup.index[card]])))


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
        for other in members(table.game.setup.follows[card]):
            assert card != other
            assert card in members(table.game.setup.follows[other])


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
    """D06: a replayed card needs no link, and the series continues from it."""
    table.deal(hand="gathering band nomadism scavenging fire", trumps=1)
    table.play("place gathering", "replay band", "place nomadism")
    assert table.why("place scavenging") == ("no-link", "C03")
    assert table.tree == ["gathering", "band", "nomadism"]

    table.deal(hand="gathering band scavenging fire", trumps=2)
    table.play("place gathering", "replay band", "replay scavenging")
    assert table.tree == ["gathering", "band", "scavenging"]


def interrupting(game: str = "intro", **position: Any) -> Board:
    """Ann holds cards that fit beside or after Band, Bo and Cem a Joker and a card that fits."""
    given: dict[str, Any] = {
        "options": "jokers=3",
        "hand": "band nomadism homo-habilis myth",
        "hands": {"Bo": "joker-1 australopithecus pebble-tool dog", "Cem": "joker-2 hunting tent"},
        "tree": "gathering scavenging",
        "pool": "",
        "top": "painting sculpture burial engraving",
    }
    return Board().lay_out(game=game, **(given | position))


def test_D07_a_series_continues_from_the_interrupters_last_card() -> None:
    """D07: Homo habilis has a link with Australopithecus, which Bo placed, and none with Band."""
    table = interrupting().quietly("place band")
    assert table.offers("place") == ["nomadism"]

    table = interrupting().play("place band", "Bo: interrupt").quietly("place australopithecus")
    table.play("end").close()
    assert table.offers("place") == ["nomadism", "homo-habilis"]
    table.quietly("place homo-habilis")
    assert table.told("series") == [("series", "Ann", "", "", 2)]


def test_D07_it_is_the_last_one_of_several() -> None:
    """D07: Bo placed Pebble tool after Australopithecus; Ann has no tool."""
    table = interrupting().play("place band", "Bo: interrupt")
    table.quietly("place australopithecus", "place pebble-tool").play("end").close()

    assert table.turn == "Ann"
    assert table.offers("place") == []
    assert table.why("place nomadism") == ("no-link", "C03")


def test_D07_without_a_card_placed_nothing_changes() -> None:
    """D07: Bo only drew."""
    table = interrupting().play("place band", "Bo: interrupt", "end").close()

    assert table.turn == "Ann"
    assert table.offers("place") == ["nomadism"]
    assert table.why("place homo-habilis") == ("no-link", "C03")


@pytest.mark.parametrize("line", ["joker trump", "discard myth"])
def test_D07_who_had_placed_nothing_places_normally_first(line: str) -> None:
    """D07: any card that fits, whatever its links, and no series begins before it."""
    table = interrupting(hand="band homo-habilis myth joker-3", trumps=1)
    table.play(line, "Bo: interrupt").quietly("place australopithecus").play("end").close()
    assert table.offers("place") == ["band", "homo-habilis"]

    table.quietly("place band")
    assert table.told("series") == []
    assert table.why("place homo-habilis") == ("no-link", "C03"), "the series goes on from her own card now"


def nested(*lines: str) -> Board:
    """Bo breaks into Ann's turn, after Band, and Cem into Bo's; it is Cem's turn."""
    return interrupting().play("place band", "Bo: interrupt", *lines, "Cem: interrupt")


def test_D07_an_interruption_of_the_interruption_counts_for_the_interrupter() -> None:
    """D07: Bo placed Australopithecus, Cem Hunting: Bo continues from Hunting, Ann from Australopithecus."""
    table = nested("place australopithecus").quietly("place hunting").play("end").close()
    assert table.turn == "Bo"
    assert table.why("place pebble-tool") == ("no-link", "C03")

    table.play("end").close()
    assert table.turn == "Ann"
    assert table.offers("place") == ["nomadism", "homo-habilis"]


def test_D07_what_bo_places_after_it_counts_for_ann_again() -> None:
    """D07: Cem placed nothing, Bo a second card; Ann continues from that one."""
    table = nested("place australopithecus").play("end").close()
    table.quietly("place pebble-tool").play("end").close()

    assert table.turn == "Ann"
    assert table.why("place homo-habilis") == ("no-link", "C03")


def test_D07_an_interrupter_who_placed_none_changes_nothing_though_another_placed() -> None:
    """D07: Bo used a second Joker for a trump only, Cem placed Hunting; Ann continues from Band."""
    table = interrupting(hands={"Bo": "joker-1 joker-3 dog", "Cem": "joker-2 hunting tent"})
    table.play("place band", "Bo: interrupt", "joker trump", "Cem: interrupt").quietly("place hunting")
    table.play("end").close().play("end").close()

    assert table.turn == "Ann"
    assert table.offers("place") == ["nomadism"]


def test_D07_in_connect_the_next_card_borders_the_interrupters() -> None:
    """D07, K02: Australopithecus at -1,0 must be bordered now, and no longer Band at 1,0."""
    table = interrupting("connect", board="gathering@0,0", tree="").play("place band at 1,0")
    table.play("Bo: interrupt").quietly("place australopithecus at -1,0").play("end").close()

    assert table.turn == "Ann"
    assert table.spots("place nomadism") == {(-2, 0), (-1, 1), (-1, -1)}


def test_D07_the_real_card_takes_the_place_of_a_joker_here_too() -> None:
    """D07, N06: Ann's last card was a Joker for Hunting. Bo placed none, Cem the real Hunting: so Ann
    continues from Hunting, a card with a family, which Cooking has too."""
    table = interrupting(
        hand="cooking homo-habilis joker-3", options="jokers=4",
        hands={"Bo": "joker-1 joker-4 dog", "Cem": "joker-2 hunting tent"},
        tree="band nomadism gathering scavenging homo-erectus fire",
    )  # fmt: skip
    table.play("joker as hunting", "Bo: interrupt", "joker trump", "Cem: interrupt").quietly("place hunting")
    assert table.stands == {}
    table.play("end").close().play("end").close()

    assert table.turn == "Ann"
    assert table.offers("place") == ["cooking"]


def joker_for_hunting(hand: str, tree: str) -> Board:
    """Ann has just placed a Joker that stands for Hunting."""
    table = interrupting(hand=f"joker-3 {hand}", tree=tree, hands={"Bo": "dog", "Cem": "tent"})
    return table.quietly("joker as hunting")


def test_D08_after_a_joker_only_prerequisites_are_links() -> None:
    """D08: Spear needs Hunting; that Cooking is food like it is no link now."""
    tree = "band nomadism scavenging homo-erectus fire pebble-tool australopithecus"
    table = joker_for_hunting("spear cooking", tree)

    assert table.offers("place") == ["spear"]
    assert table.why("place cooking") == ("no-link", "C03")
    table.quietly("place spear")
    assert table.told("series") == [("series", "Ann", "", "", 2)]


def test_D08_the_step_to_a_joker_is_a_prerequisite_too() -> None:
    """D08: after the real Hunting a Joker may be Spear, which needs it, but not Cooking, which is food."""
    table = interrupting(
        hand="joker-3 myth", last="hunting", hands={"Bo": "dog", "Cem": "tent"},
        tree="band nomadism scavenging homo-erectus fire pebble-tool australopithecus hunting",
    )  # fmt: skip

    assert table.offers("joker as") == ["spear"]
    assert table.why("joker as cooking") == ("no-link", "D08")


def test_D08_a_card_after_it_has_its_family_again() -> None:
    """D08: Hand axe is no step from the Joker for Hunting; it is one from Spear, a tool like it."""
    tree = "band scavenging gathering homo-habilis pebble-tool australopithecus"
    table = joker_for_hunting("spear hand-axe", tree)
    assert table.why("place hand-axe") == ("no-link", "C03")

    table.quietly("place spear")
    assert table.offers("place") == ["hand-axe"]


def test_D09_both_links_at_once_bring_nothing_extra(table: Table) -> None:
    """D09: Gathering and Hunting are food; Scavenging is food and a prerequisite of Hunting: a point each."""
    table.deal(game="explore", hand="scavenging hunting fire", tree="band")
    table.play("place scavenging", "place hunting")

    assert table.points("Ann") == 2
    assert table.trumps == 0
    assert table.told("series") == [("series", "Ann", "", "", 2)]
