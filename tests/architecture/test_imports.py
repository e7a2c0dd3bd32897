"""Nothing goes round in circles: what a module imports never leads back to it.

The layers are import-linter's (pyproject.toml); this looks at single modules, inside of packages, too.
Imports for types alone count, and so do those inside functions.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter

from tests.support.testing.sources import SOURCE, parsed

MODULES = {
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): path
    for path in (SOURCE / "discovery").rglob("*.py")
}
MODEL = frozenset(f"discovery.evolution.model.{name}" for name in ("interfaces", "ruleset", "setup", "state"))
# Modules that import one another for types alone -> why they may. The list may only become shorter.
ALLOWED = {
    MODEL: "a position refers to its tables of rules, and what they hold works on positions",
}


def imports(node: ast.AST, for_types: bool = False) -> Iterator[tuple[str, bool]]:
    """Every import below a node: the name of what is imported, and whether it is for types alone."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ImportFrom) and child.module:
            for name in child.names:
                inner = f"{child.module}.{name.name}"
                yield inner if inner in MODULES else child.module, for_types
        elif isinstance(child, ast.Import):
            yield from ((name.name, for_types) for name in child.names)
        elif isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):
            types = isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test)
            yield from imports(child, for_types or types)


@cache
def imported(module: str) -> dict[str, bool]:
    """The modules of ours that a module imports, each with whether it is for types alone; from a package the
    module meant, not the package."""
    found: dict[str, bool] = {}
    for name, for_types in imports(parsed(MODULES[module])):
        if name in MODULES:
            found[name] = for_types and found.get(name, True)
    return found


def circle(graph: dict[str, set[str]]) -> list[str]:
    """A circle in a graph of imports, ``[]`` if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_imports_go_in_no_circle_but_the_allowed_ones() -> None:
    graph = {module: set(imported(module)) for module in MODULES}
    for group in ALLOWED:
        graph |= {module: graph[module] - group for module in group}

    assert circle(graph) == []


def test_no_imports_go_in_a_circle_when_they_run() -> None:
    assert (
        circle(
            {module: {name for name, types in imported(module).items() if not types} for module in MODULES}
        )
        == []
    )


def test_what_is_allowed_is_needed() -> None:
    for group in ALLOWED:
        assert circle({module: imported(module).keys() & group for module in group}) != []


def test_imports_are_found() -> None:
    assert imported("discovery.play.driver")["discovery.core.protocol"] is False
    assert imported("discovery.core.family")["discovery.core.terminal"] is True
    assert imported("discovery.server.run")["discovery.server.cluster.supervisor"] is False
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) != []
