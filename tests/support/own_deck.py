"""A small deck as a host might write it: two eras of twelve cards, enough for three seats (B09)."""

from __future__ import annotations

SIZE = 12
HEAD = "id,era,order,family,prerequisites,name_en,name_fr"
ABOUT = "# id: garden\n# name_en: Garden\n# name_fr: Jardin\n# era_1_en: Seeds\n# era_1_fr: Graines"


def garden() -> str:
    """The text of its file; ``seed-1`` to ``seed-12`` lead to ``tree-1`` to ``tree-12``, two to each."""
    seeds = [f"seed-{n},1,{n},food,,Seed {n},Graine {n}" for n in range(1, SIZE + 1)]
    trees = [
        f"tree-{n},2,{n},tools,seed-{n} seed-{n % SIZE + 1},Tree {n},Arbre {n}" for n in range(1, SIZE + 1)
    ]
    return "\n".join([ABOUT, HEAD, *seeds, *trees]) + "\n"


ASSETS = (
    "raid 1",
    "guard",
    "loot",
    "trade",
    "scout",
    "feast",
    "raid 2",
    "guard",
    "loot",
    "trade",
    "scout",
    "feast",
)


def armed_garden() -> str:
    """The same with the column of assets, for games of Battle: each era has every kind twice (Y01)."""
    about, rows = garden().split(f"{HEAD}\n")
    armed = [f"{row},{asset}" for row, asset in zip(rows.splitlines(), 2 * ASSETS, strict=True)]
    return "\n".join([f"{about}{HEAD},asset", *armed]) + "\n"


LAST_OF_PREHISTORY = (
    "semi-sedentism",
    "terracotta",
    "enclosure",
    "spear-thrower",
    "basketry",
    "numbers",
    "pottery",
    "fermentation",
    "sedentism",
)


def meadow() -> str:
    """The text of a deck of two eras of nine cards that builds on Prehistory (B13), enough for two seats."""
    about = "# id: meadow\n# name_en: Meadow\n# name_fr: Prairie\n# builds_on: prehistory"
    herbs = [f"herb-{n},7,{n},food,{card},Herb {n},Herbe {n}" for n, card in enumerate(LAST_OF_PREHISTORY, 1)]
    hays = [f"hay-{n},8,{n},tools,herb-{n},Hay {n},Foin {n}" for n in range(1, 10)]
    return "\n".join([about, HEAD, *herbs, *hays]) + "\n"
