"""Messages between people and the server about the tokens of their programs."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from discovery.server.accounts.rows import Scope
from discovery.server.protocol.page_messages.account import Typed

LONGEST_DAYS = 366


class TokenWanted(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/tokens``: a token under a name, for some things, for some days."""

    name: Typed
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=len(Scope))]
    days: Annotated[int, Meta(ge=1, le=LONGEST_DAYS)]


class TokenNamed(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/tokens/revoke``."""

    id: Annotated[str, Meta(max_length=20)]


class TokenInfo(Struct):
    """A token of the account. ``seen``: when it was used last, to the hour, 0 for never; ``until`` it is
    valid. Times in ms since 1970."""

    id: str
    name: str
    scopes: list[str]
    created: int
    seen: int
    until: int


class TokenList(Struct):
    """Answer to ``GET api/account/tokens`` and to what revokes one."""

    tokens: list[TokenInfo]


class TokenMade(Struct):
    """Answer to ``POST api/account/tokens``: the token, which is never shown again, and all there are."""

    token: str
    tokens: list[TokenInfo]


MESSAGES: tuple[type[Struct], ...] = (TokenWanted, TokenNamed, TokenList, TokenMade)
"""Messages between page and server."""
