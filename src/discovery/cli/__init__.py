"""The command line: ``discovery COMMAND``. See docs/command-line.md.

No input ends in a traceback: faults are one line on standard error and exit status 1, a misused command line
is status 2, Ctrl+C is 130.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from discovery.cli.arguments import parse
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, DiscoveryError, InvalidDeck, ProgramFault, StoreError

FAILED = 1
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    _prepare_streams()
    options = parse(sys.argv[1:] if arguments is None else list(arguments))
    terminal = Terminal(options.language, sys.stdout, sys.stderr)
    try:
        status: int = import_module(f"discovery.cli.commands.{options.module}").run(options, terminal)
        sys.stdout.flush()
    except BrokenPipeError:
        return _reader_gone()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except DiscoveryError as error:
        file = error.file if isinstance(error, InvalidDeck) else ""
        terminal.fail(error, getattr(options, "json", False), file)
        if isinstance(error, ProgramFault):
            print(error.whole if options.debug else error.frames, end="", file=sys.stderr)
        return FAILED
    except OSError:
        terminal.fail(StoreError(Code.CANNOT_WRITE, given="-"))
        return _reader_gone()
    return status


def _prepare_streams() -> None:
    """Use UTF-8 whatever the system's setting; a closed stream or a missing character must not stop the
    program."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open as long as the program runs
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open as long as the program runs
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")


def _reader_gone() -> int:
    """Handle a closed pipe (``| head``): nothing more can be printed, not even at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED
