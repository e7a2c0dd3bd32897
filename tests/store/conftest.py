"""What the tests of the store share."""

from __future__ import annotations

import pytest


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of a database to be filled: none for SQLite in a folder, or one of PostgreSQL."""
    if request.param == "sqlite":
        return ""
    return str(request.getfixturevalue("postgres").database())
