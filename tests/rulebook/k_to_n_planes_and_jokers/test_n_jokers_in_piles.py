"""Section N: Jokers in Memory and Fusion, declared aloud and contested (N13). Ann declares, Bo says Stop."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.planes import Board

TREE = "band gathering scavenging"
"""Nomadism, Hunting, Australopithecus and Homo habilis would be true."""
PILES = pytest.mark.parametrize("game", ["memory", "fusion"])
FALSE = pytest.mark.parametrize(
    "card",
    [
        pytest.param("pebble-tool", id="a prerequisite is missing"),
        pytest.param("homo-erectus", id="its era is not open"),
        pytest.param("scavenging", id="it is present"),
        pytest.param("nomadism", id="it lies in the pool"),
        pytest.param("hunting", id="it lies in a discard"),
    ],
)


@pytest.fixture
def table() -> Board:
    """A table with piles."""
    return Board()


def piled(table: Board, game: str, **position: Any) -> Board:
    """Ann holds a Joker; Nomadism lies in the pool and Hunting in Cem's discard."""
    given: dict[str, Any] = {
        "options": "jokers=2",
        "hand": "joker-1 myth tent",
        "hands": {"Bo": "dog metal", "Cem": "ochre tribe"},
        "pool": "nomadism",
        "discards": {"Cem": "hunting"},
        "top": "fishing painting sculpture",
    }
    if game == "fusion":
        given |= {"board": "band@0,0 gathering@1,0 scavenging@2,0"}
    else:
        given |= {"tree": TREE}
    return table.lay_out(game=game, **(given | position))


def declare(table: Board, card: str) -> Board:
    """Ann lays her Joker as ``card``, in Fusion beside the first pile."""
    return table.play(f"joker as {card}" + (" at 0,1" if table.state.plane else ""))


@PILES
def test_N13_the_joker_lies_face_up_as_the_card_declared(table: Board, game: str) -> None:
    """N13: everybody sees which card it stands for, while it can be contested and afterwards."""
    declare(piled(table, game), "homo-habilis")
    joker, card = table.cards("joker-1 homo-habilis")
    for viewer in range(-1, 3):
        view = table.game.view(table.state, viewer)
        assert view.stands == ((joker, card),)
        assert view.window is not None
        assert view.window.card == card
        assert view.tree[-1] == joker

    table.close()
    assert table.stands == {"joker-1": "homo-habilis"}


@PILES
def test_N13_any_card_may_be_declared(table: Board, game: str) -> None:
    """N13, H17: true or not; where nobody contests it, it counts as that card."""
    piled(table, game)
    assert set(table.cards_to("joker as")) == set(table.ids(range(table.game.setup.printed)))

    declare(table, "pebble-tool").close()
    assert table.stands == {"joker-1": "pebble-tool"}
    assert table.state.present & 1 << table.cards("pebble-tool")[0]


@FALSE
def test_N13_a_false_declaration_is_stopped(table: Board, card: str) -> None:
    """N13, H16, H10: the Joker goes to Ann's discard, she draws, Bo gives her a card and is next."""
    declare(piled(table, "memory"), card).play("Bo: stop", "Ann: verify", "Bo: give dog")

    assert table.discard("Ann") == ["joker-1"]
    assert table.stands == {}
    assert table.hand("Ann") == ["myth", "tent", "dog", "fishing"]
    assert table.turn == "Bo"


def test_N13_a_true_declaration_stands(table: Board) -> None:
    """N13, H08: Bo draws a card, and Ann continues."""
    declare(piled(table, "memory"), "homo-habilis").play("Bo: stop", "Ann: verify")
    assert table.told("fault") == [("fault", "Bo", "", "Ann", 1)]
    assert table.hand("Bo") == ["dog", "metal", "fishing"]
    table.close()
    assert table.turn == "Ann"
    assert table.stands == {"joker-1": "homo-habilis"}


