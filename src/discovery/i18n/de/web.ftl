### Die Seite: alles, was man im Browser liest.

## Rund um die Seite

nav-title = Seiten
nav-rules = Regeln
nav-help = Tasten
language-choose = Sprache
theme-auto = Farben: wie das System
theme-light = Farben: hell
theme-dark = Farben: dunkel
go-home = Zur Startseite
do-close = Schließen
do-enlarge = In voller Größe ansehen
do-reload = Diese Seite neu laden
do-back = Zurück
footer-credits = Bilder: Game Icons, CC BY 3.0
offline-title = Der Tisch antwortet nicht
offline-text = Läuft der Server noch? Deine Partien sind dort sicher.
goodbye-title = Du bist nicht mit diesem Tisch verbunden
link-connecting = Verbindung zum Tisch …
link-broken = Verbindung verloren. Neuer Versuch …
link-part = Ein Teil dieser Seite konnte nicht geladen werden.
link-none = Der Server antwortet nicht. Läuft er noch?
link-retry = Jetzt versuchen
title-your-turn = Du bist am Zug – Discovery

## Startseite

home-quick = Gegen den Computer spielen
home-contests = Turniere
club-home = Vereine
home-daily = Austeilung des Tages
home-learn = In 90 Sekunden lernen
home-lessons = Lektionen
home-puzzles = Rätsel
home-companion = Mit echten Karten
home-lobby = Offene Tische
home-rules = Regeln lesen
home-workshop = Ein Deck bauen
tile-start = Fang hier an
tile-difficulty = Schwierigkeit { $number } von 3
tile-minutes = etwa { $minutes } min { $seats ->
    [one] allein
   *[other] zu { $seats }
}
tile-play = Spielen
tile-play-of = { $game } gegen den Computer spielen
tile-choose = Optionen
tile-choose-of = Optionen und Plätze für { $game }
tile-others = Weitere Spiele
tile-more = Und außerdem
tile-install = Als App
tile-install-why = Eine App hat ein eigenes Symbol und ein Fenster ohne die Leisten des Browsers. Auf iPhone und iPad kann nur die App dich rufen, wenn du am Zug bist.
tile-install-do = Discovery installieren
tile-install-menu = Im Menü des Browsers steht „Installieren“ oder „Zum Startbildschirm hinzufügen“, auf iPhone und iPad unter „Teilen“.
mine-title = Meine Tische
mine-none = Hier stehen die Tische, die du auf diesem Gerät eröffnest oder besuchst.
mine-over = vorbei
mine-forget = Den Tisch vom { $when } aus der Liste nehmen
mine-account = Dein Konto
mine-elsewhere = Deine Tische mit einem Konto auf anderen Geräten wiederfinden
table-unnamed = Ein Tisch
open-title = Ein Protokoll öffnen
open-text = Geh eine Partie, die als Datei gespeichert ist, Schritt für Schritt durch.
open-choose = Datei wählen
open-too-large = Diese Datei ist zu groß für ein Protokoll.
open-line = Zeile { $line }:

## Vorbereitung

setup-game = Spiel
setup-options = Optionen
setup-seats = Plätze (wer beginnt, wird ausgelost)
setup-kind = Wer sitzt auf Platz { $number }
setup-name = Name für Platz { $number }
setup-name-any = Name
setup-name-open = Wählt der Gast
setup-remove = Platz { $number } entfernen
setup-add = Platz hinzufügen
setup-more = Mehr Einstellungen: Publikum, Tipps
setup-deck = Deck
setup-deck-own = Ein eigenes Deck …
own-deck-text = Eine CSV-Datei mit Karten, höchstens { $size } kB, wie in der Anleitung für Decks beschrieben. Alle, die den Tisch sehen, können sie herunterladen.
own-deck-choose = Deckdatei wählen
own-deck-remove = Entfernen
own-deck-drafts = Decks, an denen du baust
own-deck-make = In der Werkstatt eines bauen
own-deck-too-large = Diese Datei ist größer als { $size } kB.
own-deck-faults = { $count ->
    [one] hat einen Fehler. Behebe ihn und wähle die Datei erneut.
   *[other] hat { $count } Fehler. Behebe sie und wähle die Datei erneut.
}
own-deck-more = { $count ->
    [one] Noch ein Fehler
   *[other] Noch { $count } Fehler
}
own-deck-sound = „{ $name }“ ist fehlerfrei und steht jetzt bei den Decks.
own-deck-games = Was spielt ihr damit?
own-deck-download = Deck herunterladen
own-deck-record = Protokoll mit Deck herunterladen
setup-code-own = Ein Code kann kein eigenes Deck enthalten. Eröffne den Tisch und schick seinen Link.
setup-leaving = Wenn jemand endgültig geht
setup-leaving-program = der Computer spielt weiter
setup-clock = Zeitgrenze für einen Zug
setup-seconds = { $seconds ->
    [0] keine Grenze
   *[other] { $seconds } Sekunden
}
setup-create = Tisch eröffnen
kind-me = Ich, an diesem Gerät
kind-open = Offen, per Link
kind-program = Computer
kinds-people = Menschen
kinds-levels = Computer, von leicht bis schwer
kinds-programs = Andere Computerspieler

