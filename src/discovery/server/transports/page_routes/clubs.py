"""``api/clubs``: clubs, for their members and for people with a code."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import Code, TableError
from discovery.server.codes import ServerCode
from discovery.server.config.limits import RateLimiter
from discovery.server.config.settings import HOUR
from discovery.server.live.registry import TableRegistry
from discovery.server.protocol.meeting import MyTable
from discovery.server.protocol.page_messages.account import KeyMade
from discovery.server.protocol.page_messages.clubs import (
    ClubChange,
    ClubCode,
    ClubContest,
    ClubDoor,
    ClubJoining,
    ClubMember,
    ClubPlan,
    ClubSeat,
    ClubSheet,
    ClubTable,
    MyClubs,
)
from discovery.server.protocol.page_messages.contests import Ratings
from discovery.server.transports.access import visit_of
from discovery.server.transports.endpoints import AccessLevel, Endpoint, Handler
from discovery.server.transports.http_requests import address, guessed, message, spend
from discovery.server.transports.http_responses import message_response
from discovery.store.rows import HOST

BODY_BYTES = 4000


class ClubPages:
    """The clubs of a registry, where the host has accounts."""

    def __init__(self, registry: TableRegistry) -> None:
        limits = registry.context.settings.limits
        self._registry = registry
        self._clubs = registry.clubs
        self._founded = RateLimiter(limits.clubs_per_hour, HOUR, time.monotonic)
        self._wrong = RateLimiter(limits.wrong_codes_per_hour, HOUR, time.monotonic)

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        own, one = "/api/clubs", "/api/clubs/{club}"
        ask, say = self._ask, self._say
        return [
            ask(own, self.mine, "The clubs of an account.", MyClubs),
            say(own, self.create, "Found a club.", ClubSheet, ClubPlan, 201),
            say(f"{own}/code", self.door, "The club that a code opens.", ClubDoor, ClubCode),
            say(f"{own}/join", self.join, "Join a club.", ClubSheet, ClubJoining, 201),
            ask(one, self.sheet, "A club, for its members.", ClubSheet),
            ask(f"{one}/ratings", self.ratings, "The ratings of its members.", Ratings),
            say(f"{one}/tables", self.show_table, "Let it see a table.", ClubSheet, ClubTable),
            say(f"{one}/contests", self.show_contest, "Let it see a contest.", ClubSheet, ClubContest),
            say(f"{one}/key", self.key, "A secret for a free seat.", KeyMade, ClubSeat),
            say(f"{one}/change", self.change, "What a keeper changes.", ClubSheet, ClubChange),
            say(f"{one}/leave", self.leave, "Leave it.", MyClubs),
            say(f"{one}/close", self.close, "Close it.", MyClubs),
        ]

    @staticmethod
    def _ask(path: str, handler: Handler, about: str, answer: type) -> Endpoint:
        return Endpoint(path, handler, about, (answer,), who=AccessLevel.ACCOUNT)

    @staticmethod
    def _say(
        path: str, handler: Handler, about: str, answer: type, asked: type | None = None, status: int = 200
    ) -> Endpoint:
        bodies = () if asked is None else (asked,)
        return Endpoint(path, handler, about, (answer,), bodies, "POST", status, AccessLevel.ACCOUNT)

    async def mine(self, request: Request) -> Response:
        """``GET api/clubs``: the clubs of the account."""
        return message_response(MyClubs(await self._clubs.of(visit_of(request).account.id)))

    async def create(self, request: Request) -> Response:
        """``POST api/clubs``: founds a club."""
        plan = await message(request, ClubPlan, BODY_BYTES)
        spend(self._founded, request)
        return await self._told(request, await self._clubs.create(visit_of(request), plan), 201)

    async def door(self, request: Request) -> Response:
        """``POST api/clubs/code``: what a club's code opens."""
        wanted = await message(request, ClubCode, BODY_BYTES)
        with self._tried(request):
            return message_response(await self._clubs.door(wanted.code, visit_of(request).account.id))

    async def join(self, request: Request) -> Response:
        """``POST api/clubs/join``: joins a club by its code."""
        wanted = await message(request, ClubJoining, BODY_BYTES)
        with self._tried(request):
            ident = await self._clubs.join(visit_of(request), wanted.code, wanted.name)
        return await self._told(request, ident, 201)

    async def sheet(self, request: Request) -> Response:
        """``GET api/clubs/ID``: the club as its member sees it."""
        return await self._told(request, request.path_params["club"])

    async def ratings(self, request: Request) -> Response:
        """``GET api/clubs/ID/ratings``: under the names that members have in the club."""
        club, _ = await self._clubs.member(request.path_params["club"], visit_of(request).account.id)
        names = {one.account: one.name for one in club.members}
        return message_response(await self._registry.contests.ratings.among(names))

    async def show_table(self, request: Request) -> Response:
        """``POST api/clubs/ID/tables``: shows the club a table of one's own."""
        shown, club = await message(request, ClubTable, BODY_BYTES), request.path_params["club"]
        with guessed(self._registry, request):
            await self._clubs.show_table(visit_of(request), club, shown.host)
        return await self._told(request, club)

    async def show_contest(self, request: Request) -> Response:
        """``POST api/clubs/ID/contests``. ``TableError``: NO_CONTEST, FOREIGN_TOKEN but for its director."""
        shown, club = await message(request, ClubContest, BODY_BYTES), request.path_params["club"]
        with guessed(self._registry, request):
            owner = await self._registry.contests.owner_of(shown.contest, shown.director)
            if owner.entrant is not None:
                raise TableError(Code.FOREIGN_TOKEN)
        contest = owner.contest.id
        await self._clubs.show_contest(visit_of(request), club, contest, members=shown.members)
        return await self._told(request, club)

    async def key(self, request: Request) -> Response:
        """``POST api/clubs/ID/key``: a secret for an open seat of the club's table."""
        wanted = await message(request, ClubSeat, BODY_BYTES)
        spend(self._registry.seats, request)
        club = request.path_params["club"]
        return message_response(KeyMade(await self._clubs.key(visit_of(request), club, wanted.table)))

    async def change(self, request: Request) -> Response:
        """``POST api/clubs/ID/change``: changes the club or its members."""
        wish, club = await message(request, ClubChange, BODY_BYTES), request.path_params["club"]
        await self._clubs.change(visit_of(request), club, wish)
        return await self._told(request, club)

    async def leave(self, request: Request) -> Response:
        """``POST api/clubs/ID/leave``: leaves the club."""
        await self._clubs.leave(visit_of(request), request.path_params["club"])
        return await self.mine(request)

    async def close(self, request: Request) -> Response:
        """``POST api/clubs/ID/close``: closes the club."""
        await self._clubs.close(visit_of(request), request.path_params["club"])
        return await self.mine(request)

    @contextmanager
    def _tried(self, request: Request) -> Iterator[None]:
        """After too many wrong codes a client is told nothing of a right one: ``TableError(TOO_MANY)``."""
        if self._wrong.spent(address(request)):
            raise TableError(Code.TOO_MANY)
        spend(self._registry.seats, request)
        try:
            yield
        except TableError as error:
            if error.code is ServerCode.NO_SUCH_CLUB:
                self._wrong.take(address(request))
            raise

    async def _told(self, request: Request, ident: str, status: int = 200) -> Response:
        club, mine = await self._clubs.member(ident, visit_of(request).account.id)
        sheet = ClubSheet(
            id=club.id,
            name=club.name,
            about=club.about,
            code=club.code if mine.keeper else "",
            number=mine.number,
            members=[ClubMember(one.number, one.name, one.keeper) for one in club.members],
            tables=[one for table in await self._clubs.tables(club) if (one := await self._glance(table))],
            contests=await self._registry.contests.of_club(club.id),
        )
        return message_response(sheet, status)

    async def _glance(self, table: str) -> MyTable | None:
        """A table as its host is told of it, without any player's turn and clock."""
        try:
            return await self._registry.glance(table, HOST)
        except TableError:
            return None  # a damaged table: its own page says why
