"""``discovery deck``: check a deck file, show it, compare it, make a new one, share it."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from discovery.cli.decks import deck_named, sibling_decks, text_of
from discovery.cli.files import printable_name, write_text
from discovery.cli.matches.file import exists
from discovery.cli.plain_text import terminal_of
from discovery.cli.terminal import Terminal
from discovery.core.decks import DeckLookup
from discovery.core.errors import (
    Argument,
    Code,
    DiscoveryError,
    InvalidDeck,
    InvalidInput,
    InvalidSetup,
)
from discovery.core.family import Family
from discovery.core.registry import family_of
from discovery.core.workshop import DeckWarning, DeckWish, Workshop
from discovery.engines.bounded import bounded
from discovery.engines.process import ResourceLimits
from discovery.i18n import LANGUAGES, translate
from discovery.press.printing import MEMORY, SECONDS, Order, checked_flaws
from discovery.press.setting import PaperSetting
from discovery.press.words import flaw_sentence as on_paper

MOST_LETTERS = 8000
"""The length of a link's end that messengers and browsers carry."""
LINK = "#/deck/"


def run(options: Namespace, terminal: Terminal) -> int:
    """Carry out the verb that was typed; returns the exit code."""
    family = family_of(options.game)
    if options.verb == "check":
        return _check(options, terminal, family)
    workshop = workshop_of(family)
    if options.verb == "new":
        return _new(options, terminal, family, workshop)
    if options.verb == "share":
        return _share(options, terminal, family, workshop)
    deck = deck_named(options.file, family.decks)
    if options.verb == "show":
        if options.json:
            terminal.show(workshop.as_object(deck, options.card))
        else:
            workshop.show(_naming(terminal, family, deck), deck, options.card)
        return 0
    other = deck_named(options.other, family.decks)
    if options.json:
        terminal.show(workshop.difference(deck, other))
    else:
        workshop.show_difference(_naming(terminal, family, deck, other), deck, other)
    return 0


def workshop_of(family: Family) -> Workshop:
    """The family's part for decks. ``InvalidSetup`` UNKNOWN_DECK in a family without one."""
    if family.workshop is None:
        raise InvalidSetup(Code.UNKNOWN_DECK, given=family.key)
    return family.workshop


def _naming(terminal: Terminal, family: Family, *decks: object) -> Terminal:
    """A terminal that knows the names of the decks' cards."""
    part = terminal_of(family)
    names = {card: name for deck in decks for card, name in part.names(terminal.language, deck).items()}
    return replace(terminal, names=names)


def _check(options: Namespace, terminal: Terminal, family: Family) -> int:
    """Print that the deck is sound, what it contains and what could be better, or list its faults on standard
    error (status 1)."""
    file, part = printable_name(options.file), terminal_of(family)
    try:
        text = text_of(options.file)
    except DiscoveryError as error:
        terminal.fail(error, options.json, file)
        return 1
    around = sibling_decks(options.file)
    faults = family.decks.faults(text, around)
    contents = {} if faults else part.deck_contents(text, around)
    advice = [] if faults else _advice(terminal, family, text, around)
    for fault in faults:
        print(terminal.fault(fault, file), file=terminal.err)
    if options.json:
        listed = [terminal.as_object(fault) | _place(fault) for fault in faults]
        told = {} if family.workshop is None else {"warnings": [_warned(*one) for one in advice]}
        terminal.show({"sound": not faults, "faults": listed, **told, **contents})
    elif not faults:
        terminal.say(f"deck-sound-{family.key}" if contents else "deck-sound", file=file, **contents)
        for warning, words in advice:
            terminal.say("deck-warning", file=file, line=str(warning.line), words=words)
    return 1 if faults else 0


