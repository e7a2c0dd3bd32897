"""The page about OWASP's requirements: every item of levels 1 and 2 of ASVS 5.0, and files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "asvs.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| ([\d.]+) \| (met|part|not|n/a) \| (\S.*) \|$", PAGE, re.MULTILINE)
ITEMS = (ROOT / "tests" / "data" / "asvs.txt").read_text(encoding="utf-8").split()
FILES = sorted(set(re.findall(r"`((?:src|tests|web)/[^`]+)`", PAGE)))


def test_every_item_is_there_once_and_in_order() -> None:
    assert [number for number, _, _ in ROWS] == ITEMS
    assert len(ITEMS) == 253


@pytest.mark.parametrize("named", FILES)
def test_what_it_names_is_there(named: str) -> None:
    assert (ROOT / named).exists()
