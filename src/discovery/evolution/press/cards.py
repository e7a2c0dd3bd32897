"""The pieces that every set needs: discoveries, Jokers, point cards, and their backs."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from discovery.core.errors import Code, InvalidInput
from discovery.core.languages import in_language
from discovery.core.press import CARD, Piece, Pieces, PrintWish
from discovery.evolution.cards.data import load_families
from discovery.evolution.cards.deck import Card, Deck, DeckFamily
from discovery.evolution.press.pictures import SHAPES, asset_signs, outlines
from discovery.evolution.variants.battle.codes import AssetCode
from discovery.i18n import knows, translate
from discovery.press.pictures import ENDINGS

COLOURS = ("#6b4a30", "#97431f", "#85620f", "#50652a", "#286466", "#6d4672")
"""Of eras 1 to 6, as on the page."""
LATER_COLOURS = ("#2b4f8c", "#a12a4e", "#1f6b43", "#4a3f93", "#65605b", "#3a2e28")
"""Of eras 7 to 12, which on the page have those of 1 to 6; a card of theirs has a second line as well."""
FAMILY_COLOURS = ("#b04a1c", "#7a5a2e", "#8a3a6c", "#54504b", "#1f6a84", "#8f6408", "#3f6b34")
JOKER_COLOUR = "#3c4654"
CREDIT = "game-icons.net, CC BY 3.0"
POINTS = {1: 18, 5: 14, 20: 10}
"""Point cards by value: 42 cards for 288 points. The number of cards is that of the first printing."""
JOKERS = 4
MOST_COPIES = 200
_COPIES = re.compile(r"([0-9]{1,3})x([0-9]{1,3})")
_NUMBER = re.compile(r"[0-9]{1,4}")
_RANGE = re.compile(r"([0-9]{1,4})-([0-9]{1,4})")


def fronts(wish: PrintWish) -> Pieces:
    """The discoveries, era by era; ``choices["cards"]`` names some by id or number (``1-18,fire``)."""
    return _discoveries("fronts", wish)


def battle_fronts(wish: PrintWish) -> Pieces:
    """The same with their assets (Y01). ``InvalidInput`` NO_ASSETS for a deck without them."""
    if not all(card.asset for card in wish.deck.cards):
        raise InvalidInput(AssetCode.NO_ASSETS)
    return _discoveries("battle-fronts", wish, assets=True)


def _discoveries(key: str, wish: PrintWish, *, assets: bool = False) -> Pieces:
    deck: Deck = wish.deck
    faces = Faces(deck, wish.language, wish.pictures)
    pieces = []
    for card in _chosen(deck, wish.choices.get("cards", "")):
        data = faces.data(card, deck.cards.index(card) + 1)
        data["asset"] = asset_data(card.asset, wish.language) if assets else None
        pieces.append(Piece(card.id, faces.name(card), "discovery", data))
    return Pieces(key, CARD, pieces, back_of(deck, wish.language), credit=CREDIT)


def asset_data(asset: str, language: str) -> dict[str, Any]:
    """The sign and the name of an asset, such as ``raid 2``, as data for paper."""
    kind, _, strength = asset.partition(" ")
    name = translate(language, f"asset-{kind}", strength=int(strength or 0))
    return {"sign": asset_signs()[kind], "name": name}


def jokers(wish: PrintWish) -> Pieces:
    """Jokers with their three uses (N01 to N03); ``choices["jokers"]`` is their number, 0 to 4."""
    number = _number(wish.choices.get("jokers", str(JOKERS)), JOKERS)
    uses = [
        {"rule": rule, "text": translate(wish.language, f"press-joker-{use}")}
        for use, rule in (("trump", "N01"), ("interruption", "N02"), ("tree", "N03"))
    ]
    name = translate(wish.language, "joker-name")
    face = {"id": "joker", "name": name, "colour": JOKER_COLOUR, "uses": uses}
    pieces = [Piece(f"joker-{n}", f"{name} {n}", "joker", face | {"number": n}) for n in range(1, number + 1)]
    return Pieces("jokers", CARD, pieces, back_of(wish.deck, wish.language))


def points(wish: PrintWish) -> Pieces:
    """Point cards; ``choices["points"]`` says how many of each value (``1x18,5x14,20x10``)."""
    made = []
    for size, (value, copies) in enumerate(_copies(wish.choices.get("points", "")).items()):
        face = {
            "value": value,
            "words": translate(wish.language, "press-points-word", number=value),
            "colour": COLOURS[size % len(COLOURS)],
        }
        name = translate(wish.language, "press-points", number=value)
        made.append(Piece(f"points-{value}", name, "points", face, copies))
    word = translate(wish.language, "press-back-points")
    return Pieces("points", CARD, made, plain_back("back-points", word, COLOURS[2]))


def _copies(given: str) -> Mapping[int, int]:
    """How many cards of each value. ``InvalidInput`` BAD_PRINTING."""
    if not given:
        return POINTS
    numbers = {}
    for part in given.split(","):
        one = _COPIES.fullmatch(part.strip())
        if one is None or not 0 < int(one[2]) <= MOST_COPIES or int(one[1]) == 0:
            raise InvalidInput(Code.BAD_PRINTING, given=part[:60], known="1x18,5x14,20x10")
        numbers[int(one[1])] = int(one[2])
    return numbers


def back_of(deck: Deck, language: str) -> Piece:
    """The back of discoveries and Jokers: a band for each era."""
    eras = [COLOURS[(era - 1) % len(COLOURS)] for era in deck.eras()]
    title = in_language(deck.names, language) or deck.id
    return Piece("back-discovery", title, "back", {"title": title, "bands": eras})


def plain_back(key: str, word: str, colour: str) -> Piece:
    """The back of cards that are no discoveries, so that nobody deals them."""
    return Piece(key, word, "back", {"title": word, "bands": [colour]})


class Faces:
    """The printed contents of a deck's cards in one language."""

    def __init__(self, deck: Deck, language: str, pictures: Collection[str] = ()) -> None:
        self._language, self._pictures = language, pictures
        self._known = {card.id: card for card in deck.whole().cards}
        self._families = {family.id: (place, family) for place, family in enumerate(load_families())}
        self._deck = deck

    def name(self, card: Card) -> str:
        """The card's name, its id in a language without one."""
        return in_language(card.names, self._language) or card.id

    def data(self, card: Card, number: int) -> dict[str, Any]:
        """The fields of a card that ``typst/card.typ`` draws; ``number`` counts from 1."""
        place, family = self._families[card.family]
        drawn = outlines()
        return {
            "id": card.id,
            "name": self.name(card),
            "era": card.era,
            "order": card.order,
            "colour": era_colour(card.era),
            "later": card.era > len(COLOURS),
            "picture": drawn.get(card.icon) or drawn[family.icon],
            "file": next((f"{card.id}{end}" for end in ENDINGS if f"{card.id}{end}" in self._pictures), ""),
            "caption": in_language(card.captions, self._language),
            "family": _family(family, place, self._language),
            "when": self._when(card),
            "text": in_language(card.texts, self._language),
            "needs": self._needs(card),
            "footer": f"{self._deck.id} {number}",
        }

    def _needs(self, card: Card) -> list[dict[str, Any]]:
        """The prerequisites, the lowest era last."""
        needed = sorted((self._known[name] for name in card.prerequisites), key=lambda other: -other.era)
        return [
            {"id": one.id, "era": one.era, "colour": era_colour(one.era), "name": self.name(one)}
            for one in needed
        ]

    def _when(self, card: Card) -> str:
        """Period, place and years, as far as they are known."""
        period = f"period-{card.period}"
        called = translate(self._language, period) if knows(self._language, period) else card.period
        parts = (called, in_language(card.places, self._language), self.years(card))
        return " · ".join(part for part in parts if part)

    def years(self, card: Card) -> str:
        """The years of a card as numbers, with a minus before our era: words would not fit on a line."""
        if card.from_year is None:
            return ""
        begin = year_words(self._language, card.from_year)
        if card.to_year is None:
            return begin
        end = year_words(self._language, card.to_year)
        return translate(self._language, "press-years", begin=begin, end=end)


