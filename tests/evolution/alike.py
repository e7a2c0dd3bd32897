"""The plain and the compiled build, compared by digests of whole games that each of them prints.

``python -m tests.evolution.alike --games N`` plays N random games of every set-up that covers all pairs of
options, move by move and inside the engine, replays the golden records and counts the small decks' positions.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from pathlib import Path

from discovery import COMPILED
from discovery.dice import Dice
from discovery.evolution.catalogue import GAMES
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.playout import play_out
from discovery.evolution.state import State
from discovery.protocol import NO_OUTCOME
from discovery.records import read, replay
from tests.evolution.sets import covering
from tests.evolution.small import by_depth
from tests.evolution.test_small import opened

GOLDEN = Path(__file__).parent.parent / "golden"
SMALL = ("intro", "explore", "select", "connect", "memory", "fusion")


def digest(parts: list[object]) -> str:
    """A short name for what came out."""
    return hashlib.blake2b(repr(parts).encode(), digest_size=8).hexdigest()


def by_hand(game: DiscoveryGame, state: State, dice: Dice) -> Iterator[object]:
    """A random game through the protocol: every choice there was, what was told, what everybody saw."""
    while game.result(state) is None:
        due = game.due(state)
        if due is not None:
            yield game.play(state, *due)
            continue
        acting = game.actors(state)
        seat = (acting & -acting).bit_length() - 1
        moves = game.legal(state, seat)
        move = moves[dice.below(len(moves))]
        cards = game.outcomes(state, move)
        outcome = cards[dice.below(len(cards))] if cards else NO_OUTCOME
        yield (moves, cards, game.play(state, seat, move, outcome))
        if dice.below(16) == 0:
            yield [game.view(state, viewer) for viewer in range(-1, len(game.seats))]
    yield state.key()


def games(name: str, number: int) -> Iterator[str]:
    """A line for every set-up of a game."""
    for table in covering(name):
        game, parts = table.build(), []
        for seed in range(number):
            dice = Dice(seed)
            state = game.deal(game.shuffle(dice))
            inside = state.copy()
            parts += list(by_hand(game, state, dice))
            parts += [play_out(inside, dice), inside.key(), dice.below(2**31)]
        yield f"{table.label}: {digest(parts)}"


def records() -> Iterator[str]:
    """A line for every golden record."""
    for path in sorted(GOLDEN.glob("*.record")):
        yield f"{path.stem}: {digest([replay(read(path.read_text('utf-8'))).state.key()])}"


def positions(depth: int) -> Iterator[str]:
    """A line for every game with a small deck: all positions to a depth."""
    for name in SMALL:
        game, order = opened(name)
        rows = [sorted(repr(state.key()) for state in row) for row in by_depth(game, order, depth)]
        yield f"{name}: {[len(row) for row in rows]} {digest([rows])}"


def main() -> None:
    """Print all lines; the first says which build runs."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--depth", type=int, default=6)
    wanted = parser.parse_args()
    print("compiled" if COMPILED else "plain")
    for line in records():
        print(line)
    for line in positions(wanted.depth):
        print(line)
    for name in GAMES:
        for line in games(name, wanted.games):
            print(line, flush=True)


if __name__ == "__main__":
    main()
