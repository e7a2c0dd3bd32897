"""People's actions on clubs: found one, join by its code, keep it, leave, close it, and find its tables."""

from __future__ import annotations

from contextlib import suppress

import structlog
from sqlalchemy import Executable, delete, func, insert, select, update

from discovery.core.errors import Code, TableError
from discovery.core.text import is_readable
from discovery.core.text.names import distinct, needed_name
from discovery.server.accounts.rows import SanctionKind, Visit
from discovery.server.accounts.sanctions import refuse_account
from discovery.server.classes.names import code_typed, new_code
from discovery.server.clubs.rows import (
    Club,
    MemberRow,
    closing,
    ending_keys,
    has_another_keeper,
    read_club,
)
from discovery.server.codes import ServerCode
from discovery.server.live.context import ServerContext
from discovery.server.protocol.page_messages.clubs import ClubChange, ClubDoor, ClubPlan, MyClub
from discovery.server.tables.tokens import digest, new_table, new_token
from discovery.store.audit import AuditedAct, noted
from discovery.store.group_tables import club_contests, club_games, club_members, clubs
from discovery.store.rows import HOST, TABLE, Conflict
from discovery.store.tables import games, secrets, session_secrets

log = structlog.get_logger()

MOST_MEMBERS, MOST_CLUBS = 200, 30
"""People in a club, and clubs of one account."""
MOST_SHOWN = 50
"""Tables and contests of a club that are listed."""
TRIES = 5
"""Attempts to join while others join at the same moment, and to draw a code that no club has."""


