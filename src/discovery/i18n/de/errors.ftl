### Was schiefging, ein Satz für jeden festen Code. Karten stehen mit Namen da, Plätze mit Namen, Zahlen, wie sie sind.

and = und

## Was die Regeln zurückweisen

error-game-over = Die Partie ist vorbei.
error-not-your-turn = Du bist nicht am Zug.
error-own-seat = Wähle jemand anderen, nicht dich selbst.
error-seat-left = Diese Person hat den Tisch verlassen.
error-not-now = Das ist in diesem Augenblick nicht möglich.
error-not-contestable = Das lässt sich nicht anfechten: nur die letzte Aktion, nur von jemand anderem und nur einmal.
error-others-answer = Die anderen dürfen noch auf die letzte Aktion antworten.

## Ergebnisse des Zufalls

error-outcome-missing = Dieser Zug hängt vom Zufall ab: Sein Ergebnis muss hinter „=“ stehen.
error-outcome-impossible = Dieses Ergebnis kann der Zufall hier nicht gehabt haben.
error-outcome-unexpected = An diesem Zug hängt nichts vom Zufall ab: Er nimmt kein Ergebnis.

## Wörter und Dateien

error-unknown-move = „{ $given }“ ist kein Zug.
error-unknown-seat = An diesem Tisch sitzt niemand namens „{ $given }“.
error-unknown-game = Es gibt kein Spiel namens „{ $given }“.
error-unknown-deck = Es gibt kein Deck namens „{ $given }“.
error-decks-not-joined = „{ $given }“ baut nicht auf „{ $base }“ auf; die beiden lassen sich nicht als ein Deck spielen.
error-unknown-option = Für dieses Spiel gibt es keine Option namens „{ $given }“.
error-unknown-player = „{ $given }“ ist hier niemand, den man wählen könnte.
error-no-module = Ein Modul „{ $given }“ gibt es weder im Arbeitsordner noch unter den installierten Paketen.
error-no-callable = Das Modul „{ $given }“ hat nichts namens „{ $name }“, das ein Programm machen könnte.
error-program-not-loading = Das Programm „{ $given }“ lässt sich nicht laden: { $fault }
error-bad-family = Die Familie „{ $given }“ der Variablen { $variable } lässt sich nicht laden: { $fault ->
    [unnamed] schreib SCHLÜSSEL=MODUL:ATTRIBUT, mit dem Schlüssel der Familie
   *[other] { $fault }
}
error-program-failed = Das Programm „{ $given }“ ist gescheitert, in { $game }, Platz { $seat }, Startwert { $seed }: { $fault ->
    [late] es gab rechtzeitig keinen Zug
    [EOFError] es hat sich beendet
    [not-starting] es startet nicht
   *[other] { $fault }
}
error-illegal-choice = Das Programm „{ $given }“ wählte { $move }, was nicht erlaubt ist, in { $game }, Platz { $seat }, Startwert { $seed }.
error-bad-value = „{ $given }“ ist kein Wert, der hier passt.
error-bad-address = „{ $given }“ ist keine Adresse dieses Rechners. Nimm 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für das ganze Netz.
error-bad-database = „{ $given }“ ist keine Adresse einer Datenbank. Schreib postgresql://NAME:PASSWORT@RECHNER/DATENBANK. In Name und Passwort werden die Zeichen % # @ / : als %25 %23 %40 %2F %3A geschrieben.
error-bad-bus = „{ $given }“ ist keine Adresse eines Busses. Schreib redis://RECHNER:PORT, oder rediss:// für einen verschlüsselten.
error-nothing-there = „{ $given }“ führt zu keinem Tisch und zu keinem Server, der antwortet.
error-not-text = Das ist kein lesbarer Text (erwartet wird UTF-8).
error-mail-traces = Ab dieser Zeile hat ein Mailprogramm den Text so verändert, dass zweifelhaft ist, was dort stand. Nimm seine Zeichen heraus, etwa > vor manchen Zeilen, oder lass dir die Datei als Anhang schicken.
error-column-twice = Die Spalte „{ $column }“ steht zweimal da.
error-comment-twice = Die Zeile „# { $given }:“ steht zweimal da, zuerst in Zeile { $first }.
error-too-large = Das ist zu groß, um gelesen zu werden: Die Grenze ist { $most }.
error-no-file = „{ $given }“ gibt es nicht.
error-cannot-read = „{ $given }“ lässt sich nicht lesen: Es ist ein Ordner, oder du darfst es nicht öffnen.
error-file-exists = „{ $given }“ gibt es schon. Wähle einen anderen Namen oder ersetze die Datei mit --force.
error-cannot-write = „{ $given }“ ließ sich nicht schreiben. Ist der Datenträger voll oder schreibgeschützt?

