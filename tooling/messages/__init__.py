"""The setup's own messages, read without Fluent's library, which is not installed yet: one line a message."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

LANGUAGES = ("en", "fr")
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)
_PLACEABLE = re.compile(r"\{ \$([a-z]+) \}")

Say = Callable[..., str]


def language() -> str:
    """The user's language from the environment variables if we support it; otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")
        if wanted:
            return wanted[:2] if wanted[:2] in LANGUAGES else "en"
    return "en"


def speaker(spoken: str) -> Say:
    """A function from a message's id and arguments to its text. It raises `KeyError` for an unknown id."""
    text = Path(__file__).with_name(f"{spoken}.ftl").read_text(encoding="utf-8")
    patterns = dict(_MESSAGE.findall(text))

    def say(key: str, **arguments: object) -> str:
        return _PLACEABLE.sub(lambda found: str(arguments[found[1]]), patterns[key])

    return say
