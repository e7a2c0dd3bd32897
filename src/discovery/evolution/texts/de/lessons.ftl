### Lessons: their titles, what each step says, and what was learnt.

lesson-family-evolution = Die Kartenspiele
lesson-topic-first = Erste Partien
lesson-topic-turns = Züge und Hände
lesson-topic-doubts = Stopp und Bluff
lesson-topic-jokers = Joker
lesson-topic-bots = Bots
lesson-topic-options = Optionen
lesson-topic-more = Mehr von Select, Connect und Fusion
lesson-topic-company = Teams, Gehen und die Uhr
lesson-topic-first-edition = Die erste Ausgabe

lesson-first-steps = Eine erste Partie
lesson-first-steps-place = Das ist deine Hand. Leuchtende Karten kannst du anlegen: Sie setzen nichts voraus, oder alles dafür liegt schon im Baum. Tippe auf Aassuche, dann auf Anlegen.
lesson-first-steps-end = Ein Punkt! Von dieser Karte aus geht es nicht weiter, also drück auf Zug beenden. Dann ziehst du eine Karte, und Bo spielt.
lesson-first-steps-needs = Die meisten Karten setzen andere voraus; die Zeichen am oberen Rand sagen, welche davon vorhanden sind. Was Geröllgerät voraussetzt, liegt jetzt im Baum: Leg die Karte an.
lesson-first-steps-series = Ein Zug dauert, solange die nächste Karte mit der letzten verbunden ist: Die letzte führt zu ihr, oder beide gehören zu einer Familie. Leg Fell an. Die Karte eröffnet eine Epoche, und das bringt einen Trumpf.
lesson-first-steps-trump = Du hast einen Trumpf, aber nur in diesem Zug. Dafür bekommst du eines von vier Dingen. Leg mit ihm eine Karte ab, die du so bald nicht anlegen kannst: Speer.
lesson-first-steps-again = Bo fand nichts und musste Jagd ablegen: Ein Zug ohne Karte kostet eine. Du bist am Zug: Leg Horde an.
lesson-first-steps-discard = Auch aus den Ablagen darfst du Karten nehmen. Jagd, von Bo abgelegt, setzt die Serie von Horde aus fort: Leg die Karte an.
lesson-first-steps-close = Der Nachziehstapel ist aufgebraucht, und Tauschhandel ist deine letzte Karte. Leg sie an: Eine geleerte Hand bringt einen Trumpf, und dieser Zug ist dann der letzte der Partie.
lesson-first-steps-call = Setz den Trumpf zum Rufen ein: Nenn eine Karte, und wer sie hat, muss sie hergeben. Ruf Faustkeil. Die Karte schließt ihre Epoche ab, und das bringt noch einen Trumpf.
lesson-first-steps-pool = Die Karten der Auslage gehören allen. Sprache liegt dort und setzt die Serie von Faustkeil aus fort: Leg die Karte an.
lesson-first-steps-win = Von Sprache aus geht es nicht weiter. Setz den letzten Trumpf zum Nachlegen ein: So legst du irgendeine Karte an, deren Voraussetzungen vorhanden sind. Nimm Abschlaggerät aus der Auslage.
lesson-first-steps-count = Das ist alles. Beende den Zug: Dann werden die Punkte gezählt, einer weniger für jede Karte, die jemandem geblieben ist.
lesson-first-steps-end-of = Du hast gewonnen! Jetzt kennst du alles: Anlegen, Voraussetzungen, Serien, Trümpfe, Ablagen und das Ende der Partie.

lesson-intro = Intro: Wer hat zuerst eine leere Hand?
lesson-intro-place = In Intro zählt niemand Punkte: Du willst deine Karten loswerden. Beginn mit Jagd.
lesson-intro-pool = Die Auslage zählt wie deine Hand. Speer liegt dort und setzt die Serie von Jagd aus fort.
lesson-intro-close = Faustkeil, auch in der Auslage, schließt die erste Epoche ab. Das bringt einen Trumpf.
lesson-intro-replay = Nachlegen: Der Trumpf erlaubt eine Karte, die nicht mit der letzten verbunden ist. Leg Feuer an.
lesson-intro-discard = Unterstand liegt in Bos Ablage und setzt die Serie von Feuer aus fort. Nimm die Karte von dort.
lesson-intro-empty = Fell ist deine letzte Karte. Noch ist der Nachziehstapel nicht aufgebraucht, also geht die Partie weiter: Du gewinnst einen Trumpf und ziehst zwei Karten.
lesson-intro-exchange = Tauschen: Mit einem Trumpf ziehst du eine verdeckte Karte aus Bos Hand.
lesson-intro-give = Gib jetzt eine von deinen zurück.
lesson-intro-end-of = Mehr gibt es in Intro nicht. Ist der Nachziehstapel aufgebraucht, gewinnt die erste leere Hand sofort.

lesson-memory = Memory: merken oder bluffen
lesson-memory-place = Alles Angelegte verschwindet in einem einzigen Stapel; so darfst du jede Karte versuchen, wahr oder nicht. Australopithecus ist wahr: Leg die Karte an.
lesson-memory-verify = Bo sagt Stopp und zweifelt. Du hast die Wahrheit gesagt: Wähle Danach suchen. Nichts war nötig, also bezahlt Bo für den Zweifel.
lesson-memory-stop = Bo legt Feuer an. Wurde alles angelegt, was die Karte voraussetzt? Du hast gesehen, dass etwas fehlt: Sag Stopp.
lesson-memory-go-on = Bo hat zugegeben: Feuer wird zurückgenommen, und Bo musste eine Karte von dir nehmen. Du bist am Zug: Leg Aassuche an.
lesson-memory-doubt = Bo legt Sprache an. Zweifelst du daran, sag Stopp; hast du recht, kostet es Bo eine Karte.
lesson-memory-give = Bo konnte nicht finden, was nötig war. Gib Bo eine deiner Karten.
lesson-memory-announce = Wer eine Epoche eröffnet oder abschließt, muss es ansagen, und auch das lässt sich anzweifeln. Bo sagt, Epoche 1 sei abgeschlossen: Sag Stopp.
lesson-memory-end-of = Du hast alles gesehen: eine wahre Karte, eine Lüge und was ein Zweifel kostet. Behalt den Stapel im Auge, und wag etwas.

lesson-select = Select: heimlich bereitgelegte Karten
lesson-select-pass = In einer Runde spielen alle aus ihrer Auswahl. Von deiner lässt sich nichts mehr anlegen: Passe.
lesson-select-select = Eine neue Runde: Wähle heimlich Karten. Alle decken sie gemeinsam auf. Nimm Kochen, Metall und Ocker.
lesson-select-place = Bo hat die Vorhand und schon gespielt. Du bist in der Runde am Zug: Kochen aus deiner Auswahl schließt eine Epoche ab.
lesson-select-pool = In deinem Zug steht auch dir die Auslage offen: Haltbarmachung setzt die Serie von Kochen aus fort.
lesson-select-trump = Der Trumpf erlaubt dir, aus deiner Auswahl nachzulegen: Metall.
lesson-select-rest = Ocker setzt die Serie fort. Was am Ende einer Runde von einer Auswahl übrig ist, kommt auf deine Ablage.
lesson-select-end-of = Bereitlegen, aufdecken, spielen, passen: Dann werden die Hände aufgefüllt, und die Vorhand wechselt.

lesson-connect = Connect: ein Baum auf einem Raster
lesson-connect-spot = Karten liegen neben anderen, mit denen sie verbunden sind, und jede Verbindung bringt einen Punkt. Wähle Feuer, dann eine leuchtende Stelle.
lesson-connect-link = Kochen, in einer Ablage, setzt die Serie von Feuer aus fort: Leg die Karte daneben an.
lesson-connect-end = Hier geht es nicht weiter. Beende den Zug und zieh.
lesson-connect-close = Faustkeil schließt eine Epoche ab. Wähle eine Stelle: Die Zahl darauf nennt die Punkte.
lesson-connect-series = Die Serie geht von der eben angelegten Karte aus weiter. Leg Sprache an.
lesson-connect-replay = Der Trumpf erlaubt eine Karte anderswo: Speer, an irgendeiner passenden Stelle.
lesson-connect-open = Fischfang eröffnet eine Epoche, und die starken Verbindungen bringen Punkte. Leg die Karte an.
lesson-connect-end-of = In Connect ist eine gute Stelle mehr wert als eine schnelle Karte.

