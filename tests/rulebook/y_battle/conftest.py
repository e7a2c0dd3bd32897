"""The position in which most assets are used."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.markers import TREE, Fight, battle
from tests.support.rules.positions import Table


@pytest.fixture
def fight(table: Table) -> Fight:
    """It is Ann's turn; ``position`` is what differs."""

    def deal(*, tree: str = TREE, **position: Any) -> Table:
        given: dict[str, Any] = {
            "hand": "ochre metal",
            "hands": {"Bo": "shelter tent dog", "Cem": "burial myth numbers"},
        }
        return battle(table, tree=tree, **(given | position))

    return deal
