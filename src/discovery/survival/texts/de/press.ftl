# Was auf Papier steht

press-sheet-tiles = Plättchen
press-sheet-map-tokens = Marker der Landkarte
press-sheet-supplies = Zählmarken
press-sheet-explore = Erkundungskarten
press-sheet-nights = Nachtkarten
press-sheet-threats = Gefahren
press-sheet-projects = Projekte
press-sheet-items = Gegenstände
press-sheet-enemies = Gegner
press-sheet-characters = Charaktere
press-sheet-supports = Unterstützungskarten
press-sheet-quests = Questkarten
press-sheet-boards = Tafeln der Überlebenden
press-sheet-scenarios = Szenariobögen
press-sheet-guide = Hilfsblatt

press-discover-title = Discover

press-discover-class-plant = Pflanze
press-discover-class-rock = Fels
press-discover-class-debris = Trümmer
press-discover-class-track = Fährte
press-discover-class-water = Quelle
press-discover-class-monster = Monster
press-discover-card = Karte
press-discover-card-number = Karte { $number }
press-discover-life = Schaden des Gegners
press-discover-burnt-out = Erloschen
press-discover-survivor = Person { $number }
press-discover-night = Nacht
press-discover-progress = Fortschritt
press-discover-used = Heute benutzt

press-discover-back-explore = Erkundung
press-discover-tier = Nacht, Stufe { $number }
press-discover-tribal = Stamm
press-discover-threat = Gefahr
press-discover-threats = Gefahren
press-discover-project = Projekt
press-discover-projects = Projekte
press-discover-recipe = Rezept { $number }
press-discover-items = Gegenstände
press-discover-kind-weapon = Waffe
press-discover-kind-tool = Werkzeug
press-discover-kind-found = Fund
press-discover-kind-quest = Questgegenstand
press-discover-use = Benutzen: { $number } Ausdauer, einmal am Tag
press-discover-spent = wird dabei aufgebraucht
press-discover-enemies = Gegner
press-discover-deals = Fügt zu
press-discover-character = Charakter
press-discover-characters = Charaktere
press-discover-support = Unterstützung
press-discover-supports = Unterstützung
press-discover-stage = Etappe { $number }

press-discover-damage = Schaden aller Arten
press-discover-last-box = tot
press-discover-objects = Zehn Stück: Ressourcen und Gegenstände
press-discover-rest = Eine Rast heilt
press-discover-costs = Was ein Tag kostet

press-discover-layout = Wie die Plättchen liegen
press-discover-nights = Nächte
press-discover-ground = Gelände
press-discover-progress-track = Fortschritt
press-discover-on-won = Wer entkommt:
press-discover-on-lost = Zu spät:
press-discover-targets-note = „2: 5“ heißt: Bei zwei Überlebenden sind fünf nötig. Eine erfüllte Route beendet eine Etappe.
press-discover-groups-note = Norden ist oben. Leg die Plättchen verdeckt aus, jede Gruppe für sich gemischt; das Startplättchen liegt offen.
press-discover-seats = { $least ->
    [1] 1 bis { $most } Überlebende
   *[other] { $least } bis { $most } Überlebende
}
press-discover-by-seats = { $figure } bei { $seats }
press-discover-last-nights = Letzte Nacht (auf der Leiste umrahmt): { $nights }; in einer leichten Partie zwei später, in einer schweren zwei früher, aber nicht vor der siebten.
press-discover-more-stamina = Zusätzliche Ausdauer jede Nacht, nach Überlebenden: { $stamina }.
press-discover-first-tier = Nachtstapel: { $number } Karten der Stufe 1 auf allen Karten der Stufe 2.
press-discover-way-out = Der Ausweg öffnet sich am Tag nach Nacht { $number }; * steht bei der ersten Nacht danach.
press-discover-each-night = Ab Nacht { $number }, nach jeder Nachtkarte (!): { $text }.
press-discover-rivals = Rivalen: Überlebende dürfen einander angreifen, und gewinnen kann nur einer.
press-discover-pass = begehbar mit: { $items }

press-discover-guide = Hilfsblatt
press-discover-dice = Außer dem Gedruckten brauchst du einen grauen und einen roten zwölfseitigen Würfel. Die Nummern sind die der Regeln.
press-discover-cost-head = Was eine Aktion an Ausdauer kostet
press-discover-cost-card = *: steht auf der Karte. 1+: 1 und was die Route verlangt.
press-discover-compass = Kompass: wohin der rote Würfel einen Gegner schickt
press-discover-directions = N NO SO S SW NW
press-discover-part-setting-out = Aufbruch
press-discover-part-day = Der Tag
press-discover-part-night = Die Nacht
press-discover-part-fight = Ein Kampf
press-discover-part-damage = Schaden
press-discover-part-monsters = Monster
