"""Messages between people, their programs and the server about webhooks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from discovery.server.hooks.rows import HookEvent


class HookWanted(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/hooks``: where to tell of which events."""

    url: Annotated[str, Meta(max_length=1000)]
    events: Annotated[list[HookEvent], Meta(min_length=1, max_length=len(HookEvent))]


class HookNamed(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/hooks/remove`` and ``on``."""

    id: Annotated[str, Meta(max_length=40)]


class HookInfo(Struct):
    """A webhook of the account. ``off``: since when it is told nothing any more, because it did not answer
    for long, else 0. ``told`` is when the latest delivery was sent, 0 before the first; ``status`` how it was
    answered, 0 without an answer. Times in ms since 1970."""

    id: str
    url: str
    events: list[str]
    created: int
    off: int
    told: int
    status: int


class HookList(Struct):
    """Answer to ``GET api/account/hooks`` and to what changes them."""

    hooks: list[HookInfo]


class HookMade(Struct):
    """Answer to ``POST api/account/hooks``: the secret with which deliveries are signed, which is never shown
    again, and all webhooks there are."""

    secret: str
    hooks: list[HookInfo]


class HookCall(Struct):
    """A delivery to a webhook: ``event`` at the seat of a table (-1: to its host), ``at`` a moment in ms
    since 1970. It holds nothing of the game. ``id`` is the same if it is told again."""

    id: str
    event: str
    table: str
    seat: int
    at: int
    link: str


MESSAGES = (HookWanted, HookNamed, HookList, HookMade)
"""Messages between page and server."""
