"""A live table as a fold over its events: lobby, game and steps. It never waits, draws or stores."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field, replace
from typing import Any

from discovery.core.bits import BIT, members
from discovery.core.errors import Code, TableError
from discovery.core.protocol import NO_MOVE, NO_OUTCOME, NOBODY, Event, Outcome, Standing, Window, moved_up
from discovery.core.protocol import Joined as GameJoined
from discovery.play.commitment import GameKey
from discovery.play.driver import Attempt, Driver
from discovery.play.records import Record
from discovery.server.protocol import MatchInfo, Order, Status, TablePlan
from discovery.server.tables import history
from discovery.server.tables.clock import Clock
from discovery.server.tables.history import LIMITED, PRIVATE, Entry, Payload
from discovery.server.tables.planning import game_of, person
from discovery.server.tables.seating import seats_of
from discovery.server.tables.windows import Answer


@dataclass(slots=True)
class Played:
    """The game of a table that has started. ``legal`` and ``changed`` are by seat, see ``Table.stale``.

    A move is attempted on a copy of ``state`` and then taken over. ``window`` is the open window, opened at
    step ``window_step`` and time ``window_at``, with the ``answers`` so far; ``started`` is the step of the
    deal, ``turns`` are those at which turns began.
    """

    driver: Driver[Any]
    legal: list[tuple[int, ...]]
    changed: list[int]
    clock: Clock
    started: int
    window: Window | None = None
    window_step: int = 0
    window_at: int = 0
    answers: dict[int, Answer] = field(default_factory=dict)
    turns: list[int] = field(default_factory=list)

    @property
    def game(self) -> Any:
        """The game, as its family makes it."""
        return self.driver.game

    @property
    def state(self) -> Any:
        """The current position; it is never changed in place."""
        return self.driver.state

    @property
    def order(self) -> tuple[str, ...]:
        """The ids of what was shuffled, as stored."""
        return tuple(self.game.pieces[piece] for piece in self.driver.order)

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats as a record's header has them."""
        return tuple(self.game.spec.seats)

    @property
    def turn_number(self) -> int:
        """The number of turns that have begun."""
        return int(self.game.standing(self.state).turns)

    def shift(self, jump: int) -> None:
        """The clock was set by ``jump`` ms; shift all stored times."""
        self.clock.shift(jump)
        self.window_at += jump
        self.answers = {seat: replace(said, at=said.at + jump) for seat, said in self.answers.items()}


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
    stops at any moment opens the right seats afterwards."""

    def __init__(self, ident: str, plan: TablePlan, key: GameKey | None = None) -> None:
        self.id = ident
        self.plan = plan
        self.key = key
        self.seats = seats_of(plan)
        self.chairs = list(range(len(self.seats)))
        self.seq = 0
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
        self.seq = entry.seq
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
            case history.Invited(seat, name, comes):
                self._invite(seat - len(self.seats), name if comes else "")
            case history.Seated(seat, name) | history.Renamed(seat, name):
                self.seats[seat].name = name
            case history.Joined():
                return self._join(draft, now)
            case history.Substituted(seat, program, name):
                self._give_to_program(seat, program)
                self.seats[seat].name = name
        return []

    def _note_wish(self, wish: history.Quieted | history.Ended) -> None:
        if isinstance(wish, history.Quieted):
            self.quiet = wish.quiet
        else:
            self.match_ended = True

    def _invite(self, place: int, name: str) -> None:
        self.newcomers[place : place + 1] = [name]

    def _start(self, draft: Draft, now: Moment) -> list[Event]:
        driver = draft.driver
        assert driver is not None
        game, seats = driver.game, len(self.seats)
        none: list[tuple[int, ...]] = [()] * seats
        played = Played(driver, none, [now.step] * seats, Clock(now.at), now.step, turns=[now.step])
        self.played = played
        self._after(played, game.standing(driver.state), now, reopens=True)
        return driver.events[0]

    def _leave(self, draft: Draft, seat: int, program: str, now: Moment) -> list[Event]:
        if self.played is None:
            self.seats[seat].kind, self.seats[seat].name = "open", ""
        elif self.outcome is not None:
            self.seats[seat].left = True
        elif program:
            self._give_to_program(seat, program)
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
        if standing.turns != turns:
            played.turns.append(now.step)
        self._after(played, standing, now, reopens=attempt.decision.move != played.game.leave)
        return attempt.events

    def _after(self, played: Played, standing: Standing, now: Moment, reopens: bool) -> None:
        """Update the window and the clock. A seat that leaves does not reopen the window for
        others."""
        state = played.state
        window, deciders = played.game.window(state), played.game.deciders(state)
        if reopens or not _same(played.window, window):
            played.window_step, played.window_at = now.step, now.at
            played.answers = {}
            for seat in members(window.members) if window else ():
                played.changed[seat] = now.step
        played.window = window
        own = window is None and deciders == BIT[standing.turn]
        played.clock.tick(now.at, standing.turns, deciders, standing.phase, own)
        if self.plan.watching == "delayed":
            self.past.append((now.step, state))

    def _give_to_program(self, seat: int, program: str) -> None:
        self.seats[seat].kind, self.seats[seat].program = "program", program

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
