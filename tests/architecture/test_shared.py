"""The engine's modules keep nothing that their functions write: threads that play share every module."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import discovery
from discovery.core.bits import WIDTH
from discovery.evolution.board.plane import EDGES
from discovery.evolution.model import codes, rows
from tests.support.testing.sources import parsed

PACKAGES = ("core", "evolution", "survival", "play")
SOURCE = Path(discovery.__file__).parent


def written(tree: ast.Module) -> Iterator[int]:
    """The lines where a function of a module stores into a row, or an attribute, of one of its names."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    named = [node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    names = [name for node in named for name in ast.walk(node) if isinstance(name, ast.Name)]
    kept = {name.id for name in names if isinstance(name.ctx, ast.Store)}
    for node in (node for function in functions for node in ast.walk(function)):
        if isinstance(node, ast.Global):
            yield node.lineno
        if not isinstance(node, ast.Subscript | ast.Attribute) or isinstance(node.ctx, ast.Load):
            continue
        if isinstance(node.value, ast.Name) and node.value.id in kept:
            yield node.lineno


def test_no_function_of_the_engine_writes_what_its_module_keeps() -> None:
    files = [file for package in PACKAGES for file in sorted((SOURCE / package).rglob("*.py"))]
    assert len(files) > 100

    found = [f"{file.relative_to(SOURCE)}:{line}" for file in files for line in written(parsed(file))]

    assert found == []


def test_a_row_that_is_written_is_found() -> None:
    tree = ast.parse("ROW = [0]\ndef note(n):\n    ROW[n] = 1\n    return ROW[n]\n")

    assert list(written(tree)) == [3]


def test_a_row_of_ones_own_has_room_for_all_that_is_noted() -> None:
    """In both builds: the compiled one has the lengths in its own file."""
    compiled = (SOURCE / "evolution" / "model" / "rows.pxd").read_text(encoding="utf-8")

    assert rows.NUMBERS == EDGES + WIDTH
    assert len(codes.WORDS) <= rows.MASKS
    assert f"__builtin_alloca({rows.NUMBERS} * sizeof(int))" in compiled
    assert f"__builtin_alloca({rows.MASKS} * sizeof(unsigned __int128))" in compiled
