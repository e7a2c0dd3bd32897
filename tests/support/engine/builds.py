"""Both builds of the engine, side by side: ``python -m tests.support.engine.builds explore --games 1000``.

A *diary* is what an engine says in the course of games: a line for each game, with a hash over every
position, every list of moves, every outcome of chance and event, and now and then over all views, refusals,
re-deals and searches. The same diary is written by two processes, one on the plain modules, one on the
compiled, and one of them is that which compares; every line must be the same. ``golden`` and ``counts`` stand
for the golden games and the counted positions, ``large`` for games of every kind with decks that fill both
words of a mask.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from random import Random
from typing import Any

from discovery import COMPILED
from discovery.core.bits import members
from discovery.core.dice import Dice
from discovery.core.protocol import AnyGame
from discovery.evolution.belief.determinize import CardDeterminizer
from discovery.evolution.bots.search.rank_moves import rate
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.state import State
from discovery.evolution.variants.catalogue import GAMES
from discovery.play.records import Record, read
from discovery.play.replay import RecordReplay
from tests.support.data import GOLDEN, ROOT
from tests.support.deadlines import MOST_SECONDS, lines, started
from tests.support.engine.counts import FILES, found_in
from tests.support.engine.driving import next_line, play
from tests.support.engine.large import large_games
from tests.support.engine.sets import Table, any_table, covering

CLOSE = 20  # one position in so many is looked at from all sides
PART = 3  # of the moves that could be attempted there, one in so many, others each time
ITERATIONS = 2  # of a search there


class Diary:
    """A hash over what an engine said so far."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def note(self, *said: object) -> None:
        """Write something down; a truth value that passed through C is a number."""
        self._hash.update(repr(said).replace("True", "1").replace("False", "0").encode())

    def position(self, game: AnyGame, state: Any) -> None:
        """Write down what can be said of a position at once."""
        actors = game.actors(state)
        self.note(state.key(), actors, game.due(state), [game.legal(state, seat) for seat in members(actors)])

    def seats(self, game: AnyGame, state: Any, chooser: Random, part: int) -> None:
        """Write down what each seat sees, may not do of one move in ``part``, and could take it for."""
        self.note(game.audit(state), state.copy().key())
        intents = game.all_moves()[chooser.randrange(part) :: part]
        for seat in range(len(game.seats)):
            refused = [game.explain(state, seat, move) for move in intents]
            self.note(game.view(state, seat), [why and (why.code, why.rule) for why in refused])
            self.note(game.redeal(state, seat, chooser).key())

    def from_all_sides(self, game: DiscoveryGame, state: State, chooser: Random) -> None:
        """Write down all that can be said of a position."""
        self.seats(game, state, chooser, PART)
        for seat in members(game.actors(state)):
            imagined = CardDeterminizer(game.setup, game.view(state, seat), ())
            self.note([imagined.deal(Dice(seed)).key() for seed in range(3)])
            rated = rate(game.setup, game.view(state, seat), (), ITERATIONS, chooser)
            self.note([(one.move, one.visits) for one in rated])

    @property
    def line(self) -> str:
        """The first 20 hexadecimal digits of the hash."""
        return self._hash.hexdigest()[:20]


def played(game: DiscoveryGame, seed: str) -> str:
    """The diary of one random game."""
    chooser, diary = Random(seed), Diary()
    state = game.deal(game.shuffle(chooser))
    for number in range(10_000):
        result = game.result(state)
        diary.position(game, state)
        if number % CLOSE == 0 or result is not None:
            diary.from_all_sides(game, state, chooser)
        if result is not None:
            diary.note(result)
            return diary.line
        line = next_line(game, state, chooser)
        diary.note(
            line.seat, line.move, line.outcome, game.outcomes(state, line.move), play(game, state, line)
        )
    raise AssertionError("a game ends")


def replayed(record: Record) -> str:
    """The diary of a record."""
    again, diary = RecordReplay(record), Diary()
    game: Any = again.game
    for step in again.steps():
        diary.position(game, step.state)
        diary.note(step.events)
    return diary.line


def tables(game: str, games: int) -> Iterator[tuple[Table, str]]:
    """Tables in which every two options meet, then random ones; at least ``least`` in all."""
    chooser, first = Random(f"builds {game}"), covering(game)
    yield from ((made, f"{number}") for number, made in enumerate(first))
    yield from ((any_table(game, chooser), f"{number}") for number in range(len(first), games))


def diary(subject: str, games: int) -> Iterator[str]:
    """Line by line what is compared."""
    yield f"compiled: {COMPILED}"
    if subject == "golden":
        for path in sorted(GOLDEN.glob("*.record")):
            yield f"{replayed(read(path.read_text(encoding='utf-8')))} {path.stem}"
    elif subject == "counts":
        for path in FILES:
            yield f"{json.dumps(found_in(path))} {path.stem}"
    elif subject == "large":
        for number, game in enumerate(large_games(games)):
            yield f"{played(game, f'{number}')} {game.name} {game.deck.id} {number}"
    else:
        for made, seed in tables(subject, games):
            yield f"{played(made.build(), seed)} seed {seed} {made.label}"


def written(subject: str, games: int, pure: bool) -> Iterator[str]:
    """The diary of a build; from a process of its own unless it is the build that runs here."""
    if pure is COMPILED:
        return elsewhere(__spec__.name, subject, games, pure)
    return diary(subject, games)


def elsewhere(module: str, subject: str, games: int, pure: bool) -> Iterator[str]:
    """The diary that a module writes alone, in a process on a build."""
    command = [sys.executable, "-m", module, subject, "--games", str(games), "--alone"]
    surroundings = os.environ | {"DISCOVERY_PURE": str(int(pure))}
    with started(command, cwd=ROOT, env=surroundings) as process:
        yield from lines(process)
        process.wait(MOST_SECONDS)
    if process.returncode:
        yield f"ended with status {process.returncode}"


def differences(one: Iterable[str], other: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The lines of two diaries that are not the same."""
    return ((mine, yours) for mine, yours in zip_longest(one, other, fillvalue="") if mine != yours)


def main() -> int:
    """Compare, and show the first lines that differ; or write one diary."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("subject", choices=["golden", "counts", "large", *GAMES])
    parser.add_argument("--games", type=int, default=100, help="at least so many games")
    parser.add_argument("--alone", action="store_true", help="write the diary of the build that runs here")
    wanted = parser.parse_args()
    if wanted.alone:
        for line in diary(wanted.subject, wanted.games):
            print(line, flush=True)
        return 0
    builds = (written(wanted.subject, wanted.games, pure) for pure in (True, False))
    found = [(mine, yours) for mine, yours in differences(*builds)]
    for mine, yours in found[:20]:
        print(f"plain    {mine}\ncompiled {yours}\n")
    return int(found[1:] != [] or found != [("compiled: False", "compiled: True")])


if __name__ == "__main__":
    sys.exit(main())
