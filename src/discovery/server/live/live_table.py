"""A live table: one command after the other, each on disk before anybody sees it.

A command goes straight through: ``LiveTable.handle``, ``commands.draft`` (checked, and played on a copy),
``TableWriter.write`` (stored, then applied), ``Presenter`` (what each viewer may know), the connections.
"""

from __future__ import annotations

from contextlib import suppress

import structlog

from discovery.core.errors import Code, StoreError, TableError
from discovery.server.codes import ServerCode
from discovery.server.live.audience import Audience, say_goodbye
from discovery.server.live.automatic import AutomaticPlay
from discovery.server.live.connection import Connection
from discovery.server.live.context import ServerContext
from discovery.server.live.engine_requests import endings_of
from discovery.server.live.hints import Hints
from discovery.server.live.people.links import SeatLinks
from discovery.server.live.people.notifier import TurnNotifier
from discovery.server.live.people.people import People, Wish, actor_of
from discovery.server.live.ports import HeldLease
from discovery.server.live.receipts import Receipts, key_of
from discovery.server.live.scheduler import Scheduler
from discovery.server.live.writer import TableWriter
from discovery.server.present.update import EngineStatus, Presenter, deadlines_of
from discovery.server.protocol import (
    Accepted,
    Reissue,
    Reissued,
    Sit,
    Status,
    TableCommand,
    Update,
)
from discovery.server.tables import history
from discovery.server.tables.clocks.quiet import hours_of
from discovery.server.tables.commands import draft, is_so
from discovery.server.tables.drafts import Draft
from discovery.server.tables.history import Entry
from discovery.server.tables.next_actions import Action, AskMove
from discovery.server.tables.open_windows import WindowKeeper
from discovery.server.tables.people.actors import CommandContext
from discovery.server.tables.people.newcomers import newcomer_at
from discovery.server.tables.people.votes import gone_at
from discovery.server.tables.table import Table
from discovery.server.tables.tokens import digest, new_token
from discovery.store.rows import StoredSecret

log = structlog.get_logger()

Notice = history.Closed | history.Reopened | history.Ended | history.Paused | history.Resumed
POSSIBLE: dict[type[Notice], tuple[Status, ...]] = {
    history.Closed: ("waiting", "playing"),
    history.Reopened: ("closed",),
    history.Ended: ("over",),
    history.Paused: ("playing",),
    history.Resumed: ("playing",),
}
"""Where a table must stand for what is noted from outside."""


