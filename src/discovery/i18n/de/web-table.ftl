### An jedem Tisch: Fenster, Daueraufträge, Teams.

## Was gefragt wird

prompt-window = Die anderen dürfen antworten.
prompt-queued = Auf diesem Server denken viele Computer nach: { $name } { $count ->
    [one] wartet
   *[other] warten
} darauf, an die Reihe zu kommen.
prompt-wait-window = Die anderen dürfen auf die Aktion von { $name } antworten.

## Fenster

window-any = { $who ->
    [me] Die anderen dürfen auf deine Aktion antworten.
   *[other] Auf die Aktion von { $name } kann man antworten.
}
window-wait = Die anderen dürfen jetzt antworten.
window-said = Du hast geantwortet. Andere dürfen noch.
window-seconds = { $seconds } s
do-let = Durchgehen lassen
order-title = Wann soll ich gefragt werden?
order-mixed =
    .short = manchmal gefragt
order-never = Nie: Ich lasse alles durchgehen
    .short = nie gefragt
order-agree =
    .short = stimmt immer zu
order-ask-if-could = Nur wenn ich antworten könnte
    .short = gefragt, wenn ich könnte
order-always = Immer
    .short = immer gefragt
order-private = Niemand sonst sieht diese Wahl.

## Mitspielende

team-title = Team { $team }
team-points = { $points ->
    [one] gemeinsam ein Punkt
   *[other] gemeinsam { $points } Punkte
}
end-won-team = Euer Team gewinnt die Partie: { $who ->
    [me] du und { $names }
   *[other] { $names }
}.
end-team = Team
end-team-total = Summe des Teams

## Tasten und Zeichen

key-let = in einem Fenster: durchgehen lassen, wenn kein anderer Knopf gewählt ist

## Ein Match über mehrere Partien

setup-match = Ein Match aus mehreren Partien
setup-match-on = ja
table-match = Das Match: Partie { $number }
match-on = Ein Match spielen.
match-on-text = Mehrere Partien mit denselben Leuten und denselben Links; nach jeder zeigt ein Blatt, wie alle stehen.
match-games = Partien (0: bis ihr aufhört)
match-championship = Meisterschaft.
match-championship-text = Eine ausgeloste Person, der Champion, spielt mit allen virtuellen Spielern gegen die anderen. Ein Sieg bringt eine Trophäe.
match-handicap = Handicap.
match-handicap-text = Gewertet werden die Punkte minus das eigene Handicap, das mit dem Erfolg wächst.
match-handicaps = Handicaps zu Beginn
match-stakes = Einsätze.
match-stakes-text = Alle legen vor jeder Partie Spielchips in einen Topf; wer gewinnt, nimmt ihn. Sie sind nie Geld.
match-title = Das Match
match-table = Der Stand des Matchs
match-player = Name
match-game = Partie { $number }
match-total-wins = Siege
match-total-handicap = Handicap
match-total-balance = Chips
match-total-trophies = Trophäen
match-champion = Champion
match-gone = ist gegangen
match-won = gewonnen
match-absent = nicht dabei
match-trophy = Trophäe
match-score = Wertung { $score }
match-change = Handicap { $change }
match-chips = Chips { $chips }
match-pot = { $chips ->
    [0] Der Topf ist leer.
    [one] Im Topf liegt ein Spielchip.
   *[other] Im Topf liegen { $chips } Spielchips.
}
match-no-money = Spielchips sind nie Geld.
match-next = { $who ->
    [me] Du beginnst Partie { $number }.
   *[other] { $name } beginnt Partie { $number }.
}
match-puts-in = Alle legen hinein: { $stakes }.
match-over = Das Match ist vorbei. { $count ->
    [0] Niemand führt.
    [one] { $who ->
        [me] Du hast es gewonnen.
       *[other] { $leaders } hat es gewonnen.
    }
   *[other] { $who ->
        [me] Du teilst dir den ersten Platz mit { $leaders }.
       *[other] { $leaders } teilen sich den ersten Platz.
    }
}
match-do-next = Nächste Partie
match-play-again = Diese Partie noch einmal spielen
match-go-next = Der nächsten Partie zusehen
match-end = Match beenden
match-end-sure = Ja, das Match beenden
match-leave = Zwischen zwei Partien kannst du das Match verlassen. Deine Zeile bleibt, und was im Topf liegt, bleibt dort.
match-join = Jemanden hinzufügen
match-join-name = Name der neuen Person
match-join-add = Hinzufügen
match-joins = { $name } spielt ab Partie { $number } mit.
match-join-done = { $name } ist dabei. Schick den Link niemandem sonst: Er öffnet jetzt den Tisch und ab der nächsten Partie den Platz.
match-join-undone = { $name } spielt doch nicht mit.
match-join-copy = Link von { $name } kopieren
match-join-copied = Der Link von { $name } ist kopiert.
match-join-undo = { $name } entfernen
match-save = Match speichern
match-open-text = Das Match geht an diesem Tisch weiter. Alle haben einen eigenen Link; gib ihn niemandem sonst.
match-open-go = Tisch öffnen
match-link = Link von { $name }

