"""A seat's knowledge: the one place where a state becomes a view, built from an allowlist.

A viewer knows their own hand; the tree, the pool, the discards; how many cards every hand and the stack hold;
points and trumps; what the acting seat is asked. No one sees a virtual player's row (O02).
"""

from __future__ import annotations

from dataclasses import replace

from discovery.core.bits import BIT, count, members
from discovery.core.event import Event
from discovery.core.protocol import SPECTATOR
from discovery.evolution.board.plane import NOWHERE, Plane, coordinates_of
from discovery.evolution.flow.windows import answering
from discovery.evolution.model import event_kinds
from discovery.evolution.model.codes import WORDS
from discovery.evolution.model.frames import SuspendedTurn
from discovery.evolution.model.outcome import Outcome
from discovery.evolution.model.phases import CALLED, GIVE, LOOK, PHASES, SELECT, VERIFY, WINDOW
from discovery.evolution.model.places import held, newest
from discovery.evolution.model.state import NO_CARD, NO_SEAT, State
from discovery.evolution.moves.challenging import missing_prerequisites
from discovery.evolution.variants.battle.state import LOOKING
from discovery.evolution.variants.objection.flow import objection_of
from discovery.evolution.views.explain import basis
from discovery.evolution.views.view import ClassicShown, Own, PublicHistory, View, Window


def own(state: State, viewer: int, legal: list[int]) -> Own:
    """The part of a position that only ``viewer`` (``SPECTATOR`` for none) sees; ``legal`` is as below."""
    looked, missing = _searched(state, viewer)
    return Own(
        seat=viewer,
        hand=_own_hand(state, viewer),
        owed=_owed(state, viewer),
        legal=tuple(legal),
        window=window(state, viewer),
        selections=_selections(state, viewer, hidden=state.phase == SELECT),
        looked=looked,
        wanted=missing,
        basis=basis(state, viewer),
        spied=_spied(state, viewer),
    )


def view(state: State, viewer: int, actors: int, legal: list[int], result: Outcome | None) -> View:
    """The view of ``viewer`` (``SPECTATOR`` for none); ``legal`` are the moves of that very seat."""
    setup, mine = state.setup, own(state, viewer, legal)
    return View(
        seat=mine.seat,
        phase=PHASES[state.phase],
        turn=state.turn,
        turn_number=state.turns,
        actors=deciders(state, actors),
        hand=mine.hand,
        hands=_sizes(state),
        discards=tuple([tuple(state.in_order(row)) for row in state.discards[: setup.seat_count]]),
        points=_points(state),
        bots=setup.virtual_kinds,
        left=state.left,
        passed=state.passed,
        tree=tuple(state.in_order(state.tree)),
        pool=tuple(state.in_order(state.pool)),
        stack=setup.stack_end - state.top,
        side=state.side,
        trumps=state.trumps,
        placed=state.placed,
        last=state.last,
        series=state.series,
        opened=state.opened,
        closed=state.closed,
        owed=mine.owed,
        idle=state.idle,
        finishing=state.finishing,
        legal=mine.legal,
        result=result,
        asker=_asker(state),
        window=mine.window,
        interrupted=tuple([frame.seat for frame in state.frames if isinstance(frame, SuspendedTurn)]),
        selections=mine.selections,
        chosen=_chosen(state),
        leader=state.round.leader if state.round else NO_SEAT,
        passes=count(state.round.passed_mask & ~state.left) if state.round else 0,
        aside=tuple(state.in_order(state.jokers.aside)) if state.jokers else (),
        stands=state.jokers.pairs() if state.jokers else (),
        plane=_plane(state.plane, setup.piled),
        piled=setup.piled,
        top=_top(state),
        looked=mine.looked,
        wanted=mine.wanted,
        teams=setup.teams,
        granted=state.granted,
        hand_size=tuple(setup.hand_size),
        contested=setup.bluff,
        basis=mine.basis,
        classic=_classic(state),
        objectable=_objectable(state),
        spied=mine.spied,
        course=_course(state),
    )


def _classic(state: State) -> ClassicShown | None:
    part = state.classic
    if part is None:
        return None
    buried = tuple([count(row) for row in part.buried[: state.setup.seat_count]])
    fresh = count(part.fresh)
    return ClassicShown(part.out, part.last_turns, part.finalist, part.spent, buried, fresh, part.checked)


def _course(state: State) -> PublicHistory:
    return PublicHistory(
        decider=state.decider,
        partner=state.partner,
        last_own_card=state.last_own_card,
        begun=state.begun,
        has_acted=state.has_acted,
        passed=state.round.passed_mask if state.round else 0,
        flash=state.flash and state.flash.copy(),
        lost=state.lost,
        stranded=state.stranded,
        flips=state.flips,
        searched_spots=state.searched_spots,
        action=state.action and state.action.judged(True),
        frames=tuple([frame.unjudged() for frame in state.frames]),
        plane=_plane(state.plane, piled=False),
        objection=objection_of(state).copy() if state.setup.objection else None,
        assets=state.assets and state.assets.as_shown(),
    )


def _objectable(state: State) -> tuple[int, ...]:
    """The cards whose placement may still be objected to, oldest first (S34)."""
    if not state.setup.objection:
        return ()
    part = objection_of(state)
    return tuple(state.in_order(part.laid | part.before))