def _advice(
    terminal: Terminal, family: Family, text: str, around: DeckLookup
) -> list[tuple[DeckWarning, str]]:
    """Advice on a sound deck, also in words."""
    if family.workshop is None:
        return []
    deck = family.decks.read(text, around)
    naming = _naming(terminal, family, deck)
    found = [
        (one, naming.text(f"deck-warning-{one.code}", **one.arguments))
        for one in family.workshop.warnings(text, around)
    ]
    return [*found, *_room(naming, family, deck, family.workshop.lines(text))]


def _room(
    terminal: Terminal, family: Family, deck: object, lines: Mapping[str, int]
) -> Iterator[tuple[DeckWarning, str]]:
    """Texts that do not fit on paper; empty where nothing can be printed."""
    order = Order(family.key, family.decks.brief(deck), PaperSetting(terminal.language))
    try:
        flaws = (
            []
            if family.press is None
            else bounded(checked_flaws, order, SECONDS, ResourceLimits(memory=MEMORY))
        )
    except DiscoveryError as error:
        if error.code == Code.NO_EXTRA:
            return
        raise
    for flaw in flaws:
        told: dict[str, Argument] = {"card": flaw.piece, "field": flaw.field, "language": flaw.language}
        words = on_paper(flaw, terminal.language, terminal.names)
        yield DeckWarning("room", lines.get(flaw.piece, 0), told), words


def _place(fault: InvalidDeck) -> dict[str, Argument]:
    """Where in its line a fault is, as far as it is in one cell."""
    told = fault.arguments
    return {name: told[name] for name in ("table", "row", "column") if told.get(name)}


def _warned(warning: DeckWarning, words: str) -> dict[str, object]:
    return {"line": warning.line, "code": warning.code, "message": words, **warning.arguments}


def _new(options: Namespace, terminal: Terminal, family: Family, workshop: Workshop) -> int:
    if exists(options.file) and not options.force:
        raise InvalidInput(Code.FILE_EXISTS, given=printable_name(options.file))
    path = Path(options.file)
    wish = DeckWish(
        id=re.sub(r"[^a-z0-9]+", "-", path.stem.casefold()).strip("-")[:40].strip("-") or "deck",
        eras=options.eras,
        cards=options.cards,
        source=_source(options.source, family, workshop) if options.source else "",
        like=deck_named(options.like, family.decks) if options.like else None,
        seed=options.seed,
        card={tag: translate(tag, "deck-card") for tag in LANGUAGES},
    )
    text = workshop.written(workshop.new(wish), path.suffix.casefold() == ".toml")
    written = str(write_text(options.file, text))
    faults = family.decks.faults(text, sibling_decks(options.file)) if options.source else ()
    if options.json:
        terminal.show({"file": written, "faults": len(faults)})
    else:
        terminal.say("deck-written", file=written)
    if faults:
        told = terminal.fault(faults[0], written)
        print(told, terminal.text("deck-copied-unsound", count=len(faults)), sep="\n", file=terminal.err)
    return 0


def _source(given: str, family: Family, workshop: Workshop) -> str:
    """The text of the deck to copy: of a link, one of the family's or a file."""
    if LINK in given:
        return workshop.linked(given)
    return workshop.text_of(given) if given in family.decks.ids else text_of(given)


def _share(options: Namespace, terminal: Terminal, family: Family, workshop: Workshop) -> int:
    """Print the link; a faulty deck is not shared."""
    text = text_of(options.file)
    try:
        family.decks.read(text, sibling_decks(options.file))
    except InvalidDeck as error:
        error.file = printable_name(options.file)
        raise
    licence = workshop.licence(text)
    end, bare = workshop.link(text, MOST_LETTERS)
    link = options.address.partition("#")[0] + end
    if options.json:
        terminal.show({"link": link, "texts": not bare, "licence": licence})
        return 0
    print(link, file=terminal.out)
    if not licence:
        print(terminal.text("deck-no-licence"), file=terminal.err)
    if bare:
        print(terminal.text("deck-bare-link"), file=terminal.err)
    return 0
