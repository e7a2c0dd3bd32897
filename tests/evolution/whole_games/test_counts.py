"""Counts as an oracle: from each position of ``data/counts/*.json`` exactly so many sequences of decisions.

A file names a game (seats, options), an order of the deck and its moves; ``counts`` holds for some positions,
by the number of moves before them, how many different sequences of 1, 2, 3 ... decisions can be played there,
every outcome of chance counted by itself and leaving the table not at all. Any other build of the engine must
find the same numbers.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from discovery.core.protocol import NO_OUTCOME
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.state import State
from tests.support.data import COUNTS

FILES = sorted(COUNTS.glob("*.json"))


def sequences(game: DiscoveryGame, state: State, depth: int) -> int:
    """How many sequences of ``depth`` decisions can be played from here."""
    if depth == 0:
        return 1
    total = 0
    for move in game.legal(state, state.turn):
        for outcome in game.outcomes(state, move) or [NO_OUTCOME]:
            then = state.copy()
            game.play(then, state.turn, move, outcome)
            total += sequences(game, then, depth - 1)
    return total


def found_in(path: Path) -> dict[str, list[int]]:
    """What this engine finds in the positions of a file."""
    file: dict[str, Any] = json.loads(path.read_text("utf-8"))
    game = new_game(file["game"], file["seats"], options=file["options"])
    state = game.deal([game.setup.index[card] for card in file["order"].split()])
    found = {}
    for before, words in enumerate([*file["moves"], ""]):
        if wanted := file["counts"].get(str(before)):
            found[str(before)] = [sequences(game, state, depth + 1) for depth in range(len(wanted))]
        if words:
            game.play(state, state.turn, *game.parse(words))
    return found


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
