"""Section R: the option Advantage (R03). Bo, or the named seat, gets more cards than the others."""

from __future__ import annotations

import pytest

from discovery.core.errors import InvalidSetup
from discovery.evolution.game import new_game
from discovery.evolution.variants.catalogue import GAMES
from tests.support.rules.positions import Table
from tests.support.rules.rounds import all_pass

EXTRA = pytest.mark.parametrize("extra", [1, 2])


@pytest.mark.parametrize("game", [name for name in GAMES if name != "classic-memory"])
@EXTRA
def test_R03_a_seat_is_dealt_one_or_two_cards_more(table: Table, game: str, extra: int) -> None:
    """R03: the others get five, as always, and the stack is so much smaller."""
    table.start(game, options=f"advantage=Bo:{extra}")

    assert table.sizes() == {"Ann": 5, "Bo": 5 + extra, "Cem": 5}
    dealing = GAMES[game].dealing
    open_cards = dealing.pool + dealing.starts
    assert (len(table.pool), len(table.stack)) == (dealing.pool, 54 - open_cards - 15 - extra)


def test_R03_one_in_each_of_the_first_rounds_of_the_deal(table: Table) -> None:
    """R03, B03: in the first and the second round Bo gets two cards, the second right after the first."""
    table.start(options="advantage=Bo:2")
    deck = [card.id for card in table.game.deck.cards]

    assert table.hand("Bo") == [deck[place] for place in (2, 3, 7, 8, 12, 16, 20)]
    assert table.hand("Ann") == [deck[place] for place in (1, 6, 11, 15, 19)]
    assert table.hand("Cem") == [deck[place] for place in (4, 9, 13, 17, 21)]
    assert table.pool == [deck[place] for place in (0, 5, 10, 14, 18)]


def test_R03_several_seats_may_have_one(table: Table) -> None:
    """R03: a bot too."""
    table.start("explore", "Ann, Bo=bot, Cem, Dan", "advantage=Ann:1 advantage=Bo:2")

    assert table.sizes() == {"Ann": 6, "Bo": 7, "Cem": 5, "Dan": 5}


@EXTRA
def test_R03_with_points_the_hand_is_refilled_to_six_or_seven(table: Table, extra: int) -> None:
    """R03: at the end of each turn, while the others draw up to five."""
    options = f"advantage=Ann:{extra}"
    table.deal(
        game="explore", options=options, hand="gathering myth", hands={"Bo": "band dog"}, tree="scavenging"
    )
    table.play("place gathering", "end", "place band", "end")

    assert len(table.hand("Ann")) == 5 + extra
    assert len(table.hand("Bo")) == 5


@EXTRA
def test_R03_an_emptied_or_a_robbed_hand_too(table: Table, extra: int) -> None:
    """R03, G02, F09: whatever fills a hand fills it so far."""
    table.deal(game="explore", options=f"advantage=Ann:{extra}", hand="gathering", tree="band")
    table.play("place gathering")
    assert len(table.hand("Ann")) == 5 + extra

    table.deal(game="explore", options=f"advantage=Bo:{extra}", hand="myth", hands={"Bo": "scavenging dog"},
               tree="band gathering australopithecus pebble-tool barter", trumps=1)  # fmt: skip
    table.play("call scavenging")
    assert len(table.hand("Bo")) == 5 + extra


@pytest.mark.parametrize("game", ["explore", "connect", "fusion"])
def test_R03_a_discard_for_no_placement_is_replaced_so_far(table: Table, game: str) -> None:
    """R03, I04: Ann has seven cards again, Bo five."""
    table.start(game, options="advantage=Ann:2")
    for seat, size in (("Ann", 7), ("Bo", 5)):
        table.play("end", f"discard {table.hand(seat)[0]}")
        assert len(table.hand(seat)) == size


