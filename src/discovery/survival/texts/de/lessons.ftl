### Lessons: their titles, what each step says, and what was learnt.

lesson-family-discover = Discover, das Überlebensspiel
lesson-topic-days = Tage und Nächte
lesson-topic-fights = Gegner und Kämpfe
lesson-topic-things = Dinge, Projekte und Quests
lesson-topic-group = Gemeinsam oder gegeneinander
lesson-topic-ends = Wie es ausgeht

lesson-survival-day = Discover: ein erster Tag
lesson-survival-day-choose = Du bist allein in einem unbekannten Land. Jeder Charakter kann etwas besser als die anderen: Wähle die Sammlerin.
lesson-survival-day-move = Gehen kostet Ausdauer, in unwegsamem Gelände mehr. Tippe auf ein Feld neben dir und geh dorthin.
lesson-survival-day-explore = Die Plättchen ringsum sind verdeckt. Erkunde das neben dir, für 1 Ausdauer.
lesson-survival-day-go = Du bist gegangen und hast erkundet. Im Süden liegt ein Marker: Geh dorthin.
lesson-survival-day-collect = Du stehst auf einem Marker: Sammle ihn. Du kannst zehn Stück tragen.
lesson-survival-day-investigate = Hier ist eine Landmarke. Untersuche sie: Vielleicht birgt sie einen Hinweis für die Quest.
lesson-survival-day-end-of = Erkunde, sammle, untersuche, und spar dir etwas Ausdauer auf. Nachts haben alle einen Bedarf.

lesson-survival-night = Discover: ein Kampf und eine Nacht
lesson-survival-night-track = Eine Fährte: Was sie hinterließ, ist verdeckt und kämpft vielleicht. Sammle sie.
lesson-survival-night-dice = Du hast gewürfelt. Grau trifft ab dem Wert der Abwehr, Rot verletzt ab dem des Angriffs. Ändere die Würfel mit Ressourcen, oder wähle Fertig.
lesson-survival-night-deliver = Hier kommst du mit der Quest voran: Liefere einen Stein ab.
lesson-survival-night-end = Behalt, was du für die Nacht brauchst. Beende den Tag mit Zug beenden.
lesson-survival-night-water = Die Nachtkarte verlangt Wasser. Zahle oder leide.
lesson-survival-night-food = Und Nahrung. Vier Schäden, gleich welcher Art, sind tödlich: Zahle.
lesson-survival-night-end-of = Du hast einen Kampf und eine Nacht überlebt. Noch neun.

lesson-setting-out = Aufbruch zu zweit
lesson-setting-out-choose = Das Leuchtfeuer, eines von fünf Szenarien, mit Bo: Wer entkommt, gewinnt, und es ist mehr wert, wenn ihr es beide schafft. Du hast zwei Projekte gezogen, die nur du siehst. Behalt einen deiner zwei Charaktere: die Trägerin.
lesson-setting-out-camp = Ihr beginnt im Lager, dessen Feuer nie erlischt, mit je einer Nahrung, einem sauberen Wasser und, weil ihr zu zweit seid, je 10 Ausdauer. Der erste Platz hat die Führung: du. Geh nach 1,0.
lesson-setting-out-tile = Um das Startplättchen liegen alle verdeckt, nahe, mittlere und ferne. Erkunde eines: Jedes Zeichen darauf bekommt den nächsten Marker seiner Klasse, verdeckt.
lesson-setting-out-turn = Du hast noch Ausdauer, also bist du noch am Zug: gehen, erkunden, sammeln, in beliebiger Reihenfolge. Gemischt wird nichts mehr; nur die Würfel bleiben dem Zufall überlassen. Erkunde das nächste Plättchen.
lesson-setting-out-where = Felder werden mit Spalte und Reihe benannt, und das Lager ist 0,0. Was sich berührt, ist benachbart, und die Entfernung zählt die Schritte dazwischen. Geh nach 2,-1, wo ein Marker liegt.
lesson-setting-out-end-of = Sammelt, folgt der Quest und gebt aufeinander acht: Ihre erste Etappe liegt von Anfang an offen, und die letzte ist der Ausweg.

