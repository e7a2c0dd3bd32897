"""Bluffs and contests in pile games: when a false card is tried, what contesting is worth (H05 to H14)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from discovery.core.bits import mask_of, members
from discovery.evolution.bots.greedy.bluffing import Bluffs
from discovery.evolution.bots.greedy.careful_planner import CarefulPlanner
from discovery.evolution.bots.greedy.odds import can_stand, position_of, unseen
from discovery.evolution.bots.greedy.rates import Rates
from discovery.evolution.bots.policy.values import NO_PLACEMENT, UNIT, WON
from discovery.evolution.game import new_game
from discovery.evolution.model import codes
from discovery.evolution.model.actions import Action
from discovery.evolution.model.setup import Setup
from discovery.evolution.views.view import View
from discovery.lab.simulation import Plan, simulate
from tests.support.testing.rounds import rarely


def a_view(game: str, *seats: str, teams: tuple[str, ...] = ()) -> tuple[Setup, View]:
    """What the first seat sees after the deal."""
    table = new_game(game, seats, teams=teams)
    return table.setup, table.view(table.deal(list(range(54))), 0)


def bluffs(setup: Setup, view: View) -> Bluffs:
    return Bluffs(position_of(setup, view), 0, CarefulPlanner(setup), Rates())


def doubt(setup: Setup, view: View, **given: object) -> float:
    return bluffs(setup, replace(view, **given)).doubt()  # type: ignore[arg-type]  # fields of a view


def test_a_false_card_that_lies_unnoticed_makes_bold_and_one_found_out_careful() -> None:
    """H11: a card found out lies in the own discard; others' discards tell nothing."""
    setup, view = a_view("memory", "Ann", "Bo")
    starter = next(card for card in range(54) if not setup.needs[card])
    late = next(card for card in range(54) if setup.needs[card] and setup.era[card] == 3)
    stranger = doubt(setup, view)

    assert doubt(setup, view, tree=(starter,)) == stranger
    assert doubt(setup, view, tree=(starter, late)) < stranger
    assert doubt(setup, view, discards=((), (late,))) == stranger
    assert doubt(setup, view, discards=((late,), ())) > stranger


def test_virtual_players_and_mates_contest_nothing() -> None:
    """O07, P03."""
    assert doubt(*a_view("memory", "Ann", "Bo=bot", "Cem=bot+")) == 0.0
    assert doubt(*a_view("memory", "Ann", "Bo=bot", "Cem", teams=("Ann+Cem",))) == 0.0
    assert doubt(*a_view("memory", "Ann", "Bo=bot", "Cem")) > 0.0


def test_being_caught_weighs_what_the_stopper_gains() -> None:
    """H09 to H11, H14: a card each way; the game, if the stopper gives their last one; less at a larger
    table. Stopping now would cost a card, too."""
    setup, view = a_view("memory", "Ann", "Bo")
    other = replace(view, hands=(5, 1))
    large = a_view("memory", "Ann", "Bo", "Cem", "Dan")

    assert bluffs(setup, view).caught() == NO_PLACEMENT - 2 * UNIT
    assert bluffs(setup, other).caught() == NO_PLACEMENT - WON
    assert bluffs(*large).caught() == pytest.approx(NO_PLACEMENT - 4 / 3 * UNIT)


def test_only_cards_that_might_pass_are_tried() -> None:
    """H01: what a bluff needs does not lie openly in the pool or in a discard."""
    setup, view = a_view("memory", "Ann", "Bo")
    tried = bluffs(setup, view).likely()

    state = position_of(setup, view)
    assert set(tried) <= set(members(state.hands[0] & ~state.ready))
    for card in tried:
        assert not setup.needs[card] & (state.pool | state.shown)


@pytest.mark.parametrize(("seats", "false"), [(("Ann", "Bo"), True), (("Ann", "Bo", "Cem"), False)])
def test_a_call_of_what_only_the_caller_can_hold_is_false(seats: tuple[str, ...], false: bool) -> None:
    """H16, B02: the stack has no more cards of the era, Ann has not got this one, and who else is there?"""
    setup, view = a_view("memory", *seats)
    second = max(members(setup.era_cards[2] & ~mask_of((*view.pool, *view.hand))))
    view = replace(view, tree=(second,))
    card = min(members(setup.era_cards[1] & unseen(position_of(setup, view), 0)))
    called = replace(view.course, action=Action(codes.CALL, 1, card))

    assert can_stand(position_of(setup, replace(view, course=called)), 0) is not false


@pytest.mark.parametrize("game", ["memory", *rarely("fusion")])
def test_contesting_is_worth_it(game: str) -> None:
    """H02 to H10. Two greedy players who fear nothing and bluff whenever it would pay, of whom one contests.

    With many bluffs the difference is large, so a few games suffice: the interval's lower end lies well
    above one half. At the rates of the program itself the same takes thousands of games.
    """
    twins = "tests.support.engine.greedy_twins"
    seats = (f"{twins}:bold", f"{twins}:bold_never_contesting")

    assert simulate(Plan(game, seats, games=60, seed="contest")).seats[0].low > 0.5
