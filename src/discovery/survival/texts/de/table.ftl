### Das Überlebensspiel auf der Seite: Knöpfe, Fragen, die Landkarte, das Protokoll.

## Züge

discover-move-choose = Charakter wählen: { $piece }
discover-move-move = Nach { $place } gehen
discover-move-explore = Plättchen bei { $place } erkunden
discover-move-collect = Sammeln
discover-move-collect-piece = Aufheben: { $piece }
discover-move-cook = { $number } Fleisch kochen
discover-move-relight = Das Feuer wieder entfachen
discover-move-investigate = Die Landmarke untersuchen
discover-move-fight = Kämpfen
discover-move-end = Zug beenden
discover-move-craft = Herstellen: { $piece }
discover-move-rest = Rasten und heilen: { $piece }
discover-move-rest-other = { $who ->
    [me] Dich heilen: { $piece }
   *[other] { $name } heilen: { $piece }
}
discover-move-use = Benutzen: { $piece }
discover-move-use-other = { $who ->
    [me] Für dich benutzen: { $piece }
   *[other] Für { $name } benutzen: { $piece }
}
discover-move-hand = { $who ->
    [me] Dir geben: { $piece }
   *[other] An { $name } geben: { $piece }
}
discover-move-trade = { $who ->
    [me] Mit dir handeln
   *[other] Mit { $name } handeln
}
discover-move-give = Anbieten: { $piece }
discover-move-ask = Verlangen: { $piece }
discover-move-propose = Vorschlagen
discover-move-accept = Annehmen
discover-move-decline = Ablehnen
discover-move-cancel = Handel beenden
discover-move-deliver = { $number } × { $piece } abliefern
discover-move-survey = Das Land vermessen
discover-move-escape = Entkommen
discover-move-loot = { $who ->
    [me] Von dir nehmen: { $piece }
   *[other] Von { $name } nehmen: { $piece }
}
discover-move-attack = { $who ->
    [me] Dich angreifen
   *[other] { $name } angreifen
}
discover-move-support = Unterstützen: { $piece }
discover-move-let = Dabei belassen
discover-move-roll = Würfeln
discover-move-wood = Holz: grauen Würfel neu werfen
discover-move-stone = Stein: roten Würfel neu werfen
discover-move-poison = Gift: Grau 1 mehr
discover-move-salvage = Fundstück: Rot 1 weniger
discover-move-salvage-guard = Fundstück: Grau 1 weniger
discover-move-bonus = Im Kampf benutzen: { $piece }
discover-move-again-grey = Grauen Würfel neu werfen
discover-move-again-red = Roten Würfel neu werfen
discover-move-flee = Nach { $place } fliehen
discover-move-flee-here = Auf jemand anderen lenken
discover-move-done = Fertig
discover-move-share = { $who ->
    [me] Mit dir teilen: { $piece }
   *[other] Mit { $name } teilen: { $piece }
}
discover-move-help = { $who ->
    [me] Die Helferzeile geht an dich
   *[other] Die Helferzeile geht an { $name }
}
discover-move-pay = Zahlen: { $piece }
discover-move-pay-medicine = Zahlen: { $piece }, mit Medizin
discover-move-suffer = Leiden
discover-move-drop = Zurücklassen: { $piece }
discover-move-mend = Heilen: { $piece }
discover-move-take = Wählen: { $text }
discover-move-vote = Stimmen für: { $text }
discover-move-scout = Plättchen bei { $place } aufdecken
discover-move-turn = Marker bei { $place } aufdecken
discover-move-name = Führung: { $who ->
    [me] du
   *[other] { $name }
}
discover-move-leave = Partie verlassen

## Was gefragt wird

