"""The size of what is written is held by a test: limits may be lowered, never raised."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.support.data import ROOT
from tests.support.testing.sources import parsed

FOLDERS = ("src", "tooling", "bench", "drills", "examples")
FILE_LINES = 400
FUNCTION_LINES = 60
CLASS_LINES = 250
BRANCHES = 10
MEDIAN_FUNCTION_LINES = 7
FORBIDDEN_NAMES = {"utils", "helpers", "common", "base", "manager"}

CLIENT = ("web/src", "web/plugins")
CLIENT_SUFFIXES = {".ts", ".svelte", ".css"}
CLIENT_FOLDER_FILES = 20
GENERATED = {"web/src/generated/protocol.ts", "web/src/generated/games/evolution.ts"}

# "path::name" -> why it must be longer. Nothing is excused so far.
EXCEPTIONS: dict[str, str] = {}

SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
FORKS = (ast.If, ast.IfExp, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.match_case)


def modules() -> list[Path]:
    return sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))


@dataclass(frozen=True)
class Definition:
    """A function or a class: its name behind the path of its file, its lines and its forks."""

    name: str
    is_class: bool
    lines: int
    branches: int


@cache
def definitions(path: Path) -> tuple[Definition, ...]:
    """Of a file, which is parsed once for all tests of a process."""
    where = path.relative_to(ROOT).as_posix()
    return tuple(
        Definition(
            f"{where}::{node.name}",
            isinstance(node, ast.ClassDef),
            (node.end_lineno or node.lineno) - node.lineno + 1,
            branches(node),
        )
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    )


def branches(node: ast.AST) -> int:
    """Forks of a function's own body: nested functions and classes count for themselves."""
    count = 0
    for child in ast.iter_child_nodes(node):
        if isinstance(child, SCOPES):
            continue
        count += isinstance(child, FORKS)
        count += len(child.ifs) if isinstance(child, ast.comprehension) else 0
        count += branches(child)
    return count


def too_long(found: Iterable[tuple[str, int]], limit: int) -> dict[str, int]:
    return {name: size for name, size in found if size > limit and name not in EXCEPTIONS}


@pytest.mark.parametrize(("source", "expected"), [
    ("def f(x):\n    return x\n", 0),
    ("def f(x):\n    if x: return 1\n    elif x > 1: return 2\n    return 3\n", 2),
    ("def f(x):\n    def g(y):\n        if y: return 1\n    return [a for a in x if a]\n", 1),
    ("def f(x):\n    match x:\n        case 1: return 1\n        case _: return 2\n", 2),
    ("def f(x):\n    try:\n        return 1 if x else 2\n    except OSError:\n        return 3\n", 2),
])  # fmt: skip
def test_branches_are_counted(source: str, expected: int) -> None:
    assert branches(ast.parse(source).body[0]) == expected


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_module_keeps_the_budget(path: Path) -> None:
    where = path.relative_to(ROOT).as_posix()
    functions = [one for one in definitions(path) if not one.is_class]
    classes = [one for one in definitions(path) if one.is_class]

    assert not FORBIDDEN_NAMES & {path.stem, path.parent.name}
    assert too_long([(where, len(path.read_text(encoding="utf-8").splitlines()))], FILE_LINES) == {}
    assert too_long(((one.name, one.lines) for one in functions), FUNCTION_LINES) == {}
    assert too_long(((one.name, one.lines) for one in classes), CLASS_LINES) == {}
    assert too_long(((one.name, one.branches) for one in functions), BRANCHES) == {}


def test_client_files_keep_the_budget() -> None:
    files = [
        path for folder in CLIENT for path in (ROOT / folder).rglob("*") if path.suffix in CLIENT_SUFFIXES
    ]
    sizes = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in files
    }

    assert too_long(((name, size) for name, size in sizes.items() if name not in GENERATED), FILE_LINES) == {}
    assert sizes.keys() >= GENERATED


def test_client_folders_keep_the_budget() -> None:
    """A folder is a feature that the eye takes in at once; tests beside their subjects are not counted."""
    files = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in CLIENT_SUFFIXES]
    sizes = Counter(path.parent.relative_to(ROOT).as_posix() for path in files if ".test." not in path.name)

    assert {folder: size for folder, size in sizes.items() if size > CLIENT_FOLDER_FILES} == {}


def test_half_of_the_functions_fit_the_eye() -> None:
    sizes = sorted(one.lines for path in modules() for one in definitions(path) if not one.is_class)

    assert sizes[len(sizes) // 2] <= MEDIAN_FUNCTION_LINES


def test_no_exception_without_a_use() -> None:
    excused = {ROOT / name.partition("::")[0] for name in EXCEPTIONS}
    names = {path.relative_to(ROOT).as_posix() for path in excused if path.exists()}
    names |= {one.name for path in excused if path.exists() for one in definitions(path)}

    assert set(EXCEPTIONS) <= names


MOST_FILES = 20
"""More than one looks over."""
GROWING = ROOT / "src/discovery/store/migrations/versions"
"""One more file with each change of the tables, none ever goes; they are read one at a time."""


def test_no_folder_holds_more_files_than_one_looks_over() -> None:
    folders = Counter(path.parent for part in ("src", "tests") for path in (ROOT / part).rglob("*.py"))

    assert folders.pop(GROWING) > 0
    assert folders
    assert {str(folder): files for folder, files in folders.items() if files > MOST_FILES} == {}
