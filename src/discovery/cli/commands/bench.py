"""``discovery bench``: how fast the engine is on this machine."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.decks import deck_named
from discovery.cli.game_arguments import ALL, games_named
from discovery.cli.progress import progress_bar
from discovery.cli.terminal import Terminal
from discovery.core.registry import family_of
from discovery.lab.bench import SEATS
from discovery.lab.speed import MEASURES, ROUNDS, Figures, SpeedResult, measure


def run(options: Namespace, terminal: Terminal) -> int:
    """Measure one game or all, and print each as soon as it is measured, as JSON or a table."""
    decks = family_of(options.game).decks
    deck = decks.brief(deck_named(options.deck or decks.ids[0], decks))
    for game in games_named(options.game or ALL):
        with progress_bar(terminal, ROUNDS) as progress:
            measured = measure(game, progress=progress, deck=deck)
        if options.json:
            terminal.show(as_object(measured))
        else:
            _draw(measured, terminal)
    return 0


def as_object(measured: SpeedResult) -> dict[str, object]:
    """The object that ``--json`` prints; its keys are a contract."""
    return {
        "game": measured.game,
        "compiled": measured.compiled,
        "seats": SEATS,
        **_rounded(measured.figures),
        "two_processes": round(measured.two_processes, 2),
        "pure": None if measured.pure is None else _rounded(measured.pure),
    }


def _rounded(figures: Figures) -> Figures:
    return {key: round(value) if value >= 1000 else round(value, 1) for key, value in figures.items()}


def _draw(measured: SpeedResult, terminal: Terminal) -> None:
    from rich.table import Table

    text, number = terminal.text, terminal.number
    table = Table(text("heading-measure"), text("heading-value"))
    if measured.pure is not None:
        table.add_column(text("heading-times-plain"))
    for key in MEASURES:
        value, times = measured.figures[key], measured.times_pure(key)
        cells = [number(value, 0 if value >= 1000 else 1), *([] if times is None else [number(times, 1)])]
        table.add_row(text(f"bench-{key}"), *cells)
    build = text("bench-compiled" if measured.compiled else "bench-plain")
    terminal.say("bench-title", game=terminal.game(measured.game), seats=SEATS, build=build)
    terminal.console().print(table)
    terminal.say("bench-two-processes", times=number(measured.two_processes, 2))
