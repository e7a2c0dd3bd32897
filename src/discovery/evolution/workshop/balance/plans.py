"""Which games are measured: tables that the deck has enough cards for, and who plays at them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from discovery.core.errors import Code, InvalidInput, InvalidSetup
from discovery.core.workshop.samples import Cell, Side
from discovery.evolution.cards.data import brief
from discovery.evolution.cards.deck import Deck
from discovery.evolution.variants.catalogue import GAMES as RULES

GAMES = ("intro", "explore", "connect")
SMALL = ("classic-simple",)
"""Asked about a deck that is too small for any of those: the first edition deals no pool (S01)."""
SEATS = (2, 3, 4)
RANDOM, GREEDY, SKILL, LEVELS, LEVEL_SKILL, DEEP = "random", "greedy", "skill", "level-3", "levels", "level-5"
OBSERVED = (RANDOM, GREEDY)
PLANS: Mapping[str, Mapping[str, int]] = {
    "quick": {RANDOM: 20_000, GREEDY: 100, SKILL: 100},
    "full": {RANDOM: 100_000, GREEDY: 1_000, SKILL: 1_000, LEVELS: 200, LEVEL_SKILL: 200, DEEP: 50},
}
"""Games of each kind at a table, at most."""
PLAYERS: Mapping[str, tuple[str, ...]] = {
    RANDOM: ("random",),
    GREEDY: ("greedy",),
    SKILL: ("greedy", "random"),
    LEVELS: ("level-3",),
    LEVEL_SKILL: ("level-3", "level-1"),
    DEEP: ("level-5",),
}


@dataclass(frozen=True, slots=True)
class BalanceTable:
    """A game and its number of seats."""

    game: str
    seats: int

    def key(self, kind: str) -> str:
        """The key of the cell where players of that kind sit at it."""
        return f"{self.game}/{self.seats}/{kind}"


def tables_of(
    decks: Iterable[Deck], games: Sequence[str], seats: Sequence[int] = SEATS
) -> list[BalanceTable]:
    """The tables that all the decks have enough cards for (B09). Without ``games`` those of the usual ones,
    or of a small one if there is none. ``InvalidSetup`` if there is none at all."""
    cards = min(len(deck.cards) for deck in decks)
    able = {game: rules.dealing.most_seats(cards) for game, rules in RULES.items()}
    for wanted in (games,) if games else (GAMES, SMALL):
        tables = [BalanceTable(game, number) for game in wanted for number in seats if number <= able[game]]
        if tables:
            return tables
    most = max(able[game] for game in games or SMALL)
    raise InvalidSetup(Code.DECK_TOO_SMALL, "B09", seats=min(seats), cards=cards, most=most)


def cells_of(tables: Sequence[BalanceTable], decks: Sequence[Deck], plan: str, games: int = 0) -> list[Cell]:
    """The cells of a plan, ``games`` at most where given; two decks play in pairs. ``InvalidInput`` BAD_VALUE
    for an unknown plan."""
    if plan not in PLANS:
        raise InvalidInput(Code.BAD_VALUE, given=plan[:60])
    return [
        _cell(table, kind, decks, min(most, games or most))
        for table in tables
        for kind, most in PLANS[plan].items()
    ]


def _cell(table: BalanceTable, kind: str, decks: Sequence[Deck], games: int) -> Cell:
    players = PLAYERS[kind]
    seated = tuple(players[seat % len(players)] for seat in range(table.seats))
    sides = tuple(Side(table.game, seated, deck=brief(deck)) for deck in decks)
    return Cell(table.key(kind), sides, games, rotate=len(players) > 1, observed=kind in OBSERVED)
