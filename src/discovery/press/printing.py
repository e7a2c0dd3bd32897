"""A wish for paper, done: files with their names, and what has no room on its piece.

Drawing takes up to a second a sheet and text may come from anybody, so programs and servers let it run in a
process of its own (``engines.bounded``) with ``SECONDS`` and ``MEMORY``.
"""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from discovery.core import registry
from discovery.core.errors import Code, InvalidInput
from discovery.core.family import Family
from discovery.core.press import Pages, Pieces, PressPart, PrintWish
from discovery.i18n import LANGUAGES, translate
from discovery.press import render
from discovery.press.jobs import Job, pages_job, sheets_job, single_job
from discovery.press.letters import missing_letters
from discovery.press.setting import PaperSetting

SECONDS = 30.0
MEMORY = 512 * 2**20
"""Of one kind of sheets."""
AT_HOME_SECONDS = 180.0
"""The limit on one's own machine, which may be slow, and where nobody else waits."""
CALIBRATION = "calibration"
"""The sheet that belongs to no game."""
FIXED = (1980, 1, 1, 0, 0, 0)
"""The time of files in an archive, so that the same wish gives the same bytes."""


@dataclass(frozen=True, slots=True)
class Order:
    """A print order: the key of a family, a deck (``Decks.brief``), settings and choices, and pictures of the
    deck's own by the names of their files."""

    family: str
    deck: object
    setting: PaperSetting
    choices: Mapping[str, str] = field(default_factory=dict)
    pictures: Mapping[str, bytes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PrintedFile:
    """A file: PDF, or an archive of images."""

    name: str
    data: bytes


def press_of(family: Family) -> PressPart:
    """The family's part for printing. ``InvalidInput`` NO_PRINTING without one."""
    if family.press is None:
        raise InvalidInput(Code.NO_PRINTING)
    return family.press


def keys_of(family: Family, wanted: Sequence[str]) -> list[str]:
    """The kinds of sheets that are wanted, the usual ones if none is named. ``InvalidInput`` NO_SHEET."""
    kinds = press_of(family).sheets
    known = [kind.key for kind in kinds] + [CALIBRATION]
    unknown = next((key for key in wanted if key not in known), None)
    if unknown is not None:
        raise InvalidInput(Code.NO_SHEET, given=unknown[:60], known=" ".join(known))
    return [key for key in known if key in wanted] if wanted else [kind.key for kind in kinds if kind.usual]


def as_pdf(asked: tuple[Order, str]) -> PrintedFile:
    """One kind of sheets as PDF: ``prehistory-fronts.pdf``."""
    order, key = asked
    job, folder, sheet = _drawing(order, key)
    drawn = render.pdf(job, folder, order.pictures)
    if isinstance(sheet, Pages) and sheet.folded:
        drawn = render.folded(drawn, order.setting.duplex)
    return PrintedFile(f"{_file_name(order, key)}.pdf", drawn)


def document(asked: tuple[str, Pages, PaperSetting, str]) -> bytes:
    """A document that belongs to no deck, as PDF: the family that draws it, its pages, how, and its title."""
    key, pages, setting, title = asked
    return render.pdf(pages_job(pages, setting, title), press_of(registry.family(key)).templates)


def as_pages(asked: tuple[Order, str], per_inch: float) -> list[bytes]:
    """Each page of one kind of sheets as PNG, to be looked at."""
    order, key = asked
    job, folder, _ = _drawing(order, key)
    return render.png(job, folder, order.pictures, per_inch)


def as_images(asked: tuple[Order, str]) -> PrintedFile:
    """The pieces of one kind as an archive of PNG for print services, with a list of copies. ``InvalidInput``
    NO_SHEET for a document."""
    order, key = asked
    sheet, part, wish = _sheet(order, key)
    if part is None or not isinstance(sheet, Pieces):
        raise InvalidInput(Code.NO_SHEET, given=key, known=" ".join(cut_keys(order)))
    job = single_job(sheet, order.setting, part.title(wish))
    images = render.png(job, part.templates, order.pictures)
    return PrintedFile(f"{_file_name(order, key)}-images.zip", _archive(sheet, images))


def as_cards(asked: tuple[Order, str]) -> PrintedFile:
    """The pieces of one kind as PDF of one piece a page, with trim and bleed boxes for print services."""
    order, key = asked
    sheet, part, wish = _sheet(order, key)
    if part is None or not isinstance(sheet, Pieces):
        raise InvalidInput(Code.NO_SHEET, given=key, known=" ".join(cut_keys(order)))
    job = single_job(sheet, order.setting, part.title(wish))
    data = render.with_boxes(render.pdf(job, part.templates, order.pictures), order.setting.bleed)
    return PrintedFile(f"{_file_name(order, key)}-each.pdf", data)


def cut_keys(order: Order) -> list[str]:
    """The usual kinds of sheets that are cut into pieces."""
    kinds = press_of(registry.family(order.family)).sheets
    return [kind.key for kind in kinds if kind.usual and kind.cut]


@dataclass(frozen=True, slots=True)
class Flaw:
    """A piece whose ``field`` takes ``have`` of ``room`` mm, or with ``letters`` that no font has, as it is
    printed in a ``language``."""

    piece: str
    field: str
    have: float = 0.0
    room: float = 0.0
    letters: str = ""
    language: str = ""


def flaws(asked: tuple[Order, str]) -> list[Flaw]:
    """The flaws of one kind of sheets: fields that overflow, letters that no font has."""
    order, key = asked
    sheet, part, wish = _sheet(order, key)
    if part is None:
        return []
    job = _job(order, sheet, part.title(wish))
    tongue = order.setting.language
    listed = [
        Flaw(one.piece, one.field, one.have, one.room, language=tongue)
        for one in render.overflows(job, part.templates, order.pictures)
    ]
    for name, data in _told(sheet):
        letters = missing_letters(_texts(data))
        if letters:
            listed.append(Flaw(name, "letters", letters=letters, language=tongue))
    return listed


def _told(sheet: Pieces | Pages) -> Sequence[tuple[str, Mapping[str, Any]]]:
    """The data of the pieces by their ids, or of a document by its key."""
    if isinstance(sheet, Pages):
        return [(sheet.key, sheet.data)]
    return [(piece.id, piece.data) for piece in sheet.pieces]


def checked_flaws(order: Order) -> list[Flaw]:
    """Of the sheets whose text comes from deck files, in all languages, the order's first.

    Words that a language takes from another are as wide in both: what they lack is told once.
    """
    part = press_of(registry.family(order.family))
    first = order.setting.language
    orders = [
        replace(order, setting=replace(order.setting, language=language))
        for language in sorted(LANGUAGES, key=lambda language: language != first)
    ]
    unique: dict[Flaw, Flaw] = {}
    for one in orders:
        for flaw in (flaw for key in part.checked for flaw in flaws((one, key))):
            unique.setdefault(replace(flaw, language=""), flaw)
    return list(unique.values())


def _sheet(order: Order, key: str) -> tuple[Pieces | Pages, PressPart | None, PrintWish]:
    family = registry.family(order.family)
    deck = family.decks.load(order.deck) if isinstance(order.deck, str) else order.deck
    setting = order.setting
    wish = PrintWish(
        deck, setting.language, setting.paper, setting.ink, order.choices, frozenset(order.pictures)
    )
    if key == CALIBRATION:
        return Pages(CALIBRATION, CALIBRATION, _calibration(setting.language)), None, wish
    part = press_of(family)
    return part.sheet(key, wish), part, wish


def _calibration(language: str) -> dict[str, str]:
    """The words of that sheet."""
    return {
        word: translate(language, f"press-calibration-{word}") for word in ("size", "front", "back", "how")
    }


def _drawing(order: Order, key: str) -> tuple[Job, Path, Pieces | Pages]:
    """One kind of sheets as a job, with the folder of its templates."""
    sheet, part, wish = _sheet(order, key)
    if part is None:
        return _job(order, sheet, ""), render.TEMPLATES, sheet
    return _job(order, sheet, part.title(wish)), part.templates, sheet


def _job(order: Order, sheet: Pieces | Pages, title: str) -> Job:
    if isinstance(sheet, Pages):
        return pages_job(sheet, order.setting, title)
    return sheets_job(sheet, order.setting, title)


def _file_name(order: Order, key: str) -> str:
    named = order.deck if isinstance(order.deck, str) else getattr(order.deck, "id", order.family)
    return f"{named}-{key}".replace("+", "-")


def _archive(sheet: Pieces, images: Sequence[bytes]) -> bytes:
    """``001-gathering-front.png`` .., the back, and ``cards.csv``."""
    out, table = io.BytesIO(), io.StringIO()
    rows = csv.writer(table, lineterminator="\n")
    rows.writerow(("number", "id", "name", "copies"))
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for number, (piece, image) in enumerate(zip(sheet.pieces, images, strict=False), 1):
            archive.writestr(zipfile.ZipInfo(f"{number:03}-{piece.id}-front.png", FIXED), image)
            rows.writerow((number, piece.id, piece.name, piece.copies))
        for back, image in zip(sheet.backs, images[len(sheet.pieces) :], strict=True):
            archive.writestr(zipfile.ZipInfo(f"{back.id}.png", FIXED), image)
        archive.writestr(zipfile.ZipInfo("cards.csv", FIXED), table.getvalue())
    return out.getvalue()


def _texts(data: Any) -> str:
    """All text in the data of a piece but drawings, which are ASCII."""
    if isinstance(data, str):
        return data
    if isinstance(data, Mapping):
        return "".join(_texts(value) for value in data.values())
    return "".join(_texts(value) for value in data) if isinstance(data, list | tuple) else ""
