"""Section B: setting up."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from discovery.core.errors import InvalidSetup
from discovery.evolution.game import new_game
from discovery.evolution.model.dealing import WITH_POOL
from discovery.server.protocol import SeatPlan, TablePlan
from discovery.server.tables.planning import settle
from tests.support.rules.positions import Table

GAMES = pytest.mark.parametrize("game", ["intro", "explore"])
PEOPLE = [f"P{number}" for number in range(1, 11)]


@GAMES
def test_B02_each_era_is_shuffled_by_itself(table: Table, game: str) -> None:
    """B02: era 1 on top, era 6 at the bottom, each packet in an order of its own."""
    table.start(game)
    orders = [table.game.shuffle(random.Random(seed)) for seed in range(20)]

    for order in orders:
        assert sorted(order) == list(range(54))
        assert [table.game.setup.era[card] for card in order] == [e for e in range(1, 7) for _ in range(9)]
    assert len({tuple(order[:9]) for order in orders}) == len({tuple(order[45:]) for order in orders}) == 20


@GAMES
def test_B03_each_round_gives_the_pool_a_card_then_every_seat(table: Table, game: str) -> None:
    """B03: five rounds, the pool first, then clockwise from the dealer's left."""
    table.start(game)
    deck = [card.id for card in table.game.deck.cards]

    assert table.pool == deck[0:20:4]
    assert table.hand("Ann") == deck[1:20:4]
    assert table.hand("Bo") == deck[2:20:4]
    assert table.hand("Cem") == deck[3:20:4]


def test_B04_the_rest_is_the_stack_and_only_its_size_is_known(table: Table) -> None:
    """B04: everybody knows how many cards are left, nobody which."""
    table.start()

    assert table.stack == [card.id for card in table.game.deck.cards][20:]
    for viewer in (-1, 0, 1, 2):
        assert table.game.view(table.state, viewer).stack == 34


def test_B05_the_dealers_left_begins_and_chance_makes_the_dealer(table: Table) -> None:
    """B05: the first seat gets the first card and the first turn; a live table draws who that is."""
    table.start()
    assert table.turn == table.game.seats[0]
    assert table.hand(table.turn)[0] == table.game.deck.cards[1].id

    plan = TablePlan("intro", "prehistory", [], [SeatPlan("me", name) for name in ("Ann", "Bo", "Cem")])
    rounds = {tuple(s.name for s in settle(plan, random.Random(seed)).seats) for seed in range(40)}
    assert rounds == {("Ann", "Bo", "Cem"), ("Bo", "Cem", "Ann"), ("Cem", "Ann", "Bo")}


@GAMES
def test_B06_turns_go_clockwise(table: Table, game: str) -> None:
    """B06: seat by seat, and round again."""
    table.start(game, "Ann, Bo, Cem, Dan")
    turns = []
    for _ in range(5):
        turns.append(table.turn)
        table.play("pass" if table.why("pass") is None else "end")

    assert turns == ["Ann", "Bo", "Cem", "Dan", "Ann"]


@GAMES
def test_B07_one_to_nine_seats(game: str) -> None:
    """B07: bots count as seats; none and ten are refused."""
    for count in range(1, 10):
        assert len(new_game(game, PEOPLE[:count]).seats) == count
        assert len(new_game(game, [*PEOPLE[: count - 1], "B=bot"]).seats) == count
    for seats in ([], PEOPLE, [*PEOPLE[:9], "B=bot"]):
        with pytest.raises(InvalidSetup) as refused:
            new_game(game, seats)
        assert (refused.value.code, refused.value.rule) == ("seat-count", "B07")


@GAMES
@pytest.mark.parametrize("count", [1, 2, 7, 8, 9])
def test_B08_advice_never_forbids_a_number(table: Table, game: str, count: int) -> None:
    """B08: one, two and more than six may play without any bot."""
    table.start(game, ", ".join(PEOPLE[:count])).play("pass")

    assert len(table.game.seats) == count


def test_B09_nine_seats_just_fit(table: Table) -> None:
    """B09: five cards a seat and five for the pool; nine seats leave a stack of four."""
    table.start("intro", ", ".join(PEOPLE[:9]))

    assert len(table.stack) == 4
    assert WITH_POOL.most_seats(len(table.game.deck.cards)) == 9


