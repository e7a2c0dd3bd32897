### Züge der Kartenspiele in Worten und die Gründe von Tipps.

## Züge, als Rat

move-place = { $card } anlegen
move-replay = { $card } mit einem Trumpf nachlegen
move-exchange = { $who ->
    [me] Eine Karte mit dir tauschen
   *[other] Eine Karte mit { $name } tauschen
}
move-give = { $card } geben
move-discard = { $card } ablegen
move-discard-rob = { $card } ablegen, ziehen und rauben
move-call = { $card } rufen
move-end = Den Zug beenden
move-pass = Passen
move-steal = { $who ->
    [me] Bei dir stehlen
   *[other] Bei { $name } stehlen
}
move-ask = { $who ->
    [me] Dich um eine Karte bitten
   *[other] { $name } um eine Karte bitten
}
move-select = { $which } bereitlegen
move-joker-trump = Mit einem Joker einen Trumpf gewinnen
move-joker-as = Einen Joker als { $card } anlegen
move-interrupt = Mit einem Joker unterbrechen
move-sos = { $card } mit SOS rufen
move-draw = Mit einem Trumpf eine Karte ziehen
move-replace = { $card } mit einem Trumpf ersetzen
move-take = { $who ->
    [me] Mit einem Trumpf bei dir stehlen
   *[other] Mit einem Trumpf bei { $name } stehlen
}
move-announce-open = Ansagen, dass Epoche { $number } eröffnet ist
move-announce-close = Ansagen, dass Epoche { $number } abgeschlossen ist
move-stop = Stopp sagen
move-verify = Suchen, was nötig ist
move-concede = Zugeben
move-look = Den Stapel auf { $place } durchsehen
move-bis = Bis sagen
move-me = Ich sagen
move-fail = Den Ruf scheitern lassen
move-let = Durchgehen lassen
move-draw-count = { $number ->
    [one] Eine Karte ziehen
   *[other] { $number } Karten ziehen
}
move-harvest-draw = Ernten: eine Karte ziehen
move-harvest-rob = { $who ->
    [me] Ernten: bei dir eine Karte rauben
   *[other] Ernten: bei { $name } eine Karte rauben
}
move-harvest-take = Ernten: { $card } nehmen
move-harvest-none = Nichts ernten
move-object = Einspruch gegen { $card }
move-use = { $asset } nutzen
move-use-on = { $who ->
    [me] { $asset } gegen dich nutzen
   *[other] { $asset } gegen { $name } nutzen
}
move-use-loot = { $asset } gegen { $target } nutzen
move-ward = Mit { $card } abwehren
move-keep = { $card } auf die Hand nehmen
move-at = { $move }, auf { $place }

## Warum

hint-only = Es ist der einzige Zug.
hint-bluff = Es ist ein Bluff: Soweit du wissen kannst, fehlt noch { $which }.
hint-far = { $number ->
    [0] { $which } ließe sich sofort anlegen.
    [one] Noch eine Entdeckung fehlt, bis sich { $which } anlegen lässt.
   *[other] Noch { $number } Entdeckungen fehlen, bis sich { $which } anlegen lässt.
}
hint-leader = { $name } steht am besten da, mit { $number ->
    [one] einer Karte.
   *[other] { $number } Karten.
}
hint-holder = { $name } hat { $number ->
    [one] eine Karte.
   *[other] { $number } Karten.
}
hint-ready = { $which } lässt sich schon anlegen.
hint-false = Soweit du wissen kannst, ist die Aktion von { $name } ungültig.
hint-stands = Soweit du wissen kannst, ist die Aktion von { $name } gültig.
hint-unfounded = Angelegt wurde sie, bevor alle ihre Voraussetzungen dalagen.
hint-founded = Alle Voraussetzungen von { $which } lagen da, als die Karte angelegt wurde.
hint-chance = { $number ->
    [0] Niemand scheint sie zu haben.
    [100] Jemand anderes hat sie sicher.
   *[other] Jemand anderes hat sie mit etwa { $number } % Wahrscheinlichkeit.
}
hint-wins = Es gewinnt die Partie.
hint-loses = Es beendet die Partie, und jemand anderes gewinnt.
hint-points = { $number ->
    [one] +1 Punkt jetzt.
   *[other] +{ $number } Punkte jetzt.
}
hint-opens = Es eröffnet Epoche { $number } und gewinnt einen Trumpf.
hint-opens-classic = Es eröffnet Epoche { $number }: zwei Punkte mehr und eine Ernte.
hint-closes = Es schließt Epoche { $number } ab und gewinnt einen Trumpf.
hint-empties = Es leert deine Hand und gewinnt einen Trumpf.
hint-trump = Es gewinnt einen Trumpf.
hint-cards-left = { $number ->
    [0] Auf deiner Hand bleibt keine Karte.
    [one] Auf deiner Hand bleibt eine Karte.
   *[other] Auf deiner Hand bleiben { $number } Karten.
}
hint-goes-on = Du kannst weitermachen mit: { $which }.
hint-prepares = Es macht auf deiner Hand anlegbar: { $which }.
hint-takes = Niemand sonst kann dann noch anlegen: { $which }.
hint-leaves = Auch die anderen können dann anlegen: { $which }.
hint-holders = Es hilft allen, die { $which } haben.
hint-open = Die anderen werden anlegen können: { $which }.
hint-richest = { $name } hat die meisten Punkte.
hint-raids = { $number ->
    [0] { $name } verliert eine Karte.
    [one] { $name } verliert einen Punkt und eine Karte.
   *[other] { $name } verliert { $number } Punkte und eine Karte.
}
hint-loots = { $name } verliert { $asset } und einen Punkt, falls noch einer da ist.
hint-guarded = { $name } hat eine Wache bereit: { $which }.
hint-spares = { $number ->
    [0] Du behältst eine Karte.
    [one] Du behältst einen Punkt und eine Karte.
   *[other] Du behältst { $number } Punkte und eine Karte.
}
hint-spares-asset = Du behältst { $asset }.
hint-saves-guard = Du kannst später noch abwehren, mit { $which }.
hint-readies = { $asset } wird bereit.
hint-asset-places = Dann kannst du anlegen, für einen Punkt mehr: { $which }.

## Nach einem Tipp fragen

sign-hint = Eine Glühbirne: Die Karte steht im Tipp.
