"""A webhook as it is stored."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import ColumnElement, Executable, delete, select, update

from discovery.store.tables import AnyRow, deliveries, hooks


class HookEvent(StrEnum):
    """The kinds of events that are sent to webhooks."""

    TURN = "turn"
    OVER = "over"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Hook:
    """A webhook. ``origin`` is where its owner reaches this server; ``off`` since when it is told nothing any
    more, 0 while it is; ``delivered_at`` is the time of the latest delivery, 0 before the first,
    and ``status`` how it was answered, 0 if it was not. Times in ms since 1970."""

    id: str
    url: str
    events: frozenset[str]
    origin: str
    created: int
    off: int
    delivered_at: int = 0
    status: int = 0


def hook_of(row: AnyRow) -> Hook:
    """A webhook from its row."""
    events = frozenset(row.events.split())
    return Hook(row.id, row.url, events, row.origin, row.created, row.off, row.told, row.status)


def switching_off(which: ColumnElement[bool], now: int) -> list[Executable]:
    """Statements that switch webhooks off and cancel their pending deliveries."""
    which &= hooks.c.off == 0
    meant = deliveries.c.hook.in_(select(hooks.c.id).where(which))
    return [update(deliveries).where(meant).values(due=0), update(hooks).where(which).values(off=now)]


def removing(which: ColumnElement[bool]) -> list[Executable]:
    """Statements that delete webhooks and their pending deliveries."""
    gone = select(hooks.c.id).where(which)
    return [delete(deliveries).where(deliveries.c.hook.in_(gone)), delete(hooks).where(which)]
