"""A misused command line is explained in the reader's language, and as an object with ``--json``."""

from __future__ import annotations

from pathlib import Path

import pytest

from discovery.cli.arguments import parse
from discovery.core import registry
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
    (["replay", "a", "--json=x"], "--json takes no value, but 'x' follows", "ne prend pas de valeur"),
    (["replay", "a", "--help=x"], "-h/--help takes no value, but 'x' follows", "ne prend pas de valeur"),
    (
        ["replay", "a", "--steps", "--play"],
        "--play cannot be used with --steps",
        "--play ne va pas avec --steps",
    ),
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


def test_all_that_is_missing_is_named(run: Run) -> None:
    done = run("admin", "contest", "--language", "en")
    assert "missing here: ID, --erase" in done.err


@pytest.mark.parametrize(("command", "list_of_all"), [([], "discovery"), (["deck"], "discovery deck")])
def test_where_a_command_is_missing_it_says_what_lists_them(
    run: Run, command: list[str], list_of_all: str
) -> None:
    done = run(*command)
    assert done.status == 2
    assert f"A command is missing. “{list_of_all} --help” lists them all." in done.err


WRONG = [
    ("DISCOVERY_PROCESSES", "0", "1 to 100,000,000"),
    ("DISCOVERY_PEER", "nowhere", "HOST:PORT"),
    ("DISCOVERY_METRICS", "somewhere", "networks"),
    ("DISCOVERY_ADDRESS", "cards.example.org", "DISCOVERY_ADDRESS"),
    ("DISCOVERY_ACCOUNTS", "yes", "'yes' is not one of 'open', 'closed'"),
    ("DISCOVERY_WEBHOOKS", "1", "'1' is not one of 'public', 'local'"),
]
USUAL = {
    "DISCOVERY_DATABASE": ("database", ""),
    "DISCOVERY_BUS": ("bus", ""),
    "DISCOVERY_PROCESSES": ("processes", 1),
    "DISCOVERY_PEER": ("peer", "127.0.0.1:0"),
    "DISCOVERY_MAIL": ("mail", ""),
    "DISCOVERY_MAIL_FROM": ("mail_from", ""),
    "DISCOVERY_MAIL_PASSWORD_FILE": ("mail_password_file", ""),
    "DISCOVERY_ADDRESS": ("address", ""),
    "DISCOVERY_ACCOUNTS": ("accounts", ""),
    "DISCOVERY_WEBHOOKS": ("webhooks", ""),
    "DISCOVERY_METRICS": ("metrics", ""),
    "DISCOVERY_TRACES": ("traces", ""),
}


@pytest.mark.parametrize(("variable", "value", "words"), WRONG, ids=str)
def test_a_fault_in_the_environment_names_the_variable(
    run: Run, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, words: str
) -> None:
    monkeypatch.setenv(variable, value)
    done = run("serve", "--language", "en")
    assert done.status == 2
    assert f"bad-value: {variable}: " in done.err.splitlines()[-1]
    assert words in done.err.splitlines()[-1]


def test_a_fault_that_is_typed_names_the_option(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCOVERY_PROCESSES", "3")
    done = run("serve", "--language", "en", "--processes", "0")
    assert "bad-value: --processes: " in done.err.splitlines()[-1]


def test_what_is_typed_counts_and_not_the_fault_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCOVERY_PROCESSES", "0")
    monkeypatch.setenv("DISCOVERY_ACCOUNTS", "yes")
    options = parse(["serve", "--processes", "2", "--accounts=closed"])
    assert (options.processes, options.accounts) == (2, "closed")


@pytest.mark.parametrize("blank", ["", "  ", "\t\n"])
def test_a_blank_variable_is_as_if_it_were_not_there(monkeypatch: pytest.MonkeyPatch, blank: str) -> None:
    for variable in USUAL:
        monkeypatch.setenv(variable, blank)
    options = vars(parse(["serve"]))
    assert {name: options[name] for name, _ in USUAL.values()} == dict(USUAL.values())


def test_spaces_around_a_value_are_no_part_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a file of variables leaves them, or one that was edited on Windows."""
    monkeypatch.setenv("DISCOVERY_PROCESSES", " 2\r")
    monkeypatch.setenv("DISCOVERY_BUS", "redis://bus:6379 ")
    monkeypatch.setenv("DISCOVERY_ACCOUNTS", " open\n")
    options = parse(["serve"])
    assert (options.processes, options.bus, options.accounts) == (2, "redis://bus:6379", "open")


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


# ---- families in the environment ---------------------------------------------------------------------------

FAILING = "def of_a_family(:\n"
"""A module that cannot be compiled."""
NO_FAMILIES = [
    ("walk=nowhere.family:FAMILY", "No module named 'nowhere'"),
    ("walk=failing:FAMILY", "SyntaxError"),
    ("walk=examples.hexwalk.family:NOTHING", "NOTHING"),
    ("walk=examples.hexwalk.state:SHIFT", "'key'"),
    ("stroll=examples.hexwalk.family:FAMILY", "with the key of the family"),
    ("walk", "KEY=MODULE:ATTRIBUTE"),
    ("walk=examples.hexwalk.family", "KEY=MODULE:ATTRIBUTE"),
]


@pytest.mark.parametrize(("value", "words"), NO_FAMILIES)
def test_a_family_that_cannot_be_loaded_is_told_in_a_line(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, value: str, words: str
) -> None:
    (tmp_path / "failing.py").write_text(FAILING, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(registry.VARIABLE, value)
    done = run("version", "--language", "en")
    [line] = done.err.splitlines()
    assert (done.status, done.out) == (1, "")
    assert line.startswith("discovery: bad-family: ")
    assert registry.VARIABLE in line
    assert words in line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command", [["serve"], ["play"], ["replay", "-"], ["options"], ["admin", "list"], ["--help"], []], ids=str
)
def test_every_command_tells_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: list[str], language: str
) -> None:
    monkeypatch.setenv(registry.VARIABLE, "walk=nowhere.family:FAMILY")
    done = run(*command, "--language", language)
    [line] = done.err.splitlines()
    assert done.status == 1
    assert registry.VARIABLE in line


def test_a_family_that_cannot_be_loaded_comes_as_an_object(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, "walk=nowhere.family:FAMILY")
    error = run("options", "--json").json["error"]
    assert (error["line"], error["code"], error["rule"]) == (0, "bad-family", None)
