"""Compiles the steps of cards to rows (see ``rows``).

Steps are parted by ``;``. ``choose``, ``vote`` and ``test`` end with ``{A|B}``, two lists of steps, which may
be empty and may hold braces themselves.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from discovery.core.errors import InvalidDeck
from discovery.survival.content import rows
from discovery.survival.content.rows import EFFECTS, WHOM, Program, Row
from discovery.survival.content.tables import CLASSES, DAMAGES, RESOURCES, Content
from discovery.survival.errors import SurvivalCode

DEEPEST = 3
"""How deep braces may nest."""
MOST_ROWS = 60
KEPT = 16
STOP: Row = (rows.STOP, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Programs:
    """The programs of a content, one for each row of a table; steps that are empty give ``(STOP,)``."""

    enter: tuple[Program, ...]
    items: tuple[Program, ...]
    characters: tuple[Program, ...]
    explorations: tuple[Program, ...]
    nights: tuple[Program, ...]
    threats: tuple[Program, ...]
    each_night: tuple[Program, ...]


@lru_cache(maxsize=KEPT)
def compiled(content: Content) -> Programs:
    """The programs of a content. ``InvalidDeck`` for the first one that cannot be read."""
    compiler = Compiler(content)

    def all_of(steps: Iterable[str]) -> tuple[Program, ...]:
        return tuple(compiler.program(text) for text in steps)

    return Programs(
        enter=all_of(row.enter for row in content.terrains),
        items=all_of(row.use for row in content.items),
        characters=all_of(row.use for row in content.characters),
        explorations=all_of(row.steps for row in content.explorations),
        nights=all_of(row.steps for row in content.nights),
        threats=all_of(row.steps for row in content.threats),
        each_night=all_of(row.each_night for row in content.scenarios),
    )


class Compiler:
    """Compiles steps that speak of the items and enemies of a content."""

    def __init__(self, content: Content) -> None:
        self._items = {item.id: number for number, item in enumerate(content.items)}
        self._enemies = {enemy.id: number for number, enemy in enumerate(content.enemies)}

    def program(self, steps: str) -> Program:
        """The rows of steps."""
        made: list[Row] = []
        self._add(steps, made, 0)
        if len(made) > MOST_ROWS:
            raise _fault(steps)
        return tuple(made)

    def _add(self, steps: str, made: list[Row], depth: int) -> None:
        """Add the rows of steps and a ``STOP``."""
        if depth > DEEPEST:
            raise _fault(steps)
        for step in _split(steps, ";"):
            if step:
                self._step(step, made, depth)
        made.append(STOP)

    def _step(self, step: str, made: list[Row], depth: int) -> None:
        head, brace, tail = step.partition("{")
        words = head.split()
        try:
            operation = EFFECTS.index(words[0])
            if not brace:
                made.append(self._row(operation, words[1:]))
                return
            if operation not in (rows.CHOOSE, rows.VOTE, rows.TEST) or not tail.endswith("}"):
                raise _fault(step)
            first, second = _split(tail[:-1], "|")
            whom, least = (WHOM.index(words[1]), _small(words[2])) if operation == rows.TEST else (rows.ME, 0)
            if len(words) != (3 if operation == rows.TEST else 1):
                raise _fault(step)
        except (ValueError, IndexError):
            raise _fault(step) from None
        made.append((operation, whom, least, 0))
        parts = len(made)
        made.append(STOP)  # becomes PARTS when the places are known
        self._add(first, made, depth + 1)
        behind_first = len(made)
        self._add(second, made, depth + 1)
        made[parts] = (rows.PARTS, 0, behind_first, len(made))

    def _row(self, operation: int, words: list[str]) -> Row:
        """The row of a step without braces. ``ValueError`` or ``IndexError`` if it cannot be read."""
        if operation in (rows.CHOOSE, rows.VOTE, rows.TEST) or len(words) != _WORDS[operation]:
            raise ValueError
        if operation in _PLAIN:
            kind, *rest = words
            return operation, rows.ME, _PLAIN[operation].index(kind), _small(rest[0]) if rest else 1
        if operation in (rows.PROWL, rows.THREAT, rows.REVEAL, rows.TURN, rows.CLUE):
            return operation, rows.ME, _small(words[0]), 0
        if operation == rows.PAY:
            price = rows.PAY_STAMINA if words[0] == "stamina" else RESOURCES.index(words[0])
            return operation, rows.ME, price, _small(words[1])
        if operation == rows.FIGHT:
            return operation, rows.ME, self._enemies[words[0]] if words[0] in self._enemies else _none(), 0
        whom, rest = WHOM.index(words[0]), words[1:]
        if whom == rows.NO_ONE:
            raise ValueError
        return self._on_seats(operation, whom, rest)

    def _on_seats(self, operation: int, whom: int, words: list[str]) -> Row:
        if operation == rows.BARTER:
            return operation, whom, 0, 0
        if operation == rows.PROJECT:
            return operation, whom, _small(words[0]), 0
        if operation == rows.STAMINA:
            amount = int(words[0])
            return operation, whom, amount if abs(amount) <= _MOST_STAMINA else _none(), 0
        if operation == rows.ITEM:
            return operation, whom, self._items[words[0]] if words[0] in self._items else _none(), 0
        kinds = DAMAGES if operation in (rows.HURT, rows.HEAL) else RESOURCES
        what = rows.ANY if words[0] == "any" else kinds.index(words[0])
        if operation == rows.NEED:
            return operation, whom, what, DAMAGES.index(words[1]) * rows.TIMES + _small(words[2])
        return operation, whom, what, _small(words[1])


_WORDS = {
    rows.STAMINA: 2, rows.GAIN: 3, rows.LOSE: 3, rows.NEED: 4, rows.HURT: 3, rows.HEAL: 3, rows.PAY: 2,
    rows.PROJECT: 2, rows.ITEM: 2, rows.FIGHT: 1, rows.MONSTER: 2, rows.PROWL: 1, rows.FIRES: 1,
    rows.THREAT: 1, rows.REVEAL: 1, rows.TURN: 1, rows.PUT: 1, rows.CLUE: 1, rows.BARTER: 1,
}  # fmt: skip
"""How many words stand behind the word of an effect."""
_MOST_STAMINA = 15
_PLAIN = {rows.MONSTER: ("near", "edge"), rows.FIRES: ("out", "lit"), rows.PUT: CLASSES}
"""Effects whose first word is one of a few."""


def _small(word: str) -> int:
    number = int(word)
    if not 1 <= number <= 12:
        raise ValueError
    return number


def _none() -> int:
    raise ValueError


def _split(text: str, mark: str) -> list[str]:
    """Split at the marks that stand outside braces."""
    parts, depth, start = [], 0, 0
    for place, sign in enumerate(text):
        depth += (sign == "{") - (sign == "}")
        if depth < 0:
            raise _fault(text)
        if sign == mark and depth == 0:
            parts.append(text[start:place].strip())
            start = place + 1
    if depth:
        raise _fault(text)
    return [*parts, text[start:].strip()]


def _fault(steps: str) -> InvalidDeck:
    return InvalidDeck(SurvivalCode.BAD_STEPS, given=steps[:60])
