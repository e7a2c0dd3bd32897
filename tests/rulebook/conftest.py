"""The table at which rules are tried."""

from __future__ import annotations

import pytest

from tests.support.rules.positions import Table


@pytest.fixture
def table() -> Table:
    """An empty table: ``deal`` a position, or ``start`` a game."""
    return Table()
