### Wie sich ein Deck neben einem anderen spielt: Urteile mit Zahl, Intervall und Rat.

cli-balance-title = { $deck } ({ $key }) neben { $model }
cli-balance-whole = { $unmet ->
    [0] { $open ->
        [0] Dieses Deck spielt sich wie { $model }.
       *[other] Soweit es feststeht, spielt sich dieses Deck wie { $model }.
    }
    [one] Dieses Deck spielt sich wie { $model }, außer in einer Hinsicht.
   *[other] Dieses Deck spielt sich wie { $model }, außer in { $unmet } Hinsichten.
}
cli-balance-table = { $game } zu { $seats }
cli-balance-table-greedy = { $table } (gierig)
cli-balance-all-tables = alle Tische
cli-balance-open = Offen: { $measure } bei { $tables }: { $value }, Intervall { $low } bis { $high }, üblich { $usual }. Mehr Partien würden es klären.

## Was beurteilt wird

cli-balance-name-length = Länge
cli-balance-name-seats = faire Plätze
cli-balance-name-standstill = Stillstand
cli-balance-name-skill = Können
cli-balance-name-dead = tote Züge
cli-balance-name-waiting = Warten
cli-balance-name-bottleneck = Engpässe
cli-balance-name-used = ungenutzte Karten
cli-balance-name-lift = Auftrieb
cli-balance-name-series = Serien
cli-balance-name-plane-points = Punkte je Karte
cli-balance-name-plane-width = Breite des Rasters
cli-balance-name-plane-spotless = Karten ohne Stelle
cli-balance-name-eras = Epochen

## Urteile

cli-balance-length-met = Partien dauern so lange wie mit { $model }: am weitesten ab liegt { $table } mit { $value } Zügen ({ $low } bis { $high }; üblich { $usual }).
cli-balance-length-high = { $table } dauert länger: { $value } Züge ({ $low } bis { $high }; üblich { $usual }). Nimm Voraussetzungen weg, zuerst von den Karten, auf die gewartet wird.
cli-balance-length-low = { $table } dauert kürzer: { $value } Züge ({ $low } bis { $high }; üblich { $usual }). Gib einigen Karten eine weitere Voraussetzung.
cli-balance-seats-met = Die Plätze sind fair: am weitesten ab liegt Platz { $part } bei { $table }, der { $value } % gewinnt ({ $low } bis { $high }).
cli-balance-seats-high = Platz { $part } gewinnt bei { $table } zu oft: { $value } % ({ $low } bis { $high }; üblich { $usual }). Lass die ersten Epochen weniger Karten voraussetzen, damit weniger daran liegt, wer beginnt.
cli-balance-seats-low = Platz { $part } gewinnt bei { $table } zu selten: { $value } % ({ $low } bis { $high }; üblich { $usual }). Lass die ersten Epochen weniger Karten voraussetzen, damit weniger daran liegt, wer beginnt.
cli-balance-standstill-met = Stillstand ist selten: bei { $table } enden { $value } % der Partien so ({ $low } bis { $high }; üblich { $usual }).
cli-balance-standstill-high = Bei { $table } kommen Partien zu oft zum Stillstand: { $value } % ({ $low } bis { $high }; üblich { $usual }). Gib Karten der letzten Epochen andere Wege: weniger Voraussetzungen, zu denen nur eine Karte führt.
cli-balance-skill-met = Entscheidungen zählen: bei { $table } gewinnt das bessere Programm { $value } % ({ $low } bis { $high }; üblich { $usual }).
cli-balance-skill-low = Bei { $table } zählen Entscheidungen weniger: Das bessere Programm gewinnt { $value } % ({ $low } bis { $high }; üblich { $usual }). Sorge dafür, dass mehr Karten zugleich anlegbar sind, und verbinde sie weniger gleichmäßig.
cli-balance-dead-met = Tote Züge sind so selten wie üblich: am meisten im Viertel { $part } von { $table }, { $value } % ({ $low } bis { $high }; üblich { $usual }).
cli-balance-dead-high = Im Viertel { $part } von { $table } stockt es: In { $value } % der Züge lässt sich nichts anlegen ({ $low } bis { $high }; üblich { $usual }). Nimm einigen Karten dieser Zeit eine Voraussetzung.
cli-balance-waiting-met = Keine Karte wartet zu lange: am längsten { $card }, { $value } Züge auf einer Hand ({ $low } bis { $high }).
cli-balance-waiting-high = { $card } wartet lange: { $value } Züge auf einer Hand, bis sie sich anlegen lässt ({ $low } bis { $high }), das { $times }-Fache des Mittels ihrer Epoche; die längste jener Epoche wartet bei { $model } { $usual }. Sie setzt voraus: { $needs ->
    [one] { $missing }. Wähle dafür eine frühere Karte.
   *[other] { $missing }. Nimm eine davon weg.
}
cli-balance-bottleneck-met = Keine Karte hält zu viel auf: am meisten { $card }, auf die allein { $holds } Karten warten, { $turns } Züge je Partie.
cli-balance-bottleneck-high = Am meisten wird auf { $card } gewartet: { $holds } Karten fehlt nur sie, { $turns } Züge je Partie, mehr als bei jeder von { $model }. Gib { $waiting ->
    [one] { $which } einen anderen Weg als diese Karte.
   *[other] einer von { $which } stattdessen eine andere Voraussetzung.
}
cli-balance-used-met = Keine Karte bleibt außen vor: am ehesten { $card }, in { $placed } % der Partien angelegt.
cli-balance-used-low = { $card } wird kaum genutzt: in { $placed } % der Partien angelegt, { $value } % des Mittels ihrer Epoche ({ $low } bis { $high }). Lass sie weniger voraussetzen oder zu mehr führen.
cli-balance-lift-met = Keine Karte entscheidet zu viel: am meisten { $card }, { $value } von hundert ({ $low } bis { $high }).
cli-balance-lift-high = { $card } ist zu viel wert: Wer sie anlegt, gewinnt { $value } von hundert Partien mehr, als Platz und Vorsprung versprechen ({ $low } bis { $high }). Nimm ihr Verbindungen: Sie setzt { $missing } voraus und führt zu { $waiting ->
    [0] nichts
   *[other] { $which }
}.
cli-balance-lift-low = { $card } ist zu wenig wert: Wer sie anlegt, gewinnt { $value } von hundert Partien neben dem, was Platz und Vorsprung versprechen ({ $low } bis { $high }). Gib ihr mehr Verbindungen oder lass sie weniger voraussetzen.
cli-balance-series-met = Serien sind so lang wie üblich: am weitesten ab liegt { $table } mit { $value } Karten je Zug ({ $low } bis { $high }; üblich { $usual }).
cli-balance-series-high = Bei { $table } geraten Serien zu lang: { $value } Karten je Zug ({ $low } bis { $high }; üblich { $usual }). Streue die Familien und lass weniger Karten zueinander führen.
cli-balance-series-low = Bei { $table } bleiben Serien flach: { $value } Karten je Zug ({ $low } bis { $high }; üblich { $usual }). Lass Karten einer Familie zueinander führen.
cli-balance-plane-points-met = Das Raster bringt so viele Punkte wie üblich: { $value } je Karte bei { $table } ({ $low } bis { $high }; üblich { $usual }).
cli-balance-plane-points-high = Das Raster bringt viele Punkte: { $value } je Karte bei { $table } ({ $low } bis { $high }; üblich { $usual }). Weniger Voraussetzungen und gleichmäßigere Familien ergeben weniger Verbindungen.
cli-balance-plane-points-low = Das Raster bringt wenige Punkte: { $value } je Karte bei { $table } ({ $low } bis { $high }; üblich { $usual }). Mehr Voraussetzungen innerhalb einer Epoche ergeben mehr Verbindungen.
cli-balance-plane-width-met = Das Raster ist so breit wie üblich: { $value } Felder bei { $table } ({ $low } bis { $high }; üblich { $usual }).
cli-balance-plane-width-high = Das Raster ist breit: { $value } Felder bei { $table } ({ $low } bis { $high }; üblich { $usual }). Mehr Verbindungen zwischen Epochen halten es zusammen.
cli-balance-plane-width-low = Das Raster ist schmal: { $value } Felder bei { $table } ({ $low } bis { $high }; üblich { $usual }). Vielleicht sind die Partien zu kurz oder alle Karten verbunden.
cli-balance-plane-spotless-met = Karten finden eine Stelle: bei { $table } tut es in { $value } % der Züge keine ({ $low } bis { $high }; üblich { $usual }).
cli-balance-plane-spotless-high = Bei { $table } finden Karten in { $value } % der Züge keine Stelle ({ $low } bis { $high }; üblich { $usual }). Verbinde Epochen und Familien stärker.
cli-balance-eras-met = Die Epochen folgen aufeinander wie üblich: am weitesten ab liegt Epoche { $part } bei { $table }, die neueste während { $value } % einer Partie ({ $low } bis { $high }; üblich { $usual }).
cli-balance-eras-high = Bei { $table } zieht sich Epoche { $part }: Sie ist die neueste während { $value } % einer Partie ({ $low } bis { $high }; üblich { $usual }). Lass die nächste Epoche weniger voraussetzen.
cli-balance-eras-low = Bei { $table } huscht Epoche { $part } vorbei: Sie ist die neueste während { $value } % einer Partie ({ $low } bis { $high }; üblich { $usual }). Lass die nächste Epoche mehr von ihr voraussetzen.

