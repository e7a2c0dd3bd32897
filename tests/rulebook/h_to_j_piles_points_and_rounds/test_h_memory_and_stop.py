"""Section H, H01 to H07: the pile, saying Stop, announcing. Ann acts, Bo says Stop."""

from __future__ import annotations

import pytest

from discovery.evolution.flow.stepping import clockwise_first
from tests.support.rules.piles import TREE, memory, settle_fault
from tests.support.rules.positions import Table


def test_H01_only_the_top_of_the_pile_lies_open(table: Table) -> None:
    """H01: each card hides the one before; when one goes back, that one is seen again."""
    memory(table).play("place scavenging")
    for viewer in (-1, 0, 1, 2):
        seen = table.game.view(table.state, viewer)
        assert (seen.piled, seen.plane, table.ids([seen.top])) == (True, None, ["scavenging"])

    memory(table).play("place fire")
    assert table.ids([table.game.view(table.state, 1).top]) == ["fire"]
    settle_fault(table, 2)
    assert table.ids([table.game.view(table.state, 1).top]) == ["barter"]


def test_H01_otherwise_it_is_intro(table: Table) -> None:
    """H01: no points, one card drawn for a turn without a placement."""
    memory(table).play("end")
    assert table.hand("Ann")[-1] == "fishing"
    assert table.game.view(table.state, 0).points is None


def test_H02_everybody_else_may_say_stop(table: Table) -> None:
    """H02: each other seat is asked, and the player who acted can neither answer nor play on."""
    memory(table).play("place scavenging")

    assert table.phase == "window"
    assert table.actors == ["Bo", "Cem"]
    for seat in table.actors:
        assert set(table.words_of(seat)) == {"stop", "let"}
    assert table.why("Ann: end") == ("others-answer", "U01")
    assert table.why("Ann: stop") == ("others-answer", "U01")


def test_H02_it_counts_clockwise_from_the_actor(table: Table) -> None:
    """H02: after Bo it is Cem who is heard first, then Ann."""
    memory(table, turn="Bo", hand="scavenging dog", hands={"Ann": "fire", "Cem": "ochre"})
    table.play("place scavenging")
    assert clockwise_first(table.state) == table.seat("Cem")

    table.play("Cem: let")
    assert clockwise_first(table.state) == table.seat("Ann")


def test_H02_one_stop_settles_the_action(table: Table) -> None:
    """H02: once a Stop has counted, nobody else can contest the same action, not even after it was
    settled."""
    memory(table).play("place scavenging", "Cem: stop")
    assert table.why("Bo: stop") == ("not-your-turn", "B06")

    table.play("Ann: verify")
    assert (table.turn, table.phase) == ("Ann", "turn")
    assert table.why("Bo: stop") == ("not-your-turn", "B06")


def test_H02_who_let_it_pass_cannot_come_back(table: Table) -> None:
    """H02, U05: one answer a window."""
    memory(table).play("place scavenging", "Bo: let")
    assert table.why("Bo: stop") == ("others-answer", "U01")


def test_H02_an_earlier_action_is_safe(table: Table) -> None:
    """H02: nobody contested Fire; when Cooking is contested, Fire is not looked at and proves it right."""
    memory(table, hand="fire myth", discards={"Cem": "cooking"}, tree=f"{TREE} scavenging")
    table.play("place fire", "-: closed", "place cooking", "Bo: stop", "Ann: verify")

    assert table.told("fault") == [("fault", "Bo", "", "Ann", 1)]
    assert table.tree[-2:] == ["fire", "cooking"]


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ("", "place scavenging"),
        ("", "replay fire"),
        ("", "call hunting"),
        ("", "announce open 3"),
        ("", "announce close 1"),
        ("jokers=1", "joker as scavenging"),
        ("sos", "sos hunting"),
    ],
)
def test_H03_what_can_be_contested(table: Table, options: str, line: str) -> None:
    """H03: placing, calling, announcing, letting a Joker stand for a card."""
    own = {"hand": "myth fire joker-1", "discards": {"Bo": "scavenging"}} if "jokers" in options else {}
    memory(table, options=options, trumps=0 if options else 1, **own).play(line)

    assert table.phase == "window"
    assert "stop" in table.words_of("Bo")


