"""Whether helping helps: ``python -m bench.helping --games 400 --program careful``.

Plays each cooperative scenario at two, three and four seats twice on the same deals: by one program at all
seats, and by the same program without what it could do for others, gifts, trades, support, shares and rests
for somebody else. Prints both shares of seats that get out, with intervals of 95 %, in Markdown.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from discovery.core.program import Program
from discovery.core.protocol import Event, GameSpec
from discovery.core.registry import family, new_game
from discovery.core.study import wilson
from discovery.lab.parallel import Workers, worker_pool
from discovery.play.driver import Driver
from discovery.survival.content.reading import built_in
from discovery.survival.game import SurvivalGame
from discovery.survival.model import codes
from discovery.survival.model.coding import extra_of, word_of
from discovery.survival.model.state import State
from discovery.survival.views.view import View

NAMES = ("Ann", "Bo", "Cem", "Dee")
FOR_OTHERS = (codes.HAND, codes.TRADE, codes.SUPPORT, codes.SHARE)
Task = tuple[str, int, str, bool, int]


class Loner:
    """A program that is never offered what helps others."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """One of ``view.legal``."""
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
    made = [maker(game, Random(f"{number} {seat}")) for seat in range(seats)]
    programs = made if helping else [Loner(program) for program in made]
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
    print("| Scenario | Seats | Helping: out % | Alone: out % |\n| --- | --- | --- | --- |")
    for scenario in built_in().scenarios:
        for seats in (2, 3, 4) if not scenario.rivals else ():
            shares: list[str] = []
            for helping in (True, False):
                tasks = [
                    (f"discover:{scenario.id}", seats, asked.program, helping, n) for n in range(asked.games)
                ]
                with worker_pool(Workers(asked.workers)) as pool:
                    out = sum(pool.spread(played, tasks))
                low, high = wilson(out, asked.games * seats)
                shares.append(f"{100 * out / asked.games / seats:.0f} ({100 * low:.0f} to {100 * high:.0f})")
            print(f"| discover:{scenario.id} | {seats} | {' | '.join(shares)} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
