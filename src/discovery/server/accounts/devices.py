"""The name of a browser, in two words, so that people know their devices again."""

from __future__ import annotations

BROWSERS = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows")),
    *(("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)


def device(agent: str) -> str:
    """The first browser and the first system that a ``User-Agent`` names, ``""`` for another program: nothing
    of what it says beside that is kept."""
    names = (next((name for mark, name in marks if mark in agent), "") for marks in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, names))
