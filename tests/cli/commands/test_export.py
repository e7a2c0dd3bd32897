"""``discovery export``: the command around the data set."""

from __future__ import annotations

import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.conftest import Run


def test_games_are_written_and_reported(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    done = run(
        "export", path, "--game", "select", "--seats", "random,random,bot", "--games", 3, "--seed", "s"
    )
    rows = pq.read_metadata(path).num_rows

    assert (done.status, done.err) == (0, "")
    assert done.out == f"3 games, {rows} choices, in {path} (seed s).\n"


def test_what_was_written_is_an_object(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    told = run("export", path, "--seats", "random,random", "--games", 2, "--seed", "s", "--json").json
    rows = pq.read_metadata(path).num_rows

    assert told == {"file": str(path), "games": 2, "rows": rows, "seed": "s"}


def test_in_french_too(run: Run, tmp_path: Path) -> None:
    done = run("export", tmp_path / "a", "--games", 1, "--seed", "s", "--language", "fr")

    assert done.out.startswith("Une partie, ")
    assert done.out.endswith(" (graine s).\n")


def test_a_place_that_cannot_be_written_to_is_one_line(run: Run, tmp_path: Path) -> None:
    done = run("export", tmp_path / "no" / "games.parquet", "--games", 1)

    assert done.status == 1
    assert done.err.startswith("discovery: cannot-write: ")
    assert list(tmp_path.iterdir()) == []


def test_without_the_extra_one_line_says_what_to_install(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "discovery.lab.environments.dataset", raising=False)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = run("export", tmp_path / "games.parquet", "--games", 1)

    assert done.status == 1
    assert done.err == (
        "discovery: no-extra: pyarrow is not installed here. "
        "In a checkout of this project “pip install '.[lab]'” installs it; "
        "with a wheel, write its file instead of the dot.\n"
    )
