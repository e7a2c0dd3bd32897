"""New decks keep the laws of the tree, whatever they are made of; links hold them; differences are told."""

from __future__ import annotations

import pytest

from discovery.core.errors import InvalidInput
from discovery.core.workshop import DeckWish
from discovery.evolution.cards.data import DECKS, load_deck
from discovery.evolution.cards.deckfile import find_faults, read_deck
from discovery.evolution.cards.sheet import read_sheet
from discovery.evolution.workshop.advice import warnings
from discovery.evolution.workshop.difference import difference
from discovery.evolution.workshop.provider import CardWorkshop
from discovery.evolution.workshop.share import link, linked
from tests.support.own_deck import armed_garden, garden

WORKSHOP = CardWorkshop()
PREHISTORY = WORKSHOP.text_of("prehistory")


@pytest.mark.parametrize("like", DECKS)
@pytest.mark.parametrize(("eras", "cards"), [(0, 0), (1, 12), (3, 5), (10, 12)])
def test_a_random_tree_is_sound_and_has_the_size_asked_for(like: str, eras: int, cards: int) -> None:
    text = ""
    for seed in "abc":
        text = WORKSHOP.new(DeckWish("grown", eras, cards, like=load_deck(like), seed=seed))
        deck = read_deck(text)
        assert find_faults(text) == []
        assert len(deck.eras()) == (eras or len(load_deck(like).eras()))
        assert len(deck.cards) == len(deck.eras()) * (cards or 9)
    assert text == WORKSHOP.new(DeckWish("grown", eras, cards, like=load_deck(like), seed="c"))


def test_a_random_tree_needs_about_as_much_as_its_model() -> None:
    model = load_deck("prehistory")
    grown = read_deck(WORKSHOP.new(DeckWish("grown", like=model, seed="s")))
    needs = [sum(len(card.prerequisites) for card in deck.cards) for deck in (model, grown)]

    assert abs(needs[0] - needs[1]) <= 8


@pytest.mark.parametrize(
    ("name", "eras", "cards"), [("prehistory", 3, 5), ("antiquity", 2, 6), ("prehistory", 6, 4)]
)
def test_a_smaller_copy_is_sound_and_made_of_its_cards(name: str, eras: int, cards: int) -> None:
    text = WORKSHOP.new(DeckWish("small", eras, cards, source=WORKSHOP.text_of(name)))
    deck, model = read_deck(text), {card.id: card for card in load_deck(name).cards}

    assert find_faults(text) == []
    assert deck.eras() == tuple(range(1, eras + 1))
    assert len(deck.cards) == eras * cards
    assert all(card.texts == model[card.id].texts for card in deck.cards)


def test_a_whole_copy_differs_in_its_id_alone() -> None:
    copy = read_deck(WORKSHOP.new(DeckWish("mine", source=PREHISTORY)))

    assert (copy.id, copy.cards) == ("mine", load_deck("prehistory").cards)


def test_a_copy_cannot_be_larger() -> None:
    with pytest.raises(InvalidInput):
        WORKSHOP.new(DeckWish("large", 7, 9, source=PREHISTORY))


def test_empty_rows_lack_names_and_needs() -> None:
    [first, *_] = read_sheet(WORKSHOP.new(DeckWish("empty", 2, 3))).rows

    assert first.cells["id"] == "card-1-1"
    assert (first.cells["name_en"], first.cells["prerequisites"]) == ("", "")


def test_a_link_holds_the_whole_deck_or_the_tree_and_the_names() -> None:
    whole, bare = link(garden(), 6000)
    short, without = link(PREHISTORY, 6000)

    assert not bare
    assert read_deck(linked(f"http://host/{whole}")) == read_deck(garden())
    assert without
    assert len(short) < 6000
    assert read_deck(linked(short)).digest() == load_deck("prehistory").digest()
    with pytest.raises(InvalidInput):
        link(PREHISTORY, 500)


@pytest.mark.parametrize(
    "given", ["", "#/deck/", "#/deck/!!", "#/deck/abcd", "#/deck/eJwDAAAAAAE", "#/deck/é"]
)
def test_other_links_are_refused(given: str) -> None:
    with pytest.raises(InvalidInput):
        linked(given)


