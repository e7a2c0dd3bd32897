"""The command line: ``discovery COMMAND``. See docs/command-line.md.

No input ends in a traceback: faults are one line on standard error and exit status 1, a misused command line
is status 2, Ctrl+C is 130, whenever it is pressed: nothing else is imported here, since that takes its time.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence

DONE, INTERRUPTED = 0, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status. Without ``arguments`` it is that of the process, which ends
    then: from here on Ctrl+C stops it without a word."""
    try:
        from discovery.cli.commands import nothing_more, run

        _prepare_streams()
        try:
            return run(sys.argv[1:] if arguments is None else list(arguments))
        except BrokenPipeError:  # the reader has closed the pipe, as in ``| head``
            nothing_more()
            return DONE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    finally:
        if arguments is None:
            signal.signal(signal.SIGINT, signal.SIG_DFL)


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
