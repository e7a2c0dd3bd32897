### Who plays: the programs as characters, true to how they decide.

walk-character-wanderer = The Hedgehog.
    .text = Trots off wherever its nose leads it: any move will do.
