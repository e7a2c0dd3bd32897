### Optionen der Kartenspiele auf der Seite der Vorbereitung.

## Optionen

setup-options-points = Für Spiele mit Punkten

## Wie lange

setup-length = Länge
setup-length-of = { $count } Epochen
setup-turn-preset = { $seconds ->
    [60] Höchstens eine Minute je Zug
   *[other] Höchstens { $seconds } Sekunden je Zug
}

## Wer spielt

setup-extra = Zusätzliche Karten für Platz { $number }
setup-extra-cards = { $count ->
    [0] keine zusätzliche Karte
    [one] eine zusätzliche Karte
   *[other] { $count } zusätzliche Karten
}

## Wie es am Tisch zugeht

setup-windows-text = Nach einer Aktion, auf die man antworten kann, haben alle gleich viel Zeit zum Antworten, was auch immer sie auf der Hand haben.
setup-learner = Zum Lernen
setup-learner-text = Die Seite zeigt weiterhin, was man sich von den Stapeln merken könnte.

## Eine Vorbereitung als Code

setup-told-seat = { $option }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} für { $seat }
