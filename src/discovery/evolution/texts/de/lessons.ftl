### Lessons: their titles, what each step says, and what was learnt.

lesson-first-steps = Eine erste Partie
lesson-first-steps-place = Das ist deine Hand. Leuchtende Karten kannst du anlegen: Sie setzen nichts voraus, oder alles dafür liegt schon im Baum. Tippe auf Aassuche, dann auf Anlegen.
lesson-first-steps-end = Ein Punkt! Von dieser Karte aus geht es nicht weiter, also drück auf Zug beenden. Dann ziehst du eine Karte, und Bo spielt.
lesson-first-steps-needs = Die meisten Karten setzen andere voraus; die Zeichen am oberen Rand sagen, welche davon vorhanden sind. Was Geröllgerät voraussetzt, liegt jetzt im Baum: Leg die Karte an.
lesson-first-steps-series = Ein Zug dauert, solange die nächste Karte mit der letzten verbunden ist: Die letzte führt zu ihr, oder beide gehören zu einer Familie. Leg Fell an. Die Karte eröffnet eine Epoche, und das gewinnt einen Trumpf.
lesson-first-steps-trump = Du hast einen Trumpf, aber nur in diesem Zug. Dafür bekommst du eines von vier Dingen. Leg mit ihm eine Karte ab, die du so bald nicht anlegen kannst: Speer.
lesson-first-steps-again = Bo fand nichts und musste Jagd ablegen: Ein Zug ohne Karte kostet eine. Du bist am Zug: Leg Horde an.
lesson-first-steps-discard = Auch aus den Ablagen darfst du Karten nehmen. Jagd, von Bo abgelegt, setzt die Serie von Horde aus fort: Leg die Karte an.
lesson-first-steps-close = Der Nachziehstapel ist aufgebraucht, und Tauschhandel ist deine letzte Karte. Leg sie an: Eine leere Hand gewinnt einen Trumpf, und dieser Zug ist dann der letzte der Partie.
lesson-first-steps-call = Setz den Trumpf zum Rufen ein: Nenn eine Karte, und wer sie hat, muss sie hergeben. Ruf Faustkeil. Die Karte schließt ihre Epoche ab, und das gewinnt noch einen Trumpf.
lesson-first-steps-pool = Die Karten der Auslage gehören allen. Sprache liegt dort und setzt die Serie von Faustkeil aus fort: Leg die Karte an.
lesson-first-steps-win = Von Sprache aus geht es nicht weiter. Setz den letzten Trumpf zum Nachlegen ein: So legst du irgendeine Karte an, deren Voraussetzungen vorhanden sind. Nimm Abschlaggerät aus der Auslage.
lesson-first-steps-count = Das ist alles. Beende den Zug: Dann werden die Punkte gezählt, einer weniger für jede Karte, die jemandem geblieben ist.
lesson-first-steps-end-of = Du hast gewonnen! Jetzt kennst du alles: Anlegen, Voraussetzungen, Serien, Trümpfe, Ablagen und das Ende der Partie.

lesson-intro = Intro: Wer hat zuerst eine leere Hand?
lesson-intro-place = In Intro zählt niemand Punkte: Du willst deine Karten loswerden. Beginn mit Jagd.
lesson-intro-pool = Die Auslage zählt wie deine Hand. Speer liegt dort und setzt die Serie von Jagd aus fort.
lesson-intro-close = Faustkeil, auch in der Auslage, schließt die erste Epoche ab. Das gewinnt einen Trumpf.
lesson-intro-replay = Nachlegen: Der Trumpf erlaubt eine Karte, die nicht mit der letzten verbunden ist. Leg Feuer an.
lesson-intro-discard = Unterstand liegt in der Ablage von Bo und setzt die Serie von Feuer aus fort. Nimm die Karte von dort.
lesson-intro-empty = Fell ist deine letzte Karte. Noch ist der Nachziehstapel nicht aufgebraucht, also geht die Partie weiter: Du gewinnst einen Trumpf und ziehst zwei Karten.
lesson-intro-exchange = Tauschen: Mit einem Trumpf ziehst du eine verdeckte Karte aus der Hand von Bo.
lesson-intro-give = Gib jetzt eine von deinen zurück.
lesson-intro-end-of = Das ist ganz Intro. Ist der Nachziehstapel aufgebraucht, gewinnt die erste leere Hand sofort.

