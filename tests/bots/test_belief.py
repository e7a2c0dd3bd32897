"""Beliefs about a pile of which only some cards are remembered, and games that do not stand still for want of
certainty (H01, T02)."""

from __future__ import annotations

from random import Random

import pytest

from discovery.core.bits import BIT, mask_of
from discovery.core.dice import Dice
from discovery.evolution.belief.determinize import determinize
from discovery.evolution.bots.policy.heuristics import promising
from discovery.evolution.bots.search.levels import LEVELS, Level, Thinker
from discovery.evolution.bots.search.pile_belief import Belief
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.views.view import View
from discovery.lab.match import Match
from discovery.lab.simulation import Plan, simulate
from tests.bots.test_determinize import decisions
from tests.support.engine.sets import covering
from tests.support.rules.positions import Table

FRIENDLY = ("level-1", "level-2", "level-3")
LET, STOP, END = (code << codes.SHIFT for code in (codes.LET, codes.STOP, codes.END))

PILE = (
    "era 1 homo-erectus barter hide language spear cooking shelter "
    "h-neanderthalensis preservation ochre homo-sapiens fire metal"
)
"""Flake tool fits: metal tells of hand-axe, which lies far down, and fire of homo-erectus."""


def chosen(table: Table, level: str, seat: int = 0, tries: int = 8) -> set[int]:
    """What a level decides, with different dice."""
    view = table.game.view(table.state, seat)
    return {Thinker(table.game.setup, Random(seed), LEVELS[level]).decide(view) for seed in range(tries)}


def belief(table: Table, newest: int, seat: int = 0) -> Belief:
    return Belief(table.game.setup, table.game.view(table.state, seat), (), newest, Dice(3))


# ---- what is believed


def test_H01_what_a_remembered_card_needs_lies_in_every_pile() -> None:
    """Language above the forgotten ones tells of hand-axe and hunting, fire of homo-erectus."""
    table = Table().deal(game="memory", seats="Ann, Bo", tree="era 1 homo-erectus fire language")
    setup = table.game.setup

    sure = setup.needs[setup.index["language"]] | setup.needs[setup.index["fire"]]

    assert all(not sure & ~pile for pile in belief(table, 2).piles)


def test_H02_a_card_that_may_still_be_contested_proves_nothing() -> None:
    table = Table().deal(game="memory", seats="Ann, Bo", hand="hunting", tree="gathering australopithecus")
    table.play("place hunting")
    setup = table.game.setup

    needs = setup.needs[setup.index["hunting"]]

    assert any(needs & ~pile for pile in belief(table, 1, seat=1).piles)


def test_H05_of_a_closed_era_nothing_is_missing() -> None:
    table = Table().deal(game="memory", seats="Ann, Bo", tree="era 1 homo-erectus fire")
    setup = table.game.setup
    table.nothing_announced()
    unsure = belief(table, 1).piles
    table.state.closed = BIT[1]

    assert any(setup.era_cards[1] & ~pile for pile in unsure)
    assert not any(setup.era_cards[1] & ~pile for pile in belief(table, 1).piles)


def test_B02_no_pile_holds_a_card_of_an_era_that_the_stack_still_has() -> None:
    table = Table().deal(game="memory", seats="Ann, Bo", tree=PILE)
    setup, piles = table.game.setup, belief(table, 4).piles

    assert len({*piles}) > 1
    assert not any(setup.era_cards[era] & pile for pile in piles for era in (5, 6))


@pytest.mark.parametrize("game", ["memory", "fusion"])
def test_every_pile_might_be_the_true_one(game: str) -> None:
    """As many cards as there are, the remembered ones where they are, none that lies in sight elsewhere; and
    whole positions can be imagined with it. With every two options together."""
    for made in covering(game)[::4]:
        table = made.build()
        for state, asked, heard in decisions(table, made.label):
            view = table.view(state, asked[0])
            if len(view.tree) > 5:
                held_against(table.setup, view, Belief(table.setup, view, tuple(heard[asked[0]]), 5, Dice(1)))


def held_against(setup: Setup, view: View, held: Belief) -> None:
    sight = mask_of(card for row in (view.hand, view.pool, *view.discards) for card in row)
    for believed in held.views():
        assert len({*believed.tree}) == len(view.tree)
        assert believed.tree[-5:] == view.tree[-5:]
        assert not mask_of(believed.tree) & sight
        state = determinize(setup, believed, (), Dice(2))
        assert mask_of(believed.tree) == state.tree
        assert tuple(hand.bit_count() for hand in state.hands[: setup.seat_count]) == view.hands


# ---- what is done about it


@pytest.mark.parametrize("level", FRIENDLY)
def test_C01_a_card_is_tried_whose_prerequisites_must_lie_there(level: str) -> None:
    """Nobody remembers them, but cards that build on them."""
    table = Table().deal(game="memory", seats="Ann, Bo", hand="flake-tool numbers", tree=PILE)

    assert chosen(table, level) == {table.game.parse("place flake-tool")[0]}


