"""Two checks on one machine at the same time share no port, folder or database."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.support.deadlines import lines, started

ROOT = Path(__file__).parents[2]
WITH_SERVERS = "tests/server/cluster/test_members.py::test_people_at_three_processes_play_a_whole_game"
"""It starts three processes that serve, PostgreSQL and Redis."""


@pytest.mark.long
def test_two_runs_at_once_do_not_disturb_each_other() -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", WITH_SERVERS]
    with ExitStack() as stack:
        runs = [stack.enter_context(started(command, cwd=ROOT)) for _ in range(2)]
        said = [list(lines(run)) for run in runs]
    assert all(text[-1].strip("= ").startswith("2 passed in ") for text in said), said