lesson-fusion = Fusion: Stapel, die man sich merken muss
lesson-fusion-place = Hier dürfen Karten andere überdecken, und für Verbindungen zählt nur, was obenauf liegt. Leg Haltbarmachung an.
lesson-fusion-trump = Bo hat daran gezweifelt, zu Unrecht. Jetzt erlaubt dir ein Trumpf nachzulegen: Leg Stamm an.
lesson-fusion-look = Bo sagt Stopp. Zeig, was Stamm voraussetzt, und sieh dafür einen Stapel durch: Wähle einen.
lesson-fusion-pool = Du hast es gefunden, also ist Bo im Unrecht. Weiter: Leg Spezialisierung aus der Auslage an.
lesson-fusion-announce = Klingengerät hat eine Epoche eröffnet, aber in einem Stapel ist das nicht zu sehen: Sag an, dass Epoche 5 eröffnet ist.
lesson-fusion-stop = Bo legt Hund an. Was die Karte voraussetzt, war nie da: Sag Stopp.
lesson-fusion-end-of = Merk dir, was darunter liegt, und zweifle, wenn jemand es vergisst.

lesson-cards = Karten, Auslage und Nachziehstapel
lesson-cards-tree = Vierundfünfzig Entdeckungen in sechs Epochen und sieben Familien. Du sitzt links von der Person, die ausgeteilt hat, also beginnst du. Vier Karten der Epoche 1 setzen nichts voraus; aus ihnen wächst der Baum: Leg Sammeln an.
lesson-cards-present = Ein Punkt. Sammeln ist jetzt vorhanden, und zwar für alle; dass die Karte in der untersten Reihe liegt, hilft nur dem Auge. Homo habilis setzt sie voraus: Leg die Karte an, für noch einen Punkt.
lesson-cards-number = Die Zahl auf einer Karte ordnet nur die neun ihrer Epoche. Australopithecus, die Nummer 5, gehört zur selben Familie wie Homo habilis. Eine Serie darf so lang sein, wie du sie machen kannst.
lesson-cards-pool = In jeder Runde des Austeilens kam die erste Karte in die Auslage. Geröllgerät liegt dort und ist so gut wie eine Karte deiner Hand.
lesson-cards-refill = Die Lücke in der Auslage wurde sofort vom Nachziehstapel gefüllt, und die neue Karte darfst du gleich nutzen. Der Nachziehstapel geht Epoche für Epoche voran: Tauschhandel ist aus Epoche 2. Leg die Karte an und eröffne diese Epoche.
lesson-cards-hurry = Der Trumpf hat 3 Punkte gebracht, ob du ihn einsetzt oder nicht. Es eilt nicht: Horde gehört zur Familie von Tauschhandel, also setz zuerst die Serie fort.
lesson-cards-alternate = Setz jetzt den Trumpf ein. Aassuche ist nicht mit Horde verbunden und muss es auch nicht sein: Von ihr aus geht die Serie weiter.
lesson-cards-hidden = Nur du wusstest, dass du Fell hast. Bo sah nicht mehr als die Zahl deiner Karten. Leg die Karte an.
lesson-cards-draw = Eine Karte ist dir geblieben. Beende den Zug: Du ziehst vom Nachziehstapel, bis du fünf hast. Alle wissen, wie viele dort liegen, niemand weiß, welche. Dann spielt Bo, im Uhrzeigersinn.
lesson-cards-end-of = Acht Karten, ein Trumpf, elf Punkte: in einem einzigen Zug. In kleiner Runde werden Serien lang; ein oder zwei Bots machen sie kürzer.

lesson-quiet-turns = Züge ohne Karte
lesson-quiet-turns-pass = Vor der ersten Karte der Partie darf jeder Platz einmal passen: nichts angelegt, nichts gezogen, nichts verloren. Nur einmal, also passt niemand endlos. Passe.
lesson-quiet-turns-keep = Auch Bo hat gepasst. An diesem Tisch sind nur die Epochen 1 und 2 im Spiel. Wolltest du Feuer anlegen, würde es zurückgewiesen, und das kostet nichts. Auch was passt, musst du nicht anlegen: Beende ausnahmsweise den Zug.
lesson-quiet-turns-discard = Ein Zug ohne Anlegen kostet eine Karte deiner Hand; du wählst sie aus. Dann ziehst du bis zu fünf. Leg Homo habilis ab.
lesson-quiet-turns-spared = Bo hat Homo habilis aus deiner Ablage genommen: Diese Karte kostet dich am Ende keinen Punkt. Leg Aassuche aus der Auslage an. Eine Karte genügt für den ganzen Zug.
lesson-quiet-turns-own = Jagd in deiner eigenen Ablage ist für dich außer Reichweite: Nur Bo kann die Karte jetzt anlegen. Was liegt, das liegt, also schau genau hin. Leg Horde an.
lesson-quiet-turns-end-of = Jeder Zug legt eine Karte an, verkleinert den Nachziehstapel oder kostet eine Karte: So endet jede Partie mit Punkten von selbst.

lesson-early-empty = Eine leere Hand, ganz früh
lesson-early-empty-empty = Ein langer Zug. Fell ist die letzte Karte deiner Hand, und der Nachziehstapel reicht noch: Das bringt einen Trumpf, drei Punkte und fünf neue Karten, nur für dich.
lesson-early-empty-on = Und der Zug geht weiter. Leerst du auch diese Hand, gewinnst du noch einen Trumpf. Faden und Seil setzt die Serie von Fell aus fort: Leg die Karte an.
lesson-early-empty-end-of = Eine früh geleerte Hand ist das Beste, was dir passieren kann, solange es einen Nachziehstapel gibt.

lesson-two-trumps = Zwei Trümpfe mit einer Karte
lesson-two-trumps-open = Der Nachziehstapel ist aufgebraucht. Du hast noch drei Karten und einen Plan: Leg zuerst Fell an, das eröffnet Epoche 2.
lesson-two-trumps-replay = Setz den Trumpf für Speer ein. Die Karte ist ein Werkzeug wie deine letzte.
lesson-two-trumps-both = Faustkeil leert deine Hand und schließt zugleich Epoche 1 ab: Das bringt zwei Trümpfe auf einmal.
lesson-two-trumps-spend = Deine Hand ist leer, aber diesen letzten Zug darfst du beenden, mit Karten aus der Auslage. Setz einen Trumpf für Sprache ein.
lesson-two-trumps-end-of = Sechs Punkte für zwei Trümpfe, ob eingesetzt oder nicht. Es lohnt sich, die letzte Karte gut zu wählen.

lesson-last-discard = Die letzte Karte ablegen
lesson-last-discard-nothing = Du hast nur noch Unterstand, der Nachziehstapel ist aufgebraucht, und nichts lässt sich anlegen. Beende den Zug.
lesson-last-discard-discard = Ein Ablegen, das die Regeln erzwingen, darf deine letzte Karte nehmen. Es bringt keinen Trumpf, aber es beendet die Partie.
lesson-last-discard-end-of = Jede Karte, die in einer Hand oder Ablage blieb, kostete einen Punkt, und du hast mit 16 gewonnen. Über mehrere Partien stiege dein Handicap jetzt um 1, und das von Bo sänke; es wird für jedes Spiel und jede Zahl von Plätzen getrennt geführt.

lesson-thieves = Intro ohne Nachziehstapel: Diebe
lesson-thieves-empty-handed = In Intro gibt es keine Punkte, und die erste leere Hand gewinnt. Für einen Zug ohne Karte musst du hier nichts ablegen, sondern bekommst eine Karte. Sieh selbst: Beende den Zug.
lesson-thieves-gap = Die Auslage hat die letzte Karte des Nachziehstapels genommen. Leg Wasserfahrzeug von dort an: Diesmal bleibt die Lücke.
lesson-thieves-turn = Bo hat nichts angelegt und dir eine Karte gestohlen: Ohne Nachziehstapel wird jedes Ziehen zum Diebstahl. Etwas Besseres hast du auch nicht: Beende den Zug und mach es genauso.
lesson-thieves-steal = Du wählst, wen du bestiehlst; die Karte wählt der Zufall. Cem hat nur eine, und wer so die letzte Karte verliert, hat gewonnen. Bestiehl also Bo.
lesson-thieves-end-of = Bo hat Cem die letzte Karte gestohlen, und Cem hat auf der Stelle gewonnen. Verschone Plätze mit einer einzigen Karte, solange du kannst.

lesson-together = Intro: Alle ziehen gemeinsam
lesson-together-empty = Fell leert deine Hand. Im Nachziehstapel liegt noch eine Karte, also hat niemand gewonnen: Alle ziehen, du zuerst. Leg die Karte an.
lesson-together-exchange = Du hast die letzte Karte gezogen; Bo bekam nichts und stiehlt auch nicht stattdessen. Setz den Trumpf ein: Tausche mit Bo. Das leert keine Hand, auch keine mit einer einzigen Karte.
lesson-together-end-of = Von jetzt an gibt es keinen Nachziehstapel mehr, und die nächste leere Hand gewinnt.

