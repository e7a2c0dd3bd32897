"""Section L: link bonus, free placement and strata as options."""

from __future__ import annotations

import pytest

from discovery.core.errors import Code, InvalidSetup
from discovery.i18n import LANGUAGES
from discovery.i18n.rulebook import book
from tests.support.rules.planes import Board, around

BOOK = book("discovery.evolution.rulebook")

PLANES = "free-placement link-bonus strata"


@pytest.fixture
def table() -> Board:
    """A table with a plane."""
    return Board()


@pytest.mark.parametrize("game", ["explore", "select"])
def test_L01_games_with_points_may_have_all_three(table: Board, game: str) -> None:
    """L01: whatever the order in which they are named."""
    for options in (PLANES, "strata link-bonus free-placement"):
        table.start(game, options=options)
        assert table.game.rules.options == ("free-placement", "link-bonus", "strata")
        assert table.game.view(table.state, 0).plane == ()


@pytest.mark.parametrize("game", ["intro", "memory"])
@pytest.mark.parametrize("option", PLANES.split())
def test_L01_games_without_points_have_none(table: Board, game: str, option: str) -> None:
    """L01: nothing is counted there, and the tree lies in rows or in one pile."""
    with pytest.raises(InvalidSetup) as refused:
        table.start(game, options=option)
    assert refused.value.code == Code.OPTION_EXCLUDED
    assert table.start(game).game.view(table.state, 0).plane is None


@pytest.mark.parametrize(
    ("game", "option", "code"),
    [
        *(("connect", option, Code.OPTION_BUILT_IN) for option in PLANES.split()),
        ("fusion", "free-placement", Code.OPTION_BUILT_IN),
        ("fusion", "link-bonus", Code.OPTION_BUILT_IN),
        ("fusion", "strata", Code.OPTION_EXCLUDED),
    ],
)
def test_L01_connect_has_three_and_fusion_two_built_in(
    table: Board, game: str, option: str, code: Code
) -> None:
    """L01: what is part of the game cannot be named, and strata do not go with Fusion."""
    with pytest.raises(InvalidSetup) as refused:
        table.start(game, options=option)
    assert refused.value.code == code


def test_L02_a_point_for_each_strong_link_with_what_a_card_touches(table: Board) -> None:
    """L02, K07: Hide touches both its prerequisites at 0,1, and only one of them at -1,0."""
    table.lay_out(
        game="explore", options="free-placement link-bonus", hand="hide fire",
        board="pebble-tool@0,0 scavenging@1,0 barter@0,2",
    )  # fmt: skip

    worth = table.worth("place hide")
    assert (worth[0, 1], worth[-1, 0], worth[0, 3]) == (1 + 2, 1 + 1, 1)
    assert worth == table.brought("place hide")


def test_L02_without_the_option_links_bring_nothing(table: Board) -> None:
    """L02: free placement alone counts the base point."""
    table.lay_out(
        game="explore", options="free-placement", hand="hide fire",
        board="pebble-tool@0,0 scavenging@1,0 barter@0,2",
    )  # fmt: skip

    assert set(table.worth("place hide").values()) == {1}
    assert table.worth("place hide") == table.brought("place hide")


@pytest.mark.parametrize("option", ["link-bonus", "strata"])
def test_L02_L04_link_bonus_and_strata_need_free_placement(table: Board, option: str) -> None:
    """L02, L04: only on a grid is it clear what touches and what covers what."""
    with pytest.raises(InvalidSetup) as refused:
        table.start("explore", options=option)
    assert (refused.value.code, refused.value.arguments["other"]) == (Code.OPTION_NEEDS, "free-placement")


def test_L03_the_first_card_goes_anywhere(table: Board) -> None:
    """L03: cells are counted from it, so it lies at 0,0."""
    table.start("explore", options="free-placement")
    first = table.cards_to("place")[0]

    assert table.spots(f"place {first}") == {(0, 0)}


def test_L03_any_other_card_borders_a_card_and_needs_no_link(table: Board) -> None:
    """L03: Homo erectus has no link with Gathering; a corner, a gap or a taken cell will not do."""
    table.lay_out(
        game="explore", options="free-placement", hand="homo-erectus fire",
        board="gathering@0,0 hand-axe@1,0", tree="scavenging nomadism",
    )  # fmt: skip

    assert table.spots("place homo-erectus") == (around(0, 0) | around(1, 0)) - {(0, 0), (1, 0)}
    for cell in ("-1,1", "3,0", "0,0"):
        assert table.why(f"place homo-erectus at {cell}") == ("no-spot", "K02")


def test_L03_the_card_placed_before_need_not_be_bordered(table: Board) -> None:
    """L03: a series continues at the other end, and so does a replayed card."""
    table.lay_out(
        game="explore", options="free-placement", hand="hunting nomadism fire", trumps=1, last="scavenging",
        board="gathering@0,0 band@1,0 barter@2,0 scavenging@3,0",
    )  # fmt: skip

    assert (-1, 0) in table.spots("place hunting")
    assert (-1, 0) in table.spots("replay nomadism")


def test_L03_a_called_card_is_laid_by_its_caller(table: Board) -> None:
    """L03, E13: anywhere beside a card; nothing else may be done before."""
    table.lay_out(
        game="explore", options="free-placement", hand="fire", hands={"Bo": "nomadism tent"}, trumps=1,
        last="barter", board="gathering@0,0 band@1,0 barter@2,0",
    )  # fmt: skip
    table.play("call nomadism")

    assert (table.actors, table.words) == (["Ann"], ["place"])
    table.play("place nomadism at -1,0")
    assert table.cell("nomadism") == (-1, 0)
    assert table.points("Ann") == 1
    assert table.hand("Bo")[0] == "tent"
    assert len(table.hand("Bo")) == 5, "F09: the lost card is replaced"


