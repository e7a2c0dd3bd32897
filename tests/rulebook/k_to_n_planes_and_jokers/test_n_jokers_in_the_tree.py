"""Section N: a Joker in the tree as a card (N03 to N07), and the wrong last card (G08). Ann plays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.planes import Board

TREE = "band gathering scavenging nomadism"
"""Era 1 only. Homo habilis and Hunting fit; so does Homo erectus, which is of era 2."""
GAMES = pytest.mark.parametrize("game", ["intro", "explore"])


@pytest.fixture
def table() -> Board:
    """A table with Jokers."""
    return Board()


def jokers(table: Board, game: str = "intro", **position: Any) -> Board:
    """Ann holds a Joker and a card that does not fit."""
    given: dict[str, Any] = {
        "options": "jokers=2",
        "hand": "joker-1 myth",
        "hands": {"Bo": "dog metal", "Cem": "ochre tribe"},
        "tree": TREE,
        "pool": "tent",
    }
    return table.lay_out(game=game, **(given | position))


@GAMES
def test_N03_a_joker_stands_for_a_card_of_ones_choice(table: Board, game: str) -> None:
    """N03: of an open era, not in the tree, with its prerequisites, no matter who holds it."""
    jokers(table, game, hands={"Bo": "dog hunting", "Cem": "ochre tribe"})
    assert table.offers("joker as") == ["australopithecus", "homo-habilis", "hunting"]

    table.quietly("joker as hunting")
    assert table.tree[-1] == "joker-1"
    assert table.stands == {"joker-1": "hunting"}
    assert table.hand("Bo") == ["dog", "hunting"]


@pytest.mark.parametrize(
    ("position", "card"),
    [
        ({}, "nomadism"),
        ({}, "homo-erectus"),
        ({"pool": "hunting"}, "hunting"),
        ({"discards": {"Bo": "hunting"}}, "hunting"),
        ({"discards": {"Ann": "hunting"}}, "hunting"),
    ],
)
def test_N03_some_cards_it_cannot_stand_for(table: Board, position: dict[str, Any], card: str) -> None:
    """N03: a card in the tree, of an era not yet open, in the pool, in anybody's discard."""
    jokers(table, **position)
    assert table.why(f"joker as {card}") == ("not-representable", "N03")


def test_N03_an_era_opened_by_somebody_is_open_to_the_joker(table: Board) -> None:
    """N03: once a card of era 2 lies there, Homo erectus may be next; the Joker opens nothing."""
    jokers(table, tree=f"{TREE} australopithecus pebble-tool barter").quietly("joker as homo-erectus")
    assert table.trumps == 0
    assert table.told("opened") == []


def test_N03_without_a_joker_there_is_none_to_lay(table: Board) -> None:
    """N03: nor in another's turn."""
    jokers(table, hand="myth", hands={"Bo": "joker-1 dog", "Cem": "ochre"})
    assert table.why("joker as hunting") == ("no-joker", "N03")
    assert table.why("Bo: joker as hunting") == ("not-your-turn", "B06")


def test_N03_it_is_the_turns_placement(table: Board) -> None:
    """N03, C07, D01: no card is drawn at the end of the turn, and the next card needs a link."""
    jokers(table, hand="joker-1 myth australopithecus").quietly("joker as hunting")
    assert table.why("place australopithecus") == ("no-link", "C03")

    table.play("end")
    assert table.hand("Ann") == ["myth", "australopithecus"]
    assert table.turn == "Bo"


def test_N03_with_points_it_has_the_base_point(table: Board) -> None:
    """N03, I02: and no discard is due."""
    jokers(table, "explore").quietly("joker as hunting")
    assert table.points("Ann") == 1
    table.play("end")
    assert table.turn == "Bo"


def test_N03_the_joker_in_the_tree_stays_when_the_card_is_discarded_later(table: Board) -> None:
    """N03: where the card lies matters when the Joker is laid, and not afterwards."""
    jokers(table, "explore", hand="hunting myth", tree=f"{TREE} joker-1=hunting")
    table.play("end", "discard hunting")
    assert table.stands == {"joker-1": "hunting"}


