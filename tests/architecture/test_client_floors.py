"""The client's folders are floors: none imports from one above it, and no imports go in a circle.

eslint says so while one types (``web/eslint.config.js``). It does not see ``import()``, paths that leave a
folder by ``..``, or style sheets; this reads all of them.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
SOURCE = WEB / "src"
ENDINGS = ("", ".ts", ".svelte", ".svelte.ts", ".css", "/index.ts")
IMPORT = re.compile(r"""(?:\bfrom|\bimport|@import)\s*(\(?)\s*["']([^"'\n]+)["']""")
BESIDE = {"testing"}
"""No floor: what tests share, which may show any of them."""
MOST_FILES = 25


def floors() -> list[str]:
    """The folders from the ground up, as eslint knows them."""
    found = re.search(r"const FLOORS = \[(.*?)\]", (WEB / "eslint.config.js").read_text("utf-8"))
    assert found is not None
    return re.findall(r'"(\w+)"', found[1])


FLOORS = floors()


def sources() -> list[Path]:
    """All files of the floors but their tests."""
    return [
        path
        for floor in FLOORS
        for path in sorted((SOURCE / floor).rglob("*"))
        if path.suffix in {".ts", ".svelte", ".css"} and ".test." not in path.name
    ]


def imported(path: Path, *, later: bool = True) -> set[Path]:
    """The files of ours that a file imports, for types alone, too; `later` counts those by ``import()``."""
    found = set()
    for asked, name in IMPORT.findall(path.read_text("utf-8")):
        if asked and not later:
            continue
        plain = name.partition("?")[0]
        if not plain.startswith(("@/", ".")):
            continue  # a package, or what a plugin makes
        base = SOURCE / plain[2:] if plain.startswith("@/") else path.parent / plain
        files = [Path(os.path.normpath(f"{base}{ending}")) for ending in ENDINGS]
        there = next((file for file in files if file.is_file()), None)
        assert there is not None, (path.relative_to(SOURCE).as_posix(), name)
        found.add(there)
    return found


def place(path: Path) -> tuple[str, str]:
    """The floor of a file, and among the games its family; ``""`` for what lies beside the families."""
    parts = path.relative_to(SOURCE).parts
    return parts[0], parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def faults(path: Path, target: Path) -> bool:
    """Whether a file must not import another."""
    (own, family), (other, its) = place(path), place(target)
    if other not in FLOORS or FLOORS.index(other) > FLOORS.index(own):
        return True
    if other != "games":
        return False
    registry = target == SOURCE / "games" / "index.ts"
    return (family != "" and (registry or its not in ("", family))) or (own != "games" and not registry)


def test_every_folder_is_a_floor() -> None:
    folders = {path.relative_to(SOURCE).parts[0] for path in SOURCE.glob("*/**/*.*") if path.is_file()}
    assert folders - BESIDE == set(FLOORS)


@pytest.mark.parametrize("floor", FLOORS)
def test_nothing_imports_from_a_floor_above_its_own(floor: str) -> None:
    """A family knows no other; from above, families are reached through ``games/index.ts``."""
    found = [
        f"{path.relative_to(SOURCE)}: {target.relative_to(SOURCE)}"
        for path in sources()
        if place(path)[0] == floor
        for target in imported(path)
        if faults(path, target)
    ]
    assert sorted(found) == []


def circle() -> list[Path]:
    try:
        TopologicalSorter({path: imported(path, later=False) for path in sources()}).prepare()
    except CycleError as error:
        found: list[Path] = error.args[1]
        return found
    return []


def test_no_imports_go_in_a_circle() -> None:
    """Parts that are loaded when they are needed may lead back: a screen of a table opens others."""
    assert [path.relative_to(SOURCE).as_posix() for path in circle()] == []


def test_imports_are_found() -> None:
    """At the head of a module, where a part is needed, of a component and of styles; and faults are seen."""
    pages = imported(SOURCE / "app" / "pages.ts")
    assert {SOURCE / "shell" / "routes.ts", SOURCE / "table" / "LiveTable.svelte"} <= pages
    assert SOURCE / "games" / "index.ts" in pages
    assert SOURCE / "table" / "LiveTable.svelte" not in imported(SOURCE / "app" / "pages.ts", later=False)
    assert SOURCE / "table" / "keys" / "keys.css" in imported(SOURCE / "table" / "keys" / "parts.ts")

    live, walk = SOURCE / "table" / "LiveTable.svelte", SOURCE / "games" / "walk" / "game.ts"
    assert faults(SOURCE / "kit" / "i18n.ts", live)
    assert faults(live, SOURCE / "games" / "index.ts")
    assert faults(walk, SOURCE / "games" / "index.ts")
    assert faults(walk, SOURCE / "games" / "survival" / "game.ts")
    assert faults(SOURCE / "app" / "App.svelte", walk)
    assert not faults(walk, live)


def test_no_folder_holds_more_files_than_one_looks_over() -> None:
    """With the tests beside their subjects."""
    folders = Counter(path.parent for path in SOURCE.rglob("*") if path.is_file())
    assert {str(folder): files for folder, files in folders.items() if files > MOST_FILES} == {}
