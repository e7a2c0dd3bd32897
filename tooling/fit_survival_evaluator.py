"""Fit the weights of `discovery.survival.bots.evaluator` to games of `careful`.

`python -m tooling.fit_survival_evaluator [GAMES]` plays each scenario GAMES times at every number of seats
and notes the facts about every survivor at every eighth decision. Then it finds the weights under which the
fates of all survivors are most likely (logistic regression by Newton's method). A fifth of the games is kept
apart; it prints how well the chances fit those, too.
"""

from __future__ import annotations

import sys
from random import Random

import numpy as np
from numpy.typing import NDArray

from discovery.core.bits import BIT
from discovery.core.dice import Dice
from discovery.core.protocol import GameSpec
from discovery.core.registry import new_game
from discovery.survival.bots.careful import choose
from discovery.survival.bots.evaluator import WEIGHTS, facts
from discovery.survival.bots.search import play
from discovery.survival.content.reading import built_in
from discovery.survival.game import SurvivalGame
from discovery.survival.model import phases, queries
from discovery.survival.model.codes import ROLL
from discovery.survival.model.coding import coded
from discovery.survival.moves import kinds
from discovery.survival.moves.move_buffer import MoveBuffer
from tooling.progress import say

NAMES = ("Ann", "Bo", "Cem", "Dee")
EVERY = 8
STEPS = 30
RIDGE = 1e-3
"""Keeps weights small that nothing speaks for."""
APART = 5
"""One game of so many only measures the fit."""

Table = NDArray[np.float64]


def noted(game: SurvivalGame, seed: str) -> tuple[list[list[float]], list[float]]:
    """The facts about every survivor on the map at every eighth decision of a game, and who got out."""
    state, dice = game.deal(game.shuffle(Random(seed))), Dice(Random(f"{seed} dice").getrandbits(64))
    rows: list[list[float]] = []
    seats: list[int] = []
    decisions, found = 0, MoveBuffer()
    while state.phase != phases.FINISHED:
        if state.phase == phases.ROLLING:
            play(state, state.asked, coded(ROLL), dice)
            continue
        if decisions % EVERY == 0:
            for seat in range(state.setup.seats):
                if state.on & BIT[seat]:
                    rows.append(facts(state, seat))
                    seats.append(seat)
        decisions += 1
        actor = queries.first_of(state, kinds.actors(state))
        kinds.find(state, actor, found)
        play(state, actor, choose(state, actor, found), dice)
    return rows, [float(state.won & BIT[seat] != 0) for seat in seats]


def tables(games: int, of: slice) -> tuple[Table, Table]:
    """Everything noted in the games of each scenario and number of seats with these numbers."""
    rows: list[list[float]] = []
    out: list[float] = []
    for scenario in built_in().scenarios:
        for seats in range(scenario.least, scenario.most + 1):
            game = new_game(GameSpec(f"discover:{scenario.id}", NAMES[:seats]))
            assert isinstance(game, SurvivalGame)
            for number in range(games)[of]:
                more, won = noted(game, f"outlook {seats} {number}")
                rows += more
                out += won
            say(f"{scenario.id} {seats}: {len(rows)} rows")
    return np.array(rows), np.array(out)


def fitted(rows: Table, out: Table) -> Table:
    """The weights of the logistic regression."""
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (chance - out) / len(rows) + RIDGE * weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows / len(rows) + RIDGE * np.eye(len(weights))
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def main(arguments: list[str]) -> None:
    """Print the weights and how well they fit other games."""
    games = int(arguments[0]) if arguments else 100
    most = games * (APART - 1) // APART
    rows, out = tables(games, slice(0, most))
    others, became = tables(games, slice(most, games))
    weights = fitted(rows, out)
    chance = 1 / (1 + np.exp(-others @ weights))
    errors = [((guess - became) ** 2).mean() for guess in (chance, out.mean())]
    say(f"squared error {errors[0]:.4f}, of one guess {errors[1]:.4f}")
    for tenth in range(10):
        among = (chance >= tenth / 10) & (chance < (tenth + 1) / 10)
        if among.any():
            say(f"told {chance[among].mean():.2f}: got out {became[among].mean():.2f} ({among.sum()} rows)")
    for name, weight in zip(WEIGHTS, weights, strict=True):
        say(f'    "{name}": {weight:.3f},')


if __name__ == "__main__":
    main(sys.argv[1:])
