"""Every file, module, name and heading that a document or a docstring refers to exists.

A docstring says enough to be understood without the code below it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.support.data import ROOT
from tests.support.deadlines import run
from tests.support.documents import LINK, QUOTED, anchors, name_of, pages
from tests.support.testing.sources import parsed

FOLDERS = ("src", "tests", "tooling", "bench", "drills", "examples")
PAGES = pages()
DOTTED = re.compile(r"(?:[A-Za-z_]\w*\.)+[A-Za-z_]\w*")
FILE = re.compile(r"(?:[\w.-]+/)*[\w.-]+")
ENDINGS = ("", ".py", ".pxd", ".ts", ".svelte", ".css", ".ftl")
"""Of files that only the project itself has; people's own decks and records are other files."""

EXCUSED = {
    "cards.csv": "a file of the archive that is printed",
    "cards.example.org": "a host's address",
    "discovery.lock": "a file of a host's data",
    "discovery.sqlite": "a file of a host's data",
    "discovery.x.y": "any compiled module",
    "discovery/discover-beacon-v3": "an environment",
    "discovery/explore-v3": "an environment",
    "mybot.py": "a file that readers write",
    "placer.py": "a file that readers write",
    "src/discovery/_compiled": "made by the compiler",
    "src/discovery/server/static": "made by the build of the client",
    "src/discovery/x/y.py": "any compiled module",
    "x.pxd": "any compiled module",
    "x.py": "any compiled module",
}
"""Name -> why nothing in the project has it."""
PAGE = re.compile(r"\bdocs/[\w./-]+\.md\b")
"""Documents are found without backticks, too."""
PLACEHOLDER = re.compile(r"(?<![A-Za-z])[A-Z]{4,}(?![a-z])")
"""A word for the reader to replace, as in ``games/NAME``."""

FEWEST_WORDS = 4
TERSE: dict[str, str] = {}
"""``module::name`` -> why its name says all. Nothing is excused so far; an entry may only be removed."""


# ---- what there is -----------------------------------------------------------------------------------------


def modules() -> dict[str, Path]:
    """Dotted name -> file of each Python module of the project; a package has its own name."""
    found = {}
    for folder in FOLDERS:
        top = ROOT / "src" if folder == "src" else ROOT
        for path in (ROOT / folder).rglob("*.py"):
            found[".".join(path.relative_to(top).with_suffix("").parts).removesuffix(".__init__")] = path
    return found


def endings(name: str, sign: str) -> Iterator[str]:
    """The name, and what is left of it after each sign: ``a.b.c``, ``b.c``, ``c``."""
    parts = name.split(sign)
    yield from (sign.join(parts[at:]) for at in range(len(parts)))


MODULES = modules()
SUFFIXES: dict[str, list[str]] = {}
for module in MODULES:
    for ending in endings(module, "."):
        SUFFIXES.setdefault(ending, []).append(module)
PACKAGES = {name.rpartition(".")[2] for name, path in MODULES.items() if path.name == "__init__.py"}


@cache
def paths() -> frozenset[str]:
    """Every ending of the path of every file and folder that is part of the project."""
    listed = run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT).stdout
    files = {Path(name) for name in listed.split("\0") if name and (ROOT / name).exists()}
    folders = {folder for file in files for folder in file.parents if folder.name}
    return frozenset(ending for path in files | folders for ending in endings(path.as_posix(), "/"))


@dataclass(frozen=True)
class Source:
    """What these tests know of a module. Its tree is not kept: those of all modules would slow down every
    collection of garbage that follows."""

    names: frozenset[str]
    """What its statements bind."""
    classes: tuple[tuple[str, set[str], list[str]], ...]
    """The name, the members and the bases of each class."""
    docstrings: tuple[str, ...]
    """Strings that stand alone: docstrings, and what is said below a constant or a field."""
    terse: tuple[str, ...]
    """The public names whose docstring is too short."""


@cache
def source(module: str) -> Source:
    """A module, which is parsed once for all tests of a process."""
    tree = parsed(MODULES[module])
    nodes = list(ast.walk(tree))
    strings = [
        node.value.value
        for node in nodes
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    ]
    return Source(
        frozenset(bound(tree.body)),
        tuple(
            (node.name, members(node), [re.sub(r"\[.*|.*\.", "", ast.unparse(base)) for base in node.bases])
            for node in nodes
            if isinstance(node, ast.ClassDef)
        ),
        tuple(string for string in strings if isinstance(string, str)),
        tuple(terse(tree)),
    )


