"""From a table to what one viewer is sent. A ``Position`` is made from his view and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.bits import BIT, members
from discovery.evolution.events import NAMES
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.sight import View
from discovery.protocol import SPECTATOR, Event, Outcome
from discovery.server.messages import (
    Happening,
    Position,
    Ranking,
    SeatInfo,
    SeatView,
    Step,
    TableInfo,
)
from discovery.server.seating import VIRTUAL
from discovery.server.table import Table


def viewer_of(table: Table, seat: int) -> int:
    """Whose view the holder of a seat's link gets: a spectator's once he left it."""
    return seat if seat != SPECTATOR and table.seats[seat].personal else SPECTATOR


def position(table: Table, viewer: int) -> Position | None:
    """The game as ``viewer`` may know it, ``None`` before the deal."""
    if table.played is None:
        return None
    game, state = table.played.game, table.played.state
    view = game.view(state, viewer)
    shown = position_of(game, view, [_own(view, seat) for seat in range(len(view.hands))])
    if table.closed:
        shown.legal = []
    return shown


def position_of(game: DiscoveryGame, view: View, hands: Sequence[tuple[int, ...] | None]) -> Position:
    """A view in words; ``hands`` are the hands to show, ``None`` where a hand is hidden."""
    cards = _Cards(game)
    over = view.phase == "over"
    return Position(
        viewer=view.seat,
        phase=view.phase,  # type: ignore[arg-type]  # the engine's phases are the contract's
        turn=-1 if over else view.turn,
        turn_number=view.turn_number,
        actors=members(view.actors),
        seats=[_seat(cards, view, seat, hand) for seat, hand in enumerate(hands)],
        tree=cards.names(view.tree),
        pool=cards.names(view.pool),
        stack=view.stack,
        trumps=view.trumps,
        placed=view.placed,
        last=cards.name(view.last),
        series=view.series,
        opened=members(view.opened),
        closed=members(view.closed),
        owed=cards.name(view.owed),
        legal=[game.text(move) for move in view.legal],
        reason=view.result.reason if view.result else "",
        ranking=_ranking(view.result) if view.result else [],
    )


def happenings(game: DiscoveryGame, events: Sequence[Event]) -> list[Happening]:
    """Events in words; they must be masked already."""
    cards = _Cards(game)
    return [
        Happening(NAMES[kind], seat, cards.name(card), other, number)
        for kind, seat, card, other, number in events
    ]


def steps(table: Table, viewer: int, have: int) -> list[Step]:
    """Every step after ``have`` as ``viewer`` may know it."""
    return [Step(told.seq, told.at, _witnessed(table, told.events, viewer)) for told in table.told[have:]]


def info(table: Table, present: Sequence[int], thinking: set[int], watchers: int, deadline: int) -> TableInfo:
    """The table around the game; ``present`` counts the open connections of each seat."""
    plan = table.plan
    seats = [
        SeatInfo(
            name=seat.name,
            kind=seat.kind,
            program=seat.program,
            taken=seat.taken,
            present=present[number] > 0,
            left=seat.left,
            thinking=number in thinking,
        )
        for number, seat in enumerate(table.seats)
    ]
    return TableInfo(
        id=table.id,
        status=table.status,
        game=plan.game,
        deck=plan.deck,
        options=plan.options,
        leaving=plan.leaving,
        turn_seconds=plan.turn_seconds,
        deadline=deadline,
        watchers=watchers,
        seats=seats,
    )


class _Cards:
    """Card ids by number; ``""`` for none."""

    def __init__(self, game: DiscoveryGame) -> None:
        self._cards = game.deck.cards

    def name(self, card: int) -> str:
        return self._cards[card].id if card >= 0 else ""

    def names(self, cards: Sequence[int]) -> list[str]:
        return [self._cards[card].id for card in cards]


def _own(view: View, seat: int) -> tuple[int, ...] | None:
    return view.hand if seat == view.seat and view.bots[seat] not in VIRTUAL else None


def _seat(cards: _Cards, view: View, seat: int, hand: tuple[int, ...] | None) -> SeatView:
    return SeatView(
        cards=None if hand is None else cards.names(hand),
        hand=view.hands[seat],
        discard=cards.names(view.discards[seat]),
        points=view.points[seat] if view.points is not None else None,
        bot=view.bots[seat],  # type: ignore[arg-type]  # the engine's virtual players are the contract's
        left=bool(view.left & BIT[seat]),
    )


def _ranking(result: Outcome) -> list[Ranking]:
    nothing = [None] * len(result.cards_left)
    rows = zip(result.points or nothing, result.cards_left, result.scores or nothing, strict=True)
    return [Ranking(seat, *row, seat in result.winners) for seat, row in enumerate(rows)]


def _witnessed(table: Table, events: list[Event], viewer: int) -> list[Happening]:
    if table.played is None or not events:
        return []
    game, state = table.played.game, table.played.state
    return happenings(game, game.witness(state, events, viewer))
