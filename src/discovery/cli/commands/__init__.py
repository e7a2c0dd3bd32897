"""Runs a command, and tells in a sentence why it could not be."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from discovery.cli.arguments import parse
from discovery.cli.parsing.parser import language_in
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, DiscoveryError, InvalidDeck, InvalidInput, ProgramFault, StoreError
from discovery.core.registry import check_variable

FAILED = 1


def run(arguments: Sequence[str]) -> int:
    """Run one command; returns the exit status. ``SystemExit`` for a misused command line."""
    try:
        check_variable()
    except InvalidInput as error:
        Terminal(language_in(arguments), sys.stdout, sys.stderr).fail(error, "--json" in arguments)
        return FAILED
    options = parse(arguments)
    terminal = Terminal(options.language, sys.stdout, sys.stderr)
    try:
        status: int = import_module(f"discovery.cli.commands.{options.module}").run(options, terminal)
        sys.stdout.flush()
    except DiscoveryError as error:
        file = error.file if isinstance(error, InvalidDeck) else ""
        terminal.fail(error, getattr(options, "json", False), file)
        if isinstance(error, ProgramFault):
            print(error.whole if options.debug else error.frames, end="", file=sys.stderr)
        return FAILED
    except BrokenPipeError:
        raise
    except OSError:
        terminal.fail(StoreError(Code.CANNOT_WRITE, given="-"))
        nothing_more()
        return FAILED
    return status


def nothing_more() -> None:
    """Print nothing more on standard output, where nothing arrives, not even what is left at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
