"""Who plays with whom in a game of a match, and whether a record is of that game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from discovery.core.errors import Code, InvalidInput
from discovery.core.protocol import names_of
from discovery.play.matches.head import Head
from discovery.play.records import Record
from discovery.play.setups.naming import seat_options

P = TypeVar("P")
Side = tuple[str, ...]
"""The names that win together: a team, or one player."""


def name_of(side: Side) -> str:
    """A side as handicaps name it, ``"Ann+Cem"``: by name, because who begins changes."""
    return "+".join(sorted(side))


def sides(names: Sequence[str], teams: Sequence[str]) -> list[Side]:
    """The sides of a game with these teams; a player in none plays alone. Members who left are missing."""
    team_of = {name.strip(): team for team in teams for name in team.split("+")}
    by_team: dict[str, list[str]] = {}
    for name in names:
        by_team.setdefault(team_of.get(name, f"={name}"), []).append(name)
    return [tuple(side) for side in by_team.values()]


def title_sides(players: Sequence[P], champion: P, is_virtual: Callable[[P], bool]) -> list[tuple[P, ...]]:
    """The champion with all virtual players against everybody else (P06); players by name or by seat."""
    holders = tuple(player for player in players if player == champion or is_virtual(player))
    others = tuple(player for player in players if player not in holders)
    return [side for side in (holders, others) if side]


def written(listed: Sequence[Side]) -> tuple[str, ...]:
    """Sides as the teams of a record; empty if everybody plays alone."""
    if all(len(side) == 1 for side in listed):
        return ()
    return tuple("+".join(side) for side in listed)


def options_for(head: Head, seats: Sequence[str]) -> tuple[str, ...]:
    """The options of the match without those of single players who are not there."""
    names = names_of(seats)
    of_seats = seat_options(head.game)

    def stays(option: str) -> bool:
        key, _, value = option.partition("=")
        return key not in of_seats or value.rpartition(":")[0] in names

    return tuple(option for option in head.options if stays(option))


def check(head: Head, record: Record, seats: tuple[str, ...], teams: tuple[str, ...]) -> None:
    """``InvalidInput`` unless ``record`` is of a game with this set-up, these seats and these teams:
    MATCH_SETUP, MATCH_SEATS."""
    options = options_for(head, seats)
    for wanted, given in (
        (head.game, record.game),
        (head.deck, record.deck),
        (", ".join(sorted(options)), ", ".join(sorted(record.options))),
    ):
        if wanted != given:
            raise InvalidInput(Code.MATCH_SETUP, given=given[:60], expected=wanted)
    if record.seats != seats:
        raise InvalidInput(
            Code.MATCH_SEATS, "S28", given=", ".join(record.seats)[:200], expected=", ".join(seats)
        )
    if _partners(record.teams) != _partners(teams):
        raise InvalidInput(
            Code.MATCH_SEATS, "S30", given=", ".join(record.teams)[:200], expected=", ".join(teams)
        )


def _partners(teams: Sequence[str]) -> set[str]:
    """The teams of two and more, however they are written; players alone need not be named (P03)."""
    members = [tuple(name.strip() for name in team.split("+")) for team in teams]
    return {name_of(team) for team in members if len(team) > 1}
