"""Names in the two forms that keyboards and files give them: composed, and as letters with marks."""

from __future__ import annotations

ONE_NAME = [
    ("Zo\u00eb", "Zoe\u0308"),
    ("\u1eccl\u00e1", "O\u0323la\u0301"),
    ("\uac01", "\u1100\u1161\u11a8"),
]


def mixed(text: str, composed: str, apart: str) -> str:
    """The text with every second place of a name in its other form."""
    first, *parts = text.split(composed)
    return first + "".join((apart if number % 2 else composed) + part for number, part in enumerate(parts))
