"""The setup's own messages, read without Fluent's library, which is not installed yet: one line a message."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).parent
DEFAULT = "en"
LANGUAGES = tuple(sorted(file.stem for file in FOLDER.glob("*.ftl")))
"""A language is a file beside this one."""
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)
_PLACEABLE = re.compile(r"\{ \$([a-z]+) \}")

Say = Callable[..., str]


def language() -> str:
    """The user's language from the environment variables if we support it; otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")
        if wanted:
            short = re.split("[-_.]", wanted.lower())[0]
            return short if short in LANGUAGES else DEFAULT
    return DEFAULT


def speaker(spoken: str) -> Say:
    """A function from a message's id and arguments to its text, in English where the language lacks it. It
    raises `KeyError` for an unknown id."""
    patterns: dict[str, str] = {}
    for tag in (DEFAULT, spoken):
        patterns |= dict(_MESSAGE.findall((FOLDER / f"{tag}.ftl").read_text(encoding="utf-8")))

    def say(key: str, **arguments: object) -> str:
        return _PLACEABLE.sub(lambda found: str(arguments[found[1]]), patterns[key])

    return say
