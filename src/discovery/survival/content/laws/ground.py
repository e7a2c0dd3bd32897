"""The laws of the map: layouts, tiles, marks, tokens, night cards (sections XH, XJ and XL)."""

from __future__ import annotations

from collections import Counter

from discovery.survival.board.hexes import DIRECTIONS, SLOTS
from discovery.survival.content.cells import MOST_NIGHTS
from discovery.survival.content.laws.desk import Desk
from discovery.survival.content.pieces import GROUPS
from discovery.survival.content.tables import BANDS, CLASSES, Cell, Content, LayoutRow, TileRow
from discovery.survival.errors import SurvivalCode

LANDMARKS = "123456"
CLASS_MARKS = "prdtw"
"""The marks of the classes of tokens, in their order."""
BARRED = BANDS.index("barred")
NOT_ON_BARRED = f"{LANDMARKS}wfF"
MOST_MONSTERS = 8
"""The monster tokens of a land (rule XN04)."""
MOST_ENEMIES = 28
"""The most enemies that a map has room for."""
GENTLE = 2
"""Nights more in a gentle game (rule XP08)."""
ALONE, EACH = 4, 2
"""Characters to choose from (rule XB08)."""


def check_ground(desk: Desk) -> None:
    """Note what is wrong with the map and with what lies on it."""
    for number, layout in enumerate(desk.content.layouts):
        _check_layout(desk, number, layout)
    for land in range(len(desk.content.lands)):
        _check_land(desk, land)
    for scenario in range(len(desk.content.scenarios)):
        _check_scenario(desk, scenario)


# ---- layouts -----------------------------------------------------------------------------------------


def _check_layout(desk: Desk, number: int, layout: LayoutRow) -> None:
    """At most 17 tiles, none twice, all connected, each with two neighbours (rule XH01)."""
    cells = [(0, 0), *layout.near, *layout.middle, *layout.far]
    if len(set(cells)) < len(cells) or len(cells) > SLOTS:
        desk.note(SurvivalCode.BAD_LAYOUT, "layouts", number, "near", "XH01", given=layout.id)
        return
    reached, queue = {cells[0]}, [cells[0]]
    for cell in queue:
        new = [other for other in _beside(cell) if other in cells and other not in reached]
        reached.update(new)
        queue += new
    lonely = len(cells) > 2 and any(len(set(_beside(cell)) & set(cells)) < 2 for cell in cells)
    if len(reached) < len(cells) or lonely:
        desk.note(SurvivalCode.BAD_LAYOUT, "layouts", number, "near", "XH01", given=layout.id)


def _beside(cell: Cell) -> list[Cell]:
    """The cells whose tiles touch: the lattice of tiles has the six directions of its spaces."""
    return [(cell[0] + x, cell[1] + y) for x, y in DIRECTIONS]


# ---- lands -------------------------------------------------------------------------------------------


def _check_land(desk: Desk, land: int) -> None:
    content, name = desk.content, desk.content.lands[land]
    tiles = [(number, tile) for number, tile in enumerate(content.tiles) if tile.land == name]
    bands = {terrain.letter: terrain.band for terrain in content.terrains if terrain.land == name}
    starts = sum(tile.group == "start" for _, tile in tiles)
    if starts != 1:
        desk.note(
            SurvivalCode.TILES_WANTED, "lands", land, "id", "XB04", group="start", given=starts, wanted=1
        )
    for number, tile in tiles:
        _check_tile(desk, number, tile, bands)
    marks = Counter("".join(tile.marks for _, tile in tiles))
    cards = Counter(
        card.number for card in content.explorations if card.variant and card.land in desk.here(name)
    )
    for mark in LANDMARKS:
        if marks[mark] != 1 or not 1 <= cards[int(mark)] <= 2:
            desk.note(SurvivalCode.LANDMARK_COUNT, "lands", land, "id", "XJ08", given=mark)
    _check_piles(desk, land, marks)


def _check_tile(desk: Desk, number: int, tile: TileRow, bands: dict[str, int]) -> None:
    """Its ground exists, at most one space is barred, which holds nothing that one must reach (rule XH04)."""
    unknown = [letter for letter in tile.spaces if letter not in bands]
    if unknown:
        desk.note(SurvivalCode.NO_SUCH_ROW, "tiles", number, "spaces", "XH04", given=unknown[0])
        return
    barred = [place for place, letter in enumerate(tile.spaces) if bands[letter] == BARRED]
    if len(barred) > 1:
        desk.note(SurvivalCode.TILE_CLOSED, "tiles", number, "spaces", "XH04", given=len(barred))
    wrong = [tile.marks[place] for place in barred if tile.marks[place] in NOT_ON_BARRED]
    camp = tile.marks.find("F")
    if camp != (0 if tile.group == "start" else -1) or tile.marks.count("F") > 1:
        wrong.append("F")
    if wrong:
        desk.note(SurvivalCode.MARK_MISPLACED, "tiles", number, "marks", "XH05", given=wrong[0])


