"""The head of a match that began at a table, and the plan of its next game; matches that began elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

import msgspec

from discovery.core.errors import Code, InvalidInput
from discovery.core.languages import best_language
from discovery.core.protocol import names_of
from discovery.play.matches import Head, Match, Standings, StandingsLine, next_game, read_bytes
from discovery.play.matches.reading import setup_of
from discovery.play.setups.naming import named_options, named_teams, numbered_options
from discovery.server.config.settings import Limits
from discovery.server.protocol import MatchPlan, SeatPlan, TablePlan
from discovery.server.tables.match_plan import terms_of
from discovery.server.tables.own_decks import checked_file
from discovery.server.tables.table import Table


def head_of(table: Table, ident: str, plan: MatchPlan) -> Head:
    """The head of a match that began with the game of this table."""
    assert table.running_game is not None
    names = [seat.name for seat in table.seats]
    kinds = [seat.player for seat in table.seats]
    first = tuple(
        f"{header}={kind}" if kind and "=" not in header else header
        for header, kind in zip(table.running_game.seats, kinds, strict=True)
    )
    teams = [] if plan.championship else named_teams(table.plan.teams, names)
    return Head(
        terms=terms_of(plan),
        game=table.plan.game,
        deck=table.plan.deck,
        options=tuple(named_options(table.plan.game, table.plan.options, names)),
        players=first,
        teams=tuple(teams),
        start=names[0],
        champion=names[plan.champion] if plan.champion >= 0 else "",
        ident=ident,
        handicaps=tuple(_handicaps(names, teams, plan)) if plan.handicap else (),
    )


def _handicaps(names: Sequence[str], teams: Sequence[str], plan: MatchPlan) -> list[tuple[str, int]]:
    """The agreed handicaps; that of a team is the one of its first seat (S32)."""
    team_of = {name: team for team in teams for name in team.split("+")}
    values: dict[str, int] = {}
    for name, value in zip(names, plan.handicaps, strict=False):
        values.setdefault(team_of.get(name, name), value)
    return list(values.items())


def next_plan(before: TablePlan, who: Mapping[str, SeatPlan], head: Head, standings: Standings) -> TablePlan:
    """The plan of the next game of a match: kept as the table ``before`` was, with the seats, the teams and
    the options that follow from the standings. ``who`` is who plays for each name."""
    names = names_of(standings.seats)
    number = {name: at for at, name in enumerate(names)}
    teams = [[number[name] for name in team.split("+")] for team in standings.teams]
    return msgspec.structs.replace(
        before,
        seats=[who[name] for name in names],
        teams=[sorted(team) for team in teams],
        deal="",
        options=numbered_options(head.game, head.options, names),
    )


def plan_of(match: Match, language: str) -> TablePlan:
    """The plan of the next game of a match that was played elsewhere, kept as tables usually are."""
    lines = {line.name: line for line in match.standings.lines}
    who = {name: _seat(line) for name, line in lines.items()}
    plain = TablePlan(match.head.game, match.head.deck, [], [SeatPlan("open")], language=language)
    return next_plan(plain, who, match.head, match.standings)


def _seat(line: StandingsLine) -> SeatPlan:
    if line.virtual:
        return SeatPlan(line.kind, line.name)
    return SeatPlan("program", line.name, line.kind) if line.kind else SeatPlan("open", line.name)


def taken_up(data: bytes, deck: str, language: str, limits: Limits) -> tuple[Match, TablePlan]:
    """A match file, and the plan of its next game. ``deck`` is the text of the deck file that its games were
    played with, ``""`` for none. ``InvalidInput`` for whatever is wrong with them, MATCH_OVER, TOO_LARGE if
    replaying takes longer than allowed."""
    game, key = setup_of(data)
    own = checked_file(game, deck, limits).way(key) if deck else None
    match = read_bytes(data, own, _watch(limits.replay_seconds))
    next_game(match, own)
    plan = plan_of(match, best_language(language))
    return match, plan if own is None else msgspec.structs.replace(plan, deck_file=deck)


def _watch(seconds: float) -> Callable[[int], None]:
    """Ends the reading of a match that takes too long."""
    until = time.monotonic() + seconds

    def watch(number: int) -> None:
        if time.monotonic() > until:
            raise InvalidInput(Code.TOO_LARGE, given=number, most=number - 1)

    return watch
