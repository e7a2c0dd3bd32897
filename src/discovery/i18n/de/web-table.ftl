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
end-won-team = Euer Team gewinnt die Partie: { $names }.
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
match-next = { $name } beginnt Partie { $number }.
match-puts-in = Alle legen hinein: { $stakes }.
match-over = Das Match ist vorbei. { $count ->
    [0] Niemand führt.
    [one] { $leaders } hat es gewonnen.
   *[other] { $leaders } teilen sich den ersten Platz.
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

chance-button = Zufall: { $short }…
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
talk-accept = So machen
talk-aside = Weglegen, was gesagt wurde
talk-quiet = Das ist an diesem Tisch abgeschaltet.
talk-off = Für alle abschalten
talk-on = Alle wieder reden lassen
