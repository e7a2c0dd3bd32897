"""Whose time runs: a turn's stands still while others decide (C14, H02)."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.server.tables.clocks.clock import Clock


def test_C14_a_turns_time_runs_from_its_beginning_whatever_is_played_in_it() -> None:
    clock = Clock(1_000)
    clock.tick(1_000, 1, BIT[0], "turn", own=True)
    clock.tick(5_000, 1, BIT[0], "trump", own=True)
    assert clock.since == 1_000
    clock.tick(9_000, 2, BIT[1], "turn", own=True)
    assert clock.since == 9_000


def test_H02_it_stands_while_a_window_is_open() -> None:
    clock = Clock(0)
    clock.tick(0, 1, BIT[0], "turn", own=True)
    clock.tick(3_000, 1, BIT[1] | BIT[2], "window", own=False)
    clock.tick(8_000, 1, BIT[0], "turn", own=True)
    assert clock.since == 5_000


def test_a_player_asked_in_anothers_turn_has_a_time_of_their_own() -> None:
    clock = Clock(0)
    clock.tick(0, 1, BIT[0], "turn", own=True)
    clock.tick(7_000, 1, BIT[2], "give", own=False)
    assert clock.since == 7_000
    clock.tick(9_000, 1, BIT[1], "give", own=False)
    assert clock.since == 9_000
    clock.tick(10_000, 1, BIT[0], "turn", own=True)
    assert clock.since == 3_000


def test_J03_a_prepared_selection_gives_the_others_no_more_time() -> None:
    clock = Clock(0)
    clock.tick(0, 1, BIT[0] | BIT[1] | BIT[2], "select", own=False)
    clock.tick(4_000, 1, BIT[0] | BIT[2], "select", own=False)
    assert clock.since == 0
