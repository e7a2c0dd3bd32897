"""Steps of a table while a player was away: the positions that their seat would have been sent."""

from __future__ import annotations

from collections.abc import Iterable

from discovery.core.errors import Code, TableError
from discovery.core.protocol import SPECTATOR
from discovery.server.present.update import Presenter, position, viewer_of
from discovery.server.protocol import MissedFrame, Position, Step
from discovery.server.tables.history import Entry
from discovery.server.tables.loading import created_table
from discovery.server.tables.table import Table

MOST_FRAMES = 80
"""Longer than a round of any game; after a longer absence only the latest steps are sent."""


def steps_missed(table: Table, seat: int, since: int) -> list[Step]:
    """The steps after ``since`` that the holder of a seat's link is sent, the latest of them. ``TableError``:
    NOT_STARTED, and NOT_SEATED for spectators, who miss nothing."""
    if table.running_game is None:
        raise TableError(Code.NOT_STARTED)
    viewer = viewer_of(table, seat)
    if viewer == SPECTATOR:
        raise TableError(Code.NOT_SEATED)
    _, steps = Presenter(table, []).steps(viewer, since)
    return [step for step in steps if step.seq > since][-MOST_FRAMES:]


def frames_missed(
    ident: str, entries: Iterable[Entry], chair: int, since: int, steps: list[Step]
) -> list[MissedFrame]:
    """The positions of a chair after these ``steps``, by a table that is folded once more from its
    ``entries``, as no table keeps them. Where the steps go on from ``since``, the position of then comes
    first, without any. Where somebody has joined, only what came after it: before, the seats had other
    numbers."""
    by_number = {step.seq: step for step in steps}
    wanted = {since, *by_number} if steps and steps[0].seq == since + 1 else set(by_number)
    rest = iter(entries)
    table, seats, positions = created_table(ident, next(rest)), 0, dict[int, Position]()
    for entry in rest:
        table.apply(entry)
        if len(table.chairs) != seats:
            seats, positions = len(table.chairs), {}
        if table.steps in wanted and chair in table.chairs:
            seen = position(table, table.chairs.index(chair))
            if seen is not None:
                positions[table.steps] = seen
    return [
        MissedFrame(seen, [by_number[step]] if step in by_number else []) for step, seen in positions.items()
    ]
