"""Section N: an extra turn in another player's (N02), with its nesting, and who never interrupts (N12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.planes import Board

TREE = "band gathering scavenging"
"""Nomadism, Hunting and Homo habilis fit."""
GAMES = pytest.mark.parametrize("game", ["intro", "explore"])


@pytest.fixture
def table() -> Board:
    """A table with Jokers."""
    return Board()


def jokers(table: Board, game: str = "intro", **position: Any) -> Board:
    """Ann's turn; Bo and Cem hold a Joker each."""
    given: dict[str, Any] = {
        "options": "jokers=3",
        "hand": "nomadism fishing myth",
        "hands": {"Bo": "joker-1 hunting metal", "Cem": "joker-2 homo-habilis tribe"},
        "tree": TREE,
        "pool": "tent",
        "top": "fire painting sculpture",
    }
    return table.lay_out(game=game, **(given | position))


@GAMES
def test_N02_the_extra_turn_comes_at_once_and_then_the_other_resumes(table: Board, game: str) -> None:
    """N02: Bo's Joker lies beside the tree; no trump comes of it."""
    jokers(table, game).play("place nomadism", "Bo: interrupt")
    assert (table.turn, table.trumps, table.aside) == ("Bo", 0, ["joker-1"])
    assert table.told("interrupted") == [("interrupted", "Bo", "", "Ann", -1)]

    table.quietly("place hunting").play("end")
    assert (table.turn, table.phase) == ("Ann", "window"), "Cem may interrupt after this action still"
    table.close()
    assert (table.turn, table.phase) == ("Ann", "turn")
    table.play("end")
    assert table.turn == "Bo", "Bo's regular turn comes as always"


def test_N02_nothing_is_owed_to_the_interrupted_turn(table: Board) -> None:
    """N02: Bo's first card needs no link with Ann's last; the next one needs a link with Bo's own."""
    jokers(table, hands={"Bo": "joker-1 hunting australopithecus", "Cem": "dog"})
    table.play("place nomadism", "Bo: interrupt").quietly("place hunting")
    assert table.why("place australopithecus") == ("no-link", "C03")


def test_N02_without_a_placement_the_extra_turn_ends_by_drawing(table: Board) -> None:
    """N02, C05: it is a whole turn, and Ann's is none the shorter for it."""
    jokers(table).play("place nomadism", "Bo: interrupt", "end")
    assert table.hand("Bo") == ["hunting", "metal", "fire"]
    assert table.turn == "Ann"


def test_N02_with_points_a_discard_is_due_and_the_hand_is_filled(table: Board) -> None:
    """N02, I04, F08."""
    jokers(table, "explore").play("place nomadism", "Bo: interrupt", "end")
    assert (table.turn, table.phase) == ("Bo", "discard")
    table.play("discard metal")
    assert table.sizes()["Bo"] == 5
    assert table.turn == "Ann"


def test_N02_the_resumed_turn_has_its_trumps(table: Board) -> None:
    """N02, E04: Bo won another, did not use it and lost it; Ann has her two again."""
    jokers(table, trumps=2, hands={"Bo": "joker-1 joker-3 hunting", "Cem": "dog"})
    table.play("place nomadism", "Bo: interrupt")
    assert table.trumps == 0
    table.quietly("joker trump")
    assert table.trumps == 1

    table.play("end", "-: closed")
    assert (table.turn, table.trumps) == ("Ann", 2)


def test_N02_the_resumed_turn_has_its_placement(table: Board) -> None:
    """N02, C07: Bo placed nothing and drew for it; Ann has placed, so that she draws nothing."""
    jokers(table).play("place nomadism", "Bo: interrupt", "end", "-: closed", "end")
    assert table.hand("Ann") == ["fishing", "myth"]
    assert table.turn == "Bo"


@pytest.mark.parametrize(
    "action", ["place nomadism", "replay nomadism", "exchange Bo = hunting", "discard myth"]
)
def test_N02_after_any_finished_action(table: Board, action: str) -> None:
    """N02: a card placed or replayed, one discarded, and an exchange once a card was given back."""
    jokers(table, trumps=1).play(action)
    if "exchange" in action:
        assert "interrupt" not in table.words_of("Bo")
        table.play("give fishing")
    assert table.may("Bo") == ["let", "interrupt"]


def test_N02_after_a_joker_of_the_active_player_too(table: Board) -> None:
    """N02, N01: laid for a trump, or in the tree."""
    for words in ("joker trump", "joker as hunting"):
        jokers(table, hand="joker-3 myth", hands={"Bo": "joker-1 dog", "Cem": "ochre"}).play(words)
        assert table.may("Bo") == ["let", "interrupt"]