discover-prompt-choosing = Wähle deinen Charakter.
discover-prompt-day = Du bist am Zug: Was tust du?
discover-prompt-trading = Was gibst du, und was verlangst du?
discover-prompt-bargain = { $name } schlägt einen Tausch vor. Nimmst du an?
discover-prompt-support = { $name } kämpft. Unterstützt du den Kampf?
discover-prompt-modify = Änderst du die Würfel?
discover-prompt-guard = { $name } greift dich an. Wehrst du ab?
discover-prompt-helping = Wer bekommt die Helferzeile?
discover-prompt-sharing = Teilst du die Belohnung?
discover-prompt-needs = Zahlen oder leiden?
discover-prompt-vote = Stimme ab.
discover-prompt-naming = Wer geht morgen voran?
discover-prompt-barter = Kostenlos handeln – mit wem?
discover-prompt-drop = Du trägst zu viel. Was lässt du zurück?
discover-prompt-mend = Welcher Schaden wird geheilt?
discover-prompt-scout = Welches Plättchen wird aufgedeckt?
discover-prompt-turning = Welcher Marker wird aufgedeckt?
discover-prompt-take = Was von beidem?
discover-prompt-roll = Die Würfel fallen.

## Das Gelände, und was auf der Landkarte ist

discover-band-easy = leichtes Gelände
discover-band-rough = unwegsames Gelände
discover-band-high = Höhen
discover-band-barred = versperrtes Gelände
discover-space = Feld { $place }
discover-undiscovered = unentdeckt
discover-group-near = nahes Plättchen
discover-group-middle = mittleres Plättchen
discover-group-far = fernes Plättchen
discover-fire-lit = brennendes Feuer
discover-fire-cold = erloschenes Feuer
discover-camp = das Lager
discover-landmark = Landmarke { $number }
discover-landmark-done = untersucht
discover-monster = ein verdecktes Monster
discover-token-plant = ein Pflanzenmarker
discover-token-rock = ein Felsmarker
discover-token-debris = ein Trümmermarker
discover-token-track = eine Fährte
discover-token-source = eine Quelle

## Überlebende, Würfel, Quest

discover-stamina = Ausdauer
discover-carried = trägt { $number } von { $most }
discover-projects-hand = Meine Projekte
discover-projects-play = Projekte im Spiel
discover-projects-out = Projekte, die aus dem Spiel sind
discover-state-won = entkommen
discover-state-dead = tot
discover-state-left = gegangen
discover-state-late = zu spät
discover-die-grey = grauer Würfel
discover-die-red = roter Würfel
discover-defence = Abwehr
discover-attack = Angriff
discover-life = Leben
discover-word-swift = flink
discover-word-lethal = tödlich
discover-word-special = besonders
discover-reward = Belohnung: { $pieces }
discover-helped = Helferzeile
discover-quest = Die Quest
discover-stage = Etappe { $number } von { $most }
discover-route = Route { $letter }
discover-progress = { $number } von { $most }
discover-nights = Nacht { $number } von { $most }
discover-honours = Ehrenpunkte

## Das Protokoll

