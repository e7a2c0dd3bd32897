"""A misused command line is explained in the reader's language, and as an object with ``--json``."""

from __future__ import annotations

import pytest

from discovery.i18n import LANGUAGES
from tests.cli.conftest import Run

MISUSED = [
    (["serve", "--port", "99999"], "0 to 65535", "de 0 à 65535"),
    (["serve", "--port", "x"], "0 to 65535", "de 0 à 65535"),
    (["simulate", "--games", "0"], "1 to 100,000,000", "nombre entier"),
    (["simulate", "--workers", "62"], "1 to 61", "de 1 à 61"),
    (["serve", "--abandon-days", "nan"], "above 0", "supérieur à 0"),
    (["serve", "--abandon-days", "x"], "above 0", "supérieur à 0"),
    (["serve", "--base-path", "cards"], "slash", "barre oblique"),
    (["serve", "--metrics", "somewhere"], "networks", "réseaux"),
    (["serve", "--port"], "needs a value", "attend une valeur"),
    (["replay"], "missing here: FILE", "manque ici\u202f: FILE"),
    (["replay", "a", "b"], "does not know “b”", "ne connaît pas «\u202fb\u202f»"),
    (["replay", "a", "--json=x"], "takes no value", "ne prend pas de valeur"),
    (["serve", "--log", "xml"], "'xml' is not one of", "'xml' ne figure pas parmi"),
]


@pytest.mark.parametrize(("command", "english", "french"), MISUSED, ids=str)
def test_it_is_said_in_the_language(run: Run, command: list[str], english: str, french: str) -> None:
    for language, words, frame in (("en", english, "usage: "), ("fr", french, "emploi\u202f: ")):
        done = run(command[0], "--language", language, *command[1:])

        assert done.status == 2
        assert done.err.startswith(f"{frame}discovery ")
        assert words in done.err.splitlines()[-1]
        assert not any(inner in done.err for inner in ("_port", "usage-", "cli-", "argument --"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_comes_as_an_object(run: Run, language: str) -> None:
    done = run("simulate", "--json", "--games", "none", "--language", language)

    error = done.json["error"]
    assert done.status == 2
    assert (error["line"], error["code"], error["rule"]) == (0, "bad-value", None)
    assert done.err.endswith(f"discovery: bad-value: {error['message']}\n")


def test_help_is_framed_in_french(run: Run) -> None:
    done = run("serve", "--help", "--language", "fr")

    assert done.out.startswith("emploi\u202f: discovery serve")
    assert "show this help" not in done.out
    assert "afficher cette aide" in done.out
