"""Section C: the turn and placing."""

from __future__ import annotations

from typing import Any

import pytest

from discovery.core.bits import members
from tests.support.rules.positions import Table

GAMES = pytest.mark.parametrize("game", ["intro", "explore"])


def overdue(table: Table) -> str:
    """The move that the rules prescribe when the time is up."""
    return table.game.text(table.game.timeout_move(table.state, table.state.actor))


def test_C01_a_card_needs_all_its_prerequisites(table: Table) -> None:
    """C01: one of two is not enough, both are."""
    table.deal(hand="hunting fire spear", tree="scavenging")
    assert table.why("place hunting") == ("missing-prerequisite", "C01")

    table.deal(hand="hunting fire spear", tree="scavenging band")
    assert table.why("place hunting") is None


def test_C01_only_direct_prerequisites_count(table: Table) -> None:
    """C01: what a prerequisite needed in its turn need not be present."""
    table.deal(hand="nomadism fire spear", tree="band")
    assert table.offers("place") == ["nomadism"]

    shelter = table.game.setup.index["shelter"]
    assert table.ids(members(table.game.setup.needs[shelter])) == ["fire", "spear"]


def test_C02_one_normal_placement_from_any_spot(table: Table) -> None:
    """C02: the first placement of a turn needs neither link nor trump."""
    for card in ("gathering", "band", "scavenging"):
        table.deal(
            hand="gathering fire", pool="band", discards={"Bo": "scavenging"}, tree="australopithecus",
        )  # fmt: skip
        assert table.trumps == 0
        table.play(f"place {card}")
        assert table.tree[-1] == card


def test_C03_a_further_card_needs_a_link_or_a_trump(table: Table) -> None:
    """C03: Band has no link with Gathering; Scavenging, food like it, has."""
    table.deal(hand="gathering band scavenging fire").play("place gathering")
    assert table.why("place band") == ("no-link", "C03")
    assert table.why("place scavenging") is None

    table.deal(hand="gathering band scavenging fire", trumps=1).play("place gathering", "replay band")
    assert table.tree == ["gathering", "band"]


@GAMES
def test_C04_placing_is_free(table: Table, game: str) -> None:
    """C04: a turn may end although a card could be placed."""
    table.deal(game=game, hand="gathering band scavenging", tree="australopithecus")

    assert table.offers("place")
    assert table.why("end") is None


def test_C05_without_points_no_placement_costs_a_draw(table: Table) -> None:
    """C05: one card is drawn after a turn without a placement, none after one with it."""
    table.deal(hand="gathering fire", tree="band", top="dog").play("end")
    assert table.hand("Ann") == ["gathering", "fire", "dog"]

    table.deal(hand="gathering fire", tree="band", top="dog").play("place gathering", "end")
    assert table.hand("Ann") == ["fire"]
    assert table.turn == "Bo"


def test_C06_with_points_no_placement_costs_a_discard(table: Table) -> None:
    """C06: discard, then draw; after a placement only draw."""
    table.deal(game="explore", hand="gathering fire spear", tree="band", top="dog myth tent").play("end")
    assert (table.phase, table.turn) == ("discard", "Ann")
    assert table.why("place gathering") == ("must-discard", "I04")
    table.play("discard fire")
    assert table.discard("Ann") == ["fire"]
    assert table.hand("Ann") == ["gathering", "spear", "dog", "myth", "tent"]

    table.deal(game="explore", hand="gathering fire spear", tree="band", top="dog myth tent")
    table.play("place gathering", "end")
    assert table.discard("Ann") == []
    assert table.hand("Ann") == ["fire", "spear", "dog", "myth", "tent"]


@GAMES
def test_C07_the_whole_turn_counts(table: Table, game: str) -> None:
    """C07: discarding and exchanging are not placing, one placed card is enough."""
    table.deal(game=game, hand="fire spear tent dog", tree="band", trumps=2)
    table.play("discard fire", "discard spear", "end")
    assert table.turn == ("Bo" if game == "intro" else "Ann")
    assert table.phase == ("turn" if game == "intro" else "discard")

    table.deal(game=game, hand="fire spear tent dog gathering", tree="band", trumps=1)
    table.play("place gathering", "discard fire", "end")
    assert table.turn == "Bo"


def test_C07_exchanging_is_not_placing(table: Table) -> None:
    """C07: after an exchange and nothing else a card is drawn."""
    table.deal(hand="fire spear", hands={"Bo": "tent"}, tree="band", trumps=1, top="dog")
    table.play("exchange Bo = tent", "give fire", "end")

    assert table.hand("Ann") == ["spear", "tent", "dog"]


