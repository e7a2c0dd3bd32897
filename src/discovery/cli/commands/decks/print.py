"""``discovery deck print FILE``: a PDF for each kind of sheets, or images for print services."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import replace

from discovery.cli.decks import deck_named
from discovery.cli.files import make_folder, write_bytes
from discovery.cli.plain_text import terminal_of
from discovery.cli.progress import progress_bar
from discovery.cli.terminal import Terminal
from discovery.cli.workshop.arguments import PRINT_CHOICES
from discovery.cli.workshop.pictures import own_pictures
from discovery.core.registry import family_of
from discovery.engines.bounded import bounded
from discovery.engines.process import ResourceLimits
from discovery.press.layout import Corner
from discovery.press.printing import (
    AT_HOME_SECONDS,
    MEMORY,
    Flaw,
    Order,
    PrintedFile,
    as_cards,
    as_images,
    as_pdf,
    cut_keys,
    flaws,
    keys_of,
)
from discovery.press.setting import PaperSetting
from discovery.press.words import flaw_sentence

Maker = Callable[[tuple[Order, str]], PrintedFile]


def run(options: Namespace, terminal: Terminal) -> int:
    """Draw each kind of sheets in a process of its own, and say what has no room; status 1 if anything has
    none."""
    family = family_of(options.game)
    deck = deck_named(options.file, family.decks)
    setting = _setting(options, terminal.language)
    choices = {name: getattr(options, name) for name in PRINT_CHOICES if getattr(options, name)}
    names = dict(terminal_of(family).names(terminal.language, deck))
    pictures = own_pictures(options.file, names)
    order = Order(family.key, family.decks.brief(deck), setting, choices, pictures.files)
    each = options.images or options.pdf_each
    wanted = [key for key in options.sheets.split(",") if key]
    keys = cut_keys(order) if each and not wanted else keys_of(family, wanted)
    maker = as_images if options.images else as_cards if options.pdf_each else as_pdf
    folder = make_folder(options.out or ".")
    made, found = [], []
    with progress_bar(terminal, len(keys), "print-working") as tell:
        for key in keys:
            printed, flawed = _drawn(maker, order, key)
            made.append(str(write_bytes(str(folder / printed.name), printed.data)))
            found += flawed
            tell(1)
    _tell(options, replace(terminal, names=names), made, found, pictures.unused)
    return 1 if found else 0


def _setting(options: Namespace, language: str) -> PaperSetting:
    return PaperSetting(
        language=language,
        paper=options.paper,
        lines=options.lines,
        bleed=options.bleed,
        duplex=options.duplex,
        shift=Corner(*options.shift_back),
        ink=options.ink,
        reverse=options.reverse,
        margin=options.margin,
        footer=options.footer,
    )


def _drawn(maker: Maker, order: Order, key: str) -> tuple[PrintedFile, list[Flaw]]:
    """A deck may come from anybody, so drawing it is bounded in time and memory. One process does both: it
    takes longer to start than most sheets take to draw."""
    return bounded(_draw, (maker, order, key), AT_HOME_SECONDS, ResourceLimits(memory=MEMORY))


def _draw(asked: tuple[Maker, Order, str]) -> tuple[PrintedFile, list[Flaw]]:
    maker, order, key = asked
    return maker((order, key)), flaws((order, key))


def _tell(
    options: Namespace, terminal: Terminal, made: Sequence[str], found: Sequence[Flaw], unused: Sequence[str]
) -> None:
    if options.json:
        flaws = [_as_object(flaw) for flaw in found]
        terminal.show({"files": made, "flaws": flaws, "unused": unused})
        return
    for file in made:
        terminal.say("deck-written", file=file)
    for flaw in found:
        print(flaw_sentence(flaw, terminal.language, terminal.names), file=terminal.err)
    for file in unused:
        print(terminal.text("print-unused", file=file), file=terminal.err)


def _as_object(flaw: Flaw) -> dict[str, str | float]:
    if flaw.letters:
        return {"piece": flaw.piece, "field": flaw.field, "letters": flaw.letters}
    return {"piece": flaw.piece, "field": flaw.field, "have": flaw.have, "room": flaw.room}