## Vor der Partie

lobby-title = { $seats ->
    [0] Alle sind da
   *[other] Warten auf die anderen
}
lobby-free = Freier Platz
lobby-free-guest = Freier Platz
lobby-give = Dem Computer geben
lobby-program = Computer für den Platz von { $name }
lobby-program-free = Computer für Platz { $number }
lobby-name = Dein Name an diesem Tisch
lobby-take = Platz nehmen
lobby-rename = Namen ändern
lobby-start = Partie beginnen
lobby-missing = { $seats ->
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
}
lobby-wait = Wer den Tisch eröffnet hat, beginnt die Partie.
lobby-back = Dein Weg zurück
link-copy = Link dieses Platzes kopieren
link-share = Teilen
link-renew = Neuer Link
    .title = Einen neuen Link machen: Der alte gilt dann nicht mehr
link-copied = Kopiert. Der Link öffnet diesen Platz: Schick ihn nur einer Person.
link-copy-own = Meinen eigenen Link kopieren
link-copied-own = Kopiert. Dieser Link öffnet deinen Platz: Behalte ihn für dich.
link-renew-own = Neuer Link für mich
    .title = Einen neuen Link zu meinem Platz machen: Der alte gilt dann nicht mehr
link-renewed-own = Neuer Link kopiert. Der alte öffnet deinen Platz nicht mehr.
link-field-own = Geheimer Link deines eigenen Platzes
link-back = Dein Link: kopieren, um wiederzukommen
link-back-text = Er öffnet deinen Platz auf jedem Gerät. Die Adresse dieser Seite ist derselbe Link.
link-renewed = Neuer Link kopiert. Der alte gilt nicht mehr.
link-by-hand = Der Browser ließ nicht kopieren: Nimm den Text aus dem Feld, mit langem Druck oder Strg+C.
link-cut-title = Dieser Link ist nicht vollständig
link-cut = Sein Ende fehlt: Mailprogramme schneiden es manchmal ab. Kopiere ihn in einem Stück, oder lass ihn dir noch einmal geben.
link-field = Geheimer Link des Platzes
pass-title = Gib das Gerät weiter. Als Nächstes: { $name }
pass-asked = { $asker } möchte etwas zurücknehmen, und { $name } soll antworten.
pass-ready = Weiter als { $name }

## Der Tisch

table-closed = Dieser Tisch ist geschlossen.
table-left = Du hast diesen Tisch verlassen und schaust zu.
table-unseen = Das Publikum sieht diese Partie erst, wenn sie vorbei ist.
table-replaced = Der Computer spielt an deiner Stelle; du schaust zu.
seats-title = Mitspielende
seat-number = Platz { $number }
seat-you = du
seat-person = ein Mensch
seat-here = am Tisch
seat-away = abwesend
seat-left = ist gegangen
seat-thinking = denkt nach …
seat-queued = wartet aufs Nachdenken …
seat-turn = ist am Zug
seat-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
clock-left = noch { $time }

label-legal = möglich: { $moves }

## Die Frage

