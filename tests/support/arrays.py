"""Arrays in C are as long as the lists that they stand for.

It is asked on the plain modules, where every list can be seen: a compiled module hides its arrays.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

from tests.support.data import ROOT
from tooling import compiled

ARRAY = re.compile(r"\b(\w+)\[(\d+)\]")


def lengths(module: Path) -> Iterator[tuple[str, int]]:
    """The arrays of a module's types, by name, with their lengths in C."""
    types = re.sub(r" *#.*", "", module.with_suffix(".pxd").read_text(encoding="utf-8"))
    for name, length in ARRAY.findall(types):
        yield name, int(length)


def compared(room: str, made: Iterable[object]) -> dict[str, tuple[int, set[int]]]:
    """By array of the hot modules of a room: its length in C, and those of the rows of the objects made."""
    places = [path for path in compiled.hot(ROOT) if path.is_relative_to(compiled.package(ROOT) / room)]
    modules = {path: import_module(compiled.module_name(ROOT, path)) for path in places}
    owners: dict[str, list[object]] = {}
    for one in made:
        owners.setdefault(type(one).__module__, []).append(one)
    found: dict[str, tuple[int, set[int]]] = {}
    for path, module in modules.items():
        for name, length in lengths(path):
            holders = [module, *owners.get(module.__name__, [])]
            rows = [getattr(holder, name) for holder in holders if hasattr(holder, name)]
            found[f"{module.__name__}.{name}"] = (length, {len(row) for row in rows})
    return found
