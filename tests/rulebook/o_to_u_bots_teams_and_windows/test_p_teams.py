"""Section P: asking a mate, playing on without cards, who plays with whom (P01, P04, P06, P07).

Ann and Cem play against Bo and Dan, unless a test says so; Eve plays alone.
"""

from __future__ import annotations

import pytest

from discovery.core.errors import Code, InvalidSetup
from tests.support.rules.positions import Table
from tests.support.rules.sides import TREE, hands, teams

GAMES = pytest.mark.parametrize("game", ["intro", "explore"])


@GAMES
def test_P01_a_mate_is_asked_and_chooses_what_to_give(table: Table, game: str) -> None:
    """P01: Cem chooses the card; then Ann's turn continues."""
    teams(table, game, hands=hands(Cem="ochre myth")).play("ask Cem")
    assert table.actors == ["Cem"]
    assert table.offers("give") == ["ochre", "myth"]

    table.play("Cem: give myth")
    assert table.hand("Ann") == ["nomadism", "myth"]
    assert table.hand("Cem") == ["ochre"]
    assert (table.turn, table.actors) == ("Ann", ["Ann"])


def test_P01_a_mate_who_is_asked_cannot_refuse(table: Table) -> None:
    """P01: Cem has nothing to do but give, and nobody else has anything to do at all."""
    teams(table).play("ask Cem")
    assert table.words_of("Cem") == ["give"]
    assert table.words_of("Ann") == table.words_of("Bo") == []
    assert table.why("Cem: end") is not None
    assert table.why("Cem: give dog") == ("not-in-hand", "E09")


def test_P01_one_asks_mates_who_hold_a_card_and_nobody_else(table: Table) -> None:
    """P01: three play together; one of them has nothing to give."""
    teams(table, teams="Ann+Cem+Dan Bo+Eve", hands=hands(Dan=""))
    assert table.offers("ask") == ["Cem"]
    assert table.why("ask Bo") == ("not-now", "P01")
    assert table.why("ask Dan") == ("empty-hand", "P01")
    assert table.why("ask Ann") == ("own-seat", "F03")


def test_P01_who_plays_alone_asks_nobody(table: Table) -> None:
    """P01, P03: Eve is a team of one; without teams there is nothing to ask at all."""
    teams(table, turn="Eve", hand="nomadism", hands=hands(Ann="fire", Eve="nomadism"))
    assert table.offers("ask") == []
    table.deal(hand="nomadism", tree=TREE)
    assert "ask" not in table.words


@pytest.mark.parametrize("first", ["ask Cem", "place nomadism", "joker trump", "joker as homo-habilis"])
def test_P01_only_once_and_before_anything_else(table: Table, first: str) -> None:
    """P01: a card placed, a Joker laid, or having asked already."""
    teams(table, options="jokers=1", hand="nomadism joker-1 fire",
          hands=hands(Bo="homo-habilis", Cem="ochre myth"))  # fmt: skip
    assert table.offers("ask") == ["Cem"]
    table.play(first)
    if first == "ask Cem":
        table.play("Cem: give myth")
    table.let_pass()
    assert table.turn == "Ann"
    assert table.offers("ask") == []
    if table.phase == "turn":
        assert table.why("ask Cem") == ("not-now", "P01")


def test_P01_the_turn_after_one_may_ask_again(table: Table) -> None:
    """P01: once a turn, even for a player who placed nothing before."""
    teams(table, hand="fire", hands=hands(Cem="ochre burial"), stack="painting sculpture myth spear tent")
    table.play("ask Cem", "Cem: give ochre", "end", "end", "end", "end", "end")
    assert table.turn == "Ann"
    assert table.offers("ask") == ["Cem"]


def test_P01_asking_is_not_placing(table: Table) -> None:
    """P01, C05: a turn with nothing else in it ends by drawing, or by a theft."""
    teams(table, hand="fire", stack="painting").play("ask Cem", "Cem: give ochre", "end")
    assert table.hand("Ann") == ["fire", "ochre"], "Cem, whose hand it emptied, drew the last card (G03)"
    assert table.hand("Cem") == ["painting"]