lesson-emptied-by-others = Die Hand anderer leeren
lesson-emptied-by-others-open = Bo hat eine Karte, und du kannst erschließen, welche: Von Epoche 1 war nur Nomadentum noch nicht zu sehen. Faden und Seil liegt in der Auslage; die Karte eröffnet Epoche 3, also darf man Karten der Epoche 2 und darunter rufen. Leg sie an.
lesson-emptied-by-others-call = Ruf Nomadentum. Die Karte wird angelegt, und Bos Hand ist leer. Solange es einen Nachziehstapel gibt, endet damit nichts: Alle ziehen eine Karte, Bo zuerst.
lesson-emptied-by-others-end-of = Bo gewann dabei keinen Trumpf und zog wie alle. Ohne Nachziehstapel hätte Bo gewonnen: Denk daran, bevor du rufst.

lesson-stop = Stopp: andere anfechten
lesson-stop-wrong = Bo sagte Stopp zu Australopithecus, der nichts voraussetzt. Also war Bo im Unrecht: eine Karte nach eigener Wahl ablegen, dann ziehen. Du machst weiter: Leg Geröllgerät an.
lesson-stop-stop = Mit der Option Stopp darf man Karten ohne ihre Voraussetzungen versuchen, und dieses Fenster wartet auf deine Antwort, was auch immer du auf der Hand hast. Bo legt Jagd an. Liegen Horde und Aassuche im Baum? Sag Stopp.
lesson-stop-bluff = Der Baum liegt offen, also prüfte der Tisch selbst: Bo musste Jagd ablegen, und der Zug war zu Ende. Jetzt wag etwas: Fell setzt Aassuche voraus, und die ist nicht da. Leg die Karte trotzdem an.
lesson-stop-call = Bo ließ es durchgehen: Fell bleibt für immer, und erst jetzt zählen der Punkt dafür und der Trumpf. Setz ihn für noch einen Bluff ein: Ruf Stamm. Die Karte ließe sich nicht anlegen und würde ohne Stopp nie angeboten.
lesson-stop-failed = Bo hatte Stamm und gab die Karte her, aber sie passte nicht: Sie kam auf deine Ablage, und dein Zug endete sofort, mit Ziehen. Diese eine abgelegte Karte war der ganze Preis. Leg Aassuche an.
lesson-stop-end-of = Zweifle, wenn etwas fehlt, und bluffe, wenn niemand hinsieht.

lesson-stop-calls = Stopp: ein Ruf ohne Antwort
lesson-stop-calls-call = Dein Joker hat dir einen Trumpf gebracht. Ruf Metall: Die Karte ist vielleicht auf Bos Hand, vielleicht im Nachziehstapel. Ein Ruf kann nur gelingen, wenn die nächste Epoche eröffnet ist, aber wo Stopp im Spiel ist, darfst du es versuchen.
lesson-stop-calls-price = Niemand sagte Stopp, und niemand hatte die Karte. Du hast in diesem Zug nichts angelegt: Der Joker neben dem Baum war kein Anlegen. Also kostet es eine Karte deiner Wahl. Leg Abschlaggerät ab.
lesson-stop-calls-stop = Tauschhandel setzt Geröllgerät und Sammeln voraus. Nur Sammeln ist da: Sag Stopp.
lesson-stop-calls-right = Bo hat damit nichts gewonnen: keinen Punkt, keine eröffnete Epoche, keinen Trumpf. Jetzt legst du Geröllgerät an.
lesson-stop-calls-end-of = Ein Ruf ist eine Frage an den ganzen Tisch: Stell sie, wenn du die Antwort weißt.

lesson-stop-intro = Stopp in Intro
lesson-stop-intro-stop = Bo beginnt mit Feuer, und Homo erectus liegt nicht im Baum. Sag Stopp. Sagen es mehrere, zählt die erste Person im Uhrzeigersinn.
lesson-stop-intro-give = Du hattest recht: Bo bittet dich um eine Karte, legt Feuer ab und zieht. In einem Spiel um leere Hände ist das eine schöne Belohnung: Gib Abschlaggerät her.
lesson-stop-intro-place = Eine erste Karte wurde angelegt, auch wenn sie nicht liegen blieb; also darf niemand mehr passen. Leg Australopithecus an.
lesson-stop-intro-paid = Bos Stopp war falsch, dafür musste Bo eine Karte ziehen. Mach weiter mit Geröllgerät.
lesson-stop-intro-end-of = In Intro bringen Fehler Karten ein, und Karten willst du ja loswerden.

lesson-memory-claims = Memory: was andere anzusagen vergaßen
lesson-memory-claims-claim = Bo legte Tauschhandel an, die erste Karte von Epoche 2, und vergaß die Ansage. Den Trumpf bekommt, wer sie als Nächstes im eigenen Zug macht: Sag an, dass Epoche 2 eröffnet ist.
lesson-memory-claims-lie = Niemand widersprach, also ist der Trumpf deiner. Leg Fell nach. Wurde Aassuche angelegt? Nein, aber weiß Bo das?
lesson-memory-claims-verify = Ja: Bo sagt Stopp. Du könntest es zugeben und würdest Bo eine Karte stehlen. Oder danach suchen: Wird nichts gefunden, gibt dir Bo eine Karte nach eigener Wahl. In der ersten Ausgabe legte man stattdessen ab, zog und stahl. Wähle Danach suchen.
lesson-memory-claims-wrong = Fell kam auf deine Ablage, du hast eine andere Karte gezogen, und der Zug war zu Ende. Bo hat nichts angelegt und deshalb gezogen: Ein Zug ist hier ein Zug von Intro. Leg Aassuche an.
lesson-memory-claims-series = Nur bei Verbindungen lässt sich nicht bluffen: Alle sehen, dass Jagd zur Nahrung gehört wie Aassuche. Ob Horde je angelegt wurde, ist eine andere Frage. Wag es.
lesson-memory-claims-end-of = Achte darauf, was andere vergessen, und lüg nur bei dem, was sie vergessen haben.

lesson-memory-last = Memory: Aufpassen lohnt sich
lesson-memory-last-stop = Bo legt Sprache an. Du hast eine Karte, und der Nachziehstapel ist aufgebraucht. Wurde Faustkeil je angelegt? Sag Stopp.
lesson-memory-last-give = Bo fand keinen Faustkeil und bittet dich um eine Karte. Nomadentum ist deine einzige: Gib sie her.
lesson-memory-last-end-of = Du hattest recht, und deine Hand ist leer: Du hast gewonnen. Aufpassen zahlt sich aus.

lesson-jokers = Joker: drei Verwendungen
lesson-jokers-trump = An diesem Tisch sind drei Joker im Spiel, nach dem Austeilen in den Nachziehstapel gesteckt. Einen hast du gezogen. Erste Verwendung: Leg ihn neben den Baum. Das bringt einen Trumpf und drei Punkte, aber keinen Punkt für ihn selbst.
lesson-jokers-normal = Das war kein Anlegen. Das normale Anlegen deines Zuges bleibt dir, der Trumpf auch. Leg Australopithecus an.
lesson-jokers-interrupted = Zweite Verwendung: Bo hat dich mit einem Joker unterbrochen und dazwischen einen ganzen Zug gespielt. Deine Serie geht von Bos letzter Karte aus weiter, von Jagd, und dein Trumpf hat gewartet. Leg Speer an.
lesson-jokers-replay = Nach jeder deiner Aktionen darf Bo wieder unterbrechen, solange es Joker gibt. Setz einen Trumpf ein: Leg Homo habilis nach.
lesson-jokers-stands = Ein Joker ist in die Auslage gekommen und bleibt dort, bis ihn jemand nutzt. Dritte Verwendung: Im Baum steht er für eine Karte, deren Voraussetzungen vorhanden sind und die nirgends offen liegt. Nimm ihn als Faustkeil.
lesson-jokers-real = Er folgte auf Homo habilis, den Faustkeil voraussetzt: Ein Joker hat keine Familie. Er hat die neun Karten der Epoche 1 vollzählig gemacht und dir einen Trumpf gebracht. Einen Joker kann niemand rufen, die echte Karte schon: Ruf Faustkeil.
lesson-jokers-hand = Die echte Karte hat die Stelle des Jokers eingenommen und nichts mehr abgeschlossen, und der Joker kam auf deine Hand. Willst du sehen, was andere mit ihm anfangen können? Setz den letzten Trumpf ein: Leg ihn ab.
lesson-jokers-end-of = Bo hat den Joker aus deiner Ablage genommen: Auch von dort darf man ihn nutzen. Zwei Verwendungen gehen von der Hand, aus der Auslage oder aus einer Ablage; nur die Unterbrechung braucht einen auf der Hand.

