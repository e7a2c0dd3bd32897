### Die Wanderung am Tisch.

## Die Landkarte

walk-map = Die Landkarte
walk-space = Feld { $place }
walk-go-here = hierhin kannst du gehen
walk-token-treasure = ein Schatz
walk-token-stone = ein Stein
walk-token-hidden = ein verdeckter Marker
walk-held = Marker von { $name }
walk-resting = setzt einen Zug aus

## Was gefragt wird

walk-prompt-turn = { $steps ->
    [0] Keine Schritte mehr: Sieh nach, nimm den Marker oder beende deinen Zug.
    [one] Du bist am Zug: noch ein Schritt.
   *[other] Du bist am Zug: noch { $steps } Schritte.
}
walk-prompt-roll = { $who ->
    [me] Für dich wird gewürfelt.
   *[other] Für { $name } wird gewürfelt.
}
walk-prompt-object = { $name } greift nach einem Marker. Erhebst du Einspruch?
walk-prompt-reaching = Du greifst nach dem Marker. Die anderen dürfen Einspruch erheben.
walk-prompt-wait-window = { $name } greift nach einem Marker. Wer daneben steht, darf Einspruch erheben.
walk-die = Der Würfel zeigt { $number }.
order-about-object = Wann soll ich gefragt werden, ob ich Einspruch erhebe?

## Züge

walk-move-go = Nach { $place } gehen
walk-move-look = Den Marker ansehen
walk-move-take = Den Marker nehmen
walk-move-end = Den Zug beenden
walk-move-object = Einspruch
walk-move-let = Durchgehen lassen

## Der Verlauf

walk-log-start = Alle stehen im Lager
walk-log-rolled = { $who ->
    [me] Du würfelst { $number }.
   *[other] { $name } würfelt { $number }.
}
walk-log-went = { $who ->
    [me] Du gehst nach { $place }.
   *[other] { $name } geht nach { $place }.
}
walk-log-looked = { $who ->
    [me] Du siehst dir den Marker an: { walk-known-token }.
   *[other] { $name } sieht sich den Marker an.
}
walk-log-reached = { $who ->
    [me] Du greifst nach dem Marker.
   *[other] { $name } greift nach dem Marker.
}
walk-log-objected = { $who ->
    [me] Du erhebst Einspruch und bekommst den Marker von { $other }: { walk-known-token }.
   *[other] { $whom ->
        [me] { $name } erhebt Einspruch und bekommt deinen Marker: { walk-known-token }.
       *[other] { $name } erhebt Einspruch und bekommt den Marker von { $other }: { walk-known-token }.
    }
}
walk-log-took = { $who ->
    [me] Du nimmst den Marker: { walk-known-token }.
   *[other] { $name } nimmt den Marker.
}
walk-log-left = { $who ->
    [me] Du verlässt die Wanderung.
   *[other] { $name } verlässt die Wanderung.
}
walk-known-token = { $token ->
    [treasure] ein Schatz
    [stone] ein Stein
   *[other] niemand sonst weiß, was es ist
}

## Das Ende

walk-reason-treasures = Zwei Schätze sind gefunden.
walk-reason-alone = Alle anderen sind gegangen.
walk-reason-empty = Niemand hat zwei Schätze gefunden.
walk-count-treasure = Schätze
walk-count-stone = Steine
walk-count-hidden = Verdeckt

## Tasten und Zeichen

walk-typed-hint = go 0,-1
walk-answer-help = Tippe einen Zug („go 0,-1“) oder wie ihn sein Knopf nennt, oder eine Nummer nach einer Liste. Oder frage: Züge, warum mit einem Zug, Tisch, Punkte, Regel mit ihrer Nummer, Verlauf, dran, Auftrag, rückgängig.
key-walk-at-table = Beim Spaziergang
key-walk-map = die Landkarte
key-walk-arrows = auf der Landkarte: von Feld zu Feld
key-walk-go = auf der Landkarte: zu diesem Feld gehen
sign-walk-treasure = Ein Stern auf einer Scheibe: ein Schatz.
sign-walk-stone = Ein dunkles Fünfeck: ein Stein.
sign-walk-hidden = Ein Fragezeichen: ein Marker, den du nicht kennst.
sign-walk-legal = Ein kräftiger Rand: Zu diesem Feld kannst du gehen.
walk-tally-treasures = Schätze
walk-tally-total = Schätze
walk-tally-went = Gegangene Felder
walk-tally-looked = Angesehene Marker
walk-tally-objected = Einsprüche
