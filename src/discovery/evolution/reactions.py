"""Windows: what may be said to an action before the game goes on (rules H02, N02, Q01; section U).

An action has two halves. The first moves the card; the second books it: points, eras, trumps, the emptied
hand, the end (H11). Where the action can be contested a window stands between the two. A window is the same
for all seats, whatever they hold.
"""

from __future__ import annotations

from discovery.bits import BIT
from discovery.evolution.consequences import settle, win_trumps
from discovery.evolution.moves import codes
from discovery.evolution.order import ANSWER_CALL, CLAIM, END_TURN, FOLLOW_UP, RESTORE, go_on, push
from discovery.evolution.rules import FLASH, INTERRUPT, STOP
from discovery.evolution.state import NO_CARD, NO_SEAT, OVER, WINDOW, State
from discovery.evolution.table import recover

PLACEMENTS = (codes.PLACE, codes.REPLAY, codes.JOKER_AS)
CONTESTABLE = (*PLACEMENTS, codes.CALL, codes.SOS, codes.ANNOUNCE_OPEN, codes.ANNOUNCE_CLOSE, codes.PASS)


_KEEPS_NO_WORD = (codes.ANNOUNCE_OPEN, codes.ANNOUNCE_CLOSE, codes.JOKER_TRUMP)
"""After a Bis only a card in series or the use of a trump is going on (U12)."""


class Action:
    """What a seat has done. ``code`` is the word; ``number`` the place in its series or the era announced.

    ``card`` is the card placed, called or shown by the Joker ``joker``; ``emptied`` tells that the hand's
    last card was laid, ``rescue`` marks SOS. ``valid`` tells whether it would stand a Stop. ``contestable``
    until a Stop was settled, ``booked`` once it counts.
    """

    __slots__ = (
        *("booked", "card", "code", "contestable", "emptied", "flash", "interruptible", "joker", "number"),
        *("rescue", "seat", "valid"),
    )

    def __init__(
        self,
        code: int,
        seat: int,
        card: int = NO_CARD,
        number: int = 1,
        joker: int = NO_CARD,
        emptied: bool = False,
        rescue: bool = False,
        valid: bool = True,
        booked: bool = False,
    ) -> None:
        self.code, self.seat, self.card, self.number, self.joker = code, seat, card, number, joker
        self.emptied, self.rescue, self.valid, self.booked = emptied, rescue, valid, booked
        self.contestable = self.interruptible = self.flash = False

    def settled(self, booked: bool) -> Action:
        """The same once a Stop can say nothing more to it."""
        new = Action(self.code, self.seat, self.card, self.number, self.joker, self.emptied, self.rescue)
        new.valid, new.booked = self.valid, booked
        new.interruptible, new.flash = self.interruptible, self.flash
        return new

    def judged(self, valid: bool) -> Action:
        """The same, known to stand a Stop or not."""
        new = self.settled(self.booked)
        new.valid, new.contestable = valid, self.contestable
        return new

    def key(self) -> tuple[object, ...]:
        """Everything that makes two actions the same."""
        return (
            *(self.code, self.seat, self.card, self.number, self.joker, self.emptied, self.rescue),
            *(self.valid, self.contestable, self.interruptible, self.flash, self.booked),
        )

    def __repr__(self) -> str:
        return f"Action{self.key()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def act(state: State, action: Action) -> None:
    """The first half is done: open a window where the action can be contested, else book it at once."""
    state.acted = 1
    if action.code not in _KEEPS_NO_WORD:
        state.owing = 0
    flagged(state, action)
    if action.contestable and others(state, action.seat):
        open_window(state, action)
    else:
        complete(state, action)


def flagged(state: State, action: Action) -> Action:
    """The action, marked with what may be said to it."""
    reactions, placement = state.setup.reactions, action.code in PLACEMENTS
    action.contestable = reactions & STOP != 0 and action.code in CONTESTABLE
    action.interruptible = reactions & INTERRUPT != 0 and action.code not in (codes.CALL, codes.SOS)
    action.flash = reactions & FLASH != 0 and placement and not action.rescue and _decides(state)
    return action


