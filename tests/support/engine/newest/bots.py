"""The turns of bots and bots+ (section O), in rows, on a grid and in a pile."""

from __future__ import annotations

from tests.support.engine.newest.position import TurnOver
from tests.support.engine.newest.turns import Turns
from tests.support.engine.newest.windows import Deed, Flow


class Bots(Turns):
    """Virtual players; where windows are in use each flip is a line (U06)."""

    def whole_turn(self) -> Flow[None]:
        """O03."""
        if not self.kinds[self.now.seat]:
            yield from super().whole_turn()
            return
        try:
            if self.pile:
                yield from self.piling()
            else:
                yield from self.flipping()
        except TurnOver:
            return

    def flip(self) -> Flow[None]:
        """U06: a line for each card that is laid, and for the first of two that does not fit."""
        if self.lined and not self.flipped:
            yield from self.line(self.now.seat, "flip")
        self.flipped = True

    def fitting(self, card: str) -> bool:
        """O04, O05, K18."""
        if card not in self.cards or not self.needs(card):
            return False
        return not self.grid or bool(self.grid.spots(self, (card, False)))

    def where(self, card: str) -> str:
        """K18."""
        if not self.grid:
            return card
        x, y = self.grid.best(self, card)
        return f"{card} at {x},{y}"

    def found(self) -> str:
        """O18: the lowest open card that fits."""
        if self.kinds[self.now.seat] != "bot+" or self.now.spent:
            return ""
        open_cards = self.open_cards()
        return next((card for card in self.cards if card in open_cards and self.fitting(card)), "")

    def flipping(self) -> Flow[None]:
        """O03 to O06, O18."""
        self.flipped, self.in_vain, plays_on = False, False, True
        while plays_on:
            yield from self.flip()
            if self.now.spent:
                break
            if found := self.found():
                yield from self.lay(self.where(found), 1)
                self.flipped = False
                yield from self.flip()
            plays_on = yield from self.flips_of_a_trump()
        yield from self.stop_flipping()

    def flips_of_a_trump(self) -> Flow[bool]:
        """O06, N12: one card, or two for a trump; whether it plays on."""
        row = self.hands[self.now.seat]
        several = self.now.trumps > 0
        self.now.trumps -= several
        count = min(len(row), 1 + several)
        failed: list[str] = []
        placed = False
        for number in range(1 + several):
            yield from self.flip()
            waiting = [card for card in row if card not in failed]
            if number >= count or not waiting or self.now.spent:
                break
            if (yield from self.try_card(waiting[0])):
                placed, self.flipped = True, False
            else:
                failed.append(waiting[0])
                self.flipped = number == several
        if placed and failed and not self.now.spent:
            yield from self.flip()
            if failed[0] in row and (yield from self.try_card(failed[0])):
                failed, self.flipped = failed[1:], False
        for card in [card for card in failed if card in row]:
            self.drop(self.now.seat, card)
        self.in_vain = (self.in_vain or bool(failed)) and not self.held(self.now.seat)
        return count > 0 and (placed or self.now.trumps > 0)

    def try_card(self, card: str) -> Flow[bool]:
        """O04, N12: a Joker is laid beside the tree."""
        if card in self.cards:
            if self.fitting(card):
                yield from self.lay(self.where(card), 1)
                return True
            return False
        last = self.held(self.now.seat) == [card]
        self.remove(card)
        self.lay_aside(card, 1, last)
        yield from self.beside()
        return True

    def stop_flipping(self) -> Flow[None]:
        """O05, O10, O13, O14: with points a hand emptied in vain ends the game behind its turn (G08)."""
        seat = self.now.seat
        if self.scored:
            self.refill(seat)
        else:
            self.draw(seat)
        if self.in_vain and self.out(seat):
            self.finishing = self.finishing or self.scored
            self.vain.add(self.sides[seat])
        yield from ()
        raise TurnOver

    def piling(self) -> Flow[None]:
        """O15, O18: each card that it flips is laid, until its hand is empty, once in a turn."""
        seat, pair = self.now.seat, 0
        emptied = searched = False
        while True:
            self.flipped = False
            yield from self.flip()
            row = self.hands[seat]
            if emptied:
                yield from self.end_of_turn()
            found = "" if pair or searched else self.found()
            searched = bool(found)
            if found:
                yield from self.lay(found, 1)
                continue
            if not row:
                yield from self.stop_flipping()
            if not pair:
                pair = 2 if self.now.trumps else 1
                self.now.trumps -= 1 if self.now.trumps else 0
            pair -= 1
            emptied = len(row) == 1 and row[0] not in self.stands.values()
            if row[0] in self.cards:
                yield from self.lay(row[0], 1)
            else:
                yield from self.try_card(row[0])

    def beside(self) -> Flow[None]:
        """N02: a Joker that was laid beside the tree can be answered, too."""
        yield from self.stand(Deed(placing=False, doubtful=False))
