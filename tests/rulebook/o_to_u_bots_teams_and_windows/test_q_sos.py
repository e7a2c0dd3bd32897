"""Section Q: SOS, once called Revers (Q11 to Q14). Ann calls."""

from __future__ import annotations

from typing import Any

import pytest

from discovery.core.errors import InvalidSetup
from discovery.evolution.variants.catalogue import OPTIONS, choose
from tests.support.rules.planes import Board
from tests.support.rules.positions import Table

TREE = "band gathering australopithecus pebble-tool barter"
"""Era 2 is open; Scavenging, Nomadism and Homo habilis fit."""


def sos(table: Table, **position: Any) -> Table:
    """Bo holds Scavenging; nothing that Ann holds can be placed."""
    given: dict[str, Any] = {
        "options": "sos",
        "hand": "fire myth tent",
        "hands": {"Bo": "scavenging dog", "Cem": "ochre tribe"},
        "tree": TREE,
        "pool": "clothing",
    }
    if "stack" not in position:
        given["top"] = "painting sculpture burial engraving adornment"
    return table.deal(**(given | position))


def test_Q11_a_called_card_is_placed_and_the_turn_is_over(table: Table) -> None:
    """Q11: at once, from Bo's hand; without points it spares the draw, as any placement does."""
    sos(table).play("sos scavenging")

    assert table.told("sos") == [("sos", "Ann", "scavenging", "", -1)]
    assert table.tree[-1] == "scavenging"
    assert table.hand("Bo") == ["dog"]
    assert table.hand("Ann") == ["fire", "myth", "tent"]
    assert (table.turn, table.phase) == ("Bo", "turn")


def test_Q11_with_points_it_brings_none_and_spares_the_discard(table: Table) -> None:
    """Q11: Ann then draws up to five as always, Bo at once for the lost card (F09)."""
    sos(table, game="explore").play("sos scavenging")

    assert table.points("Ann") == table.points("Bo") == 0
    assert table.told("scored") == table.told("discarded") == []
    assert table.hand("Bo") == ["dog", "painting", "sculpture", "burial", "engraving"]
    assert len(table.hand("Ann")) == 5
    assert table.turn == "Bo"


def test_Q11_no_trump_is_spent(table: Table) -> None:
    """Q11: Ann needs none; one that she had is lost with the turn."""
    assert sos(table).trumps == 0
    assert set(table.offers("sos")) >= {"scavenging", "nomadism", "homo-habilis"}

    sos(table, trumps=1).play("sos scavenging")
    assert (table.turn, table.trumps) == ("Bo", 0)
    table.play("end", "end")
    assert (table.turn, table.phase) == ("Ann", "turn")


def test_Q11_only_who_has_placed_nothing_may_call(table: Table) -> None:
    """Q11: neither after a normal placement nor after a replayed card; after another use of a trump, yes."""
    sos(table, hand="nomadism fire myth", trumps=1)
    assert "scavenging" in table.offers("sos")
    table.play("discard fire")
    assert "scavenging" in table.offers("sos")

    for line in ("place nomadism", "replay nomadism"):
        sos(table, hand="nomadism fire myth", trumps=1).play(line)
        assert table.why("sos scavenging") == ("not-now", "Q11")


def test_Q11_who_could_place_may_call_all_the_same(table: Table) -> None:
    """Q11: a choice, not a last resort."""
    sos(table, hand="nomadism fire").play("sos scavenging")

    assert table.hand("Ann") == ["nomadism", "fire"]
    assert table.tree[-1] == "scavenging"


def test_Q11_E14_a_card_that_nobody_holds_ends_the_turn_by_drawing(table: Table) -> None:
    """Q11, E14: Nomadism lies in the stack; one card is drawn."""
    sos(table, top="painting nomadism").play("sos nomadism")

    assert table.hand("Ann") == ["fire", "myth", "tent", "painting"]
    assert table.tree[-1] == "barter"
    assert table.turn == "Bo"


def test_Q11_E14_with_points_nothing_placed_costs_a_discard(table: Table) -> None:
    """Q11, E14, I13: nothing came and nothing was placed."""
    sos(table, game="explore", top="painting sculpture burial nomadism").play("sos nomadism")
    assert (table.phase, table.actors) == ("discard", ["Ann"])

    table.play("discard fire")
    assert table.hand("Ann") == ["myth", "tent", "painting", "sculpture", "burial"]
    assert table.turn == "Bo"


def test_Q11_E14_a_card_that_came_in_vain_is_discarded(table: Table) -> None:
    """Q11, E14: in Memory Ann may let it fail; she draws a card then."""
    sos(table, game="memory").play("sos scavenging", "-: closed", "fail")

    assert table.discard("Ann") == ["scavenging"]
    assert table.hand("Ann") == ["fire", "myth", "tent", "painting"]
    assert (table.turn, table.tree[-1]) == ("Bo", "barter")


def test_Q11_in_memory_the_turn_is_over_when_the_card_stands(table: Table) -> None:
    """Q11: after the call's window and the placement's."""
    sos(table, game="memory").play("sos scavenging", "-: closed", "place scavenging")
    assert (table.turn, table.phase) == ("Ann", "window")

    table.play("-: closed")
    assert (table.turn, table.hand("Ann")) == ("Bo", ["fire", "myth", "tent"])