def test_a_difference_tells_cards_and_links() -> None:
    text = garden().replace("seed-3 seed-4,Tree 3", "seed-3 seed-5,Oak").replace("seed-1,", "bean,")
    text = text.replace(" seed-1,", " bean,").replace("seed-1 seed-2", "bean seed-2")
    found = difference(read_deck(garden()), read_deck(text))

    assert (found.added, found.gone) == (("bean",), ("seed-1",))
    assert found.changed == {"tree-3": ("names",)}
    assert ("tree-3", "seed-5") in found.links_added
    assert ("tree-3", "seed-4") in found.links_gone


def codes(text: str) -> dict[str, int]:
    """The warnings about a deck, and the line of each kind's first."""
    found = warnings(read_deck(text), read_sheet(text))
    return {warning.code: warning.line for warning in reversed(found)}


def test_shipped_decks_give_nothing_to_think_about() -> None:
    assert codes(PREHISTORY) == {}


def test_each_kind_of_warning() -> None:
    lines = garden().splitlines()
    hub = [
        row.replace(f"seed-{n} seed-{n % 12 + 1}", f"seed-1 seed-{n}") for n, row in enumerate(lines[-12:], 1)
    ]
    text = "\n".join([*lines[:-12], *hub]).replace("seed-1 seed-1,", "seed-1,")
    with_text = text.replace("name_fr", "name_fr,text_en,text_fr").replace("Graine 2", "Graine 2,A seed.,")

    assert codes(text) == {"family": 0, "successors": 7}
    assert codes(with_text)["text"] == 8


def test_an_era_that_needs_little_is_told() -> None:
    leaves = [f"leaf-{n},3,{n},food,tree-{n},Leaf,Feuille" for n in range(1, 13)]
    more = (
        garden()
        .replace("tools,seed", "tools,seed-6 seed-7 seed", 12)
        .replace("seed-6 seed-7 seed-6", "seed-6")
    )

    assert "easy-era" in codes(more + "\n".join(leaves) + "\n")


def of_assets(text: str) -> list[tuple[str, int, dict[str, object]]]:
    """The warnings about assets: each one's code, line and values."""
    found = warnings(read_deck(text), read_sheet(text))
    return [(one.code, one.line, dict(one.arguments)) for one in found if "asset" in one.code]


def test_Y01_a_deck_with_all_assets_or_with_none_gives_nothing_to_think_about() -> None:
    """Without any it is a deck for other games."""
    assert of_assets(armed_garden()) == []
    assert of_assets(garden()) == []


def test_Y01_cards_without_an_asset_among_others_are_told_with_the_first_ones_line() -> None:
    text = armed_garden().replace("Arbre 3,loot", "Arbre 3,").replace("Graine 12,feast", "Graine 12,")

    assert of_assets(text) == [("no-asset", 18, {"count": 2, "which": "seed-12 tree-3"})]


@pytest.mark.parametrize(
    ("old", "new", "counts"),
    [
        ("Arbre 3,loot", "Arbre 3,guard", "raid:2 guard:3 loot:1 trade:2 scout:2 feast:2"),
        ("Arbre 3,loot", "Arbre 3,raid 2", "raid:3 guard:2 loot:1 trade:2 scout:2 feast:2"),
    ],
)
def test_Y01_an_era_with_an_asset_too_often_is_told(old: str, new: str, counts: str) -> None:
    """Raids of either strength are one kind."""
    text = armed_garden().replace(old, new)

    assert of_assets(text) == [("assets", 0, {"era": 2, "counts": counts, "most": 2})]


def test_Y01_an_era_that_lacks_an_asset_is_told() -> None:
    """Its two Scouts lack theirs, so both advices are due."""
    text = armed_garden().replace("Graine 5,scout", "Graine 5,").replace("Graine 11,scout", "Graine 11,")
    counts = "raid:2 guard:2 loot:2 trade:2 scout:0 feast:2"

    assert of_assets(text) == [
        ("assets", 0, {"era": 1, "counts": counts, "most": 2}),
        ("no-asset", 11, {"count": 2, "which": "seed-5 seed-11"}),
    ]
