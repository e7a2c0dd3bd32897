"""The constant part of a game: the ground, the pieces, the programs and figures of a scenario, as numbers.

Worked out once, shared by every position of the game and never changed. Engine code reads numbers here and
names nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from discovery.core.bits import BIT, mask_of
from discovery.survival.board.hexes import Ground
from discovery.survival.content import rows
from discovery.survival.content.pieces import PieceNumbers, pieces_of
from discovery.survival.content.programs import Programs, compiled
from discovery.survival.content.tables import BANDS, RESOURCES, BonusRow, Content, Scenario
from discovery.survival.model.codes import CHARACTER
from discovery.survival.model.tasks import ESCAPE, tasks_of

HOLDERS = 96
"""Items 0 to 63, characters from 64 on."""
NO_MARK, FIRST_CLASS, FIRE_MARK, CAMP_MARK = 0, 7, 14, 15
"""Marks by number: 1 to 6 are landmarks, then the classes of tokens, a cold fire, the camp."""
MARKS = {".": NO_MARK, "p": 7, "r": 8, "d": 9, "t": 10, "w": 11, "f": FIRE_MARK, "F": CAMP_MARK} | {
    str(number): number for number in range(1, 7)
}
NO_TERRAIN = -1
"""Stands for a band of which not all ground costs the same."""
# Piles by number, in the order of the shuffle.
NEAR_TILES, MIDDLE_TILES, FAR_TILES, FIRST_TOKENS = 0, 1, 2, 3
MONSTERS, LANDMARKS, NIGHTS_1, NIGHTS_2, THREATS, PROJECTS, CHARACTERS = 8, 9, 10, 11, 12, 13, 14
PILES = 15

# What a token holds: the kind, and below it the number and the amount.
HOLDS_GOODS, HOLDS_CARD, HOLDS_ENEMY = 0, 1, 2
TRACK, WATER, MONSTER_CLASS = 3, 4, 5

# The flags of holders.
SAFE_WATER, DOUBLE_WATER, DOUBLE_PLANT, SHELTER, SHELTER_HERE, FREE_EXPLORE, COOKS, FLEES = (
    1, 2, 4, 8, 16, 32, 64, 128,
)  # fmt: skip

CHARACTERS_EXPLORE, ITEM_EXPLORES, LAST_EXPLORE = 105, 106, 127
"""Bits of ``State.used``: by which card one has explored for nothing today, one for each (rule XC21). The
first items have one each; the others share ``LAST_EXPLORE``."""

# The kinds of strokes: what a bonus does in a fight (rule XF04).
STROKES = ("grey", "red", "damage", "reroll", "reroll-red")
STROKE_GREY, STROKE_RED, STROKE_DAMAGE, STROKE_AGAIN, STROKE_RED_AGAIN = range(5)

STAMINA_OF_SEATS = (0, 12, 10, 8, 8)
"""By seats, at the start (rule XB10)."""
NIGHT_STAMINA = (0, 4, 3, 2, 1)
"""By seats, what each night brings besides its card (rule XL02)."""
PROJECTS_OF_SEATS = (0, 3, 2, 1, 1)
"""By seats (rule XB06)."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A bonus that is used in a fight: whose, what it does, how much, and whether it costs its item."""

    holder: int
    kind: int
    value: int
    spent: bool


SAVING_SINCE = 2
"""The version of the rules since which nobody who crafts for less may pay the full price (rule XC15)."""
SETTLING_SINCE = 3
"""The version of the rules since which nobody is asked where a card leaves one answer (rule XK03)."""


