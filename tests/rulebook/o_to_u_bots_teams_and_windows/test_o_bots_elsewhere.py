"""Section O: bots and bots+ in the newer games and with options (O12, O18, O19). Bo is one of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.planes import Board
from tests.support.rules.positions import Table
from tests.support.rules.rounds import in_round

NEWER = ("memory", "select", "connect", "fusion")


def bot(game: str, kind: str, row: str, **position: Any) -> Board:
    """Bo has played: Gathering lay in the pool, Scavenging in Ann's discard, Australopithecus in Bo's own."""
    given: dict[str, Any] = {
        "seats": f"Ann, Bo={kind}, Cem",
        "turn": "Bo",
        "hand": row,
        "hands": {"Ann": "metal myth", "Cem": "ochre"},
        "pool": "gathering clothing",
        "discards": {"Ann": "scavenging", "Bo": "australopithecus"},
        "board": "band@0,0",
        "top": "painting sculpture burial engraving adornment",
    }
    table = Board().lay_out(game=game, **(given | position))
    return table.let_bots_play().close()


@pytest.mark.parametrize("game", NEWER)
@pytest.mark.parametrize("options", ["", "jokers=1", "sos trump+"])
def test_O12_no_game_and_no_option_makes_a_simple_bot_look_around(game: str, options: str) -> None:
    """O12: its only card does not fit, or in the pile games is laid; what lies open around it stays there."""
    table = bot(game, "bot", "tent", options=options)

    assert table.turn == "Cem"
    assert set(table.tree) <= {"band", "tent"}
    assert "gathering" in table.pool
    assert table.discard("Ann") == ["scavenging"]
    assert table.discard("Bo")[0] == "australopithecus"


def test_O12_not_even_for_a_trump(table: Table) -> None:
    """O12: it flips two cards of its hand for it, though a replay could come from the pool."""
    table.deal(game="explore", seats="Ann, Bo=bot", turn="Bo", hand="barter dog myth metal",
               pool="scavenging", hands={"Ann": "tent"},
               tree="gathering pebble-tool australopithecus band").let_bots_play()  # fmt: skip

    assert table.tree[-1] == "barter"
    assert table.discard("Bo") == ["dog", "myth"]


@pytest.mark.parametrize("game", ["explore", "select", "connect"])
def test_O18_it_places_exactly_one_open_card_before_its_flip(game: str) -> None:
    """O18: the lowest one; then Tent, its first card, which does not fit."""
    table = bot(game, "bot+", "tent dog")

    assert table.tree == ["band", "gathering"]
    assert table.discard("Bo") == ["australopithecus", "tent"]
    assert table.turn == "Cem"


def test_O18_in_fusion_open_cards_must_truly_fit_and_flips_need_not() -> None:
    """O18, M13: Clothing stays in the pool, Tent is laid; then it looks around again."""
    table = bot("fusion", "bot+", "tent")

    assert table.tree == ["band", "gathering", "tent"]
    assert "clothing" in table.pool


def test_O18_in_connect_its_open_card_goes_where_most_points_are() -> None:
    """O18, K18: Gathering has only its era in common with Band; among equals the smallest row decides."""
    table = bot("connect", "bot+", "tent dog")

    assert table.cell("gathering") == (0, -1)


def test_O18_in_connect_a_card_without_a_spot_does_not_fit() -> None:
    """O18, K16: Homo erectus has no link with Gathering, the only card to border."""
    table = bot("connect", "bot+", "tent dog", board="gathering@0,0", tree="band scavenging nomadism",
                pool="homo-erectus", discards={"Ann": "", "Bo": ""})  # fmt: skip

    assert "homo-erectus" in table.pool
    assert table.discard("Bo") == ["tent"]


@pytest.mark.parametrize("source", ["pool", "Ann", "Bo"])
def test_O18_a_joker_in_the_pool_or_a_discard_is_none(source: str) -> None:
    """O18, N12: a bot uses a Joker only when it flips one."""
    lying: dict[str, Any] = {"pool": "clothing", "discards": {"Ann": "", "Bo": ""}}
    if source == "pool":
        lying["pool"] = "clothing joker-1"
    else:
        lying["discards"][source] = "joker-1"
    table = bot("explore", "bot+", "tent dog", options="jokers=1", **lying)

    assert table.aside == []
    assert table.tree == ["band"]


def test_O18_with_a_trump_it_looks_around_before_the_pair(table: Table) -> None:
    """O18, O06: Barter opens era 2; then one card of the pool, then the two flips."""
    table.deal(seats="Ann, Bo=bot+", turn="Bo", hand="barter dog myth metal",
               top="painting sculpture burial engraving",
               pool="scavenging nomadism homo-habilis", hands={"Ann": "tent"},
               tree="gathering pebble-tool australopithecus band").let_bots_play()  # fmt: skip

    assert table.tree[4:] == ["scavenging", "barter", "nomadism"]
    assert table.pool[0] == "homo-habilis"
    assert table.discard("Bo") == ["dog", "myth"]


@pytest.mark.parametrize(("discards", "lowest"), [
    ({"Ann": "scavenging", "Bo": "australopithecus"}, "scavenging"),
    ({"Ann": "nomadism", "Bo": "scavenging"}, "scavenging"),
])  # fmt: skip
@pytest.mark.parametrize("game", ["select", "connect", "fusion"])
def test_O18_from_a_discard_too(game: str, discards: dict[str, str], lowest: str) -> None:
    """O18: Ann's or the bot's own, in every game."""
    table = bot(game, "bot+", "tent", pool="clothing", discards=discards)

    assert table.tree[:2] == ["band", lowest]


def emptied(game: str, **position: Any) -> Board:
    """Bo flips and places a last card; Dog and Tent, which then come, do not fit."""
    given: dict[str, Any] = {
        "pool": "clothing",
        "discards": {"Ann": "", "Bo": ""},
        "top": "dog tent painting",
    }
    return bot(game, "bot+", "gathering", **(given | position))


@pytest.mark.parametrize("game", ["explore", "connect"])
def test_O19_with_points_it_fills_its_hand_and_flips_two(game: str) -> None:
    """O19: neither fits, so both are discarded; at the end of the turn it fills its hand again."""
    table = emptied(game, top="dog tent painting sculpture burial engraving adornment spirituality")

    assert table.tree == ["band", "gathering"]
    assert table.discard("Bo") == ["dog", "tent"]
    assert table.hand("Bo") == ["painting", "sculpture", "burial", "engraving", "adornment"]
    assert table.sizes()["Ann"] == 2


def test_O19_in_select_nothing_is_drawn_before_the_round_is_over(table: Table) -> None:
    """O19, J12, J19: so there is nothing to flip for the trump."""
    in_round(table, seats="Ann, Bo=bot+, Cem", turn="Bo", hand="scavenging",
             hands={"Ann": "myth", "Cem": "ochre"}, selections={"Ann": "fishing", "Cem": "tribe"},
             pool="clothing")  # fmt: skip
    table.let_bots_play()

    assert table.tree[-1] == "scavenging"
    assert table.hand("Bo") == []
    assert table.told("drew") == []
    assert table.turn == "Cem"


def test_O19_O15_in_memory_it_draws_two_and_stops() -> None:
    """O19, O15: the others draw one; having emptied its hand it flips no more in this turn."""
    table = emptied("memory")

    assert table.hand("Bo") == ["dog", "tent"]
    assert table.tree == ["band", "gathering"]
    assert [event[1] for event in table.told("drew")] == ["Bo", "Bo", "Cem", "Ann"]


@pytest.mark.parametrize("game", NEWER)
@pytest.mark.parametrize("options", ["", "jokers=1"], ids=["", "with windows"])
def test_O19_without_a_stack_the_emptied_hand_ends_it_in_every_game(game: str, options: str) -> None:
    """O19: without points Bo has won."""
    table = emptied(game, top="", stack="", pool="scavenging nomadism", options=options)

    assert "nomadism" in table.pool, "nothing is placed behind the last card"
    assert (table.over(), table.reason) == (True, "hand-emptied")
    assert game != "memory" or table.winners == ["Bo"]


WITH_WINDOWS_OR_NOT = pytest.mark.parametrize("options", ["", "jokers=1", "stop", "flash"])


@WITH_WINDOWS_OR_NOT
def test_O06_O19_for_a_trump_it_flips_one_card_if_it_has_no_more(table: Table, options: str) -> None:
    """O06, G02: Fire was its only card. Those that it draws then are flipped for the trump of the emptied
    hand alone, two of them."""
    table.deal(game="explore", options=options, seats="Ann, Bo=bot", turn="Bo", hand="homo-erectus fire",
               hands={"Ann": "myth"}, tree="era 1", top="dog tent burial painting sculpture")  # fmt: skip
    table.let_bots_play().let_pass()

    assert table.tree[-2:] == ["homo-erectus", "fire"]
    assert table.discard("Bo") == ["dog", "tent"]


@pytest.mark.parametrize("stopped", [False, True])
def test_O18_G08_it_looks_around_in_a_last_turn_by_a_stoppers_fault_too(table: Table, stopped: bool) -> None:
    """O18, O06: Dog fails, but Fire was placed, so it plays on without a card in hand. Ann's last card may
    have gone for a wrong Stop."""
    table.deal(game="explore", options="stop", seats="Ann, Bo=bot+", turn="Bo", trumps=1, hand="fire dog",
               hands={"Ann": "myth"}, tree="era 1 homo-erectus", pool="barter hide spear",
               stack="").let_bots_play()  # fmt: skip
    table.play("Bo: flip", "-: closed", "Bo: flip")
    table.play(*(["Ann: stop", "Ann: discard myth"] if stopped else ["-: closed"])).let_pass()

    assert table.tree[-3:] == ["barter", "fire", "hide"]
    assert (table.over(), table.pool) == (True, ["spear"])


@WITH_WINDOWS_OR_NOT
def test_O06_failed_flips_reach_the_discard_in_their_order(table: Table, options: str) -> None:
    """O06, A11, U06: Dog was flipped first, whether each flip is a line or not."""
    table.deal(game="explore", options=options, seats="Ann, Bo=bot", turn="Bo", hand="barter dog myth metal",
               hands={"Ann": "tent"}, tree="gathering pebble-tool australopithecus band")  # fmt: skip
    table.let_bots_play().let_pass()

    assert table.tree[-1] == "barter"
    assert table.discard("Bo") == ["dog", "myth"]
