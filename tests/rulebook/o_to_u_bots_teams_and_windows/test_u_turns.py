"""Section U, U09 to U13: which Joker, granted replays, passing in Select, keeping a Bis."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.positions import Table
from tests.support.rules.rounds import TREE, in_round


def jokers(table: Table, **position: Any) -> Table:
    """Jokers in Ann's hand, in the pool and in Cem's discard, as the test wants it."""
    given: dict[str, Any] = {
        "options": "jokers=3",
        "hand": "myth joker-1",
        "hands": {"Bo": "dog", "Cem": "ochre"},
        "pool": "tent joker-2",
        "discards": {"Cem": "joker-3"},
        "tree": TREE,
    }
    return table.deal(**(given | position))


def test_U09_a_joker_comes_from_ones_hand_unless_one_says_otherwise(table: Table) -> None:
    """U09: three Jokers are within reach, and each can be named."""
    assert jokers(table).offers("joker trump") == ["", "from pool", "from Cem"]
    for words, joker in (("", "joker-1"), (" from pool", "joker-2"), (" from Cem", "joker-3")):
        jokers(table).play(f"joker trump{words}")
        assert table.aside == [joker]


def test_U09_the_third_use_names_its_source_too(table: Table) -> None:
    """U09: a Joker in the tree."""
    jokers(table).play("joker as scavenging from Cem")
    assert table.tree[-1] == "joker-3"
    assert table.hand("Ann") == ["myth", "joker-1"]


def test_U09_who_holds_none_must_say_where_from(table: Table) -> None:
    """U09: nothing is taken from the pool by mistake."""
    jokers(table, hand="myth", top="joker-1")
    assert table.offers("joker trump") == ["from pool", "from Cem"]
    assert table.why("joker trump") == ("no-joker", "N01")


def test_U09_an_interruption_takes_one_from_the_hand(table: Table) -> None:
    """U09, N08: the Joker in the pool lets nobody interrupt."""
    jokers(table, hand="scavenging myth", hands={"Bo": "dog joker-1", "Cem": "ochre"}).play(
        "place scavenging"
    )
    assert "interrupt" not in table.words_of("Cem")

    table.play("Bo: interrupt")
    assert table.aside == ["joker-1"]
    assert table.hand("Bo") == ["dog"]


def granted(table: Table, **position: Any) -> Table:
    """Ann has drawn a card by a trump of Trump+ and may replay."""
    given: dict[str, Any] = {
        "options": "trump+",
        "hand": "scavenging myth",
        "tree": TREE,
        "trumps": 1,
        "hands": {"Bo": "dog metal", "Cem": "ochre"},
        "top": "nomadism fishing painting",
    }
    return table.deal(**(given | position)).play("draw")


def test_U10_a_granted_replay_may_be_used_at_once(table: Table) -> None:
    """U10: Nomadism came with the draw and needs no link."""
    granted(table, last="barter")
    assert table.phase == "granted"
    table.play("replay nomadism")
    assert table.tree[-1] == "nomadism"
    assert (table.phase, table.state.granted) == ("turn", 0)


def test_U10_or_at_any_later_moment_of_the_turn(table: Table) -> None:
    """U10: first the normal placement, then the replay."""
    granted(table).play("place scavenging")
    assert table.phase == "granted"
    assert "nomadism" in table.offers("replay")


def test_U10_it_is_gone_with_the_turn(table: Table) -> None:
    """U10: Ann has none when she plays again."""
    granted(table).play("end", "end", "end")
    assert (table.turn, table.phase) == ("Ann", "turn")
    assert table.why("replay scavenging") == ("no-trump", "E04")


def test_U10_it_waits_while_another_interrupts(table: Table) -> None:
    """U10, N02: Bo's turn has none of it, Ann's has it still."""
    granted(table, options="trump+ jokers=1", hands={"Bo": "dog joker-1", "Cem": "ochre"}, pool="")
    table.play("Bo: interrupt")
    assert table.phase == "turn"
    table.play("end", "-: closed")
    assert (table.turn, table.phase) == ("Ann", "granted")


def test_U11_a_turn_without_a_placement_ends_by_passing(table: Table) -> None:
    """U11: it cannot be ended otherwise, and brings the round nearer to its end (J09)."""
    assert set(in_round(table).words) == {"place", "pass"}
    assert table.why("end") == ("pass-instead", "U11")

    table.play("pass")
    assert (table.turn, table.round.passed_mask) == ("Bo", 1)


def test_U11_a_turn_with_a_placement_is_ended(table: Table) -> None:
    """U11: passing is for those who placed nothing."""
    in_round(table).play("place scavenging")
    assert table.why("pass") == ("pass-too-late", "U11")

    table.play("end")
    assert (table.turn, table.round.passed_mask) == ("Bo", 0)


def flash(table: Table, **position: Any) -> Table:
    """Flash: Ann has placed Scavenging and said Bis."""
    given: dict[str, Any] = {
        "options": "flash",
        "hand": "scavenging fishing myth",
        "tree": TREE,
        "hands": {"Bo": "dog metal", "Cem": "ochre"},
    }
    if "stack" not in position:
        given["top"] = "painting sculpture tent"
    return table.deal(**(given | position)).play("place scavenging", "Ann: bis", "-: closed")


def test_U12_a_bis_without_anything_after_it_costs_a_card(table: Table) -> None:
    """U12, Q05: though a card was placed before it."""
    flash(table).play("end")
    assert table.hand("Ann") == ["fishing", "myth", "painting"]
    assert table.turn == "Bo"


def test_U12_a_card_in_series_keeps_the_word(table: Table) -> None:
    """U12: Hunting follows Scavenging; handing over costs nothing then."""
    flash(table, hand="scavenging hunting myth").play("place hunting", "-: closed")
    assert table.hand("Ann") == ["myth"]
    assert table.turn == "Bo"


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        ("flash", ["discard fishing"]),
        ("flash", ["exchange Bo = dog", "give fishing"]),
        ("flash trump+", ["draw"]),
        ("flash trump+", ["ask Bo", "Bo: give dog"]),
        ("flash trump+", ["take Bo = dog"]),
    ],
)
def test_U12_any_use_of_a_trump_keeps_it(table: Table, options: str, lines: list[str]) -> None:
    """U12: no card is drawn for a broken word."""
    flash(table, options=options, trumps=1).play(*lines)
    held = table.hand("Ann")
    table.play("end")
    assert table.hand("Ann") == held
    assert table.turn == "Bo"


def test_U12_a_theft_in_place_of_a_draw_keeps_it_as_well(table: Table) -> None:
    """U12, Q16: Ann used her trump; that the stack is empty does not make it less of a use."""
    flash(table, options="flash trump+", trumps=1, stack="").play("draw", "steal Bo = dog")
    assert (table.turn, table.phase) == ("Ann", "granted")

    table.play("end")
    assert table.hand("Ann") == ["fishing", "myth", "dog"]
    assert table.turn == "Bo"


def test_U12_a_theft_for_a_broken_word_ends_the_turn(table: Table) -> None:
    """U12, Q05, F02: with an empty stack the card that it costs is stolen; nobody is asked for Me then."""
    flash(table, stack="").play("end")
    assert (table.actors, table.phase) == (["Ann"], "steal")

    table.play("steal Bo = dog")
    assert (table.turn, table.phase) == ("Bo", "turn")


def contested(table: Table) -> Table:
    """Ann, who had said Bis, has placed Hunting and said Bis again; Bo contests it, wrongly, and has to draw
    from an empty stack."""
    flash(table, options="flash stop", hand="scavenging hunting myth", stack="",
          hands={"Bo": "dog metal", "Cem": "ochre tribe"})  # fmt: skip
    return table.play("place hunting", "Ann: bis", "Cem: me", "Bo: stop")


def test_U12_a_theft_inside_a_window_leaves_the_word_to_be_said_again(table: Table) -> None:
    """U12, Q07, H08: Bo steals; then the window begins again, and what was said before is void."""
    contested(table)
    assert (table.actors, table.phase) == (["Bo"], "steal")
    table.play("steal Cem = ochre")
    assert (table.phase, table.actors) == ("window", ["Ann", "Bo", "Cem"])

    table.play("-: closed")
    assert table.turn == "Bo"
    assert table.hand("Ann") == ["myth"], "Hunting had kept the first word"


def test_U12_said_again_after_the_theft_it_binds_as_ever(table: Table) -> None:
    """U12: Ann says Bis and does nothing; now it costs her a theft."""
    contested(table).play("steal Cem = ochre", "Ann: bis", "-: closed", "end")
    assert (table.actors, table.phase) == (["Ann"], "steal")

    table.play("steal Bo = dog")
    assert table.hand("Ann") == ["myth", "dog"]
    assert table.turn == "Bo"


def test_U12_a_theft_inside_a_window_may_end_the_game(table: Table) -> None:
    """U12, F07: it was Cem's last card; nobody continues, whatever was said."""
    flash(table, options="flash stop", hand="scavenging hunting myth", stack="",
          hands={"Bo": "dog metal", "Cem": "ochre"})  # fmt: skip
    table.play("place hunting", "Ann: bis", "Bo: stop", "steal Cem = ochre")

    assert table.winners == ["Cem"]
    assert table.actors == []


