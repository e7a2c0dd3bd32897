"""A deck in a terminal: its tree by eras, one card with its links, what one deck has changed of another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict

from discovery.core.errors import Code, InvalidInput
from discovery.core.languages import in_language
from discovery.core.terminal import Screen
from discovery.evolution.cards.data import key_of, load_families
from discovery.evolution.cards.deck import Card, Deck
from discovery.evolution.workshop.difference import DeckDifference, Link, difference
from discovery.i18n import knows, translate


def card_of(deck: Deck, given: str) -> Card:
    """The card with that id or name, in either language. ``InvalidInput`` UNKNOWN_CARD."""
    wanted = given.casefold()
    for card in deck.cards:
        if wanted in (card.id, *(name.casefold() for name in card.names.values())):
            return card
    raise InvalidInput(Code.UNKNOWN_CARD, given=given[:60])


def sisters(deck: Deck, card: Card) -> list[str]:
    """Cards that share a prerequisite with it (K05)."""
    needs = set(card.prerequisites)
    return [other.id for other in deck.cards if other != card and not needs.isdisjoint(other.prerequisites)]


def linked_to(deck: Deck, card: Card) -> list[str]:
    """Cards that can follow it in a series: of its family, or with one needing the other (D02)."""
    return [
        other.id
        for other in deck.cards
        if other != card
        and (other.family == card.family or card.id in other.prerequisites or other.id in card.prerequisites)
    ]


def ancestors(deck: Deck, card: Card) -> set[str]:
    """The cards of the deck that must be placed before it, directly or not."""
    known = {other.id: other for other in deck.cards}
    names, waiting = set[str](), list(card.prerequisites)
    while waiting:
        name = waiting.pop()
        if name in known and name not in names:
            names.add(name)
            waiting += known[name].prerequisites
    return names


def tree_object(deck: Deck) -> dict[str, object]:
    """The deck with its cards for ``--json``."""
    return {
        "deck": key_of(deck),
        "names": dict(deck.names),
        "version": deck.version,
        "author": deck.author,
        "licence": deck.licence,
        "builds_on": deck.builds_on,
        "cards": [card_object(deck, card) for card in deck.cards],
    }


def card_object(deck: Deck, card: Card) -> dict[str, object]:
    """A card with its links for ``--json``."""
    return asdict(card) | {
        "successors": list(deck.successors(card.id)),
        "sisters": sisters(deck, card),
        "links": linked_to(deck, card),
        "ancestors": len(ancestors(deck, card)),
    }


def show_tree(screen: Screen, deck: Deck) -> None:
    """Print the cards era by era, with what each needs and how many need it."""
    tag = screen.language
    eras = deck.eras()
    arguments = {"deck": in_language(deck.names, tag) or deck.id, "key": key_of(deck)}
    screen.say("deck-title", **arguments, cards=len(deck.cards), eras=len(eras))
    for key in ("version", "author", "licence"):
        if getattr(deck, key):
            screen.say(f"deck-{key}", given=getattr(deck, key))
    for era in eras:
        screen.line("")
        name = in_language(deck.era_names.get(era, {}), tag)
        screen.say("deck-era", era=era, name=name, named=1 if name else 0)
        for card in deck.cards:
            if card.era == era:
                screen.line(f"  {_card_line(screen, deck, card)}")


def _card_line(screen: Screen, deck: Deck, card: Card) -> str:
    needs = " ".join(card.prerequisites)
    return screen.text(
        "deck-card",
        place=f"{card.era}.{card.order}",
        card=card.id,
        family=family_name(card.family, screen.language),
        which=needs,
        needs=len(card.prerequisites),
        count=len(deck.successors(card.id)),
    )


def family_name(family: str, language: str) -> str:
    """The name of a card family in the screen's language."""
    return next(in_language(one.names, language) for one in load_families() if one.id == family)


def _period(period: str, language: str) -> str:
    """The name of a period; one that has no message, as it stands in the file."""
    message = f"period-{period}"
    return translate(language, message) if knows(language, message) else period


def show_card(screen: Screen, deck: Deck, card: Card) -> None:
    """Print one card, and the cards that it is linked with."""
    tag = screen.language
    screen.line(_card_line(screen, deck, card))
    dates = [f"{year}" for year in (card.from_year, card.to_year) if year is not None]
    facts = [
        _period(card.period, tag),
        " … ".join(dates),
        in_language(card.places, tag),
        in_language(card.captions, tag),
    ]
    for words in (in_language(card.texts, tag), " · ".join(fact for fact in facts if fact)):
        if words:
            screen.line(f"  {words}")
    listed = {
        "successors": deck.successors(card.id),
        "sisters": sisters(deck, card),
        "links": linked_to(deck, card),
    }
    for name, cards in listed.items():
        screen.say(f"deck-{name}", which=" ".join(cards), count=len(cards))
    screen.say("deck-ancestors", count=len(ancestors(deck, card)))


def difference_object(one: Deck, other: Deck) -> dict[str, object]:
    """The changes from the first deck to the second, as an object for ``--json``."""
    fields = asdict(difference(one, other))
    return {"decks": [key_of(one), key_of(other)], **fields}


def show_difference(screen: Screen, one: Deck, other: Deck) -> None:
    """Print the cards and links that are new, gone or changed."""
    changes = difference(one, other)
    lines = list(_differences(screen, changes))
    for line in lines:
        screen.line(line)
    if not lines:
        screen.say("diff-none")


def _differences(screen: Screen, changes: DeckDifference) -> Iterator[str]:
    yield from (screen.text("diff-added", card=card) for card in changes.added)
    yield from (screen.text("diff-gone", card=card) for card in changes.gone)
    for card, changed in changes.changed.items():
        words = ", ".join(screen.text(f"diff-field-{name.replace('_', '-')}") for name in changed)
        yield screen.text("diff-changed", card=card, fields=words)
    yield from _links(screen, "diff-link-added", changes.links_added)
    yield from _links(screen, "diff-link-gone", changes.links_gone)


def _links(screen: Screen, message: str, links: Iterable[Link]) -> Iterator[str]:
    for card, need in links:
        yield screen.text(message, card=card, missing=need)