discover-log-start = Die Gruppe bricht auf
discover-log-chose = { $who ->
    [me] Dein Charakter: { $piece }.
   *[other] Der Charakter von { $name }: { $piece }.
}
discover-log-dealt = { $who ->
    [me] Du bekommst { $number } Projekte.
   *[other] { $name } bekommt { $number } Projekte.
}
discover-log-turn = { $who ->
    [me] Dein Zug beginnt.
   *[other] Der Zug von { $name } beginnt.
}
discover-log-moved = { $who ->
    [me] Du gehst nach { $place }.
   *[other] { $name } geht nach { $place }.
}
discover-log-explored = { $who ->
    [me] Du erkundest das Plättchen bei { $place }.
   *[other] { $name } erkundet das Plättchen bei { $place }.
}
discover-log-uncovered = Das Plättchen bei { $place } wird aufgedeckt.
discover-log-laid = Ein Marker wird bei { $place } gelegt: { $piece }.
discover-log-collected = { $who ->
    [me] Du sammelst bei { $place }: { $piece }.
   *[other] { $name } sammelt bei { $place }: { $piece }.
}
discover-log-found = { $who ->
    [me] Du findest { $piece }: { $text }
   *[other] { $name } findet { $piece }: { $text }
}
discover-log-revealed = Der Marker bei { $place } wird aufgedeckt: { $piece }.
discover-log-gained = { $who ->
    [me] Du nimmst { $number } × { $piece }.
   *[other] { $name } nimmt { $number } × { $piece }.
}
discover-log-lost = { $who ->
    [me] Du verlierst { $number } × { $piece }.
   *[other] { $name } verliert { $number } × { $piece }.
}
discover-log-paid = { $who ->
    [me] Du gibst { $number } × { $piece } aus.
   *[other] { $name } gibt { $number } × { $piece } aus.
}
discover-log-hurt = { $who ->
    [me] Du erleidest { $damage ->
        [sickness] eine { $piece }
        [wound] eine { $piece }
       *[other] { $piece }
    }.
   *[other] { $name } erleidet { $damage ->
        [sickness] eine { $piece }
        [wound] eine { $piece }
       *[other] { $piece }
    }.
}
discover-log-healed = { $who ->
    [me] Du wirst von { $damage ->
        [sickness] einer { $piece }
        [wound] einer { $piece }
       *[other] { $piece }
    } geheilt.
   *[other] { $name } wird von { $damage ->
        [sickness] einer { $piece }
        [wound] einer { $piece }
       *[other] { $piece }
    } geheilt.
}
discover-log-died = { $who ->
    [me] Du stirbst bei { $place }.
   *[other] { $name } stirbt bei { $place }.
}
discover-log-won = { $who ->
    [me] Du entkommst!
   *[other] { $name } entkommt!
}
discover-log-crafted = { $who ->
    [me] Du stellst her: { $piece }.
   *[other] { $name } stellt her: { $piece }.
}
discover-log-drew = { $who ->
    [me] Du ziehst ein Projekt: { $piece }.
   *[other] { $name } zieht ein Projekt.
}
discover-log-investigated = { $who ->
    [me] Du untersuchst { $piece }: { $text }
   *[other] { $name } untersucht { $piece }: { $text }
}
discover-log-clue = Hinweise bisher: { $number }.
discover-log-cooked = { $who ->
    [me] Du kochst { $number } Fleisch.
   *[other] { $name } kocht { $number } Fleisch.
}
discover-log-lit = Bei { $place } brennt ein Feuer.
discover-log-burnt-out = Das Feuer bei { $place } erlischt.
discover-log-placed = Bei { $place } regt sich etwas.
discover-log-placed-seen = Bei { $place } erscheint: { $piece }.
discover-log-prowled = Ein Gegner kommt nach { $place }.
discover-log-fight = { $who ->
    [me] Du kämpfst: { $piece }.
   *[other] { $name } kämpft: { $piece }.
}
discover-log-supported = { $who ->
    [me] Du unterstützt { $other } mit { $piece }.
   *[other] { $whom ->
        [me] { $name } unterstützt dich mit { $piece }.
       *[other] { $name } unterstützt { $other } mit { $piece }.
    }
}
discover-log-rolled = { $who ->
    [me] Du würfelst Grau { $grey }, Rot { $red }.
   *[other] { $name } würfelt Grau { $grey }, Rot { $red }.
}
discover-log-rerolled = Ein Würfel noch einmal: { $number }.
discover-log-modified = Die Würfel zählen jetzt Grau { $grey }, Rot { $red }.
discover-log-hit = { $piece }: { $number } Schaden.
discover-log-retreated = Der Gegner zieht sich nach { $place } zurück.
discover-log-slain = Besiegt: { $piece }.
discover-log-reward = { $who ->
    [me] Deine Hilfe wird belohnt: { $number } × { $piece }.
   *[other] Die Hilfe von { $name } wird belohnt: { $number } × { $piece }.
}
discover-log-shared = { $who ->
    [me] Du teilst mit { $other }: { $piece }.
   *[other] { $whom ->
        [me] { $name } teilt mit dir: { $piece }.
       *[other] { $name } teilt mit { $other }: { $piece }.
    }
}
discover-log-traded = { $who ->
    [me] Du gibst im Tausch an { $other }: { $number } × { $piece }.
   *[other] { $whom ->
        [me] { $name } gibt dir im Tausch: { $number } × { $piece }.
       *[other] { $name } gibt im Tausch an { $other }: { $number } × { $piece }.
    }
}
discover-log-gave = { $who ->
    [me] Du gibst an { $other }: { $piece }.
   *[other] { $whom ->
        [me] { $name } gibt dir: { $piece }.
       *[other] { $name } gibt an { $other }: { $piece }.
    }
}
discover-log-dropped = { $who ->
    [me] Du lässt zurück: { $piece }.
   *[other] { $name } lässt zurück: { $piece }.
}
discover-log-used = { $who ->
    [me] Du benutzt: { $piece }.
   *[other] { $name } benutzt: { $piece }.
}
discover-log-delivered = { $who ->
    [me] Du lieferst ab: { $piece }. Das zählt { $number }.
   *[other] { $name } liefert ab: { $piece }. Das zählt { $number }.
}
discover-log-surveyed = { $who ->
    [me] Du vermisst das Land.
   *[other] { $name } vermisst das Land.
}
discover-log-stage = Etappe { $number } der Quest beginnt.
discover-log-night = Nacht { $number }, { $piece }: { $text }
discover-log-dawn = Der Tag nach Nacht { $number } bricht an.
discover-log-company = { $who ->
    [me] Du hast in Gesellschaft geschlafen: 1 Ausdauer mehr.
   *[other] { $name } hat in Gesellschaft geschlafen: 1 Ausdauer mehr.
}
discover-log-pot = { $who ->
    [me] Du isst aus dem gemeinsamen Topf.
   *[other] { $name } isst aus dem gemeinsamen Topf.
}
discover-log-voted = { $who ->
    [me] Du stimmst für: { $text }.
   *[other] { $name } stimmt für: { $text }.
}
discover-log-vote-result = Die Abstimmung sagt: { $text }.
discover-log-named = { $who ->
    [me] Du nennst { $whom ->
        [me] dich selbst.
       *[other] { $other }.
    }
   *[other] { $whom ->
        [me] { $name } nennt dich.
       *[other] { $name } nennt { $other }.
    }
}
discover-log-named-first = { $whom ->
    [me] Von nun an gehst du voran.
   *[other] Von nun an geht { $other } voran.
}
discover-log-threat = Eine Gefahr, { $piece }: { $text }
discover-log-looted = { $who ->
    [me] Du nimmst von { $other }: { $piece }.
   *[other] { $whom ->
        [me] { $name } nimmt von dir: { $piece }.
       *[other] { $name } nimmt von { $other }: { $piece }.
    }
}
discover-log-attacked = { $who ->
    [me] Du greifst { $other } an!
   *[other] { $whom ->
        [me] { $name } greift dich an!
       *[other] { $name } greift { $other } an!
    }
}
discover-log-left = { $who ->
    [me] Du verlässt die Partie.
   *[other] { $name } verlässt die Partie.
}
discover-log-vanished = Bei { $place } ist nur der Wind.
discover-log-vanished-special = Zieht davon: { $piece }.
discover-log-stamina = { $who ->
    [me] Deine Ausdauer: { $change }.
   *[other] Ausdauer von { $name }: { $change }.
}
discover-log-fled = { $who ->
    [me] Du fliehst nach { $place }.
   *[other] { $name } flieht nach { $place }.
}
discover-log-turned-on = { $who ->
    [me] Der Gegner wendet sich dir zu.
   *[other] Der Gegner wendet sich { $name } zu.
}
discover-log-proposed = { $who ->
    [me] Du machst { $other } einen Vorschlag.
   *[other] { $whom ->
        [me] { $name } macht dir einen Vorschlag.
       *[other] { $name } macht { $other } einen Vorschlag.
    }
}
discover-log-declined = { $who ->
    [me] Du lehnst ab.
   *[other] { $name } lehnt ab.
}
discover-log-tested = { $who ->
    [me] Du würfelst { $number }.
   *[other] { $name } würfelt { $number }.
}
discover-log-project = Ein Projekt liegt im Spiel: { $piece }.
discover-change-of = { $name }: { $text }