def test_N02_a_call_can_be_interrupted_once_the_card_lies(table: Board) -> None:
    """N02: Nomadism comes from Cem; nothing can be said between the call and that."""
    jokers(table, hand="myth", hands={"Bo": "joker-1 dog", "Cem": "nomadism ochre"}, trumps=1,
           tree=f"{TREE} barter")  # fmt: skip
    table.play("call nomadism")
    assert table.tree[-1] == "nomadism"
    assert table.may("Bo") == ["let", "interrupt"]


def test_N02_not_in_ones_own_turn_and_not_before_an_action(table: Board) -> None:
    """N02: Ann's turn has begun and she has done nothing; a Joker of her own is for other uses."""
    jokers(table, hand="joker-3 nomadism myth")
    assert table.why("Bo: interrupt") == ("not-your-turn", "B06")
    table.play("place nomadism")
    assert table.why("Ann: interrupt") is not None


def test_N02_nobody_interrupts_himself(table: Board) -> None:
    """N02, Q01: Ann is asked for a Bis after her own action, and may not lay her Joker for an extra turn."""
    jokers(table, options="jokers=3 flash", hand="joker-3 nomadism myth").play("place nomadism")
    assert table.words_of("Ann") == ["bis", "let"]
    assert "interrupt" in table.words_of("Bo")


def test_N02_a_series_continues_from_what_was_placed_meanwhile(table: Board) -> None:
    """N02, D07: Ann placed Band, Bo Australopithecus; Nomadism, which needs Band, is of its family too, and
    Hunting, which needs Band, is not."""
    jokers(table, hand="band nomadism hunting joker-3", tree="gathering scavenging",
           hands={"Bo": "joker-1 australopithecus", "Cem": "dog"})  # fmt: skip
    table.play("place band", "Bo: interrupt").quietly("place australopithecus").play("end", "-: closed")

    assert table.offers("place") == ["nomadism"]
    assert table.why("place hunting") == ("no-link", "C03")
    assert table.offers("joker as") == ["pebble-tool"]


def test_N02_interruptions_of_interruptions_last_in_first_out(table: Board) -> None:
    """N02: Cem breaks into Bo's extra turn, Ann into Cem's; each costs a Joker, and each is resumed."""
    jokers(table, hand="joker-3 nomadism fishing")
    table.play("place nomadism", "Bo: interrupt", "place hunting", "Cem: interrupt", "place homo-habilis")
    assert table.game.view(table.state, 0).interrupted == (0, 1)

    table.play("Ann: interrupt")
    assert table.game.view(table.state, 0).interrupted == (0, 1, 2)
    assert table.aside == ["joker-1", "joker-2", "joker-3"]

    turns = [table.turn]
    while table.state.frames:
        table.play("end").close()
        turns.append(table.turn)
    assert turns == ["Ann", "Cem", "Bo", "Ann"]
    table.play("end")
    assert table.turn == "Bo"


def test_N02_each_nested_one_needs_another_joker(table: Board) -> None:
    """N02: Bo has spent a Joker, and cannot break into Cem's extra turn with it."""
    jokers(table).play("place nomadism", "Bo: interrupt", "place hunting", "Cem: interrupt")
    table.play("place homo-habilis")
    assert table.why("Bo: interrupt") == ("no-joker", "N02")


def test_N02_with_two_jokers_one_may_interrupt_twice(table: Board) -> None:
    """N02: after the first extra turn, Ann's action can be interrupted again."""
    jokers(table, hands={"Bo": "joker-1 joker-3 metal", "Cem": "dog"})
    table.play("place nomadism", "Bo: interrupt", "end", "Bo: interrupt")
    assert (table.turn, table.aside) == ("Bo", ["joker-1", "joker-3"])
    table.play("end", "-: closed")
    assert table.turn == "Ann"


def test_N02_a_joker_that_came_back_may_interrupt(table: Board) -> None:
    """N02, N06: Bo placed the real Hunting and has its Joker; in Cem's turn Bo uses it."""
    jokers(table, turn="Bo", hand="hunting metal", tree=f"{TREE} joker-1=hunting",
           hands={"Ann": "myth", "Cem": "nomadism ochre"})  # fmt: skip
    table.quietly("place hunting").play("end", "place nomadism")
    assert table.may("Bo") == ["let", "interrupt"]