## Was nur berichtet wird

cli-balance-points = { $table }, gierig: { $points } Punkte (Standardabweichung { $spread }), Abstand { $margin }, { $isclose ->
    [1] knapp; { $close } % der Abstände liegen unter einem Zehntel
   *[other] { $close } % der Abstände liegen unter einem Zehntel
}; Gleichstand { $tie } %; die Führung wechselt { $leadchanges }-mal; { $turns } Züge.
cli-balance-bottlenecks = Am meisten gewartet wird auf: { $which }.
cli-balance-waiters = { $count ->
    [one] Mehr als doppelt so lange auf einer Hand wie im Mittel ihrer Epoche: { $which }.
   *[other] Mehr als doppelt so lange auf einer Hand wie im Mittel ihrer Epochen: { $which }.
}
cli-balance-lifts = { $count ->
    [one] Ein Auftrieb, der kein Zufall ist: { $which }.
   *[other] Auftriebe, die kein Zufall sind: { $which }.
}
cli-balance-ancestors = Karten, auf denen eine Karte jeder Epoche im Mittel ruht: { $means }.
cli-balance-games = { $games } Partien, davon { $random } zufällige. Die Intervalle enthalten den wahren Wert in 99 von 100 Fällen.

## Die Seite

cli-page-verdicts = Urteile
cli-page-lengths = Länge zufälliger Partien
cli-page-seats = Siege nach Plätzen
cli-page-dead = Tote Züge nach Vierteln
cli-page-tree = Der Baum
cli-page-tree-told = Je dunkler eine Karte, desto länger wartet sie auf einer Hand; je dicker ihr Rand, desto mehr wartet auf sie.
cli-page-lift = Karten nach Auftrieb
cli-page-eras = Wann Epochen eröffnet werden
cli-page-this = dieses Deck
cli-page-turns = Züge
cli-page-percent = %
cli-page-met = wie üblich
cli-page-unmet = nicht wie üblich
cli-page-open = offen
