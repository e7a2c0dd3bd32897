"""``discovery join``: a program of this machine takes a seat of a table by its link."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.terminal import Terminal
from discovery.server.lines.messages import Error
from discovery.server.lines.process import command_of
from discovery.server.lines.relay import join


def run(options: Namespace, terminal: Terminal) -> int:
    """Play until the table ends; then how it ended."""
    ended = join(options.link, command_of(options.program), options.name, terminal.language)
    if isinstance(ended, Error):
        print(f"discovery: {ended.code}: {ended.message}", file=terminal.err)
        return 1
    for row in ended.ranking:
        points = row.cards_left if row.total is None else row.total
        terminal.say("join-winner" if row.winner else "join-other", seat=row.seat + 1, points=points)
    return 0
