"""Typed words and printed numbers of a language."""

from __future__ import annotations

import io
import random

import pytest

from discovery.cli.opponents import Opponents
from discovery.cli.orders import Orders
from discovery.cli.seating import players
from discovery.cli.session import Session
from discovery.cli.terminal import Terminal
from discovery.evolution.game import new_game
from discovery.records import read, replay
from tests.cli.conftest import Run
from tests.cli.examples import record


class Screen(io.StringIO):
    """Somebody looks at it, or types on it."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("poser feu", "place fire"),
        ("Placer feu", "place fire"),
        ("rejouer feu", "replay fire"),
        ("défausser feu", "discard fire"),
        ("defausser feu", "discard fire"),
        ("appeler mythe", "call myth"),
        ("donner feu", "give fire"),
        ("échanger Bo", "exchange Bo"),
        ("voler Bo", "steal Bo"),
        ("finir", "end"),
        ("passer", "pass"),
    ],
)
def test_the_words_of_the_page_are_those_of_the_terminal(typed: str, meant: str) -> None:
    game = new_game("explore", ["Ann", "Bo"])
    legal = [game.parse(move)[0] for move in ("place gathering", "pass", "end")]

    assert game.text(Orders(game, "fr").move(typed, legal)) == meant


def test_short_forms_of_english_words_stay_cards() -> None:
    game = new_game("explore", ["Ann", "Bo"])
    legal = [game.parse(move)[0] for move in ("place fire", "end")]

    assert game.text(Orders(game, "en").move("fi", legal)) == "place fire"
    assert game.text(Orders(game, "en").move("finish", legal)) == "end"


def test_commands_in_french(run: Run) -> None:
    typed = "aide\npourquoi poser mythe\nrègle C01\nsauter\nsauver\nquitter\nplace nothing\n"

    done = run("play", "--seed", "5", "--language", "fr", typed=typed)

    for words in (
        "pourquoi COUP",
        "(règle\u00a0A07)",
        "C01 · ",
        "Tapez ? pour de l’aide.\n",
        "Impossible d’écrire",
    ):
        assert words.replace("\u00a0", " ") in done.out.replace("\u00a0", " ")
    assert "«\u202fsauter\u202f» n’est pas un coup. Tapez ? pour de l’aide." in done.out
    assert "Partie interrompue" in done.out
    assert "nothing" not in done.out


def at_the_end_of_a_turn(typed: str, monkeypatch: pytest.MonkeyPatch, screen: bool) -> tuple[list[str], str]:
    """What the session's person plays with a trump in hand, and what is said."""
    replayed = replay(read(record("Ann: place gathering")))
    out = io.StringIO()
    terminal = Terminal("en", out, out)
    seated = players(("you", "you"), (), "You", "en")
    opponents = Opponents(terminal, replayed.game, seated)
    session = Session(terminal, replayed.game, seated, random.Random(1), opponents, "")
    session.state = replayed.state
    session.state.trumps = 1
    keyboard = (Screen if screen else io.StringIO)(typed)
    monkeypatch.setattr("sys.stdin", keyboard)
    monkeypatch.setattr("builtins.input", lambda _: keyboard.readline().rstrip("\n"))
    return [session.game.text(session._ask(session.state.turn))], out.getvalue()


def test_an_unused_trump_is_asked_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played, said = at_the_end_of_a_turn("end\nmoves\nend\nend\n", monkeypatch, screen=True)

    assert played == ["end"]
    assert said.count("Your trump is lost") == 2


def test_nobody_is_asked_through_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    played, said = at_the_end_of_a_turn("end\n", monkeypatch, screen=False)

    assert played == ["end"]
    assert "is lost" not in said


def test_numbers_are_written_as_the_language_does(run: Run) -> None:
    arguments = ["simulate", "--games", "2", "--seed", "x", "--seats", "greedy,random"]

    french, english = (run(*arguments, "--language", language).out for language in ("fr", "en"))

    assert "100,0\u202f%" in french
    assert "100.0\u00a0%" in english
    assert "." not in french.split("┡")[1].split("└")[0]


def test_a_narrow_table_breaks_no_number(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")

    done = run("simulate", "--games", "2", "--seed", "x", "--language", "fr")

    rows = [line for line in done.out.splitlines() if line.startswith("│")]
    assert len(rows) == 2
    assert all(row.endswith("│") and row.count("%") == 1 for row in rows)


def test_lines_are_not_broken_at_no_break_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    out = Screen()

    Terminal("fr", out, out).line("Voici des mots «\u202fpuis d’autres\u202f» (règle\u00a0A07)")

    assert "«\u202fpuis" in out.getvalue()
    assert "(règle\u00a0A07)" in out.getvalue()
    assert max(map(len, out.getvalue().splitlines())) <= 20
