"""The state of one table: its plan, its seats, the running game and the steps so far."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass

from discovery.core.protocol import Event, State
from discovery.play.commitment import GameKey
from discovery.play.records import Record
from discovery.server.protocol import MatchInfo, Order, StepUndo, TablePlan
from discovery.server.tables.history import Payload
from discovery.server.tables.people.open_undo import OpenUndo
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.seating import seats_of


@dataclass(frozen=True, slots=True)
class StepTime:
    """The step that is being made, and when."""

    step: int
    at: int


@dataclass(frozen=True, slots=True)
class StepEvents:
    """The events of a step, nothing hidden; ``undo``: what became of taking something back;
    ``late``: the seat whose time was up, so that the clock made the move (C14), -1 for no seat."""

    seq: int
    at: int
    events: list[Event]
    undo: StepUndo | None = None
    late: int = -1


class TableState:
    """Everything known about one table after ``seq`` stored events; what players see are numbered ``steps``.
    Answers in a window and standing orders are stored but make no step, so their number reveals nothing.
    ``match`` is set when the table is loaded. ``newcomers`` are the names of those who join the match with
    the next game, ``""`` for who does not after all. All chance of the game follows from the secret ``key``;
    one that branches off from another game has ``before``, what was played of that, and no key.

    Seats are renumbered when somebody joins; the ``chairs``, by seat, keep their numbers, and a newcomer
    has the next one. What is stored beside the events, a seat's secret link, names a chair: so a server that
    stops at any moment opens the right seats afterwards. ``at`` is when the last event was stored;
    ``shifted`` are the ms by which players' times were shifted since, which no event tells yet. ``paused`` is
    since when the game stands still, 0 while it goes on."""

    def __init__(
        self, ident: str, plan: TablePlan, key: GameKey | None = None, before: Record | None = None
    ) -> None:
        self.id, self.plan, self.key, self.before = ident, plan, key, before
        self.seats = seats_of(plan)
        self.chairs = list(range(len(self.seats)))
        self.seq = self.at = self.shifted = self.paused = 0
        self.closed = self.quiet = self.listed = False
        self.chat = plan.chat
        self.match: MatchInfo | None = None
        self.match_ended = False
        self.newcomers: list[str] = []
        self.running_game: RunningGame | None = None
        self.open_undo: OpenUndo | None = None
        self.step_events: list[StepEvents] = []
        self.orders: dict[tuple[int, str], Order] = {}
        self.past: deque[tuple[int, State | None]] = deque(maxlen=plan.delay_steps + 1)
        self.alike: Counter[tuple[type[Payload], int]] = Counter()

    @property
    def steps(self) -> int:
        """The number of steps so far."""
        return len(self.step_events)

    def running(self) -> RunningGame:
        """The game. ``RuntimeError`` before it has begun: a log that no server wrote."""
        if self.running_game is None:
            raise RuntimeError(f"table {self.id} has a move before its start")
        return self.running_game
