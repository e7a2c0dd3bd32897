"""What the tests of the server share.

With ``DISCOVERY_TEST_DATABASE=postgresql`` (or ``redis``, for a bus of its own) all of them run on a
PostgreSQL that they start; those that look into SQLite's file are left out. With
``DISCOVERY_TEST_PROCESSES=3`` as well, two more processes of the same server lead people to the table.
"""

from __future__ import annotations

import os
from collections import defaultdict
from pathlib import Path

import pytest

from discovery.store import leases
from tests.support.server import harness

KIND = os.environ.get("DISCOVERY_TEST_DATABASE", "")
PROCESSES = int(os.environ.get("DISCOVERY_TEST_PROCESSES", "1"))


@pytest.fixture(autouse=True)
def _on_this_database(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database for each data directory of a test, and processes that count as running for a minute: on a
    busy machine none must be taken for dead."""
    monkeypatch.setattr(leases, "LIFE", 60.0)
    if not KIND:
        return
    if request.node.get_closest_marker("sqlite"):
        pytest.skip("looks into SQLite's file")
    postgres = request.getfixturevalue("postgres")
    bus = request.getfixturevalue("redis").url if KIND == "redis" else ""
    urls: defaultdict[Path, str] = defaultdict(postgres.database)
    monkeypatch.setattr(harness, "databases", lambda folder: {"database": urls[folder], "bus": bus})
    monkeypatch.setattr(harness, "others", PROCESSES - 1)
