### Who plays: the programs as characters, true to how they decide.

walk-character-wanderer = Der Igel.
    .text = Trottet, wohin die Nase zeigt: Jeder Zug ist recht.
