"""The outlines of the icons that are printed, kept in the families' folders `press`.

Paper is printed by hosts, who have no Node and no icon package. The client takes the same outlines when it is
built (`web/plugins/pictures.ts`). Run it when a table names another icon, or when the client draws a sign or
a kind of ground otherwise; a test compares the files with what they come from.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "discovery"
CLIENT = ROOT / "web" / "src"
ICONS = ROOT / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
TABLES = {
    SOURCE / "evolution" / "press" / "pictures.json": (SOURCE / "evolution" / "cards" / "data", "*.csv"),
    SOURCE / "survival" / "press" / "pictures.json": (SOURCE / "survival" / "press", "items.csv"),
}
"""For each file of outlines the folder of its tables, and which of them have a column `icon`."""
GAMES = CLIENT / "games"
SIGNS = {
    SOURCE / "evolution" / "press" / "signs.json": (GAMES / "discovery" / "assets" / "asset.ts",),
    SOURCE / "survival" / "press" / "signs.json": (
        GAMES / "survival" / "icons.ts",
        GAMES / "survival" / "map" / "ground.ts",
    ),
}
"""For each file of signs what the page draws by itself: small signs, and the patterns of the ground."""
_SIGN = re.compile(r'^  (\w+):\s+"([^"]+)",$', re.MULTILINE)
_PATTERN = re.compile(r'^  "([^"]+)",$', re.MULTILINE)


def main() -> None:
    """Write the tables of outlines, and the signs."""
    for file, (folder, pattern) in TABLES.items():
        file.write_text(as_text(outlines(names(folder, pattern))), "utf-8")
    for file, drawn in SIGNS.items():
        file.write_text(as_text(signs(drawn)), "utf-8")


def signs(drawn: Iterable[Path]) -> dict[str, str]:
    """The signs by name, in a box of 24 x 24, and the patterns as `ground-0`, .. in a box of 1 x 1."""
    text = "".join(path.read_text("utf-8") for path in drawn)
    patterns = {f"ground-{n}": path for n, path in enumerate(_PATTERN.findall(text))}
    return {**dict(_SIGN.findall(text)), **patterns}


def names(folder: Path, pattern: str) -> list[str]:
    """The icons that the tables name, in order."""
    found: set[str] = set()
    for path in folder.glob(pattern):
        lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
        found |= {row["icon"] for row in csv.DictReader(lines)}
    return sorted(found - {""})


def outlines(icons: Iterable[str]) -> dict[str, str]:
    """The `d` of the paths of icons, in a box of 512 x 512."""
    package = json.loads(ICONS.read_text("utf-8"))
    return {name: _outline(package, name) for name in icons}


def as_text(found: dict[str, str]) -> str:
    """One line an icon, so that changes can be read."""
    return json.dumps(found, indent=0, ensure_ascii=False) + "\n"


def _outline(package: dict[str, Any], name: str) -> str:
    body = package["icons"][package.get("aliases", {}).get(name, {}).get("parent", name)]["body"]
    paths = re.findall(r'<path fill="currentColor" d="([^"]+)"/>', body)
    if not paths:
        raise ValueError(f"the icon {name} is more than plain paths")
    return "".join(paths)


if __name__ == "__main__":
    main()
