"""A finished survival game looked at afterwards: chances, causes, and what would have saved whom."""

from __future__ import annotations

from functools import cache
from io import StringIO

import pytest

from discovery.cli.terminal import Terminal
from discovery.core.players.advice import ChoiceValue, Reason
from discovery.core.protocol import GameSpec
from discovery.core.registry import family, new_game
from discovery.lab.analysis import AnalysisInput, analyse, judged, story
from discovery.lab.chances import GameAnalysis
from discovery.lab.match import Match
from discovery.play.records import Record
from discovery.server.present.analyses import sent
from tests.support.survival.table import short_game

PARTS = ["choice", "dice", "cards", "rest"]


@cache
def record() -> Record:
    return Match("discover:gate", ["careful", "random"]).record("looked at")


@cache
def told() -> AnalysisInput:
    return story(record())


def supposed() -> GameAnalysis:
    """Answers that nobody has thought about: each third choice gives something away, chances fall."""
    found, answers = told(), []
    for number, asked in enumerate(found.questions):
        now = tuple(0.5 - number / 1000 for _ in found.shares)
        best = asked.view.legal[0] if asked.free else asked.move
        kept = 0.5 - 0.001 * number * (number % 3 == 0)
        answers.append(ChoiceValue(best, 0.5, kept, now, now, (Reason("collect", number=3),)))
    return judged(found, answers)


def test_all_lines_are_asked_about_and_choices_are_told_apart() -> None:
    found = told()

    assert [asked.line for asked in found.questions] == list(range(1, found.lines + 1))
    for asked in found.questions:
        line = record().lines[asked.line - 1]
        assert asked.free == (len(asked.view.legal) > 1)
        assert asked.drawn == ("=" in line.move)
        assert not asked.free or asked.move in asked.view.legal


def test_XA06_everybody_who_gets_out_has_a_whole_win() -> None:
    out = Match("discover:boat", ["careful", "careful"])
    seeds = (seed for seed in range(40) if len(out.play(f"both {seed}").result.winners) == 2)

    assert story(out.record(f"both {next(seeds)}")).shares == (1.0, 1.0)


def test_parts_lead_from_the_first_chance_to_the_end() -> None:
    found = supposed()

    assert [account.seat for account in found.accounts] == [0, 1]
    for account, end in zip(found.accounts, told().shares, strict=True):
        assert [cause for cause, _ in account.parts] == PARTS
        assert account.curve[-1].chance == end
        assert sum(part for _, part in account.parts) == pytest.approx(end - account.curve[0].chance)


def test_whoever_did_not_get_out_is_told_the_choice_that_gave_away_most() -> None:
    found = supposed()

    assert [one.seat for one in found.rescues] == [
        seat for seat, share in enumerate(told().shares) if share == 0
    ]
    for one in found.rescues:
        assert one.end == told().ends[one.seat]
        assert one.decision is not None
        own = [choice for choice in found.decisions if choice.seat == one.seat]
        assert one.decision.loss == max(choice.loss for choice in own)


def test_a_page_gets_everything() -> None:
    page = sent(told().game, supposed(), 7)

    assert [[part.cause for part in account.parts] for account in page.accounts] == [PARTS, PARTS]
    assert {turn.cause for turn in page.turns} <= set(PARTS)
    assert all(one.end and one.line and one.best and one.reasons for one in page.rescues)
    assert page.rescues


def test_equal_seeds_give_equal_numbers() -> None:
    assert analyse(short_game(), 1, "a") == analyse(short_game(), 1, "a")


def test_every_move_has_words_in_both_languages() -> None:
    game = new_game(GameSpec("discover:canoe", ("Ann", "Bo", "Cem", "Dee")))
    part = family("discover").terminal
    assert part is not None
    for language in ("en", "fr"):
        words = part.open(Terminal(language, StringIO(), StringIO()), game)
        said = [words.words(move) for move in game.all_moves()]
        assert not [text for text in said if "discover-" in text or "{" in text]
        assert len(set(said)) > len(said) // 2
