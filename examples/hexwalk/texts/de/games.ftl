### Die Wanderung: ihr Spiel, ihr Programm und ihre Vorbereitung.

game-walk-hills = Eine Wanderung in den Hügeln
    .text = Finde mit einem Würfel zwei von sechs Schätzen unter achtzehn Markern, und erhebe Einspruch, wenn andere nach einem greifen.
    .differs = Eine Karte zum Wandern statt eines Baums, und keine Spielkarten.

program-wanderer = Wanderer

## Vorbereitung

configuration-alone = Gegen den Computer
    .text = du und ein Computer
configuration-two = Zu zweit
    .text = du und ein Gast, per Link
walk-setup-more = Mehr Einstellungen: Zeit, Publikum
walk-setup-deck = Landkarte
walk-map-name = Die Hügel
walk-setup-leaving-discard = die Figur verlässt die Karte
walk-setup-windows-text = Wer neben einer Figur steht, die nach einem Marker greift, darf Einspruch erheben. Alle haben dafür gleich viel Zeit.
walk-manage-leave-discard = Deine Figur verlässt die Karte, und du kannst nicht zurück.
walk-pass-text = Was angesehen wurde, bleibt verborgen, bis du so weit bist.
