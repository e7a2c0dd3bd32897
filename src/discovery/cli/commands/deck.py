"""``discovery deck check FILE``: every fault of a deck file, with its line and the reason."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.decks import text_of
from discovery.cli.files import shown
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, DiscoveryError, InvalidDeck
from discovery.evolution.cards.deckfile import find_faults, read_deck
from discovery.evolution.game import most_seats


def run(options: Namespace, terminal: Terminal) -> int:
    """Say that the deck is sound and what it holds, or list its faults on standard error (status 1)."""
    file = shown(options.file)
    try:
        text = text_of(options.file)
    except DiscoveryError as error:
        terminal.fail(error, options.json, file)
        return 1
    faults = find_faults(text) or _too_small(text)
    for fault in faults:
        print(terminal.fault(fault, file), file=terminal.err)
    if options.json:
        listed = [terminal.as_object(fault) for fault in faults]
        terminal.show({"sound": not faults, "faults": listed, **({} if faults else _contents(text))})
    elif not faults:
        terminal.say("deck-sound", file=file, **_contents(text))
    return 1 if faults else 0


def _too_small(text: str) -> list[InvalidDeck]:
    """A sound tree that cannot be dealt to anybody (B09)."""
    deck = read_deck(text)
    if most_seats(deck) > 0:
        return []
    return [InvalidDeck(Code.DECK_TOO_SMALL, "B09", seats=1, cards=len(deck.cards), most=0)]


def _contents(text: str) -> dict[str, int]:
    deck = read_deck(text)
    return {"cards": len(deck.cards), "eras": len(deck.eras()), "seats": most_seats(deck)}
