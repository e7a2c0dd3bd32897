"""Who is seated where, and what is drawn for a class."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from discovery.core.errors import InvalidSetup
from discovery.i18n import translate
from discovery.server.classes.lesson import WAITING, ClassRound, Pupil, plan_of_class, seating
from discovery.server.classes.names import CODE_LETTERS, animal, code_typed, new_code
from discovery.server.protocol import SeatPlan, TablePlan

OPEN = SeatPlan("open")


def lesson(*pupils: Pupil, seats: int = 2) -> ClassRound:
    plan = TablePlan("explore", "prehistory", [], [OPEN] * seats)
    return ClassRound("c", "BCDFGH", plan, False, 1, False, 0, 0, pupils, {}, frozenset())


def waiting(number: int, board: int) -> Pupil:
    return Pupil(number, f"P{number}", f"secret {number}", board, WAITING)


@pytest.mark.parametrize(
    ("pupils", "places", "tables"), [(30, 4, 8), (4, 4, 1), (5, 4, 2), (1, 3, 1), (9, 3, 3)]
)
def test_a_round_has_as_few_tables_as_can_be_and_none_is_much_emptier(
    pupils: int, places: int, tables: int
) -> None:
    drawn = seating(range(1, pupils + 1), places, random.Random(1))
    sizes = Counter(drawn.values())
    assert sorted(drawn) == list(range(1, pupils + 1))
    assert sorted(sizes) == list(range(1, tables + 1))
    assert max(sizes.values()) <= places
    assert max(sizes.values()) - min(sizes.values()) <= 1


def test_whoever_comes_fills_the_first_table_with_room_and_then_a_new_one() -> None:
    assert lesson().board_for_one_more() == 1
    assert lesson(waiting(1, 1)).board_for_one_more() == 1
    assert lesson(waiting(1, 1), waiting(2, 1)).board_for_one_more() == 2
    assert lesson(waiting(1, 1), waiting(2, 2), waiting(3, 1)).board_for_one_more() == 2


def test_a_seat_that_a_program_keeps_is_free_while_its_game_goes_on() -> None:
    kept = Pupil(3, "Puffin", "", 1, 1)
    playing = replace(lesson(kept), games={1: "g"}, playing=frozenset({"g"}))
    assert playing.kept_seats == [kept]
    assert replace(playing, playing=frozenset()).kept_seats == []
    assert playing.people == []


def test_a_class_plays_live_and_by_itself_whatever_the_plan_says() -> None:
    given = TablePlan("explore", "prehistory", [], [SeatPlan("me", "Ann"), OPEN], chat=True, move_days=3)
    plan = plan_of_class(given)
    assert [seat.kind for seat in plan.seats] == ["open", "open"]
    assert (plan.chat, plan.move_days, plan.leaving) == (False, 0, "program")
    with pytest.raises(InvalidSetup):
        plan_of_class(replace_seats(given, SeatPlan("program", "", "level-1")))


def replace_seats(plan: TablePlan, seat: SeatPlan) -> TablePlan:
    return TablePlan(plan.game, plan.deck, [], [seat])


def test_a_code_is_what_was_typed_without_what_no_code_has() -> None:
    code = new_code()
    assert len(code) == CODE_LETTERS
    assert code_typed(f"{code[:3].lower()} - {code[3:]}!") == code
    assert code_typed("aeiou") == ""
    assert code_typed("B" * 100) != "B" * CODE_LETTERS


def test_every_pupil_is_another_animal_and_further_ones_have_numbers() -> None:
    animals = translate("en", "class-animals").split(", ")
    taken: list[str] = []
    for _ in range(len(animals) + 3):
        taken.append(animal("en", taken, random.Random(1)))
    assert sorted(taken[: len(animals)]) == sorted(animals)
    assert len(set(taken)) == len(taken)
    assert all(name[-1].isdigit() for name in taken[len(animals) :])
