"""The files around the code say the same as the code."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from discovery import __version__
from tests.support.deadlines import run
from tooling import environment
from tooling.cythonised import CYTHON

ROOT = Path(__file__).parents[2]
LARGEST_FILE = 1_000_000  # bytes
LOCKS = (environment.PLAY_LOCK, environment.TEST_LOCK)


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def project() -> dict[str, Any]:
    return tomllib.loads(read("pyproject.toml"))


def group(name: str) -> list[str]:
    """What a group of tools asks for, without the groups that it includes."""
    return [wish for wish in project()["dependency-groups"][name] if isinstance(wish, str)]


def name_of(requirement: str) -> str:
    return re.split(r"[<>=!~; \[]", requirement, maxsplit=1)[0]


def pins(lock: str) -> dict[str, str]:
    """Package -> version in a lock."""
    return dict(re.findall(r"^([a-z0-9.-]+)==([^ ;\\]+)", read(lock), re.MULTILINE))


def reasons(heading: str) -> list[str]:
    """The packages in the table under one heading of the page on dependencies."""
    _, _, rest = read("docs/dependencies.md").partition(f"\n## {heading}\n")
    return re.findall(r"^\| `([^`]+)`", rest.partition("\n## ")[0], re.MULTILINE)


def in_the_lock(requirement: str) -> str:
    return re.sub(r"[._-]+", "-", name_of(requirement)).lower()


def test_changelog_tells_of_this_version() -> None:
    assert f"## {__version__}\n" in read("CHANGELOG.md")


@pytest.mark.parametrize("command", ["./play", "./check", "./check tests/", "./dev", "./discovery"])
def test_readme_tells_of_every_command(command: str) -> None:
    assert command in read("README.md")


def test_continuous_integration_runs_the_command_that_people_run() -> None:
    orders = [
        line for line in read(".ci/run").splitlines() if line and not line.startswith(("#", "set ", "cd "))
    ]

    assert orders == ["exec python3 ./check"]


@pytest.mark.parametrize("lock", LOCKS)
def test_python_locks_hold_hashes_and_no_address(lock: str) -> None:
    text = read(lock)

    assert "://" not in text
    assert "--hash=sha256:" in text
    assert not re.search(r"^\s*(-i|-f|--index|--extra-index|--find-links)", text, re.MULTILINE)


def test_client_lock_holds_versions_and_no_address() -> None:
    packages = json.loads(read("web/package-lock.json"))["packages"]

    assert packages
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []


def test_client_versions_are_exact() -> None:
    wanted = json.loads(read("web/package.json"))["devDependencies"]

    assert [name for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


def test_locks_cover_what_the_project_asks_for() -> None:
    to_play = {in_the_lock(wish) for wish in [*project()["project"]["dependencies"], *group("compile")]}
    to_check = {in_the_lock(wish) for wish in group("test")}

    assert to_play <= pins(environment.PLAY_LOCK).keys()
    assert to_play | to_check <= pins(environment.TEST_LOCK).keys()


def test_lock_of_the_tests_holds_the_lock_of_the_play() -> None:
    assert pins(environment.PLAY_LOCK).items() <= pins(environment.TEST_LOCK).items()


def test_build_and_checks_use_the_same_tools() -> None:
    hook = project()["tool"]["hatch"]["build"]["hooks"]["custom"]

    assert {*project()["build-system"]["requires"], hook["node"]} <= set(group("test"))
    assert [hook["cython"]] == group("compile") == [f"cython=={CYTHON}"]


def test_every_dependency_has_its_reason() -> None:
    client = json.loads(read("web/package.json"))

    assert reasons("To play") == [*map(name_of, project()["project"]["dependencies"])]
    assert reasons("To compile") == [*map(name_of, group("compile"))]
    assert reasons("To check") == [*map(name_of, group("test"))]
    assert reasons("The client") == sorted(client["devDependencies"])
    assert "dependencies" not in client


def test_no_large_file_is_tracked() -> None:
    listed = run(["git", "ls-files", "-z"], cwd=ROOT).stdout
    paths = [ROOT / name for name in listed.split("\0") if name]

    assert len(paths) > 1
    assert [str(path) for path in paths if path.is_file() and path.stat().st_size > LARGEST_FILE] == []


def test_the_table_of_any_game_has_pieces_not_cards() -> None:
    """Beside the boxes of the page, which are called cards, and a field of the server's messages."""
    sources = [path for path in (ROOT / "web/src/table").rglob("*.*") if ".test." not in path.name]
    named = {
        (path.name, word)
        for path in sources
        for word in re.findall(r"(?:\w+\.)?\w*[cC]ards?(?![a-z])[\w-]*", path.read_text(encoding="utf-8"))
    }
    assert {word for _, word in named} == {"card-box", "reason.cards"}, named
