"""Section A: the cards and the words."""

from __future__ import annotations

import pytest

from discovery.core.bits import members
from discovery.core.errors import InvalidSetup
from discovery.evolution.model.codes import WORDS
from discovery.evolution.model.event_kinds import NAMES
from discovery.evolution.variants.catalogue import GAMES
from discovery.i18n.rulebook import book
from tests.support.rules.positions import Table

BOOK = book("discovery.evolution.rulebook")


def test_A01_the_deck_has_six_eras_of_nine_cards(table: Table) -> None:
    """A01: 54 cards, nine in each of the eras 1 to 6."""
    table.start()

    assert len(table.game.deck.cards) == 54
    assert table.game.deck.eras() == (1, 2, 3, 4, 5, 6)
    assert [len(table.cards(f"era {era}")) for era in range(1, 7)] == [9] * 6


def test_A02_a_card_tells_name_era_number_family_needs_and_period(table: Table) -> None:
    """A02: each card has all that is printed on it, and at most three prerequisites."""
    cards = {card.id: card for card in table.start().game.deck.cards}
    exploration = cards["maritime-exploration"]

    assert (exploration.era, exploration.order, exploration.family) == (4, 9, "movement")
    assert exploration.prerequisites == ("watercraft", "thread-and-rope", "homo-sapiens")
    for card in cards.values():
        assert card.names["en"], card.id
        assert card.period, card.id
        assert len(card.prerequisites) <= 3, card.id


def test_A03_lowest_means_era_first_then_number(table: Table) -> None:
    """A03: cards are sorted by era and number, though their dates say otherwise."""
    cards = table.start().game.deck.cards
    number = table.game.setup.index

    assert [(card.era, card.order) for card in cards] == [(e, o) for e in range(1, 7) for o in range(1, 10)]
    thrower, basketry = cards[number["spear-thrower"]], cards[number["basketry"]]
    assert number["spear-thrower"] < number["basketry"]
    assert (thrower.from_year or 0) > (basketry.from_year or 0)


def test_A03_the_number_takes_no_part_in_placing(table: Table) -> None:
    """A03: a card may be placed before one with a lower number."""
    table.deal(hand="australopithecus gathering").play("place australopithecus")

    assert table.tree == ["australopithecus"]


def test_A04_each_card_belongs_to_one_of_seven_families(table: Table) -> None:
    """A04: seven families, each with cards."""
    families = {card.family for card in table.start().game.deck.cards}

    assert families == {"food", "techniques", "culture", "tools", "science", "society", "movement"}


def test_A05_four_cards_start_the_tree(table: Table) -> None:
    """A05: with an empty tree exactly the four starters can be placed."""
    table.deal(hand="era 1")

    assert table.offers("place") == ["gathering", "band", "scavenging", "australopithecus"]


@pytest.mark.parametrize("placer", ["Ann", "Bo"])
def test_A06_a_placed_card_serves_everybody(table: Table, placer: str) -> None:
    """A06: Ann may build on Band, no matter who placed it."""
    hands = {"Ann": "nomadism fire", "Bo": "fishing tribe"}
    hands[placer] += " band"
    table.deal(turn=placer, hands=hands).play("place band")

    if placer == "Bo":
        table.play("end", "end")
    assert table.turn == "Ann"
    assert table.why("place nomadism") is None


def test_A07_cards_are_placed_from_hand_pool_and_other_discards(table: Table) -> None:
    """A07: three spots to place from; other hands and the stack are out of reach."""
    table.deal(
        hand="gathering fire", pool="band", discards={"Bo": "scavenging"}, hands={"Cem": "australopithecus"},
    )  # fmt: skip

    assert table.offers("place") == ["gathering", "band", "scavenging"]
    assert table.why("place australopithecus") == ("out-of-reach", "A07")
    assert table.why(f"place {table.stack[0]}") == ("out-of-reach", "A07")


def test_A08_ones_own_discard_is_out_of_reach(table: Table) -> None:
    """A08: Ann cannot place from her discard, Bo can."""
    table.deal(hand="fire spear", discards={"Ann": "gathering"}, hands={"Bo": "band hunting"})

    assert table.why("place gathering") == ("own-discard", "A08")
    table.play("end", "place gathering")
    assert table.discard("Ann") == []


def test_A09_the_row_of_a_card_changes_nothing(table: Table) -> None:
    """A09: a card is placed without naming a spot, and what may follow depends on the cards alone."""
    one = table.deal(hand="nomadism spear", tree="band scavenging").play("place nomadism").offers("place")
    other = Table().deal(hand="nomadism spear", tree="scavenging band").play("place nomadism")

    assert one == other.offers("place")
    assert table.tree == ["band", "scavenging", "nomadism"]


