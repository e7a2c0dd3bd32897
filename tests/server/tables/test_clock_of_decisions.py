"""Whose time runs: a turn's stands still while others decide, and in quiet hours (C14, H02)."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from discovery.core.bits import BIT
from discovery.server.tables.clocks.clock import Clock
from discovery.server.tables.clocks.quiet import DAY, QuietHours

BUDGET = 60_000
HOUR = DAY // 24
PARIS = "Europe/Paris"
NIGHT = QuietHours(22, 8, PARIS)
ANN, BO = BIT[0], BIT[1]


def at(text: str) -> int:
    """A moment in Paris, in ms since 1970."""
    return round(1000 * datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(PARIS)).timestamp())


def asked(day: str, since: str, until: str, quiet: QuietHours = NIGHT) -> Clock:
    """Ann's turn began at 20:00 of a day, and others were asked from ``since`` to ``until``."""
    clock = Clock(at(f"{day}T20:00"), quiet)
    clock.tick(at(f"{day}T20:00"), 1, ANN, "turn", own=True)
    clock.tick(at(since), 1, BO, "window", own=False)
    clock.tick(at(until), 1, ANN, "turn", own=True)
    return clock


def test_C14_a_turns_time_runs_from_its_beginning_whatever_is_played_in_it() -> None:
    clock = Clock(1_000, QuietHours())
    clock.tick(1_000, 1, BIT[0], "turn", own=True)
    clock.tick(5_000, 1, BIT[0], "trump", own=True)
    assert clock.ends(BUDGET) == 1_000 + BUDGET
    clock.tick(9_000, 2, BIT[1], "turn", own=True)
    assert clock.ends(BUDGET) == 9_000 + BUDGET


def test_H02_it_stands_while_a_window_is_open() -> None:
    clock = Clock(0, QuietHours())
    clock.tick(0, 1, BIT[0], "turn", own=True)
    clock.tick(3_000, 1, BIT[1] | BIT[2], "window", own=False)
    clock.tick(8_000, 1, BIT[0], "turn", own=True)
    assert clock.ends(BUDGET) == 5_000 + BUDGET


def test_a_player_asked_in_anothers_turn_has_a_time_of_their_own() -> None:
    clock = Clock(0, QuietHours())
    clock.tick(0, 1, BIT[0], "turn", own=True)
    clock.tick(7_000, 1, BIT[2], "give", own=False)
    assert clock.ends(BUDGET) == 7_000 + BUDGET
    clock.tick(9_000, 1, BIT[1], "give", own=False)
    assert clock.ends(BUDGET) == 9_000 + BUDGET
    clock.tick(10_000, 1, BIT[0], "turn", own=True)
    assert clock.ends(BUDGET) == 3_000 + BUDGET


def test_J03_a_prepared_selection_gives_the_others_no_more_time() -> None:
    clock = Clock(0, QuietHours())
    clock.tick(0, 1, BIT[0] | BIT[1] | BIT[2], "select", own=False)
    clock.tick(4_000, 1, BIT[0] | BIT[2], "select", own=False)
    assert clock.ends(BUDGET) == 0 + BUDGET


def test_C14_quiet_hours_that_begin_in_a_turn_move_its_end() -> None:
    clock = Clock(at("2026-05-01T20:00"), NIGHT)
    clock.tick(at("2026-05-01T20:00"), 1, ANN, "turn", own=True)
    assert clock.ends(2 * HOUR) == at("2026-05-01T22:00")
    assert clock.ends(3 * HOUR) == at("2026-05-02T09:00")


def test_C14_quiet_hours_that_end_in_a_turn_move_its_end() -> None:
    clock = Clock(at("2026-05-02T06:00"), NIGHT)
    clock.tick(at("2026-05-02T06:00"), 1, ANN, "turn", own=True)
    assert clock.ends(HOUR) == at("2026-05-02T09:00")


def test_what_a_turn_used_before_others_were_asked_stays_used_when_they_answer_at_night() -> None:
    """One hour is used at 21:00, and two of three are left from the morning on."""
    clock = asked("2026-05-01", since="2026-05-01T21:00", until="2026-05-01T23:00")
    assert clock.ends(3 * HOUR) == at("2026-05-02T10:00")


def test_the_night_before_others_were_asked_is_no_time_of_the_turn() -> None:
    """Until 9:00 it has used two hours before the night and one after it, then others take until 15:00."""
    clock = asked("2026-05-01", since="2026-05-02T09:00", until="2026-05-02T15:00")
    assert clock.ends(4 * HOUR) == at("2026-05-02T16:00")


def test_whoever_is_asked_at_night_has_their_own_time_from_the_morning_on() -> None:
    clock = Clock(at("2026-05-01T20:00"), NIGHT)
    clock.tick(at("2026-05-01T20:00"), 1, ANN, "turn", own=True)
    clock.tick(at("2026-05-01T23:00"), 1, BO, "give", own=False)
    assert clock.ends(HOUR) == at("2026-05-02T09:00")


def test_nights_in_which_clocks_change_are_as_long_as_they_are() -> None:
    """In Paris the night of 29 March 2026 had one hour less, that of 25 October one more; a turn that spans
    them has used four hours in the end either way."""
    for day, morning in (("2026-03-28", "2026-03-29"), ("2026-10-24", "2026-10-25")):
        clock = asked(day, since=f"{morning}T10:00", until=f"{morning}T12:00")
        assert clock.ends(5 * HOUR) == at(f"{morning}T13:00")


def test_an_hour_that_the_clock_skips_or_repeats_runs_as_long_as_it_is() -> None:
    """Quiet are 18 to 20 o'clock; from 20:00 to 8:00 pass 11 hours in one night and 13 in the other."""
    dusk = QuietHours(18, 20, PARIS)
    for day, morning, hours in (("2026-03-28", "2026-03-29", 11), ("2026-10-24", "2026-10-25", 13)):
        clock = asked(day, since=f"{morning}T08:00", until=f"{morning}T09:00", quiet=dusk)
        assert clock.ends((hours + 1) * HOUR) == at(f"{morning}T10:00")


def test_who_goes_back_to_a_turn_finds_there_what_it_used_without_the_night() -> None:
    clock = Clock(at("2026-05-01T20:00"), NIGHT)
    clock.tick(at("2026-05-01T20:00"), 1, ANN, "turn", own=True)
    clock.tick(at("2026-05-02T09:00"), 2, BO, "turn", own=True)
    clock.tick(at("2026-05-02T10:00"), 1, ANN, "turn", own=True)
    assert clock.ends(4 * HOUR) == at("2026-05-02T11:00")


def test_a_game_that_goes_on_at_other_clocks_begins_with_the_whole_time_and_their_hours() -> None:
    clock = Clock(at("2026-05-01T20:00"), QuietHours())
    clock.tick(at("2026-05-01T20:00"), 1, ANN, "turn", own=True)
    clock.begin_anew(at("2026-05-01T21:00"), NIGHT)
    assert clock.ends(2 * HOUR) == at("2026-05-02T09:00")


def test_stored_times_that_go_back_give_and_take_nothing() -> None:
    clock = Clock(10_000, QuietHours())
    clock.tick(10_000, 1, ANN, "turn", own=True)
    clock.tick(4_000, 1, BO, "window", own=False)
    clock.tick(5_000, 1, ANN, "turn", own=True)
    assert clock.ends(BUDGET) == 5_000 + BUDGET
