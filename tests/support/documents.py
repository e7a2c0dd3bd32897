"""The documents of the project: which they are, their sentences, their headings and what they quote."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from tests.support.data import ROOT

OUTSIDE = ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md", "changelog.d/README.md")
"""The pages outside of folders of documents. The changelog is history and stays as it was written."""
FOLDERS = ("docs", "examples", "bench")

QUOTED = re.compile(r"(`+)([^`]+)\1")
LINK = re.compile(r"!?\[([^\]]*)\]\(([^)\s#]*)(?:#([^)\s]+))?\)")
ITEM = re.compile(r"^\s*(?:[-*]|\d+\.)\s+")
END = re.compile(r"(?<=[.!?])[”\")*_]*\s+(?=[^a-z\s])")
"""Where a sentence ends: before a small letter the dot belongs to a short form, as in "e.g. a deck"."""


def pages() -> list[Path]:
    """All documents in English that people read about the project, without rule books and history."""
    inside = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.md"))]
    return [*(ROOT / name for name in OUTSIDE), *inside]


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def paragraphs(text: str) -> Iterator[tuple[int, str]]:
    """The line where it begins, and the text, of each paragraph, item, heading and cell; not of code,
    nor of tables that a program writes."""
    text = re.sub(r"(?s)<!-- (?:bench|made): .*?<!-- end.*?-->", _blank, text)
    text = re.sub(r"(?ms)^( *)```.*?^\1```$|<!--.*?-->", _blank, text)
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1)]
    for alone, block in groupby(_without_code(lines), lambda pair: not pair[1].strip()):
        if not alone:
            yield from _items(list(block))


def _blank(match: re.Match[str]) -> str:
    return "\n" * match[0].count("\n")


def _without_code(lines: list[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Indented blocks become empty lines; the further lines of an item of a list are no such block."""
    before, listed = "", False
    for number, line in lines:
        if line.strip():
            listed = ITEM.match(line) is not None or (listed and line.startswith(" "))
        depth = 7 if listed else 4
        code = line.startswith(" " * depth) and (not before.strip() or before.startswith(" " * depth))
        before = line
        yield number, "" if code and not ITEM.match(line) else line


def _items(block: list[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    start, gathered = 0, ""
    for number, line in block:
        if line.lstrip().startswith(("|", "#")):
            yield from [(start, gathered)] if gathered else []
            gathered = ""
            yield from ((number, cell) for cell in re.split(r"(?<!\\)\|", line.strip().strip("|#")))
        elif ITEM.match(line) or not gathered:
            yield from [(start, gathered)] if gathered else []
            start, gathered = number, ITEM.sub("", line, count=1).strip()
        else:
            gathered += " " + line.strip()
    if gathered:
        yield start, gathered


def sentences(page: Path) -> Iterator[tuple[int, str]]:
    """The line of its paragraph, and the text, of each sentence; links as their words, code as one word."""
    for line, paragraph in paragraphs(page.read_text(encoding="utf-8")):
        plain = QUOTED.sub("`x`", LINK.sub(r"\1", paragraph))
        yield from ((line, sentence) for sentence in END.split(plain))


def words(sentence: str) -> int:
    """How many words a sentence has; signs alone are none."""
    return sum(re.search(r"\w", part) is not None for part in sentence.split())


def anchors(page: Path) -> set[str]:
    """The names by which links reach the headings of a page."""
    text = re.sub(r"(?ms)^```.*?^```$", "", page.read_text(encoding="utf-8"))
    plain = (LINK.sub(r"\1", heading) for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in plain}
