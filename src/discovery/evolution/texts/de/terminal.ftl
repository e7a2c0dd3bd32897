### Die Kartenspiele auf der Befehlszeile.

## Plätze, die die Regeln spielen und die niemand benannt hat

name-virtual = Virtueller Spieler

## Der Tisch im Terminal

cli-tree = Baum
cli-pool = Auslage
cli-stack = Nachziehstapel: { $cards ->
    [0] leer
    [one] eine Karte
   *[other] { $cards } Karten
}
cli-side-pile = Nebenstapel: { $cards ->
    [0] aufgebraucht
    [one] eine Karte
   *[other] { $cards } Karten
}
cli-beside = Neben dem Spielfeld
cli-heading-hand = Hand
cli-heading-discard = Ablage
cli-heading-trumps = Trümpfe
cli-has-left = ist gegangen
cli-tie = Die Punkte sind gleich, also entscheiden die wenigsten übrigen Karten (Regel G10).
cli-reason-hand-emptied = eine Hand ist leer und der Nachziehstapel aufgebraucht
cli-reason-standstill = zwei volle Umläufe lang wurde keine Karte angelegt
cli-reason-turn-limit = tausend Züge wurden gespielt
cli-reason-played-out = niemand hat mehr eine Karte, oder ein ganzer Umlauf hat keine angelegt, und der Nachziehstapel ist aufgebraucht
cli-reason-abandoned = alle sind gegangen

## Eine Partie im Terminal

cli-play-help = Tippe die Nummer eines Zuges oder den Zug selbst: „anlegen Feuer“. Eine Kurzform genügt: „p feu“ oder nur „Feuer“.
    züge            was du jetzt tun kannst
    tisch           noch einmal der Tisch
    warum ZUG       warum ein Zug nicht möglich ist: „warum anlegen Feuer“
    tipp            die zwei besten Züge und warum
    karte KARTE     was auf einer Karte steht
    regel NUMMER    eine Regel des Hefts: „regel C01“
    verlauf         was seit deinem letzten Zug geschah
    rückgängig      die letzte Entscheidung zurücknehmen
    sichern DATEI   das Protokoll der bisherigen Partie schreiben
    einsteigen NAME jemand steigt zu Beginn eines Zuges ein (erste Ausgabe)
    schluss         aufhören
cli-play-discard-robs = Nach dem Ablegen ziehst du eine Karte und raubst jemandem eine (Regel S11).
cli-play-end-unused = { $trumps ->
    [one] Dein Trumpf ist am Ende des Zuges verloren.
   *[other] Deine { $trumps } Trümpfe sind am Ende des Zuges verloren.
} Tippe noch einmal „beenden“, um ihn trotzdem zu beenden.
cli-play-end-waste = Du könntest anlegen: { $cards }.{ $cost ->
    [discard] {" "}Den Zug jetzt zu beenden, kostet dich eine abgelegte Karte.
    [steal] {" "}Beendest du den Zug jetzt, stiehlst du eine Karte.
    [draw] {" "}Beendest du den Zug jetzt, ziehst du eine Karte.
   *[other] {""}
} Tippe noch einmal „beenden“, um ihn trotzdem zu beenden.
cli-command-card = karte
cli-replay-dealt = Die Karten sind ausgeteilt.
cli-play-card = { $name } ({ $id }) · Epoche { $era }, Nummer { $number } · { $family }
cli-play-needs = Setzt voraus: { $cards }
cli-play-leads = Führt zu: { $cards }

## Was geschah

cli-told-placed-hand = { $seat } legt { $card } aus der Hand an.
cli-told-placed-pool = { $seat } legt { $card } aus der Auslage an.
cli-told-placed-discard = { $seat } legt { $card } aus der Ablage von { $other } an.
cli-told-placed-called = { $seat } legt { $card } an; { $other } musste die Karte hergeben.
cli-told-points = { $seat } bekommt { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}.
cli-told-points-parts = { $seat } bekommt { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
} ({ $parts }).
cli-part-era = gleiche Epoche +{ $number }
cli-part-shared = gemeinsame Entdeckung +{ $number }
cli-part-needed = eine setzt die andere voraus +{ $number }
cli-part-surrounded = umringt +{ $number }
cli-part-opened = Epoche eröffnet +{ $number }
cli-part-finalist = Finale +{ $number }
cli-told-called = { $seat } ruft { $card }.
cli-told-called-vain = { $seat } ruft { $card }, aber niemand hat die Karte.
cli-told-answered-vain = Niemand hat { $card }.
cli-told-stolen = { $seat } stiehlt { $other } eine Karte.
cli-told-stolen-seen = { $seat } stiehlt { $card } bei { $other }.
cli-told-gave = { $seat } gibt eine Karte an { $other }.
cli-told-gave-seen = { $seat } gibt { $card } an { $other }.
cli-told-discarded = { $seat } legt { $card } ab.
cli-told-opened = { $seat } eröffnet Epoche { $number } und gewinnt einen Trumpf.
cli-told-opened-classic = { $seat } eröffnet Epoche { $number }.
cli-told-taken = { $seat } erntet { $card } aus der Ablage von { $other }.
cli-told-finalist = { $seat } ist im Finale, für 4 Punkte; die anderen haben einen letzten Zug.
cli-told-uncovered = { $seat }: { $card } kommt vom Nebenstapel
cli-told-buried = { $seat }: { $number ->
    [one] eine Karte wird begraben
   *[other] { $number } Karten werden begraben
}.
cli-told-closed-classic = { $seat } schließt Epoche { $number } ab.
cli-told-closed = { $seat } schließt Epoche { $number } ab und gewinnt einen Trumpf.
cli-told-emptied = { $seat } leert die Hand und gewinnt einen Trumpf.
cli-told-drew-seen = { $seat } zieht { $card }.
cli-told-flipped = { $seat } deckt { $card } auf.
cli-told-passed = { $seat } passt.
cli-told-left = { $seat } verlässt den Tisch.
cli-told-joined = { $seat } steigt in die Partie ein, und alle geben eine Karte ab.

