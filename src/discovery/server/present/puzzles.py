"""Puzzles as messages: each made from what its solver may know."""

from __future__ import annotations

from functools import cache
from typing import Any

from discovery.core.errors import Code, InvalidInput
from discovery.core.family import Reason
from discovery.core.present import AtTheTable, PresentPart
from discovery.core.registry import family_of
from discovery.i18n.faults import fault, verdict
from discovery.lab.puzzles.file import shipped
from discovery.lab.puzzles.puzzle import Posed, Puzzle, judge, ordered, pose
from discovery.lab.puzzles.sheet import reasons
from discovery.server.present.analyses import reason_info
from discovery.server.protocol import (
    Fault,
    PosedPuzzle,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleList,
    PuzzleQuestion,
    PuzzleSolution,
    Step,
)


@cache
def _puzzles() -> dict[str, Puzzle]:
    return {puzzle.ident: puzzle for puzzle in ordered(shipped()) if _present(puzzle.record.game)}


@cache
def _posed(ident: str) -> Posed:
    if ident not in _puzzles():
        raise InvalidInput(Code.NO_SUCH_PUZZLE, given=ident[:60])
    return pose(_puzzles()[ident])


@cache
def _reasons(ident: str) -> tuple[Reason, ...]:
    return reasons(_posed(ident))


def _present(game: str) -> PresentPart | None:
    return family_of(game).present


def puzzle_list() -> PuzzleList:
    """All puzzles that can be shown."""
    return PuzzleList([_info(puzzle) for puzzle in _puzzles().values()])


def posed_puzzle(ident: str) -> PosedPuzzle:
    """One puzzle's table. ``InvalidInput(NO_SUCH_PUZZLE)``."""
    posed = _posed(ident)
    part, game = _part(posed), posed.game
    return PosedPuzzle(
        info=_info(posed.puzzle),
        options=list(posed.puzzle.record.options),
        names=list(game.seats),
        seat=posed.seat,
        position=_position(posed),
        steps=[Step(seq, 0, part.happenings(game, events)) for seq, events in enumerate(posed.happened)],
    )


def told(ident: str, asked: PuzzleQuestion, language: str) -> PuzzleAnswer:
    """The answer to a solver. ``InvalidInput`` for an unknown puzzle or move, ``IllegalMove`` for an answer
    that may not be played."""
    posed = _posed(ident)
    found = PuzzleAnswer(None, 0, posed.puzzle.answers[0][1], None, list(asked.explain), [], [])
    if asked.play:
        judged = judge(posed, posed.game.parse(asked.play)[0])
        found.right, found.value = judged.right, judged.value
    if asked.give_up or found.right:
        found.solution = _solution(posed)
    if asked.spots:
        move, _ = posed.game.parse(asked.spots)
        found.spots = _part(posed).spots(posed.game, posed.state, posed.seat, move)
    if asked.about:
        found.moves += _part(posed).wanted(_position(posed), asked.about)
    found.verdicts = [_verdict(posed, text, language) for text in found.moves]
    return found


def _part(posed: Posed) -> PresentPart:
    part = _present(posed.game.name)
    assert part is not None  # none other is listed
    return part


def _position(posed: Posed) -> Any:
    part, game, state = _part(posed), posed.game, posed.state
    shared = part.shared(game, state, True)
    return part.whole(game, shared, part.own(game, state, shared, posed.seat, AtTheTable()))


def _info(puzzle: Puzzle) -> PuzzleInfo:
    record = puzzle.record
    return PuzzleInfo(
        id=puzzle.ident,
        kind=puzzle.kind,
        game=record.game,
        deck=record.deck,
        seats=len(record.seats),
        difficulty=puzzle.difficulty,
    )


def _solution(posed: Posed) -> PuzzleSolution:
    (move, value), (_, second), *_ = posed.puzzle.answers
    found = [reason_info(posed.game, reason) for reason in _reasons(posed.puzzle.ident)]
    return PuzzleSolution(move, value, second, found)


def _verdict(posed: Posed, text: str, language: str) -> Fault | None:
    names = _part(posed).piece_names(posed.game, language)
    try:
        move, _ = posed.game.parse(text)
    except InvalidInput as error:
        return fault(error, language, names)
    return verdict(posed.game.explain(posed.state, posed.seat, move), language, names)
