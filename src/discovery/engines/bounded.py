"""Work that takes long, in a process of its own: it ends when its time is up, and harms nothing else."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeVar

from discovery.core.errors import Code, DiscoveryError, TableError
from discovery.engines.process import STARTING_SECONDS, Share, keep_to

Given = TypeVar("Given")
Done = TypeVar("Done")


def bounded(work: Callable[[Given], Done], given: Given, seconds: float, share: Share) -> Done:
    """The result of ``work``, which has ``seconds`` after its process has started. Blocks.

    What is given and what comes back is pickled. A ``DiscoveryError`` of the work is raised here;
    ``TableError`` WORK_LATE if it is late, INTERNAL if it fails otherwise.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, work, given, share), daemon=True)
    process.start()
    theirs.close()
    try:
        if not (ours.poll(STARTING_SECONDS) and ours.recv() is None and ours.poll(seconds)):
            raise TableError(Code.WORK_LATE, seconds=round(seconds))
        done, error = ours.recv()
    except (EOFError, OSError):
        raise TableError(Code.INTERNAL) from None
    finally:
        process.kill()
        process.join()
        ours.close()
    if error is not None:
        code, rule, arguments = error
        raise TableError(Code.INTERNAL) if code is None else DiscoveryError(code, rule, **arguments)
    return done  # type: ignore[no-any-return]


def _work(line: Connection, work: Callable[[Given], Done], given: Given, share: Share) -> None:
    """The entry point of the process. It says when it begins, then sends the result or what went wrong."""
    keep_to(share)
    line.send(None)
    try:
        line.send((work(given), None))
    except DiscoveryError as error:
        line.send((None, (error.code, error.rule, dict(error.arguments))))
    except Exception:  # noqa: BLE001 - whatever it is, it stays in this process
        line.send((None, (None, "", {})))
