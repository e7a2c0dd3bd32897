"""Where people want to be written to: typed at a table or with an account, confirmed by a mail, ended by
one press."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Executable, delete, insert, select, update

from discovery.core.errors import Code, InvalidInput, TableError
from discovery.server.codes import ServerCode
from discovery.server.config.limits import RateLimiter
from discovery.server.config.settings import DAY
from discovery.server.mail.tokens import Scope, Signer
from discovery.server.tables.clocks.quiet import QuietHours, hours_in
from discovery.store.database import Store
from discovery.store.rows import new_ident
from discovery.store.tables import AnyRow, mail_addresses, mails

LONGEST = 254
TYPED = re.compile(r"[^\s@<>()\[\],:;\\\"\x00-\x1f\x7f]{1,64}@([\w-]{1,63}\.)+[\w-]{2,63}")
CONFIRMATIONS_A_DAY = 3
"""Mails that ask an address whether it is right, however many tables it is typed at: nobody is flooded."""
UNCONFIRMED_DAYS = 2
AT_ONCE = 0
CONFIRM = "confirm"
"""The kind of the mail that asks whether an address is right."""


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose address it is: an ``account``'s, or that of a ``seat`` (its chair) of a ``game``."""

    account: str | None = None
    game: str | None = None
    seat: int | None = None

    @property
    def own(self) -> ColumnElement[bool]:
        """The rows of this owner."""
        c = mail_addresses.c
        if self.account is not None:
            return c.account == self.account
        return (c.game == self.game) & (c.seat == self.seat)


@dataclass(frozen=True, slots=True)
class Address:
    """An address as it is kept. ``confirmed``: since when, in ms since 1970, 0 if it is not."""

    id: str
    address: str
    language: str
    confirmed: int
    quiet: QuietHours

    @property
    def hidden(self) -> str:
        """The address for the seat's player, who may not be who typed it: ``a…@example.org``."""
        name, _, domain = self.address.rpartition("@")
        return f"{name[:1]}…@{domain}"


class Addresses:
    """The addresses of a server. ``now`` is in ms since 1970."""

    def __init__(self, store: Store, signer: Signer, now: Callable[[], int]) -> None:
        self._store = store
        self._signer = signer
        self._now = now
        self._asked = RateLimiter(CONFIRMATIONS_A_DAY, DAY, time.monotonic)

    async def of(self, owner: Owner) -> Address | None:
        """The address of an owner."""
        return await self._one(owner.own)

    async def set(self, owner: Owner, typed: str, language: str, quiet: QuietHours) -> Address:
        """Another address instead of that of an owner; a mail there asks whether it is right.
        ``InvalidInput(BAD_MAIL_ADDRESS)``, ``TableError(TOO_MANY)`` for an address that has been asked often
        already."""
        address = checked(typed)
        if not self._asked.take(address.casefold()):
            raise TableError(Code.TOO_MANY)
        ident, now = new_ident(), self._now()
        owned = {"account": owner.account, "game": owner.game, "seat": owner.seat}
        kept = {"address": address, "language": language, "at": now, "confirmed": 0}
        await self._store.write(
            *forgetting(owner.own),
            insert(mail_addresses).values(id=ident, **owned, **kept, **quiet.columns),
            noting(ident, CONFIRM, "", now, due=AT_ONCE),
        )
        return Address(ident, address, language, 0, quiet)

    async def forget(self, owner: Owner) -> None:
        """Write to an owner no more."""
        await self._store.write(*forgetting(owner.own))

    async def hours(self, owner: Owner, quiet: QuietHours) -> None:
        """Other quiet hours for an owner's address."""
        await self._store.write(update(mail_addresses).where(owner.own).values(**quiet.columns))

    # ---- by the link of a mail -------------------------------------------------------------------

    async def address_of(self, token: str) -> Address:
        """The address that a mail's link is for. ``TableError(FOREIGN_TOKEN)`` for one that is not there (any
        more)."""
        return (await self._read(token))[0]

    async def confirm(self, token: str) -> Address:
        """The reader of mails there confirms that they want them. ``TableError(FOREIGN_TOKEN)``."""
        address, _ = await self._read(token)
        if not address.confirmed:
            mine = mail_addresses.c.id == address.id
            await self._store.write(update(mail_addresses).where(mine).values(confirmed=self._now()))
        return (await self._read(token))[0]

    async def quieten(self, token: str, quiet: QuietHours) -> Address:
        """Change the quiet hours of an address. ``TableError(FOREIGN_TOKEN)``."""
        address, _ = await self._read(token)
        mine = mail_addresses.c.id == address.id
        await self._store.write(update(mail_addresses).where(mine).values(**quiet.columns))
        return (await self._read(token))[0]

    async def stop(self, token: str, everything: bool = False) -> None:
        """Stop mails to the address, for the table or account of the link or for ``everything``. A link that
        is followed a second time changes nothing."""
        read = self._signer.read(token)
        address = None if read is None else await self._one(mail_addresses.c.id == read[0])
        if read is None or address is None:
            return
        every = everything or read[1] == "all"
        await self.end(address, every)

    async def end(self, address: Address, every: bool = False) -> None:
        """Forget an address, or ``every`` row of it."""
        c = mail_addresses.c
        await self._store.write(*forgetting(c.address == address.address if every else c.id == address.id))

    async def end_old(self) -> None:
        """Forget addresses that nobody has confirmed."""
        before = self._now() - int(1000 * DAY * UNCONFIRMED_DAYS)
        c = mail_addresses.c
        await self._store.write(*forgetting((c.confirmed == 0) & (c.at < before)))

    def token(self, address: Address, scope: Scope) -> str:
        """The token that the links of a mail carry."""
        return self._signer.token(address.id, scope)

    async def _read(self, token: str) -> tuple[Address, Scope]:
        read = self._signer.read(token)
        address = None if read is None else await self._one(mail_addresses.c.id == read[0])
        if read is None or address is None:
            raise TableError(Code.FOREIGN_TOKEN)
        return address, read[1]

    async def _one(self, which: ColumnElement[bool]) -> Address | None:
        rows = await self._store.rows(select(mail_addresses).where(which))
        return address_of(rows[0]) if rows else None


def checked(typed: str) -> str:
    """An address as mails need it. ``InvalidInput(BAD_MAIL_ADDRESS)``."""
    plain = typed.strip()
    name, _, domain = plain.rpartition("@")
    try:
        address = f"{name}@{domain.encode('idna').decode()}"
    except UnicodeError:
        address = ""
    if len(address) > LONGEST or not name.isascii() or not TYPED.fullmatch(address):
        raise InvalidInput(ServerCode.BAD_MAIL_ADDRESS, given=plain[:60])
    return address


def address_of(row: AnyRow) -> Address:
    """A row with all columns of an address."""
    return Address(row.id, row.address, row.language, row.confirmed, hours_in(row))


def forgetting(which: ColumnElement[bool]) -> list[Executable]:
    """Statements that delete addresses and the mails that were to be sent there."""
    gone = select(mail_addresses.c.id).where(which)
    return [delete(mails).where(mails.c.address.in_(gone)), delete(mail_addresses).where(which)]


def noting(ident: str, kind: str, about: str, now: int, due: int, sent: int = 0) -> Executable:
    """A mail to be sent when it is ``due``, or one that need not be (``sent``). Times in ms since 1970."""
    row = {"address": ident, "kind": kind, "about": about, "at": now, "due": due, "sent": sent}
    return insert(mails).values(**row, until=0, tries=0)
