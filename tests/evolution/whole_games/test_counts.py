"""Counts as an oracle: from each position of ``data/counts/*.json`` exactly so many sequences of decisions.

A file names a game (seats, options), an order of the deck and its moves; ``counts`` holds for some positions,
by the number of moves before them, how many different sequences of 1, 2, 3 ... decisions can be played there,
every outcome of chance counted by itself and leaving the table not at all. Any other build of the engine must
find the same numbers.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.engine.counts import FILES, found_in


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_counts_are_as_written(path: Path) -> None:
    assert found_in(path) == json.loads(path.read_text("utf-8"))["counts"]


def test_the_files_cover_every_game_option_and_kind_of_move() -> None:
    files = [json.loads(path.read_text("utf-8")) for path in FILES]
    words = {move.split()[0] for file in files for move in file["moves"]}

    assert {file["game"] for file in files} == {"intro", "explore"}
    assert {tuple(file["options"]) for file in files} == {(), ("series+",)}
    assert {seat.partition("=")[2] for file in files for seat in file["seats"]} == {"", "bot", "bot+"}
    assert words == {"place", "replay", "exchange", "give", "discard", "call", "end", "pass", "steal"}
