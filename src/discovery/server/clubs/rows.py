"""Clubs as they are stored, and how they are read and taken away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Executable, Select, delete, exists, func, select, true, update

from discovery.core.errors import TableError
from discovery.server.codes import ServerCode
from discovery.store.database import Store
from discovery.store.group_tables import club_contests, club_games, club_members, clubs
from discovery.store.rows import TABLE
from discovery.store.tables import secrets, session_secrets, sessions

SEEN = (club_games, club_contests)
"""The tables and contests that a club sees, which stay when the club goes."""


@dataclass(frozen=True, slots=True)
class MemberRow:
    """Somebody in a club, under a name that nobody else has there."""

    number: int
    account: str
    name: str
    keeper: bool


@dataclass(frozen=True, slots=True)
class Club:
    """A club with its members, the first who joined first."""

    id: str
    code: str
    name: str
    about: str
    members: Sequence[MemberRow]

    @property
    def keepers(self) -> list[MemberRow]:
        """Those who decide who is in the club."""
        return [one for one in self.members if one.keeper]

    def member_with(self, account: str) -> MemberRow | None:
        """Who comes with an account."""
        return next((one for one in self.members if one.account == account), None)

    def member(self, number: int) -> MemberRow | None:
        """The member with that number."""
        return next((one for one in self.members if one.number == number), None)


async def read_club(store: Store, which: ColumnElement[bool]) -> Club | None:
    """The club that a condition is about."""
    rows = await store.rows(select(clubs).where(which))
    if not rows:
        return None
    row, m = rows[0], club_members.c
    asked = select(m.number, m.account, m.name, m.keeper).where(m.club == row.id).order_by(m.number)
    people = [
        MemberRow(one.number, one.account, one.name, bool(one.keeper)) for one in await store.rows(asked)
    ]
    return Club(row.id, row.code, row.name, row.about, people)


async def is_seen(store: Store, game: str) -> bool:
    """Whether a club sees a table."""
    return bool(await store.rows(select(club_games.c.game).where(club_games.c.game == game).limit(1)))


async def refuse_stranger(store: Store, contest: str, account: str | None) -> None:
    """``TableError(MEMBERS_ONLY)`` for people in no club whose members alone enter a contest, where there
    is one."""
    closed = (club_contests.c.contest == contest) & (club_contests.c.members == 1)
    mine = exists(
        select(club_members.c.number).where(
            (club_members.c.club == club_contests.c.club) & (club_members.c.account == account)
        )
    )
    rows = await store.rows(select(mine.label("mine")).where(closed))
    if rows and not any(row.mine for row in rows):
        raise TableError(ServerCode.MEMBERS_ONLY)


def has_another_keeper(club: str, number: int) -> ColumnElement[bool]:
    """Whether a club has a keeper beside a member."""
    other = club_members.alias()
    same = (other.c.club == club) & (other.c.number != number)
    return exists(select(other.c.number).where(same & (other.c.keeper == 1)))


def ending_keys(club: str, account: str | None = None) -> Executable:
    """Statements that end the links to a club's tables which its members, or one of them, were given."""
    shown = select(club_games.c.game).where(club_games.c.club == club)
    whose = true() if account is None else sessions.c.account == account
    given = (
        select(session_secrets.c.secret)
        .join(sessions, sessions.c.hash == session_secrets.c.session)
        .where(whose)
    )
    keys = secrets.c.game.in_(shown) & (secrets.c.seat == TABLE) & secrets.c.hash.in_(given)
    return update(secrets).where(keys).values(revoked=1)


def closing(club: str) -> list[Executable]:
    """Statements that delete a club. Its tables and contests stay those of their players."""
    return [
        ending_keys(club),
        *(delete(table).where(table.c.club == club) for table in (*SEEN, club_members)),
        delete(clubs).where(clubs.c.id == club),
    ]


def forgetting_member(account: str) -> list[Executable]:
    """Statements that take an account out of all clubs. Where it was the last keeper, the oldest member keeps
    the club; where nobody is left, the club goes, too."""
    other, first = club_members.alias(), club_members.alias()
    m = club_members.c
    keepers = exists(select(other.c.number).where((other.c.club == m.club) & (other.c.keeper == 1)))
    oldest = select(func.min(first.c.number)).where(first.c.club == m.club).scalar_subquery()
    return [
        delete(club_members).where(m.account == account),
        update(club_members).where((m.number == oldest) & ~keepers).values(keeper=1),
        *(delete(table).where(table.c.club.in_(_empty())) for table in SEEN),
        delete(clubs).where(clubs.c.id.in_(_empty())),
    ]


def _empty() -> Select[tuple[str]]:
    """The clubs without members."""
    c = clubs.alias()
    return select(c.c.id).where(~exists(select(club_members.c.number).where(club_members.c.club == c.c.id)))
