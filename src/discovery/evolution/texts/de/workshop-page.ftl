### Die Deckwerkstatt auf der Seite: ihr Anfang, die Tabelle, der Baum und die Karte eines Decks, das entsteht.

workshop-title = Deckwerkstatt
workshop-lead = Bau ein eigenes Deck: Kopiere eines, ändere es, lass den Server es prüfen, spiel es sofort und schick es anderen.
workshop-steps = Ein Deck in fünf Schritten
workshop-step-copy = Kopiere Urgeschichte mit drei Epochen zu sechs Karten.
workshop-step-rename = Ändere die Namen von drei Karten.
workshop-step-link = Zieh zwei Verbindungen: was eine Karte voraussetzt, bevor sie angelegt werden kann.
workshop-step-balance = Balance: Programme spielen es und sagen, worin es anders ist als Urgeschichte.
workshop-step-print = Druck die Karten, oder probier sie gleich gegen den Computer aus.
workshop-back = Zurück zur Werkstatt

## Wo ein Deck beginnt

workshop-new = Ein neues Deck
workshop-name = Name des Decks
workshop-default-name = Mein Deck
workshop-begin-with = Beginnen mit
workshop-kind-copy = einer Kopie, ganz oder kleiner
workshop-kind-like = einem zufälligen Baum derselben Gestalt
workshop-kind-empty = leeren Karten
workshop-source = Genommen von
workshop-eras = Epochen
workshop-cards = Karten je Epoche
workshop-make = Deck anlegen
workshop-bring = Ein Deck, das du hast
workshop-bring-text = Eine Deckdatei (CSV oder TOML), ein gespeicherter Entwurf (JSON) oder eine Tabelle aus einer Tabellenkalkulation oder von einer Seite. Die erste Zeile benennt die Spalten.
workshop-choose-file = Datei wählen
workshop-paste = Oder füge hier eine Tabelle ein
workshop-paste-read = Tabelle lesen
workshop-unread = Es wurden keine Spaltennamen gefunden. Die erste Zeile muss wenigstens „id“ oder „name_en“ nennen.
workshop-too-long = Dieser Text ist länger als { $most } Zeichen, also kein Deck.
workshop-drafts = Deine Entwürfe
workshop-drafts-none = In diesem Browser ist noch kein Deck begonnen.
workshop-drafts-text = Entwürfe bleiben nur in diesem Browser. Speichere eine Datei, um ein Deck sicher zu behalten.
workshop-drafts-lost = Dieser Browser behält keine Entwürfe: Sie sind weg, sobald die Seite geschlossen wird. Speichere eine Datei, um ein Deck zu behalten.
workshop-forget = Den Entwurf „{ $name }“ vergessen
workshop-lost = Dieser Entwurf ist nicht in diesem Browser. Vielleicht entstand er in einem anderen.
workshop-link-broken = Dieser Link enthält kein Deck. Vielleicht wurde er unterwegs abgeschnitten.
workshop-unkept = Der Browser hat für diesen Entwurf keinen Platz mehr: Speichere ihn als Datei.

## Bei der Arbeit

workshop-tools = Das ganze Deck
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-undone = Die letzte Änderung ist rückgängig gemacht.
workshop-redone = Die Änderung ist wieder da.
workshop-about = Namen und Epochen
workshop-share = Teilen und speichern
workshop-parts = Was zu sehen ist
workshop-part-table = Tabelle
workshop-part-tree = Baum
workshop-part-card = Karte
workshop-deeds = Was sich mit dem Deck tun lässt
workshop-check = { $count ->
    [0] Prüfen
    [one] Prüfen: ein Fehler
   *[other] Prüfen: { $count } Fehler
}
workshop-check-title = Was die Prüfung sagt
workshop-try = Probieren
workshop-try-text = Ein Tisch gegen den Computer: { $game }
workshop-balance = Balance
workshop-balance-title = Wie sich das Deck spielt
workshop-balance-waiting = Programme spielen das Deck auf dem Server, höchstens zehn Sekunden lang …
workshop-balance-text = Das sind erste Eindrücke aus wenigen Partien zu zweit. Der Befehl „discovery deck balance“ spielt so viele, wie nötig sind.
workshop-balance-save = Den Bericht mit seinen Bildern speichern