def test_N04_the_prerequisites_must_be_present(table: Board) -> None:
    """N04: Hunting needs Scavenging and Band."""
    jokers(table, tree="band")
    assert table.why("joker as hunting") == ("not-representable", "N03")
    jokers(table, tree="band scavenging")
    assert table.why("joker as hunting") is None


def test_N04_a_joker_counts_as_the_prerequisite_that_it_stands_for(table: Board) -> None:
    """N04, A06: for cards and for the other Joker."""
    jokers(table, hand="joker-1 joker-2 pebble-tool spear myth").quietly("joker as australopithecus")
    assert "pebble-tool" in table.offers("place")
    assert table.offers("joker as") == ["pebble-tool"]

    table.quietly("joker as pebble-tool")
    assert table.why("place spear") == ("missing-prerequisite", "C01"), "Hunting is missing still"


def test_N04_era_1_is_open_from_the_start(table: Board) -> None:
    """N04: a Joker may be the very first card, as one without prerequisites; it wins no trump."""
    jokers(table, tree="", hand="joker-1 nomadism myth")
    assert table.offers("joker as") == ["gathering", "band", "scavenging", "australopithecus"]

    table.quietly("joker as band")
    assert table.trumps == 0
    assert table.offers("place") == ["nomadism"]


def test_N04_two_jokers_never_stand_for_the_same_card(table: Board) -> None:
    """N04: where a false declaration may be tried, even that is none."""
    for game, options in (("intro", "jokers=2"), ("intro", "jokers=2 stop"), ("memory", "jokers=2")):
        jokers(table, game, options=options, tree=f"{TREE} joker-2=hunting")
        assert "hunting" not in table.offers("joker as")
        assert table.why("joker as hunting") == ("not-representable", "N03")


@GAMES
def test_N05_after_a_joker_only_the_prerequisite_link_continues(table: Board, game: str) -> None:
    """N05: the Joker is Homo habilis. Hand axe needs it; Nomadism is of its family only."""
    tree = "band gathering scavenging australopithecus pebble-tool"
    jokers(table, game, hand="joker-1 hand-axe nomadism", tree=tree).quietly("joker as homo-habilis")

    assert table.offers("place") == ["hand-axe"]
    assert table.why("place nomadism") == ("no-link", "C03")
    table.quietly("place hand-axe")
    assert table.state.series == 2


def test_N05_after_a_card_too(table: Board) -> None:
    """N05: Gathering was placed. Homo habilis needs it; Scavenging, of the same family, is no link."""
    jokers(table, hand="joker-1 myth", tree="band australopithecus gathering", last="gathering")
    assert table.offers("joker as") == ["homo-habilis"]
    assert table.why("joker as scavenging") == ("no-link", "D08")

    table.quietly("joker as homo-habilis")
    assert (table.state.placed, table.state.series) == (2, 2)


def test_N05_after_another_joker(table: Board) -> None:
    """N05: a Joker for Gathering, then one for Homo habilis."""
    jokers(table, hand="joker-1 joker-2 myth", tree="band").quietly("joker as gathering")
    assert table.offers("joker as") == ["homo-habilis"]
    table.quietly("joker as homo-habilis")
    assert table.state.series == 2


def test_N05_a_trump_needs_no_link(table: Board) -> None:
    """N05, E08: a card replayed after a Joker starts a new series."""
    jokers(table, hand="joker-1 joker-2 australopithecus myth").quietly("joker as hunting", "joker trump")
    table.quietly("replay australopithecus")
    assert table.state.series == 1


@GAMES
def test_N06_the_real_card_takes_the_jokers_place(table: Board, game: str) -> None:
    """N06: the player who places it gets the Joker, no matter whose it was; with points the card has its
    base point."""
    jokers(table, game, turn="Bo", hand="hunting dog", hands={"Ann": "myth", "Cem": "ochre"},
           tree=f"{TREE} joker-1=hunting")  # fmt: skip
    table.quietly("place hunting")

    assert "hunting" in table.tree
    assert table.stands == {}
    assert "joker-1" not in table.tree
    assert table.hand("Bo") == ["dog", "joker-1"]
    assert table.told("recovered") == [("recovered", "Bo", "joker-1", "", table.cards("hunting")[0])]
    assert table.points("Bo") == (1 if game == "explore" else 0)