## Zufall, der sich prüfen lässt

chance-button = Fairer Zufall
chance-title = Zufall, der sich prüfen lässt
chance-lead = Das Mischen und jedes spätere Ziehen dieser Partie folgen aus einem geheimen Schlüssel. Vor dem ersten Zug können alle die Festlegung sehen, einen Hash dieses Schlüssels; der Schlüssel selbst wird genannt, wenn die Partie vorbei ist.
chance-commitment = Festlegung
chance-key = Schlüssel
chance-secret = geheim, bis die Partie vorbei ist
chance-closed = nicht genannt: Der Tisch wurde vor dem Ende der Partie geschlossen
chance-checking = Der Server prüft …
chance-sound = Geprüft: { $draws ->
    [0] Das Mischen folgt aus dem Schlüssel; sonst wurde nichts gezogen.
    [one] Das Mischen und das einzige Ziehen folgen aus dem Schlüssel.
   *[other] Das Mischen und alle { $draws } Ziehungen folgen aus dem Schlüssel.
}
chance-wrong = { $line ->
    [0] Nicht alles in dieser Partie folgt aus ihrem Schlüssel.
   *[other] Zeile { $line } des Protokolls folgt nicht aus dem Schlüssel.
}
chance-draws = { $count ->
    [one] Die einzige Ziehung
   *[other] Alle { $count } Ziehungen in der Reihenfolge der Partie
}
chance-drawn = Ziehung { $number }, Schritt { $step } der Partie: { $line }
chance-step = Schritt { $step }
chance-draw = Zufall: Ziehung { $number }
chance-proves-title = Was das beweist
chance-proves = Nachdem die Festlegung gezeigt war, wurde nichts mehr geändert: Weder das Mischen noch eine Ziehung hing davon ab, was jemand spielte, und niemand konnte ein zweites Mal ziehen. Sicher ist das nur, wenn du dir die Festlegung während der Partie notiert hast und am Ende dieselbe findest.
chance-open-title = Was es nicht beweist
chance-open = Der Server kannte den Schlüssel von Anfang an, wie er alle Karten kennt, und wer ihn betreibt, hätte vor der Partie mehrere Schlüssel ausprobieren können. Wer beginnt, wird zusammen mit dem Schlüssel ausgelost, bevor jemand eine Festlegung sehen konnte.
chance-alone-title = Selbst prüfen
chance-alone = Lade nach der Partie das Protokoll herunter und prüfe es auf deinem eigenen Rechner:

## In eine laufende Partie einsteigen

join-title = In die Partie einsteigen
join-text = In diese Partie kann man einsteigen, während sie läuft.
join-ask = Einsteigen
join-cancel = Jetzt nicht
join-waiting = { $name }, du steigst zu Beginn des nächsten Zuges ein, sobald nichts mehr offen ist.
join-withdraw = Doch lieber zuschauen
join-dropped = Du bist nicht eingestiegen: Es wurde abgelehnt, oder die Regeln erlauben es nicht mehr.
join-other = { $name } wartet darauf, zu Beginn eines Zuges einzusteigen.
join-refuse = { $name } ablehnen

