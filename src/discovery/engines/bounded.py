"""Work that takes long, in a process of its own: it ends when its time is up, and harms nothing else."""

from __future__ import annotations

import multiprocessing
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeVar

import structlog

from discovery.core.errors import Code, DiscoveryError, TableError
from discovery.engines.deaf import deaf
from discovery.engines.process import STARTING_SECONDS, ResourceLimits, keep_to

log = structlog.get_logger()

Given = TypeVar("Given")
Done = TypeVar("Done")


def bounded(work: Callable[[Given], Done], given: Given, seconds: float, share: ResourceLimits) -> Done:
    """The result of ``work``, which has ``seconds`` after its process has started. Blocks.

    What is given and what comes back is pickled. A ``DiscoveryError`` of the work is raised here;
    ``TableError`` WORK_LATE if it is late, INTERNAL if it fails otherwise.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, work, given, share), daemon=True)
    with deaf():
        process.start()
    theirs.close()
    try:
        if not (ours.poll(STARTING_SECONDS) and ours.recv() is None and ours.poll(seconds)):
            raise TableError(Code.WORK_LATE, seconds=round(seconds))
        done, error = ours.recv()
    except (EOFError, OSError):
        log.error("work-ended", work=_name(work))
        raise TableError(Code.INTERNAL) from None
    finally:
        process.kill()
        process.join()
        ours.close()
    if error is not None:
        code, rule, arguments = error
        if code is None:
            log.error("work-failed", work=_name(work), **arguments)
            raise TableError(Code.INTERNAL)
        raise DiscoveryError(code, rule, **arguments)
    return done  # type: ignore[no-any-return]


def _name(work: Callable[..., object]) -> str:
    return str(getattr(work, "__name__", type(work).__name__))


def _work(line: Connection, work: Callable[[Given], Done], given: Given, share: ResourceLimits) -> None:
    """The entry point of the process. It says when it begins, then sends the result or what went wrong."""
    keep_to(share)
    line.send(None)
    try:
        line.send((work(given), None))
    except DiscoveryError as error:
        line.send((None, (error.code, error.rule, dict(error.arguments))))
    except Exception as error:  # noqa: BLE001 - whatever it is, it stays in this process
        # where it happened, without what the error says: that may quote what somebody has sent
        where = "".join(traceback.format_tb(error.__traceback__))
        line.send((None, (None, "", {"error": type(error).__name__, "where": where})))
