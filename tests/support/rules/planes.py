"""Positions with a plane, with Jokers and with windows, and the words to speak about them.

``table.lay_out(board="gathering@0,0 band@1,0")`` lays cards in cells, in this order: a cell named twice
holds a pile. Cards that only ``tree`` names lie covered beneath the first card of the board, and so do those
that the tree needs and nobody names, unless wrong cards may lie in it. A Joker in the tree is
``joker-1=fire``, on a plane ``joker-1=fire@1,0``.
"""

from __future__ import annotations

from typing import Self

from discovery.core.bits import BIT, WIDTH, mask_of, members
from discovery.evolution.board.plane import NOWHERE, coordinates_of, spot_at
from discovery.evolution.flow.effects import reference
from discovery.evolution.model.dealing import HAND_SIZE
from discovery.evolution.model.phases import FLIP, OPENING, TRUMP, TURN
from discovery.evolution.model.rows import MAX_SEATS, padded
from discovery.evolution.model.state import NO_CARD, STACK_LASTS, State
from tests.support.rules.positions import Layout, Table

Cell = tuple[int, int]


class Board(Table):
    """A table in the words of the rule book, where cards may lie in cells and Jokers are cards."""

    def lay_out(
        self,
        *,
        game: str = "connect",
        seats: str = "Ann, Bo, Cem",
        options: str = "",
        turn: str = "",
        hand: str | None = None,
        hands: dict[str, str] | None = None,
        discards: dict[str, str] | None = None,
        board: str = "",
        tree: str = "",
        pool: str | None = None,
        stack: str | None = None,
        top: str = "",
        trumps: int = 0,
        last: str = "",
        points: dict[str, int] | None = None,
    ) -> Self:
        """A position, as ``Table.deal``. Jokers that nobody names lie at the bottom of the stack; in pile
        games no era has been announced."""
        self.start(game, seats, options)
        lying = [Lying.read(self, words) for words in board.split()]
        stands = dict(words.split("=") for words in tree.split() if "=" in words)
        named = dict(hands or {}) | ({} if hand is None else {turn or self.game.seats[0]: hand})
        words = " ".join(word.partition("=")[0] for word in tree.split())
        layout = Spread(self, named, dict(discards or {}), words, pool, lying)
        layout.fill(self.cards(top), None if stack is None else self.cards(stack))
        layout.stands = {self.cards(joker)[0]: self.cards(card)[0] for joker, card in stands.items()}
        self.state = layout.state(self.seat(turn or self.game.seats[0]), trumps, last)
        self.give_points(*((points or {}).get(seat, 0) for seat in self.game.seats))
        self.happened = []
        self._sound()
        return self

    # ---- playing

    def quietly(self, *lines: str) -> Self:
        """Play moves to which nobody has anything to say: each window that they open is closed."""
        for line in lines:
            self.play(line)
            self.close()
        return self

    def close(self) -> Self:
        """Close the window without an answer; the events before stay available."""
        before = self.happened
        self.let_pass()
        self.happened = [*before, *self.happened]
        return self

    # ---- looking

    @property
    def actor(self) -> str:
        """The seat that decides."""
        return self.game.seats[self.state.actor]

    def may(self, seat: str) -> list[str]:
        """What a seat may do now, as it is written."""
        moves = self.game.legal(self.state, self.seat(seat))
        return [self.game.text(move) for move in moves]

    def cards_to(self, word: str) -> list[str]:
        """The cards that may be placed, replayed or shown by a Joker now, wherever they may go."""
        return list(dict.fromkeys(words.split()[0] for words in self.offers(word)))

    def worth(self, words: str) -> dict[Cell, int]:
        """Where the card of a move may go, and what the page shows that it would bring there."""
        move, _ = self.game.parse(words)
        return {(x, y): points for x, y, points in self.game.spots(self.state, self.state.actor, move)}

    def spots(self, words: str) -> set[Cell]:
        """Where the card of a move may go. The page is told the same cells as programs."""
        listed = [text for text in self.may(self.actor) if text.startswith(words + " at ")]
        found = {cell_of(text.partition(" at ")[2].partition(" from ")[0]) for text in listed}
        assert found == set(self.worth(words))
        return found

    def brought(self, words: str) -> dict[Cell, int]:
        """The points that the card of a move really brings, by where it goes."""
        found = {}
        for x, y in self.spots(words):
            trial = Board()
            trial.game, trial.state = self.game, self.state.copy()
            before = sum(trial.state.points)
            trial.quietly(f"{words} at {x},{y}")
            found[x, y] = sum(trial.state.points) - before
        return found

    def at(self, cell: Cell) -> list[str]:
        """The pile in a cell, lowest card first."""
        plane = self.state.plane
        assert plane is not None
        card, pile = plane.top_at(spot_at(*cell)), []
        while card != NO_CARD:
            pile.append(card)
            card = plane.under[card]
        return self.ids(reversed(pile))

    def cell(self, name: str) -> Cell | None:
        """Where a card lies, covered or not."""
        assert self.state.plane is not None
        spot = self.state.plane.spot[self.cards(name)[0]]
        return None if spot == NOWHERE else coordinates_of(spot)

    @property
    def stands(self) -> dict[str, str]:
        """The Jokers in the tree and what they stand for."""
        names = self.game.setup.ids
        assert self.state.jokers is not None
        return {names[joker]: names[card] for joker, card in self.state.jokers.pairs()}