def test_R03_in_select_when_the_round_is_over(table: Table) -> None:
    """R03, J12: a selected card that was not placed is discarded and made up for."""
    table.start("select", options="advantage=Ann:2")
    table.play(*(f"{seat}: select {table.hand(seat)[0]}" for seat in table.game.seats))
    assert table.sizes() == {"Ann": 6, "Bo": 4, "Cem": 4}

    all_pass(table)
    assert table.sizes() == {"Ann": 7, "Bo": 5, "Cem": 5}


def test_R03_without_points_nothing_is_refilled(table: Table) -> None:
    """R03: the extra cards are just more to get rid of."""
    table.deal(options="advantage=Ann:2", hand="gathering myth", tree="band", top="dog metal")
    table.play("place gathering", "end")
    assert table.hand("Ann") == ["myth"]

    table.deal(
        options="advantage=Ann:2", hand="gathering", hands={"Bo": "fishing", "Cem": "tent"}, tree="band"
    )
    table.play("place gathering")
    assert table.sizes() == {"Ann": 1, "Bo": 2, "Cem": 2}


def test_R03_trump_plus_draws_one_card_for_such_a_seat_too(table: Table) -> None:
    """R03, Q16: exactly one."""
    table.deal(game="explore", options="advantage=Ann:2 trump+", hand="myth dog", tree="band", trumps=1)
    table.play("draw")

    assert len(table.hand("Ann")) == 3


def test_R03_extra_cards_count_for_the_smallest_deck() -> None:
    """R03, B09: nine seats leave four cards; three more may be dealt, four may not."""
    people = [f"P{number}" for number in range(1, 10)]
    assert len(new_game("explore", people, options=["advantage=P1:2", "advantage=P2:1"]).seats) == 9
    with pytest.raises(InvalidSetup) as refused:
        new_game("explore", people, options=["advantage=P1:2", "advantage=P2:2"])

    assert (refused.value.code, refused.value.rule) == ("deck-too-small", "B09")


@pytest.mark.parametrize(
    ("given", "code"), [("Ann:3", "option-value"), ("Ann:0", "option-value"), ("Eva:1", "unknown-seat")]
)
def test_R03_one_or_two_for_somebody_who_sits_here(given: str, code: str) -> None:
    """R03: anything else is refused."""
    with pytest.raises(InvalidSetup) as refused:
        new_game("explore", ["Ann", "Bo"], options=[f"advantage={given}"])

    assert (refused.value.code, refused.value.rule) == (code, "R03")


@pytest.mark.parametrize("extra", [3, 5])
def test_R03_up_to_five_in_the_first_edition(table: Table, extra: int) -> None:
    """R03, S19: one in each round of the deal, and so many more may be drawn up to."""
    table.start("classic-simple", options=f"advantage=Bo:{extra}")
    assert table.sizes() == {"Ann": 5, "Bo": 5 + extra, "Cem": 5}
    deck = [card.id for card in table.game.deck.cards]
    dealt = [place for place in range(15 + extra) if deck[place] in table.hand("Bo")]
    assert dealt[1::2][:extra] == [place + 1 for place in dealt[::2]][:extra]

    card = table.hand("Ann")[0]
    table.play("end", f"discard {card}", "Bo: end", f"discard {table.hand('Bo')[0]}")
    assert len(table.hand("Bo")) == 5 + extra


@pytest.mark.parametrize("given", ["Ann:6", "Ann:0", "Ann:11", "Ann:-1"])
def test_R03_five_at_most(given: str) -> None:
    """R03: there are five rounds of the deal."""
    with pytest.raises(InvalidSetup) as refused:
        new_game("classic-simple", ["Ann", "Bo"], options=[f"advantage={given}"])

    assert (refused.value.code, refused.value.rule) == ("option-value", "R03")


def test_R03_who_leaves_takes_the_advantage_along(table: Table) -> None:
    """R03, R01: all seven cards join the discard, and nobody else's hand grows for it."""
    table.start("explore", options="advantage=Bo:2").play("place band", "Bo: leave", "end")

    assert len(table.discard("Bo")) == 7
    assert len(table.hand("Ann")) == 5
