"""Placing: the turn's normal placement and series, and the trump that needs no link."""

from __future__ import annotations

from discovery.bits import BIT, members
from discovery.errors import Code
from discovery.evolution.consequences import settle
from discovery.evolution.events import FROM_HAND, FROM_SELECTION, REPLAYED
from discovery.evolution.moves import codes
from discovery.evolution.order import resume
from discovery.evolution.reactions import Action, act
from discovery.evolution.rules import NOTHING_MORE, Kind
from discovery.evolution.state import NO_CARD, State
from discovery.evolution.table import NO_SPOT, empty, lay, newest, tell
from discovery.evolution.trees.spots import Terms
from discovery.protocol import Illegal


def within_reach(state: State, seat: int) -> int:
    """The cards a seat may place from: own hand, pool, another's discard, never its own (A07, A08)."""
    return state.hands[seat] | state.pool | (state.shown & ~state.discards[seat])


def selected(state: State, seat: int) -> int:
    """In Select: own selection instead of the hand (J07)."""
    assert state.selections is not None
    return state.selections[seat] | state.pool | (state.shown & ~state.discards[seat])


def layable(state: State, cards: int) -> int:
    """Those of ``cards`` that may be laid: their prerequisites are present, or may be claimed to be (C01,
    H17), and on a plane there is a spot (K16)."""
    if state.setup.plain:
        return cards & state.ready
    rules = state.setup.rules
    cards &= state.setup.discoveries if rules.bluff else state.ready
    if rules.spots is not None and cards:
        assert state.plane is not None
        return rules.spots.placeable(state.plane, cards, terms(state))
    return cards


def terms(state: State, joker: bool = False) -> Terms:
    """What a spot has to satisfy now: the turn's last card (K02), closed eras and closing cards (K13)."""
    setup = state.setup
    coverable = closers = 0
    if setup.rules.strata:
        for era in range(setup.lowest, setup.highest + 1):
            absent = setup.era_cards[era] & ~state.present
            if state.closed & BIT[era]:
                coverable |= setup.era_cards[era]
            elif not absent & (absent - 1):
                closers |= absent
    return Terms(state.last, coverable, closers, joker)


def spots_for(state: State, card: int, joker: bool = False) -> list[int]:
    """Where a card may lie now, as the bits of a move; one 0 where there is no plane."""
    rule = state.setup.rules.spots
    if rule is None:
        return NOTHING_MORE
    assert state.plane is not None
    return [spot + 1 for spot in rule.spots(state.plane, card, terms(state, joker))]


def place(
    state: State,
    card: int,
    series: int,
    spot: int = NO_SPOT,
    *,
    code: int = codes.PLACE,
    called: bool = False,
) -> None:
    """The acting seat places ``card`` from where it lies, as the ``series``-th card of its series.

    A called card never empties the caller's hand (E21).
    """
    seat = state.turn
    if state.setup.plain and not called:
        source = lay(state, seat, card)
        settle(state, card, series, source in OWN and not state.hands[seat] and empty(state, seat))
        resume(state)
        return
    rescue = called and state.acted == RESCUING
    valid = stands_up(state, card)
    source = lay(state, seat, card, spot)
    emptied = source in OWN and not called and empty(state, seat)
    act(state, Action(code, seat, card, series, NO_CARD, emptied, rescue, valid))


OWN = (FROM_HAND, FROM_SELECTION)
RESCUING = 2
"""``State.acted`` while SOS runs."""


def stands_up(state: State, card: int) -> bool:
    """Whether a placement of ``card`` would stand a Stop now: all prerequisites are present (H16), or, where
    piles are searched, each of them or a card that builds on it (M08)."""
    setup, present = state.setup, state.present
    missing = setup.needs[card] & ~present
    if not missing or not setup.rules.searching:
        return not missing
    return all(
        any(present & BIT[other] and other != card for other in setup.leads[need])
        for need in members(missing)
    )