class Setup:
    """The figures of one game: ``land`` is the id of the land, ``options`` are those of the record, ``rules``
    is the version of the rules. Every list is indexed by the numbers of the content's tables or by piece."""

    def __init__(
        self,
        content: Content,
        scenario: Scenario,
        land: str,
        seats: int,
        options: tuple[str, ...],
        rules: int,
    ) -> None:
        self.content = content
        self.scenario = scenario
        self.land = land
        self.seats = seats
        self.options = options
        self._lay_out(content, scenario)
        self._number_pieces(pieces_of(content, land))
        self._flatten(compiled(content))
        self._number_terrains(content, land)
        self._number_enemies(content)
        self._number_holders(content)
        self._number_cards(content)
        self.tasks = tasks_of(content, scenario, seats)
        self.ways_out = mask_of({task.stage for task in self.tasks if task.kind == ESCAPE})
        self.stages = max(task.stage for task in self.tasks)
        self.open_hands = "open-hands" in options
        self.full_price, self.settles = rules < SAVING_SINCE, rules >= SETTLING_SINCE
        self.last_night = _last_night(scenario, seats, options)
        self.opens = scenario.opens
        self.from_night = scenario.from_night
        self.blue = scenario.blue
        self.rivalry = scenario.rivals
        self.everybody = BIT[seats] - 1
        self.stamina = STAMINA_OF_SEATS[seats]
        self.night_stamina = NIGHT_STAMINA[seats]
        self.dealt_projects = PROJECTS_OF_SEATS[seats]

    def _lay_out(self, content: Content, scenario: Scenario) -> None:
        layout = next(row for row in content.layouts if row.id == scenario.layout)
        self.groups = (1, len(layout.near), len(layout.middle), len(layout.far))
        self.ground = Ground([(0, 0), *layout.near, *layout.middle, *layout.far])
        self.spaces = self.ground.spaces
        self.slots = self.ground.slots
        self.start_tile = _start_tile(content, self.land)

    def _number_pieces(self, pieces: PieceNumbers) -> None:
        self.pieces = pieces.ids
        self.piece_count = len(pieces.ids)
        self.pile_start = list(pieces.starts)
        self.pile_size = list(pieces.sizes)
        self.piece_number = list(pieces.numbers)

    def _flatten(self, programs: Programs) -> None:
        """All programs in four lists, so that a position names a row by one number."""
        self.operation: list[int] = []
        self.whom: list[int] = []
        self.a: list[int] = []
        self.b: list[int] = []
        self.enter_program = [self._add(program) for program in programs.enter]
        self.item_program = [self._add(program) for program in programs.items]
        self.character_program = [self._add(program) for program in programs.characters]
        self.card_program = [self._add(program) for program in programs.explorations]
        self.night_program = [self._add(program) for program in programs.nights]
        self.threat_program = [self._add(program) for program in programs.threats]
        place = self.content.scenarios.index(self.scenario)
        self.each_night = self._add(programs.each_night[place])

    def _add(self, program: rows.Program) -> int:
        """The first row of a program, -1 for one that does nothing."""
        if len(program) <= 1:
            return -1
        first = len(self.operation)
        for operation, whom, a, b in program:
            moved = first if operation == rows.PARTS else 0
            self.operation.append(operation)
            self.whom.append(whom)
            self.a.append(a + moved)
            self.b.append(b + moved)
        return first

    def _number_terrains(self, content: Content, land: str) -> None:
        letters = {row.letter: number for number, row in enumerate(content.terrains) if row.land == land}
        waivers = sorted({terrain.waiver for terrain in content.terrains if terrain.waiver})
        self.waiver_bit = {word: BIT[place] for place, word in enumerate(waivers)}
        self.terrain_cost = [terrain.cost for terrain in content.terrains]
        self.terrain_band = [terrain.band for terrain in content.terrains]
        self.terrain_waiver = [self.waiver_bit.get(terrain.waiver, 0) for terrain in content.terrains]
        self.band_terrain = [_alike(content, land, band) for band in range(len(BANDS))]
        self.tile_terrain: list[int] = []
        self.tile_mark: list[int] = []
        for tile in content.tiles:
            own = tile.land == land
            self.tile_terrain += [letters[letter] if own else 0 for letter in tile.spaces]
            self.tile_mark += [MARKS[mark] for mark in tile.marks]

    def _number_enemies(self, content: Content) -> None:
        items = {item.id: number for number, item in enumerate(content.items)}
        self.defence = [enemy.defence for enemy in content.enemies]
        self.attack = [enemy.attack for enemy in content.enemies]
        self.life = [enemy.life for enemy in content.enemies]
        self.harm = [enemy.damage for enemy in content.enemies]
        self.lethal = [enemy.lethal for enemy in content.enemies]
        self.special = [enemy.special for enemy in content.enemies]
        self.swift = [enemy.swift for enemy in content.enemies]
        self.reward = [_amounts(enemy.reward) for enemy in content.enemies]
        self.reward_items = [
            sum(BIT[items[name]] for name in enemy.reward_items) for enemy in content.enemies
        ]
        self.helped = [_amounts(enemy.helped) for enemy in content.enemies]
        self.token_kind: list[int] = []
        self.token_number: list[int] = []
        self.token_amount: list[int] = []
        enemies = {enemy.id: number for number, enemy in enumerate(content.enemies)}
        for token in content.tokens:
            kind, number, amount = self._held(token.holds, enemies)
            self.token_kind.append(kind)
            self.token_number.append(number)
            self.token_amount.append(amount)
        self.token_class = [token.klass for token in content.tokens]

    def _held(self, holds: str, enemies: dict[str, int]) -> tuple[int, int, int]:
        """The contents of a token: the kind, the number of its resource, card or enemy, and how much."""
        word, mark, name = holds.partition(":")
        if not mark:
            resource, _, amount = holds.partition(" ")
            return HOLDS_GOODS, RESOURCES.index(resource), int(amount)
        if word == "enemy":
            return HOLDS_ENEMY, enemies[name], 1
        cards = self.content.explorations
        return (
            HOLDS_CARD,
            next(n for n, card in enumerate(cards) if not card.variant and card.number == int(name)),
            1,
        )

    def _number_holders(self, content: Content) -> None:
        self.carry = [0] * HOLDERS
        self.dawn = [0] * HOLDERS
        self.craft = [0] * HOLDERS
        self.build = [0] * HOLDERS
        self.reach = [0] * HOLDERS
        self.cheaper = [0] * 384  # HOLDERS by bands of ground; the lengths of arrays stand as numbers
        self.flags = [0] * 96
        self.explore_mark = [0] * 96
        self.passes = [0] * 96
        self.strokes: list[Stroke] = []
        self.strokes_of = [0] * 96
        for number, item in enumerate(content.items):
            for bonus in item.bonuses:
                self._give(number, bonus, item.spent)
        for number, character in enumerate(content.characters):
            for bonus in character.bonuses:
                self._give(CHARACTER + number, bonus, spent=False)
        self._mark_explorers()
        self.stroke_holder = [stroke.holder for stroke in self.strokes]
        self.stroke_kind = [stroke.kind for stroke in self.strokes]
        self.stroke_value = [stroke.value for stroke in self.strokes]
        self.stroke_spent = [stroke.spent for stroke in self.strokes]
        self.use_cost = [-1] * 96
        self.use_program = [-1] * 96
        self.use_spent = [False] * HOLDERS
        for number, item in enumerate(content.items):
            self.use_cost[number], self.use_program[number] = item.use_cost, self.item_program[number]
            self.use_spent[number] = item.spent
        for number, character in enumerate(content.characters):
            self.use_cost[CHARACTER + number] = character.use_cost
            self.use_program[CHARACTER + number] = self.character_program[number]

    def _give(self, holder: int, bonus: BonusRow, spent: bool) -> None:
        """Add a bonus to a holder's figures (rule XK01)."""
        words = bonus.words
        flags = {
            "safe-water": SAFE_WATER, "shelter": SHELTER, "shelter-here": SHELTER_HERE,
            "explore": FREE_EXPLORE, "cook": COOKS, "flee": FLEES,
        }  # fmt: skip
        sums = {
            "carry": self.carry,
            "dawn": self.dawn,
            "craft": self.craft,
            "build": self.build,
            "support": self.reach,
        }
        if bonus.name in flags:
            self.flags[holder] |= flags[bonus.name]
        elif bonus.name in sums:
            sums[bonus.name][holder] += int(words[0])
        elif bonus.name == "double":
            self.flags[holder] |= DOUBLE_WATER if words[0] == "water" else DOUBLE_PLANT
        elif bonus.name == "cost":
            self.cheaper[holder * len(BANDS) + BANDS.index(words[0])] += int(words[1])
        elif bonus.name == "pass":
            self.passes[holder] |= self.waiver_bit.get(words[0], 0)
        else:
            self._give_strokes(holder, bonus.name, words, spent)

    def _mark_explorers(self) -> None:
        """The bit of each card that lets one explore for nothing."""
        mark = ITEM_EXPLORES
        for holder in range(HOLDERS):
            if self.flags[holder] & FREE_EXPLORE and holder >= CHARACTER:
                self.explore_mark[holder] = BIT[CHARACTERS_EXPLORE]
            elif self.flags[holder] & FREE_EXPLORE:
                self.explore_mark[holder] = BIT[mark]
                mark = min(mark + 1, LAST_EXPLORE)

    def _give_strokes(self, holder: int, name: str, words: tuple[str, ...], spent: bool) -> None:
        """Add what a bonus does in a fight; a reroll of any die can be either."""
        if name != "reroll":
            kinds, value = [STROKES.index(name)], int(words[0])
        else:
            value = 0
            kinds = {"grey": [STROKE_AGAIN], "red": [STROKE_RED_AGAIN]}.get(
                words[0], [STROKE_AGAIN, STROKE_RED_AGAIN]
            )
        for kind in kinds:
            self.strokes_of[holder] |= BIT[len(self.strokes)]
            self.strokes.append(Stroke(holder, kind, value, spent))

    def _number_cards(self, content: Content) -> None:
        items = {item.id: number for number, item in enumerate(content.items)}
        self.card_landmark = [card.number if card.variant else 0 for card in content.explorations]
        start = self.pile_start[LANDMARKS]
        own = self.piece_number[start : start + self.pile_size[LANDMARKS]]
        self.landmark_cards = [
            [card for card in own if self.card_landmark[card] == number] for number in range(7)
        ]
        self.cure = list(content.rest)
        self.tribal = [night.tribal for night in content.nights]
        self.project_item = [items[project.item] for project in content.projects]
        self.recipes = [
            (_amounts(project.recipe_1), _amounts(project.recipe_2) if project.recipe_2 else ())
            for project in content.projects
        ]
        self.recipe_goods = [
            mask_of(resource for resource, amount in enumerate(amounts) if amount)
            for recipes in self.recipes
            for amounts in recipes
        ]
        self.project_of = [-1] * HOLDERS
        for number, project in enumerate(content.projects):
            if project.land in (self.land, "both"):
                self.project_of[items[project.item]] = number
        self.support_kind = [STROKES.index(support.bonus.name) for support in content.supports]
        self.support_value = [
            int(support.bonus.words[0]) if support.bonus.words[0].isdigit() else 0
            for support in content.supports
        ]


def _alike(content: Content, land: str, band: int) -> int:
    """A kind of ground of a band if a step costs the same onto all of the land's, else ``NO_TERRAIN``."""
    terrains = content.terrains
    of_band = [n for n, terrain in enumerate(terrains) if (terrain.land, terrain.band) == (land, band)]
    costs = {(terrains[number].cost, terrains[number].waiver) for number in of_band}
    return of_band[0] if len(costs) == 1 else NO_TERRAIN


def _amounts(pairs: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Nine amounts, one a resource."""
    amounts = [0] * len(RESOURCES)
    for resource, amount in pairs:
        amounts[resource] += amount
    return tuple(amounts)


def _start_tile(content: Content, land: str) -> int:
    """The number of the tile on which a game of a land begins."""
    tiles = enumerate(content.tiles)
    return next(number for number, tile in tiles if tile.group == "start" and tile.land == land)


def _last_night(scenario: Scenario, seats: int, options: tuple[str, ...]) -> int:
    """The last night; gentle games have two more, hard ones two less but none under 7."""
    nights = scenario.nights[seats - 1]
    if "gentle" in options:
        return nights + 2
    return max(min(nights, 7), nights - 2) if "hard" in options else nights
