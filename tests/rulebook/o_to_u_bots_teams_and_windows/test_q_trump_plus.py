"""Section Q: Trump+ (Q15 to Q18). Ann holds a trump."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.positions import Table

TREE = "band gathering australopithecus pebble-tool barter"
"""Era 2 is open; Scavenging, Nomadism and Homo habilis fit."""

NEW_CARD = pytest.mark.parametrize(
    "lines",
    [
        ["exchange Bo = nomadism", "give myth"],
        ["ask Bo", "Bo: give nomadism"],
        ["take Bo = nomadism"],
        ["draw"],
        ["replace myth"],
        ["replace myth from Bo = nomadism"],
    ],
    ids=["exchange", "ask", "steal", "draw", "replace by drawing", "replace by stealing"],
)
"""The five uses after which one may replay; each brings Nomadism into Ann's hand."""


def plus(table: Table, **position: Any) -> Table:
    """Bo holds Nomadism, which has no link to Barter, the card that Ann has placed in this turn."""
    held = {"Bo": "dog nomadism", "Cem": "ochre"}
    given: dict[str, Any] = {
        "options": "trump+",
        "hand": "scavenging myth",
        "hands": held,
        "tree": TREE,
        "last": "barter",
        "trumps": 1,
        "pool": "tent",
    }
    if "stack" not in position:
        given["top"] = "painting sculpture burial"
    return table.deal(**(given | position))


def after(table: Table, lines: list[str], **position: Any) -> Table:
    """``plus``, and the lines played; what is drawn is Nomadism."""
    if "from Bo" not in lines[0] and lines[0].split()[0] in ("draw", "replace"):
        position = {"hands": {"Bo": "dog metal", "Cem": "ochre"}, "top": "nomadism painting"} | position
    return plus(table, **position).play(*lines)


def test_Q15_a_trump_has_eight_uses(table: Table) -> None:
    """Q15: four that it always has, and four more."""
    words = set(plus(table).words) - {"place", "end"}
    assert words == {"replay", "exchange", "discard", "call", "ask", "take", "draw", "replace"}

    plus(table, options="")
    assert set(table.words) - {"place", "end"} == {"replay", "exchange", "discard", "call"}
    for line in ("ask Bo", "take Bo = dog", "draw", "replace myth"):
        assert table.why(line) is not None


def test_Q15_all_of_them_need_a_trump(table: Table) -> None:
    """Q15, E04."""
    plus(table, trumps=0)
    for line in ("ask Bo", "take Bo = dog", "draw", "replace myth"):
        assert table.why(line) == ("no-trump", "E04")


@NEW_CARD
def test_Q15_the_new_card_comes_into_the_hand_and_one_may_replay(table: Table, lines: list[str]) -> None:
    """Q15: the trump is spent; the new card needs no link then."""
    after(table, lines)
    assert "nomadism" in table.hand("Ann")
    assert (table.turn, table.phase, table.trumps) == ("Ann", "granted", 0)

    table.play("replay nomadism")
    assert table.tree[-1] == "nomadism"
    assert (table.turn, table.phase, table.state.granted) == ("Ann", "turn", 0)


@NEW_CARD
def test_Q15_one_may_replay_another_card(table: Table, lines: list[str]) -> None:
    """Q15: with the new one or another; Scavenging was in Ann's hand."""
    after(table, lines)
    assert table.why("place scavenging") == ("no-link", "C03")
    table.play("replay scavenging")

    assert table.tree[-1] == "scavenging"


@NEW_CARD
def test_Q15_one_need_not_replay(table: Table, lines: list[str]) -> None:
    """Q15: the turn may end; the replay cannot be kept (U10)."""
    after(table, lines).play("end")

    assert table.turn == "Bo"


