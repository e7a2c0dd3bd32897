"""Calls through push services: a device that has closed the page is told that it is somebody's turn.

A call is empty: it holds no word of a table or a game, and the device asks this server what it means, as its
page does. Only addresses at the services of browsers' makers are called, so that no guest can send this
server elsewhere. It is off unless the host switches it on: nothing else here opens a connection to outside.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
from collections.abc import Callable, Collection
from typing import NoReturn
from urllib.parse import urlsplit

import structlog
from sqlalchemy import Update, select, update

from discovery.core.errors import Code, StoreError, TableError
from discovery.server.live.people import es256
from discovery.server.live.people.looking import Onlooker, ProcessTables
from discovery.server.live.rounds import again
from discovery.server.tables.clocks.quiet import QuietHours, hours_in
from discovery.store.database import Store
from discovery.store.jobs import AddDevice, RemoveDevice
from discovery.store.tables import AnyRow, devices

log = structlog.get_logger()

SERVICES = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
"""Hosts of push services, with the names below them."""
GONE = (404, 410)
"""The statuses that a service answers for a device that is gone."""
LIVES = 24 * 3600
"""Seconds for which a service keeps a call for a device that is off."""
VALID, RENEWED = 12 * 3600, 11 * 3600
"""Seconds for which a signed token is valid, and for which it is used."""
TIMEOUT = 10.0
ROUND_SECONDS = 30.0
"""Seconds between two looks for calls that were held."""
MOST_A_SEAT = 5
LONGEST = 1000
KEY = "push-key"
"""The name under which the key is kept with which this server signs."""

Seat = tuple[str, int]
"""A table, and the chair of a seat."""


class Vapid:
    """How this server shows push services who calls (RFC 8292). ``contact``: where they reach its host."""

    def __init__(self, key: int, contact: str, now: Callable[[], int]) -> None:
        self.public = _text(es256.public_key(key))
        self._key = key
        self._contact = contact
        self._now = now
        self._tokens: dict[str, tuple[int, str]] = {}

    def header(self, origin: str) -> str:
        """The ``Authorization`` of a call; signed again twice a day for each service."""
        now = self._now() // 1000
        signed, token = self._tokens.get(origin, (0, ""))
        if now - signed > RENEWED:
            claims = {"aud": origin, "exp": now + VALID, "sub": self._contact}
            text = ".".join(
                _text(json.dumps(one).encode()) for one in ({"typ": "JWT", "alg": "ES256"}, claims)
            )
            token = f"{text}.{_text(es256.sign(self._key, text.encode()))}"
            self._tokens[origin] = now, token
        return f"vapid t={token}, k={self.public}"


class Push:
    """The devices that are called, by seat. They are stored with their tables, and so is the ``key``."""

    def __init__(
        self, store: Store, key: int, contact: str, services: Collection[str], now: Callable[[], int]
    ) -> None:
        """``services`` are origins that are called besides ``SERVICES``."""
        self._store = store
        self._services = frozenset(services)
        self._calling: set[asyncio.Task[None]] = set()
        self._now = now
        self.vapid = Vapid(key, contact, now)

    async def add(self, seat: Seat, endpoint: str, quiet: QuietHours) -> None:
        """Call a device for a seat, but not in its quiet hours, which hold for all its seats.
        ``TableError(BAD_COMMAND)`` for an address of no known service."""
        self.check(endpoint)
        await self._store.add_device(AddDevice(*seat, endpoint, self._now(), MOST_A_SEAT, quiet.columns))

    def check(self, endpoint: str) -> None:
        """``TableError(BAD_COMMAND)`` for an address of no known service."""
        if not self._is_service(endpoint) or len(endpoint) > LONGEST:
            raise TableError(Code.BAD_COMMAND)

    async def remove(self, seat: Seat, endpoint: str = "") -> None:
        """Call a device for a seat no more, or (without ``endpoint``) none."""
        await self._store.remove_device(RemoveDevice(*seat, endpoint))

    async def keep(self, tables: ProcessTables) -> NoReturn:
        """Make the calls that were held, until cancelled."""
        await again("push", lambda: self.round(tables), ROUND_SECONDS)

    async def round(self, tables: ProcessTables) -> None:
        """Call those whose quiet hours have ended, where the table still waits for them. Of several processes
        the one that knows who is at the table does it."""
        onlooker = Onlooker(tables, await tables.context.cluster.leads())
        held = (devices.c.due > 0) & (devices.c.due <= self._now())
        for row in await self._store.rows(select(devices).where(held).order_by(devices.c.due)):
            seat = row.game, row.seat
            if await onlooker.presence(*seat) is None:
                continue
            later = self._held_until(row)
            taken = await self._store.take(_hold(row, later).returning(devices.c.endpoint))
            if taken and not later and await onlooker.waits(*seat):
                await self._call(seat, row.endpoint)

    def call(self, seat: Seat) -> None:
        """Call all devices of a seat, in the background."""
        task = asyncio.create_task(self._call_all(seat))
        self._calling.add(task)
        task.add_done_callback(self._calling.discard)

    async def _call_all(self, seat: Seat) -> None:
        try:
            rows = await self._store.devices(*seat)
            await asyncio.gather(*(self._call_or_hold(seat, row) for row in rows))
        except StoreError as error:
            log.warning("push-failed", table=seat[0], error=str(error.code))

    async def _call_or_hold(self, seat: Seat, row: AnyRow) -> None:
        if row.due:
            return  # a call that is held already tells of this turn, too
        if later := self._held_until(row):
            await self._store.write(_hold(row, later))
        else:
            await self._call(seat, row.endpoint)

    def _held_until(self, row: AnyRow) -> int:
        """When the quiet hours of a device end, in ms since 1970; 0 outside of them."""
        now = self._now()
        ends = hours_in(row).after(now, 0)
        return ends if ends > now else 0

    async def _call(self, seat: Seat, endpoint: str) -> None:
        try:
            status = await asyncio.to_thread(_send, endpoint, self.vapid.header(_origin(endpoint)))
        except OSError as error:
            log.warning("push-failed", table=seat[0], error=type(error).__name__)
            return
        if status in GONE:
            await self.remove(seat, endpoint)
        elif status >= http.client.BAD_REQUEST:
            log.warning("push-refused", table=seat[0], status=status)

    def _is_service(self, endpoint: str) -> bool:
        try:
            address, origin = urlsplit(endpoint), _origin(endpoint)
            host, port = address.hostname or "", address.port
        except ValueError:
            return False
        known = any(host == one or host.endswith(f".{one}") for one in SERVICES)
        return origin in self._services or (address.scheme == "https" and known and port in (None, 443))


async def push_of(
    store: Store, contact: str, services: Collection[str], now: Callable[[], int]
) -> Push | None:
    """The notifier of devices, if the host allows it by giving a ``contact``."""
    if not contact:
        return None
    key = await store.fact(KEY, f"{es256.new_key():064x}")
    return Push(store, int(key, 16), contact, services, now)


def _hold(row: AnyRow, until: int) -> Update:
    """A call to a device is held until a moment, instead of what is known of it now."""
    c = devices.c
    same = (c.game == row.game) & (c.seat == row.seat) & (c.endpoint == row.endpoint) & (c.due == row.due)
    return update(devices).where(same).values(due=until)


def _send(endpoint: str, authorization: str) -> int:
    """One empty call; the status of the answer. Redirects are not followed."""
    address = urlsplit(endpoint)
    kind = http.client.HTTPSConnection if address.scheme == "https" else http.client.HTTPConnection
    line = kind(address.hostname or "", address.port, timeout=TIMEOUT)
    try:
        path = address.path + (f"?{address.query}" if address.query else "")
        headers = {
            "Authorization": authorization,
            "TTL": str(LIVES),
            "Urgency": "normal",
            "Content-Length": "0",
        }
        line.request("POST", path, headers=headers)
        return line.getresponse().status
    except http.client.HTTPException as error:
        raise OSError from error
    finally:
        line.close()


def _origin(endpoint: str) -> str:
    address = urlsplit(endpoint)
    return f"{address.scheme}://{address.netloc}"


def _text(content: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