lesson-water = Wasser, sauber und trüb
lesson-water-spring = Eine Quelle, längst aufgedeckt: sauber. Mit deinem Wasserschlauch bringt jedes Sammeln eins mehr; eine Blechflasche brächte noch eins. Sammle.
lesson-water-drop = Elf Stück sind eines zu viel. Lass den Stein zurück: Er bleibt hier liegen, und einmal Sammeln nähme ihn wieder auf.
lesson-water-drink = Der Schwarm: Alle trinken oder leiden Durst. Zahle sauberes Wasser; eine andere Nacht fragt wieder.
lesson-water-dirty = Diese Quelle ist die trübe von dreien. Auch ihr Wasser stillt den Durst, aber bei 1 bis 3 auf dem Würfel macht es krank. Sammle trotzdem.
lesson-water-bo = Bo ist auf deinem Feld und hat Durst. Raste für Bo: deine Ausdauer, dein sauberes Wasser, Bos Durst.
lesson-water-wind = Eine Gefahr in der Nacht, trockener Wind: Trink oder leide Durst. Nur trübes Wasser ist übrig. Zahle es und würfle.
lesson-water-mend = Eine 3: Du wurdest krank. Aber die Landmarke hier heilt allen einen Schaden. Heile die Krankheit.
lesson-water-skin = Du hast den Wasserschlauch zurückgelassen, und niemand trägt zwei Gegenstände desselben Namens. Sein Projekt liegt im Spiel: Stell noch einen her. Diesmal ziehst du nichts.
lesson-water-end-of = Mit Medizin dazu muss niemand für trübes Wasser würfeln, und ein Sandfilter macht es ungefährlich.

lesson-company = Eine Nacht in Gesellschaft
lesson-company-home = Das Lager, sein Feuer und Bo: Hier bist du nachts geschützt. Geh nach 0,0.
lesson-company-evening = Zu zweit beendet ihr den Tag auf einem Feld an einem brennenden Feuer. Beende deinen Zug.
lesson-company-pot = Alle essen, aber aus dem gemeinsamen Topf wird die erste Nahrung erlassen, und zwar Bo, mit der wenigsten Nahrung. Zahle deine.
lesson-company-end-of = Die Gesellschaft hat euch gutgetan: Ihr seid mit je einer Ausdauer mehr erwacht. Und in diesem Szenario gewinnen ab der zweiten Nacht alle, die beisammen sind, jede Nacht zwei mehr und heilen einen Schaden.

lesson-helping-hand = Ein Kampf und eine helfende Hand
lesson-helping-hand-track = Marker kommen aus einem Stapel je Klasse; dieser ist eine Fährte. Sammle ihn. Was auch kämpft, es ist immer eine Person gegen einen Gegner: diesmal du, denn du hast den Marker gesammelt.
lesson-helping-hand-dice = Eine Geröllziege. Bo, zwei Felder entfernt, hat die Unterstützungskarte Ausfall gespielt: 2 mehr auf dem grauen Würfel. Dann wurde sofort gewürfelt, denn das kann niemand ablehnen. Grau 6 und 2 mehr treffen. Wähle Fertig.
lesson-helping-hand-share = Die Ziege ist tot, und ihre Belohnung gehört dir: zwei Fleisch. Bo bekam die Helferzeile, ein Fleisch. Du darfst deine noch mit allen teilen, die unterstützt haben, in jeder Entfernung. Wähle Fertig.
lesson-helping-hand-on = Ein besiegtes Tier ist aus dem Spiel; nur Monster kommen wieder unter ihren Stapel. Dein Zug geht weiter: Geh nach 3,-2.
lesson-helping-hand-evening = Spar die übrige Ausdauer für spätere Tage. Beende deinen Zug; dann spielt Bo, und danach wird es Nacht.
lesson-helping-hand-night = Die erste Nacht, eine der vier milden: je 7 Ausdauer und, weil ihr zu zweit seid, je 3 mehr. Im Lager wuchs ein Pflanzenmarker, denn dort lag keiner. Jetzt trinken alle: Zahle.
lesson-helping-hand-clock = Bos Zeit lief ab, also zahlten die Regeln für Bo, wie immer, wenn das möglich ist. Ein neuer Tag: Untersuche das Steinmal hier. Jede der sechs Landmarken eines Landes hat einen Hinweis.
lesson-helping-hand-end-of = Unterstützung kostet nur die Karte, und die ist im Morgengrauen wieder bereit.

