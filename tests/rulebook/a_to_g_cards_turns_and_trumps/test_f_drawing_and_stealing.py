"""Section F: drawing and stealing."""

from __future__ import annotations

from tests.support.rules.positions import Table


def test_F01_drawing_takes_the_top_of_the_stack(table: Table) -> None:
    """F01: the uppermost card joins the hand."""
    table.deal(hand="fire", tree="band", top="dog myth").play("end")

    assert table.hand("Ann") == ["fire", "dog"]
    assert table.stack[0] == "myth"


def test_F02_without_a_stack_a_draw_becomes_a_theft(table: Table) -> None:
    """F02: in games without points the same seat must now steal."""
    table.deal(hand="fire", hands={"Bo": "tent dog"}, tree="band", stack="").play("end")
    assert (table.turn, table.phase) == ("Ann", "steal")
    assert table.why("place gathering") == ("must-steal", "F02")
    assert table.why("end") == ("must-steal", "F02")

    table.play("steal Bo = tent")
    assert table.hand("Ann") == ["fire", "tent"]
    assert table.turn == "Bo"


def test_F02_games_with_points_never_steal_for_a_draw(table: Table) -> None:
    """F02: there is simply no draw."""
    table.deal(game="explore", hand="fire spear", tree="band", stack="").play("end", "discard fire")

    assert table.hand("Ann") == ["spear"]
    assert table.turn == "Bo"
    assert table.told("stolen") == []


def test_F03_any_card_of_the_victim_may_be_stolen(table: Table) -> None:
    """F03: all are equally likely; the thief chooses among those who hold a card."""
    table.deal(hand="fire", hands={"Bo": "tent dog myth", "Cem": ""}, tree="band", stack="").play("end")

    assert sorted(table.chances("steal Bo")) == ["dog", "myth", "tent"]
    assert table.offers("steal") == ["Bo"]
    assert table.why("steal Cem") == ("empty-hand", "F03")
    assert table.why("steal Ann") == ("own-seat", "F03")


def test_F04_a_bot_loses_its_last_card(table: Table) -> None:
    """F04: the one that it received most recently."""
    table.deal(seats="Ann, Bo=bot", hand="fire", hands={"Bo": "tent dog myth"}, tree="band", stack="")
    table.play("end")

    assert table.chances("steal Bo") == ["myth"]


def test_F05_no_theft_when_nobody_holds_a_card(table: Table) -> None:
    """F05: the turn is simply over."""
    table.deal(seats="Ann, Bo=bot", hand="fire", hands={"Bo": ""}, tree="band", stack="").play("end")

    assert table.hand("Ann") == ["fire"]
    assert (table.turn, table.phase) == ("Ann", "turn")
    assert table.told("stolen") == []


def test_F06_players_too_late_in_a_common_draw_get_nothing(table: Table) -> None:
    """F06: two cards for three seats: Ann and Bo draw, Cem neither draws nor steals."""
    table.deal(hand="gathering", hands={"Bo": "tent", "Cem": "dog"}, tree="band", stack="myth ochre")
    table.play("place gathering")

    assert table.sizes() == {"Ann": 1, "Bo": 2, "Cem": 1}
    assert (table.turn, table.phase) == ("Ann", "trump")
    assert not table.over()


def test_F06_a_common_draw_may_start_in_the_middle(table: Table) -> None:
    """F06: Bo, whose hand was called empty, draws first; one card is not enough for the others."""
    table.deal(
        hand="tent fire", hands={"Bo": "scavenging"}, stack="myth", last="barter", trumps=1,
        tree="band gathering australopithecus pebble-tool barter",
    )  # fmt: skip
    table.play("call scavenging")

    assert (table.hand("Ann"), table.hand("Bo")) == (["tent", "fire"], ["myth"])
    assert not table.over()


def test_F07_whose_last_card_is_stolen_has_won(table: Table) -> None:
    """F07: there and then, a bot as well."""
    for seats in ("Ann, Bo, Cem", "Ann, Bo=bot, Cem"):
        table.deal(seats=seats, hand="fire", hands={"Bo": "tent"}, tree="band", stack="")
        table.play("end", "steal Bo = tent")
        assert table.winners == ["Bo"]
        assert table.reason == "hand-emptied"


def test_F07_an_exchange_is_no_such_theft(table: Table) -> None:
    """F07: Bo's only card goes in an exchange, and Bo has not won."""
    table.deal(hand="fire spear", hands={"Bo": "tent"}, tree="band", stack="", last="band", trumps=1)
    table.play("exchange Bo = tent")
    assert not table.over()

    table.play("give fire")
    assert not table.over()


def test_F08_with_points_a_draw_refills_to_five(table: Table) -> None:
    """F08: as far as the stack reaches; five or more draw nothing and lose nothing."""
    table.deal(game="explore", hand="gathering fire", tree="band", stack="tent dog")
    table.play("place gathering", "end")
    assert table.hand("Ann") == ["fire", "tent", "dog"]

    table.deal(game="explore", hand="gathering fire spear tent dog myth ochre", tree="band")
    table.play("place gathering", "end")
    assert table.hand("Ann") == ["fire", "spear", "tent", "dog", "myth", "ochre"]


def test_F09_with_points_a_called_card_is_replaced_at_once(table: Table) -> None:
    """F09: Bo refills to five in Ann's turn, or as far as the stack reaches."""
    tree = "band gathering australopithecus pebble-tool barter"
    table.deal(game="explore", hand="fire tent", hands={"Bo": "scavenging dog"}, tree=tree, trumps=1)
    table.play("call scavenging")
    assert len(table.hand("Bo")) == 5
    assert table.turn == "Ann"

    table.deal(game="explore", hand="fire tent", hands={"Bo": "scavenging dog"}, tree=tree, trumps=1,
               stack="myth")  # fmt: skip
    table.play("call scavenging")
    assert table.hand("Bo") == ["dog", "myth"]


def test_F09_nobody_refills_in_an_exchange(table: Table) -> None:
    """F09: a card comes back, so nothing is drawn by either."""
    table.deal(game="explore", hand="fire tent", hands={"Bo": "dog"}, tree="band", trumps=1)
    table.play("exchange Bo = dog", "give fire")

    assert table.sizes()["Ann"] == 2
    assert table.sizes()["Bo"] == 1
