"""``api/contests``: contests, who enters them, who directs them, how they stand."""

from __future__ import annotations

import io
import zipfile

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import Code, InvalidInput, TableError
from discovery.play.records import write
from discovery.server.config.limits import FairLock
from discovery.server.contests.rows import Contest, SecretOwner
from discovery.server.contests.sheet import sheet_of
from discovery.server.live.registry import TableRegistry
from discovery.server.protocol import PushNoted, PushWanted
from discovery.server.protocol.page_messages.contests import (
    ContestMade,
    ContestMine,
    ContestPlan,
    Contests,
    ContestSecret,
    ContestSheet,
    Directed,
    Entered,
    Entry,
    MyRatings,
    Presence,
    Ratings,
)
from discovery.server.tables.clocks.quiet import wished
from discovery.server.threads import in_thread
from discovery.server.transports.access import visit_of, visitor
from discovery.server.transports.endpoints import AccessLevel, Endpoint, File
from discovery.server.transports.http_requests import ESCAPED, address, guessed, message, spend
from discovery.server.transports.http_responses import NOT_KEPT, compressible_message, message_response

BODY_BYTES = 4000
ZIP = "application/zip"
EPOCH = (1980, 1, 1, 0, 0, 0)
"""The time of all files in an archive: the same contest gives the same bytes."""


