"""Whatever prints data prints it for programs, too: ``--json``."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.store.test_place import fill
from tests.support.testing.commands import parsers

NO_DATA = {
    "play": "a game with a person, played by typing",
    "deck play": "a game with a person, played by typing",
    "match play": "games with a person, played by typing",
    "serve": "runs until it is stopped; programs read its log as JSON (--log)",
    "completion": "prints a script for a shell",
    "admin close": "one act, told by the status",
    "admin reopen": "one act, told by the status",
    "admin role": "one act, told by the status",
    "admin mail": "one act, told by the status",
    "admin class": "one act, told by the status",
    "admin club": "one act, told by the status",
    "admin contest": "one act, told by the status",
    "admin backup": "one act, told by the status",
    "admin restore": "one act, told by the status",
}
"""The commands without ``--json``, and why."""


def without() -> set[str]:
    """The commands that do something and have no ``--json``."""
    return {
        command
        for command, parser in parsers().items()
        if not any(isinstance(action, argparse._SubParsersAction) for action in parser._actions)
        and not any("--json" in action.option_strings for action in parser._actions)
    }


def test_every_command_that_prints_data_has_it() -> None:
    assert without() == set(NO_DATA)


def test_a_match_is_told_whenever_it_changes(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "ours.match"
    seats = (
        "--game",
        "classic-simple",
        "--options",
        "eras=1-3",
        "--seats",
        "Ann=greedy,Bo=random,Cem=random",
    )

    new = run("match", "new", file, *seats, "--seed", "1", "--json").json
    assert new == run("match", "show", file, "--json").json
    assert run("match", "play", file, "--seed", "2").status == 0
    left = run("match", "leave", file, "Cem", "--json").json
    assert left == run("match", "show", file, "--json").json != new
    joined = run("match", "join", file, "Dia=random", "--json").json
    assert "Dia" in [line["name"] for line in joined["lines"]]
    assert run("match", "stop", file, "--json").json["over"]
    (record,) = run("match", "export", file, tmp_path / "games", "--json").json["files"]
    assert Path(record).read_text(encoding="utf-8").startswith("[")


def test_a_new_deck_tells_its_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.csv"

    told = run("deck", "new", file, "--eras", "2", "--cards", "3", "--json").json
    assert told == {"file": str(file), "faults": 0}
    assert file.exists()


@pytest.mark.parametrize(("flags", "done"), [((), "invite"), (("--close",), "close")])
def test_an_account_tells_what_was_done(run: Run, tmp_path: Path, flags: tuple[str, ...], done: str) -> None:
    fill(tmp_path)
    at = ("--data", tmp_path, "--json")
    told = run("admin", "account", "Ann", *at).json
    if flags:
        told = run("admin", "account", "Ann", *flags, *at).json

    assert (told["account"], told["done"], "token" in told) == ("Ann", done, done == "invite")