lesson-joker-last = Joker: die letzte Karte
lesson-joker-last-once = Jagd ist die letzte Karte deiner Hand, und Tauschhandel hat dir einen Trumpf gebracht: Leg sie nach. Noch gibt es einen Nachziehstapel, also gewinnst du wieder einen Trumpf, und alle ziehen eine Karte.
lesson-joker-last-again = Du hast Fell gezogen, und die Karte passt. Leere deine Hand im selben Zug noch einmal.
lesson-joker-last-win = Jetzt hast du einen Joker gezogen, die letzte Karte des Nachziehstapels. Er ist deine einzige Karte, und wie auch immer du ihn legst, leerst du damit deine Hand. Leg ihn neben den Baum.
lesson-joker-last-end-of = Ein Joker war deine letzte Karte, und du hast gewonnen. Auch mit einer Unterbrechung wäre das gegangen.

lesson-joker-end = Joker: zu spät für eine Unterbrechung
lesson-joker-end-pool = Du hast eine Karte, Faustkeil; sie setzt Homo habilis voraus, der in der Auslage liegt. Dort liegt auch ein Joker: Nimm ihn für seinen Trumpf.
lesson-joker-end-replay = Leg Homo habilis mit dem Trumpf nach. Bo hat noch eine Karte oder zwei, und eine davon ist vielleicht ein Joker.
lesson-joker-end-win = Bo ließ es durchgehen. Faustkeil ist deine letzte Karte, der Nachziehstapel ist aufgebraucht: Leg ihn an, und niemand kann dich mehr unterbrechen.
lesson-joker-end-end-of = Bo hatte tatsächlich einen Joker. Eine Aktion, die die Partie sofort beendet, lässt dafür keine Zeit.

lesson-memory-jokers = Ein Joker im Stapel
lesson-memory-jokers-declare = In Memory sagst du laut, für welche Karte ein Joker steht, und er liegt als diese Karte im Stapel. Was nichts voraussetzt und nirgends offen liegt, stimmt immer: Nimm ihn als Aassuche.
lesson-memory-jokers-verify = Bo zweifelt daran, und das darf man: Den Joker als eine falsche Karte auszugeben, ist ein Fehler. Deine stimmt, also wähle Danach suchen.
lesson-memory-jokers-counts = Der Joker zählt für alle als Aassuche. Geröllgerät kam seither dazu. Also stimmt Fell, das beide voraussetzt: Leg die Karte an.
lesson-memory-jokers-end-of = Merk dir den Joker wie jede andere Karte: Er liegt unter den übrigen.

lesson-connect-joker = Connect: ein Joker auf dem Raster
lesson-connect-joker-joker = Ein Joker im Baum füllt ein eigenes Feld und hat Epoche und Voraussetzungen der Karte, für die er steht, aber keine Familie. Nimm ihn als Aassuche, neben Sammeln.
lesson-connect-joker-real = Bo legte die echte Aassuche an: Sie musste genau auf dieses Feld, und der Joker ist jetzt auf Bos Hand. Leg Homo habilis an.
lesson-connect-joker-end-of = Ein Joker verschafft Zeit und eine Stelle, und wer die echte Karte hat, bekommt ihn.

lesson-bot = Ein Bot am Tisch
lesson-bot-row = Bo ist ein Bot: Niemand entscheidet für ihn, die Regeln spielen ihn. Seine Karten liegen als verdeckte Reihe, die älteste zuerst, und niemand ordnet sie um. Eine Person gegen Bots: Eine solche Partie heißt Solitär. Leg Australopithecus an.
lesson-bot-flips = Bo deckte die erste Karte auf: Sammeln passte und wurde angelegt, für einen Punkt wie bei allen. Es ging weiter: Jagd passte nicht. Die Karte kam auf die Ablage, und der Zug war zu Ende. Leg Aassuche an.
lesson-bot-call = Fell hat dir einen Trumpf gebracht. Homo habilis muss in Bos Reihe sein: Ruf die Karte. Der Tisch nimmt sie heraus, auf deine Hand kommt sie nie, und die anderen rücken zusammen.
lesson-bot-dry = Kochen passte nicht. Der Nachziehstapel ist aufgebraucht, also beendete Bo den Zug, ohne zu ziehen und ohne zu stehlen. Leg Horde an.
lesson-bot-took = Bots spielen keine Serien und nehmen nichts aus der Auslage oder aus Ablagen. Du schon: Nimm Jagd aus Bos Ablage.
lesson-bot-rob = Du hast die erste Epoche abgeschlossen und einen Trumpf. Ein Tausch mit einem Bot überlässt nichts dem Zufall: Die letzte Karte seiner Reihe kommt zu dir.
lesson-bot-give = Die Karte, die du gibst, kommt ans Ende seiner Reihe. Gib Abschlaggerät, und merk es dir: Die letzte Karte ist die, die man zurückholen kann.
lesson-bot-end-of = Ein Bot ist ein offenes Buch, sobald du seine Karten hast vorbeiziehen sehen.

lesson-bot-trump = Der Trumpf eines Bots
lesson-bot-trump-before = Zwei Personen und ein Bot. Geröllgerät in der Auslage setzt die Serie von Australopithecus aus fort. Leg die Karte an, und denk daran, dass auch Bo sie brauchen kann.
lesson-bot-trump-trump = Bos dritte Karte, Tauschhandel, eröffnete Epoche 2: Für den Trumpf deckte Bo die nächsten zwei zusammen auf. Fell passte, Ocker kam auf die Ablage. Die Reihe war nun leer, der Nachziehstapel aber nicht, also zog Bo zum Ende des Zuges. Leg Horde an.
lesson-bot-trump-end-of = Was passt, bringt einen Bot voran, was nicht passt, kostet ihn eine Karte. Zwei Chancen für jeden Trumpf: Bereite ihm keine Epoche vor.

lesson-bot-joker = Ein Bot und ein Joker
lesson-bot-joker-place = Drei Karten aus Bos Reihe passten, Kochen nicht. Bo hat gezogen. Sind Joker im Spiel, ist jedes Aufdecken ein eigener Schritt. Leg Geröllgerät an.
lesson-bot-joker-joker = Tauschhandel passte, dann deckte Bo einen Joker auf: Ein Bot legt ihn immer neben den Baum. Für diesen Trumpf deckt er die nächsten zwei Karten auf. Leg Faustkeil an.
lesson-bot-joker-end-of = Bots unterbrechen nie und lassen nie einen Joker für eine Karte stehen: Für sie ist er ein Trumpf.

lesson-bot-plus = Bot+: Er sieht sich um
lesson-bot-plus-place = Bo ist ein Bot+: Vor jedem Aufdecken durchsucht er die Auslage und alle Ablagen, auch die eigene, nach Karten, die wirklich passen, und legt die niedrigste an. Leg Australopithecus an.
lesson-bot-plus-stop = Bo nahm Horde aus der Auslage, deckte Sammeln auf, nahm Geröllgerät, deckte Homo habilis auf, nahm Faustkeil und deckt jetzt Jagd auf, wie ein Bot es tut, wahr oder nicht. Aassuche ist noch auf deiner Hand: Sag Stopp.
lesson-bot-plus-again = Du hattest recht: In allem anderen verhält er sich wie ein einfacher Bot, und sein Zug ist zu Ende. Leg jetzt Aassuche an: Dann gehört Jagd zu dem, was er findet.
lesson-bot-plus-end-of = Als Erstes nahm Bo Jagd aus der eigenen Ablage. Ein Bot+ lässt wenig liegen.

lesson-bot-plus-empty = Ein Bot+ leert seine Hand
lesson-bot-plus-empty-emptied = Bo legte alle fünf Karten seiner Reihe an, dazwischen Horde und Geröllgerät. Als Bot+ zog Bo dann zwei Karten und du eine. Von den zweien, die Bo aufdeckte, passte keine. Leg Jagd an.
lesson-bot-plus-empty-next = Was passt und in der Auslage liegt, nimmt Bo im nächsten Zug. Nimm Speer also selbst.
lesson-bot-plus-empty-end-of = Ohne Nachziehstapel hätte Bo mit dieser leeren Hand gewonnen.

lesson-memory-bot = Memory mit einem Bot
lesson-memory-bot-place = Ein Bot legt jede Karte, die er aufdeckt, wahr oder nicht, und du musst aufpassen. Jedes Aufdecken ist ein eigener Schritt, damit du antworten kannst. Leg Aassuche an.
lesson-memory-bot-wrong = Sammeln setzt nichts voraus. Zweifle trotzdem daran, um zu sehen, was ein falscher Stopp kostet.
lesson-memory-bot-right = Dafür musstest du eine Karte ziehen. Homo habilis hast du durchgehen lassen, und die Karte war wahr: Das hinterlässt keine Zeile im Protokoll, und das nächste Aufdecken schloss das Fenster. Jetzt Jagd: Horde wurde nie angelegt. Sag Stopp.
lesson-memory-bot-alone = Jagd liegt in Bos Ablage, Bo zog, und der Zug war zu Ende. Wären mehrere Personen am Tisch, hättest du Bo eine Karte gegeben; im Solitär behältst du sie. Leg Australopithecus an.
lesson-memory-bot-last = Kochen hast du durchgehen lassen, und der Tisch sagte für Bo an, dass Epoche 2 eröffnet ist. Jetzt ist Bos Hand leer und der Nachziehstapel auch: Ist dieses Fenster geschlossen, hat Bo gewonnen. Abschlaggerät setzt Homo erectus voraus. Sag Stopp.
lesson-memory-bot-end-of = Bo hat keine Karte mehr, aber nicht gewonnen, und tut nichts mehr. Ein Bot, den niemand stoppt, spielt seine Hand einmal durch: So gehen seine Züge zu Ende.

