"""What the documents show as indented blocks: commands, one by one, and whatever else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from tests.support.data import ROOT

PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "how-to").glob("*.md")),
]
WORDS = r"discovery (?!\w+,)|(?:python|pip|git|curl|cp|uv|source) "
"""The first words of a command; "discovery explore, compiled" begins a row of a table."""
COMMAND = re.compile(rf"(?:[A-Z_]+=\S+ )*(?:\./|\.venv/bin/|{WORDS})")
"""How a line begins that somebody types into a shell, behind variables that stand before it."""
PLACEHOLDER = re.compile(r"(?<![\w.:/$-])[A-Z]{2,}(?![\w./-])|…| \[|\w\|\w")
"""What makes a command a pattern: a word in capitals for a value, dots, brackets, or one word or another."""
FENCED = re.compile(r"^```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?<=\n\n)(?: {4,}\S.*\n+)+")


@dataclass(frozen=True)
class Shown:
    """A block that is no command, or one command of a block: its text as it stands, without the indent."""

    page: str
    text: str

    @property
    def is_command(self) -> bool:
        return COMMAND.match(self.text) is not None

    @property
    def is_pattern(self) -> bool:
        """Whether it tells how a command of the program is written: nobody can type it as it stands."""
        return self.text.startswith("discovery ") and PLACEHOLDER.search(self.typed) is not None

    @property
    def typed(self) -> str:
        """The command in one line, without the comment behind it."""
        return re.sub(r"\s*\\?\n\s*", " ", re.sub(r"\s+# .*", "", self.text))


def shown(page: Path) -> list[Shown]:
    """All that a page shows in indented blocks, in order."""
    name, text = page.relative_to(ROOT).as_posix(), FENCED.sub("", page.read_text(encoding="utf-8"))
    return [Shown(name, part) for block in INDENTED.findall(text) for part in _parts(block)]


def fenced(page: Path, beginning: str) -> str:
    """The text of the fenced block that begins so."""
    [found] = [
        block["text"]
        for block in FENCED.finditer(page.read_text(encoding="utf-8"))
        if block["text"].startswith(beginning)
    ]
    return found


def _parts(block: str) -> Iterator[str]:
    """Each command of a block, with the lines that continue it; what is no command stays together."""
    indent = min(len(line) - len(line.lstrip()) for line in block.splitlines() if line)
    parts: list[list[str]] = []
    for line in (line[indent:] for line in block.splitlines()):
        begins = COMMAND.match(line) is not None
        continued = bool(parts) and COMMAND.match(parts[-1][0]) and line.startswith(" ")
        if parts and (continued or not (begins or COMMAND.match(parts[-1][0]))):
            parts[-1].append(line)
        elif line:
            parts.append([line])
    for part in parts:
        yield "\n".join(part).rstrip()


def pages() -> dict[str, list[Shown]]:
    """What each page shows that shows anything."""
    found = (one for page in PAGES for one in shown(page))
    return {page: list(those) for page, those in groupby(found, key=lambda one: one.page)}