lesson-two-supporters = Wer geholfen hat, bekommt etwas
lesson-two-supporters-track = Eine Fährte, und andere sind in der Nähe. Sammle sie.
lesson-two-supporters-done = Cem und Dee haben je Ausfall gespielt: Grau 2 und zweimal 2 sind 6, gerade die Abwehr der Ziege. Wähle Fertig.
lesson-two-supporters-help = Die Helferzeile bekommt eine Person, die unterstützt hat; welche, bestimmst du. Nenne Cem.
lesson-two-supporters-share = Dee hat auch geholfen. Teile ein Stück deiner Belohnung: ein Fleisch für Dee.
lesson-two-supporters-enough = Genug geteilt. Wähle Fertig.
lesson-two-supporters-end-of = Niemand muss helfen. Wer Dank bekommt, hilft wieder.

lesson-fleeing = Würfel ändern und davonlaufen
lesson-fleeing-walk = Auf -3,4 liegt etwas verdeckt. Wer dorthin geht, kämpft sofort, vor allem anderen. Sei kühn: Geh hin.
lesson-fleeing-staff = Ein Grauwolf, Abwehr 6, und Grau 1. Boni zählen zusammen, jeder einmal im Kampf. Nutze den Wanderstab: eins mehr.
lesson-fleeing-wood = Ein Holz wirft den grauen Würfel neu, und er behält, was dazugezählt wurde.
lesson-fleeing-poison = 4 und 1 sind 5. Eins fehlt noch: Ein Gift zählt es dazu.
lesson-fleeing-flee = Jetzt würdest du treffen, aber er hat zwei Leben und ist flink. Du hast eine Signalrakete, die du zum Fliehen aufbrauchen kannst: Keine Seite nimmt Schaden, und du bist fort, auf einem freien Feld.
lesson-fleeing-end-of = Ein flinker Gegner geht einen Schritt mehr, wenn Monster sich bewegen. Sei bis dahin woanders.

lesson-special-enemy = Ein besonderer Gegner
lesson-special-enemy-tile = Auf einer Route dieser Quest gilt es, den Laternenaal zu besiegen. Ein besonderer Gegner steht, wo die Quest ihn hinstellt, sobald das Plättchen entdeckt ist. Erkunde es.
lesson-special-enemy-near = Da ist er, auf 6,-4. Geh näher, nach 5,-3.
lesson-special-enemy-in = Geh hinein und kämpfe.
lesson-special-enemy-done = Grau 4 erreicht 7 nicht, Rot 2 verletzt nicht. Ein solcher Gegner zieht sich nicht zurück. Wähle Fertig.
lesson-special-enemy-beside = Er bleibt und tut von sich aus nichts. Du könntest für eine Ausdauer noch einmal kämpfen oder ungeschoren weggehen. Besser: Die Landmarke hier hat den Hinweis, der für die andere Route noch fehlt. Untersuche sie.
lesson-special-enemy-end-of = Die Etappe war auf der anderen Route geschafft, und der Aal verschwand.

