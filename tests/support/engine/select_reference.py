"""Classic Select a second time, as slow and plain as the rules: an oracle for the engine (S09, S24).

What it shares with Classic Simple is read from the reference of that game.
"""

from __future__ import annotations

from itertools import combinations

from discovery.evolution.cards.deck import Deck
from tests.support.engine.classic_reference import ClassicReference


class SelectReference(ClassicReference):
    """``asked`` may also be ``"select"``, of all seats in ``preparing``; ``"amount"`` is asked of ``drawer``.

    ``selections`` lie open once nobody prepares any more; ``won`` are the cards harvested in this turn.
    """

    def __init__(
        self,
        virtual: list[bool],
        deck: Deck,
        extra: list[int] | None = None,
        truncated: bool = False,
        objection: bool = False,
    ) -> None:
        super().__init__(virtual, deck, extra, truncated, objection)
        self.selections: list[list[str]] = [[] for _ in virtual]
        self.won: list[str] = []
        self.preparing: set[int] = set()
        self.passed: set[int] = set()
        self.leader = self.drawer = 0
        self.laid = False

    def _begin(self) -> None:
        self._begin_round()

    # ---- rounds

    def _begin_round(self) -> None:
        """J03: people who hold a card select, then the leader begins."""
        self.asked, self.turn = "select", self.leader
        self.passed, self.laid, self.won = set(), False, []
        self.preparing = {seat for seat in self.seats if self.hands[seat] and not self.virtual[seat]}
        if not self.preparing:
            self._play_round()

    def _play_round(self) -> None:
        """S24: there is no turn in a round that nobody can play."""
        self.asked = "turn"
        if self.side or not self._nobody_can():
            self._turn_begins()
        if self._nobody_can():
            self._close_round()

    def people(self) -> list[int]:
        """Those who select and play on."""
        return [seat for seat in self.seats if not self.virtual[seat] and seat not in self.gone]

    def open_to(self, seat: int) -> list[str]:
        """S24: a selection, and the discards of others until these are buried."""
        others = [card for other in self.seats if other != seat for card in self.discards[other]]
        return [*self.selections[seat], *([] if self.last_turn() else others)]

    def reach(self) -> list[str]:
        harvested = [card for card in self.won if card in self.hands[self.turn]]
        return [*self.open_to(self.turn), *harvested]

    def _nobody_can(self) -> bool:
        """S24: of those who select, while there are any."""
        people = self.people()
        return bool(people) and not any(self.fits(card) for seat in people for card in self.open_to(seat))

    def _round_is_over(self) -> bool:
        """S24: nobody can, or all have passed in a row; without people virtual players pass (J19)."""
        if self._nobody_can():
            return True
        asked = self.people() or [seat for seat in self.seats if seat not in self.gone]
        return set(asked) <= self.passed

    def _close_round(self) -> None:
        if self.finalist >= 0:
            for seat in self.seats:
                self._bury(self.selections[seat], seat)
                self._bury(self.hands[seat], seat)
                self._bury(self.discards[seat], seat)
            self.asked = "over"
            return
        for seat in self.seats:
            self.discards[seat] += self.selections[seat]
            self.selections[seat] = []
        self._fill(0)

    def _fill(self, steps: int) -> None:
        """S19, S24: from the leader on; those who have a choice are asked."""
        for step in range(steps, len(self.seats)):
            seat = (self.leader + step) % len(self.seats)
            room = self.room_of(seat)
            if seat in self.gone or not room:
                continue
            if room > 1 and not self.virtual[seat]:
                self.asked, self.drawer = "amount", seat
                return
            self._take(seat, room)
        self._after_the_draw()

    def _after_the_draw(self) -> None:
        """S22: who holds nothing on an empty stack is out."""
        if not self.stack:
            self.gone |= {seat for seat in self.seats if not self.hands[seat]}
        if len(self.gone) == len(self.seats):
            for seat in self.seats:
                self._bury(self.discards[seat], seat)
            self.asked = "over"
            return
        self.leader = self._after(self.leader)
        self._begin_round()

    def room_of(self, seat: int) -> int:
        return min(len(self.stack), max(1, self.sizes[seat] - len(self.hands[seat])))

    def _take(self, seat: int, number: int) -> None:
        for _ in range(number):
            self.hands[seat].append(self.stack.pop(0))

    def _after(self, seat: int) -> int:
        seat = (seat + 1) % len(self.seats)
        while seat in self.gone:
            seat = (seat + 1) % len(self.seats)
        return seat

    # ---- what may be done

    def asks(self, names: tuple[str, ...]) -> dict[int, set[str]]:
        if self.asked == "select":
            return {seat: self._sets(seat) for seat in self.preparing}
        if self.asked == "amount":
            most = self.room_of(self.drawer)
            return {self.drawer: {f"draw {number}" for number in range(1, most + 1)}}
        return super().asks(names)

    def legal(self, names: tuple[str, ...]) -> set[str]:
        if self.asked != "turn":
            return super().legal(names)
        return {
            "end" if self.laid else "pass",
            *self._placements(),
            *self._objections(),
        }

    def _sets(self, seat: int) -> set[str]:
        hand = sorted(self.hands[seat], key=self.printed.index)
        sizes = range(1, len(hand) + 1)
        return {f"select {', '.join(cards)}" for size in sizes for cards in combinations(hand, size)}

    # ---- doing it

    def play_by(self, seat: int, text: str, taken: str, names: tuple[str, ...]) -> None:
        if text.startswith("select "):
            for card in text.removeprefix("select ").split(", "):
                self._move(card, self.hands[seat], self.selections[seat])
            self.preparing.remove(seat)
            if not self.preparing:
                self._play_round()
        elif self.asked == "amount":
            self._take(seat, int(text.split()[1]))
            steps = (seat - self.leader) % len(self.seats)
            self._fill(steps + 1)
        else:
            super().play_by(seat, text, taken, names)
            return
        self._virtual_players()

    def play(self, text: str, taken: str, names: tuple[str, ...]) -> None:
        if text in {"end", "pass"}:
            self._turn_over()
            self._virtual_players()
        else:
            super().play(text, taken, names)

    def _place(self, card: str) -> bool:
        self.laid = True
        mine = self.selections[self.turn]
        if card not in mine:
            return super()._place(card)
        self.hands[self.turn].append(card)  # a card of the selection is laid as one of the hand (J14)
        mine.remove(card)
        return super()._place(card)

    def _emptied(self) -> None:
        """S24: the selection counts as hand."""
        if not self.selections[self.turn]:
            super()._emptied()

    def _harvest(self, words: list[str], taken: str, names: tuple[str, ...]) -> None:
        before = set(self.hands[self.turn])
        super()._harvest(words, taken, names)
        self.won += [card for card in self.hands[self.turn] if card not in before]

    def room(self) -> int:
        """Nobody draws in a round (S24)."""
        return 0

    def _next(self) -> None:
        seat, laid = self.turn, self.laid
        self.laid, self.won, self.asked = False, [], "turn"
        if not self.virtual[seat] or not self.people():
            self.passed = set() if laid else self.passed | {seat}
        self._who_is_out(seat)
        if len(self.gone) == len(self.seats):
            for other in self.seats:
                self._bury(self.discards[other], other)
            self.asked = "over"
        elif self._round_is_over():
            self._close_round()
        else:
            self.turn = self._after(seat)
            self._turn_begins()

    def _who_is_out(self, seat: int) -> None:
        """S22, S24: the finalist's turn buries all discards and what the finalist still holds."""
        if self.stack:
            return
        if self.finalist >= 0 and not self.ended:
            self.ended = True
            for other in self.seats:
                self._bury(self.discards[other], other)
            self._bury(self.hands[self.finalist], self.finalist)
            self.gone.add(self.finalist)
        elif self.ended:
            self._bury(self.discards[seat], seat)
        self.gone |= {
            other
            for other in self.seats
            if other != self.finalist and not self.hands[other] and not self.selections[other]
        }