## Protokolle

error-missing-header = Die Kopfzeile „{ $given }“ fehlt.
error-bad-header = Die Kopfzeile „{ $given }“ lässt sich nicht lesen.
error-double-header = Die Kopfzeile „{ $given }“ kommt zweimal vor.
error-bad-line = „{ $given }“ lässt sich nicht als Zeile eines Protokolls lesen.
error-newer-format = Diese Datei ist im Format { $given } geschrieben, das neuer ist als dieses Programm. Bitte aktualisiere es.
error-newer-rules = Dieses Protokoll wurde nach der Regelversion { $given } gespielt, die neuer ist als dieses Programm. Bitte aktualisiere es.
error-rules-changed = Diese Partie wurde nach Version { $was } der Regeln gespielt. Version { $now } hat eine Regel geändert, auf die es hier ankommt; ab dieser Stelle ginge die Partie anders.
error-bad-name = „{ $given }“ kann kein Name sein: Nimm 1 bis 30 Buchstaben, Ziffern, Leerzeichen oder . _ ' - und lass alle Namen verschieden sein.
error-mixed-name = „{ $given }“ mischt gleich aussehende Buchstaben mehrerer Schriften, etwa ein lateinisches und ein kyrillisches A. Schreib jedes Wort in einer Schrift.
error-wrong-result = Das Ergebnis in der Kopfzeile „{ $header }“ ist nicht das, zu dem die Züge führen.
error-no-such-step = Das Protokoll hat keinen Schritt { $given }: Seine Schritte sind 0 bis { $most }.
error-no-commitment = Dieses Protokoll hat keine Festlegung; niemand kann seinen Zufall nachträglich prüfen.
error-key-not-told = Der Schlüssel dieser Partie ist noch nicht genannt: Er bleibt geheim, bis sie vorbei ist.
error-wrong-key = Das ist nicht der Schlüssel, auf den sich der Server festgelegt hatte.
error-wrong-chance = Hier führt der Schlüssel zu „{ $expected }“, aber im Protokoll steht „{ $given }“.

## Vorbereitungen

error-seat-count = { $given ->
    [0] Mindestens ein Platz ist nötig.
    [one] Ein einziger Platz ist zu wenig für dieses Spiel.
   *[other] { $given } Plätze sind zu viele: Dieses Spiel hat höchstens { $most }.
}
error-option-excluded = „{ $option }“ passt nicht zu „{ $other }“.
error-option-twice = „{ $option }“ wurde zweimal gewählt.
error-option-built-in = „{ $option }“ gehört schon zu „{ $game }“ und wird nicht eigens gewählt.
error-option-needs = „{ $option }“ braucht „{ $other }“, was nicht gewählt ist.
error-option-value = „{ $given }“ ist kein Wert für „{ $option }“.
error-bad-teams = „{ $given }“ kann nicht in diesem Team sein: Jedes Mitglied braucht einen Platz und darf nur in einem Team sein.
error-no-opponent = Alle Plätze sind in einem Team: Mindestens einer muss dagegen spielen.
error-two-clocks = Eine Zeit für jeden Zug und ein Zeitkonto für die ganze Partie passen nicht zusammen: Wähle eines davon.
error-unknown-zone = Dieser Server kennt die Zeitzone „{ $given }“ nicht.
error-no-decider = Mindestens ein Platz muss für einen Menschen oder einen Computer sein; Bots allein genügen nicht.
error-bad-setup-code = „{ $given }“ ist nicht der Code einer Vorbereitung, oder einer seiner Buchstaben ist falsch.
error-bad-deal-code = „{ $given }“ ist nicht der Code einer Austeilung: Der besteht aus dem Code einer Vorbereitung, einem Punkt und dem Wort der Austeilung.
error-deal-of-a-server = Die Karten der Vorgabe „{ $given }“ kennt nur der Server, auf dem sie gespielt wird, weil dort andere zuschauen oder Platz nehmen können. Nur eine Vorgabe, der vor dem Ende niemand zuschaut und die keine Plätze für andere hat, lässt sich anderswo spielen.
error-no-person = Im Terminal muss einer der Plätze deiner sein: Nenne ihn „you“. Damit Programme gegeneinander spielen, nimm „discovery simulate“.
error-not-vectorised = Viele Partien von „{ $given }“ lassen sich nicht zugleich spielen: Das können nur Familien mit eigener Kodierung.
error-no-such-deal = In { $most } Partien fand sich keine andere Austeilung, die zu dem passt, was der Platz weiß.
error-newer-setup-code = Der Code „{ $given }“ stammt von einer neueren Version dieses Programms. Bitte aktualisiere es.