## Das Ende

discover-end = { $end ->
    [out] entkommen
    [hunger] verhungert
    [thirst] verdurstet
    [sickness] an einer Krankheit gestorben
    [wound] an einer Wunde gestorben
    [outrun] das Kanu war schneller fort
    [left] hat den Tisch verlassen
   *[late] zu spät
}
discover-reason-all-won = Alle sind entkommen.
discover-reason-some-won = Es ist vorbei; einige sind entkommen.
discover-reason-lost = Es ist vorbei; niemand ist entkommen.
discover-reason-last-standing = Nur eine Spielfigur steht noch.
discover-reason-canoe = Das Kanu ist fort, und eine Person sitzt darin.

## Am Tisch

discover-map = Die Landkarte
discover-own = Meine Spielfigur
discover-actions = Was ich hier tun kann
discover-why = Was kann ich hier nicht tun?
discover-why-nothing = Sonst ist hier nichts verwehrt.
discover-zoom-in = Landkarte vergrößern
discover-zoom-out = Landkarte verkleinern
discover-cost = kostet { $number }
discover-can-explore = du kannst es erkunden
discover-lies = hier liegt: { $pieces }
discover-go = Dorthin gehen: { $number } Ausdauer
discover-too-far-today = Du hast { $number } Ausdauer: Der Weg endet unterwegs.
discover-enemy-figures = Abwehr { $defence }, Angriff ab { $attack }, Leben { $life }, fügt zu: { $damage }
discover-damages = Schaden
discover-carried-short = { $number }/{ $most }
discover-typed-hint = n, sammeln, Landkarte
discover-answer-help = Tippe einen Zug wie im Protokoll („collect“, „craft spear“) oder wie ihn sein Knopf nennt, auch gekürzt; oder eine Richtung: n, no, so, s, sw, nw. Eine Nummer wählt aus der letzten Liste. Oder frage: Züge, warum mit einem Zug, Tipp, Tisch, Landkarte, Landkarte 0,-1, Quest, Rucksack, Punkte, Karte mit einem Namen, Regel XC02, Verlauf, dran, Auftrag, rückgängig.
words-order-needs = bedarf
words-order-support = unterstützung
words-order-naming = führung
words-discover-map = landkarte, gelände
words-discover-quest = quest, aufgaben
words-discover-pack = rucksack, ich
discover-map-text = Die Landkarte in Worten
discover-tile-at = Das Plättchen bei { $place }
discover-used = heute benutzt
discover-nothing = nichts
discover-or = oder
discover-projects-of = Projekte
discover-first = Führung
discover-opens = öffnet sich nach Nacht { $number }
discover-answered = { $count ->
    [0] Du hast geantwortet.
    [one] { $names } hat geantwortet.
   *[other] { $names } haben geantwortet.
}
discover-gives = { $who ->
    [me] Du gibst
   *[other] { $name } gibt
}
discover-natural = gewürfelt { $number }
discover-need-grey = { $reached ->
    [yes] Treffer: { $number } oder mehr
    [no] kein Treffer: braucht { $number }
   *[other] trifft ab { $number }
}
discover-need-red = { $reached ->
    [yes] tut weh: { $number } oder mehr
    [no] unverletzt: unter { $number }
   *[other] tut weh ab { $number }
}
discover-preview-grey = aus Grau { $from } wird { $to }{ $reached ->
    [yes] : trifft
   *[no] { "" }
}
discover-preview-red = aus Rot { $from } wird { $to }{ $reached ->
    [yes] : tut weiter weh
   *[no] : unverletzt
}
discover-plus = { $number } Schaden mehr
discover-supporters = Unterstützung: { $names }
discover-stroke-grey = grauer Würfel
discover-stroke-red = roter Würfel
discover-stroke-damage = Schaden
discover-stroke-reroll = Grau neu werfen
discover-stroke-reroll-red = Rot neu werfen
discover-prompt-wait = { $who ->
    [others] Die anderen entscheiden.
    [me] Du entscheidest.
   *[other] { $name } entscheidet.
}
discover-fate = Was aus allen wurde
discover-died = { $fate }: { $damage }
discover-state-on = am Leben
discover-group-start = Startplättchen
discover-group-of-quest = Die Quest
discover-group-of-here = Hier
discover-group-of-cards = Projekte und Karten
discover-group-of-others = Mit anderen
discover-group-of-end = Der Zug

