"""Draws jobs with Typst: the only module that knows it.

Templates and the job are copied into a folder of their own, which is all that Typst can read: no file, font
or package of the machine gets onto paper. Text of a deck arrives as JSON and is never markup.
"""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any

from discovery.core.errors import Code, MissingExtra, TableError
from discovery.press.jobs import Job
from discovery.press.layout import Duplex, stitched
from discovery.press.pictures import refuse_picture, without_size

HERE = Path(__file__).parent
TEMPLATES = HERE / "typst"
FONTS = HERE / "fonts"
MAIN = "sheet.typ"
PIXELS_PER_INCH = 300
POINTS_PER_MM = 72 / 25.4
Pictures = Mapping[str, bytes]
"""Files that the templates show, by their names."""
NONE: Pictures = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Overflow:
    """Something that has no room: the ``field`` of the piece ``piece`` takes ``have`` of ``room`` mm."""

    piece: str
    field: str
    have: float
    room: float


def pdf(job: Job, templates: Path, pictures: Pictures = NONE) -> bytes:
    """The job as PDF with its fonts. The same job gives the same bytes."""
    with _compiler(job, templates, pictures) as typst:
        return _one(typst.compile(format="pdf", timestamp=0))


def png(
    job: Job, templates: Path, pictures: Pictures = NONE, per_inch: float = PIXELS_PER_INCH
) -> list[bytes]:
    """Each page of the job as PNG."""
    with _compiler(job, templates, pictures) as typst:
        made = typst.compile(format="png", ppi=per_inch)
        return made if isinstance(made, list) else [_one(made)]


def overflows(job: Job, templates: Path, pictures: Pictures = NONE) -> list[Overflow]:
    """The fields that overflow their piece, in the order of the pages."""
    with _compiler(job, templates, pictures) as typst:
        rows = json.loads(typst.query("<overflow>", field="value"))
    return [Overflow(one["piece"], one["field"], one["have"], one["room"]) for one in rows]


def folded(data: bytes, duplex: Duplex) -> bytes:
    """The pages of a booklet two by two, so that its sheets are printed on both sides and folded. Sheets
    lie, so a printer that turns them over the long edge gets their backs upside down."""
    pypdf = _pypdf()
    reader, writer = pypdf.PdfReader(io.BytesIO(data)), pypdf.PdfWriter()
    pages = list(reader.pages)
    width, height = float(pages[0].mediabox.width), float(pages[0].mediabox.height)
    for count, side in enumerate(stitched(len(pages))):
        halves = {}
        turned = duplex == "long" and count % 2 == 1
        for place, number in enumerate(side):
            if number < len(pages):
                moved = pypdf.Transformation()
                if turned:
                    moved = moved.rotate(180).translate((2 - place) * width, height)
                else:
                    moved = moved.translate(place * width, 0)
                halves[f"/Half{place}"] = pages[number], moved
        _draw(writer, writer.add_blank_page(2 * width, height), halves)
    writer.metadata = reader.metadata
    language = pypdf.generic.NameObject("/Lang")
    writer.root_object[language] = reader.root_object[language]
    out = io.BytesIO()
    writer.compress_identical_objects()
    writer.write(out)
    return out.getvalue()


def _draw(writer: Any, sheet: Any, halves: Mapping[str, tuple[Any, Any]]) -> None:
    """Draw pages on a sheet, each by its name and moved.

    A page becomes a form, which is copied as it is. pypdf's own way to merge pages reads and writes every
    operator of both, which takes twenty times as long.
    """
    generic = _pypdf().generic
    forms, drawn = generic.DictionaryObject(), []
    for name, (page, moved) in halves.items():
        form = generic.DecodedStreamObject()
        form.set_data(page.get_contents().get_data())
        form[generic.NameObject("/Type")] = generic.NameObject("/XObject")
        form[generic.NameObject("/Subtype")] = generic.NameObject("/Form")
        form[generic.NameObject("/BBox")] = generic.RectangleObject(tuple(page.mediabox))
        form[generic.NameObject("/Resources")] = page["/Resources"].clone(writer)
        forms[generic.NameObject(name)] = writer._add_object(form.flate_encode())
        drawn.append(f"q {' '.join(f'{number:.4f}' for number in moved.ctm)} cm {name} Do Q")
    content = generic.DecodedStreamObject()
    content.set_data("\n".join(drawn).encode("ascii"))
    sheet[generic.NameObject("/Resources")] = generic.DictionaryObject(
        {generic.NameObject("/XObject"): forms}
    )
    sheet[generic.NameObject("/Contents")] = writer._add_object(content)


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
def _compiler(job: Job, templates: Path, pictures: Pictures) -> Iterator[Any]:
    """A compiler that sees the templates, the job and the pictures. ``MissingExtra`` NO_EXTRA without Typst,
    ``InvalidInput`` BAD_PICTURE for a picture that cannot be drawn."""
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
        shown = folder / "pictures"
        shown.mkdir()
        for picture, data in pictures.items():
            shown.joinpath(picture).write_bytes(without_size(data) if picture.endswith(".svg") else data)
        try:
            yield _compiler_of(typst, folder, MAIN)
        except typst.TypstError:
            for picture in pictures:
                _try_picture(typst, shown, picture)
            raise


def _compiler_of(typst: Any, folder: Path, main: str) -> Any:
    packages = folder / "packages"
    return typst.Compiler(
        folder / main,
        root=folder,
        font_paths=[FONTS],
        ignore_system_fonts=True,
        package_path=packages,
        package_cache_path=packages,
    )


def _try_picture(typst: Any, folder: Path, picture: str) -> None:
    """``InvalidInput`` BAD_PICTURE if it cannot be drawn by itself."""
    folder.joinpath("one.typ").write_text(f'#image("{picture}")', "utf-8")
    try:
        _compiler_of(typst, folder, "one.typ").compile(format="pdf")
    except typst.TypstError:
        refuse_picture(picture)


def _one(made: bytes | list[bytes] | None) -> bytes:
    """One page gives bytes, several a list in some formats."""
    if isinstance(made, list):
        made = made[0]
    if made is None:
        raise TableError(Code.INTERNAL)
    return made
