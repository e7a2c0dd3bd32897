"""Spreads work over processes of this machine or of a Ray cluster, with the same results on either.

If a process is killed, other processes do its jobs again.
"""

from __future__ import annotations

import signal
import socket
import warnings
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeVar

from discovery.core.errors import Code, DiscoveryError, MissingExtra
from discovery.engines.deaf import deaf

Job = TypeVar("Job")
Done = TypeVar("Done")

IN_HAND = 8
"""Jobs queued for each process: a million are not queued at once, and few wait for a slow one."""
TRIES = 5
"""The number of processes that may be lost in a row, without any finished job, before the run is given up."""

SECONDS = 10
"""Seconds that a cluster may take to answer."""


@dataclass(frozen=True, slots=True)
class Workers:
    """The number of processes on this machine or a Ray cluster, 0 for one per core. ``ray`` is the address
    of a running cluster; ``"auto"`` is the one that this machine belongs to."""

    workers: int = 1
    ray: str = ""


ONE_WORKER = Workers()


@dataclass(frozen=True, slots=True)
class WorkerPool:
    """``size`` running processes; ``lost`` are the errors which mean that a process has died."""

    size: int
    lost: tuple[type[Exception], ...]
    options: Mapping[str, object] = field(default_factory=dict)

    def spread(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        """The results of ``work`` for each job, in the order of the jobs.

        ``work`` and the jobs are pickled; doing a job twice must be harmless. An error in ``work`` is raised
        here when it is the job's turn, so that the fastest process does not decide which of several errors it
        is. ``DiscoveryError(WORKERS_LOST)`` if processes die again and again.
        """
        from joblib import Parallel, delayed
        from joblib.externals.loky.backend import resource_tracker

        waiting, left, tries = iter(jobs), deque[Job](), 0
        while tries < TRIES:
            try:
                # after a loss with everything new: what is left of the old may still hold results
                with Parallel(self.size, **self.options) as parallel:
                    while left := left or deque(islice(waiting, IN_HAND * self.size)):
                        resource_tracker.ensure_running()  # joblib's own: as in ``deaf``
                        with deaf():  # the first jobs start the processes
                            results = parallel([delayed(_attempt)(work, job) for job in left])
                        for result, error in results:
                            if error is not None:
                                _abandon(results)
                                raise error
                            left.popleft()
                            tries = 0
                            yield result
                    return
            except self.lost:
                tries += 1
        raise DiscoveryError(Code.WORKERS_LOST, number=TRIES)


@contextmanager
def worker_pool(workers: Workers) -> Iterator[WorkerPool]:
    """Context manager for the processes. ``DiscoveryError(NO_CLUSTER)`` if there is no such cluster."""
    if workers.ray:
        with _cluster(workers.ray) as lost:
            yield WorkerPool(_size_of_cluster(workers.workers), lost, {"backend": "ray", "return_as": "list"})
        return
    from joblib import effective_n_jobs

    options = {"return_as": "generator", "initializer": _let_parent_decide}
    yield WorkerPool(
        effective_n_jobs(workers.workers or -1), (BrokenProcessPool,), {"backend": "loky"} | options
    )


def _attempt(work: Callable[[Job], Done], job: Job) -> tuple[Done | None, Exception | None]:
    """The result of ``work`` for a job, or the error it raised."""
    try:
        return work(job), None
    except Exception as error:  # noqa: BLE001 - the caller that asked for the job raises it
        return None, error


def _abandon(results: Iterable[object]) -> None:
    """Cancel the jobs whose results are no longer needed; joblib would warn that they are lost."""
    if isinstance(results, Generator):
        with warnings.catch_warnings(action="ignore"):
            results.close()


def _let_parent_decide() -> None:
    """Ignore Ctrl+C, which reaches every process of the terminal, in the workers: the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _cluster(address: str) -> Iterator[tuple[type[Exception], ...]]:
    """Connect to the cluster; returns the errors which mean that one of its processes has died."""
    try:
        import ray
        from ray.exceptions import RayActorError, WorkerCrashedError
        from ray.util.joblib import register_ray
    except ImportError:
        raise MissingExtra(Code.NO_EXTRA, extra="ray", given="ray") from None
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError):
        raise DiscoveryError(Code.NO_CLUSTER, given=address[:60]) from None
    register_ray()
    try:
        yield RayActorError, WorkerCrashedError
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Try to connect: ``OSError`` or ``ValueError`` if nobody answers. Ray itself would try for minutes."""
    if address != "auto":
        host, _, port = address.removeprefix("ray://").rpartition(":")
        socket.create_connection((host, int(port)), SECONDS).close()


def _size_of_cluster(workers: int) -> int:
    """``workers``, or as many as the cluster has processors."""
    import ray

    return workers or max(1, int(ray.cluster_resources()["CPU"]))