def bound(body: list[ast.stmt]) -> Iterator[str]:
    """The names that the statements of a module or a class bind, in branches, too."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from (name.asname or name.name for name in node.names)
        elif isinstance(node, ast.If | ast.Try | ast.With):
            yield from bound(node.body)
            yield from bound(getattr(node, "orelse", []))
        else:
            names = (name for name in ast.walk(node) if isinstance(name, ast.Name))
            yield from (name.id for name in names if isinstance(name.ctx, ast.Store))


def members(node: ast.ClassDef) -> set[str]:
    """What an object of the class has: names of its body, and what its methods store in ``self``."""
    stored = {
        part.attr
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute)
        and isinstance(part.value, ast.Name)
        and part.value.id in ("self", "cls")
    }
    return {*bound(node.body), *stored}


@cache
def classes() -> dict[str, list[tuple[set[str], list[str]]]]:
    """Name -> members and bases of every class of that name."""
    found: dict[str, list[tuple[set[str], list[str]]]] = {}
    for module in MODULES:
        for name, own, bases in source(module).classes:
            found.setdefault(name, []).append((own, bases))
    return found


# ---- whether it is there -----------------------------------------------------------------------------------


def has(name: str, member: str) -> bool:
    """Whether some class of that name, or a base of it, has the member. Bases from libraries have any."""
    return any(
        member in own
        or any(base not in classes() or has(base, member) for base in bases if base != "Generic")
        for own, bases in classes()[name]
    )


def resolves(name: str) -> bool:
    """Whether a dotted name is a module of ours, or something that a module or a class of ours has."""
    parts = name.split(".")
    if parts[0] in classes():
        return len(parts) > 2 or has(parts[0], parts[1])
    for at in range(len(parts), 0, -1):
        for module in SUFFIXES.get(".".join(parts[:at]), []):
            if at == len(parts) or _inside(module, parts[at:]):
                return True
    return False


def _inside(module: str, names: list[str]) -> bool:
    if names[0] not in source(module).names:
        return False
    return len(names) == 1 or names[0] not in classes() or has(names[0], names[1])


def is_ours(name: str) -> bool:
    """Whether a dotted name begins with a package or a class of ours, and so has to exist."""
    head = name.partition(".")[0]
    return head in PACKAGES or (head in classes() and head[0].isupper())


def missing(text: str) -> list[str]:
    """The dotted names and the paths in backticks that lead nowhere."""
    names = {quoted.removesuffix("()").rstrip("/") for _, quoted in QUOTED.findall(text)}
    names |= set(PAGE.findall(text))
    return sorted(
        name for name in names - EXCUSED.keys() if not PLACEHOLDER.search(name) and not _exists(name)
    )


def _exists(name: str) -> bool:
    """Whether it is there, or is no reference. Files may be named without their ending."""
    if not FILE.fullmatch(name) or any(f"{name}{ending}" in paths() for ending in ENDINGS):
        return True
    head, sign, _ = name.partition("/")
    if sign:
        return head not in {*FOLDERS, "web", "docs", *PACKAGES} and not name.endswith(ENDINGS[1:])
    if name.endswith(ENDINGS[1:]):
        return name in ENDINGS
    return not (DOTTED.fullmatch(name) and is_ours(name)) or resolves(name)


def terse(body: ast.Module) -> list[str]:
    """The public names whose docstring is too short to say what they are; ``""`` for the module itself."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    told = {node: ast.get_docstring(node) for node in ast.walk(body) if isinstance(node, kinds)}
    names = {node: getattr(node, "name", "") for node in told}
    return [
        names[node]
        for node, text in told.items()
        if text and len(text.split()) < FEWEST_WORDS and not names[node].startswith("_")
    ]


def test_documents_name_what_exists() -> None:
    """All of them in one test: each process that runs one has to read the whole project."""
    found = {name_of(page): missing(page.read_text(encoding="utf-8")) for page in PAGES}

    assert {page: names for page, names in found.items() if names} == {}


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CHANGELOG.md", ROOT / "CREDITS.md"], ids=name_of)
def test_links_lead_to_files_and_headings_that_exist(page: Path) -> None:
    links = [(target, anchor) for _, target, anchor in LINK.findall(page.read_text(encoding="utf-8"))]
    ours = [
        (page.parent / target if target else page, anchor) for target, anchor in links if ":" not in target
    ]

    assert [str(file) for file, _ in ours if not file.exists()] == []
    assert [
        f"{file.name}#{anchor}"
        for file, anchor in ours
        if anchor and file.suffix == ".md" and anchor not in anchors(file)
    ] == []


def test_docstrings_name_what_exists() -> None:
    found = {
        module: [name for text in source(module).docstrings for name in missing(text)] for module in MODULES
    }

    assert {module: names for module, names in found.items() if names} == {}


def test_docstrings_are_sentences() -> None:
    ours = [module for module, path in MODULES.items() if path.is_relative_to(ROOT / "src")]

    assert sorted(f"{module}::{name}" for module in ours for name in source(module).terse) == sorted(TERSE)


def test_every_excuse_is_used() -> None:
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    texts += [text for module in MODULES for text in source(module).docstrings]
    quoted = {name.rstrip("/") for text in texts for _, name in QUOTED.findall(text)}

    assert EXCUSED.keys() <= quoted


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("`core.protocol.Game`, ``Driver.play()``, `tables.table`, `core/bits.py`, `web/src/app`", []),
        ("`core.no_such`, `Driver.no_such`", ["Driver.no_such", "core.no_such"]),
        (
            "`core/no_such.py`, `nosuch.ts`, `web/src/no_such`",
            ["core/no_such.py", "nosuch.ts", "web/src/no_such"],
        ),
        ("see docs/engine.md and docs/none.md", ["docs/none.md"]),
        ("`state.turn`, `mine.csv`, `games/NAME`, `api/companion`, `os.path`", []),
    ],
)
def test_references_that_lead_nowhere_are_found(text: str, names: list[str]) -> None:
    assert missing(text) == names


def test_terse_docstrings_are_found() -> None:
    body = ast.parse(
        '''"""The module."""
class Pot:
    """Chips, the oldest first."""
    def copy(self): "An independent copy."
    def _share(self): "Private."
    def add(self): pass
'''
    )

    assert terse(body) == ["", "copy"]


def test_the_paths_of_the_map_name_what_exists() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").partition("\n## Paths worth reading\n")[2]
    named = DOTTED.findall(text.partition("\n## ")[0])

    assert len(named) > 15
    assert [name for name in named if not resolves(name)] == []
