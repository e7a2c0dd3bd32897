"""The games that can be played, and the rule book (HTTP)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from discovery.core.messages import Printed
from discovery.i18n.faults import Fault
from discovery.server.protocol.words import AccountsKept, SeatKind


class OptionInfo(Struct):
    """An option. Its texts are ``option-<key>`` in the translations.

    ``games`` take it, of the games in ``built_in`` it is a part, with all others it does not go. It ``needs``
    and ``excludes`` other options. ``value`` tells what stands behind ``=``: nothing, a ``count`` from
    ``least`` to ``most``, a ``range`` (``1-4``), or a ``seat`` and a count (``2:1``), once for each seat.
    The games in ``more_in`` take up to as many as stands there instead of ``most``.
    """

    key: str
    games: list[str]
    rules: list[str]
    built_in: list[str]
    needs: list[str]
    excludes: list[str]
    value: Literal["", "count", "range", "seat"]
    least: int
    most: int
    more_in: dict[str, int]


class ConfigurationInfo(Struct):
    """A way to fill the seats (rule P06): their kinds, and the teams by seat number.

    Its texts are ``configuration-<key>`` in the translations.
    """

    key: str
    seats: list[SeatKind]
    teams: list[list[int]]


class GameFamily(Struct):
    """Facts that all games of a family share: who can play them, how seats can be filled, how many at most.

    ``usual`` is the game that is played where none is chosen. A game's key begins with its family's and a
    colon, except in the first family. ``advises``: its tables can give hints, and its replays analyses.
    ``deck_bytes`` is the length of the longest deck file that a table may bring, 0 if it may bring none.
    ``prints``: its decks can be drawn on paper.
    """

    key: str
    usual: str
    programs: list[str]
    configurations: list[ConfigurationInfo]
    max_seats: int
    advises: bool
    deck_bytes: int
    prints: bool


class StyleInfo(Struct):
    """A way to play a game: ``options`` as a plan writes them; its texts are ``style-<key>``."""

    key: str
    options: list[str]


class PresetsInfo(Struct):
    """Choices that the book of a game offers outright, each with its rule.

    ``lengths``: how many numbers of the deck are played, from its first one on, as the option with a
    ``range`` says it; those that the deck does not have are not offered. ``turn_seconds``: the time for a
    turn, 0 for none. ``styles``: ways to play it, each for some taste.
    """

    lengths: list[int]
    lengths_rule: str
    turn_seconds: int
    turn_rule: str
    styles: list[StyleInfo]


class GameInfo(Struct):
    """A game; its texts are ``game-<key>`` in the translations, those of its ``shelf`` ``shelf-<shelf>``.

    ``bots`` are the kinds of seats that the rules play themselves. Games of one shelf stand together; ``""``
    is no shelf. ``handicap`` and ``championship``: whether these terms of a match go with it. ``paper``:
    whether it can be followed while people play with real cards. ``difficulty`` is 1 to 3. ``minutes`` tells
    how long a game lasts, from one seat on; 0 where that was not measured.
    """

    key: str
    points: bool
    rules: list[str]
    bots: list[str]
    shelf: str
    presets: PresetsInfo
    handicap: bool
    championship: bool
    paper: bool
    difficulty: int
    minutes: list[int]


class Catalogue(Struct):
    """Answer to ``GET api/catalogue``. ``lobby``: hosts may show their tables in a list,
    ``contests``: anybody may hold one, ``classes``: teachers may have classes,
    ``clubs``: accounts may found clubs.
    ``push``: the public key with which a device lets this server call it, ``""`` where it calls none.
    ``accounts``: who makes accounts here; ``mail``: whether it writes to people; ``webhooks``: accounts may
    have programs told what happens at their tables."""

    version: str
    wire: int
    lobby: bool
    contests: bool
    classes: bool
    clubs: bool
    push: str
    accounts: AccountsKept
    mail: bool
    webhooks: bool
    families: list[GameFamily]
    games: list[GameInfo]
    options: list[OptionInfo]
    decks: list[Printed]


class DeckTexts(Struct):
    """Answer to ``GET api/decks/DECK/LANGUAGE``: what is printed on the pieces of a deck, by their ids.

    ``places``: where what they show was first known, of those that say it. ``traits``: what the rules of some
    options ask of them, in the family's words: the asset of a card (Y01), such as ``raid 2``."""

    texts: dict[str, str]
    places: dict[str, str]
    traits: dict[str, str]


class OwnDeck(Struct):
    """Answer to ``GET api/tables/ID/cards``: all that is printed of the deck that a table has brought, and
    what its pieces say by language. Its ``id`` is the table's ``deck``."""

    deck: Printed
    texts: dict[str, DeckTexts]


class DeckChecked(Struct):
    """Answer to ``POST api/decks``: the ``faults`` of a deck file, each with its line, or the ``decks`` that
    it can be played as: by itself, and together with those that it builds on. A plan that brings the file
    names one of them by its ``id``. ``games`` are those that only the file makes, by their keys, with their
    names by language."""

    faults: list[Fault]
    decks: list[Printed]
    games: dict[str, dict[str, str]]


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


class DifferenceText(Struct):
    """One thing that a game does otherwise than Intro, and the rules that say so."""

    text: str
    rules: list[str]


class GameDifferences(Struct):
    """The news of a game to someone who knows Intro."""

    game: str
    differences: list[DifferenceText]


class RuleBook(Struct):
    """Answer to ``GET api/rules/LANGUAGE``; ``games`` are in the book's order, Intro with nothing."""

    language: str
    games: list[GameDifferences]
    sections: list[RuleSection]
