# die Seite der Turniere
contest-title = Turniere
contest-lead = Runden werden von selbst ausgelost, Tische gemacht und Ergebnisse gezählt.
contest-new = Neues Turnier
contest-all = Alle Turniere
contest-none = Zurzeit gibt es kein Turnier.
contest-format = Form
contest-format-swiss = Schweizer System
    .text = In jeder Runde treffen die aufeinander, die etwa gleich viele Punkte haben.
contest-format-arena = Arena
    .text = Eine bestimmte Zeit lang spielt wieder, wer frei ist.
contest-format-duplicate = Duplicate
    .text = Alle Tische spielen dieselben Karten; gleiche Plätze werden verglichen.
contest-status-open = Offen
contest-status-running = Läuft
contest-status-over = Vorbei
contest-status-closed = Geschlossen
contest-at-table = { $seats } am Tisch
contest-players = { $count } Spieler
contest-starts = Beginnt am { $at }
contest-waits = Beginnt, wenn die Leitung es sagt
contest-until = Bis { $at }
contest-round-of = Runde { $round } von { $rounds }
contest-clock-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
contest-clock-bank = { $seconds ->
    [0] je { $minutes } min
   *[other] je { $minutes } min + { $seconds } s je Zug
}
contest-clock-turn = { $seconds } s je Zug
contest-clock-minutes = { $minutes } min je Zug
contest-enter = Mitspielen
contest-your-name = Dein Name
contest-you = Du spielst als { $name }
contest-you-wait = Du bist dabei. Wenn es losgeht, steht hier der Weg zu deinem Tisch.
contest-you-play = Dein Spiel ist an Tisch { $board }.
contest-you-away = Du bekommst keinen nächsten Tisch.
contest-you-bye = In dieser Runde hast du ein Freilos.
contest-you-others = { $count ->
    [0] Die nächste Runde wird ausgelost.
    [one] Dein Spiel ist vorbei. { $count } Tisch dieser Runde spielt noch.
   *[other] Dein Spiel ist vorbei. { $count } Tische dieser Runde spielen noch.
}
contest-you-pairing = Du spielst, sobald jemand frei ist.
contest-to-table = Zu deinem Tisch
contest-withdraw = Zurückziehen
contest-pause = Pause machen
contest-back = Weiterspielen
contest-own-link = Meinen eigenen Link kopieren
contest-push-text = Dieses Gerät kann eine Nachricht bekommen, wenn ein Tisch für dich gebildet ist und wenn du dort am Zug bist, auch bei geschlossener Seite. Sie geht durch den Push-Dienst des Herstellers deines Browsers und verrät nichts über das Turnier.
contest-link = Link kopieren
contest-director-link = Link der Leitung kopieren
contest-copied = Kopiert
contest-invite = Andere einladen
contest-share = Teilen und aufheben
contest-records = Tabelle und Partien
contest-standings = Stand
contest-entrants = Spieler
contest-nobody = Noch ist niemand dabei.
contest-place = Platz
contest-place-short = Pl.
contest-number = Nummer in der Kreuztabelle
contest-number-short = Nr.
contest-name = Name
contest-points = Punkte
contest-figure = { NUMBER($value, maximumFractionDigits: 2) }
contest-round = Runde { $round }
contest-round-short = R{ $round }
contest-gone = weg
contest-cells = In den Spalten der Runden stehen die Punkte und darunter die Nummern derer, die am selben Tisch saßen (* ein Programm).
contest-bye = Freilos
contest-bye-short = frei
contest-filler = Programm
contest-tie-opponents = Geg.
    .text = Die Punkte aller Gegner
contest-tie-beaten = Besiegte
    .text = Die Punkte der besiegten Gegner, zur Hälfte bei Gleichstand
contest-tie-wins = Siege
    .text = Allein gewonnene Tische
contest-tie-tables = Tische
    .text = Gespielte Tische: weniger ist besser
contest-tie-tops = Tops
    .text = Blätter, bei denen niemand ebenso gut war
contest-tables = Tische
contest-all-tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
contest-table = Tisch { $board }
contest-playing = Spielt
contest-decided = Von der Leitung entschieden: { $reason }
contest-unfinished = Ohne Ergebnis geschlossen: Gleichstand
contest-watch = Zusehen
contest-watch-table = An Tisch { $board } zusehen
contest-replay = Ansehen
contest-replay-table = Tisch { $board } noch einmal ansehen
contest-director = Du leitest dieses Turnier
contest-start = Jetzt beginnen
contest-program = Ein Programm als Spieler
contest-add = Hinzufügen
contest-removing = Spieler
contest-remove = Entfernen
contest-remove-name = { $name } entfernen
contest-deciding = Einen Tisch entscheiden
contest-which-table = Tisch
contest-winner = Sieger
contest-level = Gleichstand für alle
contest-reason = Grund, den alle lesen
contest-decide = Entscheiden
contest-close = Turnier schließen
contest-close-sure = Dann spielt niemand weiter, und es lässt sich nicht wieder öffnen.
contest-keep = Behalten
contest-name-of = Name des Turniers
contest-seats = Spieler an einem Tisch
contest-rounds = Runden
contest-minutes = Minuten
contest-fill = Wenn es nicht aufgeht
contest-fill-program = Programme füllen den letzten Tisch
contest-fill-bye = Jemand hat ein Freilos
contest-clock = Uhr
contest-kind-turn = Sekunden je Zug
contest-kind-bank = Minuten für das Spiel
contest-kind-days = Tage je Zug
contest-amount-turn = Sekunden
contest-amount-bank = Minuten für jeden
contest-amount-days = Tage
contest-more = Mehr Möglichkeiten
contest-begins = Beginn
contest-begins-text = Leer: wenn du es sagst.
contest-code = Code einer Vorbereitung
contest-code-text = Ein Spiel mit Optionen: Richte es auf der Seite für einen neuen Tisch ein und füge hier den Code ein.
contest-listed = In der Liste zeigen
contest-make = Turnier anlegen
contest-rated = Gewertet
    .text = Alle spielen mit ihrem Konto mit, und das Spiel hat keine Optionen.
contest-ratings = Wertungen
contest-ratings-lead = Aus gewerteten Turnieren. Alle beginnen bei 1500; 200 mehr heißen drei Siege von vieren. Das ± sagt, wie sicher das ist.
contest-ratings-none = Noch ist keine gewertete Partie gespielt.
contest-rating = Wertung
contest-rating-of = { $game }, { $seats } am Tisch
contest-rating-own = Deine eigene
contest-rating-games = Partien
contest-rating-now = { $games ->
    [one] { $rating } ± { $interval } nach { $games } Partie
   *[other] { $rating } ± { $interval } nach { $games } Partien
}
contest-rating-value = { $rating } ± { $interval }
contest-rating-unsure = vorläufig
