"""An event before it is stored, with what it leads to."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.core.protocol import NO_MOVE, NO_OUTCOME, State
from discovery.core.protocol import JoinedGame as GameJoined
from discovery.play.driver import AnyDriver, Attempt, UndoResult
from discovery.server.tables.history import Payload, Undone
from discovery.server.tables.running_game import RunningGame


@dataclass(frozen=True, slots=True)
class Draft:
    """An event that may be stored, with what it leads to, so that nothing is read or played a second time.

    ``move`` is an answer in a window, ``attempt`` a move that was played on a copy, ``driver`` a game that
    was dealt (``turns`` as in ``play.fork``), ``joined`` one that somebody has joined, ``back`` the way to an
    earlier position.
    """

    payload: Payload
    move: int = NO_MOVE
    attempt: Attempt[State] | None = None
    driver: AnyDriver | None = None
    turns: tuple[int, ...] = (0,)
    joined: GameJoined[State] | None = None
    back: UndoResult[State] | None = None


def drafted(
    played: RunningGame,
    payload: Payload,
    seat: int,
    move: int,
    outcome: int = NO_OUTCOME,
    *,
    timed: bool = False,
) -> Draft:
    """The event of a move, played on a copy: if the rules fail, nothing has been stored or changed."""
    comment = "time" if timed else ""
    return Draft(payload, attempt=played.driver.attempt(seat, move, outcome, comment))


def undone(played: RunningGame, payload: Undone) -> Draft:
    """The event of taking something back, with the position that it leads to."""
    comment = "agreed" if payload.agreed else ""
    return Draft(payload, back=played.driver.plan_undo(payload.seat, payload.lines, comment))
