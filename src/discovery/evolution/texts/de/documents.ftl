# Was neben Karten gedruckt wird: Wertungsblöcke, der Baum, Rätsel, Vorbereitungen

press-sheet-pad = Wertungsblock
press-sheet-classic-pad = Wertungsblock der ersten Ausgabe
press-sheet-poster = der Baum
press-sheet-puzzles = Rätsel
press-sheet-setup = Zettel mit Vorbereitungen

press-pad-game = Spiel
press-pad-date = Datum
press-pad-player = Name
press-pad-points = Punkte, wie sie kommen
press-pad-eras = Epochen
press-pad-hand = − Karten auf der Hand
press-pad-discard = − Karten in der Ablage
press-pad-total = Punkte
press-pad-opened = eröffnet von
press-pad-closed = abgeschlossen von
press-pad-handicap = Handicap
press-pad-stake = Einsatz
press-pad-finalist = + 4 für das Finale
press-pad-buried = − begrabene Karten
press-pad-score = Punkte − Handicap
press-pad-pot = Aus dem Topf gewonnen

press-poster-tile = Reihe { $row }, Spalte { $column } von { $rows } × { $columns } · { $overlap } mm Überlappung
press-poster-era = Epoche { $number }
press-poster-title = { $deck }: der Baum der Entdeckungen
press-poster-lines = Von jeder Entdeckung führt eine Linie hinauf zu denen, die sie voraussetzen.

press-setup-people = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}{ $others ->
    [0] { "" }
    [one] , 1 Platz spielt der Tisch
   *[other] , { $others } Plätze spielt der Tisch
}
press-setup-link = Scanne das oder tippe den Code, wo die Seite danach fragt.
press-setup-typed = Tippe diesen Code, wo die Seite danach fragt.

press-puzzle-hand = Deine Hand
press-puzzle-pool = Die Auslage
press-puzzle-players = Die Mitspielenden
press-puzzle-tree = Der Baum: Was gestrichelt ist, ist noch nicht angelegt
press-puzzle-which = Welcher Zug?
press-puzzle-solution = Die Lösung
press-puzzle-share = Was jeder Zug verspricht, als Anteil am Sieg
press-puzzle-why = Warum
press-puzzle-you = du
press-puzzle-hand-of = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
press-puzzle-discard-of = { $cards ->
    [0] nichts abgelegt
    [one] 1 Karte abgelegt:
   *[other] { $cards } Karten abgelegt:
}
press-puzzle-stack = { $cards ->
    [0] Der Nachziehstapel ist leer.
    [one] Im Nachziehstapel ist 1 Karte.
   *[other] Im Nachziehstapel sind { $cards } Karten.
}
press-puzzle-placed = { $cards ->
    [one] In diesem Zug hast du { $name } angelegt.
   *[other] In diesem Zug hast du { $cards } Karten angelegt, zuletzt { $name }.
}
press-puzzle-trumps = { $count ->
    [one] Du hast einen Trumpf.
   *[other] Du hast { $count } Trümpfe.
}
press-puzzle-options = Optionen: { $options }.