def around(x: int, y: int) -> set[Cell]:
    """The cells that border one."""
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def corners(x: int, y: int) -> set[Cell]:
    """The cells that touch one by a corner only."""
    return {(x + 1, y + 1), (x + 1, y - 1), (x - 1, y + 1), (x - 1, y - 1)}


def cell_of(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


class Lying:
    """A card in a cell."""

    def __init__(self, card: int, shown: int, cell: Cell) -> None:
        self.card, self.shown, self.cell = card, shown, cell

    @classmethod
    def read(cls, table: Table, words: str) -> Lying:
        name, _, cell = words.partition("@")
        name, _, shown = name.partition("=")
        card = table.cards(name)[0]
        return cls(card, table.cards(shown)[0] if shown else card, cell_of(cell))


class Spread(Layout):
    """Where the cards of a position lie, Jokers and cells included."""

    def __init__(
        self,
        table: Table,
        hands: dict[str, str],
        discards: dict[str, str],
        tree: str,
        pool: str | None,
        lying: list[Lying],
    ) -> None:
        super().__init__(table, hands, discards, tree, pool)
        self.lying = lying
        self.covered = self.tree
        self.stands: dict[int, int] = {}
        self.tree = [*self.tree, *(one.card for one in lying)]

    def fill(self, top: list[int], stack: list[int] | None) -> None:
        """Jokers that nobody named stay out of hands and pool."""
        named = {*self.tree, *(self.pool or []), *top, *(stack or [])}
        for row in (*self.hands.values(), *self.discards):
            named |= set(row)
        if not self.game.rules.bluff:
            self.root(named)
        setup = self.game.setup
        spare = [card for card in range(setup.printed) if card not in named]
        jokers = [card for card in range(setup.printed, setup.card_count) if card not in named]
        if self.pool is None:
            self.pool = [spare.pop() for _ in range(self.game.setup.pool_size)]
        for seat in range(len(self.game.seats)):
            if seat not in self.hands:
                self.hands[seat] = [spare.pop() for _ in range(HAND_SIZE)]
        if stack is None:
            self.stack = [*top, *reversed(spare), *jokers]
        else:
            self.stack = stack
            self.discards[-1] = [*self.discards[-1], *spare, *jokers]

    def root(self, named: set[int]) -> None:
        """What the tree needs and nobody names lies beneath."""
        needs = self.game.setup.needs
        waiting = list(self.tree)
        while waiting:
            missing = [card for card in members(needs[waiting.pop()]) if card not in named]
            self.tree = [*missing, *self.tree]
            self.covered = [*missing, *self.covered]
            named.update(missing)
            waiting += missing

    def state(self, turn: int, trumps: int, last: str) -> State:
        setup = self.game.setup
        hands = [self.hands[seat] for seat in range(setup.seat_count)]
        pool = self.pool or []
        lying = [*self.tree, *pool, *(card for row in (*hands, *self.discards) for card in row)]
        assert len(lying) + len(self.stack) == len({*lying, *self.stack}), "a card is named twice"
        state = State(setup, [*lying, *self.stack])
        state.top = state.clock = len(lying)
        came = {card: when for when, card in enumerate(lying)}
        state.stamp = [came.get(card, 0) for card in range(WIDTH)]
        state.tree, state.pool = mask_of(self.tree), mask_of(pool)
        state.begun = int(bool(self.tree))
        state.idle = STACK_LASTS if self.stack else 0
        state.hands = padded([mask_of(row) for row in hands], MAX_SEATS)
        state.discards = padded([mask_of(row) for row in self.discards], MAX_SEATS)
        self._stand_in(state)
        self._put_down(state)
        self._derive(state)
        state.turn, state.trumps = turn, trumps
        state.phase = TRUMP if trumps else TURN if state.tree else OPENING
        if setup.rules.reactions and setup.virtual_seats & BIT[turn]:
            state.phase = FLIP
        if last:
            state.last = state.last_own_card = setup.index[last]
            state.placed = state.series = 1
            state.may_follow = reference(state, state.last)
        return state

    def _stand_in(self, state: State) -> None:
        shown = {**self.stands, **{one.card: one.shown for one in self.lying if one.card != one.shown}}
        for joker, card in shown.items():
            assert state.jokers is not None
            state.jokers.stand_in(joker, card)

    def _put_down(self, state: State) -> None:
        if state.plane is None:
            return
        base = self.lying[0].cell if self.lying else (0, 0)
        for card in self.covered:
            state.plane.lay(card, spot_at(*base))
        for one in self.lying:
            state.plane.lay(one.card, spot_at(*one.cell), one.shown if one.card != one.shown else NO_CARD)

    def _derive(self, state: State) -> None:
        setup = state.setup
        state.shown = mask_of(card for row in self.discards for card in row)
        present = state.present = state.tree | state.stood()
        state.ready = mask_of(
            card
            for card in range(setup.printed)
            if not state.tree & BIT[card] and not setup.needs[card] & ~present
        )
        if setup.rules.piled:
            return
        for era in range(setup.lowest, setup.highest + 1):
            cards = setup.era_cards[era]
            state.opened |= BIT[era] if cards & present else 0
            state.closed |= BIT[era] if not cards & ~present else 0
