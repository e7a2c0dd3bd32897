"""``discovery lab run PLAN``: answers a question by playing, on this machine or a Ray cluster."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from discovery.cli.commands.decks.balance import games_bar
from discovery.cli.external_programs import makers_of
from discovery.cli.progress import crew
from discovery.cli.terminal import Terminal
from discovery.cli.workshop.plan_file import PlanFile, plan_in
from discovery.core.registry import family_of
from discovery.lab.experiment.measurements_file import MeasurementsFile
from discovery.lab.experiment.question import CellAnswer, answers, settled
from discovery.lab.experiment.running import run as play


def run(options: Namespace, terminal: Terminal) -> int:
    """Play and print an object or a table."""
    plan = plan_in(options.file)
    cells = plan.question.cells
    seed = options.seed or plan.seed
    store = MeasurementsFile(Path(options.resume), _header(plan, seed)) if options.resume else None
    with games_bar(terminal, sum(cell.games for cell in cells)) as tell:
        ended = partial(settled, plan.question)
        results = play(cells, seed, ended, crew(options), tell, store, makers_of(options))
    found = answers(plan.question, results)
    if options.json:
        terminal.show({"title": plan.title, "seed": seed, "answers": [_as_object(one) for one in found]})
    else:
        _draw(plan, found, terminal)
    return 0


def _header(plan: PlanFile, seed: str) -> dict[str, object]:
    sides = [side for cell in plan.question.cells for side in cell.sides]
    families = {family_of(side.game).key: family_of(side.game) for side in sides}
    decks = [family_of(side.game).decks.key_of(side.deck) for side in sides if not isinstance(side.deck, str)]
    return {
        "seed": seed,
        "plan": {key: value for key, value in plan.whole.items() if key not in ("title", "seed")},
        "rules": {key: family.rules_version for key, family in families.items()},
        "levels": {key: family.players.digest for key, family in families.items()},
        "decks": sorted(set(decks)),
    }


def _as_object(one: CellAnswer) -> dict[str, object]:
    return {
        "cell": one.cell,
        "value": one.value,
        "games": one.games,
        "means": [round(mean, 6) for mean in one.means],
        "intervals": [
            [round(mean - half, 6), round(mean + half, 6)]
            for mean, half in zip(one.means, one.halves, strict=True)
        ],
        "difference": None if one.difference is None else round(one.difference, 6),
        "interval": None
        if one.difference is None
        else [round(one.difference - one.half, 6), round(one.difference + one.half, 6)],
        "status": one.status,
    }


def _draw(plan: PlanFile, found: Sequence[CellAnswer], terminal: Terminal) -> None:
    if plan.title:
        terminal.line(plan.title)
    both = any(one.difference is not None for one in found)
    headings = [
        "lab-cell",
        "lab-value",
        "games",
        "lab-a",
        *(["lab-b", "lab-difference"] if both else []),
        "lab-so",
    ]
    terminal.grid(headings, [_row(one, terminal) for one in found])
    terminal.say("lab-about")


def _row(one: CellAnswer, terminal: Terminal) -> list[str]:
    def told(mean: float, half: float) -> str:
        return f"{terminal.number(mean, 3)} ± {terminal.number(half, 3)}"

    cells = [told(mean, half) for mean, half in zip(one.means, one.halves, strict=True)]
    if one.difference is not None:
        cells.append(told(one.difference, one.half))
    return [one.cell, one.value, str(one.games), *cells, terminal.text(f"lab-{one.status}")]
