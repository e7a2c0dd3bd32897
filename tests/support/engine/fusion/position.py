"""Where everything lies in the reference of Fusion, and what may be done there."""

from __future__ import annotations

from dataclasses import dataclass, field

from discovery.evolution.cards.deck import Deck
from tests.support.engine.fusion.piles import Cell, Piles


@dataclass
class Deed:
    """What others may contest (H03): ``place`` or ``call`` a card, ``claim`` an era (H04).

    ``last`` tells that the card was the last one of the actor's hand, ``right`` whether it is allowed (H16).
    """

    kind: str
    what: str
    right: bool
    last: bool = False


NOTHING = Deed("", "", True)


@dataclass
class Turn:
    """``series`` is the card placed last, ``emptied`` tells whether the last card of the hand was one.

    ``stolen`` and ``partner`` belong to an exchange, ``called`` is a card that lies beside the hand. A bot+
    ``searches`` before it flips; ``left`` are the cards that a bot still flips for a trump.
    """

    trumps: int = 0
    series: str = ""
    emptied: bool = False
    stolen: str = ""
    partner: int = -1
    called: str = ""
    searches: bool = False
    left: int = 0


@dataclass
class Search:
    """A contested placement (M09): what is still looked for, the piles already seen, the points put aside."""

    missing: list[str] = field(default_factory=list)
    seen: list[Cell] = field(default_factory=list)
    deposit: int = 0


