"""Nothing goes round in circles: what a module imports when it runs never leads back to it.

The layers are import-linter's (pyproject.toml); this looks at single modules, inside of rooms, too. Imports
for types alone do not count: a position and the tables it refers to name each other's types.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
MODULES = {
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): path
    for path in (SOURCE / "discovery").rglob("*.py")
}


def at_start(body: list[ast.stmt]) -> Iterator[ast.ImportFrom]:
    """The imports of a module that run when it is imported: not those in functions, nor those for types."""
    for node in body:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test):
            yield from at_start(node.body + node.orelse)
        elif isinstance(node, ast.Try):
            yield from at_start(node.body)


def imported(module: str) -> set[str]:
    """The modules of ours that a module imports; from a package the module meant, not the package."""
    found = set()
    for node in at_start(ast.parse(MODULES[module].read_text(encoding="utf-8")).body):
        assert node.module is not None
        for name in node.names:
            inner = f"{node.module}.{name.name}"
            found.add(inner if inner in MODULES else node.module)
    return found & MODULES.keys()


def circle() -> list[str]:
    try:
        TopologicalSorter({module: imported(module) for module in MODULES}).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_imports_go_in_a_circle() -> None:
    assert circle() == []


def test_imports_are_found() -> None:
    assert "discovery.core.protocol" in imported("discovery.play.driver")
    assert "discovery.core.terminal" not in imported("discovery.core.family")
