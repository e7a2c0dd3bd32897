"""The laws of single rows: steps that can be played where they stand, marks, tokens, tasks."""

from __future__ import annotations

import re

from discovery.core.errors import InvalidDeck
from discovery.survival.content import rows
from discovery.survival.content.cells import MOST_COST, NO_COST, counted
from discovery.survival.content.laws.desk import Desk, holders
from discovery.survival.content.programs import Compiler
from discovery.survival.content.rows import EFFECTS, Program
from discovery.survival.content.tables import BANDS, RESOURCES
from discovery.survival.errors import SurvivalCode

STEPS = (
    ("terrains", "enter"), ("items", "use"), ("characters", "use"), ("explore", "steps"),
    ("nights", "steps"), ("threats", "steps"), ("scenarios", "each_night"),
)  # fmt: skip
"""The cells that hold steps."""
OF_THE_NIGHT = (rows.VOTE, rows.BARTER)
"""Effects that only a night has: nobody is in their turn."""
NIGHTS = ("nights", "scenarios")
ON_ENTERING = (rows.STAMINA, rows.GAIN, rows.HURT, rows.TEST, rows.PARTS, rows.STOP)
USES = ("items", "characters")
MARKS = re.compile("[.prdtwfF1-6]{7}")
SPACES = re.compile("[a-z]{7}")
HOLDS = re.compile(r"(?P<resource>[a-z]+) [1-9]|explore:[1-9][0-9]?|enemy:[a-z0-9-]{1,40}")
PLACED = ("deliver", "search", "slay", "escape")
"""Kinds of tasks that have a place: a landmark or the camp."""
PRICED = (*RESOURCES, "stamina")
EMPTY = '""'
LANDMARKS = tuple("123456")
PLACES = {"clues": (EMPTY,), "use": BANDS, "search": LANDMARKS}
"""The places of each kind of task as they are told; of the others a landmark or the camp."""
OBJECTS = {"clues": (EMPTY,), "deliver": ("ID", "food|meat"), "escape": tuple(f"{word} 1" for word in PRICED)}
"""The objects of each kind of task as they are told; of the others an id."""
MOST_FARE = 14
"""The most stamina that an escape may cost besides its own 1 (rule XL03)."""


def check_cards(desk: Desk) -> None:
    """Note what is wrong with rows by themselves."""
    compiler = Compiler(desk.content)
    for table, column in STEPS:
        for number, row in desk.rows(table):
            _check_steps(desk, compiler, table, number, column, row.cells.get(column, ""))
    for number, tile in enumerate(desk.content.tiles):
        if not SPACES.fullmatch(tile.spaces):
            letters = (terrain.letter for terrain in desk.content.terrains)
            desk.unknown("tiles", number, "spaces", "XH05", tile.spaces, (f"7 x [{''.join(letters)}]",))
        if not MARKS.fullmatch(tile.marks):
            desk.unknown("tiles", number, "marks", "XH05", tile.marks, ("7 x [.prdtwfF123456]",))
    for number, token in enumerate(desk.content.tokens):
        match = HOLDS.fullmatch(token.holds)
        if match is None or (match["resource"] or RESOURCES[0]) not in RESOURCES:
            known = (*counted(RESOURCES), "explore:1", "enemy:ID")
            desk.unknown("tokens", number, "holds", "XJ01", token.holds, known)
    for number, terrain in enumerate(desk.content.terrains):
        if not re.fullmatch("[a-z]", terrain.letter):
            desk.unknown("terrains", number, "letter", "XH04", terrain.letter, ("a-z",))
    _check_uses(desk)
    _check_tasks(desk)


def _check_uses(desk: Desk) -> None:
    """Check that usable items and characters have a cost, and only these (rule XC21)."""
    for table, number, holder in holders(desk.content):
        if bool(holder.use) != (holder.use_cost >= 0):
            least, most = ("0", str(MOST_COST)) if holder.use else (str(NO_COST), "none")
            desk.note(
                SurvivalCode.BAD_FIGURE, table, number, "use_cost", "XC21",
                given=str(holder.use_cost), least=least, most=most,
            )  # fmt: skip


# ---- steps -------------------------------------------------------------------------------------------


def _check_steps(desk: Desk, compiler: Compiler, table: str, number: int, column: str, steps: str) -> None:
    try:
        program = compiler.program(steps)
    except InvalidDeck as fault:
        given = str(fault.arguments["given"])
        desk.note(SurvivalCode.BAD_STEPS, table, number, column, given=given)
        return
    place = _misplaced(program, table)
    if place >= 0:
        given = EFFECTS[program[place][0]]
        desk.note(SurvivalCode.STEP_MISPLACED, table, number, column, given=given)


def _misplaced(program: Program, table: str) -> int:
    """The first row that cannot stand where it does, -1 if there is none."""
    options = {
        start
        for place, row in enumerate(program)
        if row[0] == rows.CHOOSE
        for start in (place + 2, program[place + 1][2])
    }
    for place, (operation, whom, _, _) in enumerate(program):
        first_of_use = place == 0 and table in USES
        wrong = (
            (operation == rows.PAY and not first_of_use and place not in options)
            or (whom == rows.CHOICE and not first_of_use)
            or (operation == rows.CHOOSE and not first_of_use and not _has_free_option(program, place))
            or (operation in OF_THE_NIGHT and table not in NIGHTS)
            or (operation == rows.FIGHT and table != "explore")
            or (operation == rows.THREAT and table == "threats")
            or (table == "terrains" and operation not in ON_ENTERING)
        )
        if wrong:
            return place
    return -1


def _has_free_option(program: Program, choose: int) -> bool:
    """Whether one of two options can be taken by a seat that has nothing: else the game would stand still."""
    return program[choose + 2][0] != rows.PAY or program[program[choose + 1][2]][0] != rows.PAY


# ---- tasks -------------------------------------------------------------------------------------------


def _check_tasks(desk: Desk) -> None:
    """The words of each kind of task (rules XP02 to XP07)."""
    for number, task in enumerate(desk.content.tasks):
        landmark = task.place.isdigit()
        place = {
            "clues": task.place == "",
            "use": task.place in BANDS,
            "search": landmark,
        }.get(task.kind, landmark or task.place == "camp")
        if not place:
            places = PLACES.get(task.kind, (*LANDMARKS, "camp"))
            desk.unknown("quests", number, "place", "XP03", task.place, places)
        if not _sound_object(task.kind, task.object):
            desk.unknown("quests", number, "object", "XP03", task.object, OBJECTS.get(task.kind, ("ID",)))


def _sound_object(kind: str, given: str) -> bool:
    if kind == "clues":
        return given == ""
    if kind == "escape":
        return all(_sound_price(part.strip()) for part in given.split(","))
    if kind == "deliver" and "|" in given:
        return all(word in RESOURCES for word in given.split("|"))
    return bool(given) or kind == "search"


def _sound_price(part: str) -> bool:
    word, _, amount = part.partition(" ")
    if word not in PRICED or not re.fullmatch("[1-9][0-9]?", amount):
        return False
    return int(amount) <= MOST_FARE
