"""Section Q: Flash. Ann plays; the first to speak continues (Q01 to Q05, Q08)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.flashes import flash
from tests.support.rules.positions import Table

HANDED_OVER = pytest.mark.parametrize("words", [[], ["Cem: me"]], ids=["nobody spoke", "Cem said Me"])


def test_Q01_after_a_placed_card_the_actor_may_say_bis_and_the_others_me(table: Table) -> None:
    """Q01: everybody is asked, and no order of turns says who is next."""
    flash(table).play("place scavenging")

    assert (table.phase, table.actors) == ("window", ["Ann", "Bo", "Cem"])
    assert set(table.words_of("Ann")) == {"bis", "let"}
    assert set(table.words_of("Bo")) == set(table.words_of("Cem")) == {"me", "let"}


def test_Q01_so_it_is_after_each_placed_card(table: Table) -> None:
    """Q01: the second one of a series, a replayed one, a called one and a Joker in the tree too."""
    flash(table, hand="scavenging hunting myth").play("place scavenging", "Ann: bis", "-: closed")
    table.play("place hunting")
    assert (table.phase, table.actors) == ("window", ["Ann", "Bo", "Cem"])

    for line in ("replay scavenging", "call nomadism", "joker as homo-habilis"):
        hands = {"Bo": "dog nomadism", "Cem": "ochre"}
        flash(table, "jokers=1", hand="scavenging joker-1", hands=hands, trumps=1).play(line)
        assert (table.phase, table.actors) == ("window", ["Ann", "Bo", "Cem"])


@pytest.mark.parametrize("lines", [["discard myth"], ["exchange Bo = dog", "give myth"]])
def test_Q01_only_placed_cards_let_others_speak(table: Table, lines: list[str]) -> None:
    """Q01: after another use of a trump Ann just continues."""
    flash(table, trumps=1).play(*lines)

    assert (table.turn, table.phase) == ("Ann", "turn")


@HANDED_OVER
def test_Q01_the_player_who_hands_over_draws_as_at_the_end_of_a_turn(table: Table, words: list[str]) -> None:
    """Q01: with points up to five cards, before the next one begins."""
    flash(table, game="explore").play("place scavenging", *words, "-: closed")

    assert table.turn != "Ann"
    assert table.hand("Ann") == ["fishing", "myth", "painting", "sculpture", "burial"]
    kinds = [event[0] for event in table.events]
    assert kinds[-2:] == ["ended", "turn"]
    assert kinds.count("drew") == 3


@HANDED_OVER
def test_Q01_without_points_a_placement_spares_the_draw(table: Table, words: list[str]) -> None:
    """Q01, C07: as at the end of any turn."""
    flash(table).play("place scavenging", *words, "-: closed")

    assert table.hand("Ann") == ["fishing", "myth"]


def test_Q02_after_bis_the_player_continues_in_series_or_by_a_trump(table: Table) -> None:
    """Q02: Hunting is linked to Scavenging, Nomadism is not; there is no trump."""
    flash(table, hand="scavenging hunting nomadism myth").play("place scavenging", "Ann: bis", "-: closed")

    assert table.turn == "Ann"
    assert table.offers("place") == ["hunting"]
    assert table.why("place nomadism") == ("no-link", "C03")
    assert table.why("replay nomadism") == ("no-trump", "E04")


@pytest.mark.parametrize(
    "hand", ["scavenging myth dog", "scavenging hunting myth"], ids=["unable", "unwilling"]
)
def test_Q02_Q05_a_bis_with_nothing_after_it(table: Table, hand: str) -> None:
    """Q02, Q05: one card is drawn, whether Ann could have gone on or not."""
    flash(table, hand=hand, hands={"Bo": "metal tribe", "Cem": "ochre"})
    table.play("place scavenging", "Ann: bis", "-: closed")
    held = table.hand("Ann")
    table.play("end")

    assert table.hand("Ann") == [*held, "painting"]
    assert table.turn == "Bo"


def test_Q02_Q05_with_points_it_costs_a_discard(table: Table) -> None:
    """Q02, Q05: then Ann draws up to five as always."""
    flash(table, game="explore").play("place scavenging", "Ann: bis", "-: closed", "end")
    assert (table.phase, table.offers("discard")) == ("discard", ["fishing", "myth"])

    table.play("discard myth")
    assert table.discard("Ann") == ["myth"]
    assert len(table.hand("Ann")) == 5
    assert table.turn == "Bo"


def test_Q03_the_first_who_said_me_plays(table: Table) -> None:
    """Q03: Cem was quicker than Bo, who sits closer."""
    flash(table).play("place scavenging", "Cem: me", "Bo: me", "Ann: let", "-: closed")

    assert table.turn == "Cem"


@pytest.mark.parametrize(("turn", "after"), [("Ann", "Bo"), ("Bo", "Cem"), ("Cem", "Ann")])
def test_Q04_if_nobody_spoke_the_left_neighbour_plays(table: Table, turn: str, after: str) -> None:
    """Q04: all let it pass, or the time is up."""
    hands = {"Ann": "fishing dog", "Bo": "metal tribe", "Cem": "ochre tent"}
    hands[turn] += " scavenging"
    for answers in (["Ann: let", "Bo: let", "Cem: let"], []):
        flash(table, turn=turn, hand=None, hands=hands, pool="").play(
            "place scavenging", *answers, "-: closed"
        )
        assert table.turn == after


def test_Q04_a_neighbour_who_left_is_passed_over(table: Table) -> None:
    """Q04, R07: Cem is the next one then."""
    flash(table).play("Bo: leave", "place scavenging", "-: closed")

    assert table.turn == "Cem"


def test_Q05_who_took_over_and_places_nothing_draws_one_card(table: Table) -> None:
    """Q05: without points. Cem's left neighbour is next, not Ann's."""
    flash(table).play("place scavenging", "Cem: me", "-: closed")
    table.play("end")

    assert table.hand("Cem") == ["ochre", "tribe", "painting"]
    assert table.turn == "Ann"


def test_Q05_who_is_next_and_places_nothing_draws_one_card(table: Table) -> None:
    """Q05: nobody had spoken, Bo chooses not to; it makes no difference that Bo could."""
    flash(table, hands={"Bo": "nomadism metal", "Cem": "ochre"}).play("place scavenging", "-: closed")
    assert table.offers("place") == ["nomadism"]
    table.play("end")

    assert table.hand("Bo") == ["nomadism", "metal", "painting"]
    assert table.turn == "Cem"


def test_Q05_with_points_the_player_discards_one_and_draws(table: Table) -> None:
    """Q05: up to five; then the next player clockwise plays."""
    flash(table, game="explore").play("place scavenging", "Cem: me", "-: closed", "end")
    assert (table.actors, table.phase) == (["Cem"], "discard")
    table.play("discard tribe")

    assert table.discard("Cem") == ["tribe"]
    assert len(table.hand("Cem")) == 5
    assert table.turn == "Ann"


def test_Q05_nobody_can_take_over_from_a_turn_without_a_placement(table: Table) -> None:
    """Q05: it opens no window."""
    flash(table).play("end")

    assert (table.turn, table.phase) == ("Bo", "turn")


def test_Q05_on_an_empty_stack_the_draw_is_a_theft(table: Table) -> None:
    """Q05, F02: without points."""
    flash(table, stack="").play("place scavenging", "Cem: me", "-: closed", "end")
    assert (table.actors, table.phase) == (["Cem"], "steal")

    table.play("steal Bo = dog")
    assert table.hand("Cem") == ["ochre", "tribe", "dog"]
    assert table.turn == "Ann"


def test_Q08_the_turn_won_by_me_is_full_and_normal(table: Table) -> None:
    """Q08: Ann placed Scavenging. Bo's first card needs no link to it and begins a series of its own."""
    flash(table, game="explore", hands={"Bo": "nomadism homo-habilis dog", "Cem": "ochre"})
    table.play("place scavenging", "Bo: me", "-: closed")
    assert table.offers("place") == ["nomadism", "homo-habilis"]

    table.play("place nomadism")
    assert table.told("series") == []
    table.play("Bo: bis", "-: closed", "place homo-habilis")
    assert table.told("series") == [("series", "Bo", "", "", 2)]


