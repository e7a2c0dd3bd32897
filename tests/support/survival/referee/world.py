"""What lies and stands where, in plain dictionaries and sets, and questions about it."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.support.survival.referee.tables import (
    DAMAGES,
    RESOURCES,
    WAYS,
    Hex,
    Row,
    bonuses,
    by_id,
    rows,
    tokens_of,
)

FAR = 999


@dataclass
class Survivor:
    """A seat. ``standing`` is ``"on"`` (the map), ``"won"``, ``"dead"`` or ``"left"``. ``used`` are cards
    used today, ``explore:CARD`` what was explored for nothing."""

    name: str
    stamina: int
    place: Hex = (0, 0)
    character: str = ""
    standing: str = "on"
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    damage: dict[str, int] = field(default_factory=lambda: dict.fromkeys(DAMAGES, 0))
    items: set[str] = field(default_factory=set)
    projects: set[str] = field(default_factory=set)
    ready: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    fresh: bool = False

    def cards(self) -> list[str]:
        """The character, then the items as their table lists them."""
        own = [self.character] if self.character else []
        return own + [item for item in by_id("items") if item in self.items]

    def bonus(self, name: str, *words: str) -> int:
        """The sum of a bonus over all cards, how many there are if it has no number (XK01)."""
        found = 0
        for card in self.cards():
            for bonus in bonuses(card):
                if bonus[: len(words) + 1] == [name, *words]:
                    rest = bonus[len(words) + 1 :]
                    found += int(rest[0]) if rest and rest[0].isdigit() else 1
        return found

    def free_explorers(self) -> list[str]:
        """The cards by which one may still explore for nothing today (XC21): each of them once."""
        return [
            card
            for card in self.cards()
            if ["explore"] in bonuses(card) and f"explore:{card}" not in self.used
        ]

    def load(self) -> int:
        """XC09: resources and items."""
        return sum(self.goods.values()) + len(self.items)

    def limit(self) -> int:
        """XC09."""
        return 10 + self.bonus("carry")

    def hurts(self) -> int:
        """XG01: all damage together."""
        return sum(self.damage.values())


@dataclass
class Foe:
    """An enemy on the map; ``coin`` is the monster token that it came with."""

    id: str
    place: Hex
    coin: str = ""
    known: bool = True
    damage: int = 0

    @property
    def row(self) -> Row:
        """The row of the enemy's figures."""
        return by_id("enemies")[self.id]

    def has(self, word: str) -> bool:
        """Whether it is ``lethal``, ``special`` or ``swift``."""
        return word in self.row["words"].split()


