"""Drives a game: which seat is next, what is due, chance outcomes, what each seat has observed, and the lines
of the record.

Matches, environments, replays, terminals and live tables all use this driver, so that they agree on these
points. It contains no rules: it asks the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeAlias, TypeVar

from discovery.core.chance import draw
from discovery.core.errors import Code, IllegalMove, InvalidInput
from discovery.core.protocol import (
    NO_MOVE,
    NO_OUTCOME,
    NOBODY,
    SPECTATOR,
    Chooser,
    Event,
    Game,
    JoinedGame,
    Outcome,
    Progress,
    State,
)
from discovery.core.text.names import same
from discovery.core.undone import UNDONE, undone_event
from discovery.play.commitment import GameKey
from discovery.play.move_history import MoveHistory, PlayedMove, UndoneMoves, UndoOption
from discovery.play.records.record import (
    NOBODY_NAME,
    Fork,
    Line,
    Record,
    is_name,
    joining_line,
    undoing_line,
)

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Attempt(Generic[S]):
    """A move played on a copy: the position after it, and its events."""

    decision: PlayedMove
    state: S
    events: list[Event]


@dataclass(frozen=True, slots=True)
class UndoResult(Generic[S]):
    """The way back to an earlier position: what is taken back, the position, the chance outcomes up to it,
    and the event that everybody sees. ``row`` is the first of the driver's ``events`` that does not stand any
    more."""

    undo: UndoneMoves
    state: S
    draws: int
    events: list[Event]
    row: int


class Driver(Generic[S]):
    """A game from its opening on.

    ``events`` has a row for the opening and one for each move played or taken back, unmasked. ``state`` is
    the running position: copy it to keep it. ``game`` is the game that it is a position of: each newcomer
    makes a new one (``change_to``), so ask the driver for it. ``dealt`` is the game of the deal, whose seats
    a record names. ``draws`` counts the chance outcomes of the moves that stand, ``fork`` tells of a game
    that branched off from another one.
    """

    def __init__(self, game: Game[S], order: Sequence[int], key: GameKey | None = None) -> None:
        """``key`` is the one by which the order was shuffled; without it outcomes are drawn by any generator.
        ``InvalidSetup`` for an order that is not valid in the game."""
        self.game = self.dealt = game
        self.order = tuple(order)
        self.draws = 0
        self.fork: Fork | None = None
        self._key = key
        self.state, opening = game.open(order)
        self.events: list[list[Event]] = [opening]
        self._lines: tuple[Line, ...] = ()
        self._observed: dict[int, _Observed] = {}
        self._begin(None)

    def _begin(self, base: S | None) -> None:
        """The course of the game begins here, at the deal without a ``base``: nobody goes back behind it."""
        self._base, self._base_row, self._base_draws = base, len(self.events), self.draws
        self._course = MoveHistory(self.game.leave)

    @classmethod
    def shuffled(cls, game: Game[S], random: Chooser, key: GameKey | None = None) -> Self:
        """Start a new game, shuffled by its ``key``, or by ``random`` if it has none."""
        return cls(game, game.shuffle(random if key is None else key.deal()), key)

    def copy(self) -> Self:
        """An independent copy of the game and its driver."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.events, twin._course = self.events[:], self._course.copy()
        twin._observed = {}
        return twin

    # ---- what comes next -------------------------------------------------------------------------

    @property
    def result(self) -> Outcome | None:
        """How the game ended, ``None`` while it goes on."""
        return self.game.result(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def seat(self) -> int:
        """The seat that decides next, ``NOBODY`` while a line is due and when the game is over."""
        return self.game.decider(self.state) if self.game.actors(self.state) else NOBODY

    def next_decision(self, random: Chooser) -> int:
        """Play everything that is due and return the seat that decides next, ``NOBODY`` if the game is
        over."""
        while (due := self.game.due(self.state)) is not None:
            self.play(*due, self.draw(due[1], random))
        return self.seat

    def draw(self, move: int, random: Chooser) -> int:
        """Draw a chance outcome of a legal move, uniformly; ``NO_OUTCOME`` if the move has none. In a game
        with a key the outcome follows from that."""
        chooser = random if self._key is None else self._key.draw(self.draws + 1)
        return draw(self.game, self.state, move, chooser)

    # ---- playing ---------------------------------------------------------------------------------

    def play(self, seat: int, move: int, outcome: int = NO_OUTCOME, comment: str = "") -> list[Event]:
        """Play a move and return its events. ``IllegalMove`` changes nothing."""
        before, decision = self.game.progress(self.state), self._decision(seat, move, outcome, comment)
        happened = self.game.play(self.state, seat, move, outcome)
        self._note(before, decision, happened)
        return happened

    def attempt(self, seat: int, move: int, outcome: int = NO_OUTCOME, comment: str = "") -> Attempt[S]:
        """Play a move on a copy; nothing is changed until ``take``. ``IllegalMove`` as ``play``."""
        state = self.state.copy()
        events = self.game.play(state, seat, move, outcome)
        return Attempt(self._decision(seat, move, outcome, comment), state, events)

    def take(self, attempt: Attempt[S]) -> None:
        """Adopt an attempt that was made from the current position."""
        before, self.state = self.game.progress(self.state), attempt.state
        self._note(before, attempt.decision, attempt.events)

    def _decision(self, seat: int, move: int, outcome: int, comment: str) -> PlayedMove:
        due = outcome != NO_OUTCOME and self.game.due(self.state) is not None
        return PlayedMove(seat, move, outcome, comment, due)

    def _note(self, before: Progress, decision: PlayedMove, happened: list[Event]) -> None:
        """Store the events, and the move."""
        self.events.append(happened)
        self.draws += decision.outcome != NO_OUTCOME
        self._course.note(decision, self.game.record_line(before, self.state, decision.move))

    def close_before(self, move: int) -> list[Event]:
        """Play the closing of a window that a record leaves out before ``move``, if there is one."""
        closing = self.game.closing(self.state, move)
        return [] if closing == NO_MOVE else self.play(NOBODY, closing)

    # ---- who joins -------------------------------------------------------------------------------

    def joined(self, name: str) -> JoinedGame[S]:
        """The game with a newcomer, who is not seated until ``change_to``. ``IllegalMove`` as the game says,
        ``InvalidInput`` for a name that no seat may have, or that one has already."""
        if not is_name(name) or same([*self.game.seats, name]):
            raise InvalidInput(Code.BAD_NAME, given=name[:60])
        return self.game.joined(self.state, name)

    def change_to(self, joined: JoinedGame[S], comment: str = "") -> None:
        """Go on with a game that somebody has joined from the current position.

        What happened before is kept with the seats as they are numbered from now on.
        """
        name = joined.game.seats[joined.place]
        self._lines = (*self.lines, joining_line(name, comment))
        self._observed = {}
        self.events = [joined.renumbered(happened) for happened in self.events]
        self.events.append(joined.events)
        self.game, self.state = joined.game, joined.state
        self._begin(joined.state.copy())

    # ---- what is taken back ----------------------------------------------------------------------

    def undo_option(self, seat: int) -> UndoOption | None:
        """The way back to the latest decision of ``seat``; ``None`` if there is none, and once the game is
        over.

        It depends only on what everybody has seen happen, so it tells nobody anything.
        """
        if self.over:
            return None
        option = self._course.undo_option(seat, self.game, self.events[self._base_row :])
        if option is None or self.game.window(self.state) is None:
            return option
        return UndoOption(option.lines, free=False, hidden=True)

    def plan_undo(self, seat: int, lines: int, comment: str = "") -> UndoResult[S]:
        """The result if ``seat`` takes back the latest ``lines`` that stand: the position as a replay of
        the lines before would have it. ``IllegalMove`` NOTHING_TO_UNDO where that many cannot be taken back.

        Nothing is changed until ``apply_undo``; whether it is free, or has everybody's consent, is for the
        caller to know.
        """
        target = None if self.over else self._course.before(lines)
        if target is None:
            raise IllegalMove(Code.NOTHING_TO_UNDO)
        row, (*kept, undone) = target
        state = self.game.deal(self.order) if self._base is None else self._base.copy()
        for decision in kept:
            self._close_before(state, decision.move)
            self.game.play(state, decision.seat, decision.move, decision.outcome)
        self._close_before(state, undone.move)
        draws = self._base_draws + sum(decision.outcome != NO_OUTCOME for decision in kept)
        row += self._base_row
        events = [undone_event(seat, sum(map(len, self.events[row:])))]
        return UndoResult(UndoneMoves(seat, lines, comment), state, draws, events, row)

    def _close_before(self, state: S, move: int) -> None:
        closing = self.game.closing(state, move)
        if closing != NO_MOVE:
            self.game.play(state, NOBODY, closing)

    def apply_undo(self, back: UndoResult[S]) -> None:
        """Go on from an earlier position. The same moves draw the same outcomes again from there, and nobody
        forgets what they have seen."""
        self.events.append(back.events)
        self.state, self.draws = back.state, back.draws
        self._course.note_undo(back.undo)

    # ---- what is known ---------------------------------------------------------------------------

    def observed(self, viewer: int = SPECTATOR) -> tuple[Event, ...]:
        """Every event since the opening as ``viewer`` may know it, oldest first."""
        known = self._observed.setdefault(viewer, _Observed())
        for happened in self.events[known.steps :]:
            known.events += self.game.observe(self.state, happened, viewer)
        known.steps = len(self.events)
        return tuple(known.events)

    @property
    def remaining_events(self) -> list[list[Event]]:
        """The rows of ``events`` that nobody has taken back, oldest first."""
        kept: list[list[Event]] = []
        numbers: list[int] = []
        total = 0
        for row in self.events:
            if row and row[0].kind == UNDONE:
                while numbers and numbers[-1] >= total - row[0].number:
                    numbers.pop()
                    kept.pop()
            else:
                kept.append(row)
                numbers.append(total)
            total += len(row)
        return kept

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines of the record so far."""
        return (*self._lines, *map(self._line, self._course.lines()))

    def _line(self, decision: PlayedMove | UndoneMoves) -> Line:
        name = NOBODY_NAME if decision.seat == NOBODY else self.game.seats[decision.seat]
        if isinstance(decision, UndoneMoves):
            return undoing_line(name, decision.lines, decision.comment)
        return Line(name, self.game.text(decision.move, decision.outcome), decision.comment)

    def record(self) -> Record:
        """The game so far, with scores and winners if it is over, and then with its key, too."""
        record = Record.of(self.dealt, self.order, self.lines).ended(self.game, self.result)
        record = replace(record, fork=self.fork)
        if self._key is None:
            return record
        return replace(
            record, commitment=self._key.commitment, key=self._key.hex_digits() if self.over else ""
        )


@dataclass(slots=True)
class _Observed:
    """The events that a viewer has observed up to a step, cached because programs need it at every move."""

    steps: int
    events: list[Event]

    def __init__(self) -> None:
        self.steps, self.events = 0, []


AnyDriver: TypeAlias = Driver[Any]
"""The driver of a game of any family."""
