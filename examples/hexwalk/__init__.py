"""A walk on a hex map: a whole game beside the card games, small enough to read in one sitting.

Two to four walkers start in the middle of a map of nineteen spaces. Eighteen tokens lie face down on the
others: treasures and stones. Whoever is to walk throws a die for one to three steps. A walker may look at a
token under their feet, and may take one; those who stand next to them may object. Whoever objects first,
clockwise, gets the token shown and sits out a turn if it is a stone. Two treasures win.

It shows a second family what to give: moves, a die, hidden tokens, a window that others may answer and a
result without points. See docs/how-to/game.md.
"""
