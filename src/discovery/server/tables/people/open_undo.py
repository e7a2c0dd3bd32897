"""A request to take something back, from its question to its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from discovery.core.protocol import NOBODY
from discovery.server.protocol import StepUndo
from discovery.server.tables import history
from discovery.server.tables.drafts import Draft


@dataclass(frozen=True, slots=True)
class OpenUndo:
    """An open request of ``seat`` to take back ``lines``, made ``at`` ms since 1970; who has ``agreed``."""

    seat: int
    lines: int
    at: int
    agreed: frozenset[int] = frozenset()


def open_undo_after(
    asked: OpenUndo | None, draft: Draft, at: int, rows: Sequence[int]
) -> tuple[OpenUndo | None, StepUndo | None]:
    """The open request after an event at ``at`` ms since 1970, and what its step reports: playing on
    leaves the request behind. ``rows`` as in ``RunningGame``."""
    match draft.payload:
        case history.UndoAsked(seat, lines):
            return OpenUndo(seat, lines, at), StepUndo("asked", seat, [])
        case history.UndoAnswered(seat, agrees=True) if asked is not None:
            return replace(asked, agreed=asked.agreed | {seat}), StepUndo("agreed", seat, [])
        case history.UndoAnswered(seat):
            own = asked is not None and asked.seat == seat
            return None, StepUndo("lapsed" if seat == NOBODY else "withdrawn" if own else "refused", seat, [])
        case history.Undone(seat):
            assert draft.back is not None
            return None, StepUndo("undone", seat, list(rows[draft.back.row :]))
        case history.Renamed() | history.Reissued() | history.Quieted() | history.Chatting():
            return asked, None
        case history.Paused() | history.Resumed():
            return asked, None
    return None, None