@NEW_CARD
def test_Q15_it_is_one_replay(table: Table, lines: list[str]) -> None:
    """Q15: and no other use of a trump goes with it."""
    after(table, lines)
    assert set(table.words) == {"replay", "end"}
    for line in ("exchange Bo = dog", "discard scavenging", "call homo-habilis", "draw"):
        assert table.why(line) == ("no-trump", "E04")
    table.play("replay nomadism")
    assert table.why("replay scavenging") == ("no-trump", "E04")


@pytest.mark.parametrize("lines", [["discard myth"], ["call homo-habilis"], ["replay scavenging"]])
def test_Q15_replay_call_and_discard_grant_nothing(table: Table, lines: list[str]) -> None:
    """Q15: they are as before."""
    hands = {"Bo": "dog homo-habilis", "Cem": "ochre"}
    plus(table, hand="scavenging nomadism myth", hands=hands, top="painting").play(*lines)

    assert (table.phase, table.state.granted) == ("turn", 0)
    assert table.why("replay nomadism") == ("no-trump", "E04")


def test_Q15_two_trumps_bring_two_replays(table: Table) -> None:
    """Q15: a trump still in hand is used like any other."""
    plus(table, trumps=2, hand="scavenging myth", hands={"Bo": "dog nomadism", "Cem": "ochre"})
    table.play("take Bo = nomadism")
    assert (table.phase, table.trumps, table.state.granted) == ("trump", 1, 1)

    table.play("draw", "replay nomadism", "replay scavenging")
    assert table.tree[-2:] == ["nomadism", "scavenging"]
    assert table.why("replay myth") == ("no-trump", "E04")


def test_Q15_without_the_option_an_exchange_grants_no_replay(table: Table) -> None:
    """Q15, E09: only the starred uses of Trump+ do."""
    after(table, ["exchange Bo = nomadism", "give myth"], options="")

    assert table.phase == "turn"
    assert table.why("replay nomadism") == ("no-trump", "E04")


def test_Q15_a_stolen_card_is_taken_blindly(table: Table) -> None:
    """Q15, F03, F04: any card of a hand, but a bot's last."""
    assert set(plus(table).chances("take Bo")) == {"dog", "nomadism"}
    assert set(table.chances("replace myth from Bo")) == {"dog", "nomadism"}
    assert table.why("take Ann") == ("own-seat", "F03")
    plus(table, hands={"Bo": "", "Cem": "ochre"})
    assert table.why("take Bo") == ("empty-hand", "F03")

    plus(table, seats="Ann, Bo=bot, Cem")
    assert table.chances("take Bo") == ["nomadism"]


@pytest.mark.parametrize("line", ["take Bo = nomadism", "replace myth from Bo = nomadism"])
def test_Q15_with_points_the_robbed_player_draws_up_to_five(table: Table, line: str) -> None:
    """Q15, F09: at once, the thief draws nothing for it."""
    plus(table, game="explore", top="painting sculpture burial engraving tribe").play(line)

    assert table.hand("Bo") == ["dog", "painting", "sculpture", "burial", "engraving"]
    assert table.hand("Ann")[-1] == "nomadism"


def test_Q15_whose_last_card_is_stolen_has_won(table: Table) -> None:
    """Q15, G04: without a stack and without points."""
    plus(table, stack="", hands={"Bo": "nomadism", "Cem": "ochre"}).play("take Bo = nomadism")

    assert table.winners == ["Bo"]


def test_Q15_a_granted_replay_may_win_a_trump(table: Table) -> None:
    """Q15, E02: Barter came from Bo, and opens era 2."""
    plus(table, tree="gathering pebble-tool australopithecus", last="gathering", hand="myth scavenging",
         hands={"Bo": "dog barter", "Cem": "ochre"}).play("take Bo = barter", "replay barter")  # fmt: skip

    assert table.told("opened") == [("opened", "Ann", "", "", 2)]
    assert (table.phase, table.trumps) == ("trump", 1)


