"""A turn of somebody who decides: what else there is to do, calls, and the end of a turn."""

from __future__ import annotations

from tests.support.engine.newest.placing import Placing
from tests.support.engine.newest.position import TurnOver
from tests.support.engine.newest.windows import Deed, Flow

LIMIT = 1000


class Turns(Placing):
    """The turns of people, each a flow of lines."""

    def whole_turn(self) -> Flow[None]:
        """C12."""
        try:
            while True:
                _, text, taken = yield from self.ask({self.now.seat: self.moves()})
                word, _, rest = text.partition(" ")
                yield from getattr(self, f"do_{word}")(rest, taken)
        except TurnOver:
            return

    def do_end(self, *_: str) -> Flow[None]:
        yield from self.end_of_turn()

    def end_of_turn(self) -> Flow[None]:
        """C05, C06, P04, Q05, J12."""
        seat = self.now.seat
        idle = not self.now.placed or self.now.promised
        self.now.trumps = self.now.granted = 0
        if self.rounds:
            raise TurnOver
        if self.scored:
            if idle:
                yield from self.choose_discard(seat)
            self.refill(seat)
        elif idle and (self.hands[seat] or self.stack):
            yield from self.draw_or_steal(seat)
        raise TurnOver

    def do_pass(self, *_: str) -> Flow[None]:
        """C11, J05, J06."""
        self.now.trumps = self.now.granted = 0
        if self.rounds:
            could = [card for card in self.reach() if self.needs(card)]
            stuck = not (any(self.grid.spots(self, (card, False)) for card in could) if self.grid else could)
            yield from self.stand(Deed(placing=False, doubtful=True, right=stuck))
        self.passed.add(self.now.seat)
        raise TurnOver

    def do_exchange(self, rest: str, taken: str) -> Flow[None]:
        """E09, E20, G11."""
        seat, other = self.now.seat, self.names.index(rest)
        self.spend()
        self.take(seat, other, taken)
        given = {f"give {card}" for card in self.hands[seat] if card != taken}
        card, _ = yield from self.ask_one(seat, given)
        self.hands[seat].remove(card)
        self.hands[other].append(card)
        yield from self.came()

    def spend(self) -> None:
        self.now.trumps -= 1
        self.now.acted, self.now.promised = True, False

    def came(self) -> Flow[None]:
        """Q15: a new card is in the hand; and time for an interruption (N02)."""
        self.now.granted += self.terms.has("trump+")
        yield from self.stand(Deed(placing=False, doubtful=False))

    def do_discard(self, rest: str, _: str) -> Flow[None]:
        """E10."""
        self.spend()
        self.drop(self.now.seat, rest)
        yield from self.stand(Deed(placing=False, doubtful=False))

    def do_ask(self, rest: str, _: str) -> Flow[None]:
        """P01, Q18."""
        other = self.names.index(rest)
        paid = self.now.acted or other not in self.mates(self.now.seat)
        if paid:
            self.spend()
        self.now.acted = True
        yield from self.hand_over(other, self.now.seat)
        if paid:
            yield from self.came()
        else:
            yield from self.stand(Deed(placing=False, doubtful=False))

    def do_take(self, rest: str, taken: str) -> Flow[None]:
        """Q15, F03."""
        other = self.names.index(rest)
        self.spend()
        self.take(self.now.seat, other, taken)
        self.lost_a_card(other)
        yield from self.came()

    def do_draw(self, *_: str) -> Flow[None]:
        """Q16."""
        self.spend()
        yield from self.draw_or_steal(self.now.seat)
        yield from self.came()

    def do_replace(self, rest: str, taken: str) -> Flow[None]:
        """Q17."""
        card, _, name = rest.partition(" from ")
        self.spend()
        self.drop(self.now.seat, card)
        if name:
            self.take(self.now.seat, self.names.index(name), taken)
            self.lost_a_card(self.names.index(name))
        else:
            self.draw(self.now.seat)
        yield from self.came()

    def do_announce(self, claim: str, _: str) -> Flow[None]:
        """H04, H05, H16."""
        self.now.acted = True

        def settle() -> None:
            self.unclaimed.discard(claim)
            self.win_trumps(1)

        yield from self.stand(Deed(False, doubtful=True, right=self.true(claim), first=settle))

    def do_joker(self, rest: str, _: str) -> Flow[None]:
        """N01, N03, A12, U09."""
        use, _, source = rest.partition(" from ")
        row = self.held(self.now.seat)
        if source:
            row = self.pool if source == "pool" else self.discards[self.names.index(source)]
        joker = self.jokers_of(row)[0]
        if use != "trump":
            yield from self.lay(use.removeprefix("as "), self.now.series + 1, joker)
            return
        last = row == [joker] and not source
        self.now.acted = True  # what keeps a promise is the use of the trump (U12)
        self.remove(joker)
        self.lay_aside(joker, 1, last)
        yield from self.stand(Deed(placing=False, doubtful=False))

    # ---- calls

    def do_call(self, rest: str, _: str) -> Flow[None]:
        self.spend()
        yield from self.call(rest, by_sos=False)

    def do_sos(self, rest: str, _: str) -> Flow[None]:
        """Q11, Q12."""
        self.now.acted, self.now.promised = True, False
        yield from self.call(rest, by_sos=True)
        self.heir = -1
        self.now.promised = False
        yield from self.end_of_turn()

    def call(self, card: str, by_sos: bool) -> Flow[None]:
        """E11 to E17, H16."""
        if self.bluff:
            yield from self.stand(Deed(False, doubtful=True, right=self.hoped(card), alone=True))
        holder = next((seat for seat in self.others(self.now.seat) if card in self.hands[seat]), -1)
        if holder < 0:
            yield from self.fail("")
        self.hands[holder].remove(card)
        self.lifted = card
        empty_handed = not self.held(holder) and not self.stack
        self.holder = holder if empty_handed else -1
        if not empty_handed:
            self.lost_a_card(holder)
        where = ""
        if self.pile or (self.grid and self.needs(card)):
            lay = self.laying("place", [card])
            if lay:
                answers = lay | ({"fail"} if self.pile else set())
                _, text, _ = yield from self.ask({self.now.seat: answers})
                where = text.partition(" ")[2]
        elif self.needs(card):
            where = card
        if not where:
            yield from self.fail(card)
        yield from self.lay(where, 1, by_sos=by_sos)

    def fail(self, card: str) -> Flow[None]:
        """E14, I08, I13, G04."""
        seat = self.now.seat
        self.now.trumps = self.now.granted = 0
        if card:
            self.discards[seat].append(card)
            self.lifted, self.now.paid = "", True
            self.call_settled()
        elif self.scored and not self.now.placed:
            yield from self.choose_discard(seat)
        if self.scored:
            self.refill(seat)
        else:
            yield from self.draw_or_steal(seat)
        raise TurnOver

    # ---- between turns

    def turn_over(self, interruption: bool) -> None:
        """G07, P02, T02, T07, T08."""
        seat = self.now.seat
        if self.finishing:
            self.decide(set())
        if self.now.placed:
            self.idle = []
        elif self.now.began_without_stack and not interruption:
            self.idle.append(seat)
        if self.scored:
            if len(self.mates(seat)) > 1 and self.out(seat):
                self.decide(set())
            return
        self.vain = {side for side in self.vain if not any(self.held(mate) for mate in self.mates(side))}
        if len(self.mates(seat)) > 1 and self.out(seat) and self.sides[seat] not in self.vain:
            self.win(self.mates(seat))
        if all(self.idle.count(other) >= 2 for other in self.seats):
            self.win(self.fewest())
