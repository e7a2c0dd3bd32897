"""The constant part of a game: rules, seats and the tables worked out once from the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, EVERY, WIDTH, count, mask_of
from discovery.evolution.board.links import LinkTables
from discovery.evolution.cards.deck import Deck
from discovery.evolution.model.codes import WORDS
from discovery.evolution.model.dealing import HAND_SIZE
from discovery.evolution.model.interfaces import Earning, MenuItem
from discovery.evolution.model.rows import MAX_SEATS, padded
from discovery.evolution.variants.battle.table import AssetTable

if TYPE_CHECKING:
    from discovery.evolution.model.interfaces import Earner, MoveKind, VirtualPlayer
    from discovery.evolution.model.ruleset import Rules, Step


class Setup:
    """Rules, seats and the tables derived from the deck, worked out once; shared by all states of a game.

    Cards below ``printed`` are discoveries, those from there to ``card_count`` are Jokers (A12). ``index``
    gives numbers by id, ``ids`` the reverse. Tables by card number: ``era`` (0 for a Joker), ``needs`` (mask
    of direct prerequisites in play that the rules ask for, none where they ask for none), ``needs_printed``
    (the same as printed), ``leads`` (mask of direct successors by ``needs``), ``follows`` (mask of the cards
    that may follow in a turn: those linked with it, D02, or all). ``era_cards`` is by era; ``discoveries``
    and ``jokers`` are masks. The stack has ``stack_end`` cards, Jokers included; ``side_cards`` is the mask
    of the side pile's (S29), which are the last ones of an order. ``mates`` is by seat the mask of its whole
    team; ``hand_size`` what a seat fills its hand up to (F08, R03). The engine looks the same things up in
    arrays: ``era_of``, ``needs_of``, ``leads_of``, ``follows_of``, ``cards_of_era``, ``mates_of``,
    ``size_of``, which the compiled build has as arrays of C.

    ``kinds`` lists the kinds of move by phase; ``menu_by_phase`` has the first entry of each phase, see
    ``interfaces.MenuItem``, and ``entries`` the same by phase and code. ``plain`` means that a card is laid
    where it fits, without windows and without a plane; ``in_flash`` that Bis and Me are said. ``steps`` are
    what frames do (see ``frames``), ``ties`` the links that count on a plane, if there is one, ``assets``
    those of the cards where they are used. ``earning`` is
    the first of what earns points. ``silent_era`` is the one whose opening brings nothing: the lowest, or
    none where a start card has opened its own (E02, S26). ``virtual`` has a virtual player or ``None`` a
    seat; ``virtual_seats`` is their mask. What the rules say that is asked at every move stands here under
    its name in ``Rules``; ``reactions`` are those to a single action, so without ``OBJECT``, which
    ``objection`` stands for (S34).
    """

    __slots__ = (
        "assets",
        "bluff",
        "by_era",
        "card_count",
        "cards_of_era",
        "classic",
        "deck",
        "deposit",
        "discoveries",
        "drawing",
        "earning",
        "ending",
        "entries",
        "era",
        "era_cards",
        "era_of",
        "follows",
        "follows_of",
        "given_up",
        "granting",
        "hand_size",
        "highest",
        "ids",
        "in_flash",
        "index",
        "jokers",
        "kinds",
        "leads",
        "leads_of",
        "lowest",
        "mates",
        "mates_of",
        "menu_by_phase",
        "names",
        "needs",
        "needs_of",
        "needs_printed",
        "objection",
        "one_action",
        "penalties",
        "piled",
        "plain",
        "pool_size",
        "printed",
        "reactions",
        "rewards",
        "rounds",
        "rules",
        "scored",
        "searching",
        "seat_count",
        "series_limit",
        "side_cards",
        "silent_era",
        "size_of",
        "spots",
        "stack_end",
        "starters",
        "starts",
        "steps",
        "strata",
        "teams",
        "ties",
        "trump_points",
        "virtual",
        "virtual_kinds",
        "virtual_seats",
    )

    def __init__(
        self,
        rules: Rules,
        deck: Deck,
        names: tuple[str, ...],
        virtual: tuple[VirtualPlayer | None, ...],
        steps: tuple[Step, ...] = (),
        teams: tuple[int, ...] | None = None,
        extra_cards: tuple[int, ...] = (),
    ) -> None:
        self._adopt(rules)
        self.deck = deck
        self.names = names
        self.seat_count = seats = len(names)
        self.virtual = virtual
        self.virtual_seats = mask_of(seat for seat, player in enumerate(virtual) if player is not None)
        self.virtual_kinds = tuple(player.kind if player else "" for player in virtual)
        self.steps = steps
        self.teams = teams
        sides = teams or tuple(range(seats))
        self.mates = [mask_of(other for other in range(seats) if sides[other] == side) for side in sides]
        self.mates_of = padded(self.mates, MAX_SEATS)
        self.hand_size = [HAND_SIZE + (extra_cards[seat] if extra_cards else 0) for seat in range(seats)]
        self.size_of = padded(self.hand_size, MAX_SEATS)
        self._derive(deck, rules)
        self.assets = AssetTable(deck) if rules.assets else None
        needs = self.needs_printed
        self.ties = None
        if rules.spots is not None:
            self.ties = LinkTables(deck, needs, self.card_count, rules.spots.strict, rules.spots.family)

    def under(self, names: tuple[str, ...]) -> Setup:
        """The set-up for seats with other names; the tables are shared."""
        new = Setup.__new__(Setup)
        for attribute in Setup.__slots__:
            setattr(new, attribute, getattr(self, attribute))
        new.names = names
        return new

    def _adopt(self, rules: Rules) -> None:
        self.rules = rules
        self.kinds = rules.kinds
        self.menu_by_phase = [_menu(kinds, rules.spots is not None) for kinds in _asked(rules)]
        self.entries = [_by_code(menu) for menu in self.menu_by_phase]
        self.drawing, self.ending, self.earning = rules.drawing, rules.ending, _earning(rules.earners)
        self.rewards, dealing = rules.rewards, rules.dealing
        self.pool_size, self.by_era, self.starts = dealing.pool, dealing.by_era, dealing.starts
        self.penalties, self.rounds, self.spots = rules.penalties, rules.rounds, rules.spots
        self.scored, self.trump_points = rules.scored, rules.trump_points
        self.reactions, self.objection = rules.reactions_to_actions, rules.objection
        self.bluff, self.given_up = rules.bluff, rules.given_up
        self.piled, self.searching, self.deposit = rules.piled, rules.searching, rules.deposit
        self.strata, self.granting = rules.strata, rules.granting
        self.series_limit = rules.series_limit
        self.plain = not (rules.bluff or rules.spots or rules.reactions)
        self.in_flash, self.classic, self.one_action = rules.in_flash, rules.classic, rules.one_action

    def _derive(self, deck: Deck, rules: Rules) -> None:
        jokers = rules.jokers
        self.printed = len(deck.cards)
        self.card_count = self.printed + jokers
        self.ids = (*(card.id for card in deck.cards), *(f"joker-{n}" for n in range(1, jokers + 1)))
        self.index = number = {name: card for card, name in enumerate(self.ids)}
        self.discoveries = mask_of(range(self.printed))
        self.jokers = mask_of(range(self.printed, self.card_count))
        self.era = [card.era for card in deck.cards] + [0] * jokers
        eras = self.era[: self.printed]
        side = min(eras) if rules.truncated else 0
        self.side_cards = mask_of(card for card, era in enumerate(eras) if era == side)
        self.stack_end = self.card_count - count(self.side_cards)
        self.lowest, self.highest = min(era for era in eras if era != side), max(eras)
        self.silent_era = 0 if self.starts else self.lowest
        self.era_cards = [
            mask_of(index for index, era in enumerate(eras) if era == wanted)
            for wanted in range(self.highest + 2)
        ]
        self.needs_printed = [
            mask_of(number[name] for name in card.prerequisites if name in number) for card in deck.cards
        ]
        leads = [mask_of(number[name] for name in deck.successors(card.id)) for card in deck.cards]
        asked = rules.prerequisites
        self.needs = padded(self.needs_printed if asked else [], self.card_count)
        self.leads = padded(leads if asked else [], self.card_count)
        self.starters = mask_of(card for card in range(self.printed) if not self.needs[card])
        self.follows = [EVERY] * self.card_count
        if rules.linked:
            self.follows = padded(_linked(deck, self.needs_printed, leads), self.card_count)
        self.needs_printed = padded(self.needs_printed, self.card_count)
        self.era_of, self.cards_of_era = padded(self.era, WIDTH), padded(self.era_cards, WIDTH)
        self.needs_of, self.follows_of = padded(self.needs, WIDTH), padded(self.follows, WIDTH)
        self.leads_of = padded(self.leads, WIDTH)


def _linked(deck: Deck, needs: list[int], leads: list[int]) -> list[int]:
    """By card, the mask of those linked with it: the same family, a prerequisite or a successor (D02)."""
    family = dict.fromkeys((card.family for card in deck.cards), 0)
    for index, card in enumerate(deck.cards):
        family[card.family] |= BIT[index]
    return [
        (family[card.family] | needs[index] | leads[index]) & ~BIT[index]
        for index, card in enumerate(deck.cards)
    ]


def says_more(kind: MoveKind, on_plane: bool) -> bool:
    """Whether the moves of ``kind`` say more than their argument, on a plane or without one."""
    return on_plane if kind.more == "spot" else bool(kind.more)


def _asked(rules: Rules) -> list[tuple[MoveKind, ...]]:
    """By phase what can be decided, what newcomers bring included (R02)."""
    added = rules.newcomers or ((),) * len(rules.kinds)
    return [
        (*(kind for kind in kinds if kind.code not in {one.code for one in more}), *more)
        for kinds, more in zip(rules.kinds, added, strict=True)
    ]


def _menu(kinds: tuple[MoveKind, ...], on_plane: bool) -> MenuItem | None:
    first: MenuItem | None = None
    for kind in reversed(kinds):
        first = MenuItem(kind, says_more(kind, on_plane), first)
    return first


def _by_code(menu: MenuItem | None) -> list[MenuItem | None]:
    table: list[MenuItem | None] = [None] * len(WORDS)
    while menu is not None:
        table[menu.kind.code] = menu
        menu = menu.next
    return table


def _earning(earners: tuple[Earner, ...]) -> Earning | None:
    first: Earning | None = None
    for earner in reversed(earners):
        first = Earning(earner, first)
    return first
