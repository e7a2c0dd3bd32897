"""Section O: bots. Bo is the bot; the stack is empty or full as the rule wants it."""

from __future__ import annotations

import pytest

from tests.support.rules.positions import Table

GAMES = pytest.mark.parametrize("game", ["intro", "explore"])
KINDS = pytest.mark.parametrize("kind", ["bot", "bot+"])
ERA_1_CALLS = "band gathering australopithecus pebble-tool barter"


def test_O01_a_bot_has_seat_hand_and_discard_like_everyone(table: Table) -> None:
    """O01: five dealt cards, an empty discard, and nobody decides for it."""
    table.start("intro", "Ann, Bo=bot, Cem=bot+")
    assert table.sizes() == {"Ann": 5, "Bo": 5, "Cem": 5}
    assert table.game.view(table.state, 0).bots == ("", "bot", "bot+")

    table.play("pass")
    assert table.turn == "Ann", "both bots have played by themselves"
    assert table.game.legal(table.state, 1) == []


def test_O02_a_row_keeps_the_order_in_which_cards_came(table: Table) -> None:
    """O02: a drawn card joins at the end, and nobody knows the cards, the bot's own view included."""
    table.deal(seats="Ann, Bo=bot", turn="Bo", hand="tent dog myth", tree="band", top="ochre").let_bots_play()

    assert table.hand("Bo") == ["dog", "myth", "ochre"]
    for viewer in (-1, 0, 1):
        assert not {"dog", "myth", "ochre"} & set(table.ids(table.game.view(table.state, viewer).hand))


def test_O03_a_bot_flips_the_first_card_of_its_row(table: Table) -> None:
    """O03: once at the beginning, and once more for each placed card."""
    table.deal(seats="Ann, Bo=bot", turn="Bo", hand="gathering band tent dog", tree="scavenging")
    table.let_bots_play()

    assert [event[2] for event in table.told("flipped")] == ["gathering", "band", "tent"]


def test_O04_a_card_that_fits_is_placed_and_the_bot_replays(table: Table) -> None:
    """O04: no link is needed between its cards."""
    table.deal(seats="Ann, Bo=bot", turn="Bo", hand="gathering band australopithecus tent dog",
               tree="scavenging").let_bots_play()  # fmt: skip

    assert table.tree == ["scavenging", "gathering", "band", "australopithecus"]
    assert table.hand("Bo")[0] == "dog"


@GAMES
def test_O05_a_card_that_does_not_fit_ends_the_turn_by_drawing(table: Table, game: str) -> None:
    """O05: the card goes to the discard and nothing else does; one card is drawn, or up to five."""
    table.deal(game=game, seats="Ann, Bo=bot", turn="Bo", hand="tent dog", tree="band").let_bots_play()

    assert table.discard("Bo") == ["tent"]
    assert table.sizes()["Bo"] == (2 if game == "intro" else 5)
    assert table.turn == "Ann"


def test_O06_a_trump_flips_two_cards(table: Table) -> None:
    """O06: one of the two is placed, so the bot plays on; the other is discarded."""
    table.deal(seats="Ann, Bo=bot", turn="Bo", hand="homo-erectus tent fire dog myth", tree="era 1")
    table.let_bots_play()

    assert table.tree[-2:] == ["homo-erectus", "fire"]
    assert table.discard("Bo") == ["tent", "dog"]
    assert table.hand("Bo")[0] == "myth"


def test_O06_the_first_is_tried_again_after_the_second(table: Table) -> None:
    """O06: Cooking fits once Fire lies."""
    table.deal(seats="Ann, Bo=bot", turn="Bo", hand="homo-erectus cooking fire dog myth", tree="era 1")
    table.let_bots_play()

    assert table.tree[-3:] == ["homo-erectus", "fire", "cooking"]
    assert table.discard("Bo") == ["dog"]


