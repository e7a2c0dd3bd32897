"""What the rules prescribe when a seat's time is up (C14, C16)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from discovery.core.protocol import NO_OUTCOME
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.phases import OVER, PHASES
from discovery.evolution.model.state import State
from tests.support.engine.playing import decisions, seeds, tables

FEW = settings(max_examples=25)


def time_is_up(game: DiscoveryGame, state: State) -> None:
    """The acting seat's prescribed moves until its turn has passed on or the game is over."""
    turns = state.turns
    for _ in range(4):
        if state.turns == turns and state.phase != OVER:
            move = game.timeout_move(state, state.actor)
            assert game.explain(state, state.actor, move) is None
            cards = game.outcomes(state, move)
            game.play(state, state.actor, move, cards[-1] if cards else NO_OUTCOME)
    assert state.turns > turns or state.phase == OVER


@FEW
@given(tables, seeds)
def test_at_any_moment_the_turn_can_be_brought_to_its_end(game: DiscoveryGame, seed: int) -> None:
    for decision in decisions(game, seed):
        time_is_up(game, decision.state.copy())


@FEW
@given(tables, seeds)
def test_a_game_of_nothing_but_the_clock_ends(game: DiscoveryGame, seed: int) -> None:
    state = next(decisions(game, seed)).state
    while state.phase != OVER:
        time_is_up(game, state)

    assert game.audit(state) == []


@pytest.mark.parametrize("moment", ["give", "discard", "steal"])
def test_every_forced_decision_is_met(moment: str) -> None:
    """The property above would be empty for a moment that random games never reach."""
    game = new_game("explore" if moment == "discard" else "intro", ["A", "B"])
    seen = {PHASES[decision.state.phase] for seed in range(12) for decision in decisions(game, seed)}

    assert moment in seen


@pytest.mark.parametrize("moment", ["harvest", "amount", "discard"])
def test_in_a_classic_game_nothing_is_harvested_and_the_hand_is_filled(moment: str) -> None:
    """S18, S19: at every such moment of some random games; then the turn ends."""
    game, seen = new_game("classic-simple", ["A", "B"]), 0
    wanted = {"harvest": "harvest none", "amount": "draw", "discard": "discard"}[moment]
    for seed in range(6):
        for decision in decisions(game, seed):
            if PHASES[decision.state.phase] == moment:
                seen += 1
                move = game.timeout_move(decision.state, decision.seat)
                assert game.text(move).startswith(wanted)
                if moment == "amount":
                    assert move == max(game.legal(decision.state, decision.seat))
                time_is_up(game, decision.state.copy())

    assert seen > 3
