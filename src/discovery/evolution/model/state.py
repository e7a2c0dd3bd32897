"""The position: flat, mutable, copied by ``copy()``; and what stays the same during a game (``Setup``).

Sets of cards, seats and eras are masks. Wherever an order matters (a discard's row, the tree's order of
placing, a virtual player's row, the newest card of a hand) it is the order of ``stamp``: each card carries
the value that ``clock`` had when it came to where it lies now, so one list of ints serves every order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discovery.core.bits import BIT, EVERY, WIDTH, lowest, mask_of
from discovery.evolution.board.links import Links
from discovery.evolution.board.plane import Plane
from discovery.evolution.cards.deck import Deck
from discovery.evolution.model.codes import WORDS
from discovery.evolution.model.interfaces import Earning, Entry

if TYPE_CHECKING:
    from discovery.core.protocol import Event
    from discovery.evolution.model.actions import Action
    from discovery.evolution.model.interfaces import Earner, Kind, VirtualPlayer
    from discovery.evolution.model.ruleset import Rules, Step

PHASES = (
    *("opening", "turn", "trump", "give", "discard", "steal", "over"),
    *("granted", "window", "verify", "look", "called", "select", "flip"),
)
OPENING, TURN, TRUMP, GIVE, DISCARD, STEAL, OVER = range(7)
GRANTED, WINDOW, VERIFY, LOOK, CALLED, SELECT, FLIP = range(7, len(PHASES))
NO_CARD = -1
NO_SEAT = -1
STACK_LASTS = -1
EVERY_CARD = EVERY
MAX_SEATS = 9
"""So long are the rows by seat (B07)."""
HAND_SIZE = 5
"""Cards dealt to a seat, and what games with points fill a hand up to (B03, F08)."""


class Setup:
    """Rules, seats and the tables derived from the deck, worked out once; shared by all states of a game.

    Cards below ``printed`` are discoveries, those from there to ``card_count`` are Jokers (A12). ``index``
    gives numbers by id, ``ids`` the reverse. Tables by card number: ``era`` (0 for a Joker), ``needs`` (mask
    of direct prerequisites in play), ``leads`` (mask of direct successors), ``links`` (mask of the cards
    that may follow in a series, D02). ``era_cards`` is by era; ``discoveries`` and ``jokers`` are masks.
    ``mates`` is by seat the mask of its whole team; ``hand_size`` what a seat fills its hand up to (F08,
    R03). The engine looks the same things up in arrays: ``era_of``, ``needs_of``, ``leads_of``,
    ``links_of``, ``cards_of_era``, ``mates_of``, ``size_of``.

    ``kinds`` lists the kinds of move by phase; ``menus`` has the first entry of each phase, see
    ``seams.Entry``, and ``entries`` the same by phase and code. ``plain`` tells that a card is laid where
    it fits, nobody answers and there is no plane. ``steps`` are what frames do (see ``agenda``), ``ties`` the
    links that count on a plane, if there is one. ``earning`` is the first of what earns points. ``virtual``
    has a virtual player or ``None`` a seat; ``virtual_seats`` is their mask. What the rules say that is asked
    at every move stands here under its name in ``Rules``.
    """

    __slots__ = (
        *("bluff", "card_count", "cards_of_era", "deck", "deposit", "discoveries", "drawing"),
        *(
            "earning",
            "ending",
            "entries",
            "era",
            "era_cards",
            "era_of",
            "given_up",
            "granting",
            "hand_size",
            "highest",
        ),
        *("ids", "index", "jokers", "kinds", "leads", "leads_of", "links", "links_of", "lowest", "mates"),
        *("mates_of", "menus", "names", "needs", "needs_of", "penalties", "piled", "plain", "printed"),
        *("reactions", "rounds", "rules", "scored", "searching", "seat_count", "size_of", "spots"),
        *("starters", "steps", "strata", "teams", "ties", "trump_points", "virtual", "virtual_kinds"),
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
        self._derive(deck, rules.jokers)
        self.ties = Links(deck, self.needs, self.card_count, rules.spots.strict) if rules.spots else None

    def under(self, names: tuple[str, ...]) -> Setup:
        """The same for seats with other names; the tables are shared."""
        new = Setup.__new__(Setup)
        for attribute in Setup.__slots__:
            setattr(new, attribute, getattr(self, attribute))
        new.names = names
        return new

    def _adopt(self, rules: Rules) -> None:
        self.rules = rules
        self.kinds = rules.kinds
        self.menus = [_menu(kinds, rules.spots is not None) for kinds in rules.kinds]
        self.entries = [_by_code(menu) for menu in self.menus]
        self.drawing, self.ending, self.earning = rules.drawing, rules.ending, _earning(rules.earners)
        self.penalties, self.rounds, self.spots = rules.penalties, rules.rounds, rules.spots
        self.scored, self.trump_points = rules.scored, rules.trump_points
        self.reactions, self.bluff, self.given_up = rules.reactions, rules.bluff, rules.given_up
        self.piled, self.searching, self.deposit = rules.piled, rules.searching, rules.deposit
        self.strata, self.granting = rules.strata, rules.granting
        self.plain = not (rules.bluff or rules.spots or rules.reactions)

    def _derive(self, deck: Deck, jokers: int) -> None:
        self.printed = len(deck.cards)
        self.card_count = self.printed + jokers
        self.ids = (*(card.id for card in deck.cards), *(f"joker-{n}" for n in range(1, jokers + 1)))
        self.index = number = {name: card for card, name in enumerate(self.ids)}
        self.discoveries = mask_of(range(self.printed))
        self.jokers = mask_of(range(self.printed, self.card_count))
        self.era = [card.era for card in deck.cards] + [0] * jokers
        eras = self.era[: self.printed]
        self.lowest, self.highest = min(eras), max(eras)
        self.era_cards = [
            mask_of(index for index, era in enumerate(eras) if era == wanted)
            for wanted in range(self.highest + 2)
        ]
        self.needs = [
            mask_of(number[name] for name in card.prerequisites if name in number) for card in deck.cards
        ]
        self.needs += [0] * jokers
        self.leads = [mask_of(number[name] for name in deck.successors(card.id)) for card in deck.cards]
        self.leads += [0] * jokers
        self.starters = mask_of(card for card in range(self.printed) if not self.needs[card])
        family = dict.fromkeys((card.family for card in deck.cards), 0)
        for index, card in enumerate(deck.cards):
            family[card.family] |= BIT[index]
        self.links = [
            (family[card.family] | self.needs[index] | self.leads[index]) & ~BIT[index]
            for index, card in enumerate(deck.cards)
        ]
        self.links += [0] * jokers
        self.era_of, self.cards_of_era = padded(self.era, WIDTH), padded(self.era_cards, WIDTH)
        self.needs_of, self.links_of = padded(self.needs, WIDTH), padded(self.links, WIDTH)
        self.leads_of = padded(self.leads, WIDTH)


def padded(values: list[int], length: int) -> list[int]:
    """``values`` with as many zeros behind them as an array of ``length`` wants."""
    return values + [0] * (length - len(values))


def says_more(kind: Kind, on_plane: bool) -> bool:
    """Whether the moves of ``kind`` say more than their argument, on a plane or without one."""
    return on_plane if kind.more == "spot" else bool(kind.more)


def _menu(kinds: tuple[Kind, ...], on_plane: bool) -> Entry | None:
    first: Entry | None = None
    for kind in reversed(kinds):
        first = Entry(kind, says_more(kind, on_plane), first)
    return first


def _by_code(menu: Entry | None) -> list[Entry | None]:
    table: list[Entry | None] = [None] * len(WORDS)
    while menu is not None:
        table[menu.kind.code] = menu
        menu = menu.next
    return table


def _earning(earners: tuple[Earner, ...]) -> Earning | None:
    first: Earning | None = None
    for earner in reversed(earners):
        first = Earning(earner, first)
    return first


class State:
    """A position with everything in it, hidden cards included.

    ``hands`` and ``discards`` are masks by seat; ``order`` from ``top`` on is the stack from the top (shared
    by copies and never changed); ``shown`` is the union of the discards; ``ready`` holds the unplaced cards
    whose prerequisites are all present; ``follow`` the cards that may be placed next (``EVERY_CARD`` before
    the turn's first placement). ``placed`` counts the running turn's placements, ``series`` the place of the
    last one in its series, ``last`` is that card, or what an interrupter placed since; ``own`` is the last
    one of the turn's own seat (D07). ``owed`` is the card just stolen in an exchange from ``partner``, or a
    called card that lies in nobody's hand until its caller lays it (E21). ``idle`` counts turns in a row
    without a placement since the stack ran out, in games without points (T02); it is ``STACK_LASTS`` before.
    ``opened`` and ``closed`` are masks of eras, ``passed`` and ``left`` of seats; in pile games the eras are
    those announced (H04). ``begun`` is 1 once a card was laid (C11). ``events`` is ``None`` while nobody
    listens.

    Decisions beside the turn: ``asked`` is the seat that decides in place of the one whose turn it is;
    ``frames`` is what the rules go on with afterwards, the last one first (see ``agenda``). ``action`` is
    what a window is open for, ``waiting`` the seats that have not answered (or not selected), ``said`` those
    that said Bis or Me, ``successor`` who plays next instead of the left neighbour. ``owing`` is 1 while a
    Bis has to be made good (Q02). ``granted`` counts replays that Trump+ has given (Q15); ``acted`` is 1
    after the turn's first action (P01), and 0 again for a pass in a round and whatever costs nothing (J09).

    Rows by seat have ``MAX_SEATS`` places, those by card ``WIDTH``.

    ``selections``, ``leader``, ``passes`` (the mask of those who passed in a row) and ``rounds`` (how many
    have begun) are Select's rounds (section J); ``plane`` is where cards lie
    on a plane. ``stands`` tells for each Joker the card it stands for, ``stood`` is the mask of those cards,
    ``aside`` of the Jokers outside the tree (section N). ``looked`` are the piles searched so far (M09),
    ``flips`` is how far a virtual player is with what it flips (see ``options.bot``).

    ``lost`` is the mask of seats whose hand was emptied from outside while the stack was empty, until the
    running action is settled (G04, P02). ``amended`` is the mask of changed rules that have decided something
    in this game (see ``amendments``); it belongs to the game's history and makes no other position.
    """

    __slots__ = (
        *("acted", "action", "amended", "aside", "asked", "begun", "clock", "closed", "discards"),
        *("events", "finishing", "flips", "follow", "frames", "granted", "hands", "idle", "last"),
        *("leader", "left", "looked", "lost", "opened", "order", "owed", "owing", "own", "partner"),
        *("passed", "passes", "phase", "placed", "plane", "points", "pool", "ready", "reason"),
        *("rounds", "said", "selections", "series", "setup", "shown", "stamp", "stands", "stood"),
        *("successor", "top", "tree", "trumps", "turn", "turns", "waiting", "winners"),
    )

    def __init__(self, setup: Setup, order: list[int]) -> None:
        self.setup = setup
        self.order = padded(order, WIDTH)
        self.events: list[Event] | None = None
        # A row's length stands as a number (MAX_SEATS or WIDTH) where the compiled build has an array.
        self.hands = [0] * 9
        self.discards = [0] * 9
        self.selections = [0] * 9
        self.points = [0] * 9
        self.stamp = [0] * 128
        self.tree = self.pool = self.shown = 0
        self.opened = self.closed = self.passed = self.left = self.winners = 0
        self.top = self.clock = self.turn = self.reason = 0
        self.trumps = self.placed = self.series = 0
        self.turns = 1
        self.idle = STACK_LASTS
        self.ready = setup.starters
        self.follow = EVERY_CARD
        self.last = self.own = self.owed = self.partner = NO_CARD
        self.finishing = False
        self.phase = OPENING
        self.begun = self.acted = self.owing = self.granted = 0
        self.waiting = self.said = self.passes = self.leader = self.rounds = 0
        self.stood = self.aside = self.lost = self.amended = 0
        self.asked = self.successor = NO_SEAT
        self.frames: tuple[tuple[Any, ...], ...] = ()
        self.action: Action | None = None
        self.plane = None if setup.ties is None else Plane(setup.ties)
        self.flips: tuple[int, ...] = ()
        self.stands = (NO_CARD,) * (setup.card_count - setup.printed)
        self.looked: tuple[int, ...] = ()

    def copy(self) -> State:
        """An independent copy; nobody listens to it."""
        new = State.__new__(State)
        new.setup = self.setup
        new.order = self.order
        new.events = None
        # Rows are lists in plain Python and arrays in the compiled build: a whole slice is a copy of either.
        new.hands = self.hands[:]
        new.discards = self.discards[:]
        new.selections = self.selections[:]
        new.points = self.points[:]
        new.stamp = self.stamp[:]
        new.tree, new.pool, new.shown = self.tree, self.pool, self.shown
        new.ready, new.follow, new.opened = self.ready, self.follow, self.opened
        new.closed, new.passed, new.left = self.closed, self.passed, self.left
        new.winners, new.top, new.clock = self.winners, self.top, self.clock
        new.turn, new.turns, new.idle = self.turn, self.turns, self.idle
        new.reason, new.trumps, new.placed = self.reason, self.trumps, self.placed
        new.series, new.last, new.own = self.series, self.last, self.own
        new.owed, new.partner, new.finishing = self.owed, self.partner, self.finishing
        new.phase, new.begun, new.acted = self.phase, self.begun, self.acted
        new.owing, new.granted, new.waiting = self.owing, self.granted, self.waiting
        new.said, new.passes, new.leader = self.said, self.passes, self.leader
        new.rounds, new.stood, new.aside = self.rounds, self.stood, self.aside
        new.asked, new.successor, new.frames = self.asked, self.successor, self.frames
        new.action, new.stands, new.looked = self.action, self.stands, self.looked
        new.flips, new.lost, new.amended = self.flips, self.lost, self.amended
        new.plane = None if self.plane is None else self.plane.copy()
        return new

    @property
    def actor(self) -> int:
        """The seat that decides alone: the one asked, else the one whose turn it is."""
        return self.turn if self.asked == NO_SEAT else self.asked

    @property
    def present(self) -> int:
        """What counts as discovered: the tree, and what Jokers in it stand for (A06, N04)."""
        return self.tree | self.stood

    @property
    def stack(self) -> list[int]:
        """The stack from the top."""
        return [self.order[index] for index in range(self.top, self.setup.card_count)]

    def in_order(self, mask: int) -> list[int]:
        """The cards of ``mask`` as they came, oldest first."""
        keys = []
        while mask:
            card = lowest(mask)
            mask &= mask - 1
            keys.append(self.stamp[card] * WIDTH + card)
        keys.sort()
        return [key % WIDTH for key in keys]

    def key(self) -> tuple[object, ...]:
        """Everything that makes two positions the same, orders included, clocks not."""
        rows = list(self.hands) + list(self.discards) + list(self.selections)
        return (
            tuple([tuple(self.in_order(row)) for row in rows]),
            tuple(self.in_order(self.tree)),
            tuple(self.in_order(self.pool)),
            tuple(self.stack),
            tuple(self.points),
            self.plane.key() if self.plane else None,
            tuple([getattr(self, name) for name in _COUNTS]),
        )


_COUNTS = (
    *("opened", "closed", "passed", "left", "winners", "turn", "turns", "idle", "reason", "trumps"),
    *("placed", "series", "last", "own", "owed", "partner", "finishing", "phase", "ready", "follow", "shown"),
    *("begun", "acted", "owing", "granted", "waiting", "said", "passes", "leader", "rounds"),
    *("stood", "aside", "asked", "successor", "frames", "action", "stands", "looked", "flips", "lost"),
)
