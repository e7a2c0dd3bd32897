"""The part of a family for the server: how its games are shown to people who play over a network.

Positions, happenings and what is printed are the family's own messages: ``msgspec`` structs whose tag is the
family's key, in the field ``family`` (``tag="walk", tag_field=TAG_FIELD``). Only the family's part of the
client reads more of them; the server passes them on, compares them and encodes them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from discovery.core.protocol import Event

TAG_FIELD = "family"
"""The field by which a client tells the messages of families apart."""
Fields = dict[str, Any]
"""Values by the name of their field."""


@dataclass(slots=True)
class AtTheTable:
    """The state of a live table that limits a viewer's moves: whether they have ``answered`` in the open
    window, are ``silent`` in it by a standing order, or sit at a table that is ``closed``. Not frozen: one is
    made for each viewer at every move, and a frozen one takes three times as long."""

    answered: bool = False
    silent: bool = False
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Questions:
    """The questions for the host of a table: how ``windows`` are kept, because actions can be answered by
    ``windows_rule``, and who is shown what others have to remember, because much of it lies hidden
    (``piled``); and whether others may join the running game (``joining``)."""

    windows: bool
    piled: bool
    windows_rule: str = ""
    joining: bool = False


@dataclass(frozen=True, slots=True)
class SignalRules:
    """The signals that people at a table may exchange besides the game: the family's own ready-made
    ``phrases``, ends of messages ``talk-...``; where nobody may talk, ``silent_rule`` is the number of the
    rule."""

    phrases: tuple[str, ...] = ()
    silent_rule: str = ""


@dataclass(frozen=True, slots=True)
class Count:
    """Something counted of a finished game: its ``id`` in the family's messages, ``tally-ID``, and a number a
    seat."""

    id: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lead:
    """By how much the winners are ahead: ``number`` of what ``id`` says (``lead-ID``), of ``seat``."""

    id: str
    number: int
    seat: int


@dataclass(frozen=True, slots=True)
class Tally:
    """How a finished game was won. ``points`` are the sources of the total of each seat and add up to it,
    empty in games without points; ``deeds`` is what else the seats did. ``lead`` is ``None`` where nobody is
    ahead of anybody."""

    points: tuple[Count, ...]
    deeds: tuple[Count, ...]
    lead: Lead | None = None


def counts(by_key: Mapping[str, Sequence[int]]) -> tuple[Count, ...]:
    """Counts by id, without those that are 0 for every seat."""
    return tuple(Count(key, tuple(seats)) for key, seats in by_key.items() if any(seats))


class PresentPart(Protocol):
    """How a family's games are shown. ``shared`` and ``own`` are opaque values that can be compared."""

    @property
    def position(self) -> type:
        """The message of a position. Its ``legal`` lists the viewer's own moves in notation."""
        ...

    @property
    def happening(self) -> type:
        """The message of one thing that happened."""
        ...

    @property
    def printed(self) -> type:
        """The message of a deck, a map or whatever else is printed. It has an ``id``, and a ``name`` in every
        language, ``dict[str, str]``."""
        ...

    @property
    def by_number(self) -> Mapping[str, type]:
        """The fields of a position that are lists with an entry a seat, of which a change holds only what has
        changed, by number."""
        ...

    def decks(self) -> Sequence[object]:
        """All that is printed, for the catalogue."""
        ...

    def deck_info(self, deck: Any) -> object:
        """The message of one deck, which may be a host's own; its ``id`` is the deck's key in records."""
        ...

    def deck_games(self, deck: Any) -> Mapping[str, Mapping[str, str]]:
        """The games that only a deck of its own makes, by their keys, with their names by language."""
        ...

    def first_rules(self, game: str) -> Sequence[str]:
        """The numbers of the rules with which the book begins to tell of a game."""
        ...

    def questions(self, game: str, options: Sequence[str]) -> Questions:
        """The questions that a set-up raises for its host; options that do not go together are ignored."""
        ...

    def signal_rules(self, game: str, teams: bool) -> SignalRules:
        """The signals that people may exchange; ``teams``: some of them play together."""
        ...

    def open_to_all(self, game: Any, shared: Any, thing: str) -> bool:
        """Whether everybody sees what somebody points at: it is named as in ``considered_moves``, by a word
        and a name, ``card:fire``, ``seat:1``; ``move:`` and a move for one that is suggested."""
        ...

    def texts(self, deck: Any, language: str) -> Mapping[str, str]:
        """The sentences printed on the pieces of a deck (an id, or a host's own), by their ids; empty where
        the family has no such deck. A client asks for them apart from the catalogue, because they are most of
        what is printed."""
        ...

    def places(self, deck: Any, language: str) -> Mapping[str, str]:
        """Where what the pieces show was first known, by their ids; only of those that say it."""
        ...

    def traits(self, deck: Any) -> Mapping[str, str]:
        """The traits that the rules of some options look for in pieces, by the ids of the pieces that have
        one, in words of the family that are the same in every language."""
        ...

    def shared(self, game: Any, state: Any, learner: bool) -> object:
        """The position as everybody sees it; a ``learner`` is shown what others have to remember."""
        ...

    def own(self, game: Any, state: Any, shared: Any, viewer: int, at: AtTheTable) -> object:
        """The part of a position that only ``viewer`` sees; ``shared`` is of the same position."""
        ...

    def whole(self, game: Any, shared: Any, own: Any) -> object:
        """The position of a viewer, as a message."""
        ...

    def changed(self, before: Any, now: Any) -> Fields:
        """The fields of a position that have changed for everybody between two ``shared``."""
        ...

    def changed_for(self, game: Any, before: tuple[Any, Any], now: tuple[Any, Any], common: Fields) -> Fields:
        """All fields that have changed for one viewer, who knew ``before`` (shared and own) and now knows
        ``now``; ``common`` is what ``changed`` found."""
        ...

    def happenings(self, game: Any, events: Sequence[Event]) -> list[Any]:
        """Events as messages; they must be masked already."""
        ...

    def revealed(self, game: Any, state: Any) -> object:
        """The position with nothing hidden that has been dealt, as a message: for replays."""
        ...

    def deck(self, game: Any, language: str) -> Any:
        """All that is printed of a game, as a message tagged ``"deck"``, for programs."""
        ...

    def piece_names(self, game: Any, language: str) -> Mapping[str, str]:
        """The names of a game's pieces by their ids, for sentences; its deck may be a host's own."""
        ...

    def seen(self, game: Any, view: Any) -> object:
        """A view as a message, for programs."""
        ...

    def ended(self, position: Any) -> tuple[str, list[Any]]:
        """How a finished game ended, from a position of it, for programs: the reason, and a row a seat with
        at least ``seat``, ``winner`` and ``total``."""
        ...

    def tally(self, game: Any, state: Any, happened: Sequence[Sequence[Event]]) -> Tally:
        """The deeds of the seats of a finished game, and the sources of their points. It takes the last
        position and the events, the opening and move by move, with the seats numbered as in the end."""
        ...

    def requires_memory(self, game: Any) -> bool:
        """Whether players must remember by themselves what is older than two turns."""
        ...

    def spots(self, game: Any, state: Any, seat: int, move: int) -> list[list[int]]:
        """Where a move may go, as ``[x, y, ...]``."""
        ...

    def considered_moves(self, position: Any, piece: str) -> list[str]:
        """Moves with a piece that a viewer may try in vain, from the position that they see."""
        ...
