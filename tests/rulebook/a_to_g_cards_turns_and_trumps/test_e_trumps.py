"""Section E: winning and using trumps, calls apart."""

from __future__ import annotations

import pytest

from tests.support.rules.positions import Table

GAMES = pytest.mark.parametrize("game", ["intro", "explore"])
ERA_1_BUT_ONE = "era 1 but hand-axe"


@GAMES
def test_E01_three_feats_win_a_trump(table: Table, game: str) -> None:
    """E01: opening an era, closing one, emptying the hand; any other placement wins none."""
    table.deal(game=game, hand="homo-erectus tent", tree="era 1").play("place homo-erectus")
    assert table.trumps == 1
    table.deal(game=game, hand="hand-axe tent", tree=ERA_1_BUT_ONE).play("place hand-axe")
    assert table.trumps == 1
    table.deal(game=game, hand="band", tree="gathering").play("place band")
    assert table.trumps == 1
    table.deal(game=game, hand="band tent", tree="gathering").play("place band")
    assert table.trumps == 0


def test_E02_the_lowest_era_cannot_be_opened(table: Table) -> None:
    """E02: the first card of all wins nothing."""
    table.deal(hand="gathering fire").play("place gathering")

    assert table.trumps == 0
    assert table.told("opened") == []


def test_E02_an_era_is_opened_by_its_first_card_only(table: Table) -> None:
    """E02: whichever card that is; the second one opens nothing."""
    table.deal(hand="barter hide tent", tree="era 1").play("place barter")
    assert table.told("opened") == [("opened", "Ann", "", "", 2)]

    table.play("replay hide")
    assert table.trumps == 0
    assert table.told("opened") == []


def test_E03_an_era_is_closed_by_its_ninth_present_card(table: Table) -> None:
    """E03: the order number plays no part, and era 1 can be closed too."""
    for missing in ("hunting", "hand-axe", "nomadism"):
        table.deal(hand=f"{missing} tent", tree=f"era 1 but {missing}").play(f"place {missing}")
        assert table.told("closed") == [("closed", "Ann", "", "", 1)]
        assert table.trumps == 1

    table.deal(hand="hand-axe tent", tree="era 1 but hand-axe hunting").play("place hand-axe")
    assert table.told("closed") == []


def test_E03_a_game_sees_five_openings_and_six_closings(table: Table) -> None:
    """E03: once each, when all 54 cards are placed one by one."""
    table.deal(seats="Ann", hand="", pool="era 1 era 2 era 3 era 4 era 5 era 6", stack="", trumps=54)
    opened, closed = [], []
    for _ in range(54):
        table.play(f"replay {table.offers('replay')[0]}")
        opened += table.told("opened")
        closed += table.told("closed")

    assert [event[-1] for event in opened] == [2, 3, 4, 5, 6]
    assert sorted(event[-1] for event in closed) == [1, 2, 3, 4, 5, 6]
    assert table.trumps == 11


@GAMES
def test_E04_a_trump_lasts_until_its_turn_ends(table: Table, game: str) -> None:
    """E04: usable at any moment of the turn, lost with it."""
    table.deal(game=game, hand="homo-erectus fire cooking tent", tree="era 1").play("place homo-erectus")
    table.play("place fire")
    assert table.trumps == 1

    table.play("end")
    assert table.trumps == 0
    assert table.why("replay gathering") == ("no-trump", "E04")


def test_E04_a_forced_decision_at_the_end_comes_after_the_trumps(table: Table) -> None:
    """E04: once the turn is declared over, its trumps are gone."""
    for game in ("intro", "explore"):
        table.deal(game=game, hand="fire spear", tree="band", stack="", trumps=2).play("end")
        assert table.turn == "Ann"
        assert table.trumps == 0


def test_E05_the_series_may_continue_before_the_trump_is_spent(table: Table) -> None:
    """E05: two linked cards later the trump is still there and buys an unlinked one."""
    table.deal(hand="homo-erectus fire cooking barter tent", tree="era 1")
    table.play("place homo-erectus", "place fire", "place cooking")
    assert table.why("place barter") == ("no-link", "C03")

    table.play("replay barter")
    assert table.tree[-1] == "barter"


def test_E06_two_trumps_when_the_last_card_closes_an_era(table: Table) -> None:
    """E06: emptying one's hand by closing an era wins two trumps."""
    table.deal(hand="hand-axe", tree=ERA_1_BUT_ONE).play("place hand-axe")

    assert table.trumps == 2


def test_E06_two_trumps_when_the_last_card_opens_an_era(table: Table) -> None:
    """E06: they are spent one by one."""
    table.deal(hand="homo-erectus", tree="era 1", pool="barter hide tent dog myth").play("place homo-erectus")
    assert table.trumps == 2

    table.play("replay barter")
    assert table.trumps == 1
    table.play("replay hide")
    assert table.trumps == 0
    assert table.why("replay spear") == ("no-trump", "E04")


def test_E07_nobody_wins_a_trump_in_anothers_turn(table: Table) -> None:
    """E07: Ann's call empties Bo's hand; Bo's turn starts without a trump."""
    table.deal(hand="tent dog", hands={"Bo": "hunting"}, tree="barter era 1 but hunting", trumps=1)
    table.play("call hunting")
    assert table.told("trump") == [("trump", "Ann", "", "", 1)], "for closing era 1, and none for Bo"

    table.play("end")
    assert (table.turn, table.trumps) == ("Bo", 0)


