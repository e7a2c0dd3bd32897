"""Outside programs as the command line names them: ``--program NAME=COMMAND``."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.game_arguments import canonical
from discovery.core.errors import Code, InvalidInput
from discovery.core.players.program import Maker
from discovery.core.registry import families
from discovery.engines.outside.headless import Outside
from discovery.engines.outside.host import ExternalPrograms
from discovery.engines.outside.process import command_of


def commands_of(options: Namespace) -> dict[str, str]:
    """The commands by name. ``InvalidInput(BAD_NAME)`` for a name that one of the project's programs has."""
    commands = dict(options.program)
    for name in commands:
        if any(canonical(name) in family.players.programs for family in families()):
            raise InvalidInput(Code.BAD_NAME, given=name)
    return commands


def makers_of(options: Namespace) -> dict[str, Maker]:
    """Makers of the outside programs for simulations, by name; errors as ``host_of``."""
    return {
        name: Outside(name, tuple(command_of(command)), options.program_seconds)
        for name, command in commands_of(options).items()
    }


def host_of(options: Namespace) -> ExternalPrograms | None:
    """The host that starts the programs and talks to them; ``TableError(NOT_STARTING)`` for a missing
    command."""
    commands = commands_of(options)
    return ExternalPrograms(commands, options.program_seconds) if commands else None
