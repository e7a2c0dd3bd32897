"""The players of a match: programs by name, virtual players, and the caller's own programs."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from importlib import import_module
from types import ModuleType
from typing import cast

from discovery.core.errors import Code, InvalidSetup
from discovery.core.players.program import Maker
from discovery.core.registry import family_of
from discovery.lab.program_faults import not_loading

RANDOM = "random"
NOBODY_ELSE: Mapping[str, Maker] = {}
_PATH = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*")
"""The path of a module."""


def header(player: str, number: int, virtual: Collection[str]) -> str:
    """The seat as a record's header writes it, the ``number``-th at the table from 1.

    ``virtual`` are the kinds of players that the rules play.
    """
    return f"{seat_name(number)}={player}" if player in virtual else seat_name(number)


def seat_name(number: int) -> str:
    """The name of the ``number``-th seat."""
    return f"P{number}"


def maker_of(player: str, game: str, own: Mapping[str, Maker] = NOBODY_ELSE) -> Maker | None:
    """The maker of a program for the game of that key; ``None`` for a virtual player.

    ``own`` are the caller's own makers by name; ``"package.module:attribute"`` names any other.
    ``InvalidSetup``: UNKNOWN_PLAYER; NO_MODULE or NO_CALLABLE for what does not exist.
    ``ProgramFault(PROGRAM_NOT_LOADING)`` for a module that exists but fails.
    """
    family = family_of(game)
    if player in family.virtual:
        return None
    programs = family.players.programs
    if player in programs or player in own:
        return programs.get(player) or own[player]
    module, _, attribute = player.partition(":")
    if not _PATH.fullmatch(module) or not attribute:
        raise InvalidSetup(Code.UNKNOWN_PLAYER, given=player[:60])
    made = getattr(_loaded(module, player), attribute, None)
    if not callable(made):
        raise InvalidSetup(Code.NO_CALLABLE, given=module[:60], name=attribute[:60])
    return cast(Maker, made)


def _loaded(module: str, player: str) -> ModuleType:
    """Import the module of a program. The errors distinguish a missing module from one that fails itself."""
    try:
        return import_module(module)
    except (Exception, SystemExit) as error:
        missing = error.name or "" if isinstance(error, ModuleNotFoundError) else ""
        if missing and f"{module}.".startswith(f"{missing}."):
            raise InvalidSetup(Code.NO_MODULE, given=missing[:60]) from None
        raise not_loading(player, error) from error
