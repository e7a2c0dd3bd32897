"""The families of games that can be played. This is the only place that names them.

A family is a package with one object, its ``Family``, which has a part for each other package. Families are
imported on first use, so a command for one of them loads no other.
"""

from __future__ import annotations

import os
import re
from functools import cache
from importlib import import_module

from discovery.core.errors import Code, InvalidInput, InvalidSetup
from discovery.core.family import Family
from discovery.core.protocol import AnyGame, GameSpec

FIRST = "evolution"
"""The family whose games have no family before their key: records and set-ups are older than the others."""
_FAMILIES = {
    FIRST: "discovery.evolution.family:FAMILY",
    "discover": "discovery.survival.family:FAMILY",
}
VARIABLE = "DISCOVERY_FAMILIES"
"""More families, for this process and those it starts: ``"key=module:attribute"``, separated by commas."""
_ENTRY = re.compile(r"[\w-]+=[\w.]+:\w+")
_MOST_SHOWN = 200
"""How much of an entry, or of the error of a module, a sentence shows."""
_UNNAMED = "unnamed"
"""The fault of an entry that is not written as one, or with another key than the family's."""
_MARK = ":"


def family_keys() -> tuple[str, ...]:
    """The keys of all families, the first one first."""
    return tuple(_FAMILIES | _more())


@cache
def family(key: str) -> Family:
    """The family of that key. ``InvalidSetup`` if there is none."""
    places = _FAMILIES | _more()
    if key not in places:
        raise InvalidSetup(Code.UNKNOWN_GAME, given=key[:60])
    return _imported(places[key])


def check_variable() -> None:
    """Import the families that ``DISCOVERY_FAMILIES`` names. ``InvalidInput`` if one of them cannot be; this
    process then goes on without all of them, because no sentence can be looked up among missing texts."""
    try:
        for key, place in _more().items():
            _import_named(key, place)
    except InvalidInput:
        del os.environ[VARIABLE]
        raise


def package_of(key: str) -> str:
    """The package of a family, ``""`` for one that lies in no package."""
    return (_FAMILIES | _more())[key].partition(":")[0].rpartition(".")[0]


def packages() -> tuple[str, ...]:
    """The package of each family, which may have folders ``texts`` and ``rulebook``. They are listed here so
    that translating a message does not import any rules."""
    places = (place.partition(":")[0] for place in (_FAMILIES | _more()).values())
    return tuple(module.rpartition(".")[0] for module in places if "." in module)


def families() -> tuple[Family, ...]:
    """All registered families, in the order of ``family_keys``."""
    return tuple(family(key) for key in family_keys())


def family_of(game: str) -> Family:
    """The family of a game by the game's key. ``InvalidSetup`` if there is none."""
    before, mark, _ = game.partition(_MARK)
    return family(before if mark else FIRST)


def new_game(spec: GameSpec) -> AnyGame:
    """The game that ``spec`` describes. ``InvalidSetup`` for an unknown name or a combination that is not
    allowed."""
    return family_of(spec.game).new_game(spec)


def _imported(place: str) -> Family:
    module, _, attribute = place.partition(":")
    imported: Family = getattr(import_module(module), attribute)
    return imported


def _import_named(key: str, place: str) -> None:
    """Import a family that the variable names; its module may raise anything."""
    entry = f"{key}={place}"
    given = entry[:_MOST_SHOWN]
    try:
        named = _ENTRY.fullmatch(entry) and _imported(place).key == key
    except (Exception, SystemExit) as error:
        fault = f"{type(error).__name__}: {error}".splitlines()[0][:_MOST_SHOWN]
        raise InvalidInput(Code.BAD_FAMILY, variable=VARIABLE, given=given, fault=fault) from error
    if not named:
        raise InvalidInput(Code.BAD_FAMILY, variable=VARIABLE, given=given, fault=_UNNAMED)


def _more() -> dict[str, str]:
    named = (item.partition("=") for item in os.environ.get(VARIABLE, "").split(",") if item.strip())
    return {key.strip(): place.strip() for key, _, place in named}
