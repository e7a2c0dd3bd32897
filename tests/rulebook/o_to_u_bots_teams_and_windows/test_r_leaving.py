"""Section R: leaving the table."""

from __future__ import annotations

import pytest

from discovery.play.records import Line, Record
from discovery.play.replay import replay
from tests.support.rules.positions import Table

GAMES = pytest.mark.parametrize("game", ["intro", "explore"])


@GAMES
def test_R01_a_hand_joins_the_discard(table: Table, game: str) -> None:
    """R01: in the order in which the cards came, after what lay there; the others may place them."""
    table.deal(game=game, hand="fire spear", hands={"Bo": "gathering tent"}, tree="band",
               discards={"Bo": "dog"}).play("Bo: leave")  # fmt: skip

    assert table.hand("Bo") == []
    assert table.discard("Bo") == ["dog", "gathering", "tent"]
    assert table.turn == "Ann"
    assert table.why("place gathering") is None


def test_R01_those_cards_cost_nobody_anything(table: Table) -> None:
    """R01: in the final count they do not matter."""
    table.deal(game="explore", hand="fire", hands={"Bo": "tent dog", "Cem": "myth"}, tree="band", stack="")
    table.play("Bo: leave", "end", "discard fire")

    assert table.result.cards_left[1] == 0
    assert table.result.scores is not None
    assert table.result.scores[1] == 0


@pytest.mark.parametrize("leaver", ["Ann", "Bo"])
def test_R06_a_stolen_card_goes_back_first(table: Table, leaver: str) -> None:
    """R06: whether the thief leaves or the robbed one, each gets the own cards back."""
    table.deal(hand="fire spear", hands={"Bo": "tent dog"}, tree="band", trumps=2)
    table.play("exchange Bo = tent", f"{leaver}: leave")

    if leaver == "Ann":
        assert table.discard("Ann") == ["fire", "spear"]
        assert sorted(table.hand("Bo")) == ["dog", "tent"]
        assert (table.turn, table.phase) == ("Bo", "turn")
    else:
        assert table.hand("Ann") == ["fire", "spear"]
        assert sorted(table.discard("Bo")) == ["dog", "tent"]
        assert (table.turn, table.phase, table.trumps) == ("Ann", "trump", 1)


def test_R06_somebody_else_may_leave_in_mid_exchange(table: Table) -> None:
    """R06: Cem's going does not touch what Ann owes to Bo."""
    table.deal(hand="fire spear", hands={"Bo": "tent dog", "Cem": "myth"}, tree="band", trumps=1)
    table.play("exchange Bo = tent", "Cem: leave")

    assert table.offers("give") == ["fire", "spear"]
    table.play("give fire")
    assert table.hand("Bo") == ["dog", "fire"]


@GAMES
def test_R07_leaving_in_ones_turn_ends_it_without_a_draw(table: Table, game: str) -> None:
    """R07: and without a discard for not placing."""
    table.deal(game=game, hand="fire spear", tree="band", trumps=1)
    size = len(table.stack)
    table.play("leave")

    assert len(table.stack) == size
    assert table.discard("Ann") == ["fire", "spear"]
    assert (table.turn, table.trumps) == ("Bo", 0)


@pytest.mark.parametrize("phase", ["discard", "steal"])
def test_R07_a_seat_may_leave_while_it_owes_a_decision(table: Table, phase: str) -> None:
    """R07: a due discard or theft falls with the turn."""
    game = "explore" if phase == "discard" else "intro"
    table.deal(game=game, hand="fire spear", tree="band", stack="").play("end")
    assert table.phase == phase

    table.play("leave")
    assert table.turn == "Bo"
    assert table.phase == "turn"
    assert table.discard("Ann") == ["fire", "spear"]


def test_R07_a_seat_that_left_is_passed_over(table: Table) -> None:
    """R07: it has no turn, no say, no cards to rob or to call, and no part in a common draw."""
    table.deal(hand="gathering", hands={"Bo": "tent dog"}, tree="band", trumps=1).play("Bo: leave")
    assert table.why("Bo: end") == ("seat-left", "R07")
    assert table.why("exchange Bo") == ("seat-left", "R07")

    table.play("place gathering")
    assert [event[1] for event in table.told("drew")] == ["Ann", "Cem"]
    table.play("end")
    assert table.turn == "Cem"


def test_R07_the_last_victim_leaves_a_thief_with_nothing_to_steal(table: Table) -> None:
    """R07: Ann must steal, but nobody is left to rob: her turn is over (F05)."""
    table.deal(hand="fire", hands={"Bo": "tent", "Cem": ""}, tree="band", stack="", seats="Ann, Bo, Cem")
    table.play("end", "Bo: leave")

    assert table.turn == "Cem"
    assert table.hand("Ann") == ["fire"]


def test_R07_who_left_cannot_win(table: Table) -> None:
    """R07: not even with the most points."""
    table.deal(game="explore", hand="fire", hands={"Bo": "tent", "Cem": "dog"}, tree="band", stack="")
    table.give_points(1, 99, 0)
    table.play("Bo: leave", "end", "discard fire")

    assert table.winners == ["Ann"]


@pytest.mark.parametrize("others", ["Bo, Cem", "Bo=bot, Cem=bot+", "Bo=bot, Cem"])
def test_R07_when_the_last_decider_has_left_nobody_wins(table: Table, others: str) -> None:
    """R07: the game ends without a winner; bots alone do not play on."""
    table.deal(seats=f"Ann, {others}", tree="band")
    for leaver in ("Cem", "Bo", "Ann"):
        if table.why(f"{leaver}: leave") is None:
            table.play(f"{leaver}: leave")

    assert table.winners == []
    assert table.reason == "abandoned"


def test_R07_bots_do_not_leave(table: Table) -> None:
    """R07: a bot is nobody who could leave."""
    table.deal(seats="Ann, Bo=bot", tree="band")

    assert table.why("Bo: leave") == ("not-now", "R01")


def test_R08_who_decides_for_a_seat_leaves_no_trace(table: Table) -> None:
    """R08: a game names seats, not who plays them; hand, discard and points stay with the seat."""
    table.start("explore", "Ann, Bo").play("pass", "pass", "place band")
    order = tuple(card.id for card in table.game.deck.cards)
    lines = tuple(Line(seat, move) for seat, move in (("Ann", "pass"), ("Bo", "pass"), ("Ann", "place band")))
    again = replay(Record("explore", ("Ann", "Bo"), order, lines=lines))

    assert again.state.key() == table.state.key()
    mine = table.game.view(table.state, 0)
    assert mine == again.game.view(again.state, 0)
    assert not {"program", "person", "player"} & set(type(mine).__slots__)
