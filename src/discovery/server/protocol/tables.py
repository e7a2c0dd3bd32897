"""The table around the game."""

from __future__ import annotations

from msgspec import Struct

from discovery.server.protocol.matches import MatchInfo
from discovery.server.protocol.words import (
    Away,
    Dropped,
    Order,
    Reaction,
    SeatKind,
    Shared,
    SignalKind,
    Status,
    Undoing,
    VoteKind,
    Watching,
)


class SeatInfo(Struct):
    """Who sits there. ``kind`` changes when a program takes over. ``present``: a connection is open.

    ``kept``: a program plays until the player, who is gone, comes back. ``gone`` is from when on others may
    call a vote on a player who is not there, in ms since 1970, 0 for never.
    ``thinking``: a program is to move; ``waiting``: it has not begun to think, since others are before it.
    """

    name: str
    kind: SeatKind
    program: str
    taken: bool
    present: bool
    left: bool
    kept: bool
    gone: int
    thinking: bool
    waiting: bool


class SignalInfo(Struct):
    """A signal of ``seat`` to everybody, as in ``Signal``; ``number`` rises with each, ``to`` is -1 for
    nobody in particular."""

    number: int
    seat: int
    kind: SignalKind
    told: list[str]
    to: int


class PreparedInfo(Struct):
    """The viewer's prepared move, see ``Prepare``; with ``why`` it was dropped."""

    tries: list[str]
    unless: list[str]
    why: Dropped


class VoteInfo(Struct):
    """The open vote ``number``: what ``CallVote`` asked, ``by`` which seat (-1: by the host), ``until`` when
    in ms since 1970, and the seats that have said yes and no so far."""

    number: int
    vote: VoteKind
    by: int
    seat: int
    days: int
    until: int
    yes: list[int]
    no: list[int]


class ChatLine(Struct):
    """A text that ``seat`` wrote, at ``at`` ms since 1970; ``number`` as in ``SignalInfo``, and rising with
    them."""

    number: int
    seat: int
    text: str
    at: int


class ChatSwitch(Struct):
    """The host let people write during the game, or not any more; ``number`` as in ``ChatLine``."""

    number: int
    chat: bool


class TalkInfo(Struct):
    """Messages of people at the table to one another: the latest of each kind a seat, for one round, oldest
    first. ``quiet``: the host has switched it off. ``phrases`` and ``reactions`` are ready-made sentences, as
    the ends of messages ``talk-...``. ``lines`` is what they wrote last, where they may (``chat``), and
    ``switched`` tells when the host last changed that during the game, ``None`` if they did not."""

    quiet: bool
    phrases: list[str]
    reactions: list[str]
    signals: list[SignalInfo]
    chat: bool
    lines: list[ChatLine]
    switched: ChatSwitch | None


class UndoRequest(Struct):
    """``seat`` asks whether it may take back the latest ``lines`` of the record. ``awaited`` are those who
    have not answered yet; the request lapses at ``until``, in ms since 1970."""

    seat: int
    lines: int
    awaited: list[int]
    until: int


class UndoInfo(Struct):
    """The rules of taking back at this table. ``free`` are the seats that may take back their latest decision
    without asking, ``ask`` those that may ask for it; none for spectators who see the game late."""

    policy: Undoing
    free: list[int]
    ask: list[int]
    request: UndoRequest | None


class BankInfo(Struct):
    """A seat's bank of time: the ms ``left``, and when it is used up in ms since 1970, 0 while it stands."""

    left: int
    until: int


class ForkInfo(Struct):
    """Where a game branched off: behind ``step`` lines of the game of ``table`` (``""``: of a file).
    Cards that the seat called ``seat`` did not know were dealt again; ``""``: nothing was dealt again."""

    table: str
    step: int
    seat: str


class TableInfo(Struct):
    """The table around the game. Times are in ms since 1970, 0 without a clock.

    ``deadline`` is the end of the time of those who act (rule C14); it stands during a window. Several banks
    may run at once, see ``banks``, by seat, which is empty at tables without. ``move_days``: the game is
    played at that many days a turn now, whatever the other clocks say; see ``TablePlan`` for them.
    ``window_since`` tells when the open window began, ``window_until`` when it ends at the latest;
    ``window_seconds`` is 0 where windows wait until all have answered. ``orders`` are the viewer's own
    standing orders, one for each kind of answer that this game knows; none for spectators. ``agreeable`` are
    those kinds to which somebody may agree beforehand. ``teams`` lists
    the seats of each team, ``match`` tells of the match that this game belongs to. ``joining``: others may
    ask to join the running game (R02), ``newcomers`` are the names of those who wait for it. ``listed``: the
    table stands in the server's list of open tables until it starts, and who finds it there may take a seat.
    ``paused``: the teacher of a class has stopped the game for now.

    ``commitment`` is the hash of the key from which all chance of the game follows, ``""`` at a table without
    one; ``key`` is told once the game is over. ``talk`` is ``None`` where the rules let nobody talk, and for
    spectators who see the game late. ``fork`` tells of a game that branched off from another one.
    ``shared``: whether other tables play the same deal, and where; ``deal`` is its code once the game is
    over, ``""`` before, as its cards may follow from it.
    """

    id: str
    status: Status
    game: str
    deck: str
    options: list[str]
    leaving: str
    turn_seconds: int
    bank_minutes: int
    increment_seconds: int
    move_days: int
    quiet_from: int
    quiet_until: int
    zone: str
    gone_minutes: int
    banks: list[BankInfo]
    teams: list[list[int]]
    deadline: int
    window_seconds: int
    window_since: int
    window_until: int
    away: Away
    window_hours: int
    watching: Watching
    delay_steps: int
    learner: bool
    hints: bool
    touched: bool
    orders: dict[Reaction, Order]
    agreeable: list[Reaction]
    watchers: int
    seats: list[SeatInfo]
    match: MatchInfo | None
    joining: bool
    newcomers: list[str]
    listed: bool
    paused: bool
    commitment: str
    key: str
    talk: TalkInfo | None
    undo: UndoInfo
    vote: VoteInfo | None
    prepared: PreparedInfo | None
    fork: ForkInfo | None
    shared: Shared
    deal: str