def test_O06_with_one_card_left_one_is_flipped(table: Table) -> None:
    """O06: the trump is spent on it all the same."""
    table.deal(seats="Ann, Bo=bot", turn="Bo", hand="homo-erectus dog", tree="era 1", stack="")
    table.let_bots_play()

    assert [event[2] for event in table.told("flipped")] == ["homo-erectus", "dog"]
    assert table.discard("Bo")[-1] == "dog"


def test_O06_none_fits_and_no_trump_is_left(table: Table) -> None:
    """O06: both cards are discarded and the turn ends with drawing."""
    table.deal(seats="Ann, Bo=bot", turn="Bo", hand="homo-erectus tent dog myth", tree="era 1",
               top="ochre").let_bots_play()  # fmt: skip

    assert table.discard("Bo") == ["tent", "dog"]
    assert table.hand("Bo") == ["myth", "ochre"]
    assert table.turn == "Ann"


def test_O06_several_trumps_are_used_one_after_another(table: Table) -> None:
    """O06: Hand axe closes era 1, Tent opens era 4: of these two trumps one outlives a failure."""
    table.deal(
        seats="Ann, Bo=bot", turn="Bo",
        hand="thread-and-rope hand-axe tent dog myth pottery numbers engraving",
        tree="homo-erectus fire barter hide spear shelter era 1 but hand-axe",
    ).let_bots_play()  # fmt: skip

    assert table.tree[-3:] == ["thread-and-rope", "hand-axe", "tent"]
    assert [event[-1] for event in table.told("trump")] == [1, 1, 2]
    assert table.discard("Bo") == ["dog", "myth", "pottery", "numbers"]
    assert table.hand("Bo")[0] == "engraving"


@KINDS
def test_O07_bots_only_flip(table: Table, kind: str) -> None:
    """O07: whatever happens in whole games, no bot calls, exchanges, steals, passes or plays in series."""
    table.start("intro", f"Ann, Bo={kind}")
    for _ in range(40):
        if table.over():
            break
        victims = table.offers("steal")
        line = f"steal Bo = {table.chances('steal Bo')[0]}" if victims else "end"
        table.play(line)
        for event in table.events:
            if event[1] == "Bo":
                assert event[0] not in {"called", "stolen", "gave", "passed", "series", "replayed"}
            assert event[0] != "discarded" or event[-1] == 2

    assert table.state.turns > 10


@GAMES
def test_O08_a_bots_card_is_called_out_of_its_row(table: Table, game: str) -> None:
    """O08: the others close up in the same order; in games with points the bot refills."""
    table.deal(game=game, seats="Ann, Bo=bot", hand="fire spear", hands={"Bo": "tent scavenging dog"},
               tree=ERA_1_CALLS, trumps=1, top="myth ochre metal")  # fmt: skip
    table.play("call scavenging")

    refill = [] if game == "intro" else ["myth", "ochre", "metal"]
    assert table.hand("Bo") == ["tent", "dog", *refill]


def test_O09_robbing_a_bot_is_no_matter_of_chance(table: Table) -> None:
    """O09: what a player gave it last is there to be won back, in an exchange as in a theft."""
    table.deal(seats="Ann, Bo=bot", hand="fire spear", hands={"Bo": "tent dog"}, tree="band", trumps=1,
               stack="").play("exchange Bo = dog", "give fire")  # fmt: skip
    assert table.chances("exchange Bo") == []

    table.play("end")
    assert table.phase == "steal"
    assert table.chances("steal Bo") == ["fire"]


def test_O10_without_a_stack_a_bot_neither_draws_nor_steals(table: Table) -> None:
    """O10: its turn is simply over."""
    table.deal(seats="Ann, Bo=bot", turn="Bo", hand="tent dog", tree="band", stack="").let_bots_play()

    assert table.hand("Bo") == ["dog"]
    assert table.sizes()["Ann"] == 5
    assert (table.turn, table.phase) == ("Ann", "turn")


