"""Tables, classes and contests taken away for good, with all that hangs on them, and what is told of people.

What belongs to a game follows from the foreign keys, so an SQL table that comes later and refers to games or
to secrets needs nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sqlalchemy import ColumnElement, Executable, FromClause, Select, and_, delete, exists, false, or_, select

from discovery.store.audit import OPEN, audit, reports
from discovery.store.contest_tables import contests
from discovery.store.group_tables import class_games, classes, pupils
from discovery.store.tables import analyses, games, leases, mail_addresses, mails, matches, metadata, secrets


def erasing(tables: Sequence[str]) -> list[Executable]:
    """Statements that erase tables, in one transaction, and the matches of which nothing is left. They fail
    as a whole while any process has one of the tables in memory."""
    opened = select(secrets.c.hash).where(secrets.c.game.in_(tables))
    written_to = select(mail_addresses.c.id).where(mail_addresses.c.game.in_(tables))
    referring = [
        delete(table).where(column.in_(tables if key.column is games.c.id else opened))
        for table in reversed(metadata.sorted_tables)
        for column in table.columns
        for key in column.foreign_keys
        if key.column in {games.c.id, secrets.c.hash} and table is not leases
    ]
    return [
        delete(mails).where(mails.c.about.in_(tables) | mails.c.address.in_(written_to)),
        *referring,
        delete(games).where(games.c.id.in_(tables)),
        delete(matches).where(~exists(select(games.c.id).where(games.c.match == matches.c.id))),
    ]


def games_of_class(ident: str) -> Select[tuple[str]]:
    """The games of a class, and those that branched off from them."""
    return select(class_games.c.game).where(class_games.c["class"] == ident)


def erasing_class(ident: str, tables: Sequence[str]) -> list[Executable]:
    """Statements that erase a class with its tables. A process that has them loses them with their leases,
    and an event that it writes all the same finds no game. They fail if the class has more tables."""
    return [
        delete(leases).where(leases.c.game.in_(tables)),
        *erasing(tables),
        delete(pupils).where(pupils.c["class"] == ident),
        delete(classes).where(classes.c.id == ident),
    ]


def erasing_contests(which: ColumnElement[bool]) -> list[Executable]:
    """Statements that erase contests with their entrants and results; the tables stay."""
    gone = select(contests.c.id).where(which)
    referring = [
        delete(table).where(column.in_(gone))
        for table in reversed(metadata.sorted_tables)
        for column in table.columns
        for key in column.foreign_keys
        if key.column is contests.c.id
    ]
    return [*referring, delete(contests).where(which)]


def old_contests(before: int) -> list[Executable]:
    """Statements that erase the contests that ended before a moment, in ms since 1970."""
    return erasing_contests((contests.c.ended > 0) & (contests.c.ended < before))


def old_reports(before: int) -> list[Executable]:
    """Statements that erase the reports of people from before a moment, except those without a decision."""
    return [delete(reports).where((reports.c.state != OPEN) & (reports.c.at < before))]


def old_acts(before: int) -> list[Executable]:
    """Statements that erase the acts of hosts and moderators from before a moment."""
    return [delete(audit).where(audit.c.at < before)]


def old_analyses(before: int) -> list[Executable]:
    """Statements that erase the analyses of games that were last used before a moment, in ms since 1970."""
    old = select(games.c.id).where(games.c.last_active < before)
    return [delete(analyses).where(analyses.c.game.in_(old))]


BY_AGE: Mapping[str, Callable[[int], list[Executable]]] = {
    "analyses": old_analyses,
    "contests": old_contests,
    "reports": old_reports,
    "audit": old_acts,
}
"""The statements of each rule about ages, by its name in ``server.config.keeping``."""


def outdated(finished: int | None, closed: int | None) -> Select[tuple[str, str | None]]:
    """The tables, with their matches, that were over before ``finished`` or closed and last used before
    ``closed``; ``None``: however long ago. The games of a match stay as long as one of them does, because its
    standings follow from all of them."""
    other = games.alias()
    waits = exists(
        select(other.c.id).where((other.c.match == games.c.match) & ~_due(other, finished, closed))
    )
    return (
        select(games.c.id, games.c.match)
        .where(_due(games, finished, closed) & (games.c.match.is_(None) | ~waits))
        .order_by(games.c.last_active, games.c.id)
    )


def _due(game: FromClause, finished: int | None, closed: int | None) -> ColumnElement[bool]:
    columns = game.c
    rules = [
        and_(columns.status == status, columns.last_active < before)
        for status, before in (("over", finished), ("closed", closed))
        if before is not None
    ]
    return or_(false(), *rules)
