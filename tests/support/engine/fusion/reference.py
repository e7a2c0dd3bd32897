"""Fusion a second time, as slow and plain as the rule book: an oracle for the engine.

Lists of card ids and piles by cell, no shared code but the deck. Rule numbers mark where a rule is applied.
To change a rule, change it here from the book, without looking at the engine.
"""

from __future__ import annotations

from tests.support.engine.fusion.piles import Cell
from tests.support.engine.fusion.position import NOTHING, Deed, Position, Search, Turn

TURNS = 1000


class FusionReference(Position):
    """A game of the reference."""

    def deal(self, order: list[str]) -> None:
        """B03: five rounds, pool first."""
        self.stack = list(order)
        for _ in range(5):
            self.pool.append(self.stack.pop(0))
            for seat in self.seats:
                self.hands[seat].append(self.stack.pop(0))
        self._begin()

    # ---- doing it

    def play_by(self, seat: int, text: str, taken: str, names: tuple[str, ...]) -> None:
        """A line of the record; ``taken`` is the card that chance chose."""
        word, _, rest = text.partition(" ")
        if word in {"replay", "exchange", "call"} or (word == "discard" and self.asked == "turn"):
            self.now.trumps -= 1
        if word == "exchange":
            self._steal(names.index(rest), taken)
        else:
            getattr(self, f"_{word}")(rest, seat)

    def _end(self, *_: object) -> None:
        """C06."""
        if not self.now.series and self.hands[self.seat]:
            self.must_discard(self.seat, "end")
        else:
            self._draw_to_end()

    def _pass(self, *_: object) -> None:
        self.passed.add(self.seat)
        self._next()

    def _place(self, rest: str, *_: object) -> None:
        card, _at, place = rest.split()
        x, y = place.split(",")
        self._lay(card, (int(x), int(y)))

    _replay = _place

    def _lay(self, card: str, cell: Cell) -> None:
        """C09, H11: all but the refill of the pool waits for the window."""
        last = self.hands[self.seat] == [card]
        for row in (self.hands[self.seat], self.pool, *self.discards):
            if card in row:
                row.remove(card)
                if row is self.pool and self.stack:
                    self.pool.append(self.stack.pop(0))
        self.now.called = ""
        self.laid_once = True
        right = self.needs(card)
        self.piles.lay(card, cell)
        self._may_be_contested(Deed("place", card, right, last))

    def _call(self, card: str, _: int) -> None:
        self._may_be_contested(Deed("call", card, self.callable(card)))

    def _announce(self, claim: str, _: int) -> None:
        self._may_be_contested(Deed("claim", claim, self.true(claim)))

    def _steal(self, seat: int, taken: str) -> None:
        """E09, F04."""
        assert not self.kinds[seat] or taken == self.hands[seat][-1]
        self.hands[seat].remove(taken)
        self.hands[self.seat].append(taken)
        self.asked, self.now.stolen, self.now.partner = "give", taken, seat

    def _give(self, card: str, _: int) -> None:
        self.hands[self.seat].remove(card)
        self.hands[self.now.partner].append(card)
        self.asked = "turn"

    def _discard(self, card: str, seat: int) -> None:
        """E10, I04, I13, H18."""
        self.hands[seat].remove(card)
        self.discards[seat].append(card)
        if self.asked == "turn":
            return
        if not self.hands[seat] and not self.stack:
            self.ending = True  # G08
        if self.after == "end":
            self._draw_to_end()
        else:
            self.refill(seat)
            self._go_on()

    def _fail(self, *_: object) -> None:
        """E14, I08: the called card is the discard."""
        self.discards[self.seat].append(self.now.called)
        self.now.called = ""
        self._draw_to_end()

    def _flip(self, *_: object) -> None:
        """O15: until its hand is empty, once in a turn; then a last line ends the turn. O18: a bot+ first
        lays the lowest open card that truly fits."""
        if self.now.emptied:
            self._draw_to_end()
            return
        found = self.found() if self.now.searches and not self.now.left else []
        self.now.searches = self.kinds[self.seat] == "bot+" and not found
        if not found:
            self.take_up_cards()
        card = (found or self.hands[self.seat])[0]
        self._lay(card, self.piles.best(card))

    # ---- windows and Stop

    def _may_be_contested(self, deed: Deed) -> None:
        self.deed, self.stopper = deed, -1
        self.asked = "window"
        self.waiting = [seat for seat in self.seats if seat != self.seat and not self.kinds[seat]]
        if not self.waiting:
            self._closed()

    def _let(self, _: str, seat: int) -> None:
        self.waiting.remove(seat)

    def _stop(self, _: str, seat: int) -> None:
        self.stopper, self.waiting = seat, []
        sought = self.cards[self.deed.what].prerequisites if self.deed.kind == "place" else ()
        self.search = Search(list(sought))
        self.asked, self.who = "contest", self.seat
        if self.kinds[self.seat]:
            self._judge(not self.missing(self.piles.lying()))  # M14
        elif self.deed.kind == "place":
            self._find(self.piles.tops())

    def _find(self, cards: list[str]) -> None:
        """M09."""
        self.search.missing = self.missing(cards)
        if not self.search.missing:
            self.points[self.seat] += self.search.deposit
            self._judge(True)
        elif self.search.seen and not self.unseen():
            self._judge(False, indemnity=True)

    def _look(self, place: str, _: int) -> None:
        """M09, M10."""
        x, y = place.split(",")
        if self.deposit:
            self.points[self.seat] -= 1
            self.search.deposit += 1
        self.search.seen.append((int(x), int(y)))
        self._find(self.piles.cells[int(x), int(y)])

    def _verify(self, *_: object) -> None:
        self._judge(self.deed.right, indemnity=True)

    def _concede(self, *_: object) -> None:
        """M06; after looking M07."""
        self._judge(False, indemnity=bool(self.search.seen))

    def _judge(self, right: bool, indemnity: bool = False) -> None:
        if right:
            self._closed()
            return
        seat, deed, self.deed = self.seat, self.deed, NOTHING
        card = deed.what
        if deed.kind == "place":
            self.piles.lift(card)
            self.discards[seat].append(card)
        if indemnity:
            opened = max([self.eras[0], *(self.cards[other].era for other in self.piles.lying())])
            self.points[seat] -= opened
            self.points[self.stopper] += opened
        if deed.kind != "place" and self.hands[seat]:
            self.must_discard(seat, "end")
        else:
            if not self.hands[seat] and not self.stack:
                self.ending = True  # G08
            self._draw_to_end()

    # ---- what stands

    def _closed(self, *_: object) -> None:
        """The window is over and the deed stands. Who said Stop in vain pays after a placement is settled
        (H19) and before a call is answered or a claim won (H18)."""
        if self.deed.kind == "place":
            self._settle(self.deed.what, self.deed.last)
        stopper, self.stopper = self.stopper, -1
        if stopper >= 0 and self.hands[stopper]:
            self.must_discard(stopper, "go on")
        else:
            if stopper >= 0:
                self.refill(stopper)
            self._go_on()

    def _settle(self, card: str, last: bool) -> None:
        """I02, M03, O17."""
        seat, era = self.seat, self.cards[card].era
        self.points[seat] += 1 + self.piles.bonus(card, self.piles.cell_of(card))
        self.now.series = card
        if self.kinds[seat]:
            if f"open {era}" in self.unclaimed and len(self.piles.present(era)) == 1:
                self.win(f"open {era}")
            if f"close {era}" in self.unclaimed and self.piles.complete(era):
                self.win(f"close {era}")
        if last:
            self.win()
            self.now.emptied = True
            self.ending = self.ending or not self.stack  # G07
            self.refill(seat)

    def _answer(self, card: str) -> None:
        """E12, F09, G04; E15, I13. Who said Stop in vain has paid by now (H18)."""
        holder = next((seat for seat in self.seats if seat != self.seat and card in self.hands[seat]), -1)
        if holder < 0:
            self._end()
            return
        self.hands[holder].remove(card)
        self.asked, self.now.called = "called", card
        self.called_last = not self.hands[holder] and not self.stack
        self.refill(holder)

    def _go_on(self) -> None:
        """What comes after a deed that has been dealt with."""
        self.asked, self.who = "turn", self.seat
        deed, self.deed = self.deed, NOTHING
        if deed.kind == "claim":
            self.win(deed.what)
        elif deed.kind == "call":
            self._answer(deed.what)
        elif self.called_last:
            self.finish()
        elif self.kinds[self.seat]:
            self.asked = "flip"

    def _draw_to_end(self) -> None:
        self.refill(self.seat)
        self._next()

    def _next(self) -> None:
        """G07, G08, T07."""
        if self.ending or self.called_last or self.turns == TURNS:
            self.finish()
            return
        self.turns += 1
        self.seat = (self.seat + 1) % len(self.seats)
        self._begin()

    def _begin(self) -> None:
        self.now = Turn(searches=self.kinds[self.seat] == "bot+")
        self._go_on()
