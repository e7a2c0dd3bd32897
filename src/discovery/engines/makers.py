"""Finds the makers of programs: in the family of the game, or in a mapping that a host names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module

from discovery.core.family import Family
from discovery.core.players.program import Maker
from discovery.core.registry import families, family_of

OF_THE_FAMILY = ""
"""The ``makers`` argument of a worker that serves each game with the programs of its family."""


def makers_of(makers: str, game: str) -> Mapping[str, Maker]:
    """The makers that can play the game of that key, by program name.

    ``makers`` is ``"module:mapping"``, or ``OF_THE_FAMILY``.
    """
    return _mapping(makers) if makers else family_of(game).players.programs


def names_of(makers: str) -> tuple[str, ...]:
    """The names of all programs, each once."""
    if makers:
        return tuple(_mapping(makers))
    return tuple(dict.fromkeys(name for family in families() for name in family.players.programs))


def names_for(family: Family, names: Iterable[str]) -> tuple[str, ...]:
    """The programs of a server that may play a family's games: the family's own, and those of no family,
    which a host has added."""
    others = {name for one in families() for name in one.players.programs} - set(family.players.programs)
    return tuple(name for name in names if name not in others)


def _mapping(place: str) -> Mapping[str, Maker]:
    module, _, attribute = place.partition(":")
    mapping: Mapping[str, Maker] = getattr(import_module(module), attribute)
    return mapping
