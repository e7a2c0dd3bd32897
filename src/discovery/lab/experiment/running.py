"""Cells are played in rounds, each as long as all before it, until they are settled or used up.

What is settled is asked only between rounds, so the result does not depend on the number of processes; a
file of results keeps every job at once, and a run that was cut off goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext

from discovery.core.players.program import Maker
from discovery.core.workshop.samples import Cell, Measured, Results, Settled
from discovery.lab.experiment.measurements_file import MeasurementsFile
from discovery.lab.experiment.playing import Job, match_of, play_job
from discovery.lab.parallel import ONE_WORKER, WorkerPool, Workers, worker_pool

FIRST_ROUND = 200
"""Games of a cell in its first round, at most; each round then plays as many as all before it together."""
JOB = 50
"""Games of a job: few enough for regular progress and even work."""
Tell = Callable[[int, int], None]
"""Called with the games just finished, and how many more may follow at most."""


def rounds(most: int) -> list[int]:
    """After how many games a cell is judged: ``[200, 400, 800, 1000]`` for 1,000."""
    sizes, games = list[int](), FIRST_ROUND
    while games < most:
        sizes.append(games)
        games *= 2
    return [*sizes, most]


def run(
    cells: Sequence[Cell],
    seed: str,
    settled: Settled,
    workers: Workers = ONE_WORKER,
    tell: Tell = lambda _done, _left: None,
    store: MeasurementsFile | None = None,
    programs: Mapping[str, Maker] | None = None,
) -> Results:
    """Play all cells. ``InvalidSetup`` before any game. The keys of the cells must differ."""
    named = tuple((programs or {}).items())
    for cell in cells:
        for side in cell.sides:
            match_of(side, 0, named)
    results = {cell.key: Measured.empty(cell) for cell in cells}
    left = {cell.key: cell.games for cell in cells}
    kept: AbstractContextManager[MeasurementsFile | None] = store or nullcontext()
    with worker_pool(workers) as pool, kept:
        waiting = list(cells)
        while waiting:
            jobs = [job for cell in waiting for job in _round(cell, results[cell.key], seed, named)]
            for job, measured in zip(jobs, _played(jobs, pool, store), strict=True):
                results[job.cell.key].join(measured)
                left[job.cell.key] -= measured.games
                tell(measured.games, sum(left.values()))
            waiting = [cell for cell in waiting if _goes_on(cell, results[cell.key], settled, left)]
    return results


def _round(
    cell: Cell, measured: Measured, seed: str, programs: tuple[tuple[str, Maker], ...]
) -> Iterator[Job]:
    start = measured.games
    stop = next(games for games in rounds(cell.games) if games > start)
    for first in range(start, stop, JOB):
        yield Job(cell, seed, first, min(first + JOB, stop), programs)


def _goes_on(cell: Cell, measured: Measured, settled: Settled, left: dict[str, int]) -> bool:
    if measured.games < cell.games and not settled(cell, measured):
        return True
    left[cell.key] = 0
    return False


def _played(jobs: Sequence[Job], pool: WorkerPool, store: MeasurementsFile | None) -> Iterable[Measured]:
    """The results of the jobs, in their order: those of the file, or played now and kept there."""
    known = [None if store is None else store.measured(job) for job in jobs]
    fresh = pool.spread(play_job, [job for job, stored in zip(jobs, known, strict=True) if stored is None])
    for job, stored in zip(jobs, known, strict=True):
        if stored is not None:
            yield stored
            continue
        played = next(fresh)
        if store is not None:
            store.add(job, played)
        yield played
