"""A live table: one command after the other, each on disk before anybody sees it.

The order is always: check, write, apply, tell. Whatever fails before the write has changed nothing; what is
written is applied without asking again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import structlog
from sqlalchemy.exc import IntegrityError

from discovery.core.errors import Code, DiscoveryError, StoreError, TableError
from discovery.core.protocol import SPECTATOR, Chooser
from discovery.engines.pool import Programs
from discovery.server.config.settings import Settings
from discovery.server.live.connection import Guest
from discovery.server.live.deadlines import Timekeeper
from discovery.server.live.engine_requests import endings_of
from discovery.server.live.hints import Hinting
from discovery.server.live.timepiece import Timepiece
from discovery.server.present import update
from discovery.server.protocol import Accepted, Goodbye, Reissue, Reissued, Update
from discovery.server.protocol.faults import fault
from discovery.server.tables import history
from discovery.server.tables.commands import Circumstances, Intent, Who, payload
from discovery.server.tables.history import Entry, Payload
from discovery.server.tables.table import Table
from discovery.server.tables.tokens import digest, new_token
from discovery.store.database import Store
from discovery.store.rows import HOST, StoredEvent, StoredSecret

log = structlog.get_logger()

MOST_IDLE = 256
"""Commands that changed nothing and are remembered."""


@dataclass(frozen=True, slots=True)
class House:
    """What all rooms share. ``now()`` is in ms since 1970."""

    store: Store
    programs: Programs
    random: Chooser
    settings: Settings
    now: Timepiece


class Room:
    """The only writer of its table. ``keys`` are the commands that became events, by who and id."""

    def __init__(self, table: Table, keys: dict[str, int], house: House) -> None:
        self.table = table
        self.house = house
        self.guests: set[Guest] = set()
        self.broken = False
        self.thinking: set[int] = set()
        self.waiting: set[int] = set()
        self.touched = house.now()
        self._keys = keys
        self._idle: dict[str, None] = {}
        self._reissued: dict[str, Reissued] = {}
        self._telling: update.Telling | None = None
        self._turnstile = asyncio.Lock()
        self.hinting = Hinting(self)
        self._timekeeper = Timekeeper(self)
        self._timekeeper.carry_on()

    # ---- guests ----------------------------------------------------------------------------------

    def enter(self, guest: Guest) -> None:
        """A connection opens."""
        self.guests.add(guest)
        self._timekeeper.carry_on()
        self.refresh()

    def exit(self, guest: Guest) -> None:
        """A connection closes."""
        self.guests.discard(guest)
        guest.leave()
        self.touched = self.house.now()
        self._timekeeper.carry_on()
        self.refresh()

    def refresh(self, seat: int | None = None) -> None:
        """Everybody, or whoever sits at ``seat``, is sent what is new."""
        self._telling = None
        for guest in self.guests:
            if seat is None or guest.seat == seat:
                guest.refresh()

    def present(self) -> list[int]:
        """Open connections, by seat."""
        counts = [0] * len(self.table.seats)
        for guest in self.guests:
            if guest.seat != SPECTATOR:
                counts[guest.seat] += 1
        return counts

    def telling(self) -> update.Telling:
        """What there is to tell as things stand now."""
        if self._telling is None:
            present = self.present()
            self._telling = update.Telling(
                self.table,
                present,
                minds=update.Minds(self.thinking, self.waiting),
                watchers=len(self.guests) - sum(present),
                times=self._timekeeper.times(),
            )
        return self._telling

    def update(self, guest: Guest) -> Update:
        """Everything that a guest does not have yet."""
        return self.telling().update(guest.seat, guest.have)

    # ---- commands --------------------------------------------------------------------------------

    async def handle(self, guest: Guest, intent: Intent) -> Accepted | Reissued:
        """Carry out a command and answer it. ``DiscoveryError`` if it cannot be; then nothing has changed.

        Not to be cancelled, since what is being written must also be applied: who listens to a client that
        goes away hears of it afterwards.
        """
        key = f"{_owner(guest)}:{intent.id}"
        async with self._turnstile:
            if isinstance(intent, Reissue):
                return await self._reissue(guest, intent, key)
            if key not in self._keys and key not in self._idle:
                around = Circumstances(self.house.random, self.house.programs.names, tuple(self.present()))
                self.refuse_broken()
                event = payload(self.table, Who(guest.seat, guest.host), intent, around)
                if event is None:
                    self._note_idle(key)
                else:
                    await self.write(event, key)
            seq = self._keys.get(key)
            return Accepted(intent.id, 0 if seq is None else self.table.step_of(seq))

    def _note_idle(self, key: str) -> None:
        """Repeated later, the command must not undo what came after it."""
        self._idle[key] = None
        if len(self._idle) > MOST_IDLE:
            del self._idle[next(iter(self._idle))]

    async def _reissue(self, guest: Guest, intent: Reissue, key: str) -> Reissued:
        """A new secret; its repetition gets the same one as long as this server runs."""
        if key in self._reissued:
            return self._reissued[key]
        around = Circumstances(self.house.random, (), tuple(self.present()))
        event = payload(self.table, Who(guest.seat, guest.host), intent, around)
        assert event is not None
        token = new_token()
        await self.write(event, None, StoredSecret(digest(token), self.table.id, intent.seat))
        for other in self.guests:
            holds_it = other.host if intent.seat == HOST else other.seat == intent.seat
            if holds_it and other is not guest:
                gone = fault(TableError(Code.FOREIGN_TOKEN), other.language)
                other.dismiss(Goodbye(gone, again=False))
        self._reissued[key] = Reissued(intent.id, intent.seat, token)
        return self._reissued[key]

    async def close(self) -> None:
        """The host's shell or the long silence closes the table."""
        async with self._turnstile:
            if self.table.status in ("waiting", "playing"):
                await self.write(history.Closed(), None)
            else:
                await self._mark()

    async def reopen(self) -> None:
        """The host's shell opens a closed table again."""
        async with self._turnstile:
            if self.table.status == "closed":
                await self.write(history.Reopened(), None)
            else:
                await self._mark()

    def shift(self, jump: int) -> None:
        """The house's clock has been set: all that is waited for moves with it."""
        self.touched += jump
        if self.table.played is not None:
            self.table.played.shift(jump)
        self._timekeeper.shift(jump)
        self.refresh()

    def turnstile(self) -> asyncio.Lock:
        """Whoever holds it is the one writer."""
        return self._turnstile

    def refuse_broken(self) -> None:
        """``TableError(STALE)`` if memory and disk have come apart; the room is then loaded anew."""
        if self.broken:
            raise TableError(Code.STALE)

    async def write(self, event: Payload, key: str | None, secret: StoredSecret | None = None) -> None:
        """Write the next event, apply it, tell those whom it concerns. The caller holds the turnstile."""
        entry = Entry(self.table.seq + 1, self.house.now(), event)
        kind, text = history.encode(event)
        stored = StoredEvent(self.table.id, entry.seq, key, kind, text, entry.at)
        before = self.table.status
        await self._put_down(entry, stored, secret)
        if stored.key is not None:
            self._keys[stored.key] = entry.seq
        self.touched = entry.at
        log.info("event", table=self.table.id, seq=entry.seq, kind=stored.kind)
        self._timekeeper.carry_on()
        self.refresh(event.seat if isinstance(event, history.PRIVATE) else None)
        if self.table.status != before:
            if self.table.status in ("over", "closed"):
                self.house.programs.leave(self.table.id, endings_of(self.table))
            await self._mark()

    async def _put_down(self, entry: Entry, stored: StoredEvent, secret: StoredSecret | None) -> None:
        try:
            await self.house.store.append(stored, secret)
            self.table.apply(entry)
        except StoreError:
            raise
        except IntegrityError:
            # another server has written this number: whatever it was, it is not what this room thinks
            self.broken = True
            log.warning("room-behind", table=self.table.id, seq=entry.seq)
            raise TableError(Code.STALE) from None
        except Exception as error:
            self.broken = True
            log.exception("room-broken", table=self.table.id, seq=entry.seq)
            raise TableError(Code.INTERNAL) from error

    async def _mark(self) -> None:
        """Note the new status in the list of tables; it follows from the events, so a failure is no harm."""
        try:
            await self.house.store.mark(self.table.id, self.table.status)
        except StoreError as error:
            log.warning("status-not-noted", table=self.table.id, error=str(error.code))

    async def stop(self) -> None:
        """End the room's tasks; nothing is lost, everything is on disk."""
        self.hinting.stop()
        await self._timekeeper.stop()
        self.house.programs.leave(self.table.id)

    def idle(self, before: int) -> bool:
        """Whether nobody is here, nothing is thought about and nothing happened since ``before``."""
        busy = self.guests or self.thinking or self._turnstile.locked()
        return not busy and self.touched < before


def _owner(guest: Guest) -> str:
    """Whose commands count once together: a seat's, the host's; those of watchers are always refused."""
    if guest.seat != SPECTATOR:
        return str(guest.seat)
    return "host" if guest.host else "watcher"


def greet(guests: Sequence[Guest], error: DiscoveryError, again: bool) -> None:
    """Say goodbye to all of them, each in his language."""
    for guest in guests:
        guest.dismiss(Goodbye(fault(error, guest.language), again))
