"""The game of a table that has started."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from discovery.core.protocol import AnyGame, State, Window
from discovery.play.driver import AnyDriver
from discovery.server.protocol import Dropped
from discovery.server.tables.clocks.banks import Banks
from discovery.server.tables.clocks.clock import Clock
from discovery.server.tables.windows import WindowAnswer


@dataclass(frozen=True, slots=True)
class Preparation:
    """A prepared move of a seat, see ``history.Prepared``, made after the step ``after_step``."""

    tries: tuple[str, ...]
    unless: frozenset[str]
    after_step: int
    why: Dropped


@dataclass(slots=True)
class RunningGame:
    """The game of a table that has started. ``legal`` and ``changed`` are by seat, see ``Table.stale``.

    A move is attempted on a copy of ``state`` and then taken over. ``window`` is the open window, opened at
    step ``window_step`` and time ``window_at``, with the ``answers`` so far; ``started`` is the step of the
    deal, ``turns`` are those at which turns began, ``rows`` those of the driver's events. ``banks`` is
    ``None`` at tables without them, ``prepared`` is by chair, until the next move of its seat.
    """

    driver: AnyDriver
    legal: list[tuple[int, ...]]
    changed: list[int]
    clock: Clock
    started: int
    window: Window | None = None
    window_step: int = 0
    window_at: int = 0
    answers: dict[int, WindowAnswer] = field(default_factory=dict)
    turns: list[int] = field(default_factory=list)
    rows: list[int] = field(default_factory=list)
    banks: Banks | None = None
    prepared: dict[int, Preparation] = field(default_factory=dict)

    @property
    def game(self) -> AnyGame:
        """The game, as its family makes it."""
        return self.driver.game

    @property
    def state(self) -> State:
        """The current position; it is never changed in place."""
        state: State = self.driver.state
        return state

    @property
    def order(self) -> tuple[str, ...]:
        """The ids of what was shuffled, as stored."""
        return tuple(self.game.pieces[piece] for piece in self.driver.order)

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats as a record's header has them."""
        return self.game.spec.seats

    @property
    def turn_number(self) -> int:
        """The number of turns that have begun."""
        return self.game.progress(self.state).turns

    def shift_clocks(self, jump: int) -> None:
        """Shift the times of players by ``jump`` ms."""
        self.clock.shift(jump)
        if self.banks is not None:
            self.banks.shift(jump)

    def shift_window(self, jump: int) -> None:
        """Shift the times of an open window by ``jump`` ms."""
        self.window_at += jump
        self.answers = {seat: replace(said, at=said.at + jump) for seat, said in self.answers.items()}