prompt-title = Was jetzt zu tun ist
prompt-over = Die Partie ist vorbei.
prompt-wait-turn = { $who ->
    [me] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
prompt-wait-over = Die Partie ist vorbei.

## Eine Karte

why-not = { ": " }
rule-link = (Regel { $rule })

## Der Verlauf

log-title = Verlauf
log-turn = Zug { $turn } · { $who ->
    [me] Du
   *[other] { $name }
}
log-late = { $who ->
    [me] Deine Zeit ist um.
   *[other] Die Zeit von { $name } ist um.
}
log-scored = { $number ->
    [one] Ein Punkt.
   *[other] { $number } Punkte.
}
log-left = { $who ->
    [me] Du verlässt den Tisch.
   *[other] { $name } verlässt den Tisch.
}
log-points = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
log-finished = Die Partie ist vorbei.

## Das Ende

end-title = Das Ergebnis
end-won-nobody = Niemand gewinnt die Partie.
end-won-me = Du gewinnst die Partie.
end-won = { $who ->
    [me] Du gewinnst die Partie gemeinsam mit { $names }.
   *[other] { $count ->
        [1] { $names } gewinnt die Partie.
       *[other] { $names } gewinnen die Partie gemeinsam.
    }
}
reason-abandoned = Alle sind gegangen.
end-seat = Name
end-points = Punkte
end-total = Summe
end-winner = gewonnen
end-replay = Noch einmal ansehen
end-record = Protokoll herunterladen
end-again = Neue Partie, selber Tisch
replay-title = Rückblick
replay-first = Zum Austeilen
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-pace = Tempo
replay-pace-slow = langsam
replay-pace-usual = normal
replay-pace-fast = schnell
replay-link = Link zu diesem Schritt
replay-link-copied = Link zu Schritt { $step } kopiert.
replay-slider = Schritt der Partie
replay-turn = { $who ->
    [me] du bist am Zug
   *[other] { $name } ist am Zug
}
replay-hand = Wessen Hand zu sehen ist
replay-hand-turn = wer am Zug ist
replay-together = Gemeinsam ansehen
replay-together-with = { $count ->
    [0] Sonst ist gerade niemand am Tisch.
   *[other] Auch am Tisch: { $names }.
}
replay-together-step = { $name } ist bei Schritt { $step }.
replay-together-thing = Zeigen auf …
replay-together-mark = Markieren
replay-together-clear = Meine Marken entfernen
replay-step = Schritt { $step } von { $of }

## Der Tisch selbst

manage-title = Links und Gehen
manage-watch = Link zum Zuschauen: Wer ihn hat, kann diese Partie sehen und sonst nichts.
manage-watch-link = Die Seite zum Zuschauen öffnen
manage-watch-copy = Link zum Zuschauen kopieren
manage-watch-copied = Kopiert. Wer diesen Link hat, kann die Partie sehen.
manage-watch-field = Link zum Zuschauen
manage-own = Dein eigener Link öffnet deinen Platz. Behalte ihn für dich: Mit ihm machst du auf einem anderen Gerät weiter.
manage-leave = Endgültig gehen
manage-leave-sure = Ja, endgültig gehen
manage-leave-program = Der Computer spielt für dich weiter, und du kannst nicht zurück.
manage-close = Tisch schließen
manage-close-sure = Ja, für alle schließen
manage-host = Link des Gastgebers ändern
manage-host-sure = Ja, ändern
manage-host-note = Dieses Gerät bekommt den neuen Link. Seiten mit dem alten können den Tisch nicht mehr beginnen oder schließen und keine Plätze mehr vergeben.

## Regeln und Tasten

rules-title = Die Regeln
rules-find = In den Regeln suchen
rules-found = { $count ->
    [0] Keine Regel erwähnt das.
    [one] Eine Regel
   *[other] { $count } Regeln
}
rules-unknown = In diesem Heft gibt es keine Regel { $rule }.
rules-contents = Inhalt
help-title = Tasten, Zeichen und Klänge
help-lead = Du kannst die ganze Partie mit der Maus, durch Berühren oder nur mit der Tastatur spielen.
help-switch = Kürzel aus einer Taste
help-key = Taste
help-does = Was sie tut
name-enter = Eingabe
name-escape = Esc
name-end = Ende
name-page-down = Bild ab
key-prompt = was ist zu tun?
key-log = der Verlauf
key-points = Mitspielende und Punkte
key-large = eine Karte oder ein Teil in voller Größe; auch: halten, rechte Taste der Maus oder Menütaste
key-undo = deinen letzten Zug zurücknehmen
key-help = diese Seite
key-sound = Klänge an oder aus
key-command = einen Zug oder eine Frage tippen
key-agree = zustimmen, dass etwas zurückgenommen wird
key-refuse = ablehnen, dass etwas zurückgenommen wird
key-step = beim Nachspielen: ein Schritt zurück, ein Schritt weiter
key-ends = beim Nachspielen: der erste Schritt, der letzte Schritt
key-replay = beim Nachspielen: laufen lassen oder anhalten
key-skip = am Tisch: überspringen, was sich bewegt
key-name-space = Leertaste
key-name-ends = Pos 1, Ende
key-title = Kürzel
key-how = Jedes kann eine andere Taste bekommen: Drücke „Ändern“, dann die Taste. Ein Buchstabe ist mit und ohne Umschalt derselbe.
key-change = Ändern
key-press = Drücke jetzt die neue Taste. Esc lässt alles, wie es ist.
key-press-short = Drücke eine Taste
key-changed = { $key } ist jetzt die Taste: „{ $what }“
key-taken = { $key } ist schon die Taste eines anderen Kürzels: „{ $other }“. Gib erst diesem eine andere Taste.
key-kept = Diese Taste bleibt dem Browser, den Vorleseprogrammen und dem, was gerade gewählt ist. Wählbar sind Buchstaben, Ziffern und andere Zeichen.
key-left = Es bleibt alles, wie es war.
key-back = Zurücksetzen
key-of = { $do }: { $what }
key-all-back = Alle zurücksetzen
key-all-done = Alle Kürzel haben wieder ihre eigenen Tasten.
key-fixed = Tasten, die bleiben, wie sie sind
finger-title = Mit dem Finger
finger-hold = Eine Karte oder ein Teil gedrückt halten: So erscheint es in voller Größe.
finger-hand = Eine lange Hand zur Seite schieben: Der Rest kommt in Sicht.
finger-sheet = Ein Blatt am oberen Rand nach unten ziehen: Es schließt sich.
finger-steps = Im Rückblick das Erzählte nach links schieben: ein Schritt weiter; nach rechts: ein Schritt zurück.
key-at-table = An jedem Tisch

## Klänge

sound-title = Klänge
sound-switch = Klänge zu dem, was am Tisch geschieht
goal-switch = In den ersten Partien sagen, worum es geht
goal-title = Worum es geht
goal-close = Ich weiß, worum es geht
sound-note = Browser lassen eine Seite erst klingen, wenn auf ihr etwas angeklickt, berührt oder getippt wurde.
sound-hear = Anhören
sound-hear-name = Anhören: { $name }
sound-on = Klänge an
sound-off = Klänge aus
sound-place = Eine Karte wird angelegt
sound-points = Jemand bekommt Punkte
sound-trump = Jemand gewinnt einen Trumpf
sound-era-opens = Eine Epoche wird eröffnet
sound-era-closes = Eine Epoche wird abgeschlossen
sound-stop = Jemand sagt Stopp, erhebt Einspruch oder unterbricht
sound-steal = Jemandem wird eine Karte genommen
sound-turn = Du bist am Zug
sound-win = Die Partie ist gewonnen
sound-die = Ein Würfel fällt
sound-step = Jemand geht auf ein anderes Feld
sound-fight = Ein Kampf beginnt
sound-wound = Jemand wird verletzt
sound-night = Die Nacht bricht an
sound-dawn = Ein neuer Tag beginnt
sound-out = Jemand stirbt

## Seit deinem Zug

since-turn = Seit deinem Zug: { $what }
since-away = Während du weg warst: { $what }
since-seat = { $name }: { $what }
since-play = Noch einmal zeigen
since-close = Weglegen, was geschehen ist

## Die Befehlszeile

command-label = Tippe einen Zug oder eine Frage
answer-done = Erledigt.
answer-none = nichts
answer-of = { $what }: { $told }
answer-not-sent = Jetzt nicht.
answer-unclear = „{ $word }“ verstehe ich nicht. Tippe „Hilfe“, um zu sehen, was möglich ist.
answer-which = Welches? Tippe die Nummer.
answer-moves = Du kannst:
answer-no-moves = Du hast gerade nichts zu entscheiden.
answer-no-number = Unter der Nummer { $number } gibt es jetzt nichts zu wählen.
answer-possible = Dieser Zug ist möglich.
answer-no-rule = Es gibt keine Regel { $rule }.
answer-no-orders = In diesem Spiel lässt sich nichts im Voraus beantworten.
words-prompt = was, dran, wer ist dran, am zug
words-last = letzter zug, verlauf, zuletzt
words-help = hilfe, befehle
words-why = warum, warum nicht
words-rule = regel, regeln
words-moves = züge, was kann ich, möglich
words-table = tisch, stellung, alles
words-order = auftrag, aufträge
words-order-always = fragen, immer
words-order-never = nie
words-order-agree = zustimmen
words-order-ask-if-could = wenn ich kann
