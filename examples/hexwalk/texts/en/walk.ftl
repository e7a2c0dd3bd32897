### The walk, by the keys of its game and its program.

game-walk-hills = A walk in the hills
    .text = Find two of six treasures under eighteen tokens, with a die, and object when others reach for one.
    .differs = A map instead of a tree, and no cards.

program-wanderer = Wanderer
