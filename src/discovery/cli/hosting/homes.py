"""The data that a command is about, and what it says beside its output."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from discovery.cli.commands.serve import folder_of
from discovery.cli.terminal import Terminal
from discovery.i18n import translate
from discovery.store.data_location import DataLocation, Notice


def home_of(options: Namespace) -> DataLocation:
    """Where the data are, by the options or the environment; the database counts before the directory."""
    return DataLocation(folder_of(options), options.database)


def home_named(words: str) -> DataLocation:
    """A place as one argument names it: an address or a directory."""
    if "://" in words:
        return DataLocation(Path(), words)
    return DataLocation(Path(words).expanduser())


def teller(terminal: Terminal) -> Notice:
    """Says, beside what was asked for, that the database has been brought up to date."""
    return lambda saved: print(
        translate(terminal.language, "server-migrated", file=str(saved)), file=terminal.err
    )
