"""The limits that the rules set for everybody, and the parts of numbers that hold them."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.survival.model.codes import CHARACTER

LIMIT = 10
"""The load of a survivor without a bonus (rule XC09)."""
ITEMS = BIT[CHARACTER] - 1
"""The items among the holders of a seat."""
MOST_STAMINA = 15
BOXES = 4
"""The fourth damage kills (rule XG01)."""
MOST_FIRES = 6
"""Lit ones, besides the camp's (rule XH06)."""
ROUTES = 2
"""The routes of a stage (rule XP01)."""
