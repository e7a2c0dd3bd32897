"""Puzzles on paper: a page with the position as its player sees it, the solution overleaf."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from discovery.core.press import Pages
from discovery.evolution.cards.data import DECKS, load_deck
from discovery.evolution.cards.deck import Deck
from discovery.evolution.press.cards import CREDIT, Faces, era_colour
from discovery.i18n import NO_NAMES, titled, translate

HARDEST = 5
ERAS = "eras="
_KEPT = ("id", "name", "era", "order", "colour", "family", "needs")


def puzzle_pages(sheets: Sequence[Mapping[str, Any]], deck: Deck | None, language: str) -> Pages:
    """Two pages for each puzzle as ``core.puzzles.PuzzlePart.on_paper`` gets it. ``deck`` is the host's own
    that they are played with, ``None`` for those that come with the game."""
    made = []
    for number, one in enumerate(sheets, 1):
        asked = one["question"]
        played = deck or load_deck(asked["deck"] if asked["deck"] in DECKS else DECKS[0])
        made.append(_Sheet(played, language, one).data(number, len(sheets)))
    words = ("hand", "pool", "tree", "players", "which", "solution", "share", "why")
    said = {word: translate(language, f"press-puzzle-{word}") for word in words}
    return Pages("puzzles", "puzzles", {"puzzles": made, "words": said, "credit": CREDIT})


class _Sheet:
    """A puzzle in words and cards."""

    def __init__(self, deck: Deck, language: str, sheet: Mapping[str, Any]) -> None:
        self._language, self._told, self._asked = language, sheet, sheet["question"]
        self._position: Mapping[str, Any] = self._asked["position"]
        span = next((one.removeprefix(ERAS) for one in self._asked["options"] if one.startswith(ERAS)), "")
        first, _, last = span.partition("-")
        self._deck = deck.within(int(first), int(last or first)) if span else deck
        self._faces = Faces(self._deck, language)
        self._cards = {card.id: card for card in self._deck.whole().cards}

    def data(self, number: int, of: int) -> dict[str, object]:
        """The fields of sheet ``number`` out of ``of`` that ``typst/puzzle.typ`` draws."""
        asked, position = self._asked, self._position
        solver = asked["seats"].index(asked["seat"])
        return {
            "id": asked["id"],
            "number": self._say("puzzle-number", number=number, of=of),
            "game": str(titled(self._language, asked["game"])),
            "difficulty": asked["difficulty"],
            "hardest": HARDEST,
            "difficulty-words": self._say("puzzle-difficulty", number=asked["difficulty"]),
            "ask": self._say(f"puzzle-ask-{asked['kind']}", name=asked["seat"]),
            "facts": list(self._facts()),
            "hand": [self._card(card) for card in position["seats"][solver]["cards"] or ()],
            "pool": [self._card(card) for card in position["pool"]],
            "seats": [
                self._seat(name, seat, own=name == asked["seat"])
                for name, seat in zip(asked["seats"], position["seats"], strict=True)
            ],
            "tree": self._tree(),
            "answers": [self._told["moves"][answer] for answer in asked["answers"]],
            "solution": self._solution(),
        }

    def _facts(self) -> list[str]:
        position = self._position
        facts = [self._say("press-puzzle-stack", cards=position["stack"])]
        if position["placed"]:
            last = self._name(position["last"])
            facts.append(self._say("press-puzzle-placed", cards=position["placed"], name=last))
        if position["trumps"]:
            facts.append(self._say("press-puzzle-trumps", count=position["trumps"]))
        options = [f"{titled(self._language, key)} {value}".strip() for key, value in self._options()]
        if options:
            facts.append(self._say("press-puzzle-options", options=", ".join(options)))
        return facts

    def _options(self) -> list[tuple[str, str]]:
        return [
            (key, value) for key, _, value in (option.partition("=") for option in self._asked["options"])
        ]

    def _seat(self, name: str, seat: Mapping[str, Any], *, own: bool) -> dict[str, object]:
        return {
            "name": name,
            "line": " · ".join(self._seat_line(seat, own=own)),
            "discard": [self._card(card) for card in seat["discard"]],
        }

    def _seat_line(self, seat: Mapping[str, Any], *, own: bool) -> Iterator[str]:
        if own:
            yield self._say("press-puzzle-you")
        yield self._say("press-puzzle-hand-of", cards=seat["hand"])
        if seat["points"] is not None:
            yield self._say("press-points", number=seat["points"])
        yield self._say("press-puzzle-discard-of", cards=len(seat["discard"]))

    def _tree(self) -> list[dict[str, object]]:
        """The rows of the tree from the last era down to the first, with what is missing."""
        placed = set(self._position["tree"])
        rows = [(era, list(cards)) for era, cards in groupby(self._deck.cards, key=lambda card: card.era)]
        return [
            {
                "era": era,
                "colour": era_colour(era),
                "cards": [{"name": self._name(card.id), "placed": card.id in placed} for card in cards],
            }
            for era, cards in reversed(rows)
        ]

    def _card(self, card: str) -> dict[str, object]:
        """A card with what it needs; a Joker has no era."""
        if card not in self._cards:
            return {"id": card, "name": self._name(card), "era": 0, "colour": era_colour(1), "needs": []}
        face = self._faces.data(self._cards[card], 0)
        return {key: face[key] for key in _KEPT}

    def _name(self, card: str) -> str:
        known = self._cards.get(card)
        return self._say("joker-name") if known is None else self._faces.name(known)

    def _solution(self) -> dict[str, object]:
        solution, moves = self._told["solution"], self._told["moves"]
        shares = sorted(solution["values"].items(), key=lambda pair: -pair[1])
        (best, value), (_, second) = shares[0], shares[1]
        return {
            "words": self._say("puzzle-solution", move=moves[best], value=value, second=second),
            "shares": [{"words": moves[answer], "share": share} for answer, share in shares],
            "why": list(self._told["why"]),
        }

    def _say(self, message: str, **given: str | int) -> str:
        return translate(self._language, message, NO_NAMES, **given)