def test_N13_one_may_give_up(table: Board) -> None:
    """N13, H09: Ann takes a card from Bo instead of drawing and being given one."""
    declare(piled(table, "memory"), "pebble-tool").play("Bo: stop", "Ann: concede = metal")
    assert table.discard("Ann") == ["joker-1"]
    assert "metal" in table.hand("Ann")


def test_N13_what_was_never_announced_is_open_all_the_same(table: Board) -> None:
    """N13, N03: a card of era 2 lies in the pile; nobody has said so yet."""
    piled(table, "memory", tree=f"{TREE} nomadism australopithecus barter", pool="tent", hand="joker-1 myth")
    table.nothing_announced()
    declare(table, "homo-erectus").play("Bo: stop", "Ann: verify")
    assert table.told("fault") == [("fault", "Bo", "", "Ann", 1)]


def test_N13_a_joker_brings_no_trump_by_itself(table: Board) -> None:
    """N13, N07, H04: that it makes nine has to be announced."""
    piled(table, "memory", tree="era 1 but hand-axe", pool="fire", discards={}, hand="joker-1 myth")
    table.nothing_announced()
    declare(table, "hand-axe").close()
    assert table.trumps == 0

    table.quietly("announce close 1")
    assert table.trumps == 1


@PILES
def test_N13_beside_the_tree_it_cannot_be_contested(table: Board, game: str) -> None:
    """N13, H03: the first two uses declare nothing."""
    piled(table, game).play("joker trump")
    assert table.may("Bo") == ["let"]

    piled(table, game, hand="joker-2 myth", hands={"Bo": "joker-1 dog", "Cem": "ochre"}).play("joker trump")
    assert table.may("Bo") == ["let", "interrupt"]


@PILES
def test_N13_a_card_may_be_placed_upon_what_a_joker_shows(table: Board, game: str) -> None:
    """N13, N04: Hand axe needs Homo habilis; it would stand a Stop."""
    lying = {"tree": f"{TREE} australopithecus pebble-tool"}
    if game == "fusion":
        lying = {"board": "band@0,0 gathering@1,0 scavenging@2,0 australopithecus@3,0 pebble-tool@4,0"}
    piled(table, game, hand="joker-1 hand-axe myth tent", **lying)
    declare(table, "homo-habilis").close()
    table.play("place hand-axe at 0,2" if game == "fusion" else "place hand-axe")
    assert table.state.action is not None
    assert table.state.action.valid


@PILES
def test_N13_the_real_card_brings_it_back_when_nobody_contests(table: Board, game: str) -> None:
    """N13, N06: from a false declaration too; while the window is open the Joker lies there still."""
    stood = {"board": "band@0,0 joker-1=tent@0,1"} if game == "fusion" else {"tree": f"{TREE} joker-1=tent"}
    piled(table, game, hand="tent myth", **stood)
    table.play("place tent at 0,1" if game == "fusion" else "place tent")
    assert table.stands == {"joker-1": "tent"}
    assert table.hand("Ann") == ["myth"]

    table.close()
    assert table.hand("Ann") == ["myth", "joker-1"]
    assert table.stands == {}


def test_N06_H11_a_stop_that_takes_the_real_card_back_leaves_the_joker(table: Board) -> None:
    """N06, H11: the prerequisites of Tent are missing; the Joker goes on standing for it."""
    piled(table, "memory", hand="tent myth", tree=f"{TREE} joker-1=tent")
    table.play("place tent", "Bo: stop", "verify")

    assert table.told("fault") == [("fault", "Ann", "", "Bo", 3)]
    assert "tent" in table.discard("Ann")
    assert table.stands == {"joker-1": "tent"}
    assert "joker-1" not in table.hand("Ann")


