"""How the browser for the tests comes onto a machine."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from subprocess import CalledProcessError
from typing import cast

import pytest

from tooling import browser
from tooling.environment import Environment


class Recorded:
    """Keeps the commands that it is to run; apt knows no list of packages and no light browser."""

    python = Path("python")

    def __init__(self) -> None:
        self.ran: list[list[str]] = []

    def run(self, command: Sequence[str | Path]) -> None:
        self.ran.append([str(word) for word in command])
        if command[-1] in ("update", browser.LIGHT):
            raise CalledProcessError(100, "apt-get")


def test_a_browser_is_installed_beside_another_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """apt waits for who holds its lock, and what one of its commands lacks keeps no other from its work."""
    environment = Recorded()
    monkeypatch.setattr(browser, "administrator", list)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(browser, "find", lambda environment: Path("/usr/bin/chromium"))
    browser.install(cast("Environment", environment))
    assert [command[-1] for command in environment.ran] == ["update", "chromium", browser.LIGHT]
    assert all(browser.WAITS in command for command in environment.ran)
