"""What a seat may know: the one place where a state becomes a view, built from a white list.

A viewer knows his own hand; the tree, the pool, the discards; how many cards every hand and the stack hold;
points and trumps; what the acting seat is asked. Nobody sees a virtual player's row (O02).
"""

from __future__ import annotations

from dataclasses import dataclass

from discovery.bits import BIT, mask_of, members
from discovery.evolution import events
from discovery.evolution.state import GIVE, NO_CARD, PHASES, State
from discovery.protocol import SPECTATOR, Chooser, Event, Outcome


@dataclass(frozen=True, slots=True)
class View:
    """All that one viewer may know. Cards and seats by number; ``-1`` where there is none.

    ``hand`` is his own, oldest card first; ``hands`` the sizes of all; ``discards`` and ``tree`` oldest
    first; ``points`` is ``None`` in games without points; ``bots`` names the virtual player of each seat or
    ``""``; ``actors``, ``left``, ``passed`` are masks of seats, ``opened`` and ``closed`` masks
    of eras. ``owed`` is the card just stolen in an exchange, known to the thief. ``legal`` are his own moves.
    ``result`` is the count that ends the game, ``None`` before.
    """

    seat: int
    phase: str
    turn: int
    turn_number: int
    actors: int
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    discards: tuple[tuple[int, ...], ...]
    points: tuple[int, ...] | None
    bots: tuple[str, ...]
    left: int
    passed: int
    tree: tuple[int, ...]
    pool: tuple[int, ...]
    stack: int
    trumps: int
    placed: int
    last: int
    series: int
    opened: int
    closed: int
    owed: int
    idle: int
    finishing: bool
    legal: tuple[int, ...]
    result: Outcome | None


def view(state: State, viewer: int, actors: int, legal: list[int], result: Outcome | None) -> View:
    """The view of ``viewer`` (``SPECTATOR`` for none); ``legal`` are the moves of that very seat."""
    setup = state.setup
    sees_hand = viewer != SPECTATOR and not setup.virtual_seats & BIT[viewer]
    thief = state.phase == GIVE and viewer == state.turn
    return View(
        seat=viewer,
        phase=PHASES[state.phase],
        turn=state.turn,
        turn_number=state.turns,
        actors=actors,
        hand=tuple(state.in_order(state.hands[viewer])) if sees_hand else (),
        hands=tuple(hand.bit_count() for hand in state.hands),
        discards=tuple(tuple(state.in_order(row)) for row in state.discards),
        points=tuple(state.points) if setup.rules.scored else None,
        bots=setup.virtual_kinds,
        left=state.left,
        passed=state.passed,
        tree=tuple(state.in_order(state.tree)),
        pool=tuple(state.in_order(state.pool)),
        stack=setup.card_count - state.top,
        trumps=state.trumps,
        placed=state.placed,
        last=state.last,
        series=state.series,
        opened=state.opened,
        closed=state.closed,
        owed=state.owed if thief else NO_CARD,
        idle=state.idle,
        finishing=state.finishing,
        legal=tuple(legal),
        result=result,
    )


_PRIVATE = (events.DREW, events.STOLEN, events.GAVE)


def witness(state: State, happened: list[Event], viewer: int) -> list[Event]:
    """The events as ``viewer`` may know them: a drawn, stolen or given card shows to those concerned only."""
    return [_masked(state, event, viewer) for event in happened]


def _masked(state: State, event: Event, viewer: int) -> Event:
    kind, seat, _, other, number = event
    if kind not in _PRIVATE:
        return event
    knows = viewer != SPECTATOR and viewer in (seat, other)
    if knows and not state.setup.virtual_seats & BIT[viewer]:
        return event
    return (kind, seat, NO_CARD, other, number)


def redeal(state: State, viewer: int, random: Chooser) -> State:
    """A copy in which everything hidden from ``viewer`` is dealt anew, uniformly: other hands and the stack.

    Sizes stay; the card a thief still owes for stays with him, since his view and his victim's know of it.
    """
    new = state.copy()
    fixed = BIT[state.owed] if state.owed != NO_CARD else 0
    places = [seat for seat in range(state.setup.seat_count) if _hides(state, seat, viewer)]
    rows = {seat: members(state.hands[seat] & ~fixed) for seat in places}
    hidden = state.stack + [card for row in rows.values() for card in row]
    random.shuffle(hidden)
    stamps = [state.stamp[card] for row in rows.values() for card in row]
    dealt = hidden[: len(stamps)]
    for card, stamp in zip(dealt, stamps, strict=True):
        new.stamp[card] = stamp
    for seat, row in rows.items():
        new.hands[seat] = mask_of(dealt[: len(row)]) | (state.hands[seat] & fixed)
        dealt = dealt[len(row) :]
    new.order = state.order[: state.top] + hidden[len(stamps) :]
    return new


def _hides(state: State, seat: int, viewer: int) -> bool:
    return seat != viewer or state.setup.virtual_seats & BIT[seat] != 0
