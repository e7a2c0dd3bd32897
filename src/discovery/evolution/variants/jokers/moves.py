"""The three uses of a Joker (section N)."""

from __future__ import annotations

from discovery.core.bits import BIT, members
from discovery.core.errors import Code
from discovery.core.protocol import Refusal
from discovery.evolution.flow.effects import kin, shown_by, win_trumps
from discovery.evolution.flow.turns import clear_turn, go_on, push
from discovery.evolution.flow.windows import act, book, would_end
from discovery.evolution.model import codes
from discovery.evolution.model.actions import Action
from discovery.evolution.model.event_kinds import FROM_HAND, FROM_SELECTION
from discovery.evolution.model.events import turn_begun
from discovery.evolution.model.frames import SuspendedTurn
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.places import empty, held, oldest
from discovery.evolution.model.state import State
from discovery.evolution.model.table import lay_aside, lay_joker
from discovery.evolution.moves.placing import spots_for, stands_up
from discovery.evolution.variants.jokers.events import turn_interrupted


def sources(state: State, seat: int) -> list[int]:
    """Where a Joker may be taken from in one's own turn, as the bits of a move (N08, N09, J18, U09)."""
    jokers = state.setup.jokers
    places = []
    if held(state, seat) & jokers:
        places.append(0)
    if state.pool & jokers:
        places.append(codes.out_of(codes.POOL) >> codes.EXTRA)
    others = [other for other in range(state.setup.seat_count) if other != seat]
    places += [codes.out_of(other) >> codes.EXTRA for other in others if state.discards[other] & jokers]
    return places


def joker_from(state: State, seat: int, extra: int) -> int:
    """The Joker that a move takes, by what it says beside its argument: the oldest one there."""
    source = codes.source_in(extra)
    if source == codes.POOL:
        row = state.pool
    elif source >= 0:
        row = state.discards[source]
    else:
        row = state.hands[seat]
        if not row & state.setup.jokers:
            row = state.selection(seat)
    return oldest(state, row & state.setup.jokers)


class JokerTrump(MoveKind):
    """Use 1: outside the tree in one's own turn, for a trump (N01)."""

    code = codes.JOKER_TRUMP
    word = "joker-trump"
    argument = ""
    more = "source"

    def offer(self, state: State, seat: int) -> int:
        """While a Joker is within reach."""
        return int(bool(sources(state, seat)))

    def extras(self, state: State, seat: int, argument: int) -> list[int]:
        """The places that the Joker may come from."""
        return sources(state, seat)

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """A free action: no placement (N01); an emptied hand counts (N11)."""
        source = lay_aside(state, seat, joker_from(state, seat, extra))
        emptied = source in (FROM_HAND, FROM_SELECTION) and empty(state, seat)
        act(state, Action(codes.JOKER_TRUMP, seat, emptied=emptied))

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """No Joker is within reach (N01, N08, N09)."""
        return Refusal(Code.NO_JOKER, "N01")


