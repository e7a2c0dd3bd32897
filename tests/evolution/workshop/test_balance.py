"""Planted faults are found in games between random programs; Prehistory is like Prehistory."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from discovery.core.errors import InvalidInput, InvalidSetup
from discovery.core.workshop.balance import BalanceQuestion
from discovery.core.workshop.samples import Moments, Results
from discovery.evolution.cards.data import load_deck
from discovery.evolution.cards.deck import Deck
from discovery.evolution.cards.deckcheck import check_graph
from discovery.evolution.cards.deckfile import read_deck
from discovery.evolution.workshop.balance.cards import _benjamini_hochberg, figures
from discovery.evolution.workshop.balance.estimates import Z_99, decide
from discovery.evolution.workshop.balance.provider import CardBalance
from discovery.evolution.workshop.balance.reference import KEPT, usual_values
from discovery.evolution.workshop.balance.verdicts import MARGINS, MeasureVerdict, verdicts
from discovery.lab.experiment.running import run
from tests.support.engine import planted_decks
from tests.support.press import small_deck

BALANCE = CardBalance()
GAMES = 300


@cache
def measured(
    name: str, games: tuple[str, ...] = ("intro",), seats: tuple[int, ...] = (2, 3), most: int = GAMES
) -> tuple[Deck, Results]:
    """Games with one of the planted decks, at random but for the one that is always dealt alike."""
    deck: Deck = getattr(planted_decks, name)()
    question = BalanceQuestion(deck, games=games, seats=seats, most=most)
    kinds = ("/random", "/greedy") if name == "fixed_deal" else ("/random",)
    cells = [cell for cell in BALANCE.cells(question) if cell.key.endswith(kinds)]
    return deck, run(cells, "planted", lambda _cell, _measured: False)


def unmet(name: str) -> list[MeasureVerdict]:
    deck, results = measured(name)
    return [found for found in verdicts(deck, results, usual_values(), MARGINS) if found.unmet]


@pytest.mark.parametrize("name", ["late_card", "heavy_era", "fixed_deal"])
def test_planted_decks_keep_the_laws(name: str) -> None:
    deck: Deck = getattr(planted_decks, name)()

    assert check_graph(deck.cards, {card.id: 1 for card in deck.cards}) == []


def test_a_card_that_nobody_reaches_early_waits() -> None:
    deck = planted_decks.late_card()
    found = [deck.cards[one.card].id for one in unmet("late_card") if one.measure == "waiting"]

    assert found == [planted_decks.LATE]


@pytest.mark.long
def test_a_card_with_many_links_is_worth_too_much() -> None:
    """Whoever has laid its six prerequisites goes on with it, and it with them."""
    deck, results = measured("late_card", ("connect",), (2,), 500)
    lifts = figures(deck, results)

    assert [deck.cards[one.card].id for one in lifts if one.named and one.lift > 0] == [planted_decks.LATE]


def test_a_heavy_era_makes_dead_turns_when_it_is_due() -> None:
    assert ("dead", 2) in {(one.measure, one.part) for one in unmet("heavy_era")}


def test_a_deal_that_is_always_the_same_is_unfair() -> None:
    assert ("seats", 1) in {(one.measure, one.part) for one in unmet("fixed_deal")}


@pytest.mark.long
def test_prehistory_is_like_prehistory() -> None:
    deck = load_deck("prehistory")
    question = BalanceQuestion(deck, games=("intro", "explore"), seats=(3,), most=200)
    cells = [cell for cell in BALANCE.cells(question) if cell.key.endswith("/random")]
    results = run(cells, "like itself", lambda _cell, _measured: False)

    assert BALANCE.unmet(question, results) == []


@pytest.mark.long
@pytest.mark.parametrize("name", KEPT)
def test_the_kept_values_are_those_of_the_decks(name: str) -> None:
    """A change of the rules or of ``greedy`` asks for ``python -m tooling.deck_values``."""
    deck, usual = load_deck(name), usual_values(name)
    question = BalanceQuestion(deck, games=("intro", "explore"), seats=(2,), most=40)
    results = run(BALANCE.cells(question), "kept", lambda _cell, _measured: False)
    compared = 0
    for key, found in results.items():
        for value in ("turns", "decisions", "series", "points", "won-greedy"):
            own, kept = found.sides[0].of(value), usual.of(key, value)
            if own.n > 1 and kept is not None:
                compared += 1
                assert abs(own.mean - kept.mean) <= 5 * max(own.error, 1 / own.n) + 5 * kept.error, (
                    key,
                    value,
                )
    assert compared > 12


def test_the_same_deck_differs_from_itself_in_nothing() -> None:
    """Games are paired: both sides are the same games."""
    deck = load_deck("prehistory")
    question = BalanceQuestion(deck, against=deck, games=("intro",), seats=(2,), most=20)
    results = run(BALANCE.cells(question), "twice", lambda _cell, _measured: False)

    assert all(
        one.total == one.squares == 0 for found in results.values() for one in found.differences.values()
    )
    assert "length" not in BALANCE.unmet(question, results)


@pytest.mark.parametrize(
    ("value", "error", "status"),
    [(0.0, 0.1, "met"), (1.2, 0.01, "high"), (-1.2, 0.01, "low"), (0.9, 0.1, "open"), (1.1, 0.1, "open")],
)
def test_a_verdict_is_settled_by_its_interval(value: float, error: float, status: str) -> None:
    assert decide(value, error, -1.0, 1.0) == status
    assert Z_99 > 2.5


@pytest.mark.long
def test_of_a_card_that_is_hardly_placed_no_lift_is_told() -> None:
    """Twenty games are too few for any card; of three hundred only what was placed thirty times is known."""
    few, some = (measured("heavy_era", ("explore",), (2,), games) for games in (20, GAMES))
    known = [card.lifts for card in figures(*some)]

    assert not any(card.lifts for card in figures(*few))
    assert [found for found in verdicts(*few, usual_values(), MARGINS) if found.measure == "lift"] == []
    assert known[0]
    assert not all(known)


def test_false_alarms_among_many_cards_are_bounded() -> None:
    """Benjamini and Hochberg: 0.03 is an accident among five, but not beside three that are none."""
    assert _benjamini_hochberg([0.03, 0.5, 0.6, 0.7, 0.8]) == [False] * 5
    assert _benjamini_hochberg([0.03, 0.001, 0.002, 0.003, 0.8]) == [True, True, True, True, False]


def test_moments_add_up() -> None:
    one, other, both = Moments(), Moments(), Moments()
    for value in (1.0, 2.0, 4.0):
        (one if value < 3 else other).add(value)
        both.add(value)
    one.join(other)

    assert one == both
    assert both.mean == pytest.approx(7 / 3)
    assert both.spread == pytest.approx(1.5275, abs=1e-4)


def test_a_deck_too_small_for_a_pool_is_asked_about_in_the_first_edition() -> None:
    """B09, S01: fifteen cards are enough for two seats without a pool, and for no two with one."""
    small = BalanceQuestion(load_deck("antiquity").within(7, 8))
    tiny = BalanceQuestion(read_deck(small_deck()))

    assert {cell.key.partition("/")[0] for cell in BALANCE.cells(small)} == {"intro", "explore", "connect"}
    assert {cell.key.rpartition("/")[0] for cell in BALANCE.cells(tiny)} == {"classic-simple/2"}
    named = replace(tiny, games=("classic-simple",))
    assert BALANCE.cells(named) == BALANCE.cells(tiny)


@pytest.mark.parametrize(
    ("question", "code"),
    [
        (BalanceQuestion(load_deck("prehistory"), plan="long"), "bad-value"),
        (BalanceQuestion(load_deck("prehistory"), margins={"taste": 1.0}), "bad-value"),
        (BalanceQuestion(load_deck("prehistory"), games=("chess",)), "unknown-game"),
        (BalanceQuestion(load_deck("prehistory").within(1, 1)), "deck-too-small"),
    ],
)
def test_what_cannot_be_asked_is_refused(question: BalanceQuestion, code: str) -> None:
    with pytest.raises((InvalidInput, InvalidSetup)) as refused:
        BALANCE.cells(question)
    assert refused.value.code == code
