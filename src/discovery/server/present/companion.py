"""Games with real cards, as people tell them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from discovery.core.companion import PaperGame
from discovery.core.errors import Code, InvalidInput
from discovery.core.family import Family
from discovery.core.registry import families, family_of
from discovery.play.records.reading import read
from discovery.play.records.writing import write
from discovery.server.config.settings import Limits
from discovery.server.present.printing import deck_wanted
from discovery.server.protocol import PaperChoice, PaperInfo, PaperSeatInfo, PaperWanted
from discovery.server.tables.own_decks import carrying


def paper_table(wanted: PaperWanted, limits: Limits) -> PaperInfo:
    """The table after the log. ``InvalidInput`` PAPER_GAME and the others of ``CompanionPart.table``;
    ``InvalidDeck`` for a deck file with a fault."""
    part = family_of(wanted.game).companion
    if part is None:
        known = [game for family in families() for game in _games(family)]
        raise InvalidInput(Code.PAPER_GAME, given=wanted.game, known=" ".join(known))
    deck = deck_wanted(wanted.game, wanted.deck, wanted.file, limits)
    table = part.table(PaperGame(wanted.game, tuple(wanted.seats), deck, tuple(wanted.log)))
    return PaperInfo(
        seats=[PaperSeatInfo(**(asdict(seat) | {"discard": list(seat.discard)})) for seat in table.seats],
        tree=list(table.tree),
        pool=list(table.pool),
        stack=table.stack,
        turn=table.turn,
        asked=table.question,
        choices=[PaperChoice(word, list(what)) for word, what in table.choices.items()],
        unseen=list(table.unseen),
        actors=list(table.actors),
        over=table.over,
        winners=list(table.winners),
        record=_with_file(table.record, wanted.file),
    )


def _with_file(record: str, file: str) -> str:
    """The record with the deck file that was brought, so that it replays by itself."""
    return write(carrying(read(record), file)) if record and file else record


def _games(family: Family) -> Sequence[str]:
    return family.companion.games if family.companion else ()
