"""Options, advice, limits and the words of set-up codes: ``core.setup.SetupPart`` for the card games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from discovery.core.errors import InvalidSetup
from discovery.core.research.measured import read_decisions
from discovery.core.setup import CodeWords, Presets, SetupAdvice
from discovery.evolution.cards.data import printed
from discovery.evolution.cards.deck import Deck
from discovery.evolution.model.rows import MAX_SEATS
from discovery.evolution.model.ruleset import Rules
from discovery.evolution.setups.advice import advice
from discovery.evolution.setups.configurations import CONFIGURATIONS, FIRST_EDITION
from discovery.evolution.setups.styles import DIFFICULTY, STYLES
from discovery.evolution.variants.catalogue import GAMES, OPTIONS, rules_for

# fmt: off
WORDS = CodeWords(
    games=(
        "intro", "memory", "explore", "select", "connect", "fusion",
        "classic-simple", "classic-select", "classic-connect", "classic-memory",
    ),
    decks=("prehistory", "antiquity", "prehistory+antiquity"),
    options=(
        "jokers", "stop", "trump+", "sos", "flash", "series+",
        "link-bonus", "free-placement", "strata", "deposit", "advantage", "eras", "truncated", "objection",
        "battle",
    ),
    seats=("me", "open", "bot", "bot+"),
    later_seats=("virtual",),
    programs=(
        "random", "greedy",
        "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7",
    ),
)
# fmt: on
DECISIONS = Path(__file__).with_name("decisions.csv")
BY_TABLE, BY_CARDS = "B07", "B09"
"""The rules that limit the seats: nine at a table, and what the cards in play allow."""


@cache
def measured() -> Mapping[str, Mapping[int, int]]:
    """The measured numbers of decisions, by game and seats."""
    return read_decisions(DECISIONS)


class CardSetup:
    """The set-ups of the card games."""

    usual_game = "explore"
    options = OPTIONS
    words = WORDS
    configurations = CONFIGURATIONS

    def scored(self, game: str) -> bool:
        """Whether a game counts points (I01)."""
        return GAMES[game].scored

    def virtual(self, game: str) -> Sequence[str]:
        """Each edition has its own (S16)."""
        return [option.key for option in OPTIONS if option.seated and game in option.games]

    def shelf(self, game: str) -> str:
        """The edition of the game: ``"first"`` or ``"newest"``."""
        return "first" if GAMES[game].classic else "newest"

    def presets(self, game: str) -> Presets:
        """Length and time of the first edition (S01, C14), and the styles of each game."""
        return replace(FIRST_EDITION if GAMES[game].classic else Presets(), styles=STYLES[game])

    def difficulty(self, game: str) -> int:
        """By what one has to remember or to plan."""
        return DIFFICULTY[game]

    def decisions(self, game: str) -> Mapping[int, int]:
        """From games between ``greedy`` programs."""
        return measured().get(game, {})

    def most_seats(self, game: str, deck: str | Deck, options: Sequence[str]) -> tuple[int, str]:
        """By the eras that are played, and the extra cards that are dealt (B09, R03)."""
        most = _most_seats(rules_or_bare(game, options), deck)
        return most, BY_TABLE if most == MAX_SEATS else BY_CARDS

    def advice(
        self, game: str, options: Sequence[str], seats: Sequence[str], teams: Sequence[Sequence[int]]
    ) -> list[SetupAdvice]:
        """The book's advice about numbers and about who sits where (B08, P06)."""
        return list(advice(game, options, seats, teams))


def rules_or_bare(game: str, options: Sequence[str]) -> Rules | None:
    """The rules of a set-up; those of the bare game while its options do not go together."""
    try:
        return rules_for(game, options)
    except InvalidSetup:
        return GAMES.get(game)


def _most_seats(rules: Rules | None, deck: str | Deck) -> int:
    if rules is None:
        return MAX_SEATS
    try:
        played = rules.cards_of(printed(deck))
    except InvalidSetup:
        return MAX_SEATS
    return rules.dealing.most_seats(len(rules.stacked(played)), sum(count for _, count in rules.advantage))
