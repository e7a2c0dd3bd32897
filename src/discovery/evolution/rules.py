"""A game is a value: ``Rules`` is a frozen record of seams, an option a function from rules to rules.

The engine asks the seams and never which option is on. ``with_options`` checks that options go together
and applies them in catalogue order.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from discovery.errors import Code, InvalidSetup
from discovery.evolution.state import State
from discovery.protocol import Illegal

if TYPE_CHECKING:
    from discovery.evolution.deck import Deck
    from discovery.evolution.reactions import Action
    from discovery.evolution.trees.spots import SpotRule

RULES_VERSION = 1
"""Bumped by every change of behaviour; records name the version they were played under."""


Step = Callable[[State, tuple[Any, ...]], None]
"""What a frame does when its turn comes (see ``agenda``)."""


class Kind(ABC):
    """A kind of move. ``code`` numbers its word in notation; ``argument`` is what it points at.

    ``offer`` gives the mask of arguments that are legal for ``seat`` now (cards, seats or eras by number; a
    kind without argument answers 1 or 0). ``more`` names what its moves say beside the argument: ``"spot"``
    (on a plane), ``"source"`` or ``"cards"``; then ``extras`` lists what may stand from bit 24 up. ``do`` is
    only ever called with a legal move; ``outcome`` is the card that chance chose where ``chance`` is true and
    ``chances`` lists any.
    ``refusal`` tells why a move is not offered.
    """

    code: int
    word: str
    argument: str = "card"
    more: str = ""
    chance: bool = False

    @abstractmethod
    def offer(self, state: State, seat: int) -> int:
        """The mask of legal arguments for a seat that is asked."""

    @abstractmethod
    def do(self, state: State, seat: int, move: int, outcome: int) -> None:
        """Play it."""

    @abstractmethod
    def refusal(self, state: State, seat: int, move: int) -> Illegal:
        """Why ``move`` is not offered, from what the acting seat may know."""

    def extras(self, state: State, seat: int, argument: int) -> list[int]:
        """What may stand in the bits from 24 up; one 0 for a move that says nothing more."""
        return NOTHING_MORE

    def chances(self, state: State, seat: int, move: int) -> list[int]:
        """The cards that chance may bring, each equally likely."""
        return NO_CHANCE


NOTHING_MORE = [0]
NO_CHANCE: list[int] = []


class Earner(ABC):
    """Points for a placed card."""

    @abstractmethod
    def points(self, state: State, card: int) -> int:
        """Points that placing ``card`` earns; it is already in the tree and ``state.series`` counts it."""

    @abstractmethod
    def promise(self, series: int, links: int) -> int:
        """What a card would earn as number ``series`` of its series, on a spot with so many strong links."""


class Drawing(ABC):
    """When hands are filled: one card, or back to five (rules F and G)."""

    @abstractmethod
    def own_hand_empty(self, state: State, seat: int) -> None:
        """A seat placed its last card while the stack still has cards."""

    @abstractmethod
    def robbed(self, state: State, seat: int) -> None:
        """A seat lost a card by a call, a theft or a request while the stack still has cards."""

    @abstractmethod
    def refill(self, state: State, seat: int) -> None:
        """A draw that the rules grant or impose: one card, or up to the hand's size (H08, H18)."""

    @abstractmethod
    def close_turn(self, state: State) -> None:
        """The acting seat ends its turn: a forced decision, or the draw and the next turn."""

    @abstractmethod
    def close_failed_call(self, state: State, discarded: bool) -> None:
        """A call failed, the called card was ``discarded`` if somebody gave it: the turn ends at once by
        drawing (rules E14, I08)."""

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


class Penalties(ABC):
    """What a fault costs (rules H08 to H11, H18, M05 to M07, J06). Both push frames for what is to decide.

    ``cases`` numbers the rules of the three cases.
    """

    cases: tuple[str, str, str]

    @abstractmethod
    def stopper(self, state: State, stopper: int) -> None:
        """The contested action was valid; the actor goes on afterwards."""

    @abstractmethod
    def actor(self, state: State, action: Action, stopper: int, case: int) -> None:
        """The action was invalid (case 3) or given up (case 2); its card has been taken back already."""


class Rounds(ABC):
    """A game played in rounds (section J)."""

    @abstractmethod
    def begin(self, state: State) -> None:
        """The first round begins."""

    @abstractmethod
    def turn_over(self, state: State) -> bool:
        """A turn is over; ``True`` if the round is over too, and what follows has been set up."""


