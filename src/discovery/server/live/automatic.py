"""Carries out what happens at a table by itself: programs move, windows close, clocks end turns (C14).

Under the table's lock, each action first checks whether it is still needed: something else may have happened
first.
"""

from __future__ import annotations

import structlog

from discovery.core.protocol import NOBODY
from discovery.engines.requests import ProgramQuestion, Request
from discovery.play.orders import answer
from discovery.server.live.audience import Audience
from discovery.server.live.context import ServerContext
from discovery.server.live.engine_requests import question_of, with_people
from discovery.server.live.people.people import People
from discovery.server.live.writer import TableWriter
from discovery.server.tables import history
from discovery.server.tables.commands import answered, moved
from discovery.server.tables.drafts import Draft
from discovery.server.tables.history import UndoAnswered
from discovery.server.tables.next_actions import (
    Action,
    AskAnswer,
    AskMove,
    CloseWindow,
    EndVote,
    GiveBack,
    LapseUndo,
    Obey,
    PlayDue,
    PlayPrepared,
    SeatNewcomer,
    TimeOut,
    deadline,
    is_ordered,
    late_seat,
    next_actions,
)
from discovery.server.tables.open_windows import WindowKeeper, answers_clockwise, end_of_window
from discovery.server.tables.people.undoing import lapses_at
from discovery.server.tables.prepared import decided
from discovery.server.tables.running_game import RunningGame

log = structlog.get_logger()

OVERDUE_MOVES = 20
"""An upper bound for the moves that the rules prescribe to end one turn."""


