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
