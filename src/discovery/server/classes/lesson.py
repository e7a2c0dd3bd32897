"""A class as a value, and who is seated where. Nothing here waits, stores or draws a name.

Before a round begins, pupils only have the numbers of their tables; the tables are made when it begins. On
the seats that are free then programs play, under names of their own, until somebody comes for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec
from msgspec import UNSET

from discovery.core.errors import Code, InvalidSetup, TableError
from discovery.core.protocol import Chooser
from discovery.server.codes import ServerCode
from discovery.server.protocol import SeatPlan, TablePlan

MOST_PUPILS = 60
"""More than any class has; seats that programs keep count as well."""
WAITING = -1
"""The seat of a pupil whose table is not dealt yet."""


@dataclass(frozen=True, slots=True)
class Pupil:
    """Somebody in a class, see ``group_tables.pupils``; without a ``secret`` a seat that a program keeps."""

    number: int
    name: str
    secret: str
    board: int
    seat: int

    @property
    def waits(self) -> bool:
        """Whether their table is not dealt yet."""
        return self.seat == WAITING


@dataclass(frozen=True, slots=True)
class ClassRound:
    """A class in its current round. ``games`` are the ids of its tables by their numbers, of which
    ``playing`` are those that go on. Times are in ms since 1970."""

    id: str
    code: str
    plan: TablePlan
    talk: bool
    round: int
    over: bool
    created: int
    until: int
    pupils: Sequence[Pupil]
    games: dict[int, str]
    playing: Collection[str]

    @property
    def places(self) -> int:
        """The seats of a table that are for pupils."""
        return places_of(self.plan)

    @property
    def people(self) -> list[Pupil]:
        """The pupils, without the seats that are kept for some."""
        return [pupil for pupil in self.pupils if pupil.secret]

    @property
    def waiting(self) -> dict[int, list[Pupil]]:
        """The pupils of each table that is not dealt yet, by its number."""
        by_board: dict[int, list[Pupil]] = {}
        for pupil in sorted(self.people, key=lambda one: (one.board, one.number)):
            if pupil.waits:
                by_board.setdefault(pupil.board, []).append(pupil)
        return by_board

    @property
    def kept_seats(self) -> list[Pupil]:
        """The seats of running games that programs keep."""
        return [one for one in self.pupils if not one.secret and self.games.get(one.board) in self.playing]

    def pupil(self, number: int) -> Pupil:
        """The pupil with that number. ``TableError(NO_SUCH_PUPIL)``."""
        for one in self.people:
            if one.number == number:
                return one
        raise TableError(ServerCode.NO_SUCH_PUPIL)

    def waiting_pupil(self, number: int) -> Pupil:
        """A pupil whose seat is still open to change. ``TableError``: NO_SUCH_PUPIL, PUPIL_PLAYS."""
        pupil = self.pupil(number)
        if not pupil.waits:
            raise TableError(ServerCode.PUPIL_PLAYS, given=pupil.name)
        return pupil

    def board_for_one_more(self) -> int:
        """The first table that waits and has room; else a new one."""
        counts = Counter(pupil.board for pupil in self.people if pupil.waits)
        return next((board for board in sorted(counts) if counts[board] < self.places), self.next_board)

    @property
    def next_board(self) -> int:
        """The number of a table that is not there yet."""
        return 1 + max([*self.games, *(pupil.board for pupil in self.pupils)], default=0)


def places_of(plan: TablePlan) -> int:
    """The seats of a plan that are for pupils."""
    return sum(seat.kind == "open" for seat in plan.seats)


def seating(numbers: Sequence[int], places: int, random: Chooser) -> dict[int, int]:
    """The tables of pupils, by their numbers, drawn again. No table has two pupils less than another."""
    drawn = list(numbers)
    random.shuffle(drawn)
    boards = -(-len(drawn) // places)
    return {number: 1 + index % boards for index, number in enumerate(drawn)}


def plan_of_class(plan: TablePlan) -> TablePlan:
    """A plan as a class plays it: live, each game for itself, without writing to each other; a program plays
    on for pupils who leave. ``InvalidSetup(NO_DECIDER)`` without a seat for a pupil."""
    seats = [SeatPlan("open") if seat.kind in ("me", "open") else seat for seat in plan.seats]
    if not any(seat.kind == "open" for seat in seats):
        raise InvalidSetup(Code.NO_DECIDER)
    return msgspec.structs.replace(
        plan,
        seats=seats,
        leaving="program",
        dealer="drawn",
        chat=False,
        joining=False,
        move_days=0,
        match=UNSET,
        deal="",
    )
