"""Pictures of a deck's own: ``ID.svg`` or ``ID.png`` in a folder beside the deck file, with its name."""

from __future__ import annotations

import re
from pathlib import Path

from discovery.cli.decks import files_in
from discovery.cli.files import read_bytes
from discovery.press.pictures import MEGABYTES, check_picture

_PICTURE = re.compile(r"[a-z0-9-]+\.(svg|png)")


def own_pictures(given: str) -> dict[str, bytes]:
    """Those of the deck files in ``--deck``, by their names. ``InvalidInput`` BAD_PICTURE, CANNOT_READ."""
    found = {}
    for file in files_in(given):
        folder = Path(file).with_suffix("")
        names = sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []
        for name in filter(_PICTURE.fullmatch, names):
            found[name] = read_bytes(str(folder / name), MEGABYTES * 10**6)
            check_picture(name, found[name])
    return found