def _decides(state: State) -> bool:
    """Virtual players say Bis by themselves whenever they can go on (Q10)."""
    return not state.setup.virtual_seats & BIT[state.turn]


def others(state: State, actor: int) -> int:
    """The deciders beside ``actor`` that have not left."""
    setup = state.setup
    return (BIT[setup.seat_count] - 1) & ~(setup.virtual_seats | state.left | BIT[actor])


def answering(state: State, action: Action) -> int:
    """Who may answer in the window of an action, whether he has done so or not: all others, and by Flash the
    actor too (Q01)."""
    return others(state, action.seat) | (BIT[action.seat] if action.flash else 0)


def open_window(state: State, action: Action) -> None:
    """Everybody who may answer is asked, whatever he holds (U07)."""
    state.action = action
    state.waiting = answering(state, action)
    state.said = 0
    state.successor = NO_SEAT
    state.phase = WINDOW


def close_window(state: State) -> None:
    """Nobody has more to say: the rules go on (U04)."""
    action = state.action
    assert action is not None
    state.action = None
    state.waiting = 0
    if action.booked:
        proceed(state, action)
    else:
        book(state, action)
        if action.code not in (codes.CALL, codes.SOS):
            proceed(state, action)


def complete(state: State, action: Action) -> None:
    """Book what was done, then ask whoever may interrupt or play next."""
    if not action.booked:
        book(state, action)
        if action.code in (codes.CALL, codes.SOS):
            return
    follow_up(state, action.settled(True))


def follow_up(state: State, action: Action) -> None:
    """The action stands and cannot be contested any more (U03)."""
    if state.phase == OVER:
        return
    if (action.interruptible and others(state, action.seat)) or action.flash:
        open_window(state, action)
    else:
        proceed(state, action)


def proceed(state: State, action: Action) -> None:
    """After the window: the turn goes on, is handed over (Q03, Q04), or is over (Q11, J05)."""
    if state.phase == OVER:
        return
    if action.rescue or action.code == codes.PASS or (action.flash and not state.said & BIT[action.seat]):
        state.trumps = state.granted = 0
        state.setup.drawing.close_turn(state)
        return
    if action.flash:
        state.successor = NO_SEAT
        state.owing = 1
    state.said = 0
    go_on(state)


def book(state: State, action: Action) -> None:
    """The second half of an action."""
    code = action.code
    if code in PLACEMENTS:
        _book_placement(state, action)
    elif code in (codes.CALL, codes.SOS):
        state.setup.steps[ANSWER_CALL](state, (ANSWER_CALL, action))
    elif code in (codes.ANNOUNCE_OPEN, codes.ANNOUNCE_CLOSE):
        state.setup.steps[CLAIM](state, (CLAIM, action))
    elif code == codes.JOKER_TRUMP:
        win_trumps(state, 1, action.emptied)


def _book_placement(state: State, action: Action) -> None:
    """The real card of a Joker brings it into the hand, which so is not empty (N06)."""
    seat, card, joker = action.seat, action.card, action.joker
    recovers = state.stood & BIT[card] != 0 and joker == NO_CARD
    if recovers:
        _go_on_from(state, card, recover(state, seat, card))
    emptied = action.emptied and not recovers
    settle(state, card, action.number, emptied, joker, action.rescue, not recovers)


def _go_on_from(state: State, card: int, joker: int) -> None:
    """Interrupted turns that went on from a Joker go on from the real card that came for it (D07, N06)."""
    state.frames = tuple(
        (*frame[:6], *(card if last == joker else last for last in frame[6:8]), *frame[8:])
        if frame[0] == RESTORE
        else frame
        for frame in state.frames
    )


def would_end(state: State) -> bool:
    """Whether the game is over as soon as the window closes, if the action stands (U08)."""
    action = state.action
    if action is None or action.booked or not action.emptied:
        return False
    trial = state.copy()
    book(trial, action)
    return trial.phase == OVER


def end_turn_later(state: State) -> None:
    """The turn is over once everything pushed above has happened."""
    push(state, (END_TURN,))


def follow_up_later(state: State, action: Action) -> None:
    """The action goes on once everything pushed above has happened."""
    push(state, (FOLLOW_UP, action))
