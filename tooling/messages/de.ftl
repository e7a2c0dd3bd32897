# Was ./play und ./check sagen, bevor das Paket und seine eigenen Meldungen da sind. Eine Zeile je Meldung.

setting-up = Einrichtung, nur dieses eine Mal: ein, zwei Minuten, bei langsamer Verbindung länger.
setting-up-tests = Einrichtung für die Tests, nur dieses eine Mal: zwei bis fünf Minuten, bei langsamer Verbindung länger. Das meiste davon braucht der Spielkern.
setting-up-again = Etwas hat sich geändert: neue Einrichtung, meist in weniger als einer Minute.
step-environment = ein Ort für Python-Pakete, .venv
step-compiler = die Übersetzung des Spielkerns beginnt
step-packages = Python-Pakete
step-engine = der Spielkern, übersetzt
step-project = Discovery und seine Seite
step-browser = ein Browser für die Tests
start-afresh = Die Umgebung in .venv ist beschädigt und wird neu aufgebaut.
waiting = In diesem Ordner läuft schon eine Einrichtung; es wird auf sie gewartet.

engine-later = Du kannst jetzt spielen. Der Spielkern wird im Hintergrund übersetzt, ein bis acht Minuten lang und nur dieses eine Mal; bis dahin denken die Computer langsamer.
engine-ready = Der Spielkern ist übersetzt: Ab jetzt denken die Computer mit voller Geschwindigkeit.

engine-plain = Der Spielkern läuft als reines Python: Hier gibt es keinen C-Compiler mit den Headern von Python. Unter Debian und Ubuntu: sudo apt install gcc python3-dev
engine-failed = Der Spielkern lässt sich hier nicht übersetzen und läuft als reines Python. Warum: python -m tooling.compiled
engine-missing = Der Spielkern ist nicht aus diesen Quellen übersetzt. So geht es: python -m tooling.compiled

setup-failed = Die Einrichtung scheiterte an diesem Schritt: { $step }. Am Ende von { $log } steht:
no-venv = Dieses Python kann keine virtuellen Umgebungen anlegen. Unter Debian und Ubuntu: sudo apt install python3-venv
browser-missing = DISCOVERY_BROWSER nennt { $path }, und dieses Programm gibt es nicht.
no-browser = Kein Browser für die Tests ließ sich finden oder installieren. Installiere Chromium oder Chrome, oder setze DISCOVERY_BROWSER auf seinen Pfad.

dev-usage = ./dev [--port N] [Optionen von discovery serve]: der Tisch, während du an ihm arbeitest, auf Port N, sonst auf 5173 oder dem nächsten freien. Eine gespeicherte Datei der Seite ist sofort im offenen Browser zu sehen; eine gespeicherte Datei des Servers startet ihn neu. Die Tische liegen in .setup/dev, wenn --data nichts anderes sagt.
dev-ready = Öffne { $address }. Was du in web/ speicherst, ist dort sofort zu sehen, was du in src/ speicherst, startet den Server neu. Strg+C hält beide an.
dev-again = Eine Quelle des Servers hat sich geändert: Er startet neu.
dev-failed = Der Server hat angehalten. Er startet wieder, wenn sich eine Quelle ändert.
dev-port-taken = Auf Port { $port } lauscht schon etwas anderes. Wähle einen anderen: ./dev --port N

wheels-archive = das Quellarchiv
wheels-plain = das reine Wheel, für jeden Rechner
wheels-compiled = das übersetzte Wheel, für dieses System und Python ab 3.11
wheels-try = beide installiert und dieselben Partien gespielt
wheels-plain-only = Nur das reine Wheel entstand: Hier gibt es keinen C-Compiler mit den Headern von Python.
wheels-wrong-engine = Der Spielkern ist nicht übersetzt, wo er es sein sollte, oder ist es, wo er es nicht sein sollte.
wheels-differ = Die Wheels spielen nicht dieselben Partien.

changelog-usage = python -m tooling.changelog VERSION: die Dateien von changelog.d unter dieser Version, etwa 1.2.0, in CHANGELOG.md übernehmen.
changelog-name = der Name besteht nicht aus kleinen Buchstaben, Ziffern und Bindestrichen vor .md
changelog-length = sie muss einen Satz enthalten, höchstens 600 Buchstaben, und mit einem Zeilenende aufhören
changelog-form = es müssen schlichte Sätze sein, in Zeilen von höchstens 158 Buchstaben, ohne Überschrift, Aufzählung oder leere Zeile

check-usage = ./check [--fast | --long] [-- Optionen von pytest]: --fast lässt weg, was Server oder einen Browser startet, --long nimmt die langen und die Übungen dazu. ./check TEST ... [-- Optionen von pytest]: nur diese, als tests/DATEI.py, tests/DATEI.py::TEST, ein Ordner mit Tests oder web/src/DATEI.test.ts. ./check --drill [-- Optionen von python -m drills]: nur die Übungen, jede einige Minuten.
check-unknown = { $argument } kennt ./check nicht.
check-engine = der Spielkern ist übersetzt (tooling.compiled)
check-ruff = Stil (ruff check)
check-format = Format (ruff format)
check-types = Typen (mypy)
check-imports = wer wen importieren darf (lint-imports)
check-collected = die Tests lassen sich importieren (pytest --collect-only)
check-client-types = Format, Stil und Typen der Seite (prettier, eslint, svelte-check)
check-client-tests = Tests der Seite (vitest)
check-engine-tests = Tests des Spielkerns auf seinen reinen Modulen (pytest)
check-browser-tests = Tests im Browser (pytest)
check-tests = alle anderen Tests (pytest)
check-order = Die Tests laufen in der Reihenfolge der Zahl { $seed }; ./check -- --randomly-seed={ $seed } wiederholt sie.
check-again = Noch einmal, allein: was im Browser fehlgeschlagen ist ({ $count }).
check-flaky = WACKELT (fehlgeschlagen, dann allein bestanden): { $name }
check-too-flaky = Mehr als { $most } wackelnde Tests sind ein Fehlschlag.
check-failing = Was fehlgeschlagen ist, jedes für sich zu starten:
check-too-long = Die Prüfung wurde nach { $minutes } Minuten beendet. Es lief noch:
check-failed = gescheitert
check-not-run = nicht gelaufen
check-passed = bestanden
coverage-missing = Hier wurde nichts gezählt: { $path } fehlt.