@pytest.mark.parametrize(
    "hand", ["myth dog", "myth dog metal ochre tribe", "myth dog metal ochre tribe fire"]
)
def test_Q16_a_draw_is_exactly_one_card(table: Table, hand: str) -> None:
    """Q16: with points neither up to five nor none when the hand is full."""
    plus(table, game="explore", hand=hand, hands={"Bo": "fishing", "Cem": "clothing"}).play("draw")

    assert table.hand("Ann") == [*hand.split(), "painting"]
    assert (table.phase, table.state.granted) == ("granted", 1)


@pytest.mark.parametrize("game", ["select", "connect", "fusion"])
def test_Q16_it_is_one_card_in_every_game_with_points(table: Table, game: str) -> None:
    """Q16: in Select too, where other draws wait for the end of the round (J12)."""
    given: dict[str, Any] = {"cells": "gathering 0,0 band 1,0", "tree": "", "last": "band"}
    if game == "select":
        given = {"selections": {"Ann": "scavenging", "Bo": "metal", "Cem": "tribe"}, "hand": "myth"}
    plus(table, game=game, **given)
    held = table.hand("Ann")
    table.play("draw")

    assert table.hand("Ann") == [*held, "painting"]


@pytest.mark.parametrize("game", ["explore", "select"])
def test_Q16_with_points_and_no_stack_there_is_none(table: Table, game: str) -> None:
    """Q16: a trump is not spent in vain."""
    plus(table, game=game, stack="")
    assert "draw" not in table.words
    assert table.why("draw") == ("empty-stack", "Q16")


def test_Q16_without_points_an_empty_stack_makes_it_a_theft(table: Table) -> None:
    """Q16, F02: the trump is spent, the card is chosen by chance, and then Ann may replay."""
    plus(table, stack="").play("draw")
    assert (table.actors, table.phase, table.trumps) == (["Ann"], "steal", 0)
    assert table.offers("steal") == ["Bo", "Cem"]

    table.play("steal Bo = nomadism")
    assert (table.turn, table.phase) == ("Ann", "granted")
    table.play("replay nomadism")
    assert table.tree[-1] == "nomadism"


def test_Q16_with_nobody_to_rob_there_is_none(table: Table) -> None:
    """Q16, F05: neither a stack nor a card in another hand."""
    plus(table, stack="", hands={"Bo": "", "Cem": ""})

    assert table.why("draw") == ("empty-stack", "Q16")


def test_Q16_the_theft_may_end_the_game(table: Table) -> None:
    """Q16, F07: it was Bo's last card."""
    plus(table, stack="", hands={"Bo": "nomadism", "Cem": "ochre"}).play("draw", "steal Bo = nomadism")

    assert table.winners == ["Bo"]


@pytest.mark.parametrize("game", ["intro", "explore"])
def test_Q17_the_last_card_may_be_replaced(table: Table, game: str) -> None:
    """Q17: by drawing or by stealing, where a discard could not take it (E10)."""
    plus(table, game=game, hand="myth")
    assert table.why("discard myth") == ("last-card", "E10")
    table.play("replace myth")
    assert (table.hand("Ann"), table.discard("Ann")) == (["painting"], ["myth"])

    plus(table, game=game, hand="myth").play("replace myth from Bo = dog")
    assert (table.hand("Ann"), table.discard("Ann")) == (["dog"], ["myth"])


@pytest.mark.parametrize("game", ["intro", "explore"])
def test_Q17_the_hand_is_judged_once_the_new_card_is_there(table: Table, game: str) -> None:
    """Q17: nothing was emptied, so nobody wins a trump, draws for it or wins the game."""
    plus(table, game=game, hand="myth", stack="painting").play("replace myth")
    assert table.told("emptied") == table.told("trump") == []
    assert [event[1] for event in table.told("drew")] == ["Ann"]
    assert not table.over()

    plus(table, game=game, hand="myth", stack="", hands={"Bo": "dog metal", "Cem": "ochre"})
    table.play("replace myth from Bo = dog")
    assert not table.over()
    assert (table.turn, table.phase) == ("Ann", "granted")


