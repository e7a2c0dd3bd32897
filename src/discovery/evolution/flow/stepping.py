"""How a game advances: who may act, which moves they have, playing one, and lines that no seat decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, WIDTH, lowest, members
from discovery.core.protocol import NO_OUTCOME, NOBODY
from discovery.evolution.flow.windows import close_window
from discovery.evolution.model.codes import (
    ARGUMENT,
    CLOSE_WINDOW,
    EXTRA,
    FLIP_CARD,
    HEAD,
    SHIFT,
    STEAL_CARD,
    WORDS,
)
from discovery.evolution.model.phases import FLIP, GRANTED, OPENING, OVER, SELECT, STEAL, TRUMP, TURN, WINDOW
from discovery.evolution.model.state import NO_SEAT, State

if TYPE_CHECKING:
    from discovery.core.protocol import Event
    from discovery.evolution.model.interfaces import MenuItem, MoveKind

_BEYOND = 2 ** (EXTRA + WIDTH)
_WORDS = len(WORDS)
_FLIP = FLIP_CARD - 1


def acting(state: State) -> int:
    """The seats that may act now, as a mask; 0 while no seat decides."""
    phase = state.phase
    if phase in (WINDOW, SELECT):
        return state.waiting
    if phase == OVER:
        return 0
    if state.decider != NO_SEAT:
        return BIT[state.decider] & ~state.setup.virtual_seats
    return BIT[state.turn] & ~state.setup.virtual_seats


def line_due(state: State) -> tuple[int, int] | None:
    """The next line that no seat decides, see ``DiscoveryGame.due``."""
    phase = state.phase
    if phase < WINDOW:
        return (state.decider, STEAL_CARD | state.partner) if robbing(state) else None
    if phase == FLIP:
        return state.turn, FLIP_CARD
    return (NOBODY, CLOSE_WINDOW) if phase == WINDOW and not state.waiting else None


def robbing(state: State) -> bool:
    """Whether a virtual player has to rob somebody after a fault: a line that nobody decides (S25, S27)."""
    decider = state.decider
    return state.phase == STEAL and decider != NO_SEAT and state.setup.virtual_seats & BIT[decider] != 0


def listed(state: State, seat: int) -> list[int]:
    """Every move of ``seat`` now, by kind, then argument."""
    moves: list[int] = []
    # spectators have none; an array of C has no last item at -1
    if seat < 0 or not acting(state) & BIT[seat]:
        return moves
    entry = state.setup.menu_by_phase[state.phase]
    while entry is not None:
        offered = entry.kind.offer(state, seat)
        if entry.expanded:
            while offered:
                _expand(moves, entry.kind, state, seat, lowest(offered))
                offered &= offered - 1
        else:
            while offered:
                moves.append(entry.moves[lowest(offered)])
                offered &= offered - 1
        entry = entry.next
    return moves


def _expand(moves: list[int], kind: MoveKind, state: State, seat: int, argument: int) -> None:
    base = kind.code << SHIFT | argument
    moves += [base | extra << EXTRA for extra in kind.extras(state, seat, argument)]


def offering(state: State, seat: int, move: int) -> MenuItem | None:
    """The entry of a move, whatever number that is, if it is one of the choices of a seat that may act."""
    if not 0 <= move < _BEYOND:
        return None
    head = _head(move)
    if head >> SHIFT >= _WORDS:
        return None
    row = state.setup.entries[state.phase]
    entry = row[head >> SHIFT]
    argument = head & ARGUMENT
    if entry is None or argument >= WIDTH or not entry.kind.offer(state, seat) & BIT[argument]:
        return None
    if not entry.expanded:
        return None if move > HEAD else entry
    return entry if entry.kind.says(state, seat, argument, move >> EXTRA) else None


def _head(move: int) -> int:
    """Word and argument of a move."""
    return move if move <= HEAD else move & HEAD


def offered(state: State, seat: int, code: int) -> int:
    """The mask of arguments with which ``seat`` may play a kind of move now."""
    entries = state.setup.entries[state.phase]
    entry = entries[code]
    return 0 if entry is None else entry.kind.offer(state, seat)


def extras(state: State, seat: int, code: int, argument: int) -> list[int]:
    """Values of the extra bits of a move available now."""
    entry = state.setup.entries[state.phase][code]
    return [] if entry is None else entry.kind.extras(state, seat, argument)


def chances(state: State, move: int) -> int:
    """The cards that chance may bring by a move, a mask; each is equally likely."""
    head = _head(move)
    row = state.setup.entries[state.phase]
    entry = row[head >> SHIFT]
    if entry is None or not entry.chance:
        return 0
    seat = state.turn if state.decider == NO_SEAT else state.decider
    return entry.kind.chances(state, seat, head & ARGUMENT, move >> EXTRA)


def number(head: int, extra: int) -> int:
    """A move from its parts: what stands below bit 24, and what from there on."""
    return extra << EXTRA | head


def advance(state: State, seat: int, move: int, outcome: int) -> None:
    """Play a move that is known to be legal, and the turns of virtual players behind it."""
    head = move & HEAD
    entry = state.setup.entries[state.phase][head >> SHIFT]
    assert entry is not None
    entry.kind.do(state, seat, head & ARGUMENT, move >> EXTRA, outcome)
    if state.setup.virtual_seats:
        run_virtual_players(state)


class GameStepping:
    """The hot path of ``game.DiscoveryGame``, split out so that Cython can compile it."""

    def actors(self, state: State) -> int:
        """The seats that may act now, as a mask; 0 when the game is over or a line is ``due``."""
        return acting(state)

    def decider(self, state: State) -> int:
        """The seat that decides next; where several are asked together, the first of them (U02)."""
        return decider_of(state)

    def due(self, state: State) -> tuple[int, int] | None:
        """The next line that no seat decides: a window's closing (U04), a virtual player's flip (U06) or its
        robbery after a fault (S25).

        (seat, move); ``None`` while somebody decides or the game is over.
        """
        return line_due(state)

    def legal(self, state: State, seat: int) -> list[int]:
        """Every move of ``seat`` now, by kind, then argument."""
        return listed(state, seat)

    def outcomes(self, state: State, move: int) -> list[int]:
        """The cards a blind theft may bring, each equally likely (F03, F04); empty for every other move."""
        cards = chances(state, move)
        return members(cards) if cards else []

    def play(self, state: State, seat: int, move: int, outcome: int = NO_OUTCOME) -> list[Event]:
        """Play a move, and the turns of virtual players behind it. ``IllegalMove`` changes nothing.

        A window that is open may be closed by ``NOBODY`` at any time.
        """
        happened: list[Event] = []
        if not self._play(state, seat, move, outcome, happened):
            self.play_unusual(state, seat, move, outcome, happened)
        return happened

    def play_unusual(self, state: State, seat: int, move: int, outcome: int, happened: list[Event]) -> None:
        """Play a line that is no listed move: leaving, or a line that no seat decides. ``IllegalMove``
        otherwise."""
        raise NotImplementedError

    def _play(self, state: State, seat: int, move: int, outcome: int, happened: list[Event]) -> bool:
        """Play one of a seat's choices; ``False`` where it is none, and nothing has changed."""
        if not 0 <= seat < state.setup.seat_count or not acting(state) & BIT[seat]:
            return False
        entry = offering(state, seat, move)
        if entry is None or entry.base == _FLIP:
            return False
        argument = _head(move) & ARGUMENT
        extra = move >> EXTRA if entry.expanded else 0
        cards = entry.kind.chances(state, seat, argument, extra) if entry.chance else 0
        if not _possible(cards, outcome):
            return False
        state.events = happened
        entry.kind.do(state, seat, argument, extra, outcome)
        if state.setup.virtual_seats:
            run_virtual_players(state)
        state.events = None
        return True


