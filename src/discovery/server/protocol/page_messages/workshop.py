"""Messages about making decks (HTTP)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from discovery.core.messages import Printed
from discovery.i18n.faults import Fault
from discovery.server.protocol.setup import DeckFile
from discovery.server.protocol.words import Key, Text

Count = Annotated[int, Meta(ge=0, le=128)]


class DeckWanted(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/workshop/new``: a deck to begin with.

    ``kind``: a ``copy`` of the server's ``deck``, whole or smaller, a tree grown at random in its shape
    (``like``), or ``empty`` rows. 0 ``eras`` or ``cards`` an era: as many as there. ``id`` is the new one's.
    """

    game: Key
    kind: Literal["copy", "like", "empty"]
    deck: Text = ""
    eras: Count = 0
    cards: Count = 0
    id: Text = "deck"
    seed: Text = ""


class DeckSheet(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/workshop/sheet``: a deck file in either format, wanted as TOML or as CSV."""

    game: Key
    file: DeckFile
    toml: bool


class DeckMade(Struct):
    """Answer to ``POST api/workshop/new`` and ``POST api/workshop/sheet``: the text of a deck file."""

    file: str


class DeckDraft(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/workshop/check``: the text of a deck file that is being made, and of what it was
    ``before`` the change that is asked about, ``""`` if nothing is asked about."""

    game: Key
    file: DeckFile
    before: DeckFile = ""


class DraftChecked(Struct):
    """Answer to ``POST api/workshop/check``.

    ``refused``: the law that the change would break for good. The other fields are about the file as it is
    then: its ``faults`` and what could be better (``warnings``), with their lines; of a sound one the
    ``decks`` that it can be played as, and the ``games`` that two seats can play with it alone.
    """

    refused: Fault | None
    faults: list[Fault]
    warnings: list[Fault]
    decks: list[Printed]
    games: list[str]


class DeckBalance(Struct):
    """Answer to ``POST api/workshop/balance``: the verdicts on a sound deck, a sentence each, which measures
    are ``unmet``, and the whole as a ``page`` of HTML that needs nothing from elsewhere."""

    lines: list[str]
    unmet: list[str]
    page: str
