"""The lengths of ten thousand windows reveal nothing about anybody's hand (H02, N02, U07).

A model with its own clock plays the people: each takes a random time to let the action pass, independent of
their hand. Programs may take longer when they hold something, as real ones do. The test looks only at windows
that nobody used, because an answer is public. All draws come from fixed seeds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import pytest

from discovery.core.bits import BIT, mask_of
from discovery.evolution.model import codes
from discovery.server.protocol import Order
from discovery.server.tables.clocks.quiet import QuietHours
from discovery.server.tables.windows import (
    OpenWindow,
    WindowAnswer,
    WindowPlayers,
    WindowSettings,
    ends_at,
    open_window,
)

WINDOWS = 10_000
MEMBERS = (1, 2, 3)
LENGTH = 5_000
BINS = 10
CRITICAL = 27.88
"""Chi-square with 9 degrees of freedom is larger once in a thousand times."""
LIVE = WindowSettings(seconds=5, away="order", hours=24, grace=20_000, quiet=QuietHours())
ALWAYS: Mapping[int, Order] = {}
MIXED: Mapping[int, Order] = {1: "never", 3: "always"}
CAREFUL: Mapping[int, Order] = {1: "ask-if-could", 2: "ask-if-could", 3: "never"}

End = Callable[[OpenWindow, dict[int, WindowAnswer]], int | None]


def careful_end(asking: OpenWindow, answers: dict[int, WindowAnswer]) -> int | None:
    return ends_at(asking, answers, missing=0)


def hasty_end(asking: OpenWindow, answers: dict[int, WindowAnswer]) -> int | None:
    """What a table must not do: close as soon as those who could speak have spoken."""
    awaited = [seat for seat in asking.members if not asking.silent & BIT[seat] and seat not in answers]
    last = max((answer.at for answer in answers.values()), default=0)
    return asking.length if awaited else min(asking.length, last)


def window(chooser: random.Random, around: WindowPlayers, holders: int, end: End) -> int:
    """How long one window is open, in ms; all who answer let it pass."""
    asking = open_window(
        MEMBERS, 0, LIVE, around, could=lambda seat: bool(holders & BIT[seat]), random=chooser
    )
    answers: dict[int, WindowAnswer] = {}
    for at, seat in sorted((thinks(chooser, around, holders, seat), seat) for seat in MEMBERS):
        over = end(asking, answers)
        if over is not None and over <= at:
            break
        program = bool(around.programs & BIT[seat])
        late = program and at > asking.programs_until
        if not late and (program or not asking.silent & BIT[seat]):
            answers[seat] = WindowAnswer(codes.LET_PASS, at, silent=program)
    over = end(asking, answers)
    assert over is not None
    return over


def thinks(chooser: random.Random, around: WindowPlayers, holders: int, seat: int) -> int:
    """How long a seat takes: people as they are, a program twice as long when it has a choice."""
    if around.programs & BIT[seat]:
        return chooser.randrange(50, 1_500) * (2 if holders & BIT[seat] else 1)
    return chooser.randrange(300, 9_000)


def lengths(around: WindowPlayers, end: End = careful_end) -> tuple[list[int], list[int]]:
    """Windows in which seat 2 held something, and windows in which it did not."""
    chooser = random.Random(2026)
    held: list[int] = []
    not_held: list[int] = []
    for _ in range(WINDOWS):
        holders = mask_of(seat for seat in MEMBERS if chooser.random() < 0.5)
        seen = window(chooser, around, holders, end)
        (held if holders & BIT[2] else not_held).append(seen)
    return held, not_held


def chi_square(one: list[int], other: list[int]) -> float:
    """How much two sets of lengths differ, over bins of equal width and one for the full length."""
    rows = [[0] * BINS, [0] * BINS]
    for row, seen in zip(rows, (one, other), strict=True):
        for each in seen:
            row[min(each * (BINS - 1) // LENGTH, BINS - 1)] += 1
    total = len(one) + len(other)
    statistic = 0.0
    for number in range(BINS):
        column = rows[0][number] + rows[1][number]
        for row, size in zip(rows, (len(one), len(other)), strict=True):
            expected = column * size / total
            statistic += (row[number] - expected) ** 2 / expected if expected else 0.0
    return statistic


TABLES = {
    "all by hand": WindowPlayers(0, 0, False, ALWAYS),
    "standing orders": WindowPlayers(0, 0, False, MIXED),
    "asked only if they could": WindowPlayers(0, 0, False, CAREFUL),
    "a program holds it": WindowPlayers(BIT[2], 0, False, ALWAYS),
    "programs and orders": WindowPlayers(BIT[2] | BIT[3], 0, False, {1: "never"}),
    "somebody is away": WindowPlayers(0, BIT[2], False, {1: "never", 2: "ask-if-could"}),
}


@pytest.mark.parametrize("around", TABLES.values(), ids=TABLES)
def test_U07_the_length_of_a_window_does_not_tell_who_holds_something(around: WindowPlayers) -> None:
    held, not_held = lengths(around)
    assert len(held) + len(not_held) == WINDOWS
    assert chi_square(held, not_held) < CRITICAL


@pytest.mark.parametrize("name", ["asked only if they could", "a program holds it", "programs and orders"])
def test_the_measure_would_find_a_table_that_closes_as_soon_as_it_can(name: str) -> None:
    assert chi_square(*lengths(TABLES[name], hasty_end)) > CRITICAL


def test_an_order_only_if_i_could_makes_all_windows_equally_long() -> None:
    held, not_held = lengths(TABLES["asked only if they could"])
    assert set(held + not_held) == {LENGTH}


def test_where_silence_counts_no_window_ends_before_60_percent() -> None:
    held, not_held = lengths(TABLES["programs and orders"])
    ends = held + not_held
    assert min(ends) >= 0.6 * LENGTH
    assert len(set(ends)) > 1_000