class Position:
    """A position. ``kinds`` are ``""``, ``"bot"`` or ``"bot+"`` by seat.

    ``asked`` is what ``who`` decides: ``"turn"``, ``"give"``, ``"called"``, ``"contest"``, ``"discard"``
    (then ``after`` tells what follows), what those ``waiting`` may answer: ``"window"``, or nobody:
    ``"flip"`` and ``"over"``.
    """

    def __init__(self, kinds: list[str], deck: Deck, deposit: bool) -> None:
        self.kinds, self.deposit = kinds, deposit
        self.piles = Piles(deck)
        self.cards = self.piles.cards
        self.eras = deck.eras()
        self.seats = range(len(kinds))
        self.hands: list[list[str]] = [[] for _ in kinds]
        self.discards: list[list[str]] = [[] for _ in kinds]
        self.points = [0 for _ in kinds]
        self.pool: list[str] = []
        self.stack: list[str] = []
        self.passed: set[int] = set()
        self.unclaimed = {f"open {era}" for era in self.eras[1:]} | {f"close {era}" for era in self.eras}
        self.laid_once = self.ending = self.called_last = False
        self.winners: set[int] | None = None
        self.seat, self.turns, self.now = 0, 1, Turn()
        self.asked, self.who, self.after = "turn", 0, ""
        self.deed, self.search = NOTHING, Search()
        self.stopper = -1
        self.waiting: list[int] = []

    # ---- what may be done

    def asks(self, names: tuple[str, ...]) -> dict[int, set[str]]:
        """By seat that decides now, its moves in notation."""
        if self.asked in {"over", "flip"}:
            return {}
        if self.asked == "window":
            return {seat: {"let", "stop"} for seat in self.waiting}
        return {self.who: self._decisions(names)}

    def _decisions(self, names: tuple[str, ...]) -> set[str]:
        mine = self.hands[self.who]
        if self.asked == "turn":
            return self._turn(names)
        if self.asked == "contest":
            return self._defence()
        if self.asked == "called":
            return {"fail", *self._laying("place", [self.now.called])}
        return {f"{self.asked} {card}" for card in mine if self.asked == "discard" or card != self.now.stolen}

    def due(self) -> tuple[int, str] | None:
        """The next line that nobody decides."""
        if self.asked == "window" and not self.waiting:
            return -1, "closed"
        return (self.seat, "flip") if self.asked == "flip" else None

    def _laying(self, word: str, cards: list[str]) -> set[str]:
        return {f"{word} {card} at {x},{y}" for card in cards for x, y in self.piles.spots()}

    def _turn(self, names: tuple[str, ...]) -> set[str]:
        """C02, C11, D01, H04."""
        mine = self.hands[self.seat]
        others = [card for seat in self.seats if seat != self.seat for card in self.discards[seat]]
        reach = [*mine, *self.pool, *others]
        moves = {"end", *(f"announce {claim}" for claim in self.unclaimed if self.laid_once)}
        moves |= self._laying("place", [card for card in reach if self._follows(card)])
        if not self.laid_once and self.seat not in self.passed:
            moves.add("pass")
        if not self.now.trumps:
            return moves
        moves |= self._laying("replay", reach)
        if mine:
            moves |= {f"exchange {names[seat]}" for seat in self.robbable()}
        if len(mine) >= 2:
            moves |= {f"discard {card}" for card in mine}
        return moves | {f"call {card}" for card in self.cards}  # a hopeless one is a bluff (E16)

    def _follows(self, card: str) -> bool:
        """H21: links are never bluffed."""
        return not self.now.series or self.piles.strong_links(self.now.series, card) > 0

    def robbable(self) -> list[int]:
        return [seat for seat in self.seats if seat != self.seat and self.hands[seat]]

    def _defence(self) -> set[str]:
        """H08, H09, M09: what the contested player may do."""
        if self.deed.kind != "place":
            return {"verify", "concede"}
        return {"concede", *(f"look {x},{y}" for x, y in self.unseen())}

    def unseen(self) -> list[Cell]:
        """M11: piles with covered cards."""
        return [
            cell for cell, pile in self.piles.cells.items() if len(pile) > 1 and cell not in self.search.seen
        ]

    def needs(self, card: str) -> bool:
        """C01."""
        return all(need in self.piles.lying() for need in self.cards[card].prerequisites)

    def callable(self, card: str) -> bool:
        """H16."""
        public = {*self.pool, *(other for row in self.discards for other in row)}
        own = self.hands[self.seat]
        return not (card in public or card in own or card in self.piles.lying()) and bool(
            self.piles.present(self.cards[card].era + 1)
        )

    def true(self, claim: str) -> bool:
        """H04: of words such as ``open 3``."""
        word, era = claim.split()
        return self.piles.complete(int(era)) if word == "close" else bool(self.piles.present(int(era)))

    def would_stand(self, text: str) -> bool:
        """Whether a legal move that can be contested is right (H16)."""
        word, _, rest = text.partition(" ")
        if word == "announce":
            return self.true(rest)
        return self.callable(rest) if word == "call" else self.needs(rest.split()[0])

    # ---- what several rules do

    def found(self) -> list[str]:
        open_cards = {*self.pool, *(card for row in self.discards for card in row)}
        return [card for card in self.cards if card in open_cards and self.needs(card)]

    def missing(self, cards: list[str]) -> list[str]:
        """M08: what these cards do not prove; what is contested proves nothing."""
        seen = [card for card in cards if card != self.deed.what]
        names = {need for card in seen for need in self.cards[card].prerequisites}
        return [need for need in self.search.missing if need not in {*seen, *names}]

    def must_discard(self, seat: int, after: str) -> None:
        self.asked, self.who, self.after = "discard", seat, after

    def win(self, claim: str = "") -> None:
        """E01, I03."""
        self.unclaimed.discard(claim)
        self.now.trumps += 1
        self.points[self.seat] += 3

    def refill(self, seat: int) -> None:
        """F08."""
        while self.stack and len(self.hands[seat]) < 5:
            self.hands[seat].append(self.stack.pop(0))

    def finish(self) -> None:
        """G09, G10."""
        self.asked = "over"
        cards = [len(self.hands[seat]) + len(self.discards[seat]) for seat in self.seats]
        worth = {seat: (self.points[seat] - cards[seat], -cards[seat]) for seat in self.seats}
        self.winners = {seat for seat in self.seats if worth[seat] == max(worth.values())}

    def take_up_cards(self) -> None:
        """O06: two for a trump."""
        if not self.now.left:
            self.now.left = 2 if self.now.trumps else 1
            self.now.trumps -= 1 if self.now.trumps else 0
        self.now.left -= 1
