"""Makes deck files: empty rows, a tree grown at random in another deck's shape, a copy, whole or smaller.

What is grown or made smaller keeps the laws of the tree: where a card has lost its way to the era below it,
or leads to nothing any more, a prerequisite is added.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from discovery.core.errors import Code, InvalidInput
from discovery.core.languages import DEFAULT
from discovery.core.workshop import DeckWish
from discovery.evolution.cards.data import bases, load_families
from discovery.evolution.cards.deck import Deck
from discovery.evolution.cards.deckfile import BUILDS_ON, read_deck
from discovery.evolution.cards.sheet import (
    MAX_CARDS,
    NAMES,
    TREE,
    CardRow,
    Comment,
    Sheet,
    as_csv,
    read_sheet,
)

ERAS, CARDS = 6, 9
TRIES = 300
FITTING = 4
"""Successors up to which a card is taken as a prerequisite by chance."""
_ERA = re.compile(r"era_(\d{1,2})_([a-z]+)")


@dataclass(slots=True)
class Seedling:
    """A card of a tree that is being made; ``needs`` are other seedlings by their place in the list."""

    cells: dict[str, str]
    era: int
    needs: list[int]


def new_deck(wish: DeckWish) -> str:
    """The file of a wish. ``InvalidInput`` BAD_VALUE for more cards than a deck may have, or more than the
    deck to copy has; ``InvalidDeck`` for a copy of what cannot be read, and a smaller one of a
    faulty deck."""
    if wish.source and not (wish.eras or wish.cards):
        return _copied(wish)
    if wish.source:
        return _smaller(wish)
    eras, cards = wish.eras or _eras_of(wish.like), wish.cards or _cards_of(wish.like)
    if eras * cards > MAX_CARDS:
        raise InvalidInput(Code.TOO_LARGE, given=eras * cards, most=MAX_CARDS)
    grown = (
        _empty(eras, cards)
        if wish.like is None
        else _grown(wish.like, eras, cards, Random(wish.seed), wish.card or {DEFAULT: "Card"})
    )
    return as_csv(Sheet(_named(wish.id), (*TREE, *NAMES), tuple(_rows(grown))))


def _eras_of(like: Deck | None) -> int:
    return ERAS if like is None else len(like.eras())


def _cards_of(like: Deck | None) -> int:
    return CARDS if like is None else len(like.cards) // len(like.eras())


def _named(name: str) -> tuple[Comment, ...]:
    title = name.replace("-", " ").capitalize()
    return Comment("id", name), *(Comment(column, title) for column in NAMES)


def _empty(eras: int, cards: int) -> list[Seedling]:
    families = [family.id for family in load_families()]
    return [
        Seedling({"id": f"card-{era}-{order}", "family": families[(era * cards + order) % 7]}, era, [])
        for era in range(1, eras + 1)
        for order in range(1, cards + 1)
    ]


def _rows(tree: Sequence[Seedling]) -> list[CardRow]:
    """The rows of a tree; orders count from 1 in each era."""
    rows, orders = [], dict[int, int]()
    for card in tree:
        order = orders[card.era] = orders.get(card.era, 0) + 1
        needs = " ".join(tree[need].cells["id"] for need in card.needs)
        rows.append(CardRow(card.cells | {"era": str(card.era), "order": str(order), "prerequisites": needs}))
    return rows


def _grown(like: Deck, eras: int, cards: int, random: Random, called: Mapping[str, str]) -> list[Seedling]:
    """A tree whose cards need as many cards of as many eras before as those of ``like``, ``called``
    by language."""
    known = {card.id: card.era for card in like.whole().cards}
    levels = like.eras()
    tree: list[Seedling] = []
    for era in range(1, eras + 1):
        model = [card for card in like.cards if card.era == levels[min(era, len(levels)) - 1]]
        random.shuffle(model)
        for order in range(1, cards + 1):
            pattern = model[(order - 1) % len(model)]
            name = {"id": f"card-{era}-{order}", "family": pattern.family}
            name |= {f"name_{tag}": f"{card} {era}.{order}" for tag, card in called.items()}
            card = Seedling(name, era, [])
            for need in pattern.prerequisites:
                _take(tree, card, era - (pattern.era - known[need]), random)
            tree.append(card)
    _mend(tree, random)
    return tree


def _take(tree: Sequence[Seedling], card: Seedling, era: int, random: Random) -> None:
    """Let ``card`` need one of an era, rather one that few need so far."""
    there = [place for place, other in enumerate(tree) if other.era == era and place not in card.needs]
    few = [place for place in there if _successors(tree, place) < FITTING]
    if there:
        card.needs.append(random.choice(few or there))


def _successors(tree: Sequence[Seedling], place: int) -> int:
    return sum(place in other.needs for other in tree)


def _mend(tree: Sequence[Seedling], random: Random) -> int:
    """Add the prerequisites that the laws ask for; returns how many."""
    added, highest = 0, max(card.era for card in tree)
    for card in tree:
        if card.era > 1 and card.era - 1 not in _eras_below(tree, card):
            below = [place for place, other in enumerate(tree) if other.era == card.era - 1]
            idle = [place for place in below if not _successors(tree, place)]
            card.needs.append(random.choice(idle or below))
            added += 1
    for place, card in enumerate(tree):
        if card.era < highest and not _successors(tree, place):
            above = [other for other in tree if other.era == card.era + 1]
            least = min(len(other.needs) for other in above)
            random.choice([other for other in above if len(other.needs) == least]).needs.append(place)
            added += 1
    return added


def _eras_below(tree: Sequence[Seedling], card: Seedling) -> set[int]:
    places, waiting = set[int](), list(card.needs)
    while waiting:
        place = waiting.pop()
        if place not in places:
            places.add(place)
            waiting += tree[place].needs
    return {tree[place].era for place in places}


def _copied(wish: DeckWish) -> str:
    """The copy, sound or not, of a file that can be read as a whole."""
    sheet = read_sheet(wish.source)
    for fault in (sheet.refused, *sheet.faults):
        if fault is not None:
            raise fault
    return as_csv(replace(sheet, comments=_retitled(sheet, wish.id, keep_names=True)))


def _retitled(sheet: Sheet, name: str, keep_names: bool = False) -> tuple[Comment, ...]:
    gone = {"id"} if keep_names else {"id", *NAMES}
    new = _named(name)[:1] if keep_names else _named(name)
    return (*new, *(comment for comment in sheet.comments if comment.key not in gone))


def _smaller(wish: DeckWish) -> str:
    """The copy with fewer eras or cards an era that keeps the most of the tree, of many tried."""
    sheet, deck = read_sheet(wish.source), read_deck(wish.source, bases())
    eras, cards = wish.eras or len(deck.eras()), wish.cards or _cards_of(deck)
    if eras > len(deck.eras()) or cards > _cards_of(deck):
        raise InvalidInput(Code.BAD_VALUE, given=f"--eras {eras} --cards {cards}")
    random, cells = Random(wish.seed), {row.cells["id"]: dict(row.cells) for row in sheet.rows}
    best = min((_chosen(deck, cells, eras, cards, random) for _ in range(TRIES)), key=lambda made: made[0])
    names = _of_eras(_retitled(sheet, wish.id), deck.eras()[:eras])
    return as_csv(Sheet(tuple(names), sheet.columns, tuple(_rows(best[1]))))


def _of_eras(comments: Sequence[Comment], eras: Sequence[int]) -> Iterator[Comment]:
    """The comments of a deck of these eras alone, which count from 1 now."""
    for comment in comments:
        named = _ERA.fullmatch(comment.key)
        if named and int(named[1]) in eras:
            yield replace(comment, key=f"era_{int(named[1]) - eras[0] + 1}_{named[2]}")
        elif not named and comment.key != BUILDS_ON:
            yield comment


def _chosen(
    deck: Deck, cells: dict[str, dict[str, str]], eras: int, cards: int, random: Random
) -> tuple[int, list[Seedling]]:
    """Cards chosen by lot, and what was lost and added by the choice."""
    ids: list[str] = []
    for era in deck.eras()[:eras]:
        there = [card.id for card in deck.cards if card.era == era]
        ids += sorted(random.sample(there, cards), key=there.index)
    by_id = {card.id: card for card in deck.cards}
    lowest, lost, tree = deck.eras()[0], 0, list[Seedling]()
    for name in ids:
        needs = by_id[name].prerequisites
        kept = [ids.index(need) for need in needs if need in ids]
        lost += len(needs) - len(kept)
        tree.append(Seedling(dict(cells[name]), by_id[name].era - lowest + 1, kept))
    return lost + 2 * _mend(tree, random), tree
