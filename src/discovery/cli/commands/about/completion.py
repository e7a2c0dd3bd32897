"""``discovery completion``: a script by which a shell completes what is typed."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.terminal import Terminal


def run(options: Namespace, terminal: Terminal) -> int:
    """Print the script; what it says is in the language of the messages."""
    from discovery.cli.arguments import build
    from discovery.cli.parsing.offers import commands_of
    from discovery.cli.parsing.shells import script

    parser = build(["--help", "--language", terminal.language])
    print(script(options.shell, list(commands_of(parser))), end="", file=terminal.out)
    return 0
