"""Content files for tests: a scenario of a host's own on the content of the game, and rows that spoil it."""

from __future__ import annotations

from discovery.survival.content.contentfile import TABLES
from discovery.survival.content.reading import built_in_tables

HEAD = "# id: lantern\n# builds_on: lands-3\n# name_en: The lantern\n# name_fr: La lanterne\n"
SCENARIO = (
    "[scenarios]\n"
    "id,land,layout,least,most,nights_1,nights_2,nights_3,nights_4,blue,opens,en,fr\n"
    "lantern,tidewrack,shore,1,4,9,9,9,9,4,4,The Lantern,La lanterne\n"
)
QUESTS = (
    "[quests]\n"
    "scenario,stage,route,kind,object,place,n_1,n_2,n_3,n_4,text_en,text_fr\n"
    "lantern,1,a,clues,,,2,3,3,4,Gather clues.,Réunissez des indices.\n"
    "lantern,1,b,deliver,food|meat,5,2,3,4,4,Leave food.,Laissez des vivres.\n"
    "lantern,2,a,escape,water 2,5,1,1,1,1,Pay 2 clean water.,Payez 2 eaux pures.\n"
)
LANTERN = HEAD + SCENARIO + QUESTS


def whole() -> str:
    """The content of the game as one file that builds on nothing."""
    lines = ["# id: whole"]
    for table in TABLES:
        rows = built_in_tables()[table]
        columns = list(rows[0].cells)
        lines += [f"[{table}]", ",".join(columns)]
        lines += [",".join(_quoted(row.cells[column]) for column in columns) for row in rows]
    return "\n".join(lines) + "\n"


def _quoted(cell: str) -> str:
    doubled = cell.replace('"', '""')
    return f'"{doubled}"' if "," in cell or '"' in cell else cell