def test_P01_with_points_the_giver_refills_and_one_holds_six(table: Table) -> None:
    """P01, F09: the stack lasts; at the end of the turn Ann, with six, draws none."""
    teams(table, "explore", hand="fire spear tent myth sculpture", hands=hands(Cem="ochre painting cooking"),
          stack="era 6 but dog").play("ask Cem", "Cem: give ochre")  # fmt: skip
    assert len(table.hand("Ann")) == 6
    assert len(table.hand("Cem")) == 5

    table.play("end", "discard fire")
    assert len(table.hand("Ann")) == 5


def test_P01_a_joker_may_be_given(table: Table) -> None:
    """P01, N09: and Cem's last card, given away, wins nothing."""
    teams(table, options="jokers=1", hands=hands(Cem="joker-1")).play("ask Cem", "Cem: give joker-1")
    assert table.hand("Ann") == ["nomadism", "joker-1"]
    assert not table.over()


def test_P01_N02_asking_may_be_answered_by_an_interruption(table: Table) -> None:
    """P01, N02: once the card was given; a team mate may do so as well as an opponent."""
    for interrupter in ("Bo", "Cem"):
        teams(
            table, options="jokers=1", hands=hands(**{"Cem": "ochre myth", interrupter: "joker-1 spear fire"})
        )
        table.play("ask Cem").play(f"Cem: give {table.hand('Cem')[-1]}")
        assert table.words_of(interrupter) == ["interrupt", "let"]
        table.play(f"{interrupter}: interrupt", "end").let_pass()


@GAMES
def test_P04_one_keeps_ones_turns(table: Table, game: str) -> None:
    """P04: Ann, without a card, may place from the pool and from another's discard, and ask Cem."""
    teams(table, game, hand="", discards={"Bo": "homo-habilis"})
    assert table.turn == "Ann"
    assert {"homo-habilis", "hunting"} <= set(table.offers("place"))
    assert table.offers("ask") == ["Cem"]

    table.play("place hunting")
    assert table.tree[-1] == "hunting"
    assert table.told("emptied") == [], "her hand was empty before"
    assert not table.over()


@GAMES
def test_P04_without_a_placement_nothing_is_due(table: Table, game: str) -> None:
    """P04: neither a theft nor a discard; and there is nothing to draw."""
    teams(table, game, hand="").play("end")
    assert (table.turn, table.phase) == ("Bo", "turn")
    assert table.hand("Ann") == []
    assert sum(table.sizes().values()) == 5


def test_P04_a_player_with_a_card_steals_and_discards_as_ever(table: Table) -> None:
    """P04: it is the empty hand that spares it."""
    assert teams(table, hand="fire").play("end").phase == "steal"
    assert teams(table, "explore", hand="fire").play("end").phase == "discard"


@GAMES
def test_P04_a_card_asked_for_is_a_card_in_hand(table: Table, game: str) -> None:
    """P04, P01: after it a theft or a discard is due again."""
    teams(table, game, hand="", hands=hands(Cem="ochre fire")).play("ask Cem", "Cem: give ochre", "end")
    assert table.phase == ("steal" if game == "intro" else "discard")


def test_P04_trumps_from_the_pool_are_used_without_a_hand(table: Table) -> None:
    """P04: Barter opens era 2; Ann may call and replay with it, but has no card to exchange or discard."""
    teams(table, hand="", tree=f"{TREE} australopithecus pebble-tool", pool="barter",
          hands=hands(Bo="nomadism metal"))  # fmt: skip
    table.play("place barter")
    assert table.trumps == 1
    assert table.offers("call") == ["nomadism"]
    assert table.offers("exchange") == table.offers("discard") == []
    assert table.why("exchange Bo") == ("no-card-to-give", "E09")


@GAMES
def test_P04_nobody_can_rob_or_ask_an_empty_hand(table: Table, game: str) -> None:
    """P04, F03, P01: Cem has none."""
    teams(table, game, hand="nomadism fire", hands=hands(Cem=""), trumps=1)
    assert table.why("exchange Cem") == ("empty-hand", "E09")
    assert table.offers("exchange") == ["Bo", "Dan", "Eve"]


