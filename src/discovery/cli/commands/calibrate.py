"""``discovery calibrate``: plays the ladder of opponents, rates it, checks it and writes it to a page."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from discovery.cli.commands import tournament
from discovery.cli.files import printable_name, read_bytes, write_text
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, InvalidInput
from discovery.core.registry import family_of
from discovery.lab.ladder import BAND, LadderFault, faults, pairs
from discovery.lab.tournament import ANCHOR, Pair, RatingTable

BEGIN = "<!-- ladder -->"
END = "<!-- /ladder -->"
LARGEST_PAGE = 1_000_000
FAULTY = 1


def run(options: Namespace, terminal: Terminal) -> int:
    """Play, print, write; status 1 if a level is out of order."""
    page = _page(options.write) if options.write else None
    family = family_of(options.game)
    levels = family.players.levels[: options.levels]
    held = tournament.hold(options, terminal, pairs(family, levels))
    found = faults(held, levels, options.band)
    if options.json:
        listed = [_fault(fault) for fault in found]
        terminal.show(tournament.as_object(options, held) | {"faults": listed})
    else:
        for ranking in held:
            tournament.draw(ranking, terminal)
    if page:
        before, after = page
        body = "\n\n".join(_section(ranking, terminal) for ranking in held if ranking.elos)
        write_text(options.write, f"{before}{BEGIN}\n\n{body}\n\n{END}{after}")
    for fault in found:
        print(_sentence(fault, terminal), file=terminal.err)
    return FAULTY if found else 0


def _page(name: str) -> tuple[str, str]:
    """The text before and after the table. ``InvalidInput`` if the page has no place for it."""
    text = read_bytes(name, LARGEST_PAGE).decode("utf-8", "surrogateescape")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise InvalidInput(Code.NO_MARKS, given=printable_name(name), begin=BEGIN, end=END)
    return before, after


def _fault(fault: LadderFault) -> dict[str, object]:
    table = {"fault": fault.kind, "game": fault.table.game, "seats": fault.table.seats}
    return table | tournament.as_pair(fault.pair)


def _sentence(fault: LadderFault, terminal: Terminal) -> str:
    level, below = fault.pair.players
    return terminal.text(
        f"ladder-{fault.kind}",
        game=terminal.game(fault.table.game),
        seats=fault.table.seats,
        level=level,
        below=below,
        share=_percent(fault.pair.share, terminal),
        least=_percent(BAND[0], terminal),
        most=_percent(BAND[1], terminal),
    )


def _section(ranking: RatingTable, terminal: Terminal) -> str:
    """The ratings as a section of a Markdown page."""
    text, table = terminal.text, ranking.table
    title = text("tournament-title", game=terminal.game(table.game), seats=table.seats, games=ranking.games)
    headings = [text(f"heading-{name}") for name in ("player", "elo", "interval", "below", "anchor")]
    rows = [headings, ["---"] * len(headings), *(_row(name, ranking, terminal) for name in ranking.elos)]
    return "\n".join([f"### {title}", "", *(f"| {' | '.join(row)} |" for row in rows)])


def _row(name: str, ranking: RatingTable, terminal: Terminal) -> Sequence[str]:
    elo, number = ranking.elos[name], terminal.number
    levels = family_of(ranking.table.game).players.levels
    below = levels[levels.index(name) - 1] if name in levels[1:] else ""
    return [
        f"`{name}`",
        number(elo.points, 0),
        f"{number(elo.low, 0)} – {number(elo.high, 0)}",
        _share(ranking.between(name, below), terminal),
        _share(ranking.between(name, ANCHOR), terminal),
    ]


def _share(pair: Pair | None, terminal: Terminal) -> str:
    if pair is None:
        return ""
    low, high = (terminal.number(100 * bound, 0) for bound in (pair.low, pair.high))
    return terminal.text(
        "ladder-share", share=_percent(pair.share, terminal), low=low, high=high, games=pair.games
    )


def _percent(share: float, terminal: Terminal) -> str:
    return terminal.text("percent", number=terminal.number(100 * share, 1))