def test_Q08_it_is_as_long_as_any_other(table: Table) -> None:
    """Q08: with pool and discards, and a draw at its end."""
    flash(table, game="explore", hands={"Bo": "dog", "Cem": "nomadism"}, pool="homo-habilis",
          discards={"Ann": "hunting"})  # fmt: skip
    table.play("place scavenging", "Cem: me", "-: closed")
    assert table.offers("place") == ["nomadism", "homo-habilis", "hunting"]
    table.play("place hunting", "-: closed")

    assert len(table.hand("Cem")) == 5
    assert table.turn == "Ann"


def over_and_again(table: Table, **position: Any) -> list[str]:
    """Whose turn it is while one after the other says Me."""
    flash(table, **position)
    turns = []
    for card, caller in (("scavenging", "Cem"), ("nomadism", "Ann"), ("homo-habilis", "Cem")):
        table.play(f"place {card}", f"{caller}: me", "-: closed")
        turns.append(table.turn)
    return turns


def test_Q03_there_is_no_fixed_order(table: Table) -> None:
    """Q01, Q03: Bo never comes to play as long as others are quicker."""
    hands = {"Bo": "dog", "Cem": "nomadism metal tribe"}

    assert over_and_again(table, hand="scavenging homo-habilis myth", hands=hands) == ["Cem", "Ann", "Cem"]
