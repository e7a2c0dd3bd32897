"""The store's plain values, and what rows are called; they know no rules."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_urlsafe

HOST = -1
"""The ``seat`` of the host's secret."""
TABLE = -2
"""The ``seat`` of the secret with which anybody takes a free seat of the table."""

IDENT_BYTES = 12
"""Random bytes of an id: 16 letters, impossible to guess."""


def new_ident(length: int = IDENT_BYTES) -> str:
    """``length`` random bytes in letters of an address. The first letter is no hyphen: a shell's commands
    would take such an id for an option."""
    while (ident := token_urlsafe(length)).startswith("-"):
        pass
    return ident


class Conflict(Exception):
    """The row to be written exists already: an event of the same number or key, a name that is taken. Or
    it belongs to another process."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A table. ``plan`` is JSON; ``status`` is one of waiting, playing, over, closed; times in ms since 1970.
    ``match`` and ``number`` say which game of a match it holds."""

    id: str
    created: int
    status: str
    plan: str
    rules: str
    last_active: int
    match: str | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match. ``terms`` and ``before`` as in a match file: ``before`` has the games played elsewhere."""

    id: str
    terms: str
    created: int
    before: str = ""


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """Event ``seq`` (from 1, no gaps) of a game. ``key``, if given, makes a repeated command count only
    once."""

    game: str
    seq: int
    key: str | None
    kind: str
    payload: str
    at: int


@dataclass(frozen=True, slots=True)
class StoredSecret:
    """The hash of a secret link, and what it opens: a seat of a game, ``HOST`` or ``TABLE``."""

    hash: str
    game: str
    seat: int


@dataclass(frozen=True, slots=True)
class HostRequest:
    """A request of the host's shell to the running server, such as to ``close`` a game."""

    id: int
    game: str
    verb: str