## Decks

error-deck-needed = Diese Partie wurde mit einem eigenen Deck gespielt, „{ $given }“, und lässt sich ohne dessen Datei nicht zeigen. Nenne sie im Terminal mit --deck DATEI; die Seite fragt danach.
error-wrong-deck = Das angegebene Deck ist „{ $given }“; gespielt wurde diese Partie mit „{ $wanted }“.

## Tische

error-no-such-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
error-no-such-seat = Das geht mit diesem Platz nicht.
error-foreign-token = Dieser Link öffnet hier keinen Platz. Vielleicht ist er unvollständig, oder ein neuerer hat ihn ersetzt.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-not-seated = Das darf nur, wer am Tisch sitzt.
error-table-paused = Deine Lehrkraft hat das Spiel angehalten.
error-table-gone = Dieser Tisch wurde gelöscht.
error-no-such-class = Es gibt keine Klasse mit diesem Code. Sieh dir die Buchstaben noch einmal an.
error-class-full = Diese Klasse ist voll: Sie hat { $most } Plätze.
error-class-over = Diese Stunde ist vorbei. Niemand kann mehr dazukommen.
error-no-such-pupil = Hier ist niemand, der auf einen Tisch wartet.
error-pupil-plays = { $given } spielt gerade. Das lässt sich vor der nächsten Partie ändern.
error-no-such-club = Hier gibt es keinen Verein, zu dem du gehörst, und keinen mit diesem Code.
error-club-full = Dieser Verein ist voll: Er hat { $most } Plätze.
error-too-many-clubs = Dein Konto ist schon in { $most } Vereinen. Verlass erst einen davon.
error-not-keeper = Das darf nur, wer den Verein leitet.
error-last-keeper = Jemand muss den Verein leiten. Ernenne erst noch jemanden dazu, oder schließ ihn.
error-no-such-member = Diese Nummer hat im Verein niemand mehr.
error-stale = Am Tisch ist es inzwischen weitergegangen. Sieh noch einmal hin, dann wähle.
error-window-open = Die anderen dürfen noch auf die letzte Aktion antworten; der Zug geht weiter, wenn das Fenster zu ist.
error-already-answered = Du hast schon geantwortet; in einem Fenster lässt sich eine Antwort nicht ändern.
error-not-started = Die Partie hat noch nicht begonnen.
error-already-started = Die Partie hat schon begonnen.
error-seats-open = Noch sind Plätze frei. Warte auf die Gäste oder gib diese Plätze dem Computer.
error-seat-taken = Dort sitzt jemand.
error-hints-off = An diesem Tisch gibt es keine Tipps.
error-no-hint = Gerade gibt es keinen Tipp. Versuch es gleich noch einmal.
error-not-over = Die Partie ist noch nicht vorbei.
error-talk-off = An diesem Tisch sagt man den anderen neben der Partie nichts.
error-not-open = „{ $given }“ lässt sich den anderen nicht zeigen: Nicht alle sehen es.
error-table-closed = Dieser Tisch ist geschlossen worden.
error-not-closed = Dieser Tisch ist nicht geschlossen.
error-table-damaged = Die gespeicherte Partie dieses Tisches ist beschädigt und lässt sich nicht öffnen. Wer den Server betreibt, kann eine Sicherung zurückholen. Alle anderen Tische funktionieren weiter.
error-too-many = Zu viele Anfragen in kurzer Zeit. Bitte warte einen Moment.
error-name-taken = „{ $given }“ heißt hier schon jemand, oder so ähnlich, dass man es verwechselt. Bitte nimm einen anderen Namen.
error-weak-password = Dieses Passwort ist zu leicht zu erraten: Nimm { $least } bis { $most } Zeichen, nicht deinen Namen und nichts, was alle zuerst versuchen.
error-wrong-login = Name und Passwort gehören nicht zusammen.
error-logged-out = Hier ist niemand mehr angemeldet. Bitte melde dich wieder an.
error-not-allowed = Dein Konto darf das nicht.
error-too-many-tokens = Ein Konto kann höchstens { $most } Zugangstoken haben. Widerrufe zuerst eines.
error-wrong-scope = Dieses Token darf das nicht. Was ein Token darf, wird beim Anlegen gewählt.
error-bad-hook = Zu { $given } kann kein Webhook führen. Nimm eine https-Adresse, die aus dem Internet erreichbar ist.
error-too-many-hooks = Ein Konto kann höchstens { $most } Webhooks haben. Entferne zuerst einen.
error-passkey-refused = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal; wenn das nicht hilft, komm auf einem anderen Weg hinein.
error-last-way-in = Dieser Passkey ist der einzige Weg in das Konto. Lege erst ein Passwort fest oder füge einen anderen Passkey hinzu.
error-muted = Wer diesen Server moderiert, hat dich { $until ->
    [open] bis auf Weiteres
   *[other] bis { $until }
} stumm geschaltet. Vorgefertigte Sätze gehen weiterhin. Der Grund: { $reason }
error-banned = Wer diesen Server moderiert, hat dein Konto { $until ->
    [open] bis auf Weiteres
   *[other] bis { $until }
} gesperrt. Der Grund: { $reason }
error-not-read = Auf diesem Server liest niemand Meldungen.
error-report-decided = Darüber ist schon entschieden.
error-guest-seat = Diesen Platz hält kein Konto. Bei einem Gast kann nur etwas tun, wer den Tisch leitet.
error-by-invitation = Auf diesem Server legt der Gastgeber die Konten an. Bitte ihn um eine Einladung.
error-no-account = Es gibt kein Konto namens „{ $given }“, das benutzt werden kann.
error-no-contest = Dieses Turnier gibt es hier nicht.
error-contest-clock = Ein Turnier braucht eine Uhr, damit jede Partie zu Ende geht. Wähle eine für seine Tische.
error-contest-seats = An einem Turniertisch spielen mindestens zwei.
error-contest-begun = Dieses Turnier hat schon begonnen.
error-contest-over = Dieses Turnier ist vorbei.
error-contest-full = Dieses Turnier ist voll.
error-too-few-entrants = Für eine erste Runde sind noch nicht genug Spieler da.
error-contest-rated = Ein gewertetes Turnier spielt man ohne Optionen, ohne Teams und mit Karten des Servers.
error-entered-already = Dein Konto ist in diesem Turnier schon dabei. Nimm den Link deines anderen Geräts, oder zieh dich dort zurück.
error-members-only = An diesem Turnier können nur Mitglieder des Vereins teilnehmen, für den es ist. Melde dich zuerst mit deinem Konto an.
error-board-over = An diesem Tisch wird nicht mehr gespielt.
error-not-gone = Diese Person ist am Tisch oder noch nicht lange genug weg.
error-vote-open = Eine andere Abstimmung läuft noch.
error-no-vote = Diese Abstimmung ist vorbei.
error-too-many-changes = Dieser Platz hatte schon { $most } Änderungen dieser Art. Mehr nimmt der Tisch nicht an.
error-bad-command = Der Server konnte diese Anfrage nicht verstehen.
error-foreign-origin = Diese Anfrage kommt von einer anderen Seite und wird nicht angenommen.
error-foreign-host = Auf den Namen „{ $given }“ hört dieser Server nicht. Nimm seine Adresse in Zahlen, oder er muss mit --allow-host und diesem Namen gestartet werden.
error-old-client = Diese Seite ist älter als der Server. Bitte lade sie neu.
error-other-protocol = Dieser Server spricht Version { $known } des Zeilenprotokolls, nicht Version { $given }.
error-not-starting = Das Programm „{ $given }“ startet nicht oder meldet sich nicht.
error-too-late = Es kam rechtzeitig kein Zug; die Regeln haben stattdessen gespielt.
error-server-stopping = Der Server hält an. Die Partie ist gespeichert und geht weiter, wenn er wieder da ist.
error-internal = Auf dem Server ging etwas schief. Nichts Bestätigtes ist verloren.

