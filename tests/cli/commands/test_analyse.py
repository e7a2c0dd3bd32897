"""``discovery analyse``: a finished game in numbers, in words and as a picture, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from discovery.play.records import write
from tests.cli.conftest import Run
from tests.support.data import GOLDEN
from tests.support.example_records import record
from tests.support.survival.table import short_game

GAME = GOLDEN / "explore-2.record"
FEW = ("--iterations", 4)
KEYS = ["game", "steps", "iterations", "decisions", "seats", "turning_points"]
DECISION_KEYS = ["step", "seat", "move", "best", "promised", "kept", "loss"]
SEAT_KEYS = ["name", "choice", "luck", "curve"]
PARTS = ["choice", "dice", "cards", "rest"]
TURN_KEYS = ["seat", "steps", "before", "after", "by"]


def test_json_has_exactly_the_keys_of_the_contract(run: Run) -> None:
    done = run("analyse", GAME, *FEW, "--json")
    assert (done.status, done.err) == (0, "")
    assert list(done.json) == KEYS
    assert {tuple(one) for one in done.json["decisions"]} == {tuple(DECISION_KEYS)}
    assert {tuple(one) for one in done.json["seats"]} == {tuple(SEAT_KEYS)}
    assert {tuple(one) for one in done.json["turning_points"]} <= {tuple(TURN_KEYS)}
    assert done.json["iterations"] == 4


def test_the_same_seed_gives_the_same_analysis(run: Run) -> None:
    assert len({run("analyse", GAME, *FEW, "--seed", "x", "--json").out for _ in range(2)}) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_explained_in_words(run: Run, language: str) -> None:
    done = run("analyse", GAME, *FEW, "--language", language)
    assert done.status == 0
    told = {"en": ("own choices", "turning point"), "fr": ("ses choix", "tournant")}[language]
    for words in told:
        assert words in done.out
    assert not [word for word in ("analysis-", "move-", "hint-", "{") if word in done.out]


def test_the_picture_is_written_where_it_is_wanted(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "chances.svg"
    assert run("analyse", GAME, *FEW, "--svg", picture).status == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg ")


def test_a_running_game_is_refused(run: Run) -> None:
    done = run("analyse", "-", typed=record("Ann: place gathering", "Ann: end"))
    assert done.status == 1
    assert "not-over" in done.err


def test_a_record_that_does_not_replay_is_refused_with_its_line(run: Run) -> None:
    done = run("analyse", "-", "--json", typed=record("Ann: place myth"))
    assert done.status == 1
    assert done.json["error"]["code"] == "out-of-reach"
    assert done.json["error"]["line"] > 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_survivors_are_told_what_chance_did_and_what_would_have_saved_them(
    run: Run, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "game.record"
    file.write_text(write(short_game()), encoding="utf-8")
    done = run("analyse", file, "--iterations", 1, "--language", language)

    assert done.status == 0
    assert {"en": "left the table", "fr": "départ de la table"}[language] in done.out
    assert {"en": "dice", "fr": "les dés"}[language] in done.out
    assert not [word for word in ("analysis-", "cli-", "discover-", "{") if word in done.out]


def test_json_has_parts_and_what_would_have_saved_whom(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(write(short_game()), encoding="utf-8")
    found = run("analyse", file, "--iterations", 1, "--json").json

    assert list(found)[-1] == "saved"
    assert [list(one) for one in found["saved"]] == [["seat", "end", "choice"]]
    assert list(found["seats"][0]["parts"]) == PARTS
