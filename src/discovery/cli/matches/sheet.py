"""The sheet of a match: a line a player, a column a game; and the same as a JSON object."""

from __future__ import annotations

from dataclasses import asdict

from discovery.cli.terminal import Terminal
from discovery.core.protocol import split_seat
from discovery.play.matches import Column, Match, StandingsLine, Terms

COLUMN = 10
"""The width of a game's column, with its lines. The latest games are shown, as many as fit; ``--json`` has
all."""


def as_object(match: Match) -> dict[str, object]:
    """The sheet for programs; its fields are those of ``play.matches.Standings``."""
    head = match.head
    return {
        "id": head.ident,
        "game": head.game,
        "deck": head.deck,
        "options": list(head.options),
        "terms": asdict(head.terms),
        **asdict(match.standings),
    }


def draw(match: Match, terminal: Terminal) -> None:
    """Draw the sheet, and say what comes next."""
    from rich.table import Table

    head, standings = match.head, match.standings
    terminal.say("match-title", game=terminal.game(head.game), terms=str(head.terms), games=standings.games)
    table = Table()
    names = [_name(line, standings.champion, terminal) for line in standings.lines]
    table.add_column(terminal.text("heading-player"), no_wrap=True)
    totals = [terminal.text(f"heading-match-{heading}") for heading, _ in _totals(head.terms)]
    room = terminal.console().width - max(map(len, names)) - sum(len(heading) + 3 for heading in totals) - 5
    first = max(0, standings.games - max(1, room // COLUMN))
    for number in range(first, standings.games):
        table.add_column(str(number + 1), justify="right", no_wrap=True)
    for heading in totals:
        table.add_column(heading, justify="right", no_wrap=True)
    for line, name in zip(standings.lines, names, strict=True):
        cells = [_cell(column, head.terms) for column in line.columns[first:]]
        sums = [_signed(getattr(line, field)) for _, field in _totals(head.terms)]
        table.add_row(name, *cells, *sums)
    terminal.console().print(table)
    if standings.games:
        terminal.say("match-legend")
    if head.terms.stakes:
        terminal.say("match-pot", chips=standings.pot)
    _say_next(match, terminal)


def _totals(terms: Terms) -> list[tuple[str, str]]:
    """The headings of the sums, and the field of a line that each shows."""
    found = [("wins", "wins")]
    if terms.handicap:
        found.append(("handicap", "handicap"))
    if terms.stakes:
        found += [("stake", "stake"), ("chips", "balance")]
    if terms.championship:
        found.append(("trophies", "trophies"))
    return found


def _name(line: StandingsLine, champion: str, terminal: Terminal) -> str:
    name = f"{line.name} ({line.kind})" if line.kind else line.name
    if line.name == champion:
        name = terminal.text("match-champion", player=name)
    return name if line.here else terminal.text("match-gone", player=name)


def _cell(column: Column | None, terms: Terms) -> str:
    """A line with the points and ``*`` for a game that was won, one with the score and the change of the
    handicap, one with the chips, and a trophy."""
    if column is None:
        return ""
    lines = ["" if column.points is None else str(column.points)]
    lines[0] = f"{lines[0]} *" if column.won else lines[0]
    if terms.handicap:
        lines.append(f"= {column.score} ({column.change:+})")
    if terms.stakes:
        lines.append(f"c {column.chips:+}")
    return "\n".join(lines + ["T"] * column.trophy)


def _signed(value: int) -> str:
    return f"{value:+}" if value < 0 else str(value)


def _say_next(match: Match, terminal: Terminal) -> None:
    standings = match.standings
    if standings.over or not standings.seats:
        terminal.say("match-over", count=len(standings.leaders), leaders=", ".join(standings.leaders))
        return
    first = split_seat(standings.seats[0])[0]
    terminal.say("match-next", number=standings.games + 1, first=first)
    if match.head.terms.stakes:
        stakes = [f"{line.name} {line.stake}" for line in standings.lines if line.here and not line.virtual]
        terminal.say("match-stakes", stakes=", ".join(stakes))
