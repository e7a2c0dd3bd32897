"""``api/tables/ID/reports`` and ``api/moderation``: people are reported, and moderators decide."""

from __future__ import annotations

import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import Code, TableError
from discovery.core.text import is_readable
from discovery.server.accounts.rows import SanctionKind
from discovery.server.codes import ServerCode
from discovery.server.config.limits import RateLimiter
from discovery.server.config.settings import HOUR
from discovery.server.live.registry import HelloResult, TableRegistry
from discovery.server.moderation.reports import Moderation, ReportedChat, ReportedScene
from discovery.server.protocol import WIRE, Hello
from discovery.server.protocol.page_messages.clubs import ClubClosing
from discovery.server.protocol.page_messages.moderation import (
    ActInfo,
    Decision,
    Lifting,
    Moderating,
    ReportInfo,
    Reporting,
    ReportMade,
    SanctionInfo,
)
from discovery.server.transports.access import visit_of
from discovery.server.transports.endpoints import AccessLevel, Endpoint
from discovery.server.transports.http_requests import address, message, spend, table_of
from discovery.server.transports.http_responses import message_response

BODY_BYTES = 10_000


class ModerationPages:
    """Reports at the tables of a registry, and what moderators do, where the host has accounts."""

    def __init__(self, registry: TableRegistry) -> None:
        context = registry.context
        self._registry = registry
        self._moderation = Moderation(context.store, context.now)
        self._made = RateLimiter(context.settings.limits.reports_per_hour, HOUR, time.monotonic)

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        reports, answer = "/api/tables/{table}/reports", (Moderating,)
        return [
            Endpoint(
                reports, self.reporting, "Whether reports are read.", (Reporting,), who=AccessLevel.TABLE
            ),
            Endpoint(
                reports,
                self.report,
                "Report a player.",
                (Reporting,),
                (ReportMade,),
                "POST",
                201,
                AccessLevel.TABLE,
            ),
            Endpoint(
                "/api/moderation", self.list, "What moderators read.", answer, who=AccessLevel.MODERATOR
            ),
            Endpoint(
                "/api/moderation/reports/{report}",
                self.decide,
                "Decide about a report.",
                answer,
                (Decision,),
                "POST",
                who=AccessLevel.MODERATOR,
            ),
            Endpoint(
                "/api/moderation/sanctions/{sanction}",
                self.lift,
                "End a sanction.",
                answer,
                (Lifting,),
                "POST",
                who=AccessLevel.MODERATOR,
            ),
            Endpoint(
                "/api/moderation/clubs",
                self.close_club,
                "Close a club.",
                answer,
                (ClubClosing,),
                "POST",
                who=AccessLevel.MODERATOR,
            ),
        ]

    async def reporting(self, request: Request) -> Response:
        """``GET api/tables/ID/reports``: whether anybody reads reports."""
        await table_of(self._registry, request)
        return message_response(Reporting(await self._moderation.is_read()))

    async def report(self, request: Request) -> Response:
        """``POST api/tables/ID/reports``. ``TableError``: NOT_READ where nobody reads them, NO_SUCH_SEAT for
        a seat of no person, of the reporter's own, or of another name by now."""
        made = await message(request, ReportMade, BODY_BYTES)
        hello = Hello(WIRE, made.token, request.path_params["table"], "", 0, "en")
        visit = await self._registry.find(hello, address(request))
        if not await self._moderation.is_read():
            raise TableError(ServerCode.NOT_READ)
        spend(self._made, request)
        await self._moderation.report(self._scene(visit, made), made.reason, _readable(made.words))
        return message_response(Reporting(open=True), 201)

    def _scene(self, visit: HelloResult, made: ReportMade) -> ReportedScene:
        """The content of a report: nothing that not everybody at the table has seen."""
        table = visit.live.table
        if made.seat >= len(table.seats) or made.seat == visit.seat:
            raise TableError(Code.NO_SUCH_SEAT)
        seat = table.seats[made.seat]
        if not (seat.owned and seat.taken) or seat.name != made.name:
            raise TableError(Code.NO_SUCH_SEAT)
        names = {chair: one.name for chair, one in zip(table.chairs, table.seats, strict=True)}
        chat = self._registry.context.chats.of(table.id)
        lines = [ReportedChat(names.get(line.chair, ""), line.text, line.at) for line in chat.lines]
        reporter = table.seats[visit.seat].name if visit.seat >= 0 else ""
        return ReportedScene(table.id, table.steps, table.chairs[made.seat], seat.name, reporter, lines)

    async def list(self, _: Request) -> Response:
        """``GET api/moderation``: the reports that wait and the sanctions in force."""
        return await self._answer()

    async def decide(self, request: Request) -> Response:
        """``POST api/moderation/reports/ID``: dismisses a report or punishes for it."""
        decision = await message(request, Decision, BODY_BYTES)
        visit, report, reason = visit_of(request), request.path_params["report"], _readable(decision.reason)
        if decision.verdict == "dismiss":
            await self._moderation.dismiss(visit, report, reason)
        elif reason:
            kind = SanctionKind(decision.verdict)
            await self._moderation.punish(visit, report, kind, decision.hours, reason)
        else:
            raise TableError(Code.BAD_COMMAND)
        return await self._answer()

    async def lift(self, request: Request) -> Response:
        """``POST api/moderation/sanctions/ID``: lifts a sanction."""
        lifting = await message(request, Lifting, BODY_BYTES)
        sanction = request.path_params["sanction"]
        await self._moderation.lift(visit_of(request), sanction, _readable(lifting.reason))
        return await self._answer()

    async def close_club(self, request: Request) -> Response:
        """``POST api/moderation/clubs``: closes a club by its code. ``TableError(NO_SUCH_CLUB)``."""
        closing = await message(request, ClubClosing, BODY_BYTES)
        reason = _readable(closing.reason)
        if not reason:
            raise TableError(Code.BAD_COMMAND)
        await self._registry.clubs.close_by_moderator(visit_of(request), closing.code, reason)
        return await self._answer()

    async def _answer(self) -> Response:
        reply = Moderating(
            [
                msgspec.convert(one, ReportInfo, from_attributes=True)
                for one in await self._moderation.waiting()
            ],
            [
                SanctionInfo(one.id, name, one.kind, one.reason, one.at, one.until)
                for name, one in await self._moderation.in_force()
            ],
            [msgspec.convert(one, ActInfo, from_attributes=True) for one in await self._moderation.acts()],
        )
        return message_response(reply)


def _readable(text: str) -> str:
    """A text in one line. ``TableError(BAD_COMMAND)`` for what cannot be read."""
    plain = " ".join(text.split())
    if plain and not is_readable(plain):
        raise TableError(Code.BAD_COMMAND)
    return plain