lesson-select-bot = Select mit einem Bot und einem Joker
lesson-select-bot-select = Bo ist ein Bot und wählt nichts aus: Er spielt einmal je Umlauf, wie in Explore. Wähle Sammeln und Homo habilis.
lesson-select-bot-pass = Aassuche passte, Jagd nicht, und Bos Zug war zu Ende. In deiner Auswahl ist nichts mehr: Passe, wie alle, die in ihrem Zug nichts angelegt haben; sonst beendet man ihn. Du bist hier die einzige Person, also endet damit die Runde.
lesson-select-bot-joker = Alle haben bis zu fünf gezogen, und ein Joker kam zu dir. Du darfst ihn auswählen wie jede Karte oder später aus der Hand legen. Nimm ihn mit Faustkeil.
lesson-select-bot-left = Endete die Runde jetzt, käme der Joker in deiner Auswahl auf deine Ablage wie jede andere Karte und kostete einen Punkt. Sieh selbst: Passe.
lesson-select-bot-end-of = Leg einen Joker rechtzeitig, oder behalt ihn für die nächste Runde auf der Hand.

lesson-connect-bot = Connect mit einem Bot und mit Stopp
lesson-connect-bot-bot = Ein Bot legt eine Karte dorthin, wo sie am meisten bringt, bei Gleichstand neben die niedrigste Karte. Für Jagd fehlte Horde, also kam sie auf die Ablage. So ist es in der neuesten Ausgabe; das Connect der ersten war ein anderes Spiel. Leg Homo habilis an.
lesson-connect-bot-bluff = Mit Stopp darfst du eine Karte ohne ihre Voraussetzungen versuchen, aber nie an einer falschen Stelle: Das sehen alle. Faustkeil setzt Geröllgerät voraus. Versuch es neben Homo habilis.
lesson-connect-bot-end-of = Gegen einen einzelnen Bot sagt niemand Stopp, und ein Bluff ist sicher; gegen Personen hat er seinen Preis.

lesson-fusion-bot = Fusion mit einem Bot
lesson-fusion-bot-stop = Ein Bot legt, was er aufdeckt, wahr oder nicht, dorthin, wo es am meisten bringt. Jetzt Jagd, die Horde voraussetzt. Sag Stopp: Der Tisch sieht für Bo alle Stapel durch.
lesson-fusion-bot-gap = Jagd kam auf Bos Ablage. Bo zahlt keine Entschädigung, und du bekommst nichts dafür. Wo die Karte lag, kann eine Lücke bleiben. Leg Homo habilis auf Sammeln an.
lesson-fusion-bot-end-of = Mit einem Bot bist du in Fusion das Gedächtnis des Tisches.

lesson-series-plus = Serie+: je länger, desto besser
lesson-series-plus-second = Mit Serie+ bringt die erste Karte einer Serie 1 Punkt, die zweite 2, die dritte 3. Für Sammeln hast du einen Punkt: Leg Homo habilis an.
lesson-series-plus-fifth = Vier Karten haben zehn Punkte gebracht. Die fünfte bringt fünf, und sie eröffnet eine Epoche, für drei weitere.
lesson-series-plus-again = Eine nachgelegte Karte beginnt eine neue Serie, bei 1. Leg Aassuche mit dem Trumpf an.
lesson-series-plus-two = Fell setzt die Serie von Aassuche aus fort, bringt also zwei.
lesson-series-plus-end-of = Einundzwanzig Punkte mit sieben Karten. Kurze Serien heb dir für schlechte Tage auf.

lesson-trump-plus = Trumpf+: vier Verwendungen mehr
lesson-trump-plus-draw = Dein Joker hat dir einen Trumpf gebracht. Mit Trumpf+ darfst du dafür auch eine Karte ziehen, stehlen, ersetzen oder um eine bitten. Zieh eine: genau eine, wie viele du auch hast.
lesson-trump-plus-ask = Ein zweiter Joker, und wieder ein Trumpf. Bitte Bo um eine Karte: Bo muss eine geben und wählt, welche.
lesson-trump-plus-granted = Faustkeil gehört dir. Für jede neue Karte darfst du auch einmal nachlegen, jederzeit in diesem Zug. Zuerst das normale Anlegen: Homo habilis.
lesson-trump-plus-any = Tauschhandel kam im rechten Moment in die Auslage und eröffnete Epoche 2. Nutze jetzt ein gewährtes Nachlegen für Fell: Es darf jede Karte sein, nicht nur die neue.
lesson-trump-plus-replace = Der Trumpf der Epoche ist noch da. Ersetze eine Karte: Speer kommt auf deine Ablage, dafür wird eine andere gezogen.
lesson-trump-plus-end-of = Jede Karte, die Trumpf+ bringt, darf sofort gespielt werden. Lange Züge stehen bevor!

lesson-sos = SOS: ein Ruf ohne Trumpf
lesson-sos-dry = Der Nachziehstapel ist aufgebraucht. Alle spielen weiter wie zuvor, nur zieht niemand mehr. Leg Homo habilis an.
lesson-sos-sos = In diesem Zug hast du noch nichts angelegt. Mit SOS, auf älteren Karten Revers, darfst du ihn mit einem Ruf beenden, als hättest du einen Trumpf. Nomadentum muss auf Bos Hand sein: Ruf die Karte.
lesson-sos-end-of = Nomadentum wurde angelegt, ohne Punkt und ohne Trumpf, obwohl es Epoche 1 abschloss: Dieser Trumpf ist für alle verloren. Es war auch Bos letzte Karte, und der Nachziehstapel ist aufgebraucht, also war die Partie sofort vorbei. Die Punktestände entscheiden.

lesson-flash = Flash: Wer sagt zuerst Ich?
lesson-flash-place = Mit Flash weiß niemand, wer als Nächstes spielt. Nach jeder angelegten Karte bleiben zehn Sekunden für Antworten. Leg Sammeln an.
lesson-flash-bis = Du hast eine Karte angelegt, also darfst du Bis sagen, und das geht jedem Ich vor: Du behältst den Zug, musst dann aber weiterspielen. Sag Bis.
lesson-flash-promise = Du hast versprochen weiterzuspielen. Auch Aassuche gehört zur Nahrung: Leg sie an.
lesson-flash-me = Dann sagte niemand etwas, also spielte Bo, der nächste Platz im Uhrzeigersinn. Bo hat Homo habilis angelegt. Sei jetzt am schnellsten: Sag Ich.
lesson-flash-normal = Dein Ich war das erste, also gehört dieser Zug dir: ein voller, normaler, dessen erste Karte keine Verbindung braucht. Leg Horde an.
lesson-flash-nothing = Cem sagte Ich und legte dann nichts an: ablegen, ziehen, und der nächste Platz im Uhrzeigersinn spielt. Das bist du. Leg Australopithecus an.
lesson-flash-stay = Du hast wieder Bis gesagt: Geröllgerät setzt die Serie fort. Mit geleerten Händen, Trümpfen und dem Ende der Partie ist es wie immer.
lesson-flash-end-of = Bis, um weiterzumachen, Ich, um einzusteigen, Schweigen für den nächsten Platz. Sei schnell, aber hab eine Karte.

lesson-flash-bot = Flash mit Stopp und einem Bot
lesson-flash-bot-stop = Du hast geschwiegen, also spielt Bo. Auch mit Flash geht ein Stopp allem vor. Jagd setzt Aassuche und Horde voraus: Sag Stopp.
lesson-flash-bot-bot = Bos Zug war zu Ende, jedes Ich war verfallen, und Cem, der nächste Platz im Uhrzeigersinn, spielte. Cem ist ein Bot: Er deckte Nomadentum auf, das nicht passte. Ein Bot sagt Bis, wenn er nachlegen darf, und nie Ich. Du bist am Zug: Leg Horde an.
lesson-flash-bot-trump = Tauschhandel war ein Bluff, und niemand hat gezweifelt: Die Karte eröffnete Epoche 2 und brachte dir einen Trumpf. Den behältst du nur, solange du weitermachst; sobald jemand anderes spielt, ist er verfallen. Sag Bis.
lesson-flash-bot-replay = Eine Karte in Serie oder ein eingesetzter Trumpf hält das Versprechen. Leg Sammeln nach.
lesson-flash-bot-end-of = Der nächste Zug gehört niemandem: Schau hin, zweifle, und steig ein.

