"""The frames of the course: what the rules go on with when a decision or a fight is over, the last one first.

A frame is ``SIZE`` numbers in ``State.frames``: its kind, how far it is, the seat that resolves it, what it
is
about, and two numbers that depend on the kind. Nothing calls itself: code that needs something done first
pushes a frame and returns.
"""

from __future__ import annotations

SIZE = 6
MOST = 16
KIND, STEP, SEAT, WHAT, WHO, LEFT = range(SIZE)

DAYS = 0
"""The bottom of every game: one day and night after the other."""
TURN_OF = 1
"""SEAT has its turn."""
STEPS = 2
"""A program: STEP is the row, SEAT the resolver, WHO the seats left of the row (-1: not begun), LEFT how
often
its decision is still to be made."""
MEET = 3
"""SEAT meets the enemies of the space WHAT, oldest first; WHO is the arrival of the last one met."""
FIGHT_OF = 4
"""A fight of the seat SEAT, which may pass on to others; WHAT is the row of the enemy, -1 for an attack, in
which WHO is
the attacked."""
PROWLING = 5
"""Enemies move: LEFT steps each; WHO is the arrival of the last one moved, WHAT whether it still moves,
STEP its steps left."""
NIGHT_OF = 6
DROP_OF = 7
"""SEAT carries too much."""
DRINK_OF = 8
"""SEAT has drunk dirty water and rolls."""
TRADE_OF = 9
"""SEAT has opened a round with WHO; LEFT is 1 for a round of a barter."""
