"""A viewer's knowledge of a position, and the fields that change from one position to the next.

What a viewer knows is kept in the engine's terms and compared there: only what has changed is put into words.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import attrgetter

from msgspec import Struct

from discovery.core.present import AtTheTable, Fields
from discovery.core.protocol import SPECTATOR
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.state import State
from discovery.evolution.present.messages import Ask, Position, SeatView, Waste
from discovery.evolution.present.positions import OWN, own_seat, own_window, personal
from discovery.evolution.present.question import ask
from discovery.evolution.views.view import Own
from discovery.evolution.views.waste import waste

PERSONAL = ("viewer", "seats", "window", "waste", "ask", *(name for name, *_ in OWN))
"""The fields of a position that may differ between viewers, see ``positions.personal``."""
_of_own = attrgetter(*(attribute for _, attribute, _ in OWN))
COMMON = tuple(name for name in Position.__struct_fields__ if name not in PERSONAL)


@dataclass(slots=True)
class OwnKnown:
    """The part of a position that only one viewer sees."""

    own: Own
    waste: Waste | None
    ask: Ask | None


@dataclass(slots=True)
class ViewerKnowledge:
    """A viewer's knowledge: ``common`` is the same for everybody."""

    common: Position
    mine: OwnKnown

    @property
    def own(self) -> Own:
        """The part of the position that only the viewer sees."""
        return self.mine.own


def own_known(game: DiscoveryGame, state: State, common: Position, viewer: int, at: AtTheTable) -> OwnKnown:
    """The part of the position that only ``viewer`` sees. Once Bis or Me was said, nothing else may be
    answered."""
    own = game.own(state, viewer)
    if own.window is not None and viewer != SPECTATOR:
        over = at.answered or own.window.settled
        own.window = replace(own.window, asked=own.window.asked and not (over or at.silent))
        if over:
            own.legal = ()
    if at.closed:
        own.legal = ()
        return OwnKnown(own, None, None)
    given_away = None if viewer == SPECTATOR else _waste(game, state, viewer)
    return OwnKnown(own, given_away, ask(common, own, game.word))


def _waste(game: DiscoveryGame, state: State, viewer: int) -> Waste | None:
    """The cards that ``viewer`` would give away by ending the turn now; it depends only on what the viewer
    sees."""
    losses = waste(game, state, viewer)
    if losses is None:
        return None
    ids = game.setup.ids
    cards, points = [ids[card] for card, _ in losses.cards], [worth for _, worth in losses.cards]
    return Waste(cards, points, losses.cost)  # type: ignore[arg-type]  # the engine's words are the contract's


def whole(game: DiscoveryGame, common: Position, known: OwnKnown) -> Position:
    """All that a viewer knows, as a message."""
    position = personal(game, common, known.own)
    position.waste, position.ask = known.waste, known.ask
    return position


def common_changes(before: Position, now: Position) -> Fields:
    """The changed fields that all viewers share; of ``seats`` the changed ones, by number."""
    fields = difference(before, now, COMMON)
    if seats := _seats(before.seats, now.seats):
        fields["seats"] = seats
    return fields


def changes(game: DiscoveryGame, before: ViewerKnowledge, now: ViewerKnowledge, common: Fields) -> Fields:
    """All that has changed for one viewer; ``common`` is what has changed for everybody."""
    own = _own(game, before, now, common)
    position = {**common, **own}
    if position.get("seats") == {}:
        del position["seats"]
    return position


def _own(game: DiscoveryGame, before: ViewerKnowledge, now: ViewerKnowledge, common: Fields) -> Fields:
    """The fields that have changed for this viewer; ``seats`` with all that have, theirs and others'."""
    fields: Fields = {}
    was, own = before.own, now.own
    for (name, _, words), old, new in zip(OWN, _of_own(was), _of_own(own), strict=True):
        if new != old:
            fields[name] = words(game, new)
    if own.seat != was.seat:
        fields["viewer"] = own.seat
    if now.mine.waste != before.mine.waste:
        fields["waste"] = now.mine.waste
    if now.mine.ask != before.mine.ask:
        fields["ask"] = now.mine.ask
    if before.common.window is not None or now.common.window is not None:
        window = own_window(now.common, own)
        if window != own_window(before.common, was):
            fields["window"] = window
    seats = _with_own(game, before, now, common.get("seats", {}))
    if seats is not None:
        fields["seats"] = seats
    return fields


def _with_own(
    game: DiscoveryGame, before: ViewerKnowledge, now: ViewerKnowledge, changed: dict[int, SeatView]
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


def _seat(game: DiscoveryGame, known: ViewerKnowledge, seat: int) -> SeatView:
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
