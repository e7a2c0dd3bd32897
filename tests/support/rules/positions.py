"""Positions composed for a rule, and the vocabulary of the tests for them.

``table.deal(hand="hand-axe", tree="era 1 but hand-axe")`` sets up a position; unnamed cards go where they
matter least: the highest ones into the pool and the other hands, the rest into the stack. Every position,
composed or reached by play, is checked with ``game.audit``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

import pytest

from discovery.core.bits import BIT, WIDTH, mask_of, members
from discovery.core.errors import IllegalMove
from discovery.core.protocol import NOBODY, Event
from discovery.evolution.board.plane import spot_at
from discovery.evolution.flow.stepping import run_virtual_players
from discovery.evolution.flow.turns import REASONS
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model import codes
from discovery.evolution.model.dealing import HAND_SIZE
from discovery.evolution.model.event_kinds import NAMES
from discovery.evolution.model.outcome import Outcome
from discovery.evolution.model.phases import OPENING, PHASES, TRUMP, TURN
from discovery.evolution.model.rows import MAX_SEATS, padded
from discovery.evolution.model.state import STACK_LASTS, State
from discovery.evolution.variants.rounds.state import RoundState

Happened = tuple[str, str, str, str, int]
"""An event in words: kind, seat, card, other seat, number."""


class Table:
    """A game at a table, in the words of the rule book: seats by name, cards by id, moves in notation."""

    game: DiscoveryGame
    state: State
    happened: list[Event]

    def deal(
        self,
        *,
        game: str = "intro",
        seats: str = "Ann, Bo, Cem",
        options: str = "",
        turn: str = "",
        hand: str | None = None,
        hands: dict[str, str] | None = None,
        discards: dict[str, str] | None = None,
        tree: str = "",
        pool: str | None = None,
        stack: str | None = None,
        top: str = "",
        trumps: int = 0,
        last: str = "",
        deck: str = "prehistory",
        teams: str = "",
        selections: dict[str, str] | None = None,
        cells: str = "",
        side: str | None = None,
    ) -> Self:
        """A position. ``hand`` is that of ``turn`` (the first seat if empty), ``hands`` are the others'.

        ``stack`` is the whole stack from the top; then whatever nobody names lies in the last seat's discard.
        Without it the unnamed cards are the stack, below ``top``. In a truncated game the side pile has those
        of its cards that nobody names, in the deck's order, or those of ``side`` from the top. ``last`` is
        the card that was placed before in this turn. Sets of cards: ``"fire band"``, ``"era 1"``, ``"era 1
        but hand-axe"``. In Select ``selections`` lie open and ``turn`` leads; on a plane ``cells`` tells for
        each card of the tree where it lies, ``"band 0,0 gathering 1,0"``, in the order of placing.
        """
        self.start(game, seats, options, deck=deck, teams=teams)
        turn = turn or self.game.seats[0]
        named = dict(hands or {}) | ({} if hand is None else {turn: hand})
        spots = cells.split()
        tree = tree or " ".join(spots[::2])
        layout = Layout(self, named, dict(discards or {}), tree, pool)
        layout.select(selections or {})
        layout.side = None if side is None else self.cards(side)
        layout.fill(self.cards(top), None if stack is None else self.cards(stack))
        self.state = layout.state(self.seat(turn), trumps, last)
        for card, spot in zip(spots[::2], spots[1::2], strict=True):
            assert self.state.plane is not None
            x, y = map(int, spot.split(","))
            self.state.plane.lay(self.game.setup.index[card], spot_at(x, y))
        self.happened = []
        return self._sound()

    def start(
        self,
        game: str = "intro",
        seats: str = "Ann, Bo, Cem",
        options: str = "",
        *,
        deck: str = "prehistory",
        teams: str = "",
    ) -> Self:
        """A game at its very beginning, dealt from the deck as printed: gathering on top."""
        names = [name.strip() for name in seats.split(",")]
        self.game = new_game(game, names, deck, options.split(), teams.split())
        side = members(self.game.setup.side_cards)
        stack = [card for card in range(self.game.setup.card_count) if card not in side]
        self.state, self.happened = self.game.open([*stack, *side])
        return self

    def _sound(self) -> Self:
        assert self.game.audit(self.state) == []
        return self

    # ---- playing

    def play(self, *lines: str) -> Self:
        """Play moves: ``"place fire"`` by whose turn it is, ``"Bo: end"`` by a named seat."""
        for line in lines:
            seat, move, outcome = self._read(line)
            self.happened = self.game.play(self.state, seat, move, outcome)
            self._sound()
        return self

    def join(self, name: str) -> Self:
        """Somebody joins the running game, which goes on with a seat more (R02)."""
        joined = self.game.joined(self.state, name)
        assert isinstance(joined.game, DiscoveryGame)
        self.game, self.state, self.happened = joined.game, joined.state, joined.events
        return self._sound()

    def why_not_join(self) -> tuple[str, str] | None:
        """The code and the rule that refuse a newcomer; a refusal changes nothing."""
        before = self.state.key()
        try:
            self.game.joined(self.state, "Dan")
        except IllegalMove as refused:
            assert self.state.key() == before
            return refused.code, refused.rule
        return None

    def let_pass(self) -> Self:
        """Nobody has anything to say: open windows close, virtual players flip, until somebody decides."""
        told: list[Event] = []
        while self.phase == "window" or self.game.due(self.state):
            line = self.game.due(self.state) or (NOBODY, codes.CLOSE_WINDOW)
            told += self.game.play(self.state, *line)
            self._sound()
        self.happened = told
        return self

    def let_bots_play(self) -> Self:
        """The virtual player whose turn it is plays it, and those after it theirs."""
        self.state.events = self.happened = []
        run_virtual_players(self.state)
        self.state.events = None
        return self._sound()

    def nothing_announced(self) -> Self:
        """In a pile game: no opening and no closing has been announced yet (H04)."""
        self.state.opened = self.state.closed = 0
        return self._sound()

    def why(self, line: str) -> tuple[str, str] | None:
        """The code and the rule that refuse a move, ``None`` if it is legal; a refusal changes nothing."""
        seat, move, outcome = self._read(line)
        reason = self.game.explain(self.state, seat, move)
        if reason is None:
            return None
        before = self.state.key()
        with pytest.raises(IllegalMove) as refused:
            self.game.play(self.state, seat, move, outcome)
        assert (refused.value.code, refused.value.rule) == (reason.code, reason.rule)
        assert self.state.key() == before
        return reason.code, reason.rule

    def chances(self, line: str) -> list[str]:
        """The cards that a blind theft may bring."""
        _, move, _ = self._read(line)
        return self.ids(self.game.outcomes(self.state, move))

    def _read(self, line: str) -> tuple[int, int, int]:
        seat, colon, words = line.partition(": ")
        if not colon:
            seat, words = self.game.seats[self.state.actor], line
        return NOBODY if seat == "-" else self.seat(seat), *self.game.parse(words)

    # ---- looking

    def offers(self, word: str, seat: str = "") -> list[str]:
        """What may stand after ``word`` now: ``table.offers("place")`` is ``["fire", "hide"]``."""
        asked = self.seat(seat) if seat else self.state.actor
        moves = (self.game.text(move) for move in self.game.legal(self.state, asked))
        return [move[len(word) :].strip() for move in moves if f"{move} ".startswith(f"{word} ")]

    @property
    def words(self) -> list[str]:
        """The kinds of move that may be played now, in the order of the notation."""
        return self.words_of(self.game.seats[self.state.actor])

    def words_of(self, seat: str) -> list[str]:
        """The kinds of move that a seat may play now."""
        found = {codes.code_of(move) for move in self.game.legal(self.state, self.seat(seat))}
        return [codes.WORDS[code] for code in sorted(found)]

    @property
    def actors(self) -> list[str]:
        """The seats that may act now."""
        return [self.game.seats[seat] for seat in members(self.game.actors(self.state))]

    @property
    def turn(self) -> str:
        return self.game.seats[self.state.turn]

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    def over(self) -> bool:
        return self.game.result(self.state) is not None

    @property
    def result(self) -> Outcome:
        result = self.game.result(self.state)
        assert result is not None
        return result

    @property
    def winners(self) -> list[str]:
        return [self.game.seats[seat] for seat in self.result.winners]

    @property
    def reason(self) -> str:
        return REASONS[self.state.reason]

    @property
    def trumps(self) -> int:
        return self.state.trumps

    @property
    def tree(self) -> list[str]:
        return self.ids(self.state.in_order(self.state.tree))

    @property
    def pool(self) -> list[str]:
        return self.ids(self.state.in_order(self.state.pool))

    @property
    def stack(self) -> list[str]:
        return self.ids(self.state.stack)

    def hand(self, seat: str) -> list[str]:
        return self.ids(self.state.in_order(self.state.hands[self.seat(seat)]))

    def discard(self, seat: str) -> list[str]:
        return self.ids(self.state.in_order(self.state.discards[self.seat(seat)]))

    def selection(self, seat: str) -> list[str]:
        return self.ids(self.state.in_order(self.state.selection(self.seat(seat))))

    @property
    def round(self) -> RoundState:
        """The round, in Select."""
        assert self.state.round is not None
        return self.state.round

    @property
    def aside(self) -> list[str]:
        """The Jokers that lie outside the tree."""
        assert self.state.jokers is not None
        return self.ids(self.state.in_order(self.state.jokers.aside))

    def points(self, seat: str) -> int:
        return self.state.points[self.seat(seat)]

    def give_points(self, *points: int) -> None:
        """Set the points of the first seats, 0 for the others."""
        self.state.points = padded(list(points), MAX_SEATS)

    def sizes(self) -> dict[str, int]:
        """How many cards each seat holds."""
        return {name: len(self.hand(name)) for name in self.game.seats}

    @property
    def events(self) -> list[Happened]:
        """What the last move set off, in words."""
        return [self._in_words(event) for event in self.happened]

    def told(self, kind: str) -> list[Happened]:
        """The events of one kind."""
        return [event for event in self.events if event[0] == kind]

    def _in_words(self, event: Event) -> Happened:
        names = self.game.seats
        cards = self.ids([event.piece]) if event.piece >= 0 else [""]
        who, whom = (names[at] if at >= 0 else "" for at in (event.seat, event.other))
        return NAMES[event.kind], who, cards[0], whom, event.number

    # ---- names and numbers

    def seat(self, name: str) -> int:
        return self.game.seats.index(name)

    def ids(self, numbers: Iterable[int]) -> list[str]:
        return [self.game.setup.ids[number] for number in numbers]

    def cards(self, words: str) -> list[int]:
        """Card numbers in the order in which they are named."""
        wanted, _, but = words.partition(" but ")
        left_out = self.cards(but) if but else []
        found: list[int] = []
        items = iter(wanted.split())
        for item in items:
            if item == "era":
                found += members(self.game.setup.era_cards[int(next(items))])
            else:
                found.append(self.game.setup.index[item])
        return [card for card in found if card not in left_out]


class Layout:
    """Where the cards of a composed position lie; each place is a list, oldest card first."""

    def __init__(
        self, table: Table, hands: dict[str, str], discards: dict[str, str], tree: str, pool: str | None
    ) -> None:
        self.game = table.game
        names = self.game.seats
        self.hands = {table.seat(name): table.cards(words) for name, words in hands.items()}
        rows = {table.seat(name): table.cards(words) for name, words in discards.items()}
        self.discards = [rows.get(seat, []) for seat in range(len(names))]
        self.tree = table.cards(tree)
        self.pool = None if pool is None else table.cards(pool)
        self.stack: list[int] = []
        self.side: list[int] | None = None
        self.selections: dict[int, list[int]] = {}
        self.table = table

    def select(self, selections: dict[str, str]) -> None:
        """What lies open in front of the seats in a round of Select."""
        self.selections = {
            self.table.seat(name): self.table.cards(words) for name, words in selections.items()
        }

    def fill(self, top: list[int], stack: list[int] | None) -> None:
        """Send every card that nobody named somewhere."""
        named = [*self.tree, *(self.pool or []), *top, *(stack or [])]
        for row in (*self.hands.values(), *self.discards, *self.selections.values()):
            named += row
        assert len(named) == len(set(named)), "a card is named twice"
        side = self.game.setup.side_cards
        spare = [card for card in range(self.game.setup.card_count) if card not in named]
        left = [card for card in spare if side & BIT[card]]
        self.side = left if self.side is None else self.side
        assert sorted(self.side) == left
        spare = [card for card in spare if not side & BIT[card]]
        if self.pool is None:
            self.pool = [spare.pop() for _ in range(self.game.setup.pool_size)]
        for seat in range(len(self.game.seats)):
            if seat not in self.hands:
                self.hands[seat] = [spare.pop() for _ in range(HAND_SIZE)]
        if stack is None:
            self.stack = [*top, *reversed(spare)]
        else:
            self.stack = stack
            self.discards[-1] = [*self.discards[-1], *spare]

    def state(self, turn: int, trumps: int, last: str) -> State:
        setup = self.game.setup
        hands = [self.hands[seat] for seat in range(setup.seat_count)]
        pool = self.pool or []
        rows = (*hands, *self.discards, *self.selections.values())
        lying = [*self.tree, *pool, *(card for row in rows for card in row)]
        dealt = [card for card in lying if not setup.side_cards & BIT[card]]
        laid = [card for card in lying if setup.side_cards & BIT[card]]
        side = self.side or []
        state = State(setup, [*dealt, *self.stack, *laid, *side])
        state.top, state.clock, state.side = len(dealt), len(lying), len(side)
        came = {card: when for when, card in enumerate(lying)}
        state.stamp = [came.get(card, 0) for card in range(WIDTH)]
        state.tree, state.pool = mask_of(self.tree), mask_of(pool)
        state.idle = STACK_LASTS if self.stack else 0
        state.hands = padded([mask_of(row) for row in hands], MAX_SEATS)
        state.discards = padded([mask_of(row) for row in self.discards], MAX_SEATS)
        self._derive(state)
        state.turn = turn
        state.trumps = trumps
        state.begun = int(any(not setup.side_cards & BIT[card] for card in self.tree))
        if state.round is not None:
            state.round.leader = turn
            state.round.selections = [mask_of(self.selections.get(seat, ())) for seat in range(MAX_SEATS)]
        state.phase = TRUMP if trumps else TURN if state.begun else OPENING
        if last:
            state.last = state.last_own_card = setup.index[last]
            state.placed = state.series = 1
            state.may_follow = setup.follows[state.last]
        return state

    def _derive(self, state: State) -> None:
        """What follows from where the cards lie."""
        setup = state.setup
        state.present = state.tree
        state.shown = mask_of(card for row in self.discards for card in row)
        state.ready = mask_of(
            card
            for card in range(setup.printed)
            if not state.tree & BIT[card] and not setup.needs[card] & ~state.tree
        )
        for era in range(setup.lowest, setup.highest + 1):
            cards = setup.era_cards[era]
            state.opened |= BIT[era] if cards & state.tree else 0
            state.closed |= BIT[era] if not cards & ~state.tree else 0
