"""Hints at a table: requested by the player to move, computed once for each decision, shown to nobody
else."""

from __future__ import annotations

import asyncio

import structlog

from discovery.core.errors import Code, TableError
from discovery.core.players.advice import Consultation, MoveHint
from discovery.core.protocol import AnyGame
from discovery.engines.advice import hints_of
from discovery.engines.requests import AdviceQuestion, Request, program_seat
from discovery.server import protocol
from discovery.server.live.connection import Connection
from discovery.server.live.context import ServerContext
from discovery.server.live.engine_requests import question_of
from discovery.server.live.ports import Lease
from discovery.server.present.client_queries import asked_from_a_seat
from discovery.server.protocol import Hinted, HintInfo, ReasonInfo
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.table import Table

log = structlog.get_logger()


class Hints:
    """The hints of one table. A seat's hint is kept until the seat has something else to decide."""

    def __init__(self, table: Table, context: ServerContext, lease: Lease) -> None:
        self._table = table
        self._context = context
        self._lease = lease
        self._found: dict[int, tuple[int, asyncio.Task[tuple[MoveHint, ...] | None]]] = {}

    async def hint(self, connection: Connection, message: protocol.Hint) -> Hinted:
        """The best moves for the connection's seat. ``TableError`` if it may not ask, or if there is no
        answer."""
        played = asked_from_a_seat(self._table, connection)
        if not self._table.plan.hints:
            raise TableError(Code.HINTS_OFF)
        seat, step = connection.seat, self._table.steps
        if not played.legal[seat] or seat in played.answers:
            raise TableError(Code.NO_HINT)
        hints = await asyncio.shield(self._thought(played, seat))
        if not hints or any(one.move not in played.legal[seat] for one in hints):
            raise TableError(Code.NO_HINT)
        return Hinted(message.id, step, [hint_message(played.game, hint) for hint in hints])

    def stop(self) -> None:
        """Cancel all requests for hints."""
        for _, task in self._found.values():
            task.cancel()

    def _thought(self, played: RunningGame, seat: int) -> asyncio.Task[tuple[MoveHint, ...] | None]:
        """The computation for a seat's current decision, started by the first request."""
        changed = played.changed[seat]
        if seat not in self._found or self._found[seat][0] != changed:
            self._found[seat] = changed, asyncio.create_task(self._think(played, seat, changed))
        return self._found[seat][1]

    async def _think(self, played: RunningGame, seat: int, changed: int) -> tuple[MoveHint, ...] | None:
        table = self._table

        def inquiry() -> AdviceQuestion | None:
            """The question; ``None`` if the position has changed meanwhile."""
            if played.changed[seat] != changed or not self._lease.held:
                return None
            _, view, observed = question_of(table, played, seat).input
            iterations = self._context.settings.hint_iterations
            asked = Consultation(view, observed, iterations, f"{table.id} {changed}")
            return AdviceQuestion((program_seat(played.game), asked))

        answer = await self._context.programs.consult(Request(table.id, True, inquiry))
        try:
            return None if answer is None else hints_of(answer)
        except (ValueError, TypeError):
            log.warning("hint-nonsense", table=table.id)
            return None


def hint_message(game: AnyGame, hint: MoveHint) -> HintInfo:
    """A hint as it is sent."""
    reasons = [
        ReasonInfo(one.code, [game.pieces[card] for card in one.cards], one.number, one.seat)
        for one in hint.reasons
    ]
    return HintInfo(game.text(hint.move), round(100 * hint.value), reasons)
