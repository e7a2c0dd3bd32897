"""Jobs in which a process dies once: if the plan's seed names a file that does not exist yet."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from discovery.lab import simulation
from discovery.lab.simulation import Plan, Simulated, SimulationTally

play_chunk = simulation._play_chunk


def dies_once(job: tuple[Plan, int, int]) -> SimulationTally:
    """The third job kills the first process that takes it."""
    plan, start, stop = job
    marker = Path(plan.seed)
    if start >= 2 * (stop - start) and not marker.exists():
        marker.touch()
        dies()
    return play_chunk(job)


def dies(*_: object) -> SimulationTally:
    """As when the system ends a process: nothing is said, nothing is tidied up."""
    os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
    raise AssertionError


def outcome(simulated: Simulated) -> tuple[object, ...]:
    """Everything but the time it took."""
    return simulated.seats, simulated.lengths, simulated.reasons, simulated.moves


def fails_late_first(job: int) -> int:
    """Fails in every job, and in the first one last."""
    if job == 0:
        time.sleep(1.0)
    raise ValueError(f"job {job}")
