"""Work spread over processes, of this machine or of a Ray cluster. What comes back does not depend on which.

A process that is killed takes nothing along: its jobs are done again by others.
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
from typing import Any, TypeVar

from joblib import Parallel, delayed, effective_n_jobs

from discovery.core.errors import Code, DiscoveryError, MissingExtra

Job = TypeVar("Job")
Done = TypeVar("Done")

IN_HAND = 8
"""Jobs put in line for each process: a million are not laid out at once, and few wait for a slow one."""
TRIES = 5
"""So many processes may be lost with nothing done in between; then it is given up."""

SECONDS = 10
"""As long a cluster may take to answer."""


@dataclass(frozen=True, slots=True)
class Workers:
    """How many processes of this machine or of a Ray cluster shall work, 0 for one a core.

    ``ray`` is the address of a cluster that runs, ``"auto"`` the one that this machine belongs to.
    """

    workers: int = 1
    ray: str = ""


ONE_WORKER = Workers()


@dataclass(frozen=True, slots=True)
class WorkerPool:
    """``size`` processes at work; ``lost`` are the errors that say that a process has died."""

    size: int
    lost: tuple[type[Exception], ...]
    options: Mapping[str, Any] = field(default_factory=dict)

    def spread(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        """What ``work`` makes of each job, in the order of the jobs.

        ``work`` and the jobs travel; doing a job twice must do no harm. What ``work`` raises is raised
        here when it is the job's turn, so that the fastest process does not decide which of several it is.
        ``DiscoveryError(WORKERS_LOST)`` if processes die again and again.
        """
        waiting, left, tries = iter(jobs), deque[Job](), 0
        while tries < TRIES:
            try:
                # after a loss with everything new: what is left of the old may still hold results
                with Parallel(self.size, **self.options) as parallel:
                    while left := left or deque(islice(waiting, IN_HAND * self.size)):
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
    """Processes while they are needed. ``DiscoveryError`` names a cluster that is not there."""
    if workers.ray:
        with _cluster(workers.ray) as lost:
            yield WorkerPool(_size_of_cluster(workers.workers), lost, {"backend": "ray", "return_as": "list"})
        return
    options = {"return_as": "generator", "initializer": _let_parent_decide}
    yield WorkerPool(
        effective_n_jobs(workers.workers or -1), (BrokenProcessPool,), {"backend": "loky"} | options
    )


def _attempt(work: Callable[[Job], Done], job: Job) -> tuple[Done | None, Exception | None]:
    """What ``work`` makes of a job, or what it raises."""
    try:
        return work(job), None
    except Exception as error:  # noqa: BLE001 - it is raised by whoever asked for the job
        return None, error


def _abandon(results: Iterable[Any]) -> None:
    """Stop the jobs whose results nobody waits for any more; joblib would warn that they are lost."""
    if isinstance(results, Generator):
        with warnings.catch_warnings(action="ignore"):
            results.close()


def _let_parent_decide() -> None:
    """Ctrl+C reaches every process of the terminal; the workers leave it to the one that was started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _cluster(address: str) -> Iterator[tuple[type[Exception], ...]]:
    """Connected with the cluster; the errors that tell of a process of it that died."""
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
    """``OSError`` or ``ValueError`` where nobody answers; Ray itself would try for minutes."""
    if address != "auto":
        host, _, port = address.removeprefix("ray://").rpartition(":")
        socket.create_connection((host, int(port)), SECONDS).close()


def _size_of_cluster(workers: int) -> int:
    """``workers``, or as many as the cluster has processors."""
    import ray

    return workers or max(1, int(ray.cluster_resources()["CPU"]))