@pytest.mark.parametrize("sides", ["Ann+Bo+Cem", "Ann+Bo+Cem+Dan"])
def test_P06_a_team_of_everybody_is_refused(table: Table, sides: str) -> None:
    """P06: nobody would be left to play against; with a bot, or with another team, it is a game."""
    seats = ", ".join(sides.split("+"))
    with pytest.raises(InvalidSetup) as refused:
        table.start(seats=seats, teams=sides)
    assert (refused.value.code, refused.value.rule) == (Code.NO_OPPONENT, "P06")

    table.start(seats=f"{seats}, Eve=bot", teams=sides)
    assert table.game.setup.mates[0] == (1 << len(sides.split("+"))) - 1


@GAMES
def test_P07_a_bot_gives_its_last_card(table: Table, game: str) -> None:
    """P07, O11: nobody chooses for it; Bo's row is Dog, then Metal."""
    teams(table, game, seats="Ann, Bo=bot, Cem, Dan, Eve", teams="Ann+Bo Cem+Dan").play("ask Bo")
    assert table.hand("Ann") == ["nomadism", "metal"]
    assert table.hand("Bo") == ["dog"]
    assert table.actors == ["Ann"]


def test_P07_with_points_it_refills(table: Table) -> None:
    """P07, P01, F09."""
    teams(table, "explore", seats="Ann, Bo=bot, Cem, Dan, Eve", teams="Ann+Bo Cem+Dan",
          stack="painting sculpture fire spear").play("ask Bo")  # fmt: skip
    assert len(table.hand("Bo")) == 5


def test_P07_it_never_asks(table: Table) -> None:
    """P07: its mate has a card, and it plays its turn as ever."""
    teams(table, seats="Ann, Bo=bot, Cem, Dan, Eve", teams="Ann+Bo Cem+Dan", turn="Bo", hand="nomadism fire",
          hands=hands(Ann="myth", Bo="nomadism fire"))  # fmt: skip
    table.let_bots_play()
    assert table.told("asked") == table.told("gave") == []
    assert table.tree[-1] == "nomadism"
    assert table.hand("Ann") == ["myth"]


def test_P07_its_hand_counts_for_its_team(table: Table) -> None:
    """P07, P02: Ann is out only with the bot, and the bot only with Ann."""
    for row, out in (("dog metal", False), ("", True)):
        teams(table, seats="Ann, Bo=bot, Cem, Dan, Eve", teams="Ann+Bo Cem+Dan", hands=hands(Bo=row))
        table.play("place nomadism")
        assert table.over() == out
        if out:
            assert table.winners == ["Ann", "Bo"]


def test_P07_bots_may_be_a_team_of_their_own(table: Table) -> None:
    """P07, P06: they play against people, and win together."""
    teams(table, seats="Ann, Bo=bot, Cem, Dan=bot", teams="Ann+Cem Bo+Dan", turn="Bo", hand="nomadism",
          hands={"Ann": "fire", "Bo": "nomadism", "Cem": "ochre", "Dan": ""})  # fmt: skip
    table.let_bots_play()
    assert table.winners == ["Bo", "Dan"]


def test_P07_a_card_stolen_from_a_bot_is_not_flipped_again(table: Table) -> None:
    """P07, O06, P05: Fire did not fit and waits for Hunting; Ann contests that in vain and steals Fire, the
    bot's last card. Its team plays on, and the bot has nothing left to discard."""
    teams(table, seats="Ann, Bo=bot, Cem, Dan, Eve", options="stop", turn="Bo", hand="fire hunting", pool="",
          trumps=1, hands=hands(Ann="myth", Bo="fire hunting")).let_bots_play()  # fmt: skip
    table.play("Bo: flip", "Bo: flip", "Ann: stop", "Ann: steal Bo = fire").let_pass()

    assert table.hand("Ann") == ["myth", "fire"]
    assert table.discard("Bo") == []
    assert table.turn == "Cem"
