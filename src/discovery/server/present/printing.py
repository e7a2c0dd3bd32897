"""Printing by a server: kinds of sheets in words, and orders from wishes."""

from __future__ import annotations

from discovery.core.errors import Code, InvalidInput
from discovery.core.press import SheetKind
from discovery.core.registry import family_of
from discovery.i18n import translate
from discovery.i18n.faults import Fault
from discovery.press.layout import Corner
from discovery.press.printing import (
    CALIBRATION,
    Flaw,
    Order,
    PrintedFile,
    as_images,
    as_pages,
    as_pdf,
    press_of,
)
from discovery.press.setting import DUPLEX, LINES, PaperSetting, chosen
from discovery.press.words import flaw_sentence
from discovery.server.config.settings import Limits
from discovery.server.present.workshop import workshop_of
from discovery.server.protocol import DeckDraft, PrintWanted, RoomOnPaper, SheetInfo, SheetsInfo
from discovery.server.tables.own_decks import checked_file

PER_INCH = 60.0
"""Of a picture that shows on the screen what will be on paper."""


def sheets_of(game: str, language: str) -> SheetsInfo:
    """The kinds of sheets of a game's family. ``InvalidInput`` NO_PRINTING."""
    kinds = [*press_of(family_of(game)).sheets, SheetKind(CALIBRATION, usual=False, cut=False)]
    named = ((one, translate(language, f"press-sheet-{one.key}")) for one in kinds)
    return SheetsInfo([SheetInfo(one.key, name, one.usual, one.cut) for one, name in named])


def order_of(wanted: PrintWanted, limits: Limits, language: str) -> Order:
    """The order to print. ``InvalidDeck`` with the first fault of a file, ``InvalidSetup`` UNKNOWN_DECK,
    ``InvalidInput`` BAD_PRINTING."""
    setting = PaperSetting(
        language=language,
        paper=wanted.paper,
        lines=chosen(wanted.lines, LINES),
        bleed=wanted.bleed,
        duplex=chosen(wanted.duplex, DUPLEX),
        shift=Corner(wanted.shift_x, wanted.shift_y),
        ink=wanted.ink,
        reverse=wanted.reverse,
        footer=wanted.footer,
    )
    return _order(wanted.game, wanted.deck, wanted.file, setting, dict(wanted.choices), limits)


def deck_wanted(game: str, key: str, file: str, limits: Limits) -> object:
    """A deck of the server by its key, or the one in a file."""
    decks = family_of(game).decks
    if not file:
        return decks.load(key or decks.ids[0])
    read = checked_file(game, file, limits)
    return read.way(next(iter(read.ways), ""))


def _order(
    game: str, key: str, file: str, setting: PaperSetting, choices: dict[str, str], limits: Limits
) -> Order:
    family = family_of(game)
    return Order(family.key, family.decks.brief(deck_wanted(game, key, file, limits)), setting, choices)


def printed(asked: tuple[Order, PrintWanted]) -> PrintedFile:
    """The file that is wanted, drawn in this process. ``InvalidInput`` NO_SHEET."""
    order, wanted = asked
    if wanted.form == "pdf":
        return as_pdf((order, wanted.sheet))
    if wanted.form == "images":
        return as_images((order, wanted.sheet))
    pages = as_pages((order, wanted.sheet), PER_INCH)
    if wanted.page > len(pages):
        raise InvalidInput(Code.BAD_PRINTING, given=wanted.page, known=f"1..{len(pages)}")
    return PrintedFile(f"{wanted.sheet}.png", pages[wanted.page - 1])


def room_order(draft: DeckDraft, limits: Limits, language: str) -> Order:
    """The usual sheets of a draft, whose room is asked about; errors as ``order_of``."""
    return _order(draft.game, "", draft.file, PaperSetting(language), {}, limits)


def room_on_paper(draft: DeckDraft, flaws: list[Flaw], language: str) -> RoomOnPaper:
    """Flaws in words, with the lines of the draft."""
    _, workshop, _ = workshop_of(draft.game)
    names, lines = workshop.names(draft.file, language), workshop.lines(draft.file)
    return RoomOnPaper(
        [
            Fault("no-room", "", flaw_sentence(flaw, language, names) + ".", lines.get(flaw.piece, 0))
            for flaw in flaws
        ]
    )
