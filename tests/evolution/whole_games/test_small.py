"""Every position of very small games keeps the laws, and there are as many of them as are written down.

``data/counts/small/*.json`` holds, by game, the number of positions first reached after 0, 1, 2 ... lines;
where there would be too many, down to some depth. ``python -m tests.evolution.whole_games.test_small`` writes
missing files.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from discovery.evolution.model.state import State
from discovery.evolution.variants.catalogue import GAMES
from tests.support import data
from tests.support.engine.small import SmallGame, by_depth
from tests.support.testing.rounds import rarely

COUNTS = data.COUNTS / "small"
BOT = ("A", "B=bot")
TABLES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...], int]] = {
    "intro": ("intro", (), ("A", "B"), 0),
    "intro-bot": ("intro", (), BOT, 0),
    "intro-jokers-bot": ("intro", ("jokers=1",), BOT, 0),
    "intro-flash-bot": ("intro", ("flash",), BOT, 0),
    "memory": ("memory", (), ("A", "B"), 9),
    "memory-bot": ("memory", (), BOT, 9),
    "explore": ("explore", (), ("A", "B"), 0),
    "explore-stop-bot": ("explore", ("stop",), BOT, 0),
    "explore-jokers-bot": ("explore", ("jokers=1",), BOT, 0),
    "select": ("select", (), ("A", "B"), 0),
    "select-bot": ("select", (), BOT, 0),
    "connect": ("connect", (), ("A", "B"), 7),
    "connect-bot": ("connect", (), BOT, 0),
    "fusion": ("fusion", (), ("A", "B"), 8),
    "fusion-bot": ("fusion", (), BOT, 4),
    "classic-simple": ("classic-simple", (), ("A", "B"), 0),
    "classic-simple-virtual": ("classic-simple", (), ("A", "B=virtual"), 0),
    "classic-select": ("classic-select", (), ("A", "B"), 0),
    "classic-select-virtual": ("classic-select", (), ("A", "B=virtual"), 0),
    "classic-connect": ("classic-connect", (), ("A", "B"), 9),
    "classic-connect-virtual": ("classic-connect", (), ("A", "B=virtual"), 0),
    "classic-memory": ("classic-memory", (), ("A", "B"), 12),
    "classic-memory-virtual": ("classic-memory", (), ("A", "B=virtual"), 12),
}
"""Game, options, seats and depth (0: to the last position)."""
MANY = {"intro", "memory-bot", "connect", "connect-bot", "classic-connect", "classic-memory"}
"""These have most of all positions. The compiled build visits them in every round (``test_builds``), the
plain modules in the long one."""
ORDER = "stone dance song axe hut village"


def opened(name: str) -> tuple[SmallGame, list[int]]:
    """A game of ``TABLES`` and the order of its cards; Jokers come last."""
    game_name, options, seats, _ = TABLES[name]
    game = SmallGame(game_name, options, seats)
    order = [game.setup.index[card] for card in ORDER.split()]
    return game, [*order, *range(game.setup.printed, game.setup.card_count)]


def counted(name: str) -> dict[str, Any]:
    """Figures of all positions of a small game, which are all visited."""
    game_name, options, seats, depth = TABLES[name]
    game, order = opened(name)
    numbers = []
    for row in by_depth(game, order, depth):
        numbers.append(len(row))
        for state in row:
            check(game, state)
    return {"game": game_name, "options": options, "seats": seats, "order": ORDER, "positions": numbers}


def check(game: SmallGame, state: State) -> None:
    """The laws; and somebody may act, or a line is due, or the game is over."""
    assert game.audit(state) == []
    acting, due = game.actors(state), game.due(state) is not None
    assert (acting != 0) + due + (game.result(state) is not None) == 1
    assert all(bool(game.legal(state, s)) == bool(acting >> s & 1) for s in range(len(game.seats)))


@pytest.mark.parametrize("name", [*(name for name in TABLES if name not in MANY), *rarely(*sorted(MANY))])
def test_every_position_keeps_the_laws_and_is_counted(name: str) -> None:
    assert json.loads(json.dumps(counted(name))) == json.loads((COUNTS / f"{name}.json").read_text("utf-8"))


def test_every_game_is_visited() -> None:
    assert {table[0] for table in TABLES.values()} == set(GAMES)
    assert sorted(path.stem for path in COUNTS.iterdir()) == sorted(TABLES)


if __name__ == "__main__":
    COUNTS.mkdir(exist_ok=True)
    for wanted in TABLES:
        target = COUNTS / f"{wanted}.json"
        if not target.exists():
            target.write_text(data.written(counted(wanted)), encoding="utf-8", newline="\n")
