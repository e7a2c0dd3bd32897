"""How options stand in games: what the command line and docs/options.md tell of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from discovery.evolution.model.ruleset import Option
from discovery.evolution.variants.catalogue import GAMES, OPTIONS

Standing = Literal["free", "built-in", "excluded"]


def standing(option: Option, game: str) -> Standing:
    """Whether an option may be chosen in a game, is a part of it, or does not go with it."""
    if game in option.built_in:
        return "built-in"
    return "free" if game in option.games else "excluded"


def written(option: Option) -> str:
    """How the option is written: ``stop``, ``jokers=1..4``, ``eras=A-B``, ``advantage=SEAT:1..2``."""
    count = f"{option.least}..{option.most}"
    return {
        "": option.key,
        "count": f"{option.key}={count}",
        "eras": f"{option.key}=A-B",
        "seat": f"{option.key}=SEAT:{count}",
    }[option.value]


def chosen_by_name() -> Sequence[Option]:
    """The options that a set-up names; virtual players are seated, teams have a header of their own."""
    return [option for option in OPTIONS if not (option.seated or option.titled)]


def seated() -> Sequence[Option]:
    """The virtual players."""
    return [option for option in OPTIONS if option.seated]


def games_with(option: Option, wanted: Standing) -> list[str]:
    """The games in which the option stands so, in the book's order."""
    return [game for game in GAMES if standing(option, game) == wanted]