@pytest.mark.parametrize("level", FRIENDLY)
def test_C01_a_card_is_tried_whose_prerequisites_most_likely_lie_there(level: str) -> None:
    """Where else should homo-erectus be? Bo holds four cards, most of which could not have been placed."""
    table = Table().deal(
        game="memory",
        seats="Ann, Bo",
        hand="flake-tool tent",
        hands={"Bo": "specialisation barbed-point burial clothing"},
        tree="era 1 homo-erectus fire barter hide language spear cooking shelter era 3",
        pool="spirituality adornment bow-and-arrow maritime-exploration",
    )

    assert table.game.parse("place flake-tool")[0] in chosen(table, level)


@pytest.mark.parametrize("level", FRIENDLY)
def test_C01_a_card_is_not_tried_that_nobody_can_believe_in(level: str) -> None:
    table = Table().deal(
        game="memory", seats="Ann, Bo", hand="numbers pottery", tree=PILE, pool="dog terracotta"
    )

    assert chosen(table, level) == {END}


def test_H02_a_card_passes_if_it_is_true_in_any_pile() -> None:
    """Hunting is false. A player who remembers the pile knows; others can imagine a pile in which it is
    true."""
    table = Table().deal(
        game="memory", seats="Ann, Bo", hand="hunting", tree="gathering australopithecus pebble-tool nomadism"
    )
    table.play("place hunting")
    view = table.game.view(table.state, 1)

    for newest, answer in ((1, LET), (9, STOP)):
        level = Level(pile=(newest, newest))
        program = Thinker(table.game.setup, Random(1), level)
        assert program.decide(view) == answer


@pytest.mark.parametrize("level", FRIENDLY)
def test_H16_a_call_passes_that_may_be_true(level: str) -> None:
    """Cem may hold the card; it is possible, but not certain, that Bo does."""
    table = Table().deal(
        game="explore",
        seats="Ann, Bo, Cem",
        options="stop",
        turn="Bo",
        hand="pottery sedentism",
        hands={"Ann": "fermentation", "Cem": "shelter"},
        tree="era 1 fire spear homo-erectus fishing",
        trumps=1,
        last="fishing",
    )
    table.play("Bo: call shelter")

    assert chosen(table, level) == {LET}


@pytest.mark.parametrize("level", FRIENDLY)
@pytest.mark.parametrize("game", ["explore", "connect"])
def test_E11_no_call_is_made_that_cannot_succeed(game: str, level: str) -> None:
    """With Stop all discoveries are offered. Those that would fit are of the highest era."""
    laid = "era 1 era 2 era 3 era 4 era 5"
    table = Table()
    if game == "connect":
        cards = table.start(game).cards(laid)
        laid = " ".join(f"{table.game.setup.ids[card]} {card % 9},{card // 9}" for card in cards)
    table.deal(
        game=game,
        seats="Ann, Bo, Cem",
        options="stop",
        hand="pottery sedentism",
        hands={"Bo": "semi-sedentism terracotta", "Cem": "enclosure spear-thrower"},
        tree=laid if game == "explore" else "",
        cells=laid if game == "connect" else "",
        pool="fermentation",
        stack="basketry numbers",
        trumps=1,
        last="myth",
    )
    calls = {move for move in table.game.legal(table.state, 0) if codes.code_of(move) == codes.CALL}

    assert calls
    assert not calls & chosen(table, level)


def test_E15_only_cards_that_others_may_hold_are_worth_a_call() -> None:
    """Era 3 is open. Of era 2 hide lies in the pool, flake tool in a discard, language in the own hand, and
    shelter does not fit; of era 3 some cards fit, but era 4 is not open."""
    table = Table().deal(
        game="explore",
        seats="Ann, Bo, Cem",
        options="stop",
        hand="language",
        hands={"Cem": "shelter"},
        discards={"Bo": "flake-tool"},
        tree="era 1 homo-erectus fire barter metal",
        pool="hide",
        trumps=1,
        last="metal",
    )

    assert promising(table.state, 0, codes.CALL) == mask_of(table.cards("spear cooking"))


# ---- what comes of it


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", FRIENDLY)
def test_T02_friendly_levels_bring_memory_to_an_end(level: str, seats: int) -> None:
    match = Match("memory", [level] * seats)

    ends = [match.play(f"ends {number}").result.reason for number in range(6)]

    assert ends == ["hand-emptied"] * 6


def test_level_3_wins_more_games_of_memory_than_two_bots() -> None:
    result = simulate(Plan("memory", ("level-3", "bot", "bot"), games=24, seed="company"))

    assert result.seats[0].wins > result.seats[1].wins + result.seats[2].wins
