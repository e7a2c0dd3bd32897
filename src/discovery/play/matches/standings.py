"""Where everybody stands in a match: values, as a sheet shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discovery.play.records import Record


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that has been played, by seat: who won, the points (``None`` without), what each had left
    (empty: nothing), and who left the game before its end."""

    record: Record
    winners: tuple[int, ...]
    points: tuple[int, ...] | None
    left_over: tuple[int, ...] = ()
    left: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Column:
    """One game of one player. ``score`` is the points less the handicap; ``change`` that of the handicap.
    ``chips`` are those won less those staked. ``won`` is by score where there is a handicap; ``champion``:
    whether the player defended the title, ``trophy``: with success."""

    points: int | None
    score: int | None
    change: int = 0
    chips: int = 0
    won: bool = False
    champion: bool = False
    trophy: bool = False


@dataclass(frozen=True, slots=True)
class StandingsLine:
    """One player. ``kind`` is the program or the virtual player in the seat, ``""`` for a person; ``here`` is
    false once they have left the match. ``handicap`` and ``stake`` are those of the next game; a ``balance``
    of chips may be negative and holds the ``returned`` ones, too. ``columns`` has ``None`` for a game without
    them."""

    name: str
    kind: str
    virtual: bool
    here: bool
    handicap: int
    stake: int
    balance: int
    returned: int
    trophies: int
    wins: int
    columns: tuple[Column | None, ...]


@dataclass(frozen=True, slots=True)
class Standings:
    """A match after some ``games``. ``lines`` are in the order of arrival. ``seats`` are the headers of the
    next game's seats, its beginner first, ``teams`` its teams; ``champion`` is ``""`` without a championship.
    ``leaders`` have most trophies, chips or games won, whichever the terms count."""

    games: int
    over: bool
    lines: tuple[StandingsLine, ...]
    pot: int
    champion: str
    seats: tuple[str, ...]
    teams: tuple[str, ...]
    leaders: tuple[str, ...]


def counted(line: StandingsLine, championship: bool, stakes: int) -> int:
    """The values that decide the match: trophies, chips or games won."""
    return line.trophies if championship else line.balance if stakes else line.wins


def leaders_of(lines: Sequence[StandingsLine], championship: bool, stakes: int) -> tuple[str, ...]:
    """The players who stand best; no virtual player where trophies or chips count."""
    able = [line for line in lines if not (line.virtual and (championship or stakes))]
    best = max((counted(line, championship, stakes) for line in able), default=0)
    return tuple(line.name for line in able if counted(line, championship, stakes) == best)