@pytest.mark.parametrize("lines", [["exchange Bo = dog", "give myth"], ["discard myth"]])
def test_H03_what_cannot_be_contested(table: Table, lines: list[str]) -> None:
    """H03: neither stealing nor giving nor discarding; with Jokers it can be interrupted, no more."""
    memory(table, trumps=1).play(*lines)
    assert (table.turn, table.phase) == ("Ann", "turn")

    memory(table, options="jokers=1", trumps=1, pool="").play(*lines)
    assert table.phase == "window"
    assert table.why("Bo: stop") == ("not-contestable", "H02")


def test_H03_drawing_ends_a_turn_without_a_window(table: Table) -> None:
    """H03: nothing to contest in ending a turn."""
    memory(table).play("end")
    assert (table.turn, table.phase) == ("Bo", "turn")


def test_H04_an_opening_brings_nothing_by_itself(table: Table) -> None:
    """H04: Barter opens era 2; the trump comes with the announcement, when nobody contested it."""
    tree = "band gathering australopithecus pebble-tool"
    memory(table, hand="barter fire", tree=tree).nothing_announced().play("place barter", "-: closed")
    assert table.trumps == 0

    table.play("announce open 2")
    assert table.trumps == 0
    table.play("-: closed")
    assert table.trumps == 1
    assert table.told("opened") == [("opened", "Ann", "", "", 2)]


def test_H04_a_closing_is_announced_too(table: Table) -> None:
    """H04: the ninth card of era 1, and both announcements one after the other."""
    memory(table, hand="hunting fire", tree="barter era 1 but hunting").nothing_announced()
    table.play("place hunting", "-: closed", "announce close 1", "-: closed", "announce open 2", "-: closed")

    assert table.trumps == 2
    assert (table.state.opened, table.state.closed) == (1 << 2, 1 << 1)


def test_H04_at_any_later_moment_of_the_turn(table: Table) -> None:
    """H04: Barter, then Homo habilis by series, then the announcement."""
    tree = "band gathering australopithecus pebble-tool"
    memory(table, hand="barter band fire", tree=tree.replace("band ", "")).nothing_announced()
    table.play("place barter", "-: closed", "place band", "-: closed", "announce open 2", "-: closed")
    assert table.trumps == 1


def test_H04_nobody_announces_in_another_turn(table: Table) -> None:
    """H04: only in one's own, and not while a window is open."""
    memory(table).nothing_announced()
    assert table.why("Bo: announce open 2") == ("not-your-turn", "B06")

    table.play("place scavenging")
    assert table.why("Bo: announce open 2") == ("not-now", "H04")


def test_H04_games_without_a_pile_announce_nothing(table: Table) -> None:
    """H04: there the trump comes by itself."""
    table.deal(hand="barter fire", tree="band gathering pebble-tool australopithecus").play("place barter")
    assert table.trumps == 1
    assert table.why("announce open 2") == ("not-now", "H04")


def test_H05_the_first_who_announces_wins_it(table: Table) -> None:
    """H05: Ann forgot; Bo gets the trump in the next turn, without having placed anything."""
    memory(table).nothing_announced().play("end", "announce open 2", "-: closed")

    assert (table.turn, table.trumps) == ("Bo", 1)
    assert table.told("opened") == [("opened", "Bo", "", "", 2)]


@pytest.mark.parametrize("line", ["announce open 4", "announce close 2"])
def test_H05_a_false_announcement_wins_unless_it_is_contested(table: Table, line: str) -> None:
    """H05: era 4 has no card, era 2 has one; nobody looked."""
    memory(table).nothing_announced().play(line, "-: closed")
    assert table.trumps == 1
    assert (table.turn, table.phase) == ("Ann", "trump")


