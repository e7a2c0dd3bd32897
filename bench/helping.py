"""Whether helping helps: ``python -m bench.helping --games 400 --program careful``.

Plays each cooperative scenario at two, three and four seats twice on the same deals: by one program at all
seats, and by the same program without what it could do for others. Then it makes no gifts and no trades,
supports and shares with nobody, heals nobody else, and seeks no company. Prints both shares of seats that get
out and their difference, whose interval of 95 % comes from pairs of games on the same deal, in Markdown.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from random import Random

from discovery.core.players.program import Program
from discovery.core.protocol import Event, GameSpec
from discovery.core.registry import family, new_game
from discovery.core.research.study import Z_95
from discovery.lab.parallel import Workers, worker_pool
from discovery.play.driver import Driver
from discovery.survival.bots.careful import Careful
from discovery.survival.bots.search import LEVELS, Planner
from discovery.survival.content.reading import built_in
from discovery.survival.game import SurvivalGame
from discovery.survival.model import codes
from discovery.survival.model.coding import extra_of, word_of
from discovery.survival.model.state import State
from discovery.survival.views.view import View

NAMES = ("Ann", "Bo", "Cem", "Dee")
FOR_OTHERS = (codes.HAND, codes.TRADE, codes.SUPPORT, codes.SHARE)
Task = tuple[str, int, str, bool, int]


def loner(name: str, game: SurvivalGame, random: Random) -> Program:
    """A program that does nothing for others."""
    if name in LEVELS:
        return Loner(Planner(game, random, replace(LEVELS[name], helping=False)))
    if name == "careful":
        return Loner(Careful(game, random, helping=False))
    return Loner(family("discover").players.programs[name](game, random))


class Loner:
    """A program that is never offered what helps others."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """The program's move, of those that help nobody if there are any."""
        own = tuple(move for move in view.legal if not helps(move))
        return self._program.decide(replace(view, legal=own or view.legal), observed)


def helps(move: int) -> bool:
    """Whether a move does something for another seat."""
    word = word_of(move)
    return word in FOR_OTHERS or (word == codes.REST and extra_of(move) >> codes.REST_SEAT > 0)


def played(task: Task) -> int:
    """How many seats get out in one game."""
    key, seats, name, helping, number = task
    game = new_game(GameSpec(key, NAMES[:seats]))
    assert isinstance(game, SurvivalGame)
    chooser = Random(f"{key} {seats} {number}")
    driver: Driver[State] = Driver.shuffled(game, chooser)
    maker = family("discover").players.programs[name]
    by_seat = [Random(f"{number} {seat}") for seat in range(seats)]
    programs = [maker(game, one) if helping else loner(name, game, one) for one in by_seat]
    while (seat := driver.next_decision(chooser)) >= 0:
        move = programs[seat].decide(game.view(driver.state, seat))
        driver.play(seat, move, driver.draw(move, chooser))
    return driver.state.won.bit_count()


def main(arguments: Sequence[str]) -> None:
    """Print the table, row by row as it comes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--program", default="careful")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args(arguments)
    print(
        "| Scenario | Seats | Helping: out % | Alone: out % | Difference |\n| --- | --- | --- | --- | --- |"
    )
    for scenario in built_in().scenarios:
        for seats in (2, 3, 4) if not scenario.rivals else ():
            found = []
            for helping in (True, False):
                tasks = [
                    (f"discover:{scenario.id}", seats, asked.program, helping, n) for n in range(asked.games)
                ]
                with worker_pool(Workers(asked.workers)) as pool:
                    found.append(list(pool.spread(played, tasks)))
            print(f"| `discover:{scenario.id}` | {seats} | {row(found[0], found[1], seats)} |", flush=True)


def row(helping: Sequence[int], alone: Sequence[int], seats: int) -> str:
    """Both shares and their difference with its interval of 95 %, from pairs of games on the same deal."""
    games = len(helping)
    pairs = [(one - other) / seats for one, other in zip(helping, alone, strict=True)]
    mean = sum(pairs) / games
    error = Z_95 * sqrt(sum((pair - mean) ** 2 for pair in pairs) / (games - 1) / games)
    shares = (sum(helping) / games / seats, sum(alone) / games / seats)
    told = " | ".join(f"{100 * share:.1f}" for share in shares)
    return f"{told} | {100 * mean:+.1f} ({100 * (mean - error):+.1f} to {100 * (mean + error):+.1f})"


if __name__ == "__main__":
    main(sys.argv[1:])
