"""Outside programs in simulations and tournaments: one process per seat, kept from game to game.

A maker is pickled for worker processes, so it holds only strings and numbers; each worker process starts
programs of its own. If a program does not answer, that is an error, as for any program that is measured: no
move is played for it.
"""

from __future__ import annotations

import atexit
from dataclasses import dataclass
from random import SystemRandom

from discovery.core.dice import Dice
from discovery.core.players.program import NoMoveGiven, Program
from discovery.core.protocol import AnyGame, Chooser, Event, Refusal, View
from discovery.core.registry import family_of
from discovery.engines.outside.host import OutsideSeat
from discovery.engines.requests import ProgramQuestion, program_seat

_SYSTEM = SystemRandom()
_seats: dict[tuple[Outside, int], OutsideSeat] = {}
"""The programs that this process has started, by command and seat."""


@dataclass(frozen=True, slots=True)
class Outside:
    """Makes players of an outside program; it has ``seconds`` for each decision."""

    name: str
    command: tuple[str, ...]
    seconds: float

    def __call__(self, game: AnyGame, random: Chooser = _SYSTEM, /) -> Program:
        """The program for one game, with a seed for a generator of its own."""
        return Outsider(self, game, str(random.randrange(2**31)))


class Outsider:
    """A seat of one game, played by an outside program."""

    def __init__(self, maker: Outside, game: AnyGame, seed: str) -> None:
        self._maker = maker
        self._game = game
        self._chair = program_seat(game, maker.name, seed)
        self._seat: OutsideSeat | None = None

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """The program's move. ``NoMoveGiven`` if it gives none."""
        if self._seat is None:
            self._seat = _seat_of(self._maker, view.seat)
            self._seat.begin()
        answer = self._seat.ask(self._question(view, observed))
        if answer.move is None:
            self._seat.stop()
            raise NoMoveGiven(answer.fault)
        return answer.move

    def finish(self, view: View, observed: tuple[Event, ...]) -> None:
        """Report the result to a program that has played."""
        if self._seat is not None:
            self._seat.rest(self._question(view, observed))

    def _question(self, view: View, observed: tuple[Event, ...]) -> ProgramQuestion:
        return ProgramQuestion(
            (self._chair, view, observed), self._game, lambda move: self._why_not(view, observed, move)
        )

    def _why_not(self, view: View, observed: tuple[Event, ...], move: int) -> Refusal | None:
        """Reasons depend only on what the seat can see: any position that the view allows gives them."""
        if move in view.legal:
            return None
        players = family_of(self._game.spec.game).players
        state = players.determinizer(self._game, view, observed).deal(Dice(0))
        return self._game.explain(state, view.seat, move)


def _seat_of(maker: Outside, seat: int) -> OutsideSeat:
    """The process for a seat, started when it is first needed and ended with this process."""
    if not _seats:
        atexit.register(end_all)
    key = (maker, seat)
    if key not in _seats:
        _seats[key] = OutsideSeat(maker.command, maker.seconds)
    return _seats[key]


def end_all() -> None:
    """End the programs of this process; each has a moment to exit by itself."""
    for seat in _seats.values():
        seat.close()
    _seats.clear()