class JokerAs(MoveKind):
    """Use 3: in the tree, as a card of an open era that has not been placed (N03, N04)."""

    code = codes.JOKER_AS
    word = "joker-as"
    more = "source"

    def offer(self, state: State, seat: int) -> int:
        """The cards it may stand for; where a false declaration can be contested, any that no Joker stands
        for yet (N13). Behind another card of this turn only what is linked to it (N05)."""
        if not sources(state, seat):
            return 0
        cards = representable(state)
        if state.placed:
            cards &= kin(state, shown_by(state, state.last))
        if state.setup.spots is None:
            return cards
        offered = 0
        for card in members(cards):
            if spots_for(state, card, True):
                offered |= BIT[card]
        return offered

    def extras(self, state: State, seat: int, argument: int) -> list[int]:
        """Where from and, on a plane, where to."""
        spots = spots_for(state, argument, True)
        return [spot | source for source in sources(state, seat) for spot in spots]

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The turn's placement, or the next one of its series by the prerequisite link (N05)."""
        card, joker = argument, joker_from(state, seat, extra)
        series = state.series + 1
        valid = bool(free_to_show(state) & BIT[card]) and stands_up(state, card)
        source = lay_joker(state, seat, joker, card, codes.spot_in(extra))
        emptied = source in (FROM_HAND, FROM_SELECTION) and empty(state, seat)
        act(state, Action(codes.JOKER_AS, seat, card, series, joker, emptied, valid=valid))

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """N03 and N04, the link (D08), or a spot."""
        if not sources(state, seat):
            return Refusal(Code.NO_JOKER, "N03")
        card = move & codes.ARGUMENT
        ids, this = state.setup.ids, ("card", state.setup.ids[card])
        if not representable(state) & BIT[card]:
            return Refusal(Code.NOT_REPRESENTABLE, "N03", (this,))
        if state.placed and not kin(state, shown_by(state, state.last)) & BIT[card]:
            return Refusal(Code.NO_LINK, "D08", (this, ("last", ids[state.last])))
        return Refusal(Code.NO_SPOT, "K02", (this,))


def truly_representable(state: State) -> int:
    """The cards whose prerequisites are all present, which a Joker may stand for (N04)."""
    return state.ready & free_to_show(state)


def free_to_show(state: State) -> int:
    """Cards of open eras, not present, in neither a discard nor the pool (N03, N04)."""
    return _open_eras(state) & ~(state.present | state.pool | state.shown)


def representable(state: State) -> int:
    """The cards that a Joker may be declared to be: only what is true, unless a false declaration can be
    contested."""
    if not state.setup.bluff:
        return truly_representable(state)
    return state.setup.discoveries & ~(state.stood() | state.setup.side_cards)


def _open_eras(state: State) -> int:
    """The cards of the eras that are open; the lowest always is (N04)."""
    setup, present = state.setup, state.present
    cards = setup.cards_of_era[setup.lowest]
    for era in range(setup.lowest + 1, setup.highest + 1):
        if setup.cards_of_era[era] & present:
            cards |= setup.cards_of_era[era]
    return cards


class Interrupt(MoveKind):
    """Use 2: outside the tree in another's turn, for an extra turn at once (N02)."""

    code = codes.INTERRUPT
    word = "interrupt"
    argument = ""

    def offer(self, state: State, seat: int) -> int:
        """Any seat with a Joker in hand, unless the game is over with this action (U08)."""
        action = state.action
        if action is None or not action.interruptible or seat == action.seat:
            return 0
        holds = state.waiting & BIT[seat] and state.hands[seat] & state.setup.jokers
        return 1 if holds and not would_end(state) else 0

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The action stands; the turn waits until the interrupter's is over."""
        action = state.action
        assert action is not None
        state.action = None
        state.waiting = 0
        if not action.booked:
            book(state, action)
        _suspend(state, action.settled(True))
        turn_interrupted(state, seat, state.turn)
        state.turn = seat
        clear_turn(state)
        state.has_acted = 1
        turn_begun(state, seat, state.turns)
        joker = oldest(state, state.hands[seat] & state.setup.jokers)
        lay_aside(state, seat, joker)
        if empty(state, seat):
            win_trumps(state, 0, True)
        go_on(state)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """No Joker is in the hand (N02), or this is not the time for it (U08)."""
        if state.hands[seat] & state.setup.jokers:
            return Refusal(Code.NOT_NOW, "U08")
        return Refusal(Code.NO_JOKER, "N02")


def _suspend(state: State, action: Action) -> None:
    """Push what the interrupted turn resumes with."""
    frame = SuspendedTurn(action, state.turn)
    frame.trumps, frame.placed, frame.series = state.trumps, state.placed, state.series
    frame.last, frame.last_own_card, frame.granted = state.last, state.last_own_card, state.granted
    frame.finishing, frame.flips = state.finishing, state.flips
    frame.must_continue = int(state.must_continue())
    push(state, frame)
    state.finishing = False