class AutomaticPlay:
    """Carries out the actions of one table. ``waiting`` are the seats whose program is queued to think."""

    def __init__(
        self,
        writer: TableWriter,
        context: ServerContext,
        windows: WindowKeeper,
        audience: Audience,
        people: People,
    ) -> None:
        self.waiting: set[int] = set()
        self._writer = writer
        self._table = writer.table
        self._context = context
        self._windows = windows
        self._audience = audience
        self._newcomers, self._votes = people.newcomers, people.votes

    def due_actions(self) -> list[Action]:
        """The actions that are due or expected now; none at a table that another process writes."""
        if not self._writer.lease.held:
            return []
        attendance, now = self._audience.attendance(), self._context.now()
        self._windows.follow(self._table, attendance, now)
        asking = self._windows.asking(self._table)
        actions = next_actions(self._table, asking, attendance, now, self._newcomers.first)
        vote = self._votes.open
        return actions if vote is None else [*actions, EndVote(vote.number, self._votes.ends_at())]

    def delay(self, action: Action) -> float:
        """How many seconds to wait before an action, so that people can follow."""
        match action:
            case AskMove():
                return self._context.settings.pace
            case AskAnswer() | SeatNewcomer() | GiveBack():
                return 0.0
            case PlayDue() | Obey() | PlayPrepared():
                return self._context.settings.flip_pace
            case CloseWindow(at=at) | TimeOut(at=at) | LapseUndo(at=at) | EndVote(at=at):
                return max(0.0, (at - self._context.now()) / 1000)

    async def carry_out(self, action: Action) -> None:
        """Carry out an action if it is still wanted."""
        match action:
            case AskMove(seat):
                await self._ask_move(seat)
            case AskAnswer(step, seat):
                await self._ask_answer(step, seat)
            case PlayDue(step):
                await self._play_due(step)
            case Obey(step, seat):
                await self._obey(step, seat)
            case CloseWindow(step):
                await self._close_window(step)
            case TimeOut(at):
                await self._time_out(at)
            case PlayPrepared(step, seat):
                await self._play_prepared(step, seat)
            case _:
                await self._between_people(action)

    async def _between_people(self, action: SeatNewcomer | LapseUndo | GiveBack | EndVote) -> None:
        """Carry out what players settle among themselves, beside the game."""
        match action:
            case SeatNewcomer(step):
                await self._seat_newcomer(step)
            case LapseUndo():
                await self._lapse_undo()
            case GiveBack(step, seat):
                await self._give_back(step, seat)
            case EndVote(number):
                await self._end_vote(number)

    # ---- programs --------------------------------------------------------------------------------

    async def _ask_move(self, seat: int) -> None:
        played = self._deciding(seat)
        if played is None:
            return
        asked_at, program = played.changed[seat], self._table.seats[seat].program

        def question() -> ProgramQuestion | None:
            """The question, put together when a worker is free for it."""
            nonlocal asked_at
            asked_at = played.changed[seat]
            return question_of(self._table, played, seat) if self._deciding(seat) else None

        def waiting(long: bool) -> None:
            (self.waiting.add if long else self.waiting.discard)(seat)
            self._audience.publish()

        request = Request(self._table.id, with_people(self._table), question, waiting)
        with self._context.traces.span("program"):
            move = await self._context.programs.decide(request)
        async with self._writer.lock:
            same = self._table.seats[seat].program == program and played.changed[seat] == asked_at
            if same and self._deciding(seat):
                await self._writer.write(self._decided(played, seat, move))

    def _deciding(self, seat: int) -> RunningGame | None:
        """The game in which a seat has to decide now; answers in windows are requested separately."""
        played = self._playing()
        open_to = played is not None and played.window is None and seat in self._table.actors
        open_to = open_to and self._table.open_undo is None
        return played if open_to else None

    def _playing(self) -> RunningGame | None:
        goes_on = self._table.status == "playing" and not self._table.paused
        return self._table.running_game if self._writer.lease.held and goes_on else None

    def _decided(self, played: RunningGame, seat: int, move: int | None) -> Draft:
        """The program's move, or the move that the rules prescribe for a player whose time is up (C14,
        C16)."""
        if move is None:
            log.warning("program-overdue", table=self._table.id, seat=seat)
            return self._overdue(played, seat)
        return moved(played, seat, move, self._context.random)

    def _overdue(self, played: RunningGame, seat: int) -> Draft:
        move = played.game.timeout_move(played.state, seat)
        return moved(played, seat, move, self._context.random, timed=True)

    async def _ask_answer(self, step: int, seat: int) -> None:
        """Ask for a program's answer in a window. An answer that is too late is dropped; an invalid one lets
        the action pass."""

        def answering() -> RunningGame | None:
            played, asking = self._playing(), self._windows.asking(self._table)
            late = asking is None or asking.programs_until < self._context.now()
            if late or played is None or played.window is None or played.window_step != step:
                return None
            return None if seat in played.answers else played

        def question() -> ProgramQuestion | None:
            played = answering()
            return None if played is None else question_of(self._table, played, seat)

        request = Request(self._table.id, with_people(self._table), question)
        with self._context.traces.span("program"):
            move = await self._context.programs.decide(request)
        async with self._writer.lock:
            played = answering()
            if played is None:
                return
            if move not in played.game.legal(played.state, seat):
                move = None
            said = played.game.let_pass if move is None else move
            await self._writer.write(answered(played, seat, said, silent=True))

    # ---- what follows from the rules and the clock -----------------------------------------------

    async def _play_due(self, step: int) -> None:
        async with self._writer.lock:
            played = self._playing()
            due = None if played is None else played.game.due(played.state)
            if played is not None and due is not None and self._table.steps == step:
                seat, move = due
                await self._writer.write(moved(played, seat, move, self._context.random))

    async def _obey(self, step: int, seat: int) -> None:
        """Answer by a standing order, unless its player was quicker or has changed it."""
        async with self._writer.lock:
            played = self._deciding(seat)
            if played is None or self._table.steps != step or not is_ordered(self._table, played, seat):
                return
            move = answer(played.game, played.state, seat, self._table.orders_of(seat))
            await self._writer.write(moved(played, seat, move, self._context.random))

    async def _seat_newcomer(self, step: int) -> None:
        """The one who has waited longest sits down, with a secret of their own (R02)."""
        async with self._writer.lock:
            if self._playing() is not None and self._table.steps == step and self._newcomers.first:
                await self._newcomers.seat(self._writer)

    async def _play_prepared(self, step: int, seat: int) -> None:
        """Play what was prepared, or tell its player that it was dropped."""
        async with self._writer.lock:
            played = self._playing()
            decision = None if played is None else decided(self._table, played, seat)
            if played is None or decision is None or self._table.steps != step:
                return
            if decision.why:
                await self._writer.write(Draft(history.Prepared(seat, [], why=decision.why)))
            else:
                await self._writer.write(moved(played, seat, decision.move, self._context.random))

    async def _give_back(self, step: int, seat: int) -> None:
        """The player is back: the program decides no more, even if it is thinking."""
        async with self._writer.lock:
            here = self._audience.attendance().connections[seat]
            if self._playing() is not None and self._table.steps == step and here:
                await self._writer.write(Draft(history.Returned(seat)))

    async def _end_vote(self, number: int) -> None:
        async with self._writer.lock:
            outcome = self._votes.end(number) if self._playing() is not None else None
            if outcome is not None:
                await self._writer.write(Draft(outcome))
        self._audience.publish()

    async def _close_window(self, step: int) -> None:
        """Play the answer that counts, if the window is still open and its time is over."""
        async with self._writer.lock:
            played, asking = self._playing(), self._windows.asking(self._table)
            if played is None or played.window is None or asking is None or played.window_step != step:
                return
            end = end_of_window(played, asking, self._audience.attendance().missing(self._table))
            if end is not None and end <= self._context.now():
                said = answers_clockwise(played, asking)
                for seat, move in played.game.end_window(played.state, said):
                    await self._writer.write(moved(played, seat, move, self._context.random))

    async def _lapse_undo(self) -> None:
        """Nobody waits any longer for those who have not answered a request to take something back."""
        async with self._writer.lock:
            asked = self._playing() is not None and self._table.open_undo is not None
            if asked and lapses_at(self._table) <= self._context.now():
                await self._writer.write(Draft(UndoAnswered(NOBODY, agrees=False)))

    async def _time_out(self, at: int) -> None:
        """Play what the rules prescribe for players whose time is up, until other players have to decide."""
        async with self._writer.lock:
            for _ in range(OVERDUE_MOVES):
                played, now = self._playing(), deadline(self._table)
                if played is None or not 0 < now <= at:
                    return
                await self._writer.write(self._overdue(played, late_seat(self._table, played, at)))
