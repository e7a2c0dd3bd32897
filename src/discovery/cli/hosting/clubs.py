"""``discovery admin clubs`` and ``discovery admin club``."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.hosting.homes import home_of, teller
from discovery.cli.hosting.listing import show_list
from discovery.cli.hosting.moments import day
from discovery.cli.terminal import Terminal


def clubs(options: Namespace, terminal: Terminal) -> int:
    """List all clubs of the server; returns the exit code."""
    from discovery.server.clubs.hosting import HostedClub, list_clubs

    def row(one: HostedClub) -> tuple[str, ...]:
        return one.code, one.name, str(one.members), str(one.tables), day(one.created), day(one.used)

    found = list_clubs(home_of(options), teller(terminal))
    headings = ("club-code", "club", "members", "tables", "made", "active")
    return show_list(terminal, "clubs", found, headings, row, as_json=options.json)


def close_club(options: Namespace, terminal: Terminal) -> int:
    """Close a club; its tables and contests stay."""
    from discovery.server.clubs import hosting

    hosting.close_club(home_of(options), options.code, teller(terminal))
    terminal.say("admin-club-closed", code=options.code)
    return 0
