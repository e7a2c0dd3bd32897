"""``discovery admin classes`` and ``discovery admin class``."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.hosting.homes import home_of, teller
from discovery.cli.hosting.listing import show_list
from discovery.cli.hosting.moments import day
from discovery.cli.terminal import Terminal


def classes(options: Namespace, terminal: Terminal) -> int:
    """List all classes of the server; returns the exit code."""
    from discovery.server.classes.hosting import HostedClass, list_classes

    def row(one: HostedClass) -> tuple[str, ...]:
        return one.code, one.game, str(one.pupils), str(one.tables), day(one.created), day(one.until)

    found = list_classes(home_of(options), teller(terminal))
    headings = ("class-code", "game", "pupils", "tables", "made", "erased")
    return show_list(terminal, "classes", found, headings, row, as_json=options.json)


def erase(options: Namespace, terminal: Terminal) -> int:
    """Erase a class with all that is kept about it."""
    from discovery.server.classes.hosting import erase_class

    done = erase_class(home_of(options), options.code, teller(terminal))
    terminal.say({"done": "admin-class-erased", "asked": "admin-class-asked"}[done], code=options.code)
    return 0
