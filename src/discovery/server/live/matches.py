"""The matches of a server: folded from the tables of their games, and the next table made from the fold.

Only the terms of a match are stored, beside the tables of its games. So a server that stops between two games
has lost nothing, and one that stops while the next table is made has made it or not.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import asdict
from typing import Protocol
from weakref import WeakValueDictionary

import msgspec
import structlog
from msgspec import UNSET

from discovery.core.errors import Code, InvalidInput, TableError
from discovery.core.protocol import names_of
from discovery.play.matches import (
    Finished,
    Joined,
    Left,
    Match,
    Stopped,
    Terms,
    finished_game,
    read,
    terms_of,
    write,
)
from discovery.server.live.audience import say_goodbye
from discovery.server.live.context import ServerContext
from discovery.server.live.live_table import LiveTable
from discovery.server.live.new_tables import dealt_entries, dealt_row_of, secrets_of
from discovery.server.protocol import (
    Created,
    Invite,
    MatchInfo,
    MatchPlan,
    MatchSheet,
    Newcomer,
    SeatPlan,
    TablePlan,
)
from discovery.server.tables import history
from discovery.server.tables.following import head_of, next_plan, taken_up
from discovery.server.tables.match_plan import kept_for
from discovery.server.tables.match_plan import terms_of as plan_terms
from discovery.server.tables.own_decks import deck_of, own_deck_of
from discovery.server.tables.people.newcomers import newcomer_name
from discovery.server.tables.planning import check
from discovery.server.tables.seating import Seat
from discovery.server.tables.table import Table
from discovery.server.tables.tokens import digest, new_table
from discovery.server.threads import in_thread
from discovery.store.jobs import CreateNextGame
from discovery.store.rows import HOST, TABLE, StoredGame, StoredMatch

log = structlog.get_logger()

KEPT = 2000
"""The number of finished games that are kept in memory once they have been replayed."""


class MatchTables(Protocol):
    """The tables that matches are made of."""

    @property
    def context(self) -> ServerContext:
        """The server's shared context."""
        ...

    async def live(self, table: str) -> LiveTable:
        """A table, loaded if necessary."""
        ...

    async def table(self, table: str) -> Table:
        """A table for reading."""
        ...