def test_Q11_in_connect_no_spot_brings_a_point() -> None:
    """Q11: Hunting would have two links at 0,1; the page shows none, and none is booked."""
    table = Board().lay_out(
        options="sos", hand="fire myth", hands={"Bo": "hunting dog", "Cem": "ochre"},
        board="scavenging@0,0 gathering@1,0 band@-1,0 barter@2,0",
    )  # fmt: skip
    table.play("sos hunting")
    assert set(table.worth("place hunting").values()) == {0}
    assert set(table.brought("place hunting").values()) == {0}

    table.quietly("place hunting at 0,1")
    assert (table.turn, table.points("Ann")) == ("Bo", 0)


def test_Q11_in_select_it_is_no_pass(table: Table) -> None:
    """Q11, J09: a card was placed, so the round comes no nearer to its end."""
    table.deal(game="select", options="sos", hand="myth", hands={"Bo": "scavenging dog", "Cem": "ochre"},
               selections={"Ann": "fire", "Bo": "metal", "Cem": "tribe"}, tree=TREE, pool="")  # fmt: skip
    table.play("sos scavenging")

    assert table.tree[-1] == "scavenging"
    assert (table.turn, table.round.passed_mask) == ("Bo", 0)
    assert (table.discard("Ann"), table.points("Ann")) == ([], 0)


def test_Q11_the_last_card_of_the_holder_counts_as_lost(table: Table) -> None:
    """Q11, G04: without a stack Bo has won."""
    sos(table, stack="", hands={"Bo": "scavenging", "Cem": "ochre"}).play("sos scavenging")

    assert table.winners == ["Bo"]


def test_Q11_a_flash_hands_nothing_over_after_sos(table: Table) -> None:
    """Q11, Q01: the turn is over at once, so nobody is asked for Bis or Me."""
    sos(table, options="sos flash").play("sos scavenging")

    assert (table.turn, table.phase) == ("Bo", "turn")


def test_Q12_revers_is_no_option_of_its_own() -> None:
    """Q12: the older name is SOS by another word."""
    assert [option.key for option in OPTIONS if "Q12" in option.rules] == ["sos"]
    with pytest.raises(InvalidSetup) as refused:
        choose("revers")
    assert refused.value.code == "unknown-option"


def test_Q12_neither_a_series_nor_a_trump_follows(table: Table) -> None:
    """Q12: Hunting closes era 1 and Ann holds a linked card; her turn is over and nothing is won."""
    sos(table, game="explore", hand="cooking myth", tree="fire homo-erectus era 1 but hunting",
        hands={"Bo": "hunting dog", "Cem": "ochre"}).play("sos hunting")  # fmt: skip

    assert (table.turn, table.trumps, table.points("Ann")) == ("Bo", 0, 0)
    assert table.told("trump") == table.told("series") == []


def test_Q12_it_may_be_the_last_thing_of_a_turn_with_a_trump(table: Table) -> None:
    """Q12: Ann first exchanges a card, then calls; the end of the turn comes with it."""
    sos(table, trumps=1).play("exchange Cem = ochre", "give fire", "sos scavenging")

    assert table.tree[-1] == "scavenging"
    assert table.turn == "Bo"


@pytest.mark.parametrize(
    ("card", "position", "code", "rule"),
    [
        ("scavenging", {"tree": "band gathering australopithecus pebble-tool"}, "next-era-not-open", "E11"),
        ("numbers", {}, "highest-era", "E11"),
        ("hunting", {}, "missing-prerequisite", "E16"),
        ("band", {}, "already-placed", "E15"),
        ("nomadism", {"pool": "nomadism"}, "call-must-fail", "E16"),
        ("nomadism", {"hand": "nomadism myth"}, "call-must-fail", "E16"),
        ("scavenging", {"hands": {"Bo": "", "Cem": ""}}, "call-must-fail", "E16"),
    ],
)
def test_Q13_what_a_call_needs_sos_needs_too(
    table: Table, card: str, position: dict[str, Any], code: str, rule: str
) -> None:
    """Q13: the next era open, the prerequisites present, and a card that somebody may hold."""
    sos(table, **position)
    assert table.why(f"sos {card}") == (code, rule)

    sos(table, trumps=1, **position)
    assert table.why(f"call {card}") == (code, rule)


def test_Q13_a_call_and_sos_may_name_the_same_cards(table: Table) -> None:
    """Q13: all that is missing is the trump."""
    assert sos(table, trumps=1).offers("sos") == table.offers("call") != []


def test_Q13_without_the_option_there_is_none(table: Table) -> None:
    """Q13: a call takes a trump then (E19)."""
    sos(table, options="")
    assert "sos" not in table.words
    assert table.why("sos scavenging") == ("not-now", "Q11")


def test_Q13_a_false_sos_can_be_contested(table: Table) -> None:
    """Q13, H16: where false calls are possible; Numbers is of the highest era."""
    sos(table, game="memory").play("sos numbers", "Bo: stop", "Ann: verify")
    (fault,) = table.told("fault")

    assert fault[1] == "Ann"


def test_Q14_the_trump_for_closing_an_era_is_lost_for_everybody(table: Table) -> None:
    """Q14: the era is closed, and the next card of it closes nothing more."""
    sos(table, tree="era 1 but nomadism", hands={"Bo": "nomadism dog", "Cem": "barter"}, hand="myth")
    assert table.why("sos nomadism") == ("next-era-not-open", "E11")

    sos(table, tree="barter era 1 but nomadism", hands={"Bo": "nomadism dog", "Cem": "ochre"}, hand="myth")
    table.play("sos nomadism")
    assert table.told("closed") == [("closed", "Ann", "", "", 1)]
    assert table.told("trump") == []
    assert (table.turn, table.trumps) == ("Bo", 0)
