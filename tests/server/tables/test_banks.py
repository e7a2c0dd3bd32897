"""A bank of time for each seat: whose runs, what a turn adds, and what is left (C14)."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.server.tables.clocks.banks import Banks

ANN, BO, CEM = BIT[0], BIT[1], BIT[2]


def banks(bank: int = 10_000, increment: int = 0) -> Banks:
    made = Banks(3, bank, increment, 0)
    made.tick(0, 1, 0, ANN)
    return made


def left(made: Banks, at: int) -> list[int]:
    return [made.left(seat, at) for seat in range(3)]


def test_C14_the_time_of_who_decides_runs_and_that_of_others_stands() -> None:
    made = banks()
    made.tick(3_000, 2, 1, BO)
    made.tick(4_000, 3, 2, CEM)
    assert left(made, 4_500) == [7_000, 9_000, 9_500]
    assert (made.ends(), made.until(0), made.until(2)) == (14_000, 0, 14_000)


def test_C14_each_turn_adds_its_seconds_to_the_bank_of_its_seat() -> None:
    made = banks(increment=2_000)
    assert left(made, 0) == [12_000, 10_000, 10_000]
    made.tick(1_000, 1, 0, ANN)
    assert left(made, 1_000) == [11_000, 10_000, 10_000]
    made.tick(1_000, 2, 1, BO)
    assert left(made, 1_000) == [11_000, 12_000, 10_000]


def test_who_goes_back_to_an_earlier_turn_wins_no_time() -> None:
    made = banks(increment=2_000)
    made.tick(1_000, 1, 0, ANN)
    made.tick(1_000, 2, 1, BO)
    made.tick(1_000, 1, 0, ANN)
    made.tick(1_000, 2, 1, BO)
    assert left(made, 1_000) == [11_000, 12_000, 10_000]


def test_H02_it_stands_while_nobody_has_to_decide() -> None:
    made = banks()
    made.tick(3_000, 1, 0, 0)
    assert (made.ends(), made.late(60_000)) == (0, [])
    made.tick(60_000, 1, 0, ANN)
    assert left(made, 60_000) == [7_000, 10_000, 10_000]


def test_J03_of_several_who_decide_at_once_each_uses_their_own() -> None:
    made = banks()
    made.tick(4_000, 2, 1, ANN | BO)
    made.tick(5_000, 2, 1, BO)
    assert left(made, 6_000) == [5_000, 8_000, 10_000]


def test_who_has_used_up_the_bank_is_late_and_has_only_what_the_next_turn_adds() -> None:
    made = banks(increment=1_000)
    assert (made.late(10_999), made.late(11_000)) == ([], [0])
    made.tick(12_000, 2, 1, BO)
    assert left(made, 12_000) == [0, 11_000, 10_000]
    made.tick(13_000, 3, 0, ANN)
    assert left(made, 13_000) == [1_000, 10_000, 10_000]


def test_a_clock_that_is_set_and_one_that_goes_back_take_nothing() -> None:
    made = banks()
    made.shift(5_000)
    assert left(made, 7_000) == [8_000, 10_000, 10_000]
    made.tick(1_000, 1, 0, ANN)
    assert left(made, 7_000) == [8_000, 10_000, 10_000]


def test_R02_a_newcomer_has_a_whole_bank_and_the_others_keep_theirs() -> None:
    made = banks()
    made.tick(3_000, 2, 1, BO)
    made.seat(1)
    made.tick(5_000, 2, 2, BIT[2])
    assert [made.left(seat, 5_000) for seat in range(4)] == [7_000, 10_000, 8_000, 10_000]