def test_E08_replaying_needs_no_link(table: Table) -> None:
    """E08: any card that can be placed, from any usual spot."""
    table.deal(
        hand="nomadism fire", pool="gathering", discards={"Ann": "hunting", "Bo": "australopithecus"},
        tree="band scavenging", last="scavenging", trumps=1,
    )  # fmt: skip

    assert table.offers("replay") == ["gathering", "nomadism", "australopithecus"]
    table.play("replay nomadism")
    assert table.tree[-1] == "nomadism"
    assert table.trumps == 0


def test_E08_replaying_is_not_offered_when_nothing_can_be_placed(table: Table) -> None:
    """E08: a trump that cannot replay stays for the other uses."""
    table.deal(hand="fire tent", pool="dog", tree="gathering", last="gathering", trumps=1)

    assert "replay" not in table.words
    assert {"exchange", "discard"} <= set(table.words)
    assert table.why("replay fire") == ("missing-prerequisite", "C01")


def test_E09_an_exchange_steals_blindly_then_gives_another_card(table: Table) -> None:
    """E09: each card of the victim may come; a different one must go back."""
    table.deal(hand="fire spear", hands={"Bo": "tent dog"}, tree="gathering", trumps=1)
    assert sorted(table.chances("exchange Bo")) == ["dog", "tent"]
    table.play("exchange Bo = tent")

    assert (table.phase, table.trumps) == ("give", 0)
    assert table.offers("give") == ["fire", "spear"]
    assert table.why("give tent") == ("stolen-card", "E09")
    assert table.why("end") == ("must-give", "E09")
    table.play("give spear")
    assert table.hand("Ann") == ["fire", "tent"]
    assert table.hand("Bo") == ["dog", "spear"]


def test_E09_both_must_hold_a_card_beforehand(table: Table) -> None:
    """E09: an empty hand neither gives nor is robbed."""
    table.deal(hand="", stack="", tree="gathering", last="gathering", trumps=1)
    assert table.why("exchange Bo") == ("no-card-to-give", "E09")

    table.deal(hand="fire", hands={"Bo": ""}, tree="gathering", trumps=1)
    assert table.why("exchange Bo") == ("empty-hand", "E09")
    assert table.why("exchange Ann") == ("own-seat", "F03")
    assert table.offers("exchange") == ["Cem"]


@GAMES
@pytest.mark.parametrize("stack", ["", "myth ochre"])
def test_E09_G11_hands_are_looked_at_after_both_cards_have_moved(table: Table, game: str, stack: str) -> None:
    """E09, G11: single cards change hands; nobody was empty, so nothing else happens."""
    table.deal(game=game, hand="fire", hands={"Bo": "tent"}, stack=stack, tree="gathering", trumps=1)
    table.play("exchange Bo = tent", "give fire")

    assert not table.over()
    assert (table.hand("Ann"), table.hand("Bo")) == (["tent"], ["fire"])
    assert table.trumps == 0
    assert table.state.finishing is False


def test_E10_a_trump_discards_any_card_but_the_last(table: Table) -> None:
    """E10: with one card left this use is not offered."""
    table.deal(hand="fire spear", tree="gathering", trumps=2)
    table.play("discard fire")

    assert table.discard("Ann") == ["fire"]
    assert table.why("discard spear") == ("last-card", "E10")
    assert table.why("discard tent") == ("not-in-hand", "E10")
    assert table.trumps == 1


@GAMES
def test_E18_only_a_placement_from_the_hand_wins_the_trump(table: Table, game: str) -> None:
    """E18: a card from the pool while one's hand is empty, or a forced discard, wins none."""
    table.deal(game=game, hand="", pool="gathering", stack="", tree="band", last="band", trumps=1)
    table.play("replay gathering")
    assert table.trumps == 0
    assert table.told("emptied") == []

    table.deal(game="explore", hand="fire", top="tent", tree="band").play("end", "discard fire")
    assert table.told("trump") == []
    assert table.points("Ann") == 0


def test_E19_a_trump_has_four_uses(table: Table) -> None:
    """E19: replaying, exchanging, discarding, calling; beside them only series and the end of the turn."""
    table.deal(hand="hide fire", tree="band gathering australopithecus pebble-tool barter",
               pool="scavenging", last="barter", trumps=1)  # fmt: skip

    assert table.words == ["replay", "exchange", "discard", "call", "end"]
    for line in ("replay scavenging", "exchange Bo", "discard hide", "call homo-habilis"):
        assert table.why(line) is None
        twin = Table()
        twin.game, twin.state = table.game, table.state.copy()
        outcome = " = " + table.chances(line)[0] if table.chances(line) else ""
        twin.play(line + outcome)
        assert twin.trumps == 0


def test_E20_bots_exchange_their_last_card(table: Table) -> None:
    """E20: the bot gives the last card of its row and what it gets goes to the end."""
    table.deal(seats="Ann, Bo=bot", hand="fire spear", hands={"Bo": "tent dog myth"}, tree="gathering",
               trumps=2)  # fmt: skip
    assert table.chances("exchange Bo") == ["myth"]
    table.play("exchange Bo = myth", "give fire")
    assert table.hand("Bo") == ["tent", "dog", "fire"]

    assert table.chances("exchange Bo") == ["fire"]
    table.play("exchange Bo = fire", "give spear")
    assert table.hand("Bo") == ["tent", "dog", "spear"]
    assert table.hand("Ann") == ["myth", "fire"]
