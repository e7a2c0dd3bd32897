### Was die Kartenspiele zurückweisen, und die Fehler von Decks.

## Was die Regeln zurückweisen

error-missing-prerequisite = „{ $card }“ lässt sich noch nicht anlegen: Im Baum fehlt noch { $missing }.
error-already-placed = „{ $card }“ liegt schon im Baum.
error-own-discard = „{ $card }“ liegt in deiner eigenen Ablage; nur die anderen dürfen die Karte von dort anlegen.
error-out-of-reach = „{ $card }“ erreichst du nicht: Leg aus deiner Hand, der Auslage oder der Ablage einer anderen Person an.
error-no-link = „{ $card }“ ist nicht mit „{ $last }“ verbunden: Nötig ist dieselbe Familie, oder eine muss Voraussetzung der anderen sein.
error-no-trump = Das kostet einen Trumpf, und du hast in diesem Zug keinen.
error-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
error-last-card = Deine letzte Karte darfst du nicht ablegen.
error-no-card-to-give = Du brauchst eine eigene Karte, um sie im Tausch zu geben.
error-stolen-card = Gib eine andere Karte zurück, nicht die eben gestohlene.
error-empty-hand = Bei { $seat } gibt es keine Karte zu nehmen.
error-highest-era = „{ $card }“ gehört zur letzten Epoche; deren Karten lassen sich nicht rufen.
error-next-era-not-open = „{ $card }“ lässt sich noch nicht rufen: Zuerst muss die nächste Epoche eröffnet sein.
error-call-must-fail = Dieser Ruf muss scheitern: Du siehst, dass niemand sonst „{ $card }“ hat.
error-pass-too-late = Zum Passen ist es zu spät: Im Baum liegt schon eine Karte.
error-already-passed = Du hast schon einmal gepasst; beende deinen Zug oder leg eine Karte an.
error-must-give = Gib zuerst die Karte, die du schuldest.
error-must-discard = Wähle zuerst die Karte, die du ablegst.
error-must-harvest = Eine Epoche wurde eröffnet: Ernte zuerst eine Karte oder verzichte.
error-must-draw = Sag zuerst, wie viele Karten du ziehst.
error-wrong-amount = { $most ->
    [0] Der Nachziehstapel ist leer.
    [one] Zieh eine Karte: Mehr gibt es nicht zu wählen.
   *[other] Zieh 1 bis { $most } Karten.
}
error-no-such-place = Die Reihe von { $seat } hat keine solche Stelle: Gezählt wird ab 1.
error-must-steal = Der Nachziehstapel ist leer: Wähle zuerst, bei wem du stiehlst.
error-not-objectable = Gegen „{ $card }“ ist jetzt kein Einspruch möglich: nur gegen eine Karte dieses oder des vorigen Zuges, nur einmal und nicht gegen die eines virtuellen Spielers.
error-no-spot = Auf dem Raster gibt es keine Stelle, an der sich „{ $card }“ jetzt anlegen lässt.
error-joker-is-no-card = „{ $card }“ ist ein Joker: Leg ihn neben den Baum für einen Trumpf oder in den Baum als eine andere Karte.
error-no-joker = Dafür hast du keinen Joker in Reichweite.
error-not-representable = Für „{ $card }“ kann ein Joker jetzt nicht stehen: Wähle eine Karte einer eröffneten Epoche, die weder angelegt noch zu sehen ist und alle ihre Voraussetzungen hat.
error-must-place-called = „{ $card }“ wurde dir gegeben: Leg zuerst diese Karte an oder lass den Ruf scheitern, wo das möglich ist.
error-no-pile = Wähle einen Stapel, der Karten verbirgt und den du noch nicht durchgesehen hast.
error-not-announceable = Epoche { $era } lässt sich nicht ansagen: Sie ist es schon, oder es gibt nichts anzusagen.
error-empty-stack = Es lässt sich keine Karte ziehen: Der Nachziehstapel ist leer.
error-already-selected = Deine Auswahl liegt bereit; jetzt treffen die anderen ihre.
error-selection-empty = Eine Auswahl hat mindestens eine Karte und nur Karten deiner Hand.
error-pass-instead = Du hast in diesem Zug nichts angelegt: Passe stattdessen.
error-must-select = Zuerst legen alle eine Auswahl bereit.
error-must-verify = Deine Aktion ist angefochten: Prüfe sie zuerst oder gib zu.
error-no-assets = Nicht jede Karte dieses Decks hat eine Fähigkeit: Es lässt sich nicht damit spielen.
error-not-ready = Die Fähigkeit von „{ $card }“ ist weder bereit noch gerade gewonnen.
error-asset-used = Du hast in diesem Zug schon eine Fähigkeit genutzt: Du kannst ihn nur noch beenden.
error-no-aim = So lässt sich mit dieser Fähigkeit nicht zielen: Wähle jemand anderen, der etwas zu verlieren hat.
error-safe-seat = { $seat } ist geschützt, bis der eigene nächste Zug zu Ende ist.
error-not-richest = { $seat } hat nicht die meisten Punkte: Ein Raubzug zielt auf den, der sie hat.
error-no-guard = „{ $card }“ ist keine Wache, die bei dir bereit ist oder in deiner Hand liegt.
error-series-full = { $most ->
    [one] In einem Zug darf nur eine Karte in Serie angelegt werden.
   *[other] In einem Zug dürfen nur { $most } Karten in Serie angelegt werden.
}

