"""A live table as a fold over its events: lobby, game and steps. Nothing here waits, draws or stores."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from discovery.bits import BIT, members
from discovery.evolution.game import LEAVE, DiscoveryGame
from discovery.evolution.state import State
from discovery.protocol import NO_OUTCOME, Event, Outcome
from discovery.records import Line, Record, finish
from discovery.server import history
from discovery.server.history import Entry
from discovery.server.messages import Status, TablePlan
from discovery.server.planning import game_of
from discovery.server.seating import Seat


@dataclass(slots=True)
class Played:
    """The game of a table that has started. ``legal`` and ``changed`` are by seat, see ``Table.stale``."""

    game: DiscoveryGame
    state: State
    order: tuple[str, ...]
    seats: tuple[str, ...]
    legal: list[tuple[int, ...]]
    changed: list[int]
    turn_since: int
    lines: list[Line] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Told:
    """What an event told, unmasked."""

    seq: int
    at: int
    events: list[Event]


class Table:
    """Everything known about one table after ``seq`` events."""

    def __init__(self, ident: str, plan: TablePlan) -> None:
        self.id = ident
        self.plan = plan
        self.seats = [Seat(seat.kind, seat.kind, seat.name, seat.program) for seat in plan.seats]
        self.seq = 0
        self.closed = False
        self.played: Played | None = None
        self.told: list[Told] = []

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

    def stale(self, seat: int, seen: int) -> bool:
        """Whether what ``seat`` is asked has changed since event ``seen``."""
        return self.played is not None and (seen > self.seq or seen < self.played.changed[seat])

    def apply(self, entry: Entry) -> None:
        """Take the next event. The payload was checked before it was stored."""
        self.seq = entry.seq
        events = self._take(entry)
        if self.played is not None:
            self._note_decisions(self.played, entry)
        self.told.append(Told(entry.seq, entry.at, events))

    def _take(self, entry: Entry) -> list[Event]:
        match entry.payload:
            case history.Started(seats, order):
                return self._start(seats, order, entry)
            case history.Moved(seat, text, timed):
                return self._move(seat, text, timed, entry)
            case history.Left(seat, program):
                return self._leave(seat, program, entry)
            case history.Closed():
                self.closed = True
            case history.Seated(seat, name) | history.Renamed(seat, name):
                self.seats[seat].name = name
            case history.Substituted(seat, program, name):
                self._give_to_program(seat, program)
                self.seats[seat].name = name
        return []

    def _start(self, seats: list[str], order: list[str], entry: Entry) -> list[Event]:
        game = game_of(self.plan, seats)
        state, events = game.open([game.setup.index[card] for card in order])
        none: list[tuple[int, ...]] = [() for _ in seats]
        changed = [entry.seq] * len(seats)
        self.played = Played(game, state, tuple(order), tuple(seats), none, changed, entry.at)
        return events

    def _move(self, seat: int, text: str, timed: bool, entry: Entry) -> list[Event]:
        played = self._running()
        line = Line(self.seats[seat].name, text, "time" if timed else "")
        return self._play(played, seat, played.game.parse(text), line, entry)

    def _leave(self, seat: int, program: str, entry: Entry) -> list[Event]:
        if self.played is None:
            self.seats[seat].kind, self.seats[seat].name = "open", ""
            return []
        if program:
            self._give_to_program(seat, program)
            return []
        self.seats[seat].left = True
        played = self._running()
        line = Line(self.seats[seat].name, played.game.text(LEAVE))
        return self._play(played, seat, (LEAVE, NO_OUTCOME), line, entry)

    def _play(
        self, played: Played, seat: int, move: tuple[int, int], line: Line, entry: Entry
    ) -> list[Event]:
        turn = played.state.turns
        events = played.game.play(played.state, seat, *move)
        played.lines.append(line)
        played.changed[seat] = entry.seq
        if played.state.turns != turn:
            played.turn_since = entry.at
        return events

    def _give_to_program(self, seat: int, program: str) -> None:
        self.seats[seat].kind, self.seats[seat].program = "program", program

    def _note_decisions(self, played: Played, entry: Entry) -> None:
        acting = played.game.actors(played.state)
        for seat, before in enumerate(played.legal):
            now = tuple(played.game.legal(played.state, seat)) if acting & BIT[seat] else ()
            if now != before:
                played.legal[seat], played.changed[seat] = now, entry.seq

    def _running(self) -> Played:
        if self.played is None:
            raise RuntimeError(f"table {self.id} has a move before its start")
        return self.played

    def record(self) -> Record:
        """The game as a record, also while it goes on. Only for a game that has started."""
        played = self._running()
        record = Record(
            game=self.plan.game,
            seats=played.seats,
            order=played.order,
            deck=self.plan.deck,
            options=played.game.rules.options,
            lines=tuple(played.lines),
        )
        return finish(record, played.game, played.state)


def fold(ident: str, entries: Iterable[Entry]) -> Table:
    """The table that a whole history makes. ``ValueError`` if it does not begin with its creation."""
    table: Table | None = None
    for entry in entries:
        if table is None:
            if not isinstance(entry.payload, history.Created):
                break
            table = Table(ident, entry.payload.plan)
        table.apply(entry)
    if table is None:
        raise ValueError(f"table {ident} has no beginning")
    return table
