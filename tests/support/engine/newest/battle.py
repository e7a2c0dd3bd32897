"""Games with assets (section Y) a second time: what a turn may do with an asset, and how such a game ends.

Written from the rule book and not from the engine. Where the book leaves something open, the reason of the
choice stands beside it.
"""

from __future__ import annotations

from collections.abc import Iterable

from discovery.evolution.cards.deck import Deck
from tests.support.engine.newest.position import Terms
from tests.support.engine.newest.referee import NewestReferee
from tests.support.engine.newest.windows import Flow

MARKERS = 2
"""Y06: so many assets of a seat are ready at most."""
SCOUTED = 5
"""Y14."""


class BattleReferee(NewestReferee):
    """``won`` is the asset that the turn has won so far (Y02), ``looted`` one that a Loot has brought (Y12).

    ``in_series`` counts the cards in series of this turn (Y04), ``used`` tells that it has used its asset
    (Y05), ``by_asset`` that one places a card just now (Y16). ``fruitless`` counts the turns without a
    placement in a row (Y20), ``opening`` tells that the turn began with an empty tree (Y03).
    """

    def __init__(self, terms: Terms, deck: Deck) -> None:
        super().__init__(terms, deck)
        self.lined = True
        self.won = self.looted = ""
        self.in_series = self.fruitless = 0
        self.used = self.by_asset = self.opening = False

    def asset(self, card: str) -> str:
        """Y01: ``"raid"``, ``"guard"``, ``"loot"``, ``"trade"``, ``"scout"`` or ``"feast"``."""
        return self.cards[card].asset.partition(" ")[0]

    # ---- turns

    def whole_turn(self) -> Flow[None]:
        """Y03, Y04."""
        self.won = self.looted = ""
        self.in_series, self.used, self.opening = 0, False, not self.begun
        yield from super().whole_turn()

    def moves(self) -> set[str]:
        """Y04, Y05."""
        moves = super().moves()
        if self.now.placed and self.in_series:
            moves = {move for move in moves if not move.startswith("place ")}
        at_hand = [card for card in [*self.ready[self.now.seat], self.won] if card]
        return moves | (self.uses(at_hand) if self.begun else set())

    def do_place(self, rest: str, taken: str = "") -> Flow[None]:
        self.in_series += self.now.placed > 0
        yield from super().do_place(rest, taken)

    def settle(self, card: str, joker: str, series: int, last: bool, by_sos: bool) -> None:
        """Y02, Y05, Y07, Y16: trumps won by an asset only bring their points."""
        super().settle(card, joker, series, last, by_sos)
        if not (self.by_asset or by_sos or self.opening):
            self.won = card
        if self.by_asset:
            self.points[self.now.seat] += 1
            self.now.trumps = 0
        for row in self.ready:
            row[:] = [marked for marked in row if not self.covered(marked)]

    def covered(self, card: str) -> bool:
        """K13."""
        cell = self.grid.cell_of(card) if self.grid else None
        return self.grid is not None and cell is not None and self.grid.cells[cell][-1] != card

    def out(self, seat: int) -> bool:
        """Y19, Y22: nobody is out."""
        return False

    def turn_over(self, interruption: bool) -> None:
        """Y06, Y09, Y20, Y23. What was placed became one's own before what was looted."""
        seat = self.now.seat
        for card in (self.won, self.looted):
            if card and not self.covered(card) and not (self.kinds[seat] and self.asset(card) != "guard"):
                self.ready[seat] = [*self.ready[seat], card][-MARKERS:]
        self.safe.discard(seat)
        self.fruitless = 0 if self.stack or self.now.placed else self.fruitless + 1
        if not self.stack and (not any(self.hands) or self.fruitless >= len(self.seats)):
            self.decide(set())

    # ---- using

    def uses(self, cards: Iterable[str]) -> set[str]:
        """Y08, Y17."""
        found = set()
        for card in cards:
            word, kind = f"use {card}", self.asset(card)
            if kind == "feast":
                found |= {word} if self.feast() else set()
            elif kind == "scout" and self.stack:
                found.add(word)
            elif kind == "loot":
                found |= {f"{word} on {target}" for target in self.lootable()}
            elif kind != "guard":
                found |= {f"{word} on {self.names[target]}" for target in self.aims(kind)}
        return found

    def targets(self) -> list[int]:
        """Y08, Y09: clockwise."""
        return [
            seat
            for seat in self.others(self.now.seat)
            if seat not in self.mates(self.now.seat) and seat not in self.safe
        ]

    def aims(self, kind: str) -> list[int]:
        """Y08, Y11, Y13, Y22."""
        found = [seat for seat in self.targets() if self.hands[seat]]
        if kind == "raid":
            most = max((self.points[seat] for seat in found), default=0)
            return [seat for seat in found if self.points[seat] == most]
        return found if kind == "scout" or self.hands[self.now.seat] else []

    def lootable(self) -> list[str]:
        """Y12."""
        return [card for seat in self.targets() for card in self.ready[seat] if self.asset(card) != "loot"]

    def feast(self) -> set[str]:
        """Y15."""
        return self.laying("replay", [*self.reach(), *self.discards[self.now.seat]])

    def do_use(self, rest: str, _: str) -> Flow[None]:
        """Y05, Y06."""
        yield from self.use(rest)
        yield from self.end_of_turn()

    def use(self, rest: str) -> Flow[None]:
        """Y05, Y06, Y09: the asset is spent, whatever comes of it, and only ending is left then."""
        card, _, aim = rest.partition(" on ")
        seat = self.now.seat
        self.now.trumps = self.now.granted = 0
        if card in self.ready[seat]:
            self.ready[seat].remove(card)
        self.won = "" if card == self.won else self.won
        self.looted = "" if card == self.looted else self.looted
        kind, target = self.asset(card), -1
        if aim:
            owners = [other for other in self.seats if aim in self.ready[other]]
            target = owners[0] if kind == "loot" else self.names.index(aim)
            self.safe.add(target)
            if (yield from self.warded_off(target)):
                kind = ""
        if kind == "raid":
            yield from self.raid(card, target)
            kind = ""
        yield from self.going_on(kind, target, aim)

    def going_on(self, kind: str, target: int, aim: str) -> Flow[None]:
        """Y12 to Y15; ``kind`` is that of an asset that lets one do more."""
        more: set[str] = set()
        if kind == "loot":
            self.loot(target, aim)
            more = self.uses([aim])
        elif kind == "trade":
            yield from self.trade(target)
            more = self.laying("replay", self.reach())
        elif kind == "feast":
            more = self.feast()
        elif kind == "scout":
            seen = self.hands[target] if target >= 0 else self.stack[:SCOUTED]
            more = self.laying("replay", [card for card in seen if card in self.cards])
            more |= {f"keep {card}" for card in seen} if target < 0 else set()
        text = (yield from self.ask({self.now.seat: {"end"} | more}))[1]
        word, _, rest = text.partition(" ")
        if word == "use":
            yield from self.use(rest)
        elif word == "keep":
            self.stack.remove(rest)
            self.hands[self.now.seat].append(rest)
        elif word == "replay":
            yield from self.place_by_asset(rest, kind, target)
        if word in {"keep", "replay"}:
            yield from self.ask({self.now.seat: {"end"}})

    def warded_off(self, target: int) -> Flow[bool]:
        """Y10, Y23."""
        ready = [card for card in self.ready[target] if self.asset(card) == "guard"]
        if self.kinds[target]:
            if ready:
                self.ready[target].remove(min(ready, key=[*self.cards].index))
            return bool(ready)
        held = [card for card in self.hands[target] if self.asset(card) == "guard"]
        _, text, _ = yield from self.ask({target: {"let", *(f"ward {card}" for card in ready + held)}})
        word, _, card = text.partition(" ")
        if word == "let":
            yield from self.line(-1, "closed")
        elif card in ready:
            self.ready[target].remove(card)
        else:
            self.drop(target, card)
            self.refill(target)
        return word == "ward"

    def take_points(self, target: int, most: int) -> None:
        """Y11, Y12: none below zero."""
        taken = max(0, min(most, self.points[target]))
        self.points[target] -= taken
        self.points[self.now.seat] += taken

    def raid(self, card: str, target: int) -> Flow[None]:
        """Y11, Y18."""
        self.take_points(target, int(self.cards[card].asset.partition(" ")[2]))
        if not self.kinds[self.now.seat]:
            yield from self.steal(self.now.seat, [target])
            return
        _, _, taken = yield from self.line(self.now.seat, f"steal {self.names[target]}")
        self.take(self.now.seat, target, taken)
        self.lost_a_card(target)

    def loot(self, target: int, card: str) -> None:
        """Y12."""
        self.ready[target].remove(card)
        self.take_points(target, 1)
        self.looted = card

    def trade(self, target: int) -> Flow[None]:
        """Y13, E09, O11."""
        seat = self.now.seat
        _, _, taken = yield from self.ask({seat: {f"exchange {self.names[target]}"}})
        self.take(seat, target, taken)
        card, _ = yield from self.ask_one(seat, {f"give {own}" for own in self.hands[seat] if own != taken})
        self.hands[seat].remove(card)
        self.hands[target].append(card)

    def place_by_asset(self, rest: str, kind: str, target: int) -> Flow[None]:
        """Y13 to Y16; a scouted card passes the hand by (E21)."""
        card = rest.partition(" at ")[0]
        if kind == "scout":
            (self.stack if target < 0 else self.hands[target]).remove(card)
            self.lifted = card
        self.by_asset = True
        yield from self.lay(rest, 1)
        self.by_asset = False
        if kind == "scout" and target >= 0:
            self.lost_a_card(target)

    # ---- virtual players

    def stop_flipping(self) -> Flow[None]:
        """Y23."""
        card = self.won
        if card and self.asset(card) == "raid" and self.aims("raid"):
            target = self.aims("raid")[0]
            self.won, self.now.trumps = "", 0
            self.safe.add(target)
            if not (yield from self.warded_off(target)):
                yield from self.raid(card, target)
        yield from super().stop_flipping()