## Wörter und Dateien

error-unknown-card = In diesem Deck gibt es keine Karte namens „{ $given }“.

## Protokolle

error-bad-order = Die Reihenfolge des Decks muss jede seiner Karten genau einmal nennen.

## Vorbereitungen

error-deck-too-small = Dieses Deck ist zu klein für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}: Es erlaubt höchstens { $most }, mit je fünf Karten und dem, was das Spiel selbst braucht (Auslage, Startkarte, Nachziehstapel).
error-deck-too-large = Das ergibt mit den Jokern { $given } Karten; ein Spiel hat Platz für { $most }. Spielt weniger Epochen dieses Decks.
error-no-side-pile = Ein gekürztes Deck braucht eine Epoche unter der ersten im Spiel, und unter Epoche { $given } gibt es keine.
error-no-such-eras = Dieses Deck hat nicht alle Epochen { $given }: Seine Epochen sind { $first } bis { $last }.

## Decks

error-deck-column = Die Deckdatei braucht die Spalte „{ $column }“.
error-deck-field = { $column ->
    [deck] „{ $given }“ ist in dieser Zeile des Decks nicht erlaubt.
    [row] Die Anführungszeichen dieser Zeile gehen nicht auf: „{ $given }“.
    [asset] „{ $given }“ ist keine Fähigkeit. Erlaubt sind „raid 1“, „raid 2“, „guard“, „loot“, „trade“, „scout“, „feast“ oder nichts.
   *[other] „{ $given }“ ist in der Spalte „{ $column }“ nicht erlaubt.
}
error-deck-line-break = In der Spalte „{ $column }“ steht ein Zeilenumbruch: Ein Text einer Karte ist eine Zeile lang.
error-deck-nameless-column = „{ $given }“ steht in einer Spalte ohne Namen. Setz einen Text mit Kommas, Semikolons oder Tabulatoren in Anführungszeichen, oder gib der Spalte einen Namen.
error-deck-duplicate = „{ $card }“ kommt im Deck zweimal vor.
error-deck-era-size = Epoche { $era } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}; nötig sind { $wanted }, wie in der größten Epoche.
error-deck-order = Die Karten von Epoche { $era } müssen ab 1 nummeriert sein, jede Nummer einmal: „{ $card }“ hat { $order }.
error-deck-later-prerequisite = „{ $card }“ setzt „{ $missing }“ voraus, was später kommt.
error-deck-cycle = „{ $card }“ setzt am Ende sich selbst voraus und ließe sich nie anlegen.
error-deck-no-successor = Nichts setzt „{ $card }“ voraus: Außer in der letzten Epoche muss jede Karte zu einer anderen führen.
error-deck-era-skipped = Epoche { $era } ließe sich überspringen: Eine ihrer Nachfolgerinnen ist ohne sie erreichbar.
error-deck-no-starter = Keine Karte der ersten Epoche lässt sich ohne Voraussetzungen anlegen.
error-deck-family = „{ $given }“ ist keine der sieben Familien.
error-deck-base-unknown = Ein Deck „{ $base }“, auf dem man aufbauen könnte, gibt es nicht: weder als Deck des Projekts noch als Datei neben dieser.
error-deck-base-circle = Dieses Deck baut auf „{ $base }“ auf; das ist dieses Deck selbst oder baut auf ihm auf.
error-deck-base-unsound = Das Deck „{ $base }“, auf dem dieses aufbaut, hat selbst Fehler. Prüfe zuerst jenes Deck.
error-deck-base-era = Dieses Deck muss mit Epoche { $wanted } beginnen, gleich nach dem Deck, auf dem es aufbaut. Es beginnt mit Epoche { $era }.
error-deck-base-duplicate = „{ $card }“ ist schon eine Karte von „{ $base }“, worauf dieses Deck aufbaut.