## Decks und Daten

cli-deck-sound-evolution = { $file } ist fehlerfrei: { $cards } Karten, { $eras ->
    [one] eine Epoche
   *[other] { $eras } Epochen
}, bis zu { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}{ $seats_without_pool ->
    [0] { "" }
   *[other] { " " }({ $seats_without_pool } in Spielen ohne Auslage wie Classic Simple)
}.{ $before ->
    [0] { "" }
   *[other] { " " }Mit den Decks, auf denen es aufbaut: { $all_cards } Karten, { $all_eras } Epochen, bis zu { $all_seats ->
        [one] einem Platz
       *[other] { $all_seats } Plätzen
    }.
}

## Fenster, Auswahlen, Joker

cli-play-select = { $seat }, triff deine Auswahl: Tippe „bereitlegen“ und die Karten, mit Kommas getrennt.
cli-joker = Joker { $number }
cli-joker-told = Ein Joker: ein Trumpf, wenn du ihn in deinem Zug neben den Baum legst, ein zusätzlicher Zug in dem einer anderen Person oder eine noch nicht angelegte Karte einer eröffneten Epoche.
cli-heading-selection = Auswahl
cli-pile = Stapel
cli-plane = Raster
cli-at = { $card } auf { $place }
cli-told-placed-selection = { $seat } legt { $card } aus der eigenen Auswahl an.
cli-told-stopped = { $seat } sagt Stopp zu { $other }.
cli-told-fault-unfounded = Der Stopp von { $seat } war falsch: { verdict-upheld }
cli-told-fault-conceded = { $seat } gibt zu: Der Stopp von { $other } gilt.
cli-told-fault-founded = Der Stopp von { $other } war richtig: { verdict-refuted }
cli-told-returned = { $card } verlässt den Baum und kommt auf die Ablage von { $seat }.
cli-told-objected-right = { $seat } erhebt Einspruch gegen { $card }: Als { $other } die Karte anlegte, fehlte eine Voraussetzung.
cli-told-objected-wrong = { $seat } erhebt zu Unrecht Einspruch gegen { $card }: Alle Voraussetzungen lagen da, die Karte bleibt.
cli-told-placed-stack = { $seat } legt { $card } vom Nachziehstapel an.
cli-told-readied = { $seat } hält { $asset } bereit.
cli-told-unmarked = { $seat } nimmt die Marke von { $card } zurück.
cli-told-used = { $seat } nutzt { $asset }.
cli-told-used-on = { $seat } nutzt { $asset } gegen { $other }.
cli-told-used-loot = { $seat } nutzt { $asset } gegen { $other }: { $target }.
cli-told-warded-ready = { $seat } wehrt mit { $card } ab, die bereit war.
cli-told-warded-hand = { $seat } wehrt mit { $card } aus der Hand ab.
cli-told-looted = { $seat } nimmt { $other } { $asset }.
cli-told-scouted-seen = { $seat } sieht { $card }.
cli-told-kept = { $seat } nimmt eine Karte vom Nachziehstapel auf die Hand.
cli-told-kept-seen = { $seat } nimmt { $card } vom Nachziehstapel auf die Hand.
cli-heading-ready = Bereit
cli-is-safe = geschützt
cli-spied = Von dir gesehen
cli-asset = Fähigkeit: { $asset ->
    [raid-1] Raubzug, Stärke 1
    [raid-2] Raubzug, Stärke 2
    [guard] Wache
    [loot] Beute
    [trade] Handel
    [scout] Späher
   *[feast] Festmahl
}
cli-told-points-lost = { $seat } verliert { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}.
cli-told-announces-opening = { $seat } sagt an: Epoche { $number } ist eröffnet.
cli-told-announces-closing = { $seat } sagt an: Epoche { $number } ist abgeschlossen.
cli-told-joker-aside = { $seat } legt einen Joker neben den Baum.
cli-told-joker-as = { $seat } legt einen Joker als { $card } in den Baum.
cli-told-interrupted = { $seat } unterbricht { $other } und spielt sofort.
cli-told-resumed = { $seat } macht weiter.
cli-told-asked = { $seat } bittet { $other } um eine Karte.
cli-told-selected = { $seat } hat die Auswahl bereitgelegt.
cli-told-revealed = { $seat } deckt { $card } auf.
cli-told-round = Eine neue Runde: { $seat } hat die Vorhand.
cli-told-bis = { $seat } sagt Bis und macht weiter.
cli-told-me = { $seat } sagt Ich.
cli-told-sos = { $seat } ruft mit SOS nach { $card }.
cli-told-indemnity = { $seat } zahlt { $other } { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}.
cli-told-looked = { $seat } sieht den Stapel auf { $place } durch.
cli-told-recovered = { $seat } nimmt einen Joker zurück: Die echte Karte ist da.
cli-ended-winner = Platz { $seat } gewinnt: { cli-ended-count }.
cli-ended-other = Platz { $seat }: { cli-ended-count }.
cli-ended-count = { $unit ->
    [cards] { $number ->
        [0] keine Karten übrig
        [one] eine Karte übrig
       *[other] { $number } Karten übrig
    }
   *[points] { $number ->
        [one] ein Punkt
       *[other] { $number } Punkte
    }
}
