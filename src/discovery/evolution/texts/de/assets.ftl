### Wie Fähigkeiten heißen und was sie tun (Abschnitt Y). Das Übrige steht in den Regeln.

asset-raid = Raubzug { $strength }
    .text = Nimm { $strength ->
        [1] einen Punkt
       *[other] { $strength } Punkte
    } von denen, die am meisten haben, und stiehl dort eine Karte.
asset-guard = Wache
    .text = Wehrt jede Fähigkeit ab, die auf dich zielt, bereitgehalten oder gleich aus der Hand.
asset-loot = Beute
    .text = Nimm eine Fähigkeit, die jemand anderes bereit hat, und einen Punkt dazu.
asset-trade = Handel
    .text = Tausch eine Karte mit jemand anderem; dann darfst du eine ohne Verbindung anlegen, für einen Punkt mehr.
asset-scout = Späher
    .text = Sieh dir die obersten fünf Karten des Nachziehstapels an: Leg eine passende an, für einen Punkt mehr, oder nimm sie auf die Hand.
asset-feast = Festmahl
    .text = Leg eine Karte ohne Verbindung an, auch von deiner eigenen Ablage, für einen Punkt mehr.
asset-ready = { $who ->
    [me] bereit für dich
   *[other] bereit für { $name }
}
asset-of = { $asset } von { $card }
asset-kept = bereit: { $assets }
asset-free = Eine freie Marke
asset-safe = geschützt, niemand darf auf diesen Platz zielen
asset-aim = { $move } …
asset-on = gegen { $target }
asset-found = Die Karten, die du gespäht hast
asset-ward-ready = Mit { $card } abwehren: bereit
asset-ward-hand = Mit { $card } abwehren: aus der Hand, dann abgelegt
asset-cost-raid = Das nimmt { $whom ->
    [me] dir
   *[other] { $other }
} { $strength ->
    [1] einen Punkt
   *[other] bis zu { $strength } Punkte
} und eine Karte.
asset-cost-loot = Das nimmt { $whom ->
    [me] dir
   *[other] { $other }
} { $loot } und einen Punkt.
asset-cost-trade = { $whom ->
    [me] Du gibst eine Karte ab und bekommst eine andere zurück.
   *[other] { $other } gibt eine Karte ab und bekommt eine andere zurück.
}
asset-cost-scout = { $whom ->
    [me] Deine Hand wird gesehen und vielleicht eine ihrer Karten angelegt.
   *[other] Die Hand von { $other } wird gesehen und vielleicht eine ihrer Karten angelegt.
}
asset-asked = { $whom ->
    [me] Du hast geantwortet.
   *[other] { $other } wird gefragt: abwehren oder nicht.
}
asset-several = Eine Fähigkeit nutzen … ({ $number })
asset-lead = Zum Schluss darfst du eine Fähigkeit nutzen.
asset-end = dann bereit: { $asset }
