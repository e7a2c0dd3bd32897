"""Fixtures of the tests of programs."""

from __future__ import annotations

from tests.rulebook.conftest import table

__all__ = ["table"]
