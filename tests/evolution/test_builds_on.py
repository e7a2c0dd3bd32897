"""Decks that go on from another one (B13): how they name it, what is checked, and how they are joined."""

from __future__ import annotations

import pytest

from discovery.core.errors import InvalidDeck, InvalidSetup
from discovery.core.registry import family_of
from discovery.core.testing import check_game
from discovery.evolution.cards.data import DECKS, bases, deck_of, key_of, load_deck
from discovery.evolution.cards.deck import Deck, join
from discovery.evolution.cards.deckfile import Bases, find_faults, read_deck
from discovery.evolution.game import new_game
from discovery.i18n import LANGUAGES, sentence
from tests.support.engine.decks import HEAD, graph

LOW = "# id: low\n" + graph([12, 12], [1, 2, 3])


def on(base: str, *rows: str, id: str = "high") -> str:
    return "\n".join([f"# id: {id}", f"# builds_on: {base}", HEAD, *rows])


HIGH_ROWS = [f"h-{n},3,{n},food,e2-{n},N,N" for n in range(1, 13)]
HIGH = on("low", *HIGH_ROWS)
LINE = 4
FILES = {"low": LOW, "high": HIGH}


def beside(**files: str) -> Bases:
    """A look-up in the files of the test."""
    return bases(({"low": LOW} | files).get)


def codes(text: str, **files: str) -> list[tuple[str, int]]:
    return [(fault.code, fault.line) for fault in find_faults(text, beside(**files))]


def test_B13_a_deck_may_need_cards_of_the_deck_it_builds_on() -> None:
    deck = read_deck(HIGH, beside())

    assert codes(HIGH) == []
    assert (deck.builds_on, deck.eras(), len(deck.before)) == ("low", (3,), 24)
    assert deck.whole().eras() == (1, 2, 3)


def test_B13_the_same_rows_alone_are_refused() -> None:
    assert ("unknown-card", LINE - 1) in codes(HIGH.replace("# builds_on: low\n", ""))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "files", "code", "line"), [
    (on("nowhere", *HIGH_ROWS), {}, "deck-base-unknown", 2),
    (on("../low", *HIGH_ROWS), {}, "deck-base-unknown", 2),
    (on("", *HIGH_ROWS), {}, "deck-base-unknown", 2),
    (on("other", *HIGH_ROWS), {"other": LOW}, "deck-base-unknown", 2),
    (on("prehistory+antiquity", *HIGH_ROWS), {}, "deck-base-unknown", 2),
    (on("high", *HIGH_ROWS), {}, "deck-base-circle", 2),
    (on("middle", *HIGH_ROWS), {"middle": on("high", *HIGH_ROWS, id="middle")}, "deck-base-circle", 2),
    (on("low", *HIGH_ROWS), {"low": LOW.replace("e1-3", "e1-x", 1)}, "deck-base-unsound", 2),
    (on("low", *HIGH_ROWS), {"low": "nothing"}, "deck-base-unsound", 2),
    (on("low", *HIGH_ROWS).replace(",3,", ",4,"), {}, "deck-base-era", LINE),
    (on("low", *HIGH_ROWS).replace(",3,", ",2,"), {}, "deck-base-era", LINE),
    (on("low", *HIGH_ROWS).replace("h-2,", "e1-2,"), {}, "deck-base-duplicate", LINE + 1),
    (on("low", *HIGH_ROWS[:-1]), {}, "deck-era-size", LINE + 10),
    (on("low", *HIGH_ROWS).replace("e2-3,", "e2-4,"), {}, "deck-no-successor", 2),
    (on("low", *HIGH_ROWS).replace("e2-3,", "absent,"), {}, "unknown-card", LINE + 2),
    (on("low", *HIGH_ROWS).replace("food,e2-3,", "food,e1-3,"), {}, "deck-era-skipped", LINE + 2),
    (on("low", *HIGH_ROWS).replace("food,e2-", "food,h-12 e2-"), {}, "deck-no-starter", LINE),
])  # fmt: skip
def test_B13_a_fault_is_reported_with_its_code_and_line(
    text: str, files: dict[str, str], code: str, line: int, language: str
) -> None:
    assert (code, line) in codes(text, **files)
    with pytest.raises(InvalidDeck) as refused:
        read_deck(text, beside(**files))
    words = sentence(language, refused.value, {})
    assert "error-" not in words
    assert "{" not in words


def test_B13_without_its_base_the_tree_is_not_judged() -> None:
    assert codes(on("nowhere", *HIGH_ROWS)) == [("deck-base-unknown", 2)]


