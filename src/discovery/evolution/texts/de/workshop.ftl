### Decks im Terminal: ihre Bäume, Rat zu ihnen, was sich geändert hat.

cli-deck-title = { $deck } ({ $key }): { $cards } Karten, { $eras ->
    [one] eine Epoche
   *[other] { $eras } Epochen
}
cli-deck-version = Version: { $given }
cli-deck-author = Urheber: { $given }
cli-deck-licence = Lizenz: { $given }
cli-deck-era = Epoche { $era }{ $named ->
    [0] { "" }
   *[other] { " · " }{ $name }
}
cli-deck-card = { $place } { $card }: { $family }{ $needs ->
    [0] { "" }
   *[other] ; setzt { $which } voraus
}{ $count ->
    [0] { "" }
    [one] ; führt zu einer Karte
   *[other] ; führt zu { $count } Karten
}
cli-deck-successors = Führt zu: { $count ->
    [0] nichts
   *[other] { $which }
}
cli-deck-sisters = Hat eine Voraussetzung gemeinsam mit: { $count ->
    [0] keiner Karte
   *[other] { $which }
}
cli-deck-links = In einer Serie verbunden mit { $count ->
    [0] keiner Karte
    [one] einer Karte: { $which }
   *[other] { $count } Karten: { $which }
}
cli-deck-ancestors = { $count ->
    [0] Vor ihr muss keine Karte angelegt sein.
    [one] Vor ihr muss eine Karte angelegt sein.
   *[other] Vor ihr müssen { $count } Karten angelegt sein.
}

## Was besser sein könnte

cli-deck-warning-text = { $count ->
    [one] einer Karte fehlt ein Text
   *[other] { $count } Karten fehlt ein Text
} ({ $language }), den eine andere Sprache hat: { $which }
cli-deck-warning-family = { $count ->
    [0] keine Karte gehört
    [one] eine Karte gehört
   *[other] { $count } Karten gehören
} zur Familie „{ $family }“; { $least } bis { $most } wären in einem Deck dieser Größe üblich
cli-deck-warning-successors = { $card } führt zu { $count } Karten, mehr als fünf: Viel hängt daran
cli-deck-warning-easy-era = Epoche { $era } hat { $count } Voraussetzungen, weniger als die Hälfte der { $before } der Epoche davor
cli-deck-warning-no-asset = { $count ->
    [one] eine Karte hat keine Fähigkeit
   *[other] { $count } Karten haben keine Fähigkeit
}, darum geht das Deck nicht mit der Option Kampf: { $which }
cli-deck-warning-assets = Epoche { $era }: Jede Epoche hat alle sechs Fähigkeiten, keine mehr als { $most }-mal ({ $counts })

## Was sich geändert hat

cli-diff-none = Die beiden Decks haben dieselben Karten und Verbindungen.
cli-diff-added = + { $card }
cli-diff-gone = - { $card }
cli-diff-changed = ~ { $card }: { $fields }
cli-diff-link-added = + { $card } setzt { $missing } voraus
cli-diff-link-gone = - { $card } setzt { $missing } nicht mehr voraus
cli-diff-field-id = Id
cli-diff-field-era = Epoche
cli-diff-field-order = Ordnungszahl
cli-diff-field-family = Familie
cli-diff-field-names = Namen
cli-diff-field-texts = Texte
cli-diff-field-period = Zeit
cli-diff-field-from-year = erstes Jahr
cli-diff-field-to-year = letztes Jahr
cli-diff-field-icon = Bild
cli-diff-field-places = Orte
cli-diff-field-captions = Bildtexte
