"""Classes as messages: the board that everybody may see, and what the teacher and a pupil see beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discovery.server.classes.lesson import ClassRound, Pupil
from discovery.server.live.live_table import LiveTable
from discovery.server.protocol.page_messages.classes import (
    BoardSeat,
    BoardTable,
    BoardWaiting,
    ClassBoard,
    PupilInfo,
    TaughtClass,
    TaughtPupil,
)
from discovery.server.tables.table import Table


def board_of(lesson: ClassRound, tables: Iterable[BoardTable]) -> ClassBoard:
    """The board of a class, with its tables in their order."""
    return ClassBoard(
        id=lesson.id,
        code=lesson.code,
        game=lesson.plan.game,
        options=lesson.plan.options,
        places=lesson.places,
        round=lesson.round,
        over=lesson.over,
        pupils=len(lesson.people),
        tables=sorted(tables, key=lambda one: one.board),
        waiting=[
            BoardWaiting(board, [pupil.name for pupil in there]) for board, there in lesson.waiting.items()
        ],
    )


def live_tables_of(lesson: ClassRound, live: Iterable[LiveTable]) -> list[BoardTable]:
    """The tables of a class that this process has."""
    boards = {game: board for board, game in lesson.games.items()}
    return [
        table_on_board(boards[one.table.id], one.table, one.audience.attendance().connections)
        for one in live
        if one.table.id in boards and one.lease.held
    ]


def table_on_board(board: int, table: Table, connections: Sequence[int] = ()) -> BoardTable:
    """A table as spectators see it; ``connections`` counts those of each seat."""
    here = connections or [0] * len(table.seats)
    outcome, played = table.outcome, table.running_game
    seats = [
        BoardSeat(seat.name, here[number] > 0, seat.kind not in ("me", "open"))
        for number, seat in enumerate(table.seats)
    ]
    return BoardTable(
        board=board,
        table=table.id,
        status=table.status,
        paused=table.paused > 0 and table.status == "playing",
        seats=seats,
        acting=table.actors,
        turns=0 if played is None else played.turn_number,
        scores=list(outcome.scores or ()) if outcome is not None else [],
        winners=list(outcome.winners) if outcome is not None else [],
    )


def taught_class(lesson: ClassRound, board: ClassBoard) -> TaughtClass:
    """The message of a class as its teacher sees it."""
    people = [TaughtPupil(one.number, one.name, one.board, one.waits) for one in lesson.people]
    return TaughtClass(board, people, lesson.until)


def pupil_info(lesson: ClassRound, pupil: Pupil) -> PupilInfo:
    """The message about a pupil's own place."""
    others = [one for one in lesson.pupils if one.board == pupil.board and one.number != pupil.number]
    table = "" if pupil.waits else lesson.games.get(pupil.board, "")
    return PupilInfo(pupil.name, pupil.board, [one.name for one in others], table, lesson.over)