## Der erste Tag

discover-guide = Der erste Tag
discover-guide-close = Ich kenne mich aus
discover-guide-choose = Jeder Charakter kann etwas besser als die anderen. Für die erste Partie taugt jeder.
discover-guide-explore = Du siehst ein Plättchen. Ein dicker Rand zeigt die Plättchen neben dir: Tippe eines an und erkunde es, für 1 Ausdauer.
discover-guide-go = Auf der Landkarte liegen runde Marker: Pflanzen, Steine, Quellen, Fährten. Tippe ein Feld mit einem Marker an und geh dorthin.
discover-guide-collect = Du stehst auf etwas: Sammle es. Für die Nächte brauchst du Wasser und Nahrung.
discover-guide-quest = Die Quest zeigt zwei Routen; eine genügt. Sieh nach, wo du ihr dienen kannst, oder sammle für die Nacht.
discover-guide-end = Du hast nur noch wenig Ausdauer. Beende deinen Zug: Nachts brauchen alle etwas, und am Morgen haben alle neue Ausdauer.
discover-goal-quest = { $most ->
    [1] Das Ziel: { $task }
   *[other] Das Ziel: { $task } ({ $number } von { $most })
} Danach heißt es entkommen. { $nights ->
    [0] Das ist die letzte Nacht.
    [one] Noch eine Nacht.
   *[other] Noch { $nights } Nächte.
}
discover-goal-escape = Das Ziel: { $task } { $nights ->
    [0] Das ist die letzte Nacht.
    [one] Noch eine Nacht.
   *[other] Noch { $nights } Nächte.
}
discover-goal-alone = Nur eine Person gewinnt: { $task } Oder überlebe alle anderen. { $nights ->
    [0] Das ist die letzte Nacht.
    [one] Noch eine Nacht.
   *[other] Noch { $nights } Nächte.
}