lesson-free-placement = Freies Anlegen, Verbindungsbonus, Schichten
lesson-free-placement-free = Optionen für Spiele mit Punkten: Mit freiem Anlegen ist der Baum ein Raster, und eine Karte kommt auf ein beliebiges freies Feld neben einer anderen. Eine Verbindung ist nicht nötig. Leg Homo habilis an.
lesson-free-placement-bonus = Mit dem Verbindungsbonus bringt jede starke Verbindung mit einer Karte, die sie berührt, auch an einer Ecke, einen Punkt. Faustkeil hat hier drei: Homo habilis führt dorthin und Geröllgerät auch, das außerdem ein Werkzeug ist. Leg die Karte dort an, wo sie beide berührt.
lesson-free-placement-strata = Bo hat Epoche 1 abgeschlossen. Mit Schichten darf man ihre Karten überdecken: Leg Homo erectus auf Nomadentum an. Die überdeckte Karte bleibt vorhanden und bringt dabei keinen Punkt.
lesson-free-placement-end-of = Angrenzen, Berühren und Schichten bedeuten in jedem Spiel mit Raster dasselbe, was ein gedrucktes Glossar auch auslässt.

lesson-advantage = Ein Vorsprung für Neulinge
lesson-advantage-seven = Du hast einen Vorsprung von zwei: sieben Karten vom Austeilen an, während Bo fünf hat. Mit den fünf der Auslage sind das siebzehn der achtzehn Karten zweier Epochen. Eine bleibt als Nachziehstapel: Weniger wird zurückgewiesen. Leg Sammeln an.
lesson-advantage-refill = Beende den Zug: Du ziehst bis zu sieben, nicht bis zu fünf. Heute hat der Nachziehstapel nur eine Karte.
lesson-advantage-end-of = So können Neulinge und Geübte zusammen spielen, und alle haben eine Chance.

lesson-truncated = Ein gekürztes Deck
lesson-truncated-side = Hier sind die Epochen 2 bis 4 im Spiel. Epoche 1 liegt verdeckt als Nebenstapel, und jeder Zug beginnt mit seiner obersten Karte: Sammeln, Horde und Geröllgerät kamen so in den Baum, ohne Punkte für irgendwen. Also passt jetzt Tauschhandel: Leg die Karte an.
lesson-truncated-lowest = Kein Trumpf: Die niedrigste Epoche im Spiel gilt von Anfang an als eröffnet. Beende den Zug, und sieh, was kommt.
lesson-truncated-fits = Aassuche kam in Bos Zug, Nomadentum in deinem. Homo erectus setzt beide voraus: Leg die Karte an.
lesson-truncated-end-of = Neun Züge beginnen mit einem Geschenk. Danach hat der Baum alles, was er braucht.

lesson-antiquity = Antike: Das Deck geht weiter
lesson-antiquity-starters = Dieses Deck setzt die Urgeschichte mit den Epochen 7 bis 12 fort. Wird es allein gespielt, gelten alle sechs Epochen davor als angelegt: Ackerbau setzt sonst nichts voraus. Leg die Karte an.
lesson-antiquity-sisters = Auch Viehzucht gehört zur Nahrung und setzt die Serie fort. Was sie voraussetzt, liegt in den Epochen davor: Gehege und Hund.
lesson-antiquity-end-of = Beide Decks zusammen ergeben eines mit 108 Karten, vom Sammeln bis zu den großen Städten.

lesson-select-stop = Select: was eine Runde nicht erlaubt
lesson-select-stop-stop = Select ist Explore in Runden, dauert etwa eine Viertelstunde und eignet sich für drei bis neun. Bo passt, obwohl in Bos Auswahl Australopithecus liegt, der nichts voraussetzt. Mit der Option Stopp ist das ein Fehler: Sag Stopp.
lesson-select-stop-wait = Bo hat eine Karte abgelegt und zieht vor dem Ende der Runde keine: Nur die Auslage wird aufgefüllt. Dein Faustkeil setzt Geröllgerät voraus und dieses wiederum Australopithecus, der nicht vorhanden ist, solange Bo ihn nur ausgewählt hat. Leg Horde an.
lesson-select-stop-now = Da ist er. Jetzt lässt sich Geröllgerät aus der Auslage anlegen. Tu es.
lesson-select-stop-links = Faustkeil aus deiner Auswahl ist ein Werkzeug wie Geröllgerät und setzt es auch voraus. In einer Serie sind zwei Verbindungen nicht besser als eine: Leg ihn an.
lesson-select-stop-end-of = In einer Runde sehen alle, worauf du wartest. Flash, wo niemand weiß, wer als Nächstes spielt, lässt sich damit nicht verbinden.

lesson-select-end = Select: die letzte Karte
lesson-select-end-select = Du hast in dieser Runde die Vorhand. Behalt eine Karte auf der Hand: Wähle alle außer Fell.
lesson-select-end-last = In Serie darf nichts aus der Hand kommen, eine nachgelegte Karte schon. Fell ist deine letzte Karte, Hand und Auswahl zusammen: Leg sie nach und gewinn den Trumpf für das Leeren.
lesson-select-end-call = Beende deinen Zug mit diesem Trumpf: Ruf Jagd. Die Karte ist auf Bos Hand; eine aus Bos Auswahl ließe sich nicht rufen.
lesson-select-end-end-of = Der Nachziehstapel ist aufgebraucht, und du hast keine Karte mehr: Nach deinem Zug war die Partie vorbei. Was Bo noch ausgewählt hatte, galt als abgelegt. Lägen Einsätze im Topf, in Spielchips und zu Beginn einer von jeder Person, ginge er jetzt an die, die gewonnen hat.

lesson-connect-strata = Connect: eine Karte auf der anderen
lesson-connect-strata-first = Die erste Karte der Partie liegt in der Mitte: Noch gibt es nichts, woran sie angrenzen könnte. Eine Partie Connect dauert etwa eine Stunde. Leg Sammeln an.
lesson-connect-strata-border = Eine nachgelegte Karte braucht für die Serie keine Verbindung mit der letzten, aber ihre Stelle muss an sie angrenzen. Eine Karte ohne solche Stelle lässt sich jetzt nicht anlegen, was auch immer sie voraussetzt. Faustkeil hat eine neben Speer.
lesson-connect-strata-higher = Nomadentum hat Epoche 1 abgeschlossen und dabei Homo habilis überdeckt: Beides geht auf einmal. Überdeckte Karten bleiben vorhanden. Leg Homo erectus obenauf; für die Höhe gibt es keine Grenze.
lesson-connect-strata-end-of = Nur Karten abgeschlossener Epochen darf man überdecken, und was überdeckt ist, verbindet nicht mehr: Überleg, was du verdeckst.

lesson-connect-call = Connect: eine gerufene Karte ohne Stelle
lesson-connect-call-call = Fell hat Epoche 2 eröffnet. Mit Stopp darfst du auch eine Karte rufen, die kaum passen wird: Für Nomadentum ist alles da, aber mit Fell ist die Karte nicht verbunden. Ruf sie.
lesson-connect-call-stop = Bo gab Nomadentum her, aber neben Fell gab es keine Stelle dafür: Der Ruf scheiterte, und dein Zug war zu Ende. Jetzt legt Bo Homo habilis an. Liegt Sammeln im Baum? Sag Stopp.
lesson-connect-call-on = Bo musste die Karte zurücknehmen. Sammeln setzt nichts voraus, braucht aber eine Stelle mit einer Verbindung zu jedem Nachbarn: Such eine.
lesson-connect-call-end-of = Bevor du auf einem Raster eine Karte rufst, such die Stelle, an der sie liegen würde.

lesson-fusion-deposit = Fusion mit Pfand
lesson-fusion-deposit-place = Eine Partie Fusion dauert etwa eine Dreiviertelstunde. Homo habilis liegt im Stapel, Geröllgerät auf dem Raster: Faustkeil, der beide voraussetzt, stimmt. Leg die Karte auf Geröllgerät an.
lesson-fusion-deposit-look = Bo zweifelt daran. Mit Pfand kostet jeder Stapel, in den du hineinsiehst, einen Punkt, der beiseitegelegt wird; was obenauf liegt, kostet nichts. Sieh in den ersten hinein.
lesson-fusion-deposit-found = Homo habilis ist gefunden. Geröllgerät liegt unter dem Faustkeil selbst: Sieh auch dort nach.
lesson-fusion-deposit-end-of = Du hast alles gefunden: Beide Punkte kamen zurück, und Bo musste eine Karte ablegen. Sonst wären sie verloren.

