"""``discovery export``: games between programs as a data set."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from discovery.cli.commands.simulate import planned
from discovery.cli.progress import progress_bar
from discovery.cli.terminal import Terminal


def run(options: Namespace, terminal: Terminal) -> int:
    """Play the planned games and write their decisions to a data set; returns the exit code."""
    from discovery.lab.environments.dataset import export

    plan, target = planned(options, terminal), Path(options.file).expanduser()
    with progress_bar(terminal, plan.games) as progress:
        made = export(plan, target, progress)
    file = str(target.resolve())
    if options.json:
        terminal.show({"file": file, "games": made.games, "rows": made.rows, "seed": plan.seed})
    else:
        terminal.say("export-done", games=made.games, rows=made.rows, file=file, seed=plan.seed)
    return 0
