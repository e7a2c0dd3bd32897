"""An update as what has changed since the last one, field by field; the client puts it together again.

Two shapes were weighed: what happened, from which the client would work out the position, needs rules there;
what the fields are now needs none, and whoever lost touch is simply sent everything.

Most moves change nothing that one viewer sees otherwise than the others. So what a client knows is kept in
the engine's terms and compared there: only what has changed is put into words, and a change that says the
same to several clients is made, and encoded, once.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from msgspec import Struct

from discovery.core.protocol import SPECTATOR
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.views.view import Own
from discovery.server.present.positions import OWN, own_seat, own_window
from discovery.server.protocol import Ask, Change, Position, SeatView, Step, TableInfo, Waste

Fields = dict[str, Any]
"""Values by the name of their field."""
PERSONAL = ("viewer", "seats", "window", "waste", "ask", *(name for name, *_ in OWN))
"""What a position may tell one viewer otherwise than others, see ``positions.personal``."""
_of_own = attrgetter(*(attribute for _, attribute, _ in OWN))
COMMON = tuple(name for name in Position.__struct_fields__ if name not in PERSONAL)


@dataclass(slots=True)
class Known:
    """What a client is told at a moment: ``own``, ``waste`` and ``ask`` are its own, all else is shared."""

    table: TableInfo
    common: Position
    own: Own
    waste: Waste | None
    ask: Ask | None


class Memo:
    """What several clients are told alike, worked out once: they knew the same and learn the same."""

    def __init__(self) -> None:
        self._differences: dict[tuple[int, int], tuple[Struct, Struct, Fields]] = {}
        self._changes: dict[tuple[object, ...], tuple[Known, Known, Change]] = {}

    def table(self, before: TableInfo, now: TableInfo) -> Fields:
        """What has changed around the game."""
        key = id(before), id(now)
        if key not in self._differences:
            # both are kept, so that no other object can have their number
            self._differences[key] = before, now, difference(before, now, TableInfo.__struct_fields__)
        return self._differences[key][2]

    def common(self, before: Position, now: Position) -> Fields:
        """What has changed for everybody, of ``seats`` those that did, by number."""
        key = id(before), id(now)
        if key not in self._differences:
            found = difference(before, now, COMMON)
            if seats := _seats(before.seats, now.seats):
                found["seats"] = seats
            self._differences[key] = before, now, found
        return self._differences[key][2]

    def change(self, seq: int, before: Known, now: Known, steps: list[Step]) -> Change:
        """The change for all who knew what ``before`` shares, and who are told no more of their own than the
        rule by which something is asked: it changes for everybody at once."""
        around = id(before.table), id(now.table)
        rules = before.own.basis, now.own.basis
        key = around, id(before.common), id(now.common), rules, tuple(map(id, steps))
        if key not in self._changes:
            position = self.common(before.common, now.common)
            if now.own.basis != before.own.basis:
                position = {**position, "rule": now.own.basis}
            change = Change(seq, self.table(before.table, now.table), position, steps)
            self._changes[key] = before, now, change
        return self._changes[key][2]


def since(game: DiscoveryGame, seq: int, before: Known, now: Known, steps: list[Step], memo: Memo) -> Change:
    """What a client that knows ``before`` is sent so that it knows ``now``."""
    common = memo.common(before.common, now.common)
    own = _own(game, before, now, common)
    if own.keys() <= {"rule"}:
        return memo.change(seq, before, now, steps)
    position = {**common, **own}
    if position.get("seats") == {}:
        del position["seats"]
    return Change(seq, memo.table(before.table, now.table), position, steps)


def _own(game: DiscoveryGame, before: Known, now: Known, common: Fields) -> Fields:
    """The fields that have changed for this viewer; ``seats`` with all that have, theirs and others'."""
    fields: Fields = {}
    was, own = before.own, now.own
    for (name, _, words), old, new in zip(OWN, _of_own(was), _of_own(own), strict=True):
        if new != old:
            fields[name] = words(game, new)
    if own.seat != was.seat:
        fields["viewer"] = own.seat
    if now.waste != before.waste:
        fields["waste"] = now.waste
    if now.ask != before.ask:
        fields["ask"] = now.ask
    if before.common.window is not None or now.common.window is not None:
        window = own_window(now.common, own)
        if window != own_window(before.common, was):
            fields["window"] = window
    seats = _with_own(game, before, now, common.get("seats", {}))
    if seats is not None:
        fields["seats"] = seats
    return fields


def _with_own(
    game: DiscoveryGame, before: Known, now: Known, changed: dict[int, SeatView]
) -> dict[int, SeatView] | None:
    """The seats that have changed for a viewer; ``None`` if those are what has changed for everybody."""
    was, own = before.own, now.own
    own_cards = own.hand != was.hand or own.selections != was.selections
    if own.seat == was.seat and not own_cards and own.seat not in changed:
        return None
    seats = dict(changed)
    for seat in {own.seat, was.seat} - {SPECTATOR}:
        then, view = _seat(game, before, seat), _seat(game, now, seat)
        seats.pop(seat, None)
        if view != then:
            seats[seat] = view
    return seats


def _seat(game: DiscoveryGame, known: Known, seat: int) -> SeatView:
    return own_seat(game, known.common, known.own) if seat == known.own.seat else known.common.seats[seat]


def difference(before: Struct, now: Struct, names: tuple[str, ...]) -> Fields:
    """The fields of ``names`` that are not as they were."""
    if before is now:
        return {}
    values = attrgetter(*names)
    old, new = values(before), values(now)
    if old == new:
        return {}
    return {name: new[at] for at, name in enumerate(names) if old[at] != new[at]}


def _seats(before: list[SeatView], now: list[SeatView]) -> dict[int, SeatView]:
    """Those that differ, by their number; a table has the same seats all along."""
    return {seat: view for seat, view in enumerate(now) if view != before[seat]}
