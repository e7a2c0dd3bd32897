"""Processes that leave Ctrl+C, which reaches all of a terminal, to the one that has started them."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that this thread starts in the block never hear Ctrl+C, not even while they begin.

    What they could set themselves would come too late: until then they import for seconds. Windows knows no
    such thing.
    """
    if sys.platform == "win32":
        yield
        return
    # it lets Ctrl+C through again once it has begun, so it must have done so before
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
