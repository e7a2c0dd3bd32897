"""Errors in a user's own program, reported in one line with the frames of its own code.

The author of a program wants to see where *it* failed, not how it was called by the match, a worker process
or the command.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import discovery
from discovery.core.errors import Code, ProgramFault
from discovery.core.players.program import NoMoveGiven
from discovery.core.protocol import View

PACKAGE = Path(discovery.__file__).parent
LONGEST = 200
"""The maximum length of an exception's message in that line."""


@dataclass(frozen=True, slots=True)
class ProgramPlace:
    """Where a program plays; ``Match.play(seed)`` plays the same game again."""

    player: str
    game: str
    seat: int
    seed: str


def not_loading(player: str, error: BaseException) -> ProgramFault:
    """The error for a module that cannot be imported."""
    return _told(ProgramFault(Code.PROGRAM_NOT_LOADING, given=player[:60], fault=_brief(error)), error, None)


@contextmanager
def blamed(place: ProgramPlace, view: View | None = None) -> Iterator[None]:
    """Context manager: any exception is the program's fault, in a decision on ``view`` or while it was
    created."""
    try:
        yield
    except (Exception, SystemExit) as error:
        raise _raised(place, error, view) from error


def _raised(place: ProgramPlace, error: BaseException, view: View | None) -> ProgramFault:
    fault = ProgramFault(
        Code.PROGRAM_FAILED,
        given=place.player[:60],
        fault=_brief(error),
        game=place.game,
        seat=place.seat + 1,
        seed=place.seed,
    )
    return _told(fault, error, view)


def illegal(place: ProgramPlace, move: object, view: View) -> ProgramFault:
    """The error for an illegal choice; it is never replaced by another move."""
    fault = ProgramFault(
        Code.ILLEGAL_CHOICE,
        given=place.player[:60],
        move=_printable(repr(move)),
        game=place.game,
        seat=place.seat + 1,
        seed=place.seed,
    )
    fault.whole = f"{view}\n"
    return fault


def _told(fault: ProgramFault, error: BaseException, view: View | None) -> ProgramFault:
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if _is_own(frame.filename)]
    fault.frames = "".join(traceback.format_list(own))
    if isinstance(error, SyntaxError):
        fault.frames += "".join(traceback.format_exception_only(error))
    seen = "" if view is None else f"{view}\n"
    fault.whole = "".join(traceback.format_exception(error)) + seen
    return fault


def _is_own(file: str) -> bool:
    """Whether a frame belongs to the program: neither to this project nor to Python's import system;
    compiled modules have no full path."""
    path = Path(file)
    return path.is_absolute() and not path.is_relative_to(PACKAGE) and "importlib" not in path.parts


def _brief(error: BaseException) -> str:
    if isinstance(error, NoMoveGiven):
        return str(error)
    return _printable(f"{type(error).__name__}: {error}" if str(error) else type(error).__name__)


def _printable(text: str) -> str:
    first = text.split("\n", maxsplit=1)[0]
    return "".join(character if character.isprintable() else "?" for character in first)[:LONGEST]
