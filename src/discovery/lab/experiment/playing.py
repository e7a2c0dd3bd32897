"""One game of a side, measured: who won from which seat and as which player, how long it took, the points.

Game *n* of every side of every cell has the same seed, hence the same shuffle by place in the order, as far
as the decks have the same shape, and the same programs' chance. So two sides are compared game by game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from discovery.core.players.program import Maker
from discovery.core.protocol import AnyGame, Outcome
from discovery.core.registry import family_of
from discovery.core.workshop.samples import Cell, FigureObserver, GameSample, Measured, Side
from discovery.lab.match import Match


@dataclass(frozen=True, slots=True)
class Job:
    """The games from ``start`` up to ``stop`` of a cell."""

    cell: Cell
    seed: str
    start: int
    stop: int
    programs: tuple[tuple[str, Maker], ...] = ()


def play_job(job: Job) -> Measured:
    """Play the games of a job on each side, and measure them."""
    measured = Measured.empty(job.cell)
    tables = [_Tables(side, job) for side in job.cell.sides]
    for number in range(job.start, job.stop):
        measured.add(tuple(table.play(number) for table in tables))
    return measured


class _Tables:
    """The tables of a side, one for each order of its players."""

    def __init__(self, side: Side, job: Job) -> None:
        self._side, self._job = side, job
        self._matches: dict[int, Match] = {}

    def play(self, number: int) -> GameSample:
        """Play the game with that number, and return its sample."""
        first = number % len(self._side.players) if self._job.cell.rotate else 0
        if first not in self._matches:
            self._matches[first] = match_of(self._side, first, self._job.programs)
        match = self._matches[first]
        seed = f"{self._job.seed}/{number}"
        if not self._job.cell.observed:
            played = match.play(seed)
            return _plain(match, played.result, played.moves)
        observer = observer_of(match.game)
        driver, moves = match.run(seed, observer.watch)
        assert driver.result is not None
        sample = observer.finish(driver.state, driver.result)
        plain = _plain(match, driver.result, moves)
        return GameSample(plain.values | sample.values, plain.counts + sample.counts)


def match_of(side: Side, first: int = 0, programs: tuple[tuple[str, Maker], ...] = ()) -> Match:
    """The table of a side where player ``first`` sits first. ``InvalidSetup`` for what cannot be played."""
    players = (*side.players[first:], *side.players[:first])
    return Match(side.game, players, options=side.options, deck=side.deck, programs=dict(programs))


def observer_of(game: AnyGame) -> FigureObserver:
    """The family's observer of a game."""
    workshop = family_of(game.spec.game).workshop
    assert workshop is not None, "only families that observe have observed cells"
    return workshop.balance.observer(game)


def _plain(match: Match, result: Outcome, moves: int) -> GameSample:
    return GameSample(dict(_values(match, result, moves)), Counter({("end", result.reason): 1}))


def _values(match: Match, result: Outcome, moves: int) -> Iterator[tuple[str, float]]:
    """Shares of the win by seat and by player, the decisions and points."""
    yield "decisions", moves
    share = 1 / len(result.winners) if result.winners else 0.0
    won = [share if seat in result.winners else 0.0 for seat in range(len(match.players))]
    for seat, part in enumerate(won, 1):
        yield f"seat-{seat}", part
    for player in dict.fromkeys(match.players):
        own = [seat for seat, name in enumerate(match.players) if name == player]
        yield f"won-{player}", sum(won[seat] for seat in own)
        if result.scores is not None:
            yield f"points-{player}", sum(result.scores[seat] for seat in own) / len(own)
