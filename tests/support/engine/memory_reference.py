"""Classic Memory a second time, as slow and plain as rules S10, S11 and S25: an oracle for the engine."""

from __future__ import annotations

from discovery.evolution.cards.deck import Deck

TURNS = 1000


class MemoryReference:
    """A game of the reference; ``virtual`` tells by seat whether a virtual player sits there, and ``sides``,
    set before the deal, which team each seat is in (S23).

    ``asked`` is ``"turn"``, ``"window"`` (of those ``waiting``, for the card of ``actor``), ``"steal"`` (of
    ``robber``, from ``victim`` or from anybody) or ``"over"``. ``todo`` is what follows after that.
    """

    def __init__(
        self, virtual: list[bool], deck: Deck, extra: list[int] | None = None, truncated: bool = False
    ) -> None:
        assert not any(extra or []), "there is no advantage (R03)"
        self.virtual = virtual
        self.sides = list(range(len(virtual)))
        self.cards = {card.id: card for card in deck.cards}
        self.below = min(card.era for card in deck.cards) if truncated else 0
        self.side: list[str] = []
        self.seats = range(len(virtual))
        self.hands: list[list[str]] = [[] for _ in virtual]
        self.discards: list[list[str]] = [[] for _ in virtual]
        self.buried: list[list[str]] = [[] for _ in virtual]
        self.points = [0 for _ in virtual]
        self.tree: list[str] = []
        self.stack: list[str] = []
        self.asked = "turn"
        self.turn = self.actor = self.robber = self.idle = 0
        self.victim = -1
        self.waiting: set[int] = set()
        self.card, self.right, self.last_card, self.stands = "", True, False, False
        self.todo: list[tuple[str, int, int]] = []
        self.won: set[int] = set()
        self.turns, self.stack_lasted = 1, True

    def deal(self, order: list[str]) -> None:
        """S01: five rounds, one card to each seat; the era below lies aside (S29)."""
        self.stack = [card for card in order if self.cards[card].era != self.below]
        self.side = [card for card in order if card not in self.stack]
        for _ in range(5):
            for seat in self.seats:
                self.hands[seat].append(self.stack.pop(0))
        self._uncover()

    def _uncover(self) -> None:
        """S29: every turn begins with a card of the side pile, which goes on the pile."""
        if self.side:
            self.tree.append(self.side.pop(0))

    # ---- what may be done

    def victims(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat and self.hands[other]]

    def asks(self, names: tuple[str, ...]) -> dict[int, set[str]]:
        """By seat that decides now, its moves in notation."""
        if self.asked == "window":
            return {seat: {"let", "stop"} for seat in self.waiting}
        if self.asked == "steal" and not self.virtual[self.robber]:
            robbed = self.victims(self.robber) if self.victim < 0 else [self.victim]
            return {self.robber: {f"steal {names[seat]}" for seat in robbed}}
        if self.asked != "turn" or self.virtual[self.turn]:
            return {}
        mine = self.hands[self.turn]
        free = [card for seat in self.seats if seat != self.turn for card in self.discards[seat]]
        moves = {"draw", *(f"place {card}" for card in [*mine, *free]), *(f"discard {card}" for card in mine)}
        return {self.turn: moves}

    def due(self, names: tuple[str, ...]) -> tuple[int, str] | None:
        """The next line that nobody decides."""
        if self.asked == "window" and not self.waiting:
            return -1, "closed"
        if self.asked == "steal" and self.virtual[self.robber]:
            return self.robber, f"steal {names[self.victim]}"
        if self.asked == "turn" and self.virtual[self.turn]:
            return self.turn, "flip"
        return None

    # ---- doing it

    def play_by(self, seat: int, text: str, taken: str, names: tuple[str, ...]) -> None:
        """A line of the record; ``taken`` is the card that chance chose."""
        word, _, rest = text.partition(" ")
        if word == "flip":
            self._place(seat, self.hands[seat][0])
        elif word == "place":
            self._place(seat, rest)
        elif word == "draw":
            self._then(("draw", seat, -1), ("next", -1, -1))
        elif word == "discard":
            self.hands[seat].remove(rest)
            self.discards[seat].append(rest)
            self._then(("draw", seat, -1), ("rob", seat, -1), ("next", -1, -1))
        elif word == "steal":
            self._steal(seat, names.index(rest), taken)
        elif word == "let":
            self.waiting.remove(seat)
        elif word == "stop":
            self._stop(seat)
        else:
            self._settle()

    def _place(self, seat: int, card: str) -> None:
        """S10, S11: from the hand or another's discard; everybody else may say Stop."""
        own = card in self.hands[seat]
        row = self.hands[seat] if own else next(row for row in self.discards if card in row)
        needs = self.cards[card].prerequisites
        self.right = all(need in self.tree or need not in self.cards for need in needs)
        row.remove(card)
        self.tree.append(card)
        self.actor, self.card, self.last_card = seat, card, own and not row
        self.waiting = {other for other in self.seats if other != seat and not self.virtual[other]}
        self.asked = "window"
        if not self.waiting:
            self._settle()

    def _stop(self, stopper: int) -> None:
        """S10, S25."""
        self.waiting = set()
        if self.right:
            self._then(("draw", stopper, -1), ("window", -1, -1))
            return
        self.tree.remove(self.card)
        self.discards[self.actor].append(self.card)
        self._then(("draw", self.actor, -1), ("rob", self.actor, stopper), ("next", -1, -1))

    def _settle(self) -> None:
        """The window is closed: the card stands, and the last one wins."""
        self.stands = True
        if self.last_card:
            self._wins(self.actor)
        else:
            self._next()

    def _then(self, *steps: tuple[str, int, int]) -> None:
        self.todo = list(steps)
        self._go_on()

    def _go_on(self) -> None:
        """What is to be done, until somebody is asked."""
        while self.todo and self.asked != "over":
            step, seat, victim = self.todo.pop(0)
            if step == "next":
                self._next()
            elif step == "window":
                self.asked = "window"
            elif step == "draw" and self.stack:
                self.hands[seat].append(self.stack.pop(0))
            elif self._robs(step, seat, victim):
                self.asked, self.robber, self.victim = "steal", seat, victim
                return

    def _robs(self, step: str, seat: int, victim: int) -> bool:
        """S25: whether there is anybody to rob; a virtual player robs nobody in place of a draw (O10)."""
        if step == "draw" and self.virtual[seat]:
            return False
        return bool(self.victims(seat) if victim < 0 else self.hands[victim])

    def _steal(self, thief: int, victim: int, card: str) -> None:
        """S25: who is robbed of the last card has won."""
        self.hands[victim].remove(card)
        self.hands[thief].append(card)
        if self.hands[victim]:
            self._go_on()
        else:
            self._wins(victim)

    # ---- turns and the end

    def _next(self) -> None:
        """T02, T07: a turn counts for a standstill if it began on an empty stack and no card stands."""
        self.idle = 0 if self.stands or self.stack_lasted else self.idle + 1
        if self.idle >= 2 * len(self.seats) or self.turns == TURNS:
            held = dict.fromkeys(self.sides, 0)
            for side, hand in zip(self.sides, self.hands, strict=True):
                held[side] += len(hand)
            fewest = min(held.values())
            self.asked, self.won = "over", {seat for seat in self.seats if held[self.sides[seat]] == fewest}
            return
        self.stands, self.stack_lasted, self.asked = False, bool(self.stack), "turn"
        self.turns += 1
        self.turn = (self.turn + 1) % len(self.seats)
        self._uncover()

    def _wins(self, seat: int) -> None:
        """S10, S23: with the whole team."""
        mates = {other for other in self.seats if self.sides[other] == self.sides[seat]}
        self.asked, self.won = "over", mates

    def winners(self) -> set[int]:
        return self.won