@pytest.mark.parametrize(
    ("game", "options", "line"),
    [("memory", "flash", "announce open 2"), ("intro", "flash jokers=1", "joker trump")],
)
def test_U12_announcing_and_laying_a_joker_aside_do_not(
    table: Table, game: str, options: str, line: str
) -> None:
    """U12: neither is a card in series nor the use of a trump."""
    joker = " joker-1" if "jokers" in options else ""
    flash(table, game=game, options=options, hand=f"scavenging myth{joker}", pool="tent", top="painting")
    if game == "memory":
        table.nothing_announced()
    table.play(line, "-: closed")
    held = table.hand("Ann")
    table.play("end")
    assert table.hand("Ann") == [*held, "painting"]


def test_U12_a_bis_outlives_an_interruption(table: Table) -> None:
    """U12, Q09: Ann laid a Joker aside, Bo interrupted; she still owes what she said."""
    hands = {"Bo": "dog metal joker-1", "Cem": "ochre"}
    flash(table, options="flash jokers=2", hand="scavenging myth joker-2", hands=hands, pool="tent",
          top="painting sculpture")  # fmt: skip
    table.play("joker trump", "Bo: interrupt", "end", "-: closed")
    assert (table.turn, table.phase) == ("Ann", "trump")

    held, top = table.hand("Ann"), table.stack[0]
    table.play("end")
    assert table.hand("Ann") == [*held, top]


def test_U13_a_replay_in_select_may_come_from_hand_or_selection(table: Table) -> None:
    """U13: Nomadism from the hand, Scavenging from the selection."""
    in_round(table, trumps=1)
    assert {"nomadism", "scavenging"} <= set(table.offers("replay"))
    table.play("replay nomadism")
    assert table.tree[-1] == "nomadism"
    assert table.hand("Ann") == ["myth"]


def test_U13_a_series_in_select_may_not_come_from_the_hand(table: Table) -> None:
    """U13, J07: Hunting is linked to Scavenging but was not selected."""
    in_round(table, hand="hunting myth").play("place scavenging")
    assert table.offers("place") == []
    assert table.why("place hunting") == ("out-of-reach", "A07")
