# Chips, Marker und die Karte des Champions der ersten Ausgabe

press-sheet-champion = Karte des Champions
press-sheet-tokens = Chips und Marker
press-champion = Champion
press-champion-word = Spielt mit allen virtuellen Spielern gegen die anderen. Ein Sieg bringt eine Trophäe.
press-chip = Chip zu { $number }
press-leader = Vorhand
press-trophy = Trophäe
