### Das Überlebensspiel im Terminal: die Landkarte, der Stand der Überlebenden und was geschieht.

cli-discover-help =
    Tippe die Nummer eines Zuges, Wörter daraus, auch abgekürzt („gehen 0,-1“, „herstellen Speer“), oder eine
    Richtung, in die du gehst: n, no, so, s, sw, nw. Züge wie im Protokoll gelten auch: „move 0,-1“.
        züge            was du jetzt tun kannst; ebenso eine leere Zeile
        tisch           noch einmal die Landkarte, die Überlebenden und die Aufgabe
        warum ZUG       warum ein Zug nicht möglich ist: „warum herstellen Speer“
        tipp            die besten Züge und warum
        karte NAME      was eine Karte, ein Gegenstand oder ein Gegner sagt, mit den Zahlen
        regel NUMMER    eine Regel des Hefts: „regel XC10“
        verlauf         was geschah, seit dein Zug begann
        auftrag         wonach du gefragt wirst; „auftrag unterstützung zustimmen“ unterstützt jeden Kampf,
                        „auftrag unterstützung nie“ keinen, mit „auftrag unterstützung fragen“ wirst du wieder gefragt
        rückgängig      die letzte Entscheidung zurücknehmen
        sichern DATEI   das Protokoll der bisherigen Partie schreiben
        schluss         aufhören
cli-discover-day = Tag { $day }, als Nächstes Nacht { $night } von { $last }. Etappe { $stage } von { $stages }.
cli-discover-over = Die Partie ist zu Ende. Vergangene Nächte: { $nights } von { $last }. Etappe { $stage } von { $stages }.
cli-discover-task = Route { $route }: { $text } { $done ->
    [0] (0 von { $target })
   *[other] ({ $done } von { $target })
}
cli-discover-map-part = Die Karte ist breiter als dieser Bildschirm: Spalten { $first } bis { $last } von { $left } bis { $right }.
cli-discover-legend = { $letters }. Überlebende: { $seats }. Marker: p Pflanze, r Fels, d Trümmer, t Fährte, w Wasser; * brennendes Feuer, ^ erloschenes Feuer, 1 bis 6 Landmarken, ! Gegner, ? etwas Unbekanntes, : Waren, die da liegen, .. unentdeckt. Die Zahlen oben sind Spalten; eine Zahl mit \ ist eine Reihe, die nach rechts unten weitergeht.
cli-discover-seat = { $name } ({ $character }) bei { $space }: Ausdauer { $stamina }, { $damage }; trägt { $goods }
cli-discover-seat-gone = { $name }: { $state ->
    [won] entkommen und in Sicherheit
    [dead] tot
    [left] gegangen
   *[late] zu spät
}
cli-discover-no-damage = unverletzt
cli-discover-nothing = nichts
cli-discover-hand = Deine Projekte: { $cards }
cli-discover-in-play = Projekte im Spiel: { $cards }
cli-discover-projects-out = Projekte, die aus dem Spiel sind: { $cards }
cli-discover-fight = { $seat } gegen { $foe }: { $dice }.
cli-discover-die = { $die ->
    [grey] Grau
   *[red] Rot
} { $now ->
    [none] { $need }
   *[some] { $number } ({ $need })
}
cli-discover-free = Neuwürfe umsonst: { $number }
cli-discover-foe = { $enemy }: { $told }.
cli-discover-foe-damage = Schaden { $number } von { $life }
cli-discover-foe-deals = fügt zu: { $damage }
cli-discover-helped = Eine Person, die unterstützt, bekommt: { $pieces }.
cli-discover-recipe = Hergestellt aus: { $pieces }.
cli-discover-honours = { $name }: { $honours } Ehrenpunkte
cli-discover-ended-winner = Platz { $seat } ist entkommen, mit { $number } Ehrenpunkten.
cli-discover-ended-other = Platz { $seat } ist nicht entkommen.
cli-discover-card = { $name }: { $text }

## Fragen

