"""Bots in Memory and their windows: O10, O15 to O18, T05, U06. Bo is the bot."""

from __future__ import annotations

import pytest

from tests.support.rules.piles import TREE, memory
from tests.support.rules.positions import Table

COMPANY = "Ann, Bo=bot, Cem"
SOLITARY = "Ann, Bo=bot"


def bots_turn(table: Table, **position: object) -> Table:
    """Bo is about to flip Fire (false), then Scavenging (true)."""
    given: dict[str, object] = {
        "seats": COMPANY,
        "turn": "Bo",
        "hand": "fire scavenging myth",
        "hands": {"Ann": "dog metal", "Cem": "ochre tribe"},
    }
    if "seats" in position and "Cem" not in str(position["seats"]):
        given["hands"] = {"Ann": "dog metal"}
    return memory(table, **(given | position)).let_bots_play()


def test_O15_a_bot_lays_every_card_it_flips(table: Table) -> None:
    """O15: Fire lacks its prerequisite and is laid all the same."""
    bots_turn(table).play("Bo: flip")
    assert table.told("flipped") == [("flipped", "Bo", "fire", "", -1)]
    assert table.tree[-1] == "fire"


def test_O15_U06_each_flip_has_a_window_of_its_own(table: Table) -> None:
    """O15, U06: a flip is a line that nobody decides; the window after it is that of any placement."""
    bots_turn(table)
    assert (table.phase, table.actors) == ("flip", [])
    assert table.game.due(table.state) == (table.seat("Bo"), table.game.parse("flip")[0])

    table.play("Bo: flip")
    assert (table.phase, table.actors) == ("window", ["Ann", "Cem"])
    table.play("-: closed")
    assert (table.turn, table.phase) == ("Bo", "flip")
    table.play("Bo: flip")
    assert (table.tree[-1], table.phase) == ("scavenging", "window")


def test_O15_it_flips_on_until_a_stop_proves_right(table: Table) -> None:
    """O15: a wrong Stop does not end its turn, a right one does."""
    bots_turn(table, hand="scavenging fire myth").play("Bo: flip", "Cem: stop")
    assert (table.turn, table.phase) == ("Bo", "flip")

    table.play("Bo: flip", "Ann: stop", "Ann: give dog")
    assert table.turn == "Cem"


def test_O15_T05_nobody_stops_it_and_it_stops_by_itself(table: Table) -> None:
    """O15, T05: having emptied its hand once, it plays no further, though it drew a card and won a trump."""
    bots_turn(table).let_pass()

    assert table.tree[-3:] == ["fire", "scavenging", "myth"]
    assert table.turn == "Cem"
    assert table.trumps == 0
    assert table.sizes() == {"Ann": 3, "Bo": 1, "Cem": 3}


def test_O15_T05_an_interruption_does_not_let_it_begin_again(table: Table) -> None:
    """O15, N02: the turn continues where it stood, and that was at its end."""
    bots_turn(
        table, options="jokers=1", hand="myth", hands={"Ann": "dog joker-1", "Cem": "ochre"}, pool="",
    )  # fmt: skip
    table.play("Bo: flip", "Ann: interrupt", "Ann: end").let_pass()

    assert table.turn == "Cem"
    assert table.hand("Bo") == ["fishing"]


def test_O06_a_pair_of_flips_continues_after_an_interruption(table: Table) -> None:
    """O06, N02: the trump's second card is still flipped, and both count as one pair."""
    table.deal(
        options="jokers=1", seats=COMPANY, turn="Bo", hand="homo-erectus fire tent dog myth", tree="era 1",
        hands={"Ann": "metal joker-1", "Cem": "ochre"}, pool="",
    ).let_bots_play()  # fmt: skip
    table.play("Bo: flip", "-: closed", "Bo: flip")
    assert table.tree[-1] == "fire"
    table.play("Ann: interrupt", "Ann: end").let_pass()

    assert table.discard("Bo") == ["tent", "dog"]
    assert table.hand("Bo")[0] == "myth"


def test_O15_a_bot_alone_with_bots_has_no_windows(table: Table) -> None:
    """O15: where nobody else decides, each action stands at once."""
    memory(table, seats="Ann, Bo=bot, Cem=bot").play("place fire")
    assert (table.turn, table.phase) == ("Ann", "turn")


def test_O16_in_company_the_stopper_gives_a_card(table: Table) -> None:
    """O16: the wrong card is discarded, the stopper gives a card of their choice, another is drawn, and
    the turn is over. Nobody asks the bot whether it verifies or concedes."""
    bots_turn(table).play("Bo: flip", "Cem: stop")
    assert (table.phase, table.actors) == ("give", ["Cem"])
    assert sorted(table.offers("give", "Cem")) == ["ochre", "tribe"]

    table.play("Cem: give ochre")
    assert table.discard("Bo") == ["fire"]
    assert table.hand("Bo") == ["scavenging", "myth", "ochre", "fishing"]
    assert table.turn == "Cem"


def test_O16_in_a_solitary_game_the_bot_only_draws(table: Table) -> None:
    """O16, O21: the only person keeps their cards; the bot's hand is as large as before."""
    bots_turn(table, seats=SOLITARY).play("Bo: flip", "Ann: stop")

    assert table.discard("Bo") == ["fire"]
    assert table.hand("Bo") == ["scavenging", "myth", "fishing"]
    assert table.hand("Ann") == ["dog", "metal"]
    assert table.turn == "Ann"


