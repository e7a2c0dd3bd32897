# Was auf Papier steht

press-sheet-fronts = Entdeckungen
press-sheet-jokers = Joker
press-sheet-points = Punktekarten

press-year = { NUMBER($number, useGrouping: "false") }
press-year-before = −{ $number }
press-years = { $begin } bis { $end }
press-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
press-points-word = { $number ->
    [one] Punkt
   *[other] Punkte
}
press-back-points = Punkte
press-joker-trump = Leg ihn in deinem Zug neben den Baum: Er bringt dir einen Trumpf für diesen Zug.
press-joker-interruption = Leg ihn nach einer Aktion in einem anderen Zug neben den Baum und sag „Unterbrechung“: Du spielst jetzt einen ganzen Zug.
press-joker-tree = Leg ihn in den Baum: Er steht für eine Karte einer eröffneten Epoche, die nirgends zu sehen ist und ihre Voraussetzungen hat.

press-sheet-reminders = Merkkarten
press-sheet-classic-reminders = Merkkarten der ersten Ausgabe
press-back-reminders = Merkkarte
press-reminder-preparation = Vorbereitung
press-reminder-words = Was Trümpfe und Ziehen sind
press-reminder-options = Optionen
press-reminder-bots = Bots
press-reminder-classic-preparation = Vorbereitung, erste Ausgabe
press-reminder-classic-words = Wörter der ersten Ausgabe

press-sheet-battle-fronts = Entdeckungen mit Fähigkeiten
press-sheet-battle-reminders = Merkkarten zu Kampf
press-sheet-markers = Marken und Schilde zu Kampf
press-reminder-assets = Fähigkeiten
press-ready = bereit
press-safe = geschützt
press-marker = Marke für Platz { $number }

press-field-name = ihren Namen
press-field-text = ihren Text
press-field-when = ihre Zeit
press-field-caption = das, was ihr Bild zeigt
press-field-needs = das, was sie voraussetzt
press-field-asset = den Namen ihrer Fähigkeit
