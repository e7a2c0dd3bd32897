"""``discovery version``: prints the versions of the package, of the record format and of the rules."""

from __future__ import annotations

from argparse import Namespace

from discovery import COMPILED, __version__
from discovery.cli.terminal import Terminal


def run(options: Namespace, terminal: Terminal) -> int:
    """The version of the package, of the record format and of the rules, and which engine runs."""
    from discovery.core.registry import FIRST, family, family_keys
    from discovery.play.records.record import FORMAT

    if options.json:
        rules_of = {key: family(key).rules_version for key in family_keys()}
        told = {"version": __version__, "format": FORMAT, "rules": rules_of, "compiled": bool(COMPILED)}
        terminal.show(told)
        return 0
    build = terminal.text("bench-compiled" if COMPILED else "bench-plain")
    rules = family(FIRST).rules_version
    terminal.say("version", version=__version__, format=FORMAT, rules=rules, build=build)
    for key in family_keys()[1:]:
        terminal.say("version-family", family=key, rules=family(key).rules_version)
    return 0
