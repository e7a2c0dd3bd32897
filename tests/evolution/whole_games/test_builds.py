"""The compiled engine and the plain one play the same games, move for move.

Where there is no C compiler both processes run the plain modules, and that is what the test sees. A longer
run: ``python -m tests.support.engine.builds``.
"""

from __future__ import annotations

import os
import sys

import pytest

from discovery.evolution.variants.catalogue import GAMES
from tests.support.data import ROOT
from tests.support.deadlines import run
from tests.support.engine.builds import Diary, differences, written
from tests.support.testing.rounds import rarely
from tooling import ccompiler, compiled

LONGER = 280
"""Seconds for a test that plays hundreds of games in two builds, at the low priority of the run on the plain
modules."""
pytestmark = pytest.mark.timeout(LONGER)
THERE = compiled.hot(compiled.ROOT) != [] and ccompiler.find() is not None
DIFFERENCES = [("compiled: False", "compiled: True")] if THERE else []


@pytest.fixture(scope="module", autouse=True)
def engine() -> None:
    """The engine, compiled from the sources as they are now."""
    assert compiled.bring(compiled.ROOT, ccompiler.native_suffix()) is THERE


@pytest.mark.parametrize(
    "subject",
    [
        "golden",
        "explore",
        *rarely("counts", "large", *(game for game in GAMES if game != "explore")),
    ],
)
def test_both_builds_write_the_same_diary(subject: str) -> None:
    found = differences(written(subject, 0, pure=True), written(subject, 0, pure=False))

    assert list(found) == DIFFERENCES


def test_the_positions_of_small_games_are_counted_by_the_build_that_people_use() -> None:
    """All of them; the run on the plain modules counts most games, too."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "tests/evolution/whole_games/test_small.py",
    ]
    surroundings = os.environ | {"DISCOVERY_PURE": "0"}

    done = run(command, cwd=ROOT, env=surroundings, check=False, timeout=LONGER - 10)

    assert done.returncode == 0, done.stdout


def test_a_diary_tells_positions_apart() -> None:
    one, other = Diary(), Diary()
    one.note(True, 2)
    other.note(1, 2)
    assert one.line == other.line

    other.note(0)
    assert one.line != other.line


def test_a_diary_that_breaks_off_is_a_difference() -> None:
    assert list(differences(["a", "b"], ["a"])) == [("b", "")]
