"""The resources of the machine that all programs together may use."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

MOST_WORKERS = 32


def spare_cores() -> int:
    """The cores that programs may keep busy: all but one, which stays free for people's moves; 1 to 32."""
    allowed = getattr(os, "sched_getaffinity", None)
    cores = len(allowed(0)) if allowed is not None else os.cpu_count() or 1
    return min(max(1, cores - 1), MOST_WORKERS)


@dataclass(frozen=True, slots=True)
class Allowance:
    """``workers`` think at the same time, each in at most ``memory`` bytes (0: no limit); at most ``longest``
    questions wait for them. ``calm``: with a low priority, where the system can do it, so that people's moves
    come first.
    """

    workers: int = field(default_factory=spare_cores)
    memory: int = 1024**3
    longest: int = 2_000
    calm: bool = True