@pytest.mark.parametrize("where", ["pool", "discards"])
def test_N06_from_the_pool_or_a_discard_too(table: Board, where: str) -> None:
    """N06: the Joker always comes to the hand."""
    lying: dict[str, Any] = {"pool": "hunting"} if where == "pool" else {"discards": {"Bo": "hunting"}}
    jokers(table, hand="myth", tree=f"{TREE} joker-1=hunting", **lying).quietly("place hunting")
    assert table.hand("Ann") == ["myth", "joker-1"]


def test_N06_usual_conditions_hold(table: Board) -> None:
    """N06: a link within a series, and the prerequisites."""
    jokers(
        table, hand="hunting myth", tree=f"{TREE} australopithecus joker-1=hunting", last="australopithecus"
    )
    assert table.why("place hunting") == ("no-link", "C03")

    jokers(table, options="jokers=2 stop", hand="tent myth", pool="", tree=f"{TREE} joker-1=tent")
    table.play("place tent", "Bo: stop")
    assert table.discard("Ann") == ["tent"]
    assert table.stands == {"joker-1": "tent"}, "the Joker stays"


def test_N06_a_wrong_real_card_leaves_everything_to_the_joker(table: Board) -> None:
    """N06, H11: Fire is missing. Cooking is taken back, and what needs it may be built on the Joker still."""
    jokers(table, options="jokers=2 stop", turn="Bo", hand="cooking dog", tree="language joker-1=cooking",
           hands={"Ann": "homo-sapiens myth", "Cem": "ochre"})  # fmt: skip
    table.play("place cooking", "Ann: stop", "Ann: give myth")
    assert table.discard("Bo") == ["cooking"]
    assert table.stands == {"joker-1": "cooking"}

    table.play("Cem: end", "Ann: place homo-sapiens", "Bo: stop")
    assert table.told("fault") == [("fault", "Bo", "", "Ann", 1)]


def test_N06_a_series_continues_from_the_real_card(table: Board) -> None:
    """N06, D02: with its family again: Gathering is food, as Hunting is, and nothing else links them."""
    jokers(table, hand="hunting gathering myth", tree="band scavenging joker-1=hunting")
    table.quietly("place hunting", "place gathering")
    assert table.state.series == 2


def test_N06_what_built_on_the_joker_builds_on_the_card(table: Board) -> None:
    """N06: Pebble tool was placed upon a Joker for Australopithecus."""
    jokers(table, hand="australopithecus barter myth", tree="gathering joker-1=australopithecus pebble-tool")
    table.quietly("place australopithecus").play("end")
    assert table.tree == ["gathering", "pebble-tool", "australopithecus"]


def test_N06_the_hand_is_not_emptied(table: Board) -> None:
    """N06: Ann's last card; she holds the Joker, so nobody draws and she wins no trump."""
    jokers(table, hand="hunting", tree=f"{TREE} joker-1=hunting").quietly("place hunting")
    assert table.told("emptied") == table.told("drew") == []
    assert table.trumps == 0
    assert table.hand("Ann") == ["joker-1"]


@GAMES
def test_N06_without_a_stack_the_game_continues(table: Board, game: str) -> None:
    """N06, G06, G07: the Joker has to be laid first."""
    jokers(table, game, hand="hunting", tree=f"{TREE} joker-1=hunting", stack="").quietly("place hunting")
    assert not table.over()
    assert table.turn == "Ann"

    table.quietly("joker trump")
    if game == "explore":
        table.play("end")
    assert table.reason == "hand-emptied"


