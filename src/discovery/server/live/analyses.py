"""Analyses of finished games, computed in the background: one question after another, each with lower
priority than anything that people wait for. Results are stored with the game."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

import msgspec
import structlog

from discovery.core.errors import Code, DiscoveryError, TableError
from discovery.core.players.advice import ChoiceValue, Consultation
from discovery.engines.advice import weighed_of
from discovery.engines.pool import ProgramPool
from discovery.engines.requests import AdviceQuestion, Request, program_seat
from discovery.lab import analysis as lab
from discovery.play.records import Record
from discovery.server.config.settings import Settings
from discovery.server.present.analyses import sent
from discovery.server.protocol import Analysis
from discovery.server.tables.own_decks import own_deck_of
from discovery.server.tables.table import Table
from discovery.server.threads import in_thread
from discovery.store.database import Store

log = structlog.get_logger()

MOST_KEPT = 200
"""The number of analyses in memory; those that have not been requested for longest are dropped first."""
MOST_AT_WORK = 8
"""The number of games that are analysed at the same time."""
FORGOTTEN = 20.0
"""Seconds without a request after which an analysis rests; pages ask every second. The next request continues
it."""
MOST_TIMES = 3
"""The number of times that a choice is asked: a busy machine answers late, but a program that fails every
time ends the analysis."""


@dataclass(slots=True)
class _Work:
    """The progress of one analysis: ``address`` started it, somebody ``asked`` for it last at that time of
    the loop, ``weighed`` are the answers so far, ``found`` is set when it is done, ``task`` computes it."""

    iterations: int
    address: str = ""
    asked: float = 0.0
    weighed: list[ChoiceValue] = field(default_factory=list, repr=False)
    of: int = 0
    found: Analysis | None = None
    failed: bool = False
    resting: bool = True
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    def told(self) -> Analysis:
        """The results so far, as they are sent."""
        return self.found or Analysis(len(self.weighed), self.of, self.iterations, [], [], [])


class AnalysisQueue:
    """The analyses of a server."""

    def __init__(self, programs: ProgramPool, store: Store, settings: Settings) -> None:
        self._each = settings.limits.analyses
        self._programs = programs
        self._store = store
        self._iterations = settings.analysis_iterations
        self._works: OrderedDict[str, _Work] = OrderedDict()

    @property
    def under_way(self) -> int:
        """How many analyses are being computed."""
        return len(self._under_way())

    def knows(self, table: str) -> bool:
        """Whether an analysis has been asked for."""
        return table in self._works

    def analysis(self, table: Table, address: str) -> Analysis:
        """The results so far for a finished game. The first request starts the analysis; while too many are
        under way, on the server or for ``address``, it waits for a request that finds a place.
        ``TableError(INTERNAL)`` if it failed; it may then be requested again."""
        work = self._works.setdefault(table.id, _Work(self._iterations))
        self._works.move_to_end(table.id)
        work.asked = asyncio.get_running_loop().time()
        if work.resting:
            self._begin(work, table, address)
        if work.failed:
            del self._works[table.id]
            raise TableError(Code.INTERNAL)
        return work.told()

    def forget(self, table: str) -> None:
        """A table is no longer stored."""
        work = self._works.pop(table, None)
        if work is not None and work.task is not None:
            work.task.cancel()

    async def stop(self) -> None:
        """Cancel all analyses, and wait until they have ended."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, work: _Work, table: Table, address: str) -> None:
        """Start it, or go on with it, if there is a place."""
        done = [name for name, kept in self._works.items() if kept.found is not None or kept.resting]
        for name in done[: max(0, len(self._works) - MOST_KEPT)]:
            del self._works[name]
        under_way = self._under_way()
        if len(under_way) >= MOST_AT_WORK or under_way.count(address) >= self._each:
            return
        work.address, work.resting = address, False
        work.task = asyncio.create_task(self._look(work, table.id, table.record(), own_deck_of(table.plan)))

    def _under_way(self) -> list[str]:
        """Who has started each analysis that is being computed."""
        works = self._works.values()
        return [one.address for one in works if one.found is None and not one.failed and not one.resting]

    async def _look(self, work: _Work, table: str, record: Record, deck: object) -> None:
        try:
            work.found = await self._known(table)
            if work.found is not None:
                return
            work.found = await self._find(work, table, record, deck)
            if work.found is not None:
                await self._store.keep_analysis(table, msgspec.json.encode(work.found).decode())
        except (DiscoveryError, ValueError, TypeError) as error:
            log.warning("analysis-failed", table=table, error=str(error)[:100])
            work.failed = work.found is None

    async def _known(self, table: str) -> Analysis | None:
        """The stored result, unless it was computed with other settings."""
        kept = await self._store.analysis(table)
        try:
            analysis = None if kept is None else msgspec.json.decode(kept, type=Analysis)
        except msgspec.DecodeError:
            return None
        return analysis if analysis is not None and analysis.iterations == self._iterations else None

    async def _find(self, work: _Work, table: str, record: Record, deck: object) -> Analysis | None:
        """Compute the analysis; ``None`` if it rests. Errors: as ``_ask``."""
        loop = asyncio.get_running_loop()
        story = await in_thread(lab.story, record, deck)
        work.of = len(story.questions)
        for question in story.questions[len(work.weighed) :]:
            if loop.time() - work.asked > FORGOTTEN:
                work.resting = True
                return None
            work.weighed.append(await self._ask(table, question))
        return sent(story.game, lab.judged(story, work.weighed), self._iterations)

    async def _ask(self, table: str, question: lab.AnalysedChoice) -> ChoiceValue:
        """The judged choice. ``TableError(INTERNAL)``: no answer in time, ``MOST_TIMES`` in a row."""
        asked = Consultation(
            question.view, question.observed, self._iterations, lab.seed_of("", question), question.move
        )
        inquiry = AdviceQuestion((program_seat(question.game), asked))
        request = Request(f"{table} afterwards", False, lambda: inquiry)
        for _ in range(MOST_TIMES):
            answer = await self._programs.consult(request)
            if answer is not None:
                return weighed_of(answer)
        raise TableError(Code.INTERNAL)