lesson-memory = Memory: merken oder bluffen
lesson-memory-place = Alles Angelegte verschwindet in einem einzigen Stapel; so darfst du jede Karte versuchen, wahr oder nicht. Australopithecus ist wahr: Leg die Karte an.
lesson-memory-verify = Bo sagt Stopp und zweifelt. Du hast die Wahrheit gesagt: Wähle Danach suchen. Nichts war nötig, also bezahlt Bo für den Zweifel.
lesson-memory-stop = Bo legt Feuer an. Wurde alles angelegt, was die Karte voraussetzt? Du hast gesehen, dass etwas fehlt: Sag Stopp.
lesson-memory-go-on = Bo hat zugegeben: Feuer wird zurückgenommen, und Bo musste eine Karte von dir nehmen. Du bist am Zug: Leg Aassuche an.
lesson-memory-doubt = Bo behauptet Sprache. Zweifelst du daran, sag Stopp; hast du recht, kostet es Bo eine Karte.
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

lesson-classic-simple = Classic Simple: so viele Karten, wie du kannst
lesson-classic-simple-place = In der ersten Ausgabe legst du in einem Zug so viele Karten an, wie du kannst. Beginn mit Sammeln.
lesson-classic-simple-needs = Alles, was Nomadentum voraussetzt, ist jetzt vorhanden. Leg die Karte an.
lesson-classic-simple-end = Mehr lässt sich nicht anlegen. Beende den Zug.
lesson-classic-simple-draw = Jetzt zieh: mindestens eine Karte, bis zu fünf auf der Hand, wie du magst. Nimm fünf.
lesson-classic-simple-free = Bo hat Jagd abgelegt. Solche Karten lassen sich befreien: Leg Jagd von dort an.
lesson-classic-simple-open = Homo erectus eröffnet die zweite Epoche. Das bringt 2 Punkte und eine Ernte.
lesson-classic-simple-harvest = Ernte: Zieh eine Karte, nimm eine offene oder raube Bo eine. Raube bei Bo.
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
lesson-classic-connect-spot = Hier brauchen Karten keine Voraussetzungen: Punkte bringen ihre Nachbarn. Leg Sammeln an.
lesson-classic-connect-end = Die Karten eines Zuges bilden eine Schlange: Jede grenzt an die letzte an. Beende deinen Zug.
lesson-classic-connect-draw = Zieh mindestens eine Karte, bis zu fünf auf der Hand. Nimm zwei.
lesson-classic-connect-open = Faden und Seil eröffnet die eigene Epoche: 2 Punkte und eine Ernte. Leg die Karte an.
lesson-classic-connect-harvest = Ernte: Raube bei Bo.
lesson-classic-connect-points = Homo sapiens geht daneben weiter. Ein Nachbar derselben Epoche bringt einen Punkt, und was zwei Karten gemeinsam haben, ebenso.
lesson-classic-connect-end-of = Umring eine Karte mit all ihren Voraussetzungen, und jede davon bringt Punkte.

lesson-classic-memory = Classic Memory: eine Karte je Zug
lesson-classic-memory-place = Eine Aktion je Zug: Leg eine Karte, wahr oder nicht, auf den Stapel. Australopithecus setzt nichts voraus.
lesson-classic-memory-one = Bo hat eine Karte abgelegt, eine gezogen und dir eine geraubt. Du bist wieder am Zug: Leg Sammeln an.
lesson-classic-memory-stop = Bo legt Kochen an. War Feuer je da? Sag Stopp.
lesson-classic-memory-discard = Statt einer Karte deiner Hand darfst du eine anlegen, die in einer Ablage liegt: Horde.
lesson-classic-memory-end-of = Die erste leere Hand gewinnt sofort, ganz gleich, wie viel im Nachziehstapel übrig ist.