def test_B09_a_set_up_without_a_stack_is_refused(table: Table) -> None:
    """B09: a smaller deck takes fewer seats, and at least one card must be left."""
    deck = table.start().game.deck
    for cards, most in ((27, 4), (26, 4), (25, 3), (11, 1), (10, 0)):
        small = type(deck)("small", deck.cards[:cards])
        assert WITH_POOL.most_seats(cards) == most
        with pytest.raises(InvalidSetup) as refused:
            new_game("intro", PEOPLE[: most + 1], small)
        assert (refused.value.code, refused.value.rule) == ("deck-too-small", "B09")
        if most:
            assert len(new_game("intro", PEOPLE[:most], small).seats) == most


def test_B10_jokers_are_slipped_into_the_stack_and_nowhere_else(table: Table) -> None:
    """B10: whatever the shuffle, nobody begins with one, and none lies in the pool; not even where some seats
    are dealt more cards (R03)."""
    for options in ("jokers=4", "jokers=4 advantage=Ann:2 advantage=Cem:1"):
        table.start(options=options)
        jokers = set(table.cards("joker-1 joker-2 joker-3 joker-4"))
        for seed in range(50):
            state = table.game.deal(table.game.shuffle(random.Random(seed)))
            assert jokers <= set(state.stack)
            assert len(state.stack) == 54 + 4 - sum(hand.bit_count() for hand in state.hands) - 5


def test_B10_every_place_in_the_stack_is_equally_likely(table: Table) -> None:
    """B10: with nine seats one Joker has five places between and beside four cards, two have fifteen."""
    nine = ", ".join(PEOPLE[:9])
    for jokers, places in ((1, 5), (2, 15)):
        table.start(seats=nine, options=f"jokers={jokers}")
        found: Counter[tuple[int, ...]] = Counter()
        for seed in range(100 * places):
            state = table.game.deal(table.game.shuffle(random.Random(seed)))
            found[tuple(at for at, card in enumerate(state.stack) if card >= 54)] += 1
        assert len(found) == places
        assert all(60 < count < 140 for count in found.values())


def test_B10_the_eras_keep_their_order_around_the_jokers(table: Table) -> None:
    """B10, B02: without the Jokers the order is the one of every deal."""
    table.start(options="jokers=4")
    for seed in range(20):
        eras = [table.game.setup.era[card] for card in table.game.shuffle(random.Random(seed)) if card < 54]
        assert eras == sorted(eras)


def test_B10_enough_cards_are_counted_without_jokers(table: Table) -> None:
    """B10, B09: nine seats leave four cards and the Jokers; these are no stack for a tenth or an eleventh."""
    table.start("intro", ", ".join(PEOPLE[:9]), "jokers=4")
    assert len(table.stack) == 4 + 4

    with pytest.raises(InvalidSetup) as refused:
        table.start("intro", "Ann, Bo, Cem", "jokers=4 eras=1-2")
    assert (refused.value.code, refused.value.rule) == ("deck-too-small", "B09")


def test_B11_hands_are_hidden_and_their_sizes_open(table: Table) -> None:
    """B11: Ann sees her own five cards and that Bo has two; so does nobody else."""
    table.deal(hand="fire band spear tent dog", hands={"Bo": "gathering myth"})

    ann, bo, watcher = (table.game.view(table.state, viewer) for viewer in (0, 1, -1))
    assert table.ids(ann.hand) == ["fire", "band", "spear", "tent", "dog"]
    assert table.ids(bo.hand) == ["gathering", "myth"]
    assert watcher.hand == ()
    assert ann.hands == bo.hands == watcher.hands == (5, 2, 5)


def test_B12_lower_eras_count_as_placed(table: Table) -> None:
    """B12: of the eras 3 to 5 a card of era 3 fits at once, unless it needs another card of era 3."""
    table.deal(options="eras=3-5", seats="Ann, Bo", hand="era 3")

    assert table.game.setup.card_count == 27
    assert table.offers("place") == table.ids(table.cards("era 3 but ochre watercraft"))
    assert table.why("place ochre") == ("missing-prerequisite", "C01")
    table.play("place h-neanderthalensis", "place ochre")


def test_B12_what_lies_outside_is_not_in_the_game(table: Table) -> None:
    """B12: neither dealt nor spoken of; the shuffle knows three eras, lowest on top."""
    table.start(options="eras=3-5", seats="Ann, Bo")
    everything = [*table.hand("Ann"), *table.hand("Bo"), *table.pool, *table.stack]
    assert sorted(everything) == sorted(table.ids(table.cards("era 3 era 4 era 5")))
    assert not {"fire", "pottery"} & set(table.game.setup.ids)
    order = table.game.shuffle(random.Random(1))
    assert [table.game.setup.era[card] for card in order] == [e for e in (3, 4, 5) for _ in range(9)]


