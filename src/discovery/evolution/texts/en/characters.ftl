### Who plays: the programs as characters, true to how they decide.

character-random = The Butterfly.
    .text = Flutters about: any move that is allowed will do.
character-greedy = The Magpie.
    .text = Snatches what shines now and does not look ahead.
character-level-1 = The Mole.
    .text = Sees only the next card, and soon forgets a pile.
character-level-2 = The Wren.
    .text = Hops from one card to the next, never looking further.
character-level-3 = The Otter.
    .text = Plans the whole turn, but not yours. Never bluffs.
character-level-4 = The Heron.
    .text = Stands still and imagines a handful of ways to go on.
character-level-5 = The Lynx.
    .text = Watches what you did and weighs dozens of continuations.
character-level-6 = The Raven.
    .text = Remembers nearly everything and thinks hundreds of turns through.
character-level-7 = The Owl.
    .text = Forgets nothing and imagines thousands of games before each move.