cli-discover-question-choosing = { $seat }, welchen Charakter wählst du?
cli-discover-question-trading = { $seat }, was gibst und was verlangst du?
cli-discover-question-bargain = { $seat }, nimmst du an?
cli-discover-question-support = { $seat }, unterstützt du den Kampf?
cli-discover-question-modify = { $seat }, änderst du die Würfel?
cli-discover-question-guard = { $seat }, wehrst du den Angriff ab?
cli-discover-question-helping = { $seat }, wer von denen, die dich unterstützt haben, bekommt die Helferzeile?
cli-discover-question-sharing = { $seat }, teilst du die Belohnung?
cli-discover-question-needs = { $seat }, zahlst oder leidest du?
cli-discover-question-vote = { $seat }, wofür stimmst du?
cli-discover-question-naming = { $seat }, wer soll morgen vorangehen?
cli-discover-question-barter = { $seat }, handelst du mit jemandem?
cli-discover-question-drop = { $seat }, was lässt du zurück?
cli-discover-question-mend = { $seat }, welcher Schaden wird geheilt?
cli-discover-question-scout = { $seat }, welches Plättchen wird aufgedeckt?
cli-discover-question-turning = { $seat }, welcher Marker wird aufgedeckt?
cli-discover-question-take = { $seat }, was von beidem?

## Was geschieht

cli-discover-log-chose = Der Charakter von { $seat }: { $piece }.
cli-discover-log-turn = { $seat } beginnt den Zug des Tages.
cli-discover-log-moved = { $seat } geht nach { $space }.
cli-discover-log-explored = { $seat } erkundet das Land um { $space }.
cli-discover-log-uncovered = Das Land um { $space } wird aufgedeckt.
cli-discover-log-collected = { $seat } sammelt bei { $space }: { $piece }.
cli-discover-log-found = { $seat } findet { $piece }: { $text }
cli-discover-log-gained = { $seat } nimmt { $piece }.
cli-discover-log-lost = { $seat } verliert { $piece }.
cli-discover-log-paid = { $seat } gibt { $piece } aus.
cli-discover-log-hurt = { $seat } erleidet { $damage ->
    [sickness] eine { $piece }
    [wound] eine { $piece }
   *[other] { $piece }
}.
cli-discover-log-healed = { $seat } wird von { $damage ->
    [sickness] einer { $piece }
    [wound] einer { $piece }
   *[other] { $piece }
} geheilt.
cli-discover-log-died = { $seat } stirbt bei { $space }.
cli-discover-log-won = { $seat } entkommt!
cli-discover-log-crafted = { $seat } stellt her: { $piece }.
cli-discover-log-drew = { $seat } zieht ein Projekt.
cli-discover-log-drew-seen = { $seat } zieht ein Projekt: { $piece }.
cli-discover-log-investigated = { $seat } untersucht { $piece }: { $text }
cli-discover-log-clue = Gefundene Hinweise: { $number }.
cli-discover-log-cooked = { $seat } kocht { $number } Fleisch.
cli-discover-log-lit = Bei { $space } brennt ein Feuer.
cli-discover-log-burnt-out = Das Feuer bei { $space } erlischt.
cli-discover-log-placed = Bei { $space } regt sich etwas.
cli-discover-log-placed-seen = Bei { $space } erscheint: { $piece }.
cli-discover-log-prowled = Etwas kommt nach { $space }.
cli-discover-log-fight = { $seat } kämpft: { $piece }.
cli-discover-log-supported = { $seat } unterstützt mit { $piece }.
cli-discover-log-rolled = { $seat } würfelt Grau { $other }, Rot { $number }.
cli-discover-log-rerolled = { $seat } würfelt noch einmal: { $number }.
cli-discover-log-modified = { $seat } ändert die Würfel: Grau { $number }, Rot { $other }.
cli-discover-log-hit = { $piece }: { $number } Schaden.
cli-discover-log-retreated = Der Gegner zieht sich nach { $space } zurück.
cli-discover-log-slain = Besiegt: { $piece }.
cli-discover-log-reward = Die Hilfe von { $seat } wird belohnt: { $piece }.
cli-discover-log-shared = { $seat } teilt mit { $other }: { $piece }.
cli-discover-log-traded = { $seat } gibt im Tausch an { $other }: { $piece }.
cli-discover-log-gave = { $seat } gibt an { $other }: { $piece }.
cli-discover-log-dropped = { $seat } lässt { $piece } zurück.
cli-discover-log-used = { $seat } benutzt: { $piece }.
cli-discover-log-delivered = { $seat } liefert { $piece } ab.
cli-discover-log-surveyed = { $seat } vermisst das Land.
cli-discover-log-stage = Etappe { $number } beginnt.
cli-discover-log-night = Nacht { $number }, { $piece }: { $text }
cli-discover-log-dawn = Der Morgen nach Nacht { $number }.
cli-discover-log-company = { $seat } hat in Gesellschaft geschlafen und erwacht gestärkt.
cli-discover-log-pot = { $seat } isst aus dem gemeinsamen Topf.
cli-discover-log-named = Von nun an geht { $other } voran.
cli-discover-log-threat = Eine Gefahr, { $piece }: { $text }
cli-discover-log-looted = { $seat } nimmt von { $other }: { $piece }.
cli-discover-log-attacked = { $seat } greift { $other } an!
cli-discover-log-left = { $seat } verlässt die Partie.
cli-discover-log-vanished = Bei { $space } ist nur der Wind.
cli-discover-log-stamina = { $seat }: { $change } Ausdauer.
cli-discover-log-fled = { $seat } flieht nach { $space }.
cli-discover-log-turned-on = Der Gegner wendet sich { $seat } zu.
cli-discover-log-proposed = { $seat } macht { $other } einen Vorschlag.
cli-discover-log-declined = { $seat } lehnt ab.
cli-discover-log-tested = { $seat } würfelt { $number }.
cli-discover-log-project = Ein Projekt liegt im Spiel: { $piece }.
cli-discover-log-finished = { $reason ->
    [all-won] Alle sind entkommen.
    [some-won] Es ist vorbei; einige sind entkommen.
    [last-standing] Nur eine Spielfigur steht noch.
    [canoe] Das Kanu ist fort, und eine Person sitzt darin.
   *[lost] Es ist vorbei; niemand ist entkommen.
}