lesson-teams = Teams: ein Teammitglied bitten
lesson-teams-ask = Du und Cem seid ein Team, Bo und Dan das andere: Wer zusammengehört, sitzt abwechselnd mit den anderen. Einmal im Zug und vor allem anderen darfst du dein Teammitglied um eine Karte bitten. Bitte Cem.
lesson-teams-got = Cem hat gewählt, was du bekommst, und eine andere Karte gezogen, und du hast für eine Weile sechs. Leg Australopithecus an.
lesson-teams-bot = Auch Bo hat gebeten. Dan ist ein Bot: Er bittet nie, gibt aber, wenn er gebeten wird, die letzte Karte seiner Reihe. Leg Sammeln an.
lesson-teams-end-of = Am Ende werden die Punkte eines Teams zusammengezählt, wer sie auch gewonnen hat.

lesson-team-out = Teams: eine leere Hand
lesson-team-out-ask = Cem hat deine letzte Karte gerufen, und der Nachziehstapel ist aufgebraucht. Aber Cem hat noch Karten, also spielt dein Team weiter, und du behältst deine Züge: Du darfst aus Auslage und Ablagen anlegen und bitten. Bitte Cem um eine Karte.
lesson-team-out-pool = Ganz ohne Karte würdest du am Ende deines Zuges weder ziehen noch ablegen. Aber Ocker in der Auslage ist ein Punkt für euch beide.
lesson-team-out-end-of = Cem legte die letzte Karte eures Teams an und beendete den Zug, und die Partie war vorbei. Die Summen entscheiden.

lesson-leaving = Wenn jemand geht
lesson-leaving-left = Bo hatte dir gerade bei einem Tausch Fell gestohlen und ging dann endgültig. Fell kam zu dir zurück, Bos Hand kam zur eigenen Ablage, und der Zug war zu Ende. Solche Karten darfst du nehmen: Leg Homo habilis an. Ein Programm oder jemand anderes hätte den Platz auch übernehmen können.
lesson-leaving-nobody = Der Nachziehstapel ist aufgebraucht, also würde ein Zug ohne Karte mit einem Diebstahl enden. Aber niemand sonst hat eine Karte: Nichts wird gestohlen. Probier es aus, beende den Zug.
lesson-leaving-standstill = Eine Runde ohne Karte. Bos Platz zählt nicht mehr, also macht dein nächster Zug die zweite Runde voll, und damit ist die Partie vorbei. Beende ihn.
lesson-leaving-end-of = Ohne Nachziehstapel beenden zwei Runden ohne Karte eine Partie ohne Punkte: Wer die wenigsten Karten hat, gewinnt. So endet auch eine Partie, in der alles Passende in der eigenen Ablage liegt und niemand anlegen kann.

lesson-clock = Wenn die Uhr abläuft
lesson-clock-time = An diesem Tisch läuft eine Uhr, und Bos Zeit war um: Der Zug endete, als hätte Bo es gesagt, und die neueste Karte der Hand wurde abgelegt. Leg Homo habilis an, bevor deine um ist.
lesson-clock-decision = Bo stahl dir bei einem Tausch eine Karte, und beim Zurückgeben lief die Zeit ab. Also gab der Tisch die neueste von Bos Karten, aber nicht die eben gestohlene. Leg Faustkeil an.
lesson-clock-end-of = Die Uhr entscheidet nur, was jemand unentschieden ließ.

lesson-classic-simple = Classic Simple: so viele Karten, wie du kannst
lesson-classic-simple-place = In der ersten Ausgabe legst du in einem Zug so viele Karten an, wie du kannst. Beginn mit Sammeln.
lesson-classic-simple-needs = Alles, was Nomadentum voraussetzt, ist jetzt vorhanden. Leg die Karte an.
lesson-classic-simple-end = Mehr lässt sich nicht anlegen. Beende den Zug.
lesson-classic-simple-draw = Jetzt zieh: mindestens eine Karte, bis zu fünf auf der Hand, wie du magst. Nimm fünf.
lesson-classic-simple-free = Bo hat Jagd abgelegt. Solche Karten lassen sich befreien: Leg Jagd von dort an.
lesson-classic-simple-open = Homo erectus eröffnet die zweite Epoche. Das bringt 2 Punkte und eine Ernte.
lesson-classic-simple-harvest = Ernte: Zieh eine Karte, nimm eine offene oder raube Bo eine. Raube Bo eine Karte.
lesson-classic-simple-end-of = Anlegen, befreien, eröffnen, ernten. Wessen Hand nach dem Ende des Nachziehstapels zuerst leer ist, kommt ins Finale und gewinnt 4 Punkte.

lesson-classic-select = Classic Select: Runden der ersten Ausgabe
lesson-classic-select-pass = Du hast aus deiner Auswahl alles angelegt, was möglich war. Passe.
lesson-classic-select-draw = Die Runde ist vorbei: Zieh mindestens eine Karte, bis zu fünf auf der Hand. Nimm fünf.
lesson-classic-select-select = Wähle heimlich die Karten der nächsten Runde: H. neanderthalensis, Haltbarmachung, Ocker, Homo sapiens.
lesson-classic-select-free = Unterstand liegt offen und passt: Befreie die Karte.
lesson-classic-select-open = H. neanderthalensis eröffnet eine Epoche: 2 Punkte und eine Ernte.
lesson-classic-select-harvest = Ernte: Raube Bo eine Karte. Du dürftest sie sogar noch in diesem Zug anlegen.
lesson-classic-select-end-of = Eine Runde dauert, bis niemand mehr anlegen kann oder will.

lesson-classic-connect = Classic Connect: verwandte Nachbarn
lesson-classic-connect-spot = Hier brauchen Karten keine Voraussetzungen: Punkte bringen sie mit ihren Nachbarn. Leg Sammeln an.
lesson-classic-connect-end = Die Karten eines Zuges bilden eine Schlange: Jede grenzt an die vorige an. Beende deinen Zug.
lesson-classic-connect-draw = Zieh mindestens eine Karte, bis zu fünf auf der Hand. Nimm zwei.
lesson-classic-connect-open = Faden und Seil eröffnet eine Epoche: 2 Punkte und eine Ernte. Leg die Karte an.
lesson-classic-connect-harvest = Ernte: Raube Bo eine Karte.
lesson-classic-connect-points = Mit Homo sapiens geht es daneben weiter. Ein Nachbar derselben Epoche bringt einen Punkt, und was zwei Karten gemeinsam haben, ebenso.
lesson-classic-connect-end-of = Umgib eine Karte mit allen ihren Voraussetzungen, und jede davon bringt einen Punkt.

lesson-classic-memory = Classic Memory: eine Karte je Zug
lesson-classic-memory-place = Eine Aktion je Zug: Leg eine Karte auf dem Stapel an, wahr oder nicht. Australopithecus setzt nichts voraus.
lesson-classic-memory-one = Bo hat eine Karte abgelegt, eine gezogen und dir eine geraubt. Du bist wieder am Zug: Leg Sammeln an.
lesson-classic-memory-stop = Bo legt Kochen an. War Feuer je da? Sag Stopp.
lesson-classic-memory-discard = Statt einer Karte deiner Hand darfst du eine anlegen, die in einer Ablage liegt: Horde.
lesson-classic-memory-end-of = Die erste leere Hand gewinnt sofort, ganz gleich, wie viel im Nachziehstapel übrig ist.

lesson-classic-finalist = Die erste Ausgabe: das Finale
lesson-classic-finalist-free = Solange der Nachziehstapel reichte, endete jeder Zug mit Ziehen. Er ist aufgebraucht: Jetzt zieht niemand. Befreie Skulptur aus Bos Ablage.
lesson-classic-finalist-full = Mythos macht Epoche 5 vollständig. Das bringt nichts, aber eine solche Epoche darf weggeräumt werden; ihre Karten gelten weiter als angelegt.
lesson-classic-finalist-decline = Du hast Epoche 6 eröffnet, für 2 weitere Punkte, und darfst sofort ernten oder verzichten. Eine Karte mehr auf der Hand wäre jetzt eine Last: Verzichte.
lesson-classic-finalist-last = Cem legte die letzte Karte der Hand an, als der Nachziehstapel aufgebraucht war: Cem kam ins Finale und gewann 4 Punkte. Alle Ablagen wurden begraben, und die anderen haben einen letzten Zug. Leg Töpferei an, dann ist auch deine Hand leer; den Bonus gewinnt aber nur die erste.
lesson-classic-finalist-end-of = Bos letzte Karte wurde begraben und kostete einen Punkt. Du hast gewonnen und würdest deshalb die nächste Partie beginnen. Bei gleichen Punkten wäre der Sieg geteilt worden, gleich welche Karten übrig sind.

