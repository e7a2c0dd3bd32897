"""The guides for newcomers: everything they name exists, and the first change can be made as described."""

from __future__ import annotations

import importlib
import os
import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from tests.support.data import ROOT
from tests.support.deadlines import run
from tooling import changelog

DOCS = ROOT / "docs"
MAP = ROOT / "ARCHITECTURE.md"
MAX_MAP_BYTES = 7_000
GUIDES = [ROOT / "CONTRIBUTING.md", DOCS / "first-change.md", *sorted((DOCS / "how-to").glob("*.md"))]
ROW = re.compile(r"^\| (?!term \|)([^|]+) \| [^|]+ \| `([\w.]+)` \|$", re.MULTILINE)
GLOSSARY = [
    ROW.findall(section) for section in (DOCS / "glossary.md").read_text(encoding="utf-8").split("\n## ")[1:]
]
TERMS = [entry for section in GLOSSARY for entry in section]
CHANGES = re.findall(r"```diff\n(.*?)```", (DOCS / "first-change.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", GUIDES, ids=lambda path: path.stem)
def test_every_path_that_a_guide_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = set(
        re.findall(r"(?:\./check |`)((?:src|tests|web|docs|tooling|examples|changelog\.d)/[\w./-]+)", text)
    )

    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize(("term", "symbol"), TERMS, ids=[term for term, _ in TERMS])
def test_every_term_is_carried_by_what_the_glossary_names(term: str, symbol: str) -> None:
    module, _, name = symbol.rpartition(".")
    try:
        importlib.import_module(symbol)
    except ModuleNotFoundError:
        assert hasattr(importlib.import_module(module), name)


def test_the_glossary_is_in_order_and_says_nothing_twice() -> None:
    for section in GLOSSARY:
        terms = [term.lower() for term, _ in section]
        assert terms == sorted(terms)
    assert len({term for term, _ in TERMS}) == len({symbol for _, symbol in TERMS}) == len(TERMS) > 50


def test_the_map_names_the_packages_that_exist() -> None:
    """Every package of ``discovery``, of the card games and of the server is on it, and nothing else."""
    text = MAP.read_text(encoding="utf-8")
    block = text[text.index("    src/discovery/") : text.index("    web/src/")]
    drawn = set(
        re.findall(r"(?<![\w/])([a-z][a-z0-9_]*)/(?=\s|$)", re.sub(r"\(.*?\)", "", block), re.MULTILINE)
    )
    source = ROOT / "src" / "discovery"
    rooms = {path.parent for path in source.rglob("__init__.py") if "_compiled" not in path.parts}
    upper = {room.name for room in rooms if room.parent in (source, source / "evolution", source / "server")}

    assert upper <= drawn
    assert drawn <= {room.name for room in rooms} | {"discovery"}


def test_the_map_is_one_page() -> None:
    assert len(MAP.read_bytes()) <= MAX_MAP_BYTES


def test_every_document_is_in_a_list_of_documents() -> None:
    lists = [DOCS / "README.md", DOCS / "decisions" / "README.md"]
    listed = {
        (page.parent / target).resolve()
        for page in lists
        for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8"))
    }

    assert {path.resolve() for path in DOCS.rglob("*.md")} - {DOCS / "README.md"} <= listed


def test_decisions_are_numbered_in_the_order_of_their_list() -> None:
    """And a page begins with its number and the title that the list has."""
    text = (DOCS / "decisions" / "README.md").read_text(encoding="utf-8")
    entries = re.findall(r"^- \[(.+)\]\((\d{3})-[a-z-]+\.md\)$", text, re.MULTILINE)
    firsts = [
        page.read_text(encoding="utf-8").partition("\n")[0]
        for page in sorted((DOCS / "decisions").glob("[0-9]*.md"))
    ]

    assert [int(number) for _, number in entries] == [*range(1, len(entries) + 1)]
    assert firsts == [f"# {int(number)}. {title}" for title, number in entries]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the first change touches and its test needs."""
    root = tmp_path_factory.mktemp("first-change")
    left_out = shutil.ignore_patterns("static", "_compiled", "__pycache__")
    for folder in ("src", "tooling", "tests/cli", "tests/support/testing"):
        shutil.copytree(ROOT / folder, root / folder, ignore=left_out)
    for name in ("pyproject.toml", "tests/conftest.py"):
        shutil.copy(ROOT / name, root / name)
    return root


def changed(root: Path, change: str) -> None:
    run(["git", "apply", "-"], cwd=root, input=change)


def status(root: Path) -> int:
    """Of the test that the first change begins with."""
    order = [sys.executable, "-m", "pytest", "-q", "tests/cli/test_commands.py", "-k", "sections_count"]
    surroundings = os.environ | {"PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}", "DISCOVERY_PURE": "1"}
    return run(order, cwd=root, env=surroundings, check=False).returncode


def test_the_first_change_fails_before_it_passes_and_leaves_good_news(checkout: Path) -> None:
    test, mend, news = CHANGES

    changed(checkout, test)
    assert status(checkout) == pytest.ExitCode.TESTS_FAILED
    changed(checkout, mend)
    assert status(checkout) == pytest.ExitCode.OK
    changed(checkout, news)
    assert [changelog.fault(path) for path in (checkout / "changelog.d").iterdir()] == [""]


def test_the_first_change_is_committed_whole(tmp_path: Path) -> None:
    """New files, too: the guide's commands leave nothing behind."""
    commands = re.findall(
        r"^    (git .*)$", (DOCS / "first-change.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    who = {
        f"GIT_{role}_{what}": "a@example.org"
        for role in ("AUTHOR", "COMMITTER")
        for what in ("NAME", "EMAIL")
    }
    run(["git", "init", "-q"], cwd=tmp_path)
    changed(tmp_path, CHANGES[-1])
    for command in commands:
        run(shlex.split(command), cwd=tmp_path, env=os.environ | who)

    assert run(["git", "status", "--porcelain"], cwd=tmp_path).stdout == ""
