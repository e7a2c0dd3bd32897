"""The interfaces of the rules: games and options implement them, each a small class with methods.

They are plain classes, so that the compiled build calls them as fast as functions; a method that every
implementation needs raises ``NotImplementedError`` here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import WIDTH
from discovery.core.protocol import Refusal
from discovery.evolution.model.codes import SHIFT

if TYPE_CHECKING:
    from discovery.core.dice import Dice
    from discovery.evolution.board.plane import Plane
    from discovery.evolution.model.actions import Action
    from discovery.evolution.model.state import State


class MoveKind:
    """A kind of move. ``code`` numbers its word in notation; ``argument`` is what it points at.

    ``offer`` gives the mask of arguments that are legal for ``seat`` now (cards, seats or eras by number; a
    kind without argument answers 1 or 0). ``more`` names what its moves say beside the argument: ``"spot"``
    (on a plane), ``"source"`` or ``"cards"``; then ``extras`` lists what may stand from bit 24 up. ``do`` is
    only ever called with a legal move, in its parts; ``outcome`` is the card that chance chose where
    ``chance`` is true and ``chances``, a mask, holds any. ``refusal`` gives the reason why a move is not
    offered.
    """

    code = -1
    word = ""
    argument = "card"
    more = ""
    chance = False

    def offer(self, state: State, seat: int) -> int:
        """The mask of legal arguments for a seat that is asked."""
        raise NotImplementedError

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Play the move in the position; it must be legal."""
        raise NotImplementedError

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Why ``move`` is not offered, from what the acting seat may know."""
        raise NotImplementedError

    def extras(self, state: State, seat: int, argument: int) -> list[int]:
        """The values of the move's extra bits, from 24 up; one 0 for a move that has none."""
        return NOTHING_MORE

    def says(self, state: State, seat: int, argument: int, extra: int) -> bool:
        """Whether ``extra``, a number of any size that sets fit in, is one of ``extras``."""
        return extra in self.extras(state, seat, argument)

    def any_extra(self, state: State, seat: int, argument: int, dice: Dice) -> int:
        """A random value of ``extras``, each equally likely."""
        extras = self.extras(state, seat, argument)
        return extras[dice.below(len(extras))]

    def chances(self, state: State, seat: int, argument: int, extra: int) -> int:
        """The cards that chance may bring, each equally likely."""
        return 0


NOTHING_MORE = [0]


class Earner:
    """Points for a placed card; ``by_spot`` tells whether they depend on where it lies."""

    by_spot = False

    def points(self, state: State, card: int) -> int:
        """Points that placing ``card`` earns; it is already in the tree and ``state.series`` counts it."""
        raise NotImplementedError

    def potential_points(
        self, series: int, plane: Plane | None, card: int, spot: int, joker: bool = False
    ) -> int:
        """Points that ``card``, or a ``joker`` for it, would earn there as number ``series`` of its series;
        without a plane the spot means nothing."""
        raise NotImplementedError


class Rewards:
    """The rewards for opening and closing an era and for an emptied hand, beside the points for the card
    itself."""

    def book(self, state: State, earned: int, opened: bool, closed: bool, emptied: bool) -> None:
        """The acting seat placed a card that ``earned`` points, ``opened`` or ``closed`` its era, or
        ``emptied`` the hand."""
        raise NotImplementedError

    def bonuses(self, state: State, seat: int, card: int) -> tuple[int, ...]:
        """The points that ``seat`` would get for it with this card, each sort by itself; none where they are
        not foretold."""
        return ()


class Drawing:
    """When hands are filled: one card, or back to five (rules F and G)."""

    def own_hand_empty(self, state: State, seat: int) -> None:
        """A seat placed its last card while the stack still has cards."""
        raise NotImplementedError

    def robbed(self, state: State, seat: int) -> None:
        """A seat lost a card by a call, a theft or a request while the stack still has cards."""
        raise NotImplementedError

    def refill(self, state: State, seat: int) -> None:
        """A draw that the rules grant or impose: one card, or up to the hand's size (H08, H18)."""
        raise NotImplementedError

    def close_turn(self, state: State) -> None:
        """The acting seat ends its turn: a forced decision, or the draw and the next turn."""
        raise NotImplementedError

    def close_failed_call(self, state: State, discarded: bool) -> None:
        """A call failed, the called card was ``discarded`` if somebody gave it: the turn ends at once by
        drawing (rules E14, I08)."""
        raise NotImplementedError

    def close_virtual_turn(self, state: State) -> None:
        """A virtual player ends its turn by drawing; it never discards or steals for it (O05, O10)."""
        raise NotImplementedError


