"""Fit the weights of `discovery.evolution.bots.search.evaluator` to games.

`python -m tooling.fit_evaluator [GAME ...]` plays games of one program against itself at tables of several
sizes and notes the facts about every seat at the beginning of every turn. It finds the weights under which
the shares of wins that followed are most likely (multinomial logistic regression by Newton's method) and
prints the lines of the table `WEIGHTS`.
"""

from __future__ import annotations

import argparse
import sys

import numpy as np
from numpy.typing import NDArray

from discovery.evolution.bots.search.evaluator import FACTS, Evaluator, flattening, share_left
from discovery.evolution.game import new_game
from discovery.evolution.model.state import State
from discovery.evolution.variants.catalogue import GAMES
from discovery.lab.match import Match
from tooling.progress import say

SEATS = (2, 3, 4, 6)
PLAYER = "level-3"
STEPS = 30
RIDGE = 1e-4
"""Keeps weights small that nothing speaks for."""

Table = NDArray[np.float64]


def noted(game: str, seats: int, number: int) -> tuple[Table, Table]:
    """What was seen of a game, a row a turn: the facts of all seats, as they are and times the stack left
    (turns, seats, facts), and the shares of the win that followed (turns, seats)."""
    match = Match(game, [PLAYER] * seats)
    evaluator = Evaluator(new_game(game, match.game.seats).setup, 0.0)
    rows: list[list[list[float]]] = []
    turns: list[int] = []

    def note(state: State, seat: int, move: int) -> None:
        if turns and turns[-1] == state.turns:
            return
        turns.append(state.turns)
        left = share_left(state)
        row = []
        for each in range(seats):
            evaluator.look(state, each)
            facts = [fact / flattening(left) for fact in evaluator.facts]
            row.append(facts + [left * fact for fact in facts])
        rows.append(row)

    winners = match.play(f"prospects {number}", note).result.winners
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return np.array(rows), np.array([shares] * len(rows))


def fitted(tables: list[tuple[Table, Table]]) -> tuple[Table, float]:
    """The weights, and the mean surprise (in nats) at who won, each kind of table counting alike."""
    size = tables[0][0].shape[2]
    weights = np.zeros(size)
    surprise = 0.0
    for _ in range(STEPS):
        slope, bend = RIDGE * weights, RIDGE * np.eye(size)
        surprise = 0.0
        for facts, won in tables:
            sums = facts @ weights
            shares = np.exp(sums - sums.max(axis=1, keepdims=True))
            shares /= shares.sum(axis=1, keepdims=True)
            surprise -= float((won * np.log(shares + 1e-12)).sum()) / len(facts)
            slope += np.einsum("ts,tsf->f", shares - won, facts) / len(facts)
            mean = np.einsum("ts,tsf->tf", shares, facts)
            around = facts - mean[:, None, :]
            bend += np.einsum("ts,tsf,tsg->fg", shares, around, around) / len(facts)
        weights = weights - np.linalg.solve(bend, slope)
    return weights, surprise / len(tables)


def line(game: str, weights: Table) -> str:
    """A line of the table."""
    facts = len(FACTS)
    pairs = [f"({weights[at]:.2f}, {weights[at + facts]:.2f})" for at in range(facts)]
    return f'    "{game}": ({", ".join(pairs)}),'


def learnt(game: str, games: int) -> tuple[Table, float]:
    """Weights and surprise from ``games`` games at each table."""
    tables = []
    for seats in SEATS:
        played = [noted(game, seats, number) for number in range(games)]
        tables.append(
            (np.concatenate([facts for facts, _ in played]), np.concatenate([won for _, won in played]))
        )
    return fitted(tables)


def main(arguments: list[str]) -> int:
    """Play games, fit the weights to them, and print a line for each game."""
    parser = argparse.ArgumentParser(prog="python -m tooling.fit_evaluator", description=__doc__)
    parser.add_argument("game", nargs="*", help=", ".join(GAMES))
    parser.add_argument("--games", type=int, default=500, help="at each of the tables")
    options = parser.parse_args(arguments)
    for game in options.game or GAMES:
        weights, surprise = learnt(game, options.games)
        print(line(game, weights))
        say(f"{game}: {surprise:.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
