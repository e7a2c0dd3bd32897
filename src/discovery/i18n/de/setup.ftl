### Die Vorbereitung und das Regelheft: alles, was man dort liest.
setup-style = Wie spielst du gern?
setup-style-plain = Wie es die Regeln sagen, ohne Optionen.
style-family = Familie
    .text = Ganz gemütlich:
style-bluffers = Bluffen
    .text = Wagen, zweifeln, ertappt werden:
style-survivors = Überleben
    .text = So, wie es gedacht war:
style-experts = Profis
    .text = In jedem Zug mehr zu planen:

## Optionen

setup-options-any = Für jedes Spiel
setup-options-company = Für die Runde
setup-why-built-in = { $option } gehört schon zu { $game }.
setup-why-game = { $option } passt nicht zu { $game }.
setup-why-needs = { $option } braucht { $other }.
setup-why-excludes = { $option } passt nicht zu { $other }.
setup-left-out = { $count ->
    [one] { $options } war gewählt und fällt jetzt weg; der Grund steht daneben.
   *[other] { $options } waren gewählt und fallen jetzt weg; die Gründe stehen daneben.
}
setup-at-seats = Wähle unten bei den Plätzen, wer wie viele bekommt.

## Wer spielt

setup-company = Wer spielt?
setup-configurations = Aufstellungen aus dem Regelheft
setup-team = Team von Platz { $number }
setup-team-alone = spielt allein
setup-team-of = Team { $team }
setup-alternate = Teams abwechselnd setzen
setup-advice = Rat

## Wie es am Tisch zugeht

setup-windows = Auf eine Aktion antworten
setup-window-length = Zeit zum Antworten
setup-window-seconds = { $seconds ->
    [0] bis alle geantwortet haben
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
setup-away = Wenn jemand abwesend ist
setup-away-order = der Dauerauftrag antwortet
setup-away-wait = die Partie wartet
setup-away-days = ein paar Stunden Zeit zum Antworten
setup-window-hours = Stunden zum Antworten
setup-watching = Das Publikum sieht die Partie
setup-watching-now = sofort
setup-watching-delayed = ein paar Schritte später
setup-watching-end = erst, wenn sie vorbei ist
setup-delay = Schritte Verzögerung
setup-hints = Tipps
setup-hints-text = Wer am Zug ist, darf nach den zwei besten Zügen fragen, aus dem heraus, was zu sehen ist.
setup-touched = Berührt ist gespielt
setup-touched-text = Was du wählst, wird sofort gespielt, wenn es geht; nachgefragt wird nicht.
setup-undo = Zurücknehmen
setup-undo-off = Nie
setup-undo-free = Nur solange niemand etwas erfahren hat
setup-undo-consent = Wenn die anderen zustimmen
setup-joining = Später einsteigen
setup-joining-text = Zu Beginn eines Zuges darf man in die laufende Partie einsteigen: Alle geben eine Karte ab.
setup-hints-off = An diesem Tisch gibt es keine Tipps.

## Eine Vorbereitung als Code

setup-page = Ein neuer Tisch
setup-from-code = Nach dem Code { $code } vorbereitet. Du kannst alles ändern.
setup-code = Code dieser Vorbereitung
setup-code-copy = Link kopieren
setup-code-copied = Kopiert. Der Link öffnet diese Seite genau so, wie sie jetzt eingestellt ist, ohne die Namen.
setup-code-text = Spiel, Optionen, Plätze und Teams in einem Code: Lies ihn vor oder schick den Link.
setup-code-deal = Daraus eine Austeilung machen, die auch andere spielen können
setup-code-title = Eine Vorbereitung mit ihrem Code öffnen
setup-code-typed = Der Code oder der Link einer Vorbereitung
setup-code-open = Öffnen

setup-told-value = { $option }: { $value }
setup-told-range = { $option }: { $from } bis { $to }

## Teile des Formulars, die sich öffnen: was darin gewählt ist

setup-none = keine
setup-usual = wie üblich
setup-with = an
setup-without = keine
setup-company-own = wie unten bei den Plätzen gewählt

## Vor der Partie

lobby-window = { $seconds ->
    [0] Für Antworten gibt es keine Zeitgrenze: Die Partie wartet auf alle.
   *[other] Zeit, auf eine Aktion zu antworten: { setup-window-seconds }.
}
lobby-rules = Die Regeln dieses Spiels
lobby-away = Wenn jemand abwesend ist: { $how }.
lobby-watching = Das Publikum sieht die Partie { $how }.

## Das Regelheft

rules-games = Spiel für Spiel
rules-games-text = Wer Intro kennt, kennt die meisten anderen schon fast: Hier steht, was in jedem anders ist.
rules-differ = Was anders ist als in { $first }
rules-differ-of = { $game }: was anders ist als in { $first }