def _spied(state: State, viewer: int) -> tuple[int, ...]:
    """The cards that a viewer has seen of the stack, from the top; or the hand that they are looking at
    (Y14)."""
    part = state.assets
    if part is None or viewer == SPECTATOR or state.setup.virtual_seats & BIT[viewer]:
        return ()
    if part.doing == LOOKING and viewer == state.turn:
        return tuple(members(state.hands[part.aim]))
    return tuple([state.order[place] for place in range(state.top, part.spied[viewer])])


def unveiled(state: State, seen: View) -> View:
    """A view of ``state`` once nothing is hidden any more: whole piles, and selections being prepared."""
    return replace(
        seen,
        plane=_plane(state.plane, piled=False),
        selections=_selections(state, seen.seat, hidden=False),
    )


def _own_hand(state: State, viewer: int) -> tuple[int, ...]:
    if viewer == SPECTATOR or state.setup.virtual_seats & BIT[viewer]:
        return ()
    return tuple(state.in_order(state.hands[viewer]))


def _asker(state: State) -> int:
    return state.partner if state.phase == GIVE and state.owed_card == NO_CARD else NO_SEAT


def _top(state: State) -> int:
    """The visible card of the one pile (H01)."""
    if not state.setup.piled or state.plane is not None or not state.tree:
        return NO_CARD
    return newest(state, state.tree)


def _searched(state: State, viewer: int) -> tuple[tuple[int, ...], int]:
    """The piles looked through and the cards still to be found, for the searcher alone (H06, M09)."""
    action = state.action
    if viewer != state.decider or state.phase not in (VERIFY, LOOK) or not state.setup.searching:
        return (), 0
    return state.searched_spots, missing_prerequisites(state) if action and action.placement else 0


def _owed(state: State, viewer: int) -> int:
    if state.phase == CALLED or (state.phase == GIVE and viewer == state.turn):
        return state.owed_card
    return NO_CARD


def _points(state: State) -> tuple[int, ...] | None:
    if not state.setup.scored:
        return None
    return tuple([state.points[seat] for seat in range(state.setup.seat_count)])


def _sizes(state: State) -> tuple[int, ...]:
    """Hands, and while selections are prepared what lies face down in them (J03, B11)."""
    seats = state.setup.seat_count
    if state.phase != SELECT:
        return tuple([count(hand) for hand in state.hands[:seats]])
    return tuple([count(held(state, seat)) for seat in range(seats)])


def deciders(state: State, actors: int) -> int:
    """Those who may act; in a window all who may answer, also if they have done so already: an early silence
    would show who has nothing to say (U07)."""
    if state.phase != WINDOW:
        return actors
    assert state.action is not None
    return answering(state, state.action)


def window(state: State, viewer: int) -> Window | None:
    """The open window as ``viewer`` sees it."""
    action = state.action
    if action is None or state.phase != WINDOW:
        return None
    return Window(
        seat=action.seat,
        action=WORDS[action.code],
        card=action.card,
        number=action.number,
        contestable=action.contestable,
        interruptible=action.interruptible,
        flash=action.flash,
        members=answering(state, action),
        said=state.flash.said_mask if state.flash else 0,
        asked=viewer != SPECTATOR and state.waiting & BIT[viewer] != 0,
        objectable=_objectable(state),
        aimed=action.aim != NO_SEAT,
        target=action.number if action.aim != NO_SEAT else NO_CARD,
    )


def _selections(state: State, viewer: int, *, hidden: bool) -> tuple[tuple[int, ...] | None, ...] | None:
    if state.setup.rounds is None:
        return None
    return tuple(
        [
            None if hidden and seat != viewer else tuple(state.in_order(state.selection(seat)))
            for seat in range(state.setup.seat_count)
        ]
    )


def _chosen(state: State) -> int:
    """Who has prepared; only those are waited for that hold a card (J03)."""
    if state.phase != SELECT:
        return 0
    seats = (BIT[state.setup.seat_count] - 1) & ~(state.setup.virtual_seats | state.left)
    return seats & ~state.waiting


def _plane(plane: Plane | None, piled: bool) -> tuple[tuple[int, int, int, int], ...] | None:
    if plane is None:
        return None
    # Each row is read once: in the compiled build reading one from here copies it.
    spots, levels = plane.spot, plane.level
    lying = members(plane.tops) if piled else range(plane.links.cards)
    cards = [card for card in lying if spots[card] != NOWHERE]
    return tuple([(card, *coordinates_of(spots[card]), levels[card]) for card in cards])


_PRIVATE = (
    event_kinds.DREW,
    event_kinds.STOLEN,
    event_kinds.GAVE,
    event_kinds.SCOUTED,
    event_kinds.KEPT,
)


def observe(state: State, events: list[Event], viewer: int) -> list[Event]:
    """The events as ``viewer`` may know them: a drawn, stolen, given or scouted card shows to those concerned
    only, but for one that was called."""
    called = {event.piece for event in events if event.kind == event_kinds.CALLED}
    return [_masked(state, event, viewer, called) for event in events]


def _masked(state: State, event: Event, viewer: int, called: set[int]) -> Event:
    if event.kind not in _PRIVATE or (event.kind == event_kinds.GAVE and event.piece in called):
        return event
    knows = viewer != SPECTATOR and viewer in (event.seat, event.other)
    if knows and not state.setup.virtual_seats & BIT[viewer]:
        return event
    return event.masked()
