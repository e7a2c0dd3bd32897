"""The messages that a client sends on a socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from discovery.engines.outside.words import Line, Name, Tag, Token
from discovery.server.protocol.words import (
    ChatText,
    CommandId,
    Days,
    Key,
    Order,
    Reaction,
    Receiver,
    SeatNumber,
    SecretNumber,
    SignalKind,
    Text,
    VoteKind,
)


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """Must come first. ``token``: a seat's secret, or ``""`` to watch ``table``.

    ``host``: the host's secret or ``""``. ``have`` is the last ``seq`` that the client knows, 0 for none.
    ``language`` is for the sentences of faults.
    """

    wire: int
    token: Token
    table: Key
    host: Token
    have: Annotated[int, Meta(ge=0)]
    language: Tag


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """Play ``move``; ``seq`` is the position the player saw. A repeated ``id`` gets its first answer.

    In a window it is an answer: it is kept and counts when the window ends.
    """

    id: CommandId
    seq: Annotated[int, Meta(ge=0)]
    move: Line


class Explain(Struct, tag="explain", forbid_unknown_fields=True):
    """Ask for each move why it is not possible now; after ``moves`` come those that one might want to make
    with the card ``about`` and that are not possible (``""``: none)."""

    id: CommandId
    moves: Annotated[list[Line], Meta(max_length=16)]
    about: Key = ""


class Spots(Struct, tag="spots", forbid_unknown_fields=True):
    """Ask where a move of ``legal`` may go on the plane and what it brings; answered by ``Spotted``."""

    id: CommandId
    move: Text


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask for the best moves; only who is to move may. Answered by ``Hinted``, a while later."""

    id: CommandId


class StandingOrder(Struct, tag="standing-order", forbid_unknown_fields=True):
    """Whether one's seat is asked for a kind of answer, from the next window on. Nobody else learns of it."""

    id: CommandId
    reaction: Reaction
    order: Order


class Signal(Struct, tag="signal", forbid_unknown_fields=True):
    """Tell everybody at the table something beside the game: a ready-made sentence (``phrase`` or
    ``reaction``, a word of ``TalkInfo.phrases`` or ``reactions``), something that everybody sees (``point``),
    several such things in the order in which one means to go there (``plan``; none takes it back), a move for
    the seat ``to`` (``suggest``), or, when the game is over, the step of the replay that one looks at
    (``look``: ``step:12``, then the things that one has marked there, in their order). Things are ``told`` by
    a word and a name, as ``space:3,-1``. It is never part of the record."""

    id: CommandId
    kind: SignalKind
    told: Annotated[list[Text], Meta(max_length=12)]
    to: Receiver = -1


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Write something to everybody at the table, where its host allows it. It is never part of the record."""

    id: CommandId
    text: ChatText


class Allow(Struct, tag="allow", forbid_unknown_fields=True):
    """Host: let people write to one another at this table, or (not ``chat``) not, also during the game."""

    id: CommandId
    chat: bool


class Hush(Struct, tag="hush", forbid_unknown_fields=True):
    """Host: nobody sends signals at this table any more, or (not ``quiet``) everybody may again."""

    id: CommandId
    quiet: bool


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's latest decision, and with it all that came after; ``seq`` is the position the player
    saw. With ``ask`` the others are asked where it is not free."""

    id: CommandId
    seq: Annotated[int, Meta(ge=0)]
    ask: bool = False


class AnswerUndo(Struct, tag="answer-undo", forbid_unknown_fields=True):
    """Answer the open request to take something back; who asked may only withdraw it (not ``agree``)."""

    id: CommandId
    agree: bool


class Rename(Struct, tag="rename", forbid_unknown_fields=True):
    """Take an open seat under a name, or change one's name before the game starts."""

    id: CommandId
    name: Name


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Guest: take the free ``seat``, or the first one there is (-1), under a name. Who comes first has it and
    is told by ``Seated``. Guests are those who came by the table's link or to a listed table."""

    id: CommandId
    seat: Receiver
    name: Name


class Show(Struct, tag="show", forbid_unknown_fields=True):
    """Host: show the table in the server's list of open tables until it starts; not ``listed``: no more."""

    id: CommandId
    listed: bool


class Start(Struct, tag="start", forbid_unknown_fields=True):
    """Host: deal and begin; every open seat must be taken or given to a program."""

    id: CommandId


class Substitute(Struct, tag="substitute", forbid_unknown_fields=True):
    """Host: a program takes ``seat``, which nobody has taken, or keeps it until its player comes back."""

    id: CommandId
    seat: SeatNumber
    program: Key


class Reissue(Struct, tag="reissue", forbid_unknown_fields=True):
    """Host, or the seat itself: make a new secret link for ``seat``; with -1 the host's own, with -2 the
    table's."""

    id: CommandId
    seat: SecretNumber


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Leave for good (rule R01, or a program takes over, as the table chose)."""

    id: CommandId


class Join(Struct, tag="join", forbid_unknown_fields=True):
    """Spectator: join the running game under ``name``, as soon as the rules allow it (R02). The wish lasts as
    long as the connection, and is answered by ``Seated`` when it comes true."""

    id: CommandId
    name: Name


class Decline(Struct, tag="decline", forbid_unknown_fields=True):
    """Take back one's own wish to join, or as the host refuse that of ``name``."""

    id: CommandId
    name: Name


class Prepare(Struct, tag="prepare", forbid_unknown_fields=True):
    """Play the first of ``tries`` that is legal as soon as one's turn comes; without any take back what was
    prepared. It is dropped as soon as anything that the player sees happen names one of ``unless``, such as a
    card. Nobody else learns of it."""

    id: CommandId
    tries: Annotated[list[Line], Meta(max_length=3)]
    unless: Annotated[list[Key], Meta(max_length=5)] = []


class CallVote(Struct, tag="call-vote", forbid_unknown_fields=True):
    """Ask all for their voice. On the player of ``seat``, who is gone: a program shall keep the seat until
    they come back, or the game ends. Host: the game goes on at ``days`` days a turn, or with 0 by the clock
    that was planned (``pace``). A caller with a seat has said yes."""

    id: CommandId
    vote: VoteKind
    seat: SecretNumber = -1
    days: Days = 0


class CastVote(Struct, tag="cast-vote", forbid_unknown_fields=True):
    """One's own voice in the open vote ``number``; it may be changed while the vote is open."""

    id: CommandId
    number: Annotated[int, Meta(ge=1)]
    yes: bool


class Close(Struct, tag="close", forbid_unknown_fields=True):
    """Host: end the table for everybody. Its events are kept."""

    id: CommandId


class Language(Struct, tag="language", forbid_unknown_fields=True):
    """Sentences in this language from now on."""

    id: CommandId
    language: Tag


TableCommand = (
    Play
    | Prepare
    | StandingOrder
    | Rename
    | Sit
    | Show
    | Start
    | Substitute
    | Reissue
    | Leave
    | Close
    | Hush
    | Allow
    | Undo
    | AnswerUndo
)
"""Messages that become an event of a table or are refused (see ``tables.commands``)."""

ClientMessage = (
    Hello
    | Explain
    | Spots
    | Hint
    | Signal
    | Say
    | Language
    | Join
    | Decline
    | CallVote
    | CastVote
    | TableCommand
)
