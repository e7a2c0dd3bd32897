"""Setting up a table (HTTP), and errors in words."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from discovery.core.languages import DEFAULT
from discovery.engines.outside.words import TAG, Name
from discovery.i18n.faults import Fault
from discovery.server.protocol.matches import MatchPlan
from discovery.server.protocol.words import (
    Away,
    Days,
    Key,
    SeatKind,
    SeatNumber,
    Text,
    Undoing,
    Watching,
)

DeckFile = Annotated[str, Meta(max_length=500_000)]
"""The text of a deck file; a server may allow less."""


DealCode = Annotated[str, Meta(max_length=420)]
"""A deal as ``play.deals`` writes it."""


class SeatPlan(Struct, forbid_unknown_fields=True):
    """One seat as the host wants it; ``program`` names the program of a ``program`` seat."""

    kind: SeatKind
    name: Name = ""
    program: Key = ""


class TablePlan(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/tables`` and ``POST api/setups`` (which only checks it).

    ``dealer``: drawn by chance, or ``"next"`` if ``seats`` are in the playing order of a game that the same
    players have just finished: the deal moves on by one seat (rule B05).

    ``teams`` lists the seats of each team by their number in ``seats``; empty: everybody plays alone (P01).
    ``window_seconds`` is how long an action can be answered (H02), in Flash twice as long (Q01). With 0, or
    if several seats share a device, a window stays open until every seat has answered.
    ``away`` says what happens when a player who may answer in a window is absent: their standing order
    answers, the table waits for them, or they have ``window_hours``. ``watching`` says what spectators see of
    a game with secrets: everything at once, ``delay_steps`` steps late, or nothing before the end.
    At most one live clock is chosen (C14): ``turn_seconds``, or ``bank_minutes`` for the whole game with
    ``increment_seconds`` more for each turn. With ``move_days`` a turn may take that many days all the same;
    its time stands still from the hour ``quiet_from`` to ``quiet_until`` of each day in the time ``zone``
    (never if they are equal). After ``gone_minutes`` without one of its players the others of a live table
    may vote on what to do; with 0 they may not.
    ``learner``: in pile games the page shows everything that its player could remember. ``hints``: the player
    to move may ask for the best moves. ``touched``: a piece that is chosen and can be played is played at
    once, nothing is asked back (S34). ``joining``: others may join the running game, where its rules allow it
    (R02). ``undo``: whether moves are taken back. ``match``: the first game of a match with these terms.
    ``deck_file``: the text of the table's own deck file, which ``deck`` names by its key (see
    ``DeckChecked``). ``deal``: the code of a deal that other tables play, too; the plan is set up as it says.
    ``chat``: people may write to one another; it is about those who play and no part of a set-up's code.
    ``language`` is checked with the plan: a table that is kept outlives a language that its server no longer
    has.
    """

    game: Key
    deck: Text
    options: Annotated[list[Text], Meta(max_length=20)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    leaving: Literal["discard", "program"] = "discard"
    turn_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    language: Annotated[str, Meta(pattern=TAG)] = DEFAULT
    dealer: Literal["drawn", "next"] = "drawn"
    teams: Annotated[list[list[SeatNumber]], Meta(max_length=9)] = []
    window_seconds: Annotated[int, Meta(ge=0, le=30)] = 5
    away: Away = "order"
    window_hours: Annotated[int, Meta(ge=1, le=336)] = 24
    watching: Watching = "now"
    delay_steps: Annotated[int, Meta(ge=1, le=200)] = 10
    learner: bool = False
    hints: bool = True
    touched: bool = False
    joining: bool = False
    undo: Undoing = "consent"
    bank_minutes: Annotated[int, Meta(ge=0, le=180)] = 0
    increment_seconds: Annotated[int, Meta(ge=0, le=300)] = 0
    move_days: Days = 0
    quiet_from: Annotated[int, Meta(ge=0, le=23)] = 0
    quiet_until: Annotated[int, Meta(ge=0, le=23)] = 0
    zone: Key = "UTC"
    gone_minutes: Annotated[int, Meta(ge=0, le=60)] = 2
    chat: bool = False
    match: MatchPlan | UnsetType = UNSET
    deck_file: DeckFile | UnsetType = UNSET
    deal: DealCode = ""


class FileWithDeck(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/replays`` and ``POST api/matches``, which otherwise is the ``file`` itself: a record
    or a match file, and the text of the ``deck`` file that its games were played with."""

    file: str
    deck: DeckFile


class ForkWanted(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/forks``: a game that goes on behind ``step`` lines of another one, the finished game
    of ``table`` or a ``record`` as text, with the ``deck`` file that it needs.

    ``seats`` are those at that step, in its order; seats of virtual players keep their kind. With ``knows``
    all that this seat does not know is dealt again; -1: nothing is dealt again.
    """

    step: Annotated[int, Meta(ge=0, le=999_999)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    table: Key = ""
    record: Annotated[str, Meta(max_length=2_500_000)] = ""
    deck: DeckFile = ""
    knows: Annotated[int, Meta(ge=-1, le=8)] = -1
    language: Annotated[str, Meta(pattern=TAG)] = DEFAULT


class Issued(Struct):
    """A seat's secret link."""

    seat: int
    token: str


class Created(Struct):
    """Answer to ``POST api/tables``: the host's secret, the secrets of the host's own and open seats, and the
    one with which anybody ``join``s at a free seat, ``""`` where none is open."""

    table: str
    host: str
    seats: list[Issued]
    join: str


class Advice(Struct):
    """A recommendation of the rule book, in words; it forbids nothing (rule B08)."""

    rule: str
    message: str


class OptionState(Struct):
    """Whether an option can be chosen beside the others of a plan, and why not.

    ``state``: it is ``free``, a part of the game (``built-in``), does not go with the ``game``, ``needs`` an
    option that is missing or ``excludes`` one that is chosen. ``other`` is that game or option, ``rule`` the
    option's first rule.
    """

    key: str
    state: Literal["free", "built-in", "game", "needs", "excludes"]
    other: str
    rule: str


class Checked(Struct):
    """Answer to ``POST api/setups``: ``fault`` is ``None`` when the set-up can be played.

    ``options`` tells how each option stands beside those of the plan; without the keys in ``left_out`` the
    plan's options go with the game and with each other. ``code`` stands for the whole set-up but the names,
    ``""`` where there is none. ``windows`` tells that actions can be answered (by ``windows_rule``),
    ``piled`` that cards lie hidden in piles (H01), ``joining`` that others may join
    the running game (R02); ``most_seats`` is how many seats the cards in play allow,
    by ``seats_rule`` (B07, B09). ``kept`` names the game, its length and the number of seats, for each of
    which standard handicaps are kept (S32), ``""`` where there is no such deck.
    """

    fault: Fault | None
    code: str
    advice: list[Advice]
    windows: bool
    windows_rule: str
    piled: bool
    joining: bool
    most_seats: int
    seats_rule: str
    options: list[OptionState]
    left_out: list[str]
    kept: str
