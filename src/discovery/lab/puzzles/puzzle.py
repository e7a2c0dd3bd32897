"""A puzzle, and the position that its solver sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discovery.core.errors import Code, InvalidRecord
from discovery.core.family import Family
from discovery.core.players.advice import Consultation
from discovery.core.protocol import NO_MOVE
from discovery.core.puzzles import PuzzlePart
from discovery.core.registry import family_of
from discovery.play.decision_point import DecisionPoint
from discovery.play.records import Record

BEST = "best"
"""One move promises clearly more than every other."""
FINISH = "finish"
"""One move wins whatever is hidden, and no other does."""
KINDS = (BEST, FINISH)
HARDEST = 5
SEED = "puzzle"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A game up to a decision of ``seat``, and what each answer promises there.

    ``answers`` are moves in notation with their share of the win in hundredths, best first; the first is the
    solution. ``difficulty`` is 1 to ``HARDEST``.
    """

    ident: str
    kind: str
    seat: str
    difficulty: int
    answers: tuple[tuple[str, int], ...]
    record: Record

    @property
    def solution(self) -> str:
        """The best move, in notation."""
        return self.answers[0][0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Posed(DecisionPoint):
    """A puzzle's game where the solver decides."""

    puzzle: Puzzle

    def consultation(self, iterations: int, seed: str = SEED, move: int = NO_MOVE) -> Consultation:
        """A consultation about this decision."""
        observed = tuple(event for events in self.happened for event in events)
        return Consultation(self.view, observed, iterations, seed, move)


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer to a puzzle: whether it is ``right``, and its share of the win in hundredths."""

    right: bool
    value: int


def part_of(family: Family) -> PuzzlePart:
    """The family's part. ``InvalidRecord(NO_PUZZLES)`` for a family without puzzles."""
    if family.puzzles is None:
        raise InvalidRecord(Code.NO_PUZZLES, given=family.key)
    return family.puzzles


def pose(puzzle: Puzzle, deck: object = None) -> Posed:
    """Replay a puzzle's game. ``InvalidRecord`` for one that does not replay, or whose seat does not decide.

    ``deck`` is the host's own that it was played with, ``None`` for one of the project's.
    """
    posed = Posed.after(puzzle.record, puzzle.seat, deck, puzzle=puzzle)
    if not posed.view.legal:
        raise InvalidRecord(Code.OTHERS_ANSWER)
    return posed


def judge(posed: Posed, move: int) -> Judged:
    """Judge a move. ``IllegalMove`` for one that may not be played, ``InvalidRecord(NO_SUCH_ANSWER)`` for one
    that the puzzle does not know."""
    if move not in posed.view.legal:
        posed.game.play(posed.state.copy(), posed.seat, move)
    part = part_of(family_of(posed.game.name))
    meant = posed.game.text(part.answer_of(posed.game, move))
    for place, (answer, value) in enumerate(posed.puzzle.answers):
        if answer == meant:
            return Judged(place == 0, value)
    raise InvalidRecord(Code.NO_SUCH_ANSWER, given=meant[:60])


def ordered(puzzles: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """The easiest first; among equally hard ones the usual game of a family, then the others as they are
    shown; those of a game by their names."""
    return tuple(sorted(puzzles, key=lambda one: (one.difficulty, *_place(one.record.game), one.ident)))


def _place(game: str) -> tuple[bool, int]:
    """Where a game stands among those of its family."""
    family = family_of(game)
    return game != family.setup.usual_game, family.games.index(game)
