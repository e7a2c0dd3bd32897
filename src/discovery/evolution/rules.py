"""A game is a value: ``Rules`` is a frozen record of seams, an option a function from rules to rules.

The engine asks the seams and never which option is on. ``with_options`` checks that options go together
and applies them in catalogue order.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from discovery.errors import Code, InvalidSetup
from discovery.evolution.state import State
from discovery.protocol import Illegal

RULES_VERSION = 1
"""Bumped by every change of behaviour; records name the version they were played under."""


class Kind(ABC):
    """A kind of move. ``code`` numbers its word in notation; ``argument`` is what it points at.

    ``offer`` gives the mask of arguments that are legal now (cards or seats by number; a kind without
    argument answers 1 or 0). ``do`` is only ever called with an offered argument; ``outcome`` is the card
    that chance chose where ``chance`` is true. ``refusal`` tells why an argument is not offered.
    """

    code: int
    word: str
    argument: str = "card"
    chance: bool = False

    @abstractmethod
    def offer(self, state: State) -> int:
        """The mask of legal arguments for the seat whose turn it is."""

    @abstractmethod
    def do(self, state: State, argument: int, outcome: int) -> None:
        """Play it."""

    @abstractmethod
    def refusal(self, state: State, argument: int) -> Illegal:
        """Why ``argument`` is not offered, from what the acting seat may know."""


class Earner(ABC):
    """Points for a placed card."""

    @abstractmethod
    def points(self, state: State, card: int) -> int:
        """Points that placing ``card`` earns; it is already in the tree and ``state.series`` counts it."""


class Drawing(ABC):
    """When hands are filled: one card, or back to five (rules F and G)."""

    @abstractmethod
    def own_hand_empty(self, state: State, seat: int) -> None:
        """A seat placed its last card while the stack still has cards."""

    @abstractmethod
    def robbed(self, state: State, seat: int) -> None:
        """A seat lost a card by a call while the stack still has cards."""

    @abstractmethod
    def close_turn(self, state: State) -> None:
        """The acting seat ends its turn: a forced decision, or the draw and the next turn."""

    @abstractmethod
    def close_failed_call(self, state: State) -> None:
        """A call failed: the turn ends at once by drawing (rule E14)."""

    @abstractmethod
    def close_virtual_turn(self, state: State) -> None:
        """A virtual player ends its turn by drawing; it never discards or steals for it (O05, O10)."""


class Ending(ABC):
    """When a game is over and what it is worth."""

    @abstractmethod
    def own_hand_empty(self, state: State, seat: int) -> None:
        """A seat placed its last card and the stack is empty."""

    @abstractmethod
    def hand_lost(self, state: State, seat: int) -> None:
        """A hand was emptied by a call, a theft or a forced discard, and the stack is empty."""

    @abstractmethod
    def turn_over(self, state: State) -> None:
        """A turn is over: may end the game (standstill, turn limit)."""

    @abstractmethod
    def winners(self, state: State) -> int:
        """The mask of winners when nobody won outright."""


class VirtualPlayer(ABC):
    """A player of the rule book with fixed rules (section O). ``kind`` is its word behind a seat's name.

    ``fresh_cards`` is what it draws, without points, when it has emptied its hand (G01, O19).
    """

    kind: str
    fresh_cards: int = 1

    @abstractmethod
    def take_turn(self, state: State) -> None:
        """Play the whole turn, the end of it included."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What a game is. ``kinds`` lists, for each phase, the kinds of move it allows: a turn is a table.

    ``draws`` and ``ending`` are the seams of rules F, G; ``earners`` give points for placements and
    ``trump_points`` for each trump won (I02, I03). ``scored`` tells games with points. ``virtual`` are the
    virtual players that may take a seat.
    """

    name: str
    kinds: tuple[tuple[Kind, ...], ...]
    drawing: Drawing
    ending: Ending
    scored: bool = False
    earners: tuple[Earner, ...] = ()
    trump_points: int = 0
    virtual: tuple[VirtualPlayer, ...] = ()
    options: tuple[str, ...] = ()

    def virtual_player(self, kind: str) -> VirtualPlayer | None:
        """The virtual player of that kind, if an option brought it."""
        return next((player for player in self.virtual if player.kind == kind), None)


@dataclass(frozen=True, slots=True)
class Option:
    """An option: its key in records, the games that take it, its rule numbers, and what it changes.

    ``seated`` options bring a virtual player and are switched on by seating one, not by a header.
    """

    key: str
    games: tuple[str, ...]
    rules: tuple[str, ...]
    apply: Callable[[Rules], Rules]
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    seated: bool = False


def with_options(rules: Rules, options: Sequence[Option], catalogue: Sequence[Option]) -> Rules:
    """``rules`` with ``options``, applied in catalogue order whatever their order here.

    Raises ``InvalidSetup`` when one does not go with the game, with another, or stands there twice.
    """
    chosen = [option.key for option in options]
    for option in options:
        _check(rules, option, chosen)
    changed = rules
    for option in catalogue:
        if option.key in chosen:
            changed = option.apply(changed)
    public = tuple(option.key for option in catalogue if option.key in chosen and not option.seated)
    return replace(changed, options=public)


def _check(rules: Rules, option: Option, chosen: list[str]) -> None:
    if chosen.count(option.key) > 1:
        raise InvalidSetup(Code.OPTION_TWICE, option=option.key)
    if rules.name not in option.games:
        raise InvalidSetup(Code.OPTION_EXCLUDED, option.rules[0], option=option.key, other=rules.name)
    missing = [key for key in option.needs if key not in chosen]
    clashing = [key for key in option.excludes if key in chosen]
    if missing or clashing:
        raise InvalidSetup(
            Code.OPTION_EXCLUDED, option.rules[0], option=option.key, other=(missing + clashing)[0]
        )
