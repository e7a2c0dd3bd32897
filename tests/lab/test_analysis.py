"""A finished game looked at afterwards: sums that add up, choices judged by what was known."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from discovery.core.errors import Code, InvalidRecord
from discovery.core.players.advice import ChoiceValue
from discovery.core.protocol import NOBODY
from discovery.evolution.model import codes, event_kinds
from discovery.lab.analysis import (
    BY_TIME,
    AnalysisInput,
    analyse,
    judged,
    sides_of,
    story,
)
from discovery.lab.chance_chart import SIGNS, chance_at, signs, svg
from discovery.lab.chances import LEAST_TURN, GameAnalysis, Point, SeatChances, turning_points
from discovery.play.records import Record, read
from discovery.play.replay import RecordReplay
from tests.support.data import GOLDEN

GAMES = (
    "intro-2",
    "explore-3",
    "explore-teams",
    "explore-bot",
    "memory-2",
    "select-3",
    "connect-2",
    "fusion-2",
)
FEW = 4


@cache
def record(name: str) -> Record:
    return read((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


@cache
def told(name: str) -> AnalysisInput:
    return story(record(name))


def supposed(found: AnalysisInput) -> list[ChoiceValue]:
    """Answers that nobody has thought about: every other choice gives something away."""
    return [
        ChoiceValue(asked.view.legal[0], 0.6, 0.6 - 0.1 * (number % 2))
        for number, asked in enumerate(found.questions)
    ]


def analysis(name: str) -> GameAnalysis:
    return judged(told(name), supposed(told(name)))


# ---- what is asked ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_a_choice_of_its_seat(name: str) -> None:
    found = told(name)
    lines = record(name).lines
    assert found.questions
    for asked in found.questions:
        line = lines[asked.line - 1]
        assert found.game.seats[asked.seat] == line.seat
        assert asked.view.seat == asked.seat
        assert asked.move in asked.view.legal
        assert found.game.text(asked.move) == line.move.partition(" = ")[0]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_left_out_but_what_was_no_choice(name: str) -> None:
    """U04, U06, R01: closings, flips and leaving are no choices; neither is the only legal move."""
    found = told(name)
    asked = {question.line for question in found.questions}
    for number, moment in enumerate(RecordReplay(record(name)).lines_ahead(), start=1):
        if moment.line is not None and moment.seat != NOBODY and number not in asked:
            legal = found.game.legal(moment.state, moment.seat)
            assert len(legal) <= 1 or codes.code_of(moment.move) == codes.LEAVE


@pytest.mark.parametrize("name", GAMES)
def test_U07_a_seat_is_asked_with_what_it_has_witnessed_and_no_more(name: str) -> None:
    """Cards that others drew, stole or gave to each other stay hidden."""
    found = told(name)
    for asked in found.questions:
        called = {event.piece for event in asked.observed if event.kind == event_kinds.CALLED}
        for event in asked.observed:
            given = event.kind == event_kinds.GAVE and event.piece not in called
            private = given or event.kind in (event_kinds.DREW, event_kinds.STOLEN)
            if private and asked.seat not in (event.seat, event.other):
                assert event.piece == -1
        assert [event.kind for event in asked.observed].count(event_kinds.DEALT) == 1


def test_what_the_clock_played_is_no_choice() -> None:
    whole = record("explore-3")
    first = told("explore-3").questions[0].line
    lines = list(whole.lines)
    lines[first - 1] = replace(lines[first - 1], comment=BY_TIME)
    assert first not in [asked.line for asked in story(replace(whole, lines=tuple(lines))).questions]


def test_a_running_game_is_not_analysed() -> None:
    whole = record("explore-3")
    with pytest.raises(InvalidRecord) as caught:
        story(replace(whole, lines=whole.lines[:5], scores=None, winners=None))
    assert caught.value.code is Code.NOT_OVER


# ---- what comes out --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_choice_and_luck_are_the_way_from_an_equal_share_to_what_was_won(name: str) -> None:
    found = analysis(name)
    sides = len(set(sides_of(told(name).game)))
    for account in found.accounts:
        assert account.curve[0] == Point(0, 1 / sides, chosen=False)
        assert account.curve[-1] == Point(
            len(record(name).lines), told(name).shares[account.seat], chosen=False
        )
        assert account.choice + account.luck == pytest.approx(told(name).shares[account.seat] - 1 / sides)
        assert account.choice == pytest.approx(
            -sum(one.loss for one in found.decisions if one.seat == account.seat)
        )
        assert all(at.line <= to.line for at, to in pairwise(account.curve))


def test_G10_P03_the_win_is_shared_between_sides_and_mates_have_it_together() -> None:
    assert sorted(told("explore-3").shares) == [0.0, 0.0, 1.0]
    teams = told("explore-teams")
    sides = sides_of(teams.game)
    assert len(set(sides)) < len(sides)
    for side in set(sides):
        assert len({share for share, own in zip(teams.shares, sides, strict=True) if own == side}) == 1
    assert set(teams.shares) == {0.0, 1.0}


def test_O02_virtual_players_decide_nothing_and_have_no_curve() -> None:
    virtual = {seat for seat, header in enumerate(told("explore-bot").game.spec.seats) if "=" in header}
    assert virtual
    assert not virtual & {account.seat for account in analysis("explore-bot").accounts}


def test_equal_seeds_give_equal_numbers_and_the_seed_counts() -> None:
    whole = record("intro-2")
    heard: list[tuple[int, int]] = []
    one = analyse(whole, FEW, "a", lambda done, of: heard.append((done, of)))
    assert one == analyse(whole, FEW, "a")
    assert one != analyse(whole, FEW, "b")
    assert heard == [(done, len(one.decisions)) for done in range(1, len(one.decisions) + 1)]


def curve(seat: int, *points: tuple[int, float, bool]) -> SeatChances:
    return SeatChances(seat, tuple(Point(*point) for point in points))


def test_turning_points_are_the_three_greatest_changes_and_do_not_overlap() -> None:
    ann = curve(0, (0, 0.5, False), (4, 0.6, False), (5, 0.3, True), (9, 0.4, False), (20, 1.0, False))
    bo = curve(1, (0, 0.5, False), (3, 0.48, False), (6, 0.75, False), (7, 0.75, True), (20, 0.0, False))
    found = turning_points([ann, bo])
    assert [(turn.seat, turn.first, turn.last, turn.chosen) for turn in found] == [
        (0, 0, 4, False),
        (0, 4, 5, True),
        (1, 7, 20, False),
    ]


def test_what_changes_little_or_in_no_time_is_no_turning_point() -> None:
    flat = curve(0, (0, 0.5, False), (0, 0.9, False), (9, 0.9 - LEAST_TURN / 2, True), (9, 0.5, False))
    assert turning_points([flat]) == ()


# ---- the picture -----------------------------------------------------------------------------------------


def test_the_picture_follows_the_curve() -> None:
    account = curve(0, (0, 0.5, False), (4, 1.0, False), (8, 0.0, True), (10, 0.0, False))
    assert [chance_at(account, line) for line in (0, 3, 4, 9)] == [0.5, 0.5, 1.0, 0.0]
    drawn = signs(account, 10, 6)
    assert (drawn[0], drawn[2], drawn[-1]) == (SIGNS[4], SIGNS[-1], SIGNS[0])


def test_the_svg_names_everybody_and_no_line_is_known_by_colour_alone() -> None:
    found = analysis("explore-3")
    text = svg(found, ("Ann & Co", "Bo", "Cem"), "Chances <all>")
    assert "Ann &amp; Co" in text
    assert "Chances &lt;all&gt;" in text
    dashes = {
        line.partition('stroke-dasharray="')[2].partition('"')[0]
        for line in text.splitlines()
        if "polyline" in line
    }
    assert len(dashes) == len(found.accounts)


def test_R02_choices_of_before_somebody_joined_are_told_with_the_seats_of_the_end() -> None:
    """R02: Dan sits down as the second of four; each choice is of the same person and the same move as in the
    record."""
    found, lines = told("classic-simple-join"), record("classic-simple-join").lines
    analysis = judged(found, supposed(found))

    assert len(found.game.seats) == 4
    for one in analysis.decisions:
        line = lines[one.line - 1]
        assert found.game.seats[one.seat] == line.seat
        assert found.game.text(one.move) == line.move.partition(" = ")[0]
    assert "Dan" in {found.game.seats[account.seat] for account in analysis.accounts}
