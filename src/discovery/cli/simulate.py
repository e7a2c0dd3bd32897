"""``discovery simulate``: programs against each other, with confidence intervals."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from discovery.cli.terminal import Terminal
from discovery.lab.simulation import Plan, Simulated, Standing, simulate


def run(options: Namespace, terminal: Terminal) -> int:
    """Play and print an object or a table."""
    plan = Plan(
        game=options.game,
        players=_words(options.seats),
        games=options.games,
        seed=secrets.token_hex(4) if options.seed is None else options.seed,
        options=_words(options.options),
        deck=options.deck,
        fixed=options.fixed_seats,
    )
    with _progress(terminal, plan.games) as progress:
        simulated = simulate(plan, options.workers, progress)
    if options.json:
        terminal.show(as_object(simulated))
    else:
        _draw(simulated, terminal)
    return 0


def _words(given: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in given.split(",") if word.strip())


@contextmanager
def _progress(terminal: Terminal, games: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, where somebody is looking."""
    if not terminal.err.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(file=terminal.err), transient=True) as bar:
        task = bar.add_task(terminal.text("simulate-working"), total=games)
        yield lambda done: bar.advance(task, done)


def as_object(simulated: Simulated) -> dict[str, Any]:
    """What ``--json`` prints; its keys are a contract."""
    return {
        "game": simulated.plan.game,
        "games": simulated.plan.games,
        "moves": simulated.moves,
        "cpu_seconds": round(simulated.cpu_seconds, 4),
        "seats": [_seat(standing) for standing in simulated.seats],
    }


def _seat(standing: Standing) -> dict[str, Any]:
    return {
        "player": standing.player,
        "wins": round(standing.wins, 4),
        "win_share": round(standing.win_share, 6),
        "low": round(standing.low, 6),
        "high": round(standing.high, 6),
        "mean_points": None if standing.mean_points is None else round(standing.mean_points, 4),
    }


def _draw(simulated: Simulated, terminal: Terminal) -> None:
    plan, text = simulated.plan, terminal.text
    terminal.say("simulate-title", game=plan.game.capitalize(), games=plan.games, seed=plan.seed)
    terminal.console().print(_table(simulated, terminal))
    lengths = simulated.lengths
    mean = f"{simulated.moves / plan.games:.1f}"
    print(text("simulate-length", mean=mean, least=min(lengths), most=max(lengths)), file=terminal.out)
    terminal.say("simulate-fixed" if plan.fixed else "simulate-rotated")
    terminal.say("simulate-cost", seconds=f"{simulated.cpu_seconds:.2f}", moves=simulated.moves)


def _table(simulated: Simulated, terminal: Terminal) -> Any:
    from rich.table import Table

    scored = simulated.seats[0].mean_points is not None
    headings = ["player", "wins", "share", "interval", *(["mean", "spread", "range"] if scored else [])]
    table = Table(*(terminal.text(f"heading-{heading}") for heading in headings))
    for seat in simulated.seats:
        row = [
            seat.player,
            f"{seat.wins:.1f}",
            f"{100 * seat.win_share:.1f} %",
            f"{100 * seat.low:.1f} – {100 * seat.high:.1f}",
        ]
        if scored:
            row += [f"{seat.mean_points:.1f}", f"{seat.spread:.1f}", f"{seat.least} … {seat.most}"]
        table.add_row(*(cell.replace(" ", "\u00a0") for cell in row))
    return table
