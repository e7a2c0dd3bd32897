### Die Befehlszeile.

cli-rule = Regel { $number }
cli-version = Discovery { $version } · Format der Protokolle { $format } · Version der Regeln { $rules } · Spielkern: { $build }
cli-version-family = Version der Regeln von { $family }: { $rules }

## Der Tisch im Terminal

cli-heading-seat = Platz
cli-heading-points = Punkte
cli-turn = Am Zug: { $seat }
cli-legal = { $seat } kann: { $moves }
cli-over = Die Partie ist vorbei ({ $reason }). { $count ->
    [0] Niemand hat gewonnen.
    [one] Gewonnen hat { $winners }.
   *[other] Den Sieg teilen sich { $winners }.
}

## Eine Partie im Terminal

cli-you = Spieler
cli-play-deal = Austeilung { $code }. Wer diesen Code hat, kann sie spielen: discovery play --deal { $code }
cli-play-welcome = { $game } mit { $seats }. { $first } beginnt. Tippe ? für Hilfe.
cli-play-your-turn = { $seat }, du bist am Zug.
cli-play-moves = Du kannst:
cli-play-prompt = { $seat } >
cli-play-help-plain = Tippe die Nummer eines Zuges oder den Zug, wie die Liste ihn schreibt.
    züge            was du jetzt tun kannst
    tisch           noch einmal der Tisch
    warum ZUG       warum ein Zug nicht möglich ist
    tipp            die besten Züge und warum
    regel NUMMER    eine Regel des Hefts
    verlauf         was seit deinem letzten Zug geschah
    rückgängig      die letzte Entscheidung zurücknehmen
    sichern DATEI   das Protokoll der bisherigen Partie schreiben
    schluss         aufhören
cli-play-see-help = Tippe ? für Hilfe.
cli-command-help = hilfe
cli-command-moves = züge
cli-command-table = tisch
cli-command-why = warum
cli-command-hint = tipp, rat
cli-command-rule = regel
cli-command-last = verlauf, zuletzt
cli-command-order = auftrag, aufträge
cli-order-word-ask = fragen
cli-order-word-never = nie
cli-order-word-agree = zustimmen
cli-play-no-orders = In diesem Spiel lässt sich nichts im Voraus beantworten.
cli-command-save = sichern, speichern
cli-command-quit = schluss, aufhören
cli-command-join = einsteigen
cli-command-undo = rückgängig
cli-play-no-hints = An diesem Tisch gibt es keine Tipps.
cli-play-yes = j, ja
cli-play-undo-asks = { $seat } möchte { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
} zurücknehmen. Stimmst du zu (ja oder nein)?
cli-play-undone = { $seat } nimmt { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
} zurück.
cli-play-undo-refused = Nicht alle stimmen zu, also wird nichts zurückgenommen.
cli-play-possible = Dieser Zug ist möglich.
cli-play-which = Welcher? Tippe die Nummer.
cli-play-saved = Das Protokoll liegt in { $file }.
cli-play-thinking = { $seat } denkt nach …
cli-play-overdue = { $seat } antwortet nicht ({ $fault }): Die Regeln spielen an dieser Stelle.
cli-join-seated = { $name } sitzt auf Platz { $seat } von { $seats }.
cli-join-waiting = { $open ->
    [0] Alle Plätze sind besetzt; jetzt muss nur noch begonnen werden.
    [one] Noch ein Platz ist frei, dann kann begonnen werden.
   *[other] Noch { $open } Plätze sind frei, dann kann begonnen werden.
}
cli-join-returning = Der Server hat aufgelegt; sobald er wieder da ist, geht es weiter.
cli-join-watch = Zum Zuschauen: { $link }
cli-join-winner = Platz { $seat } gewinnt.
cli-join-other = Platz { $seat } gewinnt nicht.
cli-play-stopped = Vor dem Ende aufgehört.
cli-report-made = Meldung eines Problems, erstellt mit Version { $version } bei Schritt { $step }:
cli-report-seen = { $game }, soweit { $seat } Bescheid wusste:
cli-report-spectator = jemand aus dem Publikum
cli-replay-step = { $step }  { $line }
cli-replay-dealt-anew = Alles, was { $seat } an dieser Stelle nicht wusste, ist neu ausgeteilt.
cli-play-goes-on = { $game } mit { $seats }, ab Schritt { $step } weitergespielt. Du bist { $seat }. Tippe ? für Hilfe.
cli-play-committed = Festlegung auf das Mischen: { $commitment }
cli-play-key = Schlüssel dieser Partie: { $key }. Ein gespeichertes Protokoll prüft „discovery verify DATEI“.
cli-verify-sound = Geprüft: Die Reihenfolge des Austeilens { $draws ->
    [0] folgt aus dem Schlüssel; sonst wurde nichts gezogen.
    [one] und das eine Zufallsergebnis folgen aus dem Schlüssel.
   *[other] und alle { $draws } Zufallsergebnisse folgen aus dem Schlüssel.
}
cli-verify-compare = Vergleiche die Festlegung mit der, die vor der ersten Karte gezeigt wurde: { $commitment }
cli-verify-game = Partie { $number }, { $commitment }: geprüft, { $draws ->
    [0] die Reihenfolge des Austeilens.
    [one] die Reihenfolge des Austeilens und ein Ergebnis.
   *[other] die Reihenfolge des Austeilens und { $draws } Ergebnisse.
}
cli-play-after = Tippe „sichern DATEI“, um das Protokoll dieser Partie zu behalten, oder die Eingabetaste, um zu gehen.
cli-play-scores = { $seat }: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
}
hint-heading = { $rank }: { $move } ({ $typed })
hint-promises = { $heading }, { $value }
analysis-title = { $game }: die Aussichten aller, vom Austeilen bis zum Ende
analysis-loss = Schritt { $step }, { $name }: { $move }. Besser: { $best } ({ $number } % mehr).

