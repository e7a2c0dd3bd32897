"""What can be asked beside a move: hints, and what a choice was worth. Questions and answers as they travel
between processes.

Whoever answers knows the chair, one view and what its seat has witnessed, as a program does.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from typing import Any

from discovery.core.family import Hint, Reason, Weighed
from discovery.core.protocol import Event
from discovery.evolution.bots.advice.hints import hints
from discovery.evolution.bots.advice.weighing import weigh
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.views.view import View

HINTS = -1
"""In the place of a move: the best moves are asked for."""


@dataclass(frozen=True, slots=True)
class Consultation:
    """``move`` is the choice to weigh, or ``HINTS``. The same ``seed`` gives the same answer."""

    view: View
    seen: tuple[Event, ...]
    move: int
    iterations: int
    seed: str


def consult(game: DiscoveryGame, asked: Consultation) -> str:
    """The answer, to be read by ``hints_of`` or ``weighed_of``."""
    random, iterations = Random(asked.seed), asked.iterations
    if asked.move == HINTS:
        found = hints(game, asked.view, asked.seen, iterations=iterations, random=random)
        return json.dumps([_written(hint) for hint in found])
    weighed = weigh(game, asked.view, asked.seen, asked.move, iterations=iterations, random=random)
    return json.dumps([weighed.best, weighed.promised, weighed.kept])


def hints_of(answer: str) -> tuple[Hint, ...]:
    """The hints of an answer. ``ValueError`` for anything else."""
    return tuple(Hint(move, value, _reasons(why)) for move, value, why in json.loads(answer))


def weighed_of(answer: str) -> Weighed:
    """What a choice was worth. ``ValueError`` for anything else."""
    best, promised, kept = json.loads(answer)
    return Weighed(best, promised, kept)


def _written(hint: Hint) -> list[Any]:
    reasons = [[one.code, one.cards, one.number, one.seat] for one in hint.reasons]
    return [hint.move, hint.value, reasons]


def _reasons(written: list[Any]) -> tuple[Reason, ...]:
    return tuple(Reason(code, tuple(cards), number, seat) for code, cards, number, seat in written)
