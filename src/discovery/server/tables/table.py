"""A live table as a fold over its events: lobby, game and steps. It never waits, draws or stores."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from discovery.core.bits import members
from discovery.core.protocol import Event, Outcome
from discovery.play.commitment import GameKey
from discovery.play.records import Record
from discovery.server.protocol import Order, Status, TablePlan
from discovery.server.tables import history, transitions
from discovery.server.tables.clocks.quiet import hours_of
from discovery.server.tables.drafts import Draft, drafted, undone
from discovery.server.tables.history import LIMITED, PRIVATE, Entry, Payload
from discovery.server.tables.opening import opened
from discovery.server.tables.people.open_undo import open_undo_after
from discovery.server.tables.running_game import Preparation
from discovery.server.tables.state import StepEvents, StepTime, TableState
from discovery.server.tables.windows import WindowAnswer


class Table(TableState):
    """A table after its stored events, which are applied one by one; see ``TableState`` for what it keeps."""

    def __init__(
        self, ident: str, plan: TablePlan, key: GameKey | None = None, before: Record | None = None
    ) -> None:
        super().__init__(ident, plan, key, before)
        self._step_of: list[int] = []

    def step_of(self, seq: int) -> int:
        """The step that a stored event made; 0 for none."""
        return self._step_of[seq - 1]

    @property
    def status(self) -> Status:
        """Where the table stands; a finished game stays ``over`` for ever."""
        if self.outcome is not None:
            return "over"
        if self.closed:
            return "closed"
        return "waiting" if self.running_game is None else "playing"

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, ``None`` before it."""
        return self.running_game.game.result(self.running_game.state) if self.running_game else None

    @property
    def actors(self) -> list[int]:
        """The seats that may act now."""
        if self.running_game is None or self.closed:
            return []
        return members(self.running_game.game.actors(self.running_game.state))

    def orders_of(self, seat: int) -> dict[str, Order]:
        """The standing orders of a person's seat, for all that this game lets people answer."""
        reactions = self.running_game.game.reactions if self.running_game else ()
        return {word: self.orders.get((seat, word), "always") for word in reactions}

    def observed(self, seat: int) -> tuple[Event, ...]:
        """Every event since the deal as ``seat`` may know it, oldest first."""
        return self.running().driver.observed(seat)

    @property
    def teams(self) -> list[list[int]]:
        """The seats of each team."""
        return [sorted(self.chairs.index(chair) for chair in team) for team in self.plan.teams]

    @property
    def keeps_time(self) -> bool:
        """Whether times that were used stay used, even when nobody holds the table."""
        return self.plan.bank_minutes > 0 or self.plan.move_days > 0

    def shift(self, jump: int) -> None:
        """The server's clock was set by ``jump`` ms, or nobody held the table for so long: shift the times of
        players. In a pause they stand anyway: at its end all of it is left out."""
        if self.running_game is not None and not self.paused:
            self.running_game.shift_clocks(jump)
            self.shifted += jump if self.keeps_time else 0

    def stale(self, seat: int, seen: int) -> bool:
        """Whether the decision of ``seat`` has changed since step ``seen``."""
        return self.running_game is not None and (seen > self.steps or seen < self.running_game.changed[seat])

    # ---- before an event is stored ---------------------------------------------------------------

    def draft(self, payload: Payload) -> Draft:
        """The draft of a stored event with its consequences; nothing is changed."""
        match payload:
            case history.Started():
                made = opened(self.plan, payload, self.key, self.before)
                return Draft(payload, driver=made.driver, turns=made.turns)
            case history.Moved(seat, text, timed):
                played = self.running()
                move, outcome = played.game.parse(text)
                return drafted(played, payload, seat, move, outcome, timed=timed)
            case history.Left(seat, "") if self.running_game is not None and self.outcome is None:
                return drafted(self.running_game, payload, seat, self.running_game.game.leave)
            case history.Answered(_, text):
                move, _ = self.running().game.parse(text)
                return Draft(payload, move)
            case history.Joined(_, name):
                return Draft(payload, joined=self.running().driver.joined(name))
            case history.Undone():
                return undone(self.running(), payload)
        return Draft(payload)

    # ---- after it is stored ----------------------------------------------------------------------

    def apply(self, entry: Entry, draft: Draft | None = None) -> None:
        """Apply the next event. ``draft`` is what was checked before it was stored. Without one, as when a
        table is loaded, the event is parsed."""
        draft = draft or self.draft(entry.payload)
        self.seq, self.at = entry.seq, entry.at
        if isinstance(entry.payload, LIMITED):
            self.alike[type(entry.payload), entry.payload.seat] += 1
        if isinstance(entry.payload, PRIVATE):
            self._note_privately(entry, draft)
            self._step_of.append(0)
            return
        past = () if draft.driver is None else draft.driver.events[:-1]  # of a fork
        self.step_events += [StepEvents(self.steps + n, entry.at, row) for n, row in enumerate(past, 1)]
        now = StepTime(self.steps + 1, entry.at)
        rows = [] if self.running_game is None else self.running_game.rows
        self.open_undo, undo = open_undo_after(self.open_undo, draft, now.at, rows)
        events = self._take(draft, now)
        if self.running_game is not None:
            transitions.note_decisions(self, self.running_game, now.step)
        self.step_events.append(StepEvents(now.step, now.at, events, undo, _late(entry.payload)))
        self._step_of.append(now.step)

    def _note_privately(self, entry: Entry, draft: Draft) -> None:
        match entry.payload:
            case history.Ordered(seat, reaction, order):
                self.orders[seat, reaction] = order
            case history.Answered(seat, _, silent):
                self.running().answers[seat] = WindowAnswer(draft.move, entry.at, silent)
            case history.Prepared(seat, tries, unless, why):
                preparation = Preparation(tuple(tries), frozenset(unless), self.steps, why)
                self.running().prepared[self.chairs[seat]] = preparation
            case history.Shifted(ms):
                self.running().shift_clocks(ms - self.shifted)
                self.shifted = 0

    def _take(self, draft: Draft, now: StepTime) -> list[Event]:
        match draft.payload:
            case history.Started():
                return transitions.start(self, draft, now)
            case history.Moved(seat):
                return transitions.play(self, draft, seat, now)
            case history.Left(seat, program):
                return self._leave(draft, seat, program, now)
            case history.Joined():
                return transitions.join(self, draft, now)
            case history.Undone():
                return transitions.go_back(self, draft, now)
        self._keep(draft.payload, now)
        return []

    def _keep(self, payload: Payload, now: StepTime) -> None:
        """Apply an event that changes the table but not the game."""
        match payload:
            case history.Closed() | history.Reopened():
                self.closed = isinstance(payload, history.Closed)
            case history.Quieted() | history.Chatting() | history.Listed() | history.Ended():
                self._note_wish(payload)
            case history.Retimed(days):
                self._retime(days, now)
            case history.Paused():
                self.paused = now.at
            case history.Resumed() if self.paused:
                self._resume(now)
            case history.Invited(seat, name, comes):
                self._invite(seat - len(self.seats), name if comes else "")
            case history.Seated() | history.Renamed() | history.Substituted() | history.Returned():
                self._reseat(payload)

    def _reseat(
        self, event: history.Seated | history.Renamed | history.Substituted | history.Returned
    ) -> None:
        seat = self.seats[event.seat]
        if isinstance(event, history.Returned):
            seat.give_back()
            return
        seat.name = event.name
        if isinstance(event, history.Substituted):
            seat.give(event.program, keeps=event.keeps)

    def _note_wish(self, wish: history.Quieted | history.Chatting | history.Listed | history.Ended) -> None:
        match wish:
            case history.Quieted(quiet):
                self.quiet = quiet
            case history.Chatting(chat):
                self.chat = chat
            case history.Listed(listed):
                self.listed = listed
            case history.Ended():
                self.match_ended = True

    def _retime(self, days: int, now: StepTime) -> None:
        """A deciding seat has the whole time of the other clock; banks stand until the game is live again."""
        self.plan = msgspec.structs.replace(self.plan, move_days=days)
        played = self.running()
        played.clock.begin_anew(now.at, hours_of(self.plan))
        transitions.tick(self, played, played.game.progress(played.state), now)

    def _resume(self, now: StepTime) -> None:
        pause, self.paused = max(0, now.at - self.paused), 0
        self.running().shift_clocks(pause)
        self.running().shift_window(pause)
        if self.open_undo is not None:
            self.open_undo = replace(self.open_undo, at=self.open_undo.at + pause)

    def _invite(self, place: int, name: str) -> None:
        self.newcomers[place : place + 1] = [name]

    def _leave(self, draft: Draft, seat: int, program: str, now: StepTime) -> list[Event]:
        if self.running_game is None:
            self.seats[seat].kind, self.seats[seat].name = "open", ""
        elif self.outcome is not None:
            self.seats[seat].left = True
        elif program:
            self.seats[seat].give(program)
        else:
            self.seats[seat].left = True
            return transitions.play(self, draft, seat, now)
        return []

    def record(self) -> Record:
        """The game as a record, even while it is running. Only for a game that has started."""
        return self.running().driver.record()


def _late(payload: Payload) -> int:
    """The seat whose time was up, so that the clock made this move, -1 for any other event."""
    return payload.seat if isinstance(payload, history.Moved) and payload.timed else -1