def test_L03_in_select_a_selected_card_takes_a_cell(table: Board) -> None:
    """L03: the turn of a round, on a grid."""
    table.start("select", options="free-placement link-bonus")
    for name in table.game.seats:
        table.play(f"{name}: select {', '.join(table.hand(name))}")
    first = table.cards_to("place")[0]
    table.play(f"place {first} at 0,0")

    assert table.at((0, 0)) == [first]
    assert table.points("Ann") == 1


def test_L03_a_bot_goes_by_links_even_where_they_bring_no_points(table: Board) -> None:
    """L03, K18: at -1,-1 Homo habilis touches all three cards, with 0,-2 only Gathering."""
    table.lay_out(
        game="explore", options="free-placement", seats="Ann=bot, Bo", hand="homo-habilis tent",
        board="australopithecus@0,0 pebble-tool@-1,0 gathering@0,-1", tree="", pool="clothing",
    )  # fmt: skip
    table.let_bots_play()

    assert table.cell("homo-habilis") == (-1, -1)
    assert table.points("Ann") == 1


def test_L04_cards_of_closed_eras_may_be_covered(table: Board) -> None:
    """L04, K13: as in Connect, but no link is asked for: Tribe covers Hunting beside Nomadism."""
    table.lay_out(
        game="explore", options=PLANES, hand="tribe tent", board="hunting@0,0 nomadism@1,0",
        tree="language barter era 1 but hunting nomadism",
    )  # fmt: skip
    spots = table.spots("place tribe")
    assert {(0, 0), (1, 0)} <= spots

    table.play("place tribe at 0,0")
    assert table.at((0, 0))[-2:] == ["hunting", "tribe"]
    assert table.told("closed") == []


def test_L04_without_the_option_nothing_is_covered(table: Board) -> None:
    """L04: the same position."""
    table.lay_out(
        game="explore", options="free-placement", hand="tribe tent", board="hunting@0,0 nomadism@1,0",
        tree="language barter era 1 but hunting nomadism",
    )  # fmt: skip

    assert not {(0, 0), (1, 0)} & table.spots("place tribe")


def test_L04_the_covering_card_borders_another(table: Board) -> None:
    """L04, K13: a single pile cannot be covered."""
    table.lay_out(
        game="explore", options=PLANES, hand="tribe tent", board="hunting@0,0",
        tree="language barter era 1 but hunting",
    )  # fmt: skip

    assert table.spots("place tribe") == around(0, 0)


def test_L04_covered_cards_neither_touch_nor_vanish(table: Board) -> None:
    """L04, K13: Barter lies on Pebble tool; Hide finds no point there, but its prerequisite is present."""
    table.lay_out(
        game="explore", options=PLANES, hand="hide tent", board="band@1,0 pebble-tool@0,0 barter@0,0",
        tree="era 1 but pebble-tool band",
    )  # fmt: skip

    assert table.worth("place hide")[-1, 0] == 1
    assert table.brought("place hide") == table.worth("place hide")


def test_L04_K15_the_card_that_closes_an_era_may_cover_one_of_it(table: Board) -> None:
    """L04, K15: Hand axe closes era 1; without it none of its cards may be covered."""
    table.lay_out(
        game="explore", options=PLANES, hand="hand-axe barter", board="homo-habilis@0,0 pebble-tool@1,0",
        tree="era 1 but homo-habilis pebble-tool hand-axe",
    )  # fmt: skip
    assert {(0, 0), (1, 0)} <= table.spots("place hand-axe")
    assert not {(0, 0), (1, 0)} & table.spots("place barter")


def test_L04_a_covering_card_need_not_border_the_last(table: Board) -> None:
    """L04, L03: there is no such condition outside Connect; even the last card itself may be covered."""
    table.lay_out(
        game="explore", options=PLANES, hand="flake-tool fire", last="hand-axe",
        board="pebble-tool@0,0 homo-habilis@2,0 hand-axe@1,0",
        tree="homo-erectus era 1 but pebble-tool homo-habilis hand-axe",
    )  # fmt: skip

    assert {(0, 0), (1, 0), (2, 0), (-1, 0), (3, 0)} <= table.spots("place flake-tool")


@pytest.mark.parametrize("language", LANGUAGES)
def test_L05_the_words_are_explained_where_the_book_says(language: str) -> None:
    """L05: touching and bordering in K04, strata in K13 and L04."""
    rules = {rule.number: rule.text for section in BOOK.sections(language) for rule in section.rules}

    assert rules["K04"].count("**") >= 4
    assert "K13" in rules["L05"]
    assert "K04" in rules["L05"]
    assert {"K13", "K14", "K15"} <= set(rules["L04"].replace(",", " ").split())


@pytest.mark.parametrize(
    ("game", "options"),
    [("explore", PLANES), ("explore", "free-placement"), ("connect", ""), ("fusion", "")],
)
def test_L05_the_words_mean_the_same_in_all_games(table: Board, game: str, options: str) -> None:
    """L05, K04: beside a single card there are four cells."""
    table.lay_out(game=game, options=options, hand="band fire", board="gathering@0,0")

    assert table.spots("place band") - {(0, 0)} == around(0, 0)