def test_N06_the_joker_that_came_back_may_be_used_at_once(table: Board) -> None:
    """N06: in the same turn, as a trump or as another card."""
    jokers(table, hand="hunting myth", tree=f"{TREE} joker-1=hunting").quietly("place hunting")
    assert table.offers("joker trump") == [""]
    table.quietly("joker trump")
    assert table.aside == ["joker-1"]


def test_N06_the_card_called_by_somebody_else_brings_it_to_the_caller(table: Board) -> None:
    """N06, E21: and nothing to the one who held the card."""
    jokers(table, hand="myth", hands={"Bo": "hunting dog", "Cem": "ochre"}, trumps=1,
           tree=f"{TREE} australopithecus pebble-tool barter joker-1=hunting")  # fmt: skip
    table.quietly("call hunting")
    assert table.hand("Ann") == ["myth", "joker-1"]
    assert table.hand("Bo") == ["dog"]


ERA_1 = "era 1 but hand-axe"


@GAMES
def test_N07_a_joker_that_makes_nine_closes_the_era(table: Board, game: str) -> None:
    """N07, E03: and wins the trump for it."""
    jokers(table, game, tree=ERA_1).quietly("joker as hand-axe")
    assert table.told("closed") == [("closed", "Ann", "", "", 1)]
    assert table.trumps == 1
    assert table.points("Ann") == (1 + 3 if game == "explore" else 0)


def test_N07_a_card_that_makes_nine_with_a_joker_closes_it(table: Board) -> None:
    """N07: the Joker was there before."""
    eight = "gathering band scavenging nomadism australopithecus pebble-tool homo-habilis joker-1=hunting"
    jokers(table, hand="hand-axe myth", tree=eight)
    table.quietly("place hand-axe")
    assert table.trumps == 1


def test_N07_the_real_card_closes_nothing_more(table: Board) -> None:
    """N07, N06: it brings the base point and the Joker."""
    jokers(table, "explore", hand="joker-1 hand-axe fire myth", tree=ERA_1)
    table.quietly("joker as hand-axe").play("end", "end", "discard dog", "end", "discard ochre")
    before = table.points("Ann")
    table.quietly("place hand-axe")

    assert table.told("closed") == []
    assert table.trumps == 0
    assert table.points("Ann") == before + 1


def test_G08_a_wrong_joker_that_was_the_last_card_ends_the_game(table: Board) -> None:
    """G08, H18: contested, it is Ann's discard; her hand is empty and there is no stack."""
    jokers(table, "explore", options="jokers=2 stop", hand="joker-1", stack="")
    table.play("joker as tribe", "Bo: stop")
    assert table.discard("Ann") == ["joker-1"]
    assert table.reason == "hand-emptied"
    assert table.result.cards_left[0] == 1


def test_G08_a_wrong_last_card_for_which_a_joker_stands_ends_the_game(table: Board) -> None:
    """G08, H18, N06: taken back, it brings no Joker: her hand is empty."""
    jokers(table, "explore", options="jokers=2 stop", hand="tent", pool="fire", tree=f"{TREE} joker-1=tent",
           stack="")  # fmt: skip
    table.play("place tent", "Bo: stop")
    assert table.discard("Ann") == ["tent"]
    assert table.stands == {"joker-1": "tent"}
    assert table.reason == "hand-emptied"


def test_G09_jokers_in_hand_and_discard_count_as_cards(table: Board) -> None:
    """G09: one point each; those in the tree, beside it and in the pool cost nothing."""
    jokers(
        table, "explore", options="jokers=4", hand="hunting", stack="", tree=f"{TREE} joker-3=homo-habilis",
        hands={"Bo": "joker-1 tribe", "Cem": "ochre"}, discards={"Bo": "joker-2"}, pool="joker-4",
        points={"Ann": 1, "Bo": 7, "Cem": 60},
    )  # fmt: skip
    unnamed = len(table.discard("Cem"))
    table.quietly("place hunting", "joker trump from pool").play("end")

    assert table.result.points == (1 + 1 + 3 + 3, 7, 60)
    assert table.result.cards_left == (0, 3, 1 + unnamed)
    assert table.result.scores == (8, 7 - 3, 60 - 1 - unnamed)
