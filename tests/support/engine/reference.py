"""A second implementation of the rules, as slow and plain as the rule book: an oracle for the engine.

Lists of card ids instead of masks, no tables, no shared code but the deck. Rule numbers mark where a rule is
applied. To change a rule, change it here from the book, without looking at the engine.
"""

from __future__ import annotations

from discovery.evolution.cards.deck import Deck

HAND, POOL, DISCARD = "hand", "pool", "discard"


class Reference:
    """A game of the reference. ``kinds`` are ``""``, ``"bot"`` or ``"bot+"`` by seat."""

    def __init__(self, game: str, options: tuple[str, ...], kinds: list[str], deck: Deck) -> None:
        self.points_count = game == "explore"
        self.series_plus = "series+" in options
        self.kinds = kinds
        self.cards = {card.id: card for card in deck.cards}
        self.lowest_first = list(self.cards)
        self.eras = deck.eras()
        self.seats = range(len(kinds))
        self.hands: list[list[str]] = [[] for _ in kinds]
        self.discards: list[list[str]] = [[] for _ in kinds]
        self.points = [0 for _ in kinds]
        self.tree: list[str] = []
        self.pool: list[str] = []
        self.passed: set[int] = set()
        self.left: set[int] = set()
        self.winners: set[int] | None = None
        self.stack: list[str] = []
        self.turn, self.turns = 0, 1
        self.owes = ""
        self.stolen, self.partner = "", -1
        self.finishing = False
        self.idle_turns: list[int] = []
        self._begin()

    def deal(self, order: list[str]) -> None:
        """B03: five rounds, pool first."""
        self.stack = list(order)
        for _ in range(5):
            self.pool.append(self.stack.pop(0))
            for seat in self.seats:
                self.hands[seat].append(self.stack.pop(0))
        self._begin()
        self._bots()

    # ---- what may be done

    def fits(self, card: str) -> bool:
        """C01."""
        return card not in self.tree and all(need in self.tree for need in self.cards[card].prerequisites)

    def reach(self) -> list[str]:
        """A07, A08."""
        others = [card for seat in self.seats if seat != self.turn for card in self.discards[seat]]
        return [*self.hands[self.turn], *self.pool, *others]

    def linked(self, one: str, other: str) -> bool:
        """D02."""
        a, b = self.cards[one], self.cards[other]
        return a.family == b.family or one in b.prerequisites or other in a.prerequisites

    def robbable(self) -> list[int]:
        """F03, R07."""
        return [seat for seat in self.seats if seat != self.turn and self.hands[seat]]

    def legal(self, names: tuple[str, ...]) -> set[str]:
        """Every move of the seat whose turn it is."""
        mine = self.hands[self.turn]
        if self.winners is not None:
            return set()
        if self.owes == "give":
            return {f"give {card}" for card in mine if card != self.stolen}
        if self.owes == "discard":
            return {f"discard {card}" for card in mine}
        if self.owes == "steal":
            return {f"steal {names[seat]}" for seat in self.robbable()}
        moves = {"end"} | {f"place {card}" for card in self.reach() if self.fits(card) and self.follows(card)}
        if not self.tree and self.turn not in self.passed:
            moves.add("pass")
        return moves | (self.by_trump(names) if self.trumps else set())

    def follows(self, card: str) -> bool:
        """C02, D01, D03."""
        return not self.placed or self.linked(self.placed[-1], card)

    def by_trump(self, names: tuple[str, ...]) -> set[str]:
        """E08, E09, E10, E11, E16."""
        mine = self.hands[self.turn]
        moves = {f"replay {card}" for card in self.reach() if self.fits(card)}
        if mine:
            moves |= {f"exchange {names[seat]}" for seat in self.robbable()}
        if len(mine) >= 2:
            moves |= {f"discard {card}" for card in mine}
        return moves | {f"call {card}" for card in self.cards if self.callable(card)}

    def callable(self, card: str) -> bool:
        """E11, E16."""
        open_cards = {*self.pool, *(card for row in self.discards for card in row), *self.hands[self.turn]}
        after = [other for other in self.tree if self.cards[other].era == self.cards[card].era + 1]
        return bool(self.robbable() and after) and self.fits(card) and card not in open_cards

    def over(self) -> bool:
        return self.winners is not None

    # ---- what a move does

    def play(self, move: str, taken: str, names: tuple[str, ...]) -> None:
        """A legal move of the seat whose turn it is; ``taken`` is the card that chance chose."""
        word, _, what = move.partition(" ")
        if word in ("replay", "exchange", "call") or (word == "discard" and not self.owes):
            self.trumps -= 1
        getattr(self, f"_{word}")(names.index(what) if word in ("exchange", "steal") else what, taken)
        self._bots()

    def _place(self, card: str, _: str) -> None:
        self._lay(card, self.series + 1)

    def _replay(self, card: str, _: str) -> None:
        self._lay(card, 1)

    def _exchange(self, seat: int, taken: str) -> None:
        """E09: nobody looks at hands before both cards have moved."""
        self.hands[seat].remove(taken)
        self.hands[self.turn].append(taken)
        self.owes, self.stolen, self.partner = "give", taken, seat

    def _give(self, card: str, _: str) -> None:
        self.hands[self.turn].remove(card)
        self.hands[self.partner].append(card)
        self.owes = ""

    def _discard(self, card: str, _: str) -> None:
        """E10, or I04 with G08."""
        self.hands[self.turn].remove(card)
        self.discards[self.turn].append(card)
        if self.owes:
            self._close(discarded=True)

    def _call(self, card: str, _: str) -> None:
        """E12 to E15, I13."""
        holder = next((seat for seat in self.seats if card in self.hands[seat]), -1)
        if holder < 0:
            self._fail()
            return
        self.hands[holder].remove(card)
        self._settle(card, 1, emptied=False)
        if not self.stack and not self.hands[holder]:
            self._finish({holder})  # G04
        elif self.points_count:
            self._refill(holder)  # F09
        elif not self.hands[holder]:
            self._all_draw(holder)  # G03

    def _fail(self) -> None:
        self.trumps = 0
        if self.points_count and not self.placed and self.hands[self.turn]:
            self.owes = "discard"
        else:
            self._draw_to_end()

    def _pass(self, *_: str) -> None:
        self.passed.add(self.turn)
        self._next()

    def _end(self, *_: str) -> None:
        """C05, C06, F02, F05."""
        self.trumps = 0
        if self.points_count and self.idle() and self.hands[self.turn]:
            self.owes = "discard"
        elif self.points_count or (self.idle() and self.stack):
            self._draw_to_end()
        elif self.idle() and self.robbable():
            self.owes = "steal"
        else:
            self._next()

    def idle(self) -> bool:
        """C07."""
        return not self.placed

    def _steal(self, seat: int, taken: str) -> None:
        """F03, F07."""
        self.hands[seat].remove(taken)
        self.hands[self.turn].append(taken)
        if self.hands[seat]:
            self._next()
        else:
            self._finish({seat})

    def leave(self, seat: int) -> None:
        """R01, R06, R07. The hand is turned up in the deck's order, which tells nothing."""
        if self.owes == "give" and seat in (self.turn, self.partner):
            self.hands[self.turn].remove(self.stolen)
            self.hands[self.partner].append(self.stolen)
            self.owes = ""
        self.discards[seat] += [card for card in self.lowest_first if card in self.hands[seat]]
        self.hands[seat] = []
        self.left.add(seat)
        if not [other for other in self.staying() if not self.kinds[other]]:
            self.winners, self.trumps = set(), 0
        elif seat == self.turn or (self.owes == "steal" and not self.robbable()):
            self._next()
        self._bots()

    # ---- what follows

    def _lay(self, card: str, series: int) -> None:
        """C09: tree, pool, era, hand."""
        emptied = self.hands[self.turn] == [card]
        for row in (self.hands[self.turn], self.pool, *self.discards):
            if card in row:
                row.remove(card)
                if row is self.pool and self.stack:
                    self.pool.append(self.stack.pop(0))
                break
        self._settle(card, series, emptied)

    def _settle(self, card: str, series: int, emptied: bool) -> None:
        self.tree.append(card)
        self.placed.append(card)
        self.series = series
        era = self.cards[card].era
        lying = [other for other in self.tree if self.cards[other].era == era]
        printed = [other for other in self.cards.values() if other.era == era]
        won = (len(lying) == 1 and era != self.eras[0]) + (len(lying) == len(printed)) + emptied
        if self.points_count:
            self.points[self.turn] += 1 + 3 * won + (series - 1 if self.series_plus else 0)
        self.trumps += won
        if emptied:
            self._emptied()

    def _emptied(self) -> None:
        """G01, G02, G06, G07, O19."""
        if not self.stack:
            if self.points_count:
                self.finishing = True
            else:
                self._finish({self.turn})
        elif self.points_count:
            self._refill(self.turn)
        else:
            if self.kinds[self.turn] == "bot+":
                self._draw(self.turn)
            self._all_draw(self.turn)

    def _draw(self, seat: int) -> None:
        if self.stack:
            self.hands[seat].append(self.stack.pop(0))

    def _refill(self, seat: int) -> None:
        """F08."""
        while self.stack and len(self.hands[seat]) < 5:
            self._draw(seat)

    def _all_draw(self, first: int) -> None:
        """F06: too late, nothing."""
        for seat in [*self.seats[first:], *self.seats[:first]]:
            if seat not in self.left:
                self._draw(seat)

    def _draw_to_end(self) -> None:
        if self.points_count:
            self._refill(self.turn)
        else:
            self._draw(self.turn)
        self._next()

    def _close(self, discarded: bool) -> None:
        """G08: a last card discarded without a stack ends the game."""
        if discarded and self.points_count and not (self.hands[self.turn] or self.stack or self.finishing):
            self._finish(set())
        else:
            self._draw_to_end()

    def _begin(self) -> None:
        self.trumps = self.series = 0
        self.placed: list[str] = []
        self.owes = ""
        self.began_without_stack = not self.stack

    def _next(self) -> None:
        """T02, T07, T08, G07, B06, R07."""
        if self.placed:
            self.idle_turns = []
        elif self.began_without_stack:
            self.idle_turns.append(self.turn)
        still = all(self.idle_turns.count(seat) >= 2 for seat in self.staying())
        if self.finishing or (still and not self.points_count) or self.turns == 1000:
            self._finish(self.fewest())
            return
        self.turns += 1
        self.turn = self._who_is_next()
        self._begin()

    def _who_is_next(self) -> int:
        """B06, R07."""
        after = [*self.seats[self.turn + 1 :], *self.seats]
        seat: int = next(seat for seat in after if seat not in self.left)
        return seat

    def staying(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.left]

    def fewest(self) -> set[int]:
        """T02."""
        fewest = min(len(self.hands[seat]) for seat in self.staying())
        return {seat for seat in self.staying() if len(self.hands[seat]) == fewest}

    def _finish(self, winners: set[int]) -> None:
        """G09, G10 decide in games with points."""
        self.trumps = 0
        self.winners = winners
        if self.points_count:
            cards = {seat: len(self.hands[seat]) + len(self.discards[seat]) for seat in self.staying()}
            worth = {seat: (self.points[seat] - cards[seat], -cards[seat]) for seat in self.staying()}
            self.winners = {seat for seat in self.staying() if worth[seat] == max(worth.values())}

    # ---- section O

    def _bots(self) -> None:
        while self.winners is None and self.kinds[self.turn]:
            plays_on = True
            while plays_on and not self.over():
                plays_on = self._bot_flips()
            if not self.over():
                self.trumps = 0
                self._close(discarded=True)

    def _bot_flips(self) -> bool:
        """O03 to O06, O18; whether it plays on."""
        open_cards = [*self.pool, *(card for row in self.discards for card in row)]
        found = [card for card in self.lowest_first if card in open_cards and self.fits(card)]
        if self.kinds[self.turn] == "bot+" and found and not self.finishing:
            self._lay(found[0], 1)
        flipped = self.hands[self.turn][: 2 if self.trumps else 1]
        self.trumps -= 1 if self.trumps else 0
        placed = []
        for card in [*flipped, *flipped[:1]]:
            if self.winners is None and self.fits(card):
                self._lay(card, 1)
                placed.append(card)
        if self.winners is None:
            for card in flipped:
                if card not in placed:
                    self.hands[self.turn].remove(card)
                    self.discards[self.turn].append(card)
        return bool(flipped) and (bool(placed) or self.trumps > 0)
