"""Setting up a table (HTTP), and errors in words."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from discovery.engines.outside.words import Name
from discovery.i18n.faults import Fault
from discovery.server.protocol.matches import MatchPlan
from discovery.server.protocol.words import Away, Key, SeatKind, SeatNumber, Text, Watching

DeckFile = Annotated[str, Meta(max_length=500_000)]
"""The text of a deck file; a server may allow less."""


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
    ``learner``: in pile games the page shows everything that its player could remember. ``hints``: the player
    to move may ask for the best moves. ``touched``: a piece that is chosen and can be played is played at
    once, nothing is asked back (S34). ``joining``: others may join the running game, where its rules allow it
    (R02). ``match``: the first game of a match with these terms. ``deck_file``: the text of the table's own
    deck file, which ``deck`` names by its key (see ``DeckChecked``).
    """

    game: Key
    deck: Text
    options: Annotated[list[Text], Meta(max_length=20)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    leaving: Literal["discard", "program"] = "discard"
    turn_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    language: Literal["en", "fr"] = "en"
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
    match: MatchPlan | UnsetType = UNSET
    deck_file: DeckFile | UnsetType = UNSET


class FileWithDeck(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/replays`` and ``POST api/matches``, which otherwise is the ``file`` itself: a record
    or a match file, and the text of the ``deck`` file that its games were played with."""

    file: str
    deck: DeckFile


class Issued(Struct):
    """A seat's secret link."""

    seat: int
    token: str


class Created(Struct):
    """Answer to ``POST api/tables``: the host's secret, and the secrets of the host's own and open seats."""

    table: str
    host: str
    seats: list[Issued]


class Advice(Struct):
    """What the rule book recommends, in words: a recommendation forbids nothing (rule B08)."""

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
