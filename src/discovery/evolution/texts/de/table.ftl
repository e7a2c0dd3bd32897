### Die Kartenspiele auf der Seite: alles, was man dort liest.

## Startseite

home-lead = Vom Sammeln zu den ersten Dörfern: Baut nach, Karte für Karte, wie eine Entdeckung zur nächsten führte.

## Vorbereitung

setup-most = { $rule ->
    [B09] Dieses Deck reicht für höchstens { $most ->
        [one] einen Platz
       *[other] { $most } Plätze
    }
   *[other] Ein Tisch hat höchstens { $most } Plätze
}
setup-leaving-discard = die Hand kommt auf die Ablage
kinds-bots = Bots aus dem Regelheft
kind-bot = Bot aus dem Regelheft
kind-virtual = Virtueller Spieler aus dem Regelheft
kind-bot-plus = Bot+ aus dem Regelheft

## Vor der Partie

pass-text = Die Karten bleiben verborgen, bis du so weit bist.

## Der Tisch

tree-title = Der Baum der Entdeckungen
tree-eras = Epochen
tree-era-tab = Epoche { $era }{ $count ->
    [0] { "" }
    [one] , eine Karte, die du spielen kannst
   *[other] , { $count } Karten, die du spielen kannst
}
tree-row = Epoche { $era }, { $name }: { $found } von { $of } entdeckt
tree-folded = Eingeklappte Epochen
tree-finished = fertig
tree-fresh = { $count ->
    [one] eine neue Karte
   *[other] { $count } neue Karten
}
pool-title = Auslage
pool-possible = Auslage: { $cards } möglich
pool-short = Auslage: { $cards }
pool-go = { pool-possible }, dorthin gehen
pool-empty = Die Auslage ist leer.
hand-title = Meine Hand
hand-empty = Keine Karten auf der Hand.
stack-title = Stapel
side-title = Nebenstapel
side-left = Nebenstapel: { $cards ->
    [0] aufgebraucht
    [one] noch eine Karte
   *[other] noch { $cards } Karten
}
beside-title = Neben dem Spielfeld
seat-hand = { $cards ->
    [one] eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
seat-discards = { $cards ->
    [0] nichts abgelegt
    [one] eine abgelegt
   *[other] { $cards } abgelegt
}
discards-title = Die Ablagen aller
discards-of = { $who ->
    [me] Deine Ablage
   *[other] Ablage von { $name }
}
discards-none = Nichts abgelegt.
hand-of = Hand
hand-of-name = { $who ->
    [me] Deine Hand
   *[other] Hand von { $name }
}
discard-of = Ablage

label-era = Epoche { $era }
label-discovered = entdeckt
label-undiscovered = noch nicht entdeckt
label-objectable = Einspruch möglich
label-last = in diesem Zug zuletzt angelegt
label-marked = markiert: { $names }
label-fresh = neu seit deinem Zug
label-needed-there = vorausgesetzt, erfüllt
label-needed-missing = vorausgesetzt, fehlt

## Die Frage

prompt-opening = Leg eine erste Karte an oder passe.
prompt-opening-pass = Du kannst noch keine Karte anlegen: Passe.
prompt-opening-end = Leg eine erste Karte an oder beende deinen Zug.
prompt-opening-none = Du kannst noch keine Karte anlegen: Beende deinen Zug.
prompt-turn = Du bist am Zug: Leg eine Karte an oder beende deinen Zug.
prompt-turn-none = Du kannst gerade keine Karte anlegen.
prompt-news = Neu im Baum: { $cards }{ $more ->
    [0] .
   *[other] {" "}und { $more } weitere.
}
prompt-series = Setz die Serie von { $card } aus fort oder beende deinen Zug.
prompt-done = Nichts ist mehr mit { $card } verbunden. Beende deinen Zug.
prompt-trump = { $trumps ->
    [one] Du hast einen Trumpf: Setz ihn in diesem Zug ein.
   *[other] Du hast { $trumps } Trümpfe: Setz sie in diesem Zug ein.
}
prompt-trump-hint = Oder setz erst die Serie von { $card } aus fort.
prompt-give = Du hast { $owed } genommen. Gib eine andere Karte zurück.
prompt-discard = Leg eine Karte ab, um deinen Zug zu beenden.
prompt-steal = Der Nachziehstapel ist leer: Stiehl jemandem eine Karte.
prompt-turn-many = Du bist am Zug: Leg so viele Karten an, wie du magst, dann beende ihn.
prompt-turn-round = Du bist in der Runde am Zug: Leg aus deiner Auswahl an, befreie Karten oder passe.
prompt-turn-single = Du bist am Zug: Leg eine Karte an, zieh eine, oder leg eine ab, um zu ziehen und zu rauben.
prompt-rob = Raube jemandem eine Karte.
prompt-turn-more = Leg weitere Karten an oder beende deinen Zug.
prompt-turn-finalist = Das Finale gehört dir: Befreie, was du kannst, dann beende deinen Zug. Danach werden alle Ablagen begraben.
prompt-turn-last = Dein letzter Zug: Leg aus deiner Hand an, was du kannst. Was übrig bleibt, wird begraben und kostet einen Punkt je Karte.
prompt-round-last = Die Runde wird zu Ende gespielt: Leg an, was du kannst. Was am Ende übrig ist, wird begraben und kostet einen Punkt je Karte.
prompt-finalist-near = Der Nachziehstapel ist leer: Wer zuerst seine letzte Karte anlegt, kommt ins Finale und gewinnt 4 Punkte. Dann werden alle Ablagen begraben, und die anderen haben einen letzten Zug.
prompt-harvest-draw = Ernte eine Karte: Zieh sie oder nimm nichts.
prompt-harvest-rob = Ernte eine Karte: Raube sie jemandem oder nimm nichts.
prompt-harvest-take = Ernte eine Karte: Wähle eine leuchtende aus einer Ablage oder nimm nichts.
prompt-harvest-draw-rob = Ernte eine Karte: Zieh sie oder raube sie jemandem.
prompt-harvest-draw-take = Ernte eine Karte: Zieh sie oder wähle eine leuchtende aus einer Ablage.
prompt-harvest-rob-take = Ernte eine Karte: Raube sie jemandem oder wähle eine leuchtende aus einer Ablage.
prompt-harvest-round = Eine geerntete Karte darf noch in diesem Zug angelegt werden; danach wartet sie auf deiner Hand.
prompt-harvest = Ernte eine Karte: Zieh sie, raube sie oder wähle eine leuchtende aus einer Ablage.
prompt-amount = Wie viele Karten ziehst du?
prompt-wait-harvest = { $name } erntet eine Karte.
prompt-wait-amount = { $name } zieht Karten.
do-harvest-draw = Eine Karte ziehen
do-harvest-none = Nichts ernten
do-harvest-rob = { $place ->
    [0] Bei { $name } rauben
   *[other] Bei { $name } rauben: Karte { $place }
}
do-draw = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
seat-finalist = im Finale
seat-buried = { $cards ->
    [one] 1 Karte begraben
   *[other] { $cards } Karten begraben
}
seat-out = kein Zug mehr
prompt-wait-opening = { $name } darf die erste Karte anlegen.
prompt-wait-trump = { $name } hat einen Trumpf.
prompt-wait-give = { $name } gibt eine Karte zurück.
prompt-wait-discard = { $name } legt eine Karte ab.
prompt-wait-steal = { $name } stiehlt eine Karte.
do-end = Zug beenden
do-end-anyway = Trotzdem beenden
do-pass = Passen
end-unused = { $trumps ->
    [one] Am Ende des Zuges verlierst du deinen Trumpf. Trotzdem beenden?
   *[other] Am Ende des Zuges verlierst du deine { $trumps } Trümpfe. Trotzdem beenden?
}
end-waste = Du könntest anlegen: { $cards }. { $cost ->
    [discard] Den Zug beenden und eine Karte ablegen?
    [steal] Den Zug beenden und eine Karte stehlen?
    [draw] Den Zug beenden und eine Karte ziehen?
   *[other] Den Zug trotzdem beenden?
}
end-or = { " oder " }
end-worth = { $card } (+{ $points })
end-stop-asking = Nicht mehr fragen
help-waste = Fragen, bevor ich einen Zug beende, in dem ich anlegen könnte
trumps-title = Trümpfe: { $trumps }
trumps-count = { $trumps ->
    [0] Kein Trumpf
    [one] 1 Trumpf
   *[other] { $trumps } Trümpfe
}
trump-how-replay = Wähle eine der leuchtenden Karten: Sie braucht keine Verbindung.
trump-how-exchange = Wähle, bei wem du eine Karte nimmst.
trump-how-discard = Wähle eine Karte deiner Hand.
trump-how-call = Wähle eine unentdeckte Karte im Baum: Wer sie hat, gibt sie dir.

verb-place = Anlegen
    .short = anlegen
verb-replay = Nachlegen
    .short = mit einem Trumpf nachlegen
verb-exchange = Tauschen
    .short = tauschen
    .on = Mit { $name } tauschen
verb-discard = Ablegen
    .short = ablegen
verb-discard-rob = Ablegen, ziehen und rauben
    .short = ablegen, ziehen und rauben
verb-call = Rufen
    .short = rufen
verb-give = Zurückgeben
    .short = zurückgeben
verb-steal = Stehlen
    .short = stehlen
    .on = Bei { $name } stehlen
verb-harvest-take = Ernten
    .short = ernten
verb-object = Einspruch
    .short = Einspruch erheben
verb-use = Fähigkeit nutzen
    .short = Fähigkeit nutzen
    .on = Fähigkeit gegen { $name } nutzen
verb-ward = Abwehren
    .short = abwehren
verb-keep = Nehmen
    .short = nehmen
verb-end = Zug beenden
verb-pass = Passen

## Eine Karte

panel-title = Karte: { $card }
panel-needs = Setzt voraus
panel-needs-none = Nichts: Mit ihr beginnt der Baum.
panel-leads = Führt zu
panel-leads-none = Nichts Weiterem in diesem Deck.
need-there = { $card }, erfüllt
need-missing = { $card }, fehlt
where-tree = Im Baum
where-hand = Auf deiner Hand
where-called = Gerufen, auf niemandes Hand
where-pool = In der Auslage
where-own-discard = In deiner eigenen Ablage
where-discard = In der Ablage von { $name }
where-hidden = Auf einer Hand oder im Nachziehstapel
years-since = seit { $from }
years-span = { $from } bis { $to }
year-millions = { NUMBER($number, maximumFractionDigits: 1) } Millionen Jahre v. Chr.
year-before = { NUMBER($number) } v. Chr.
year-after = { NUMBER($number, useGrouping: "false") } n. Chr.

## Der Verlauf

log-start = Die Karten sind ausgeteilt
log-placed-hand = { $who ->
    [me] Du legst { $card } an.
   *[other] { $name } legt { $card } an.
}
log-placed-pool = { $who ->
    [me] Du legst { $card } aus der Auslage an.
   *[other] { $name } legt { $card } aus der Auslage an.
}
log-placed-discard = { $who ->
    [me] Du legst { $card } aus der Ablage von { $other } an.
   *[other] { $name } legt { $card } aus { $whom ->
        [me] deiner Ablage
       *[other] der Ablage von { $other }
    } an.
}
log-placed-own = { $who ->
    [me] Du legst { $card } aus deiner eigenen Ablage an.
   *[other] { $name } legt { $card } aus der eigenen Ablage an.
}
log-series = Das ist Nummer { $number } der Serie.
log-replayed = { $who ->
    [me] Du setzt einen Trumpf zum Nachlegen ein.
   *[other] { $name } setzt einen Trumpf zum Nachlegen ein.
}
log-called = { $who ->
    [me] Du rufst { $card }: { $other } hat die Karte.
   *[other] { $name } ruft { $card }: { $whom ->
        [me] Du hast die Karte.
       *[other] { $other } hat die Karte.
    }
}
log-called-nobody = { $who ->
    [me] Du rufst { $card }: Niemand hat die Karte.
   *[other] { $name } ruft { $card }: Niemand hat die Karte.
}
log-calls = { $who ->
    [me] Du rufst { $card }.
   *[other] { $name } ruft { $card }.
}
log-answered = { $whom ->
    [me] Du hast { $card }.
   *[other] { $other } hat { $card }.
}
log-answered-nobody = Niemand hat { $card }.
log-stolen = { $who ->
    [me] Du nimmst { $card } von { $other }.
   *[other] { $name } nimmt { $card } von { $whom ->
        [me] dir.
       *[other] { $other }.
    }
}
log-stolen-hidden = { $name } nimmt eine Karte von { $other }.
log-gave = { $who ->
    [me] Du gibst { $card } an { $other }.
   *[other] { $name } gibt { $card } an { $whom ->
        [me] dich.
       *[other] { $other }.
    }
}
log-gave-hidden = { $name } gibt eine Karte an { $other }.
log-discarded-trump = { $who ->
    [me] Du legst { $card } mit einem Trumpf ab.
   *[other] { $name } legt { $card } mit einem Trumpf ab.
}
log-discarded-forced = { $who ->
    [me] Du legst { $card } ab.
   *[other] { $name } legt { $card } ab.
}
log-discarded-flip = { $card } passt nicht und kommt auf die Ablage von { $name }.
log-discarded-left = { $card } kommt auf { $who ->
    [me] deine Ablage
   *[other] die Ablage von { $name }
}.
log-opened = { $who ->
    [me] Du eröffnest Epoche { $number }.
   *[other] { $name } eröffnet Epoche { $number }.
}
log-closed = { $who ->
    [me] Du schließt Epoche { $number } ab.
   *[other] { $name } schließt Epoche { $number } ab.
}
log-taken = { $who ->
    [me] Du erntest { $card } aus der Ablage von { $other }.
   *[other] { $name } erntet { $card } aus { $whom ->
        [me] deiner Ablage.
       *[other] der Ablage von { $other }.
    }
}
log-finalist = { $who ->
    [me] Du bist im Finale: 4 Punkte. Die anderen haben einen letzten Zug.
   *[other] { $name } ist im Finale: 4 Punkte. Die anderen haben einen letzten Zug.
}
log-uncovered = { $card } kommt vom Nebenstapel in den Baum.
log-joined = { $who ->
    [me] Du steigst in die Partie ein. Alle geben dir eine Karte und ziehen eine.
   *[other] { $name } steigt in die Partie ein. Alle geben eine Karte ab und ziehen eine.
}
log-buried = { $number ->
    [one] { $who ->
        [me] Eine Karte von dir wird begraben und kostet einen Punkt.
       *[other] { $name }: Eine Karte wird begraben und kostet einen Punkt.
    }
   *[other] { $who ->
        [me] { $number } Karten von dir werden begraben und kosten je einen Punkt.
       *[other] { $name }: { $number } Karten werden begraben und kosten je einen Punkt.
    }
}
log-emptied = { $who ->
    [me] Deine Hand ist leer.
   *[other] Die Hand von { $name } ist leer.
}
log-trump = { $who ->
    [me] Du gewinnst einen Trumpf.
   *[other] { $name } gewinnt einen Trumpf.
}
log-refilled = { $card } kommt in die Auslage.
log-drew = { $who ->
    [me] Du ziehst { $card }.
   *[other] { $name } zieht { $card }.
}
log-drew-hidden = { $name } zieht eine Karte.
log-flipped = { $name } deckt { $card } auf.
log-passed = { $who ->
    [me] Du passt.
   *[other] { $name } passt.
}
log-ended = { $who ->
    [me] Du beendest deinen Zug.
   *[other] { $name } beendet den Zug.
}
log-in-series = (Nummer { $number } der Serie)

## Wofür es Punkte gibt

gain-series = Nummer { $number } der Serie
gain-opened = Epoche { $number } eröffnet
gain-closed = Epoche { $number } abgeschlossen
gain-emptied = leere Hand
gain-finalist = Finale
since-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Das Ende

reason-hand-emptied = Eine Hand ist leer und der Nachziehstapel aufgebraucht.
reason-standstill = Zwei volle Umläufe lang wurde keine Karte angelegt.
reason-turn-limit = Es wurden tausend Züge gespielt.
reason-played-out = Der Nachziehstapel ist aufgebraucht, und niemand legt noch eine Karte an.
end-tie = Gleich viele Punkte: Es gewinnt, wer am wenigsten Karten übrig hat.
end-left = Karten übrig
end-buried = Begraben
panel-harvest = Sie eröffnet Epoche { $era }: 2 Punkte mehr und eine Ernte.
panel-finalist = Es ist deine letzte Karte: Du kommst ins Finale und gewinnst 4 Punkte.
label-harvest = eröffnet ihre Epoche
label-finalist = bringt dich ins Finale

## Der Tisch selbst

manage-leave-discard = Deine Hand kommt auf deine Ablage, und du kannst nicht zurück.

## Regeln und Tasten

help-signs = Zeichen auf den Karten
key-hand = Karte { $number } auf meiner Hand
key-pool = Karte { $number } der Auslage
key-tree = zum Baum
key-arrows = von Karte zu Karte
key-enter = eine Karte ansehen, dann ihren ersten Knopf drücken
key-escape = die Karte schließen
key-at-cards = In den Kartenspielen
key-at-window = In den Kartenspielen, solange auf eine Aktion geantwortet werden kann
key-at-grid = In den Kartenspielen, auf dem Raster
key-at-workshop = In der Deckwerkstatt, auf einer Karte des Baums
key-why = warum geht diese Karte nicht?
key-density = Baum: Namen, Karten, ganze Karten
sign-legal = Ein heller, erhobener Rand mit Pfeil: Diese Karte kannst du jetzt spielen.
sign-last = Eine Kette: die Karte, an die die Serie anknüpfen muss.
sign-fresh = Ein Punkt: seit deinem letzten Zug angelegt.
sign-needs = Kleine Scheiben: was die Karte voraussetzt; gefüllt mit Haken, wenn es im Baum liegt, leer mit Kreuz, wenn es fehlt, ohne Zeichen, wenn danach nicht gefragt wird.
sign-families = Das Abzeichen: ihre Familie, nach Farbe, Buchstabe und Form.
finger-eras = Auf einer schmalen Seite den Baum nach links schieben: die nächste Epoche; nach rechts: die vorige.

## Die Befehlszeile

command-hint = anlegen Feuer
answer-card = { $card }: Epoche { $era }, { $family }. Setzt voraus: { $needs }. Führt zu: { $leads }.
answer-spot = { $x }, { $y } (+{ $points })
answer-printed = { $card } lässt sich ohne ihre Voraussetzungen anlegen, die nur Punkte bringen: { $cards }. Nicht im Spiel: { $missing }.
answer-needs = { $card } setzt voraus: { $cards }. Es fehlt: { $missing }.
answer-points = { $who ->
    [me] Du
   *[other] { $name }
}: { $kind ->
    [cards] { $points ->
        [one] eine Karte.
       *[other] { $points } Karten.
    }
   *[points] { $points ->
        [one] ein Punkt.
       *[other] { $points } Punkte.
    }
}
answer-help = Tippe einen Zug: anlegen, nachlegen, rufen, ablegen oder geben mit einer Karte; tauschen oder stehlen mit einem Namen; beenden; passen; einen Joker „als“ eine Karte oder „Trumpf“. Eine Kurzform genügt, nach einer Liste auch eine Nummer. Oder frage: Züge, warum mit einem Zug, Karte, braucht, Regel C01, Hand, Auslage, Punkte, dran, Verlauf, Tipp, Tisch, Auftrag, Ansicht, rückgängig.
answer-density = { $density ->
    [names] Der Baum zeigt Namen.
    [full] Der Baum zeigt ganze Karten.
   *[cards] Der Baum zeigt Karten.
}
words-place = anlegen, legen, spielen
words-replay = nachlegen, nochmal
words-exchange = tauschen, tausch
words-discard = ablegen, abwerfen
words-call = rufen, ruf
words-give = geben, zurückgeben
words-steal = stehlen, klauen
words-harvest = ernten, ernte
words-end = beenden, ende, fertig
words-pass = passen, passe
words-points = punkte, punktestand, wer hat punkte
words-hand = hand, meine hand, karten
words-pool = auslage, die auslage
words-trumps = trumpf, trümpfe
words-needs = braucht, voraussetzungen
words-card = karte, über
words-order-stop = stopp
words-order-interrupt = unterbrechen
words-order-object = einspruch
words-order-ward = wache, abwehren
words-order-flash = bis, ich
words-density = ansicht, größe
words-from = von, aus

## Karten und Orte

joker-name = Joker
joker-for = Joker als { $card }
joker-text = Ein Joker bringt dir neben dem Baum einen Trumpf, steht im Baum für eine Karte oder lässt dich den Zug einer anderen Person unterbrechen.
label-pile = ein Stapel aus { $cards }
label-picked = gewählt
label-needed = vorausgesetzt
label-printed = eine ihrer Voraussetzungen
label-printed-there = eine ihrer Voraussetzungen, im Spiel
need-unknown = { $card }, vorausgesetzt
printed-there = { $card }, im Spiel
printed-away = { $card }, nicht im Spiel
panel-printed = Voraussetzungen, nur für die Punkte
panel-printed-none = Keine.
panel-pile = In diesem Stapel, von oben
where-own-selection = In deiner Auswahl
where-selection = In der Auswahl von { $name }
where-aside = Neben dem Baum
where-joker = Im Baum steht ein Joker dafür
where-unknown = Wo sie ist, musst du wissen
selection-title = Meine Auswahl
called-title = Gerufen
selection-of = Auswahl von { $name }
selection-none = Nichts übrig.
aside-jokers = { $jokers ->
    [one] 1 Joker neben dem Baum
   *[other] { $jokers } Joker neben dem Baum
}

## Das Raster

plane-title = Raster: { $cards ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards } Stapel und Karten
}{ $spots ->
    [0] { "" }
    [one] , eine leuchtende Stelle
   *[other] , { $spots } leuchtende Stellen
}
plane-empty = Hierher kommt die erste Karte.
plane-tools = Das Raster ansehen
plane-nearer = Näher (+)
plane-farther = Weiter weg (−)
plane-fit = Alles zeigen (0)
plane-newest = Zur neuesten Karte (Ende)
plane-next = Zur nächsten leuchtenden Stelle (Bild ab)
plane-view = Wie die Karten zu sehen sind
plane-as-plane = Raster
plane-as-rows = Epochen
spot-place = auf { $x }, { $y }
spot-look = den Stapel auf { $x }, { $y } durchsehen
spot-on = auf { $card }
spot-beside = { $side ->
    [above] über { $cards }
    [right] rechts von { $cards }
    [below] unter { $cards }
    [left] links von { $cards }
    [between] zwischen { $cards }
   *[beside] neben { $cards }
}
spot-points = : { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
part-era = gleiche Epoche +{ $points }
part-shared = gemeinsame Entdeckung +{ $points }
part-needed = eine setzt die andere voraus +{ $points }
part-surrounded = umringt +{ $points }
part-opened = Epoche eröffnet +{ $points }
part-finalist = Finale +{ $points }
spot-choose = { $verb ->
    [look] Wähle einen Stapel
   *[place] Wähle eine Stelle
}
spot-here = { $verb ->
    [replay] Hier nachlegen
    [joker-as] Den Joker hier anlegen
    [look] Diesen Stapel durchsehen
   *[place] Hier anlegen
}
spots-title = Die leuchtenden Stellen, die beste zuerst
aim-spots = { $spots ->
    [0] Stellen werden gesucht …
    [one] Wähle die eine leuchtende Stelle.
   *[other] Wähle eine von { $spots } leuchtenden Stellen.
}
aim-card = { $card }: { $spots ->
    [0] Stellen werden gesucht …
    [one] tippe auf die leuchtende Stelle
   *[other] tippe auf eine von { $spots } leuchtenden Stellen
}
aim-about = Über { $card }
aim-cancel = Nicht anlegen

## Eine Reihe von Karten

strip-count = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
strip-before = { $cards } weitere davor zeigen
strip-after = { $cards } weitere zeigen

## Der Stapel

tree-row-blind = Epoche { $era }, { $name }
pile-title = Der Stapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
pile-empty = Der Stapel beginnt mit der ersten Karte.
pile-cards = { $cards ->
    [one] Karte im Stapel
   *[other] Karten im Stapel
}
pile-hint = Was darunter liegt, musst du dir merken.

## Was gefragt wird

prompt-granted = { $granted ->
    [one] Du darfst noch eine Karte ohne Verbindung anlegen.
   *[other] Du darfst noch { $granted } Karten ohne Verbindung anlegen.
}
prompt-verify = Jemand hat Stopp gesagt. Suchst du, was nötig ist, oder gibst du zu?
prompt-wanted = Zu finden: { $cards }. Wähle einen Stapel zum Durchsehen oder gib zu.
prompt-wanted-none = Zu finden: { $cards }. Es gibt keinen Stapel zum Durchsehen: Gib zu.
prompt-look = { $count ->
    [0] Sieh einen Stapel durch oder gib zu.
   *[other] Noch zu finden: { $cards }. Wähle einen Stapel zum Durchsehen oder gib zu.
}
prompt-called = { $owed } gehört dir: Leg die Karte an oder lass den Ruf scheitern.
prompt-called-must = { $owed } gehört dir: Leg die Karte an.
prompt-give-asked = { $asker } bittet dich um eine Karte. Wähle, welche du gibst.
prompt-discard-fault = Leg für deinen Stopp eine Karte ab.
prompt-give-newcomer = { $asker } steigt ein. Wähle die Karte, die du abgibst; du ziehst dafür eine.
prompt-discard-newcomer = Du hast mehr als fünf Karten. Wähle eine zum Ablegen.
prompt-select = Wähle die Karten deiner Auswahl für diese Runde.
prompt-round = Du bist in der Runde am Zug: Leg eine Karte an oder passe.
prompt-flip = Eine Karte wird aufgedeckt.
prompt-asset = Du hast eine Fähigkeit genutzt: Beende deinen Zug.
prompt-asset-place = Leg eine Karte ohne Verbindung an, für einen Punkt mehr, oder beende deinen Zug.
prompt-asset-scout = Leg eine der Karten an, nimm eine auf die Hand, oder beende deinen Zug.
prompt-asset-exchange = Nimm eine Karte für deinen Handel; dann gibst du eine andere zurück.
prompt-done-use = Nutz zum Schluss eine Fähigkeit, oder beende deinen Zug.
prompt-done-assets = Du kannst nichts mehr anlegen: Beende deinen Zug.
prompt-wait-asset = { $name } nutzt eine Fähigkeit.
prompt-interrupting = Du unterbrichst { $other }; jener Zug geht danach weiter.
prompt-interrupted = Dein Zug ist unterbrochen und geht danach weiter.
prompt-wait-interrupting = { $name } unterbricht { $other }.
prompt-wait-granted = { $name } darf eine Karte nachlegen.
prompt-wait-verify = { $name } entscheidet: suchen oder zugeben.
prompt-wait-look = { $name } sucht, was nötig ist.
prompt-wait-called = { $name } hat die gerufene Karte.
prompt-wait-give-asked = { $name } wählt eine Karte zum Geben.
prompt-wait-select = Gewartet wird auf eine Auswahl: { $name }.
prompt-wait-flip = { $name } deckt eine Karte auf.
granted-count = { $granted ->
    [one] Noch einmal nachlegen
   *[other] Noch { $granted }-mal nachlegen
}

do-verify = Danach suchen
do-concede = Zugeben
do-fail = Den Ruf scheitern lassen
do-announce-open = Ansagen: Epoche { $era } ist eröffnet
do-announce-close = Ansagen: Epoche { $era } ist abgeschlossen
do-announce = Ansagen …
announce-open-title = Eröffnet:
announce-close-title = Abgeschlossen:
do-joker-trump = { $from ->
    [hand] Joker: Trumpf
    [pool] Joker der Auslage: Trumpf
   *[discard] Joker von { $name }: Trumpf
}
do-joker-as = { $from ->
    [hand] Joker: als eine Karte …
    [pool] Joker der Auslage: als eine Karte …
   *[discard] Joker von { $name }: als eine Karte …
}
do-sos = SOS: eine Karte rufen …
do-select = { $cards ->
    [0] Bereitlegen
    [one] Eine Karte bereitlegen
   *[other] { $cards } Karten bereitlegen
}
trump-how-replace = Wähle eine Karte deiner Hand zum Ablegen; du bekommst dafür eine andere.
trump-how-take = Wähle, bei wem du eine Karte stiehlst.
trump-how-ask = Wähle, wen du um eine Karte bittest.
trump-how-draw = Zieh eine Karte vom Nachziehstapel.
trump-how-sos = Wähle irgendeine Karte: Hat jemand sie und lässt sie sich anlegen, wird sie angelegt, und dein Zug ist vorbei.
trump-how-joker-as = Wähle die Karte, für die der Joker steht.

verb-sos = Mit SOS rufen
    .short = mit SOS rufen
verb-joker-as = Den Joker als diese Karte anlegen
    .short = einen Joker als diese Karte anlegen
verb-joker-trump = Damit einen Trumpf gewinnen
    .short = einen Trumpf gewinnen
verb-interrupt = Unterbrechen
    .short = unterbrechen
verb-draw = Ziehen
verb-replace = Ziehen und ersetzen
    .short = ersetzen
    .from = Aus der Hand von { $name } ersetzen
verb-take = Stehlen
    .short = stehlen
    .on = Bei { $name } stehlen
verb-ask = Bitten
    .short = bitten
    .on = { $name } um eine Karte bitten
verb-select = Bereitlegen
verb-verify = Danach suchen
verb-concede = Zugeben

## Fenster

window-place = { $who ->
    [me] Du legst { $card } an.
   *[other] { $name } legt { $card } an.
}
window-replay = { $who ->
    [me] Du legst { $card } mit einem Trumpf an.
   *[other] { $name } legt { $card } mit einem Trumpf an.
}
window-call = { $who ->
    [me] Du rufst { $card }.
   *[other] { $name } ruft { $card }.
}
window-sos = { $who ->
    [me] Du rufst { $card } mit SOS.
   *[other] { $name } ruft { $card } mit SOS.
}
window-flip = { $name } deckt { $card } auf und legt die Karte an.
window-announce-open = { $who ->
    [me] Du sagst an, dass Epoche { $number } eröffnet ist.
   *[other] { $name } sagt an, dass Epoche { $number } eröffnet ist.
}
window-announce-close = { $who ->
    [me] Du sagst an, dass Epoche { $number } abgeschlossen ist.
   *[other] { $name } sagt an, dass Epoche { $number } abgeschlossen ist.
}
window-joker-as = { $who ->
    [me] Du legst einen Joker als { $card } an.
   *[other] { $name } legt einen Joker als { $card } an.
}
window-joker-trump = { $who ->
    [me] Du gewinnst mit einem Joker einen Trumpf.
   *[other] { $name } gewinnt mit einem Joker einen Trumpf.
}
window-pass = { $who ->
    [me] Du passt.
   *[other] { $name } passt.
}
window-end = { $who ->
    [me] Du beendest deinen Zug.
   *[other] { $name } beendet den Zug.
}
window-object = { $who ->
    [me] Du beendest deinen Zug. Erhebt jemand Einspruch gegen eine Karte?
   *[other] { $name } beendet den Zug. Erhebt jemand Einspruch gegen eine Karte?
}
window-object-how = Fehlte ihr eine Voraussetzung, wird sie zurückgenommen; ein falscher Einspruch kostet nichts.
do-object = Einspruch …
do-object-to = Einspruch gegen { $card }
do-object-group = Einspruch gegen:
window-how-bis = Bis: Du machst sofort weiter, und du musst es können.
window-how-me = Ich: Sagt niemand Bis, spielt als Nächstes, wer zuerst Ich sagt.
do-stop = Stopp!
do-interrupt = Unterbrechen
do-bis = Bis
do-me = Ich!
stop-price-draw = Ist dein Stopp falsch, ziehst du eine Karte.
stop-price-steal = Ist dein Stopp falsch, nimmst du jemandem eine Karte von der Hand.
stop-price-discard = Ist dein Stopp falsch, legst du eine Karte ab und ziehst.
order-about-stop = Wann soll ich gefragt werden, ob ich Stopp sage?
order-about-interrupt = Wann soll ich gefragt werden, ob ich mit einem Joker unterbreche?
order-about-object = Wann soll ich gefragt werden, ob ich Einspruch erhebe?
order-about-ward = Wann soll ich gefragt werden, ob ich mit einer Wache abwehre?
order-about-flash = Wann soll ich gefragt werden, ob ich Bis oder Ich sage?
verdict-unfounded = { $who ->
    [me] Dein Stopp war falsch:
   *[other] Der Stopp von { $name } war falsch:
} { verdict-upheld }
verdict-conceded = { $who ->
    [me] Du hast zugegeben: Der Stopp von { $other } gilt.
   *[other] { $name } hat zugegeben: { $whom ->
        [me] Dein Stopp gilt.
       *[other] Der Stopp von { $other } gilt.
    }
}
verdict-founded = { $whom ->
    [me] Dein Stopp war richtig:
   *[other] Der Stopp von { $other } war richtig:
} { verdict-refuted }
verdict-upheld = { $did ->
    [place] { $card } ließ sich anlegen.
    [call] { $card } ließ sich rufen.
    [announce] Die Ansage stimmte.
   *[other] Die Aktion war erlaubt.
}
verdict-refuted = { $did ->
    [place] { $card } ließ sich nicht anlegen.
    [call] { $card } ließ sich nicht rufen.
    [announce] Die Ansage stimmte nicht.
   *[other] Die Aktion war nicht erlaubt.
}

## Mitspielende

seat-waits = Zug unterbrochen
seat-leader = hat die Vorhand
seat-prepared = Auswahl bereit
seat-preparing = trifft eine Auswahl
team-cards = { $cards ->
    [one] gemeinsam eine Karte
   *[other] gemeinsam { $cards } Karten
}
selections-title = Die Auswahlen der Runde

## Der Verlauf

log-placed-selection = { $who ->
    [me] Du legst { $card } aus deiner Auswahl an.
   *[other] { $name } legt { $card } aus der eigenen Auswahl an.
}
log-discarded-fault = { $who ->
    [me] Du legst { $card } wegen eines Fehlers ab.
   *[other] { $name } legt { $card } wegen eines Fehlers ab.
}
log-discarded-round = { $who ->
    [me] { $card } ist von deiner Auswahl übrig und kommt auf deine Ablage.
   *[other] { $card } ist von der Auswahl von { $name } übrig und kommt auf die Ablage.
}
log-placed-stack = { $who ->
    [me] Du legst { $card } vom Nachziehstapel an.
   *[other] { $name } legt { $card } vom Nachziehstapel an.
}
log-discarded-warded = { $card } kommt auf { $who ->
    [me] deine Ablage.
   *[other] die Ablage von { $name }.
}
log-readied = { $who ->
    [me] Du hast unter deiner Marke bereit: { $asset }.
   *[other] { $name } hat unter der eigenen Marke bereit: { $asset }.
}
log-unmarked = { $who ->
    [me] Deine Marke kommt von { $card } zurück.
   *[other] Die Marke von { $name } kommt von { $card } zurück.
}
log-used = { $who ->
    [me] Du nutzt { $asset }.
   *[other] { $name } nutzt { $asset }.
}
log-used-on = { $who ->
    [me] Du zielst auf { $other }: { $asset }.
   *[other] { $name } zielt auf { $whom ->
        [me] dich
       *[other] { $other }
    }: { $asset }.
}
log-used-loot = { $who ->
    [me] Du zielst auf { $other }: { $asset }, um { $about } zu nehmen.
   *[other] { $name } zielt auf { $whom ->
        [me] dich
       *[other] { $other }
    }: { $asset }, um { $about } zu nehmen.
}
log-warded-ready = { $who ->
    [me] Du wehrst mit { $card } ab, die bereit war.
   *[other] { $name } wehrt mit { $card } ab, die bereit war.
}
log-warded-hand = { $who ->
    [me] Du wehrst mit { $card } aus deiner Hand ab.
   *[other] { $name } wehrt mit { $card } aus der Hand ab.
}
log-looted = { $who ->
    [me] Du nimmst { $other } { $asset } ab.
   *[other] { $name } nimmt { $whom ->
        [me] dir
       *[other] { $other }
    } { $asset } ab.
}
log-kept = { $who ->
    [me] Du nimmst { $card } vom Nachziehstapel.
   *[other] { $name } nimmt { $card } vom Nachziehstapel.
}
log-kept-hidden = { $name } nimmt eine Karte vom Nachziehstapel.
log-stopped = { $who ->
    [me] Du sagst Stopp zu { $other }.
   *[other] { $name } sagt Stopp zu { $whom ->
        [me] dir.
       *[other] { $other }.
    }
}
log-objected-right = { $who ->
    [me] Dein Einspruch gegen { $card } ist berechtigt: { $whom ->
        [me] Dir
       *[other] { $other }
    } fehlten beim Anlegen Voraussetzungen.
   *[other] Der Einspruch von { $name } gegen { $card } ist berechtigt: { $whom ->
        [me] Dir
       *[other] { $other }
    } fehlten beim Anlegen Voraussetzungen.
}
log-objected-wrong = { $who ->
    [me] Dein Einspruch gegen { $card } ist nicht berechtigt: Die Karte bleibt.
   *[other] Der Einspruch von { $name } gegen { $card } ist nicht berechtigt: Die Karte bleibt.
}
log-lost = { $who ->
    [me] Du verlierst { $number ->
        [one] einen Punkt.
       *[other] { $number } Punkte.
    }
   *[other] { $name } verliert { $number ->
        [one] einen Punkt.
       *[other] { $number } Punkte.
    }
}
log-returned = { $who ->
    [me] { $card } kommt auf deine Ablage.
   *[other] { $card } kommt auf die Ablage von { $name }.
}
log-announced-open = { $who ->
    [me] Du sagst an, dass Epoche { $number } eröffnet ist.
   *[other] { $name } sagt an, dass Epoche { $number } eröffnet ist.
}
log-announced-close = { $who ->
    [me] Du sagst an, dass Epoche { $number } abgeschlossen ist.
   *[other] { $name } sagt an, dass Epoche { $number } abgeschlossen ist.
}
log-joker-aside = { $who ->
    [me] Du legst einen Joker neben den Baum.
   *[other] { $name } legt einen Joker neben den Baum.
}
log-joker-as = { $who ->
    [me] Du legst einen Joker als { $about } an.
   *[other] { $name } legt einen Joker als { $about } an.
}
log-recovered = { $who ->
    [me] Du nimmst den Joker, der für { $about } stand.
   *[other] { $name } nimmt den Joker, der für { $about } stand.
}
log-interrupted = { $who ->
    [me] Du unterbrichst { $other }.
   *[other] { $name } unterbricht { $whom ->
        [me] dich.
       *[other] { $other }.
    }
}
log-resumed = { $who ->
    [me] Dein Zug geht weiter.
   *[other] Der Zug von { $name } geht weiter.
}
log-asked = { $who ->
    [me] Du bittest { $other } um eine Karte.
   *[other] { $name } bittet { $whom ->
        [me] dich um eine Karte.
       *[other] { $other } um eine Karte.
    }
}
log-selected = { $who ->
    [me] Deine Auswahl liegt bereit.
   *[other] { $name } hat die Auswahl bereitgelegt.
}
log-revealed = { $who ->
    [me] In deiner Auswahl: { $card }.
   *[other] In der Auswahl von { $name }: { $card }.
}
log-round = Runde { $number }: { $who ->
    [me] Du hast die Vorhand.
   *[other] { $name } hat die Vorhand.
}
log-round-title = Runde { $round }
log-bis = { $who ->
    [me] Du sagst Bis.
   *[other] { $name } sagt Bis.
}
log-me = { $who ->
    [me] Du sagst Ich.
   *[other] { $name } sagt Ich.
}
log-sos = { $who ->
    [me] Du rufst { $card } mit SOS.
   *[other] { $name } ruft { $card } mit SOS.
}
log-indemnity = { $who ->
    [me] Du zahlst { $other } { $number ->
        [one] einen Punkt.
       *[other] { $number } Punkte.
    }
   *[other] { $name } zahlt { $whom ->
        [me] dir
       *[other] { $other }
    } { $number ->
        [one] einen Punkt.
       *[other] { $number } Punkte.
    }
}
log-looked = { $who ->
    [me] Du siehst den Stapel auf { $about } durch.
   *[other] { $name } sieht den Stapel auf { $about } durch.
}

## Tasten und Zeichen

key-stop = Stopp sagen
key-interrupt = mit einem Joker unterbrechen
key-me = Bis oder Ich sagen
key-nearer = näher
key-farther = weiter weg
key-whole = das ganze Raster
key-connect = von dieser Karte eine Verbindung ziehen
key-plane = auf dem Raster: von Stelle zu Stelle, von Karte zu Karte; mit Umschalt: das Raster bewegen
key-newest = auf dem Raster: die neueste Karte
key-spots = auf dem Raster: die nächste leuchtende Stelle; Bild auf: die davor
sign-spots = Ein leuchtendes Feld mit einer Zahl: eine Stelle für die gewählte Karte und die Punkte, die sie bringt.
sign-piles = Eine Zahl in der Ecke einer Karte: wie viele Karten dort liegen.
sign-jokers = Eine Krone: Ein Joker steht für diese Karte.
sign-objectable = Eine Fahne: Gegen diese Karte kannst du Einspruch erheben.
sign-spied = Du siehst: { $cards }

## Die Befehlszeile

answer-spots = Wo? Tippe die Nummer oder den Zug mit „auf“ und der Stelle.
answer-no-spot = Dafür gibt es jetzt keine Stelle.
words-announce = ansagen, ansage
words-open = eröffnet, offen
words-close = abgeschlossen, geschlossen
words-as = als, für
words-at = auf, bei
words-joker = joker
words-stop = stopp, halt, anfechten
words-verify = prüfen, suchen
words-concede = zugeben, aufgeben
words-interrupt = unterbrechen, unterbrechung
words-let = durchgehen, lassen, zulassen
words-bis = bis
words-me = ich
words-fail = scheitern
words-draw = ziehen, ziehe
words-ask = bitten
words-take = nehmen
words-replace = ersetzen
words-sos = sos, notruf
words-look = durchsehen, nachsehen
words-object = einspruch
words-use = nutzen
words-ward = abwehren
words-keep = behalten
words-select = bereitlegen, auswählen, wählen
goal-standing = { $who ->
    [team] Dein Team
   *[one] Du
}: { $mine } · { $name }: { $other }
goal-points = { goal-standing }. Die meisten Punkte gewinnen. { $stack ->
    [0] Der Nachziehstapel ist leer: Die nächste leere Hand beendet die Partie.
   *[other] Ist der Nachziehstapel leer (noch { $stack }), beendet eine leere Hand die Partie.
}
goal-placing = { goal-standing }. Die meisten Punkte gewinnen. { $stack ->
    [0] Der Nachziehstapel ist leer: Die Partie endet, wenn niemand mehr anlegt.
   *[other] Ist der Nachziehstapel leer (noch { $stack }), endet die Partie, wenn niemand mehr anlegt.
}
goal-finalist = { goal-standing }. Die meisten Punkte gewinnen. { $stack ->
    [0] Die erste leere Hand gewinnt jetzt 4 Punkte, dann haben die anderen einen letzten Zug.
   *[other] Ist der Nachziehstapel leer (noch { $stack }), bringt eine leere Hand die letzten Züge.
}
goal-holding = { $who ->
    [team] Karten deines Teams
   *[one] Deine Karten
}: { $mine } · { $name }: { $other }
goal-hand = { goal-holding }. { $stack ->
    [0] Der Nachziehstapel ist leer, die erste leere Hand gewinnt.
   *[other] Leere deine Hand, sobald der Nachziehstapel leer ist (noch { $stack }).
}
goal-any-hand = { goal-holding }. Die erste leere Hand gewinnt sofort.
lead-points = { $number ->
    [one] Ein Punkt
   *[other] { $number } Punkte
} Vorsprung vor { $who ->
    [me] dir
   *[other] { $name }
}.
lead-left = { $who ->
    [me] Du hattest noch { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }.
   *[other] { $name } hatte noch { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }.
}
tally-cards = Angelegte Karten
tally-series = Serien
tally-links = Verbindungen im Spielfeld
tally-eras = Eröffnungen und Abschlüsse
tally-emptied = Geleerte Hände
tally-jokers = Joker für Trümpfe
tally-finalist = Finale
tally-faults = Vergebliche Suchen
tally-objected = Einsprüche
tally-assets = Gewonnen durch Fähigkeiten
tally-taken = Verloren durch fremde Fähigkeiten
tally-deposits = Pfand für Stapel
tally-left = Übrige Karten
tally-total = Summe
tally-placed = Karten im Baum
tally-longest = Längste Serie
tally-turned = Eröffnet oder abgeschlossen
tally-stolen = Karten von anderen
tally-stopped = Wie oft „Stopp“
tally-kept = Übrige Karten
timeline-title = Alle Entdeckungen in der Reihenfolge der Zeit
timeline-lead = Alle Balken haben denselben Maßstab: Jeder Schritt nach links ist zehnmal so alt.
timeline-deck = Deck
timeline-print = Drucken
timeline-needs = { $count ->
    [0] Sie setzt nichts voraus.
   *[other] Sie setzt voraus: { $cards }.
}
timeline-leads = { $count ->
    [0] Hier baut nichts darauf auf.
   *[other] Sie führt zu: { $cards }.
}
