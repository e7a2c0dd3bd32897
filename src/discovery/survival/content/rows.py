"""The rows that steps compile to: four ints ``(operation, whom, a, b)``.

What ``a`` and ``b`` are for each operation stands beside it. Items, enemies and cards are numbered by their
place in the table of the content, resources, damages and classes as in ``tables``.

``choose``, ``vote`` and ``test`` are followed by a row ``PARTS``, in which ``a`` is the index of the first
row
of the second part and ``b`` that of the first row behind both; the first part begins behind ``PARTS``. Each
part, like each program, ends with a row ``STOP``.
"""

from __future__ import annotations

Row = tuple[int, int, int, int]
Program = tuple[Row, ...]

STAMINA = 0  # a: how much, negative for a loss
GAIN = 1  # a: resource, b: how many
LOSE = 2  # a: resource or ANY, b: how many
NEED = 3  # a: resource, b: damage * 16 + how often
HURT = 4  # a: damage, b: how much
HEAL = 5  # a: damage or ANY, b: how much
PAY = 6  # a: resource or PAY_STAMINA, b: how many
CHOOSE = 7
VOTE = 8
TEST = 9  # a: the least number of the grey die for the first part
PROJECT = 10  # a: how many
ITEM = 11  # a: item
FIGHT = 12  # a: enemy
MONSTER = 13  # a: NEAR or EDGE, b: how many
PROWL = 14  # a: steps
FIRES = 15  # a: OUT or LIT
THREAT = 16  # a: how many
REVEAL = 17  # a: how many
TURN = 18  # a: how many
PUT = 19  # a: class
CLUE = 20  # a: how many
BARTER = 21
PARTS = 22
STOP = 23

EFFECTS = (
    "stamina", "gain", "lose", "need", "hurt", "heal", "pay", "choose", "vote", "test", "project", "item",
    "fight", "monster", "prowl", "fires", "threat", "reveal", "turn", "put", "clue", "barter",
)  # fmt: skip
"""The words of the effects by number; ``PARTS`` and ``STOP`` are not written."""

NO_ONE, ME, EACH, FIRST, OPEN, HERE, ALONE, TOGETHER, CHOICE = range(9)
WHOM = ("", "me", "each", "first", "open", "here", "alone", "together", "choice")

ANY = 15
"""Any resource, or any kind of damage, as its holder chooses."""
PAY_STAMINA = 14
NEAR, EDGE = 0, 1
OUT, LIT = 0, 1
TIMES = 16
"""In a row ``NEED``, ``b`` is the damage times this, plus how often."""

BONUSES = (
    "grey", "red", "damage", "reroll", "flee", "cost", "pass", "carry", "safe-water", "double", "shelter",
    "shelter-here", "explore", "cook", "craft", "dawn", "build", "support",
)  # fmt: skip
"""The words of the bonuses."""
