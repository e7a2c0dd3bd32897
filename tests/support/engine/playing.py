"""Games for property tests: every kind of table, played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from discovery.core.bits import members
from discovery.core.protocol import NO_OUTCOME, SPECTATOR
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.state import State

KINDS = ("", "=bot", "=bot+")
OPTIONS: dict[str, tuple[tuple[str, ...], ...]] = {"intro": ((),), "explore": ((), ("series+",))}

tables = st.builds(
    lambda name, kinds, at: new_game(
        name[0], seats_of([*kinds[: at % len(kinds)], "", *kinds[at % len(kinds) :]][:9]), options=name[1]
    ),
    st.sampled_from([(game, options) for game, sets in OPTIONS.items() for options in sets]),
    st.lists(st.sampled_from(KINDS), min_size=1, max_size=9),
    st.integers(0, 8),
)
"""Any game with any options, at least one person or program among up to nine seats."""

seeds = st.integers(0, 2**32)


def seats_of(kinds: list[str]) -> list[str]:
    return [f"{name}{kind}" for name, kind in zip("ABCDEFGHI", kinds, strict=False)]


@dataclass(frozen=True)
class Decision:
    """A position and what is about to be played in it."""

    state: State
    seat: int
    move: int
    outcome: int
    chooser: random.Random


def decisions(game: DiscoveryGame, seed: int) -> Iterator[Decision]:
    """A random game, decision by decision; ``state`` changes in place after each yield."""
    chooser = random.Random(seed)
    state = game.deal(game.shuffle(chooser))
    while game.result(state) is None:
        decision = choose(game, state, chooser)
        yield decision
        game.play(state, decision.seat, decision.move, decision.outcome)


def choose(game: DiscoveryGame, state: State, chooser: random.Random) -> Decision:
    """A random decision; placing is preferred a little, so that trumps come up."""
    moves = game.legal(state, state.turn)
    eager = [move for move in moves if game.text(move).split()[0] in {"place", "exchange", "call", "replay"}]
    move = chooser.choice(eager if eager and chooser.random() < 0.6 else moves)
    cards = game.outcomes(state, move)
    return Decision(state, state.turn, move, chooser.choice(cards) if cards else NO_OUTCOME, chooser)


def viewers(game: DiscoveryGame) -> range:
    return range(SPECTATOR, len(game.seats))


def places(state: State) -> list[int]:
    """Every card once for each place in which it lies."""
    rows = [*state.hands, *state.discards, state.tree, state.pool]
    return sorted([card for row in rows for card in members(row)] + state.stack)
