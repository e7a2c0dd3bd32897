"""The questions to the programs at a live table."""

from __future__ import annotations

from discovery.engines.requests import ProgramQuestion, program_seat
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.table import Table


def question_of(table: Table, played: RunningGame, seat: int) -> ProgramQuestion:
    """The question to ``seat`` now."""
    game, state = played.game, played.state
    chair = program_seat(game, table.seats[seat].program)
    asked = (chair, game.view(state, seat), table.observed(seat))
    return ProgramQuestion(asked, game, lambda move: game.explain(state, seat, move))


def endings_of(table: Table) -> list[ProgramQuestion]:
    """The final messages for the programs at the table."""
    played = table.running_game
    if played is None or table.status != "over":
        return []
    programs = (number for number, seat in enumerate(table.seats) if seat.kind == "program")
    return [question_of(table, played, seat) for seat in programs]


def with_people(table: Table) -> bool:
    """Whether people wait for the programs at a table."""
    return any(seat.personal for seat in table.seats)
