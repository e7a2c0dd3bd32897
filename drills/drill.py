"""A drill: a question, the requirements it covers, and a function that finds the answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TypeVar

T = TypeVar("T")
Figure = int | float | str


@dataclass(frozen=True)
class Round:
    """One round of a drill: where its files go, how long it lasts, and its dice.

    A short round takes seconds and belongs to ``./check``; a long one takes minutes. ``kills`` is how often
    the server is killed in a long round.
    """

    folder: Path
    long: bool = False
    kills: int = 100
    seed: int = 1

    def pick(self, short: T, long: T) -> T:
        """The size for this round."""
        return long if self.long else short

    def dice(self) -> Random:
        """A generator for what the drill does, never for what a server deals."""
        return Random(self.seed)


@dataclass
class Findings:
    """What a drill found: ``figures`` in the order in which they are reported, ``faults`` in words."""

    figures: dict[str, Figure] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def expect(self, held: bool, fault: str) -> None:
        """Note ``fault`` unless what was expected held."""
        if not held:
            self.faults.append(fault)


@dataclass(frozen=True)
class Drill:
    """``requirements`` are numbers of the list in ``README.md``; ``question`` is answered by yes or no."""

    name: str
    requirements: tuple[int, ...]
    question: str
    run: Callable[[Round], Awaitable[Findings]]