@GAMES
def test_B12_the_lowest_era_of_the_range_counts_as_open(table: Table, game: str) -> None:
    """B12: its first card wins no trump, the first of the next era does."""
    table.deal(game=game, options="eras=3-5", seats="Ann, Bo", hand="tribe metal spirituality myth")
    table.play("place tribe")
    assert (table.told("opened"), table.trumps) == ([], 0)

    table.play("place spirituality")
    assert (table.told("opened"), table.trumps) == ([("opened", "Ann", "", "", 4)], 1)


def test_B12_the_highest_era_in_play_is_the_last_one(table: Table) -> None:
    """B12: it can be opened and closed; its cards cannot be called, for no era follows it (E11)."""
    tree = "era 3 era 4"
    table.deal(options="eras=3-4", seats="Ann", hand="maritime-exploration", stack="", pool="",
               tree=f"{tree} but maritime-exploration")  # fmt: skip
    table.play("place maritime-exploration")
    assert table.told("closed") == [("closed", "Ann", "", "", 4)]

    table.deal(options="eras=3-4", seats="Ann, Bo", hand="tent", trumps=1, pool="", stack="",
               tree="era 3 burial spirituality", hands={"Bo": "clothing"})  # fmt: skip
    assert table.why("call clothing") == ("highest-era", "E11")


def test_B12_B09_three_eras_are_enough_for_four_seats() -> None:
    """B12: 27 cards; five seats would leave no stack."""
    assert len(new_game("intro", PEOPLE[:4], options=["eras=3-5"]).seats) == 4
    with pytest.raises(InvalidSetup) as refused:
        new_game("intro", PEOPLE[:5], options=["eras=3-5"])
    assert (refused.value.code, refused.value.rule) == ("deck-too-small", "B09")


@pytest.mark.parametrize("eras", ["5-9", "0-2", "6-7", "7-8", "0-9"])
def test_B12_a_range_that_the_deck_does_not_have_is_refused(eras: str) -> None:
    """B12: it is not cut to the eras that there are."""
    with pytest.raises(InvalidSetup) as refused:
        new_game("intro", ["Ann"], options=[f"eras={eras}"])
    assert (refused.value.code, refused.value.rule) == ("no-such-eras", "B12")
    assert refused.value.arguments == {"given": eras, "first": 1, "last": 6}


def test_B12_B13_antiquity_alone_begins_with_what_prehistory_leads_to() -> None:
    """B12, B13: all of Prehistory counts as placed, so four cards of era 7 need nothing in play."""
    setup = new_game("explore", ["Ann", "Bo"], "antiquity").setup
    starters = {setup.ids[card] for card in range(54) if setup.starters >> card & 1}
    assert starters == {"farming", "sanctuary", "herding", "tokens"}
    assert (setup.card_count, setup.lowest, setup.highest) == (54, 7, 12)
    assert "sedentism" not in setup.ids


def test_B13_K05_cards_of_antiquity_are_sisters_by_what_is_not_in_play() -> None:
    """B13, K05: Bread and Iron both need Kiln, which is of era 8 and counts as placed."""
    setup = new_game("connect", ["Ann"], "antiquity", ["eras=9-12"]).setup
    assert setup.ties is not None
    assert setup.ties.kin[setup.index["bread"]] >> setup.index["iron"] & 1
    assert "kiln" not in setup.ids


def test_B13_both_decks_together_are_one_of_108_cards_in_twelve_eras() -> None:
    """B13: for up to nine seats; era 7 waits until its prerequisites of Prehistory are there (C01)."""
    game = new_game("explore", ["Ann", "Bo"], "prehistory+antiquity")
    setup = game.setup
    assert (setup.card_count, setup.lowest, setup.highest) == (108, 1, 12)
    farming = setup.needs_printed[setup.index["farming"]]
    assert farming == 1 << setup.index["sedentism"] | 1 << setup.index["gathering"]
    order = game.shuffle(random.Random(1))
    assert [setup.era[card] for card in order] == [era for era in range(1, 13) for _ in range(9)]
    assert len(new_game("explore", PEOPLE[:9], "prehistory+antiquity").seats) == 9
