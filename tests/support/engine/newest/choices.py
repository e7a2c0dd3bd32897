"""What a seat may do in its own turn (sections C to E, H, J, N, P, Q)."""

from __future__ import annotations

from collections.abc import Iterable

from tests.support.engine.newest.windows import Windows


class Choices(Windows):
    """The moves of the seat whose turn it is, in notation."""

    def moves(self) -> set[str]:
        """C02, C11, P01, Q11, U11, and what trumps and Jokers bring."""
        seat = self.now.seat
        moves = {"pass" if self.rounds and not self.now.placed else "end"}
        if not (self.begun or self.rounds or seat in self.passed):
            moves.add("pass")
        moves |= self.laying("place", [card for card in self.reach() if self.follows((card, False))])
        if self.pile and (self.begun or self.now.trumps or self.now.granted):
            moves |= {f"announce {claim}" for claim in self.unclaimed}
        if self.terms.has("sos") and not self.now.placed:
            moves |= {f"sos {card}" for card in self.cards if self.callable(card)}
        if not self.now.acted:
            moves |= self.naming("ask", self.mates(seat) & {*self.robbable(seat)})
        return moves | self.by_trump() | self.by_joker()

    def reach(self, replaying: bool = False) -> list[str]:
        """A07, A08, J07, U13."""
        seat = self.now.seat
        mine = self.selections[seat] if self.rounds else self.hands[seat]
        if self.rounds and replaying:
            mine = self.held(seat)
        taken = [card for other in self.others(seat) for card in self.discards[other]]
        return [card for card in [*mine, *self.pool, *taken] if card in self.cards]

    def fits(self, card: str) -> bool:
        """C01; where Stop is in play one may try (H02)."""
        return self.bluff or self.needs(card)

    def follows(self, card: tuple[str, bool]) -> bool:
        """C02, D01, D03, H21."""
        return not self.now.placed or self.links(self.now.last, card)

    def laying(self, word: str, cards: Iterable[str], joker: bool = False, tail: str = "") -> set[str]:
        """These cards in all of their spots."""
        cards = [card for card in cards if joker or self.fits(card)]
        if not self.grid:
            return {f"{word} {card}{tail}" for card in cards}
        spots = [(card, cell) for card in cards for cell in self.grid.spots(self, (card, joker))]
        return {f"{word} {card} at {x},{y}{tail}" for card, (x, y) in spots}

    def naming(self, word: str, seats: Iterable[int]) -> set[str]:
        return {f"{word} {self.names[seat]}" for seat in seats}

    def by_trump(self) -> set[str]:
        """E08 to E11, Q15 to Q18, U10."""
        seat, moves = self.now.seat, set[str]()
        if self.now.trumps or self.now.granted:
            moves |= self.laying("replay", self.reach(replaying=True))
        if not self.now.trumps:
            return moves
        robbable, held = self.robbable(seat), self.held(seat)
        moves |= self.naming("exchange", robbable if self.hands[seat] else [])
        moves |= {f"discard {card}" for card in held if len(held) > 1}
        moves |= {f"call {card}" for card in self.cards if self.callable(card)}
        if not self.terms.has("trump+"):
            return moves
        moves |= self.naming("ask", robbable) | self.naming("take", robbable)
        if self.stack or (robbable and not self.scored):
            moves.add("draw")
        moves |= {f"replace {card}" for card in held if self.stack}
        return moves | {move for card in held for move in self.naming(f"replace {card} from", robbable)}

    def callable(self, card: str) -> bool:
        """E11, E16, H16: with Stop anything may be called."""
        if self.bluff:
            return True
        lies_somewhere = not self.grid or bool(self.grid.spots(self, (card, False)))
        return bool(self.robbable(self.now.seat)) and self.needs(card) and self.hoped(card) and lies_somewhere

    def hoped(self, card: str) -> bool:
        """E15, E16, H16: not seen elsewhere, and the era after its own is open."""
        seen = {*self.open_cards(), *self.held(self.now.seat), *self.tree}
        seen |= {card for row in self.selections for card in row}
        return card not in seen and bool(self.of_era(self.cards[card].era + 1))

    def sound(self, move: str) -> bool:
        """H16: whether a move that can be contested would stand."""
        word, _, rest = move.partition(" ")
        what = rest.split(" at ")[0].split(" from ")[0].removeprefix("as ")
        if word in {"place", "replay"}:
            return self.needs(what)
        if word in {"call", "sos"}:
            return self.hoped(what) and self.needs(what)
        if word == "joker":
            return what == "trump" or self.standable(what)
        return self.true(what)

    def true(self, claim: str) -> bool:
        """H04, H16: of words such as ``open 3``."""
        word, era = claim.split()
        lying = self.of_era(int(era))
        return lying == self.whole(int(era)) if word == "close" else bool(lying)

    def by_joker(self) -> set[str]:
        """N01, N03, N08, N09, U09."""
        seat, moves = self.now.seat, set[str]()
        sources = {"": self.held(seat), " from pool": self.pool}
        sources |= {f" from {self.names[other]}": self.discards[other] for other in self.others(seat)}
        cards = [card for card in self.cards if self.follows((card, True))]
        stood = {*self.stands.values()}
        shown = [card for card in cards if (self.bluff and card not in stood) or self.standable(card)]
        for tail in [tail for tail, row in sources.items() if self.jokers_of(row)]:
            moves.add(f"joker trump{tail}")
            moves |= self.laying("joker as", shown, joker=True, tail=tail)
        return moves

    def standable(self, card: str) -> bool:
        """N03, N04."""
        era = self.cards[card].era
        is_open = era == self.eras[0] or bool(self.of_era(era))
        return is_open and self.needs(card) and card not in {*self.present(), *self.open_cards()}
