"""Lessons: each replays; each step can be answered, speaks both languages and cites the book."""

from __future__ import annotations

import pytest

from discovery.core.errors import InvalidInput, InvalidRecord
from discovery.core.registry import families, package_of
from discovery.i18n import LANGUAGES, knows
from discovery.i18n.rulebook import books
from discovery.play.lessons.file import lesson_called, read, shipped
from discovery.play.lessons.lesson import Lesson, StepAnswer, answer, lesson_of
from discovery.play.records import write

KEYS = [family.key for family in families() if family.lessons]
MOST_RULES = 4
STEPS = [(ident, number) for ident, lesson in shipped().items() for number in range(len(lesson.steps))]
UNTOUCHED = {
    "A14": "of reminder cards, which lie in a printed box and at no table",
    "A17": "of printed editions that do not agree",
    "B01": "of what stays in a printed box",
    "P08": "of messages in games that count for a rating, which no lesson does",
    "T06": "of a tree with every card in it: the game was over before",
    "T07": "of a thousandth turn",
}
"""The rules of the books that no lesson can show, each with the reason. The list may only become shorter."""


def of_family(key: str) -> list[Lesson]:
    games = next(family.games for family in families() if family.key == key)
    return [lesson for lesson in shipped().values() if lesson.record.game in games]


@pytest.mark.parametrize(("ident", "number"), STEPS)
def test_a_step_is_answered_by_its_own_move_and_by_those_that_it_accepts(ident: str, number: int) -> None:
    lesson = lesson_called(ident)
    step, at = lesson.steps[number], lesson.at(number)
    found = [answer(step, at.game.text(move)) for move in at.view.legal]
    assert found.count(StepAnswer.MEANT) == 1
    assert (StepAnswer.ACCEPTED in found) or not step.others or len(found) == 1


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


@pytest.mark.parametrize("key", KEYS)
def test_every_game_of_a_family_with_lessons_has_one(key: str) -> None:
    family = next(family for family in families() if family.key == key)
    assert {lesson.record.game for lesson in of_family(key)} == set(family.games)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_something(language: str) -> None:
    for ident, lesson in shipped().items():
        said = [f"lesson-{ident}", f"lesson-{ident}-end-of", f"lesson-topic-{lesson.topic}"]
        said += [step.message for step in lesson.steps]
        assert [one for one in said if not knows(language, one)] == []


@pytest.mark.parametrize("key", KEYS)
def test_the_lessons_touch_every_rule_of_the_book_but_those_that_cannot_be_shown(key: str) -> None:
    (book,) = books([package_of(key)])
    numbers = {rule.number for section in book.sections("en") for rule in section.rules}
    touched = {rule for lesson in of_family(key) for rule in lesson.rules}
    assert touched <= numbers, sorted(touched - numbers)
    assert numbers - touched == numbers & set(UNTOUCHED)


def test_a_step_cites_few_rules_and_each_once() -> None:
    for ident, lesson in shipped().items():
        for cited in (*(step.rules for step in lesson.steps), lesson.ending):
            assert len(set(cited)) == len(cited), ident
            assert len(cited) <= MOST_RULES, ident


def test_lessons_of_a_topic_stand_together() -> None:
    topics = [(lesson.record.game.partition(":")[0], lesson.topic) for lesson in shipped().values()]
    begun = [topic for _, topic in topics]
    runs = [topic for place, topic in enumerate(begun) if place == 0 or begun[place - 1] != topic]
    assert len(runs) == len(set(runs))


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


def test_a_lesson_names_its_learner_and_its_topic() -> None:
    body = write(lesson_called("first-steps").record)
    for heads, code in (
        ('[Seat "Ann"]', "missing-header"),
        ('[Topic "first"]', "missing-header"),
        ('[Seat "Ann"]\n[Topic "first"]\n[Seat "Bo"]', "double-header"),
    ):
        with pytest.raises(InvalidRecord) as refused:
            read(f'[Lessons "1"]\n\n=== one\n{heads}\n{body}')
        assert refused.value.code == code


def test_the_last_words_of_a_lesson_may_touch_rules() -> None:
    body = write(lesson_called("first-steps").record)
    heads = '[Seat "Ann"]\n[Topic "first"]\n[End "G09 G10"]'
    (one,) = read(f'[Lessons "1"]\n\n=== one\n{heads}\n{body}')
    assert one.ending == ("G09", "G10")
    assert one.rules >= {"G09", "G10", "C01"}