def test_H05_H16_what_counts_cannot_be_announced_again(table: Table) -> None:
    """H05, H16: the opening of an era is claimed once, and so is its closing, true or false."""
    memory(table).nothing_announced().play("announce open 4", "-: closed")
    assert table.why("announce open 4") == ("not-announceable", "H05")
    assert "4" not in table.offers("announce open")

    table.play("announce close 4", "-: closed")
    assert table.why("announce close 4") == ("not-announceable", "H05")
    table.play("end")
    assert table.why("Bo: announce open 4") == ("not-announceable", "H05")


def test_H05_a_later_true_opening_brings_nothing_any_more(table: Table) -> None:
    """H05: era 2 was falsely announced; who really opens it cannot announce it."""
    tree = "band gathering australopithecus pebble-tool"
    memory(table, hand="myth fire", hands={"Bo": "barter dog", "Cem": "ochre"}, tree=tree)
    table.nothing_announced().play("announce open 2", "-: closed", "end", "place barter", "-: closed")

    assert (table.turn, table.trumps) == ("Bo", 0)
    assert table.why("announce open 2") == ("not-announceable", "H05")


def test_H05_a_contested_false_announcement_is_a_fault_and_stays_open(table: Table) -> None:
    """H05, H11: the turn ends; the opening may still be claimed by the next."""
    memory(table).nothing_announced().play("announce open 3")
    settle_fault(table, 3)

    assert table.turn == "Bo"
    assert table.trumps == 0
    assert "3" in table.offers("announce open")


def test_H05_E02_the_lowest_era_is_never_opened(table: Table) -> None:
    """H05, E02: there is nothing to announce about its opening."""
    assert memory(table).nothing_announced().offers("announce open") == ["2", "3", "4", "5", "6"]
    assert table.why("announce open 1") == ("not-announceable", "E02")
    assert table.offers("announce close") == ["1", "2", "3", "4", "5", "6"]


def test_H06_the_contested_player_verifies_and_the_table_finds(table: Table) -> None:
    """H06: only Ann is asked; the others learn whether the action was right, nothing of the pile."""
    memory(table).play("place scavenging", "Bo: stop")
    assert (table.phase, table.actors) == ("verify", ["Ann"])
    assert set(table.words) == {"verify", "concede"}
    assert table.why("Ann: end") == ("must-verify", "H06")

    table.play("Ann: verify")
    assert table.told("verified") == [("verified", "Ann", "", "", 1)]


def test_H06_nothing_but_verifying_is_asked_of_the_others(table: Table) -> None:
    """H06: neither the stopper nor the third player has a say in it."""
    memory(table).play("place scavenging", "Bo: stop")
    assert table.why("Bo: verify") == ("not-your-turn", "B06")
    assert table.why("Cem: concede") == ("not-your-turn", "B06")


def test_H07_the_player_who_was_wrong_is_at_fault(table: Table) -> None:
    """H07: the stopper of a valid action, the author of an invalid one."""
    memory(table).play("place scavenging", "Bo: stop", "Ann: verify")
    assert table.told("fault") == [("fault", "Bo", "", "Ann", 1)]

    memory(table).play("place fire", "Bo: stop", "Ann: verify")
    assert table.told("fault") == [("fault", "Ann", "", "Bo", 3)]


def test_H07_conceding_a_valid_action_is_a_fault_all_the_same(table: Table) -> None:
    """H07, H09: who gives up is deemed at fault, though Scavenging needs nothing."""
    memory(table).play("place scavenging", "Bo: stop", "Ann: concede = dog")
    assert table.told("fault") == [("fault", "Ann", "", "Bo", 2)]
    assert table.discard("Ann") == ["scavenging"]
