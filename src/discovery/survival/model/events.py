"""The events of a game, with the meaning of the fields of each kind.

``seat`` is whom it is about. Pieces are numbered as in moves (``codes``): resources, ``ITEM_PIECE``,
``PROJECT_PIECE``.
"""

from __future__ import annotations

EVENTS = (
    "dealt", "chose", "turn", "moved", "explored", "laid", "collected", "found", "revealed", "gained",
    "lost", "paid",
    "hurt", "healed", "died", "won", "crafted", "drew", "investigated", "clue", "cooked", "lit", "burnt-out",
    "placed", "prowled", "fight", "supported", "rolled", "rerolled", "modified", "hit", "retreated", "slain",
    "reward", "shared", "traded", "gave", "dropped", "used", "delivered", "surveyed", "stage", "night",
    "dawn",
    "company", "pot", "voted", "named", "threat", "looted", "attacked", "left", "finished", "vanished",
    "stamina",
    "fled", "turned-on", "proposed", "declined", "tested", "project",
)  # fmt: skip
DEALT = 0  # number: projects in hand
CHOSE = 1  # piece: character
TURN_BEGAN = 2  # number: its number
MOVED = 3  # number: space, other: stamina paid
EXPLORED = 4  # number: slot, piece: tile; seat -1 by a card
LAID = 5  # number: space, other: class, face down
COLLECTED = 6  # number: space, other: class
FOUND = 7  # piece: card of an exploration, number: space
REVEALED = 8  # number: space, other: kind of token
GAINED = 9  # piece, number: how many
LOST = 10  # piece, number: how many
PAID = 11  # piece, number: how many
HURT = 12  # piece: damage, number: how much
HEALED = 13  # piece: damage, number: how much, other: by whom
DIED = 14  # number: space
WON = 15  # number: space
CRAFTED = 16  # piece: item, number: recipe
DREW = 17  # piece: project, which only its owner knows
INVESTIGATED = 18  # piece: card, number: space, other: landmark
CLUE = 19  # number: how many there are now
COOKED = 20  # number: how many
LIT = 21  # number: space
BURNT_OUT = 22  # number: space
PLACED = 23  # number: space, piece: enemy or -1 for one that lies face down, other: row
PROWLED = 24  # number: space, other: row
FIGHT_BEGAN = 25  # piece: enemy, number: space, other: row
SUPPORTED = 26  # piece: support card, other: fighter
ROLLED = 27  # number: red or -1, other: grey
REROLLED = 28  # number: what it shows, other: the die
MODIFIED = 29  # number: grey, other: red, piece: by what (resource, item, or -1)
HIT = 30  # number: damage dealt, piece: enemy, other: row
RETREATED = 31  # number: space, other: row
SLAIN = 32  # piece: enemy, number: space, other: row
REWARD = 33  # piece, number: how many; to a helper where other is the fighter
SHARED = 34  # piece, other: to whom
TRADED = 35  # piece, other: to whom, number: how many
GAVE = 36  # piece, other: to whom
DROPPED = 37  # piece
USED = 38  # piece: holder, other: for whom
DELIVERED = 39  # piece, number: how many it counts, other: task
SURVEYED = 40  # number: slot
STAGE = 41  # number: the stage that begins, other: the route that was taken
NIGHT = 42  # piece: night card, number: night
DAWN = 43  # number: night that is over
COMPANY = 44  # number: stamina
POT = 45  # number: space
VOTED = 46  # number: 1 or 2
NAMED = 47  # other: whom; seat -1: who goes first from now on
THREAT = 48  # piece: threat
LOOTED = 49  # piece, other: from whom
ATTACKED = 50  # other: whom
LEFT = 51  # number: space
FINISHED = 52  # number: reason
VANISHED = 53  # number: space, other: row: nothing but the wind, or a special that goes
STAMINA = 54  # number: won, negative for lost
FLED = 55  # number: space
TURNED_ON = 56  # a lethal enemy turns on seat; other: row
PROPOSED = 57  # other: to whom
DECLINED = 58  # other: whose proposal
TESTED = 59  # number: the die, other: 1 for the first part, 0 for the second
PROJECT = 60  # piece: project that now lies in play; seat: from whose hand, or -1
