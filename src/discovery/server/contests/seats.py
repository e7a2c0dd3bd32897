"""The plan of a contest, and those of its tables."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict

import msgspec
from msgspec import UNSET
from sqlalchemy import Executable, insert

from discovery.core.errors import Code, InvalidSetup, TableError
from discovery.core.protocol import Chooser
from discovery.core.registry import family_of
from discovery.core.text.names import needed_name
from discovery.engines.makers import names_for
from discovery.play.commitment import GameKey
from discovery.server.codes import ServerCode
from discovery.server.contests.results import NOBODY
from discovery.server.contests.rows import Contest
from discovery.server.live.new_tables import dealt_entries, row_of
from discovery.server.protocol import SeatPlan, TablePlan
from discovery.server.protocol.page_messages.contests import ContestPlan
from discovery.server.tables.planning import check, program_name
from discovery.server.tables.seating import Seat
from discovery.server.tables.tokens import new_table
from discovery.store.tables import events, games

PEOPLE = ("me", "open")


def settled(plan: ContestPlan, programs: Collection[str]) -> ContestPlan:
    """The plan as it is kept. ``InvalidInput`` as for a table, BAD_NAME, CONTEST_CLOCK without a clock,
    CONTEST_SEATS for a table of one, CONTEST_RATED for one that cannot be rated; ``TableError(BAD_COMMAND)``
    for seats that are not for entrants."""
    name, table = needed_name(plan.name), plan.table
    if any(seat.kind not in PEOPLE for seat in table.seats):
        raise TableError(Code.BAD_COMMAND)
    if len(table.seats) < 2:
        raise InvalidSetup(ServerCode.CONTEST_SEATS)
    if not (table.turn_seconds or table.bank_minutes or table.move_days):
        raise InvalidSetup(ServerCode.CONTEST_CLOCK)
    if plan.rated and (table.options or table.teams or table.deck_file is not UNSET):
        raise InvalidSetup(ServerCode.CONTEST_RATED)
    fair = msgspec.structs.replace(
        table,
        seats=[SeatPlan("open", "") for _ in table.seats],
        hints=False,
        learner=False,
        joining=False,
        undo="off",
        gone_minutes=0,
        deal="",
        match=UNSET,
        watching="end" if plan.format == "duplicate" else table.watching,
    )
    check(fair, programs)
    program = plan.program
    if plan.format == "duplicate" or (plan.format == "swiss" and plan.fill == "program"):
        program = program or _stand_in(table.game, programs)
        check_program(fair, program, programs)
    return msgspec.structs.replace(plan, name=name, table=fair, program=program)


def _stand_in(game: str, programs: Collection[str]) -> str:
    """The program that plays where nobody does; ``""`` on a server without any."""
    family = family_of(game)
    able = names_for(family, programs)
    return family.players.stand_in if family.players.stand_in in able else next(iter(able), "")


def check_program(table: TablePlan, program: str, programs: Collection[str]) -> None:
    """``InvalidSetup(UNKNOWN_PLAYER)`` for a program that cannot play at the tables."""
    check(
        msgspec.structs.replace(table, seats=[SeatPlan("program", "", program), *table.seats[1:]]), programs
    )


def seated_plan(contest: Contest, company: Sequence[int]) -> TablePlan:
    """The plan of a table with these entrants by seat; programs fill the seats of nobody."""
    known = {one.number: one for one in contest.entrants}
    plan, filled = contest.plan.table, contest.plan.program
    taken = [Seat("open", "open", one.name, "") for one in contest.entrants]
    seats = []
    for number in company:
        if number == NOBODY:
            name = program_name(filled, plan.language, taken)
            taken.append(Seat("program", "program", name, filled))
            seats.append(SeatPlan("program", name, filled))
        else:
            one = known[number]
            seats.append(SeatPlan("program" if one.program else "open", one.name, one.program))
    return msgspec.structs.replace(plan, seats=seats)


def new_game(plan: TablePlan, now: int, random: Chooser, key: GameKey) -> tuple[str, list[Executable]]:
    """A table that is dealt already: its id, and what stores it. Nobody has a host's rights there."""
    table = new_table()
    row = row_of(table, plan, now)
    first = dealt_entries(table, plan, now, random, key)
    rows: list[dict[str, object]] = [asdict(entry) for entry in first]
    return table, [
        insert(games).values(**asdict(row) | {"status": "playing"}),
        insert(events).values(rows),
    ]
