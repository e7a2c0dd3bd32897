"""Seats by name: a set-up numbers its seats, the rules use the players' names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discovery.core.errors import Code, InvalidSetup
from discovery.core.registry import family_of


def seat_options(game: str) -> set[str]:
    """The keys of the options for single seats. ``InvalidSetup(UNKNOWN_GAME)`` for a game of no family."""
    return {option.key for option in family_of(game).setup.options if option.value == "seat"}


def named_options(game: str, options: Iterable[str], names: Sequence[str]) -> list[str]:
    """Replace the seat number in options for single seats (``"advantage=2:1"``, from 1) by the seat's name.

    ``InvalidSetup(UNKNOWN_GAME)`` for a game of no family.
    """
    of_seats = seat_options(game)
    return [_named(option, names) if option.partition("=")[0] in of_seats else option for option in options]


def numbered_options(game: str, options: Iterable[str], names: Sequence[str]) -> list[str]:
    """The way back: replace the seat's name in options for single seats by its number, from 1. Those of
    players who have no seat are left out."""
    of_seats, numbered = seat_options(game), []
    for option in options:
        key, _, value = option.partition("=")
        name, _, count = value.rpartition(":")
        if key not in of_seats:
            numbered.append(option)
        elif name in names:
            numbered.append(f"{key}={names.index(name) + 1}:{count}")
    return numbered


def named_teams(teams: Iterable[Iterable[int]], names: Sequence[str]) -> list[str]:
    """Teams as in a record's header: ``"Ann+Cem"``. ``InvalidSetup`` if a seat does not exist."""
    teams = [tuple(team) for team in teams]
    for seat in (seat for team in teams for seat in team):
        if seat >= len(names):
            raise InvalidSetup(Code.BAD_TEAMS, "P01", given=str(seat + 1))
    return ["+".join(names[seat] for seat in team) for team in teams]


def _named(option: str, names: Sequence[str]) -> str:
    key, _, value = option.partition("=")
    number, colon, count = value.partition(":")
    known = colon and number.isascii() and number.isdigit() and 0 < int(number) <= len(names)
    return f"{key}={names[int(number) - 1]}:{count}" if known else option
