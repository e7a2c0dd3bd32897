### Fehler des Überlebensspiels.

error-no-stamina = Für „{ $given }“ fehlt dir die Ausdauer.
error-too-far = „{ $given }“ ist zu weit von dir entfernt.
error-not-discovered = Das Land für „{ $given }“ ist noch nicht entdeckt.
error-already-discovered = „{ $given }“: Dieses Plättchen liegt schon offen.
error-nothing-here = Auf deinem Feld gibt es nichts für „{ $given }“.
error-no-fire = „{ $given }“ braucht ein Feuer auf deinem Feld: ein brennendes zum Kochen, ein erloschenes zum Entfachen.
error-no-resource = Was „{ $given }“ kostet, hast du nicht.
error-no-project = „{ $given }“: Dieses Projekt ist weder auf deiner Hand noch im Spiel.
error-pays-less = „{ $given }“: Du zahlst einen Rohstoff weniger; wähle, welchen du sparst.
error-has-it = „{ $given }“: Niemand trägt zwei Gegenstände mit demselben Namen.
error-not-together = Für „{ $given }“ muss diese Person auf deinem Feld sein.
error-no-landmark = Auf deinem Feld gibt es keine Landmarke zu untersuchen.
error-investigated = Diese Landmarke ist schon untersucht.
error-not-hurt = „{ $given }“: Solchen Schaden gibt es hier nicht zu heilen.
error-wounds-need-cards = Eine Wunde heilt nicht durch Rast, nur durch eine Karte.
error-used-today = „{ $given }“ ist schon benutzt; das geht nur einmal.
error-full-hands = „{ $given }“: Diese Person kann nicht mehr tragen.
error-not-this-stage = „{ $given }“ gehört nicht zu dieser Etappe der Quest.
error-not-the-place = „{ $given }“ geht nicht, wo du stehst, oder nicht jetzt.
error-too-early = Der Ausweg öffnet sich am Tag nach Nacht { $night }.
error-cannot-pay = Du kannst den Preis von „{ $given }“ nicht zahlen.
error-not-lethal-flight = Vor einem tödlichen Gegner flieht niemand auf ein anderes Feld: Man kann ihn nur dazu bringen, sich jemand anderem zuzuwenden.
error-enemy-there = „{ $given }“: Dort steht ein Gegner.
error-no-supporter = „{ $given }“ braucht jemanden, der diesen Kampf unterstützt hat.
error-peaceful = In diesem Szenario greifen Überlebende einander nicht an.
error-nothing-offered = Es liegt nichts aus, was du vorschlagen könntest.
error-keep-quest-item = Einen Questgegenstand kann man nicht zurücklassen.
error-no-such-card = Für „{ $given }“ hast du keine Karte.
error-nothing-to-gain = „{ $given }“ hätte hier keine Wirkung.
error-too-few-seats = { $given ->
    [one] Ein Platz reicht
   *[other] { $given } Plätze reichen
} nicht: Dieses Szenario braucht mindestens { $least }.
error-table-missing = Eine Datei braucht alle Tabellen selbst oder oben die Zeile „# builds_on: { $base }“, mit der sie die des Spiels übernimmt. Es fehlen: { $table }.
error-content-column-missing = Die Tabelle „{ $table }“ hat keine Spalte „{ $column }“.
error-bad-figure = „{ $given }“ ist keine Zahl für die Spalte „{ $column }“ der Tabelle „{ $table }“: Erlaubt ist { $most ->
    [none] nur { $least }
   *[other] { $least } bis { $most }
}.
error-bad-id = „{ $given }“ ist kein Schlüssel: Kleinbuchstaben, Ziffern und Bindestriche, in der Tabelle „{ $table }“.
error-bad-steps = Die Schritte „{ $given }“ sind nicht lesbar.
error-unknown-word = „{ $given }“ ist kein Wort für die Spalte „{ $column }“ der Tabelle „{ $table }“. Möglich sind dort: { $known }.
error-unknown-table = Ein Inhalt hat keine Tabelle „{ $given }“.
error-unknown-column = Die Tabelle „{ $table }“ kennt keine Spalte „{ $given }“ oder hat sie schon.
error-bad-row = Diese Zeile ist keine Zeile einer Tabelle: „{ $given }“.
error-bad-text = „{ $given }“ ist zu lang oder lässt sich so nicht zeigen, in der Spalte „{ $column }“.
error-content-base-unknown = Es gibt keinen Inhalt „{ $base }“, auf dem man aufbauen könnte.
error-row-twice = „{ $given }“ steht zweimal in der Tabelle „{ $table }“.
error-no-such-row = „{ $given }“ gibt es nicht, aber „{ $row }“ der Tabelle „{ $table }“ nennt es in der Spalte „{ $column }“.
error-step-misplaced = „{ $given }“ darf in den Schritten von „{ $row }“ nicht an dieser Stelle stehen.
error-figures-differ = Die Sätze von „{ $row }“ nennen auf Englisch und Französisch verschiedene Zahlen.
error-language-missing = „{ $row }“ der Tabelle „{ $table }“ fehlen die Wörter in der Spalte „{ $column }“.
error-too-many-rows = Die Tabelle „{ $table }“ hat { $given }; Platz ist nur für { $most }.
error-too-few-rows = Die Tabelle „{ $table }“ hat { $given }; nötig sind mindestens { $least }.
error-tiles-wanted = „{ $row }“ braucht { $wanted ->
    [one] ein Plättchen
   *[other] { $wanted } Plättchen
} der Gruppe „{ $group }“; da { $given ->
    [one] ist eins
   *[other] sind { $given }
}.
error-bad-layout = Der Plan „{ $given }“ darf höchstens 17 Plättchen haben, jedes einmal und neben zwei anderen, zusammenhängend mit dem Startplättchen.
error-tile-closed = Das Plättchen „{ $row }“ hat { $given } versperrte Felder; erlaubt ist höchstens eins.
error-mark-misplaced = Das Zeichen „{ $given }“ darf auf dem Plättchen „{ $row }“ dort nicht stehen: Das Lager liegt in der Mitte des Startplättchens; Landmarken, Wasser und Feuer liegen auf offenem Gelände.
error-landmark-count = Auf „{ $row }“ muss die Landmarke { $given } einmal eingezeichnet sein und eine oder zwei Karten haben.
error-marks-beyond = „{ $row }“ hat { $given } Zeichen der Klasse „{ $klass }“, aber davon gibt es nur { $most ->
    [one] einen Marker
   *[other] { $most } Marker
}.
error-no-source = „{ $given }“ aus dem Rezept von „{ $row }“ ist auf „{ $land }“ nirgends zu finden.
error-stage-gap = Die Etappen von „{ $row }“ müssen lückenlos ab 1 zählen, mit höchstens { $most } Aufgaben; es hat { $given }.
error-no-way-out = Aus „{ $row }“ muss man in der letzten Etappe entkommen und in keiner anderen, je Route zu einem Preis.
error-task-unreachable = Eine Aufgabe von „{ $row }“ verlangt { $given } auf „{ $land }“; möglich sind 1 bis { $most }.
error-too-few-nights = „{ $row }“ braucht { $wanted } Nachtkarten, die keine Stammeskarten sind, und alle seine ersten von Stufe 1; es gibt { $given }.
