"""Questions, windows and Stop: who is asked what, and what comes of the answers (sections H, N, Q, U)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from discovery.evolution.cards.deck import Deck
from tests.support.engine.newest.position import Position, Terms, Turn, TurnOver

Line = tuple[int, str, str]
"""A seat, what it plays, and the card that chance chose."""
T = TypeVar("T")
Flow: TypeAlias = Generator[None, Line, T]
"""Rules that are being carried out; they wait for a line wherever somebody is asked."""


@dataclass
class Deed:
    """What others may answer: ``card`` is what was laid for it, a Joker as itself, ``""`` for none.

    ``placing`` tells a placement, ``doubtful`` whether it can be contested, ``right`` whether it would stand
    (H16), ``ends`` whether it ends the game at once (U08), ``last`` that it took the actor's last card,
    ``empties`` that no Joker comes for that one (N06).
    ``alone`` tells that it can be contested and nothing else, ``first`` is done when it stands (H19).
    """

    placing: bool
    doubtful: bool
    right: bool = True
    card: str = ""
    last: bool = False
    ends: bool = False
    by_sos: bool = False
    alone: bool = False
    empties: bool = False
    first: Callable[[], None] = lambda: None


class Windows(Position, ABC):
    """The position, and what is asked in it."""

    def __init__(self, terms: Terms, deck: Deck) -> None:
        super().__init__(terms, deck)
        self.asked: dict[int, set[str]] = {}
        self.next_line: tuple[int, str] | None = None
        self.names: tuple[str, ...] = ()
        self.row: set[int] = set()

    # ---- questions

    def ask(self, asked: dict[int, set[str]]) -> Flow[Line]:
        """Wait for a move of one of these seats."""
        self.asked, self.next_line = asked, None
        line = yield
        self.asked = {}
        return line

    def ask_one(self, seat: int, moves: set[str]) -> Flow[tuple[str, str]]:
        """Wait for a move of that seat: its last word, and the card that chance chose."""
        _, text, taken = yield from self.ask({seat: moves})
        return text.partition(" ")[2], taken

    def line(self, seat: int, text: str) -> Flow[Line]:
        """Wait for a line that nobody decides."""
        self.asked, self.next_line = {}, (seat, text)
        line = yield
        self.next_line = None
        return line

    # ---- cards that go from hand to hand

    def steal(self, thief: int, victims: list[int]) -> Flow[None]:
        """F03, F05, F07."""
        if not victims:
            return
        name, taken = yield from self.ask_one(thief, {f"steal {self.names[seat]}" for seat in victims})
        self.take(thief, self.names.index(name), taken)
        self.lost_a_card(self.names.index(name))

    def take(self, thief: int, victim: int, taken: str) -> None:
        """F04."""
        assert not self.kinds[victim] or taken == self.hands[victim][-1]
        self.hands[victim].remove(taken)
        self.hands[thief].append(taken)

    def draw_or_steal(self, seat: int) -> Flow[None]:
        """F02; a virtual player steals nothing (O10)."""
        if self.stack:
            self.draw(seat)
        elif not self.kinds[seat]:
            yield from self.steal(seat, self.robbable(seat))

    def hand_over(self, giver: int, to: int) -> Flow[None]:
        """P01, Q18, H10, O11: the giver chooses."""
        card = self.hands[giver][-1]
        if not self.kinds[giver]:
            card, _ = yield from self.ask_one(giver, {f"give {card}" for card in self.hands[giver]})
        self.hands[giver].remove(card)
        self.hands[to].append(card)
        self.lost_a_card(giver)

    def choose_discard(self, seat: int) -> Flow[None]:
        """I04, I13, H18, G08: any card of hand and selection; the turn that runs is the last one then."""
        if not self.held(seat):
            return
        card, _ = yield from self.ask_one(seat, {f"discard {card}" for card in self.held(seat)})
        self.drop(seat, card)
        self.now.paid = self.now.paid or seat == self.now.seat
        if self.out(seat):
            self.finishing = True

    def drop(self, seat: int, card: str) -> None:
        row = self.hands[seat] if card in self.hands[seat] else self.selections[seat]
        row.remove(card)
        self.discards[seat].append(card)

    # ---- windows

    def stand(self, deed: Deed) -> Flow[None]:
        """Time for answers to a deed, which stands afterwards or ends the turn (U01 to U03, H08 to H11)."""
        contestable = deed.doubtful and self.bluff and bool(self.people() - {self.now.seat})
        settled = False
        if not contestable:
            deed.first()
            settled = True
        while True:
            may_interrupt = self.with_jokers and not deed.alone and not (deed.ends and not settled)
            word, seat = yield from self.window(contestable, may_interrupt, self.hands_over(deed))
            if word == "stop":
                yield from self.judge(deed, seat)
                if not deed.placing:
                    yield from self.pay(seat)  # a claim is won after that (H18), a card counts before (H19)
            if not settled:
                deed.first()
                settled = True
            if word == "stop":
                if deed.placing:
                    yield from self.pay(seat)
            elif word == "interrupt":
                yield from self.interruption(seat)
            else:
                self.heir = seat
                break
            contestable = False
        if word in {"me", "silence"} and not self.kinds[self.now.seat]:
            yield from self.end_of_turn()

    def hands_over(self, deed: Deed) -> bool:
        """Q01, Q03, Q10, Q11: a virtual player hands over only when it has to stop (O15)."""
        stops = self.pile and deed.empties if self.kinds[self.now.seat] else True
        return self.flash and deed.placing and not deed.by_sos and stops

    def window(self, contestable: bool, jokers: bool, asks_me: bool) -> Flow[tuple[str, int]]:
        """What comes of it: ``stop`` or ``interrupt`` and by whom, ``bis``, ``me`` and who plays next,
        ``silence``, or ``""`` where nobody is asked for Bis and Me."""
        actor = self.now.seat
        waiting = self.people() - {actor} if contestable or jokers or asks_me else set()
        if asks_me and not self.kinds[actor]:
            waiting.add(actor)
        if not waiting:
            return "", -1
        bis, me = False, list[int]()
        while waiting:
            seat, text, _ = yield from self.ask(
                {seat: self.answers(seat, contestable, jokers, asks_me) for seat in waiting}
            )
            if text in {"stop", "interrupt"}:
                return text, seat
            waiting.discard(seat)
            bis = bis or text == "bis"
            me += [seat] if text == "me" else []
        yield from self.line(-1, "closed")
        if not asks_me:
            return "", -1
        if bis:
            self.now.promised = True
            return "bis", -1
        return ("me", me[0]) if me else ("silence", -1)

    def answers(self, seat: int, contestable: bool, jokers: bool, asks_me: bool) -> set[str]:
        """U01, Q01, N02."""
        if seat == self.now.seat:
            return {"let", "bis"}
        said = {"let"}
        said |= {"stop"} if contestable else set()
        said |= {"me"} if asks_me else set()
        return said | ({"interrupt"} if jokers and self.jokers_of(self.hands[seat]) else set())

    def jokers_of(self, row: list[str]) -> list[str]:
        return [card for card in row if card not in self.cards]

    # ---- Stop

    def judge(self, deed: Deed, stopper: int) -> Flow[None]:
        """H06 to H11, H17, O16: whether it stands; a deed that does not ends the turn."""
        actor, conceded, taken = self.now.seat, False, ""
        if self.pile and not self.kinds[actor]:
            _, text, taken = yield from self.ask({actor: {"verify", "concede"}})
            conceded = text == "concede"
        if deed.right and not conceded:
            return
        self.heir, self.now.trumps, self.now.granted = -1, 0, 0
        if deed.card:
            self.take_back(deed.card)
        if self.scored:
            yield from self.fault_with_points(deed)
        elif conceded and taken:
            self.take(actor, stopper, taken)
            self.lost_a_card(stopper)
        elif not conceded and self.hands[stopper] and not (self.kinds[actor] and len(self.people()) == 1):
            yield from self.hand_over(stopper, actor)
        if deed.card and not self.scored:
            yield from self.draw_or_steal(actor)
        if self.kinds[actor] and self.out(actor):
            self.vain.add(self.sides[actor])
        self.call_settled()
        raise TurnOver

    def fault_with_points(self, deed: Deed) -> Flow[None]:
        """H18, J06, G08."""
        if not deed.card:
            yield from self.choose_discard(self.now.seat)
        elif deed.last and self.out(self.now.seat):
            self.finishing = True
        self.now.paid = self.now.paid or deed.card != ""
        self.refill(self.now.seat)

    def take_back(self, card: str) -> None:
        """H11, M12, N06: it goes to the actor's discard, a Joker as itself."""
        self.tree.remove(card)
        self.stands.pop(card, None)
        if self.grid and self.grid.cell_of(card):
            self.grid.lift(card)
        self.discards[self.now.seat].append(card)

    def pay(self, stopper: int) -> Flow[None]:
        """H08, H18: a wrong Stop."""
        if self.scored:
            yield from self.choose_discard(stopper)
            self.refill(stopper)
        else:
            yield from self.draw_or_steal(stopper)

    # ---- interruptions

    def interruption(self, seat: int) -> Flow[None]:
        """N02, D07, N11."""
        before, finishing = self.now, self.finishing
        self.finishing = False
        self.now = Turn(seat, not self.stack, acted=True)
        joker = self.jokers_of(self.hands[seat])[0]
        self.hands[seat].remove(joker)
        self.lay_aside(joker, 0, emptied=not self.held(seat))
        yield from self.whole_turn()
        self.turn_over(interruption=True)
        inner, self.now, self.finishing = self.now, before, finishing
        if inner.placed:
            self.now.last = inner.own
        if inner.placed or inner.paid:
            self.row = set()  # J09

    def lay_aside(self, joker: str, won: int, emptied: bool) -> None:
        """N01, N11, I03."""
        self.aside.append(joker)
        self.win_trumps(won + emptied)
        if emptied:
            self.emptied(self.now.seat)

    def win_trumps(self, won: int) -> None:
        """I03."""
        self.now.trumps += won
        self.points[self.now.seat] += 3 * won if self.scored else 0

    # ---- told elsewhere

    @abstractmethod
    def whole_turn(self) -> Flow[None]:
        """A turn from its beginning to the draw that ends it (C12, O03)."""

    @abstractmethod
    def end_of_turn(self) -> Flow[None]:
        """What a turn owes at its end; it raises ``TurnOver`` (C05, C06)."""

    @abstractmethod
    def turn_over(self, interruption: bool) -> None:
        """A turn is over, and with it perhaps the game."""