class Clubs:
    """The clubs of a server. A club of which an account is no member is to it one that does not exist:
    ``TableError(NO_SUCH_CLUB)``; what only keepers do is ``TableError(NOT_KEEPER)`` for other members."""

    def __init__(self, context: ServerContext) -> None:
        self._store = context.store
        self._now = context.now

    # ---- reading ---------------------------------------------------------------------------------

    async def of(self, account: str) -> list[MyClub]:
        """The clubs of an account, by name."""
        m = club_members.c
        asked = select(clubs.c.id, clubs.c.name, m.name.label("own"), m.keeper).join(
            clubs, clubs.c.id == m.club
        )
        rows = await self._store.rows(asked.where(m.account == account).order_by(clubs.c.name, clubs.c.id))
        return [MyClub(row.id, row.name, row.own, bool(row.keeper)) for row in rows]

    async def member(self, ident: str, account: str) -> tuple[Club, MemberRow]:
        """A club, for one of its members."""
        club = await read_club(self._store, clubs.c.id == ident)
        mine = None if club is None else club.member_with(account)
        if club is None or mine is None:
            raise TableError(ServerCode.NO_SUCH_CLUB)
        return club, mine

    async def door(self, typed: str, account: str) -> ClubDoor:
        """The club that a code opens, as a stranger sees it. ``TableError(NO_SUCH_CLUB)``."""
        club = await self._called(typed)
        return ClubDoor(
            club.id, club.name, club.about, len(club.members), club.member_with(account) is not None
        )

    async def tables(self, club: Club) -> list[str]:
        """The tables of a club that wait or are played at, the latest first."""
        shown = (club_games.c.club == club.id) & games.c.status.in_(["waiting", "playing"])
        asked = select(games.c.id).join(club_games, club_games.c.game == games.c.id).where(shown)
        latest = asked.order_by(games.c.created.desc(), games.c.id).limit(MOST_SHOWN)
        return [row.id for row in await self._store.rows(latest)]

    async def _called(self, typed: str) -> Club:
        club = await read_club(self._store, clubs.c.code == code_typed(typed))
        if club is None:
            raise TableError(ServerCode.NO_SUCH_CLUB)
        return club

    # ---- members ---------------------------------------------------------------------------------

    async def create(self, visit: Visit, plan: ClubPlan) -> str:
        """A new club, kept by its founder; its id. ``InvalidInput(BAD_NAME)``, ``TableError``: MUTED,
        TOO_MANY_CLUBS, BAD_COMMAND for what nobody can read."""
        name, about, own = _name(plan.name), _readable(plan.about), _name(plan.own)
        account, now = visit.account.id, self._now()
        await refuse_account(self._store, SanctionKind.MUTE, visit.account, now)
        await self._refuse_more(account)
        for _ in range(TRIES):
            ident = new_table()
            row = {"id": ident, "code": new_code(), "name": name, "about": about, "created": now, "used": now}
            first = _joining(ident, 1, account, own, now, keeper=True)
            with suppress(Conflict):
                await self._store.write(insert(clubs).values(row), first)
                log.info("club-founded", club=ident)
                return ident
        raise TableError(Code.INTERNAL)

    async def join(self, visit: Visit, typed: str, name: str) -> str:
        """Join the club that a code opens; its id. ``InvalidInput(BAD_NAME)``, ``TableError``: NO_SUCH_CLUB,
        CLUB_FULL, TOO_MANY_CLUBS."""
        own, account = _name(name), visit.account.id
        for _ in range(TRIES):
            club = await self._called(typed)
            if club.member_with(account) is not None:
                return club.id
            if len(club.members) >= MOST_MEMBERS:
                raise TableError(ServerCode.CLUB_FULL, most=MOST_MEMBERS)
            await self._refuse_more(account)
            number = 1 + max((one.number for one in club.members), default=0)
            member_name = distinct(own, own, [one.name for one in club.members])
            joining = _joining(club.id, number, account, member_name, self._now())
            with suppress(Conflict):  # somebody else has just got the number or the name
                await self._store.write(self._uses(club), joining)
                return club.id
        raise TableError(Code.TOO_MANY)

    async def leave(self, visit: Visit, ident: str) -> None:
        """A member leaves. ``TableError(LAST_KEEPER)`` for one without whom nobody would keep the club."""
        club, mine = await self.member(ident, visit.account.id)
        await self._take_out(club, mine)

    async def _take_out(self, club: Club, member: MemberRow, *more: Executable) -> None:
        """Once a member is out, the links to tables that they were given open nothing."""
        if club.keepers == [member]:
            raise TableError(ServerCode.LAST_KEEPER)
        m = club_members.c
        mine = (m.club == club.id) & (m.number == member.number) & (m.account == member.account)
        stays = (m.keeper == 0) | has_another_keeper(club.id, member.number)
        await self._store.write(
            self._uses(club),
            ending_keys(club.id, member.account),
            delete(club_members).where(mine & stays),
            *more,
        )

    async def _refuse_more(self, account: str) -> None:
        asked = select(func.count()).where(club_members.c.account == account)
        if (await self._store.rows(asked))[0][0] >= MOST_CLUBS:
            raise TableError(ServerCode.TOO_MANY_CLUBS, most=MOST_CLUBS)

    def _uses(self, club: Club, **values: str) -> Executable:
        """First in each change of a club, so that of two processes one waits for the other."""
        return update(clubs).where(clubs.c.id == club.id).values(used=self._now(), **values)

    # ---- keepers ---------------------------------------------------------------------------------

    async def change(self, visit: Visit, ident: str, wish: ClubChange) -> None:
        """Carry out a keeper's action. ``InvalidInput(BAD_NAME)``, ``TableError``: NO_SUCH_MEMBER,
        LAST_KEEPER, MUTED, BAD_COMMAND for what nobody can read."""
        club = await self._kept(visit, ident)
        match wish.act:
            case "describe":
                await self._describe(visit, club, wish)
            case "code":
                await self._renew(club)
            case "keeper" | "member":
                await self._appoint(club, _known(club, wish.number), keeper=wish.act == "keeper")
            case "remove":
                await self._remove(club, _known(club, wish.number))

    async def _describe(self, visit: Visit, club: Club, wish: ClubChange) -> None:
        name, about = _name(wish.name), _readable(wish.about)
        await refuse_account(self._store, SanctionKind.MUTE, visit.account, self._now())
        await self._store.write(self._uses(club, name=name, about=about))

    async def _renew(self, club: Club) -> None:
        for _ in range(TRIES):
            with suppress(Conflict):
                return await self._store.write(self._uses(club, code=new_code()))
        raise TableError(Code.INTERNAL)

    async def _remove(self, club: Club, member: MemberRow) -> None:
        """Take somebody out who knows the code, so there is another one in the same step."""
        renewed = update(clubs).where(clubs.c.id == club.id)
        for _ in range(TRIES):
            with suppress(Conflict):
                return await self._take_out(club, member, renewed.values(code=new_code()))
        raise TableError(Code.INTERNAL)

    async def _appoint(self, club: Club, member: MemberRow, *, keeper: bool) -> None:
        if not keeper and club.keepers == [member]:
            raise TableError(ServerCode.LAST_KEEPER)
        m = club_members.c
        row = (m.club == club.id) & (m.number == member.number)
        allowed = row if keeper else row & has_another_keeper(club.id, member.number)
        await self._store.write(
            self._uses(club), update(club_members).where(allowed).values(keeper=int(keeper))
        )

    async def close(self, visit: Visit, ident: str) -> None:
        """A keeper closes the club."""
        club = await self._kept(visit, ident)
        await self._store.write(*closing(club.id))
        log.info("club-closed", club=club.id)

    async def close_by_moderator(self, visit: Visit, typed: str, reason: str) -> None:
        """A moderator closes the club with a code. ``TableError(NO_SUCH_CLUB)``."""
        club = await self._called(typed)
        act = noted(visit.account.id, AuditedAct.CLOSE_CLUB, club.code, reason, self._now())
        await self._store.write(*closing(club.id), act)
        log.info("club-closed", club=club.id)

    async def _kept(self, visit: Visit, ident: str) -> Club:
        club, mine = await self.member(ident, visit.account.id)
        if not mine.keeper:
            raise TableError(ServerCode.NOT_KEEPER)
        return club

    # ---- what a club sees ------------------------------------------------------------------------

    async def show_table(self, visit: Visit, ident: str, host: str) -> None:
        """Let the club see a table, by the secret of its host. ``TableError(FOREIGN_TOKEN)``."""
        club, _ = await self.member(ident, visit.account.id)
        opened = await self._store.secret(digest(host))
        if opened is None or opened.seat != HOST:
            raise TableError(Code.FOREIGN_TOKEN)
        with suppress(Conflict):  # it sees it already
            await self._store.write(
                self._uses(club), insert(club_games).values(club=club.id, game=opened.game)
            )

    async def show_contest(self, visit: Visit, ident: str, contest: str, *, members: bool) -> None:
        """Let the club see a contest that the visitor directs; whether only ``members`` enter it is as it was
        said last."""
        club, _ = await self.member(ident, visit.account.id)
        c = club_contests.c
        await self._store.write(
            self._uses(club),
            delete(club_contests).where((c.club == club.id) & (c.contest == contest)),
            insert(club_contests).values(club=club.id, contest=contest, members=int(members)),
        )

    async def key(self, visit: Visit, ident: str, table: str) -> str:
        """A secret with which a member takes a free seat of a table of the club; it ends with the session,
        and when they leave. ``TableError(NO_SUCH_TABLE)`` for a table that does not wait."""
        club, _ = await self.member(ident, visit.account.id)
        waits = (club_games.c.club == club.id) & (games.c.id == table) & (games.c.status == "waiting")
        asked = select(games.c.id).join(club_games, club_games.c.game == games.c.id)
        if not await self._store.rows(asked.where(waits)):
            raise TableError(Code.NO_SUCH_TABLE)
        token = new_token()
        row = {"hash": digest(token), "game": table, "seat": TABLE, "revoked": 0}
        await self._store.write(
            insert(secrets).values(row),
            insert(session_secrets).values(secret=digest(token), session=visit.session.hash),
        )
        return token


def _joining(
    club: str, number: int, account: str, name: str, now: int, *, keeper: bool = False
) -> Executable:
    row = {"club": club, "number": number, "account": account, "name": name}
    return insert(club_members).values(**row, keeper=int(keeper), joined=now)


def _known(club: Club, number: int) -> MemberRow:
    member = club.member(number)
    if member is None:
        raise TableError(ServerCode.NO_SUCH_MEMBER)
    return member


def _name(typed: str) -> str:
    """A name as it is kept. ``InvalidInput``: BAD_NAME, MIXED_NAME."""
    return needed_name(typed)


def _readable(text: str) -> str:
    """A text in one line. ``TableError(BAD_COMMAND)`` for what cannot be read."""
    plain = " ".join(text.split())
    if not is_readable(plain):
        raise TableError(Code.BAD_COMMAND)
    return plain
