"""Lessons: each replays; each step can be answered, speaks both languages and cites the book."""

from __future__ import annotations

import pytest

from discovery.core.errors import InvalidInput, InvalidRecord
from discovery.core.registry import families, package_of
from discovery.i18n import LANGUAGES, knows
from discovery.i18n.rulebook import books
from discovery.play.lessons.file import lesson_called, read, shipped
from discovery.play.lessons.lesson import Answer, Lesson, answer, lesson_of
from discovery.play.records import write

STEPS = [(ident, number) for ident, lesson in shipped().items() for number in range(len(lesson.steps))]
FLOOR = {"evolution": 80, "discover": 18}
"""How many rules of each book the lessons touch at least; they may only become more."""
SURVIVAL_LESSONS = 2


def of_family(key: str) -> list[Lesson]:
    games = next(family.games for family in families() if family.key == key)
    return [lesson for lesson in shipped().values() if lesson.record.game in games]


@pytest.mark.parametrize(("ident", "number"), STEPS)
def test_a_step_is_answered_by_its_own_move_and_by_those_that_it_accepts(ident: str, number: int) -> None:
    lesson = lesson_called(ident)
    step, at = lesson.steps[number], lesson.at(number)
    found = [answer(step, at.game.text(move)) for move in at.view.legal]
    assert found.count(Answer.MEANT) == 1
    assert (Answer.ACCEPTED in found) or not step.others or len(found) == 1


@pytest.mark.parametrize("ident", shipped())
def test_a_lesson_goes_to_its_end(ident: str) -> None:
    lesson = lesson_called(ident)
    end = lesson.at(len(lesson.steps))
    assert end.seat == end.game.seats.index(lesson.seat)
    with pytest.raises(InvalidInput) as refused:
        lesson.at(len(lesson.steps) + 1)
    assert refused.value.code == "no-such-step"


def test_the_first_lesson_is_a_whole_game_that_its_learner_wins() -> None:
    lesson = next(iter(shipped().values()))
    end = lesson.at(len(lesson.steps))
    result = end.game.result(end.state)
    assert result is not None
    assert result.winners == (end.seat,)


def test_every_game_of_the_card_games_has_a_lesson_and_survivors_have_two() -> None:
    cards = next(family for family in families() if family.key == "evolution")
    assert {lesson.record.game for lesson in of_family("evolution")} == set(cards.games)
    assert len(of_family("discover")) >= SURVIVAL_LESSONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_something(language: str) -> None:
    for ident, lesson in shipped().items():
        said = [f"lesson-{ident}", f"lesson-{ident}-end-of", *(step.message for step in lesson.steps)]
        assert [one for one in said if not knows(language, one)] == []


@pytest.mark.parametrize("key", FLOOR)
def test_the_rules_that_lessons_touch_are_in_the_book_and_many(key: str) -> None:
    (book,) = books([package_of(key)])
    numbers = {rule.number for section in book.sections("en") for rule in section.rules}
    touched = {rule for lesson in of_family(key) for rule in lesson.rules}
    assert touched <= numbers, sorted(touched - numbers)
    assert len(touched) >= FLOOR[key], sorted(touched)


def test_a_step_does_not_tell_what_chance_will_decide() -> None:
    assert all(" = " not in step.move for lesson in shipped().values() for step in lesson.steps)


def test_a_comment_at_a_line_of_somebody_else_is_a_fault() -> None:
    lesson = lesson_called("first-steps")
    with pytest.raises(InvalidRecord):
        lesson_of("x", "Bo", lesson.record)


def test_a_file_begins_with_its_head() -> None:
    lesson = lesson_called("first-steps")
    body = f'=== one\n[Seat "Ann"]\n[Topic "first"]\n{write(lesson.record)}'
    (one,) = read(f'[Lessons "1"]\n\n{body}')
    assert one.steps[0].rules == lesson.steps[0].rules
    for head in ("", '[Lessons "2"]'):
        with pytest.raises(InvalidRecord) as refused:
            read(f"{head}\n{body}")
        assert refused.value.line == 1
