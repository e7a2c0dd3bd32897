"""Every item has a picture of its own on the page, and whoever drew it is credited."""

from __future__ import annotations

import csv
import re
from pathlib import Path

from discovery.survival.content.reading import built_in

ROOT = Path(__file__).resolve().parents[3]


def test_every_item_has_another_picture_whose_author_is_credited() -> None:
    lines = (ROOT / "src/discovery/survival/press/items.csv").read_text("utf-8").splitlines()
    rows = list(csv.DictReader(line for line in lines if not line.startswith("#")))
    icons = [row["icon"] for row in rows]
    assert [row["id"] for row in rows] == [item.id for item in built_in().items]
    assert len(set(icons)) == len(icons)
    assert set(icons) <= set(re.findall("`([a-z0-9-]+)`", (ROOT / "CREDITS.md").read_text("utf-8")))
