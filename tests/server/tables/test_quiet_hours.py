"""Hours in which the clock of a slow game stands still (C14): when so much running time has passed."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.core.errors import Code, InvalidSetup
from discovery.server.tables.clocks.quiet import DAY, QuietHours, check_zone

HOUR = DAY // 24
PARIS = "Europe/Paris"
NIGHT = QuietHours(22, 8, PARIS)
TIMES = st.integers(0, 4_000_000_000_000)


def at(text: str, zone: str = PARIS) -> int:
    return round(1000 * datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


def test_without_quiet_hours_a_day_is_a_day() -> None:
    assert QuietHours().after(at("2026-05-01T12:00"), DAY) == at("2026-05-02T12:00")


def test_the_clock_stands_still_at_night() -> None:
    assert NIGHT.after(at("2026-05-01T20:00"), 2 * HOUR) == at("2026-05-01T22:00")
    assert NIGHT.after(at("2026-05-01T20:00"), 3 * HOUR) == at("2026-05-02T09:00")


def test_what_begins_in_the_night_runs_from_the_morning_on() -> None:
    assert NIGHT.after(at("2026-05-02T03:00"), HOUR) == at("2026-05-02T09:00")
    assert NIGHT.after(at("2026-05-01T23:00"), HOUR) == at("2026-05-02T09:00")


def test_hours_within_one_day_stand_still_as_well() -> None:
    school = QuietHours(8, 16, PARIS)
    assert school.after(at("2026-05-01T07:00"), 2 * HOUR) == at("2026-05-01T17:00")


def test_a_day_of_running_time_is_24_hours_of_the_clock() -> None:
    """Fourteen hours run between two nights."""
    assert NIGHT.after(at("2026-05-01T08:00"), DAY) == at("2026-05-02T18:00")


def test_the_night_in_which_clocks_change_is_as_long_as_it_is() -> None:
    """On 29 March 2026 the night in Paris had one hour less."""
    assert NIGHT.after(at("2026-03-28T21:00"), 2 * HOUR) == at("2026-03-29T09:00")


def test_what_has_run_between_two_moments_leaves_out_the_nights_between_them() -> None:
    assert NIGHT.between(at("2026-05-01T20:00"), at("2026-05-01T21:00")) == HOUR
    assert NIGHT.between(at("2026-05-01T20:00"), at("2026-05-02T09:00")) == 3 * HOUR
    assert NIGHT.between(at("2026-05-01T23:00"), at("2026-05-02T07:00")) == 0
    assert NIGHT.between(at("2026-05-02T09:00"), at("2026-05-01T20:00")) == 0
    assert QuietHours().between(at("2026-05-01T20:00"), at("2026-05-02T09:00")) == 13 * HOUR


@given(TIMES, st.integers(0, 3 * DAY), st.integers(0, 23), st.integers(0, 23))
def test_so_much_has_run_when_so_much_running_time_has_passed(
    since: int, budget: int, begins: int, ends: int
) -> None:
    quiet = QuietHours(begins, ends, PARIS)
    assert quiet.between(since, quiet.after(since, budget)) == budget


@given(TIMES, st.integers(0, 14), st.integers(0, 23), st.integers(0, 23))
def test_quiet_hours_never_take_time_away(since: int, days: int, begins: int, ends: int) -> None:
    assert QuietHours(begins, ends, PARIS).after(since, days * DAY) >= since + days * DAY


@given(TIMES, st.integers(1, 3), st.integers(0, 23), st.integers(0, 23))
def test_time_can_be_counted_in_parts(since: int, days: int, begins: int, ends: int) -> None:
    quiet = QuietHours(begins, ends, PARIS)
    part = days * DAY // 3
    assert quiet.after(quiet.after(since, part), days * DAY - part) == quiet.after(since, days * DAY)


def test_an_unknown_time_zone_is_refused_at_set_up_and_read_as_UTC_later() -> None:
    for name in ("Europe/Nowhere", "../etc/passwd", ""):
        with pytest.raises(InvalidSetup) as caught:
            check_zone(name)
        assert caught.value.code == Code.UNKNOWN_ZONE
    assert QuietHours(22, 8, "Europe/Nowhere").after(at("2026-05-01T21:00", "UTC"), 2 * HOUR) == at(
        "2026-05-02T09:00", "UTC"
    )