@pytest.mark.parametrize("spot", ["pool", "discard"])
def test_C08_every_source_counts(table: Table, spot: str) -> None:
    """C08: a card from the pool or a discard is one's placement: nothing is drawn for not placing."""
    pool, row = ("gathering", "band") if spot == "pool" else ("band", "gathering")
    table.deal(hand="fire spear", pool=pool, discards={"Bo": row}, tree="australopithecus")
    table.play("place gathering", "end")

    assert table.hand("Ann") == ["fire", "spear"]


def test_C09_a_gap_in_the_pool_is_filled_at_once(table: Table) -> None:
    """C09: the new card lies at the end of the pool and may be used in the same series."""
    table.deal(hand="fire spear", pool="gathering tent dog myth ochre", top="scavenging")
    table.play("place gathering")
    assert table.pool == ["tent", "dog", "myth", "ochre", "scavenging"]

    table.play("place scavenging")
    assert table.tree == ["gathering", "scavenging"]


def test_C09_what_follows_a_placement_keeps_its_order(table: Table) -> None:
    """C09: tree, pool, era, hand, and only then cards are drawn for the empty hand."""
    table.deal(hand="homo-erectus", tree="era 1", pool="fire tent dog myth ochre").play("place homo-erectus")
    kinds = [event[0] for event in table.events]
    assert kinds == ["placed", "opened", "emptied", "trump", "drew", "drew", "drew"]

    table.deal(hand="tent", tree="era 1", pool="homo-erectus fire dog myth ochre").play("place homo-erectus")
    assert [event[0] for event in table.events] == ["placed", "refilled", "opened", "trump"]


def test_C10_without_a_stack_the_pool_shrinks_away(table: Table) -> None:
    """C10: gaps stay open; when the pool is empty, hands and discards remain."""
    table.deal(hand="hide fire", pool="gathering", tree="band", stack="", discards={"Bo": "scavenging"})
    table.play("place gathering")

    assert table.pool == []
    assert "scavenging" in table.offers("place")


@GAMES
def test_C11_each_seat_may_pass_once_until_a_card_lies(table: Table, game: str) -> None:
    """C11: a pass neither draws nor discards; a second one is refused."""
    table.start(game)
    before = table.sizes()
    table.play("pass", "pass", "pass")

    assert table.sizes() == before
    assert table.turn == "Ann"
    assert table.why("pass") == ("already-passed", "C11")
    table.play("end")
    assert table.sizes() != before if game == "intro" else table.phase == "discard"


def test_C11_the_first_card_ends_the_right_for_all(table: Table) -> None:
    """C11: nobody may pass any more, not even who never did."""
    table.start().play("place band")
    assert table.why("pass") == ("pass-too-late", "C11")

    table.play("end")
    assert table.why("pass") == ("pass-too-late", "C11")


def test_C11_bots_never_pass(table: Table) -> None:
    """C11: a bot plays its first turn though it could not place a card."""
    table.deal(seats="Ann, Bo=bot", hand="fire", hands={"Bo": "spear tent"}).play("pass")

    assert table.discard("Bo") == ["spear"]
    assert table.told("passed") == [("passed", "Ann", "", "", -1)]


@pytest.mark.parametrize("game", ["memory", "connect", "fusion"])
def test_C11_in_the_newer_games_too(table: Table, game: str) -> None:
    """C11: once each, without a draw or a discard; where it could be contested nobody can (H17)."""
    before = table.start(game).sizes()
    table.play("pass", "pass", "pass")

    assert (table.turn, table.sizes()) == ("Ann", before)
    assert table.why("pass") == ("already-passed", "C11")
    assert table.discard("Ann") == []


def test_C11_a_pass_in_select_is_of_another_kind(table: Table) -> None:
    """C11, J05, J09: it belongs to the round, and in each of them one may pass again and again."""
    table.start("select", "Ann, Bo")
    for _ in range(2):
        for seat in table.game.seats:
            table.play(f"{seat}: select {table.hand(seat)[0]}")
        table.play("pass", "pass")

    assert (table.round.number, table.tree) == (3, [])


def test_C11_a_joker_is_a_first_card_too(table: Table) -> None:
    """C11: in the tree it ends the right to pass; beside the tree it does not."""
    table.deal(
        options="jokers=1", hand="joker-1 fire", hands={"Bo": "dog", "Cem": "ochre"}, pool="", top="tent"
    )
    table.play("joker as band").let_pass().play("end")
    assert table.why("pass") == ("pass-too-late", "C11")

    table.deal(
        options="jokers=1", hand="joker-1 fire", hands={"Bo": "dog", "Cem": "ochre"}, pool="", top="tent"
    )
    table.play("joker trump").let_pass().play("end")
    assert (table.turn, table.why("pass")) == ("Bo", None)


