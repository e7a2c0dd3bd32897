"""``discovery learn``: lessons listed and taken in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from discovery.play.lessons.file import lesson_called, shipped
from discovery.play.records import read
from tests.cli.conftest import Run

FIRST = next(iter(shipped()))
LANGUAGE_WORDS = {
    "en": ("A first game", "Step 1 of 12", "You have won!"),
    "fr": ("Une première partie", "Étape 1 sur 12", "Vous avez gagné"),
    "de": ("Eine erste Partie", "Schritt 1 von 12", "Du hast gewonnen!"),
}


def moves_of(ident: str) -> str:
    """The lesson's own moves, one a line."""
    return "".join(f"{step.move}\n" for step in lesson_called(ident).steps)


def test_all_lessons_are_listed_under_their_topics(run: Run) -> None:
    listed = run("learn")
    assert listed.status == 0
    assert all(f"  {ident} · " in listed.out for ident in shipped())
    assert listed.out.startswith("First games\n")
    found = run("learn", "--json").json["lessons"]
    assert [one["id"] for one in found] == list(shipped())
    assert found[0]["rules"][0] == list(lesson_called(FIRST).steps[0].rules)


def test_lessons_that_touch_a_rule_are_listed_with_the_step(run: Run) -> None:
    listed = run("learn", "--rule", "c11")
    assert "  quiet-turns · " in listed.out
    assert "  stop-intro --step 3 · " in listed.out
    assert FIRST not in listed.out
    assert {one["id"]: one["step"] for one in run("learn", "--rule", "C11", "--json").json["lessons"]} == {
        "quiet-turns": 1,
        "stop-intro": 3,
    }
    assert run("learn", "--rule", "A14").out == "No lesson touches rule A14.\n"
    refused = run("learn", "--rule", "Z99")
    assert (refused.status, "bad-value" in refused.err) == (1, True)


@pytest.mark.parametrize("language", LANGUAGE_WORDS)
def test_a_lesson_is_taken_to_its_end(run: Run, language: str) -> None:
    taken = run("learn", FIRST, "--language", language, typed=moves_of(FIRST))
    assert taken.status == 0
    assert all(words in taken.out for words in LANGUAGE_WORDS[language])
    assert "discovery learn intro" in taken.out


@pytest.mark.parametrize(
    "ident", ["survival-day", "antiquity", "classic-join", "flash-bot", "the-last-night"]
)
def test_lessons_of_every_kind_can_be_taken(run: Run, ident: str) -> None:
    taken = run("learn", ident, typed=moves_of(ident))
    of = len(lesson_called(ident).steps)
    assert (taken.status, f"Step {of} of {of}" in taken.out) == (0, True)
    assert "another move" not in taken.out


def test_another_move_is_answered_with_the_one_that_is_meant(run: Run) -> None:
    taken = run("learn", FIRST, typed="end\nplace band\nundo\nquit\n")
    assert "This can be played, but the lesson is about another move" in taken.out
    assert "That works, too" in taken.out
    assert taken.out.count("Step 1 of 12") == 2
    assert taken.out.count("Step 2 of 12") == 1


def test_a_lesson_begins_with_the_step_that_is_asked_for(run: Run) -> None:
    taken = run("learn", FIRST, "--step", 3, typed="quit\n")
    assert "Step 3 of 12" in taken.out
    assert "Step 1 of 12" not in taken.out
    assert "  Bo places" in taken.out


def test_what_can_be_typed_in_a_game_can_be_typed_here(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "first.record"
    taken = run("learn", FIRST, typed=f"rule A05\nwhy place fire\njoin Cem\nsave {file}\n")
    assert "A05 · The starting cards" in taken.out
    assert "C01" in taken.out
    assert "R02" in taken.out
    assert read(file.read_text(encoding="utf-8")).lines == lesson_called(FIRST).record.lines


def test_unknown_lessons_and_steps_are_refused(run: Run) -> None:
    assert "no-such-lesson" in run("learn", "nobody").err
    refused = run("learn", FIRST, "--step", 99)
    assert (refused.status, "no-such-step" in refused.err) == (1, True)
