"""A game is a value: ``Rules`` is a frozen record of ``seams``, an option a function from rules to rules.

The engine asks the seams and never which option is on. ``with_options`` checks that options go together
and applies them in catalogue order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from discovery.core.errors import Code, InvalidSetup
from discovery.evolution.model.dealing import WITH_POOL, DealingRules
from discovery.evolution.model.interfaces import (
    Drawing,
    Earner,
    Ending,
    MoveKind,
    Penalties,
    Rewards,
    Rounds,
    VirtualPlayer,
)
from discovery.evolution.model.state import State

if TYPE_CHECKING:
    from discovery.evolution.board.spots import SpotRule
    from discovery.evolution.cards.deck import Card, Deck

RULES_VERSION = 5
"""Bumped by every change of behaviour; records name the version they were played under."""


Step = Callable[[State, Any], None]
"""The function for a frame whose turn has come; it takes the kind of frame that it needs (see ``frames``)."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game. ``kinds`` lists, for each phase, the kinds of move it allows: a turn is a table.

    ``dealing`` says how the cards are dealt (section B), ``drawing`` and ``ending`` are the interfaces of
    rules F and G. ``earners`` give points for placements and ``trump_points`` for each trump won (I02, I03);
    ``rewards`` is what eras and an emptied hand bring. ``scored`` is true for games with points. Cards need
    their ``prerequisites`` (C01), and after a turn's first card a link with the last one if ``linked`` (C03).
    ``classic`` games are those of the first edition (section S), which no newer option joins (S16).
    ``virtual`` are the virtual players that may take a seat.

    ``assets`` means that the cards' assets are won and used, ``series_limit`` is the number of cards in
    series that a turn may have, 0 for any (Y01, Y04).

    ``reactions`` says what opens windows (bits ``STOP``, ``INTERRUPT``, ``FLASH``, ``OBJECT``, ``AIM``);
    ``bluff`` that a card or a call may be tried although it is not valid (H17), and ``penalties`` what a
    fault then costs. ``piled`` games hide what lies under the top (H01, M02) and have openings announced
    (H04); ``given_up`` means that a contested player may give up instead of verifying (H09), ``one_action``
    that a turn is a single action (S10), ``searching`` that this player searches piles (M09) and ``deposit``
    what each costs. ``spots`` is where cards may lie on a plane, see ``board``. ``rounds`` are Select's.
    ``granting`` trumps let one replay afterwards (Q15). ``jokers`` counts them (A12), ``eras`` is the range
    in play (B12), ``advantage`` the extra cards by seat name (R03). ``truncated`` games have the era below as
    a side pile (S29). ``newcomers`` lists by phase what is decided only where somebody joins a running game
    (R02), and is empty where nobody can; it replaces kinds of the same word. *Learners number the moves of
    ``kinds``, which so stay what they are.* ``version`` is that of the rules, older only where a game is
    played differently since (see ``catalogue.BEFORE`` and ``virtual_players.options.EARLIER_BOTS``).
    """

    name: str
    kinds: tuple[tuple[MoveKind, ...], ...]
    drawing: Drawing
    ending: Ending
    rewards: Rewards
    dealing: DealingRules = WITH_POOL
    prerequisites: bool = True
    linked: bool = True
    classic: bool = False
    scored: bool = False
    earners: tuple[Earner, ...] = ()
    trump_points: int = 0
    virtual: tuple[VirtualPlayer, ...] = ()
    reactions: int = 0
    bluff: bool = False
    penalties: Penalties | None = None
    piled: bool = False
    given_up: bool = False
    one_action: bool = False
    searching: bool = False
    deposit: int = 0
    strata: bool = False
    spots: SpotRule | None = None
    rounds: Rounds | None = None
    granting: bool = False
    assets: bool = False
    series_limit: int = 0
    jokers: int = 0
    eras: tuple[int, int] | None = None
    truncated: bool = False
    advantage: tuple[tuple[str, int], ...] = ()
    options: tuple[str, ...] = ()
    newcomers: tuple[tuple[MoveKind, ...], ...] = ()
    version: int = RULES_VERSION

    @property
    def in_flash(self) -> bool:
        """Whether turns have no fixed order, and Bis and Me are said (Q01)."""
        return self.reactions & FLASH != 0

    @property
    def objection(self) -> bool:
        """Whether late objections are allowed (S34)."""
        return self.reactions & OBJECT != 0

    @property
    def reactions_to_actions(self) -> int:
        """Those that a single action is answered with."""
        return self.reactions & ~OBJECT

    def virtual_player(self, kind: str) -> VirtualPlayer | None:
        """The virtual player of that kind, if an option brought it."""
        return next((player for player in self.virtual if player.kind == kind), None)

    def cards_of(self, deck: Deck) -> Deck:
        """The part of a deck that is played (B12), the era of the side pile included (S29).

        ``InvalidSetup`` for eras that the deck does not have, and where there is none below the first.
        """
        eras = deck.eras()
        first, last = self.eras or (eras[0], eras[-1])
        if not self.truncated:
            return deck.within(first, last) if self.eras else deck
        whole = deck.whole()
        if first - 1 not in whole.eras():
            raise InvalidSetup(Code.NO_SIDE_PILE, "S29", given=first)
        return whole.within(first - 1, last)

    def stacked(self, played: Deck) -> tuple[Card, ...]:
        """Those of the cards that are played which make up the stack: all but the side pile (S29)."""
        side = played.eras()[0] if self.truncated else 0
        return tuple(card for card in played.cards if card.era != side)


STOP, INTERRUPT, FLASH, OBJECT, AIM = 1, 2, 4, 8, 16
"""The purposes of a window, as bits: the action just done or, with ``OBJECT``, a turn's cards at its end
(S34); with ``AIM`` it asks the seat that an asset is aimed at (Y10)."""
REACTIONS = {"stop": STOP, "interrupt": INTERRUPT, "flash": FLASH, "object": OBJECT, "ward": AIM}
"""The words for it, in the order in which answers count (U04)."""


def with_kinds(rules: Rules, added: Mapping[int, Sequence[MoveKind]]) -> Rules:
    """``rules`` with more kinds of move, by phase; kinds that are there already stay before them."""
    kinds = tuple((*present, *added.get(phase, ())) for phase, present in enumerate(rules.kinds))
    return replace(rules, kinds=kinds)


def replace_kinds(
    kinds: tuple[tuple[MoveKind, ...], ...], changed: Mapping[int, Sequence[MoveKind]]
) -> tuple[tuple[MoveKind, ...], ...]:
    """A table of kinds with other kinds in some phases."""
    return tuple(tuple(changed.get(phase, present)) for phase, present in enumerate(kinds))


def has_points(rules: Rules) -> bool:
    """Whether the game is played for points (section I)."""
    return rules.scored


@dataclass(frozen=True, slots=True)
class Option:
    """An option: its key in records, its rule numbers, what it changes, and which games take it.

    ``suits`` decides from the rules of a game, before any option, whether the game takes it, ``part_of``
    whether it is a part of that game already, so that it cannot be named there: both look at what the rules
    have (points, rounds, a plane ...), never at the name of a game; ``among`` puts down the names, ``games``
    and ``built_in``, and in ``more_in`` the games that take more than ``most``. ``apply`` gets the rules and
    the option's value (the text behind ``=``, or ``""``). ``value`` names what such a value is: ``""`` none,
    ``"count"`` (a number, ``least`` to ``most``), ``"range"`` (``A-B``), ``"seat"`` (``SEAT:N``; it may stand
    there several times); the first edition takes numbers up to ``most_classic``. ``seated`` options bring a
    virtual player and ``titled`` ones come with a header of their own; neither is named among a record's
    options. ``newest`` and ``classic`` say in games of which edition it may be used (S16).
    """

    key: str
    rules: tuple[str, ...]
    apply: Callable[[Rules, str], Rules]
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    suits: Callable[[Rules], bool] = lambda rules: True
    part_of: Callable[[Rules], bool] = lambda rules: False
    value: str = ""
    least: int = 0
    most: int = 0
    most_classic: int = 0
    seated: bool = False
    titled: bool = False
    newest: bool = True
    classic: bool = False
    games: tuple[str, ...] = ()
    built_in: tuple[str, ...] = ()
    more_in: tuple[tuple[str, int], ...] = ()

    def among(self, games: Mapping[str, Rules]) -> Option:
        """The same, knowing which of these games it suits and of which it is a part."""
        built_in = tuple(
            name for name, rules in games.items() if self.of_edition(rules) and self.part_of(rules)
        )
        suited = tuple(
            name
            for name, rules in games.items()
            if self.of_edition(rules) and self.suits(rules) and name not in built_in
        )
        more = [(name, self.most_classic) for name in suited if self.most_classic and games[name].classic]
        return replace(self, games=suited, built_in=built_in, more_in=tuple(more))

    def of_edition(self, rules: Rules) -> bool:
        """Whether the edition that a game belongs to has this option (S16)."""
        return self.classic if rules.classic else self.newest

    @property
    def written(self) -> str:
        """How it is written: ``stop``, ``jokers=1..4``, ``eras=A-B``, ``advantage=SEAT:1..2``."""
        count = f"{self.least}..{self.most}"
        values = {"": "", "count": f"={count}", "range": "=A-B", "seat": f"=SEAT:{count}"}
        return self.key + values[self.value]


@dataclass(frozen=True, slots=True)
class ChosenOption:
    """An option as chosen: ``text`` is how a record writes it."""

    option: Option
    value: str = ""

    @property
    def text(self) -> str:
        """The choice as records write it: ``"jokers=4"``, or ``"stop"`` without a number."""
        return f"{self.option.key}={self.value}" if self.value else self.option.key


def with_options(rules: Rules, choices: Sequence[ChosenOption], catalogue: Sequence[Option]) -> Rules:
    """``rules`` with options, applied in catalogue order whatever their order here.

    Raises ``InvalidSetup`` when one does not go with the game, with another, or is named twice.
    """
    for choice in choices:
        try:
            _check(rules, choice, choices)
        except InvalidSetup as error:
            error.header = "Seats" if choice.option.seated else ""
            raise
    ordered = sorted(choices, key=lambda choice: (catalogue.index(choice.option), choice.value))
    changed = rules
    for choice in ordered:
        changed = choice.option.apply(changed, choice.value)
    public = tuple(c.text for c in ordered if not (c.option.seated or c.option.titled))
    return replace(changed, options=public)


def _check(rules: Rules, choice: ChosenOption, choices: Sequence[ChosenOption]) -> None:
    option = choice.option
    same = [other for other in choices if other.option is option]
    if len(same) > 1 and (
        option.value != "seat" or len({c.value.partition(":")[0] for c in same}) < len(same)
    ):
        raise InvalidSetup(Code.OPTION_TWICE, option=option.key)
    if not option.of_edition(rules):
        raise InvalidSetup(Code.OPTION_EXCLUDED, "S16", option=option.key, other=rules.name)
    if option.part_of(rules):
        raise InvalidSetup(Code.OPTION_BUILT_IN, option.rules[0], option=option.key, game=rules.name)
    if not option.suits(rules):
        raise InvalidSetup(Code.OPTION_EXCLUDED, option.rules[0], option=option.key, other=rules.name)
    _check_company(rules, option, {other.option.key for other in choices})


def _check_company(rules: Rules, option: Option, chosen: set[str]) -> None:
    for key in option.needs:
        if key not in chosen:
            raise InvalidSetup(Code.OPTION_NEEDS, option.rules[0], option=option.key, other=key)
    for key in option.excludes:
        if key in chosen:
            raise InvalidSetup(Code.OPTION_EXCLUDED, option.rules[0], option=option.key, other=key)
