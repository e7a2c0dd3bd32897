### Partien mit echten Karten, auf der Seite begleitet.

companion-title = Begleiter
companion-lead = Spielt mit echten Karten, und lasst diese Seite auf die Regeln achten und mitzählen. Sagt ihr, was alle sehen; niemand muss eine verdeckte Karte zeigen.
companion-step-lay = Legt ein Telefon neben die Karten. Eine Person, oder reihum alle, sagt, was getan wurde.
companion-step-tell = Wählt aus, was jetzt möglich ist. Zu allem anderen sagt die Seite, welche Regel dagegen spricht.
companion-step-score = Sie zählt Punkte, Hände und Trümpfe und bewahrt die Partie als Protokoll, das man wieder ansehen kann.
companion-print = Noch keine Karten? Zum Drucken:

## Beginn

companion-game = Spiel
companion-deck = Deck
companion-seats = Mitspielende
companion-seats-text = In der Reihenfolge eurer Züge, wie ihr um den Tisch sitzt.
companion-seat = Name von Platz { $number }
companion-seat-remove = Platz { $number } weglassen
companion-seat-add = Noch jemand
companion-begin = Beginnen
companion-leave = Neue Partie
companion-leave-ask = Diese Partie weglegen?
companion-leave-yes = Weglegen
companion-leave-no = Weiterspielen
companion-deal =
    { $count ->
        [one] Mische jede Epoche für sich und lege sie aufeinander, die erste Epoche zuoberst. Teile { $cards ->
            [one] eine Karte
           *[other] { $cards } Karten
        } aus, dann decke die ersten Karten der Auslage auf.
       *[other] Mischt jede Epoche für sich und legt sie aufeinander, die erste Epoche zuoberst. Teilt { $cards ->
            [one] eine Karte
           *[other] { $cards } Karten
        } an alle { $count } aus, dann deckt die ersten Karten der Auslage auf.
    }

## Was gefragt wird

companion-turn = { $name }: Was geschieht?
companion-pool = Welche Karte ist in die Auslage gekommen?
companion-over = Die Partie ist vorbei. Gewonnen: { $names }.
companion-look-back = Die Partie ansehen
companion-record = Das Protokoll speichern
companion-deeds = Was möglich ist
companion-do-place = Eine Karte anlegen
companion-do-replay = Mit einem Trumpf nachlegen
companion-do-discard = Eine Karte ablegen
companion-do-exchange = Mit jemandem tauschen
companion-do-steal = Bei jemandem stehlen
companion-do-call = Eine Karte rufen
companion-do-give = Eine Karte wird zurückgegeben
companion-do-end = Ende des Zuges
companion-do-pass = Passen
companion-which = Welche Karte?
companion-other = Eine andere Karte
companion-other-text = Diese sind jetzt nicht wählbar. Wähle eine, um zu lesen, warum.
companion-with-whom = Bei wem?
companion-who = Wer hatte „{ $card }“?
companion-era = Epoche { $era }, { $name }

## Was auf dem Tisch liegt

companion-players = Mitspielende
companion-name = Name
companion-hand = Karten
companion-points = Punkte
companion-discard = Ablage
companion-trumps =
    { $count ->
        [one] ein Trumpf
       *[other] { $count } Trümpfe
    }
companion-won = gewonnen
companion-pool-title = Auslage:
companion-stack =
    { $count ->
        [0] Der Nachziehstapel ist leer.
        [one] Im Nachziehstapel ist noch eine Karte.
       *[other] Im Nachziehstapel sind noch { $count } Karten.
    }
companion-tree =
    { $count ->
        [0] Baum: noch nichts
        [one] Baum: eine Entdeckung
       *[other] Baum: { $count } Entdeckungen
    }

## Der Verlauf

companion-log = Was geschah
companion-undo = Das Letzte zurücknehmen
companion-log-line = { $name }: { $what }
companion-log-pool = In die Auslage: { $card }
companion-log-give = Eine Karte zurückgeben
companion-log-held = { $move }; { $name } hatte sie
