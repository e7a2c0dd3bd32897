"""Somebody who is told only what a seat observes, and keeps book of it: the referee's position must agree.

Nobody may have to guess what changed: pieces, damage, places, tiles, tokens, fires, enemies, cards. Of
projects that others draw or hand on they learn nothing but that it happened (XT02).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy, deepcopy

from discovery.core.protocol import Event
from discovery.survival.game import SurvivalGame
from discovery.survival.model import events as told
from discovery.survival.model.codes import ITEM_PIECE
from discovery.survival.views.event_pieces import piece_of
from tests.support.survival.referee.tables import DAMAGES, RESOURCES, WAYS, Hex, by_id
from tests.support.survival.referee.world import Foe, World

Entry = Callable[["Notebook", Event], None]


class Notebook:
    """The book of ``viewer``, a seat or -1 for a spectator, begun where the referee stands; ``rows`` are the
    numbers of the enemies on the map, oldest first."""

    def __init__(self, game: SurvivalGame, world: World, viewer: int, rows: Sequence[int]) -> None:
        self.game, self.viewer = game, viewer
        ground = game.setup.ground
        self.places: list[Hex] = list(zip(ground.columns, ground.rows, strict=True))
        mine = world.survivors
        self.goods = [deepcopy(me.goods) for me in mine]
        self.items = [set(me.items) for me in mine]
        self.damage = [deepcopy(me.damage) for me in mine]
        self.place = [me.place for me in mine]
        self.standing = [me.standing for me in mine]
        self.hands = [len(me.projects) for me in mine]
        self.hand = set(mine[viewer].projects) if viewer >= 0 else set()
        self.discovered = set(world.discovered)
        self.tokens, self.shown = set(world.tokens), set(world.shown)
        self.fires = dict(world.fires)
        self.in_play = set(world.in_play)
        self.stage, self.night, self.clues = world.stage, world.night, world.clues
        self.surveyed = set(world.surveyed)
        self.foes = {row: copy(foe) for row, foe in zip(rows, world.foes, strict=True)}

    def notice(self, observed: Iterable[Event]) -> None:
        """What the viewer observes of a line."""
        for event in observed:
            if (entry := ENTRIES.get(event.kind)) is not None:
                entry(self, event)

    def where(self, event: Event) -> Hex:
        """The space that an event names."""
        return self.places[event.number]

    def piece(self, event: Event) -> tuple[str, str]:
        """The table and the id of its piece; of a project its item. Nothing where it is not told."""
        table, name = piece_of(self.game.setup.content, event)
        return table, by_id("projects")[name]["item"] if table == "projects" else name

    def differences(self, world: World) -> list[str]:
        """Where the referee stands otherwise."""
        mine = world.survivors
        pairs = {
            "standing": (self.standing, [me.standing for me in mine]),
            "goods": (self.goods, [me.goods for me in mine]),
            "items": (self.items, [me.items for me in mine]),
            "damage": (self.damage, [me.damage for me in mine]),
            "place": (self.place, [me.place for me in mine]),
            "hands": (self.hands, [len(me.projects) for me in mine]),
            "hand": (self.hand, mine[self.viewer].projects if self.viewer >= 0 else set()),
            "discovered": (self.discovered, world.discovered),
            "tokens": (self.tokens, set(world.tokens)),
            "shown": (self.shown & self.tokens, world.shown & set(world.tokens)),
            "fires": (self.fires, world.fires),
            "in play": (self.in_play, world.in_play),
            "stage": (self.stage, world.stage),
            "night": (self.night, world.night),
            "clues": (self.clues, world.clues),
            "surveyed": (self.surveyed, world.surveyed),
            "foes": (_seen(self.foes.values()), _seen(world.foes)),
        }
        return [
            f"{name}: told {one}, referee {other}" for name, (one, other) in pairs.items() if one != other
        ]


def _seen(foes: Iterable[Foe]) -> list[tuple[str, Hex, int]]:
    """What everybody sees of enemies, in no order."""
    return sorted((foe.id if foe.known else "", foe.place, foe.damage) for foe in foes)


def _amount(sign: int) -> Entry:
    def note(book: Notebook, event: Event) -> None:
        table, name = book.piece(event)
        if table == "resources":
            book.goods[event.seat][name] += sign * event.number
        elif sign > 0:
            book.items[event.seat].add(name)
        else:
            book.items[event.seat].discard(name)

    return note


def _moved(book: Notebook, event: Event, giver: int, taker: int, amount: int) -> None:
    """A piece goes from seat to seat; of a project others learn that it went."""
    table, name = book.piece(event)
    if table == "resources":
        book.goods[giver][name] -= amount
        book.goods[taker][name] += amount
    elif table == "items":
        book.items[giver].discard(name)
        book.items[taker].add(name)
    else:
        book.hands[giver] -= 1
        book.hands[taker] += 1
        if book.viewer == giver:
            book.hand.discard(name)
        if book.viewer == taker:
            book.hand.add(name)


def _gave(book: Notebook, event: Event) -> None:
    _moved(book, event, event.seat, event.other, 1)


def _traded(book: Notebook, event: Event) -> None:
    _moved(book, event, event.seat, event.other, event.number)


def _looted(book: Notebook, event: Event) -> None:
    _moved(book, event, event.other, event.seat, 1)


def _dropped(book: Notebook, event: Event) -> None:
    table, name = book.piece(event)
    if table == "resources":
        book.goods[event.seat][name] -= 1
    else:
        book.items[event.seat].discard(name)


def _delivered(book: Notebook, event: Event) -> None:
    table, name = book.piece(event)
    if table == "items":
        book.items[event.seat].discard(name)


def _cooked(book: Notebook, event: Event) -> None:
    book.goods[event.seat]["meat"] -= event.number
    book.goods[event.seat]["food"] += event.number


def _drew(book: Notebook, event: Event) -> None:
    book.hands[event.seat] += 1
    if book.viewer == event.seat:
        book.hand.add(book.piece(event)[1])


def _crafted(book: Notebook, event: Event) -> None:
    item = book.piece(event)[1]
    if item not in book.in_play:
        book.in_play.add(item)
        book.hands[event.seat] -= 1
        book.hand.discard(item)


def _damaged(sign: int) -> Entry:
    def note(book: Notebook, event: Event) -> None:
        book.damage[event.seat][DAMAGES[event.piece]] += sign * event.number

    return note


def _stands(word: str) -> Entry:
    def note(book: Notebook, event: Event) -> None:
        book.standing[event.seat] = word
        book.hands[event.seat] = 0
        if book.viewer == event.seat:
            book.hand = set()

    return note


def _won(book: Notebook, event: Event) -> None:
    """Whoever gets out leaves everything behind (XS01)."""
    _stands("won")(book, event)
    book.goods[event.seat] = dict.fromkeys(RESOURCES, 0)
    book.items[event.seat] = set()


def _used(book: Notebook, event: Event) -> None:
    table, name = book.piece(event)
    if table == "items":
        _spend(book, event.seat, name)


def _modified(book: Notebook, event: Event) -> None:
    item = event.piece - ITEM_PIECE
    if 0 <= item < len(book.game.setup.content.items):
        _spend(book, event.seat, book.game.setup.content.items[item].id)


def _spend(book: Notebook, seat: int, item: str) -> None:
    """A card that is spent is gone."""
    if by_id("items")[item]["spent"] == "1":
        book.items[seat].discard(item)


def _goes(book: Notebook, event: Event) -> None:
    book.place[event.seat] = book.where(event)


def _turned(book: Notebook, event: Event) -> None:
    centre = book.places[event.number * 7]
    book.discovered.add(centre)
    marks = by_id("tiles")[book.game.setup.content.tiles[event.piece].id]["marks"]
    spaces = [centre, *((centre[0] + x, centre[1] + y) for x, y in WAYS)]
    book.fires |= {space: False for space, mark in zip(spaces, marks, strict=True) if mark == "f"}


def _surveyed(book: Notebook, event: Event) -> None:
    book.surveyed.add(book.places[event.number * 7])


def _laid(book: Notebook, event: Event) -> None:
    book.tokens.add(book.where(event))
    book.shown.discard(book.where(event))


def _collected(book: Notebook, event: Event) -> None:
    book.shown.add(book.where(event))
    if event.other != CLASS_OF_WATER:
        book.tokens.discard(book.where(event))


def _revealed(book: Notebook, event: Event) -> None:
    book.shown.add(book.where(event))


def _fire(burns: bool) -> Entry:
    def note(book: Notebook, event: Event) -> None:
        book.fires[book.where(event)] = burns

    return note


def _placed(book: Notebook, event: Event) -> None:
    _, name = book.piece(event)
    book.foes[event.other] = Foe(name, book.where(event), known=name != "")


def _met(book: Notebook, event: Event) -> None:
    book.foes[event.other].id, book.foes[event.other].known = book.piece(event)[1], True


def _walked(book: Notebook, event: Event) -> None:
    book.foes[event.other].place = book.where(event)


def _hit(book: Notebook, event: Event) -> None:
    book.foes[event.other].damage += event.number


def _away(book: Notebook, event: Event) -> None:
    book.foes.pop(event.other)


def _stage(book: Notebook, event: Event) -> None:
    book.stage = event.number


def _night(book: Notebook, event: Event) -> None:
    book.night = event.number


def _clue(book: Notebook, event: Event) -> None:
    book.clues = event.number


def _project(book: Notebook, event: Event) -> None:
    item = book.piece(event)[1]
    book.in_play.add(item)
    if event.seat >= 0:
        book.hands[event.seat] -= 1
        book.hand.discard(item)


CLASS_OF_WATER = 4
ENTRIES: dict[int, Entry] = {
    told.GAINED: _amount(1), told.LOST: _amount(-1), told.PAID: _amount(-1),
    told.GAVE: _gave, told.SHARED: _gave, told.TRADED: _traded, told.LOOTED: _looted,
    told.DROPPED: _dropped, told.DELIVERED: _delivered, told.COOKED: _cooked, told.USED: _used,
    told.MODIFIED: _modified,
    told.DREW: _drew, told.CRAFTED: _crafted, told.PROJECT: _project,
    told.HURT: _damaged(1), told.HEALED: _damaged(-1),
    told.DIED: _stands("dead"), told.WON: _won, told.LEFT: _stands("left"),
    told.MOVED: _goes, told.FLED: _goes, told.EXPLORED: _turned, told.SURVEYED: _surveyed,
    told.LAID: _laid, told.COLLECTED: _collected, told.REVEALED: _revealed,
    told.LIT: _fire(burns=True), told.BURNT_OUT: _fire(burns=False),
    told.PLACED: _placed, told.FIGHT_BEGAN: _met, told.PROWLED: _walked, told.RETREATED: _walked,
    told.HIT: _hit, told.SLAIN: _away, told.VANISHED: _away,
    told.STAGE: _stage, told.NIGHT: _night, told.CLUE: _clue,
}  # fmt: skip
