"""The C program that the engine's speed is compared with plays the very same games.

Where there is no C compiler there is no such program, and the benchmark says so instead of measuring it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import limit
from discovery.core.dice import Dice
from discovery.core.protocol import NO_OUTCOME
from discovery.evolution.flow.rollout import play_out
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.state import State
from tooling import ccompiler

GAMES = 300
SEATS = len(limit.SEATS)
FACTOR = 6364136223846793005
WORD = 2**64 - 1


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path | None:
    try:
        return limit.build(tmp_path_factory.mktemp("limit"))
    except limit.NoCompiler:
        return None


@pytest.fixture(scope="module")
def game() -> DiscoveryGame:
    return new_game(limit.GAME, limit.SEATS)


def step(game: DiscoveryGame, state: State, dice: Dice, seen: int) -> int:
    """A random move: one throw for the choice, one for what chance does; the hash with it in."""
    moves = game.legal(state, state.actor)
    move = moves[dice.below(len(moves))]
    cards = game.outcomes(state, move)
    outcome = cards[dice.below(len(cards))] if cards else NO_OUTCOME
    game.play(state, state.actor, move, outcome)
    return ((seen ^ move) * FACTOR & WORD ^ (outcome + 1)) * FACTOR & WORD


def by_hand(game: DiscoveryGame, seed: int) -> list[int]:
    """Moves, points, winners, the dice afterwards and the hash, as the program shows them."""
    dice = Dice(seed)
    state = game.deal(game.shuffle(dice))
    moves = seen = 0
    while game.result(state) is None:
        seen = step(game, state, dice, seen)
        moves += 1
    return [moves, *state.points[:SEATS], state.winners, dice.state, seen]


def inside(game: DiscoveryGame, seed: int) -> list[int]:
    """The same but for the hash, played in one call of the engine."""
    dice = Dice(seed)
    state = game.deal(game.shuffle(dice))
    moves = play_out(state, dice)
    return [moves, *state.points[:SEATS], state.winners, dice.state]


def test_the_same_dice_give_the_same_games(program: Path | None, game: DiscoveryGame) -> None:
    """Move for move, as the hash tells, and thrown as often for them."""
    if program is None:
        assert ccompiler.find() is None
        return
    played = limit.games(program, 1, GAMES)
    seeds = range(1, GAMES + 1)

    assert played == [by_hand(game, seed) for seed in seeds]
    assert [row[:-1] for row in played] == [inside(game, seed) for seed in seeds]


def test_without_a_compiler_it_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ccompiler, "find", lambda: None)

    with pytest.raises(limit.NoCompiler, match="the limit is left out"):
        limit.build(tmp_path)
