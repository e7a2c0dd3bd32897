"""Every error of the project, in one tree, each with a stable code.

    DiscoveryError              what was wrong: a code, the rule's number, the arguments of the sentence
    +-- InvalidInput            text or data that cannot be read at all
    |   +-- InvalidRecord       ... in a record, with its line
    |   +-- InvalidDeck         ... in a deck file, with its line
    |   +-- InvalidSetup        ... a set-up that the rules do not allow
    +-- IllegalMove             a move that can be read but that the rules refuse
    +-- ProgramFault            a user's own program failed while it played
    +-- TableError              a live table cannot do what was asked (unknown link, closed, limits)
    +-- StoreError              the data directory cannot be used
    +-- MissingExtra            a library that only research needs is not installed; an ``ImportError``, too

The sentence that a person reads is the Fluent message ``error-<code>`` in their language; ``str(error)``
is the bare code with its arguments and never shows hidden information.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any


class Code(StrEnum):
    """The closed list of error codes of the platform and of the first family; none is ever renamed. Another
    family has its own enumeration, with sentences among its texts; no code stands in two lists."""

    # what the rules refuse
    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    MISSING_PREREQUISITE = "missing-prerequisite"
    ALREADY_PLACED = "already-placed"
    OWN_DISCARD = "own-discard"
    OUT_OF_REACH = "out-of-reach"
    NO_LINK = "no-link"
    NO_TRUMP = "no-trump"
    NOT_IN_HAND = "not-in-hand"
    LAST_CARD = "last-card"
    NO_CARD_TO_GIVE = "no-card-to-give"
    STOLEN_CARD = "stolen-card"
    OWN_SEAT = "own-seat"
    EMPTY_HAND = "empty-hand"
    SEAT_LEFT = "seat-left"
    HIGHEST_ERA = "highest-era"
    ERA_CLOSED = "next-era-not-open"
    CALL_MUST_FAIL = "call-must-fail"
    PASS_TOO_LATE = "pass-too-late"
    ALREADY_PASSED = "already-passed"
    MUST_GIVE = "must-give"
    MUST_DISCARD = "must-discard"
    MUST_STEAL = "must-steal"
    MUST_HARVEST = "must-harvest"
    MUST_DRAW = "must-draw"
    WRONG_AMOUNT = "wrong-amount"
    NO_SUCH_PLACE = "no-such-place"
    NOT_NOW = "not-now"
    NO_SPOT = "no-spot"
    JOKER_IS_NO_CARD = "joker-is-no-card"
    NO_JOKER = "no-joker"
    NOT_REPRESENTABLE = "not-representable"
    MUST_PLACE_CALLED = "must-place-called"
    NOT_CONTESTABLE = "not-contestable"
    NOT_OBJECTABLE = "not-objectable"
    NO_PILE = "no-pile"
    NOT_ANNOUNCEABLE = "not-announceable"
    EMPTY_STACK = "empty-stack"
    ALREADY_SELECTED = "already-selected"
    SELECTION_EMPTY = "selection-empty"
    PASS_INSTEAD = "pass-instead"
    MUST_SELECT = "must-select"
    MUST_VERIFY = "must-verify"
    OTHERS_ANSWER = "others-answer"
    # outcomes of chance, words, files
    OUTCOME_MISSING = "outcome-missing"
    OUTCOME_IMPOSSIBLE = "outcome-impossible"
    OUTCOME_UNEXPECTED = "outcome-unexpected"
    UNKNOWN_MOVE = "unknown-move"
    UNKNOWN_CARD = "unknown-card"
    UNKNOWN_SEAT = "unknown-seat"
    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_DECK = "unknown-deck"
    UNKNOWN_OPTION = "unknown-option"
    UNKNOWN_PLAYER = "unknown-player"
    BAD_VALUE = "bad-value"
    BAD_ADDRESS = "bad-address"
    BAD_DATABASE = "bad-database"
    BAD_BUS = "bad-bus"
    NOTHING_THERE = "nothing-there"
    NOT_TEXT = "not-text"
    MAIL_TRACES = "mail-traces"
    COLUMN_TWICE = "column-twice"
    COMMENT_TWICE = "comment-twice"
    TOO_LARGE = "too-large"
    NO_FILE = "no-file"
    CANNOT_READ = "cannot-read"
    CANNOT_WRITE = "cannot-write"
    FILE_EXISTS = "file-exists"
    # records
    NO_HEADER = "missing-header"
    BAD_HEADER = "bad-header"
    DOUBLE_HEADER = "double-header"
    BAD_LINE = "bad-line"
    NEWER_FORMAT = "newer-format"
    NEWER_RULES = "newer-rules"
    RULES_CHANGED = "rules-changed"
    BAD_ORDER = "bad-order"
    BAD_NAME = "bad-name"
    MIXED_NAME = "mixed-name"
    WRONG_RESULT = "wrong-result"
    NO_SUCH_STEP = "no-such-step"
    NO_COMMITMENT = "no-commitment"
    KEY_NOT_TOLD = "key-not-told"
    WRONG_KEY = "wrong-key"
    WRONG_CHANCE = "wrong-chance"
    # set-ups
    SEAT_COUNT = "seat-count"
    DECK_TOO_SMALL = "deck-too-small"
    DECK_TOO_LARGE = "deck-too-large"
    OPTION_EXCLUDED = "option-excluded"
    OPTION_TWICE = "option-twice"
    OPTION_BUILT_IN = "option-built-in"
    OPTION_NEEDS = "option-needs"
    OPTION_VALUE = "option-value"
    NO_SUCH_ERAS = "no-such-eras"
    NO_SIDE_PILE = "no-side-pile"
    BAD_TEAMS = "bad-teams"
    NO_OPPONENT = "no-opponent"
    NO_DECIDER = "no-decider"
    TWO_CLOCKS = "two-clocks"
    UNKNOWN_ZONE = "unknown-zone"
    NO_PERSON = "no-person"
    NOT_VECTORISED = "not-vectorised"
    NO_SUCH_DEAL = "no-such-deal"
    BAD_SETUP_CODE = "bad-setup-code"
    BAD_DEAL_CODE = "bad-deal-code"
    DEAL_OF_A_SERVER = "deal-of-a-server"
    NEWER_SETUP_CODE = "newer-setup-code"
    # decks
    DECK_NEEDED = "deck-needed"
    WRONG_DECK = "wrong-deck"
    DECK_COLUMN = "deck-column"
    DECK_FIELD = "deck-field"
    DECK_LINE_BREAK = "deck-line-break"
    DECK_NAMELESS = "deck-nameless-column"
    DECK_DUPLICATE = "deck-duplicate"
    DECK_ERA_SIZE = "deck-era-size"
    DECK_ORDER = "deck-order"
    DECK_LATER_PREREQUISITE = "deck-later-prerequisite"
    DECK_CYCLE = "deck-cycle"
    DECK_NO_SUCCESSOR = "deck-no-successor"
    DECK_ERA_SKIPPED = "deck-era-skipped"
    DECK_NO_STARTER = "deck-no-starter"
    DECK_FAMILY = "deck-family"
    DECK_BASE_UNKNOWN = "deck-base-unknown"
    DECK_BASE_CIRCLE = "deck-base-circle"
    DECK_BASE_UNSOUND = "deck-base-unsound"
    DECK_BASE_ERA = "deck-base-era"
    DECK_BASE_DUPLICATE = "deck-base-duplicate"
    DECKS_NOT_JOINED = "decks-not-joined"
    NO_OWN_DECKS = "no-own-decks"
    NO_DECK_HERE = "no-deck-here"
    # live tables
    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_SEAT = "no-such-seat"
    FOREIGN_TOKEN = "foreign-token"
    NOT_HOST = "not-host"
    NOT_SEATED = "not-seated"
    STALE = "stale"
    WINDOW_OPEN = "window-open"
    ALREADY_ANSWERED = "already-answered"
    NOT_STARTED = "not-started"
    ALREADY_STARTED = "already-started"
    SEATS_OPEN = "seats-open"
    SEAT_TAKEN = "seat-taken"
    NOT_OVER = "not-over"
    HINTS_OFF = "hints-off"
    NO_HINT = "no-hint"
    TALK_OFF = "talk-off"
    NOT_OPEN = "not-open"
    TABLE_CLOSED = "table-closed"
    NOT_CLOSED = "not-closed"
    TABLE_DAMAGED = "table-damaged"
    TOO_MANY = "too-many"
    NOT_GONE = "not-gone"
    VOTE_OPEN = "vote-open"
    NO_VOTE = "no-vote"
    TOO_MANY_CHANGES = "too-many-changes"
    BAD_COMMAND = "bad-command"
    FOREIGN_ORIGIN = "foreign-origin"
    FOREIGN_HOST = "foreign-host"
    OLD_CLIENT = "old-client"
    OTHER_PROTOCOL = "other-protocol"
    NOT_STARTING = "not-starting"
    TOO_LATE = "too-late"
    SERVER_STOPPING = "server-stopping"
    INTERNAL = "internal"
    # accounts, data directories, ports
    NAME_TAKEN = "name-taken"
    WEAK_PASSWORD = "weak-password"
    WRONG_LOGIN = "wrong-login"
    LOGGED_OUT = "logged-out"
    BY_INVITATION = "by-invitation"
    NO_ACCOUNT = "no-account"
    DATA_IN_USE = "data-in-use"
    DATA_READ_ONLY = "data-read-only"
    DATA_CORRUPT = "data-corrupt"
    DATA_NEWER = "data-newer"
    DATABASE_AWAY = "database-away"
    DATABASE_REFUSED = "database-refused"
    DATABASE_UNREACHED = "database-unreached"
    TABLE_MOVED = "table-moved"
    ONE_PROCESS = "one-process"
    PORT_BUSY = "port-busy"
    BAD_BACKUP = "bad-backup"
    SAME_DATA = "same-data"
    OTHER_GAMES = "other-games"
    COPY_DIFFERS = "copy-differs"
    # processes that share work, programs of one's own
    NO_EXTRA = "no-extra"
    NO_CLUSTER = "no-cluster"
    WORKERS_LOST = "workers-lost"
    NO_MODULE = "no-module"
    NO_CALLABLE = "no-callable"
    PROGRAM_NOT_LOADING = "program-not-loading"
    BAD_FAMILY = "bad-family"
    PROGRAM_FAILED = "program-failed"
    ILLEGAL_CHOICE = "illegal-choice"
    # tournaments, plans of experiments and budgets of decks
    FOREIGN_RESULTS = "foreign-results"
    NO_MARKS = "no-marks"
    BAD_PLAN = "bad-plan"
    # printing, games on paper
    BAD_PRINTING = "bad-printing"
    NO_SHEET = "no-sheet"
    NO_PRINTING = "no-printing"
    NO_SUCH_CARDS = "no-such-cards"
    BAD_PICTURE = "bad-picture"
    WORK_LATE = "work-late"
    PAPER_GAME = "paper-game"
    PAPER_ENTRY = "paper-entry"
    PAPER_NOT_HELD = "paper-not-held"
    # matches, joining a running game, taking back
    NO_MATCH = "no-match"
    MATCH_TERMS = "match-terms"
    MATCH_TERM_EXCLUDED = "match-term-excluded"
    MATCH_PLAYER = "match-player"
    MATCH_SETUP = "match-setup"
    MATCH_SEATS = "match-seats"
    MATCH_GAME_NUMBER = "match-game-number"
    MATCH_GAME_DOUBLED = "match-game-doubled"
    MATCH_GAME_UNFINISHED = "match-game-unfinished"
    MATCH_GAME_ABANDONED = "match-game-abandoned"
    MATCH_STANDINGS = "match-standings"
    MATCH_OVER = "match-over"
    NO_MATCH_HERE = "no-match-here"
    NO_PUZZLES = "no-puzzles"
    NO_PUZZLE_FILE = "no-puzzle-file"
    NO_SUCH_PUZZLE = "no-such-puzzle"
    NO_SUCH_ANSWER = "no-such-answer"
    NO_SUCH_LESSON = "no-such-lesson"
    NEXT_GAME = "next-game"
    NO_JOINING = "no-joining"
    STACK_TOO_LOW = "stack-too-low"
    ALREADY_SEATED = "already-seated"
    SOMEBODY_JOINED = "somebody-joined"
    MATCH_GAME_JOINED = "match-game-joined"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NO_UNDO = "no-undo"
    UNDO_NOT_FREE = "undo-not-free"
    UNDO_ASKED = "undo-asked"
    UNDO_PROGRAMS = "undo-programs"
    UNDO_UNKEYED = "undo-unkeyed"


Argument = str | int


class DiscoveryError(Exception):
    """Base of all errors that a user can cause.

    ``code`` is stable, one of ``Code`` or of a family's own list; ``rule`` is a rule number such as ``"C01"``
    or ``""``; ``arguments`` fill the variables of the Fluent message ``error-<code>`` (pieces and seats by id
    and name).
    """

    def __init__(self, code: str, rule: str = "", **arguments: Argument) -> None:
        self.code = code
        self.rule = rule
        self.arguments = arguments
        super().__init__(code, rule, arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors can be pickled, to pass between processes."""
        return _again, (type(self), self.args), self.__dict__

    def __str__(self) -> str:
        given = ", ".join(f"{name}={value!s:.80}" for name, value in self.arguments.items())
        return f"{self.code}" + (f" ({given})" if given else "")


