"""What a placement does, when it is laid and when it stands (C09, H11)."""

from __future__ import annotations

from tests.support.engine.newest.choices import Choices
from tests.support.engine.newest.windows import Deed, Flow


class Placing(Choices):
    """Cards and Jokers that enter the tree."""

    def do_place(self, rest: str, _: str = "") -> Flow[None]:
        yield from self.lay(rest, self.now.series + 1)

    def do_replay(self, rest: str, _: str) -> Flow[None]:
        """U10: what Trump+ has granted goes first."""
        if self.now.granted:
            self.now.granted -= 1
        else:
            self.now.trumps -= 1
        yield from self.lay(rest, 1)

    def lay(self, rest: str, series: int, joker: str = "", by_sos: bool = False) -> Flow[None]:
        """C09: the card enters the tree, the pool is refilled; the rest when the placement stands (H11)."""
        card, _, at = rest.partition(" at ")
        laid, seat = joker or card, self.now.seat
        right = self.standable(card) if joker else self.needs(card)
        last = self.held(seat) == [laid]
        self.now.acted, self.now.promised, self.begun = True, False, True
        called = self.lifted == card
        cell = (int(at.split(",")[0]), int(at.split(",")[1])) if at else None
        self.remove(laid)
        if joker:
            self.stands[joker] = card
        replaced = next(
            (other for other, stood in self.stands.items() if stood == card and other != joker), ""
        )
        self.tree.append(laid)
        if self.grid and cell and not replaced:
            self.grid.lay(laid, cell)
        doubtful = not called or self.pile or self.grid is not None

        def settle() -> None:
            self.settle(card, joker, series, last, by_sos)

        wins = last and not replaced and not self.scored and self.out(seat)
        ends = wins or (called and self.holder >= 0 and self.out(self.holder))
        deed = Deed(True, doubtful, right, laid, last, ends, by_sos, first=settle)
        deed.empties = last and not replaced
        yield from self.stand(deed)

    def remove(self, card: str) -> None:
        """A07; a gap in the pool is filled (C09, C10)."""
        if card == self.lifted:
            self.lifted = ""
            return
        seat = self.now.seat
        for row in (self.hands[seat], self.selections[seat], self.pool, *self.discards):
            if card in row:
                row.remove(card)
                if row is self.pool and self.stack:
                    self.pool.append(self.stack.pop(0))
                return

    def settle(self, card: str, joker: str, series: int, last: bool, by_sos: bool) -> None:
        """C09, E02, E03, E18, I02, I03, I14, K07, N06, N07, Q11, Q14."""
        era, seat = self.cards[card].era, self.now.seat
        replaced = next(
            (other for other, stood in self.stands.items() if stood == card and other != joker), ""
        )
        bonus = 0
        if self.grid:
            cell = self.grid.cell_of(replaced or joker or card)
            assert cell is not None
            bonus = self.grid.bonus((card, bool(joker)), cell, self.stands)
        if replaced:
            self.replace_joker(replaced, card)
            last = False
        self.now.placed += 1
        self.now.series = series
        self.now.last = self.now.own = (card, bool(joker))
        won = 0 if replaced else self.eras_won(era, by_sos)
        if not by_sos:
            climbing = series - 1 if self.terms.has("series+") else 0
            self.points[seat] += 1 + bonus + climbing if self.scored else 0
            self.win_trumps(won + last)
        if last:
            self.emptied(seat)
        self.call_settled()

    def replace_joker(self, joker: str, card: str) -> None:
        """N06, K17."""
        self.tree.remove(joker)
        del self.stands[joker]
        self.hands[self.now.seat].append(joker)
        if self.grid:
            pile = self.grid.cells[self.grid.cell_of(joker) or (0, 0)]
            pile[pile.index(joker)] = card

    def eras_won(self, era: int, by_sos: bool) -> int:
        """E02, E03; in a pile they have to be announced, but for a virtual player (H04, O17, Q14)."""
        claims = []
        if self.of_era(era) and len(self.of_era(era)) == 1 and era != self.eras[0]:
            claims.append(f"open {era}")
        if self.of_era(era) == self.whole(era) and era not in self.closed:
            claims.append(f"close {era}")
            self.closed.add(era)
        if not self.pile:
            return len(claims)
        claims = [claim for claim in claims if claim in self.unclaimed]
        if by_sos or self.kinds[self.now.seat]:
            self.unclaimed -= {*claims}
            return len(claims)
        return 0
