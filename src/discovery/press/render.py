"""Draws jobs with Typst: the only module that knows it.

Templates and the job are copied into a folder of their own, which is all that Typst can read: no file, font
or package of the machine gets onto paper. Text of a deck arrives as JSON and is never markup.
"""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from discovery.core.errors import Code, MissingExtra, TableError
from discovery.press.jobs import Job
from discovery.press.layout import Duplex, stitched

HERE = Path(__file__).parent
TEMPLATES = HERE / "typst"
FONTS = HERE / "fonts"
MAIN = "sheet.typ"
PIXELS_PER_INCH = 300
POINTS_PER_MM = 72 / 25.4


@dataclass(frozen=True, slots=True)
class Overflow:
    """Something that has no room: the ``field`` of the piece ``piece`` takes ``have`` of ``room`` mm."""

    piece: str
    field: str
    have: float
    room: float


def pdf(job: Job, templates: Path) -> bytes:
    """The job as PDF with its fonts. The same job gives the same bytes."""
    with _compiler(job, templates) as typst:
        return _one(typst.compile(format="pdf", timestamp=0))


def png(job: Job, templates: Path, per_inch: float = PIXELS_PER_INCH) -> list[bytes]:
    """Each page of the job as PNG."""
    with _compiler(job, templates) as typst:
        made = typst.compile(format="png", ppi=per_inch)
        return made if isinstance(made, list) else [_one(made)]


def overflows(job: Job, templates: Path) -> list[Overflow]:
    """What has no room on its piece, in the order of the pages."""
    with _compiler(job, templates) as typst:
        found = json.loads(typst.query("<overflow>", field="value"))
    return [Overflow(one["piece"], one["field"], one["have"], one["room"]) for one in found]


def folded(data: bytes, duplex: Duplex) -> bytes:
    """The pages of a booklet two by two, so that its sheets are printed on both sides and folded. Sheets
    lie, so a printer that turns them over the long edge gets their backs upside down."""
    pypdf = _pypdf()
    reader, writer = pypdf.PdfReader(io.BytesIO(data)), pypdf.PdfWriter()
    pages = list(reader.pages)
    width, height = float(pages[0].mediabox.width), float(pages[0].mediabox.height)
    for count, side in enumerate(stitched(len(pages))):
        sheet = writer.add_blank_page(2 * width, height)
        turned = duplex == "long" and count % 2 == 1
        for place, number in enumerate(side):
            if number < len(pages):
                moved = pypdf.Transformation()
                if turned:
                    moved = moved.rotate(180).translate((2 - place) * width, height)
                else:
                    moved = moved.translate(place * width, 0)
                sheet.merge_transformed_page(pages[number], moved)
        sheet.compress_content_streams()
    writer.metadata = reader.metadata
    language = pypdf.generic.NameObject("/Lang")
    writer.root_object[language] = reader.root_object[language]
    out = io.BytesIO()
    writer.compress_identical_objects()
    writer.write(out)
    return out.getvalue()


def _pypdf() -> Any:
    """``MissingExtra`` NO_EXTRA without it."""
    try:
        import pypdf
    except ImportError:
        raise MissingExtra(Code.NO_EXTRA, given="pypdf", extra="press") from None
    return pypdf


def with_boxes(data: bytes, bleed: float) -> bytes:
    """The PDF with a trim box inside each page, ``bleed`` mm from its edges, and the page as bleed box."""
    pypdf = _pypdf()
    writer, inset = pypdf.PdfWriter(clone_from=io.BytesIO(data)), bleed * POINTS_PER_MM
    for page in writer.pages:
        box = page.mediabox
        page.bleedbox = box
        page.trimbox = pypdf.generic.RectangleObject(
            (box.left + inset, box.bottom + inset, box.right - inset, box.top - inset)
        )
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


@contextmanager
def _compiler(job: Job, templates: Path) -> Iterator[Any]:
    """A compiler that sees the templates and the job. ``MissingExtra`` NO_EXTRA without Typst."""
    try:
        import typst
    except ImportError:
        raise MissingExtra(Code.NO_EXTRA, given="typst", extra="press") from None
    with TemporaryDirectory(prefix="discovery-press-") as name:
        folder = Path(name)
        for source in (TEMPLATES, templates):
            for file in source.glob("*.typ"):
                shutil.copyfile(file, folder / file.name)
        folder.joinpath("job.json").write_text(json.dumps(job, ensure_ascii=False), "utf-8")
        packages = folder / "packages"
        yield typst.Compiler(
            folder / MAIN,
            root=folder,
            font_paths=[FONTS],
            ignore_system_fonts=True,
            package_path=packages,
            package_cache_path=packages,
        )


def _one(made: bytes | list[bytes] | None) -> bytes:
    """One page gives bytes, several a list in some formats."""
    if isinstance(made, list):
        made = made[0]
    if made is None:
        raise TableError(Code.INTERNAL)
    return made