lesson-classic-out = Die erste Ausgabe: draußen ohne Bonus
lesson-classic-out-nothing = Der Nachziehstapel ist aufgebraucht, du hast Fischfang, und was die Karte voraussetzt, ist nicht da. Jeder Zug nimmt nun eine Karte von einer Hand oder fügt dem Baum eine hinzu, also endet die Partie von selbst. Beende den Zug.
lesson-classic-out-out = Keine Karte der Hand angelegt: Leg eine ab. Es ist deine letzte, also bist du draußen, ohne den Bonus des Finales. Deine Punkte bleiben.
lesson-classic-out-end-of = Du hast keine Züge mehr, aber Cem hat Fischfang aus deiner Ablage befreit. Die Karte hätte dich einen Punkt gekostet: Was am Ende dort liegt, wird begraben.

lesson-classic-virtual = Die erste Ausgabe: ein virtueller Spieler
lesson-classic-virtual-place = Die erste Ausgabe ist eine Reihe von Spielen für sich, ohne Auslage und mit eigenen virtuellen Spielern. Hier sind drei Epochen im Spiel. Leg Horde an.
lesson-classic-virtual-flips = Bo deckte Sammeln und Homo habilis auf, die passten, dann Jagd, die nicht passte: Sie kam auf Bos Ablage, und Bo zog bis zu fünf. Leg Aassuche an.
lesson-classic-virtual-two = Vor dem Aufdecken befreite Bo Jagd aus der eigenen Ablage. Dann eröffnete Tauschhandel eine Epoche, also deckte Bo zwei auf einmal auf: Keine passte. Eine Ernte gibt es für Bo nie. In einer Meisterschaft spielt ein Champion mit allen virtuellen Spielern gegen alle anderen. Leg Fell an.
lesson-classic-virtual-end-of = Ein virtueller Spieler nimmt, was offen liegt, und vergeudet, was nicht passt. Lass ihm wenig.

lesson-classic-join = Die erste Ausgabe: in eine laufende Partie einsteigen
lesson-classic-join-give = Cem kommt später dazu und setzt sich vor dich. Wer am Zug ist, gibt zuerst: eine deiner Karten für Cem, und du ziehst eine. Gib Faustkeil.
lesson-classic-join-on = Auch Bo gab eine und zog. Dann zog Cem bis zu fünf, hat noch keine Punkte und spielt nach allen anderen. Leg Aassuche an.
lesson-classic-join-end-of = Je mehr, desto lustiger, bis zu neunt, solange der Nachziehstapel genug Karten hat.

lesson-classic-objection = Die erste Ausgabe: später Einspruch
lesson-classic-objection-dare = Mit der Option Später Einspruch darf man Karten ohne ihre Voraussetzungen anlegen. Niemand hat Homo habilis oder Geröllgerät gesehen. Wag es: Faustkeil.
lesson-classic-objection-object = Bo erhob rechtzeitig Einspruch: Faustkeil kam auf deine Ablage, und der Punkt dafür war weg. Jetzt hat Bo Geröllgerät angelegt, wofür Australopithecus fehlt. Bis zum Ende deines Zuges darfst du Einspruch erheben: Tu es.
lesson-classic-objection-end-of = Wogegen niemand rechtzeitig Einspruch erhebt, das bleibt und zählt.

lesson-classic-teams = Die erste Ausgabe: in Teams
lesson-classic-teams-team = Du und Cem seid ein Team: Eure Punkte werden am Ende zusammengezählt. In der ersten Ausgabe bittet niemand ein Teammitglied um Karten, und die erste geleerte Hand von allen kommt ins Finale. Das gekürzte Deck, der Vorsprung und die Meisterschaft passen auch zu ihren Spielen. Leg Sammeln an.
lesson-classic-teams-any = Eine Verbindung braucht es hier nicht, und so viele Karten, wie passen, dürfen folgen. Horde ist noch ein Punkt für euch beide.
lesson-classic-teams-end-of = Spielt füreinander: Was du offen lässt, darf Cem befreien.

lesson-battle = Kampf: Fähigkeiten auf den Karten
lesson-battle-first = Mit der Option Kampf trägt jede Karte eine Fähigkeit: Raubzug, Wache, Beute, Handel, Späher oder Festmahl. Die Karte, die du in einem Zug zuletzt anlegst, gibt ihre; nur der Zug mit der ersten Karte der Partie gibt keine. Leg Horde an.
lesson-battle-won = Bo hat zuletzt Aassuche angelegt und nicht genutzt, also liegt Bos Marke darauf: Die Beute ist bereit. Jeder Platz hat zwei Marken. Homo erectus eröffnet Epoche 2 und trägt einen Späher, den du jetzt gewinnst, woher die Karte auch kam. Leg die Karte an.
lesson-battle-scout = Einmal im Zug, als letzte Handlung, darfst du eine Fähigkeit nutzen; der Trumpf verfällt dann. Ein Späher sieht den Nachziehstapel an. Der ist leer, also ziele auf Bo, der Karten hält und nicht geschützt ist: Sieh diese Hand an.
lesson-battle-found = Du siehst Bos Hand. Eine Karte, die passt, kommt sofort in den Baum und bringt einen Punkt mehr; Bo verliert sie. Leg Homo habilis an.
lesson-battle-series = In einem Zug darf nur eine Karte in Serie angelegt werden. Nimm dafür Geröllgerät, das einen Raubzug trägt. Leg es an.
lesson-battle-raid = Ein Raubzug zielt auf den, der die meisten Punkte von allen hat, die eine Karte halten. Bo darf mit einer Wache abwehren; danach darf niemand auf Bo zielen, bis Bos nächster Zug vorbei ist. Nutze Geröllgerät gegen Bo.
lesson-battle-stolen = Bo ließ es geschehen und hat einen Punkt an dich verloren, bei einem Raubzug der Stärke 1. Stiehl jetzt eine Karte; mit Nachziehstapel zöge Bo sofort eine andere.
lesson-battle-trade = Bo hat drei Fähigkeiten und nur zwei Marken: Die von Aassuche kam zurück. Mit Sprache hast du einen Handel gewonnen. Nutze ihn mit Bo.
lesson-battle-traded = Du hast eine Karte genommen und eine andere gegeben. Jetzt darfst du eine Karte ohne Verbindung anlegen, für einen Punkt mehr: Tauschhandel.
lesson-battle-ward = Bos Speer ist ein Raubzug der Stärke 2 und zielt auf dich. Unterstand in deiner Hand ist eine Wache: Die Karte kommt auf deine Ablage, und der Raubzug ist umsonst verbraucht. Wehr damit ab.
lesson-battle-empty = Fell ist deine letzte Karte, und der Nachziehstapel ist leer. Die Karte gewinnt ihren Trumpf, beendet aber nichts: Mit Fähigkeiten spielst du weiter. Leg sie an.
lesson-battle-loot = Fell trägt eine Beute: Ziele auf eine bereite Fähigkeit. Was nichts bringen kann, wird nie angeboten. Bo hat auf Faustkeil ein Festmahl bereit: Nimm es, mit einem Punkt.
lesson-battle-feast = Das Festmahl ist dein. Nutze es sofort; sonst wird es am Ende des Zuges für dich bereit.
lesson-battle-own = Ein Festmahl legt jede Karte in Reichweite an, auch von deiner eigenen Ablage. Leg Unterstand an: Dann bleibt nur, den Zug zu beenden.
lesson-battle-end-of = Ohne Nachziehstapel endet die Partie, wenn niemand mehr eine Karte hält oder ein ganzer Umlauf keine angelegt hat. Sie endet immer: Keine Karte kommt zurück.

lesson-battle-company = Kampf mit Team, Bot und jemandem, der geht
lesson-battle-company-bot = Bo hat die meisten Punkte, ist aber geschützt: Dan aus deinem Team hat gerade auf Bo gezielt. Auf das eigene Team zielt niemand, also geht dein Raubzug an Cem, der weniger Punkte hat als Dan. Nutze Geröllgerät gegen Cem.
lesson-battle-company-last = Cem ist ein Bot: Er wehrt nur mit einer bereiten Wache ab und hat keine. Er verliert einen Punkt und seine letzte Karte. Stiehl sie.
lesson-battle-company-left = Cems letzte Karte war Abschlaggerät, ein Raubzug, und der Bot nutzte ihn sofort gegen dich. Dann ging Bo: Die Marke auf Fischfang kam zurück, und Bo zählt nicht mehr. Überdecke Geröllgerät mit Metall.
lesson-battle-company-cover = Dans Marke liegt auf Unterstand, einer Karte einer abgeschlossenen Epoche. Wer sie überdeckt, schickt die Marke zurück, auch die aus dem eigenen Team. Leg H. neanderthalensis darauf.
lesson-battle-company-end-of = Deine und Dans Punkte werden zusammengezählt; ein Raubzug betrachtet jeden Platz für sich.
