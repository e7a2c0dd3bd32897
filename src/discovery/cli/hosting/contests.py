"""``discovery admin contests``, ``contest`` and ``ratings``."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from discovery.cli.hosting.homes import home_of, teller
from discovery.cli.hosting.listing import show_list
from discovery.cli.hosting.moments import day
from discovery.cli.terminal import Terminal

if TYPE_CHECKING:
    from discovery.server.protocol.page_messages.contests import RatingLine


def contests(options: Namespace, terminal: Terminal) -> int:
    """List all contests, the latest first."""
    from discovery.server.contests.hosting import HostedContest, list_contests

    def row(one: HostedContest) -> tuple[str, ...]:
        kind = terminal.text(f"contest-{one.status}"), terminal.text(f"format-{one.format}")
        return (
            one.id,
            one.name,
            *kind,
            str(one.entrants),
            str(one.round) if one.round else "-",
            day(one.created),
        )

    found = list_contests(home_of(options), teller(terminal))
    headings = ("contest-id", "contest", "status", "format", "entrants", "round", "made")
    return show_list(terminal, "contests", found, headings, row, as_json=options.json)


def erase_contest(options: Namespace, terminal: Terminal) -> int:
    """Erase a contest with its results; its tables stay."""
    from discovery.server.contests import hosting

    hosting.erase_contest(home_of(options), options.contest, teller(terminal))
    terminal.say("admin-contest-erased", id=options.contest)
    return 0


def ratings(options: Namespace, terminal: Terminal) -> int:
    """List all ratings, by game and number of seats, the strongest first."""
    import msgspec

    from discovery.server.contests.hosting import list_ratings

    found = list_ratings(home_of(options), teller(terminal))
    if options.json:
        terminal.show({"ladders": msgspec.to_builtins(found.ladders)})
        return 0
    if not found.ladders:
        terminal.say("admin-no-ratings")
        return 0
    rows = [
        (
            terminal.text("rated-seats", game=ladder.game, seats=ladder.seats),
            line.name or terminal.text("rated-program", name=line.program),
            _rating(line, terminal),
            str(line.games),
        )
        for ladder in found.ladders
        for line in ladder.lines
    ]
    terminal.grid(("rated-game", "rated-name", "rating", "rated-games"), rows)
    return 0


def _rating(line: RatingLine, terminal: Terminal) -> str:
    rating = f"{line.rating} ± {line.interval}"
    return terminal.text("rated-unsure", rating=rating) if line.provisional else rating