def test_O11_a_bot_gives_its_last_card_and_gets_at_the_end(table: Table) -> None:
    """O11: the given card is flipped after all that were there before."""
    table.deal(seats="Ann, Bo=bot", hand="fire spear", hands={"Bo": "tent dog"}, tree="band", trumps=1)
    table.play("exchange Bo = dog", "give spear")

    assert table.hand("Bo") == ["tent", "spear"]


def test_O12_a_simple_bot_places_from_its_hand_only(table: Table) -> None:
    """O12: starters in the pool and the discards do not tempt it."""
    table.deal(seats="Ann, Bo=bot", turn="Bo", hand="tent dog", pool="gathering", tree="band",
               discards={"Ann": "scavenging", "Bo": "australopithecus"}).let_bots_play()  # fmt: skip

    assert table.tree == ["band"]


def test_O13_without_points_a_bot_that_flips_itself_empty_has_not_won(table: Table) -> None:
    """O13: from then on its turns go by."""
    table.deal(seats="Ann, Bo=bot, Cem", turn="Bo", hand="tent", tree="band", stack="").let_bots_play()
    assert table.sizes()["Bo"] == 0
    assert table.turn == "Cem"

    table.play("end", "steal Ann = " + table.hand("Ann")[0], "end", "steal Cem = " + table.hand("Cem")[0])
    assert not table.over()
    assert table.turn == "Cem"


def test_O13_it_wins_by_placing_or_losing_its_last_card(table: Table) -> None:
    """O13: placing it, or having it called or stolen."""
    table.deal(seats="Ann, Bo=bot, Cem", turn="Bo", hand="gathering", tree="band", stack="").let_bots_play()
    assert table.winners == ["Bo"]

    table.deal(seats="Ann, Bo=bot, Cem", hands={"Bo": "scavenging"}, tree=ERA_1_CALLS, stack="", trumps=1)
    table.play("call scavenging")
    assert table.winners == ["Bo"]

    table.deal(seats="Ann, Bo=bot, Cem", hands={"Bo": "tent"}, tree="band", stack="")
    table.play("end", "steal Bo = tent")
    assert table.winners == ["Bo"]


def test_O13_with_points_it_ends_the_game(table: Table) -> None:
    """O13: a failed flip of the last card is a discarded last card (G08)."""
    table.deal(game="explore", seats="Ann, Bo=bot, Cem", turn="Bo", hand="tent", tree="band", stack="")
    table.let_bots_play()

    assert table.over()
    assert table.points("Bo") == 0


@GAMES
def test_O14_a_bot_without_cards_still_draws(table: Table, game: str) -> None:
    """O14: while there is a stack."""
    table.deal(game=game, seats="Ann, Bo=bot", turn="Bo", hand="", tree="band").let_bots_play()

    assert table.sizes()["Bo"] == (1 if game == "intro" else 5)
    assert table.told("flipped") == []


def test_O18_a_bot_plus_first_places_the_lowest_open_card(table: Table) -> None:
    """O18: exactly one, from the pool or a discard, its own too; then it flips as usual."""
    for own, other, pool, lowest in (
        ("gathering", "band", "scavenging", "gathering"),
        ("scavenging", "gathering", "band", "gathering"),
        ("scavenging", "band", "gathering", "gathering"),
    ):
        table.deal(seats="Ann, Bo=bot+", turn="Bo", hand="tent dog", tree="australopithecus",
                   pool=f"{pool} myth", discards={"Bo": own, "Ann": other}).let_bots_play()  # fmt: skip
        assert table.tree == ["australopithecus", lowest]
        assert table.discard("Bo")[-1] == "tent"


def test_O18_it_searches_again_whenever_it_replays(table: Table) -> None:
    """O18: before each flip of its turn."""
    table.deal(seats="Ann, Bo=bot+", turn="Bo", hand="australopithecus tent dog", pool="gathering band myth",
               tree="scavenging", stack="").let_bots_play()  # fmt: skip

    assert table.tree == ["scavenging", "gathering", "australopithecus", "band"]
    assert table.discard("Bo")[-1] == "tent"


