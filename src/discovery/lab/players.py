"""Who can play in a match: programs by name, the rule book's virtual players, programs of one's own."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from discovery.bots import PROGRAMS, Maker
from discovery.errors import Code, InvalidSetup

VIRTUAL = ("bot", "bot+")
RANDOM = "random"


def header(player: str, number: int) -> str:
    """The seat as a record's header writes it, the ``number``-th at the table from 1."""
    return f"{seat_name(number)}={player}" if player in VIRTUAL else seat_name(number)


def seat_name(number: int) -> str:
    """The name of the ``number``-th seat."""
    return f"P{number}"


def maker_of(player: str) -> Maker | None:
    """What makes the program; ``None`` for a virtual player.

    ``"package.module:attribute"`` names one's own. ``InvalidSetup(UNKNOWN_PLAYER)`` if there is none.
    """
    if player in VIRTUAL:
        return None
    if player in PROGRAMS:
        return PROGRAMS[player]
    module, _, attribute = player.partition(":")
    try:
        made = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError, TypeError):
        raise InvalidSetup(Code.UNKNOWN_PLAYER, given=player[:60]) from None
    if not callable(made):
        raise InvalidSetup(Code.UNKNOWN_PLAYER, given=player[:60])
    return cast(Maker, made)