class Ending:
    """When a game is over and what it is worth."""

    def own_hand_empty(self, state: State, seat: int) -> None:
        """A seat placed its last card, or discarded it for a fault, and the stack is empty: the running turn
        is played to its end."""
        raise NotImplementedError

    def hand_lost(self, state: State, seat: int) -> None:
        """A hand was emptied by a call, a theft or a discard that ends a turn, and the stack is empty."""
        raise NotImplementedError

    def turn_over(self, state: State) -> None:
        """A turn is over: may end the game (standstill, turn limit)."""
        raise NotImplementedError

    def winners(self, state: State) -> int:
        """The mask of winners if no seat won outright."""
        raise NotImplementedError


class Penalties:
    """The penalties for a fault (rules H08 to H11, H18, M05 to M07, J06). Both push frames for what is to
    decide.

    ``cases`` numbers the rules of the three cases.
    """

    def __init__(self, cases: tuple[str, str, str]) -> None:
        self.cases = cases

    def stopper(self, state: State, stopper: int) -> None:
        """The contested action was valid; the actor's turn continues afterwards."""
        raise NotImplementedError

    def actor(self, state: State, action: Action, stopper: int, case: int) -> None:
        """The action was invalid (case 3) or given up (case 2); its card has been taken back already."""
        raise NotImplementedError

    def price(self, stack: int) -> str:
        """The price of a wrong Stop with ``stack`` cards left: ``"discard"``, ``"draw"`` or ``"steal"``."""
        raise NotImplementedError


class Rounds:
    """A game played in rounds (section J)."""

    def begin(self, state: State) -> None:
        """The first round begins."""
        raise NotImplementedError

    def turn_over(self, state: State) -> bool:
        """A turn is over; ``True`` if the round is over too, and what follows has been set up."""
        raise NotImplementedError


class VirtualPlayer:
    """A player of the rule book with fixed rules (section O). ``kind`` is its word behind a seat's name.

    ``fresh_cards`` is what it draws, without points, when it has emptied its hand (G01, O19). Where there
    are windows each of its flips is a line of the record (U06): then ``flip`` does one, and ``goes_on`` says,
    while its card lies in a window, whether it says Bis by itself (Q10).
    """

    kind = ""
    fresh_cards = 1

    def take_turn(self, state: State) -> None:
        """Play the whole turn, the end of it included."""
        raise NotImplementedError

    def goes_on(self, state: State) -> bool:
        """Whether it may still replay in this turn."""
        raise NotImplementedError

    def flip(self, state: State) -> None:
        """One step of a turn in a game with windows, the end of the turn included when nothing is left."""
        raise NotImplementedError


class MenuItem:
    """A kind on the menu of a phase, and the ``next`` one.

    ``base`` is the number before its first move, ``moves`` has by argument those that say no more;
    ``expanded`` means that a move says more than its argument, ``chance`` that it may need an outcome.
    """

    __slots__ = ("base", "chance", "expanded", "kind", "moves", "next")

    def __init__(self, kind: MoveKind, expanded: bool, following: MenuItem | None) -> None:
        self.kind = kind
        self.base = (kind.code << SHIFT) - 1
        self.moves = [kind.code << SHIFT | argument for argument in range(WIDTH)]
        self.expanded = expanded
        self.chance = kind.chance
        self.next = following


class Earning:
    """One of the things that earn points in a game, and the ``next`` one."""

    __slots__ = ("earner", "next")

    def __init__(self, earner: Earner, following: Earning | None) -> None:
        self.earner = earner
        self.next = following