lesson-prowling = Der rote Mond
lesson-prowling-spear = Es wird Abend, und Monster gehen um. Stell einen Speer her: 2 mehr auf dem grauen Würfel, einmal im Kampf.
lesson-prowling-evening = Noch ein Schritt, nach -2,2, und dein Tag ist zu Ende.
lesson-prowling-boar = Die Monster ziehen 3 Felder weit, offen oder verdeckt: Eins nach dem anderen, wie sie kamen, geht auf das entdeckte Feld, das jemandem am nächsten ist, bei gleich nahen im Uhrzeigersinn ab Norden, und nie in ein brennendes Feuer. Der Keiler hat dich erreicht und geht nicht weiter. Er kämpft: Wähle Fertig.
lesson-prowling-end-of = Keines geht auf unentdecktes Gelände, und höchstens acht sind zugleich auf der Landkarte. Wer am Feuer liegt, schläft gut.

lesson-the-wind = Nur der Wind
lesson-the-wind-tracks = Der Hohlweg. Untersuche ihn: frische Spuren, ein Hinweis, ein Fleisch und ein Monster in der Nähe, zwei Felder von dir.
lesson-the-wind-nearer = Es kam verdeckt auf -1,4, und niemand weiß, welches es ist. Sieh nach: zuerst nach -1,5.
lesson-the-wind-wind = Es würde aufgedeckt, sobald du das Feld mit ihm teilst, und du müsstest kämpfen. Geh hinein.
lesson-the-wind-end-of = Nur der Wind: Einer der acht Monstermarker zeigt nichts anderes. Er kommt unter seinen Stapel.

lesson-crafting = Herstellen, und was das Land verbirgt
lesson-crafting-mast = Der Eisenmast. Untersuche ihn: ein Hinweis für die Quest, der nie ausgegeben wird, und was auf der Karte steht.
lesson-crafting-club = Du hast ein Projekt für eine Keule und die zwei Holz dafür. Stell sie für eine Ausdauer her: Der Gegenstand gehört dir und tut, was sein Satz sagt, das Projekt liegt im Spiel, und du ziehst ein anderes.
lesson-crafting-token = Ein Marker im Birkenwald, und nach einem Schritt ist das Sammeln kostenlos. Nicht hinter jedem Marker steckt ein Ding: Sieh selbst.
lesson-crafting-choose = Eine Nummer: Der Marker ist weg, und seine Erkundungskarte fragt dich. Nimm zwei Fundstücke, für eine Ausdauer mehr.
lesson-crafting-axe = Ein Projekt kann zwei Rezepte haben. Stell die Steinaxt nach dem zweiten her, aus einem Stein und den Fundstücken. Auch Bo darf nach deinen Projekten im Spiel herstellen.
lesson-crafting-post = Der Wachposten: Seine Leiter ist morsch, und der Würfel entscheidet.
lesson-crafting-tile = Eine 7: Deck zwei Plättchen auf, aus der Ferne. Plättchen liegen, wie sie gedruckt sind; wähle das erste.
lesson-crafting-end-of = Gegenstände halten. Stell früh her, was du jeden Tag brauchst.

lesson-bare-ground = Klüfte, Feuer und Karten
lesson-bare-ground-salvage = Ein Keiler mit Angriff 9, und Rot 5: ungefährlich. Probier es trotzdem: Ein Fundstück zieht 1 vom roten Würfel ab.
lesson-bare-ground-done = Du hast nicht getroffen, also lebt er und zieht sich zurück: in die Richtung des roten Würfels, wie er liegt, eine 5, also nach Südosten. Wäre das Feld besetzt, nähme er das nächste im Uhrzeigersinn. Wähle Fertig.
lesson-bare-ground-map = Die Quest verlangt, dass ihr vermesst; deshalb liegt das Projekt der Kartenskizze von Anfang an im Spiel, für alle. Stell sie her.
lesson-bare-ground-survey = Das ist hohes Gelände auf einem Plättchen, das niemand vermessen hat. Vermiss es mit der Karte, für 2 Ausdauer. Die Karte behältst du.
lesson-bare-ground-fire = Ein erloschenes Feuer. Ein Holz und eine Ausdauer entfachen es wieder, wie viele Feuer auch auf der Landkarte brennen.
lesson-bare-ground-rift = Auf -1,6 versperrt eine Kluft den Weg: 3 Ausdauer und der graue Würfel, bei 6 oder weniger eine Wunde. Drei Kästchen sind schon voll. Wag es, zur Warnung.
lesson-bare-ground-end-of = Eine 2, das vierte Kästchen, und das Ende. Mit einem Seil hätte es 2 Ausdauer gekostet und keinen Wurf verlangt. Der Führungsmarker ging an Bo.