## Die Tabelle

workshop-table = Die Karten als Tabelle
workshop-filter = Karten finden
workshop-filter-none = Keine Karte hat diese Wörter.
workshop-all-columns = Alle Spalten
workshop-cell = { $column } von { $card }
workshop-column-id = Id
workshop-column-era = Epoche
workshop-column-order = Stelle
workshop-column-family = Familie
workshop-column-prerequisites = Setzt voraus
workshop-column-name = Name ({ $language })
workshop-column-text = Text ({ $language })
workshop-column-period = Zeit
workshop-column-from-year = Erstes Jahr
workshop-column-to-year = Letztes Jahr
workshop-column-icon = Bild
workshop-column-asset = Fähigkeit
workshop-column-place = Ort ({ $language })

## Der Baum

workshop-tree = Baum nach Epochen
workshop-tree-text = Zieh eine Karte an eine andere Stelle, oder den Punkt über ihr zu einer Karte, die sie voraussetzt. Tasten: Pfeile wählen eine Karte, mit Umschalt bewegen sie sie, { $key } zieht eine Verbindung, Entf entfernt.
workshop-linking = Wähle jetzt die Karte, die „{ $card }“ voraussetzt; tut sie es schon, tut sie es dann nicht mehr. Esc beendet das.
workshop-handle = Zur Karte ziehen, die diese voraussetzt
workshop-add-card = Epoche { $era } um eine Karte ergänzen
workshop-add-era = Epoche { $era }
workshop-new-card = Neue Karte
workshop-card-label = { $card }, { $family }, Stelle { $place }{ $needs ->
    [0] , setzt nichts voraus
   *[other] , setzt { $which } voraus
}{ $after ->
    [0] { "" }
   *[other] , führt zu { $leads }
}{ $faults ->
    [0] { "" }
    [one] , ein Fehler
   *[other] , { $faults } Fehler
}
workshop-moved = { $card } ist jetzt in Epoche { $era }, Stelle { $place }.
workshop-linked = { $card } setzt jetzt { $missing } voraus.
workshop-unlinked = { $card } setzt { $missing } nicht mehr voraus.
workshop-removed = { $card } ist entfernt.

## Die Karte

workshop-card = Die Karte „{ $card }“
workshop-face = „{ $card }“, wie gedruckt
workshop-faults-of-card = Fehler dieser Karte
workshop-card-sound = Diese Karte hat keine Fehler.
workshop-need-add = Eine Voraussetzung hinzufügen
workshop-unlink = Setzt { $card } nicht mehr voraus
workshop-link = Von dieser Karte eine Verbindung ziehen
workshop-remove = Diese Karte entfernen

## Was die Prüfung sagt

workshop-faults = { $count ->
    [one] Das Deck hat einen Fehler.
   *[other] Das Deck hat { $count } Fehler.
}
workshop-sound = „{ $name }“ ist fehlerfrei. Es hat { $cards } Karten.

## Namen und Teilen

workshop-about-name = Name des Decks ({ $language })
workshop-about-id = Id (so nennen es Protokolle)
workshop-about-version = Version
workshop-about-author = Urheber
workshop-about-licence = Lizenz
workshop-about-era = Epoche { $era } ({ $language })
workshop-licence-text = Unter welcher Lizenz dürfen andere deine Karten nutzen, etwa CC BY 4.0? Kopierte Texte behalten ihre.
workshop-licence-none = Noch ist keine Lizenz genannt: Andere können nicht wissen, was sie mit deinen Karten tun dürfen.
workshop-share-link = Als Link
workshop-share-file = Als Datei
workshop-copy-link = Link kopieren
workshop-copied = Kopiert. Wer den Link öffnet, bekommt das Deck selbst; auf einem Server bleibt nichts.
workshop-link-bare = Mit den Texten wäre der Link länger als { $most } Zeichen. Er enthält nur den Baum und die Namen; für alles schick die Datei.
workshop-link-long = Auch ohne Texte wäre ein Link länger als { $most } Zeichen. Schick die Datei.
workshop-save-csv = Als Deckdatei speichern (CSV)
workshop-save-toml = Als Deckdatei speichern (TOML)
workshop-save-json = Als Entwurf speichern (JSON)

