"""How a move is packed into an int stays inside the engine; everybody else asks for its value.

``DiscoveryGame.decode`` and ``evolution.model.move`` give the value.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tooling import compiled

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "discovery"
FOLDERS = ("src", "bench", "drills", "examples", "tooling")
PACKED = {"SHIFT", "EXTRA", "SPOT", "HEAD", "SOURCE", "ARGUMENT", "CODE"}
"""Where the parts of a move lie."""
WIDTHS = {16, 24, 40}
BY_BITS = re.compile(r"codes\.|>>")
CODES = "discovery.evolution.model.codes"
INSIDE = ("belief", "board", "encoding", "flow", "model", "moves", "views")
"""The rooms of the engine, where moves are ints."""


def modules() -> list[Path]:
    return sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))


def where(path: Path) -> str:
    """The path of a module, shorter for one of the package."""
    return path.relative_to(PACKAGE if path.is_relative_to(PACKAGE) else ROOT).as_posix()


def may_pack(path: Path) -> bool:
    """Whether a module belongs to the engine's rooms or is compiled, where a move has to be an int."""
    inside = [PACKAGE / "evolution" / room for room in INSIDE]
    return any(path.is_relative_to(room) for room in inside) or path.with_suffix(".pxd").exists()


def imported(tree: ast.AST) -> Iterator[str]:
    """The dotted names that a module imports, members of modules included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def packed_by_hand(tree: ast.AST) -> list[int]:
    """The lines that take a move apart, or put one together, by its bits."""
    return sorted({node.lineno for node in ast.walk(tree) if isinstance(node, ast.expr) and _packs(node)})


def _packs(node: ast.expr) -> bool:
    if isinstance(node, ast.Attribute):
        return node.attr in PACKED and ast.unparse(node.value).endswith("codes")
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.RShift):
        return False
    return isinstance(node.right, ast.Constant) and node.right.value in WIDTHS


@pytest.mark.parametrize(("source", "lines"), [
    ("code = move >> 16 & 255\nspot = move >> codes.EXTRA", [1, 2]),
    ("move = codes.PLACE << codes.SHIFT | 3", [1]),
    ("bare = move & game_codes.HEAD", [1]),
    ("half = wide >> 3\nhead = request.HEAD", []),
])  # fmt: skip
def test_moves_packed_by_hand_are_found(source: str, lines: list[int]) -> None:
    assert packed_by_hand(ast.parse(source)) == lines


def test_only_the_engine_imports_the_numbers_of_moves() -> None:
    found = {
        where(path)
        for path in modules()
        if not path.is_relative_to(PACKAGE / "evolution")
        and "codes" in (text := path.read_text(encoding="utf-8"))  # else it need not be parsed
        and any(name.startswith(CODES) for name in imported(ast.parse(text)))
    }

    assert found == set()


def test_only_the_engine_packs_moves() -> None:
    found = {
        where(path)
        for path in modules()
        if not may_pack(path)
        and BY_BITS.search(text := path.read_text(encoding="utf-8"))  # else it need not be parsed
        and packed_by_hand(ast.parse(text))
    }

    assert found == set()


def test_the_compiled_modules_are_those_with_types() -> None:
    assert all(may_pack(path) for path in compiled.hot(ROOT))
