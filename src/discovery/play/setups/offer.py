"""Which options can be combined with which games and options: for the set-up page, commands and
docs/options.md."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from discovery.core.family import Family
from discovery.core.registry import family_of
from discovery.core.setup import SetupOption

OptionStatus = Literal["free", "built-in", "excluded"]


def option_status(option: SetupOption, game: str) -> OptionStatus:
    """The status of an option in a game: free to choose, built in, or excluded."""
    if game in option.built_in:
        return "built-in"
    return "free" if game in option.games else "excluded"


@dataclass(frozen=True, slots=True)
class Availability:
    """Whether an option can be chosen. ``other`` is the game or option that decides it, ``""`` if none
    does."""

    state: Literal["free", "built-in", "game", "needs", "excludes"]
    other: str = ""


def availability(option: SetupOption, game: str, chosen: Collection[str]) -> Availability:
    """Whether ``option`` can be chosen in ``game`` together with the options whose keys are ``chosen``."""
    if game in option.built_in:
        return Availability("built-in", game)
    if game not in option.games:
        return Availability("game", game)
    options = family_of(game).setup.options
    present = {*chosen, *(other.key for other in options if game in other.built_in)}
    for key in option.needs:
        if key not in present:
            return Availability("needs", key)
    for other in options:
        if other.key in present and (other.key in option.excludes or option.key in other.excludes):
            return Availability("excludes", other.key)
    return Availability("free")


def possible(game: str, chosen: Sequence[str]) -> list[str]:
    """The ``chosen`` keys that can be combined with the game and each other; of two that exclude each other,
    the earlier. A key of no option stays: checking the whole set-up reports it."""
    kept = list(chosen)
    while (misfit := _misfit(game, kept)) is not None:
        kept.remove(misfit)
    return kept


def _misfit(game: str, chosen: Sequence[str]) -> str | None:
    """The first key that the game does not allow or that lacks an option it needs; otherwise the first that
    an earlier key or the game excludes; ``None`` if all can be combined."""
    options = {option.key: option for option in family_of(game).setup.options}
    known = [key for key in chosen if key in options]
    for key in known:
        if availability(options[key], game, chosen).state not in ("free", "excludes"):
            return key
    present = [key for key, option in options.items() if game in option.built_in]
    for key in known:
        if any(key in options[other].excludes or other in options[key].excludes for other in present):
            return key
        present.append(key)
    return None


def chosen_by_name(family: Family) -> Sequence[SetupOption]:
    """The options that a set-up lists by name: all except seated ones and those with a header of their
    own."""
    return [option for option in family.setup.options if not (option.seated or option.titled)]


def seated(family: Family) -> Sequence[SetupOption]:
    """The kinds of seats that the rules play."""
    return [option for option in family.setup.options if option.seated]


def games_with(family: Family, option: SetupOption, how: OptionStatus) -> list[str]:
    """The games in which the option has this standing, in display order."""
    return [game for game in family.games if option_status(option, game) == how]