lesson-many-hands = Viele Hände
lesson-many-hands-road = Der Eisenmast will Fundstücke, und du trägst zwei. Er steht auf 1,4: Geh zuerst nach 0,5.
lesson-many-hands-mast = Bo ist schon dort und hat einen Stein abgeliefert. Geh nach 1,4; der Mast steht auf einer Höhe, und die kostet am meisten.
lesson-many-hands-deliver = Ist noch jemand auf dem Feld, zählt eine Lieferung ein Stück mehr. Liefere deine zwei ab.
lesson-many-hands-end-of = Zwei Stück zählten drei. Mit einem Holzhammer zählt Holz oder Stein noch eins mehr.

lesson-deciding-together = Gemeinsam entscheiden und allein sein
lesson-deciding-together-food = Zunehmender Mond: Alle essen. Wer nicht zahlt, erleidet Hunger, eine von vier Arten Schaden. Bo hat gezahlt: Zahle auch du.
lesson-deciding-together-name = Nach jeder Nacht dürfen alle jemanden für die Führung nennen. Du hast den Führungsmarker, also entscheidest du, es sei denn, alle anderen sind sich einig. Nenne Bo.
lesson-deciding-together-again = Bo ging voran und hat seither den Führungsmarker. Der lange Wind nahm allen im Freien eine Ausdauer, und du lagst im Freien: kein Feuer, kein Zelt, kein Mantel. Nenne dich selbst.
lesson-deciding-together-vote = Der Streit, eine Stammeskarte: Sie kommt nur, solange zwei oder mehr auf der Landkarte sind. Alle stimmen zugleich ab; bei Gleichstand gilt die Stimme der Führung. Bo hat gewählt, dass alle essen. Stimm dafür.
lesson-deciding-together-pay = Bo hatte keine Nahrung mehr und erlitt sofort Hunger. Du hast welche: Zahle.
lesson-deciding-together-rest = Zwei Kästchen Hunger, und es ist Morgen. Raste: Für eine Ausdauer und eine Nahrung heilt eines davon.
lesson-deciding-together-alone = In der Nacht füllte sich Bos viertes Kästchen: Bo ist tot und liegt auf -2,1; dort könntest du nehmen, was übrig ist, ein Stück je Ausdauer. Der Führungsmarker gehört dir. Raste gegen den Durst.
lesson-deciding-together-end-of = Für dich allein kommen keine Stammeskarten mehr, und niemand hilft. Achtzehn Karten liegen bereit, genug für jede Nacht, die noch kommt.

lesson-trading = Handeln
lesson-trading-open = Bo steht auf deinem Feld, im Lager. Eröffne für eine Ausdauer eine Handelsrunde.
lesson-trading-ask = Ressourcen, Gegenstände und Projekte wechseln den Besitz, Ausdauer und Charaktere nicht. Verlange sauberes Wasser.
lesson-trading-propose = Redet, wie ihr wollt; nur ein Vorschlag zählt. Schlag es vor, ohne Gegenleistung.
lesson-trading-give = Bo nahm an, und alles wurde abgeräumt: Du darfst neu auslegen, viermal insgesamt. Biete deine Nahrung an.
lesson-trading-stop = Bis zum Vorschlag darfst du es dir anders überlegen. Wähle Handel beenden.
lesson-trading-end-of = Handeln kostet eine Ausdauer; Schenken ist kostenlos und fragt niemanden.