class World:
    """A position. ``foes`` stand in the order in which they came; ``piles`` are what is left of each pack.
    ``settles``: a card's choice with one answer is not asked (XK03, since version 3)."""

    def __init__(
        self, scenario: str, land: str, names: list[str], options: set[str], settles: bool = True
    ) -> None:
        self.scenario = by_id("scenarios")[scenario]
        self.tasks = [row for row in rows("quests") if row["scenario"] == scenario]
        self.land = land
        self.options = options
        self.settles = settles
        self.tokens_known = tokens_of(land)
        stamina = {1: 12, 2: 10, 3: 8, 4: 8}[len(names)]
        self.survivors = [Survivor(name, stamina) for name in names]
        layout = by_id("layouts")[self.scenario["layout"]]
        groups = [layout[group].split() for group in ("near", "middle", "far")]
        cells = [(0, 0)] + [tuple(map(int, cell.split(","))) for group in groups for cell in group]
        self.centres: list[Hex] = [(2 * u - v, u + 3 * v) for u, v in cells]
        self.spaces: list[Hex] = [place for centre in self.centres for place in self.of_tile(centre)]
        self.tile_of = {place: centre for centre in self.centres for place in self.of_tile(centre)}
        self.tiles: dict[Hex, str] = {}
        self.discovered: set[Hex] = set()
        self.tokens: dict[Hex, str] = {}
        self.shown: set[Hex] = set()
        self.heaps: dict[Hex, dict[str, int]] = {}
        self.fires: dict[Hex, bool] = {}
        self.landmarks: dict[int, Hex] = {}
        self.landmark_cards: dict[int, str] = {}
        self.investigated: set[int] = set()
        self.foes: list[Foe] = []
        self.piles: dict[str, list[str]] = {}
        self.in_play: set[str] = set()
        self.out: set[str] = set()
        self.stage, self.clues = 0, 0
        self.counts = [0] * len(self.tasks)
        self.surveyed: set[Hex] = set()
        self.slain: set[str] = set()
        self.night, self.first, self.turn = 0, 0, 0
        self.company: set[int] = set()
        self.pots: set[Hex] = set()
        self.reason = ""
        self.away: dict[Hex, dict[Hex, int]] = {}

    # ---- the map

    def of_tile(self, centre: Hex) -> list[Hex]:
        """The seven spaces of a tile: C N NE SE S SW NW."""
        column, row = centre
        return [centre] + [(column + x, row + y) for x, y in WAYS]

    def beside(self, place: Hex) -> list[Hex]:
        """The neighbours of a space, clockwise from N."""
        around = [(place[0] + x, place[1] + y) for x, y in WAYS]
        return [other for other in around if other in self.tile_of]

    def distance(self, place: Hex, other: Hex) -> int:
        """XH03: steps over all spaces of the map."""
        if place not in self.away:
            found, edge = {place: 0}, [place]
            while edge:
                here = edge.pop(0)
                for near in self.beside(here):
                    if near not in found:
                        found[near] = found[here] + 1
                        edge.append(near)
            self.away[place] = found
        return self.away[place][other]

    def is_open(self, place: Hex) -> bool:
        """Whether a space is discovered."""
        return self.tile_of[place] in self.discovered

    def ground(self, place: Hex) -> Row:
        """The row of a space's ground."""
        centre = self.tile_of[place]
        letter = by_id("tiles")[self.tiles[centre]]["spaces"][self.of_tile(centre).index(place)]
        return next(row for row in rows("terrains") if (row["terrain"], row["letter"]) == (self.land, letter))

    def landmark_at(self, place: Hex) -> int:
        """The number of the landmark on a space, 0 if there is none."""
        return next((number for number, where in self.landmarks.items() if where == place), 0)

    # ---- survivors and enemies

    def everybody(self) -> list[int]:
        """The seats on the map, from the first player on."""
        seats = len(self.survivors)
        around = [(self.first + step) % seats for step in range(seats)]
        return [seat for seat in around if self.survivors[seat].standing == "on"]

    def at(self, place: Hex) -> list[int]:
        """The seats on the map in a space, from the first player on."""
        return [seat for seat in self.everybody() if self.survivors[seat].place == place]

    def others_here(self, seat: int) -> list[int]:
        """Who shares a survivor's space."""
        return [other for other in self.at(self.survivors[seat].place) if other != seat]

    def foes_at(self, place: Hex) -> list[Foe]:
        """The enemies of a space, oldest first."""
        return [foe for foe in self.foes if foe.place == place]

    def to_survivors(self, place: Hex) -> int:
        """The distance of a space to the nearest survivor."""
        return min(
            (self.distance(place, self.survivors[seat].place) for seat in self.everybody()), default=FAR
        )

    def is_lit(self, place: Hex) -> bool:
        """Whether a lit fire burns in a space."""
        return self.fires.get(place, False)

    def is_taken(self, place: Hex) -> bool:
        """Whether a survivor, an enemy or a lit fire keeps enemies from coming here (XF09, XN05)."""
        return bool(self.at(place) or self.foes_at(place) or self.is_lit(place))

    def is_sheltered(self, seat: int) -> bool:
        """XK02."""
        me = self.survivors[seat]
        roof = any(self.survivors[other].bonus("shelter-here") for other in self.at(me.place))
        return bool(roof or me.bonus("shelter") or self.is_lit(me.place))

    def canoe(self) -> bool:
        """Whether survivors are rivals (XA03)."""
        return self.scenario["rivals"] == "1"
