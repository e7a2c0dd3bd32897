"""Why to use an asset, to ward one off, or to keep one: codes with their arguments (section Y)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discovery.core.bits import BIT, members
from discovery.core.players.advice import Reason
from discovery.core.protocol import Event
from discovery.evolution.model import codes, event_kinds
from discovery.evolution.model.phases import ASSET, PHASES
from discovery.evolution.model.state import State
from discovery.evolution.variants.battle.flow import assets_of
from discovery.evolution.views.view import View


def of_a_move(before: State, seat: int, move: int) -> Iterator[Reason]:
    """The reasons that the position gives; none in games without assets."""
    if before.setup.assets is None:
        return
    code, action = codes.code_of(move), before.action
    if code == codes.USE:
        yield from _of_a_use(before, codes.argument_of(move), codes.aim_of(move))
    elif code == codes.WARD:
        yield from _of_warding(before, seat)
    elif code == codes.LET and action is not None and action.aim == seat:
        part = assets_of(before)
        yield from _naming("saves-guard", (part.marks(seat) | before.hands[seat]) & part.table.guards)


def of_a_glance(happened: Sequence[Event], after: View) -> Iterator[Reason]:
    """The reasons that the seat sees after the move: what becomes ready, what the asset lets it place."""
    for event in happened:
        if event.kind == event_kinds.READIED and event.seat == after.seat:
            yield Reason("readies", (event.piece,))
    if after.phase == PHASES[ASSET]:
        placed = {codes.argument_of(move) for move in after.legal if codes.code_of(move) == codes.REPLAY}
        if placed:
            yield Reason("asset-places", tuple(sorted(placed)))


def _of_a_use(before: State, card: int, aim: int) -> Iterator[Reason]:
    """Reasons about the target: its loss, and the guards that it can use in view of all."""
    part = assets_of(before)
    looted = aim - codes.AIMED_CARD
    target = part.owner(looted) if looted >= 0 else aim - 1
    if target < 0:
        return
    if looted >= 0:
        yield Reason("loots", (looted,), seat=target)
    elif part.table.raids & BIT[card]:
        points = before.points
        if points[target] == max(points[seat] for seat in range(before.setup.seat_count)):
            yield Reason("richest", seat=target)
        yield Reason("raids", number=min(part.table.strength(card), points[target]), seat=target)
    guards = part.marks(target) & part.table.guards
    if guards:
        yield Reason("guarded", tuple(members(guards)), seat=target)


def _of_warding(before: State, seat: int) -> Iterator[Reason]:
    """The reason to ward off: the loss that the seat avoids."""
    part = assets_of(before)
    if part.table.raids & BIT[part.used]:
        yield Reason("spares", number=min(part.table.strength(part.used), before.points[seat]))
    elif part.table.loots & BIT[part.used]:
        yield Reason("spares-asset", (part.wanted,))


def _naming(code: str, cards: int) -> Iterator[Reason]:
    if cards:
        yield Reason(code, tuple(members(cards)))