def _check_piles(desk: Desk, land: int, marks: Counter[str]) -> None:
    """Tokens for all marks, room for all enemies (rules XJ01, XN04)."""
    content, name = desk.content, desk.content.lands[land]
    tokens = [token for token in content.tokens if token.land in desk.here(name)]
    sizes = Counter[int]()
    for token in tokens:
        sizes[token.klass] += token.copies
    for klass, mark in enumerate(CLASS_MARKS):
        if marks[mark] > sizes[klass]:
            desk.note(
                SurvivalCode.MARKS_BEYOND, "lands", land, "id", "XJ01",
                klass=CLASSES[klass], given=marks[mark], most=sizes[klass],
            )  # fmt: skip
    monsters = sizes[CLASSES.index("monster")]
    if monsters > MOST_MONSTERS:
        desk.note_table(SurvivalCode.TOO_MANY_ROWS, "tokens", "XN04", given=monsters, most=MOST_MONSTERS)
    enemies = sum(token.copies for token in tokens if token.holds.startswith("enemy:"))
    enemies += sum("fight" in card.steps for card in content.explorations)
    enemies += max((_special(content, scenario.id) for scenario in content.scenarios), default=0)
    if enemies > MOST_ENEMIES:
        desk.note_table(SurvivalCode.TOO_MANY_ROWS, "enemies", "XN04", given=enemies, most=MOST_ENEMIES)
    odd = [
        token.holds for token in tokens if CLASSES[token.klass] == "monster" and "enemy:" not in token.holds
    ]
    wet = [
        token.holds
        for token in tokens
        if CLASSES[token.klass] == "water" and token.holds[:-2] not in ("water", "dirty")
    ]
    if odd or wet:
        desk.note_table(
            SurvivalCode.NO_SUCH_ROW, "tokens", "XB07", given=[*odd, *wet][0], column="holds", row=""
        )


def _special(content: Content, scenario: str) -> int:
    """The enemies that the tasks of a scenario bring (rule XP04)."""
    return sum(task.kind == "slay" and task.scenario == scenario for task in content.tasks)


# ---- scenarios ---------------------------------------------------------------------------------------


def _check_scenario(desk: Desk, number: int) -> None:
    """Seats, tiles and night cards for a scenario."""
    content, scenario = desk.content, desk.content.scenarios[number]
    if scenario.least > scenario.most:
        desk.note(
            SurvivalCode.BAD_FIGURE, "scenarios", number, "least", "XA01",
            given=str(scenario.least), least="1", most=str(scenario.most),
        )  # fmt: skip
    wanted = max(ALONE, EACH * scenario.most)
    if len(content.characters) < wanted:
        desk.note_table(
            SurvivalCode.TOO_FEW_ROWS, "characters", "XB08", given=len(content.characters), least=wanted
        )
    layout = next(row for row in content.layouts if row.id == scenario.layout)
    for land in desk.lands_of(scenario.land):
        for group, cells in zip(GROUPS, (layout.near, layout.middle, layout.far), strict=True):
            given = sum(tile.land == land and tile.group == group for tile in content.tiles)
            if given != len(cells):
                desk.note(
                    SurvivalCode.TILES_WANTED, "scenarios", number, "layout", "XB04",
                    group=group, given=given, wanted=len(cells),
                )  # fmt: skip
    _check_nights(desk, number)


def _check_nights(desk: Desk, number: int) -> None:
    """Nights for each number of seats; cards that one alone resolves for all of them (rules XL01, XD04)."""
    content, scenario = desk.content, desk.content.scenarios[number]
    for seats in range(scenario.least, scenario.most + 1):
        nights = scenario.nights[seats - 1]
        if nights <= scenario.opens:
            desk.note(
                SurvivalCode.BAD_FIGURE, "scenarios", number, f"nights_{seats}", "XP07",
                given=str(nights), least=str(scenario.opens + 1), most=str(MOST_NIGHTS),
            )  # fmt: skip
    first = sum(night.tier == 1 for night in content.nights)
    cards, longest = sum(not night.tribal for night in content.nights), max(scenario.nights) + GENTLE
    if cards < longest or first < scenario.blue:
        desk.note(
            SurvivalCode.TOO_FEW_NIGHTS, "scenarios", number, "blue", "XD04", given=cards, wanted=longest
        )
