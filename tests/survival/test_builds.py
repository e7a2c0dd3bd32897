"""The compiled survival game and the plain one say the same of the same positions.

Where there is no C compiler both processes run the plain modules, and that is what the test sees. A longer
run: ``python -m tests.support.survival.builds discover:gate --games 1000``.
"""

from __future__ import annotations

import pytest

from discovery.core.registry import family
from tests.support.engine.builds import differences
from tests.support.survival.builds import written
from tests.support.testing.rounds import rarely
from tooling import ccompiler, compiled

THERE = compiled.hot(compiled.ROOT) != [] and ccompiler.find() is not None
DIFFERENCES = [("compiled: False", "compiled: True")] if THERE else []
GAMES = 4


@pytest.fixture(scope="module", autouse=True)
def engine() -> None:
    """The engine, compiled from the sources as they are now."""
    assert compiled.bring(compiled.ROOT, ccompiler.native_suffix()) is THERE


FIRST, *OTHERS = family("discover").games


@pytest.mark.parametrize("subject", ["golden", FIRST, *rarely(*OTHERS)])
def test_both_builds_write_the_same_diary(subject: str) -> None:
    found = differences(written(subject, GAMES, pure=True), written(subject, GAMES, pure=False))

    assert list(found) == DIFFERENCES
