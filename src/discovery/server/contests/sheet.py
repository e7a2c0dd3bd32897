"""A contest as everybody may see it."""

from __future__ import annotations

from discovery.server.contests.results import Board
from discovery.server.contests.rows import Contest
from discovery.server.contests.standings import Counted, EntrantLine, counted, standings
from discovery.server.protocol.page_messages.contests import ContestBoard, ContestEntrant, ContestSheet


def sheet_of(contest: Contest, now: int) -> ContestSheet:
    """Standings and tables; ``now`` is the server's clock."""
    plan = contest.plan
    known = counted(plan.format, contest.boards, contest.seats)
    lines = standings(plan.format, [one.number for one in contest.entrants], known)
    gained = {(one.board.round, one.board.board): one for one in known}
    table = plan.table
    return ContestSheet(
        id=contest.id,
        name=contest.name,
        status=contest.status,
        format=plan.format,
        game=table.game,
        options=table.options,
        seats=contest.seats,
        rated=plan.rated,
        rounds=plan.rounds,
        round=contest.round,
        minutes=plan.minutes,
        fill=plan.fill,
        turn_seconds=table.turn_seconds,
        bank_minutes=table.bank_minutes,
        increment_seconds=table.increment_seconds,
        move_days=table.move_days,
        starts=plan.starts,
        begun=contest.started_at,
        ends=contest.ends,
        now=now,
        entrants=_entrants(contest, lines),
        boards=[_board(one, gained.get((one.round, one.board)), contest) for one in contest.boards],
    )


def _entrants(contest: Contest, lines: list[EntrantLine]) -> list[ContestEntrant]:
    known = {one.number: one for one in contest.entrants}
    return [
        ContestEntrant(
            line.number,
            known[line.number].name,
            known[line.number].program,
            known[line.number].away,
            line.place,
            line.points,
            list(line.ties),
            line.played,
            line.wins,
        )
        for line in lines
    ]


def _board(board: Board, known: Counted | None, contest: Contest) -> ContestBoard:
    """A table. While the same deal is still played elsewhere, a finished table is hidden, because it shows
    the others' cards."""
    hidden = contest.plan.format == "duplicate" and known is None
    result = board.result
    return ContestBoard(
        board.round,
        board.board,
        "" if hidden or board.game is None else board.game,
        list(board.seats),
        [] if known is None else [half / 2 for half in known.gained],
        result is not None,
        "" if result is None else result.decided,
        result is not None and result.closed,
    )