## Datenordner und Ports

error-data-in-use = Den Datenordner „{ $given }“ benutzt schon ein anderer Server.
error-data-read-only = In den Datenordner „{ $given }“ lässt sich nicht schreiben.
error-data-corrupt = Die Datenbank „{ $given }“ ist beschädigt oder keine von Discovery. Hol eine Sicherung zurück oder wähle einen anderen Ordner.
error-data-newer = Die Datenbank „{ $given }“ stammt von einer neueren Version dieses Programms. Bitte aktualisiere es.
error-database-away = Die Datenbank antwortet nicht. Der Server macht von selbst weiter, sobald sie es tut; nichts Bestätigtes ist verloren.
error-database-refused = Die Datenbank lehnt den Namen, das Passwort oder die Datenbank der Adresse ab; deshalb ist das hier beendet. Berichtige die Adresse und starte neu; die Zeichen % # @ / : in Name und Passwort werden darin als %25 %23 %40 %2F %3A geschrieben.
error-database-unreached = Die Datenbank antwortet nicht; deshalb ist das hier beendet. Starte neu, sobald sie läuft.
error-table-moved = Um den Tisch kümmert sich jetzt ein anderer Prozess des Servers. Die Seite findet von selbst dorthin.
error-one-process = Ein Datenordner mit SQLite ist für einen Prozess. Mehrere brauchen PostgreSQL: gib --database an.
error-port-busy = Port { $port } ist schon belegt. Wähle mit --port einen anderen.
error-bad-backup = „{ $given }“ ist keine brauchbare Sicherung.
error-same-data = Die Daten sind schon in „{ $given }“. Wähle einen anderen Ort für den Umzug.
error-other-games = „{ $given }“ enthält andere Partien oder andere Züge dieser Partien. Es wurde nichts geändert. Wähle einen Ort, der leer ist oder eine frühere Kopie enthält.
error-copy-differs = Tisch { $given } sieht in der Kopie anders aus. Es wurde nichts geändert.

