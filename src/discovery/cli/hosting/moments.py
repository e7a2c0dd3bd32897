"""How a host's lists write a time, in UTC."""

from __future__ import annotations

from datetime import UTC, datetime


def day(milliseconds: int) -> str:
    """The day of a time in ms since 1970."""
    return _written(milliseconds, "%Y-%m-%d")


def minute(milliseconds: int) -> str:
    """Its day, hour and minute."""
    return _written(milliseconds, "%Y-%m-%d %H:%M")


def _written(milliseconds: int, form: str) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime(form)
