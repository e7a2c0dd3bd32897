"""What can be typed, chosen or read as a code is documented; what the documents show works."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

import pytest

from discovery.core.errors import Code
from discovery.core.family import Family
from discovery.core.protocol import GameSpec
from discovery.core.registry import families, new_game
from discovery.evolution.bots import PROGRAMS
from discovery.evolution.bots.search.levels import LEVELS
from discovery.evolution.model.codes import WORDS
from discovery.evolution.variants.battle.codes import AssetCode
from discovery.evolution.variants.catalogue import GAMES, OPTIONS
from discovery.play.records.record import HEADERS
from discovery.server.codes import ServerCode
from discovery.survival.content.tables import DAMAGES, RESOURCES
from discovery.survival.errors import SurvivalCode
from discovery.survival.model.codes import WORDS as SURVIVAL_WORDS
from tests.cli.conftest import Run, run
from tests.support.example_records import record
from tests.support.testing.commands import parsers

__all__ = ["run"]

DOCS = Path(__file__).parents[2] / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def flags() -> list[tuple[str, str]]:
    """Every command (``"deck check"``) with every long option of it."""
    found: list[tuple[str, str]] = []
    for command, parser in parsers().items():
        for action in parser._actions:
            if not isinstance(action, argparse._SubParsersAction):
                options = [text for text in action.option_strings if text.startswith("--")]
                found.extend((command, text) for text in options or [""])
    return found


def section(command: str) -> str:
    """The part of the page that tells of a command; the whole page for options of all."""
    text = page("command-line.md")
    for heading in (command, _shared_heading(text, command), command.partition(" ")[0]):
        _, found, rest = text.partition(f"\n## {heading}\n")
        if found and heading:
            return rest.partition("\n## ")[0]
    return text


def _shared_heading(text: str, command: str) -> str:
    """The heading of a section that tells of several verbs: ``deck show, diff and new``."""
    name, _, verb = command.partition(" ")
    headings = re.findall(rf"^## ({re.escape(name)} .*)$", text, re.MULTILINE)
    return next((one for one in headings if verb and verb in re.split(r"[ ,]+", one)), "")


SHARED = {"--help", "--language", "--version"}


@pytest.mark.parametrize(("command", "flag"), flags())
def test_every_command_and_option_is_documented(command: str, flag: str) -> None:
    assert f"discovery {command}".strip() in page("command-line.md")
    assert flag in (page("command-line.md") if flag in SHARED else section(command))


CODES = {*Code, *AssetCode, *ServerCode, *SurvivalCode}


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_error_code_is_documented(code: str) -> None:
    assert re.search(rf"^\| `{code}` \| \S", page("records.md"), re.MULTILINE)


def test_no_error_code_is_documented_that_does_not_exist() -> None:
    table = page("records.md").partition("## Error codes")[2]

    assert set(re.findall(r"^\| `([a-z-]+)`", table, re.MULTILINE)) == CODES


def of_discover() -> str:
    """What the page tells of the survival game's moves."""
    return page("records.md").partition("\n## Moves of Discover\n")[2].partition("\n## ")[0]


def forms() -> list[str]:
    """The moves of the survival game that the page shows."""
    firsts = re.findall(r"^\| (`.*?) \|", of_discover(), re.MULTILINE)
    return [form for first in firsts for form in re.findall(r"`([^`]+)`", first)]


@pytest.mark.parametrize("form", forms())
def test_every_move_of_the_survival_game_that_is_shown_can_be_read(form: str) -> None:
    game = new_game(GameSpec("discover:beacon", ("Ann", "Bo"), ""))

    assert game.text(*game.parse(form)) == form


def test_every_kind_of_move_of_the_survival_game_is_shown_and_in_the_grammar() -> None:
    move, resources, damages = (
        set(re.findall('"([a-z]+)"', rule))
        for rule in re.findall(r"^(?:move|resource|damage) +=(.*?);", of_discover(), re.MULTILINE | re.DOTALL)
    )

    assert {form.split()[0] for form in forms()} == {*SURVIVAL_WORDS}
    assert {*SURVIVAL_WORDS} <= move
    assert (resources, damages) == ({*RESOURCES}, {*DAMAGES})


@pytest.mark.parametrize("family", families(), ids=lambda family: family.key)
def test_the_headers_of_every_family_are_told(family: Family) -> None:
    rows = dict(re.findall(r"^\| `(Game|Rules|Options)` \| (.*) \|$", page("records.md"), re.MULTILINE))

    assert {f"`{game}`" for game in family.games} <= {*rows["Game"].split()}
    assert f" {family.rules_version} for " in rows["Rules"]


@pytest.mark.parametrize("word", [*HEADERS, *WORDS, *GAMES])
def test_every_word_of_a_record_is_documented(word: str) -> None:
    assert re.search(rf"^\| .*`{re.escape(word)}[ `]", page("records.md"), re.MULTILINE)


@pytest.mark.parametrize("option", [option.key for option in OPTIONS])
@pytest.mark.parametrize("name", ["command-line.md", "records.md"])
def test_every_option_is_documented(option: str, name: str) -> None:
    assert re.search(rf"(?<![\w+]){re.escape(option)}(?![\w+])", page(name))


@pytest.mark.parametrize("program", PROGRAMS)
def test_every_program_is_documented(program: str) -> None:
    if program in LEVELS:
        assert f"\n| `{program}` |" in page("opponents.md")
        return
    assert f"## How `{program}` thinks" in page("programs.md")
    assert f"`{program}`" in page("command-line.md")


def test_the_simulation_in_the_docs_runs(capsys: pytest.CaptureFixture[str]) -> None:
    source = re.search(r"```python\n(.*?)```", page("simulations.md"), re.DOTALL)
    assert source is not None

    exec(source[1], {})  # the code that the page tells people to run

    assert "'greedy': (" in capsys.readouterr().out


@pytest.mark.parametrize("level", LEVELS)
def test_the_page_on_opponents_rates_every_level(level: str) -> None:
    assert re.search(rf"^\| `{level}` \| \d+ \| \d+ – \d+ \|", page("opponents.md"), re.MULTILINE)


@pytest.mark.parametrize(
    ("command", "shown"),
    [("replay", '{"game": "explore", "over"'), ("simulate", '{"game": "explore", "games"'),
     ("bench", '{"game": "explore", "compiled"')],
)  # fmt: skip
def test_objects_in_the_docs_are_json(command: str, shown: str) -> None:
    text = section(command)
    block = text[text.index(shown) :].partition("\n\n")[0]

    assert json.loads(block)["game"] == "explore"


def test_the_message_in_the_docs_is_what_is_said(run: Run) -> None:
    """The example of a fault in the page on the command line."""
    shown = re.search(r"^    game\.record:12: (.*)$", page("command-line.md"), re.MULTILINE)

    assert shown is not None
    assert run("replay", "-", typed=record("Ann: place fire")).err == f"-:9: {shown[1]}\n"
