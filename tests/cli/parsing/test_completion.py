"""Shells complete what is typed: every command, every option, and what stands behind them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from discovery.cli.arguments import SHELLS, build
from discovery.cli.parsing.offers import Command, ValueKind, commands_of
from discovery.cli.parsing.shells import script
from discovery.core.registry import families
from discovery.i18n import LANGUAGES
from tests.cli.conftest import Run
from tests.support.deadlines import run as started

COMMANDS = list(commands_of(build([])))
BY_PATH = {" ".join(command.path): command for command in COMMANDS}
ASK = """
typed() {
    COMP_LINE=$1 COMP_POINT=${#1} COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'
    _discovery
    printf '%s ' "${COMPREPLY[@]}"
    printf '\\n'
}
"""
"""What bash does when somebody presses Tab behind ``$1``."""
WITH_FISH = pytest.mark.skipif(shutil.which("fish") is None, reason="there is no fish")
WITH_ZSH = pytest.mark.skipif(shutil.which("zsh") is None, reason="there is no zsh")
WITH_BASH = pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")


def completed(folder: Path, *lines: str) -> list[list[str]]:
    """What bash offers behind each line."""
    asked = "".join(f"typed '{line}'\n" for line in lines)
    text = script("bash", COMMANDS) + ASK + asked
    done = started(["bash", "-u", "-c", text], cwd=folder)
    assert done.stderr == ""
    return [line.split() for line in done.stdout.splitlines()]


@pytest.mark.parametrize("shell", SHELLS)
def test_a_script_names_every_command_and_option(run: Run, shell: str) -> None:
    told = run("completion", shell, "--language", "en").out
    for command in COMMANDS:
        assert all(re.search(rf"(?<![\w-]){word}(?![\w-])", told) for word in command.path)
        for option in command.options:
            assert all(named(told, shell, command, flag) for flag in option.flags), (command.path, option)


def named(told: str, shell: str, command: Command, flag: str) -> bool:
    """Whether the lines about a command name an option."""
    path = " ".join(command.path)
    if shell == "fish":
        name = f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}"
        lines = [line for line in told.splitlines() if f"'__discovery_at \"{path}\"'" in line]
        return any(f"{name} " in f"{line} " for line in lines)
    [offered] = re.findall(rf"^ +'{re.escape(path)}\|-'\) .*offered='(.*)'", told, re.MULTILINE)
    return flag in offered.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_fish_is_told_in_the_language_what_they_do(run: Run, language: str) -> None:
    told = run("completion", "fish", "--language", language).out
    assert "cli-" not in told
    assert told.count("complete -c discovery") > 300
    assert all(line.count("'") % 2 == 0 for line in told.replace("\\'", "").splitlines())


def test_what_stands_behind_them_is_what_there_is() -> None:
    play = {option.flags[-1]: option.offer for option in BY_PATH["play"].options}
    games = {game for family in families() for game in family.games}
    assert {*play["--game"].words} == games
    assert {*families()[0].players.levels} < {*play["--seats"].words}
    assert {"series+", "jokers="} < {*play["--options"].words}
    assert (play["--language"].words, play["--save"].kind) == (tuple(LANGUAGES), ValueKind.FILE)
    assert play["--deck"].kind is ValueKind.WORD_OR_FILE
    assert play["--no-hints"].kind is ValueKind.NOTHING


@WITH_BASH
def test_bash_completes_commands_verbs_and_options(tmp_path: Path) -> None:
    commands, verbs, verb, flags, paper, kept, shells = completed(
        tmp_path,
        "discovery ",
        "discovery deck ",
        "discovery deck pr",
        "discovery play --no",
        "discovery deck print mine.csv --paper ",
        "discovery serve --accounts --no-l",
        "discovery completion ",
    )
    assert commands == [command.path[0] for command in COMMANDS if len(command.path) == 1]
    assert verbs == [
        command.path[1] for command in COMMANDS if command.path[:1] == ("deck",) and command.path[1:]
    ]
    assert (verb, flags, paper, kept) == (["print"], ["--no-hints"], ["a4", "letter"], ["--no-lobby"])
    assert shells == [*SHELLS]


@WITH_BASH
def test_bash_completes_values_behind_colons_equals_signs_and_commas(tmp_path: Path) -> None:
    classic, family, assigned, seats, nothing, role = completed(
        tmp_path,
        "discovery play --game classic-s",
        "discovery play --game discover:be",
        "discovery play --game=mem",
        "discovery play --seats you,level-7",
        "discovery simulate --games ",
        "discovery admin role Ann mod",
    )
    assert classic == ["classic-simple", "classic-select"]
    assert family == ["beacon", "bell"]
    assert assigned == ["memory"]
    assert seats == ["you,level-7"]
    assert nothing == []
    assert role == ["moderator"]


@WITH_BASH
def test_bash_completes_files(tmp_path: Path) -> None:
    for name in ("kitchen.csv", "kiosk.csv", "game.record"):
        (tmp_path / name).touch()
    replayed, deck, printed, further = completed(
        tmp_path,
        "discovery replay ga",
        "discovery play --deck ki",
        "discovery deck print --paper a4 kit",
        "discovery puzzles make one two ga",
    )
    assert replayed == further == ["game.record"]
    assert sorted(deck) == ["kiosk.csv", "kitchen.csv"]
    assert printed == ["kitchen.csv"]


@WITH_FISH
def test_fish_completes_them_as_well(tmp_path: Path) -> None:
    (tmp_path / "kitchen.csv").touch()
    lines = (
        "discovery deck pr",
        "discovery play --game=mem",
        "discovery play --seats you,level-7",
        "discovery deck print --paper a4 kit",
        "discovery play --no",
    )
    asked = script("fish", COMMANDS) + "".join(f"complete -C '{line}'\n" for line in lines)
    done = started(["fish", "--no-config", "-c", asked], cwd=tmp_path)
    offered = [line.split("\t")[0] for line in done.stdout.splitlines()]
    assert done.stderr == ""
    assert offered == ["print", "--game=memory", "you,level-7", "kitchen.csv", "--no-hints"]


@WITH_ZSH
def test_zsh_can_read_its_script() -> None:
    assert started(["zsh", "-f", "-n"], input=script("zsh", COMMANDS)).stderr == ""
