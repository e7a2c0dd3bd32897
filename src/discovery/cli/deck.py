"""``discovery deck check FILE``: every fault of a deck file, with its line and the reason."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.files import read_bytes, shown
from discovery.cli.terminal import Terminal
from discovery.errors import Code, DiscoveryError, InvalidDeck
from discovery.evolution.deckfile import MAX_CHARACTERS, find_faults, read_deck
from discovery.evolution.game import most_seats

MAX_BYTES = 4 * MAX_CHARACTERS


def run(options: Namespace, terminal: Terminal) -> int:
    """Say that the deck is sound and what it holds, or list its faults on standard error (status 1)."""
    file = shown(options.file)
    try:
        text = _decoded(read_bytes(options.file, MAX_BYTES))
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


def _decoded(data: bytes) -> str:
    if len(data) > MAX_BYTES:
        raise InvalidDeck(Code.TOO_LARGE, given=len(data), most=MAX_BYTES)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidDeck(Code.NOT_TEXT, line=data[: error.start].count(b"\n") + 1) from None


def _contents(text: str) -> dict[str, int]:
    deck = read_deck(text)
    return {"cards": len(deck.cards), "eras": len(deck.eras()), "seats": most_seats(deck)}