def _again(kind: type[DiscoveryError], arguments: tuple[Any, ...]) -> DiscoveryError:
    """The error as it was before ``__init__``; the rest of it is its state."""
    return kind.__new__(kind, *arguments)


class InvalidInput(DiscoveryError):
    """Text or data that cannot be read. ``line`` counts from 1; 0 means none.

    ``header`` is the header of a record or of a match file that is at fault, where only the one who refuses
    it knows which, or ``""``.
    """

    header = ""

    def __init__(self, code: str, rule: str = "", line: int = 0, **arguments: Argument) -> None:
        super().__init__(code, rule, **arguments)
        self.line = line


class InvalidRecord(InvalidInput):
    """A record that cannot be read or that does not replay; ``line`` counts from the top of the file."""


class InvalidDeck(InvalidInput):
    """A fault in a deck file; ``line`` counts from the top of the file.

    ``file`` is the file name as the user gave it, or ``""``.
    """

    file = ""


class InvalidSetup(InvalidInput):
    """A combination of game, deck, options and seats that the rules do not allow."""


class IllegalMove(DiscoveryError):
    """A move that can be read but that the rules refuse in this position."""


class ProgramFault(DiscoveryError):
    """A user's own program could not be loaded, raised an exception or chose an illegal move.

    ``frames`` are the traceback lines of its own code; ``whole`` is the full traceback with the view that it
    had. Both end with a newline or are empty.
    """

    frames = ""
    whole = ""


class TableError(DiscoveryError):
    """A live table cannot do what was asked of it."""


class StoreError(DiscoveryError):
    """The data directory cannot be used."""


class MissingExtra(DiscoveryError, ImportError):
    """A library is not installed; the arguments name it and the extra of this project that brings it."""