class Place(Kind):
    """The turn's first placement, and every further one that is linked to the last (C02, C03, D01)."""

    code = codes.PLACE
    word = "place"
    more = "spot"
    reach = staticmethod(within_reach)

    def offer(self, state: State, seat: int) -> int:
        """Cards within reach that may be laid, linked to the turn's last card, if any."""
        cards = self.reach(state, seat) & state.follow
        return cards & state.ready if state.setup.plain else layable(state, cards)

    def extras(self, state: State, seat: int, argument: int) -> list[int]:
        """The spots, on a plane."""
        return spots_for(state, argument)

    def do(self, state: State, seat: int, move: int, outcome: int) -> None:
        """Place; in series from the turn's second card on."""
        spot = codes.spot_of(move) if move > codes.HEAD else NO_SPOT
        place(state, move & codes.ARGUMENT, state.series + 1, spot)

    def refusal(self, state: State, seat: int, move: int) -> Illegal:
        """C01, A07, A08, a spot, or, where only the link is missing, C03."""
        argument = move & codes.ARGUMENT
        ids = state.setup.ids
        reason = unplaceable(state, argument, self.reach(state, seat))
        if reason is None and not state.follow & BIT[argument]:
            reason = Illegal(Code.NO_LINK, "C03", (("card", ids[argument]), ("last", ids[state.last])))
        return reason or Illegal(Code.NO_SPOT, "K02", (("card", ids[argument]),))


class PlaceSelected(Place):
    """Select: from the selection, the pool or another's discard (J07, J08)."""

    reach = staticmethod(selected)


class Replay(Kind):
    """Use 1 of a trump: one more card, no link needed (E08); in Select also from the hand (J07, U13)."""

    code = codes.REPLAY
    word = "replay"
    more = "spot"

    def offer(self, state: State, seat: int) -> int:
        """Cards within reach that may be laid."""
        reach = within_reach(state, seat)
        if state.selections is not None:
            reach |= state.selections[seat]
        return layable(state, reach)

    def extras(self, state: State, seat: int, argument: int) -> list[int]:
        """The spots, on a plane."""
        return spots_for(state, argument)

    def do(self, state: State, seat: int, move: int, outcome: int) -> None:
        """Spend the trump, or a replay granted by one (Q15); the card starts a new series (I14)."""
        if state.granted:
            state.granted -= 1
        else:
            state.trumps -= 1
        card = move & codes.ARGUMENT
        tell(state, REPLAYED, seat, card)
        place(state, card, 1, codes.spot_of(move), code=codes.REPLAY)

    def refusal(self, state: State, seat: int, move: int) -> Illegal:
        """C01, A07, A08, or a spot."""
        card = move & codes.ARGUMENT
        reach = within_reach(state, seat) | (state.selections[seat] if state.selections else 0)
        reason = unplaceable(state, card, reach)
        return reason or Illegal(Code.NO_SPOT, "K02", (("card", state.setup.ids[card]),))


def in_sight(state: State) -> int:
    """The cards of the tree that everybody sees; in pile games one has to remember the others (H01)."""
    if not state.setup.rules.piled:
        return state.tree
    if state.plane is not None:
        return state.plane.tops
    return BIT[newest(state, state.tree)] if state.tree else 0


def unplaceable(state: State, card: int, reach: int) -> Illegal | None:
    """Why a card cannot be placed at all, whatever the link; the same words wherever a hidden card lies."""
    setup, bit = state.setup, BIT[card]
    this = ("card", setup.ids[card])
    if in_sight(state) & bit:
        return Illegal(Code.ALREADY_PLACED, "A06", (this,))
    if state.discards[state.turn] & bit:
        return Illegal(Code.OWN_DISCARD, "A08", (this,))
    if not reach & bit:
        return Illegal(Code.OUT_OF_REACH, "A07", (this,))
    if setup.jokers & bit:
        return Illegal(Code.JOKER_IS_NO_CARD, "N01", (this,))
    missing = setup.needs[card] & ~state.present
    if missing and not setup.rules.bluff:
        names = " ".join(setup.ids[other] for other in members(missing))
        return Illegal(Code.MISSING_PREREQUISITE, "C01", (this, ("missing", names)))
    return None
