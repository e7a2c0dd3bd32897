"""Opponents in the terminal: they play in separate processes, which never get a position."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from discovery.cli.seats import Player
from discovery.cli.terminal import Terminal
from discovery.core.family import Family
from discovery.core.protocol import AnyGame, Event, State
from discovery.core.registry import family_of
from discovery.engines.outside.host import ExternalPrograms
from discovery.engines.process import ResourceLimits, WorkerProcess
from discovery.engines.requests import ProgramQuestion, ProgramSeat, program_seat

USUAL_LEVEL = 3
"""As on the page."""
SECONDS = 30.0
"""The time limit in case of a fault; opponents normally answer long before."""
PATIENT_SECONDS = 1.0
TABLE = "terminal"


def usual_opponent(family: Family) -> str:
    """The program that plays where no opponent is named."""
    levels = family.players.levels
    return levels[USUAL_LEVEL - 1] if len(levels) >= USUAL_LEVEL else family.players.stand_in


class Opponents:
    """The programs of one game, which decide one after another."""

    def __init__(
        self,
        terminal: Terminal,
        game: AnyGame,
        seated: Sequence[Player],
        *,
        commands: ExternalPrograms | None = None,
        seed: str | None = None,
    ) -> None:
        """Programs with the same ``seed`` decide in the same way."""
        self._terminal = terminal
        self._commands = commands
        self._seed = seed
        self._worker = WorkerProcess(ResourceLimits())
        self._sit_down(game, seated)

    def change_to(self, game: AnyGame, seated: Sequence[Player]) -> None:
        """Play on in a game that somebody has joined. Outside programs are started again, because they count
        seats from the deal on."""
        if self._commands is not None:
            self._commands.leave(TABLE, ())
        self._sit_down(game, seated)

    def _sit_down(self, game: AnyGame, seated: Sequence[Player]) -> None:
        commands, seed = self._commands, self._seed
        self._game = game
        programs = family_of(game.name).players.programs
        outside = commands.names if commands is not None else ()
        self._chairs: Mapping[int, ProgramSeat] = {
            number: program_seat(game, player.kind, "" if seed is None else f"{seed} {number}")
            for number, player in enumerate(seated)
            if player.kind in programs or player.kind in outside
        }

    def __contains__(self, seat: int) -> bool:
        """Whether a program has that seat."""
        return seat in self._chairs

    def begin(self, state: State) -> None:
        """Greet the outside programs. ``TableError(NOT_STARTING)`` for one that does not answer."""
        if self._commands is not None:
            for seat, chair in self._chairs.items():
                if chair.program in self._commands.names:
                    self._commands.ready(TABLE, self._question(state, seat, ()))

    def decide(self, state: State, seat: int, observed: tuple[Event, ...]) -> int:
        """A legal move: the program's, or the one that the rules prescribe if it gives none in time."""
        question = self._question(state, seat, observed)
        with self._thinking(self._game.seats[seat]):
            if self._commands is not None and self._chairs[seat].program in self._commands.names:
                answer = self._commands.ask(TABLE, question)
            else:
                answer = self._worker.ask(question.input, SECONDS)
        if answer.move is not None and answer.move in question.input[1].legal:
            return answer.move
        self._terminal.say("play-overdue", seat=self._game.seats[seat], fault=answer.fault or "-")
        return self._game.timeout_move(state, seat)

    def end(self, state: State, observed: Mapping[int, tuple[Event, ...]]) -> None:
        """Tell outside programs that the game is over, with the result."""
        if self._commands is not None:
            self._commands.leave(
                TABLE, [self._question(state, seat, observed[seat]) for seat in self._chairs]
            )

    def stop(self) -> None:
        """End the worker process and the processes of external programs."""
        self._worker.stop()
        if self._commands is not None:
            self._commands.stop()

    def _question(self, state: State, seat: int, observed: tuple[Event, ...]) -> ProgramQuestion:
        game = self._game
        asked = (self._chairs[seat], game.view(state, seat), observed)
        return ProgramQuestion(asked, game, lambda move: game.explain(state, seat, move))

    @contextmanager
    def _thinking(self, name: str) -> Iterator[None]:
        """On a screen, say who is thinking if it takes long."""
        notice = threading.Timer(PATIENT_SECONDS, self._terminal.say, ("play-thinking",), {"seat": name})
        if self._terminal.out.isatty():
            notice.start()
        try:
            yield
        finally:
            notice.cancel()