## Prozesse, die sich Arbeit teilen

error-no-extra = { $given } ist hier nicht installiert. In einer Kopie dieses Projekts installiert es „pip install '.[{ $extra }]'“; mit einem Wheel steht statt des Punkts dessen Datei.
error-no-cluster = Unter „{ $given }“ antwortet kein Ray-Cluster.
error-workers-lost = { $number } Prozesse nacheinander wurden beendet, bevor sie etwas fertig hatten. Fehlt dem Rechner Speicher?

## Turniere

error-foreign-results = „{ $given }“ enthält etwas anderes als Ergebnisse oder solche mit anderem Startwert, anderen Regeln oder anderen Stufen (Zeile { $number }).
error-bad-plan = „{ $given }“ ist nicht zu gebrauchen: siehe dort „{ $fault }“.
error-no-marks = In „{ $given }“ fehlt der Platz für die Tabelle: eine Zeile „{ $begin }“ und darunter eine Zeile „{ $end }“.

## Drucken

error-bad-printing = „{ $given }“ lässt sich so nicht drucken; möglich ist: { $known }.
error-no-sheet = Es gibt keinen Bogen „{ $given }“; es gibt: { $known }.
error-no-printing = Von diesem Spiel lässt sich nichts drucken.
error-no-such-cards = „{ $given }“ nennt keine Karte; gib Ids, Nummern von 1 bis { $most } oder Bereiche wie 1-18 an.
error-bad-picture = „{ $given }“ lässt sich nicht drucken: Ein Bild ist ein SVG oder ein PNG mit { $least } bis { $most } Pixeln auf seiner längeren Seite und hat höchstens { $size } MB.
error-work-late = Das hat länger als { $seconds } Sekunden gedauert und wurde abgebrochen. Nichts ist verloren.

## Partien auf Papier

error-paper-game = „{ $given }“ lässt sich auf Papier nicht begleiten; diese Spiele schon: { $known }.
error-paper-entry = „{ $given }“ sagt nichts, was jetzt geschehen kann.
error-paper-not-held = { $seat } kann „{ $card }“ nicht haben: Alle verdeckten Karten dieser Hand sind aus anderen Epochen. Seht nach, ob jede Karte so angesagt wurde, wie sie gespielt wurde.

