"""Moves as ints: ``word << 16 | argument``, and from bit 24 on what else they say.

Pieces in arguments: 0 to 8 are resources, ``ITEM_PIECE`` on items, ``PROJECT_PIECE`` on projects. Cards that
are held for their bonuses and uses, items and the character, are *holders*: items by number, characters from
``CHARACTER`` on.
"""

from __future__ import annotations

SHIFT = 16
EXTRA = 24

WORDS = (
    "choose", "move", "explore", "collect", "cook", "relight", "investigate", "fight", "end", "craft", "rest",
    "use", "hand", "trade", "give", "ask", "propose", "accept", "decline", "cancel", "deliver", "survey",
    "escape", "loot", "attack", "support", "let", "roll", "wood", "stone", "poison", "salvage", "bonus",
    "again",
    "flee", "done", "share", "help", "pay", "suffer", "drop", "mend", "take", "vote", "scout", "turn", "name",
    "leave", "closed",
)  # fmt: skip
"""The words of moves by number. ``closed`` ends a window that not everybody has answered (no line has it)."""

CHOOSE, MOVE, EXPLORE, COLLECT, COOK, RELIGHT, INVESTIGATE, FIGHT, END, CRAFT, REST = range(11)
USE, HAND, TRADE, GIVE, ASK, PROPOSE, ACCEPT, DECLINE, CANCEL, DELIVER, SURVEY = range(11, 22)
ESCAPE, LOOT, ATTACK, SUPPORT, LET, ROLL, WOOD, STONE, POISON, SALVAGE, BONUS, AGAIN = range(22, 34)
FLEE, DONE, SHARE, HELP, PAY, SUFFER, DROP, MEND, TAKE, VOTE, SCOUT, TURN, NAME = range(34, 47)
LEAVE, CLOSED = 47, 48

TOKEN = 255
"""The argument of ``collect`` that means the token of the space."""
ITEM_PIECE = 16
PROJECT_PIECE = 80
CHARACTER = 64
GREY_DIE, RED_DIE = 0, 1

BY_SECOND = 1
"""In the extra part of ``craft``: the second recipe; from bit 1 on the resource saved, plus 1."""
WITH_DIRTY, WITH_CLEANED = 1, 3
"""In the extra part of ``rest``: dirty water, by itself or made safe by a medicine; from ``REST_SEAT`` on the
seat, plus 1, 0 for oneself."""
REST_SEAT = 2
WITH_MEDICINE = 1
"""In the extra part of ``pay``."""
