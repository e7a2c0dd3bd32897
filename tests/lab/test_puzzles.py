"""Puzzles: one best answer each, found from what one seat may know, in a file of plain text."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from discovery.core.errors import Code, DiscoveryError, InvalidRecord
from discovery.lab.puzzles.file import read, shipped, write
from discovery.lab.puzzles.mining import check, mine
from discovery.lab.puzzles.puzzle import FINISH, Posed, Puzzle, judge, ordered, pose
from discovery.lab.puzzles.sheet import question, solution
from tests.support.testing.positions import card_position
from tests.support.testing.rounds import rarely

PUZZLES = shipped()
SAMPLE = sorted(PUZZLES, key=lambda puzzle: (len(puzzle.answers), puzzle.ident))[:3]
"""Those with the fewest answers are searched soonest."""


def hidden_from(posed: Posed) -> list[list[int]]:
    """The cards in each of the others' hands, which the solver cannot see."""
    _, state = card_position(posed)
    return [state.in_order(hand) for seat, hand in enumerate(state.hands) if seat != posed.seat]


def test_about_sixty_are_shipped_and_all_differ() -> None:
    assert 50 <= len(PUZZLES) <= 70
    assert len({puzzle.ident for puzzle in PUZZLES}) == len(PUZZLES)
    assert ordered(PUZZLES) == PUZZLES
    assert {puzzle.difficulty for puzzle in PUZZLES} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.ident)
def test_every_shipped_puzzle_replays_to_its_seat(puzzle: Puzzle) -> None:
    posed = pose(puzzle)
    assert judge(posed, posed.game.parse(puzzle.solution)[0]).right
    assert {posed.game.text(move) for move in posed.view.legal} == {answer for answer, _ in puzzle.answers}
    (_, best), (_, second), *_ = puzzle.answers
    assert best - second >= 11
    assert puzzle.kind != FINISH or best == 100


@pytest.mark.parametrize("puzzle", [SAMPLE[0], *rarely(*SAMPLE[1:])], ids=lambda puzzle: puzzle.ident)
def test_a_search_confirms_the_answer_of_a_sample(puzzle: Puzzle) -> None:
    posed = pose(puzzle)
    found = check(posed, seed="another seed")
    assert found.sound
    assert posed.game.text(found.answers[0][0]) == puzzle.solution


def test_wrong_answers_are_judged_and_others_refused() -> None:
    posed = pose(PUZZLES[0])
    wrong, value = posed.puzzle.answers[-1]
    judged = judge(posed, posed.game.parse(wrong)[0])
    assert (judged.right, judged.value) == (False, value)
    with pytest.raises(DiscoveryError):
        judge(posed, posed.game.leave)


def test_neither_question_nor_solution_tells_what_is_hidden() -> None:
    changed = 0
    for puzzle in PUZZLES[::10]:
        posed = pose(puzzle)
        twin = posed.game.redeal(posed.state, posed.seat, Random(1))
        dealt_anew = replace(posed, state=twin)
        changed += hidden_from(dealt_anew) != hidden_from(posed)
        assert question(dealt_anew) == question(posed)
        assert solution(dealt_anew) == solution(posed)
    assert changed > 0


def test_a_file_tells_its_faults_with_their_lines() -> None:
    text = write(PUZZLES[:1])
    for broken, code, line in (
        ("", Code.NO_PUZZLE_FILE, 1),
        ('[Puzzles "9"]', Code.NEWER_FORMAT, 1),
        (text.replace('[Kind "', '[Kind "un'), Code.BAD_HEADER, 4),
        (text.replace("[Seat", "[Seats"), Code.BAD_HEADER, 5),
        (text.replace('[Difficulty "', '[Difficulty "9'), Code.BAD_HEADER, 6),
        (text.replace("[Game", "[Gane"), Code.BAD_HEADER, 9),
    ):
        with pytest.raises(InvalidRecord) as caught:
            read(broken)
        assert (caught.value.code, caught.value.line) == (code, line)


def test_families_without_puzzles_say_so() -> None:
    record = replace(PUZZLES[0].record, game="discover:none")
    with pytest.raises(DiscoveryError):
        mine([record])
