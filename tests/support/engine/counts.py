"""How many sequences of decisions can be played from the positions of ``data/counts/*.json``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

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
