"""Puzzles as messages: each made from what its solver may know."""

from __future__ import annotations

from functools import cache

from discovery.core.errors import Code, InvalidInput
from discovery.core.players.advice import Reason
from discovery.lab.puzzles.file import shipped
from discovery.lab.puzzles.puzzle import Posed, Puzzle, judge, ordered, pose
from discovery.lab.puzzles.sheet import reasons
from discovery.server.present.analyses import reason_info
from discovery.server.present.decision_point import position_of, present_of, steps_of, tell
from discovery.server.protocol import (
    PosedPuzzle,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleList,
    PuzzleQuestion,
    PuzzleSolution,
)


@cache
def _puzzles() -> dict[str, Puzzle]:
    return {puzzle.ident: puzzle for puzzle in ordered(shipped()) if present_of(puzzle.record.game)}


@cache
def _posed(ident: str) -> Posed:
    if ident not in _puzzles():
        raise InvalidInput(Code.NO_SUCH_PUZZLE, given=ident[:60])
    return pose(_puzzles()[ident])


@cache
def _reasons(ident: str) -> tuple[Reason, ...]:
    return reasons(_posed(ident))


def puzzle_list() -> PuzzleList:
    """All puzzles that can be shown."""
    return PuzzleList([_info(puzzle) for puzzle in _puzzles().values()])


def posed_puzzle(ident: str) -> PosedPuzzle:
    """The table of one puzzle, as a message. ``InvalidInput(NO_SUCH_PUZZLE)``."""
    posed = _posed(ident)
    return PosedPuzzle(
        info=_info(posed.puzzle),
        options=list(posed.puzzle.record.options),
        names=list(posed.game.seats),
        seat=posed.seat,
        position=position_of(posed),
        steps=steps_of(posed),
    )


def puzzle_answer(ident: str, asked: PuzzleQuestion, language: str) -> PuzzleAnswer:
    """The answer to a solver. ``InvalidInput`` for an unknown puzzle or move, ``IllegalMove`` for an answer
    that may not be played."""
    posed = _posed(ident)
    best = posed.puzzle.answers[0][1]
    reply = PuzzleAnswer([], [], [], right=None, value=0, best=best, solution=None)
    if asked.play:
        judged = judge(posed, posed.game.parse(asked.play)[0])
        reply.right, reply.value = judged.right, judged.value
    if asked.give_up or reply.right:
        reply.solution = _solution(posed)
    tell(posed, asked, reply, language)
    return reply


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
    reason_infos = [reason_info(posed.game, reason) for reason in _reasons(posed.puzzle.ident)]
    return PuzzleSolution(move, value, second, reason_infos)
