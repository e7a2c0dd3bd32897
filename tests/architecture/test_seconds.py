"""No test takes real seconds: it waits for what it can see, and time passes on a clock that it holds."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SIMULATED = "tests.support.server.simulated_clock"
"""Who imports it sleeps on its clock, which jumps."""
SUSPECT = re.compile(r"\bsleep\b|wait_for_timeout")
"""A file without such a word is not parsed: parsing all of them takes seconds."""
EXCUSED = {
    "tests/support/deadlines.py": "the one place that looks again after a while",
    "tests/support/browser/waiting.py": "the same for pages",
    "tests/support/server/drills.py": "a slow sender, whose pace the server measures",
    "tests/support/server/simulated_clock.py": "its own clock jumps",
    "tests/support/lab/fatal.py": "a job in a process of its own, which is to fail after the others",
}


def sleeps(source: str) -> Iterator[int]:
    """The lines on which a test would sleep for real; giving the loop a turn is no sleep."""
    tree = ast.parse(source)
    simulated = any(isinstance(node, ast.ImportFrom) and node.module == SIMULATED for node in ast.walk(tree))
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Attribute(_, "wait_for_timeout")):
                yield node.lineno
            case ast.Call(ast.Attribute(ast.Name("time"), "sleep")):
                yield node.lineno
            case ast.Call(ast.Attribute(ast.Name("asyncio"), "sleep"), [ast.Constant(0)]):
                pass
            case ast.Call(ast.Attribute(ast.Name("asyncio"), "sleep")) if not simulated:
                yield node.lineno


@cache
def sleepers() -> tuple[tuple[str, int], ...]:
    """The path and the line of each sleep in the tests."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests").rglob("*.py"))}
    return tuple(
        (path.relative_to(ROOT).as_posix(), line)
        for path, text in texts.items()
        if SUSPECT.search(text)
        for line in sleeps(text)
    )


def test_no_test_takes_real_seconds() -> None:
    assert [f"{where}:{line}" for where, line in sleepers() if where not in EXCUSED] == []


def test_nobody_is_excused_who_does_not_sleep() -> None:
    assert {where for where, _ in sleepers()} == EXCUSED.keys()


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("page.wait_for_timeout(300)", [1]),
        ("import time\ntime.sleep(0.1)", [2]),
        ("async def f():\n    await asyncio.sleep(0.1)", [2]),
        ("async def f():\n    await asyncio.sleep(0)", []),
        (f"from {SIMULATED} import Stage\nasync def f():\n    await asyncio.sleep(60)", []),
    ],
)
def test_a_test_that_sleeps_is_found(source: str, lines: list[int]) -> None:
    assert [*sleeps(source)] == lines