JOKER: dict[str, Any] = {
    "hand": "joker-1 fire",
    "hands": {"Bo": "dog", "Cem": "ochre"},
    "pool": "",
    "top": "tent band",
}


def test_C11_a_trump_in_hand_changes_nothing(table: Table) -> None:
    """C11, N01, E04: Ann may pass before and after her Joker's trump, which is lost then; nobody draws."""
    table.deal(options="jokers=1", **JOKER).play("joker trump").let_pass()
    assert (table.phase, table.trumps, table.why("pass")) == ("trump", 1, None)
    table.play("pass")
    assert (table.turn, table.phase, table.trumps) == ("Bo", "opening", 0)
    assert table.sizes() == {"Ann": 1, "Bo": 1, "Cem": 1}


def test_C11_nor_does_a_granted_replay(table: Table) -> None:
    """C11, Q15: the trump has brought Tent; once a card lies the right is gone there, too."""
    table.deal(options="jokers=1 trump+", **JOKER).play("joker trump").let_pass().play("draw").let_pass()
    assert (table.phase, table.why("pass")) == ("granted", None)
    table.play("pass")
    assert (table.turn, table.phase) == ("Bo", "opening")

    table.deal(options="jokers=1 trump+", tree="gathering", **JOKER)
    table.play("joker trump").let_pass()
    assert table.why("pass") == ("pass-too-late", "C11")
    table.play("draw").let_pass()
    assert table.why("pass") == ("pass-too-late", "C11")


def test_C11_flash_asks_nobody_after_a_pass(table: Table) -> None:
    """C11, Q01: no card was placed."""
    table.start(options="flash").play("pass")

    assert (table.turn, table.phase) == ("Bo", "opening")


def test_C12_cards_drawn_at_the_end_are_for_later(table: Table) -> None:
    """C12: the turn lasts until it is declared over, and then is over."""
    table.deal(hand="band fire", tree="australopithecus", top="gathering").play("place band")
    assert table.turn == "Ann"

    table.deal(hand="fire spear", tree="band", top="gathering").play("end")
    assert table.turn == "Bo"
    assert table.why("Ann: place gathering") == ("not-your-turn", "B06")


def test_C13_a_placed_card_stays(table: Table) -> None:
    """C13: it cannot be placed again, called or given, and no move takes it back."""
    table.deal(hand="band fire spear", tree="scavenging", trumps=1).play("place band")

    assert table.why("place band") == ("already-placed", "A06")
    assert table.why("discard band") == ("not-in-hand", "E10")
    assert not [word for word in table.words if word in {"undo", "take"}]
    assert table.tree == ["scavenging", "band"]


@GAMES
def test_C14_when_the_time_is_up_the_turn_ends(table: Table, game: str) -> None:
    """C14: as if its player had said so; unspent trumps are lost."""
    table.deal(game=game, hand="fire spear", tree="gathering", last="gathering", trumps=1)
    assert overdue(table) == "end"

    table.play(overdue(table))
    assert table.turn == "Bo"
    assert table.trumps == 0


def test_C14_C16_a_due_discard_takes_the_newest_card(table: Table) -> None:
    """C14, C16: the card that joined the hand last goes."""
    table.deal(game="explore", hand="fire band spear", tree="gathering").play("end")

    assert overdue(table) == "discard spear"


def test_C16_the_newest_card_is_given_but_not_the_stolen_one(table: Table) -> None:
    """C16: an exchange cut short by the clock."""
    table.deal(hand="fire band", hands={"Bo": "tent dog"}, tree="gathering", trumps=1)
    table.play("exchange Bo = dog")
    assert overdue(table) == "give band"

    table.play(overdue(table))
    assert table.hand("Bo") == ["tent", "band"]


def test_C16_a_theft_spares_single_cards_while_it_can(table: Table) -> None:
    """C16: the first seat clockwise with two cards is robbed or, failing that, the first with one."""
    hands = {"Bo": "tent", "Cem": "dog myth", "Dan": "ochre metal"}
    table.deal(seats="Ann, Bo, Cem, Dan", hand="fire", hands=hands, stack="", tree="gathering").play("end")
    assert overdue(table) == "steal Cem"

    table.deal(turn="Cem", hand="fire", hands={"Ann": "dog", "Bo": "tent"}, stack="", tree="gathering")
    table.play("end")
    assert overdue(table) == "steal Ann"