lesson-barter = Gerecht geteilt: Tauschhandel bei Nacht
lesson-barter-gift = Cem steht neben dir an der Quelle. Gib Cem ein Wasser: Das ist kostenlos und geht bei Tag.
lesson-barter-evening = Handeln würde jetzt eine Ausdauer kosten. Warte die Nacht ab: Beende deinen Zug.
lesson-barter-guard = Bo kämpft in der Nähe mit einem Keiler, und Cem hat Deckung gespielt. Spiel auch deine: 3 weniger auf dem roten Würfel.
lesson-barter-trade = Heute Nacht handelt umsonst, wer beisammen ist. Eröffne eine Runde mit Cem.
lesson-barter-stop = Du darfst so viele eröffnen, wie du willst. Dir fällt nichts ein: Wähle Handel beenden.
lesson-barter-over = Genug gehandelt: Beende es, und der nächste Schritt der Karte folgt.
lesson-barter-end-of = Viel Wasser hier, viel Nahrung dort: So leben beide.

lesson-gone = Wenn jemand geht
lesson-gone-walk = Du erkundest im Norden und Cem im Osten. Geh nach 1,-2.
lesson-gone-left = Cem hat gerade den Tisch verlassen. Die Spielfigur legt sich hin, wo sie stand, als wäre sie tot, und wer hingeht, darf sie plündern. Der Führungsmarker kam zu dir, dem nächsten Platz im Uhrzeigersinn. Sammle.
lesson-gone-end-of = Die Gruppe macht weiter, mit dem, was bleibt.

lesson-rivals = Nur ein Kanu: Rivalen
lesson-rivals-scout = In „Nur ein Kanu“ kann höchstens eine Person gewinnen. Du bist der Späher: Benutze für eine Ausdauer, einmal am Tag, deinen Charakter.
lesson-rivals-token = Deck einen nahen Marker auf. Von da an liegt er für alle offen, tut aber nichts, bis jemand ihn sammelt.
lesson-rivals-gift = Zurück im Lager, bei den anderen. Ein Geschenk kostet nichts, und Bo wird nicht gefragt: Gib Bo eine Nahrung, um des Friedens willen.
lesson-rivals-attack = Unter Rivalen darfst du für eine Ausdauer jemanden auf deinem Feld angreifen. Niemand unterstützt, niemand zieht sich zurück. Sieh, was es bringt.
lesson-rivals-done = Grau 1 trifft nicht, und Rot 10 verletzt dich. Bo hatte weder Fundstück noch Bonus und hätte nicht einmal abwehren können. Wähle Fertig.
lesson-rivals-end-of = Eine Wunde für nichts. Und seid ihr nach der letzten Nacht noch zu zweit oder mehr, gewinnt niemand.

lesson-two-pieces = Das Leuchtfeuer, bis zum Ende
lesson-two-pieces-two = Ein Pflanzenmarker neben dem Lager. Manche zeigen zwei Stück: Wer sie sammelt, nimmt beide. Sieh selbst.
lesson-two-pieces-map = Die Kartenskizze, die die Quest braucht, dürfen alle herstellen: Holz und Fundstück.
lesson-two-pieces-survey = Hohes Gelände am Eisenmast. Vermiss es.
lesson-two-pieces-bring = Etappe 2 hat begonnen: Bring Holz oder Fundstücke zum Mast. Liefere eins ab.
lesson-two-pieces-escape = Bo hat den Mast entzündet, und vier Nächte sind vorbei. Zahle eine Ausdauer, eine Nahrung und ein sauberes Wasser, und entkomm.
lesson-two-pieces-end-of = Du bist draußen und hast gewonnen, mit drei Ehrenpunkten: fünf, wenn auch Bo entkommt. Deine Ressourcen bleiben auf dem Feld.

