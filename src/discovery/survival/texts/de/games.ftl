### Die Szenarien, Optionen, Besetzungen und Programme des Überlebensspiels, nach ihren Schlüsseln.

shelf-survival = Discover: Überleben
    .text = Eine bis vier Überlebende auf einer verborgenen Landkarte: Tage voller Taten, Nächte voller Bedarf, Kämpfe mit Würfeln und ein Ausweg.

game-discover-beacon = Discover: Das Leuchtfeuer
    .text = Findet heraus, wo ihr seid, und macht ein Licht, das kein Schiff übersehen kann.
    .differs = Aschenfels; zehn Nächte. Hinweise oder Vermessungen, dann der Eisenmast.
game-discover-gate = Discover: Unter dem Berg
    .text = Findet, was ein Steintor öffnet, und geht hindurch, bevor die Asche fällt.
    .differs = Aschenfels; zwölf Nächte. Ein Wächter steht vor dem Tor.
game-discover-boat = Discover: Der letzte Rumpf
    .text = Findet den einen Rumpf, der noch schwimmt, dichtet ihn ab und stecht in See.
    .differs = Tangküste; zehn Nächte. Zur Helling gibt es viel zu tragen.
game-discover-bell = Discover: Die versunkene Glocke
    .text = Bringt eine versunkene Glocke zum Klingen und kehrt über den Damm zurück.
    .differs = Tangküste; zwölf Nächte, und ab der fünften kommt jede Nacht etwas an Land.
game-discover-canoe = Discover: Nur ein Kanu
    .text = Im Kanu ist nur ein Platz: Sitz darin, oder steh als Letzte oder Letzter.
    .differs = Zwei bis vier Rivalen, die einander angreifen dürfen; wer gewinnt, gewinnt allein.

option-tidewrack = Tangküste
    .text = Dieses Szenario an der Küste spielen statt im Hochland.
option-gentle = Leicht
    .text = Zwei Nächte mehr.
option-hard = Schwer
    .text = Zwei Nächte weniger, aber nie unter sieben.
option-open-hands = Offene Hände
    .text = Alle sehen die Projekte aller.

configuration-one-survivor = Allein
    .text = du ganz für dich
configuration-with-partner = Zu zweit
    .text = du und ein Computer
configuration-two-survivors = Zwei Überlebende
    .text = du und ein Gast, per Link
configuration-four = Vier Überlebende
    .text = du und drei Gäste, per Link

program-careful = Umsichtig

## Vorbereitung

discover-setup-deck = Länder
discover-setup-leaving-discard = die Spielfigur legt sich hin, wo sie steht
discover-manage-leave-discard = Deine Spielfigur legt sich hin, wo sie steht, und du kannst nicht zurückkommen.
discover-pass-text = Deine Projekte bleiben verdeckt, bis du bereit bist.
