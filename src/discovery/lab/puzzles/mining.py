"""Finding puzzles in finished games, and checking them.

A decision becomes a puzzle if searches from its seat's view find one answer that is better than every other
by far more than chance explains. What is hidden from the seat is dealt again for each of their games, so
neither the puzzle nor its solution can depend on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from discovery.core.errors import InvalidRecord
from discovery.core.players.advice import Consultation
from discovery.core.registry import family_of
from discovery.lab.analysis import AnalysedChoice, story
from discovery.lab.puzzles.puzzle import BEST, FINISH, HARDEST, SEED, Posed, Puzzle, ordered, part_of, pose
from discovery.play.records import Record

ITERATIONS = 1500
"""Iterations for each answer, unless the caller sets another number."""
GLANCE = 10
"""The first look takes this part of the iterations."""
MARGIN = 0.12
"""By how much the best answer exceeds every other, at least, as a share of the win."""
SURE = 4.0
"""And by how many standard deviations of that difference."""
HOPELESS = 0.15
"""A decision whose best answer promises less is no pleasure to solve."""
WON = 0.995
"""From here on an answer is said to win whatever is hidden."""
FEWEST = 3
"""A decision with fewer answers is a guess."""
A_GAME = 2
"""The most puzzles from one game, so that they differ."""
LAST = 8
"""The last choices of a game are looked at first: where somebody can win, answers differ most."""
STEPS = (8, 32, 128, 512)
"""Iterations of short searches; the more of them fail, the harder the puzzle."""
TRIES = 3


@dataclass(frozen=True, slots=True)
class CheckedDecision:
    """The value of each answer of a decision, best first, and whether the first is the only best one."""

    answers: tuple[tuple[int, float], ...]
    sound: bool

    @property
    def kind(self) -> str:
        """``FINISH`` if the best answer wins whatever is hidden, else ``BEST``."""
        return FINISH if self.answers[0][1] >= WON else BEST


def mine(
    games: Iterable[Record],
    iterations: int = ITERATIONS,
    deck: object = None,
    progress: Callable[[int], None] = lambda done: None,
) -> tuple[Puzzle, ...]:
    """The puzzles in finished ``games``, easiest first. ``progress`` is called with 1 after each game;
    ``deck`` is the host's own that they were played with. Equal arguments give equal puzzles.
    ``InvalidRecord`` for a game that does not replay, is not over, or whose family has no puzzles."""
    puzzles: dict[str, Puzzle] = {}
    for record in games:
        for puzzle in _in_game(record, iterations, deck):
            puzzles[puzzle.ident] = puzzle
        progress(1)
    return ordered(tuple(puzzles.values()))


def check(posed: Posed, iterations: int = ITERATIONS, seed: str = SEED) -> CheckedDecision:
    """Search every answer of a position again."""
    part = part_of(family_of(posed.game.name))
    moves = part.answers(posed.game, posed.view)
    return _checked(posed, moves, iterations, seed)


def _in_game(record: Record, iterations: int, deck: object) -> Iterator[Puzzle]:
    part = part_of(family_of(record.game))
    taken: list[int] = []
    questions = story(record, deck).questions
    for question in (*questions[-LAST:], *questions[:-LAST]):
        if len(taken) >= A_GAME or question.seat in taken or len(question.view.legal) < FEWEST:
            continue
        moves = part.answers(question.game, question.view)
        posed = _posed(record, question, deck) if len(moves) >= FEWEST else None
        if posed is None or not _promising(posed, moves, iterations):
            continue
        checked = _checked(posed, moves, iterations, SEED)
        if checked.sound and _checked(posed, moves, iterations, f"{SEED} again").sound:
            taken.append(question.seat)
            yield _finished(posed, checked)


def _posed(record: Record, question: AnalysedChoice, deck: object) -> Posed | None:
    """The decision as a puzzle without answers; ``None`` if it cannot be reached by lines alone."""
    lines = record.lines[: question.line - 1]
    begun = replace(record, lines=lines, scores=None, winners=None, commitment="", key="")
    puzzle = Puzzle("", BEST, question.game.seats[question.seat], 1, (), begun)
    try:
        posed = pose(puzzle, deck)
    except InvalidRecord:
        return None
    return posed if posed.view.legal == question.view.legal else None


def _promising(posed: Posed, moves: Sequence[int], iterations: int) -> bool:
    """A first look that spares most decisions the whole search."""
    checked = _checked(posed, moves, max(1, iterations // GLANCE), SEED)
    (_, best), (_, second), *_ = checked.answers
    return best >= HOPELESS and best - second >= MARGIN / 2


def _checked(posed: Posed, moves: Sequence[int], iterations: int, seed: str) -> CheckedDecision:
    part = part_of(family_of(posed.game.name))
    values = part.values(posed.game, posed.consultation(iterations, seed), moves)
    answers = sorted(zip(moves, values, strict=True), key=lambda one: -one[1])
    (_, best), (_, second), *_ = answers
    needed = max(MARGIN, SURE * part.standard_error(best, second, iterations))
    return CheckedDecision(tuple(answers), best >= HOPELESS and best - second >= needed)


def _finished(posed: Posed, checked: CheckedDecision) -> Puzzle:
    game = posed.game
    answers = tuple((game.text(move), round(100 * value)) for move, value in checked.answers)
    difficulty = _difficulty(posed, checked.answers[0][0])
    digest = sha256(repr((posed.puzzle.record.order, posed.puzzle.record.lines)).encode()).hexdigest()[:8]
    ident = f"{game.name.replace(':', '-')}-{digest}"
    return replace(posed.puzzle, ident=ident, kind=checked.kind, difficulty=difficulty, answers=answers)


def _difficulty(posed: Posed, solution: int) -> int:
    """1 if the shortest searches find the solution, one more for each length at which most do not."""
    missed = sum(not _found_with(posed, solution, iterations) for iterations in STEPS)
    return min(HARDEST, 1 + missed)


def _found_with(posed: Posed, solution: int, iterations: int) -> bool:
    family = family_of(posed.game.name)
    part, hits = part_of(family), 0
    for number in range(TRIES):
        consultation: Consultation = posed.consultation(iterations, f"{SEED} {number}")
        best = family.players.hints(posed.game, consultation)[0].move
        hits += part.answer_of(posed.game, best) == solution
    return 2 * hits > TRIES
