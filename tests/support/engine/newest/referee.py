"""The newest edition's games a second time, as slow and plain as the rule book: an oracle for the engine.

Intro, Explore, Memory, Select and Connect with people, bots, teams and the options Stop, Jokers, Flash, SOS,
Trump+, Series+, free placement, link bonus and strata; ``battle`` adds the games with assets. A rule is a
flow that waits for a line wherever somebody is asked, and an interruption is a turn inside a turn; no code is
shared but the deck. Rule numbers mark where a rule is applied. To change a rule, change it here from the
book, without looking at the engine.
"""

from __future__ import annotations

from itertools import chain, combinations

from tests.support.engine.newest.bots import Bots
from tests.support.engine.newest.position import SIZE, GameOver, Turn
from tests.support.engine.newest.turns import LIMIT
from tests.support.engine.newest.windows import Flow


class NewestReferee(Bots):
    """A game; ``play_by`` takes its lines, ``asks`` and ``due`` tell what comes next."""

    def deal(self, order: list[str], names: tuple[str, ...]) -> None:
        """B03: five rounds, pool first."""
        self.names, self.stack, self.turns = names, list(order), 0
        for _ in range(SIZE):
            self.pool.append(self.stack.pop(0))
            for seat in self.seats:
                self.hands[seat].append(self.stack.pop(0))
        self._flow = self._whole_game()
        next(self._flow)

    def play_by(self, seat: int, text: str, taken: str) -> None:
        """A line of the record; ``taken`` is the card that chance chose."""
        self._flow.send((seat, text, taken))

    def _whole_game(self) -> Flow[None]:
        try:
            yield from self._rounds() if self.rounds else self._turns()
        except GameOver:
            self.asked, self.next_line = {}, None
        yield

    def _turns(self) -> Flow[None]:
        """B05, B06, Q03."""
        seat = 0
        while True:
            yield from self._turn(seat)
            seat = self.heir if self.heir >= 0 else self.others(seat)[0] if len(self.seats) > 1 else seat

    def _turn(self, seat: int) -> Flow[None]:
        self.heir, self.turns = -1, self.turns + 1
        self.now = Turn(seat, not self.stack)
        yield from self.whole_turn()
        self.turn_over(interruption=False)
        if self.turns == LIMIT:
            self.decide(self.fewest())

    # ---- rounds of Select

    def _rounds(self) -> Flow[None]:
        """J02, J09 to J11, J15."""
        leader = 0
        while True:
            yield from self._select()
            yield from self._round(leader)
            for seat in self.seats:
                for card in list(self.selections[seat]):
                    self.drop(seat, card)
            if any(self.out(seat) for seat in self.seats):
                self.decide(set())
            for seat in [leader, *self.others(leader)]:
                while self.stack and len(self.hands[seat]) < SIZE:
                    self.draw(seat)
            leader = [*self.others(leader), leader][0]

    def _select(self) -> Flow[None]:
        """J03, J04, J19."""
        waiting = {seat for seat in self.people() if self.hands[seat]}
        while waiting:
            seat, text, _ = yield from self.ask({seat: self._selections(seat) for seat in waiting})
            for card in text.removeprefix("select ").split(", "):
                self.hands[seat].remove(card)
                self.selections[seat].append(card)
            waiting.discard(seat)

    def _selections(self, seat: int) -> set[str]:
        row = self.hands[seat]
        chosen = chain.from_iterable(combinations(row, number) for number in range(1, len(row) + 1))
        return {"select " + ", ".join(sorted(cards)) for cards in chosen}

    def _round(self, leader: int) -> Flow[None]:
        """J05, J09, J19."""
        seat, self.row = leader, set()
        while not self.people() <= self.row:
            yield from self._turn(seat)
            if not self.kinds[seat]:
                self.row = set() if self.now.placed or self.now.paid else self.row | {seat}
            seat = [*self.others(seat), seat][0]
