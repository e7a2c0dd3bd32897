"""A live table as a fold over its events: lobby, game and steps. Nothing here waits, draws or stores."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field, replace

from discovery.core.bits import BIT, members
from discovery.core.errors import Code, TableError
from discovery.core.protocol import NO_OUTCOME, NOBODY, Event, Outcome
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.amendments import changed
from discovery.evolution.model.codes import LEAVE_TABLE
from discovery.evolution.model.ruleset import FLASH, INTERRUPT, STOP
from discovery.evolution.model.state import PHASES, State
from discovery.evolution.views.view import Window
from discovery.play.driver import Driver
from discovery.play.records import Record
from discovery.server.protocol import Order, Reaction, Status, TablePlan
from discovery.server.tables import history
from discovery.server.tables.clock import Clock
from discovery.server.tables.history import LIMITED, PRIVATE, Entry, Payload
from discovery.server.tables.planning import game_of
from discovery.server.tables.seating import Seat
from discovery.server.tables.windows import Answer

REACTIONS: dict[Reaction, int] = {"stop": STOP, "interrupt": INTERRUPT, "flash": FLASH}


@dataclass(slots=True)
class Played:
    """The game of a table that has started. ``legal`` and ``changed`` are by seat, see ``Table.stale``.

    ``window`` is the open window, opened at step ``window_step`` and time ``window_at``, with the
    ``answers`` so far; ``started`` is the step of the deal, ``turns`` are those at which turns began.
    """

    driver: Driver[State]
    game: DiscoveryGame
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
    def state(self) -> State:
        """The running position."""
        return self.driver.state

    @property
    def order(self) -> tuple[str, ...]:
        """The ids of what was shuffled, as stored."""
        return tuple(self.game.pieces[piece] for piece in self.driver.order)

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats as a record's header has them."""
        return self.game.spec.seats

    def shift(self, jump: int) -> None:
        """The clock by which times were taken has been set by ``jump`` ms."""
        self.clock.shift(jump)
        self.window_at += jump
        self.answers = {seat: replace(said, at=said.at + jump) for seat, said in self.answers.items()}


@dataclass(frozen=True, slots=True)
class Moment:
    """The step that is being made, and when."""

    step: int
    at: int


@dataclass(frozen=True, slots=True)
class Told:
    """What a step told, unmasked."""

    seq: int
    at: int
    events: list[Event]


