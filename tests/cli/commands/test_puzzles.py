"""``discovery puzzles``: found, listed, drawn and solved."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader

from discovery.lab.puzzles import mining
from discovery.lab.puzzles.file import read, shipped, write
from discovery.lab.puzzles.puzzle import ordered
from tests.cli.conftest import Run

FIRST = ordered(shipped())[0]


def test_puzzles_are_made_from_games_and_listed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.puzzles"
    played = ("--game", "intro", "--options", "eras=1-4", "--seats", "greedy,greedy", "--games", 1)
    flags = (*played, "--seed", "b", "--iterations", 60)
    monkeypatch.setattr(mining, "STEPS", (8,))  # how hard a puzzle is takes longest to find out
    done = run("puzzles", "make", file, *flags, "--json")
    made = [puzzle.ident for puzzle in read(file.read_text(encoding="utf-8"))]
    assert made
    assert (done.status, done.json["puzzles"], done.json["games"]) == (0, made, 1)
    again = run("puzzles", "make", file, *flags)
    assert (again.status, "file-exists" in again.err) == (1, True)
    listed = run("puzzles", "show", "--file", file)
    assert (listed.status, [name in listed.out for name in made]) == (0, [True] * len(made))


@pytest.mark.parametrize("verb", [("show",), ("show", "--json"), ("solve",), ("solve", "--move", "pass")])
def test_a_file_in_which_no_puzzle_was_found_is_told(run: Run, tmp_path: Path, verb: tuple[str, ...]) -> None:
    """As ``make`` writes it where every decision was clear."""
    file = tmp_path / "none.puzzles"
    file.write_text(write(()), encoding="utf-8")
    done = run("puzzles", *verb, "--file", file)
    assert (done.status, done.err.partition(": ")[2].startswith("no-such-puzzle: ")) == (1, True)


def test_a_puzzle_is_shown_as_data_without_its_answer_in_the_question(run: Run) -> None:
    shown = run("puzzles", "show", FIRST.ident, "--json").json
    assert shown["solution"]["move"] == FIRST.solution
    assert set(shown["question"]) == {
        "answers",
        "deck",
        "difficulty",
        "game",
        "id",
        "kind",
        "options",
        "position",
        "rules",
        "seat",
        "seats",
    }


def test_one_answer_is_judged(run: Run) -> None:
    right = run("puzzles", "solve", FIRST.ident, "--move", FIRST.solution, "--json")
    assert (right.status, right.json["right"], "solution" in right.json) == (0, True, True)
    wrong = run("puzzles", "solve", FIRST.ident, "--move", FIRST.answers[-1][0], "--json")
    assert (wrong.status, wrong.json["right"], "solution" in wrong.json) == (1, False, False)
    assert "Not the best" in run("puzzles", "solve", FIRST.ident, "--move", FIRST.answers[-1][0]).out


def test_puzzles_are_solved_one_after_the_other(run: Run) -> None:
    typed = f"nonsense\n\n{FIRST.answers[-1][0]}\n{FIRST.solution}\nanswer\nquit\n"
    done = run("puzzles", "solve", typed=typed)
    assert done.status == 0
    assert done.out.index("Not the best") < done.out.index("Right!") < done.out.rindex("next best move")
    assert "réponse" in run("puzzles", "solve", FIRST.ident, "--language", "fr").out


def test_unknown_puzzles_and_files_are_refused(run: Run, tmp_path: Path) -> None:
    assert "no-such-puzzle" in run("puzzles", "show", "nobody").err
    file = tmp_path / "no.puzzles"
    file.write_text("nonsense", encoding="utf-8")
    assert "no-puzzle-file" in run("puzzles", "show", "--file", file).err
    made = run("puzzles", "make", tmp_path / "x", "--game", "discover:way-out")
    assert made.status == 1


def test_puzzles_are_printed_with_their_solutions_overleaf(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "one.pdf"
    done = run("puzzles", "print", file, FIRST.ident, "--paper", "letter", "--json")
    assert (done.status, done.json) == (0, {"file": str(file), "puzzles": [FIRST.ident]})
    front, back = (page.extract_text() for page in PdfReader(file).pages)
    assert [FIRST.ident in side for side in (front, back)] == [True, True]
    refused = run("puzzles", "print", file, "nothing")
    assert (refused.status, "no-such-puzzle" in refused.err) == (1, True)
    assert run("puzzles", "print", file, "--paper", "a0").status == 1
