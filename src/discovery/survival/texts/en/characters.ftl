### Who plays: the programs as characters, true to how they decide.

discover-character-random = The Butterfly.
    .text = Flutters about: any move that is allowed will do.
discover-character-careful = The Tortoise.
    .text = Goes by sound rules of thumb: eat, heal, deliver, help.
discover-character-level-1 = The Mole.
    .text = Means well, but in every fourth decision runs after anything.
discover-character-level-2 = The Wren.
    .text = Goes by rules of thumb, with a whim now and then.
discover-character-level-3 = The Otter.
    .text = Goes by rules of thumb and rarely strays.
discover-character-level-4 = The Heron.
    .text = Compares a few plans, thinking up to the night after next.
discover-character-level-5 = The Lynx.
    .text = Compares more plans, and follows each of them longer.
discover-character-level-6 = The Raven.
    .text = Follows many plans through imagined nights before choosing.
discover-character-level-7 = The Owl.
    .text = Follows hundreds of plans through the nights.
