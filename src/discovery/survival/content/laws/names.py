"""The laws of names and numbers of rows: what is named is there, nothing is called alike, everything fits."""

from __future__ import annotations

from collections.abc import Iterable

from discovery.survival.content.contentfile import TABLES
from discovery.survival.content.laws.desk import BOTH, EITHER, Desk, holders
from discovery.survival.content.pieces import pieces_of
from discovery.survival.content.tables import DAMAGES, RESOURCES, SUPPORTS
from discovery.survival.errors import SurvivalCode

MOST = {
    "lands": 8, "terrains": 60, "tiles": 200, "layouts": 20, "tokens": 400, "resources": len(RESOURCES),
    "damages": len(DAMAGES), "enemies": 60, "items": 60, "projects": 30, "explore": 200, "nights": 60,
    "threats": 60, "characters": 24, "supports": SUPPORTS, "scenarios": 30, "quests": 300,
}  # fmt: skip
"""The most rows of a table: positions hold many of them as sets of a fixed width."""
LEAST = {
    "lands": 1, "resources": len(RESOURCES), "damages": len(DAMAGES), "supports": SUPPORTS, "scenarios": 1,
    "characters": 4,
}  # fmt: skip
MOST_PIECES = 250
"""The most pieces of a shuffle."""
MOST_BONUSES = 60
LANDED = ("tiles", "tokens", "enemies", "items", "projects", "explore")
"""Tables whose rows belong to a land or to both."""
RESERVED = (BOTH, EITHER, "gentle", "hard", "open-hands")
"""No land is called so: options and tables say it."""


def check_names(desk: Desk) -> None:
    """Note what is named and not there, what is there twice, and what is too much or too little."""
    _check_sizes(desk)
    _check_twins(desk)
    _check_lands(desk)
    _check_references(desk)
    if not desk.faults:
        _check_pieces(desk)


def _check_sizes(desk: Desk) -> None:
    for table in TABLES:
        number = len(desk.tables[table])
        if number > MOST[table]:
            desk.note_table(SurvivalCode.TOO_MANY_ROWS, table, given=number, most=MOST[table])
        elif number < LEAST.get(table, 0):
            desk.note_table(SurvivalCode.TOO_FEW_ROWS, table, given=number, least=LEAST[table])
    bonuses = sum(len(holder.bonuses) for _, _, holder in holders(desk.content))
    if bonuses > MOST_BONUSES:
        desk.note_table(SurvivalCode.TOO_MANY_ROWS, "items", given=bonuses, most=MOST_BONUSES)


def _check_twins(desk: Desk) -> None:
    """Nothing has the name of something else that a line of a record could mean (section XT)."""
    for table in TABLES:
        _note_twins(
            desk, [(table, number, row.cells["id"]) for number, row in desk.rows(table) if "id" in row.cells]
        )
    named = [
        (table, n, row.cells["id"])
        for table in ("resources", "items", "characters")
        for n, row in desk.rows(table)
    ]
    _note_twins(desk, named)
    letters = [("terrains", n, f"{row.land} {row.letter}") for n, row in enumerate(desk.content.terrains)]
    _note_twins(desk, letters, "letter")
    common = [
        ("explore", n, str(row.number)) for n, row in enumerate(desk.content.explorations) if not row.variant
    ]
    _note_twins(desk, common, "number")


def _note_twins(desk: Desk, named: Iterable[tuple[str, int, str]], column: str = "id") -> None:
    seen: set[str] = set()
    for table, number, name in named:
        if name in seen:
            desk.note(SurvivalCode.ROW_TWICE, table, number, column, "XT01", given=name)
        seen.add(name)


def _check_lands(desk: Desk) -> None:
    lands = desk.content.lands
    for number, land in enumerate(lands):
        if land in RESERVED:
            desk.note(SurvivalCode.BAD_ID, "lands", number, "id", given=land)
    _check_known(desk, "terrains", "terrain", lands)
    for table in LANDED:
        _check_known(desk, table, "land", (*lands, BOTH))
    _check_known(desk, "scenarios", "land", (*lands, EITHER))


def _check_references(desk: Desk) -> None:
    content = desk.content
    items = [item.id for item in content.items]
    enemies = [enemy.id for enemy in content.enemies]
    cards = [str(card.number) for card in content.explorations if not card.variant]
    _check_known(desk, "scenarios", "layout", [layout.id for layout in content.layouts])
    _check_known(desk, "quests", "scenario", [scenario.id for scenario in content.scenarios])
    _check_known(desk, "projects", "item", items)
    for number, token in enumerate(content.tokens):
        word, _, name = token.holds.partition(":")
        known = {"enemy": enemies, "explore": cards}.get(word)
        if known is not None and name not in known:
            desk.note(SurvivalCode.NO_SUCH_ROW, "tokens", number, "holds", given=name)
    for number, enemy in enumerate(content.enemies):
        for item in enemy.reward_items:
            if item not in items:
                desk.note(SurvivalCode.NO_SUCH_ROW, "enemies", number, "reward", given=item)
    for number, task in enumerate(content.tasks):
        known = {"use": items, "slay": enemies, "deliver": [*items, *RESOURCES]}.get(task.kind)
        if known is not None and "|" not in task.object and task.object not in known:
            desk.note(SurvivalCode.NO_SUCH_ROW, "quests", number, "object", given=task.object)
    _check_waivers(desk)


def _check_waivers(desk: Desk) -> None:
    """Check that some terrain names each waiver of a bonus that opens barred ground (rule XH04)."""
    content = desk.content
    waivers = {terrain.waiver for terrain in content.terrains if terrain.waiver}
    for table, number, holder in holders(content):
        for bonus in holder.bonuses:
            if bonus.name == "pass" and bonus.words[0] not in waivers:
                desk.note(SurvivalCode.NO_SUCH_ROW, table, number, "bonus", given=bonus.words[0])


def _check_known(desk: Desk, table: str, column: str, known: Iterable[str]) -> None:
    names = set(known)
    for number, row in desk.rows(table):
        if row.cells[column] not in names:
            desk.note(SurvivalCode.NO_SUCH_ROW, table, number, column, given=row.cells[column])


def _check_pieces(desk: Desk) -> None:
    """The shuffle of each land has an id for each piece, and not too many (rule XT01)."""
    for number, land in enumerate(desk.content.lands):
        pieces = pieces_of(desk.content, land).ids
        if len(pieces) > MOST_PIECES:
            given = len(pieces)
            desk.note_table(SurvivalCode.TOO_MANY_ROWS, "tokens", "XT01", given=given, most=MOST_PIECES)
        twins = sorted({piece for piece in pieces if pieces.count(piece) > 1})
        if twins:
            desk.note(SurvivalCode.ROW_TWICE, "lands", number, "id", "XT01", given=twins[0])
