"""A walk on a hex map: a complete game of a second family, small enough to read in one sitting.

Two to four walkers start in the middle of a map of nineteen spaces. Eighteen tokens lie face down on the
others: treasures and stones. On your turn you roll a die for one to three steps. A walker may look at the
token under their feet, and may take it; walkers next to them may object. The first to object, clockwise, gets
the token in view of everybody and sits out a turn if it is a stone. Two treasures win.

It shows what a new family has to implement: moves, a die, hidden tokens, a window that others may answer and
a result without points. See docs/how-to/game.md.
"""
