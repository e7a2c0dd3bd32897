"""Votes of the people at a table: on somebody who is gone, and on the clock. Pure functions; nothing waits.

A program keeps a seat, or the game ends, if more than half of those who are there say so; one who is away is
not asked, and no answer is no. A live game goes on over days if all who are there agree, as that takes no
time from anybody. Back to the live clock all who play have to agree, since it runs for who is away as well.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from discovery.core.bits import BIT
from discovery.server.protocol import VoteKind
from discovery.server.tables.clocks.banks import MINUTE
from discovery.server.tables.open_windows import Attendance
from discovery.server.tables.table import Table

VOTE_MS = 120_000
"""How long a vote is open."""


@dataclass(slots=True)
class OpenVote:
    """An open vote, number ``number`` of its table. Seats are told by their chairs, which nobody who joins
    renumbers; ``about`` is -1 where it is about nobody, ``by`` where the host has no seat."""

    number: int
    kind: VoteKind
    by: int
    about: int
    days: int
    until: int
    yes: set[int] = field(default_factory=set)
    no: set[int] = field(default_factory=set)


def gone_at(table: Table, attendance: Attendance) -> list[int]:
    """By seat, from when on the others may call a vote on its player, in ms since 1970; 0 if they may not,
    as long as the player is there, and at tables that are not live."""
    seats = len(table.seats)
    waits = table.plan.gone_minutes * MINUTE
    if not waits or table.plan.move_days or table.status != "playing":
        return [0] * seats
    missing = attendance.missing(table)
    return [attendance.gone[seat] + waits if missing & BIT[seat] else 0 for seat in range(seats)]


def voters(table: Table, vote: OpenVote, attendance: Attendance) -> set[int]:
    """The chairs whose voices count."""
    hidden = attendance.handed_around(table)
    people = [seat for seat, one in enumerate(table.seats) if one.personal and not hidden & BIT[seat]]
    if not _back_to_live(vote):
        people = [seat for seat in people if attendance.connections[seat]]
    return {table.chairs[seat] for seat in people} - {vote.about}


def verdict(table: Table, vote: OpenVote, attendance: Attendance) -> bool | None:
    """Whether the vote has passed; ``None`` while it is open."""
    if vote.about >= 0 and not is_away(table, vote.about, attendance):
        return False
    counted = voters(table, vote, attendance)
    yes, no = len(vote.yes & counted), len(vote.no & counted)
    if vote.kind == "pace":
        return False if no else True if counted and yes == len(counted) else None
    if 2 * yes > len(counted):
        return True
    return False if not counted or 2 * no >= len(counted) else None


def is_away(table: Table, chair: int, attendance: Attendance) -> bool:
    """Whether the person on a chair has no connection."""
    return bool(attendance.missing(table) & BIT[table.chairs.index(chair)])


def _back_to_live(vote: OpenVote) -> bool:
    return vote.kind == "pace" and vote.days == 0