## Simulationen und Maße

cli-decimal-sign = ,
cli-percent = { $number } %
cli-simulate-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Startwert { $seed }
cli-simulate-working = Es wird gespielt
cli-heading-player = Name
cli-heading-wins = Siege
cli-heading-share = Anteil
cli-heading-interval = 95 %
cli-heading-mean = Punkte
cli-heading-spread = Streuung
cli-heading-range = Spanne
cli-simulate-length = Entscheidungen je Partie: { $mean } im Mittel, { $least } bis { $most }.
cli-simulate-people = { $seats ->
    [one] { $program } spielt den Platz, der für einen Menschen gedacht ist. --seats nennt andere.
   *[other] { $program } spielt die { $seats } Plätze, die für Menschen gedacht sind. --seats nennt andere.
}
cli-simulate-rotated = Die Plätze wechselten von Partie zu Partie.
cli-simulate-fixed = Alle behielten ihren Platz, in der angegebenen Reihenfolge.
cli-export-done = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $rows ->
    [one] eine Entscheidung
   *[other] { $rows } Entscheidungen
}, in { $file } (Startwert { $seed }).
cli-simulate-cost = { $seconds } s Rechenzeit, { $moves } Entscheidungen.
cli-tournament-apart = Keine Wertungen: Diese Gruppen sind einander nie begegnet, auch nicht über andere, und lassen sich nicht vergleichen: { $groups }.
cli-tournament-title = { $game } mit { $seats } Plätzen: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
cli-heading-elo = Elo
cli-heading-against = Gegen
cli-heading-games = Partien
cli-heading-below = Gegen die darunter
cli-heading-anchor = Gegen gierig
cli-ladder-share = { $share } ({ $low } – { $high }) von { $games }
cli-ladder-order = { $game }, { $seats } Plätze: { $level } liegt nicht über { $below }.
cli-ladder-band = { $game }, { $seats } Plätze: { $level } gewinnt { $share } der Partien gegen { $below }; es sollten { $least } bis { $most } sein.
cli-bench-title = { $game } mit { $seats } Plätzen, auf einem Kern dieses Rechners ({ $build })
cli-bench-plain = reines Python
cli-bench-compiled = übersetzt
cli-heading-measure = Maß
cli-heading-value = Median
cli-heading-times-plain = mal reines Python
cli-bench-inside_moves_per_cpu_s = Züge je Sekunde, im Spielkern
cli-bench-api_moves_per_cpu_s = Züge je Sekunde, über legal und play
cli-bench-copy_ns = Kopie einer Stellung, in ns
cli-bench-view_us = Aufbau einer Sicht, in µs
cli-bench-playouts_per_cpu_s = neu ausgeteilte Durchläufe je Sekunde, ab der Mitte
cli-bench-search_iterations_per_cpu_s = Schritte einer Baumsuche je Sekunde, ab der Mitte
cli-bench-games_per_cpu_s = ganze Partien je Sekunde, mit Austeilen
cli-bench-record_lines_per_cpu_s = Zeilen eines Protokolls je Sekunde, gelesen und gespielt
cli-bench-two-processes = Zwei Prozesse zugleich schaffen das { $times }-Fache von einem.

## Spiele und Optionen

cli-options-games = Spiele
cli-options-options = Optionen
cli-options-seats = Plätze, die die Regeln spielen
cli-options-told = { $name }: { $text }
cli-options-goes-with = Passt zu { $keys }.
cli-options-part-of = Teil von { $keys }.
cli-options-not-with = Nicht mit { $keys }.
cli-options-needs = Braucht { $keys }.
cli-options-rules = Regeln { $rules }.

## Decks und Daten

