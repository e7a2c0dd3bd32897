"""A second implementation of Classic Simple, as slow and plain as section S: an oracle for the engine.

Lists of card ids instead of masks, no shared code but the deck. Rule numbers mark where a rule is applied. To
change a rule, change it here from the book, without looking at the engine.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass

from discovery.evolution.cards.deck import Deck


@dataclass
class Laid:
    """A card that can still be objected to (S34)."""

    card: str
    placer: int
    founded: bool
    brought: int
    old: bool = False


class ClassicReference:
    """A game of the reference; ``virtual`` tells by seat whether a virtual player sits there, and ``sides``,
    set before the deal, which team each seat is in: alone, if nothing else is said (S23).

    ``extra`` are the additional cards of each seat (R03); with ``truncated`` the lowest era of the deck is
    the side pile (S29). ``asked`` is what the seat of ``turn`` decides: ``"turn"``, ``"harvest"``,
    ``"discard"``, ``"amount"``, ``"over"``, or with ``objection`` what others decide: ``"window"`` (S34).
    """

    def __init__(
        self,
        virtual: list[bool],
        deck: Deck,
        extra: list[int] | None = None,
        truncated: bool = False,
        objection: bool = False,
    ) -> None:
        self.objection = objection
        self.doubted: list[Laid] = []
        self.waiting: set[int] = set()
        self.virtual = virtual
        self.sides = list(range(len(virtual)))
        self.sizes = [5 + more for more in extra or [0] * len(virtual)]
        self.side: list[str] = []
        self.truncated = truncated
        self.cards = {card.id: card for card in deck.cards}
        self.printed = list(self.cards)
        self.lowest = min(card.era for card in deck.cards) + truncated
        self.seats = range(len(virtual))
        self.hands: list[list[str]] = [[] for _ in virtual]
        self.discards: list[list[str]] = [[] for _ in virtual]
        self.buried: list[list[str]] = [[] for _ in virtual]
        self.points = [0 for _ in virtual]
        self.tree: list[str] = []
        self.stack: list[str] = []
        self.turn = 0
        self.asked = "turn"
        self.finalist = -1
        self.ended = False
        self.gone: set[int] = set()
        self.spent = False
        self.opened_in_flip = False

    def deal(self, order: list[str]) -> None:
        """S01: five rounds, one card to each seat, two in the first ones with an advantage (R03)."""
        below = self.lowest - 1
        self.stack = [card for card in order if self.cards[card].era != below or not self.truncated]
        self.side = [card for card in order if card not in self.stack]
        for dealt in range(5):
            for seat in self.seats:
                for _ in range(2 if dealt < self.sizes[seat] - 5 else 1):
                    self.hands[seat].append(self.stack.pop(0))
        self._begin()
        self._virtual_players()

    def _begin(self) -> None:
        """What comes before the first decision: the first turn."""
        self._turn_begins()

    def _turn_begins(self) -> None:
        """S29: a card of the side pile, but not once there is a finalist."""
        if self.side and self.finalist < 0:
            self.tree.append(self.side.pop(0))

    # ---- what may be done

    def fits(self, card: str) -> bool:
        """C01."""
        return card not in self.tree and all(
            need in self.tree or need not in self.cards for need in self.cards[card].prerequisites
        )

    def last_turn(self) -> bool:
        """S06: discards are buried once the finalist's turn is over."""
        return self.finalist >= 0 and self.ended

    def reach(self) -> list[str]:
        """S02; in a last turn the hand only (S06)."""
        if self.last_turn():
            return self.hands[self.turn]
        others = [card for seat in self.seats if seat != self.turn for card in self.discards[seat]]
        return [*self.hands[self.turn], *others]

    def victims(self) -> list[int]:
        """S18: other hands with cards."""
        return [seat for seat in self.seats if seat != self.turn and self.hands[seat]]

    def takeable(self) -> list[str]:
        """S18: what lies in the discards of others; in a last turn only robbing is left (S21)."""
        if self.last_turn():
            return []
        return [card for seat in self.seats if seat != self.turn for card in self.discards[seat]]

    def room(self) -> int:
        """S19: up to five, but one even to a sixth."""
        return min(len(self.stack), max(1, self.sizes[self.turn] - len(self.hands[self.turn])))

    def asks(self, names: tuple[str, ...]) -> dict[int, set[str]]:
        """By seat that decides now, its moves in notation."""
        if self.asked == "window":
            return {seat: {"let", *self._objections()} for seat in self.waiting}
        return {} if self.asked == "over" else {self.turn: self.legal(names)}

    def due(self, names: tuple[str, ...]) -> tuple[int, str] | None:
        """The next line that nobody decides: the end of a window."""
        return (-1, "closed") if self.asked == "window" and not self.waiting else None

    def legal(self, names: tuple[str, ...]) -> set[str]:
        """The moves of the seat to decide, in notation."""
        if self.asked == "turn":
            return {"end", *self._placements(), *self._objections()}
        if self.asked == "discard":
            return {f"discard {card}" for card in self.hands[self.turn]}
        if self.asked == "amount":
            return {f"draw {number}" for number in range(1, self.room() + 1)}
        if self.asked == "over":
            return set()
        moves = {"harvest none", *(f"harvest take {card}" for card in self.takeable())}
        if self.stack:
            moves.add("harvest draw")
        for seat in self.victims():
            if self.virtual[seat]:
                moves |= {f"harvest rob {names[seat]} {1 + n}" for n in range(len(self.hands[seat]))}
            else:
                moves.add(f"harvest rob {names[seat]}")
        return moves

    def _placements(self) -> set[str]:
        """S34: what is missing may be overlooked."""
        return {f"place {card}" for card in self.reach() if self.objection or self.fits(card)}

    def _objections(self) -> set[str]:
        """S34: to the cards of this turn and of the one before, each once."""
        return {f"object {laid.card}" for laid in self.doubted}

    # ---- doing it

    def play_by(self, seat: int, text: str, taken: str, names: tuple[str, ...]) -> None:
        """A legal move of a seat, or the end of a window; ``taken`` is the card that chance chose."""
        if self.asked != "window":
            self.play(text, taken, names)
        elif text == "let":
            self.waiting.remove(seat)
        elif text == "closed":
            self._close_turn()
            self._virtual_players()
        else:
            self._object(text.split()[1])
            self.waiting = self._to_be_asked()

    def _object(self, card: str) -> None:
        """S34: what the card brought is taken back."""
        laid = next(laid for laid in self.doubted if laid.card == card)
        self.doubted.remove(laid)
        if not laid.founded:
            self._move(card, self.tree, self.discards[laid.placer])
            self.points[laid.placer] -= laid.brought

    def play(self, text: str, taken: str, names: tuple[str, ...]) -> None:
        """A legal move; ``taken`` is the card that chance chose."""
        words = text.split()
        if words[0] == "place":
            self._place_in_doubt(words[1])
        elif words[0] == "object":
            self._object(words[1])
        elif words[0] == "end":
            self._end()
        elif words[0] == "discard":
            self._move(words[1], self.hands[self.turn], self.discards[self.turn])
            self._draw_at_the_end()
        elif words[0] == "draw":
            self._draw(int(words[1]))
            self._turn_over()
        else:
            self._harvest(words[1:], taken, names)
        self._virtual_players()

    def _place_in_doubt(self, card: str) -> None:
        """S34: judged by what lies there now."""
        founded, before = self.fits(card), self.points[self.turn]
        self._place(card)
        if self.objection:
            self.doubted = [laid for laid in self.doubted if laid.card != card]
            self.doubted.append(Laid(card, self.turn, founded, self.points[self.turn] - before))

    def _place(self, card: str) -> bool:
        """A point, 2 for an opened era (S03), 4 for the finalist (S06, S17); whether an era was opened."""
        mine = self.hands[self.turn]
        own = card in mine
        source = mine if own else next(row for row in self.discards if card in row)
        opens = self._opens(card)
        self._move(card, source, self.tree)
        self.spent = self.spent or own
        self.points[self.turn] += 3 if opens else 1
        if own and not mine:
            self._emptied()
        if opens and not self.virtual[self.turn] and (self.victims() or self._can_take()):
            self.asked = "harvest"
        return opens

    def _can_take(self) -> bool:
        """S21: in a last turn only robbing is left."""
        return not self.last_turn() and bool(self.stack or self.takeable())

    def _opens(self, card: str) -> bool:
        """S03: the first card of an era but the lowest one."""
        era = self.cards[card].era
        return era != self.lowest and not any(self.cards[other].era == era for other in self.tree)

    def _emptied(self) -> None:
        """S17, S21."""
        if not self.stack and self.finalist < 0:
            self.finalist = self.turn
            self.points[self.turn] += 4

    def _harvest(self, words: list[str], taken: str, names: tuple[str, ...]) -> None:
        if words[0] == "draw":
            self._draw(1)
        elif words[0] == "take":
            row = next(row for row in self.discards if words[1] in row)
            self._move(words[1], row, self.hands[self.turn])
        elif words[0] == "rob":
            self._move(taken, self.hands[names.index(words[1])], self.hands[self.turn])
        self.asked = "turn"

    def _end(self) -> None:
        """S02, S19; a last turn just ends (S21)."""
        if self.last_turn():
            self._turn_over()
        elif not self.spent and self.hands[self.turn]:
            self.asked = "discard"
        else:
            self._draw_at_the_end()

    def _draw_at_the_end(self) -> None:
        """S04, S19: it is asked only where there is a choice."""
        if self.room() > 1:
            self.asked = "amount"
        else:
            self._draw(self.room())
            self._turn_over()

    def _draw(self, number: int) -> None:
        for _ in range(number):
            self.hands[self.turn].append(self.stack.pop(0))

    def _move(self, card: str, source: list[str], target: list[str]) -> None:
        source.remove(card)
        target.append(card)

    # ---- turns

    def _turn_over(self) -> None:
        """S34: before the turn is over others may object."""
        self.waiting = self._to_be_asked() if self.doubted else set()
        if self.waiting:
            self.asked = "window"
        else:
            self._close_turn()

    def _close_turn(self) -> None:
        self.doubted = [laid for laid in self.doubted if not laid.old]
        for laid in self.doubted:
            laid.old = True
        self._next()

    def _to_be_asked(self) -> set[int]:
        """S34: people for whom it is the last chance, or who have no turn at once to object in; nobody only
        for cards of their own."""
        trial = deepcopy(self)
        trial._close_turn()
        at_once = trial.turn if trial.asked == "turn" else -1
        others = [seat for seat in self.seats if seat != self.turn and not self.virtual[seat]]
        return {
            seat
            for seat in others
            if any(laid.placer != seat and (laid.old or seat != at_once) for laid in self.doubted)
        }

    def _next(self) -> None:
        """Burying (S06), who is out (S07, S22), and the next turn."""
        self.spent, self.asked = False, "turn"
        if not self.stack:
            if self.finalist >= 0 and not self.ended:
                self.ended = True
                for seat in self.seats:
                    self._bury(self.discards[seat], seat)
                self._bury(self.hands[self.finalist], self.finalist)
                self.gone.add(self.finalist)
            elif self.ended:
                self._bury(self.hands[self.turn], self.turn)
                self._bury(self.discards[self.turn], self.turn)
                self.gone.add(self.turn)
            self.gone |= {seat for seat in self.seats if not self.hands[seat] and seat != self.finalist}
            if len(self.gone) == len(self.seats):
                for seat in self.seats:
                    self._bury(self.discards[seat], seat)
                self.asked = "over"
                return
        self.turn = (self.turn + 1) % len(self.seats)
        while self.turn in self.gone:
            self.turn = (self.turn + 1) % len(self.seats)
        self._turn_begins()

    def _bury(self, cards: list[str], seat: int) -> None:
        self.buried[seat] += cards
        cards.clear()

    def totals(self) -> list[int]:
        """S08."""
        return [points - len(cards) for points, cards in zip(self.points, self.buried, strict=True)]

    def winners(self) -> set[int]:
        """S20, S23: the points of a team are added up; ties are shared."""
        points = dict.fromkeys(self.sides, 0)
        for side, total in zip(self.sides, self.totals(), strict=True):
            points[side] += total
        return {seat for seat in self.seats if points[self.sides[seat]] == max(points.values())}

    # ---- virtual players

    def _virtual_players(self) -> None:
        while self.asked == "turn" and self.virtual[self.turn]:
            self._virtual_turn()

    def _virtual_turn(self) -> None:
        """S14, S27."""
        pair = False
        hand = self.hands[self.turn]
        going = True
        while going:
            free = (
                [] if self.last_turn() else [card for row in self.discards for card in row if self.fits(card)]
            )
            if free:
                pair = self._place(min(free, key=self.printed.index)) or pair
            if not hand:
                break
            row, opened = hand[: 2 if pair else 1], False
            placed: list[str] = []
            for card in (*row, row[0]):
                if card not in placed and self.fits(card):
                    opened = self._place(card) or opened
                    placed.append(card)
            for card in row:
                if card not in placed:
                    self._move(card, hand, self.discards[self.turn])
            if placed and not hand:
                self._emptied()
            going, pair = bool(placed), opened
        self._draw(self.room())
        self._turn_over()
