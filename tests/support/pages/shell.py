"""A person who types what a page says, in a shell, in a folder that holds what a checkout holds.

``./discovery`` is the installed command there: what the one of a checkout does first is held by
`tests/tooling`. What programs would write into the checkout by those commands they would write into copies.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

from tests.cli.conftest import Run
from tests.support.data import ROOT
from tests.support.deadlines import run, said, started
from tests.support.pages.scenes import DATA, Scene

PROGRAMS = Path(sys.executable).parent
COPIED, LINKED = ("docs", "examples"), ("bench", "src", "tests", "tooling")
SERVES = re.compile(r"(?:[A-Z_]+=\S+ )*(?:\./)?discovery serve\b")
FEWER = {r"(--games) \d+": r"\1 2", r"(bench\.decks \S+) \d+": r"\1 2"}
"""Where a command says how many games are played, two are enough to see that it works."""
PLAIN = re.compile(r"(?:\./)?discovery [^|&;<>$`*?~#{\\\n]+")
"""A command in which a shell has nothing to do: it runs in the test's own process, or the start of sixty
programs would be most of what a page takes."""
SECONDS = 100.0
"""How long one command may take: less than a test may."""


@dataclass(frozen=True)
class Shell:
    """Where commands are typed, with the words of the page that stand for something there."""

    folder: Path
    scene: Scene
    words: Mapping[str, str]
    run: Run

    def filled(self, command: str) -> str:
        """The command with what its words stand for."""
        for word, meant in {**self.scene.words, **self.words}.items():
            plain = re.escape(word)
            command = re.sub(rf"\b{plain}\b" if word.isalpha() else plain, meant, command)
        return command

    def type(self, command: str) -> tuple[int, str]:
        """The exit status, 0 for a server that has said where it is; and what was said on both streams."""
        if SERVES.match(command):
            return 0, self._serve(f"exec env {command} --port 0")
        for many, few in FEWER.items():
            command = re.sub(many, few, command)
        typed, heard = self.scene.typed, subprocess.STDOUT
        if PLAIN.fullmatch(command):
            told = self.run(*shlex.split(command)[1:], typed=typed)
            return told.status, told.out + told.err
        done = run(
            self._in_bash(command), check=False, input=typed, stderr=heard, timeout=SECONDS, **self._here()
        )
        return done.returncode, done.stdout

    def _serve(self, command: str) -> str:
        with started(self._in_bash(command), stderr=subprocess.STDOUT, **self._here()) as server:
            return said(server, r"http://\S+").string

    def _in_bash(self, command: str) -> list[str]:
        return ["bash", "-euo", "pipefail", "-c", command]

    def _here(self) -> dict[str, Any]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
        return {"cwd": self.folder, "env": kept | surroundings(self.folder)}


def surroundings(folder: Path) -> dict[str, str]:
    """The variables of somebody who is at home in that folder."""
    path = f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / DATA), "PATH": path}
    return own | {"LC_ALL": "C.UTF-8", "COLUMNS": "100"}


def furnished(folder: Path) -> Path:
    """A folder like a checkout: copies where a command may write, links for what is only read."""
    for name in COPIED:
        copytree(ROOT / name, folder / name, ignore=ignore_patterns("images", "__pycache__"))
    for name in LINKED:
        (folder / name).symlink_to(ROOT / name)
    (folder / ".venv").symlink_to(Path(sys.prefix))
    (folder / "discovery").symlink_to(PROGRAMS / "discovery")
    (folder / ".curlrc").write_text("silent\nshow-error\nfail\n", encoding="utf-8")
    return folder
