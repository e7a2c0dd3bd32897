"""Every message between the server and a client; the client's TypeScript types are generated from it.

Cards travel by id (``"fire"``), seats by number (0 is the first player), moves in the record's notation
without outcomes (``"place fire"``). Server messages have no defaults, so that every field is always there.
A ``Position`` is made from one viewer's view and from nothing else.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

WIRE = 1
"""Version of this contract; a client with another number is told to reload."""

MAX_FRAME = 16 * 1024
"""Largest frame a client may send, in bytes."""

Name = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=64, pattern="^([A-Za-z0-9_-]{16,64})?$")]
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
Text = Annotated[str, Meta(max_length=120)]
Key = Annotated[str, Meta(max_length=40)]

SeatKind = Literal["me", "open", "program", "bot", "bot+"]
Phase = Literal["opening", "turn", "trump", "give", "discard", "steal", "over"]
Status = Literal["waiting", "playing", "over", "closed"]


# ---- set-up (HTTP) -------------------------------------------------------------------------------


class SeatPlan(Struct, forbid_unknown_fields=True):
    """One seat as the host wants it; ``program`` names the program of a ``program`` seat."""

    kind: SeatKind
    name: Name = ""
    program: Key = ""


class TablePlan(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/tables`` and ``POST api/setups`` (which only checks it)."""

    game: Key
    deck: Key
    options: Annotated[list[Text], Meta(max_length=20)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    leaving: Literal["discard", "program"] = "discard"
    turn_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    language: Literal["en", "fr"] = "en"


class Issued(Struct):
    """A seat's secret link."""

    seat: int
    token: str


class Created(Struct):
    """Answer to ``POST api/tables``: the host's secret, and the secrets of the host's own and open seats."""

    table: str
    host: str
    seats: list[Issued]


class Fault(Struct):
    """An error in words: stable code, rule number or ``""``, the sentence, the line of the input or 0."""

    code: str
    rule: str
    message: str
    line: int


class Checked(Struct):
    """Answer to ``POST api/setups``: ``fault`` is ``None`` when the set-up can be played."""

    fault: Fault | None


# ---- what can be played (HTTP) -------------------------------------------------------------------


class CardInfo(Struct):
    """A printed card; ``leads_to`` lists its direct successors."""

    id: str
    era: int
    order: int
    family: str
    prerequisites: list[str]
    leads_to: list[str]
    name: dict[str, str]
    text: dict[str, str]
    period: str
    from_year: int | None
    to_year: int | None
    icon: str


class FamilyInfo(Struct):
    """A family: told apart by colour, letter and shape."""

    id: str
    letter: str
    name: dict[str, str]
    icon: str
    shape: str


class DeckInfo(Struct):
    """A deck as printed; cards by era, then order. ``max_seats`` follows from rule B09."""

    id: str
    name: dict[str, str]
    eras: list[dict[str, str]]
    families: list[FamilyInfo]
    cards: list[CardInfo]
    max_seats: int


class OptionInfo(Struct):
    """An option and the games that take it. Its texts are ``option-<key>`` in the translations."""

    key: str
    games: list[str]
    rules: list[str]


class GameInfo(Struct):
    """A game; its texts are ``game-<key>`` in the translations."""

    key: str
    points: bool
    rules: list[str]


class Catalogue(Struct):
    """Answer to ``GET api/catalogue``."""

    version: str
    wire: int
    games: list[GameInfo]
    options: list[OptionInfo]
    decks: list[DeckInfo]
    programs: list[str]
    bots: list[str]
    max_seats: int


# ---- the position and what happened --------------------------------------------------------------


class SeatView(Struct):
    """A seat as the viewer may see it. ``cards`` is ``None`` where the hand is hidden; oldest card first."""

    cards: list[str] | None
    hand: int
    discard: list[str]
    points: int | None
    bot: Literal["", "bot", "bot+"]
    left: bool


class Ranking(Struct):
    """The count at the end (rules G09, G10), one a seat; ``total`` is ``None`` in games without points."""

    seat: int
    points: int | None
    cards_left: int
    total: int | None
    winner: bool


class Position(Struct):
    """The game as one viewer may know it. ``viewer`` is -1 for a spectator. ``turn`` is -1 when it is over.

    ``tree`` is in order of placing; ``last`` is the card a series must link to (``""``: none placed in this
    turn); ``owed`` is the card just stolen in an exchange, shown to the thief only; ``legal`` holds the
    viewer's own moves.
    """

    viewer: int
    phase: Phase
    turn: int
    turn_number: int
    actors: list[int]
    seats: list[SeatView]
    tree: list[str]
    pool: list[str]
    stack: int
    trumps: int
    placed: int
    last: str
    series: int
    opened: list[int]
    closed: list[int]
    owed: str
    legal: list[str]
    reason: str
    ranking: list[Ranking]


class Happening(Struct):
    """One thing that happened, as the viewer may know it: ``card`` is ``""`` where it is hidden from him.

    kind          seat      card        other                      number
    dealt         -         -           -                          cards in the stack
    turn          whose     -           -                          turn number
    placed        who       card        from: seat of the discard  0 hand, 1 pool, 2 discard
    series        who       -           -                          index in the series (second card: 2)
    replayed      who       card        -                          - (a trump was spent)
    called        who       card        holder, -1: nobody         -
    stolen        thief     card        victim                     1 exchange, 0 empty stack
    gave          who       card        receiver                   -
    discarded     who       card        -                          0 trump, 1 forced, 2 failed flip, 3 left
    opened/closed who       -           -                          era
    emptied       who       -           -                          - (hand emptied)
    trump         who       -           -                          trumps now held
    scored        who       -           -                          points won
    refilled      -         card        -                          - (the pool)
    drew          who       card        -                          -
    flipped       bot       card        -                          -
    passed/ended  who       -           -                          -
    left          who       -           -                          -
    finished      -         -           -                          -
    """

    kind: str
    seat: int
    card: str
    other: int
    number: int


class Step(Struct):
    """One event of the table: ``seq`` counts from 1, ``at`` is in ms since 1970."""

    seq: int
    at: int
    happenings: list[Happening]


class SeatInfo(Struct):
    """Who sits there. ``kind`` changes when a program takes over. ``present`` counts open connections."""

    name: str
    kind: SeatKind
    program: str
    taken: bool
    present: bool
    left: bool
    thinking: bool


class TableInfo(Struct):
    """The table around the game. ``deadline`` is in ms since 1970, 0 without a clock (rule C14)."""

    id: str
    status: Status
    game: str
    deck: str
    options: list[str]
    leaving: str
    turn_seconds: int
    deadline: int
    watchers: int
    seats: list[SeatInfo]


# ---- server to client (socket) -------------------------------------------------------------------


class Welcome(Struct, tag="welcome"):
    """First answer to ``hello``. ``seat`` is -1 for a spectator; ``host``: he may manage the table."""

    version: str
    table: str
    seat: int
    host: bool


class Update(Struct, tag="update"):
    """Everything new: all steps after the client's ``have``, and the table and position as they are now.

    ``fresh`` is true when ``steps`` starts at the beginning. ``position`` is ``None`` before the deal.
    """

    seq: int
    fresh: bool
    table: TableInfo
    position: Position | None
    steps: list[Step]


class Accepted(Struct, tag="accepted"):
    """The command ``id`` is on disk as event ``seq`` (0: it needed no event)."""

    id: str
    seq: int


class Refused(Struct, tag="refused"):
    """The command ``id`` changed nothing."""

    id: str
    fault: Fault


class Explained(Struct, tag="explained"):
    """For each asked move the reason why not, ``None`` where it is legal."""

    id: str
    verdicts: list[Fault | None]


class Reissued(Struct, tag="reissued"):
    """A new secret for a seat; the old link is dead from now on."""

    id: str
    seat: int
    token: str


class Goodbye(Struct, tag="goodbye"):
    """The last message before the server closes; ``again`` tells whether coming back makes sense."""

    fault: Fault
    again: bool


ServerMessage = Welcome | Update | Accepted | Refused | Explained | Reissued | Goodbye


# ---- client to server (socket) -------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """Must come first. ``token``: a seat's secret, or ``""`` to watch ``table``; ``host``: his or ``""``.

    ``have`` is the last ``seq`` the client knows, 0 for none. ``language`` is for the sentences of faults.
    """

    wire: int
    token: Token
    table: Key
    host: Token
    have: Annotated[int, Meta(ge=0)]
    language: Literal["en", "fr"]


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """Play ``move``; ``seq`` is the position the player saw. A repeated ``id`` gets its first answer."""

    id: CommandId
    seq: Annotated[int, Meta(ge=0)]
    move: Text


class Explain(Struct, tag="explain", forbid_unknown_fields=True):
    """Ask for each move why it is not possible now."""

    id: CommandId
    moves: Annotated[list[Text], Meta(max_length=16)]


class Rename(Struct, tag="rename", forbid_unknown_fields=True):
    """Take an open seat under a name, or change one's name before the game starts."""

    id: CommandId
    name: Name


class Start(Struct, tag="start", forbid_unknown_fields=True):
    """Host: deal and begin; every open seat must be taken or given to a program."""

    id: CommandId


class Substitute(Struct, tag="substitute", forbid_unknown_fields=True):
    """Host: a program takes ``seat`` (one that nobody took, or one whose player is away or has left)."""

    id: CommandId
    seat: SeatNumber
    program: Key


class Reissue(Struct, tag="reissue", forbid_unknown_fields=True):
    """Host, or the seat itself: make a new secret link for ``seat``."""

    id: CommandId
    seat: SeatNumber


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Leave for good (rule R01, or a program takes over, as the table chose)."""

    id: CommandId


class Close(Struct, tag="close", forbid_unknown_fields=True):
    """Host: end the table for everybody. Its events are kept."""

    id: CommandId


class Language(Struct, tag="language", forbid_unknown_fields=True):
    """Sentences in this language from now on."""

    id: CommandId
    language: Literal["en", "fr"]


ClientMessage = Hello | Play | Explain | Rename | Start | Substitute | Reissue | Leave | Close | Language


# ---- the rule book (HTTP) ------------------------------------------------------------------------


class RuleText(Struct):
    """A numbered rule; ``text`` is Markdown without HTML."""

    number: str
    title: str
    text: str


class RuleSection(Struct):
    """A section of the rule book, such as C."""

    letter: str
    title: str
    rules: list[RuleText]


class RuleBook(Struct):
    """Answer to ``GET api/rules/LANGUAGE``."""

    language: str
    sections: list[RuleSection]


# ---- replays (HTTP) ------------------------------------------------------------------------------


class Frame(Struct):
    """A finished game after one line of its record, all hands open. ``line`` is ``""`` at the deal."""

    line: str
    seat: int
    position: Position
    happenings: list[Happening]


class Replay(Struct):
    """Answer to ``GET api/tables/ID/replay`` (finished games) and ``POST api/replays`` (a record as text)."""

    game: str
    deck: str
    options: list[str]
    names: list[str]
    frames: list[Frame]
    record: str