class VirtualPlayer(ABC):
    """A player of the rule book with fixed rules (section O). ``kind`` is its word behind a seat's name.

    ``fresh_cards`` is what it draws, without points, when it has emptied its hand (G01, O19). Where there
    are windows each of its flips is a line of the record (U06): then ``flip`` does one.
    """

    kind: str
    fresh_cards: int = 1

    @abstractmethod
    def take_turn(self, state: State) -> None:
        """Play the whole turn, the end of it included."""

    @abstractmethod
    def flip(self, state: State) -> None:
        """One step of a turn in a game with windows, the end of the turn included when nothing is left."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What a game is. ``kinds`` lists, for each phase, the kinds of move it allows: a turn is a table.

    ``drawing`` and ``ending`` are the seams of rules F, G; ``earners`` give points for placements and
    ``trump_points`` for each trump won (I02, I03). ``scored`` tells games with points. ``virtual`` are the
    virtual players that may take a seat.

    ``reactions`` says what opens windows (bits ``STOP``, ``INTERRUPT``, ``FLASH``); ``bluff`` that a card or
    a call may be tried although it is not valid (H17), and ``penalties`` what a fault then costs. ``piled``
    games hide what lies under the top (H01, M02) and have openings announced (H04); ``given_up`` tells that
    a contested player may give up instead of verifying (H09), ``searching`` that he searches piles (M09) and
    ``deposit`` what each costs. ``spots`` is where cards may lie on a plane, see ``trees``. ``rounds`` are
    Select's. ``granting`` trumps let one replay afterwards (Q15). ``jokers`` counts them (A12), ``eras`` is
    the range in play (B12), ``advantage`` the extra cards by seat name (R03).
    """

    name: str
    kinds: tuple[tuple[Kind, ...], ...]
    drawing: Drawing
    ending: Ending
    scored: bool = False
    earners: tuple[Earner, ...] = ()
    trump_points: int = 0
    virtual: tuple[VirtualPlayer, ...] = ()
    reactions: int = 0
    bluff: bool = False
    penalties: Penalties | None = None
    piled: bool = False
    given_up: bool = False
    searching: bool = False
    deposit: int = 0
    strata: bool = False
    spots: SpotRule | None = None
    rounds: Rounds | None = None
    granting: bool = False
    jokers: int = 0
    eras: tuple[int, int] | None = None
    advantage: tuple[tuple[str, int], ...] = ()
    options: tuple[str, ...] = ()

    def virtual_player(self, kind: str) -> VirtualPlayer | None:
        """The virtual player of that kind, if an option brought it."""
        return next((player for player in self.virtual if player.kind == kind), None)

    def cards_of(self, deck: Deck) -> Deck:
        """The part of a deck that is played (B12). ``InvalidSetup`` for eras that it does not have."""
        return deck.within(*self.eras) if self.eras else deck


STOP, INTERRUPT, FLASH = 1, 2, 4
"""What a window may be for."""


def with_kinds(rules: Rules, added: Mapping[int, Sequence[Kind]]) -> Rules:
    """``rules`` with more kinds of move, by phase; what stands there already stays before them."""
    kinds = tuple((*present, *added.get(phase, ())) for phase, present in enumerate(rules.kinds))
    return replace(rules, kinds=kinds)


def replace_kinds(
    kinds: tuple[tuple[Kind, ...], ...], changed: Mapping[int, Sequence[Kind]]
) -> tuple[tuple[Kind, ...], ...]:
    """A table of kinds with other kinds in some phases."""
    return tuple(tuple(changed.get(phase, present)) for phase, present in enumerate(kinds))


@dataclass(frozen=True, slots=True)
class Option:
    """An option: its key in records, the games that take it, its rule numbers, and what it changes.

    ``apply`` gets the rules and the option's value (the text behind ``=``, or ``""``). ``value`` names what
    such a value is: ``""`` none, ``"count"`` (a number, ``least`` to ``most``), ``"eras"`` (``A-B``),
    ``"seat"`` (``SEAT:N``; it may stand there several times). ``seated`` options bring a virtual player and
    ``titled`` ones come with a header of their own; neither is named among a record's options. ``built_in``
    lists the games of which it is a part, so that it cannot be named there.
    """

    key: str
    games: tuple[str, ...]
    rules: tuple[str, ...]
    apply: Callable[[Rules, str], Rules]
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    built_in: tuple[str, ...] = ()
    value: str = ""
    least: int = 0
    most: int = 0
    seated: bool = False
    titled: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """An option as chosen: ``text`` is how a record writes it."""

    option: Option
    value: str = ""

    @property
    def text(self) -> str:
        """``"jokers=4"``, ``"stop"``."""
        return f"{self.option.key}={self.value}" if self.value else self.option.key


def with_options(rules: Rules, choices: Sequence[Choice], catalogue: Sequence[Option]) -> Rules:
    """``rules`` with options, applied in catalogue order whatever their order here.

    Raises ``InvalidSetup`` when one does not go with the game, with another, or stands there twice.
    """
    for choice in choices:
        _check(rules, choice, choices)
    ordered = sorted(choices, key=lambda choice: (catalogue.index(choice.option), choice.value))
    changed = rules
    for choice in ordered:
        changed = choice.option.apply(changed, choice.value)
    public = tuple(c.text for c in ordered if not (c.option.seated or c.option.titled))
    return replace(changed, options=public)


def _check(rules: Rules, choice: Choice, choices: Sequence[Choice]) -> None:
    option = choice.option
    same = [other for other in choices if other.option is option]
    if len(same) > 1 and (
        option.value != "seat" or len({c.value.partition(":")[0] for c in same}) < len(same)
    ):
        raise InvalidSetup(Code.OPTION_TWICE, option=option.key)
    if rules.name in option.built_in:
        raise InvalidSetup(Code.OPTION_BUILT_IN, option.rules[0], option=option.key, game=rules.name)
    if rules.name not in option.games:
        raise InvalidSetup(Code.OPTION_EXCLUDED, option.rules[0], option=option.key, other=rules.name)
    _check_company(rules, option, {other.option.key for other in choices})


def _check_company(rules: Rules, option: Option, chosen: set[str]) -> None:
    for key in option.needs:
        if key not in chosen:
            raise InvalidSetup(Code.OPTION_NEEDS, option.rules[0], option=option.key, other=key)
    for key in option.excludes:
        if key in chosen:
            raise InvalidSetup(Code.OPTION_EXCLUDED, option.rules[0], option=option.key, other=key)
