"""The laws of a deck's tree: whether it can be played from the first era to the last.

A deck that builds on another is judged together with it (B13); only whether it has a card to start from is a
question of what is in play when it is played alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from discovery.core.errors import Code, InvalidDeck
from discovery.evolution.cards.deck import Card

Lines = dict[str, int]
"""The line of each card id in its file."""


def check_graph(cards: tuple[Card, ...], lines: Lines, before: tuple[Card, ...] = ()) -> list[InvalidDeck]:
    """Every breach: uneven eras, orders, unknown, later or circular prerequisites, dead ends, gaps.

    ``before`` are the cards of the decks that this one builds on. ``lines`` has a line for them, too, where
    their faults are reported: they are sound without this deck.
    """
    known = {card.id: card for card in (*before, *cards)}
    own = {card.id: card for card in cards}
    faults = [
        *_era_faults(cards, lines, before),
        *_order_faults(cards, lines),
        *_prerequisite_faults(own, known, lines),
    ]
    if not faults:
        faults += _cycle_faults(known, lines)
    if not faults:
        faults += [*_dead_ends(known, lines), *_skipped_eras(own, known, lines)]
    return faults


def lasting_faults(cards: tuple[Card, ...], lines: Lines, before: tuple[Card, ...] = ()) -> list[InvalidDeck]:
    """Only the breaches that neither a further card nor a further prerequisite mends: later and circular
    prerequisites (A02). They are found in trees that are far from finished, too."""
    known = {card.id: card for card in (*before, *cards)}
    there = {
        name: replace(card, prerequisites=tuple(need for need in card.prerequisites if need in known))
        for name, card in known.items()
    }
    later = [fault for card in cards for fault in _later_prerequisites(there[card.id], known, lines)]
    return [*later, *_cycle_faults(there, lines)]


def _era_faults(cards: tuple[Card, ...], lines: Lines, before: tuple[Card, ...]) -> Iterator[InvalidDeck]:
    sizes = Counter(card.era for card in cards)
    if not sizes:
        yield InvalidDeck(Code.DECK_ERA_SIZE, "A01", 0, era=1, cards=0, wanted=1)
        return
    below = Counter(card.era for card in before)
    if below and min(sizes) != max(below) + 1:
        line = min(lines[card.id] for card in cards)
        yield InvalidDeck(Code.DECK_BASE_ERA, "B13", line, era=min(sizes), wanted=max(below) + 1)
        return
    wanted = max((below or sizes).values())
    for era in range(min(sizes), max(sizes) + 1):
        if sizes[era] != wanted:
            line = max((lines[card.id] for card in cards if card.era == era), default=0)
            yield InvalidDeck(Code.DECK_ERA_SIZE, "A01", line, era=era, cards=sizes[era], wanted=wanted)


def _order_faults(cards: tuple[Card, ...], lines: Lines) -> Iterator[InvalidDeck]:
    seen: dict[tuple[int, int], str] = {}
    sizes = Counter(card.era for card in cards)
    for card in cards:
        place = (card.era, card.order)
        if place in seen or card.order > sizes[card.era]:
            yield InvalidDeck(
                Code.DECK_ORDER, "A03", lines[card.id], card=card.id, era=card.era, order=card.order
            )
        seen[place] = card.id


def _prerequisite_faults(
    own: Mapping[str, Card], known: Mapping[str, Card], lines: Lines
) -> Iterator[InvalidDeck]:
    for card in own.values():
        for name in card.prerequisites:
            if name not in known:
                yield InvalidDeck(Code.UNKNOWN_CARD, "A02", lines[card.id], given=name)
        yield from _later_prerequisites(card, known, lines)
    if own and not any(own.keys().isdisjoint(card.prerequisites) for card in own.values()):
        yield InvalidDeck(Code.DECK_NO_STARTER, "A05", min(lines[name] for name in own))


def _later_prerequisites(card: Card, known: Mapping[str, Card], lines: Lines) -> Iterator[InvalidDeck]:
    for name in card.prerequisites:
        if name in known and known[name].era > card.era:
            yield InvalidDeck(Code.DECK_LATER_PREREQUISITE, "A02", lines[card.id], card=card.id, missing=name)


def _cycle_faults(known: Mapping[str, Card], lines: Lines) -> Iterator[InvalidDeck]:
    """Place what can be placed until nothing can; what is left waits for itself."""
    placed: set[str] = set()
    waiting = dict(known)
    while ready := [name for name, card in waiting.items() if placed.issuperset(card.prerequisites)]:
        placed.update(ready)
        for name in ready:
            del waiting[name]
    if waiting:
        first = min(waiting, key=lines.__getitem__)
        yield InvalidDeck(Code.DECK_CYCLE, "A02", lines[first], card=first)


def _dead_ends(known: Mapping[str, Card], lines: Lines) -> Iterator[InvalidDeck]:
    needed = {name for card in known.values() for name in card.prerequisites}
    highest = max(card.era for card in known.values())
    for card in known.values():
        if card.era < highest and card.id not in needed:
            yield InvalidDeck(Code.DECK_NO_SUCCESSOR, "A02", lines[card.id], card=card.id)


def _skipped_eras(own: Mapping[str, Card], known: Mapping[str, Card], lines: Lines) -> Iterator[InvalidDeck]:
    lowest = min(card.era for card in known.values())
    for card in own.values():
        before = {known[name].era for name in _ancestors(known, card)}
        if card.era > lowest and card.era - 1 not in before:
            yield InvalidDeck(Code.DECK_ERA_SKIPPED, "A02", lines[card.id], card=card.id, era=card.era - 1)


def _ancestors(known: Mapping[str, Card], card: Card) -> set[str]:
    names: set[str] = set()
    open_names = list(card.prerequisites)
    while open_names:
        name = open_names.pop()
        if name not in names:
            names.add(name)
            open_names += known[name].prerequisites
    return names