cli-deck-sound = { $file } ist fehlerfrei.
cli-deck-warning = { $file }:{ $line }: könnte besser sein: { $words }
cli-print-unused = { $file } ist auf keiner Karte: Ein Bild heißt wie seine Karte, etwa fire.svg oder fire.png, und eine Karte hat nur eins.
cli-push-reaches-nobody = Push-Dienste können dich unter { $contact } nicht erreichen; manche rufen für einen solchen Kontakt keine Geräte.
cli-deck-copied-unsound = { $count ->
    [one] Die Kopie ist nicht in Ordnung: Schon das Deck hatte diesen Fehler.
   *[other] Die Kopie ist nicht in Ordnung: Schon das Deck hatte { $count } Fehler; dies ist der erste.
}
cli-deck-written = { $file } ist geschrieben.
cli-deck-no-licence = Dieses Deck nennt keine Lizenz; andere können also nicht wissen, was sie damit tun dürfen. Füge eine Zeile hinzu wie „# licence: CC BY 4.0“.
cli-deck-bare-link = Die Texte der Karten sind weggelassen: Mit ihnen wäre der Link zu lang. Teile stattdessen die Datei.
cli-print-working = Es wird gezeichnet
cli-admin-none = Es gibt keine Tische.
cli-heading-table = Tisch
cli-heading-status = Zustand
cli-heading-made = Eröffnet (UTC)
cli-heading-active = Zuletzt aktiv (UTC)
cli-heading-events = Ereignisse
cli-status-waiting = wartet
cli-status-playing = im Spiel
cli-status-over = vorbei
cli-status-closed = geschlossen
cli-status-damaged = beschädigt
cli-admin-closed = Tisch { $table } ist geschlossen.
cli-admin-asked = Der Server ist gebeten, Tisch { $table } zu schließen, und tut es in wenigen Sekunden.
cli-admin-reopened = Tisch { $table } ist wieder offen.
cli-admin-asked-reopen = Der Server ist gebeten, Tisch { $table } wieder zu öffnen, und tut es in wenigen Sekunden.
cli-admin-saved = Die Kopie liegt in { $file }.
cli-admin-restored = Die Kopie ist in { $place } wiederhergestellt.
cli-admin-set-aside = Die alte Datenbank bleibt in { $file }.
cli-admin-copying = Es wird kopiert
cli-admin-checking = Alle Partien werden geöffnet
cli-admin-moved = Die Kopie liegt in { $place }. Partien: { $games }, neu: { $newgames }. Einträge: { $events }, neu: { $newevents }.
cli-admin-compared = Jede Partie wurde auf beiden Seiten geöffnet, und jeder Platz sieht dasselbe. Partien, die sich auf keiner Seite öffnen lassen: { $unopened }.
cli-admin-checked = Eine Sicherung wurde wiederhergestellt, und ihre Partien wurden geöffnet: { $games }. Beschädigt: { $damaged }. Wegen geänderter Regeln nicht mehr zu öffnen: { $changed }.
cli-admin-damaged-new = Tisch { $table } ist beschädigt, und die Liste sagt es nicht.
cli-admin-damaged-known = Tisch { $table } ist beschädigt, wie die Liste sagt.

## Eine falsch benutzte Befehlszeile

cli-usage-prefix = Aufruf:
cli-usage-arguments = Argumente
cli-usage-options = Optionen
cli-usage-help = diese Hilfe zeigen und aufhören
cli-usage-command = Es fehlt ein Befehl. „{ $given }“ zeigt alle.
cli-usage-missing = Hier fehlt etwas: { $given }.
cli-usage-unknown = Dieser Befehl kennt „{ $given }“ nicht.
cli-usage-group-play = spielen
cli-usage-group-study = untersuchen
cli-usage-group-make = selbst machen
cli-usage-group-host = bereitstellen
cli-usage-section-game = Spiel
cli-usage-section-players = wer spielt
cli-usage-section-extent = Zahl der Spiele, Zufall
cli-usage-section-verdict = Vergleich
cli-usage-section-part = welcher Teil
cli-usage-section-deck = Deck
cli-usage-section-sheets = was gedruckt wird
cli-usage-section-paper = Papier
cli-usage-section-reach = wo der Server erreicht wird
cli-usage-section-guests = was Gäste dürfen
cli-usage-section-messages = Mails und Benachrichtigungen
cli-usage-section-data = Daten
cli-usage-section-act = was geschieht
cli-usage-section-work = Nutzung des Rechners
cli-usage-section-output = Ausgabe
cli-usage-value = { $option }: { $given }
cli-usage-choice = { $option }: { $given } ist nicht unter { $choices }.
cli-usage-alone = { $option } braucht einen Wert dahinter.
cli-usage-surplus = { $option } nimmt keinen Wert, aber { $given } steht dahinter.
cli-usage-together = { $option } geht nicht zusammen mit { $given }.
cli-usage-positive = nötig ist eine ganze Zahl von 1 bis 100.000.000.
cli-usage-number = nötig ist eine ganze Zahl von 0 bis 100.000.000.
cli-usage-workers = nötig ist eine ganze Zahl von 1 bis 61 oder „all“.
cli-usage-seat-numbers = nötig sind ganze Zahlen von 2 bis 9, mit Kommas getrennt.
cli-usage-program = nötig ist NAME=BEFEHL, mit einem Namen aus kleinen Buchstaben, Ziffern und Bindestrichen, den sonst niemand hat.
cli-usage-limit = nötig ist NAME=N: sockets, tables, seats, guesses, replays, analyses, accounts, logins, mails, classes, pupils, clubs, reports oder requests, und eine ganze Zahl von 1 bis 1.000.000.
cli-usage-address = nötig ist die Adresse der Seite, etwa https://cards.example.org/
cli-usage-keep = nötig ist NAME=TAGE: finished, closed, analyses, backups, mail, contests, reports oder audit, und eine Zahl über 0 und unter 36.500.
cli-usage-host-name = nötig ist der Name eines Rechners, ohne http:// und ohne Port.
cli-usage-push = der Kontakt muss mailto:NAME@RECHNER oder https://RECHNER sein; so erreichen Push-Dienste dich.
cli-usage-origin = nötig ist der Ursprung eines Push-Dienstes, etwa https://push.example.org.
cli-usage-peer = erwartet: RECHNER:PORT, etwa 10.0.0.5:8100
cli-usage-networks = erwartet: Adressen oder Netze, durch Kommas getrennt, etwa 10.0.0.7,192.168.0.0/16
cli-usage-deck-bytes = nötig ist eine ganze Zahl von 0 bis 500.000.
cli-usage-deck-cards = nötig ist eine ganze Zahl von 1 bis 256.
cli-usage-millimetres = nötig ist eine Länge in Millimetern, etwa 3 oder 1.5.
cli-usage-shift = nötig sind zwei Längen in Millimetern, etwa 0.5,-1.
cli-usage-megabytes = nötig ist eine ganze Zahl von 0 bis 1.000.000.
cli-usage-seconds = nötig ist eine Zahl über 0 und höchstens 3600.
cli-usage-port = nötig ist eine ganze Zahl von 0 bis 65535.
cli-usage-days = nötig ist eine Zahl über 0 und unter 36.500.
cli-usage-base-path = ein Pfad beginnt mit einem Schrägstrich, etwa /karten.

