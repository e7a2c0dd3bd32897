"""The texts of a content's sheets in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from discovery.core.errors import Code, InvalidInput
from discovery.core.languages import in_language
from discovery.core.press import Piece, PrintWish
from discovery.i18n import translate
from discovery.survival.content.decks import OURS
from discovery.survival.content.tables import RESOURCES, Amounts, Content, TaskRow
from discovery.survival.content.wording import wording
from discovery.survival.press.drawings import Drawing, sign

MOST_SEATS = 4
COLOURS: Mapping[str, str] = {
    "plant": "#3f6b34", "rock": "#54504b", "debris": "#7a5a2e", "track": "#5f554a", "water": "#1f6a84",
    "monster": "#8d2a1a", "landmark": "#6d4672", "night": "#3a4466", "threat": "#7c3a1c",
    "project": "#85620f", "item": "#6b4a30", "enemy": "#8d2a1a", "character": "#286466",
    "support": "#50652a", "quest": "#6d4672", "supply": "#6b4a30", "tile": "#6b4a30",
}  # fmt: skip
"""By what a piece is; a sign and a word stand beside every colour."""
SIGNS = {"water": "source", "explore": "project"}
"""The signs of what is called otherwise on the page."""


class Copy:
    """A content as it is worded for a ``wish``, and for how many seats."""

    def __init__(self, wish: PrintWish) -> None:
        self.content: Content = wish.deck
        self.language = wish.language
        self.seats = _seats(wish.choices.get("seats", str(MOST_SEATS)))
        self._wording = wording(self.content, wish.language)

    @property
    def title(self) -> str:
        """The content's name; the one that the game comes with has the game's."""
        named = in_language(self.content.names, self.language)
        if named:
            return named
        return self.say("title") if self.content.id in OURS else self.content.id

    def say(self, word: str, **values: Any) -> str:
        """One of the family's words for paper."""
        return translate(self.language, f"press-discover-{word}", **values)

    def word(self, message: str, **values: Any) -> str:
        """A word that the page uses as well, with a capital where it begins."""
        return translate(self.language, f"discover-{message}", **values)

    def name(self, table: str, id: str) -> str:
        """The name of a row."""
        return self._wording.name(table, id)

    def text(self, table: str, id: str, column: str = "text") -> str:
        """A sentence of a row."""
        return self._wording.text(table, id, column)

    def task(self, number: int, task: TaskRow) -> str:
        """The sentence of a task by its number in its scenario."""
        return self._wording.task(task.scenario, number)

    def land(self, land: str) -> str:
        """The name of a land; empty for what belongs to all of them."""
        return self.name("lands", land) if land in self.content.lands else ""

    def amounts(self, amounts: Amounts) -> list[dict[str, object]]:
        """Resources with their signs and numbers."""
        return [
            {"sign": sign(RESOURCES[kind]), "name": self.name("resources", RESOURCES[kind]), "number": number}
            for kind, number in amounts
        ]


def sentence(words: str) -> str:
    """Words with a capital at their beginning."""
    return words[:1].upper() + words[1:]


def back(key: str, kind: str, title: str, drawing: Drawing, under: str = "") -> Piece:
    """A back with a sign and words, the same under a half turn."""
    data = {"id": key, "colour": COLOURS[kind], "title": title, "under": under, "sign": drawing}
    return Piece(key, title, "back", data)


def joined(words: Iterable[str]) -> str:
    """The words that are not empty, side by side."""
    return " · ".join(word for word in words if word)


def _seats(given: str) -> int:
    """The number of seats, from 1. ``InvalidInput`` BAD_PRINTING for anything else."""
    if given not in {str(seats) for seats in range(1, MOST_SEATS + 1)}:
        raise InvalidInput(Code.BAD_PRINTING, given=given[:60], known=f"1..{MOST_SEATS}")
    return int(given)
