"""Laws that hold in every position of every game."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

from discovery.core.bits import members
from discovery.core.dice import Dice
from discovery.core.errors import IllegalMove
from discovery.evolution.flow.rollout import play_out
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.codes import LEAVE_TABLE
from discovery.evolution.model.phases import OVER
from tests.support.engine.playing import choose, decisions, places, seeds, tables
from tests.support.testing.rounds import times

FEW = settings(max_examples=times(25))


@FEW
@given(tables, seeds)
def test_every_card_lies_in_exactly_one_place(game: DiscoveryGame, seed: int) -> None:
    everything = list(range(len(game.deck.cards)))
    last = game.deal(everything)
    for decision in decisions(game, seed):
        assert places(decision.state) == everything
        last = decision.state

    assert places(last) == everything
    assert game.audit(last) == []


@FEW
@given(tables, seeds)
def test_what_is_derived_follows_from_where_the_cards_lie(game: DiscoveryGame, seed: int) -> None:
    setup = game.setup
    for decision in decisions(game, seed):
        state = decision.state
        for era in range(1, 7):
            lying = setup.era_cards[era] & state.tree
            assert bool(state.opened >> era & 1) == bool(lying)
            assert bool(state.closed >> era & 1) == (lying == setup.era_cards[era])
        assert len(members(state.pool)) == 5 or not state.stack
        assert state.placed >= state.series >= bool(state.placed)
        assert (state.last >= 0) == (state.placed > 0)
        assert state.trumps == 0 or state.placed > 0


@FEW
@given(tables, seeds)
def test_a_copy_lives_a_life_of_its_own(game: DiscoveryGame, seed: int) -> None:
    for decision in decisions(game, seed):
        if decision.chooser.randrange(8) == 0:
            original, twin = decision.state.key(), decision.state.copy()
            play_out(twin, Dice(decision.chooser.getrandbits(64)))
            assert twin.phase == OVER
            assert decision.state.key() == original


@FEW
@given(tables, seeds)
def test_listed_moves_are_those_without_a_reason_against_them(game: DiscoveryGame, seed: int) -> None:
    """Leaving apart: it is always possible for those who decide and never listed."""
    for decision in decisions(game, seed):
        if decision.chooser.randrange(4):
            continue
        for seat in range(len(game.seats)):
            allowed = [m for m in game.all_moves() if game.explain(decision.state, seat, m) is None]
            assert [m for m in allowed if m != LEAVE_TABLE] == sorted(game.legal(decision.state, seat))
            assert (LEAVE_TABLE in allowed) == (game.setup.virtual[seat] is None)


@FEW
@given(tables, seeds)
def test_a_refused_move_changes_nothing(game: DiscoveryGame, seed: int) -> None:
    """Moves of any seat, with any outcome, and numbers that are no moves at all."""
    for decision in decisions(game, seed):
        state, chooser = decision.state, decision.chooser
        before = state.key()
        for _ in range(5):
            move = chooser.choice([chooser.choice(game.all_moves()), chooser.randrange(-(2**40), 2**40)])
            seat = chooser.randrange(-2, len(game.seats) + 2)
            if game.explain(state, seat, move) is not None:
                with pytest.raises(IllegalMove):
                    game.play(state, seat, move, chooser.randrange(-1, 60))
        assert state.key() == before


@FEW
@given(tables, seeds)
def test_outcomes_are_asked_for_and_checked(game: DiscoveryGame, seed: int) -> None:
    codes = set()
    for decision in decisions(game, seed):
        state, chooser = decision.state, decision.chooser
        possible = game.outcomes(state, decision.move)
        wrong = [card for card in (*range(-3, 60), 10**9) if card not in (possible or [-1])]
        before = state.key()
        with pytest.raises(IllegalMove) as refused:
            game.play(state, decision.seat, decision.move, chooser.choice(wrong))
        codes.add(refused.value.code)
        assert state.key() == before

    assert codes <= {"outcome-missing", "outcome-impossible", "outcome-unexpected"}


@FEW
@given(tables, seeds)
def test_listening_to_events_changes_nothing(game: DiscoveryGame, seed: int) -> None:
    """A random game inside the engine, where nobody listens, goes as the same one played move by move."""
    order = game.shuffle(random.Random(seed))
    deaf, heard = game.deal(order), game.open(order)[0]
    dice = Dice(seed)
    play_out(deaf, Dice(seed))
    while game.result(heard) is None:
        moves = game.legal(heard, heard.turn)
        move = moves[dice.below(len(moves))]
        cards = game.outcomes(heard, move)
        game.play(heard, heard.turn, move, cards[dice.below(len(cards))] if cards else -1)

    assert heard.key() == deaf.key()


@FEW
@given(tables, seeds)
def test_the_deciding_seat_may_leave_at_any_moment(game: DiscoveryGame, seed: int) -> None:
    """R01: the laws hold after it, the game continues and ends, and who left has not won."""
    for decision in decisions(game, seed):
        state, chooser = decision.state.copy(), decision.chooser
        if chooser.randrange(6):
            continue
        staying = [s for s, player in enumerate(game.setup.virtual) if player is None]
        chooser.shuffle(staying)
        for seat in staying[: chooser.randrange(len(staying) + 1)]:
            if state.phase != OVER:
                game.play(state, seat, LEAVE_TABLE)
                assert game.audit(state) == []
        while game.result(state) is None:
            chosen = choose(game, state, chooser)
            assert not state.left >> chosen.seat & 1
            game.play(state, chosen.seat, chosen.move, chosen.outcome)
        assert not state.winners & state.left
        assert (state.winners == 0) == (game.setup.virtual_seats | state.left == 2 ** len(game.seats) - 1
                                        and state.left != 0)  # fmt: skip