## Klassen der Marker

cli-discover-class-0 = ein Pflanzenmarker
cli-discover-class-1 = ein Felsmarker
cli-discover-class-2 = ein Trümmermarker
cli-discover-class-3 = eine Fährte
cli-discover-class-4 = Wasser
cli-discover-class-5 = ein Monster

## Tipps

cli-discover-plan = { $plan ->
    [collect] um bei { $space } zu sammeln
    [explore] um von { $space } aus zu erkunden
    [investigate] um die Landmarke bei { $space } zu untersuchen
    [escape] um bei { $space } zu entkommen
    [survey] um bei { $space } zu vermessen
    [fight] um bei { $space } zu kämpfen
   *[end] um bei { $space } zu sein
}

## Zahlen aus vielen Partien

cli-discover-figures-out = { $out } der Überlebenden sind entkommen (95-%-Intervall { $low } bis { $high }); in { $any } der Partien jemand, in { $all } alle.
cli-discover-figures-nights = Nächte je Partie: im Mittel { $mean }, { $least } bis { $most }.
cli-discover-figures-nights-won = Nächte in Partien, die jemand gewann: im Mittel { $mean }, { $least } bis { $most }.
cli-heading-discover-fate = Was aus ihnen wurde
cli-heading-discover-seats = Überlebende
cli-heading-discover-stage = Etappe
cli-heading-discover-route = Route
cli-heading-discover-games = Partien auf ihr
cli-heading-discover-out = Dabei entkommen
cli-discover-end = { $fate ->
    [out] entkommen
    [hunger] verhungert
    [thirst] verdurstet
    [sickness] an einer Krankheit gestorben
    [wound] an einer Wunde gestorben
    [outrun] das Kanu war schneller fort
    [left] hat den Tisch verlassen
   *[late] zu spät
}
cli-discover-part = { $number ->
    [1] der erste Teil
   *[other] der zweite Teil
}
cli-discover-fate = { $fate ->
    [out] entkommen
    [hunger] verhungert
    [thirst] verdurstet
    [sickness] an einer Krankheit gestorben
    [wound] an einer Wunde gestorben
    [outrun] das Kanu war schneller fort
    [left] hat den Tisch verlassen
   *[late] zu spät
}
cli-deck-sound-discover = { $file } ist in Ordnung: { $scenarios ->
    [one] ein Szenario
   *[other] { $scenarios } Szenarien
}, { $lands ->
    [one] ein Land
   *[other] { $lands } Länder
}, { $cards } Karten.

## Daueraufträge

cli-order-word-needs = bedarf
cli-order-word-support = unterstützung
cli-order-word-naming = führung
cli-order-needs = bedarf: { $order ->
    [never] du zahlst, wenn du kannst, sauberes Wasser vor trübem
   *[ask] du wirst gefragt, was du nachts zahlst
}
cli-order-support = unterstützung: { $order ->
    [never] du behältst deine Unterstützungskarten
    [agree] du unterstützt jeden Kampf, mit der ersten bereiten Karte
   *[ask] du wirst bei jedem Kampf gefragt
}
cli-order-naming = führung: { $order ->
    [never] du überlässt es den anderen, wer vorangeht
   *[ask] du wirst gefragt, wer vorangeht
}
