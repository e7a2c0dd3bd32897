"""Moves the files of changelog.d into the change log: `python -m tooling.changelog VERSION`.

We use a few lines of our own instead of towncrier: our change log is one list per version, without categories
or issue numbers, so a tool with templates and seven dependencies would have nothing to do.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from tooling.messages import language, speaker
from tooling.progress import say

ROOT = Path(__file__).resolve().parent.parent
LOG = "CHANGELOG.md"
FOLDER = "changelog.d"
UNRELEASED = "## Unreleased\n"
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\.md")
VERSION = re.compile(r"\d+\.\d+\.\d+")
LONGEST = 600  # letters: two or three sentences
WIDTH = 160  # letters of a line, as in the change log
MISUSED = 2


def fragments(root: Path) -> list[Path]:
    """The fragment files, by name."""
    return sorted(path for path in (root / FOLDER).iterdir() if path.name != "README.md")


def fault(path: Path) -> str:
    """What is wrong with a fragment, as the id of a message; empty if nothing is."""
    if not NAME.fullmatch(path.name):
        return "changelog-name"
    text = path.read_text(encoding="utf-8")
    if not text.strip() or not text.endswith("\n") or len(text) > LONGEST:
        return "changelog-length"
    lines = text[:-1].split("\n")
    plain = all(line and line == line.strip() and len(line) <= WIDTH - len("- ") for line in lines)
    return "" if plain and not text.startswith(("#", "- ", "* ")) else "changelog-form"


def item(text: str) -> str:
    """A change as an item of the list."""
    return "- " + text.rstrip("\n").replace("\n", "\n  ") + "\n"


def released(log: str, version: str, news: Sequence[str]) -> str:
    """The change log with everything unreleased, including the fragments, moved to a version."""
    before, _, rest = log.partition(UNRELEASED)
    known, heading, older = rest.partition("\n## ")
    items = known.strip("\n") + ("\n" if known.strip() else "") + "".join(map(item, news))
    return f"{before}{UNRELEASED}\n## {version}\n\n{items}{heading}{older}"


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Write the new change log and delete the fragments that it now includes. Nothing happens if one is
    wrong."""
    text = speaker(language())
    if len(arguments) != 1 or not VERSION.fullmatch(arguments[0]):
        say(text("changelog-usage"))
        return MISUSED
    files = fragments(root)
    faults = [(path, key) for path in files if (key := fault(path))]
    for path, key in faults:
        say(f"{path.relative_to(root)}: {text(key)}")
    if faults:
        return 1
    log = root / LOG
    news = [path.read_text(encoding="utf-8") for path in files]
    log.write_text(released(log.read_text(encoding="utf-8"), arguments[0], news), encoding="utf-8")
    for path in files:
        path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
