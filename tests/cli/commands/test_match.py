"""Matches in the terminal: a file that grows by a game at a time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from discovery.i18n import LANGUAGES
from discovery.play import records
from discovery.play.matches import read
from discovery.play.replay import replay
from tests.cli.conftest import Run
from tests.support.own_deck import garden

FIRST_MOVES = "1\n" * 300
SHORT = ("--game", "classic-simple", "--options", "eras=1-3")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ours.match"


def begin(run: Run, file: Path, seats: str, terms: str = "games=3, handicap, stakes=1") -> None:
    done = run("match", "new", file, *SHORT, "--seats", seats, "--terms", terms, "--seed", "1")
    assert (done.status, done.err) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_between_programs(run: Run, file: Path, language: str) -> None:
    begin(run, file, "Ann=greedy,Bo=random,virtual")

    done = run("match", "play", file, "--games", "9", "--seed", "2", "--language", language)

    assert (done.status, done.err) == (0, "")
    assert "cli-" not in done.out
    match = read(file.read_text(encoding="utf-8"))
    assert match.standings.over
    assert match.standings.games == 3
    shown = run("match", "show", file, "--json").json
    assert [line["name"] for line in shown["lines"]] == ["Ann", "Bo", "Virtual player"]
    assert sum(line["balance"] for line in shown["lines"]) == -shown["pot"]
    again = run("match", "play", file)
    assert (again.status, "match-over" in again.err) == (1, True)


def test_a_person_plays_a_game_after_the_other(run: Run, file: Path) -> None:
    begin(run, file, "Zoe=you,random", "games=2, championship")
    before = file.read_bytes()

    stopped = run("play", "--match", file, "--seed", "4", typed="quit\n")
    assert stopped.status == 0
    assert "can be played again" in stopped.out
    assert file.read_bytes() == before

    first = run("play", "--match", file, "--seed", "4", typed=FIRST_MOVES)
    assert "Zoe" in first.out
    assert "Next: game 2" in first.out
    second = run("match", "play", file, "--seed", "4", typed=FIRST_MOVES)
    assert "The match is over." in second.out
    assert read(file.read_text(encoding="utf-8")).standings.games == 2


def test_records_of_its_games(run: Run, file: Path, tmp_path: Path) -> None:
    begin(run, file, "greedy,random")
    run("match", "play", file, "--games", "2")

    done = run("match", "export", file, tmp_path / "games")

    assert done.status == 0
    for number in (1, 2):
        text = (tmp_path / "games" / f"ours-{number}.record").read_text(encoding="utf-8")
        assert replay(records.read(text)).game.result is not None


def test_leaving_joining_stopping(run: Run, file: Path) -> None:
    begin(run, file, "Ann=greedy,Bo=random,Cem=random", "games=0, stakes=1")
    run("match", "play", file, "--seed", "3")

    assert run("match", "leave", file, "Bo").status == 0
    assert run("match", "join", file, "Dan=greedy").status == 0
    assert run("match", "play", file, "--seed", "3").status == 0
    assert run("match", "join", file, "Dan").err.split(": ")[1] == "match-player"
    assert run("match", "join", file, "DAN").err.split(": ")[1] == "match-player"
    done = run("match", "stop", file)
    assert "The match is over." in done.out
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("-: ")] == [
        "-: leaves Bo",
        "-: joins Dan=greedy",
        "-: stops",
    ]


def test_a_damaged_file_is_refused_and_left_alone(run: Run, file: Path) -> None:
    begin(run, file, "greedy,random")
    run("match", "play", file, "--games", "2", "--seed", "2")
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("=== 2", "=== 3"), encoding="utf-8")

    line = 1 + text.splitlines().index("=== 2")
    for verb in ("play", "show", "stop"):
        done = run("match", verb, file)
        assert done.status == 1
        assert done.err.startswith(f"{file}:{line}: match-game-number: ")
    fault = json.loads(run("match", "show", file, "--json").out)["error"]
    assert (fault["line"], fault["code"]) == (line, "match-game-number")
    assert file.read_text(encoding="utf-8") == text.replace("=== 2", "=== 3")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--terms", "stake=1"), "match-terms"),
        (("--terms", "championship, stakes=1"), "match-terms"),
        (("--terms", "handicap", "--game", "intro", "--options", ""), "match-term-excluded"),
        (("--handicaps", "Ann=x"), "bad-value"),
        (("--handicaps", "Eve=1"), "match-player"),
        (("--seats", "you,Bo=nobody"), "unknown-player"),
    ],
)  # fmt: skip
def test_what_cannot_begin(run: Run, file: Path, arguments: tuple[str, ...], code: str) -> None:
    done = run("match", "new", file, *SHORT, "--seats", "you,greedy", *arguments)

    assert (done.status, code in done.err) == (1, True)
    assert not file.exists()


def test_no_file_is_overwritten(run: Run, file: Path) -> None:
    begin(run, file, "greedy,random")

    assert "file-exists" in run("match", "new", file, "--seats", "greedy,random").err
    assert run("match", "new", file, "--seats", "greedy,random", "--force").status == 0


def test_a_match_says_itself_what_is_played(run: Run, file: Path) -> None:
    begin(run, file, "you,random")

    assert "option-excluded" in run("play", "--match", file, "--game", "intro").err


def test_with_a_deck_of_ones_own(run: Run, file: Path, tmp_path: Path) -> None:
    deck = tmp_path / "garden.csv"
    deck.write_text(garden(), encoding="utf-8")
    done = run("match", "new", file, "--game", "classic-simple", "--deck", deck, "--seats", "greedy,random")
    assert (done.status, done.err) == (0, "")

    assert run("match", "play", file, "--deck", deck).status == 0
    assert "deck-needed" in run("match", "play", file).err
    assert run("match", "show", file, "--deck", deck).status == 0
