"""Every command that the documents show works, typed in the order in which it stands there."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.cli.conftest import Run, run
from tests.support.pages.blocks import Shown, pages
from tests.support.pages.left_out import LATER, LEFT_OUT
from tests.support.pages.scenes import SCENES, Scene
from tests.support.pages.shell import Shell, furnished, surroundings
from tests.support.testing.commands import parsers
from tests.support.testing.rounds import LONG

__all__ = ["run"]  # the fixture of the commands' own tests

NO_SHELL = pytest.mark.skipif(
    sys.platform == "win32" or shutil.which("bash") is None, reason="the pages are written for a POSIX shell"
)
SHOWN = pages()
PATTERNS = [one for those in SHOWN.values() for one in those if one.is_pattern]


def entries(one: Shown, listed: Mapping[tuple[str, str], str]) -> list[tuple[str, str]]:
    """Those of a list that mean it."""
    return [(page, text) for page, text in listed if page in ("", one.page) and one.text.startswith(text)]


def is_left(one: Shown) -> bool:
    """Whether it is no command, or one that is not typed in this round."""
    return not one.is_command or bool(entries(one, LEFT_OUT) or (not LONG and entries(one, LATER)))


TYPED = [
    page
    for page, those in SHOWN.items()
    if not all(is_left(one) or (one.is_pattern and page not in SCENES) for one in those)
]


@NO_SHELL
@pytest.mark.parametrize("page", TYPED)
def test_its_commands_work_in_their_order(
    page: str, tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, scene = furnished(tmp_path), SCENES.get(page, Scene())
    with scene.prepared(folder) as words:
        monkeypatch.chdir(folder)
        for name, value in surroundings(folder).items():
            monkeypatch.setenv(name, value)
        shell = Shell(folder, scene, words, run)
        for one in SHOWN[page]:
            if is_left(one) or Shown(page, shell.filled(one.text)).is_pattern:
                continue
            status, heard = shell.type(shell.filled(one.typed))
            assert (status, "Traceback" in heard) == (0, False), f"{one.typed}\n{heard}"


def test_whatever_is_not_typed_is_listed() -> None:
    strange = [one for those in SHOWN.values() for one in those if not one.is_command]
    assert [one for one in strange if not entries(one, LEFT_OUT)] == []


@pytest.mark.parametrize("entry", [*LEFT_OUT, *LATER], ids=str)
def test_whatever_is_listed_stands_there(entry: tuple[str, str]) -> None:
    listed = LEFT_OUT | LATER
    assert listed[entry]
    assert [one for those in SHOWN.values() for one in those if entry in entries(one, listed)]


COMMANDS = {f"discovery {path}".strip(): parser for path, parser in parsers().items()}


@pytest.mark.parametrize("one", PATTERNS, ids=lambda one: f"{one.page}: {one.typed[:60]}")
def test_a_pattern_names_what_there_is(one: Shown) -> None:
    """Every command of a pattern, every option, and nothing that the command does not know."""
    words = one.typed.replace("COMMAND [OPTIONS]", "")
    command = max((name for name in COMMANDS if f"{words} ".startswith(f"{name} ")), key=len)
    known = {flag for action in COMMANDS[command]._actions for flag in action.option_strings}
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", words)) <= known
    assert re.sub(r"\[.*?\]", "", words).split()[: len(command.split())] == command.split()
    assert not COMMANDS[command]._subparsers or command == "discovery"