def test_A10_the_pool_is_five_open_cards_for_all(table: Table) -> None:
    """A10: five cards in the pool, seen by everyone, placed by anyone in their turn."""
    table.start()
    assert len(table.pool) == 5
    assert {table.game.view(table.state, viewer).pool for viewer in (-1, 0, 1, 2)} == {
        tuple(table.cards(" ".join(table.pool)))
    }

    table.deal(pool="gathering band fire cooking spear")
    assert table.offers("place") == ["gathering", "band"]
    table.play("place band", "end")
    assert table.offers("place") == ["gathering"]


def test_A11_discards_are_open_rows_in_order(table: Table) -> None:
    """A11: new cards join at the end and everybody sees all rows."""
    table.deal(game="explore", hand="fire band spear", discards={"Ann": "shelter cooking"})
    table.play("end", "discard fire")

    assert table.discard("Ann") == ["shelter", "cooking", "fire"]
    for viewer in (-1, 0, 1, 2):
        seen = table.game.view(table.state, viewer).discards[0]
        assert table.ids(seen) == ["shelter", "cooking", "fire"]


def test_A12_jokers_stay_in_the_box_unless_they_are_wanted(table: Table) -> None:
    """A12: none without the option, else as many as the table says, from one to four."""
    assert table.start().game.setup.card_count == 54
    for count in range(1, 5):
        table.start(options=f"jokers={count}")
        assert table.game.setup.ids[54:] == tuple(f"joker-{number}" for number in range(1, count + 1))
    for wrong in ("0", "5", "-1", ""):
        with pytest.raises(InvalidSetup) as refused:
            table.start(options=f"jokers={wrong}")
        assert (refused.value.code, refused.value.rule) == ("option-value", "A12")


def test_A12_a_joker_is_no_discovery(table: Table) -> None:
    """A12: it has no era, no family and no needs; it is never placed, replayed or called as a card."""
    table.deal(options="jokers=1", hand="joker-1 fire", tree="band", last="band", trumps=1)
    setup, (joker,) = table.game.setup, table.cards("joker-1")

    assert joker not in members(setup.discoveries)
    assert all(joker not in table.cards(f"era {era}") for era in range(1, 7))
    assert setup.follows[joker] == setup.needs[joker] == 0
    assert table.why("replay joker-1") == ("joker-is-no-card", "N01")
    assert table.why("place joker-1") == ("joker-is-no-card", "N01")


def test_A13_points_start_at_zero_and_have_no_bounds(table: Table) -> None:
    """A13: no bank runs short, and a score may be negative."""
    table.start("explore")
    assert [table.points(seat) for seat in table.game.seats] == [0, 0, 0]

    table.give_points(10**6)
    table.deal(game="explore", seats="Ann, Bo", hand="fire", stack="", discards={"Bo": "fishing"})
    table.give_points(10**6)
    table.play("end", "discard fire")
    assert table.result.scores is not None
    assert table.result.scores[0] == 10**6 - 1
    assert table.result.scores[1] < 0


def test_A14_B01_only_discoveries_are_dealt(table: Table) -> None:
    """A14, B01: neither reminders nor point cards are in the deck."""
    table.start("explore", "Ann")

    everything = [*table.hand("Ann"), *table.pool, *table.stack]
    assert len(everything) == 54
    assert not [card for card in everything if "reminder" in card or "point" in card.split("-")[1:-1]]
    assert all(card.era in range(1, 7) and card.family for card in table.game.deck.cards)


def test_A15_only_the_words_of_this_edition_are_used() -> None:
    """A15: no older word stands in the notation, the events or anywhere else in the book but for the first
    edition's own section."""
    book = " ".join(
        f"{rule.title} {rule.text}".lower()
        for section in BOOK.sections("en")
        for rule in section.rules
        if rule.number != "A15" and section.letter != "S"
    )
    for old in ("special action", "inaugurat", "liberat", "virtual player", "reserve "):
        assert old not in book
    assert not {"inaugurate", "liberate", "free"} & {*WORDS, *NAMES}
    assert {"trump", "opened", "closed"} <= set(NAMES)


def test_A16_six_games_are_offered_the_simpler_first(table: Table) -> None:
    """A16: Intro and Memory have no points, the others have."""
    newest = {name: rules.scored for name, rules in GAMES.items() if not rules.classic}
    assert list(newest) == ["intro", "memory", "explore", "select", "connect", "fusion"]
    assert list(newest.values()) == [False, False, True, True, True, True]
    assert list(GAMES)[:6] == list(newest), "those of the first edition follow"

    assert table.start("intro").game.view(table.state, 0).points is None
    assert table.start("explore").game.view(table.state, 0).points == (0, 0, 0)


def test_A17_the_newest_text_decides(table: Table) -> None:
    """A17: this edition has a pool and one normal placement a turn, which its first printing had not."""
    table.deal(hand="gathering band fire", pool="scavenging nomadism tent dog myth").play("place gathering")

    assert "band" not in table.offers("place"), "the first printing let any number of cards be placed"
    assert "scavenging" in table.offers("place"), "the first printing had no pool"
