"""What happens at a table by itself: programs move, virtual players flip, the clock ends a turn (C14).

Windows have a keeper of their own, see ``answering``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from discovery.core.errors import DiscoveryError
from discovery.engines.requests import Question, Request
from discovery.server.live.engine_requests import question_of, with_people
from discovery.server.live.window_timer import Answering
from discovery.server.present.update import Times
from discovery.server.tables import history
from discovery.server.tables.commands import moved
from discovery.server.tables.table import Played

if TYPE_CHECKING:
    from discovery.server.live.session import Room

log = structlog.get_logger()

OVERDUE_MOVES = 20
"""More moves than the rules ever prescribe to end one turn."""
AGAIN_SECONDS = 1.0
"""After a failure, for example of the disk, a program's move is tried again so much later."""


class Timekeeper:
    """The tasks of one room. ``carry_on`` is called after every event."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._flipping = 0
        self._answering = Answering(room, self._spawn)
        if room.table.played is not None:
            room.table.played.clock.begin_anew(room.house.now())

    def times(self) -> Times:
        """The clocks as they are shown."""
        asking = self._answering.asking
        if asking is None:
            return Times(self.deadline())
        return Times(0, asking.since, asking.until, asking.silent)

    def deadline(self) -> int:
        """When the time of those who act is over, in ms since 1970; 0 without a clock, and in a window.

        A table that was not in memory gives a whole new time: the clock stands still while nobody is there.
        """
        table = self._room.table
        played = table.played
        if not table.plan.turn_seconds or played is None or table.status != "playing":
            return 0
        if played.window is not None or not table.actors:
            return 0
        return played.clock.since + 1000 * table.plan.turn_seconds

    def carry_on(self) -> None:
        """Let those think who are to move, open or end a window, and set the clock."""
        table = self._room.table
        played = table.played
        self._answering.carry_on()
        if table.status == "playing" and played is not None and played.window is None:
            for seat in table.actors:
                if table.seats[seat].kind == "program" and seat not in self._room.thinking:
                    self._room.thinking.add(seat)
                    self._spawn(self._think(seat))
            self._follow_the_rules(played)
        self._set_alarm()

    def shift(self, jump: int) -> None:
        """The clock of the house has been set: set the alarms anew."""
        self._answering.shift(jump)
        self._set_alarm()

    async def stop(self) -> None:
        """End all tasks; a write under way is finished first."""
        self._answering.stop()
        if self._alarm is not None:
            self._alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- programs --------------------------------------------------------------------------------

    async def _think(self, seat: int) -> None:
        room = self._room
        try:
            await asyncio.sleep(room.house.settings.pace)
            await self._decide(seat)
        except Exception as error:  # noqa: BLE001 - whatever a program's move runs into, the table goes on
            log.error("program-move-failed", table=room.table.id, seat=seat, error=repr(error)[:200])
            await asyncio.sleep(AGAIN_SECONDS)
        finally:
            room.thinking.discard(seat)
        if not room.broken:
            self.carry_on()
            room.refresh()

    async def _decide(self, seat: int) -> None:
        room = self._room
        played = room.table.played
        if played is None or not self._is_asked(seat):
            return
        asked_at = played.changed[seat]

        def question() -> Question | None:
            """As things stand when a worker is free for it."""
            nonlocal asked_at
            asked_at = played.changed[seat]
            return question_of(room.table, played, seat) if self._is_asked(seat) else None

        def waiting(long: bool) -> None:
            (room.waiting.add if long else room.waiting.discard)(seat)
            room.refresh()

        request = Request(room.table.id, with_people(room.table), question, waiting)
        move = await room.house.programs.decide(request)
        async with room.turnstile():
            if self._is_asked(seat) and played.changed[seat] == asked_at:
                await room.write(self._decided(played, seat, move), None)

    def _is_asked(self, seat: int) -> bool:
        """Whether a program has to decide now; its answers in windows are asked for elsewhere."""
        room, played = self._room, self._room.table.played
        open_to = played is not None and played.window is None and not room.broken
        return open_to and seat in room.table.actors

    def _decided(self, played: Played, seat: int, move: int | None) -> history.Moved:
        """The program's move, or what the rules prescribe for those whose time is over (C14, C16)."""
        if move is None:
            log.warning("program-overdue", table=self._room.table.id, seat=seat)
            return self._overdue(played, seat)
        return moved(played, seat, move, self._room.house.random)

    def _overdue(self, played: Played, seat: int) -> history.Moved:
        move = played.game.overdue(played.state, seat)
        return moved(played, seat, move, self._room.house.random, timed=True)

    # ---- what follows from the rules ---------------------------------------------------------------

    def _follow_the_rules(self, played: Played) -> None:
        """A virtual player flips, at a pace that people can follow (O03)."""
        step = self._room.table.steps
        if played.game.due(played.state) is not None and self._flipping != step and not self._room.broken:
            self._flipping = step
            self._spawn(self._play_due(step))

    async def _play_due(self, step: int) -> None:
        room = self._room
        try:
            await asyncio.sleep(room.house.settings.flip_pace)
            async with room.turnstile():
                played = room.table.played
                if played is None or room.table.status != "playing" or room.broken:
                    return
                due = played.game.due(played.state)
                if due is not None and room.table.steps == step:
                    await room.write(moved(played, *due, room.house.random), None)
        except DiscoveryError as error:
            log.error("due-move-failed", table=room.table.id, error=str(error.code))
            await asyncio.sleep(AGAIN_SECONDS)
            self._flipping = 0
        self.carry_on()

    # ---- clock -----------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.deadline()
        if deadline and not self._room.broken:
            seconds = max(0.0, (deadline - self._room.house.now()) / 1000)
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(seconds, lambda: self._spawn(self._time_out(deadline)))

    async def _time_out(self, deadline: int) -> None:
        """Play what the rules prescribe for those whose time is over, until others are asked."""
        room = self._room
        try:
            async with room.turnstile():
                for _ in range(OVERDUE_MOVES):
                    played, now = room.table.played, self.deadline()
                    if played is None or not 0 < now <= deadline:
                        return
                    seat = room.table.actors[0]
                    await room.write(self._overdue(played, seat), None)
        except DiscoveryError as error:
            log.error("time-out-failed", table=room.table.id, error=str(error.code))
            await asyncio.sleep(AGAIN_SECONDS)
            self._set_alarm()
