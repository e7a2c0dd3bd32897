"""Who can play in a match: programs by name, the rule book's virtual players, programs of one's own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import cast

from discovery.core.errors import Code, InvalidSetup
from discovery.core.program import Maker
from discovery.evolution.bots import PROGRAMS
from discovery.lab.program_faults import not_loading

VIRTUAL = ("bot", "bot+")
RANDOM = "random"
NOBODY_ELSE: Mapping[str, Maker] = {}
_PATH = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*")
"""The path of a module."""


def header(player: str, number: int) -> str:
    """The seat as a record's header writes it, the ``number``-th at the table from 1."""
    return f"{seat_name(number)}={player}" if player in VIRTUAL else seat_name(number)


def seat_name(number: int) -> str:
    """The name of the ``number``-th seat."""
    return f"P{number}"


def maker_of(player: str, own: Mapping[str, Maker] = NOBODY_ELSE) -> Maker | None:
    """What makes the program; ``None`` for a virtual player. ``own`` are makers of one's own, by name.

    ``"package.module:attribute"`` names one's own. ``InvalidSetup``: UNKNOWN_PLAYER; NO_MODULE, NO_CALLABLE
    for what is not there. ``ProgramFault(PROGRAM_NOT_LOADING)`` for a module that is there and fails.
    """
    if player in VIRTUAL:
        return None
    if player in PROGRAMS or player in own:
        return PROGRAMS.get(player) or own[player]
    module, _, attribute = player.partition(":")
    if not _PATH.fullmatch(module) or not attribute:
        raise InvalidSetup(Code.UNKNOWN_PLAYER, given=player[:60])
    made = getattr(_loaded(module, player), attribute, None)
    if not callable(made):
        raise InvalidSetup(Code.NO_CALLABLE, given=module[:60], name=attribute[:60])
    return cast(Maker, made)


def _loaded(module: str, player: str) -> ModuleType:
    """The module of a program, told apart: it is not there, or it fails by itself."""
    try:
        return import_module(module)
    except (Exception, SystemExit) as error:
        missing = error.name or "" if isinstance(error, ModuleNotFoundError) else ""
        if missing and f"{module}.".startswith(f"{missing}."):
            raise InvalidSetup(Code.NO_MODULE, given=missing[:60]) from None
        raise not_loading(player, error) from error
