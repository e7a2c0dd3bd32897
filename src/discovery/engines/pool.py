"""Programs in other processes: each has a time limit for its move and cannot harm the table.

A few workers serve all tables, one question after another. A worker that is late, dies or sends nonsense is
replaced, and the answer is ``None``; the table then plays what the rules prescribe when time is up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import structlog

from discovery.engines.allowance import Allowance
from discovery.engines.makers import OF_THE_FAMILY, names_of
from discovery.engines.process import ProgramAdvice, ProgramAnswer, ResourceLimits, WorkerProcess
from discovery.engines.queue import FairQueue
from discovery.engines.requests import AdviceQuestion, ProgramQuestion, Request

log = structlog.get_logger()

CONSULT_SECONDS = 30.0
"""Time limit of a consultation; it bounds what a fault can cost, not how long a search lasts."""
PATIENT_SECONDS = 1.0
"""A shorter wait in the queue is not announced."""


class ExternalPool(Protocol):
    """Programs of others, in processes of their own."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the external programs."""
        ...

    def ask(self, table: str, question: ProgramQuestion) -> ProgramAnswer:
        """A move in time, or none. Blocks."""
        ...

    def leave(self, table: str, endings: Iterable[ProgramQuestion]) -> None:
        """A table is unloaded; ``endings`` are the final messages for its seats. Blocks."""
        ...

    def stop(self) -> None:
        """End the processes of all programs."""
        ...


@dataclass(slots=True)
class _Place:
    """A request in the queue."""

    request: Request[ProgramQuestion] | Request[AdviceQuestion]
    answer: asyncio.Future[Any]
    notice: asyncio.TimerHandle | None = None
    told: bool = False

    def tell(self) -> None:
        """The wait has become long."""
        self.told = True
        self.request.waiting(True)

    def settle(self) -> None:
        """Called when the request need wait no longer."""
        if self.notice is not None:
            self.notice.cancel()
        if self.told:
            self.told = False
            self.request.waiting(False)

    def give(self, answer: int | str | None) -> None:
        """The answer, unless nobody waits for it any more."""
        if not self.answer.done():
            self.answer.set_result(answer)


class ProgramPool:
    """A few workers that serve all tables, in a fair order."""

    def __init__(
        self,
        seconds: float,
        allowance: Allowance,
        outside: ExternalPool | None = None,
        makers: str = OF_THE_FAMILY,
    ) -> None:
        """A program has ``seconds`` for a decision. ``makers`` as in ``makers.makers_of``."""
        self.names: tuple[str, ...] = names_of(makers) + (outside.names if outside is not None else ())
        self._seconds = seconds
        self._outside = outside
        share = ResourceLimits(allowance.memory, allowance.calm)
        self.workers = [WorkerProcess(share, makers) for _ in range(allowance.workers)]
        self._idle = list(self.workers)
        self._queue: FairQueue[_Place] = FairQueue(allowance.longest)
        # one more than there are workers, for outside programs that are told how their game ended
        self._threads = ThreadPoolExecutor(allowance.workers + 1, thread_name_prefix="program")
        self._stopped = False
        self.failures = 0
        """How many questions got no usable answer: the program raised an error, was late, or named no legal
        move."""

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._queue)

    @property
    def thinking(self) -> int:
        """How many workers have a question."""
        return len(self.workers) - len(self._idle)

    @property
    def restarts(self) -> int:
        """How many processes were started in place of one that was late, had failed or was outdated."""
        return sum(max(0, worker.started - 1) for worker in self.workers)

    async def decide(self, request: Request[ProgramQuestion]) -> int | None:
        """A legal move, or ``None`` if the program gave none. Never raises."""
        move: int | None = await self._wait(request)
        return move

    async def consult(self, request: Request[AdviceQuestion]) -> str | None:
        """The answer to a consultation, or ``None`` if there was none in time. Never raises."""
        text: str | None = await self._wait(request)
        return text

    async def _wait(self, request: Request[ProgramQuestion] | Request[AdviceQuestion]) -> Any:
        """A caller that stops waiting does not free the worker: its answer would go to the next question."""
        loop = asyncio.get_running_loop()
        place = _Place(request, loop.create_future())
        place.notice = loop.call_later(PATIENT_SECONDS, place.tell)
        refused = self._queue.put(request.table, request.people, place)
        if refused is not None:
            log.warning("queue-of-programs-full", table=refused.request.table)
            refused.give(None)
        self._serve()
        try:
            return await place.answer
        finally:
            place.settle()

    def leave(self, table: str, endings: Iterable[ProgramQuestion] = ()) -> None:
        """A table is unloaded; ``endings`` are the final messages for its programs."""
        if self._outside is not None and not self._stopped:
            self._threads.submit(self._outside.leave, table, list(endings))

    def stop(self) -> None:
        """End all workers and external programs, and the threads that wait for them."""
        self._stopped = True
        for worker in self.workers:
            worker.stop()
        if self._outside is not None:
            self._outside.stop()
        self._threads.shutdown(cancel_futures=True)

    # ---- one question after the other ------------------------------------------------------------

    def _serve(self) -> None:
        """Give work to the idle workers."""
        while self._idle and not self._stopped:
            place = self._queue.take()
            if place is None:
                return
            if not place.answer.done():
                self._start(place)

    def _start(self, place: _Place) -> None:
        place.settle()
        question = place.request.question()
        if question is None:
            place.give(None)
            return
        worker = self._idle.pop()
        work = self._work(worker, place.request.table, question)
        asked = asyncio.get_running_loop().run_in_executor(self._threads, work)
        asked.add_done_callback(partial(self._finish, worker, place, question))

    def _work(
        self, worker: WorkerProcess, table: str, question: ProgramQuestion | AdviceQuestion
    ) -> Callable[[], ProgramAnswer | ProgramAdvice]:
        if isinstance(question, AdviceQuestion):
            return partial(worker.consult, question.input, CONSULT_SECONDS)
        if self._outside is not None and question.input[0].program in self._outside.names:
            return partial(self._outside.ask, table, question)
        return partial(worker.ask, question.input, self._seconds)

    def _finish(
        self,
        worker: WorkerProcess,
        place: _Place,
        question: ProgramQuestion | AdviceQuestion,
        answered: asyncio.Future[ProgramAnswer | ProgramAdvice],
    ) -> None:
        self._idle.append(worker)
        if self._stopped:
            place.give(None)
            return
        error = None if answered.cancelled() else answered.exception()
        failed = answered.cancelled() or error is not None
        answer = (
            ProgramAnswer(None, type(error).__name__ if error else "stopped") if failed else answered.result()
        )
        usable = _checked(question, answer)
        self.failures += usable is None
        place.give(usable)
        self._serve()


def _checked(
    question: ProgramQuestion | AdviceQuestion, answer: ProgramAnswer | ProgramAdvice
) -> int | str | None:
    """The answer, or ``None`` if it is not usable, which the log tells."""
    program = question.input[0].program
    if answer.fault:
        log.warning("program-failed", program=program, fault=answer.fault)
    if isinstance(answer, ProgramAdvice):
        return answer.text
    if (
        isinstance(question, ProgramQuestion)
        and not answer.fault
        and answer.move not in question.input[1].legal
    ):
        log.warning("program-nonsense", program=program)
        return None
    return answer.move
