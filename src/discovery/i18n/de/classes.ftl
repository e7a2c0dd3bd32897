### Die Seiten der Klassen: für Lehrkräfte, für Kinder und für die Wand.

class-home = Für eine Klasse
class-title = Mit einer Klasse spielen
class-lead = Die Kinder kommen mit einem Code herein, setzen sich, wie sie kommen, und spielen gleichzeitig. Niemand braucht ein Konto, und nach der Stunde löschst du alles.
class-i-am-a-pupil = Ich habe einen Code
class-known = Klassen auf diesem Gerät
class-known-teach = Deine Klasse { $code } als Lehrkraft
class-known-pupil = Dein Platz in der Klasse { $code }
class-make-title = Eine neue Klasse
class-make-text = Stell einen Tisch ein. Jeder freie Platz ist für ein Kind, und es wird so viele solche Tische geben, wie du brauchst.
class-talk = Die Kinder dürfen sich fertige Sätze schicken
class-make = Klasse anlegen
class-join-title = Komm in deine Klasse
class-code-label = Code der Klasse
class-code-hint = Sechs Buchstaben. Deine Lehrkraft hat sie.
class-join = Hereinkommen
class-back-to-place = Zurück auf meinen Platz
class-somebody-else = Sitzt jetzt jemand anderes hier? Dann komm neu herein.
class-you-are = In dieser Klasse heißt du
class-your-table = Du sitzt an Tisch { $number }.
class-with = Mit dir:
class-wait = Es geht los, sobald die Spiele gestartet werden. Lass diese Seite offen.
class-is-over = Diese Stunde ist vorbei.
class-other-device = Ein anderes Gerät
class-own-link-text = Dieser Link gehört nur dir. Er bringt dich auf deinen Platz zurück, hier oder auf einem anderen Gerät.
class-own-link = Dein eigener Link
class-copy-link = Meinen Link kopieren
class-link-copied = Der Link ist kopiert.
class-your-class = Deine Klasse
class-about = { $game } · { $pupils ->
    [one] ein Kind
   *[other] { $pupils } Kinder
} · Tische zu { $places } · Runde { $round }
class-join-by = Mit diesem Code hereinkommen
class-join-at = Einzutippen auf
class-qr = Code für Kameras: der Link in die Klasse
class-print-cards = Karten zum Hereinkommen
class-print = Drucken
class-card-text = Komm in deine Klasse:
class-start = { $tables ->
    [one] Spiel starten
   *[other] { $tables } Spiele starten
}
class-pause-all = Alle anhalten
class-resume-all = Alle weiterspielen lassen
class-pause = Tisch { $number } anhalten
class-resume = Tisch { $number } weiterspielen lassen
class-project = An der Wand zeigen
class-full-screen = Vollbild
class-next-round = Nächste Runde, neue Tische
class-end = Stunde beenden
class-watch = Tisch { $number } ansehen
class-record = Partie von Tisch { $number }
class-said-started = Die Spiele haben begonnen.
class-said-round = Alle haben einen neuen Tisch.
class-said-ended = Die Stunde ist vorbei. Niemand kann mehr hereinkommen.
class-said-paused = Angehalten.
class-said-resumed = Das Spiel geht weiter.
class-said-changed = Erledigt.
class-waiting-title = Warten auf den Start
class-tables-title = Tische
class-tables = Alle Tische
class-nobody = Es ist noch niemand da.
class-table = Tisch { $number }
class-new-table = Ein neuer Tisch
class-name-of = Name von { $name }
class-table-of = Tisch von { $name }
class-remove = { $name } aus der Klasse nehmen
class-pupils-at = Kinder an Tisch { $number }
class-new-link = Neuer Link
class-new-link-for = Neuer Link für { $name }
class-new-link-text = Wer sein Gerät oder seinen Link verloren hat, kommt mit einem neuen Link auf seinen Platz zurück. Der alte Link gilt nicht mehr.
class-make-link = Link anlegen
class-new-link-scan = { $name } kann diesen Code scannen oder den Link öffnen.
class-new-link-code = Code für Kameras: der neue Link
class-new-link-copy = Link kopieren
class-take-out = Herausnehmen
class-take-out-text = Auf diesem Platz spielt ein Programm weiter, und der Link gilt nicht mehr. Mit dem Code kann man wieder hereinkommen, auf einen anderen Platz.
class-take-out-now = Aus der Klasse nehmen
class-table-playing = Zug { $turns }
class-table-paused = Angehalten in Zug { $turns }
class-table-over = Zu Ende nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
class-table-closed = Geschlossen
class-seat-acts = am Zug
class-seat-away = nicht da
class-seat-program = ein Programm spielt
class-seat-won = gewonnen
class-join-late = Zu spät? Komm mit dem Code { $code } herein.
class-erase-title = Nach der Stunde
class-erase-text = Lösch die Klasse mit allen Tischen, Zügen und Links. Sonst geschieht es am { $day } von selbst.
class-erase = Klasse löschen
class-erase-sure = { $records ->
    [0] Nichts davon lässt sich zurückholen. Alles löschen?
    [one] Nichts davon lässt sich zurückholen, auch nicht die beendete Partie. Alles löschen?
   *[other] Nichts davon lässt sich zurückholen, auch nicht die { $records } beendeten Partien. Alles löschen?
}
class-erase-yes = Ja, alles löschen
class-erase-no = Behalten
class-erased-title = Alles ist gelöscht
class-erased-text = Von dieser Klasse ist auf dem Server nichts mehr da.
class-paused = Deine Lehrkraft hat das Spiel angehalten. Keine Uhr läuft.
