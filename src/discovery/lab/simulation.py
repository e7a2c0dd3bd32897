"""Many games between programs, by one process or many, with the same result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from math import sqrt
from time import process_time

from discovery.core.players.program import Maker
from discovery.core.registry import family_of
from discovery.core.research.study import Figures, wilson
from discovery.lab.match import Match, MatchResult
from discovery.lab.parallel import ONE_WORKER, Workers, worker_pool
from discovery.lab.players import seat_name
from discovery.play.setups.naming import named_options, named_teams

PARTS = 2520
"""The number of parts in a win: 1 to 9 winners share them without a remainder, so that sums do not depend
on the order."""
CHUNKS = 32
"""Chunks of work for each process, so that none waits long for the last one."""
LARGEST = 1000
"""The most games in a chunk: enough to keep messages rare, few enough for regular progress."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of a simulation.

    Seats are ``players`` in order, rotated by one from game to game unless ``fixed``. ``teams`` are the
    players of each team by number; they and options for single seats rotate with the players. ``programs``
    are the caller's own makers by name; they and ``deck`` are pickled for other processes.
    """

    game: str
    players: tuple[str, ...]
    games: int
    seed: str
    options: tuple[str, ...] = ()
    deck: object = ""
    fixed: bool = False
    teams: tuple[tuple[int, ...], ...] = ()
    programs: Mapping[str, Maker] = field(default_factory=dict)

    def rotation(self, index: int) -> int:
        """The index of the player who sits first in game ``index``."""
        return 0 if self.fixed else index % len(self.players)


@dataclass(slots=True)
class SeatTally:
    """One player's results: ``parts`` of wins, and sums and extremes of final scores."""

    parts: int = 0
    total: int = 0
    squares: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, won: int, score: int | None) -> None:
        """Count one more game, with the seat's part in the win and its score (``None`` without points)."""
        self.parts += won
        if score is not None:
            self.total += score
            self.squares += score * score
            self.least = score if self.least is None else min(self.least, score)
            self.most = score if self.most is None else max(self.most, score)

    def join(self, other: SeatTally) -> None:
        """Add the games that another tally has counted."""
        self.parts += other.parts
        self.total += other.total
        self.squares += other.squares
        if other.least is not None and other.most is not None:
            self.least = other.least if self.least is None else min(self.least, other.least)
            self.most = other.most if self.most is None else max(self.most, other.most)


@dataclass(slots=True)
class SimulationTally:
    """Games played so far. ``lengths`` counts games by their number of decisions, ``figures`` what the
    family counts; ``whole``: every winner has the whole of a win."""

    seats: list[SeatTally]
    whole: bool = False
    figures: Figures = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    cpu_seconds: float = 0.0

    def add(self, played: MatchResult, rotation: int) -> None:
        """One more game, in which player ``rotation`` sat first."""
        result = played.result
        part = PARTS // (1 if self.whole else len(result.winners) or 1)
        for seat in range(len(self.seats)):
            player = (seat + rotation) % len(self.seats)
            score = None if result.scores is None else result.scores[seat]
            self.seats[player].add(part if seat in result.winners else 0, score)
        self.lengths[played.moves] += 1
        self.reasons[result.reason] += 1
        self.figures += played.figures

    def join(self, other: SimulationTally) -> None:
        """Add the games that another tally has counted."""
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.join(theirs)
        self.lengths += other.lengths
        self.reasons += other.reasons
        self.figures += other.figures
        self.cpu_seconds += other.cpu_seconds


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's result. ``low`` and ``high`` bound ``win_share`` with 95% confidence.

    ``mean_points`` and the following fields are about final scores (G09) and ``None`` in games without
    points.
    """

    player: str
    wins: float
    win_share: float
    low: float
    high: float
    mean_points: float | None
    spread: float | None
    least: int | None
    most: int | None


@dataclass(frozen=True, slots=True)
class Simulated:
    """A finished simulation; ``lengths`` counts games by their number of decisions, ``figures`` what the
    family counts of its games."""

    plan: Plan
    seats: tuple[Standing, ...]
    lengths: Counter[int]
    reasons: Counter[str]
    cpu_seconds: float
    figures: Figures = field(default_factory=Counter)

    @property
    def moves(self) -> int:
        """All decisions taken by deciders."""
        return sum(length * games for length, games in self.lengths.items())


def simulate(
    plan: Plan, workers: Workers = ONE_WORKER, progress: Callable[[int], None] = lambda _: None
) -> Simulated:
    """Play the plan. ``progress`` is called with the number of games just finished. ``InvalidSetup`` before
    any game.

    Every game has a seed of its own, so the result does not depend on which process plays it.
    """
    match_of(plan, 0)
    tally = _empty(plan)
    with worker_pool(workers) as pool:
        for chunk in pool.spread(_play_chunk, _chunks(plan, pool.size)):
            tally.join(chunk)
            progress(chunk.lengths.total())
    seats = tuple(
        _standing(player, seat, plan.games) for player, seat in zip(plan.players, tally.seats, strict=True)
    )
    return Simulated(plan, seats, tally.lengths, tally.reasons, tally.cpu_seconds, tally.figures)


def _chunks(plan: Plan, workers: int) -> Iterator[tuple[Plan, int, int]]:
    size = max(1, min(LARGEST, plan.games // (CHUNKS * workers)))
    return ((plan, start, min(start + size, plan.games)) for start in range(0, plan.games, size))


def _play_chunk(job: tuple[Plan, int, int]) -> SimulationTally:
    """The games from ``start`` up to ``stop``, each from its own seed."""
    plan, start, stop = job
    began = process_time()
    tally = _empty(plan)
    matches = _matches(plan, range(start, stop))
    for index in range(start, stop):
        rotation = plan.rotation(index)
        tally.add(matches[rotation].play(f"{plan.seed}/{index}"), rotation)
    tally.cpu_seconds = process_time() - began
    return tally


def _matches(plan: Plan, games: Iterable[int]) -> dict[int, Match]:
    """A table for each order of the seats that these games need."""
    rotations = dict.fromkeys(plan.rotation(index) for index in games)
    return {first: match_of(plan, first) for first in rotations}


def match_of(plan: Plan, first: int) -> Match:
    """The table where player ``first`` sits first."""
    players = (*plan.players[first:], *plan.players[:first])
    seats = [seat_name((player - first) % len(players) + 1) for player in range(len(players))]
    return Match(
        plan.game,
        players,
        options=named_options(plan.game, plan.options, seats),
        deck=plan.deck,
        teams=named_teams(plan.teams, seats),
        programs=plan.programs,
    )


def _empty(plan: Plan) -> SimulationTally:
    study = family_of(plan.game).study
    return SimulationTally([SeatTally() for _ in plan.players], study is not None and study.whole_wins)


def _standing(player: str, seat: SeatTally, games: int) -> Standing:
    wins = seat.parts / PARTS
    low, high = wilson(wins, games)
    mean = spread = None
    if seat.least is not None:
        mean = seat.total / games
        spread = sqrt(max(0.0, seat.squares / games - mean * mean))
    return Standing(player, wins, wins / games, low, high, mean, spread, seat.least, seat.most)
