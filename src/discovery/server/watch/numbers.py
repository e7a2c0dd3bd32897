"""Counts and measurements of a process while it serves; everything else is read when somebody asks.

Counting costs next to nothing, so it is always on; ``--metrics`` decides whether anybody may read it.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NoReturn

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SAMPLE_SECONDS = 1.0


class Histogram:
    """How many values were at most each of ``bounds``, which ascend, and the sum of all. Values may come from
    one thread and be read in another."""

    def __init__(self, bounds: Sequence[float] = SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        """Count one more value, in the unit of ``bounds``."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value


@dataclass(frozen=True, slots=True)
class Numbers:
    """``events`` by kind and ``refused`` commands by code; in seconds: ``answers``, from a command to its
    answer, ``commits``, and ``lag``, by how much the event loop is late."""

    events: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    answers: Histogram = field(default_factory=Histogram)
    commits: Histogram = field(default_factory=Histogram)
    lag: Histogram = field(default_factory=Histogram)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Around a command, also one that is refused."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.answers.observe(time.perf_counter() - begun)

    async def sample_lag(self) -> NoReturn:
        """Measure the loop's lag once a second until cancelled."""
        while True:
            due = time.perf_counter() + SAMPLE_SECONDS
            await asyncio.sleep(SAMPLE_SECONDS)
            self.lag.observe(max(0.0, time.perf_counter() - due))