def test_Q17_if_no_card_can_come_nothing_can_be_replaced(table: Table) -> None:
    """Q17: no stack, and all other hands are empty; with one of the two it can."""
    nothing = {"Bo": "", "Cem": ""}
    plus(table, stack="", hands=nothing)
    assert "replace" not in table.words
    assert table.why("replace myth") == ("empty-stack", "Q17")

    assert plus(table, hands=nothing).offers("replace") == ["scavenging", "myth"]
    assert plus(table, stack="", hands={"Bo": "dog", "Cem": ""}).offers("replace") == [
        "scavenging from Bo",
        "myth from Bo",
    ]


def test_Q17_one_card_comes_for_one(table: Table) -> None:
    """Q17, Q16: with points too the hand does not grow to five."""
    plus(table, game="explore").play("replace scavenging")

    assert table.hand("Ann") == ["myth", "painting"]


def test_Q17_only_cards_of_ones_hand_are_replaced(table: Table) -> None:
    """Q17: Tent lies in the pool, Dog in Bo's hand."""
    plus(table)
    for card in ("tent", "dog"):
        assert table.why(f"replace {card}") == ("not-in-hand", "Q17")


def test_Q18_any_other_player_with_a_card_may_be_asked(table: Table) -> None:
    """Q18: Bo and Cem, not Dan, whose hand is empty; nor oneself."""
    plus(table, seats="Ann, Bo, Cem, Dan", hands={"Bo": "dog metal", "Cem": "ochre", "Dan": ""})
    assert table.offers("ask") == ["Bo", "Cem"]
    assert table.why("ask Dan") == ("empty-hand", "Q18")
    assert table.why("ask Ann") == ("own-seat", "F03")


def test_Q18_the_asked_player_chooses_which_card(table: Table) -> None:
    """Q18: any card of the asked player's hand; Ann has no say."""
    plus(table).play("ask Bo")
    assert (table.actors, table.phase) == (["Bo"], "give")
    assert table.told("asked") == [("asked", "Ann", "", "Bo", -1)]
    assert table.offers("give") == ["nomadism", "dog"]

    table.play("give dog")
    assert table.hand("Ann") == ["scavenging", "myth", "dog"]
    assert table.hand("Bo") == ["nomadism"]
    assert (table.actors, table.turn, table.phase) == (["Ann"], "Ann", "granted")


def test_Q18_the_asked_player_cannot_refuse(table: Table) -> None:
    """Q18: the only legal move is to give."""
    plus(table).play("ask Bo")

    assert table.words == ["give"]
    assert table.why("Bo: end") is not None


def test_Q18_a_bot_gives_the_last_card_of_its_row(table: Table) -> None:
    """Q18, O11: at once."""
    plus(table, seats="Ann, Bo=bot, Cem").play("ask Bo")

    assert table.hand("Ann") == ["scavenging", "myth", "nomadism"]
    assert (table.turn, table.phase) == ("Ann", "granted")


@pytest.mark.parametrize(("bo", "answers"), [("Bo", ["give nomadism"]), ("Bo=bot", [])])
def test_Q18_with_points_the_giver_draws_up_to_five(table: Table, bo: str, answers: list[str]) -> None:
    """Q18, F09: as for any card lost; so does a bot."""
    plus(table, game="explore", seats=f"Ann, {bo}, Cem").play("ask Bo", *answers)

    assert table.hand("Bo")[:3] == ["dog", "painting", "sculpture"]
    assert len(table.hand("Bo")) == 5


def test_Q18_the_last_card_given_ends_a_game_without_points(table: Table) -> None:
    """Q18, G04: without a stack Cem has won by it."""
    plus(table, stack="").play("ask Cem", "give ochre")

    assert table.winners == ["Cem"]
