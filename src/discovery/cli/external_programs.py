"""Outside programs as the command line names them: ``--program NAME=COMMAND``."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.game_arguments import canonical
from discovery.core.errors import Code, InvalidInput
from discovery.core.program import Maker
from discovery.core.registry import families
from discovery.engines.outside.headless import Outside
from discovery.engines.outside.host import Commands
from discovery.engines.outside.process import command_of


def named(options: Namespace) -> dict[str, str]:
    """The commands by name. ``InvalidInput(BAD_NAME)`` for a name that one of the project's programs has."""
    commands = dict(options.program)
    for name in commands:
        if any(canonical(name) in family.players.programs for family in families()):
            raise InvalidInput(Code.BAD_NAME, given=name)
    return commands


def headless(options: Namespace) -> dict[str, Maker]:
    """What makes players of the programs where nobody looks on; errors as ``outside``."""
    return {
        name: Outside(name, tuple(command_of(command)), options.program_seconds)
        for name, command in named(options).items()
    }


def outside(options: Namespace) -> Commands | None:
    """The programs, ready to be started; ``TableError(NOT_STARTING)`` for a command that there is not."""
    commands = named(options)
    return Commands(commands, options.program_seconds) if commands else None
