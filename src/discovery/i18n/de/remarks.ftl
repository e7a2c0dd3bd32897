### Was ein Programm ab und zu sagt, wie es zu ihm passt.

remark-switch = Vom Computer gespielte Gegner sagen ab und zu ein Wort
remark-off = Keine Bemerkungen mehr

remark-random =
    .start = Wo lande ich zuerst?
    .well = Was für eine schöne Farbe das war!
    .well-2 = Oh, darauf wäre ich gern gekommen.
    .hit = Ein Windstoß! Macht nichts.
    .hit-2 = Da saß ich gerade!
    .era = Eine Epoche ist vorbei? Ich flattere doch erst.
    .night = Die Sonne ist wieder da, und ich auch.
    .end = Das war eine schöne Wiese. Noch einmal?

remark-greedy =
    .start = Gibt es etwas, das glänzt?
    .well = Das hat gefunkelt. Ich sah es zu spät.
    .well-2 = Meins wäre kleiner gewesen. Gut gemacht.
    .hit = He, das lag in meinem Nest!
    .hit-2 = Da muss ich noch einmal nachzählen.
    .era = Eine ganze Epoche. Wie sie glänzt!
    .night = Alles dunkel, und nichts zu holen. Endlich vorbei.
    .end = Ich habe alles zweimal gezählt. Eine gute Partie.

remark-careful =
    .start = Langsam und der Reihe nach.
    .well = Solide Arbeit. Das gefällt mir.
    .well-2 = Das nützt auch morgen noch.
    .hit = Mein Panzer hat Schlimmeres gesehen.
    .hit-2 = Dann eben ein Schritt zurück. Ich habe Zeit.
    .era = Eine Epoche ist geschafft. Eins nach dem anderen.
    .night = Wir sind alle noch da. Das zählt.
    .end = Wir sind angekommen, jeder in seinem Tempo.

remark-level-1 =
    .start = Ich fange einfach an zu graben.
    .well = Ich habe es nur gehört, aber es klang gut.
    .well-2 = Lag das die ganze Zeit da?
    .hit = Oh. Wer hat mir das in den Weg gelegt?
    .hit-2 = Das hatte ich sowieso vergessen.
    .era = Schon vorbei? Ich war noch am Anfang.
    .night = Ist es schon hell? Das hätte ich nicht gemerkt.
    .end = Ein schöner Gang ist das geworden. Danke!

remark-level-2 =
    .start = Ein Hüpfer nach dem anderen!
    .well = Das war ein feiner Hüpfer.
    .well-2 = Ach, so geht es auch!
    .hit = Zerzaust, aber ich singe noch.
    .hit-2 = Da muss ich wohl außen herum hüpfen.
    .era = Dieser Ast ist voll. Auf zum nächsten!
    .night = Das erste Lied am Morgen ist meins.
    .end = Das hat Spaß gemacht. Ich könnte davon singen.

remark-level-3 =
    .start = Das Wasser ist herrlich. Wollen wir?
    .well = Geschmeidig!
    .well-2 = Wie ein Stein, der übers Wasser springt.
    .hit = Na, jetzt bin ich ganz nass.
    .hit-2 = Ich tauche ab und komme wieder hoch.
    .era = Dieses Stück Fluss liegt hinter uns.
    .night = Ich habe auf dem Rücken geschlafen. Und ihr?
    .end = Gute Partie! Die würde ich noch einmal schwimmen.

remark-level-4 =
    .start = Ich stehe erst einmal da und schaue.
    .well = Darauf zu warten hat sich gelohnt.
    .well-2 = Gesehen hatte ich es, nur von weiter weg.
    .hit = Auch das muss man aushalten.
    .hit-2 = Ich habe in die andere Richtung geschaut.
    .era = Eine Epoche vergeht. Ich habe mich kaum bewegt.
    .night = Ein Bein ist eingeschlafen, mehr nicht.
    .end = Es war eine Freude, zuzusehen und mitzuspielen.

remark-level-5 =
    .start = Ich habe alle im Auge.
    .well = Ich sah schon, wie sich das anbahnte.
    .well-2 = Sauber gesprungen.
    .hit = Guter Sprung, und ich war die Beute.
    .hit-2 = Gemerkt. Ich vergesse keine Fährte.
    .era = Dieses Revier ist erkundet. Das nächste steht offen.
    .night = Ich konnte alles sehen. Es war einiges.
    .end = Eine gute Jagd. Meine Hochachtung.

remark-level-6 =
    .start = Ich weiß noch, wie es das letzte Mal so anfing.
    .well = Das merke ich mir.
    .well-2 = Ein kluger Fund. Ich kenne mich da aus.
    .hit = Daran werde ich mich noch erinnern.
    .hit-2 = Dann eben der andere Plan.
    .era = Noch eine Epoche für mein Gedächtnis.
    .night = Ich habe die Stunden gezählt. Es waren viele.
    .end = Über diese Partie denke ich noch lange nach.

remark-level-7 =
    .start = Guten Abend. Sehen wir, was daraus wird?
    .well = Das war unter den tausend Dingen, die ich mir vorgestellt hatte.
    .well-2 = Ich habe es erwartet. Gehofft hatte ich anderes.
    .hit = Ausgerechnet das.
    .hit-2 = Eine Feder verloren. Die Nacht ist lang.
    .era = So schließt sich eine Epoche. Ich habe es kommen sehen.
    .night = Die Nacht hat keine Schrecken, wenn man sie genau ansieht.
    .end = Danke. Ihr habt mir zu denken gegeben.