## Auf Papier

workshop-print = Drucken
workshop-print-title = Das Deck drucken
workshop-print-sheets = Was gedruckt wird
workshop-print-look = Ansehen: { $sheet }
workshop-print-picture = Die erste Seite: { $sheet }
workshop-print-paper = Papier
workshop-print-paper-a4 = A4
workshop-print-paper-letter = Letter
workshop-print-duplex = Beide Seiten
workshop-print-duplex-long = über die lange Kante gewendet
workshop-print-duplex-short = über die kurze Kante gewendet
workshop-print-duplex-off = Rückseiten auf einer eigenen Seite
workshop-print-lines = Wo geschnitten wird
workshop-print-lines-marks = Marken außerhalb
workshop-print-lines-lines = Linien mit runden Ecken
workshop-print-lines-none = nichts
workshop-print-ink = Tinte
workshop-print-ink-colour = Farben
workshop-print-ink-grey = Grautöne
workshop-print-more = Mehr
workshop-print-cards = Nur diese Karten
workshop-print-cards-usual = alle; oder 1-18, fire
workshop-print-jokers = Zahl der Joker
workshop-print-jokers-usual = 4
workshop-print-points = Punktekarten nach Wert
workshop-print-points-usual = 1x18,5x14,20x10
workshop-print-seats = Zahl der Überlebenden
workshop-print-seats-usual = 4; oder 1 bis 3
workshop-print-games = Regeln im Heft: alle Spiele oder nur
workshop-print-poster = Papier des Baums
workshop-print-poster-a3 = A3
workshop-print-poster-a2 = A2
workshop-print-poster-tiles = vier Seiten zum Zusammenkleben
workshop-print-setup = Vorbereitung auf den Zetteln (Code oder Link)
workshop-print-bleed = 3 mm über den Schnitt hinaus, für Druckereien
workshop-print-reverse = Letzte Karte zuerst
workshop-print-footer = Eine kleine Nummer auf jeder Karte
workshop-print-shift-x = Rückseiten nach rechts (mm)
workshop-print-shift-y = Rückseiten nach unten (mm)
workshop-print-text = Mit 100 % drucken, ohne an die Seite anzupassen: Der Balken am Rand ist 50 mm lang. Der Bogen „Ausrichtung“ zeigt, wie weit dein Drucker die Rückseite versetzt.
workshop-print-make = { $count ->
    [one] Als PDF speichern
   *[other] { $count } PDF-Dateien speichern
}
workshop-print-images = Bilder für eine Druckerei
workshop-print-drawing = Es wird gezeichnet … { $done } von { $count }
workshop-print-made = { $count ->
    [one] Die Datei ist gespeichert.
   *[other] { $count } Dateien sind gespeichert.
}
workshop-print-shipped = Ein Deck drucken
workshop-print-shipped-text = Karten, Merkkarten und das Regelheft, als PDF für den Drucker zu Hause oder als Bilder für eine Druckerei.
workshop-print-family-discover = Discover, das Überlebensspiel: { $deck }
workshop-source-printed = Deck

## Wie man die Spalten einer eingefügten Tabelle nennt: Wörter mit Kommas dazwischen

workshop-called-name = name
workshop-called-text = text
workshop-called-era = epoche, ära, era
workshop-called-prerequisites = setzt voraus, braucht, voraussetzungen, needs
workshop-called-family = familie, family
