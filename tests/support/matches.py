"""Matches for tests: games by hand, where only the points matter, and games that are really played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from discovery.core.protocol import NOBODY, split_seat
from discovery.core.registry import family_of
from discovery.play.driver import Driver
from discovery.play.matches import Finished, Head, Match, StandingsLine, Terms, finished_game, next_game
from discovery.play.records import Record

SHORT = ("eras=1-3",)


def match_of(
    players: str, terms: Terms, game: str = "classic-simple", options: tuple[str, ...] = SHORT, **more: Any
) -> Match:
    """``match_of("Ann, Bo, Cem=virtual", Terms(stakes=1))``: the first one begins and is the champion."""
    names = tuple(name.strip() for name in players.split(","))
    champion = names[0] if terms.championship else ""
    head = Head(terms, game, names, split_seat(names[0])[0], champion=champion, options=options)
    head = replace(head, **more)
    head.check()
    return Match(head)


def after(
    match: Match, points: Mapping[str, int], buried: Mapping[str, int] | None = None, left: str = ""
) -> Match:
    """The match after a game with these points, the winners as the rules say (S08, S20, S23)."""
    standings = match.standings
    names = [split_seat(seat)[0] for seat in standings.seats]
    teams = [team.split("+") for team in standings.teams] or [[name] for name in names]
    gone = left.split()
    able = {tuple(team): sum(points[name] for name in team) for team in teams if not {*team} <= {*gone}}
    best = max(able.values())
    record = Record(
        game=match.head.game,
        seats=standings.seats,
        order=(f"game {standings.games}",),
        options=match.head.options,
        teams=standings.teams,
    )
    won = [name for team, sum_ in able.items() if sum_ == best for name in team if name not in gone]
    game = Finished(
        record,
        winners=tuple(sorted(names.index(name) for name in won)),
        points=tuple(points[name] for name in names),
        left_over=tuple((buried or {}).get(name, 0) for name in names),
        left=tuple(names.index(name) for name in gone),
    )
    return match.with_event(game)


def out_first(match: Match, *names: str) -> Match:
    """The match after a game without points: the side of ``names[0]``, who emptied their hand, has won."""
    standings = match.standings
    seats = [split_seat(seat)[0] for seat in standings.seats]
    record = Record(match.head.game, standings.seats, (f"game {standings.games}",), teams=standings.teams)
    left_over = tuple(0 if seat == names[0] else 2 for seat in seats)
    winners = tuple(sorted(seats.index(name) for name in names))
    return match.with_event(Finished(record, winners, None, left_over))


def played(match: Match, seed: object) -> Match:
    """The match after a game of random moves."""
    random = Random(f"match {seed}")
    game = next_game(match)
    driver = Driver.shuffled(game, random)
    while (seat := driver.next_decision(random)) != NOBODY:
        move = random.choice(game.legal(driver.state, seat))
        driver.play(seat, move, driver.draw(move, random))
    return match.with_event(finished_game(driver.record()))


def line(match: Match, name: str) -> StandingsLine:
    """The line of a player in the standings."""
    return next(line for line in match.standings.lines if line.name == name)


def of_all(match: Match, what: str) -> dict[str, int]:
    """A number of everybody's line, by name: ``of_all(match, "handicap")``."""
    return {line.name: getattr(line, what) for line in match.standings.lines}


def beginner(match: Match) -> str:
    """Who begins the next game."""
    return split_seat(match.standings.seats[0])[0]


def scored(game: str) -> bool:
    """Whether a game counts points."""
    return family_of(game).setup.scored(game)
