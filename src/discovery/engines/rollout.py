"""Random games: rollouts of searches, and the measure of a game's speed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from discovery.core.chance import draw
from discovery.core.dice import Dice
from discovery.core.protocol import NO_OUTCOME, AnyGame, State
from discovery.core.registry import family_of

UNLIMITED = 10**6
"""More decisions than a game can have."""


def rollout_of(game: AnyGame) -> Callable[[Any, Dice], int]:
    """A function that plays random moves from a position to the end, in place, and returns the number of
    decisions: the family's own if it has one, else ``play_randomly``."""
    learning = family_of(game.spec.game).learning
    return partial(play_randomly, game) if learning is None else learning.play_out


def play_randomly(game: AnyGame, state: State, dice: Dice, most: int = UNLIMITED) -> int:
    """Take random decisions through the protocol, in place, up to the end or ``most`` of them; how many."""
    # bound once: this loop is a measure of the engine, and looking methods up takes as long as some of them
    below, due, decider = dice.below, game.due, game.decider
    legal, outcomes, play = game.legal, game.outcomes, game.play
    moves = 0
    while moves < most:
        if line := due(state):
            play(state, *line, draw(game, state, line[1], dice))
            continue
        seat = decider(state)
        choices = legal(state, seat)
        if not choices:
            break
        move = choices[below(len(choices))]
        possible = outcomes(state, move)
        play(state, seat, move, possible[below(len(possible))] if possible else NO_OUTCOME)
        moves += 1
    return moves
