"""``discovery learn``: lists the lessons, and plays one of them step by step."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NoReturn

from discovery.cli.commands.rules import heading
from discovery.cli.dialogue import Dialogue, StoppedPlaying, UndoRequested
from discovery.cli.files import write_text
from discovery.cli.plain_text import terminal_of
from discovery.cli.standing_orders import StandingOrders
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, IllegalMove, InvalidInput
from discovery.core.registry import family_of
from discovery.core.terminal import TextGame
from discovery.i18n.rulebook import find
from discovery.play.decision_point import DecisionPoint
from discovery.play.lessons.file import lesson_called, shipped
from discovery.play.lessons.lesson import Lesson, StepAnswer, answer
from discovery.play.records import write


def run(options: Namespace, terminal: Terminal) -> int:
    """Play a lesson; without its name, list them all, or those that touch a rule."""
    if options.lesson:
        return Learner(lesson_called(options.lesson), terminal).learn(options.step - 1)
    listed = _touching(options.rule, terminal) if options.rule else [(one, 0) for one in shipped().values()]
    if options.json:
        terminal.show({"lessons": [_data(lesson, step) for lesson, step in listed]})
    elif not listed:
        terminal.say("learn-no-lesson", rule=options.rule.strip().upper())
    else:
        _list(listed, terminal)
    return 0


def _touching(rule: str, terminal: Terminal) -> list[tuple[Lesson, int]]:
    """The lessons that touch a rule, each with the number of the first step that does, counted from 0."""
    number = rule.strip().upper()
    try:
        find(number, terminal.language)
    except LookupError:
        raise InvalidInput(Code.BAD_VALUE, given=rule[:20]) from None
    rows = [
        (lesson, [*(step.rules for step in lesson.steps), lesson.ending]) for lesson in shipped().values()
    ]
    return [
        (lesson, next(place for place, cited in enumerate(row) if number in cited))
        for lesson, row in rows
        if number in lesson.rules
    ]


def _data(lesson: Lesson, step: int) -> dict[str, object]:
    return {
        "id": lesson.ident,
        "topic": lesson.topic,
        "game": lesson.record.game,
        "step": step + 1,
        "rules": [list(one.rules) for one in lesson.steps],
        "ending": list(lesson.ending),
    }


def _list(listed: Iterable[tuple[Lesson, int]], terminal: Terminal) -> None:
    """The lessons under their topics, each with what begins it."""
    for topic, rows in groupby(listed, key=lambda row: row[0].topic):
        terminal.line(terminal.sentence(f"lesson-topic-{topic}"))
        for lesson, step in rows:
            begins = f"{lesson.ident} --step {step + 1}" if step else lesson.ident
            terminal.line(f"  {begins} · {terminal.sentence(f'lesson-{lesson.ident}')}")
    terminal.say("learn-see")


class Learner:
    """One person at the terminal who takes one lesson."""

    def __init__(self, lesson: Lesson, terminal: Terminal) -> None:
        self._lesson = lesson
        self._part = terminal_of(family_of(lesson.record.game))
        self._screen = replace(terminal, names=self._part.names(terminal.language))
        self._seen = 0

    def learn(self, number: int) -> int:
        """Go on from the step of that number, counted from 0, to the end; returns the exit status.
        ``InvalidInput(NO_SUCH_STEP)``."""
        screen, lesson = self._screen, self._lesson
        self._lesson.at(number)
        screen.line(screen.sentence(f"lesson-{lesson.ident}"))
        screen.line(screen.sentence("learn-you", name=lesson.seat))
        try:
            while number < len(lesson.steps):
                number = self._step(number)
        except StoppedPlaying:
            screen.say("play-stopped")
        else:
            self._end()
        return 0

    def _step(self, number: int) -> int:
        """Ask until the step is answered; returns the number of the next one, or of the one before."""
        step, at = self._lesson.steps[number], self._lesson.at(number)
        text = self._opened(at)
        dialogue = self._dialogue(at, text)
        of = len(self._lesson.steps)
        told = [
            self._screen.sentence("learn-step", number=number + 1, of=of),
            *self._told(step.message, step.rules),
        ]
        meant = text.words(at.game.parse(step.move)[0], at.view)
        while True:
            try:
                given = answer(step, at.game.text(dialogue.ask(at.seat, told)))
            except UndoRequested:
                self._seen = 0
                return max(number - 1, 0)
            if given is not StepAnswer.MEANT:
                self._screen.line(self._screen.sentence(f"learn-{given.value}", move=meant))
            if given is not StepAnswer.OTHER:
                return number + 1
            told = []

    def _told(self, message: str, rules: Sequence[str]) -> list[str]:
        """The sentence of a step, and the titles of its rules."""
        found = [heading(find(rule, self._screen.language)) for rule in rules]
        return [self._screen.sentence(message), *(f"  {title}" for title in found)]

    def _opened(self, at: DecisionPoint) -> TextGame:
        """The game on the screen, after what happened since the last step has been told; at the first one,
        since the learner's last turn."""
        text = self._part.open(self._screen, at.game)
        told = [text.narrate(happened) for happened in at.happened]
        lines = (
            [line for row in told[self._seen :] for line in row] if self._seen else self._recalled(at, text)
        )
        for line in lines:
            self._screen.line(f"  {line}")
        self._seen = len(at.happened)
        return text

    def _recalled(self, at: DecisionPoint, text: TextGame) -> list[str]:
        return text.recall([event for happened in at.happened for event in happened], at.seat)

    def _dialogue(self, at: DecisionPoint, text: TextGame) -> Dialogue:
        observed = tuple(event for happened in at.happened for event in happened)
        return Dialogue(
            self._screen, at.game, at.state, text,
            observed=lambda seat: observed, save=self._save, admit=_nobody_joins,
            orders=StandingOrders(self._screen), hints=True,
        )  # fmt: skip

    def _save(self, name: str) -> None:
        """Write the lesson's record."""
        file = write_text(name.strip(), write(self._lesson.record))
        self._screen.say("play-saved", file=str(file))

    def _end(self) -> None:
        at = self._lesson.at(len(self._lesson.steps))
        self._opened(at).draw(at.view)
        for line in self._told(f"lesson-{self._lesson.ident}-end-of", self._lesson.ending):
            self._screen.line(line)
        idents = list(shipped())
        after = idents[idents.index(self._lesson.ident) + 1 :]
        if after:
            self._screen.say("learn-next", lesson=after[0])


def _nobody_joins(name: str) -> NoReturn:
    raise IllegalMove(Code.NO_JOINING, "R02")
