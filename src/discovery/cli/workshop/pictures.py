"""Pictures of a deck's own: ``ID.svg`` or ``ID.png`` in a folder beside the deck file, with its name."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

from discovery.cli.decks import files_in
from discovery.cli.files import read_bytes
from discovery.press.pictures import ENDINGS, MEGABYTES, check_picture

FOREIGN = (".jpg", ".jpeg", ".gif", ".webp", ".avif", ".bmp", ".tif", ".tiff")
"""How names of pictures end that cannot be printed."""


@dataclass(slots=True)
class OwnPictures:
    """``files``: by the name of its card and its kind, however the letters of the file's name are written.
    ``unused``: the paths of pictures that no card shows."""

    files: dict[str, bytes] = field(default_factory=dict)
    unused: list[str] = field(default_factory=list)


def own_pictures(given: str, pieces: Collection[str]) -> OwnPictures:
    """Those of the deck files in ``--deck``, for pieces of these ids. ``InvalidInput`` BAD_PICTURE,
    CANNOT_READ."""
    own = OwnPictures()
    for file in files_in(given):
        folder = Path(file).with_suffix("")
        for path in sorted(folder.iterdir() if folder.is_dir() else (), key=_rank):
            _take(own, path, pieces)
    own.unused.sort()
    return own


def _rank(path: Path) -> tuple[bool, bool, str]:
    """SVG comes before PNG and small letters before capitals: a card has one picture."""
    return path.suffix.lower() != ENDINGS[0], path.name != path.name.lower(), path.name


def _take(own: OwnPictures, path: Path, pieces: Collection[str]) -> None:
    piece, end = path.stem.lower(), path.suffix.lower()
    if end not in (*ENDINGS, *FOREIGN):
        return
    if end in FOREIGN or piece not in pieces or any(f"{piece}{other}" in own.files for other in ENDINGS):
        own.unused.append(str(path))
        return
    data = read_bytes(str(path), MEGABYTES * 10**6)
    check_picture(f"{piece}{end}", data)
    own.files[f"{piece}{end}"] = data