class LiveTable:
    """A table in memory with its connections; the only writer of its events.

    ``keys`` maps commands that became events, by sender and id, to the numbers of these events. A table that
    has lost its ``lease`` takes no more commands: it has to be loaded again.
    """

    def __init__(self, table: Table, keys: dict[str, int], context: ServerContext) -> None:
        self.table = table
        self.context = context
        self.lease = HeldLease()
        self.audience = Audience(len(table.seats), context.now())
        self.writer = TableWriter(table, context, self.lease, self._written)
        self.hints = Hints(table, context, self.lease)
        self.touched = context.now()
        self._receipts = Receipts(keys)
        self._status = table.status
        self._visited = False
        self._calls = TurnNotifier(table, context)
        self._presenter: tuple[int, Presenter] | None = None
        self._windows = WindowKeeper(int(1000 * context.settings.away_seconds), context.random)
        self._people = People(table, self.audience, context, self._stand_in)
        self._links = SeatLinks(table, self.writer, self.audience, self._calls, self._receipts, self._draft)
        self._automatic = AutomaticPlay(self.writer, context, self._windows, self.audience, self._people)
        self._scheduler: Scheduler[Action] = Scheduler(
            table.id,
            self._automatic.due_actions,
            self._automatic.delay,
            self._automatic.carry_out,
            self._finished,
        )
        self._resume(context.now())
        self._scheduler.update()

    def _resume(self, now: int) -> None:
        """The clocks of a table that was loaded. Nobody could decide meanwhile, except over days."""
        table = self.table
        if table.running_game is None or table.plan.move_days or table.paused:
            return
        if table.keeps_time:
            table.shift(now - table.at)
        else:
            table.running_game.clock.begin_anew(now, hours_of(table.plan))

    # ---- connections -----------------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        """Add a connection to the audience, and tell the others."""
        self._visited = True
        self.audience.enter(connection)
        self._changed()

    def exit(self, connection: Connection) -> None:
        """Remove a connection from the audience, and tell the others."""
        self.audience.exit(connection, self.context.now())
        self._people.newcomers.forget(connection)
        connection.leave()
        self.touched = self.context.now()
        self._changed()

    def _changed(self, seat: int | None = None) -> None:
        """After a change: schedule what happens next, and notify all connections or only those of
        ``seat``."""
        self._scheduler.update()
        self.audience.publish(seat)

    def presenter(self) -> Presenter:
        """The presenter of the current position; the same object until something changes."""
        news = self.audience.news
        if self._presenter is None or self._presenter[0] != news:
            attendance = self.audience.attendance()
            present = attendance.connections
            presenter = Presenter(
                self.table,
                present,
                engines=EngineStatus(self._thinking(), self._automatic.waiting),
                watchers=len(self.audience.connections) - sum(present),
                newcomers=self._people.newcomers.names,
                deadlines=deadlines_of(self.table, self._windows.asking(self.table)),
                talk=self._people.talk.info(),
                gone=gone_at(self.table, attendance),
                vote=self._people.votes.info(),
            )
            self._presenter = news, presenter
        return self._presenter[1]

    def _thinking(self) -> set[int]:
        return {action.seat for action in self._scheduler.pending if isinstance(action, AskMove)}

    def update(self, connection: Connection) -> Update:
        """Everything that a connection does not have yet."""
        with self.context.traces.span("present"):
            return self.presenter().update(connection.seat, connection.have)

    # ---- commands --------------------------------------------------------------------------------

    async def handle(self, connection: Connection, command: TableCommand | Wish) -> Accepted | Reissued:
        """Carry out a command and return the answer. A ``DiscoveryError`` says why not; then nothing has
        changed.

        This must not be cancelled, because an event that is being written must also be applied; a client that
        disconnects is noticed afterwards.
        """
        kind = str(type(command).__struct_config__.tag)
        with self.context.numbers.answering(), self.context.traces.span("command", kind=kind):
            return await self._carried_out(connection, command)

    async def _carried_out(self, connection: Connection, command: TableCommand | Wish) -> Accepted | Reissued:
        async with self.writer.lock:
            key = key_of(connection, self.table.chairs, command.id)
            if isinstance(command, Wish):
                await self._people.wish(connection, command, key)
                self._changed()
                return Accepted(command.id, 0)
            if isinstance(command, Reissue):
                return await self._links.reissue(connection, command, key)
            if isinstance(command, Sit):
                return await self._links.sit(connection, command, key)
            if key not in self._receipts:
                drafted = self._draft(connection, command)
                if drafted is None:
                    self._receipts.note_idle(key)
                else:
                    await self.writer.write(drafted, key)
            seq = self._receipts.events.get(key)
            return Accepted(command.id, 0 if seq is None else self.table.step_of(seq))

    def _draft(self, connection: Connection, command: TableCommand) -> Draft | None:
        if not self.lease.held:
            raise TableError(Code.TABLE_MOVED)
        with self.context.traces.span("draft"):
            return draft(self.table, actor_of(connection), command, self._command_context())

    def _command_context(self) -> CommandContext:
        present = tuple(self.audience.attendance().connections)
        shared = self.context
        return CommandContext(shared.random, shared.programs.names, present, shared.settings.lobby)

    def _stand_in(self) -> str:
        return self._command_context().stand_in(self.table.plan.game)

    # ---- what follows an event -------------------------------------------------------------------

    async def _written(self, entry: Entry, key: str | None) -> None:
        """An event is stored and applied."""
        if key is not None:
            self._receipts.events[key] = entry.seq
        self.touched = entry.at
        event, before = entry.payload, self._status
        self.context.numbers.events[history.kind_of(event)] += 1
        if isinstance(event, history.Joined):
            self._seat_newcomer(event.seat)
        if isinstance(event, history.Chatting):
            self._people.talk.switch(event.chat)
        self._people.newcomers.review()
        self._calls.follow(self.audience.attendance())
        self._changed(event.seat if isinstance(event, history.PRIVATE) else None)
        self._status = self.table.status
        if self._status != before:
            if self._status in ("over", "closed"):
                self.context.programs.leave(self.table.id, endings_of(self.table))
            await self._mark()

    def _seat_newcomer(self, place: int) -> None:
        """Everybody comes back by the same link and learns the new numbers of the seats."""
        self.audience.move_up(place)
        self._people.newcomers.welcome()
        self.context.programs.leave(self.table.id)
        dialling = [one for one in self.audience.connections if one.dials]
        say_goodbye(dialling, TableError(Code.SOMEBODY_JOINED), again=True)

    def _finished(self, action: Action) -> None:
        """An action is done: schedule what follows, and stop showing its program as thinking."""
        if not self.lease.held:
            return
        self._scheduler.update()
        if isinstance(action, AskMove):
            self.audience.publish()

    async def _mark(self) -> None:
        """Store the status in the list of tables. It follows from the events, so a failure does no harm."""
        try:
            await self.context.store.mark(self.table.id, self.table.status)
        except StoreError as error:
            log.warning("status-not-noted", table=self.table.id, error=str(error.code))

    # ---- for the registry ------------------------------------------------------------------------

    async def note(self, event: Notice) -> None:
        """Note what is not asked for on a socket: the table is closed or reopened by the host's shell, closed
        because it is abandoned, paused or resumed by a teacher, its match ended by the players. Where the
        table does not stand as that needs, only the list of tables is corrected."""
        async with self.writer.lock:
            if self.table.status in POSSIBLE[type(event)] and not is_so(self.table, event):
                await self.writer.write(Draft(event))
            else:
                await self._mark()

    async def dismiss(self, chair: int, *, leaves: bool) -> None:
        """As ``SeatLinks.dismiss``; if somebody ``leaves``, a program plays on."""
        await self._links.dismiss(chair, self._stand_in() if leaves else "")

    async def invite(self, name: str, comes: bool) -> tuple[int, str]:
        """Somebody plays from the next game of the match on, or does not after all: the number of their
        secret until then, and that secret."""
        async with self.writer.lock:
            seat = len(self.table.seats) + newcomer_at(self.table, name, comes)
            token = new_token() if comes else ""
            secret = StoredSecret(digest(token), self.table.id, seat) if comes else None
            await self.writer.write(Draft(history.Invited(seat, name, comes)), None, secret)
            return seat, token

    def shift(self, jump: int) -> None:
        """The server's clock was set by ``jump`` ms: shift all times that the table waits for."""
        self.touched += jump
        self.table.shift(jump)
        if self.table.running_game is not None:
            self.table.running_game.shift_window(jump)
        self._windows.shift(jump)
        self.audience.shift(jump)
        self._people.votes.shift(jump)
        self._changed()

    async def _note_time(self) -> None:
        """Store until when banks have run: a clean end costs or saves nobody a second."""
        running = self.table.status == "playing" and self.table.plan.bank_minutes > 0
        if not (running and self.lease.held and self._visited):
            return
        async with self.writer.lock:
            with suppress(StoreError, TableError):
                await self.writer.write(Draft(history.Shifted(self.table.shifted)))

    def idle(self, before: int) -> bool:
        """Whether nobody is connected, nothing is running, and nothing has happened since ``before``."""
        busy = self.audience.connections or self._thinking() or self.writer.lock.locked()
        return not busy and self.touched < before

    async def vanish(self) -> None:
        """The table is erased: tell everybody, and end its tasks without storing anything more."""
        say_goodbye(list(self.audience.connections), TableError(ServerCode.TABLE_GONE), again=False)
        self.lease.give_up()
        await self.stop()

    async def stop(self) -> None:
        """End the table's tasks; nothing is lost, everything is on disk."""
        await self._note_time()
        self.lease.give_up()
        self.hints.stop()
        await self._scheduler.stop()
        self.context.programs.leave(self.table.id)
