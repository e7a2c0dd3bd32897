"""The benchmark of answers times what a level decides, in every game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.answers import main
from discovery.evolution.catalogue import GAMES


def test_every_game_has_a_row_for_each_level(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "answers.json"

    assert main(["--levels", "1", "--games", "1", "--json", str(file)]) == 0

    rows = json.loads(file.read_text(encoding="utf-8"))["levels"]["level-1"]
    assert list(rows) == list(GAMES)
    assert all(row["decisions"] > 5 and 0 < row["median_ms"] <= row["longest_ms"] for row in rows.values())
    assert len(capsys.readouterr().out.splitlines()) == 2 + len(GAMES)
