"""What is refused is refused by the rule that it breaks, or by that of what is decided instead."""

from __future__ import annotations

import pytest

from discovery.core.errors import Code, InvalidRecord
from discovery.play.records import read, write
from discovery.play.replay import replay
from discovery.survival.errors import SurvivalCode
from tests.support.survival.table import Table, short_game

NOT_NOW = str(Code.NOT_NOW)


@pytest.fixture
def fight() -> Table:
    """Ann has met a boar; Bo is near, Cem is three spaces away."""
    table = Table(seats=3)
    table.discover_all()
    table.stand("Bo", "1,-1")
    table.stand("Cem", "3,-1")
    table.enemy("moor-boar", "0,-1")
    table.play("Ann: move 0,-1")
    return table


def test_XB08_a_character_that_was_not_dealt() -> None:
    table = Table(begun=False)
    dealt = {move.removeprefix("choose ") for move in table.legal("Ann")}
    other = next(row.id for row in table.setup.content.characters if row.id not in dealt)
    assert table.refused(f"Ann: choose {other}") == (SurvivalCode.NO_SUCH_CARD, "XB08")


def test_XB08_something_else_while_characters_are_chosen() -> None:
    assert Table(begun=False).refused("Ann: end") == (NOT_NOW, "XB08")


def test_XF04_a_bonus_twice_in_a_fight(fight: Table) -> None:
    fight.item("Ann", "spear")
    fight.play("Bo: let", "Ann: roll = 4,4", "Ann: bonus spear grey")
    assert fight.refused("Ann: bonus spear grey") == (SurvivalCode.USED_TODAY, "XF04")
    assert fight.refused("Ann: bonus club grey") == (SurvivalCode.NO_SUCH_CARD, "XF04")


def test_XF13_support_from_too_far_without_a_card_or_of_oneself(fight: Table) -> None:
    assert fight.refused("Cem: support lunge") == (SurvivalCode.TOO_FAR, "XF13")
    fight.state.ready[2] = 0
    assert fight.refused("Cem: support lunge") == (SurvivalCode.USED_TODAY, "XF13")
    assert fight.refused("Ann: support lunge") == (NOT_NOW, "XF13")


def test_XF02_another_move_before_and_after_the_roll(fight: Table) -> None:
    assert fight.refused("Ann: end") == (NOT_NOW, "XF13")
    fight.play("Bo: let")
    assert fight.refused("Ann: end") == (NOT_NOW, "XO06")
    fight.play("Ann: roll = 4,4")
    assert fight.refused("Ann: end") == (NOT_NOW, "XF02")
    assert fight.refused("Bo: done") == (NOT_NOW, "XF02")
    reason = fight.game.explain(fight.state, 0, fight.game.parse("roll")[0])
    assert reason is not None
    assert (reason.code, reason.rule) == (NOT_NOW, "XF02")


def test_XC01_in_a_turn_others_wait() -> None:
    assert Table().refused("Bo: end") == (NOT_NOW, "XC01")


def test_XL06_a_need_is_paid_or_suffered() -> None:
    table = Table()
    table.end_day()
    assert table.phase == "needs"
    assert table.refused("Ann: end") == (NOT_NOW, "XL06")


def test_XA03_too_few_seats_are_told_at_the_header_of_the_seats() -> None:
    lines = write(short_game()).replace("discover:beacon", "discover:canoe").splitlines()
    seats = next(number for number, line in enumerate(lines, 1) if line.startswith("[Seats"))
    with pytest.raises(InvalidRecord) as refused:
        replay(read("\n".join(lines)))
    assert (refused.value.code, refused.value.rule) == (SurvivalCode.TOO_FEW_SEATS, "XA03")
    assert refused.value.line == seats
