"""The engine's speed on this machine: a few quick measures, interleaved, the medians of several rounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time

from discovery.dice import Dice
from discovery.evolution import state as hot_module
from discovery.evolution.course import clockwise_first
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.playout import play_out
from discovery.evolution.state import OVER, State
from discovery.protocol import NO_OUTCOME

SEATS = 3
ROUNDS = 5
SECONDS = 0.2
"""Processor time of one measure in one round."""


@dataclass(frozen=True, slots=True)
class Measured:
    """Medians; the field names are the keys of ``discovery bench --json``. Speeds are per CPU second."""

    game: str
    compiled: bool
    seats: int
    inside_moves_per_cpu_s: float
    api_moves_per_cpu_s: float
    copy_ns: float
    view_us: float
    playouts_per_cpu_s: float
    games_per_cpu_s: float


def measure(name: str = "explore", rounds: int = ROUNDS, seconds: float = SECONDS) -> Measured:
    """Measure a game with three seats. ``InvalidSetup`` if it does not exist."""
    bench = Bench(new_game(name, [f"P{number}" for number in range(1, SEATS + 1)]), seconds)
    taken: dict[str, list[float]] = {key: [] for key in bench.measures}
    for _ in range(rounds):
        for key, take in bench.measures.items():
            taken[key].append(take())
    return Measured(
        game=name,
        compiled=not (hot_module.__file__ or "").endswith(".py"),
        seats=SEATS,
        **{key: median(values) for key, values in taken.items()},
    )


class Bench:
    """The measures of one game; all of them use the same generator and mid-game positions."""

    def __init__(self, game: DiscoveryGame, seconds: float) -> None:
        self.game = game
        self.seconds = seconds
        self.random = Random(1)
        self.middle = [_middle(game, self.random) for _ in range(64)]
        self.measures: dict[str, Callable[[], float]] = {
            "inside_moves_per_cpu_s": lambda: self._rate(self._inside),
            "api_moves_per_cpu_s": lambda: self._rate(self._api),
            "copy_ns": lambda: 1e9 / self._rate(self._copies),
            "view_us": lambda: 1e6 / self._rate(self._views),
            "playouts_per_cpu_s": lambda: self._rate(self._playouts),
            "games_per_cpu_s": lambda: self._rate(self._games),
        }

    def _rate(self, work: Callable[[], int]) -> float:
        """How much of ``work`` is done in a second of processor time."""
        done, began = 0, process_time()
        while (spent := process_time() - began) < self.seconds:
            done += work()
        return done / spent

    def _inside(self) -> int:
        """Random games in one call of the engine each."""
        return play_out(self.game.deal(self.game.shuffle(self.random)), Dice(self.random.getrandbits(64)))

    def _games(self) -> int:
        self._inside()
        return 1

    def _api(self) -> int:
        """A random game driven from outside, by ``legal`` and ``play``."""
        return play_by_hand(self.game, self.random)

    def _copies(self) -> int:
        for state in self.middle:
            state.copy()
        return len(self.middle)

    def _views(self) -> int:
        for state in self.middle:
            self.game.view(state, state.actor)
        return len(self.middle)

    def _playouts(self) -> int:
        """From the middle of a game to its end, everything hidden dealt anew."""
        for state in self.middle[:8]:
            play_out(self.game.redeal(state, state.actor, self.random), Dice(self.random.getrandbits(64)))
        return 8


def play_by_hand(game: DiscoveryGame, random: Random) -> int:
    """A random game through the protocol; the number of its decisions."""
    state = game.deal(game.shuffle(random))
    moves = 0
    while state.phase != OVER:
        _step(game, state, random)
        moves += 1
    return moves


def _middle(game: DiscoveryGame, random: Random) -> State:
    """A position after forty random decisions, or the last one before an earlier end."""
    state = before = game.deal(game.shuffle(random))
    for _ in range(40):
        if state.phase == OVER:
            return before
        before = state.copy()
        _step(game, state, random)
    return before


def _step(game: DiscoveryGame, state: State, random: Random) -> None:
    if due := game.due(state):
        game.play(state, *due)
        return
    seat = clockwise_first(state) if state.waiting else state.actor
    legal = game.legal(state, seat)
    move = legal[int(random.random() * len(legal))]
    cards = game.outcomes(state, move)
    outcome = cards[int(random.random() * len(cards))] if cards else NO_OUTCOME
    game.play(state, seat, move, outcome)
