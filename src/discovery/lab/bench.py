"""Measures the speed of an engine: short workloads on one game, and a process that runs them on request.

``python -m discovery.lab.bench`` prints on its first line whether it runs compiled. Then it answers each line
``{"game", "deck", "measure", "seconds"}`` with ``{"done", "cpu", "wall"}``: the amount of work and the time
it took. ``deck`` is the result of ``Decks.brief``, pickled, in base64: it comes from the process that started
this one.
"""

from __future__ import annotations

import base64
import json
import pickle
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import cycle
from time import perf_counter, process_time
from typing import Self, TextIO

import msgspec

from discovery import COMPILED
from discovery.core.dice import Dice
from discovery.core.protocol import AnyGame, GameSpec, State
from discovery.core.registry import family_of, new_game
from discovery.engines.rollout import play_randomly, rollout_of
from discovery.play.driver import Driver
from discovery.play.records import read, write
from discovery.play.replay import steps

SEATS = 3
POSITIONS = 64
"""The number of deals, and of mid-game positions, that a workload uses in turn."""
MIDDLE = 40
"""Decisions before such a position."""
ITERATIONS = 100
"""The number of iterations of one search."""


@dataclass(frozen=True, slots=True)
class BenchRun:
    """Run one workload on one game for ``seconds`` of processor time."""

    game: str
    deck: str
    measure: str
    seconds: float

    @classmethod
    def of(cls, game: str, deck: object, measure: str, seconds: float) -> Self:
        """A question about a game with this deck."""
        return cls(game, base64.b64encode(pickle.dumps(deck)).decode(), measure, seconds)

    @property
    def printed(self) -> object:
        """The deck, unpickled from ``deck``."""
        return pickle.loads(base64.b64decode(self.deck))


class Bench:
    """The workloads on one game with three seats. All use the same generator; each returns its amount of
    work."""

    def __init__(self, name: str, deck: object = "") -> None:
        self.game = game = game_of(name, deck)
        self.own_deck = None if isinstance(deck, str) else deck
        self.dice = dice = Dice(1)
        self._play_out = rollout_of(game)
        self.deals = [game.deal(game.shuffle(dice)) for _ in range(POSITIONS)]
        self.middle = [_middle(game, deal, dice) for deal in self.deals]
        self.viewers = [_viewer(game, state) for state in self.middle]
        views = [game.view(state, seat) for state, seat in zip(self.middle, self.viewers, strict=True)]
        self.asked = cycle(view for view in views if view.legal)
        self.works: dict[str, Callable[[], int]] = {
            "inside_moves_per_cpu_s": self.inside,
            "api_moves_per_cpu_s": self.api,
            "playouts_per_cpu_s": self.playouts,
            "search_iterations_per_cpu_s": self.searches,
            "games_per_cpu_s": self.games,
            "record_lines_per_cpu_s": self.records,
            "copy_ns": self.copies,
            "view_us": self.views,
        }

    def inside(self) -> int:
        """Moves of random games in one call of the engine each, from positions just dealt."""
        return sum([self._to_the_end(deal.copy()) for deal in self.deals])

    def api(self) -> int:
        """Moves of random games driven from outside, from positions just dealt."""
        return sum([play_randomly(self.game, deal.copy(), self.dice) for deal in self.deals])

    def playouts(self) -> int:
        """Rollouts from mid-game positions to the end, with everything hidden dealt again."""
        for state, seat in zip(self.middle, self.viewers, strict=True):
            self._to_the_end(self.game.redeal(state, seat, self.dice))
        return POSITIONS

    def searches(self) -> int:
        """Iterations of tree searches from mid-game positions, including the preparation of a search."""
        learning = family_of(self.game.spec.game).learning
        if learning is not None:
            learning.search(self.game, next(self.asked), ITERATIONS, self.dice)
        return ITERATIONS

    def games(self) -> int:
        """A whole game, shuffled and dealt."""
        self.moves_of_a_game()
        return 1

    def records(self) -> int:
        """Lines of the record of a random game, read and played one by one."""
        return sum(1 for _ in steps(read(self.record), self.own_deck))

    @cached_property
    def record(self) -> str:
        """A random game as text."""
        driver = Driver.shuffled(self.game, self.dice)
        while (seat := driver.next_decision(self.dice)) >= 0:
            legal = self.game.legal(driver.state, seat)
            move = legal[self.dice.randrange(len(legal))]
            driver.play(seat, move, driver.draw(move, self.dice))
        return write(driver.record())

    def moves_of_a_game(self) -> int:
        """The moves of a whole game, shuffled and dealt."""
        return self._to_the_end(self.game.deal(self.game.shuffle(self.dice)))

    def copies(self) -> int:
        """Copy each mid-game position once; returns the number of copies."""
        for state in self.middle:
            state.copy()
        return POSITIONS

    def views(self) -> int:
        """Views of the seat that decides."""
        for state, seat in zip(self.middle, self.viewers, strict=True):
            self.game.view(state, seat)
        return POSITIONS

    def _to_the_end(self, state: State) -> int:
        return self._play_out(state, self.dice)


def game_of(name: str, deck: object) -> AnyGame:
    """The game that is measured. ``InvalidSetup`` if it does not exist or the deck is too small for it."""
    return new_game(GameSpec(name, tuple(f"P{number}" for number in range(1, SEATS + 1)), deck))


def _viewer(game: AnyGame, state: State) -> int:
    """The seat that decides, or whose turn it is while something is due."""
    return game.decider(state) if game.actors(state) else game.progress(state).turn


def _middle(game: AnyGame, deal: State, dice: Dice) -> State:
    """A position after some random decisions, or fewer if the game was over by then."""
    decisions = MIDDLE
    state = deal.copy()
    while play_randomly(game, state, dice, decisions) and game.result(state) is not None:
        decisions //= 2
        state = deal.copy()
    return state


def timed(work: Callable[[], int], seconds: float) -> dict[str, float]:
    """Repeat a workload for some processor time, at least once."""
    cpu, wall = process_time(), perf_counter()
    done = work()
    while (spent := process_time() - cpu) < seconds:
        done += work()
    return {"done": done, "cpu": spent, "wall": perf_counter() - wall}


def serve(questions: TextIO, answers: TextIO) -> None:
    """Answer questions until the input ends."""
    bench_of = cache(Bench)

    def say(words: Mapping[str, object]) -> None:
        print(json.dumps(words), file=answers, flush=True)

    say({"compiled": COMPILED})
    for line in questions:
        asked = msgspec.json.decode(line, type=BenchRun)
        say(timed(bench_of(asked.game, asked.printed).works[asked.measure], asked.seconds))


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
