"""Runs the automatic actions of a table, each once and at its time.

The scheduler knows no table: it is given the actions that are wanted now, the delay of each, and a function
that carries one out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Generic, TypeVar

import structlog

from discovery.core.errors import DiscoveryError

log = structlog.get_logger()

AGAIN_SECONDS = 1.0
"""Seconds before an action is tried again after a failure, for example of the disk."""

A = TypeVar("A")


class Scheduler(Generic[A]):
    """The timers and tasks of one table, one for each action.

    An action that is no longer wanted before its time is dropped. One that has started is only cancelled by
    ``stop``, because an event that is being written must also be applied.
    """

    def __init__(
        self,
        name: str,
        wanted: Callable[[], list[A]],
        delay: Callable[[A], float],
        carry_out: Callable[[A], Coroutine[object, None, None]],
        finished: Callable[[A], None],
    ) -> None:
        """``delay`` returns seconds from now; ``finished`` is called for each action that is no longer
        pending, and calls ``update``; ``name`` is the table's, for the log."""
        self._name = name
        self._wanted = wanted
        self._delay = delay
        self._carry_out = carry_out
        self._finished = finished
        self._timers: dict[A, asyncio.TimerHandle] = {}
        self._tasks: dict[A, asyncio.Task[None]] = {}

    @property
    def pending(self) -> list[A]:
        """The actions that are waiting for their time or running."""
        return [*self._timers, *self._tasks]

    def update(self) -> None:
        """After a change: cancel actions that are no longer wanted, and set timers for new ones."""
        wanted = self._wanted()
        for action in self._timers.keys() - set(wanted):
            self._timers.pop(action).cancel()
        loop = asyncio.get_running_loop()
        for action in wanted:
            if action not in self._timers and action not in self._tasks:
                self._timers[action] = loop.call_later(self._delay(action), self._begin, action)

    async def stop(self) -> None:
        """Cancel everything; the store finishes a write that has started."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, action: A) -> None:
        del self._timers[action]
        self._tasks[action] = asyncio.get_running_loop().create_task(self._run(action))

    async def _run(self, action: A) -> None:
        try:
            await self._carry_out(action)
        except Exception as error:  # noqa: BLE001 - whatever a program's move runs into, the table goes on
            code = str(error.code) if isinstance(error, DiscoveryError) else repr(error)[:200]
            log.error("action-failed", table=self._name, action=type(action).__name__, error=code)
            await asyncio.sleep(AGAIN_SECONDS)
        finally:
            del self._tasks[action]
        self._finished(action)