def _possible(cards: int, outcome: int) -> bool:
    """Whether an outcome, whatever number it is, is one of ``cards``; of none there must be none."""
    if not cards:
        return outcome == NO_OUTCOME
    return 0 <= outcome < WIDTH and cards & BIT[outcome] != 0


def line_of_nobody(state: State) -> None:
    """Play a line that no seat decides: a window closes, or a virtual player flips."""
    if state.phase == FLIP:
        advance(state, state.turn, FLIP_CARD, NO_OUTCOME)
    else:
        close_window(state)
        run_virtual_players(state)


def clockwise_first(state: State) -> int:
    """Of the seats that are asked together, the first clockwise from the one that acted (U02)."""
    start = 0 if state.round is None else state.round.leader
    if state.action is not None:
        start = state.action.seat
    seats = state.setup.seat_count
    for step in range(seats):
        seat = (start + step) % seats
        if state.waiting & BIT[seat]:
            return seat
    return NOBODY


def decider_of(state: State) -> int:
    """The seat that decides next; where several are asked together, the first of them (U02)."""
    return clockwise_first(state) if state.waiting else state.actor


def run_virtual_players(state: State) -> None:
    """Virtual players play by themselves until somebody is asked or the game is over; where there are windows
    their turns are flips, each a line of its own (U06)."""
    setup = state.setup
    player = setup.virtual[state.turn]
    while player is not None and state.decider == NO_SEAT and _at_will(state.phase):
        if setup.reactions:
            state.phase = FLIP
            break
        player.take_turn(state)
        player = setup.virtual[state.turn]


def _at_will(phase: int) -> bool:
    """Whether the seat whose turn it is decides freely in that phase."""
    return phase in (OPENING, TURN, TRUMP, GRANTED)
