"""Puzzles over HTTP: what is sent holds nothing that the solver may not know."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from discovery.lab.puzzles.file import shipped
from discovery.lab.puzzles.puzzle import ordered, pose
from discovery.server.present import puzzles
from discovery.server.protocol import PosedPuzzle, PuzzleAnswer, PuzzleList, PuzzleQuestion
from tests.support.server.harness import serving

pytestmark = pytest.mark.anyio

FIRST = ordered(shipped())[0]


async def test_a_puzzle_is_listed_posed_and_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        listed = msgspec.json.decode((await served.web.get("api/puzzles")).content, type=PuzzleList)
        assert [info.id for info in listed.puzzles] == [puzzle.ident for puzzle in ordered(shipped())]
        path = f"api/puzzles/{FIRST.ident}"
        posed = msgspec.json.decode((await served.web.get(path)).content, type=PosedPuzzle)
        others = [cards for seat, cards in enumerate(posed.position.seats) if seat != posed.seat]
        assert all(not seat.cards for seat in others)

        async def asked(question: PuzzleQuestion) -> PuzzleAnswer:
            answer = await served.web.post(path, content=msgspec.json.encode(question))
            return msgspec.json.decode(answer.content, type=PuzzleAnswer)

        wrong = await asked(PuzzleQuestion(play=FIRST.answers[-1][0]))
        assert (wrong.right, wrong.value, wrong.solution) == (False, FIRST.answers[-1][1], None)
        right = await asked(PuzzleQuestion(play=FIRST.solution))
        assert right.right
        assert right.solution is not None
        assert right.solution.move == FIRST.solution
        given_up = await asked(PuzzleQuestion(give_up=True))
        assert (given_up.right, given_up.solution) == (None, right.solution)
        why = await asked(PuzzleQuestion(explain=["place fire", FIRST.solution, "nonsense"]))
        assert [verdict is None for verdict in why.verdicts] == [False, True, False]


def test_what_is_sent_does_not_depend_on_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    for puzzle in ordered(shipped())[::12]:
        sent = msgspec.json.encode(puzzles.posed_puzzle(puzzle.ident))
        posed = pose(puzzle)
        dealt_anew = replace(posed, state=posed.game.redeal(posed.state, posed.seat, Random(1)))
        with monkeypatch.context() as patched:
            patched.setattr(puzzles, "_posed", lambda _, anew=dealt_anew: anew)
            assert msgspec.json.encode(puzzles.posed_puzzle(puzzle.ident)) == sent


async def test_unknown_puzzles_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        assert (await served.web.get("api/puzzles/nobody")).status_code == 404
