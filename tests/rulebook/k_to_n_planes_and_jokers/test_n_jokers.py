"""Section N: a Joker beside the tree for a trump, where it may come from, and what it is not (N01, N08-N11).

Ann plays; nobody has anything to say, unless a test says so.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.planes import Board

TREE = "band gathering scavenging"
"""Era 1 only. Nomadism, Hunting and Homo habilis fit; Myth and Fire do not."""
GAMES = pytest.mark.parametrize("game", ["intro", "explore"])


@pytest.fixture
def table() -> Board:
    """A table with Jokers."""
    return Board()


def jokers(table: Board, game: str = "intro", **position: Any) -> Board:
    """Ann holds a Joker, a card that fits and one that does not."""
    given: dict[str, Any] = {
        "options": "jokers=2",
        "hand": "joker-1 nomadism myth",
        "hands": {"Bo": "dog metal", "Cem": "ochre tribe"},
        "tree": TREE,
        "pool": "tent",
    }
    return table.lay_out(game=game, **(given | position))


@GAMES
def test_N01_a_joker_beside_the_tree_wins_a_trump(table: Board, game: str) -> None:
    """N01: it lies outside the tree, for good, and stands for nothing."""
    jokers(table, game).quietly("joker trump")

    assert table.trumps == 1
    assert table.aside == ["joker-1"]
    assert table.tree == TREE.split()
    assert table.hand("Ann") == ["nomadism", "myth"]
    assert table.stands == {}


def test_N01_with_points_it_brings_three_and_no_base_point(table: Board) -> None:
    """N01: as any trump won; a card placed would bring one more."""
    jokers(table, "explore").quietly("joker trump")
    assert table.points("Ann") == 3
    assert table.told("scored") == [("scored", "Ann", "", "", 3)]


@pytest.mark.parametrize("use", ["replay nomadism", "exchange Bo = dog", "discard myth"])
def test_N01_the_trump_is_like_any_other(table: Board, use: str) -> None:
    """N01, E07: it may be spent on whatever a trump is for."""
    jokers(table).quietly("joker trump").play(use)
    assert table.trumps == 0


def test_N01_the_trump_is_for_this_turn(table: Board) -> None:
    """N01, E04: Ann does not use it, Bo has none, and in her next turn it is gone."""
    jokers(table).quietly("joker trump").play("end")
    assert (table.turn, table.trumps, table.phase) == ("Bo", 0, "turn")

    table.play("end", "end")
    assert (table.turn, table.trumps, table.phase) == ("Ann", 0, "turn")


def test_N01_it_is_no_placement(table: Board) -> None:
    """N01, C05: without a card placed the turn still ends by drawing one."""
    jokers(table, top="fire").quietly("joker trump").play("end")
    assert table.hand("Ann") == ["nomadism", "myth", "fire"]


def test_N01_with_points_a_discard_is_still_due(table: Board) -> None:
    """N01, I04: without points Ann would draw; with points she discards first."""
    jokers(table, "explore").quietly("joker trump").play("end")
    assert table.phase == "discard"


@GAMES
def test_N01_the_normal_placement_stays(table: Board, game: str) -> None:
    """N01: it is the first card of the turn, so that no link is asked for, and the trump is still there."""
    jokers(table, game).quietly("joker trump", "place nomadism")
    assert (table.state.placed, table.state.series, table.trumps) == (1, 1, 1)


@GAMES
def test_N01_a_series_goes_past_it(table: Board, game: str) -> None:
    """N01, C03: Band was placed, the Joker laid aside; Nomadism follows Band, Homo habilis does not."""
    jokers(table, game, hand="joker-1 nomadism homo-habilis", last="band", tree="gathering scavenging band")
    table.quietly("joker trump")

    assert table.offers("place") == ["nomadism"]
    assert table.why("place homo-habilis") == ("no-link", "C03")
    table.quietly("place nomadism")
    assert table.state.series == 2


def test_N01_several_in_a_turn_add_up(table: Board) -> None:
    """N01: also while a trump is in hand."""
    jokers(table, "explore", hand="joker-1 joker-2 myth").quietly("joker trump", "joker trump")
    assert table.trumps == 2
    assert table.aside == ["joker-1", "joker-2"]
    assert table.points("Ann") == 6


def test_N01_before_the_first_card_it_opens_no_game(table: Board) -> None:
    """N01, C11: the tree is empty still, and the turn without a placement may be passed."""
    jokers(table, tree="", hand="joker-1 gathering myth").quietly("joker trump", "discard myth")
    assert table.phase == "opening"
    table.play("pass")
    assert table.turn == "Bo"


def test_N01_only_in_ones_own_turn_and_only_a_joker(table: Board) -> None:
    """N01: Bo has none, and could not use one in Ann's turn."""
    jokers(table, hand="nomadism myth", hands={"Bo": "joker-1 dog", "Cem": "ochre"})
    assert table.why("joker trump") == ("no-joker", "N01")
    assert table.why("Bo: joker trump") == ("not-your-turn", "B06")


