"""A game at one decision, as its seat knows it: puzzles and lessons put it before people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from discovery.core.errors import Code, InvalidRecord
from discovery.core.protocol import AnyGame, Event, State, View
from discovery.core.text.names import place_of
from discovery.play.records.record import Record
from discovery.play.replay import RecordReplay


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionPoint:
    """``seat`` is the number of the seat that decides, ``happened`` has a row of events for the deal and each
    line, as that seat observed them."""

    game: AnyGame
    state: State
    seat: int
    happened: tuple[tuple[Event, ...], ...]

    @property
    def view(self) -> View:
        """The view of the seat that decides."""
        return self.game.view(self.state, self.seat)

    @classmethod
    def after(cls, record: Record, name: str, deck: object = None, move: str = "", **more: object) -> Self:
        """The position after all lines of a record, for the seat called ``name``, which plays ``move`` next:
        a window that it does not answer has closed then.

        ``deck`` is the host's own that it was played with, ``None`` for one of the project's.
        ``InvalidRecord`` for one that does not replay, or without such a seat.
        """
        again = RecordReplay(record, deck)
        for _ in again.steps():
            pass
        driver = again.driver
        if move:
            driver.close_before(driver.game.parse(move)[0])
        game, state = driver.game, driver.state
        seat = place_of(name, game.seats)
        if seat < 0:
            raise InvalidRecord(Code.UNKNOWN_SEAT, given=name[:60])
        happened = tuple(tuple(game.observe(state, events, seat)) for events in driver.remaining_events)
        return cls(game=game, state=state, seat=seat, happened=happened, **more)
