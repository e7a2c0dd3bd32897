"""Section Q: what Flash does to trumps, to Stop, to the end of the game, and to bots (Q06, Q07, Q09, Q10)."""

from __future__ import annotations

import pytest

from tests.support.rules.flashes import flash
from tests.support.rules.positions import Table

OPENING = "gathering pebble-tool australopithecus band"
"""Era 2 is not open; Barter fits, and opens it."""


def test_Q06_trumps_are_kept_while_bis_continues_the_turn(table: Table) -> None:
    """Q06: Ann opened era 2; after her Bis she may replay."""
    flash(table, hand="barter scavenging myth", tree=OPENING).play("place barter", "Ann: bis", "-: closed")

    assert (table.turn, table.phase, table.trumps) == ("Ann", "trump", 1)
    table.play("replay scavenging")
    assert table.trumps == 0


def test_Q06_they_pile_up_from_bis_to_bis(table: Table) -> None:
    """Q06: Hand axe closes era 1, the last card empties the hand; no trump was used in between."""
    flash(table, hand="hand-axe flake-tool", tree="homo-erectus era 1 but hand-axe")
    table.play("place hand-axe", "Ann: bis", "-: closed")
    assert table.trumps == 1

    table.play("place flake-tool", "Ann: bis", "-: closed")
    assert (table.turn, table.trumps) == ("Ann", 2)


@pytest.mark.parametrize(("words", "after"), [([], "Bo"), (["Cem: me"], "Cem")])
def test_Q06_they_are_lost_as_soon_as_another_plays(table: Table, words: list[str], after: str) -> None:
    """Q06: by silence or by Me; nobody else has them, nor has Ann when she plays again."""
    flash(table, hand="barter scavenging myth", tree=OPENING).play("place barter", *words, "-: closed")
    assert (table.turn, table.phase, table.trumps) == (after, "turn", 0)

    while table.turn != "Ann":
        table.play("end")
    assert (table.phase, table.trumps) == ("turn", 0)
    assert table.why("replay scavenging") == ("no-trump", "E04")


def test_Q06_their_points_stay(table: Table) -> None:
    """Q06: they were won with the placement (I03)."""
    flash(table, game="explore", hand="barter myth", tree=OPENING).play("place barter")
    won = table.points("Ann")
    assert won > 1

    table.play("Cem: me", "-: closed")
    assert table.points("Ann") == won


def test_Q07_after_a_wrong_stop_they_begin_again(table: Table) -> None:
    """Q07: whatever was said before has to be said again."""
    flash(table, "stop").play("place scavenging", "Ann: bis", "Cem: me", "Bo: stop")
    assert table.told("fault") == [("fault", "Bo", "", "Ann", 1)]
    assert (table.phase, table.actors) == ("window", ["Ann", "Bo", "Cem"])

    table.play("-: closed")
    assert table.turn == "Bo", "neither the Bis nor the Me counts any more"


def test_Q07_bis_and_me_may_be_said_again(table: Table) -> None:
    """Q07: this time it is Bo who says Me, although Bo's Stop was wrong."""
    flash(table, "stop").play("place scavenging", "Cem: me", "Bo: stop", "Bo: me", "-: closed")

    assert table.turn == "Bo"


def test_Q07_after_a_fault_the_left_neighbour_plays(table: Table) -> None:
    """Q07: Cem's Me is void, and so is Ann's Bis."""
    flash(table, "stop").play("place fishing", "Ann: bis", "Cem: me", "Bo: stop", "Bo: give dog")

    assert (table.turn, table.phase) == ("Bo", "turn")
    assert table.discard("Ann") == ["fishing"]


def test_Q07_in_memory_too(table: Table) -> None:
    """Q07: the actor verifies in vain; the stopper is the one who is not next."""
    flash(table, game="memory").play("place fishing", "Bo: me", "Cem: stop", "Ann: verify", "Cem: give ochre")

    assert table.turn == "Bo"
    table.play("end")
    assert table.turn == "Cem"


def test_Q09_an_emptied_hand_draws_at_once(table: Table) -> None:
    """Q09, G01: all draw before anybody can speak; the trump for it is kept by Bis."""
    flash(table, hand="scavenging").play("place scavenging")

    assert table.sizes() == {"Ann": 1, "Bo": 3, "Cem": 3}
    assert (table.phase, table.trumps) == ("window", 1)
    table.play("Ann: bis", "-: closed")
    assert (table.turn, table.trumps) == ("Ann", 1)


def test_Q09_without_a_stack_the_last_card_wins_at_once(table: Table) -> None:
    """Q09, G06: nobody is asked any more."""
    flash(table, hand="scavenging", stack="").play("place scavenging")

    assert table.winners == ["Ann"]
    assert table.actors == []


@pytest.mark.parametrize("words", [[], ["Cem: me"]], ids=["nobody spoke", "Cem said Me"])
def test_Q09_with_points_the_game_ends_with_the_finishers_turn(table: Table, words: list[str]) -> None:
    """Q09, G07: a Me comes too late."""
    flash(table, game="explore", hand="scavenging", stack="").play("place scavenging", *words)
    assert not table.over()

    table.play("-: closed")
    assert table.over()


def test_Q09_with_points_the_finisher_may_continue(table: Table) -> None:
    """Q09, G07: Bis lets her place another card, from the pool."""
    flash(table, game="explore", hand="scavenging", stack="", pool="hunting")
    table.play("place scavenging", "Ann: bis", "-: closed", "place hunting")
    assert not table.over()

    table.play("-: closed")
    assert table.over()


