"""How many survivors get out: ``python -m bench.survival --games 400 --program careful``.

Plays every scenario at every number of seats with one program and prints a table in Markdown. The same seed
plays the same games.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from discovery.core.chance import draw
from discovery.core.protocol import GameSpec
from discovery.core.registry import family
from discovery.survival.content.reading import built_in

NAMES = ("Ann", "Bo", "Cem", "Dee")


@dataclass
class Cell:
    """What happened in the games of one scenario at one number of seats."""

    games: int = 0
    seats: int = 0
    out: int = 0
    some: int = 0
    every: int = 0
    nights: Counter[int] = field(default_factory=Counter)

    def row(self, game: str, players: int) -> str:
        """A row of the table: shares of seats and games, and the nights of games that somebody won."""
        won = sorted(self.nights.elements())
        mean = sum(won) / len(won) if won else 0.0
        shares = (100 * self.out / self.seats, 100 * self.some / self.games, 100 * self.every / self.games)
        told = " | ".join(f"{share:.0f}" for share in shares)
        nights = f"{won[0]}, {mean:.1f}, {won[-1]}" if won else "-"
        return f"| {game} | {players} | {told} | {nights} |"


def play(game: str, players: int, program: str, games: int, seed: int) -> Cell:
    """So many games of a scenario."""
    cell = Cell()
    made = family("discover").new_game(GameSpec(game, NAMES[:players]))
    maker = family("discover").players.programs[program]
    for number in range(games):
        chooser = random.Random(f"{seed} {game} {players} {number}")
        state = made.deal(made.shuffle(chooser))
        programs = [maker(made, chooser) for _ in range(players)]
        while (result := made.result(state)) is None:
            due = made.due(state)
            if due is not None:
                made.play(state, *due, draw(made, state, due[1], chooser))
                continue
            seat = made.decider(state)
            move = programs[seat].decide(made.view(state, seat))
            made.play(state, seat, move, draw(made, state, move, chooser))
        cell.games += 1
        cell.seats += players
        cell.out += len(result.winners)
        cell.some += bool(result.winners)
        cell.every += len(result.winners) == players
        if result.winners:
            cell.nights[state.night] += 1
    return cell


def main(arguments: Sequence[str]) -> None:
    """Print the table, row by row as it comes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--program", default="careful")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="one scenario, such as discover:beacon")
    asked = parser.parse_args(arguments)
    print("| Scenario | Seats | Out % | Any % | All % | Nights: least, mean, most |")
    print("| --- | --- | --- | --- | --- | --- |")
    for scenario in built_in().scenarios:
        game = f"discover:{scenario.id}"
        if asked.only in ("", game):
            for players in range(scenario.least, scenario.most + 1):
                cell = play(game, players, asked.program, asked.games, asked.seed)
                print(cell.row(game, players), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
