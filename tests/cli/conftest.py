"""Running commands within the test's own process."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from discovery.cli import main
from discovery.cli.matches import play

if TYPE_CHECKING:
    from discovery.server.config.settings import Settings


@dataclass(frozen=True)
class Done:
    """How a command ended."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def last(self) -> Any:
        """The object on the last line: a server in the test's own process has logged before it."""
        return json.loads(self.out.splitlines()[-1])


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """``run("replay", path, typed="...")``. What is left to chance is the same each time that a test runs."""
    monkeypatch.setenv("LC_ALL", "C")
    drawn = count(1)
    monkeypatch.setattr("random.SystemRandom", lambda: Random(next(drawn)))
    own = SimpleNamespace(token_hex=lambda size: f"{next(drawn):0{2 * size}x}")
    monkeypatch.setattr(play, "secrets", own)

    def command(*arguments: object, typed: str | bytes = "") -> Done:
        data = typed if isinstance(typed, bytes) else typed.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as stop:
            status = stop.code if isinstance(stop.code, int) else 1
        captured = capsys.readouterr()
        return Done(status, captured.out, captured.err)

    return command


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings that servers were started with; none is."""
    kept: list[Settings] = []
    monkeypatch.setattr("discovery.server.run.serve", lambda settings, *_: kept.append(settings))
    return kept
