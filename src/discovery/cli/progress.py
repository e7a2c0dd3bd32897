"""Helpers of commands that take long: worker processes and a progress bar."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from discovery.cli.terminal import Terminal
from discovery.lab.parallel import Workers


def crew(options: Namespace) -> Workers:
    """The worker processes that the options name; by default one on this machine, or all of a cluster."""
    usual = 0 if options.ray else 1
    return Workers(usual if options.workers is None else options.workers, options.ray)


@contextmanager
def progress_bar(
    terminal: Terminal, total: int, message: str = "simulate-working"
) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if it is a screen; call the yielded function with the number of
    games, or whatever is counted, done."""
    if not terminal.err.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(file=terminal.err), transient=True) as bar:
        task = bar.add_task(terminal.text(message), total=total)
        yield lambda done: bar.advance(task, done)
