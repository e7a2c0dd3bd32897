### Who plays: the programs as characters, true to how they decide.

discover-character-random = Der Schmetterling.
    .text = Flattert umher: Jeder erlaubte Zug ist recht.
discover-character-careful = Die Schildkröte.
    .text = Hält sich an bewährte Faustregeln: essen, heilen, abliefern, helfen.
discover-character-level-1 = Der Maulwurf.
    .text = Meint es gut, läuft aber bei jeder vierten Entscheidung irgendetwas nach.
discover-character-level-2 = Der Zaunkönig.
    .text = Hält sich an Faustregeln, ab und zu mit einer Laune.
discover-character-level-3 = Der Otter.
    .text = Hält sich an Faustregeln und weicht selten ab.
discover-character-level-4 = Der Reiher.
    .text = Vergleicht ein paar Pläne und denkt bis zur übernächsten Nacht.
discover-character-level-5 = Der Luchs.
    .text = Vergleicht mehr Pläne und verfolgt jeden davon länger.
discover-character-level-6 = Der Rabe.
    .text = Verfolgt viele Pläne durch gedachte Nächte, bevor die Wahl fällt.
discover-character-level-7 = Die Eule.
    .text = Verfolgt Hunderte Pläne durch die Nächte.