def test_N02_the_last_turn_may_be_interrupted(table: Board) -> None:
    """N02, G07: Ann has emptied her hand and would finish her turn; Bo has an extra one, then she ends it."""
    jokers(table, "explore", hand="nomadism", stack="", top="").play("place nomadism", "Bo: interrupt")
    assert not table.over()
    table.quietly("place hunting").play("end", "-: closed")
    assert (table.turn, table.phase) == ("Ann", "trump")

    table.play("end")
    assert table.reason == "hand-emptied"


def test_N02_leaving_ends_an_interruption(table: Board) -> None:
    """N02, R07: Ann continues, and the Joker stays beside the tree."""
    jokers(table).play("place nomadism", "Bo: interrupt", "leave", "-: closed")
    assert (table.turn, table.phase) == ("Ann", "turn")
    assert table.aside == ["joker-1"]


def bot(table: Board, game: str = "intro", **position: Any) -> Board:
    """Bo, a bot, is about to flip."""
    given: dict[str, Any] = {
        "seats": "Ann, Bo=bot, Cem",
        "options": "jokers=2",
        "turn": "Bo",
        "hands": {"Ann": "dog", "Cem": "ochre"},
        "tree": TREE,
        "pool": "tent",
        "top": "fire painting sculpture",
    }
    return table.lay_out(game=game, **(given | position))


@GAMES
def test_N12_a_bot_that_flips_a_joker_flips_the_next_two(table: Board, game: str) -> None:
    """N12, O06: Myth does not fit, Hunting does; then it flips one more, and its turn is over."""
    bot(table, game, hand="joker-1 myth hunting metal dog", hands={"Ann": "burial", "Cem": "ochre"})
    table.let_pass()

    assert table.aside == ["joker-1"]
    assert table.tree[-1] == "hunting"
    assert table.discard("Bo") == ["myth", "metal"]
    assert table.points("Bo") == (3 + 1 if game == "explore" else 0)
    assert table.turn == "Cem"


def test_N12_it_does_not_use_the_joker_otherwise(table: Board) -> None:
    """N12: never in the tree, although Nomadism, which it holds as well, could be shown by it."""
    bot(table, hand="joker-1").let_pass()
    assert table.stands == {}
    assert table.aside == ["joker-1"]


def test_N12_a_joker_may_be_its_last_card(table: Board) -> None:
    """N12, N11: without points and without a stack it has won."""
    bot(table, hand="joker-1", stack="", top="").let_pass()
    assert table.winners == ["Bo"]


def test_N12_a_bot_never_interrupts(table: Board) -> None:
    """N12: it holds a Joker and is not even asked."""
    bot(table, turn="Ann", hand="nomadism myth", hands={"Bo": "joker-1", "Cem": "ochre"})
    table.play("place nomadism")
    assert table.actors == ["Cem"]
    assert table.why("Bo: interrupt") is not None


def test_N12_a_bots_turn_may_be_interrupted(table: Board) -> None:
    """N12, N02, U06: between two flips; then it flips on."""
    bot(table, hand="hunting nomadism", hands={"Ann": "dog", "Cem": "joker-1 ochre"})
    table.play("Bo: flip", "Cem: interrupt", "end", "-: closed")
    assert (table.turn, table.phase) == ("Bo", "flip")
    table.let_pass()
    assert table.tree[-2:] == ["hunting", "nomadism"]


def test_N12_a_bot_gets_the_joker_for_the_real_card(table: Board) -> None:
    """N12, N06: it goes to the end of the row and is flipped in its turn."""
    bot(table, hand="hunting", tree=f"{TREE} joker-1=hunting").play("Bo: flip")
    table.play("-: closed")
    assert table.hand("Bo") == ["joker-1"]
    table.let_pass()
    assert table.aside == ["joker-1"]


def test_N12_N06_in_memory_the_row_is_not_empty_then(table: Board) -> None:
    """N12, N06, O15: a bot that has placed a Joker's real card continues with the Joker."""
    bot(table, "memory", hand="hunting", tree=f"{TREE} joker-1=hunting").let_pass()
    assert table.aside == ["joker-1"]


def test_N12_N06_the_table_announces_no_era_for_the_real_card(table: Board) -> None:
    """N06, O17: a Joker stands for the only card of era 2, which nobody has announced; the bot's card, that
    comes for it, opens nothing. Without the Joker it does."""
    first = f"{TREE} nomadism"
    for tree, opened in ((f"{first} joker-1=homo-erectus", []), (first, [("opened", "Bo", "", "", 2)])):
        bot(table, "memory", hand="homo-erectus myth", tree=tree).nothing_announced()
        table.play("Bo: flip", "-: closed")
        assert table.told("opened") == opened
