### Who plays: the programs as characters, true to how they decide.

character-random = Der Schmetterling.
    .text = Flattert umher: Jeder erlaubte Zug ist recht.
character-greedy = Die Elster.
    .text = Schnappt, was gerade glänzt, und schaut nicht voraus.
character-level-1 = Der Maulwurf.
    .text = Sieht nur die nächste Karte und vergisst Stapel bald.
character-level-2 = Der Zaunkönig.
    .text = Hüpft von Karte zu Karte und schaut nie weiter.
character-level-3 = Der Otter.
    .text = Plant den ganzen Zug, aber nicht deinen. Blufft nie.
character-level-4 = Der Reiher.
    .text = Steht still und malt sich eine Handvoll Fortsetzungen aus.
character-level-5 = Der Luchs.
    .text = Beobachtet, was du getan hast, und wägt Dutzende Fortsetzungen ab.
character-level-6 = Der Rabe.
    .text = Merkt sich fast alles und denkt Hunderte Züge durch.
character-level-7 = Die Eule.
    .text = Vergisst nichts und stellt sich vor jedem Zug Tausende Partien vor.
