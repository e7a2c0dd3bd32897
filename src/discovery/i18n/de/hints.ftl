### Züge in Worten, Tipps mit ihren Gründen und die Analyse einer beendeten Partie.

## Warum

hint-next = Er sieht etwas schwächer aus als der beste Zug.
hint-best = Kein anderer Zug sieht besser aus.
hint-alike = Er sieht etwa gleich gut aus.
hint-decided = Wahrscheinlich ändert kein Zug mehr etwas am Ausgang.

## Nach einem Tipp fragen

hint-ask = Tipp
hint-ask-title = Die zwei besten Züge zeigen
hint-title = Tipp
hint-close = Tipp schließen
hint-thinking = Denkt nach …
hint-rank = { $rank ->
    [1] Am besten
   *[other] Am zweitbesten
}
hint-value = Aussicht auf den Sieg: etwa { $number } %
hint-show = { $move } zeigen
hint-private = Nur aus dem, was du sehen kannst; die anderen erfahren nicht, dass du gefragt hast.
hint-spoken = { $rank }: { $move }: { $reasons }
hint-none = Gerade gibt es nichts zu entscheiden.
hint-late = { $phase ->
    [window] Das Fenster schloss sich, bevor der Tipp fertig war.
   *[other] Die Partie ging weiter, bevor der Tipp fertig war.
}
hint-and = und
hint-marked = im Tipp
key-hint = ein Tipp: die zwei besten Züge
words-hint = tipp, tipps, rat, hinweis

## Eine Partie im Nachhinein

analysis-account = { $who ->
    [me] Du: eigene Entscheidungen { $choice }, alles andere { $luck }
   *[other] { $name }: eigene Entscheidungen { $choice }, alles andere { $luck }
}
analysis-turns = { $count ->
    [0] Keine Wendepunkte.
    [one] Der Wendepunkt:
   *[other] Die Wendepunkte:
}
analysis-turn-choice = Schritt { $last }, { $who ->
    [me] ein Fehlgriff von dir
   *[other] ein Fehlgriff von { $name }
}: von { $before } % auf { $after } %.
analysis-turn-luck = Schritte { $first } bis { $last }: { $who ->
    [me] Deine Aussichten
   *[other] Die Aussichten von { $name }
} { $way ->
    [up] stiegen von { $before } % auf { $after } %, ohne eigenes Zutun.
   *[down] fielen von { $before } % auf { $after } %; { $who ->
        [me] keiner deiner Züge
       *[other] kein eigener Zug
    } war schuld.
}
analysis-parts = { $who ->
    [me] Du: eigene Züge { $choice }, Würfel { $dice }, Karten und Marker { $cards }, die anderen und die Nächte { $rest }
   *[other] { $name }: eigene Züge { $choice }, Würfel { $dice }, Karten und Marker { $cards }, die anderen und die Nächte { $rest }
}
analysis-turn-dice = Schritt { $last }: Durch die Würfel { $way ->
    [up] stiegen
   *[down] fielen
} { $who ->
    [me] deine Aussichten
   *[other] die Aussichten von { $name }
} von { $before } % auf { $after } %.
analysis-turn-cards = Schritt { $last }: Durch das, was ans Licht kam, { $way ->
    [up] stiegen
   *[down] fielen
} { $who ->
    [me] deine Aussichten
   *[other] die Aussichten von { $name }
} von { $before } % auf { $after } %.
analysis-rescues = Was wen gerettet hätte
analysis-saved = Was { $who ->
    [me] dich
   *[other] { $name }
} gerettet hätte ({ $end }): in Schritt { $step } „{ $best }“ statt „{ $move }“. So blieben { $kept } %, wo { $promised } % möglich waren.
analysis-lost-anyway = { $who ->
    [me] Du ({ $end }): Keine deiner Entscheidungen war sicher falsch.
   *[other] { $name } ({ $end }): Keine eigene Entscheidung war sicher falsch.
}
analysis-losses = { $count ->
    [0] Keine Entscheidung hat etwas gekostet.
   *[other] Die teuersten Entscheidungen:
}

## Die Analyse auf der Seite

analysis-name = Analyse
analysis-close = Analyse schließen
analysis-working = { $of ->
    [0] Die Partie wird analysiert …
   *[other] Die Partie wird analysiert: { $done } von { $of } Entscheidungen.
}
analysis-about = Jede Entscheidung wird nach dem beurteilt, was man in dem Augenblick wissen konnte. Die Zahlen sind Schätzungen: Prozent der Aussicht auf den Sieg.
analysis-step = Schritt { $step }, { $who ->
    [me] du
   *[other] { $name }
}: { $move }
analysis-sums = Entscheidung und Glück
analysis-choices = Entscheidungen
analysis-whose = Wessen Entscheidungen
analysis-everybody = die aller
analysis-all = alle, in der Reihenfolge, in der sie fielen
analysis-lost = { $number ->
    [0] ±0
   *[other] −{ $number }
}
analysis-best = Ein besserer Zug wurde nicht gefunden.
analysis-better = Besser: { $best }
chart-title = Die Aussichten aller, vom Austeilen bis zum Ende.
chart-end = { $who ->
    [me] Du endest bei { $number } %.
   *[other] { $name } endet bei { $number } %.
}
chart-table = Diese Zahlen als Tabelle
chart-step = Schritt
chart-percent = { $number } %

## Rätsel

puzzle-title = Rätsel
puzzle-number = Rätsel { $number } von { $of }
puzzle-difficulty = Schwierigkeit { $number } von 5
puzzle-solved = { $count } gelöst
puzzle-ask-best = Du bist { $name } und am Zug. Ein Zug ist besser als alle anderen: welcher?
puzzle-ask-finish = Du bist { $name } und am Zug. Ein Zug gewinnt, was auch immer die anderen haben: welcher?
puzzle-right = Richtig: { $move }
puzzle-wrong = Nicht der beste: { $move }. Er verspricht { $value } % des Sieges, ein anderer Zug { $best } %.
puzzle-again = Versuch einen anderen Zug oder sieh dir die Antwort an.
puzzle-solution = { $move } verspricht { $value } % des Sieges, der nächstbeste Zug { $second } %.
puzzle-give-up = Antwort zeigen
puzzle-next = Nächstes Rätsel