## Tipps

discover-hint-value = verspricht { $number } % der meisten Ehrenpunkte
discover-hint-plan = { $plan ->
    [collect] Um bei { $place } zu sammeln.
    [explore] Um von { $place } aus zu erkunden.
    [investigate] Um die Landmarke bei { $place } zu untersuchen.
    [escape] Um bei { $place } zu entkommen.
    [survey] Um bei { $place } zu vermessen.
    [fight] Um bei { $place } zu kämpfen.
   *[end] Um bei { $place } zu sein.
}

## Tasten und Zeichen

key-discover-at-table = Im Überlebensspiel
key-discover-at-map = Im Überlebensspiel, auf der Landkarte
key-discover-map = die Landkarte
key-discover-arrows = auf der Landkarte: von Feld zu Feld
key-discover-look = auf der Landkarte: was dort ist und was dort geht
key-discover-larger = größer
key-discover-smaller = kleiner
key-discover-actions = was hier geht
key-discover-quest = die Quest
sign-discover-legal = Ein dicker Rand: Dorthin kannst du gehen, oder dort kannst du erkunden; die Zahl ist die Ausdauer, die das kostet.
sign-discover-fog = Ein gestrichelter Rand und ein Fragezeichen: ein Plättchen, das noch niemand entdeckt hat.
sign-discover-token = Eine Scheibe mit Bild: ein Marker, je nach Klasse; was er birgt, zeigt sich beim Sammeln.
sign-discover-monster = Eine dunkle Scheibe mit Zähnen: ein Gegner; auf rotem Grund ist bekannt, welcher.
sign-discover-fire = Eine Flamme: ein brennendes Feuer; gekreuzte Scheite: ein erloschenes.
sign-discover-landmark = Eine Fahne mit Zahl: eine Landmarke, die man untersuchen kann.

## Was die Teile einer Karte tun

