"""Hints at a table: asked by who is to move, thought about once for each decision, told to nobody else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from discovery.core.errors import Code, TableError
from discovery.core.family import Hint
from discovery.engines.consult import hints_of
from discovery.engines.requests import HINTS, Consultation, Inquiry, Request, chair_of
from discovery.evolution.game import DiscoveryGame
from discovery.server import protocol
from discovery.server.live.connection import Guest
from discovery.server.live.engine_requests import question_of
from discovery.server.present.client_queries import asked_from_a_seat
from discovery.server.protocol import Hinted, HintInfo, ReasonInfo
from discovery.server.tables.table import Played

if TYPE_CHECKING:
    from discovery.server.live.session import Room

log = structlog.get_logger()


class Hinting:
    """The hints of one room. A seat's question is kept until it is asked something else."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._found: dict[int, tuple[int, asyncio.Task[tuple[Hint, ...] | None]]] = {}

    async def hint(self, guest: Guest, message: protocol.Hint) -> Hinted:
        """The best moves for the guest's seat. ``TableError``: he may not ask, or there is no answer."""
        played = asked_from_a_seat(self._room.table, guest)
        if not self._room.table.plan.hints:
            raise TableError(Code.HINTS_OFF)
        seat, step = guest.seat, self._room.table.steps
        if not played.legal[seat] or seat in played.answers:
            raise TableError(Code.NO_HINT)
        found = await asyncio.shield(self._thought(played, seat))
        if not found or any(one.move not in played.legal[seat] for one in found):
            raise TableError(Code.NO_HINT)
        return Hinted(message.id, step, [told(played.game, hint) for hint in found])

    def stop(self) -> None:
        """Nobody waits for answers any more."""
        for _, task in self._found.values():
            task.cancel()

    def _thought(self, played: Played, seat: int) -> asyncio.Task[tuple[Hint, ...] | None]:
        """The thinking about what a seat is asked now, begun by the first who asks."""
        changed = played.changed[seat]
        if seat not in self._found or self._found[seat][0] != changed:
            self._found[seat] = changed, asyncio.create_task(self._think(played, seat, changed))
        return self._found[seat][1]

    async def _think(self, played: Played, seat: int, changed: int) -> tuple[Hint, ...] | None:
        room = self._room

        def inquiry() -> Inquiry | None:
            """``None`` if the position has moved on meanwhile."""
            if played.changed[seat] != changed or room.broken:
                return None
            _, view, seen = question_of(room.table, played, seat).asked
            iterations = room.house.settings.hint_iterations
            asked = Consultation(view, seen, HINTS, iterations, f"{room.table.id} {changed}")
            return Inquiry((chair_of(played.game), asked))

        answer = await room.house.programs.consult(Request(room.table.id, True, inquiry))
        try:
            return None if answer is None else hints_of(answer)
        except (ValueError, TypeError):
            log.warning("hint-nonsense", table=room.table.id)
            return None


def told(game: DiscoveryGame, hint: Hint) -> HintInfo:
    """A hint as it is sent."""
    reasons = [
        ReasonInfo(one.code, [game.setup.ids[card] for card in one.cards], one.number, one.seat)
        for one in hint.reasons
    ]
    return HintInfo(game.text(hint.move), round(100 * hint.value), reasons)
