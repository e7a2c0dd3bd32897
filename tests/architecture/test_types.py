"""The C types beside a hot module say what the module says, and nothing more."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tests.support.data import ROOT
from tests.support.testing.sources import parsed
from tooling import compiled

SOURCE = compiled.package(ROOT)
CLASS = re.compile(r"^cdef class (\w+).*:\n((?:[ \t]+.*\n|\n)*)", re.MULTILINE)
ATTRIBUTES = re.compile(r"^[ \t]+cdef (?:public |readonly )?([^(\n]+)$", re.MULTILINE)
METHOD = re.compile(r"^[ \t]+c(?:p)?def [^(\n]*?(\w+)\(", re.MULTILINE)
CIMPORT = re.compile(r"^\s*from (discovery[\w.]*) cimport ", re.MULTILINE)


def hot() -> list[Path]:
    return compiled.hot(ROOT)


def types(module: Path) -> str:
    return re.sub(r" *#.*", "", module.with_suffix(".pxd").read_text(encoding="utf-8")) + "\n"


def tree(module: Path) -> ast.Module:
    return parsed(module)


def imported(module: Path) -> set[str]:
    """The modules of ours that a module takes names from, by their whole names."""
    found = [node.module for node in ast.walk(tree(module)) if isinstance(node, ast.ImportFrom)]
    return {name for name in found if name and name.startswith("discovery.")}


def slots(module: Path) -> Iterator[tuple[str, set[str]]]:
    """Each class of a module that names its attributes, with their names."""
    for node in ast.walk(tree(module)):
        for line in node.body if isinstance(node, ast.ClassDef) else []:
            if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__slots__":
                assert isinstance(node, ast.ClassDef)
                yield node.name, set(ast.literal_eval(line.value))


def attributes(module: Path) -> dict[str, set[str]]:
    """Each class in the types, with the attributes that they give it."""
    found = {}
    for name, body in CLASS.findall(types(module)):
        declared = [re.sub(r"\[[^]]*\]", "", line).split(",") for line in ATTRIBUTES.findall(body)]
        found[name] = {part.split()[-1] for line in declared for part in line}
    return found


def room(name: str) -> str:
    """The core's modules are rooms of their own."""
    first, *rest = name.split(".")[1:]
    return rest[0] if first == "core" else first


def beyond(module: Path, name: str) -> set[str]:
    """The rooms of the house that the types enter and the module does not; import-linter sees no types."""
    entered = {room(taken) for taken in CIMPORT.findall(types(module))}
    return entered - {room(taken) for taken in imported(module)} - {room(name), "bits"}


def test_types_go_where_the_module_goes() -> None:
    found = {name: beyond(module, name) for module in hot() for name in [compiled.module_name(ROOT, module)]}

    assert {name: rooms for name, rooms in found.items() if rooms} == {}


def test_a_class_has_the_same_attributes_in_both_builds() -> None:
    named = {(module, name): members for module in hot() for name, members in slots(module)}
    typed = {(module, name): members for module in hot() for name, members in attributes(module).items()}

    assert {
        key: named[key] ^ typed[key] for key in named.keys() & typed.keys() if named[key] != typed[key]
    } == {}


def methods(module: Path) -> dict[str, set[str]]:
    """Each class in the types, with the methods that they name."""
    return {name: set(METHOD.findall(body)) for name, body in CLASS.findall(types(module))}


def calls_super(module: Path) -> list[str]:
    """The methods named in the types that call ``super()``, which fails in the compiled build."""
    named = methods(module)
    return [
        f"{owner.name}.{method.name}"
        for owner in ast.walk(tree(module))
        if isinstance(owner, ast.ClassDef)
        for method in owner.body
        if isinstance(method, ast.FunctionDef) and method.name in named.get(owner.name, set())
        if any(isinstance(node, ast.Name) and node.id == "super" for node in ast.walk(method))
    ]


def test_no_compiled_method_calls_super() -> None:
    found = {compiled.module_name(ROOT, module): calls_super(module) for module in hot()}

    assert {module: names for module, names in found.items() if names} == {}


def test_types_hold_no_logic() -> None:
    logic = re.compile(r"\binline\b|^\s*(def|return|import)\b", re.MULTILINE)

    assert [module for module in hot() if logic.search(types(module))] == []


STATED = re.compile(r'^ +(\w+) "(-?\d+)"$', re.MULTILINE)
STOOD_IN_FOR = [
    path.with_suffix(".py")
    for path in compiled.types(ROOT)
    if compiled.is_header(path) and STATED.search(path.read_text(encoding="utf-8"))
]
"""The modules that stay plain while a file of types states their numbers for compiled code."""


@pytest.mark.parametrize("module", STOOD_IN_FOR, ids=lambda path: compiled.module_name(ROOT, path))
def test_stated_numbers_are_the_same_in_both_builds(module: Path) -> None:
    """The only files of types that hold values."""
    named = vars(import_module(compiled.module_name(ROOT, module)))
    numbers = {name: value for name, value in named.items() if isinstance(value, int)}

    assert {name: int(value) for name, value in STATED.findall(types(module))} == numbers


def test_there_are_stated_numbers() -> None:
    assert len(STOOD_IN_FOR) == 6


def test_no_module_imports_the_compiler() -> None:
    asked = re.compile(r"^\s*(import|from) cython\b", re.MULTILINE)

    assert [path for path in SOURCE.rglob("*.py") if asked.search(path.read_text(encoding="utf-8"))] == []


def test_what_is_read_here_is_what_is_written(tmp_path: Path) -> None:
    module = tmp_path / "state.py"
    module.write_text(
        "from discovery.evolution.model.state import State\nclass State:\n"
        "    __slots__ = ('hands', 'left', 'order')\n"
        "    def copy(self):\n        return super().copy()\n"
        "    def key(self):\n        return super().key()\n",
        encoding="utf-8",
    )
    module.with_suffix(".pxd").write_text(
        "from discovery.core.bits cimport BIT\nfrom discovery.core.dice cimport Dice\n"
        "from discovery.evolution.model.table cimport draw\ncdef class State:\n"
        "    cdef public mask_t hands[9], left  # two\n    cdef readonly unsigned long long order[WIDTH]\n"
        "    cpdef State copy(self)\n    cdef int other(self, int seat)\n",
        encoding="utf-8",
    )

    assert dict(slots(module)) == attributes(module) == {"State": {"hands", "left", "order"}}
    assert methods(module) == {"State": {"copy", "other"}}
    assert calls_super(module) == ["State.copy"]
    assert beyond(module, "discovery.lab.state") == {"dice"}
