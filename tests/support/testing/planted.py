"""Tests with a planted fault, and what pytest says of them under the limit that all tests have."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tests.support.deadlines import run

ROOT = Path(__file__).parents[3]
CONFTEST = """
import pytest
from tests.support.testing.limits import (
    pytest_runtest_protocol, pytest_runtest_teardown, pytest_timeout_set_timer
)

@pytest.fixture
def anyio_backend():
    return "asyncio"
"""
BEFORE = """
def test_before():
    pass
"""
AFTER = """
def test_after():
    pass
"""


def played(folder: Path, *parts: str, seconds: float = 1, hooks: str = "") -> str:
    """What pytest says of tests that stand in one file; `hooks` are imports of more hooks than all tests
    have."""
    (folder / "conftest.py").write_text(CONFTEST + hooks, encoding="utf-8")
    (folder / "test_planted.py").write_text("\n".join(parts), encoding="utf-8")
    options = ("-v", "-p", "no:randomly", "-p", "no:cacheprovider", "-o", "faulthandler_timeout=0")
    command = [
        sys.executable,
        "-m",
        "pytest",
        *options,
        f"--timeout={seconds}",
        "-c",
        os.devnull,
        str(folder),
    ]
    done = run(command, cwd=ROOT, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout
