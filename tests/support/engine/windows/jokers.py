"""Intro and Explore with Jokers a second time, as slow and plain as section N: an oracle for the engine.

What is the same without Jokers it takes from the reference of these games. People only: a virtual player's
flips are lines where there are windows (U06), which that reference does not tell.
"""

from __future__ import annotations

from dataclasses import dataclass

from discovery.evolution.cards.deck import Deck
from tests.support.engine.reference import Reference

PLACES = ("place", "replay", "call")
ACTIONS = ("place", "replay", "call", "give", "discard", "joker")


@dataclass
class Interrupted:
    """A turn that waits (N02). ``last`` is the card that its series goes on from, ``own`` its own latest."""

    turn: int
    trumps: int
    series: int
    placed: list[str]
    last: tuple[str, bool]
    own: tuple[str, bool]
    began_without_stack: bool
    finishing: bool
    placing: bool


class JokersReference(Reference):
    """``stands`` tells by Joker in the tree which card it is, ``aside`` are those laid beside the tree.

    ``waiting`` are the seats that may still answer the latest action, ``None`` outside a window. ``last`` is
    what a series goes on from: a card, and whether a Joker lies there for it; ``own`` is what this turn
    itself has placed last.
    """

    def __init__(self, game: str, options: tuple[str, ...], kinds: list[str], deck: Deck) -> None:
        assert not any(kinds)
        self.stands: dict[str, str] = {}
        self.aside: list[str] = []
        self.turns_waiting: list[Interrupted] = []
        self.waiting: set[int] | None = None
        self.placing = False
        self.last = self.own = ("", False)
        super().__init__(game, options, kinds, deck)

    # ---- what may be done

    def asks(self, names: tuple[str, ...]) -> dict[int, set[str]]:
        """By seat that decides now, its moves in notation."""
        if self.over():
            return {}
        if self.waiting is None:
            return {self.turn: self.legal(names)}
        return {seat: self.answers(seat) for seat in self.waiting}

    def due(self) -> tuple[int, str] | None:
        """The next line that nobody decides: the end of a window."""
        return (-1, "closed") if self.waiting == set() else None

    def answers(self, seat: int) -> set[str]:
        """N02, U09: with a Joker of the hand only."""
        return {"let", *(["interrupt"] if self.jokers(self.hands[seat]) else [])}

    def jokers(self, row: list[str]) -> list[str]:
        return [card for card in row if card not in self.cards]

    def present(self) -> list[str]:
        """A06."""
        return [self.stands.get(card, card) for card in self.tree]

    def fits(self, card: str) -> bool:
        """C01, N06."""
        if card not in self.cards or card in self.tree:
            return False
        return all(need in self.present() for need in self.cards[card].prerequisites)

    def callable(self, card: str) -> bool:
        """E11, E16, N10."""
        open_cards = {*self.pool, *(other for row in self.discards for other in row), *self.hands[self.turn]}
        after = self.of_era(self.cards[card].era + 1)
        return bool(self.robbable() and after) and self.fits(card) and card not in open_cards

    def of_era(self, era: int) -> list[str]:
        return [card for card in self.present() if self.cards[card].era == era]

    def follows(self, card: str) -> bool:
        """C02, D03, D07, D08."""
        return not self.placed or self.links(card, self.last[1])

    def links(self, card: str, joker: bool) -> bool:
        """N05: a Joker has no family."""
        last = self.last[0]
        needed = card in self.cards[last].prerequisites or last in self.cards[card].prerequisites
        return needed if joker else self.linked(last, card)

    def legal(self, names: tuple[str, ...]) -> set[str]:
        """N01, N03, N08, N09 beside what may be done without Jokers."""
        moves = super().legal(names)
        if self.owes or self.over():
            return moves
        sources = {"": self.hands[self.turn], " from pool": self.pool}
        sources |= {f" from {names[seat]}": self.discards[seat] for seat in self.seats if seat != self.turn}
        for source in [source for source, row in sources.items() if self.jokers(row)]:
            moves |= {f"joker trump{source}", *(f"joker as {card}{source}" for card in self.standable())}
        return moves

    def standable(self) -> list[str]:
        """N03, N04, N05."""
        public = {*self.present(), *self.pool, *(card for row in self.discards for card in row)}
        return [
            card
            for card in self.cards
            if card not in public
            and self.fits(card)
            and (self.cards[card].era == self.eras[0] or self.of_era(self.cards[card].era))
            and (not self.placed or self.links(card, joker=True))
        ]

    # ---- doing it

    def play_by(self, seat: int, text: str, taken: str, names: tuple[str, ...]) -> None:
        """A line of the record; ``taken`` is the card that chance chose."""
        if text == "closed":
            self.waiting = None
        elif self.waiting is not None:
            self.waiting.remove(seat)
            if text == "interrupt":
                self._interrupt(seat)
        else:
            self._act(text, taken, names)

    def _act(self, text: str, taken: str, names: tuple[str, ...]) -> None:
        """N02: after any finished action there is time for an interruption, but not of an end (U08)."""
        word, _, rest = text.partition(" ")
        finished = word in ACTIONS and not (word == "discard" and self.owes)
        turn = self.turns, len(self.turns_waiting)
        if word == "joker":
            self._joker(rest, names)
        else:
            self.play(text, taken, names)
        if finished and not self.owes and turn == (self.turns, len(self.turns_waiting)):
            self._open(placing=word in PLACES or rest.startswith("as "))

    def _open(self, placing: bool) -> None:
        """A window for those who may answer the latest action, which may be a placement."""
        others = {seat for seat in self.staying() if seat != self.turn}
        self.placing = placing
        self.waiting = others if others and not self.over() else None

    def _joker(self, rest: str, names: tuple[str, ...]) -> None:
        use, _, source = rest.partition(" from ")
        row = self.hands[self.turn]
        if source:
            row = self.pool if source == "pool" else self.discards[names.index(source)]
        joker = self.jokers(row)[0]  # the one held longest (A12)
        row.remove(joker)
        if row is self.pool and self.stack:
            self.pool.append(self.stack.pop(0))
        emptied = not source and not row
        if use == "trump":
            self._lay_aside(joker, 1 + emptied, emptied)
        else:
            self._settle(use.removeprefix("as "), self.series + 1, emptied, joker)

    def _lay_aside(self, joker: str, won: int, emptied: bool) -> None:
        """N01, N11."""
        self.aside.append(joker)
        self.trumps += won
        self.points[self.turn] += 3 * won if self.points_count else 0
        if emptied:
            self._emptied()

    def _settle(self, card: str, series: int, emptied: bool, joker: str = "") -> None:
        """N03, N06, N07."""
        replaced = next((other for other, stood in self.stands.items() if stood == card), "")
        if replaced:
            self.tree.remove(replaced)
            del self.stands[replaced]
            self.hands[self.turn].append(replaced)
            emptied = False
        if joker:
            self.stands[joker] = card
        self.tree.append(joker or card)
        self.placed.append(card)
        self.series = series
        self.last = self.own = (card, bool(joker))
        era = self.cards[card].era
        lying = self.of_era(era)
        printed = [other for other in self.cards.values() if other.era == era]
        opens = len(lying) == 1 and era != self.eras[0]
        won = (0 if replaced else opens + (len(lying) == len(printed))) + emptied
        if self.points_count:
            self.points[self.turn] += 1 + 3 * won + (series - 1 if self.series_plus else 0)
        self.trumps += won
        if emptied:
            self._emptied()

    # ---- interruptions

    def _interrupt(self, seat: int) -> None:
        """N02, N11."""
        at = self.turn, self.trumps, self.series, self.placed, self.last, self.own
        self.turns_waiting.append(Interrupted(*at, self.began_without_stack, self.finishing, self.placing))
        self.finishing = False
        self.waiting = None
        joker = self.jokers(self.hands[seat])[0]
        self.hands[seat].remove(joker)
        self.turn = seat
        self._begin()
        emptied = not self.hands[seat]
        self._lay_aside(joker, int(emptied), emptied)

    def _begin(self) -> None:
        super()._begin()
        self.last = self.own = ("", False)

    def _next(self) -> None:
        """D07, T07, T08: an interruption is a turn, but not one of the round."""
        if not self.turns_waiting or self.finishing:
            super()._next()  # nobody else gets another turn, not even the rest of one (G07)
            return
        self.turns += 1
        before = self.turns_waiting.pop()
        last = self.own if self.placed else before.last
        if self.placed:
            self.idle_turns = []
        self.turn, self.trumps, self.series = before.turn, before.trumps, before.series
        self.placed, self.last, self.own, self.owes = before.placed, last, before.own, ""
        self.began_without_stack, self.finishing = before.began_without_stack, before.finishing
        self._open(before.placing)
