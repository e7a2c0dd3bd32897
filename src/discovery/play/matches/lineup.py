"""Who plays with whom in a game of a match, and whether a record is of that game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from discovery.core.errors import Code, InvalidInput
from discovery.core.protocol import split_seat
from discovery.core.registry import family_of
from discovery.play.records import Record

if TYPE_CHECKING:
    from discovery.play.matches.match import Head

Side = tuple[str, ...]
"""The names that win together: a team, or one player."""


def name_of(side: Side) -> str:
    """A side as handicaps name it, ``"Ann+Cem"``: by name, because who begins changes."""
    return "+".join(sorted(side))


def sides(names: Sequence[str], teams: Sequence[str]) -> list[Side]:
    """The sides of a game with these teams; whoever is in none plays alone. Members who left are missing."""
    team_of = {name.strip(): team for team in teams for name in team.split("+")}
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(team_of.get(name, f"={name}"), []).append(name)
    return [tuple(side) for side in found.values()]


def title_sides(names: Sequence[str], champion: str, is_virtual: Callable[[str], bool]) -> list[Side]:
    """The champion with all virtual players against everybody else (P06)."""
    holders = tuple(name for name in names if name == champion or is_virtual(name))
    others = tuple(name for name in names if name not in holders)
    return [side for side in (holders, others) if side]


def written(found: Sequence[Side]) -> tuple[str, ...]:
    """Sides as the teams of a record; empty if everybody plays alone."""
    if all(len(side) == 1 for side in found):
        return ()
    return tuple("+".join(side) for side in found)


def options_for(head: Head, seats: Sequence[str]) -> tuple[str, ...]:
    """The options of the match without those of single players who are not there."""
    names = {split_seat(seat)[0] for seat in seats}
    of_seats = {option.key for option in family_of(head.game).setup.options if option.value == "seat"}

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
    if {name_of(team) for team in _teams(record.teams)} != {name_of(team) for team in _teams(teams)}:
        raise InvalidInput(
            Code.MATCH_SEATS, "S30", given=", ".join(record.teams)[:200], expected=", ".join(teams)
        )


def _teams(teams: Sequence[str]) -> list[Side]:
    return [tuple(name.strip() for name in team.split("+")) for team in teams]
