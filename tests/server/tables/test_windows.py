"""The pure rules of a window: who is asked, and when it ends (H02, N02, Q01 to Q03)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from discovery.core.bits import BIT, mask_of
from discovery.evolution.model import codes
from discovery.server.protocol import Away, Order
from discovery.server.tables.clocks.quiet import QuietHours
from discovery.server.tables.windows import (
    PROGRAMS_HAVE,
    OpenWindow,
    WindowAnswer,
    WindowPlayers,
    WindowSettings,
    clockwise,
    ends_at,
    open_window,
)

START = 1_000_000
FIVE = 5_000
LIVE = WindowSettings(seconds=5, away="order", hours=24, grace=20_000, quiet=QuietHours())
PATIENCE = replace(LIVE, seconds=0)


def company(
    programs: tuple[int, ...] = (),
    missing: tuple[int, ...] = (),
    excused: bool = False,
    **orders: Order,
) -> WindowPlayers:
    """Four seats; ``orders`` by ``s1``, ``s2``, .. for what is not ``always``."""
    given: dict[int, Order] = {int(name[1:]): order for name, order in orders.items()}
    return WindowPlayers(mask_of(programs), mask_of(missing), excused, given)


def opened(
    customs: WindowSettings = LIVE,
    around: WindowPlayers | None = None,
    members: tuple[int, ...] = (1, 2, 3),
    holders: tuple[int, ...] = (),
    seed: int = 1,
) -> OpenWindow:
    """Seat 0 has acted; ``holders`` have more to say than "let it pass"."""
    return open_window(
        members,
        START,
        customs,
        around or company(),
        could=lambda seat: seat in holders,
        random=random.Random(seed),
    )


def said(word: int, after: int, silent: bool = False) -> WindowAnswer:
    return WindowAnswer(word << codes.SHIFT, START + after, silent)


LET, STOP, INTERRUPT, BIS, ME = codes.LET, codes.STOP, codes.INTERRUPT, codes.BIS, codes.ME


# ---- who is asked ----------------------------------------------------------------------------


def test_H02_those_asked_stand_clockwise_from_the_actor_who_is_the_last() -> None:
    assert clockwise(1, [0, 2, 3], 4) == (2, 3, 0)
    assert clockwise(1, [0, 1, 2, 3], 4) == (2, 3, 0, 1)


# ---- when it ends -----------------------------------------------------------------------------------


def test_H02_a_window_that_somebody_does_not_answer_is_open_for_its_whole_length() -> None:
    asking = opened()
    assert asking.until == START + FIVE
    assert ends_at(asking, {1: said(STOP, 10), 2: said(LET, 20)}, 0) == START + FIVE


def test_it_closes_at_once_when_all_have_answered_by_hand() -> None:
    answers = {1: said(LET, 300), 2: said(LET, 900), 3: said(STOP, 600)}
    assert ends_at(opened(), answers, 0) == START + 900


@pytest.mark.parametrize("seed", range(30))
def test_silent_answers_let_it_end_at_a_moment_between_60_and_100_percent(seed: int) -> None:
    asking = opened(around=company(programs=(3,), s2="never"), seed=seed)
    end = ends_at(asking, {1: said(LET, 200)}, 0)
    assert end is not None
    assert START + 3_000 <= end <= START + FIVE


def test_that_moment_depends_on_no_answer_and_on_no_order() -> None:
    ends = {
        ends_at(asking, {1: said(LET, 200)} | answers, 0)
        for asking, answers in [
            (opened(around=company(programs=(2, 3))), {}),
            (opened(around=company(programs=(2, 3))), {2: said(STOP, 30, silent=True)}),
            (opened(around=company(s2="never", s3="never")), {}),
            (opened(around=company(programs=(3,), s2="never"), holders=(2, 3)), {}),
        ]
    }
    assert len(ends) == 1


def test_the_last_answer_by_hand_after_that_moment_ends_it() -> None:
    asking = opened(around=company(s2="never", s3="never"))
    assert ends_at(asking, {1: said(LET, 4_990)}, 0) == START + 4_990


def test_nothing_ends_early_where_anybody_is_asked_only_if_able_to_answer() -> None:
    """Also when the one who gave that order is the actor, and is not asked at all."""
    answers = {seat: said(LET, 100) for seat in (1, 2, 3)}
    assert ends_at(opened(around=company(s1="ask-if-could")), answers, 0) == START + FIVE
    assert ends_at(opened(around=company(s0="ask-if-could")), answers, 0) == START + FIVE


def test_a_standing_order_looks_at_the_hand_after_the_length_is_fixed() -> None:
    around = company(s1="ask-if-could", s2="ask-if-could")
    holding, empty = opened(around=around, holders=(1,)), opened(around=around)
    assert holding.silent == BIT[2]
    assert empty.silent == BIT[1] | BIT[2]
    assert replace(holding, silent=0) == replace(empty, silent=0)


def test_a_programs_answer_is_heard_while_the_end_cannot_depend_on_it() -> None:
    asking = opened(around=company(programs=(3,)))
    assert asking.programs_until == START + 3_000
    assert asking.awaited({}) == [1, 2]


# ---- windows without a clock -------------------------------------------------------------------------


def test_without_a_length_it_is_open_until_all_have_answered() -> None:
    asking = opened(PATIENCE)
    assert asking.until == 0
    assert ends_at(asking, {1: said(LET, 10), 2: said(LET, 20)}, 0) is None
    answers = {1: said(LET, 10), 2: said(LET, 90_000), 3: said(LET, 40)}
    assert ends_at(asking, answers, 0) == START + 90_000


def test_without_a_length_a_programs_time_passes_however_long_it_thinks() -> None:
    """U07: a quick answer and a slow one, a late one and none end the window at the same moment."""
    asking = opened(PATIENCE, company(programs=(3,)))
    assert asking.programs_until == START + PROGRAMS_HAVE
    people = {1: said(LET, 10), 2: said(LET, 20)}
    answered = [people, *({**people, 3: said(STOP, after, silent=True)} for after in (5, 900, 40_000))]
    assert {ends_at(asking, answers, 0) for answers in answered} == {START + PROGRAMS_HAVE}
    assert ends_at(asking, {1: said(LET, 10), 2: said(LET, 9_000)}, 0) == START + 9_000
    assert ends_at(asking, {1: said(LET, 10)}, 0) is None


def test_without_a_length_those_who_could_not_are_asked_too_so_that_silence_tells_nothing() -> None:
    asking = opened(PATIENCE, company(s1="ask-if-could", s2="never"))
    assert asking.silent == BIT[2]
    assert asking.awaited({}) == [1, 3]


# ---- who is away ------------------------------------------------------------------------------------


def test_away_order_waits_20_seconds_for_the_missing_once_a_turn() -> None:
    assert opened(around=company(missing=(2,))).until == START + 20_000
    assert opened(around=company(missing=(2,), excused=True)).until == START + FIVE
    assert opened(around=company(missing=(0,))).until == START + FIVE


def test_away_order_without_a_clock_counts_the_missing_as_letting_it_pass() -> None:
    asking = opened(PATIENCE, company(missing=(2,)))
    answers = {1: said(LET, 10), 3: said(LET, 20)}
    assert ends_at(asking, answers, BIT[2]) == START + 20_000
    assert ends_at(asking, answers, 0) is None
    again = opened(PATIENCE, company(missing=(2,), excused=True))
    assert ends_at(again, answers, BIT[2]) == START + 20


@pytest.mark.parametrize(("away", "until"), [("wait", 0), ("days", START + 24 * 3_600_000)])
def test_away_wait_and_days_let_the_missing_answer_without_a_clock(away: Away, until: int) -> None:
    customs = replace(LIVE, away=away)
    assert opened(customs).until == START + FIVE
    asking = opened(customs, company(missing=(2,)))
    assert asking.until == until
    assert ends_at(asking, {1: said(LET, 10), 3: said(LET, 20)}, BIT[2]) == (until or None)
    assert ends_at(asking, {seat: said(LET, 30) for seat in (1, 2, 3)}, 0) == START + 30


def test_nobody_waits_for_who_has_left() -> None:
    asking = opened().among(mask_of((1, 3)))
    assert ends_at(asking, {1: said(LET, 10), 3: said(LET, 20), 2: said(STOP, 5)}, 0) == START + 20
