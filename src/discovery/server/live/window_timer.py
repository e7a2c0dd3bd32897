"""The open window of a room: who is asked, when it ends, and what is then played (H02, N02, Q01)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import structlog

from discovery.core.bits import mask_of, members
from discovery.core.errors import DiscoveryError
from discovery.core.protocol import NOBODY
from discovery.engines.requests import Question, Request
from discovery.evolution.model import codes
from discovery.evolution.views.view import Window
from discovery.server.live.engine_requests import question_of, with_people
from discovery.server.protocol import Reaction
from discovery.server.tables import history
from discovery.server.tables.commands import moved
from discovery.server.tables.table import Played
from discovery.server.tables.windows import (
    REACTION_OF,
    Asking,
    Company,
    Customs,
    clockwise,
    counting,
    ends_at,
    open_window,
    order_for,
)

if TYPE_CHECKING:
    from discovery.server.live.session import Room

log = structlog.get_logger()

AGAIN_SECONDS = 1.0
"""After a failure, for example of the disk, a window's end is tried again so much later."""


class Answering:
    """``carry_on`` is called after every event, and when somebody comes or goes."""

    def __init__(self, room: Room, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._room = room
        self._spawn = spawn
        self._alarm: asyncio.TimerHandle | None = None
        self._step = 0
        self._asking: Asking | None = None
        self._asked: set[tuple[int, int]] = set()
        self._excused = 0

    @property
    def asking(self) -> Asking | None:
        """The open window; ``None`` also while it waits for somebody to be there."""
        played = self._room.table.played
        return self._asking if played is not None and played.window_step == self._step else None

    def carry_on(self) -> None:
        """Open a new window, ask programs, and see to it that it ends."""
        self.stop()
        played = self._room.table.played
        if played is None or played.window is None or self._room.table.status != "playing":
            self._asking = None
            return
        if self.asking is None and self._somebody(played):
            self._step, self._asking = played.window_step, self._open(played)
        asking = self.asking
        if asking is not None and not self._room.broken:
            self._asking = asking = asking.among(played.window.members)
            if not played.window.said:
                self._ask_programs(played, asking)
            self._set_alarm(played, asking)

    def shift(self, jump: int) -> None:
        """The clock of the house has been set; the window stays open as long as before."""
        if self._asking is not None:
            self._asking = replace(self._asking, since=self._asking.since + jump)
        self.carry_on()

    def stop(self) -> None:
        """Let it rest."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # ---- opening ---------------------------------------------------------------------------------

    def _somebody(self, played: Played) -> bool:
        """A window that people should answer waits while nobody at all is there."""
        assert played.window is not None
        seats = self._room.table.seats
        people = any(seats[seat].personal for seat in members(played.window.members))
        return any(self._room.present()) or not people

    def _open(self, played: Played) -> Asking:
        room, window, plan = self._room, played.window, self._room.table.plan
        assert window is not None
        asked = clockwise(window.seat, members(window.members), len(room.table.seats))
        company = self._company(played, window)
        customs = Customs(
            seconds=0 if self._handed_around() else plan.window_seconds * (2 if window.flash else 1),
            away=plan.away,
            hours=plan.window_hours,
            grace=int(1000 * room.house.settings.away_seconds),
        )
        if company.missing & window.members:
            self._excused = played.state.turns
        now = room.house.now()
        began = min(played.window_at, now) if plan.away == "days" else now
        could, random = self._could(played), room.house.random
        return open_window(asked, began, customs, company, could=could, random=random)

    def _could(self, played: Played) -> Callable[[int], bool]:
        """Whether a seat has an answer of a kind for which it asks to be asked only then."""

        def could(seat: int) -> bool:
            orders = self._room.table.orders_of(seat)
            words = {codes.code_of(move) for move in played.game.legal(played.state, seat)}
            return any(orders[REACTION_OF[word]] == "ask-if-could" for word in words if word in REACTION_OF)

        return could

    def _company(self, played: Played, window: Window) -> Company:
        table = self._room.table
        people = [seat for seat, sitting in enumerate(table.seats) if sitting.personal]
        return Company(
            programs=mask_of(seat for seat, sitting in enumerate(table.seats) if sitting.kind == "program"),
            missing=self._missing(),
            excused=self._excused == played.state.turns,
            orders={seat: order_for(table.orders_of(seat), _reactions(window, seat)) for seat in people},
        )

    # ---- programs --------------------------------------------------------------------------------

    def _ask_programs(self, played: Played, asking: Asking) -> None:
        for seat in asking.members:
            asked = (self._step, seat)
            program = self._room.table.seats[seat].kind == "program"
            if program and seat not in played.answers and asked not in self._asked:
                self._asked.add(asked)
                self._spawn(self._hear(played, asking, seat))

    async def _hear(self, played: Played, asking: Asking, seat: int) -> None:
        """A program's answer; one that comes too late, or is none, lets it pass."""
        try:
            await self._take_in(played, asking, seat)
        except DiscoveryError as error:
            log.error("answer-failed", table=self._room.table.id, seat=seat, error=str(error.code))

    async def _take_in(self, played: Played, asking: Asking, seat: int) -> None:
        room, step = self._room, self._step

        def over() -> bool:
            late = asking.programs_until < room.house.now()
            return late or step != played.window_step or played.window is None or seat in played.answers

        def question() -> Question | None:
            return None if over() else question_of(room.table, played, seat)

        move = await room.house.programs.decide(Request(room.table.id, with_people(room.table), question))
        async with room.turnstile():
            if over():
                return
            if room.broken or move not in played.game.legal(played.state, seat):
                move = codes.LET_PASS
            await room.write(history.Answered(seat, played.game.text(move), silent=True), None)

    # ---- the end ---------------------------------------------------------------------------------

    def _handed_around(self) -> int:
        """Seats of the host's device that are not on its screen now, while another one is."""
        present, seats = self._room.present(), self._room.table.seats
        own = [seat for seat, sitting in enumerate(seats) if sitting.kind == "me" and sitting.personal]
        hidden = [seat for seat in own if not present[seat]]
        return mask_of(hidden) if len(hidden) < len(own) else 0

    def _missing(self) -> int:
        """People without a connection, who are not just waiting for the device."""
        present, seats = self._room.present(), self._room.table.seats
        away = mask_of(seat for seat, sitting in enumerate(seats) if sitting.personal and not present[seat])
        return away & ~self._handed_around()

    def _ends_at(self, played: Played, asking: Asking) -> int | None:
        if played.window is not None and played.window.said:
            return asking.since  # a Bis or Me is played when the window has ended
        return ends_at(asking, played.answers, self._missing())

    def _set_alarm(self, played: Played, asking: Asking) -> None:
        end = self._ends_at(played, asking)
        if end is not None:
            seconds = max(0.0, (end - self._room.house.now()) / 1000)
            step, loop = self._step, asyncio.get_running_loop()
            self._alarm = loop.call_later(seconds, lambda: self._spawn(self._end(step)))

    async def _end(self, step: int) -> None:
        """Play what counts, if the window is still open and its time is over."""
        try:
            async with self._room.turnstile():
                played, asking = self._room.table.played, self.asking
                if played is None or asking is None or step != self._step or self._room.broken:
                    return
                end = self._ends_at(played, asking)
                if end is not None and end <= self._room.house.now() and played.window is not None:
                    await self._close(played, asking)
        except DiscoveryError as error:
            log.error("window-failed", table=self._room.table.id, error=str(error.code))
            await asyncio.sleep(AGAIN_SECONDS)
        self.carry_on()

    async def _close(self, played: Played, asking: Asking) -> None:
        room = self._room
        said = played.window is not None and played.window.said
        counts = None if said else counting(asking, played.answers)
        seat, move = counts or (NOBODY, codes.CLOSE_WINDOW)
        await room.write(moved(played, seat, move, room.house.random), None)
        if codes.code_of(move) in (codes.BIS, codes.ME):
            await room.write(moved(played, NOBODY, codes.CLOSE_WINDOW, room.house.random), None)


def _reactions(window: Window, seat: int) -> list[Reaction]:
    """What a window lets a seat say: whoever acted can only say Bis."""
    if window.flash and seat == window.seat:
        return ["flash"]
    said: dict[Reaction, bool] = {
        "stop": window.contestable,
        "interrupt": window.interruptible,
        "flash": window.flash,
    }
    return [reaction for reaction, open_to in said.items() if open_to]
