"""The rows of accounts and sessions, as values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from discovery.store.rows import new_ident


class Role(StrEnum):
    """The role of an account, which decides what it may do apart from playing."""

    PLAYER = "player"
    MODERATOR = "moderator"
    HOST = "host"


class Scope(StrEnum):
    """The rights of a token. None reaches the account itself."""

    READ = "read"
    PLAY = "play"
    TABLES = "tables"


@dataclass(frozen=True, slots=True)
class Account:
    """An account; ``created`` in ms since 1970."""

    id: str
    name: str
    role: Role
    created: int


@dataclass(frozen=True, slots=True)
class Login:
    """Where an account is logged in. ``hash`` is that of the cookie's secret, or of a token; times in ms
    since 1970. A token has a name in place of a ``device``, ``scopes``, and a moment ``until`` which it is
    valid."""

    hash: str
    device: str
    created: int
    seen: int
    scopes: frozenset[str] = frozenset()
    until: int = 0

    @property
    def id(self) -> str:
        """How the session is named to its owner: from a part of a hash nothing can be opened."""
        return self.hash[:12]


class SanctionKind(StrEnum):
    """The kinds of sanctions against an account: who is muted writes nothing, who is banned plays at no open
    table and does nothing that needs an account."""

    MUTE = "mute"
    BAN = "ban"


@dataclass(frozen=True, slots=True)
class Sanction:
    """A sanction against an account from ``at`` to ``until`` (0: until it is lifted), in ms since 1970."""

    id: str
    kind: SanctionKind
    reason: str
    at: int
    until: int


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody who is logged in, and the ban that counts against the account."""

    account: Account
    session: Login
    ban: Sanction | None = None

    def may(self, scope: Scope | None) -> bool:
        """Whether they may do what needs a scope, or (``None``) what no token may."""
        own = self.session.scopes
        return not own or (scope is not None and scope in own)


def new_account_id() -> str:
    """A new internal id of an account, which authenticators keep with its passkeys."""
    return new_ident()