## Den anderen etwas sagen

talk-title = Den anderen etwas sagen
talk-note = Alle am Tisch können es eine Runde lang lesen. Ins Protokoll kommt es nicht.
talk-phrases = Fertige Sätze
talk-yes = Ja.
talk-no = Nein.
talk-thanks = Danke!
talk-sorry = Entschuldigung!
talk-wait = Bitte einen Moment.
talk-ready = Ich bin so weit.
talk-look = Schaut mal!
talk-well-done = Gut gemacht!
talk-reactions = Reaktionen
talk-good-luck = Viel Glück!
talk-well-found = Gut gefunden!
talk-surprise = Damit habe ich nicht gerechnet!
talk-close-one = Das war knapp!
talk-your-turn = Du bist am Zug.
talk-good-game = Schöne Partie!
talk-thing = Was alle sehen
talk-point = Den anderen zeigen
talk-heard = Was gesagt wurde
talk-says-phrase = { $who ->
    [me] Du sagst:
   *[other] { $name } sagt:
} { $what }
talk-says-point = { $who ->
    [me] Du zeigst
   *[other] { $name } zeigt
} den anderen: { $what }
talk-says-plan = { $who ->
    [me] Dein Plan:
   *[other] Der Plan von { $name }:
} { $what }
talk-says-suggest = { $who ->
    [me] Dein Vorschlag für { $other }:
   *[other] { $whom ->
        [me] { $name } schlägt dir vor:
       *[other] Vorschlag von { $name } für { $other }:
    }
} { $what }
talk-says-look = { $who ->
    [me] Du siehst
   *[other] { $name } sieht
} Schritt { $step } des Rückblicks an.
talk-says-reaction = { $name }: { $what }
talk-chat = Chat
talk-chat-note = Alle am Tisch, auch wer zuschaut, lesen die neuesten Zeilen, solange der Server läuft. Sie gehören nicht zum Protokoll und werden nie gespeichert.
talk-chat-off = An diesem Tisch schreibt niemand in eigenen Worten: Das ist hier nicht erlaubt.
talk-chat-let = Einander schreiben lassen
talk-chat-stop = Niemanden mehr schreiben lassen
talk-chat-now-on = An diesem Tisch darf man einander jetzt schreiben.
talk-chat-now-off = Der Chat ist jetzt abgeschaltet.
talk-write = An alle schreiben
talk-send = Senden
talk-line = { $name }: { $text }
talk-mute = Auf diesem Gerät
talk-muted = Nichts von { $name } hören
talk-accept = So machen
talk-aside = Weglegen, was gesagt wurde
talk-quiet = Das ist an diesem Tisch abgeschaltet.
talk-off = Für alle abschalten
talk-on = Alle wieder reden lassen
undo-word = rückgängig, zurücknehmen
undo-title = Zurücknehmen
undo-do = Zurücknehmen
undo-ask = Zurücknehmen …
undo-free-title = Deinen letzten Zug zurücknehmen. Niemand hat seitdem etwas erfahren.
undo-ask-title = Die anderen fragen, ob du deinen letzten Zug zurücknehmen darfst
undo-latest = Dein letzter Zug: { $what }
undo-whose = { $name } kann den eigenen Zug noch zurücknehmen:
undo-why = Warum nicht ohne zu fragen?
undo-not-free = Seit deinem letzten Zug hat jemand anderes etwas entschieden, oder etwas Verdecktes ist ans Licht gekommen. Deshalb müssen alle anderen zustimmen.
undo-ask-all = Die anderen fragen
undo-cancel = Lieber nicht
undo-policy = Was darf zurückgenommen werden?
undo-policy-free = Zurücknehmen ist frei, solange seitdem niemand sonst etwas entschieden hat und nichts Verdecktes ans Licht gekommen ist: keine Karte gezogen, kein Würfel geworfen, kein Plättchen oder Marker umgedreht, kein Fenster geöffnet.
undo-policy-consent = Sonst müssen alle anderen Menschen am Tisch zustimmen. Auch Programme stimmen zu; wo etwas Verdecktes ans Licht gekommen ist, folgen sie den Menschen, und allein mit Programmen geht niemand dahinter zurück.
undo-policy-hidden = Nichts, was aufgedeckt wurde, wird ohne diese Zustimmung zurückgenommen, und wer denselben Zug noch einmal macht, zieht wieder dasselbe.
undo-policy-record = Alles bleibt im Protokoll: was zurückgenommen wurde, und dass es zurückgenommen wurde.
undo-asks = { $name } möchte { $count ->
    [one] den letzten Schritt
   *[other] die letzten { $count } Schritte
} zurücknehmen. In Ordnung?
undo-waits = { $who ->
    [me] Du möchtest { $count ->
        [one] deinen letzten Schritt
       *[other] deine letzten { $count } Schritte
    } zurücknehmen.
   *[other] { $name } möchte { $count ->
        [one] den letzten Schritt
       *[other] die letzten { $count } Schritte
    } zurücknehmen.
} Es fehlt noch die Antwort von: { $waiting }.
undo-agree = Zustimmen (Y)
undo-refuse = Ablehnen (N)
undo-withdraw = Nicht mehr fragen
undo-gone = Zurückgenommen:
undo-log-asked = { $who ->
    [me] Du möchtest etwas zurücknehmen.
   *[other] { $name } möchte etwas zurücknehmen.
}
undo-log-agreed = { $who ->
    [me] Du stimmst zu.
   *[other] { $name } stimmt zu.
}
undo-log-refused = { $who ->
    [me] Du stimmst dem Zurücknehmen nicht zu.
   *[other] { $name } stimmt dem Zurücknehmen nicht zu.
}
undo-log-withdrawn = { $who ->
    [me] Du fragst nicht mehr.
   *[other] { $name } fragt nicht mehr.
}
undo-log-lapsed = Nicht alle haben geantwortet, also wird nichts zurückgenommen.
undo-log-undone = { $who ->
    [me] Du nimmst { $count ->
        [one] einen Schritt
       *[other] { $count } Schritte
    } zurück.
   *[other] { $name } nimmt { $count ->
        [one] einen Schritt
       *[other] { $count } Schritte
    } zurück.
}
pace-title = Uhren und wer abwesend ist
pace-banks = Verbleibende Zeit für den Rest der Partie
pace-running = läuft
pace-until = { $who ->
    [me] Du hast Zeit bis { $date }.
   *[other] { $name }: bis { $date }.
}
pace-quiet = Die Uhr steht von { $from }:00 bis { $until }:00 still ({ $zone }).
pace-gone = { $name } ist abwesend. Ihr dürft abstimmen, wie es weitergeht, in
pace-gone-long = { $name } ist schon eine Weile abwesend. Ihr könnt warten oder abstimmen:
pace-ask-keep = Den Platz dem Computer überlassen
pace-ask-end = Die Partie beenden
pace-kept = Der Computer hält den Platz von { $name } bis zur Rückkehr.
pace-vote-keep = Soll der Computer den Platz von { $name } bis zur Rückkehr halten?
pace-vote-end = { $name } ist abwesend. Soll die Partie hier enden?
pace-vote-pace = Soll die Partie mit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} je Zug weitergehen?
pace-vote-live = Soll die Partie wieder live gespielt werden?
pace-count = { $yes } dafür, { $no } dagegen
pace-yes = Ja
pace-no = Nein
pace-wait = Warten
pace-slow = Über Tage weiterspielen
pace-slow-note = Alle am Tisch müssen zustimmen.
pace-live = Wieder live spielen
pace-live-note = Alle, die mitspielen, müssen am Tisch sein und zustimmen.
pace-kind-none = keine
pace-kind-turn = Zeit für jeden Zug
pace-kind-bank = Minuten für die ganze Partie
pace-kind-days = Tage für einen Zug
pace-seconds = Zeit für einen Zug
pace-minutes = Minuten pro Person
pace-increment = Sekunden mehr für jeden Zug
pace-days = Tage für einen Zug
pace-still = Die Uhr steht nachts still
pace-from = Von
pace-to = Bis
pace-hour = { $hour }:00
pace-zone = Zeitzone
pace-away = Minuten, bis die anderen über jemanden abstimmen dürfen, der abwesend ist (0: nie)
ahead-text = Was du hier vorbereitest, wird gespielt, sobald du am Zug bist: das Erste, was die Regeln dann erlauben. Niemand sonst sieht es.
ahead-try = { $number ->
    [1] Spielen
   *[other] sonst
} ({ $number })
ahead-unless = Außer wenn vorher eines davon genannt wird (Namen durch Kommas getrennt)
ahead-prepare = Vorbereiten
ahead-change = Stattdessen dies vorbereiten
ahead-prepared = Für deinen Zug vorbereitet: { $moves }.
ahead-else = , sonst
ahead-unless-named = Außer wenn etwas geschieht mit: { $names }.
ahead-dropped-illegal = Was du vorbereitet hattest, ist nicht möglich. Entscheide selbst.
ahead-dropped-named = Etwas von dir Genanntes ist geschehen: Was du vorbereitet hattest, entfällt.
ahead-back = Zurücknehmen
ahead-seen = Verstanden
fork-button = Von hier weiterspielen
fork-title = Von Schritt { $step } weiterspielen
fork-own = Dein Platz
fork-others = Die anderen Plätze
fork-others-program = der Computer
fork-program = Welches Programm sie spielt
fork-others-me = du, nacheinander auf diesem Gerät
fork-others-open = andere Menschen, jeweils über einen Link
fork-hidden = Was verdeckt ist
fork-hidden-same = So lassen, wie es lag
fork-hidden-anew = { $who ->
    [me] Neu mischen, was du nicht wissen konntest
   *[other] Neu mischen, was { $name } nicht wissen konnte
}
fork-no-key = Der Zufall dieser Partie lässt sich nachträglich nicht prüfen: Eine Stellung mitten in einer Partie folgt aus keinem Schlüssel. Wer den Rückblick gesehen hat, weiß vielleicht, was noch so liegt wie damals.
fork-working = Der Tisch wird vorbereitet
fork-go = Von Schritt { $step } weiterspielen
fork-told-same = Diese Partie geht von Schritt { $step } einer anderen weiter; alles liegt wie dort. Ihr Zufall lässt sich nicht prüfen.
fork-told-anew = Diese Partie geht von Schritt { $step } einer anderen weiter; alles, was { $who ->
    [me] du nicht wissen konntest
   *[other] { $name } nicht wissen konnte
}, wurde neu gemischt. Ihr Zufall lässt sich nicht prüfen.
fork-source = Rückblick auf jene Partie
note-title = Notizen und Meldungen
note-own = Deine Notizen zu dieser Partie
note-own-text = Sie bleiben in diesem Browser; niemand sonst sieht sie.
note-comment = Kommentar
note-comment-on = Kommentar zu Schritt { $step }
note-comment-text = Er ist dabei, wenn du das Protokoll speicherst oder teilst.
report-button = Problem melden
report-title = Ein Problem melden
report-text = Das speichert eine Datei mit der ganzen Partie, den Versionen, dem Schritt und der Fenstergröße, für alle, die sich um das Spiel kümmern. Nichts wird gesendet.
report-text-running = Das speichert eine Datei mit dem, was dein Platz bisher von dieser Partie wissen darf, den Versionen, dem Schritt und der Fenstergröße. Sie enthält keine verdeckten Karten und keine geheimen Links. Nichts wird gesendet.
report-expected = Was ist geschehen, und was hattest du erwartet?
report-save = Datei speichern
report-saved = Gespeichert. Hänge die Datei an deine Meldung an; „discovery replay“ liest sie.
share-button = Teilen
share-title = Diesen Rückblick teilen
share-link = Ein Link, der die Partie enthält
share-link-text = Er öffnet den Rückblick bei diesem Schritt, auch wenn dieser Server die Partie vergisst: Das ganze Protokoll steht im Link.
share-too-long = Das Protokoll braucht { $letters } Zeichen, mehr als die { $most }, die in einen Link passen. Sende stattdessen die Datei.
share-frame = Ein Rahmen für deine eigene Seite
share-frame-text = Der Rahmen zeigt diesen Rückblick und sonst nichts von diesem Server.
share-frame-table = Der Rahmen zeigt diesen Rückblick, solange dieser Server die Partie aufbewahrt, und sonst nichts von diesem Server.
share-copy = Kopieren
share-copied = Kopiert.
share-open = In Discovery öffnen
share-broken = Dieser Link enthält keine Partie: Vielleicht fehlt ein Teil davon.
deal-title = Gleiche Karten für alle
deal-daily = Tagespartie vom { $day }
deal-text = Alle, die diese Vorgabe spielen, bekommen dieselbe Mischung und dieselben Würfel, und derselbe Platz beginnt. Danach siehst du, wie es den anderen ergangen ist.
deal-play = Diese Vorgabe spielen
deal-again = Noch einmal spielen
deal-link = Link kopieren
deal-code = Code:
deal-results = Ergebnisse dieser Vorgabe
deal-hidden = Du siehst sie, sobald du diese Vorgabe zu Ende gespielt hast.
deal-yours = dein Tisch
deal-fair = Die Karten dieser Vorgabe sind auf jedem Server und im Terminal dieselben, denn sie folgen allein aus ihrem Code. Wer den Code kennt, kann sie also vorher ausrechnen: Das ist ein Spiel unter Menschen, die einander vertrauen.
deal-server = Andere Tische dieses Servers spielen dieselbe Vorgabe.
deal-here = Die Karten dieser Vorgabe kennt nur dieser Server, weil andere zuschauen oder Platz nehmen können: Ihr Code verrät niemandem etwas. Um dieselben Karten auf anderen Servern oder im Terminal zu spielen, bereite einen Tisch vor, dem vor dem Ende niemand zuschaut, ohne Plätze für andere und ohne späteres Dazukommen, und mach daraus eine Vorgabe.
deal-other = Code eines anderen Aufbaus oder einer anderen Vorgabe
deal-make = Zur Vorgabe
deal-today = Tagespartie
learn-title = Lektionen
learn-lead = Jede Lektion ist ein Stück einer echten Partie: Du liest, worum es geht, und spielst es selbst.
learn-count = { $done } von { $of } auf diesem Gerät geschafft
learn-go-on = Weiter mit: { $lesson }
learn-of = { $done } von { $of }
learn-step = Schritt { $number } von { $of }
learn-you = Du bist { $name }.
learn-other = Das ist spielbar, aber in der Lektion geht es um einen anderen Zug: { $move }
learn-accepted = Auch das geht. Die Lektion geht weiter mit: { $move }
learn-show = Zeig es mir
learn-shown = Der Zug: { $move }
learn-done = Lektion geschafft
learn-next = Nächste Lektion
learn-all = Alle Lektionen
learn-play = Jetzt eine Partie spielen
learn-been = geschafft
learn-guided = Mit Begleitung durch den ersten Tag spielen
learn-why = Zeig mir, wie es geht
end-more = Mehr
end-seats = Plätze tauschen
end-share = Bild teilen
end-fold = Tisch zeigen
end-unfold = Ergebnis zeigen
end-sources = Wie gewonnen wurde
end-deeds = Was alle getan haben
end-chances = Chancen im Lauf der Partie
end-stop-looking = Analyse überspringen
end-look = Nach Wendepunkten suchen
end-lost = Gut gespielt. Vielleicht gewinnst du die nächste Partie.
end-lost-close = So knapp! Gut gespielt.
end-lost-all = Diesmal nicht. Jede Partie zeigt ein wenig mehr vom Weg.
sound-pace = Das Tempo der Züge der anderen
sound-pace-slow = langsam: Jeder Schritt bleibt kurz stehen
sound-pace-usual = normal
sound-pace-instant = sofort: Nichts bewegt sich
ahead-title = Deinen nächsten Zug vorbereiten
keep-nothing = Dieser Browser merkt sich nichts für diese Seite. Um später an einen Tisch zurückzukommen, heb seinen Link auf: Er steht in der Adresse.
keep-understood = In Ordnung
