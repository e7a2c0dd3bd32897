"""What tests reach is added up room by room, from what the tools tell of each file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tooling import coverage
from tooling.coverage import ROOT, Reached, of_client, of_python, table

PYTHON = {
    "files": {
        "src/discovery/core/dice.py": {
            "summary": {"num_statements": 10, "covered_lines": 9, "num_branches": 4, "covered_branches": 2}
        },
        "src/discovery/core/errors.py": {
            "summary": {"num_statements": 10, "covered_lines": 10, "num_branches": 0, "covered_branches": 0}
        },
        "src/discovery/compiled.py": {
            "summary": {"num_statements": 5, "covered_lines": 0, "num_branches": 2, "covered_branches": 0}
        },
    }
}
CLIENT = {
    "total": {"lines": {"total": 99, "covered": 99}, "branches": {"total": 99, "covered": 99}},
    f"{ROOT}/web/src/kit/motion/fly.ts": {
        "lines": {"total": 8, "covered": 6},
        "branches": {"total": 2, "covered": 1},
    },
    f"{ROOT}/web/src/main.ts": {
        "lines": {"total": 4, "covered": 0},
        "branches": {"total": 0, "covered": 0},
    },
}


def test_files_are_added_up_by_the_folders_of_the_package() -> None:
    assert of_python(PYTHON) == {"core": Reached(20, 19, 4, 2), "discovery": Reached(5, 0, 2, 0)}


def test_the_client_s_folders_are_told_apart() -> None:
    assert of_client(CLIENT) == {"client": Reached(4, 0, 0, 0), "client: kit": Reached(8, 6, 2, 1)}


def test_the_table_ends_with_both_languages() -> None:
    lines = [line.split() for line in table(of_python(PYTHON) | of_client(CLIENT)).splitlines()]
    assert lines[-2] == ["Python", "25", "76.0", "%", "6", "33.3", "%"]
    assert lines[-1] == ["TypeScript", "and", "Svelte", "12", "50.0", "%", "2", "50.0", "%"]


def test_where_nothing_was_counted_a_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(coverage, "ROOT", tmp_path)
    assert coverage.read(tmp_path / "gone.json") == {}
    assert "there is no gone.json" in capsys.readouterr().out
