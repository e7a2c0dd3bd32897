# Drucken, was auch immer auf den Bögen steht

press-note = { $title } · { $sheet } { $page } von { $pages } · mit 100 % drucken, nicht anpassen
press-bar = 50 mm
press-sheet-calibration = Ausrichtung

press-calibration-size = Diese Balken sind 100 mm lang. Sind deine es nicht, schalte „an Seite anpassen“ aus und drucke mit 100 %.
press-calibration-front = Vorderseite. Drucke beide Seiten auf ein Blatt, über die lange Kante gewendet.
press-calibration-back = Rückseite
press-calibration-how = Halte das Blatt gegen das Licht: Wo das Kreuz der Vorderseite auf die Skalen der Rückseite trifft, lies ab, wie weit die Rückseite versetzt ist, nach rechts und nach unten, so wie du darauf siehst. Jeder Strich ist ein Millimeter. Gib beide Zahlen mit umgekehrtem Vorzeichen bei „--shift-back X,Y“ an.

press-sheet-booklet = Regelheft
press-sheet-booklet-folded = Regelheft zum Falten
press-booklet-rules = Regeln
press-booklet-contents = Inhalt
press-booklet-index = Stichwörter
press-booklet-credit = Bilder: game-icons.net, CC BY 3.0. Schriften: Alegreya und Atkinson Hyperlegible Next, SIL Open Font License 1.1.

press-letters = „{ $card }“ hat Zeichen, die keine Schrift auf dem Papier hat: { $letters }
press-overflow = Auf dem Papier hat „{ $card }“ zu wenig Platz für { $field }: { NUMBER($have, maximumFractionDigits: 1) } mm sind nötig, { NUMBER($room, maximumFractionDigits: 1) } mm sind da
press-in = { $words } ({ $language })
