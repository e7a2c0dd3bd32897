"""Whole games of any kind, decision by decision: windows close by themselves, virtual players flip."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from discovery.core.bits import members
from discovery.core.chance import draw
from discovery.core.protocol import NO_OUTCOME, Event
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.state import State

MANY = 10_000


@dataclass(frozen=True)
class Line:
    """A position and what is about to be played in it: a decision, or what is due."""

    state: State
    seat: int
    move: int
    outcome: int


def lines(game: DiscoveryGame, chooser: random.Random) -> Iterator[Line]:
    """A random game; ``state`` changes in place after each yield."""
    state = game.deal(game.shuffle(chooser))
    for _ in range(MANY):
        if game.result(state) is not None:
            return
        line = next_line(game, state, chooser)
        yield line
        play(game, state, line)
    raise AssertionError("a game ends")


def next_line(game: DiscoveryGame, state: State, chooser: random.Random) -> Line:
    """What is due, else a random decision of any seat that may act."""
    due = game.due(state)
    if due is not None:
        return Line(state, *due, draw(game, state, due[1], chooser))
    seat = chooser.choice(members(game.actors(state)))
    move = chooser.choice(game.legal(state, seat))
    cards = game.outcomes(state, move)
    return Line(state, seat, move, chooser.choice(cards) if cards else NO_OUTCOME)


def play(game: DiscoveryGame, state: State, line: Line) -> list[Event]:
    """Play the line, and return its events."""
    return game.play(state, line.seat, line.move, line.outcome)
