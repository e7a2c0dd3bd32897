"""The content as values: one class for a row of each table.

A *piece of text* such as ``steps`` is kept as it is written; ``programs`` compiles it. Names and sentences
are not here but in ``wording``, by table and id. The columns are explained in the guide to content files.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

RESOURCES = ("food", "meat", "water", "dirty", "wood", "stone", "salvage", "medicine", "poison")
"""The resources by number. The rules speak of each of them (section XC), so no content adds one."""
DAMAGES = ("hunger", "thirst", "sickness", "wound")
"""The kinds of damage by number (rule XG04)."""
CLASSES = ("plant", "rock", "debris", "track", "water", "monster")
"""The classes of tokens by number, each a pile (rule XB07)."""
BANDS = ("easy", "rough", "high", "barred")
"""The bands of ground by number (rule XH04)."""
SUPPORTS = 3
"""The support cards of each seat (rule XB11)."""

Cell = tuple[int, int]
Amounts = tuple[tuple[int, int], ...]
"""Resources and how many of each: ``((4, 2), (5, 1))`` is 2 wood and 1 stone."""


@dataclass(frozen=True, slots=True)
class BonusRow:
    """A passive figure of an item, character or support: one of ``BONUSES`` and its words."""

    name: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TerrainRow:
    """A kind of ground of a land; ``cost`` is in stamina (1 to 3), ``enter`` are steps on entering."""

    land: str
    letter: str
    id: str
    cost: int
    band: int
    waiver: str = ""
    enter: str = ""


@dataclass(frozen=True, slots=True)
class TileRow:
    """Seven spaces in the order centre, N, NE, SE, S, SW, NW: a letter of ground and a mark for each."""

    id: str
    land: str
    group: str
    spaces: str
    marks: str


@dataclass(frozen=True, slots=True)
class LayoutRow:
    """The cells of the lattice for each group of tiles; the start tile lies at ``(0, 0)``."""

    id: str
    near: tuple[Cell, ...]
    middle: tuple[Cell, ...]
    far: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class TokenKind:
    """``copies`` equal tokens of a class. ``holds``: ``"wood 2"``, ``"explore:7"``, ``"enemy:NAME"``."""

    land: str
    klass: int
    holds: str
    copies: int


@dataclass(frozen=True, slots=True)
class EnemyRow:
    """``reward`` goes to the fighter, ``helped`` to a supporter (rule XO04): resources and items."""

    id: str
    land: str
    defence: int
    attack: int
    life: int
    damage: int
    lethal: bool
    special: bool
    swift: bool
    reward: Amounts = ()
    reward_items: tuple[str, ...] = ()
    helped: Amounts = ()


@dataclass(frozen=True, slots=True)
class Item:
    """``use_cost`` is in stamina, -1 for an item that is not used; ``spent`` items leave after their use."""

    id: str
    kind: str
    land: str
    bonuses: tuple[BonusRow, ...]
    use_cost: int
    use: str
    spent: bool


@dataclass(frozen=True, slots=True)
class ProjectRow:
    """A card by which an item is crafted, by one of two recipes; the second may be empty."""

    id: str
    land: str
    item: str
    copies: int
    recipe_1: Amounts
    recipe_2: Amounts


@dataclass(frozen=True, slots=True)
class Exploration:
    """The card of a number. A landmark's number has two variants, of which the shuffle takes one (XJ07)."""

    id: str
    number: int
    variant: str
    land: str
    place: str
    steps: str


@dataclass(frozen=True, slots=True)
class Night:
    """A night card of tier 1 or 2."""

    id: str
    tier: int
    tribal: bool
    steps: str


@dataclass(frozen=True, slots=True)
class Threat:
    """A threat, of which there are ``copies`` cards."""

    id: str
    copies: int
    steps: str


@dataclass(frozen=True, slots=True)
class Character:
    """A survivor's character; ``use_cost`` as for items."""

    id: str
    bonuses: tuple[BonusRow, ...]
    use_cost: int
    use: str


@dataclass(frozen=True, slots=True)
class SupportRow:
    """A support card and its one bonus (rule XB11)."""

    id: str
    bonus: BonusRow


@dataclass(frozen=True, slots=True)
class Scenario:
    """``land`` is a land's id or ``"either"``; ``nights`` is the last night by the number of seats, 1 to 4,
    0 where it is not played. ``opens``: the way out opens on the day after that night (rule XP07).
    ``rivals``: survivors may attack one another and one alone wins (section XR)."""

    id: str
    land: str
    layout: str
    least: int
    most: int
    nights: tuple[int, int, int, int]
    blue: int
    each_night: str
    from_night: int
    opens: int
    rivals: bool


@dataclass(frozen=True, slots=True)
class TaskRow:
    """A task of a route of a stage. ``targets`` by the number of seats, 1 to 4. ``place`` is a landmark's
    number, a band, ``"camp"`` or nothing."""

    scenario: str
    stage: int
    route: str
    kind: str
    object: str
    place: str
    targets: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """All tables of one content. ``id`` is told in records; a host's own content has ``digest`` as well, a
    hash of all that the rules read. ``fingerprint`` is one of everything: contents with the same are equal,
    also in another process.

    ``names`` are by language, empty for the content that the game comes with. ``words`` are the rows by table
    and id, for what people read. ``rest`` is the resource that heals each kind of damage at a rest, -1 for
    none (rule XC20).
    """

    id: str
    digest: str
    fingerprint: str
    names: Mapping[str, str]
    words: Mapping[str, Mapping[str, Mapping[str, str]]]
    resources: tuple[str, ...]
    lands: tuple[str, ...]
    terrains: tuple[TerrainRow, ...]
    tiles: tuple[TileRow, ...]
    layouts: tuple[LayoutRow, ...]
    tokens: tuple[TokenKind, ...]
    rest: tuple[int, ...]
    enemies: tuple[EnemyRow, ...]
    items: tuple[Item, ...]
    projects: tuple[ProjectRow, ...]
    explorations: tuple[Exploration, ...]
    nights: tuple[Night, ...]
    threats: tuple[Threat, ...]
    characters: tuple[Character, ...]
    supports: tuple[SupportRow, ...]
    scenarios: tuple[Scenario, ...]
    tasks: tuple[TaskRow, ...]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Content) and (self.id, self.fingerprint) == (other.id, other.fingerprint)

    def __hash__(self) -> int:
        return hash((self.id, self.fingerprint))
