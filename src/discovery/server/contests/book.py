"""The actions of people on contests: make one, enter it, go away and come back, direct it."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from contextlib import suppress

import msgspec
import structlog
from sqlalchemy import ColumnElement, delete, func, insert, select, update

from discovery.core.errors import Code, TableError
from discovery.core.languages import best_language
from discovery.core.text.names import distinct, fit_name
from discovery.i18n import translate
from discovery.server.clubs.rows import refuse_stranger
from discovery.server.codes import ServerCode
from discovery.server.contests.calling import EntrantCalls, forgetting_devices
from discovery.server.contests.rating_book import RatingBook
from discovery.server.contests.results import Board, TableResult
from discovery.server.contests.rows import (
    Contest,
    Entrant,
    SecretOwner,
    is_board,
    is_entrant,
    read_contest,
    result_text,
)
from discovery.server.contests.running import ContestTables, Running
from discovery.server.contests.seats import check_program, settled
from discovery.server.protocol.page_messages.contests import (
    MOST_ENTRANTS,
    ContestMade,
    ContestMine,
    ContestPlan,
    Directed,
    Entered,
    Entry,
    ListedContest,
)
from discovery.server.tables.planning import program_name
from discovery.server.tables.seating import Seat
from discovery.server.tables.tokens import digest, new_table, new_token
from discovery.store.contest_tables import boards, contests, entrants
from discovery.store.group_tables import club_contests
from discovery.store.rows import Conflict
from discovery.store.tables import holdings, secrets, wishes

log = structlog.get_logger()

MOST_LISTED = 50
TRIES = 5
"""Attempts to enter while others enter at the same moment."""
PERSON = ""


class Contests:
    """The contests of a server."""

    def __init__(self, tables: ContestTables) -> None:
        self._context = tables.context
        self._store = tables.context.store
        self.running = Running(tables)
        self.ratings = RatingBook(tables.context.store)
        self.calls = EntrantCalls(tables.context)

    # ---- reading ---------------------------------------------------------------------------------

    async def listed(self) -> list[ListedContest]:
        """Those that are shown, the latest first."""
        return [
            contest for contest, plan in await self._latest(contests.c.status != "closed") if plan.listed
        ][:MOST_LISTED]

    async def of_club(self, club: str) -> list[ListedContest]:
        """Those that a club sees, the latest first."""
        seen = select(club_contests.c.contest).where(club_contests.c.club == club)
        listed = await self._latest((contests.c.status != "closed") & contests.c.id.in_(seen))
        return [contest for contest, _ in listed][:MOST_LISTED]

    async def _latest(self, which: ColumnElement[bool]) -> list[tuple[ListedContest, ContestPlan]]:
        count = select(func.count()).where(entrants.c.contest == contests.c.id).scalar_subquery()
        asked = select(contests, count.label("people")).where(which)
        pairs = []
        for row in await self._store.rows(asked.order_by(contests.c.created.desc()).limit(4 * MOST_LISTED)):
            plan = msgspec.json.decode(row.plan, type=ContestPlan)
            table = plan.table
            entry = ListedContest(
                row.id, row.name, row.status, plan.format, table.game, len(table.seats),
                row.people, plan.starts, row.created,
            )  # fmt: skip
            pairs.append((entry, plan))
        return pairs

    async def contest(self, ident: str) -> Contest:
        """The contest with that id. ``TableError(NO_CONTEST)``."""
        contest = await read_contest(self._store, ident)
        if contest is None:
            raise TableError(ServerCode.NO_CONTEST)
        return contest

    async def owner_of(self, ident: str, secret: str) -> SecretOwner:
        """Whose secret it is. ``TableError``: NO_CONTEST, FOREIGN_TOKEN."""
        contest, shown = await self.contest(ident), digest(secret)
        if hmac.compare_digest(contest.director, shown):
            return SecretOwner(contest, None)
        for one in contest.entrants:
            if one.hash and hmac.compare_digest(one.hash, shown):
                return SecretOwner(contest, one)
        raise TableError(Code.FOREIGN_TOKEN)

    # ---- people ----------------------------------------------------------------------------------

    async def make(self, plan: ContestPlan) -> ContestMade:
        """A new contest. Errors as ``settled``."""
        kept = settled(plan, self._context.programs.names)
        ident, director, now = new_table(), new_token(), self._context.now()
        row = {"id": ident, "name": kept.name, "plan": msgspec.json.encode(kept).decode(), "created": now}
        opened = {"director": digest(director), "status": "open", "begun": 0, "ended": 0}
        await self._store.write(insert(contests).values(**row, **opened))
        log.info("contest-made", contest=ident, format=kept.format, game=kept.table.game)
        return ContestMade(ident, director)

    async def enter(self, ident: str, entry: Entry, account: str | None = None) -> Entered:
        """Somebody enters: before the start, or in an arena until its end. ``TableError``: NO_CONTEST,
        CONTEST_BEGUN, CONTEST_OVER, CONTEST_FULL, ENTERED_ALREADY, LOGGED_OUT for somebody without an
        ``account`` where it is rated, MEMBERS_ONLY for strangers to the club that it is for;
        ``InvalidInput(BAD_NAME)`` for an endless name."""
        typed = fit_name(entry.name)
        if account is None and (await self.contest(ident)).plan.rated:
            raise TableError(Code.LOGGED_OUT)
        await refuse_stranger(self._store, ident, account)
        wanted = typed or translate(best_language(entry.language), "name-player")
        secret = new_token()
        number = await self._add(ident, wanted, PERSON, digest(secret), account)
        return Entered(number, secret)

    async def _add(self, ident: str, name: str, program: str, secret: str, account: str | None) -> int:
        for _ in range(TRIES):
            contest = await self.contest(ident)
            if contest.status in ("over", "closed"):
                raise TableError(ServerCode.CONTEST_OVER)
            if contest.status == "running" and contest.plan.format != "arena":
                raise TableError(ServerCode.CONTEST_BEGUN)
            if account is not None and account in (one.account for one in contest.entrants):
                raise TableError(ServerCode.ENTERED_ALREADY)
            if len(contest.entrants) >= MOST_ENTRANTS:
                raise TableError(ServerCode.CONTEST_FULL)
            number = max((one.number for one in contest.entrants), default=0) + 1
            own = distinct(name, name, [one.name for one in contest.entrants])
            row = {"contest": ident, "number": number, "name": own, "program": program}
            with suppress(Conflict):  # somebody else has just got the number
                await self._store.write(insert(entrants).values(**row, hash=secret, account=account, away=0))
                return number
        raise TableError(Code.TOO_MANY)

    async def mine(self, owner: SecretOwner, secret: str) -> ContestMine:
        """The facts for an entrant: where they play now, and the secret of their seat there."""
        one = owner.entrant
        if one is None:
            return ContestMine(0, "", False, "", "")
        board = owner.contest.board_of(one.number)
        if board is None or board.game is None:
            return ContestMine(one.number, one.name, one.away, "", "")
        token = await self._seat(one, board, board.game, secret)
        return ContestMine(one.number, one.name, one.away, board.game, token)

    async def _seat(self, one: Entrant, board: Board, game: str, secret: str) -> str:
        """The secret of an entrant's seat. It follows from the entrant's own, so that it is the same on all
        devices and nobody has to keep it."""
        token = urlsafe_b64encode(hmac.digest(secret.encode(), game.encode(), "sha256")).decode().rstrip("=")
        opened = digest(token)
        if not await self._store.rows(select(secrets.c.hash).where(secrets.c.hash == opened)):
            seat = board.seats.index(one.number)
            stored = [insert(secrets).values(hash=opened, game=game, seat=seat, revoked=0)]
            if one.account is not None:
                held = {"account": one.account, "secret": opened, "at": self._context.now()}
                stored.append(insert(holdings).values(**held))
            with suppress(Conflict):  # another device has just asked
                await self._store.write(*stored)
        return token

    async def set_away(self, owner: SecretOwner, *, away: bool) -> None:
        """An entrant gets no next table, or again one; before the start they withdraw. ``TableError``:
        CONTEST_OVER, FOREIGN_TOKEN for the director."""
        if owner.entrant is None:
            raise TableError(Code.FOREIGN_TOKEN)
        await self._set_away(owner.contest, owner.entrant.number, away=away)

    async def _set_away(self, contest: Contest, number: int, *, away: bool) -> None:
        if contest.status in ("over", "closed"):
            raise TableError(ServerCode.CONTEST_OVER)
        row = is_entrant(contest.id, number)
        if contest.status == "open" and away:
            await self._store.write(delete(entrants).where(row), forgetting_devices(contest.id, number))
        else:
            await self._store.write(update(entrants).where(row).values(away=int(away)))

    # ---- the director ----------------------------------------------------------------------------

    async def direct(self, owner: SecretOwner, wish: Directed) -> None:
        """Carry out what the director wants. ``TableError``: FOREIGN_TOKEN for anybody else, CONTEST_BEGUN,
        CONTEST_OVER, TOO_FEW_ENTRANTS, CONTEST_FULL, BOARD_OVER; ``InvalidInput`` for a program that cannot
        play."""
        contest = owner.contest
        if owner.entrant is not None:
            raise TableError(Code.FOREIGN_TOKEN)
        if contest.status in ("over", "closed"):
            raise TableError(ServerCode.CONTEST_OVER)
        match wish.act:
            case "start":
                if contest.status != "open":
                    raise TableError(ServerCode.CONTEST_BEGUN)
                await self.running.begin(contest)
            case "close":
                await self._close(contest)
            case "add":
                await self._add_program(contest, wish)
            case "remove":
                await self._set_away(contest, wish.number, away=True)
            case "decide":
                await self._decide(contest, wish)

    async def _add_program(self, contest: Contest, wish: Directed) -> None:
        check_program(contest.plan.table, wish.program, self._context.programs.names)
        taken = [Seat("open", "open", one.name, "") for one in contest.entrants]
        name = program_name(wish.program, best_language(wish.language), taken)
        await self._add(contest.id, name, wish.program, "", None)

    async def _close(self, contest: Contest) -> None:
        """Close it and the tables that are being played."""
        now = self._context.now()
        closed = update(contests).where(contests.c.id == contest.id).values(status="closed", ended=now)
        wished = [
            insert(wishes).values(game=board.game, verb="close", at=now, done=0)
            for board in contest.open_boards
        ]
        await self._store.write(closed, *wished)
        log.info("contest-closed", contest=contest.id)

    async def _decide(self, contest: Contest, wish: Directed) -> None:
        """End a table for the seats that the director names."""
        reason = " ".join(wish.reason.split())
        open_boards = [
            one for one in contest.open_boards if (one.round, one.board) == (wish.round, wish.board)
        ]
        if not reason or any(seat >= contest.seats for seat in wish.winners):
            raise TableError(Code.BAD_COMMAND)
        if not open_boards:
            raise TableError(ServerCode.BOARD_OVER)
        result = TableResult(tuple(sorted(set(wish.winners))), decided=reason)
        row = is_board(contest.id, wish.round, wish.board) & boards.c.result.is_(None)
        now = self._context.now()
        await self._store.write(
            update(boards).where(row).values(result=result_text(result)),
            insert(wishes).values(game=open_boards[0].game, verb="close", at=now, done=0),
        )
        log.info("contest-decided", contest=contest.id, round=wish.round, board=wish.board)
