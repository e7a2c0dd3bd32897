"""Games as a Parquet file: what stands in it, and that it is whole or not there."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from discovery import __version__
from discovery.core.errors import Code, InvalidInput
from discovery.evolution.game import new_game
from discovery.evolution.model.ruleset import RULES_VERSION
from discovery.evolution.variants.catalogue import GAMES
from discovery.lab.environments import dataset, setting
from discovery.lab.environments.dataset import COLUMNS, KEY, Exported, export, opened
from discovery.lab.environments.plain_encoding import encoding_of
from discovery.lab.environments.setting import VERSION
from discovery.lab.environments.unpacking import unpacked_mask
from discovery.lab.simulation import Plan, match_of
from tests.support.editions import with_jokers

PLAN = Plan("explore", ("greedy", "random", "bot"), games=4, seed="data")


def rows(path: Path) -> list[dict[str, Any]]:
    return list(pq.read_table(path).to_pylist())


def told(path: Path) -> dict[str, Any]:
    found = json.loads(pq.read_schema(path).metadata[KEY])
    assert isinstance(found, dict)
    return found


def test_a_row_is_a_choice_of_the_games_that_a_simulation_plays(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    made = export(PLAN, path)
    written = rows(path)

    assert made == Exported(4, len(written))
    assert tuple(written[0]) == COLUMNS
    assert {row["game"] for row in written} == {0, 1, 2, 3}
    for index in range(4):
        match = match_of(PLAN, PLAN.rotation(index))
        record = match.record(f"data/{index}")
        of_game = [row for row in written if row["game"] == index]
        assert [row["choice"] for row in of_game] == list(range(len(of_game)))
        assert [row["move"] for row in of_game] == [line.move.partition(" = ")[0] for line in record.lines]
        assert [row["player"] for row in of_game] == [match.players[row["seat"]] for row in of_game]
        assert record.winners is not None
        for row in of_game:
            won = match.game.seats[row["seat"]] in record.winners
            assert (row["reward"] > 0) == won or len(record.winners) == 3


@pytest.mark.parametrize("game", GAMES)
def test_choices_are_legal_and_observations_read_as_vectors(game: str, tmp_path: Path) -> None:
    plan = Plan(game, ("random", "greedy"), games=2, seed="x", options=tuple(with_jokers(game)), fixed=True)
    export(plan, tmp_path / "a")
    file, unpack = opened(tmp_path / "a")
    table = file.read()
    size = encoding_of(match_of(plan, 0).game).count
    words = np.array(table["mask"].to_pylist(), dtype=np.uint64)
    masks = unpacked_mask(words, size)
    vectors = unpack(np.array(table["observation"].to_pylist(), dtype=np.uint64))
    where, _ = unpack.entries["seat"]

    assert (masks[np.arange(len(masks)), table["action"].to_numpy()] == 1).all()
    assert vectors.shape == (table.num_rows, unpack.size)
    assert vectors[:, where].argmax(axis=1).tolist() == table["seat"].to_pylist()
    scored = [score is not None for score in table["score"].to_pylist()]
    assert all(scored) if new_game(game, ["P1", "P2"]).rules.scored else not any(scored)


def test_the_file_says_what_was_played_and_by_which_versions(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    export(PLAN, path)
    meta = told(path)

    assert meta["environment"] == f"discovery/explore-v{VERSION}"
    assert (meta["discovery"], meta["rules_version"]) == (__version__, RULES_VERSION)
    assert (meta["game"], meta["players"]) == ("explore", [*PLAN.players])
    assert (meta["seed"], meta["games"]) == ("data", 4)
    assert [name["name"] for name in meta["fields"]][:2] == ["phase", "seat"]
    assert len(meta["actions"]) == encoding_of(match_of(PLAN, 0).game).count
    assert meta["actions"][0].startswith("place ")


def test_a_seed_is_a_file_and_batches_do_not_show(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    export(PLAN, tmp_path / "a")
    monkeypatch.setattr(dataset, "ROWS", 10)
    export(PLAN, tmp_path / "b")
    export(replace(PLAN, seed="other"), tmp_path / "c")

    assert rows(tmp_path / "a") == rows(tmp_path / "b") != rows(tmp_path / "c")
    assert pq.ParquetFile(tmp_path / "b").num_row_groups > 1


def test_what_goes_wrong_leaves_no_file_and_an_older_one_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_bytes(b"older")

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        export(PLAN, path, stop)
    assert path.read_bytes() == b"older"
    assert [found.name for found in tmp_path.iterdir()] == ["games.parquet"]


def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput) as refused:
        export(PLAN, tmp_path / "nowhere" / "games.parquet")
    assert refused.value.code == Code.CANNOT_WRITE


def test_a_file_of_something_else_or_another_version_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "text").write_text("no such thing", encoding="utf-8")
    export(PLAN, tmp_path / "games")
    monkeypatch.setattr(setting, "VERSION", VERSION + 1)
    for name in ("text", "games", "missing"):
        with pytest.raises(InvalidInput) as refused:
            opened(tmp_path / name)
        assert refused.value.code == Code.CANNOT_READ