## Matchs

error-no-match = Diese Datei ist kein Match: Ihre erste Zeile muss eine Kopfzeile „Match“ sein.
error-match-terms = „{ $given }“ ist unter den Bedingungen eines Matchs nicht möglich. Es gibt games=N, handicap und stakes=N oder games=N und championship.
error-match-term-excluded = „{ $term }“ passt nicht zu „{ $game }“.
error-match-player = „{ $given }“ kann hier nicht genannt werden: Der Name gehört nicht zu diesem Match oder gehört schon dazu.
error-match-setup = Diese Partie ist nicht die des Matchs: Sie hat „{ $given }“, das Match „{ $expected }“.
error-match-seats = Die Mitspielenden passen nicht: Hier sind es „{ $given }“, in dieser Partie des Matchs müssen es „{ $expected }“ sein.
error-match-game-number = Hier muss Partie { $expected } des Matchs stehen, nicht Partie { $given }.
error-match-game-doubled = Partie { $given } ist noch einmal eine frühere Partie dieses Matchs.
error-match-game-unfinished = Eine Partie eines Matchs muss vorbei sein, und ihr Protokoll muss sagen, wer gewonnen hat.
error-match-game-abandoned = Diese Partie hat niemand gewonnen. Sie zählt nicht und muss noch einmal gespielt werden.
error-match-standings = Der Stand folgt nicht aus den Partien. Er ist: { $expected }.
error-match-over = Dieses Match ist vorbei.
error-no-match-here = Die Partie dieses Tisches gehört zu keinem Match.
error-no-puzzles = Es gibt keine Rätsel der Familie „{ $given }“.
error-no-puzzle-file = Diese Datei enthält keine Rätsel: Ihre erste Zeile muss eine Kopfzeile „Puzzles“ sein.
error-no-such-puzzle = Es gibt kein Rätsel { $given }.
error-no-such-answer = „{ $given }“ ist keine Antwort auf dieses Rätsel.
error-no-such-lesson = Eine Lektion { $given } gibt es nicht.
error-next-game = Die nächste Partie des Matchs hat begonnen.

## In eine laufende Partie einsteigen

error-no-joining = In diese Partie kann niemand einsteigen, während sie läuft.
error-stack-too-low = Der Nachziehstapel hat zu wenige Karten für noch jemanden: { $cards }, und { $least } sind nötig.
error-already-seated = Du sitzt schon an diesem Tisch.
error-somebody-joined = Jemand ist eingestiegen, deshalb haben die Plätze neue Nummern.
error-match-game-joined = In diese Partie ist jemand eingestiegen, während sie lief; sie kann keine Partie eines Matchs sein. Eröffne stattdessen einen neuen Tisch.
error-nothing-to-undo = Von dir gibt es nichts zurückzunehmen: Niemand geht dahinter zurück, dass jemand ging oder dazukam, und vom Ende aus auch nicht.
error-no-undo = An diesem Tisch wird nichts zurückgenommen.
error-undo-not-free = Das lässt sich nicht mehr frei zurücknehmen: Seither hat jemand etwas entschieden, oder Verborgenes ist ans Licht gekommen.
error-undo-asked = Die anderen werden schon nach einem Zug gefragt.
error-undo-programs = Seither ist Verborgenes ans Licht gekommen, und am Tisch ist niemand, der zustimmen könnte: Programme richten sich nach den anderen Menschen.
error-undo-unkeyed = Seither ist Verborgenes ans Licht gekommen. Diese Partie hat keinen Schlüssel, der den Zufall festlegt: Es würde neu gezogen, deshalb geht niemand dahinter zurück.

## Decks, die Tische mitbringen

error-no-own-decks = Tische auf diesem Server spielen mit seinen Decks; ein eigenes können sie nicht mitbringen.
error-no-deck-here = Dieser Tisch spielt mit einem Deck, das zum Server gehört; es gibt keine Datei herunterzuladen.
error-bad-mail-address = Das ist keine Mailadresse: { $given }
error-bad-mail-server = Für Mails sind ein Server (smtp[s]://Name@Rechner:Port, ohne Passwort), die Adresse des Absenders (--mail-from) und die dieser Seite (--address) nötig.
