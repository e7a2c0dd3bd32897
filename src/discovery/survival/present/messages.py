"""The messages of the survival game. Spaces are numbers of ``SurvivalPosition.spaces``; cards, items and
enemies are ids, whose names and sentences are asked for apart (``core.present.PresentPart.texts``)."""

from __future__ import annotations

from msgspec import Struct

from discovery.core.present import TAG_FIELD

KEY = "discover"


class Terrain(Struct):
    """A kind of ground of the land. ``cost`` is in stamina, without what a survivor holds; ``band`` is
    ``"easy"``, ``"rough"``, ``"high"`` or ``"barred"`` (XH04)."""

    letter: str
    id: str
    cost: int
    band: str


class Tile(Struct):
    """A tile: ``group`` is ``"start"``, ``"near"``, ``"middle"`` or ``"far"``; ``ground`` has a letter for
    each of its seven spaces, and is empty before it is discovered."""

    group: str
    ground: str


class Token(Struct):
    """A token on the map. ``holds`` is empty for one that lies face down, else ``"wood 2"``, ``"explore:7"``
    or ``"enemy:ID"``."""

    space: int
    kind: str
    holds: str


class Enemy(Struct):
    """An enemy; ``id`` is empty for one that lies face down. ``damage`` of its ``life`` are taken; ``harm``
    is the damage that it deals. ``words``: ``"lethal"``, ``"special"``, ``"swift"``. ``reward`` and
    ``helped`` are pieces with how many."""

    row: int
    space: int
    id: str
    damage: int
    defence: int
    attack: int
    life: int
    harm: str
    words: list[str]
    reward: dict[str, int]
    helped: dict[str, int]


class Heap(Struct):
    """The pieces on a space: nine amounts, in the order of the resources."""

    space: int
    goods: list[int]


class Landmark(Struct):
    """A landmark whose tile is discovered; ``card`` is empty until somebody has investigated it."""

    number: int
    space: int
    card: str


class Survivor(Struct):
    """A seat as everybody sees it. ``goods`` are nine amounts, ``damage`` four. ``used`` are the holders used
    today. ``carried`` of at most ``room`` objects. ``projects`` is how many it holds. ``state`` is ``"on"``,
    ``"won"``, ``"dead"``, ``"left"`` or ``"late"``."""

    character: str
    offered: list[str]
    space: int
    stamina: int
    goods: list[int]
    carried: int
    room: int
    items: list[str]
    damage: list[int]
    ready: list[str]
    used: list[str]
    projects: int
    state: str


class Project(Struct):
    """A project of the land: the ``item`` that it makes, by one recipe or the other."""

    id: str
    item: str
    recipes: list[dict[str, int]]


class Task(Struct):
    """A task of a route, ``done`` of ``target``. ``number`` is its place in the scenario; ``space`` is where,
    -1 where that is not known or does not matter."""

    number: int
    stage: int
    route: str
    kind: str
    done: int
    target: int
    space: int


class Preview(Struct):
    """The dice after a move."""

    move: str
    grey: int
    red: int
    plus: int


class Fight(Struct):
    """A fight of ``fighter`` with the enemy in ``row``, or with the seat ``rival``. Dice are 0 before the
    roll; ``grey`` and ``red`` are what they count now. A hit needs ``defence``, a wound comes from ``attack``
    on. ``prize`` may be shared."""

    fighter: int
    row: int
    rival: int
    grey_die: int
    red_die: int
    grey: int
    red: int
    plus: int
    free: int
    defence: int
    attack: int
    helpers: list[int]
    prize: dict[str, int]


class Bargain(Struct):
    """The pieces that ``seat`` has laid out for ``partner``, and those that it asks for. Projects are told to
    the two only."""

    seat: int
    partner: int
    gives: dict[str, int]
    asks: dict[str, int]


class Effect(Struct):
    """One step of a card: a word of ``content.rows.EFFECTS``, for whom (a word of ``WHOM``), the table and
    the id of what it is about, empty for nothing and ``"any"`` for a choice, and how many."""

    word: str
    whom: str
    table: str
    piece: str
    number: int


class SurvivalPosition(Struct, tag=KEY, tag_field=TAG_FIELD):
    """A position as one viewer may know it.

    ``names`` are the seats' as moves name them. ``spaces`` are column and row by number; tile ``n`` has the
    spaces from ``7 * n`` on. ``ways`` is, for the viewer in their turn, the space before each one on the
    cheapest way there and -1 elsewhere; ``costs`` the stamina to it. ``card`` is what is being resolved,
    ``"nights/ID"``, or empty; ``choices`` are its two parts where one is taken or voted for. ``harm`` is the
    damage of the need that is asked. ``answered`` are the seats that have answered in an open window,
    ``asked`` whether the viewer still has to. ``out`` are the projects that left the game with the dead
    (XG02). ``packs`` is how many are left of each pile. ``previews`` is what moves would make of the dice.
    ``reason`` is how it ended. ``goal`` is what everybody plays for: ``"quest"``, in its last stage
    ``"escape"``, ``"alone"`` where one wins (XR03), ``""`` once it is over.
    """

    scenario: str
    land: str
    names: list[str]
    viewer: int
    phase: str
    turn: int
    turn_number: int
    actors: list[int]
    legal: list[str]
    window: bool
    asked: bool
    answered: list[int]
    night: int
    last_night: int
    opens: int
    first: int
    stage: int
    stages: int
    clues: int
    spaces: list[list[int]]
    terrains: list[Terrain]
    tiles: list[Tile]
    tokens: list[Token]
    enemies: list[Enemy]
    fires: list[int]
    lit: list[int]
    heaps: list[Heap]
    landmarks: list[Landmark]
    survivors: list[Survivor]
    hands: list[list[str]]
    in_play: list[str]
    out: list[str]
    projects: list[Project]
    tasks: list[Task]
    packs: dict[str, int]
    fight: Fight | None
    bargain: Bargain | None
    card: str
    choices: list[list[Effect]]
    harm: str
    winners: list[int]
    honours: list[int]
    reason: str
    goal: str
    ways: list[int]
    costs: list[int]
    previews: list[Preview]


class SurvivalHappening(Struct, tag=KEY, tag_field=TAG_FIELD):
    """One thing that happened. ``table`` and ``piece`` are the table and the id of what it is about, empty
    where there is nothing or the viewer may not know it. ``space`` is -1 for none."""

    kind: str
    seat: int
    other: int
    table: str
    piece: str
    number: int
    space: int


class SurvivalContent(Struct, tag=KEY, tag_field=TAG_FIELD):
    """The content of a game; all names and sentences come apart. An ``earlier`` one of the game is for tables
    and records that have it, and no more offered."""

    id: str
    name: dict[str, str]
    max_seats: int
    earlier: bool


class SurvivalDeck(SurvivalContent, tag="deck", tag_field="type"):
    """The same for programs, with the names of all pieces by table and id."""

    names: dict[str, str]


class SurvivalRow(Struct):
    """A seat at the end; ``total`` are its honours."""

    seat: int
    total: int
    winner: bool