def test_B13_decks_are_joined_in_their_order() -> None:
    low, high = read_deck(LOW), read_deck(HIGH, beside())
    both = join([low, high])

    assert (both.id, both.eras(), len(both.cards), both.before) == ("low+high", (1, 2, 3), 36, ())
    assert check_game(new_game("explore", ["A", "B=bot"], both), thorough=False) > 0
    for wrong in ([high, low], [low, low], [load_deck("prehistory"), high], [low, load_deck("antiquity")]):
        with pytest.raises(InvalidSetup) as refused:
            join(wrong)
        assert (refused.value.code, refused.value.rule) == ("decks-not-joined", "B13")


def test_B13_a_deck_may_go_on_from_antiquity() -> None:
    rows = [
        f"x-{card.order},13,{card.order},food,{card.id},N,N"
        for card in load_deck("antiquity").cards
        if card.era == 12
    ]
    deck = read_deck(on("antiquity", *rows), bases())
    three = join([load_deck("prehistory"), load_deck("antiquity"), deck])

    assert (deck.eras(), len(deck.before), three.eras()) == ((13,), 108, tuple(range(1, 14)))
    assert deck_of(key_of(three), three) is three


@pytest.mark.parametrize("given", [
    "antiquity+prehistory", "prehistory+prehistory", "antiquity+antiquity", "prehistory+antiquity+antiquity",
])  # fmt: skip
def test_B13_project_decks_that_do_not_build_on_one_another_are_not_joined(given: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        load_deck(given)
    assert refused.value.code == "decks-not-joined"


@pytest.mark.parametrize("given", ["+", "prehistory+", "+antiquity", "prehistory+nothing", "", "Antiquity"])
def test_an_unknown_deck_is_refused(given: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        load_deck(given)
    assert refused.value.code == "unknown-deck"


def test_records_name_decks_of_the_project_by_id_and_others_by_what_they_build_on_too() -> None:
    assert [key_of(load_deck(key)) for key in DECKS] == list(DECKS)
    assert [family_of("intro").decks.brief(load_deck(key)) for key in DECKS] == list(DECKS)
    own = read_deck(HIGH, beside())
    other = read_deck(HIGH, beside(low=LOW.replace("e1-3,1,3,food", "e1-3,1,3,tools")))
    assert key_of(own).startswith("high@")
    assert key_of(own) != key_of(other)


def test_B13_the_widest_game_has_108_cards_and_four_jokers() -> None:
    """Every place of a set of 128 is enough; the fifth Joker is refused by the option itself."""
    game = new_game("explore", ["A", "B"], "prehistory+antiquity", ["jokers=4"])
    assert game.setup.card_count == 112
    assert len(new_game("explore", list("ABCDEFGHI"), "prehistory+antiquity").seats) == 9


@pytest.mark.parametrize("eras", ["7-9", "10-12", "7-12", "8-9"])
def test_B12_a_range_of_antiquity_is_the_same_alone_and_with_prehistory(eras: str) -> None:
    alone = new_game("connect", ["A"], "antiquity", [f"eras={eras}"]).setup
    both = new_game("connect", ["A"], "prehistory+antiquity", [f"eras={eras}"]).setup

    assert (alone.ids, alone.needs, alone.follows) == (both.ids, both.needs, both.follows)
    assert alone.ties is not None
    assert both.ties is not None
    assert alone.ties.kin == both.ties.kin


@pytest.mark.parametrize(("deck", "eras", "limits"), [
    ("prehistory", "6-7", (1, 6)), ("antiquity", "6-7", (7, 12)), ("prehistory+antiquity", "1-13", (1, 12)),
])  # fmt: skip
def test_B12_a_range_that_the_deck_does_not_have_is_refused(
    deck: str, eras: str, limits: tuple[int, int]
) -> None:
    with pytest.raises(InvalidSetup) as refused:
        new_game("intro", ["A"], deck, [f"eras={eras}"])
    assert (refused.value.code, refused.value.rule) == ("no-such-eras", "B12")
    assert (refused.value.arguments["first"], refused.value.arguments["last"]) == limits


def test_S29_the_side_pile_of_antiquity_is_the_last_era_of_prehistory() -> None:
    setup = new_game("classic-simple", ["A", "B"], "antiquity", ["truncated"]).setup
    assert setup.lowest == 7
    assert {setup.ids[card] for card in range(9)} == {
        c.id for c in load_deck("prehistory").cards if c.era == 6
    }


def test_unknown_columns_of_a_deck_are_left_to_games_that_know_them() -> None:
    lines = LOW.splitlines()
    wider = [lines[0], lines[1] + ",attack", *(f"{line},9" for line in lines[2:])]
    deck = read_deck("\n".join(wider))
    assert isinstance(deck, Deck)
    assert deck == read_deck(LOW)