def test_O16_the_wrong_stopper_of_a_bot_draws(table: Table) -> None:
    """O16: and the bot continues flipping."""
    bots_turn(table, hand="scavenging fire").play("Bo: flip", "Ann: stop")
    assert table.hand("Ann") == ["dog", "metal", "fishing"]
    assert (table.turn, table.phase) == ("Bo", "flip")


@pytest.mark.parametrize("seats", [COMPANY, SOLITARY])
def test_O16_O10_without_a_stack_the_guilty_bot_steals_nothing(table: Table, seats: str) -> None:
    """O16, O10, O07: it neither draws nor steals; nothing is asked of it."""
    bots_turn(table, seats=seats, stack="").play("Bo: flip", "Ann: stop")
    if seats == COMPANY:
        table.play("Ann: give dog")

    assert table.hand("Bo") == ["scavenging", "myth", "dog"][: 3 if seats == COMPANY else 2]
    assert table.phase == "turn"
    assert table.turn == ("Cem" if seats == COMPANY else "Ann")


def test_O16_H14_giving_a_bot_the_last_card_wins(table: Table) -> None:
    """O16, H14: without a stack."""
    bots_turn(table, hands={"Ann": "dog", "Cem": "ochre tribe"}, stack="")
    table.play("Bo: flip", "Ann: stop", "Ann: give dog")
    assert table.winners == ["Ann"]


def test_O17_the_table_announces_for_a_bot(table: Table) -> None:
    """O17: truthfully and at once; the trump lets the bot flip two."""
    tree = "band gathering australopithecus pebble-tool"
    bots_turn(table, hand="barter myth fire scavenging", tree=tree).play("Bo: flip", "-: closed")

    assert table.told("opened") == [("opened", "Bo", "", "", 2)]
    assert table.trumps == 1
    table.play("Bo: flip")
    assert table.trumps == 0
    assert table.state.opened & 1 << 2
    assert table.phase == "window"


def test_O17_a_closing_too(table: Table) -> None:
    """O17: the ninth card of era 1."""
    bots_turn(table, hand="hunting myth fire", tree="barter era 1 but hunting").play("Bo: flip", "-: closed")
    assert table.told("closed") == [("closed", "Bo", "", "", 1)]
    assert table.trumps == 1


def test_O17_only_what_the_bot_itself_opens_or_closes(table: Table) -> None:
    """O17: Barter has opened era 2 unannounced; Hide, the second card of it, does not open it."""
    bots_turn(table, hand="hide myth fire", tree=f"{TREE} scavenging").nothing_announced()
    table.play("Bo: flip", "-: closed")

    assert table.told("opened") == []
    assert table.trumps == 0
    assert not table.state.opened & 1 << 2, "whoever announces it first still wins it"


def test_O17_H05_what_was_announced_before_brings_a_bot_nothing(table: Table) -> None:
    """O17, H05: era 2 was claimed falsely before the bot really opened it."""
    tree = "band gathering australopithecus pebble-tool"
    bots_turn(table, hand="barter myth fire", tree=tree).nothing_announced()
    table.state.opened = 1 << 2
    table.play("Bo: flip", "-: closed")
    assert table.trumps == 0


def test_O17_a_wrong_card_that_stands_opens_its_era(table: Table) -> None:
    """O17, C15: nobody contested Tent, the first card of era 4."""
    bots_turn(table, hand="tent myth fire").play("Bo: flip", "-: closed")
    assert table.told("opened") == [("opened", "Bo", "", "", 4)]


def test_O17_a_contested_wrong_card_opens_nothing(table: Table) -> None:
    """O17, H11."""
    bots_turn(table, hand="tent myth fire").play("Bo: flip", "Ann: stop", "Ann: give dog")
    assert table.told("opened") == []
    assert not table.state.opened & 1 << 4


def test_O18_in_memory_open_cards_must_truly_fit(table: Table) -> None:
    """O18: Tent in the pool is left alone, Nomadism is placed; then the first card is flipped, fit or not."""
    bots_turn(table, seats="Ann, Bo=bot+, Cem", pool="tent nomadism").play("Bo: flip")
    assert table.tree[-1] == "nomadism"
    assert table.told("flipped") == []

    table.play("-: closed", "Bo: flip")
    assert table.tree[-1] == "fire"
    assert table.told("flipped") == [("flipped", "Bo", "fire", "", -1)]


def test_O18_T05_a_bot_plus_in_memory_stops_too(table: Table) -> None:
    """T05, O18: with cards that fit in the pool its turn still comes to an end."""
    bots_turn(table, seats="Ann, Bo=bot+, Cem", pool="nomadism homo-habilis").let_pass()
    assert table.turn == "Cem"


def test_O15_its_last_card_wins_when_nobody_contests_it(table: Table) -> None:
    """O15, H15: with an empty stack, after the window."""
    bots_turn(table, hand="fire", stack="").play("Bo: flip")
    assert not table.over()
    table.play("-: closed")
    assert table.winners == ["Bo"]
