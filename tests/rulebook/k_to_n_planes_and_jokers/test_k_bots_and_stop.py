"""Section K: bots, Stop, and what else is said of Connect (K18 to K21)."""

from __future__ import annotations

import pytest

from discovery.evolution.board.plane import coordinates_of
from discovery.evolution.moves.placing import spots_for
from discovery.evolution.variants.catalogue import OPTIONS
from tests.support.rules.planes import Board, Cell


@pytest.fixture
def table() -> Board:
    """A table with a plane."""
    return Board()


def test_K18_a_bot_chooses_the_spot_with_most_points(table: Board) -> None:
    """K18: between Band and Scavenging Hunting has three points' worth of links."""
    table.lay_out(
        seats="Ann=bot, Bo", hand="hunting fire", board="gathering@0,0 band@1,1 scavenging@2,0", tree=""
    )
    best = max(table_worth(table, "hunting").values())
    table.let_bots_play()

    cell = table.cell("hunting")
    assert cell is not None
    assert table.told("scored")[0][4] == 1 + best


def table_worth(table: Board, card: str) -> dict[Cell, int]:
    """The link bonus of a card on every spot that it has."""
    plane, number = table.state.plane, table.cards(card)[0]
    assert plane is not None
    return {
        coordinates_of(spot - 1): plane.bonus(number, spot - 1) for spot in spots_for(table.state, number)
    }


def test_K18_among_equals_it_borders_the_lowest_card(table: Board) -> None:
    """K18: Band brings one point everywhere; Gathering is the lowest card on the board."""
    table.lay_out(seats="Ann=bot, Bo", hand="band fire", board="scavenging@0,0 gathering@1,0", pool="")
    table.let_bots_play()

    assert table.cell("band") == (1, -1), "of the three cells at Gathering the smallest row"


def test_K18_covering_the_lowest_card_counts_like_bordering_it(table: Board) -> None:
    """K18, K13: Hide has a link with Scavenging alone, which it borders at 1,-1 too."""
    table.lay_out(
        seats="Ann=bot, Bo", hand="hide tent", board="gathering@0,0 scavenging@1,0",
        tree="homo-erectus fire era 1 but gathering scavenging", pool="clothing",
    )  # fmt: skip
    table.let_bots_play()

    assert table.cell("hide") == (0, 0)


def test_K18_then_the_smallest_row_then_the_smallest_column(table: Board) -> None:
    """K18: around a single card the cell below; then, in one row, the one on the left."""
    table.lay_out(seats="Ann=bot, Bo", hand="band fire", board="gathering@0,0")
    table.let_bots_play()
    assert table.cell("band") == (0, -1)

    table.lay_out(
        seats="Ann=bot, Bo", hand="band fire", board="gathering@0,0 scavenging@0,-1 pebble-tool@0,-2",
        tree="australopithecus",
    )  # fmt: skip
    table.let_bots_play()
    assert table.cell("band") == (-1, 0)


def test_K18_a_card_without_a_spot_counts_as_lacking_a_prerequisite(table: Board) -> None:
    """K18, O05: it is discarded and the turn is over."""
    table.lay_out(
        seats="Ann=bot, Bo", hand="homo-erectus tent", board="gathering@0,0",
        tree="scavenging nomadism",
    )  # fmt: skip
    table.let_bots_play()

    assert table.discard("Ann") == ["homo-erectus"]
    assert table.turn == "Bo"


def test_K19_a_wrong_spot_is_refused_whatever_may_be_bluffed(table: Board) -> None:
    """K19: with Stop a card may lack its prerequisites, never its spot."""
    table.lay_out(options="stop", hand="hide myth tent", board="pebble-tool@0,0 nomadism@1,1", tree="band")

    assert table.why("place hide at -1,0") is None, "Scavenging is missing; that may be tried"
    assert table.why("place hide at 1,0") == ("no-spot", "K02")
    assert table.why("place hide at 5,5") == ("no-spot", "K02")


def test_K19_a_false_placement_can_be_contested(table: Board) -> None:
    """K19, H18: the card leaves its cell for the discard, its author draws, and the turn is over."""
    table.lay_out(options="stop", hand="hide tent", board="pebble-tool@0,0", tree="australopithecus")
    table.play("place hide at 1,0", "Bo: stop")

    assert table.discard("Ann") == ["hide"]
    assert table.cell("hide") is None
    assert table.points("Ann") == 0
    assert len(table.hand("Ann")) == 5
    assert table.turn == "Bo"


def test_K19_a_false_call_can_be_contested(table: Board) -> None:
    """K19, H16: era 2 is not open, so Scavenging cannot be called; the caller loses a card of their
    choice."""
    table.lay_out(
        options="stop", hand="hide tent", hands={"Bo": "scavenging dog"}, trumps=1, last="band",
        board="gathering@0,0 band@1,0",
    )  # fmt: skip
    table.play("call scavenging", "Cem: stop")
    assert (table.phase, table.actors) == ("discard", ["Ann"])

    table.play("discard tent")
    assert table.hand("Bo") == ["scavenging", "dog"]
    assert table.turn == "Bo"


def test_K20_nothing_of_the_first_edition_holds(table: Board) -> None:
    """K20: the deck is built era by era and prerequisites are needed; no option brings the old game back."""
    table.lay_out(hand="fire band", board="gathering@0,0")
    assert table.why("place fire at 1,0") == ("missing-prerequisite", "C01")

    eras = [table.game.setup.era[card] for card in table.game.shuffle(Backwards())]
    assert eras == sorted(eras)
    assert not [one.key for one in OPTIONS if "connect" in one.games and one.classic and not one.newest]


class Backwards:
    """A source of chance that turns everything round."""

    def shuffle(self, items: list[int]) -> None:
        items.reverse()

    def randrange(self, stop: int) -> int:
        return stop - 1


@pytest.mark.parametrize("count", [1, 2, 3, 6, 9])
def test_K21_company_is_advice(table: Board, count: int) -> None:
    """K21, B08: three to six suit the game best, and any number from one to nine may sit down."""
    table.start("connect", ", ".join("ABCDEFGHI"[:count]))

    assert len(table.game.seats) == count
    assert table.cards_to("place")
