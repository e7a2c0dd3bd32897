"""``discovery deck check FILE``: every fault of a deck file, with its line and the reason."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.decks import beside, text_of
from discovery.cli.files import shown
from discovery.cli.plain_text import terminal_of
from discovery.cli.terminal import Terminal
from discovery.core.errors import Argument, DiscoveryError, InvalidDeck
from discovery.core.registry import family_of


def run(options: Namespace, terminal: Terminal) -> int:
    """Print that the deck is sound and what it contains, or list its faults on standard error (status 1)."""
    file, family = shown(options.file), family_of(options.game)
    part = terminal_of(family)
    try:
        text = text_of(options.file)
    except DiscoveryError as error:
        terminal.fail(error, options.json, file)
        return 1
    around = beside(options.file)
    faults = family.decks.faults(text, around)
    contents = {} if faults else part.deck_contents(text, around)
    for fault in faults:
        print(terminal.fault(fault, file), file=terminal.err)
    if options.json:
        listed = [terminal.as_object(fault) | _place(fault) for fault in faults]
        terminal.show({"sound": not faults, "faults": listed, **contents})
    elif not faults:
        terminal.say(f"deck-sound-{family.key}" if contents else "deck-sound", file=file, **contents)
    return 1 if faults else 0


def _place(fault: InvalidDeck) -> dict[str, Argument]:
    """Where in its line a fault is, as far as it is in one cell."""
    told = fault.arguments
    return {name: told[name] for name in ("table", "row", "column") if told.get(name)}
