"""How a deck that is being made plays, in words, from as many games as a server has time for."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NoReturn

from discovery.core.errors import Argument
from discovery.core.workshop.balance import BalanceQuestion
from discovery.core.workshop.samples import Cell, Results
from discovery.i18n import translate
from discovery.lab.experiment.running import run as play
from discovery.server.present.workshop import workshop_of
from discovery.server.protocol import DeckBalance
from discovery.server.tables.own_decks import deck_file

SECONDS = 8.0
"""Seconds of playing; what is under way then is finished."""
MOST_GAMES = 1_000
CHEAP, DEAR = 150, 20
"""Games of a kind between programs that choose at random, and between others, which take long."""
SEATS = (2,)
SEED = "balance"


@dataclass(frozen=True, slots=True)
class BalanceJob:
    """A sound deck file for a game, and the language of the answer."""

    game: str
    file: str
    language: str


def balanced(job: BalanceJob) -> DeckBalance:
    """The verdicts. ``InvalidDeck`` for a file with a fault, ``InvalidSetup`` for a deck that no two can play
    with."""
    _, workshop, _ = workshop_of(job.game)
    read = deck_file(job.game, job.file)
    question = BalanceQuestion(read.way(next(iter(read.ways), "")), seats=SEATS)
    part = workshop.balance
    results = _played(part.cells(question), partial(part.settled, question))
    screen = Lines(job.language, workshop.names(job.file, job.language))
    part.show(screen, question, results)
    said = [line.strip() for line in screen.lines if line.strip()]
    return DeckBalance(said, list(part.unmet(question, results)), part.page(screen, question, results))


def _played(cells: Sequence[Cell], settled: Any) -> Results:
    """The results measured within the time limit: the cheap games first, of each table the same."""
    until, left = time.monotonic() + SECONDS, MOST_GAMES
    results: Results = {}
    for cell in sorted(cells, key=_dear):
        games = min(DEAR if _dear(cell) else CHEAP, left)
        if games and (time.monotonic() < until or not results):
            results |= play([replace(cell, games=games)], SEED, settled)
            left -= games
    return results


def _dear(cell: Cell) -> bool:
    return any(player != "random" for side in cell.sides for player in side.players)


@dataclass(slots=True)
class Lines:
    """A screen that keeps what is said, line by line (``core.terminal.Screen``)."""

    language: str
    names: Mapping[str, str]
    lines: list[str] = field(default_factory=list)

    def text(self, message: str, /, **arguments: Argument) -> str:
        """The message ``cli-<message>`` in the screen's language."""
        return translate(self.language, f"cli-{message}", self.names, **arguments)

    def say(self, message: str, /, **arguments: Argument) -> None:
        """Keep the message ``cli-<message>`` as a line."""
        self.line(self.text(message, **arguments))

    def line(self, words: str) -> None:
        """Keep the words as a line."""
        self.lines.append(words)

    def numbered(self, texts: Sequence[str], cut: bool = False) -> None:
        """Keep the texts in one line."""
        self.line(" · ".join([*texts, *["…"] * cut]))

    def game(self, key: str) -> str:
        """The title of a game."""
        return translate(self.language, f"game-{key.replace(':', '-').replace('+', '-plus')}")

    def number(self, value: float, places: int) -> str:
        """``value`` as the language writes it."""
        return f"{value:.{places}f}".replace(".", self.text("decimal-sign"))

    def grid(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Keep a table, a line a row."""
        self.lines += [" · ".join(row) for row in [headings, *rows]]

    def console(self) -> NoReturn:
        """There is nothing to draw on."""
        raise NotImplementedError
