"""``?`` names every command that works in the game, in the words of the language (docs/command-line.md)."""

from __future__ import annotations

import re

import pytest

from discovery.cli.arguments import GROUPS
from discovery.cli.dialogue import COMMANDS
from discovery.i18n import LANGUAGES, NO_NAMES, translate
from tests.cli.conftest import Run
from tests.support.testing.commands import parsers

ELSEWHERE = {"help"}
"""How the help is asked for is said before the first move."""
WITHOUT = {"intro": {"order"}, "discover:beacon": {"join"}}
"""What a game has no use for."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITHOUT)
def test_every_command_is_named(run: Run, game: str, language: str) -> None:
    told = run("play", "--game", game, "--seats", "you,you", "--language", language, typed="?\nquit\n").out
    named = set(re.findall(r"^ *(\w+) ", told, re.MULTILINE))
    for command in {*COMMANDS, "card"} - ELSEWHERE - WITHOUT[game]:
        words = translate(language, f"cli-command-{command}").split(", ")
        assert named & set(words), command


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_stand_in_groups_each_once(run: Run, language: str) -> None:
    told = run("--help", "--language", language).out
    for group in GROUPS:
        assert f"\n{translate(language, f'cli-usage-group-{group}', NO_NAMES)}:\n" in told
    shown = re.findall(r"^  ([a-z]+)\b", told, re.MULTILINE)
    assert shown == [name for names in GROUPS.values() for name in names]
    assert set(shown) == {path for path in parsers() if path and " " not in path}