discover-effect-stamina = { $change } Ausdauer
discover-effect-gain = nimm { $piece }
discover-effect-lose = verliere { $piece }
discover-effect-pay = gib { $piece } aus
discover-effect-need = zahl { $piece } oder leide
discover-effect-hurt = erleide { $damage ->
    [sickness] eine { $piece }
    [wound] eine { $piece }
   *[other] { $piece }
}
discover-effect-heal = heile { $damage ->
    [sickness] eine { $piece }
    [wound] eine { $piece }
   *[other] { $piece }
}
discover-effect-choose = wähle noch einmal
discover-effect-vote = stimmt noch einmal ab
discover-effect-test = würfle und hoffe auf { $number } oder mehr
discover-effect-project = { $number ->
    [one] zieh ein Projekt
   *[other] zieh { $number } Projekte
}
discover-effect-item = erhalte { $piece }
discover-effect-fight = kämpfe: { $piece }
discover-effect-monster = { $number ->
    [one] ein Monster kommt
   *[other] { $number } Monster kommen
}
discover-effect-prowl = die Monster ziehen, Felder: { $number }
discover-effect-fires = { $number ->
    [0] die Feuer erlöschen
   *[other] hier brennt ein Feuer
}
discover-effect-threat = { $number ->
    [one] eine Gefahr
   *[other] { $number } Gefahren
}
discover-effect-reveal = { $number ->
    [one] decke ein Plättchen auf
   *[other] decke { $number } Plättchen auf
}
discover-effect-turn = { $number ->
    [one] decke einen Marker auf
   *[other] decke { $number } Marker auf
}
discover-effect-put = leg hier hin: { $piece }
discover-effect-clue = { $number ->
    [one] ein Hinweis
   *[other] { $number } Hinweise
}
discover-effect-barter = handle ohne Ausdauer
discover-effect-nothing = nichts geschieht
discover-effect-both = { $first }; { $second }
discover-effect-for = { $whom ->
    [each] alle: { $text }
    [first] die Führung: { $text }
    [open] wer im Freien ist: { $text }
    [here] wer auf diesem Feld ist: { $text }
    [alone] wer allein ist: { $text }
    [together] wer in Gesellschaft ist: { $text }
   *[me] { $text }
}
discover-any = etwas nach Wahl

## Daueraufträge

order-about-needs = Wann soll ich gefragt werden, was ich nachts zahle?
    .never = Nie: Ich zahle, wenn ich kann, sauberes Wasser vor trübem
order-about-support = Wann soll ich gefragt werden, ob ich einen Kampf unterstütze?
    .never = Nie: Ich behalte meine Unterstützungskarten
    .agree = Nie: Ich unterstütze jeden Kampf, mit der ersten bereiten Karte
order-about-naming = Wann soll ich gefragt werden, wer vorangeht?
    .never = Nie: Das überlasse ich den anderen

## Den anderen etwas sagen

talk-need-water = Ich brauche Wasser.
talk-need-food = Ich brauche Nahrung.
talk-need-medicine = Ich brauche Medizin.
talk-meet-fire = Treffen wir uns am Feuer.
talk-wait-for-me = Wartet auf mich.
talk-come-with-me = Kommt mit mir.
talk-go-on = Geht ohne mich weiter.
discover-tell = Den anderen sagen
discover-tell-point = Dieses Feld zeigen
discover-tell-plan = Zu meinem Plan hinzufügen
discover-tell-plan-end = Meinen Plan zurücknehmen
discover-tell-suggest = { $name } vorschlagen: { $move }
discover-suggest = Etwas vorschlagen
discover-point-of = gezeigt: { $names }
discover-plan-of = in einem Plan: { $names }
discover-end-lost = Die anderen sind entkommen. Nächstes Mal gehst du voran.
discover-end-lost-close = Die anderen sind entkommen. Nächstes Mal gehst du voran.
discover-end-lost-all = Diesmal war das Land stärker. Was du darüber gelernt hast, nimmst du mit.
discover-tally-out = Entkommen
discover-tally-others = Für andere, die entkamen
discover-tally-alone = Zuerst draußen oder zuletzt am Leben
discover-tally-total = Ehrenpunkte
discover-tally-steps = Gegangene Felder
discover-tally-explored = Entdeckte Plättchen
discover-tally-collected = Aufgehobene Marker
discover-tally-crafted = Hergestellte Stücke
discover-tally-cooked = Gekochte Mahlzeiten
discover-tally-delivered = Für den Ausweg abgeliefert
discover-tally-slain = Besiegte Gegner
discover-tally-helped = In Kämpfen unterstützt
discover-tally-gave = Anderen gegeben
discover-tally-healed = Geheilter Schaden
discover-tally-hurt = Erlittener Schaden