class ContestPages:
    """Requests about a registry's contests."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._contests = registry.contests
        self._reading = FairLock()

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        one = "/api/contests/{contest}"
        sheet, secret = (ContestSheet,), AccessLevel.SECRET
        return [
            Endpoint("/api/contests", self.listed, "The contests that are shown.", (Contests,)),
            Endpoint("/api/contests", self.make, "A contest.", (ContestMade,), (ContestPlan,), "POST", 201),
            Endpoint(one, self.sheet, "A contest: standings and tables.", sheet),
            Endpoint(f"{one}/records", self.records, "The finished games.", (File(ZIP),)),
            Endpoint(f"{one}/entrants", self.enter, "Enter a contest.", (Entered,), (Entry,), "POST", 201),
            Endpoint(
                f"{one}/mine", self.mine, "Where an entrant plays.", (ContestMine,), (ContestSecret,), "POST",
                who=secret,
            ),
            Endpoint(
                f"{one}/presence", self.presence, "Withdraw, or come back.", (ContestMine,), (Presence,),
                "POST", who=secret,
            ),
            Endpoint(
                f"{one}/push", self.push, "Call a device for an entrant, or no more.", (PushNoted,),
                (PushWanted,), "POST", who=secret,
            ),
            Endpoint(f"{one}/direct", self.direct, "Direct it.", sheet, (Directed,), "POST", who=secret),
            Endpoint("/api/ratings", self.ratings, "Ratings by game and seats.", (Ratings,)),
            Endpoint(
                "/api/ratings/mine", self.my_ratings, "One's own ratings, game by game.", (MyRatings,),
                who=AccessLevel.ACCOUNT,
            ),
        ]  # fmt: skip

    async def listed(self, request: Request) -> Response:
        """``GET api/contests``: the contests that are listed."""
        return await compressible_message(request, Contests(await self._contests.listed()))

    async def make(self, request: Request) -> Response:
        """``POST api/contests``: makes a contest from a plan."""
        limits = self._registry.context.settings.limits
        plan = await message(request, ContestPlan, limits.body_bytes + ESCAPED * limits.deck_bytes)
        spend(self._registry.tables, request)
        return message_response(await self._contests.make(plan), 201)

    async def sheet(self, request: Request) -> Response:
        """``GET api/contests/ID``: the contest as everybody sees it."""
        return await compressible_message(request, await self._sheet(await self._contest(request)))

    async def enter(self, request: Request) -> Response:
        """``POST api/contests/ID/entrants``: enters the contest, for an account if logged in."""
        entry = await message(request, Entry, BODY_BYTES)
        spend(self._registry.seats, request)
        ident = (await self._contest(request)).id
        accounts = self._registry.context.accounts
        visit = None if accounts is None else await visitor(request, accounts)
        account = None if visit is None else visit.account.id
        return message_response(await self._contests.enter(ident, entry, account), 201)

    async def mine(self, request: Request) -> Response:
        """``POST api/contests/ID/mine``: an entrant's own place in the contest."""
        shown = await message(request, ContestSecret, BODY_BYTES)
        return message_response(
            await self._contests.mine(await self._owner(request, shown.secret), shown.secret)
        )

    async def presence(self, request: Request) -> Response:
        """``POST api/contests/ID/presence``: an entrant is away, or is back."""
        wish = await message(request, Presence, BODY_BYTES)
        owner = await self._owner(request, wish.secret)
        await self._contests.set_away(owner, away=wish.away)
        if owner.contest.status == "open" and wish.away:
            return message_response(ContestMine(0, "", True, "", ""))
        return message_response(
            await self._contests.mine(await self._owner(request, wish.secret), wish.secret)
        )

    async def push(self, request: Request) -> Response:
        """``POST api/contests/ID/push``: call a device when a table of an entrant is made, and there when it
        is their turn, or no more. ``InvalidInput(NO_FILE)`` where the host calls nobody."""
        push = self._registry.context.push
        if push is None:
            raise InvalidInput(Code.NO_FILE, given=request.url.path[:80])
        wanted = await message(request, PushWanted, BODY_BYTES)
        spend(self._registry.seats, request)
        owner = await self._owner(request, wanted.token)
        if wanted.on:
            await self._contests.calls.add(push, owner, wanted.endpoint, wished(wanted.quiet))
        else:
            await self._contests.calls.remove(push, owner, wanted.endpoint)
        return message_response(PushNoted(wanted.on))

    async def direct(self, request: Request) -> Response:
        """``POST api/contests/ID/direct``: the director starts or closes it, adds, removes or decides."""
        wish = await message(request, Directed, BODY_BYTES)
        await self._contests.direct(await self._owner(request, wish.secret), wish)
        return message_response(await self._sheet(await self._contest(request)))

    async def records(self, request: Request) -> Response:
        """``GET api/contests/ID/records``: the sheet and the records of all games that are over, of a deal
        when it is over everywhere."""
        contest = await self._contest(request)
        spend(self._registry.replays, request)
        sheet = await self._sheet(contest)
        async with self._reading.turn(address(request)):
            games = {
                f"round-{board.round}-table-{board.board}.record": await self._record(board.table)
                for board in sheet.boards
                if board.over and board.table
            }
            made = await in_thread(_archive, sheet, games)
        named = {"content-disposition": 'attachment; filename="contest.zip"'}
        return Response(made, 200, NOT_KEPT | named, ZIP)

    async def ratings(self, request: Request) -> Response:
        """``GET api/ratings``: the ratings that are shown to everybody."""
        return await compressible_message(request, await self._contests.ratings.sheet())

    async def my_ratings(self, request: Request) -> Response:
        """``GET api/ratings/mine``: the ratings of the account."""
        return message_response(await self._contests.ratings.of(visit_of(request).account.id))

    async def _record(self, table: str) -> str:
        """The record of a finished game, ``""`` without one."""
        try:
            stored_table = await self._registry.table(table)
        except TableError:
            return ""
        return "" if stored_table.outcome is None else write(stored_table.record())

    async def _contest(self, request: Request) -> Contest:
        return await self._contests.contest(request.path_params["contest"])

    async def _owner(self, request: Request, secret: str) -> SecretOwner:
        with guessed(self._registry, request):
            return await self._contests.owner_of(request.path_params["contest"], secret)

    async def _sheet(self, contest: Contest) -> ContestSheet:
        return await in_thread(sheet_of, contest, self._registry.context.now())


def _archive(sheet: ContestSheet, games: dict[str, str]) -> bytes:
    buffer = io.BytesIO()
    files = {"contest.json": msgspec.json.format(msgspec.json.encode(sheet)).decode(), **games}
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            if text:
                entry = zipfile.ZipInfo(name, EPOCH)
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, text)
    return buffer.getvalue()