class Matches:
    """The matches of one server."""

    def __init__(self, tables: MatchTables) -> None:
        self._tables = tables
        self._context = tables.context
        self._finished: dict[str, Finished] = {}
        self._before: dict[str, Match] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # ---- reading ---------------------------------------------------------------------------------

    async def info(self, game: StoredGame) -> MatchInfo | None:
        """A table's message about its match; ``None`` for a table without one."""
        if game.match is None:
            return None
        stored = await self._stored(game.match)
        tables = await self._context.store.games_of(game.match)
        later = tables[[one.id for one in tables].index(game.id) + 1 :]
        following = later[0].id if later else ""
        return MatchInfo(game.match, game.number or 1, _terms(stored).games, following, [])

    async def sheet(self, ident: str) -> MatchSheet:
        """The standings after all finished games. ``TableError(NO_MATCH_HERE)``."""
        live = await self._tables.live(ident)
        match = await self._match(live.table)
        info, head, standings = live.table.match, match.head, match.standings
        assert info is not None
        fields = asdict(standings) | {
            "id": info.id,
            "number": info.number,
            "target": head.terms.games,
            "handicap": head.terms.handicap,
            "stakes": head.terms.stakes,
            "championship": head.terms.championship,
            "seats": names_of(standings.seats),
            "kept": kept_for(head.game, deck_of(live.table.plan), head.options, len(standings.seats)),
        }
        return msgspec.convert(fields, MatchSheet)

    async def file(self, ident: str) -> str:
        """The match file of all finished games. ``TableError(NO_MATCH_HERE)``."""
        return write(await self._match((await self._tables.live(ident)).table))

    async def _stored(self, match: str) -> StoredMatch:
        stored = await self._context.store.match(match)
        if stored is None:
            raise TableError(Code.TABLE_DAMAGED)
        return stored

    async def _match(self, table: Table) -> Match:
        """The match of a table, with all its games so far. ``TableError(NO_MATCH_HERE)``."""
        if table.match is None:
            raise TableError(Code.NO_MATCH_HERE)
        stored = await self._stored(table.match.id)
        last = {one.number: one.id for one in await self._context.store.games_of(table.match.id)}
        return await self._folded(stored, [await self._tables.table(ident) for ident in last.values()])

    async def _folded(self, stored: StoredMatch, tables: Sequence[Table]) -> Match:
        """A match with all games that count: those that are over and that somebody has won (R07)."""
        match = await self._begun(stored, tables[0])
        for one in tables:
            if not _counts(one):
                continue
            match = match.with_event(await self._game(one))
            for name in (seat.name for seat in one.seats if seat.left and not match.standings.over):
                match = match.with_event(Left(name))
            for name in (name for name in one.newcomers if name and not match.standings.over):
                match = match.with_event(Joined(name))
            if one.match_ended and not match.standings.over:
                match = match.with_event(Stopped())
        return match

    async def _begun(self, stored: StoredMatch, first: Table) -> Match:
        """A match before the first game that was played here."""
        if stored.before:
            if stored.id not in self._before:
                self._before[stored.id] = await in_thread(read, stored.before, own_deck_of(first.plan))
            return self._before[stored.id]
        if first.running_game is None:
            raise TableError(Code.NOT_STARTED)
        plan = first.plan.match
        if plan is UNSET:
            plan = MatchPlan(**asdict(_terms(stored)))
        return Match(head_of(first, stored.id, plan))

    async def _game(self, table: Table) -> Finished:
        """The finished game of a table; it never changes any more."""
        if table.id not in self._finished:
            if len(self._finished) >= KEPT:
                self._finished.pop(next(iter(self._finished)))
            self._finished[table.id] = await in_thread(finished_game, table.record(), own_deck_of(table.plan))
        return self._finished[table.id]

    async def together(self, one: str, other: str) -> bool:
        """Whether two tables belong to the same match."""
        store = self._context.store
        first, second = await store.game(one), await store.game(other)
        return first is not None and second is not None and first.match == second.match is not None

    # ---- going on --------------------------------------------------------------------------------

    async def following(self, ident: str, token: str) -> str:
        """The table of the next game, made if there is none yet; all who are connected go there. At a table
        without a match the host makes one of this game and those that follow.

        ``TableError``: FOREIGN_TOKEN for a secret of another table, NOT_HOST, NOT_OVER, NO_MATCH_HERE.
        ``InvalidInput(MATCH_OVER)`` after the last game.
        """
        async with self._lock(ident):
            live = await self._tables.live(ident)
            if live.table.match is not None and live.table.match.next:
                return live.table.match.next
            seat = await self._seat_of(ident, token)
            table = live.table
            if table.match is None and seat != HOST:
                raise TableError(Code.NOT_HOST)
            if table.status not in ("over", "closed"):
                raise TableError(Code.NOT_OVER)
            if table.match is None and table.status == "closed":
                raise TableError(Code.NO_MATCH_HERE)
            return await self._follow(live)

    async def end(self, ident: str, token: str) -> None:
        """The players end the match behind its last game. Errors as ``following``."""
        async with self._lock(ident):
            await self._seat_of(ident, token)
            live = await self._tables.live(ident)
            if live.table.match is None:
                raise TableError(Code.NO_MATCH_HERE)
            if live.table.status != "over" or live.table.match.next:
                raise TableError(Code.NOT_OVER)
            if not (await self._match(live.table)).standings.over:
                await live.note(history.Ended())

    async def invite(self, ident: str, wish: Invite) -> Newcomer:
        """Somebody plays from the next game on, or does not after all (R02).

        Errors as ``following``, and ``InvalidInput`` for a name that cannot be and where the rules or the
        deck do not allow one more. A game that does not count is played again as it was.
        """
        async with self._lock(ident):
            await self._seat_of(ident, wish.token)
            live = await self._tables.live(ident)
            table, match = live.table, await self._match(live.table)
            if match.standings.over:
                raise InvalidInput(Code.MATCH_OVER)
            if not _counts(table) or (table.match is not None and table.match.next):
                raise TableError(Code.NOT_OVER)
            name = newcomer_name(wish.name, table.plan.language, match.standings) if wish.comes else wish.name
            if wish.comes:
                check(_plan_after(table, match.with_event(Joined(name))), self._context.programs.names)
            seat, token = await live.invite(name, wish.comes)
            return Newcomer(name, seat, token)

    def _lock(self, ident: str) -> asyncio.Lock:
        """Held while a table's next game is made, so that it is made once."""
        lock = self._locks.get(ident)
        if lock is None:
            lock = self._locks[ident] = asyncio.Lock()
        return lock

    async def _seat_of(self, ident: str, token: str) -> int:
        opened = await self._context.store.secret(digest(token))
        if opened is None or opened.game != ident or opened.seat == TABLE:
            raise TableError(Code.FOREIGN_TOKEN)
        return opened.seat

    async def _follow(self, live: LiveTable) -> str:
        before, now = live.table, self._context.now()
        new = None
        info = before.match
        if info is None:
            new = StoredMatch(new_table(), str(terms_of([])), now)
            info = MatchInfo(new.id, 1, 0, "", [])
        ident = await self._make(before, info, new, now)
        before.match = msgspec.structs.replace(info, next=ident)
        log.info("followed", table=before.id, next=ident, match=info.id)
        moved = [one for one in live.audience.connections if one.seat >= 0 or one.expected]
        say_goodbye(moved, TableError(Code.NEXT_GAME), again=True)
        live.audience.publish()
        return ident

    async def _make(self, before: Table, info: MatchInfo, new: StoredMatch | None, now: int) -> str:
        """Store the next table, dealt already: all seats are known. ``info`` tells of the match of the table
        ``before``, ``new`` is that match if it is not stored yet."""
        match = await (self._match(before) if new is None else self._folded(new, [before]))
        if match.standings.over:
            raise InvalidInput(Code.MATCH_OVER)
        plan, ident = _plan_after(before, match), new_table()
        names = [seat.name for seat in plan.seats]
        known = ["" if seat.name in before.newcomers else seat.name for seat in before.seats]
        known += before.newcomers
        seats = {number: names.index(name) for number, name in enumerate(known) if name in names}
        number = info.number + 1 if _counts(before) else info.number
        row = dealt_row_of(ident, plan, now, info.id, number)
        first = dealt_entries(ident, plan, now, self._context.random)
        await self._context.store.follow(CreateNextGame(row, first, before.id, seats | {HOST: HOST}, new))
        return ident

    # ---- matches that were played elsewhere --------------------------------------------------------

    async def take_up(self, data: bytes, deck: str, language: str) -> Created:
        """A table for the next game of a match file; it is dealt, and the secrets are its people's. ``deck``
        is the text of the deck file that the games were played with, ``""`` if they need none.

        ``InvalidInput`` for a file with a fault, for one that takes too long to replay, and for a match that
        is over or that this server cannot go on with.
        """
        limits = self._context.settings.limits
        match, plan = await in_thread(taken_up, data, deck, language, limits)
        check(plan, self._context.programs.names)
        ident, now = new_table(), self._context.now()
        stored = StoredMatch(new_table(), str(match.head.terms), now, write(match))
        row = dealt_row_of(ident, plan, now, stored.id, match.standings.games + 1)
        created, secrets = secrets_of(ident, plan)
        first = dealt_entries(ident, plan, now, self._context.random)
        await self._context.store.create(row, first, secrets, stored)
        log.info("match-taken-up", table=ident, match=stored.id, games=match.standings.games)
        return created


def _terms(stored: StoredMatch) -> Terms:
    return terms_of(stored.terms.split(", "))


def stored_match(plan: MatchPlan, now: int) -> StoredMatch:
    """A new match with the terms of a plan."""
    return StoredMatch(new_table(), str(plan_terms(plan)), now)


def _counts(table: Table) -> bool:
    """Whether the game of a table is over and somebody has won it (R07)."""
    return table.outcome is not None and bool(table.outcome.winners)


def _plan_after(before: Table, match: Match) -> TablePlan:
    """The plan of the next game of a match, kept as the table ``before`` was."""
    who = {name: SeatPlan("open", name) for name in names_of(match.standings.seats)}
    who |= {seat.name: _planned(seat) for seat in before.seats if seat.name not in before.newcomers}
    plan = next_plan(before.plan, who, match.head, match.standings)
    plan = msgspec.structs.replace(plan, chat=before.chat)
    return msgspec.structs.replace(plan, match=UNSET) if match.standings.games else plan


def _planned(seat: Seat) -> SeatPlan:
    """A seat as the next plan has it: who is only away plays the next game themselves."""
    return SeatPlan(seat.home if seat.kept_by_program else seat.kind, seat.name, seat.player)
