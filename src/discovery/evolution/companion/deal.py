"""Finds a deal that fits a log of real cards: the order of the stack, worked out backwards.

The engine plays with whole positions, so every hidden card needs a place. At first the places are assumed in
the order of the deck. When a seat shows a card that the assumed deal does not give it, the card changes
places with a hidden card of the same era in that hand, and the log is played again: where a card lies in the
order says which hand it comes to, and nothing that was said before depends on hidden cards. Cards change
places within their era only, since the stack has the eras one after the other (B02).

Thefts are the only moves whose card nobody names. The card is assumed as well, of an era with which the log
can be played on (``hands``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from discovery.core.bits import members
from discovery.core.errors import Code, InvalidInput
from discovery.core.protocol import NOBODY
from discovery.evolution.companion.hands import CardDrawn, CardMoved, CardShown, Happened, eras_of_thefts
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.move import Move
from discovery.evolution.model.state import State
from discovery.play.driver import Driver

MOST_PLAYED = 60_000
"""How many entries are played in all, with one assumption after the other; a usual game takes 3,000. A log
may come from anybody."""
POOL = "pool"
FROM_HAND = frozenset({"place", "replay", "discard"})
"""The moves of a seat with a card that may come from its hand."""
UNNAMED = frozenset({"give"})
"""The moves with a card that only two seats see."""


@dataclass(slots=True)
class LogRun:
    """The log played with one deal, the ``order`` of its cards, and the eras of ``thefts`` by their entries:
    which cards everybody has seen, what happened to hidden ones, and the seats of the entries."""

    driver: Driver[State]
    order: tuple[int, ...]
    thefts: Mapping[int, int]
    seen: set[int] = field(default_factory=set)
    happened: list[Happened] = field(default_factory=list)
    actors: list[int] = field(default_factory=list)


class Swap(Exception):
    """The places of two hidden cards have to change."""

    def __init__(self, one: int, other: int) -> None:
        self.cards = one, other


class Stuck(Exception):
    """A seat shows a card of an era of which it can hold none, as thefts were assumed."""

    def __init__(self, seat: int, card: int, happened: Sequence[Happened]) -> None:
        self.seat, self.card, self.happened = seat, card, tuple(happened)


class Paper:
    """A log of a game that is played with real cards."""

    def __init__(self, game: DiscoveryGame, log: Sequence[str]) -> None:
        self.game, self.log = game, tuple(log)
        self._cards = game.setup.deck.cards
        self._names = {card.id: number for number, card in enumerate(self._cards)}
        self._wanted: Mapping[int, int] = {}
        """By the entry of a theft the era of its card."""
        self._order = game.shuffle(_InOrder())
        self._left = MOST_PLAYED

    def run(self) -> LogRun:
        """The log from its beginning, with a deal that it fits. Errors as ``CompanionPart.table``."""
        while True:
            try:
                return self._settled()
            except Stuck as stuck:
                thefts = self._thefts(stuck.happened)
                if thefts is None or thefts == self._wanted:
                    seat, card = self.game.seats[stuck.seat], self._cards[stuck.card].id
                    raise InvalidInput(Code.PAPER_NOT_HELD, "B02", seat=seat, card=card) from None
                self._wanted = thefts

    def era(self, card: int) -> int:
        """The era of a card."""
        return self._cards[card].era

    def holding(self, run: LogRun, seat: int, era: int) -> LogRun | None:
        """The log with a deal that gives a seat a hidden card of an era; ``None`` if it can hold none."""
        if self.partners(run, seat, era):
            return run
        thefts = self._thefts((*run.happened, CardShown(seat, era)))
        return None if thefts is None else self._as_assumed(run, {}, thefts)

    def with_cards(self, run: LogRun, wished: Mapping[int, int]) -> LogRun | None:
        """The same log where hidden cards (keys) have the places of others (values); ``None`` if it cannot
        have been so."""
        return self._as_assumed(run, wished, run.thefts)

    def _as_assumed(self, run: LogRun, wished: Mapping[int, int], thefts: Mapping[int, int]) -> LogRun | None:
        """The log from the deal of a run on, where hidden cards have the places of others."""
        kept = self._order, self._wanted
        self._order, self._wanted = list(run.order), thefts
        for one, other in wished.items():
            self._exchange(one, other)
        try:
            return self._settled()
        except Stuck:
            return None
        finally:
            self._order, self._wanted = kept

    def _thefts(self, happened: Sequence[Happened]) -> dict[int, int] | None:
        return eras_of_thefts(happened, len(self.game.seats), max(card.era for card in self._cards))

    def partners(self, run: LogRun, seat: int, era: int) -> list[int]:
        """The hidden cards of an era in a hand, as assumed."""
        hand = members(run.driver.state.hands[seat])
        return [card for card in hand if card not in run.seen and self.era(card) == era]

    # ---- one deal ----------------------------------------------------------------------------------

    def _settled(self) -> LogRun:
        """The log played to its end; cards change places as often as that is needed."""
        while True:
            try:
                return self._played()
            except Swap as swap:
                self._exchange(*swap.cards)

    def _exchange(self, one: int, other: int) -> None:
        first, second = self._order.index(one), self._order.index(other)
        self._order[first], self._order[second] = other, one

    def _played(self) -> LogRun:
        run = LogRun(Driver(self.game, self._order), tuple(self._order), self._wanted)
        self._draws(run, set())
        for number, entry in enumerate(self.log):
            self._left -= 1
            if self._left < 0:
                raise InvalidInput(Code.PAPER_ENTRY, given=entry[:60])
            self._play(run, number, entry)
        return run

    def _play(self, run: LogRun, number: int, entry: str) -> None:
        word, _, rest = entry.partition(" ")
        hidden = self.hidden_of_pool(run)
        if word == POOL or hidden:
            if word != POOL or not hidden:
                raise InvalidInput(Code.PAPER_ENTRY, given=entry[:60])
            run.actors.append(NOBODY)
            self._reveal(run, hidden[0], rest)
            return
        seat = run.driver.seat
        run.actors.append(seat)
        if seat == NOBODY:
            raise InvalidInput(Code.PAPER_ENTRY, given=entry[:60])
        said, answer, holder = entry.partition(" = ")
        if word in UNNAMED:
            self._give(run, number, seat, entry)
            return
        move, _ = self.game.parse(said)
        named = self.game.decode(move)
        if answer and word != "call":
            raise InvalidInput(Code.PAPER_ENTRY, given=entry[:60])
        if word == "call":
            self._answer(run, named.card, seat, holder)
        elif word in FROM_HAND:
            self._show(run, seat, named.card)
        self._do(run, number, seat, move, named)

    def hidden_of_pool(self, run: LogRun) -> list[int]:
        """The cards of the pool that nobody has named yet, the one that came first at the front."""
        state = run.driver.state
        hidden = [card for card in members(state.pool) if card not in run.seen]
        return sorted(hidden, key=lambda card: state.stamp[card])

    def _reveal(self, run: LogRun, assumed: int, name: str) -> None:
        """A card of the pool is named."""
        card = self._named(name)
        if card in run.seen or self.era(card) != self.era(assumed):
            raise InvalidInput(Code.PAPER_ENTRY, "B02", given=f"pool {name}"[:60])
        if card != assumed:
            raise Swap(card, assumed)
        run.seen.add(card)

    def _do(self, run: LogRun, number: int, seat: int, move: int, named: Move) -> None:
        """Play a move; which card a theft takes is assumed."""
        driver = run.driver
        held = self._held(driver.state)
        taken = self.game.outcomes(driver.state, move) if not self._refused(run, seat, move) else []
        outcome = -1
        if taken:
            run.happened.append(CardMoved(number, named.seat, seat))
            outcome = self._assumed(run, number, taken)
        driver.play(seat, move, outcome) if taken else driver.play(seat, move)
        run.seen |= self._open(driver.state)
        self._draws(run, held)

    def _held(self, state: State) -> set[int]:
        return {card for hand in range(len(self.game.seats)) for card in members(state.hands[hand])}

    def _draws(self, run: LogRun, held: set[int]) -> None:
        """Keep of which eras the cards are that have come into hands since ``held`` lay in them."""
        for seat in range(len(self.game.seats)):
            new = [card for card in members(run.driver.state.hands[seat]) if card not in held]
            run.happened += [CardDrawn(seat, self.era(card)) for card in new]

    def _refused(self, run: LogRun, seat: int, move: int) -> bool:
        return self.game.explain(run.driver.state, seat, move) is not None

    def _open(self, state: State) -> set[int]:
        """Cards that everybody sees but for new ones of the pool, which are named."""
        return set(members(state.tree | state.shown))

    def _give(self, run: LogRun, number: int, seat: int, entry: str) -> None:
        """A card goes to another hand unseen."""
        legal = self.game.legal(run.driver.state, seat)
        given = [move for move in legal if self.game.decode(move).kind == entry]
        if not given:
            raise InvalidInput(Code.PAPER_ENTRY, given=entry[:60])
        cards = {self.game.decode(move).card: move for move in given}
        before = [one.entry for one in run.happened if isinstance(one, CardMoved)]
        run.happened.append(CardMoved(number, seat, run.driver.state.partner, before[-1]))
        move = cards[self._assumed(run, number, list(cards))]
        run.driver.play(seat, move)
        run.seen |= self._open(run.driver.state)

    def _assumed(self, run: LogRun, number: int, cards: Sequence[int]) -> int:
        """The card that went unseen: as wanted, hidden from all, the first in the order of the deal."""
        wanted = self._wanted.get(number, 0)
        return min(cards, key=lambda card: (wanted not in {0, self.era(card)}, self._order.index(card)))

    def _show(self, run: LogRun, seat: int, card: int) -> None:
        """A card that nobody has seen can only come from the hand of the seat that shows it."""
        if card not in run.seen:
            self._bring(run, seat, card)

    def _bring(self, run: LogRun, seat: int, card: int) -> None:
        """Let a seat hold a card, which it shows."""
        run.happened.append(CardShown(seat, self.era(card)))
        if card in members(run.driver.state.hands[seat]):
            return
        partners = self.partners(run, seat, self.era(card))
        if not partners:
            raise Stuck(seat, card, run.happened)
        raise Swap(card, partners[0])

    def _answer(self, run: LogRun, card: int, seat: int, holder: str) -> None:
        """The holder of a called card gives it up (E12). Somebody does: a card of the next era is in the tree
        (E11), so no card of this one is left in the stack (B02), and one's own card cannot be called."""
        others = [name for other, name in enumerate(self.game.seats) if other != seat]
        if holder not in others:
            raise InvalidInput(Code.PAPER_ENTRY, given=f"= {holder}"[:60])
        if card not in run.seen:
            self._bring(run, self.game.seats.index(holder), card)

    def _named(self, name: str) -> int:
        if name not in self._names:
            raise InvalidInput(Code.PAPER_ENTRY, given=name[:60])
        return self._names[name]


class _InOrder:
    """A generator that shuffles nothing: the first deal is assumed in the order of the deck."""

    def randrange(self, stop: int, /) -> int:
        """Always 0, the first of ``stop``."""
        return 0 * stop

    def shuffle(self, items: list[int], /) -> None:
        """Leave everything where it is."""
