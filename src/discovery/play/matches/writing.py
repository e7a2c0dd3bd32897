"""A match as text."""

from __future__ import annotations

from collections.abc import Iterator

from discovery.play import records
from discovery.play.matches.match import Event, Joined, Left, Match
from discovery.play.matches.standings import Finished, counted

FORMAT = 1
"""The newest version of the format; a reader refuses newer ones."""
HEADERS = (
    "Match",
    "Id",
    "Terms",
    "Setup",
    "Players",
    "Teams",
    "Start",
    "Champion",
    "Handicaps",
    "Standings",
)
REQUIRED = ("Match", "Terms", "Setup", "Players", "Start")


def write(match: Match) -> str:
    """The match's text; ``read(write(match)) == match``."""
    headers = [f'[{key} "{value}"]\n' for key, value in _headers(match)]
    return "".join([*headers, *_events(match)])


def _headers(match: Match) -> Iterator[tuple[str, object]]:
    head = match.head
    yield "Match", FORMAT
    if head.ident:
        yield "Id", head.ident
    yield "Terms", head.terms
    yield "Setup", ", ".join((head.game, head.deck, *head.options))
    yield "Players", ", ".join(head.players)
    if head.teams:
        yield "Teams", ", ".join(head.teams)
    yield "Start", head.start
    if head.champion:
        yield "Champion", head.champion
    if head.handicaps:
        yield "Handicaps", ", ".join(f"{name}={value}" for name, value in head.handicaps)
    if match.standings.games:
        yield "Standings", ", ".join(f"{name}={value}" for name, value in summary(match))


def summary(match: Match) -> list[tuple[str, int]]:
    """The values that decide the match, by player: trophies, chips or games won."""
    terms = match.head.terms
    return [(line.name, counted(line, terms.championship, terms.stakes)) for line in match.standings.lines]


def _events(match: Match) -> Iterator[str]:
    number = 0
    for event in match.events:
        if isinstance(event, Finished):
            number += 1
            yield f"\n=== {number}\n{records.write(event.record)}"
        else:
            yield f"-: {_words(event)}\n"


def _words(event: Event) -> str:
    match event:
        case Left(name):
            return f"leaves {name}"
        case Joined(player):
            return f"joins {player}"
    return "stops"