@pytest.mark.parametrize("word", ["place", "replay"])
def test_N01_a_joker_is_not_placed_like_a_card(table: Board, word: str) -> None:
    """N01, N03: a player who lays one says what for."""
    jokers(table, trumps=1)
    assert "joker-1" not in table.offers(word)
    assert table.why(f"{word} joker-1") == ("joker-is-no-card", "N01")


def test_N08_a_joker_that_refills_the_pool_stays_there(table: Board) -> None:
    """N08: nothing happens by itself, and no other card comes for it."""
    jokers(table, hand="nomadism myth", pool="hunting", top="joker-1 fire").quietly("place hunting")

    assert table.pool == ["joker-1"]
    assert table.stack[0] == "fire"
    assert table.trumps == 0
    assert table.aside == []


@pytest.mark.parametrize("words", ["joker trump from pool", "joker as nomadism from pool"])
def test_N08_it_may_be_taken_in_ones_own_turn_and_the_pool_is_refilled(table: Board, words: str) -> None:
    """N08, C09: for the first use and for the third; the hand is what it was."""
    jokers(table, hand="hunting myth", pool="tent joker-1", top="fire").quietly(words)

    assert table.pool == ["tent", "fire"]
    assert table.hand("Ann") == ["hunting", "myth"]
    assert table.aside + list(table.stands) == ["joker-1"]


def test_N08_it_lets_nobody_interrupt(table: Board) -> None:
    """N08: Bo holds none."""
    jokers(table, hand="nomadism myth", pool="tent joker-1").play("place nomadism")
    assert table.may("Bo") == ["let"]
    assert table.why("Bo: interrupt") == ("no-joker", "N02")


def test_N08_a_hand_is_not_emptied_by_a_joker_from_the_pool(table: Board) -> None:
    """N08, E18: Ann, without a card and without a stack, has not won by it."""
    jokers(table, seats="Ann, Bo", hand="", hands={"Bo": "dog"}, pool="joker-1", stack="")
    table.quietly("joker trump from pool")

    assert table.trumps == 1
    assert table.told("emptied") == []
    assert not table.over()


@pytest.mark.parametrize("words", ["joker trump from Cem", "joker as nomadism from Cem"])
def test_N09_a_joker_may_be_taken_from_anothers_discard(table: Board, words: str) -> None:
    """N09: for the first use and for the third; nothing refills a discard."""
    jokers(table, hand="hunting myth", discards={"Cem": "spear joker-1"}).quietly(words)

    assert table.discard("Cem") == ["spear"]
    assert table.hand("Ann") == ["hunting", "myth"]
    assert table.pool == ["tent"]


def test_N09_one_does_not_take_it_from_ones_own_discard(table: Board) -> None:
    """N09, A08: nor does it let one interrupt; to Bo it is another's."""
    jokers(table, hand="nomadism myth", discards={"Ann": "joker-1", "Cem": "joker-2"})
    assert table.offers("joker trump") == ["from Cem"]
    assert table.why("joker trump from Ann") == ("no-joker", "N01")

    table.play("place nomadism")
    assert table.may("Cem") == ["let"]
    table.close()
    table.play("end")
    assert table.offers("joker trump") == ["from Ann", "from Cem"]


def test_N09_a_joker_is_discarded_like_a_card(table: Board) -> None:
    """N09, I04, E09: as the discard that is due, and as the card that is given back."""
    jokers(table, "explore", stack="").play("end")
    assert "joker-1" in table.offers("discard")
    table.play("discard joker-1")
    assert table.discard("Ann") == ["joker-1"]

    jokers(table, hand="nomadism joker-1", trumps=1).play("exchange Bo = dog")
    assert table.offers("give") == ["nomadism", "joker-1"]
    table.play("give joker-1")
    assert "joker-1" in table.hand("Bo")


