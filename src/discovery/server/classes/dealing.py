"""The tables of a round, dealt: what is stored of them, in one transaction with all others."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, replace

import msgspec
from sqlalchemy import Executable, exists, insert, literal, select, update

from discovery.core.protocol import Chooser
from discovery.core.registry import family_of
from discovery.engines.makers import names_for
from discovery.server.classes.lesson import ClassRound, Pupil
from discovery.server.classes.names import animal
from discovery.server.live.new_tables import dealt_entries, entry_of, row_of
from discovery.server.protocol import SeatPlan, TablePlan
from discovery.server.tables import history
from discovery.server.tables.planning import settle
from discovery.server.tables.tokens import new_table
from discovery.store.group_tables import class_games, pupils
from discovery.store.rows import StoredEvent
from discovery.store.tables import events, games, secrets


class ClassDealer:
    """Deals the tables of a class whose pupils wait; ``programs`` are those of the server, ``now`` in ms."""

    def __init__(self, lesson: ClassRound, programs: Collection[str], random: Chooser, now: int) -> None:
        self._lesson = lesson
        self._random = random
        self._now = now
        self._names = [pupil.name for pupil in lesson.pupils]
        self._numbers = max((pupil.number for pupil in lesson.pupils), default=0)
        family = family_of(lesson.plan.game)
        able = names_for(family, programs)
        usual = family.players.stand_in
        self._stand_in = usual if usual in able else able[0]

    def statements(self) -> Iterator[Executable]:
        """Statements that store all tables that wait. The seats that nobody takes are kept by programs."""
        for board, there in self._lesson.waiting.items():
            yield from self._table(board, there)

    def _table(self, board: int, there: Sequence[Pupil]) -> Iterator[Executable]:
        ident, now, plan = new_table(), self._now, settle(self._lesson.plan, self._random)
        open_seats = [seat for seat, planned in enumerate(plan.seats) if planned.kind == "open"]
        sitting: list[tuple[int, Pupil]] = list(zip(open_seats, there, strict=False))
        sitting += [(seat, self._nobody(board, seat)) for seat in open_seats[len(there) :]]
        seats = list(plan.seats)
        for seat, pupil in sitting:
            seats[seat] = SeatPlan("open", pupil.name)
        plan = msgspec.structs.replace(plan, seats=seats)
        row = replace(row_of(ident, plan, now), status="playing")
        yield insert(games).values(asdict(row))
        yield insert(events).values([asdict(one) for one in self._entries(ident, plan, sitting)])
        placed = {"game": ident, "class": self._lesson.id, "round": self._lesson.round, "board": board}
        yield insert(class_games).values(placed)
        for seat, pupil in sitting:
            yield from self._seated(ident, seat, pupil)

    def _entries(
        self, ident: str, plan: TablePlan, sitting: Sequence[tuple[int, Pupil]]
    ) -> list[StoredEvent]:
        payloads: list[history.Payload] = [] if self._lesson.talk else [history.Quieted(True)]
        payloads += [
            history.Substituted(seat, self._stand_in, pupil.name, keeps=True)
            for seat, pupil in sitting
            if not pupil.secret
        ]
        dealt = dealt_entries(ident, plan, self._now, self._random)
        rest = enumerate(payloads, start=len(dealt) + 1)
        return [*dealt, *(entry_of(ident, seq, payload, self._now) for seq, payload in rest)]

    def _nobody(self, board: int, seat: int) -> Pupil:
        """A seat that a program keeps, under a name that nobody has."""
        name = animal(self._lesson.plan.language, self._names, self._random)
        self._names.append(name)
        self._numbers += 1
        return Pupil(self._numbers, name, "", board, seat)

    def _seated(self, ident: str, seat: int, pupil: Pupil) -> Iterator[Executable]:
        if not pupil.secret:
            row = {"class": self._lesson.id, "joined": self._now, **asdict(pupil)}
            yield insert(pupils).values(row)
            return
        mine = (pupils.c["class"] == self._lesson.id) & (pupils.c.number == pupil.number)
        yield update(pupils).where(mine).values(seat=seat)
        yield from opening(pupil.secret, ident, seat)


def opening(secret: str, game: str, seat: int) -> Iterator[Executable]:
    """Statements that let a pupil's secret open a seat, and no longer the one that it opened before."""
    known = exists(select(secrets.c.hash).where(secrets.c.hash == secret))
    row = select(literal(secret), literal(game), literal(seat), literal(0)).where(~known)
    yield insert(secrets).from_select(["hash", "game", "seat", "revoked"], row)
    yield update(secrets).where(secrets.c.hash == secret).values(game=game, seat=seat, revoked=0)
