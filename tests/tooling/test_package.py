"""What the package's build asks for and carries, and what makes a release's wheels good."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from tooling import ccompiler, client, compiled, wheels

CONFIG = {"node": "node==1", "cython": "cython==2"}
Hook = hatch_build.PackageHook


@pytest.fixture
def orders(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What the build runs, on a machine with a C compiler and with an engine to compile."""
    run: list[list[str]] = []
    monkeypatch.delenv(hatch_build.VARIABLE, raising=False)
    monkeypatch.setattr(client, "is_built", lambda root: True)
    monkeypatch.setattr(compiled, "hot", lambda root: [root / "state.py"])
    monkeypatch.setattr(compiled, "is_built", lambda root, suffix: ccompiler.find() is not None)
    monkeypatch.setattr(compiled, "named", lambda root: ("abc", ".so"))
    monkeypatch.setattr(ccompiler, "find", lambda: ["cc"])
    monkeypatch.setattr(subprocess, "run", lambda command, **_: run.append(command[1:]))
    return run


def hook(root: Path, target: str = "wheel") -> Hook:
    return Hook(str(root), CONFIG, None, None, str(root), target)  # type: ignore[arg-type]


def built(root: Path, target: str = "wheel", version: str = "standard") -> dict[str, Any]:
    """What the hook tells hatchling."""
    data: dict[str, Any] = {"artifacts": []}
    hook(root, target).initialize(version, data)
    return data


def test_a_wheel_carries_the_compiled_engine_and_says_for_whom(
    tmp_path: Path, orders: list[list[str]]
) -> None:
    data = built(tmp_path)

    assert orders == [["-m", "tooling.compiled"]]
    assert data["artifacts"] == ["src/discovery/_compiled/manifest", "src/discovery/_compiled/abc/**"]
    assert data["tag"].startswith("cp3")
    assert "abi3" not in data["tag"]
    assert not data["pure_python"]


def test_a_wheel_for_later_pythons_says_so(
    tmp_path: Path, orders: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(hatch_build.VARIABLE, "abi3")

    assert built(tmp_path)["tag"] == f"cp311-abi3-{ccompiler.platform_tag()}"
    assert orders == [["-m", "tooling.compiled", "--abi3"]]


@pytest.mark.parametrize(("target", "kind"), [("wheel", "pure"), ("sdist", "")])
def test_nothing_is_compiled_where_it_is_not_wanted(
    tmp_path: Path, orders: list[list[str]], monkeypatch: pytest.MonkeyPatch, target: str, kind: str
) -> None:
    monkeypatch.setenv(hatch_build.VARIABLE, kind)

    assert built(tmp_path, target) == {"artifacts": []}
    assert hook(tmp_path, target).dependencies() == []
    assert orders == []


def test_without_a_compiler_the_build_says_so_and_the_wheel_is_plain(
    tmp_path: Path, orders: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ccompiler, "find", lambda: None)

    assert built(tmp_path) == {"artifacts": []}
    assert orders == [["-m", "tooling.compiled"]]  # which has the words for it
    assert hook(tmp_path).dependencies() == []


def test_an_installation_in_place_is_compiled_in_place(tmp_path: Path, orders: list[list[str]]) -> None:
    assert built(tmp_path, version="editable") == {"artifacts": []}
    assert orders == [["-m", "tooling.compiled"]]


def test_tools_are_asked_for_only_when_there_is_something_to_make(
    tmp_path: Path, orders: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert hook(tmp_path).dependencies() == ["cython==2"]
    monkeypatch.setattr(client, "is_built", lambda root: False)
    assert hook(tmp_path).dependencies() == ["node==1", "cython==2"]


def test_wheels_that_play_the_same_games_are_good() -> None:
    wheels.compare({"pure": "False\na game\n", "abi3": "True\na game\n"})


@pytest.mark.parametrize(
    ("played", "fault"),
    [
        ({"pure": "False\na game\n", "abi3": "True\nanother\n"}, "wheels-differ"),
        ({"pure": "False\na game\n", "abi3": "False\na game\n"}, "wheels-wrong-engine"),
        ({"pure": "True\na game\n"}, "wheels-wrong-engine"),
    ],
)
def test_wheels_that_do_not_are_refused(played: dict[str, str], fault: str) -> None:
    with pytest.raises(wheels.NotGoodError, match=fault):
        wheels.compare(played)