## Hilfe

cli-help-discovery = Die Spiele von Discovery: spielen, anbieten, ansehen und erforschen.
cli-help-language = Sprache der Meldungen
cli-help-json = JSON statt Text ausgeben
cli-help-setup = der Code einer Vorbereitung; andere Optionen gehen vor
cli-help-game = das Spiel: { $games }
cli-help-teams = Teams nach Plätzen: 1+3,2+4
cli-help-options = Optionen des Spiels, mit Kommas getrennt; „discovery options“ zählt sie auf
cli-help-catalogue = die Spiele und Optionen aufzählen und was zusammengeht
cli-help-deck-name = das Deck des Spiels: { $decks } oder eine eigene Datei
cli-help-data = Ordner der Tische; sonst der Ort des Systems für deine Daten
cli-help-play = in diesem Terminal gegen den Computer spielen
cli-help-play-seats = wer spielt, im Uhrzeigersinn: you, { $players }; NAME=WER gibt einen Namen
cli-help-play-seed = derselbe Text wiederholt dasselbe Austeilen, zum Üben
cli-help-save = am Ende das Protokoll in diese Datei schreiben
cli-help-with-deck = die Datei eines eigenen Decks ins Protokoll aufnehmen, damit es für sich allein abläuft
cli-help-play-deal = eine Austeilung spielen, die auch andere spielen: ihr Code, today für die des Tages, new für eine neue zu --setup
cli-help-play-match = die nächste Partie dieses Matchs spielen und in die Datei schreiben
cli-help-match = Matchs über mehrere Partien spielen, jedes in einer Datei
cli-help-match-new = ein Match beginnen
cli-help-match-show = den Stand zeigen
cli-help-match-play = die nächste Partie spielen und hinzufügen; Partien zwischen Programmen werden sofort gespielt
cli-help-match-export = jede Partie als eigenes Protokoll schreiben
cli-help-match-leave = jemand verlässt das Match
cli-help-match-join = jemand steigt ins Match ein, vor der Person, die als Nächstes beginnt
cli-help-match-stop = das Match beenden; was im Topf ist, geht zurück
cli-help-match-file = die Datei des Matchs
cli-help-match-terms = games=N (0: bis ihr aufhört), handicap, stakes=N oder championship
cli-help-match-handicaps = Handicaps zu Beginn
cli-help-match-folder = Ordner für die Protokolle
cli-help-match-leave-player = der Name
cli-help-match-join-player = der Name oder NAME=PROGRAMM für einen Computer
cli-help-match-seed = derselbe Text gibt dasselbe Los, dasselbe Austeilen und dieselben Entscheidungen der Computer
cli-help-replay = ein Protokoll ablaufen lassen: die letzte Stellung zeigen, irgendeine andere oder alle Schritte, oder von dort weiterspielen
cli-help-replay-file = ein Protokoll; - liest die Standardeingabe
cli-help-replay-at = nach Schritt N anhalten; 0 ist das Austeilen
cli-help-replay-steps = jeden Schritt zeigen: seine Zeile und was geschah
cli-help-replay-play = von dort gegen den Computer weiterspielen
cli-help-replay-seat = wessen Platz du mit --play nimmst; sonst den, der am Zug ist
cli-help-replay-against = der Gegner, der mit --play die anderen Plätze spielt: { $programs }
cli-help-replay-alone = mit --play alle Plätze von Menschen selbst spielen, jeden mit dem, was er wissen darf
cli-help-replay-deal-anew = mit --play alles neu austeilen, was der Platz nicht wusste; der Zufall lässt sich dann nicht prüfen
cli-help-replay-seed = derselbe Text wiederholt den Zufall und die Entscheidungen der Computer, zum Üben
cli-help-verify = prüfen, ob das Mischen und alle Zufallsergebnisse aus dem Schlüssel folgen, der am Ende genannt wurde
cli-help-verify-file = ein Protokoll oder eine Matchdatei; - liest die Standardeingabe
cli-help-no-hints = ohne Tipps spielen
cli-help-puzzles = Stellungen mit einem besten Zug finden, zeigen, lösen und drucken
cli-help-puzzles-make = in Protokollen oder in Partien zwischen Programmen nach Rätseln suchen und sie in eine Datei schreiben
cli-help-puzzles-show = Rätsel aufzählen oder eines zeigen; mit --json Frage und Lösung als Daten
cli-help-puzzles-solve = Rätsel lösen, eines nach dem anderen
cli-help-puzzles-print = Rätsel drucken, jedes mit der Lösung auf der Rückseite
cli-help-puzzles-file = die Datei, die geschrieben wird
cli-help-puzzles-records = Protokolle beendeter Partien zum Durchsuchen; ohne sie spielen Programme
cli-help-puzzles-puzzle = der Name eines Rätsels; sonst alle
cli-help-puzzles-from = eine Datei mit Rätseln statt derer, die zum Projekt gehören
cli-help-puzzles-move = mit diesem Zug in Notation antworten; der Status ist 1, wenn er falsch ist
cli-help-learn = Lektionen aufzählen oder eine Schritt für Schritt spielen
cli-help-learn-lesson = der Name einer Lektion; ohne ihn werden sie aufgezählt
cli-help-learn-step = mit diesem Schritt beginnen
cli-help-learn-rule = nur die Lektionen aufzählen, die diese Regel berühren
cli-help-learn-json = die Lektionen als ein JSON-Objekt aufzählen
cli-help-analyse = eine beendete Partie analysieren: Entscheidungen, Aussichten, Glück
cli-help-iterations = Suchschritte je Entscheidung; mehr sind verlässlicher und dauern länger
cli-help-svg = auch eine Kurve der Aussichten in diese Datei schreiben
cli-help-simulate = Programme gegeneinander spielen lassen
cli-help-export = Partien zwischen Programmen in eine Parquet-Datei schreiben, zum Lernen
cli-help-export-file = die Datei, die geschrieben wird
cli-help-simulate-seats = wer spielt, der Reihe nach: { $players } oder modul:aufruf
cli-help-games = wie viele Partien
cli-help-simulate-seed = derselbe Text gibt dasselbe Ergebnis
cli-help-fixed-seats = die Plätze nicht wechseln
cli-help-debug = wenn ein eigenes Programm scheitert, die ganze Fehlerspur und seine Sicht zeigen
cli-help-workers = Zahl der Prozesse oder all für einen je Kern; das Ergebnis ist dasselbe
cli-help-ray = auf dem Ray-Cluster unter dieser Adresse spielen; auto für den dieses Rechners
cli-help-tournament = Programme paarweise gegeneinander spielen lassen und bewerten
cli-help-calibrate = die Stufen der Gegner gegeneinander spielen lassen, bewerten und scheitern, wenn eine nicht in der Ordnung liegt
cli-help-players = wer spielt: { $players } oder modul:aufruf
cli-help-games-or-all = die Spiele, mit Kommas getrennt, oder all
cli-help-seat-numbers = Zahlen von Plätzen, mit Kommas getrennt; beide bekommen die Hälfte der Plätze
cli-help-games-a-pair = wie viele Partien für jedes Paar an jedem Tisch; 0 bewertet nur, was in der Datei steht
cli-help-resume = die Ergebnisse in dieser Datei behalten und nur spielen, was darin noch fehlt
cli-help-levels = nur so viele der untersten Stufen spielen
cli-help-band = auch scheitern, wenn eine Stufe zu zweit nicht 60 bis 75 Prozent gegen die darunter gewinnt
cli-help-write = die Tabelle in diese Markdown-Seite schreiben, zwischen ihre Marken
cli-help-bench = messen, wie schnell die Spiele auf diesem Rechner laufen
cli-help-serve = Tische für Browser anbieten
cli-help-host = Adresse, unter der gelauscht wird; 0.0.0.0 für das ganze Netz
cli-help-port = Port, auf dem gelauscht wird; 0 für irgendeinen freien
cli-help-base-path = Pfad vor jeder Seite, hinter einem Reverse-Proxy
cli-help-trust-proxy = Adressen von Reverse-Proxys, deren X-Forwarded-Kopfzeilen vertraut wird
cli-help-allow-host = ein Name, unter dem Browser diesen Server außerdem rufen dürfen; mehrmals möglich
cli-help-limit = Grenze für jede Netzadresse: sockets und analyses zugleich; requests in der Sekunde; tables, seats, guesses, replays, accounts, logins, mails, classes, pupils, clubs oder reports in der Stunde; mehrmals möglich
cli-help-no-lobby = keine Liste offener Tische führen
cli-help-push = Geräte benachrichtigen, wenn sie am Zug sind, über die Push-Dienste der Browser; die Dienste erreichen dich unter dieser Adresse (mailto:du@example.org)
cli-help-mail = allen schreiben, die es möchten, wenn ein Tisch auf sie wartet, über diesen Mailserver (smtp[s]://Name@Rechner:Port); das Passwort steht in DISCOVERY_MAIL_PASSWORD oder in einer Datei
cli-help-mail-from = die Adresse, von der die Mails kommen
cli-help-mail-password-file = eine Datei mit dem Passwort für den Mailserver
cli-help-address = die Adresse, unter der man diese Seite erreicht, für Links in Mails (https://cards.example.org/)
cli-help-admin-mail = sehen, ob Mails ankommen, mit denselben Optionen wie serve
cli-help-admin-mail-test = eine Mail an diese Adresse senden
cli-help-push-service = ein weiterer Push-Dienst, der benutzt werden darf, etwa https://push.example.org; mehrmals möglich
cli-help-database = die Adresse einer PostgreSQL-Datenbank (postgresql://NAME:PASSWORT@RECHNER/DATENBANK), die mehrere Server gemeinsam benutzen können; sonst SQLite im Datenordner, für einen Prozess. Oder DISCOVERY_DATABASE
cli-help-bus = mit --database: ein Redis oder Valkey (redis://RECHNER:PORT), der Neues zwischen den Prozessen trägt; sonst tut es PostgreSQL. Oder DISCOVERY_BUS
cli-help-processes = mit --database: wie viele Prozesse hier bedienen; SIGHUP ersetzt sie nacheinander. Oder DISCOVERY_PROCESSES
cli-help-peer = mit --database: wo die anderen Prozesse des Servers diesen erreichen; sonst 127.0.0.1 und irgendein freier Port, für einen Rechner. Oder DISCOVERY_PEER
cli-help-metrics = Prometheus die Zahlen des Servers unter /metrics lesen lassen, von diesem Rechner oder von diesen ADRESSEN aus (10.0.0.7,192.168.0.0/16). Oder DISCOVERY_METRICS=1
cli-help-traces = Traces über OTLP an einen Sammler unter dieser Adresse senden, oder wohin OTEL_EXPORTER_OTLP_ENDPOINT zeigt
cli-help-abandon-days = Tische schließen, die so viele Tage lang niemand benutzt hat
cli-help-keep = für immer löschen, was so viele Tage lang niemand benutzt hat: beendete (finished) oder geschlossene Tische (closed), Analysen, Kopien vor einer Migration (backups), Mailadressen beendeter Tische (mail), beendete Turniere (contests), entschiedene Meldungen (reports), Handlungen von Hosts und Moderatoren (audit); mehrmals möglich
cli-help-program = ein eigenes Programm, wählbar unter NAME; siehe docs/line-protocol.md
cli-help-program-seconds = Zeit für einen Zug eines solchen Programms, in Sekunden
cli-help-thinkers = wie viele Gegner zugleich nachdenken; sonst die Zahl der Kerne minus eins
cli-help-deck-bytes = Länge der längsten Deckdatei, die ein Tisch mitbringen darf, in Bytes; 0 für keine
cli-help-deck-cards = wie viele Karten ein solches Deck haben darf
cli-help-memory = Speicher eines nachdenkenden Gegners, in Megabytes; 0 für keine Grenze
cli-help-queue = wie viele Gegner in der Schlange aufs Nachdenken warten dürfen
cli-help-join = ein eigenes Programm an einem Tisch Platz nehmen lassen
cli-help-join-link = der geheime Link des Platzes
cli-help-join-program = der Befehl, der das Programm startet
cli-help-join-name = der Name am Tisch
cli-help-join-deck = das Deck des Tisches, den --table-with eröffnet: { $decks } oder eine eigene Datei
cli-help-table-with = einen Tisch mit diesen Mitspielenden eröffnen und die Partie beginnen; LINK ist dann die Adresse des Servers
cli-help-log = Format der Meldungen
cli-help-deck = Decks bauen, prüfen, vergleichen und teilen
cli-help-check = jeden Fehler einer Deckdatei aufzählen, dann, was besser sein könnte
cli-help-deck-file = eine Deckdatei, CSV oder TOML; - liest die Standardeingabe
cli-help-deck-or-id = eine Deckdatei oder die Id eines Decks: { $decks }
cli-help-deck-show = den Baum eines Decks zeigen oder eine Karte mit ihren Verbindungen
cli-help-deck-card = eine Karte, nach ihrer Id oder ihrem Namen
cli-help-deck-diff = die Karten und Verbindungen aufzählen, die ein Deck an einem anderen geändert hat
cli-help-deck-other = das Deck zum Vergleich
cli-help-deck-play = mit diesem Deck spielen, wie „discovery play --deck DATEI“
cli-help-deck-new = eine neue Deckdatei schreiben: leere Zeilen, einen zufälligen Baum oder eine Kopie
cli-help-deck-new-file = die Datei, die geschrieben wird; endet sie auf .toml, wird sie TOML
cli-help-deck-eras = Zahl der Epochen
cli-help-deck-cards-an-era = Zahl der Karten je Epoche
cli-help-deck-like = einen zufälligen Baum von der Gestalt dieses Decks wachsen lassen
cli-help-deck-from = dieses Deck kopieren: eine Datei, eine Id oder einen Link; mit --eras oder --cards ein kleineres
cli-help-deck-seed = Startwert des Zufalls; derselbe macht dasselbe Deck
cli-help-deck-balance = sagen, ob ein Deck sich wie Urgeschichte spielt oder wie ein anderes
cli-help-balance-against = das Deck zum Vergleich, in denselben Partien; ohne es die aufbewahrten Werte von Urgeschichte
cli-help-balance-plan = wie viele Partien gespielt werden dürfen: quick dauert Minuten, full eine Stunde
cli-help-balance-games = höchstens so viele Partien jeder Art
cli-help-balance-strict = mit Status 1 enden, wenn etwas nicht wie üblich ist
cli-help-balance-budget = eine TOML-Datei, die sagt, woran das Deck gemessen wird; mit ihr gilt --strict
cli-help-balance-html = die Urteile mit Bildern als Seite schreiben
cli-help-lab = Fragen beantworten, indem viele Partien gespielt werden
cli-help-lab-run = spielen, wonach ein Plan fragt, bis alles bekannt ist oder seine Partien aufgebraucht sind
cli-help-lab-plan = eine TOML-Datei mit dem, was gespielt und gefragt wird
cli-help-lab-resume = die Ergebnisse in dieser Datei behalten und von dort weitermachen
cli-help-deck-share = einen Link ausgeben, der das ganze Deck enthält
cli-help-deck-address = Adresse der Seite vor dem Deck
cli-help-deck-print = die Bögen eines Decks als PDF zeichnen oder seine Stücke als Bilder
cli-help-print-sheets = Arten von Bögen, mit Kommas getrennt; ohne das die üblichen; „calibration“ zeigt, wie ein Drucker versetzt
cli-help-print-out = der Ordner für die Dateien, neu angelegt, wenn er fehlt; ohne das dieser
cli-help-print-paper = das Papier
cli-help-print-lines = Marken außerhalb des Blocks, Linien zum Schneiden oder keines von beiden
cli-help-print-bleed = mit 3 steht jedes Stück allein und reicht 3 mm über den Schnitt hinaus
cli-help-print-margin = was der Drucker an jedem Rand weiß lässt, in Millimetern
cli-help-print-duplex = die Kante, über die das Papier gewendet wird; off setzt Rückseiten auf eine eigene Seite
cli-help-print-shift = Rückseiten um so viele Millimeter verschieben, nach rechts und nach unten
cli-help-print-ink = Farben oder Grautöne für einen Laserdrucker
cli-help-print-reverse = das letzte Stück zuerst, damit der Stapel sortiert herauskommt
cli-help-print-footer = eine kleine Nummer auf jeder Karte
cli-help-print-cards = nur diese Karten: Ids, Nummern, Bereiche (1-18,fire)
cli-help-print-jokers = Zahl der Joker, 0 bis 4
cli-help-print-points = Punktekarten nach Wert, etwa 1x18,5x14,20x10
cli-help-print-games = im Heft nur die Regeln dieser Spiele
cli-help-print-setup = die Vorbereitung auf dem Zettel: ihr Code oder ein Link der Seite damit
cli-help-print-seats = für wie viele Überlebende, 1 bis 4: Tafeln, Zählmarken und Gegenstände
cli-help-print-poster = das Papier des Baums: a3, a2 oder tiles zum Zusammenkleben
cli-help-print-images = Bilder mit 300 dpi und eine Liste der Auflagen, für Druckereien
cli-help-print-each = PDF mit einem Stück je Seite und Schnitträndern, für Druckereien
cli-help-admin = die Tische eines Servers verwalten
cli-help-list = die Tische aufzählen
cli-help-close = einen Tisch schließen
cli-help-reopen = einen geschlossenen Tisch wieder öffnen oder einen beschädigten noch einmal versuchen
cli-help-backup = die Datenbank kopieren, auch während ein Server läuft
cli-help-force = die Datei ersetzen, wenn es sie gibt
cli-help-restore = eine Kopie wiederherstellen, während kein Server läuft
cli-help-admin-table = die Id des Tisches, siehe list
cli-help-admin-file = Datei der Kopie
cli-help-admin-move = alles in einen anderen Datenordner oder eine andere Datenbank kopieren, auch während ein Server läuft, und die Kopie prüfen
cli-help-admin-to = wohin: ein Datenordner oder die Adresse einer PostgreSQL-Datenbank
cli-help-admin-check = prüfen, ob sich eine Sicherung wiederherstellen und jede Partie darin öffnen lässt
cli-help-admin-check-file = eine Sicherung; ohne sie wird eigens eine gemacht
cli-help-rules = das Regelheft lesen
cli-help-rules-number = eine Regel, etwa C01; ohne sie die Titel aller Regeln
cli-help-completion = ein Skript ausgeben, mit dem eine Shell Befehle, Optionen und Dateien vervollständigt
cli-help-completion-shell = die Shell
cli-help-version = die Versionen zeigen

## Fenster, Auswahlen, Joker

cli-play-window = { $seat }, was antwortest du?
cli-play-asked = { $seat }, du wählst.
cli-play-ways = { $count } Arten

## Matchs

cli-heading-match-wins = Siege
cli-heading-match-handicap = Handicap
cli-heading-match-stake = Einsatz
cli-heading-match-chips = Chips
cli-heading-match-trophies = Trophäen
cli-match-title = { $game }: ein Match ({ $terms }), { $games ->
    [0] noch keine Partie
    [one] eine Partie
   *[other] { $games } Partien
}
cli-match-legend = Von jeder Partie: Punkte, * gewonnen; = Wertung (Änderung des Handicaps); c Chips; T Trophäe.
cli-match-pot = Im Topf: { $chips ->
    [one] ein Spielchip
   *[other] { $chips } Spielchips
}. Chips sind nie Geld.
cli-match-champion = { $player }, Champion
cli-match-gone = { $player }, gegangen
cli-match-next = Als Nächstes: Partie { $number }. { $first } beginnt.
cli-match-stakes = Alle legen hinein: { $stakes }.
cli-match-over = Das Match ist vorbei. { $count ->
    [0] Niemand führt.
    [one] Erster Platz: { $leaders }.
   *[other] Gemeinsam auf dem ersten Platz: { $leaders }.
}
cli-match-saved = Das Match liegt in { $file }.
cli-match-exported = Geschriebene Protokolle: { $games }, in { $folder }.
cli-match-not-counted = Diese Partie hat niemand gewonnen. Sie zählt nicht und kann noch einmal gespielt werden.

## Rätsel

cli-heading-puzzle = Rätsel
cli-heading-kind = Frage
cli-heading-game = Spiel
cli-heading-difficulty = Schwierigkeit
cli-puzzles-made = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} durchsucht, { $puzzles ->
    [0] keine Rätsel
    [one] ein Rätsel
   *[other] { $puzzles } Rätsel
} gefunden: { $file }
cli-puzzles-kind-best = bester Zug
cli-puzzles-kind-finish = gewinnen
cli-puzzles-title = { $puzzle }: { $kind }, { $game }, Schwierigkeit { $difficulty } von 5
cli-puzzles-ask-best = { $seat } ist am Zug. Ein Zug ist besser als alle anderen: welcher?
cli-puzzles-ask-finish = { $seat } ist am Zug. Ein Zug gewinnt, was auch immer die anderen haben: welcher?
cli-puzzles-see = Zum Lösen: discovery puzzles solve { $puzzle }
cli-puzzles-prompt = Dein Zug (oder: antwort, schluss) >
cli-puzzles-word-answer = antwort
cli-puzzles-word-quit = schluss
cli-puzzles-right = Richtig!
cli-puzzles-wrong = Nicht der beste: { $move } verspricht { $value } %; ein anderer Zug verspricht { $best } %.
cli-puzzles-solution = { $move } verspricht { $value } %, der nächstbeste Zug { $second } %.
cli-learn-see = Um eine durchzugehen: discovery learn NAME
cli-learn-no-lesson = Keine Lektion berührt die Regel { $rule }.
cli-learn-next = Die nächste Lektion: discovery learn { $lesson }

## Fragen an viele Partien

cli-heading-lab-cell = Tisch
cli-heading-lab-value = Wert
cli-heading-lab-a = A
cli-heading-lab-b = B
cli-heading-lab-difference = A minus B
cli-heading-lab-so = Also
cli-lab-known = bekannt
cli-lab-more = A mehr
cli-lab-less = B mehr
cli-lab-same = kein Unterschied
cli-lab-open = offen
cli-lab-about = Hinter ± steht die Hälfte des 99-%-Intervalls. Kein Unterschied: keiner, der größer ist als die Genauigkeit des Plans.
cli-admin-no-accounts = Es gibt keine Konten.
cli-admin-account-closed = geschlossen
cli-role-player = Spieler
cli-role-moderator = Moderation
cli-role-host = Gastgeber
cli-heading-account = Konto
cli-admin-account-done-close = In { $name } kommt niemand mehr hinein, und alle Sitzungen sind beendet.
cli-admin-account-done-reopen = { $name } kann wieder benutzt werden.
cli-admin-account-done-erase = { $name } ist gelöscht. Tische bleiben, wie sie sind, denn sie gehören auch den anderen.
cli-admin-mail-sent = Der Mailserver hat eine Mail an { $address } übernommen.
cli-admin-mail-later = Der Mailserver ist im Augenblick nicht zu gebrauchen; die Zeile davor sagt, warum.
cli-admin-mail-refused = Der Mailserver hat eine Mail an { $address } abgelehnt.
cli-admin-invited = Sieben Tage lang lässt sich das Passwort von { $name } auf dieser Seite einmal setzen, hinter der Adresse des Servers: #/account/{ $token }
cli-help-accounts = Konten erlauben: Jeder legt seines selbst an (open), oder du legst sie an (closed). Oder DISCOVERY_ACCOUNTS
cli-help-webhooks = Konten erlauben, Programmen zu melden, was an ihren Tischen geschieht: im Internet (public) oder auch auf diesem Rechner (local). Oder DISCOVERY_WEBHOOKS
cli-help-admin-accounts = alle Konten auflisten
cli-help-admin-account = jemanden zu einem Konto einladen, neu oder mit vergessenem Passwort; eines schließen, wieder öffnen oder löschen
cli-help-admin-account-name = Name des Kontos
cli-help-admin-account-close = niemanden mehr hineinlassen; verloren geht nichts
cli-help-admin-account-reopen = wieder benutzen lassen
cli-help-admin-account-erase = das Konto, seine Sitzungen und was es hält löschen
cli-admin-role-given = { $name } hat jetzt die Rolle: { $role }.
cli-admin-no-acts = Bisher wurde nichts getan, was hier vermerkt wird.
cli-admin-shell = (Shell)
cli-heading-when = wann (UTC)
cli-heading-who = wer
cli-heading-act = was
cli-heading-whom = an wem
cli-heading-why = warum
cli-act-invite = eingeladen
cli-act-close-account = Konto geschlossen
cli-act-reopen-account = Konto wieder geöffnet
cli-act-erase-account = Konto gelöscht
cli-act-role = Rolle vergeben
cli-act-close-table = Tisch geschlossen
cli-act-reopen-table = Tisch wieder geöffnet
cli-act-dismiss = Meldung abgelegt
cli-act-mute = stumm geschaltet
cli-act-ban = gesperrt
cli-act-lift = Maßnahme aufgehoben
cli-act-erase-contest = Turnier gelöscht
cli-act-backup = alle Daten kopiert
cli-act-restore = alle Daten aus einer Kopie wiederhergestellt
cli-act-move = alle Daten hierher umgezogen
cli-help-admin-role = einem Konto eine andere Rolle geben
cli-help-admin-role-role = was es ab seiner nächsten Anfrage darf: nur spielen, auch moderieren oder alles, was der Gastgeber auf der Seite darf
cli-help-admin-audit = auflisten, was Gastgeber und Moderatoren getan haben
cli-help-no-classes = keine Klassen erlauben
cli-help-class-days = eine Klasse so viele Tage nach der letzten Benutzung löschen
cli-help-admin-classes = alle Klassen auflisten, ohne die Namen der Kinder
cli-help-admin-class = eine Klasse mit ihren Tischen und allem löschen, was über sie aufbewahrt wird
cli-help-admin-class-code = der Code, den die Kinder eintippen
cli-help-admin-class-erase = sie löschen; nichts davon lässt sich zurückholen
cli-admin-no-classes = Es gibt keine Klassen.
cli-admin-class-erased = Die Klasse { $code } ist mit allen ihren Tischen gelöscht.
cli-admin-class-asked = Der Server ist gebeten worden, die Klasse { $code } zu löschen, und tut es in wenigen Sekunden.
cli-heading-class-code = Code
cli-heading-pupils = Kinder
cli-heading-tables = Tische
cli-heading-erased = Gelöscht am
