"""Games so small that every position can be visited: two eras of three cards, two seats, one card each.

Only the tables worked out for a game differ from those of a real one; every rule is the engine's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discovery.core.bits import members
from discovery.core.protocol import NO_OUTCOME, Event
from discovery.evolution.cards.deck import Card, Deck
from discovery.evolution.flow.dealing import lay_start_card
from discovery.evolution.flow.stepping import run_virtual_players
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.rows import MAX_SEATS, padded
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import State
from discovery.evolution.model.table import draw, refill
from discovery.evolution.moves.continuations import STEPS
from discovery.evolution.variants.catalogue import rules_for

DECK = Deck(
    "small",
    (
        Card("stone", 1, 1, "tools", ()),
        Card("song", 1, 2, "culture", ()),
        Card("axe", 1, 3, "tools", ("stone",)),
        Card("dance", 2, 1, "culture", ("song", "stone")),
        Card("hut", 2, 2, "society", ("axe",)),
        Card("village", 2, 3, "society", ("hut", "song")),
    ),
)
"""Both kinds of links, a starter to spare, and a card that needs one of its own era."""


class SmallGame(DiscoveryGame):
    """A game with this deck: one card to the pool, if any, and to each seat; hands are filled up to one."""

    def __init__(self, game: str, options: Sequence[str] = (), seats: Sequence[str] = ("A", "B")) -> None:
        split = [seat.partition("=")[::2] for seat in seats]
        kinds = dict.fromkeys(kind for _, kind in split if kind)
        self.rules = rules_for(game, [*options, *kinds])
        self.deck = DECK
        virtual = tuple(self.rules.virtual_player(kind) if kind else None for _, kind in split)
        names = tuple(name for name, _ in split)
        self.setup = Setup(self.rules, DECK, names, virtual, steps=STEPS)
        self.setup.hand_size = [1 for _ in seats]
        self.setup.size_of = padded(self.setup.hand_size, MAX_SEATS)

    def open(self, order: Sequence[int]) -> tuple[State, list[Event]]:
        """The first position; nobody listens."""
        state = State(self.setup, list(order))
        if self.setup.pool_size:
            refill(state)
        for seat in range(len(self.seats)):
            draw(state, seat)
        if self.setup.starts:
            lay_start_card(state)
        if self.rules.rounds is not None:
            self.rules.rounds.begin(state)
        run_virtual_players(state)
        return state, []


def followers(game: DiscoveryGame, state: State) -> Iterator[State]:
    """Every position that one line leads to: any decision of any seat with any outcome, or what is due."""
    due = game.due(state)
    if due is not None:
        for outcome in game.outcomes(state, due[1]) or [NO_OUTCOME]:
            then = state.copy()
            game.play(then, *due, outcome)
            yield then
        return
    for seat in members(game.actors(state)):
        for move in game.legal(state, seat):
            for outcome in game.outcomes(state, move) or [NO_OUTCOME]:
                then = state.copy()
                game.play(then, seat, move, outcome)
                yield then


def by_depth(game: DiscoveryGame, order: Sequence[int], depth: int = 0) -> Iterator[list[State]]:
    """All positions that can be reached, each once, by the fewest lines that lead there; 0: all of them."""
    start = game.deal(order)
    seen = {start.key()}
    row = [start]
    while row:
        yield row
        depth -= 1
        if depth == 0:
            return
        found: list[State] = []
        for state in row:
            for then in followers(game, state):
                key = then.key()
                if key not in seen:
                    seen.add(key)
                    found.append(then)
        row = found
