"""The benchmark of answers times what a level decides, in every game."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from discovery.evolution.variants.catalogue import GAMES
from tests.support.deadlines import run

ROOT = Path(__file__).parents[2]


def test_every_game_has_a_row_for_each_level(tmp_path: Path) -> None:
    file = tmp_path / "answers.json"
    command = [sys.executable, "-m", "bench.answers", "--levels", "1", "--games", "1", "--json", str(file)]

    done = run(command, cwd=ROOT, check=False)

    assert done.returncode == 0, done.stderr
    rows = json.loads(file.read_text(encoding="utf-8"))["levels"]["level-1"]
    assert list(rows) == list(GAMES)
    assert all(row["decisions"] > 5 and 0 < row["median_ms"] <= row["longest_ms"] for row in rows.values())
    assert len(done.stdout.splitlines()) == 2 + len(GAMES)
