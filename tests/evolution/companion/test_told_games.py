"""Games with real cards: what everybody sees is enough for a referee and for a record."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.core.companion import PaperTable
from discovery.core.errors import Code, DiscoveryError
from discovery.evolution.companion.deal import Paper
from discovery.evolution.companion.provider import GAMES, CardCompanion
from discovery.evolution.game import new_game
from discovery.play.records import read
from discovery.play.replay import replay
from tests.support.paper import ToldGame, seen_by_all, told
from tests.support.testing.positions import card_position
from tests.support.testing.rounds import times

STRIDE = 11
"""Only each eleventh position of a game is looked at whole, for the time it takes."""
PART = CardCompanion()
SAYS_NOTHING = {Code.PAPER_ENTRY, Code.UNKNOWN_MOVE, Code.UNKNOWN_CARD}


def table(game: ToldGame, length: int | None = None) -> PaperTable:
    return PART.table(replace(game.paper, log=game.paper.log[:length]))


@settings(max_examples=times(20), deadline=None)
@given(st.sampled_from(GAMES), st.integers(1, 5), st.integers(0, 10_000))
def test_a_told_game_ends_as_the_real_one_did(key: str, seats: int, seed: int) -> None:
    game = told(key, seats, seed)
    paper = game.paper
    run = Paper(new_game(key, paper.seats, paper.deck), paper.log).run()
    end = table(game)
    kept = card_position(replay(read(end.record)))

    assert seen_by_all(run.driver.state) == seen_by_all(game.driver.state)
    assert end.over
    assert game.driver.result is not None
    assert end.winners == game.driver.result.winners
    assert seen_by_all(kept.state) == seen_by_all(game.driver.state)


@settings(max_examples=times(8), deadline=None)
@given(st.sampled_from(GAMES), st.integers(2, 5), st.integers(0, 10_000))
def test_all_that_was_legal_can_be_told(key: str, seats: int, seed: int) -> None:
    game = told(key, seats, seed)
    for number in list(game.legal)[seed % STRIDE :: STRIDE]:
        choices = table(game, number).choices
        for move in game.legal[number]:
            word, _, what = move.partition(" ")
            assert word in choices
            assert word == "give" or not what or what in choices[word]


@settings(max_examples=times(8), deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 10_000), st.data())
def test_the_table_is_made_of_the_log_alone(key: str, seed: int, data: st.DataObject) -> None:
    """Telling a game again, or bit by bit, changes nothing."""
    game = told(key, 3, seed)
    length = data.draw(st.integers(0, len(game.paper.log)))

    assert table(game, length) == table(game, length)
    assert table(game, length).actors == table(game).actors[:length]


def refused(game: ToldGame, length: int, entry: str) -> DiscoveryError:
    log = (*game.paper.log[:length], entry)
    with pytest.raises(DiscoveryError) as caught:
        PART.table(replace(game.paper, log=log))
    return caught.value


def test_a_card_is_refused_with_the_rule_that_forbids_it() -> None:
    game = told("explore", 3, 5)
    turn = next(iter(game.legal))
    fault = refused(game, turn, "place sedentism")

    assert (fault.code, fault.rule) == (Code.PAPER_NOT_HELD, "B02")
    fault = refused(game, turn, "place cooking")
    assert (fault.code, fault.rule) == (Code.MISSING_PREREQUISITE, "C01")


@pytest.mark.parametrize(
    "entry", ["dance", "pool fire", "give", "place", "", "give fire", "end = Ana", "call x = Ana"]
)
def test_what_says_nothing_now_is_refused(entry: str) -> None:
    game = told("intro", 2, 1)
    turn = list(game.legal)[3]
    assert refused(game, turn, entry).code in SAYS_NOTHING


def test_the_pool_is_asked_for_before_anything_else() -> None:
    game = told("intro", 2, 1)
    begun = table(game, 0)

    assert begun.question == "pool"
    assert begun.choices == {}
    assert refused(game, 0, "end").code is Code.PAPER_ENTRY
    assert refused(game, 0, "pool sedentism").rule == "B02"  # the stack begins with the first era


def test_a_called_card_comes_from_whoever_is_said_to_have_it() -> None:
    """E12: its holder gives it up; the caller and nobody at all are no holders."""
    game = told("intro", 3, 2)
    number = next(n for n, entry in enumerate(game.paper.log) if entry.startswith("call"))
    called, holder = game.paper.log[number].split(" = ")
    before, after = table(game, number), table(game, number + 1)
    caller = before.seats[before.turn]

    assert called.split()[1] in after.tree
    assert [seat.hand for seat in after.seats] == [seat.hand - (seat.name == holder) for seat in before.seats]
    for nobody in ("", " = ", f" = {caller.name}", " = Nobody"):
        assert refused(game, number, called + nobody).code is Code.PAPER_ENTRY


def test_games_with_secrets_of_other_kinds_are_not_followed() -> None:
    game = told("intro", 2, 1)
    with pytest.raises(DiscoveryError) as caught:
        PART.table(replace(game.paper, game="memory"))
    assert caught.value.code is Code.PAPER_GAME