def interrupted(table: Table) -> Table:
    """Bo holds a Joker and interrupts; Ann had said Bis, Cem Me."""
    flash(table, "jokers=1", hands={"Bo": "nomadism metal joker-1", "Cem": "ochre tribe"})
    return table.play("place scavenging", "Ann: bis", "Cem: me", "Bo: interrupt")


def test_Q09_an_interruption_comes_before_bis_and_me(table: Table) -> None:
    """Q09: inside the window; the new turn is like any other, with a window of its own."""
    interrupted(table)
    assert (table.turn, table.phase) == ("Bo", "turn")

    table.play("place nomadism")
    assert (table.phase, table.actors) == ("window", ["Ann", "Bo", "Cem"])
    assert set(table.words_of("Bo")) == {"bis", "let"}
    assert "me" in table.words_of("Ann")


def test_Q09_after_an_interruption_the_window_begins_again(table: Table) -> None:
    """Q09: Bis and Me have to be said again."""
    interrupted(table).play("end")
    assert (table.turn, table.phase, table.actors) == ("Ann", "window", ["Ann", "Bo", "Cem"])

    table.play("-: closed")
    assert table.turn == "Bo", "the left neighbour, for nobody has spoken"


def test_Q09_nobody_takes_over_from_an_interruption(table: Table) -> None:
    """Q09: Cem's Me ends Bo's extra turn; then it is asked again who continues after Ann."""
    interrupted(table).play("place nomadism", "Cem: me", "-: closed")
    assert (table.turn, table.phase) == ("Ann", "window")

    table.play("-: closed")
    assert table.turn == "Bo"


def bots(table: Table, hand: str, more: str = "") -> Table:
    """It is Bo's turn, and Bo is a bot."""
    return flash(table, more, seats="Ann, Bo=bot, Cem", turn="Bo", hand=hand,
                 hands={"Ann": "fishing myth", "Cem": "ochre tribe"}).let_bots_play()  # fmt: skip


def test_Q10_a_bot_never_says_me(table: Table) -> None:
    """Q10: it is not even asked; but it is next when nobody speaks."""
    flash(table, seats="Ann, Bo=bot, Cem").play("place scavenging")
    assert table.actors == ["Ann", "Cem"]

    table.play("-: closed")
    assert table.turn == "Bo"


def test_Q10_in_its_turn_it_continues_and_nobody_can_say_me(table: Table) -> None:
    """Q10: no window opens after the cards that it places."""
    bots(table, "scavenging nomadism dog metal")
    placed = []
    while table.turn == "Bo":
        table.play("Bo: flip")
        placed += [event[2] for event in table.told("placed")]
        assert table.phase != "window"

    assert placed == ["scavenging", "nomadism"]
    assert table.turn == "Cem"


def test_Q10_its_trump_is_kept_for_two_flips(table: Table) -> None:
    """Q10, Q06: it opens era 2 and flips two cards for that."""
    flash(table, seats="Ann, Bo=bot, Cem", turn="Bo", hand="barter dog scavenging myth",
          hands={"Ann": "fishing", "Cem": "ochre tribe"}, tree=OPENING).let_bots_play()  # fmt: skip
    table.play("Bo: flip")
    assert (table.turn, table.trumps) == ("Bo", 1)

    table.play("Bo: flip", "Bo: flip")
    assert table.tree[-1] == "scavenging"


def test_Q10_but_it_can_be_contested(table: Table) -> None:
    """Q10: with Stop a window opens all the same, in which nobody can say Me."""
    bots(table, "scavenging nomadism dog", "stop").play("Bo: flip")

    assert (table.phase, table.actors) == ("window", ["Ann", "Cem"])
    assert set(table.words_of("Ann")) == {"stop", "let"}


def last_flip(table: Table, row: str = "fire", **position: str) -> Table:
    """Memory: Bo, a bot, has laid the first card of its row."""
    hands = {"Ann": "fishing myth", "Cem": "ochre tribe"}
    flash(table, game="memory", seats="Ann, Bo=bot, Cem", turn="Bo", hand=row, hands=hands, **position)
    return table.let_bots_play().play("Bo: flip")


def test_Q03_a_bot_that_has_to_stop_says_no_bis(table: Table) -> None:
    """Q03, Q10, O15: Fire was its last card; the others are asked for their Me, and Ann plays next."""
    last_flip(table)
    assert (table.phase, table.actors) == ("window", ["Ann", "Cem"])
    assert set(table.words_of("Ann")) == {"stop", "me", "let"}

    table.play("Ann: me", "-: closed", "Bo: flip")
    assert (table.turn, table.phase) == ("Ann", "turn")


def test_Q04_after_its_silence_the_next_seat_plays(table: Table) -> None:
    """Q04: nobody says Me."""
    last_flip(table).play("-: closed", "Bo: flip")
    assert table.turn == "Cem"


def test_Q03_while_it_continues_nobody_is_asked(table: Table) -> None:
    """Q03, Q10: Spear is left to flip."""
    last_flip(table, "fire spear")
    assert set(table.words_of("Ann")) == {"stop", "let"}


def test_Q07_after_a_wrong_stop_they_are_asked_again_after_a_bot(table: Table) -> None:
    """Q07, Q03: Scavenging was right; Ann's Me is void, Cem's counts."""
    last_flip(table, "scavenging").play("Ann: me", "Cem: stop")
    assert (table.phase, set(table.words_of("Cem"))) == ("window", {"me", "let"})
    table.play("Cem: me", "-: closed", "Bo: flip")
    assert table.turn == "Cem"
