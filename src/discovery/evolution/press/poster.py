"""The tree as a poster: a row an era, the first one at the bottom, lines to what each discovery leads to.

Lengths are millimetres from the top left corner. On paper of its own it is one page; on tiles it is cut into
pages of the paper that was asked for, which overlap and are glued together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from discovery.core.errors import Code, InvalidInput
from discovery.core.languages import in_language
from discovery.core.press import Pages, PrintWish, Size
from discovery.evolution.cards.deck import Card, Deck
from discovery.evolution.press.cards import CREDIT, Faces, era_colour, year_words
from discovery.i18n import translate
from discovery.press.layout import PAPERS, Corner

ON_TILES = "tiles"
PAPER = ("a3", "a2", ON_TILES)
"""Values of ``choices["poster"]``, the usual one first."""
MARGIN = 10.0
"""White around the poster, and around each tile."""
OVERLAP = 10.0
"""How much of the drawing two neighbouring tiles share."""
ACROSS = 2
"""Tiles side by side, and one above the other."""
HEAD, FOOT, TIMELINE = 16.0, 6.0, 24.0
FILLED = 0.86, 0.58
"""The share of its cell that a card takes, across and down; the rest is for lines."""
NAMED = 20.0
"""Cards of this height name all that they need; lower ones only what lies in decks that are not on the
poster, where no line leads."""


@dataclass(frozen=True, slots=True)
class PosterPage:
    """A page of a poster: its line and column from 1, and the corner of what it shows."""

    row: int
    column: int
    corner: Corner


def tiles(paper: Size) -> tuple[Size, Size, list[PosterPage]]:
    """The size of a poster on tiles of this paper, that of the window of each tile, and the tiles."""
    window = Size(paper.width - 2 * MARGIN, paper.height - 2 * MARGIN)
    across, down = window.width - OVERLAP, window.height - OVERLAP
    cut = [
        PosterPage(row + 1, column + 1, Corner(column * across, row * down))
        for row in range(ACROSS)
        for column in range(ACROSS)
    ]
    return Size(ACROSS * across + OVERLAP, ACROSS * down + OVERLAP), window, cut


def poster(wish: PrintWish) -> Pages:
    """On A3 or A2, or on tiles of the paper that was asked for, as ``choices["poster"]`` says.
    ``InvalidInput`` BAD_PRINTING for another value."""
    wanted = wish.choices.get("poster", PAPER[0])
    if wanted not in PAPER:
        raise InvalidInput(Code.BAD_PRINTING, given=wanted[:60], known=" ".join(PAPER))
    deck: Deck = wish.deck
    sheet = PAPERS[wish.paper if wanted == ON_TILES else wanted]
    if max(map(len, _rows(deck))) >= len(_rows(deck)):
        sheet = Size(sheet.height, sheet.width)
    if wanted == ON_TILES:
        whole, window, cut = tiles(sheet)
    else:
        whole, window, cut = sheet, sheet, [PosterPage(1, 1, Corner(0, 0))]
    drawing = _Drawing(wish, whole, 0.0 if wanted == ON_TILES else MARGIN)
    return Pages(
        "poster",
        "poster",
        drawing.data()
        | {
            "page": [sheet.width, sheet.height],
            "window": [window.width, window.height],
            "tiles": [_tile(tile, cut, wish.language) for tile in cut],
            "overlap": OVERLAP,
        },
        "" if wanted == ON_TILES else wanted,
    )


def _rows(deck: Deck) -> list[list[Card]]:
    """The cards of each era, the first era first."""
    return [list(row) for _, row in groupby(deck.cards, key=lambda card: card.era)]


def _tile(tile: PosterPage, cut: Sequence[PosterPage], language: str) -> dict[str, object]:
    note = translate(
        language,
        "press-poster-tile",
        row=tile.row,
        column=tile.column,
        rows=cut[-1].row,
        columns=cut[-1].column,
        overlap=round(OVERLAP),
    )
    last = tile.row == cut[-1].row, tile.column == cut[-1].column
    return {
        "corner": [tile.corner.x, tile.corner.y],
        "note": note if len(cut) > 1 else "",
        "beside": not last[1],
        "below": not last[0],
    }


class _Drawing:
    """Where everything lies on a poster of a size, ``edge`` mm from its sides."""

    def __init__(self, wish: PrintWish, size: Size, edge: float) -> None:
        deck: Deck = wish.deck
        self._deck, self._language, self._size, self._edge = deck, wish.language, size, edge
        self._rows = rows = _rows(deck)
        self._faces = Faces(deck, wish.language, wish.pictures)
        room = Size(size.width - 2 * edge - TIMELINE, size.height - 2 * edge - HEAD - FOOT)
        self._cell = Size(room.width / max(map(len, rows)), room.height / len(rows))
        self._card = Size(self._cell.width * FILLED[0], self._cell.height * FILLED[1])
        self._places = {card.id: self._place(card, row) for row in range(len(rows)) for card in rows[row]}

    def data(self) -> dict[str, object]:
        """The fields of the poster that ``typst/poster.typ`` draws; lengths in millimetres."""
        deck, language = self._deck, self._language
        name = in_language(deck.names, language) or deck.id
        return {
            "size": [self._size.width, self._size.height],
            "edge": self._edge,
            "title": translate(language, "press-poster-title", deck=name),
            "words": translate(language, "press-poster-lines"),
            "credit": CREDIT,
            "card": [self._card.width, self._card.height],
            "timeline": TIMELINE,
            "eras": [self._era(row, cards) for row, cards in enumerate(self._rows)],
            "cards": [self._face(card) for card in deck.cards],
            "lines": list(self._lines()),
        }

    def _place(self, card: Card, row: int) -> Corner:
        """The corner of a card: rows from the bottom up, cards of a row in the middle of it."""
        cards = self._rows[row]
        free = self._size.width - 2 * self._edge - TIMELINE - len(cards) * self._cell.width
        left = self._edge + TIMELINE + free / 2 + cards.index(card) * self._cell.width
        top = self._top(row)
        return Corner(
            left + (self._cell.width - self._card.width) / 2,
            top + (self._cell.height - self._card.height) * 0.62,
        )

    def _top(self, row: int) -> float:
        return self._edge + HEAD + (len(self._rows) - 1 - row) * self._cell.height

    def _era(self, row: int, cards: Sequence[Card]) -> dict[str, object]:
        era = cards[0].era
        begun = [card.from_year for card in cards if card.from_year is not None]
        names = self._deck.era_names.get(era, {})
        return {
            "top": self._top(row),
            "height": self._cell.height,
            "number": str(era),
            "name": in_language(names, self._language),
            "colour": era_colour(era),
            "early": year_words(self._language, min(begun)) if begun else "",
            "late": year_words(self._language, max(begun)) if begun else "",
        }

    def _face(self, card: Card) -> dict[str, object]:
        face = self._faces.data(card, 0)
        place = self._places[card.id]
        needs = [need | {"drawn": need["id"] in self._places} for need in face["needs"]]
        if self._card.height < NAMED:
            needs = [need for need in needs if not need["drawn"]]
        kept = ("id", "name", "order", "colour", "picture", "file", "family")
        extra = {"when": [face["when"], self._faces.years(card)], "needs": needs}
        return {key: face[key] for key in kept} | extra | {"x": place.x, "y": place.y}

    def _lines(self) -> Iterator[dict[str, object]]:
        """From the upper edge of what is needed to the foot of what needs it, or within a row to its upper
        edge. Ends are spread along an edge, so that lines can be told apart."""
        links = [
            (name, card.id)
            for card in self._deck.cards
            for name in card.prerequisites
            if name in self._places
        ]
        starts = self._ends(links, 0)
        ends = self._ends([link for link in links if not self._level(*link)], 1)
        colours = {card.id: era_colour(card.era) for card in self._deck.cards}
        for link in links:
            needed, card = (self._places[name] for name in link)
            level = self._level(*link)
            foot = card.y if level else card.y + self._card.height
            to = card.x + self._card.width / 2 if level else ends[link]
            yield {
                "from": [starts[link], needed.y],
                "to": [to, foot],
                "level": level,
                "colour": colours[link[0]],
            }

    def _level(self, needed: str, card: str) -> bool:
        return self._places[needed].y == self._places[card].y

    def _ends(self, links: Sequence[tuple[str, str]], side: int) -> Mapping[tuple[str, str], float]:
        """Where on a card's edge each line begins (``side`` 0) or ends (1), sorted by their other ends."""
        ends: dict[tuple[str, str], float] = {}
        for name in {link[side] for link in links}:
            own = [link for link in links if link[side] == name]
            own.sort(key=lambda link: (self._places[link[1 - side]].x, link))
            step = self._card.width / (len(own) + 1)
            ends |= {link: self._places[name].x + step * (place + 1) for place, link in enumerate(own)}
        return ends