def test_O18_without_an_open_card_it_flips_all_the_same(table: Table) -> None:
    """O18: as a simple bot would."""
    table.deal(seats="Ann, Bo=bot+", turn="Bo", hand="gathering tent dog", pool="myth", tree="band")
    table.let_bots_play()

    assert table.tree == ["band", "gathering"]
    assert table.discard("Bo") == ["tent"]


def test_O19_without_points_it_draws_two_and_the_others_one(table: Table) -> None:
    """O19: it flips both and plays on, as one fits."""
    table.deal(seats="Ann, Bo=bot+, Cem", turn="Bo", hand="gathering", pool="myth", tree="band",
               top="scavenging tent ochre metal dog").let_bots_play()  # fmt: skip

    drawn = [event[1:3] for event in table.told("drew")]
    assert drawn[:4] == [("Bo", "scavenging"), ("Bo", "tent"), ("Cem", "ochre"), ("Ann", "metal")]
    assert "scavenging" in table.tree
    assert table.discard("Bo") == ["tent"]


def test_O19_neither_fits_and_the_turn_ends(table: Table) -> None:
    """O19: both fresh cards are discarded, and one is drawn to end the turn."""
    table.deal(seats="Ann, Bo=bot+", turn="Bo", hand="gathering", pool="myth", tree="band",
               top="dog tent ochre metal").let_bots_play()  # fmt: skip

    assert table.discard("Bo") == ["dog", "tent"]
    assert table.hand("Bo") == ["metal"]
    assert table.turn == "Ann"


def test_O19_with_points_it_fills_its_hand_and_flips_two(table: Table) -> None:
    """O19: only its own hand is filled."""
    table.deal(game="explore", seats="Ann, Bo=bot+", turn="Bo", hand="gathering", pool="myth", tree="band",
               top="dog tent").let_bots_play()  # fmt: skip

    assert {event[1] for event in table.told("drew")} == {"Bo"}
    assert table.discard("Bo") == ["dog", "tent"]
    assert table.sizes()["Bo"] == 5


@GAMES
def test_O19_without_a_stack_the_emptied_hand_ends_it(table: Table, game: str) -> None:
    """O19: a win without points, the end of the game with them."""
    table.deal(game=game, seats="Ann, Bo=bot+", turn="Bo", hand="gathering", pool="myth", tree="band",
               stack="").let_bots_play()  # fmt: skip

    assert table.over()
    assert table.reason == "hand-emptied"
    assert game == "explore" or table.winners == ["Bo"]


@GAMES
def test_O19_nothing_is_placed_after_the_last_card(table: Table, game: str) -> None:
    """O19: the emptied hand ends it; a card in the pool that would fit stays there."""
    table.deal(game=game, seats="Ann, Bo=bot+", turn="Bo", hand="scavenging", pool="gathering nomadism myth",
               tree="band", stack="").let_bots_play()  # fmt: skip

    assert table.tree == ["band", "gathering", "scavenging"]
    assert table.over()


@GAMES
def test_O20_otherwise_it_plays_like_a_bot(table: Table, game: str) -> None:
    """O20: with nothing to find in pool and discards both play the same turn."""
    played = []
    for kind in ("bot", "bot+"):
        table.deal(game=game, seats=f"Ann, Bo={kind}", turn="Bo", hand="homo-erectus cooking fire dog myth",
                   tree="era 1", pool="tent", top="ochre metal adornment").let_bots_play()  # fmt: skip
        played.append((table.events, table.state.key()))

    assert played[0] == played[1]


def test_O21_one_person_against_bots_is_a_solitary_game(table: Table) -> None:
    """O21: only the person is ever asked, to the very end."""
    table.start("explore", "Ann, Bo=bot, Cem=bot+")
    while not table.over():
        assert table.game.actors(table.state) == 1
        table.play("end")
        if not table.over() and table.phase == "discard":
            table.play(f"discard {table.hand('Ann')[0]}")

    assert sum(table.sizes().values()) < 15