def test_N09_a_joker_is_stolen_like_a_card(table: Board) -> None:
    """N09, F03: each card of the hand has the same chance."""
    jokers(table, hand="nomadism myth", hands={"Bo": "dog joker-1", "Cem": "ochre"}, trumps=1)
    assert table.chances("exchange Bo") == ["dog", "joker-1"]


@pytest.mark.parametrize("options", ["jokers=2", "jokers=2 sos", "jokers=2 stop"])
def test_N10_a_joker_cannot_be_called(table: Board, options: str) -> None:
    """N10: not even where a false call may be tried (H17), nor by SOS (Q11)."""
    jokers(table, options=options, hands={"Bo": "dog joker-2", "Cem": "ochre"}, trumps=1,
           tree=f"{TREE} barter")  # fmt: skip
    assert not {"joker-1", "joker-2"} & set(table.offers("call"))
    assert table.why("call joker-2") == ("joker-is-no-card", "N10")
    if "sos" in options:
        assert table.why("sos joker-2") == ("joker-is-no-card", "N10")


def test_N10_the_card_that_a_joker_stands_for_may_be_called(table: Board) -> None:
    """N10, N06: Bo holds the real Nomadism; it comes, and the Joker goes to Ann, who called."""
    jokers(table, tree=f"{TREE} barter joker-1=nomadism", hand="myth",
           hands={"Bo": "nomadism dog", "Cem": "ochre"}, trumps=1)  # fmt: skip
    table.quietly("call nomadism")

    assert "nomadism" in table.tree
    assert table.hand("Ann") == ["myth", "joker-1"]
    assert table.hand("Bo") == ["dog"]


def test_N11_a_joker_laid_for_a_trump_empties_the_hand(table: Board) -> None:
    """N11, E18, G01: one trump for its use, one for the hand; then all draw, Ann first."""
    jokers(table, hand="joker-1").quietly("joker trump")

    assert table.trumps == 2
    assert [event[1] for event in table.told("drew")] == ["Ann", "Bo", "Cem"]
    assert table.turn == "Ann"


def test_N11_a_joker_in_the_tree_empties_the_hand(table: Board) -> None:
    """N11, E18: as any last card placed."""
    jokers(table, hand="joker-1").quietly("joker as nomadism")
    assert table.trumps == 1
    assert [event[1] for event in table.told("drew")] == ["Ann", "Bo", "Cem"]


def test_N11_with_points_the_hand_is_filled(table: Board) -> None:
    """N11, G02, I03: three points for each of the two trumps; only Ann draws."""
    jokers(table, "explore", hand="joker-1").quietly("joker trump")
    assert table.points("Ann") == 6
    assert table.sizes() == {"Ann": 5, "Bo": 2, "Cem": 2}


@pytest.mark.parametrize("words", ["joker trump", "joker as nomadism"])
def test_N11_without_points_and_without_a_stack_it_wins(table: Board, words: str) -> None:
    """N11, G06: at once."""
    jokers(table, hand="joker-1", hands={"Bo": "nomadism", "Cem": "ochre"}, stack="").quietly(words)
    assert table.winners == ["Ann"]
    assert table.reason == "hand-emptied"


def test_N11_without_points_an_interruption_wins_too(table: Board) -> None:
    """N11: Bo's last card, in Ann's turn."""
    jokers(table, hand="nomadism myth", hands={"Bo": "joker-1", "Cem": "ochre"}, stack="")
    table.play("place nomadism", "Bo: interrupt")
    assert table.winners == ["Bo"]


@pytest.mark.parametrize(("words", "brought"), [("joker trump", 6), ("joker as nomadism", 1 + 3)])
def test_N11_with_points_and_without_a_stack_the_turn_is_finished(
    table: Board, words: str, brought: int
) -> None:
    """N11, G07: Ann still has her trump to spend; nobody else has a turn."""
    jokers(table, "explore", hand="joker-1", hands={"Bo": "nomadism", "Cem": "ochre"}, stack="",
           pool="hunting").quietly(words)  # fmt: skip
    assert not table.over()
    assert table.points("Ann") == brought

    table.quietly("replay hunting").play("end")
    assert table.reason == "hand-emptied"
    assert table.points("Ann") == brought + 1
