"""Every command works for a family that brings no drawing: the walk of the examples."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from discovery.cli.commands import join
from discovery.engines.outside.messages import Hello, Result
from discovery.play.records import read
from discovery.play.replay import replay
from discovery.play.setups import GameSetup, decode, encode
from tests.cli.conftest import Run
from tests.support.walk import registered

GAME = "walk:hills"
PROGRAM = "wanderer"
FIRST_MOVES = "1\n" * 300


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield from registered(monkeypatch)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_is_played_by_numbers(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "walk.record"
    arguments = ["--game", GAME, "--seed", "5", "--save", file, "--language", language]

    done = run("play", *arguments, typed="?\nmoves\ntable\nlast\n" + FIRST_MOVES)

    assert done.status == 0, done.err
    assert "1 go " in done.out
    assert "cli-" not in done.out
    assert {"en": "A walk in the hills with ", "fr": " avec "}[language] in done.out
    record = read(file.read_text(encoding="utf-8"))
    assert record.game == GAME
    replay(record)


def test_moves_are_typed_in_notation_too(run: Run) -> None:
    done = run("play", "--game", GAME, "--seed", "5", typed="fly away\nwhy end\nend\nquit\n")

    assert "“fly away” is not a move." in done.out
    assert "This move is possible." in done.out


def test_a_record_is_shown_listed_and_played_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "walk.record"
    run("play", "--game", GAME, "--seed", "5", "--save", file, typed=FIRST_MOVES)

    shown, listed = run("replay", file, "--at", 2), run("replay", file, "--steps")
    went_on = run("replay", file, "--at", 2, "--play", typed="quit\n")

    assert "may: " in shown.out
    assert "1  " in listed.out
    assert "from step 2" in went_on.out
    assert run("replay", file, "--at", 2, "--json").json["game"] == GAME


def test_programs_play_each_other(run: Run) -> None:
    seats = f"{PROGRAM},{PROGRAM}"
    done = run("simulate", "--game", GAME, "--seats", seats, "--games", 4, "--seed", "x", "--json")

    assert done.status == 0, done.err
    assert [seat["player"] for seat in done.json["seats"]] == [PROGRAM, PROGRAM]


def test_the_usual_seats_are_the_familys_own(run: Run) -> None:
    assert run("simulate", "--game", GAME, "--games", 2, "--seed", "x").status == 0


def test_its_game_is_in_the_catalogue_and_its_rules_have_a_version(run: Run) -> None:
    assert GAME in [game["key"] for game in run("options", "--json").json["games"]]
    assert GAME in run("options").out
    assert "walk: 1" in run("version").out


def test_its_game_has_a_code_with_the_words_of_its_family() -> None:
    """The game is spelled out, all the rest is short: six groups of letters."""
    setup = GameSetup(GAME, seats=("me", f"program:{PROGRAM}"))

    assert setup.deck == "hills"
    assert decode(encode(setup)) == setup
    assert encode(setup).count("-") < 7


def test_a_table_is_set_up_by_its_code(run: Run) -> None:
    code = encode(GameSetup(GAME, seats=("me", f"program:{PROGRAM}")))

    assert "1 go " in run("play", "--setup", code, "--seed", "5", typed="quit\n").out


@pytest.mark.parametrize("command", ["play", "simulate", "bench", "tournament"])
def test_a_family_that_is_not_there_is_refused_in_words(run: Run, command: str) -> None:
    done = run(command, "--game", "swim:lake")

    assert (done.status, done.err.split(": ")[1]) == (1, "unknown-game")


@pytest.mark.parametrize(
    ("game", "counted", "said"),
    [
        (GAME, {"total": 2}, ["Seat 1 wins.", "Seat 2 does not win."]),
        ("chess:blitz", {"total": 2}, ["Seat 1 wins.", "Seat 2 does not win."]),
        ("explore", {"total": 1, "cards_left": 0}, ["Seat 1 wins with one point.", "Seat 2 has one point."]),
        (
            "intro",
            {"total": None, "cards_left": 3},
            ["Seat 1 wins with 3 cards left.", "Seat 2 has 3 cards left."],
        ),
    ],
)
def test_a_joined_table_ends_in_the_words_of_its_family(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str, counted: dict[str, int | None], said: list[str]
) -> None:
    """A total is in points in the card games only; the server may have families that this machine lacks."""
    rows = [{"seat": seat, "winner": seat == 0, **counted} for seat in range(2)]

    def ended(*_: object, tell: Callable[[Hello], None], **__: object) -> Result:
        tell(Hello(1, "", game, "", [], ["Ann", "Bo"], [], 0, 0.0))
        return Result("", rows)

    monkeypatch.setattr(join, "join", ended)
    done = run("join", "http://localhost/#/play/abc", sys.executable)
    assert done.out.splitlines() == said
