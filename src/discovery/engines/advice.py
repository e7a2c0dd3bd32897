"""Advice: hints, and the value of a choice. Answers travel as text.

An adviser knows the game, one view and what its seat has observed, as a program does; neither draws
conclusions from what was taken back.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from discovery.core.family import Players
from discovery.core.players.advice import ChoiceValue, Consultation, MoveHint, Reason
from discovery.core.protocol import NO_MOVE, AnyGame
from discovery.core.undone import remaining_events

ITERATIONS = 400
"""The default number of search iterations for a hint."""


def consult(game: AnyGame, players: Players, asked: Consultation) -> str:
    """The answer of the family's ``players``, to be read by ``hints_of`` or ``weighed_of``."""
    asked = replace(asked, observed=remaining_events(asked.observed))
    if asked.move == NO_MOVE:
        return json.dumps([_written(hint) for hint in players.hints(game, asked)])
    weighed = players.weigh(game, asked)
    why = _written_reasons(weighed.reasons)
    return json.dumps(
        [weighed.best, weighed.best_value, weighed.chosen_value, weighed.now, weighed.expected, why]
    )


def hints_of(answer: str) -> tuple[MoveHint, ...]:
    """The hints of an answer. ``ValueError`` for anything else."""
    return tuple(MoveHint(move, value, _reasons(why)) for move, value, why in json.loads(answer))


def weighed_of(answer: str) -> ChoiceValue:
    """The value of a choice. ``ValueError`` for anything else."""
    best, promised, kept, now, expected, why = json.loads(answer)
    return ChoiceValue(best, promised, kept, tuple(now), tuple(expected), _reasons(why))


def _written(hint: MoveHint) -> list[object]:
    return [hint.move, hint.value, _written_reasons(hint.reasons)]


def _written_reasons(reasons: tuple[Reason, ...]) -> list[object]:
    return [[one.code, one.cards, one.number, one.seat] for one in reasons]


def _reasons(written: list[Any]) -> tuple[Reason, ...]:
    return tuple(Reason(code, tuple(cards), number, seat) for code, cards, number, seat in written)