lesson-the-canoe = Nur ein Kanu: einsteigen
lesson-the-canoe-wood = Ein verwilderter Hund hat Abwehr 5, und dein grauer Würfel zeigt 3. Ein Holz wirft ihn neu: Gib eins aus.
lesson-the-canoe-bring = Die vierte Landmarke will Holz oder Fundstücke, gleich von wem; eine andere Route verlangt Hinweise. Liefere dein Holz ab.
lesson-the-canoe-cook = Auf deinem Feld brennt das Lagerfeuer: Für eine Ausdauer wird all dein Fleisch zu Nahrung.
lesson-the-canoe-pay = Die vierte Nacht: Alle trinken. Sauberes und trübes Wasser taugen, und du wählst. Zahle sauberes; ab morgen ist der Ausweg offen.
lesson-the-canoe-water = Unterwegs noch ein sauberes Wasser, nach dem Schritt kostenlos.
lesson-the-canoe-go = Das Kanu. Es verlangt eine Ausdauer, zwei Nahrung und zwei sauberes Wasser, und es trägt eine Person. Fahr los, und alle anderen verlieren sofort.
lesson-the-canoe-end-of = Du bist entkommen, mit neun Ehrenpunkten. Bo hätte noch gewinnen können, als letzte Person auf der Landkarte.

lesson-the-last-night = Die letzte Nacht
lesson-the-last-night-stage = Die Ziele gelten für zwei, so viele brachen auf, auch wenn du jetzt allein bist: fünf Hinweise. Diese Landmarke hat den fünften. Untersuche sie, und die Etappe ist geschafft.
lesson-the-last-night-bowl = Etappe 2 verlangt eine Signalrakete, also wurde ihr Projekt ins Spiel gelegt. Die Schale vor dem Tor will eine Nahrung für noch einen Hinweis. Du brauchst keinen: Lass es.
lesson-the-last-night-omen = Böses Omen: Getrunken hast du, jetzt iss. Danach wird für die Führung eine Gefahr gezogen, eine von 24, die gemischt wurden.
lesson-the-last-night-ankle = Verstauchter Knöchel: 3 Ausdauer weg, soweit du sie hattest; unter 0 fällt sie nie, und über 15 steigt sie nie. Ist der Gefahrenstapel leer, wird er nicht neu gemischt. Geh weiter.
lesson-the-last-night-dusk = Heute Nacht ist die zehnte und letzte Nacht dieses Szenarios. Zu tun ist nichts mehr: Beende deinen Zug.
lesson-the-last-night-bear = Zwei Felder von dir kam ein Monster, verdeckt. Dann zogen alle, es erreichte dich und wurde aufgedeckt: ein Höhlenbär, und sofort ein Kampf, mitten in der Nacht. Beide Würfel trafen nicht. Wähle Fertig.
lesson-the-last-night-axe = Ein tödlicher Gegner zieht sich nicht zurück: Er wandte sich wieder dir zu, und es wurde neu gewürfelt. Grau 9 trifft. Nutze die Steinaxt, einmal im Kampf, für 1 Schaden mehr.
lesson-the-last-night-kill = Zwei Schaden bleiben an ihm, und noch einmal griff er an. Beide Seiten teilen zugleich aus: Grau 9 trifft, Rot 4 nicht. Er hat 3 Leben. Wähle Fertig.
lesson-the-last-night-drop = Vier Fleisch, und mehr, als du tragen kannst. Lass zurück, bis es passt: Was du zurücklässt, bleibt hier liegen, für alle, bis die Partie endet.
lesson-the-last-night-end-of = Die letzte Nacht ist vorbei, und du bist noch auf der Landkarte: zu spät. Entkommen, gestorben, gegangen oder zu spät: So geht es für alle aus.
