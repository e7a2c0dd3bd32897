"""OpenSpiel: card games written in C++, by its own random roll-outs and move by move through its Python API.

Its roll-outs are those of its tree search. A search of one simulation rolls out the position it is
given, as often as its evaluator is told to, and does nothing else: so one call from Python is many
games in C++. Both ways start where the cards are dealt. The number of roll-outs is exact, that of their
decisions is the mean over games by the same law from the same positions.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import fmean
from typing import Any

from bench.serving import API, PLAYOUTS, Contender, keep_to_one_core, serve

GAMES = ("gin_rummy", "hearts", "skat", "crazy_eights", "euchre", "oh_hell", "spades", "dou_dizhu")
"""Card games in which random players take more than twenty decisions, and that its search accepts."""
DEALS = 32
ROLLOUTS = 32
COUNTED = 40
"""Games from each deal by which decisions are counted."""


def finish(state: Any, random: Random) -> int:
    """Play to the end, with random legal actions and chance by its probabilities; returns the number of
    decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draw_chance(state, random)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            decisions += 1
    return decisions


def draw_chance(state: Any, random: Random) -> None:
    """Apply a random chance outcome."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(actions, weights)[0])


def dealt(game: Any, random: Random) -> Any:
    """The first position in which a player decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        draw_chance(state, random)
    return state


def rollouts(pyspiel: Any, game: Any) -> Callable[[], float]:
    """Roll-outs in C++ from deals in turn."""
    random = Random(1)
    deals = [dealt(game, random) for _ in range(DEALS)]
    length = fmean(finish(deal.clone(), random) for deal in deals for _ in range(COUNTED))
    evaluators = [pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed) for seed in range(DEALS)]
    searches = [
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed, False)
        for seed, evaluator in enumerate(evaluators)
    ]

    def play() -> float:
        for search, deal in zip(searches, deals, strict=True):
            search.step(deal)
        return DEALS * ROLLOUTS * length

    return play


def move_by_move(game: Any) -> Callable[[], float]:
    """Games driven from Python, from deals in turn."""
    random = Random(1)
    deals = [dealt(game, random) for _ in range(DEALS)]
    return lambda: sum([finish(deal.clone(), random) for deal in deals])


def main() -> None:
    """Serve every game as a contender, in both ways to play it."""
    keep_to_one_core()
    pyspiel = import_module("pyspiel")
    games = {name: pyspiel.load_game(name) for name in GAMES}
    inside = [
        Contender(f"open_spiel {name}, C++ roll-outs", PLAYOUTS, rollouts(pyspiel, game))
        for name, game in games.items()
    ]
    outside = [Contender(f"open_spiel {name}, API", API, move_by_move(game)) for name, game in games.items()]
    serve([*inside, *outside], ["open_spiel"])


if __name__ == "__main__":
    main()