class Table:
    """Everything known about one table after ``seq`` stored events; what is told are numbered ``steps``.

    Answers in a window and standing orders are stored and make no step, so that their number tells nothing.
    """

    def __init__(self, ident: str, plan: TablePlan) -> None:
        self.id = ident
        self.plan = plan
        self.seats = [Seat(seat.kind, seat.kind, seat.name, seat.program) for seat in plan.seats]
        self.seq = 0
        self.closed = False
        self.played: Played | None = None
        self.told: list[Told] = []
        self.orders: dict[tuple[int, Reaction], Order] = {}
        self.past: deque[tuple[int, State]] = deque(maxlen=plan.delay_steps + 1)
        self.alike: Counter[tuple[type[Payload], int]] = Counter()
        self._step_of: list[int] = []

    @property
    def steps(self) -> int:
        """How many steps have been told."""
        return len(self.told)

    def step_of(self, seq: int) -> int:
        """The step that a stored event made, 0 for none."""
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

    def orders_of(self, seat: int) -> dict[Reaction, Order]:
        """The standing orders of a person's seat, for all that this game lets people answer."""
        known = self.played.game.rules.reactions if self.played else 0
        if not known:
            return {}
        return {
            word: self.orders.get((seat, word), "always") for word, flag in REACTIONS.items() if known & flag
        }

    def witnessed(self, seat: int) -> tuple[Event, ...]:
        """Every event since the deal as ``seat`` may know it, oldest first."""
        return self._running().driver.observed(seat)

    def stale(self, seat: int, seen: int) -> bool:
        """Whether what ``seat`` is asked has changed since step ``seen``."""
        return self.played is not None and (seen > self.steps or seen < self.played.changed[seat])

    def apply(self, entry: Entry) -> None:
        """Take the next event. The payload was checked before it was stored."""
        self.seq = entry.seq
        if isinstance(entry.payload, LIMITED):
            self.alike[type(entry.payload), entry.payload.seat] += 1
        if isinstance(entry.payload, PRIVATE):
            self._note_privately(entry)
            self._step_of.append(0)
            return
        now = Moment(self.steps + 1, entry.at)
        events = self._take(entry.payload, now)
        if self.played is not None:
            self._note_decisions(self.played, now.step)
        self.told.append(Told(now.step, now.at, events))
        self._step_of.append(now.step)

    def _note_privately(self, entry: Entry) -> None:
        match entry.payload:
            case history.Ordered(seat, reaction, order):
                self.orders[seat, reaction] = order
            case history.Answered(seat, text, silent):
                played = self._running()
                move, _ = played.game.parse(text)
                played.answers[seat] = Answer(move, entry.at, silent)

    def _take(self, payload: Payload, now: Moment) -> list[Event]:
        match payload:
            case history.Started(seats, order):
                return self._start(seats, order, now)
            case history.Moved(seat, text, timed):
                return self._move(seat, text, timed, now)
            case history.Left(seat, program):
                return self._leave(seat, program, now)
            case history.Closed():
                self.closed = True
            case history.Reopened():
                self.closed = False
            case history.Seated(seat, name) | history.Renamed(seat, name):
                self.seats[seat].name = name
            case history.Substituted(seat, program, name):
                self._give_to_program(seat, program)
                self.seats[seat].name = name
        return []

    def _start(self, seats: list[str], order: list[str], now: Moment) -> list[Event]:
        game = game_of(self.plan, seats)
        driver = Driver(game, [game.setup.index[card] for card in order])
        none: list[tuple[int, ...]] = [() for _ in seats]
        changed = [now.step] * len(seats)
        played = Played(driver, game, none, changed, Clock(now.at), now.step)
        played.turns.append(now.step)
        self.played = played
        self._after(played, now, anew=True)
        return driver.events[0]

    def _move(self, seat: int, text: str, timed: bool, now: Moment) -> list[Event]:
        played = self._running()
        return self._play(played, seat, played.game.parse(text), "time" if timed else "", now)

    def _leave(self, seat: int, program: str, now: Moment) -> list[Event]:
        if self.played is None:
            self.seats[seat].kind, self.seats[seat].name = "open", ""
            return []
        if program:
            self._give_to_program(seat, program)
            return []
        self.seats[seat].left = True
        played = self._running()
        return self._play(played, seat, (LEAVE_TABLE, NO_OUTCOME), "", now)

    def _play(
        self, played: Played, seat: int, move: tuple[int, int], comment: str, now: Moment
    ) -> list[Event]:
        turn = played.state.turns
        events = played.driver.play(seat, *move, comment)
        if seat != NOBODY:
            played.changed[seat] = now.step
        if played.state.turns != turn:
            played.turns.append(now.step)
        self._after(played, now, anew=move[0] != LEAVE_TABLE)
        return events

    def _after(self, played: Played, now: Moment, anew: bool) -> None:
        """Note the window and the clock. Whoever leaves does not open the window ``anew`` for the others."""
        state = played.state
        window, deciders = played.game.window(state), played.game.deciders(state)
        if anew or not _same(played.window, window):
            played.window_step, played.window_at = now.step, now.at
            played.answers = {}
            for seat in members(window.members) if window else ():
                played.changed[seat] = now.step
        played.window = window
        own = window is None and deciders == BIT[state.turn]
        played.clock.tick(now.at, state.turns, deciders, PHASES[state.phase], own)
        if self.plan.watching == "delayed":
            self.past.append((now.step, state.copy()))

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
        """The game as a record, also while it goes on. Only for a game that has started."""
        return self._running().driver.record()


def _same(before: Window | None, now: Window | None) -> bool:
    if before is None or now is None:
        return False
    return (before.seat, before.action, before.card) == (now.seat, now.action, now.card)


def replay(table: Table, entry: Entry, rules: int) -> None:
    """The next stored event of a game that was played under version ``rules``.

    ``TableError(RULES_CHANGED)`` where a rule decides in it that has changed since.
    """
    try:
        table.apply(entry)
    finally:
        amendment = changed(table.played.state, rules) if table.played else None
        if amendment is not None:
            now, rule = amendment
            raise TableError(Code.RULES_CHANGED, rule, was=str(rules), now=str(now))


def begun(ident: str, first: Entry) -> Table:
    """The table after its first event. ``ValueError`` if that is not its creation."""
    if not isinstance(first.payload, history.Created):
        raise ValueError(f"table {ident} has no beginning")
    table = Table(ident, first.payload.plan)
    table.apply(first)
    return table
