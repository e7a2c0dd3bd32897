"""A live table as a fold over its events: lobby, game and steps. It never waits, draws or stores."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from discovery.core.bits import BIT, members
from discovery.core.errors import Code, TableError
from discovery.core.protocol import NO_MOVE, NO_OUTCOME, NOBODY, Event, Outcome, Standing, Window, moved_up
from discovery.core.protocol import Joined as GameJoined
from discovery.play.commitment import GameKey
from discovery.play.driver import Attempt, Driver
from discovery.play.records import Record
from discovery.server.protocol import MatchInfo, Order, Status, TablePlan
from discovery.server.tables import history
from discovery.server.tables.banks import Banks
from discovery.server.tables.clock import Clock
from discovery.server.tables.history import LIMITED, PRIVATE, Entry, Payload
from discovery.server.tables.planning import game_of, person
from discovery.server.tables.played import Played, Preparation
from discovery.server.tables.seating import seats_of
from discovery.server.tables.windows import Answer


@dataclass(frozen=True, slots=True)
class Draft:
    """An event that may be stored, with what it leads to, so that nothing is read or played a second time.

    ``move`` is an answer in a window, ``attempt`` a move that was played on a copy, ``driver`` a game that
    was dealt, ``joined`` one that somebody has joined.
    """

    payload: Payload
    move: int = NO_MOVE
    attempt: Attempt[Any] | None = None
    driver: Driver[Any] | None = None
    joined: GameJoined[Any] | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """The step that is being made, and when."""

    step: int
    at: int


@dataclass(frozen=True, slots=True)
class StepEvents:
    """The events of a step, nothing hidden."""

    seq: int
    at: int
    events: list[Event]


class Table:
    """Everything known about one table after ``seq`` stored events; what players see are numbered ``steps``.
    Answers in a window and standing orders are stored but make no step, so their number reveals nothing.
    ``match`` is set by whoever loads the table. ``newcomers`` are the names of those who join the match with
    the next game, ``""`` for who does not after all. All chance of the game follows from the secret ``key``.

    Seats are numbered anew when somebody joins; the ``chairs``, by seat, keep their numbers, and a newcomer
    has the next one. What is stored beside the events, a seat's secret link, names a chair: so a server that
    stops at any moment opens the right seats afterwards. ``at`` is when the last event was stored;
    ``shifted`` are the ms by which players' times were shifted since, which no event tells yet."""

    def __init__(self, ident: str, plan: TablePlan, key: GameKey | None = None) -> None:
        self.id = ident
        self.plan = plan
        self.key = key
        self.seats = seats_of(plan)
        self.chairs = list(range(len(self.seats)))
        self.seq = self.at = self.shifted = 0
        self.closed = self.quiet = False
        self.match: MatchInfo | None = None
        self.match_ended = False
        self.newcomers: list[str] = []
        self.played: Played | None = None
        self.step_events: list[StepEvents] = []
        self.orders: dict[tuple[int, str], Order] = {}
        self.past: deque[tuple[int, Any]] = deque(maxlen=plan.delay_steps + 1)
        self.alike: Counter[tuple[type[Payload], int]] = Counter()
        self._step_of: list[int] = []

    @property
    def steps(self) -> int:
        """The number of steps so far."""
        return len(self.step_events)

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
        return "waiting" if self.played is None else "playing"

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, ``None`` before it."""
        return self.played.game.result(self.played.state) if self.played else None

    @property
    def actors(self) -> list[int]:
        """The seats that may act now."""
        if self.played is None or self.closed:
            return []
        return members(self.played.game.actors(self.played.state))

    def orders_of(self, seat: int) -> dict[str, Order]:
        """The standing orders of a person's seat, for all that this game lets people answer."""
        reactions = self.played.game.reactions if self.played else ()
        return {word: self.orders.get((seat, word), "always") for word in reactions}

    def observed(self, seat: int) -> tuple[Event, ...]:
        """Every event since the deal as ``seat`` may know it, oldest first."""
        return self._running().driver.observed(seat)

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
        players."""
        if self.played is not None:
            self.played.shift_clocks(jump)
            self.shifted += jump if self.keeps_time else 0

    def stale(self, seat: int, seen: int) -> bool:
        """Whether the decision of ``seat`` has changed since step ``seen``."""
        return self.played is not None and (seen > self.steps or seen < self.played.changed[seat])

    # ---- before an event is stored ---------------------------------------------------------------

    def draft(self, payload: Payload) -> Draft:
        """What a stored event says and leads to; nothing is changed."""
        match payload:
            case history.Started(seats, order):
                game = game_of(self.plan, seats)
                number = {piece: at for at, piece in enumerate(game.pieces)}
                order_of_pieces = [number[piece] for piece in order]
                return Draft(payload, driver=Driver(game, order_of_pieces, self.key))
            case history.Moved(seat, text, timed):
                played = self._running()
                move, outcome = played.game.parse(text)
                return drafted(played, payload, seat, move, outcome, timed=timed)
            case history.Left(seat, "") if self.played is not None and self.outcome is None:
                return drafted(self.played, payload, seat, self.played.game.leave)
            case history.Answered(_, text):
                move, _ = self._running().game.parse(text)
                return Draft(payload, move)
            case history.Joined(_, name):
                return Draft(payload, joined=self._running().driver.joined(name))
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
        now = Moment(self.steps + 1, entry.at)
        events = self._take(draft, now)
        if self.played is not None:
            self._note_decisions(self.played, now.step)
        self.step_events.append(StepEvents(now.step, now.at, events))
        self._step_of.append(now.step)

    def _note_privately(self, entry: Entry, draft: Draft) -> None:
        match entry.payload:
            case history.Ordered(seat, reaction, order):
                self.orders[seat, reaction] = order
            case history.Answered(seat, _, silent):
                self._running().answers[seat] = Answer(draft.move, entry.at, silent)
            case history.Prepared(seat, tries, unless, why):
                told = Preparation(tuple(tries), frozenset(unless), self.steps, why)
                self._running().prepared[self.chairs[seat]] = told
            case history.Shifted(ms):
                self._running().shift_clocks(ms - self.shifted)
                self.shifted = 0

    def _take(self, draft: Draft, now: Moment) -> list[Event]:
        match draft.payload:
            case history.Started():
                return self._start(draft, now)
            case history.Moved(seat):
                return self._play(draft, seat, now)
            case history.Left(seat, program):
                return self._leave(draft, seat, program, now)
            case history.Closed() | history.Reopened():
                self.closed = isinstance(draft.payload, history.Closed)
            case history.Quieted() | history.Ended():
                self._note_wish(draft.payload)
            case history.Retimed(days):
                self._retime(days, now)
            case history.Invited(seat, name, comes):
                self._invite(seat - len(self.seats), name if comes else "")
            case history.Joined():
                return self._join(draft, now)
            case history.Seated() | history.Renamed() | history.Substituted() | history.Returned():
                self._reseat(draft.payload)
        return []

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

    def _note_wish(self, wish: history.Quieted | history.Ended) -> None:
        if isinstance(wish, history.Quieted):
            self.quiet = wish.quiet
        else:
            self.match_ended = True

    def _retime(self, days: int, now: Moment) -> None:
        """Whoever decides has the whole time of the other clock; banks stand until the game is live again."""
        self.plan = msgspec.structs.replace(self.plan, move_days=days)
        played = self._running()
        played.clock.begin_anew(now.at)
        self._tick(played, played.game.standing(played.state), now)

    def _invite(self, place: int, name: str) -> None:
        self.newcomers[place : place + 1] = [name]

    def _start(self, draft: Draft, now: Moment) -> list[Event]:
        driver = draft.driver
        assert driver is not None
        game, seats = driver.game, len(self.seats)
        none: list[tuple[int, ...]] = [()] * seats
        played = Played(driver, none, [now.step] * seats, Clock(now.at), now.step, turns=[now.step])
        if self.plan.bank_minutes:
            bank, increment = 60_000 * self.plan.bank_minutes, 1000 * self.plan.increment_seconds
            played.banks = Banks(seats, bank, increment, now.at)
        self.played = played
        self._after(played, game.standing(driver.state), now, reopens=True)
        return driver.events[0]

    def _leave(self, draft: Draft, seat: int, program: str, now: Moment) -> list[Event]:
        if self.played is None:
            self.seats[seat].kind, self.seats[seat].name = "open", ""
        elif self.outcome is not None:
            self.seats[seat].left = True
        elif program:
            self.seats[seat].give(program)
        else:
            self.seats[seat].left = True
            return self._play(draft, seat, now)
        return []

    def _join(self, draft: Draft, now: Moment) -> list[Event]:
        """All that is kept by seat moves up. Nobody's decision is what it was; spectators who see the game
        late see it again from here on."""
        played, joined = self._running(), draft.joined
        assert joined is not None
        place, name = joined.place, joined.game.seats[joined.place]
        played.driver.change_to(joined)
        self.seats.insert(place, person(name))
        self.chairs.insert(place, len(self.chairs))
        self.orders = {(moved_up(seat, place), word): order for (seat, word), order in self.orders.items()}
        self.alike = Counter({(kind, moved_up(seat, place)): n for (kind, seat), n in self.alike.items()})
        self.step_events = [
            replace(one, events=[joined.moved(event) for event in one.events]) for one in self.step_events
        ]
        self.past = deque(((step, None) for step, _ in self.past), maxlen=self.past.maxlen)
        if played.banks is not None:
            played.banks.seat(place)
        played.legal = [()] * len(self.seats)
        played.changed = [now.step] * len(self.seats)
        self._after(played, joined.game.standing(joined.state), now, reopens=True)
        return joined.events

    def _play(self, draft: Draft, seat: int, now: Moment) -> list[Event]:
        played, attempt = self._running(), draft.attempt
        assert attempt is not None
        turns = played.turn_number
        played.driver.take(attempt)
        standing = played.game.standing(played.state)
        if seat != NOBODY:
            played.changed[seat] = now.step
            played.prepared.pop(self.chairs[seat], None)
        if standing.turns != turns:
            played.turns.append(now.step)
        self._after(played, standing, now, reopens=attempt.decision.move != played.game.leave)
        return attempt.events

    def _after(self, played: Played, standing: Standing, now: Moment, reopens: bool) -> None:
        """Update the window and the clock. A seat that leaves does not reopen the window for
        others."""
        window = played.game.window(played.state)
        if reopens or not _same(played.window, window):
            played.window_step, played.window_at = now.step, now.at
            played.answers = {}
            for seat in members(window.members) if window else ():
                played.changed[seat] = now.step
        played.window = window
        self._tick(played, standing, now)
        if self.plan.watching == "delayed":
            self.past.append((now.step, played.state))

    def _tick(self, played: Played, standing: Standing, now: Moment) -> None:
        """Tell the clocks who decides from now on."""
        deciders, open_to = played.game.deciders(played.state), played.window is None
        own = open_to and deciders == BIT[standing.turn]
        played.clock.tick(now.at, standing.turns, deciders, standing.phase, own)
        if played.banks is not None:
            running = deciders if open_to and not self.plan.move_days else 0
            played.banks.tick(now.at, standing.turns, standing.turn, running)

    def _note_decisions(self, played: Played, step: int) -> None:
        acting = played.game.actors(played.state)
        for seat, before in enumerate(played.legal):
            now = tuple(played.game.legal(played.state, seat)) if acting & BIT[seat] else ()
            if now != before:
                played.legal[seat], played.changed[seat] = now, step

    def _running(self) -> Played:
        if self.played is None:
            raise RuntimeError(f"table {self.id} has a move before its start")
        return self.played

    def record(self) -> Record:
        """The game as a record, even while it is running. Only for a game that has started."""
        return self._running().driver.record()


def drafted(
    played: Played, payload: Payload, seat: int, move: int, outcome: int = NO_OUTCOME, *, timed: bool = False
) -> Draft:
    """The event of a move, played on a copy: if the rules fail, nothing has been stored or changed."""
    comment = "time" if timed else ""
    return Draft(payload, attempt=played.driver.attempt(seat, move, outcome, comment))


def _same(before: Window | None, now: Window | None) -> bool:
    return before is not None and now is not None and before.subject == now.subject


def replay(table: Table, entry: Entry, rules: int) -> None:
    """Replay the next stored event of a game that was played under version ``rules``.
    ``TableError(RULES_CHANGED)`` if a rule that affects it has changed since."""
    try:
        table.apply(entry)
    finally:
        played = table.played
        amendment = played.game.amended(played.state, rules) if played else None
        if amendment is not None:
            now, rule = amendment
            raise TableError(Code.RULES_CHANGED, rule, was=str(rules), now=str(now))


def begun(ident: str, first: Entry) -> Table:
    """The table after its first event. ``ValueError`` if that is not its creation."""
    if not isinstance(first.payload, history.Created):
        raise ValueError(f"table {ident} has no beginning")
    plan, key = first.payload.plan, first.payload.key
    table = Table(ident, plan, GameKey.read(key) if key else None)
    table.apply(first)
    return table