def test_N13_in_fusion_a_missing_prerequisite_is_searched_in_vain(table: Board) -> None:
    """N13, M09, M07: Ann looks through the only pile; Bo gets the points of the highest era, here 1."""
    piled(table, "fusion", board="band@0,0 gathering@0,0 scavenging@0,0", points={"Ann": 20, "Bo": 20})
    declare(table, "pebble-tool").play("Bo: stop")
    assert table.phase == "verify"
    table.play("Ann: look 0,0")

    assert table.told("fault") == [("fault", "Ann", "", "Bo", 3)]
    assert (table.points("Ann"), table.points("Bo")) == (19, 21)
    assert table.discard("Ann") == ["joker-1"]


def test_N13_in_fusion_what_lies_open_proves_it(table: Board) -> None:
    """N13, M08: Gathering is on top, and Homo habilis needs nothing else; Bo pays at once."""
    declare(piled(table, "fusion"), "homo-habilis").play("Bo: stop")
    assert table.told("fault") == [("fault", "Bo", "", "Ann", 1)]
    assert table.phase == "discard"


@pytest.mark.parametrize("card", ["nomadism", "hunting", "homo-erectus"])
def test_N13_in_fusion_no_pile_proves_a_card_that_it_cannot_be(table: Board, card: str) -> None:
    """N13, H16: in the pool, in a discard, of an era that is not open; all prerequisites lie open."""
    board = "band@0,0 gathering@1,0 scavenging@2,0 australopithecus@3,0"
    if card == "homo-erectus":
        piled(table, "fusion", board=f"{board} nomadism@4,0", pool="tent", hand="joker-1 myth")
    else:
        piled(table, "fusion", board=board)
    declare(table, card).play("Bo: stop", "Ann: verify")
    assert table.told("fault") == [("fault", "Ann", "", "Bo", 3)]
    assert table.stands == {}


@pytest.mark.parametrize("options", ["jokers=2 stop", "jokers=2"])
def test_N13_with_stop_in_open_games_it_is_so_too(table: Board, options: str) -> None:
    """N13, H17: there a false declaration can be tried and is judged at once; else it is refused."""
    table.lay_out(game="explore", options=options, hand="joker-1 myth tent", tree=TREE, pool="fire",
                  hands={"Bo": "dog metal", "Cem": "ochre"})  # fmt: skip
    if "stop" not in options:
        assert table.why("joker as pebble-tool") == ("not-representable", "N03")
        return
    table.play("joker as pebble-tool", "Bo: stop")
    assert table.told("fault") == [("fault", "Ann", "", "Bo", 3)]
    assert table.discard("Ann") == ["joker-1"]
    assert table.turn == "Bo"


def test_N13_the_last_card_a_joker_wins_only_when_it_stands(table: Board) -> None:
    """N13, N11, H15: without a stack; contested rightly, the game continues and Ann has cards again."""
    piled(table, "memory", hand="joker-1", stack="", top="", hands={"Bo": "dog homo-habilis", "Cem": "ochre"})
    declare(table, "homo-habilis")
    assert not table.over()
    table.close()
    assert table.winners == ["Ann"]

    piled(table, "memory", hand="joker-1", stack="", top="", hands={"Bo": "dog pebble-tool", "Cem": "ochre"})
    declare(table, "pebble-tool").play("Bo: stop", "Ann: verify", "Bo: give dog")
    assert not table.over()
    assert "dog" in table.hand("Ann")


@pytest.mark.parametrize(("game", "options"), [("connect", "jokers=2 stop"), ("fusion", "jokers=2")])
def test_G08_a_wrong_last_joker_ends_the_game_on_planes_too(table: Board, game: str, options: str) -> None:
    """G08, H18, M06: without a stack, whether it is judged at once or given up."""
    table.lay_out(game=game, options=options, hand="joker-1", hands={"Bo": "dog barter", "Cem": "ochre"},
                  board="band@0,0 gathering@1,0", stack="")  # fmt: skip
    table.play("joker as barter at 1,1", "Bo: stop")
    if game == "fusion":
        table.play("Ann: concede")
    assert table.discard("Ann") == ["joker-1"]
    assert table.reason == "hand-emptied"
