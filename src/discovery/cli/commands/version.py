"""``discovery version``."""

from __future__ import annotations

from argparse import Namespace

from discovery import COMPILED, __version__
from discovery.cli.terminal import Terminal


def run(options: Namespace, terminal: Terminal) -> int:
    """The version of the package, of the record format and of the rules, and which engine runs."""
    from discovery.evolution.model.ruleset import RULES_VERSION
    from discovery.play.records.record import FORMAT

    build = terminal.text("bench-compiled" if COMPILED else "bench-plain")
    terminal.say("version", version=__version__, format=FORMAT, rules=RULES_VERSION, build=build)
    return 0
