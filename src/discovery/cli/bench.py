"""``discovery bench``: how fast the engine is on this machine."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict

from discovery.cli.terminal import Terminal
from discovery.lab.bench import Measured, measure


def run(options: Namespace, terminal: Terminal) -> int:
    """Measure, then print an object or a table."""
    measured = measure(options.game)
    if options.json:
        terminal.show({key: _rounded(value) for key, value in asdict(measured).items()})
    else:
        _draw(measured, terminal)
    return 0


def _rounded(value: object) -> object:
    if not isinstance(value, float):
        return value
    return round(value) if value >= 1000 else round(value, 1)


def _shown(value: float, terminal: Terminal) -> str:
    return terminal.number(value, 0 if value >= 1000 else 1)


def _draw(measured: Measured, terminal: Terminal) -> None:
    from rich.table import Table

    table = Table(terminal.text("heading-measure"), terminal.text("heading-value"))
    for key, value in asdict(measured).items():
        if isinstance(value, float):
            table.add_row(terminal.text(f"bench-{key}"), _shown(value, terminal))
    build = terminal.text("bench-compiled" if measured.compiled else "bench-plain")
    terminal.say("bench-title", game=measured.game.capitalize(), seats=measured.seats, build=build)
    terminal.console().print(table)
