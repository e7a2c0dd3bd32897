"""The scenario of the guide to content files: it is sound and played, and the guide shows what is in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run, run

__all__ = ["run"]

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/how-to/content.md").read_text(encoding="utf-8")
FILE = (ROOT / "examples/lantern.csv").read_text(encoding="utf-8")


@pytest.fixture
def there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "examples")


@pytest.mark.usefixtures("there")
def test_the_commands_of_the_guide_do_what_it_says(run: Run) -> None:
    commands = [line.split()[1:] for line in GUIDE.splitlines() if line.startswith("       discovery ")]
    assert [command[0] for command in commands] == ["deck", "simulate", "play"]
    for command in commands:
        done = run(*("4" if word == "100" else word for word in command), typed="end\n")
        assert done.status == 0, done.err


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