def year_words(language: str, year: int) -> str:
    """A year as a number."""
    return translate(language, "press-year-before" if year < 0 else "press-year", number=abs(year))


def _family(family: DeckFamily, place: int, language: str) -> Mapping[str, Any]:
    return {
        "name": in_language(family.names, language),
        "colour": FAMILY_COLOURS[place % len(FAMILY_COLOURS)],
        "shape": SHAPES[family.shape],
        "icon": outlines()[family.icon],
        "low": family.shape == "triangle",
    }


def era_colour(era: int) -> str:
    """The colour of an era; of twelve each has its own on paper, where no tab tells which six are meant."""
    colours = COLOURS + LATER_COLOURS
    return colours[(era - 1) % len(colours)]


def _number(given: str, most: int) -> int:
    if not (_NUMBER.fullmatch(given) and int(given) <= most):
        raise InvalidInput(Code.BAD_PRINTING, given=given[:60], known=f"0..{most}")
    return int(given)


def _chosen(deck: Deck, wanted: str) -> Sequence[Card]:
    """All cards, or those that are named. ``InvalidInput`` NO_SUCH_CARDS."""
    if not wanted.strip():
        return deck.cards
    ids = {card.id: number for number, card in enumerate(deck.cards, 1)}
    numbers: set[int] = set()
    for part in (part.strip() for part in wanted.split(",")):
        span = _RANGE.fullmatch(part)
        if part in ids:
            numbers.add(ids[part])
        elif span and 0 < int(span[1]) <= int(span[2]) <= len(deck.cards):
            numbers |= set(range(int(span[1]), int(span[2]) + 1))
        elif _NUMBER.fullmatch(part) and 1 <= int(part) <= len(deck.cards):
            numbers.add(int(part))
        else:
            raise InvalidInput(Code.NO_SUCH_CARDS, given=part[:60], most=len(deck.cards))
    return [deck.cards[number - 1] for number in sorted(numbers)]
