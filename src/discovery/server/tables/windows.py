"""The rules of windows at a table: how long one is open, when it ends, which answer counts (H02, N02, Q01).

Nothing that players can observe of a window, including its length, depends on anybody's hand. Its length, and
the moment from which it may end early, are fixed before a hand is looked at. An answer by a program or a
standing order is never waited for and never makes the window end sooner. If anybody at the table is asked
only when they have a choice, the window always stays open until its end. This module does not wait, read a
clock or know a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from discovery.core.bits import BIT, mask_of
from discovery.core.protocol import Chooser
from discovery.server.protocol import Away, Order
from discovery.server.tables.clocks.quiet import QuietHours

HOUR = 3_600_000
EARLIEST = 0.6
"""The fraction of a window that passes in any case if somebody answers silently."""
PROGRAMS_HAVE = 1_500
"""Milliseconds that programs have in a window without a clock; the window always stays open that long."""
ASKING_MOST: tuple[Order, ...] = ("always", "ask-if-could", "never")


@dataclass(frozen=True, slots=True)
class WindowAnswer:
    """The answer of a seat and its time, in ms since 1970; ``silent``: a program's."""

    move: int
    at: int
    silent: bool = False


@dataclass(frozen=True, slots=True)
class WindowSettings:
    """The table's settings for windows. Deadlines in ms; ``seconds`` 0: until all have answered. The
    ``hours`` for those who are away do not run while it is ``quiet``."""

    seconds: int
    away: Away
    hours: int
    grace: int
    quiet: QuietHours


@dataclass(frozen=True, slots=True)
class WindowPlayers:
    """The players when a window opens, as masks of seats.

    ``programs`` answer silently; ``missing`` are people without a connection; ``excused``: the window has
    already waited for them in this turn. ``orders`` are the effects of people's standing orders.
    """

    programs: int
    missing: int
    excused: bool
    orders: Mapping[int, Order]

    @property
    def patient(self) -> bool:
        """True if an early end could reveal that somebody had no possible answer."""
        return "ask-if-could" in self.orders.values()


@dataclass(frozen=True, slots=True)
class OpenWindow:
    """An open window. ``members`` stand clockwise from the actor, who is the last of them if a member.

    ``length`` is 0 where it is open until all have answered; then ``latest`` (0: never) ends it all the same,
    and after ``grace`` (-1: never) nobody waits for those who are not there. ``early`` is the first moment at
    which silence may end it. All in ms after ``opened_at``. ``silent`` are the members that an order answers
    for.
    """

    members: tuple[int, ...]
    opened_at: int
    length: int
    early: int
    latest: int
    grace: int
    patient: bool
    programs: int
    silent: int

    @property
    def until(self) -> int:
        """The latest end; 0 for never."""
        span = self.length or self.latest
        return self.opened_at + span if span else 0

    @property
    def programs_until(self) -> int:
        """The time after which a program's answer is too late."""
        return self.opened_at + (int(EARLIEST * self.length) or PROGRAMS_HAVE)

    def among(self, seats: int) -> OpenWindow:
        """The same window for only ``seats``, a mask."""
        return replace(self, members=tuple(seat for seat in self.members if seats & BIT[seat]))

    def awaited(self, answers: Mapping[int, WindowAnswer]) -> list[int]:
        """The members that the window is waiting for."""
        let = self.silent | self.programs
        return [seat for seat in self.members if seat not in answers and not let & BIT[seat]]


def clockwise(actor: int, members: Iterable[int], seats: int) -> tuple[int, ...]:
    """Members in the order in which the rules ask them."""
    return tuple(sorted(members, key=lambda seat: (seat - actor - 1) % seats))


def order_for(orders: Mapping[str, Order], reactions: Iterable[str]) -> Order:
    """The effect of a seat's orders in a window with these ``reactions``: the order that asks most."""
    given = {orders.get(reaction, "always") for reaction in reactions}
    return next((order for order in ASKING_MOST if order in given), "never")


def open_window(
    members: tuple[int, ...],
    opened_at: int,
    customs: WindowSettings,
    company: WindowPlayers,
    *,
    could: Callable[[int], bool],
    random: Chooser,
) -> OpenWindow:
    """Open a window. ``could`` says whether a seat has a choice; it is called last and affects no time."""
    missing = any(company.missing & BIT[seat] for seat in members)
    length = _length(customs, missing and not company.excused, missing)
    first = int(EARLIEST * length)
    return OpenWindow(
        members=members,
        opened_at=opened_at,
        length=length,
        early=first + random.randrange(length - first + 1),
        latest=_latest(customs, opened_at) if customs.away == "days" and not length else 0,
        grace=-1 if customs.away != "order" else 0 if company.excused else customs.grace,
        # Where nobody can answer, the window is there for everybody to look at something.
        patient=company.patient or not members,
        programs=company.programs,
        silent=mask_of(s for s in members if _silent(company.orders.get(s), s, length, could)),
    )


def _length(customs: WindowSettings, waits: bool, missing: bool) -> int:
    if not customs.seconds or (missing and customs.away != "order"):
        return 0
    return max(1000 * customs.seconds, customs.grace if waits else 0)


def _latest(customs: WindowSettings, opened_at: int) -> int:
    return customs.quiet.after(opened_at, customs.hours * HOUR) - opened_at


def _silent(order: Order | None, seat: int, length: int, could: Callable[[int], bool]) -> bool:
    """In a window that ends with the last answer, the silence of members without a choice would show."""
    if order == "ask-if-could":
        return bool(length) and not could(seat)
    return order == "never"


def ends_at(asking: OpenWindow, answers: Mapping[int, WindowAnswer], missing: int) -> int | None:
    """When it ends if nobody answers any more; ``None`` for never. ``missing`` are not there now."""
    awaited = asking.awaited(answers)
    by_hand = [answer.at for seat, answer in answers.items() if seat in asking.members and not answer.silent]
    last = max(by_hand, default=asking.opened_at)
    if asking.length:
        return _end_on_time(asking, awaited, answers, last)
    return _end_with_answers(asking, awaited, last, missing)


def _end_on_time(
    asking: OpenWindow, awaited: list[int], answers: Mapping[int, WindowAnswer], last: int
) -> int:
    end = asking.opened_at + asking.length
    if awaited or asking.patient:
        return end
    spoken = all(seat in answers and not answers[seat].silent for seat in asking.members)
    return min(end, last if spoken else max(last, asking.opened_at + asking.early))


def _end_with_answers(asking: OpenWindow, awaited: list[int], last: int, missing: int) -> int | None:
    if any(asking.programs & BIT[seat] for seat in asking.members):
        last = max(last, asking.programs_until)
    if not awaited:
        return last
    if asking.grace >= 0 and all(missing & BIT[seat] for seat in awaited):
        return max(last, asking.opened_at + asking.grace)
    return asking.until or None
