"""Messages between page and server about accounts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from discovery.engines.outside.words import Token
from discovery.server.protocol.meeting import MyTable
from discovery.server.protocol.page_messages.moderation import SanctionInfo
from discovery.server.protocol.page_messages.passkeys import PasskeyInfo, Proof

Password = Annotated[str, Meta(max_length=500)]
Typed = Annotated[str, Meta(max_length=200)]
MOST_TOKENS = 100


class Credentials(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/register`` and ``POST api/account/log-in``."""

    name: Typed
    password: Password


class Accepting(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/invitation``: a password for the account that an invitation is for."""

    token: Token
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/password``."""

    new: Password
    proof: Proof


class Confirmed(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/erase``."""

    proof: Proof


class SessionNamed(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/sessions``: the session that ends, ``""`` for all but this one."""

    id: Annotated[str, Meta(max_length=20)]


class Taken(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/seats``: secrets of seats and hosts that a device knows."""

    tokens: Annotated[list[Token], Meta(max_length=MOST_TOKENS)]


class KeyWanted(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/key``: a seat that the account holds, -1 for the host's rights."""

    table: Token
    seat: Annotated[int, Meta(ge=-1, le=99)]


class KeyMade(Struct):
    """Answer to ``POST api/account/key``: a secret for the seat, which ends with the session."""

    token: str


class SessionInfo(Struct):
    """Where the account is logged in. ``device`` is in the words of the browser, ``here`` is this session."""

    id: str
    device: str
    created: int
    seen: int
    here: bool


class AccountMe(Struct):
    """The account of the visitor, and what moderators have decided about it. ``password``: it can be
    entered with one. Times in ms since 1970."""

    name: str
    role: str
    created: int
    password: bool
    sessions: list[SessionInfo]
    passkeys: list[PasskeyInfo]
    sanctions: list[SanctionInfo]


class Me(Struct):
    """Answer to ``GET api/account``: ``account`` is ``None`` for visitors who are not logged in."""

    account: AccountMe | None


class HeldTable(Struct):
    """A table where the account holds a seat (-1: the host's rights)."""

    seat: int
    table: MyTable


class HeldTables(Struct):
    """Answer to ``GET api/account/seats`` and to what changes them."""

    tables: list[HeldTable]


MESSAGES: tuple[type[Struct], ...] = (
    *(Credentials, Accepting, NewPassword, Confirmed, SessionNamed, Taken, KeyWanted),
    *(KeyMade, Me, HeldTables),
)
"""Messages between page and server."""
