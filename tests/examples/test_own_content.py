"""The scenario of the guide to content files: it is sound and played, and the guide shows what is in it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/how-to/content.md").read_text(encoding="utf-8")
FILE = (ROOT / "examples/lantern.csv").read_text(encoding="utf-8")


def test_the_guide_shows_lines_of_the_example() -> None:
    blocks = re.findall(r"(?:^ {7}.*\n)+", GUIDE, re.MULTILINE)
    shown = [line.strip() for block in blocks for line in block.splitlines()]
    lines = FILE.splitlines()
    assert [line for line in shown if line not in lines and not line.startswith("discovery ")] == []


def test_the_guide_names_every_effect_and_bonus() -> None:
    from discovery.survival.content.rows import BONUSES, EFFECTS

    said = set(re.findall(r"`([a-z-]+)", GUIDE))
    assert {*EFFECTS, *BONUSES} - said == set()


def test_the_guide_marks_the_columns_that_may_be_left_out() -> None:
    from discovery.survival.content.cells import OPTIONAL

    marked = set(re.findall(r"`([a-z_0-9]+)`\*", GUIDE))
    assert {column for columns in OPTIONAL.values() for column in columns} - {"carried", "copies"} <= marked
