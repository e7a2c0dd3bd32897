"""Files that a user names: read up to a limit, written completely or not at all."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from discovery.core.errors import Code, InvalidInput

STANDARD_INPUT = "-"


def read_bytes(name: str, most: int) -> bytes:
    """The file's bytes, at most one more than ``most``; ``"-"`` is standard input. ``InvalidInput`` if it
    cannot be read."""
    try:
        if name == STANDARD_INPUT:
            return sys.stdin.buffer.read(most + 1)
        with open(name, "rb") as file:
            return file.read(most + 1)
    except FileNotFoundError:
        raise InvalidInput(Code.NO_FILE, given=printable_name(name)) from None
    except (OSError, ValueError, AttributeError):
        raise InvalidInput(Code.CANNOT_READ, given=printable_name(name)) from None


def write_text(name: str, text: str) -> Path:
    """Write ``text`` and return its path, see ``write_bytes``."""
    return write_bytes(name, text.encode())


def write_bytes(name: str, data: bytes) -> Path:
    """Write ``data`` and return the path. ``InvalidInput(CANNOT_WRITE)`` leaves the old file as it was."""
    target = Path(name).expanduser()
    part = target.with_name(target.name + ".part")
    try:
        part.write_bytes(data)
        os.replace(part, target)
        return target.resolve()
    except (OSError, ValueError):
        raise InvalidInput(Code.CANNOT_WRITE, given=printable_name(name)) from None


def make_folder(name: str) -> Path:
    """The folder of that name, made if it is not there. ``InvalidInput(CANNOT_WRITE)``."""
    folder = Path(name).expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise InvalidInput(Code.CANNOT_WRITE, given=printable_name(name)) from None
    return folder


def printable_name(name: str) -> str:
    """A file name that can be printed on one line of a terminal."""
    return "".join(character if character.isprintable() else "?" for character in name)[:200]
