# Ce que disent ./play et ./check avant que le paquet et ses propres messages soient là. Une ligne par message.

setting-up = Mise en place, cette fois seulement : une à deux minutes, davantage si la connexion est lente.
setting-up-tests = Mise en place pour les tests, cette fois seulement : deux à cinq minutes, davantage si la connexion est lente. Le moteur en prend la plus grande part.
setting-up-again = Quelque chose a changé : nouvelle mise en place, en général moins d’une minute.
step-environment = un endroit pour les paquets Python, .venv
step-compiler = le moteur commence à se compiler
step-packages = les paquets Python
step-engine = le moteur, compilé
step-project = Discovery et sa page
step-browser = un navigateur pour les tests
start-afresh = L’environnement dans .venv est endommagé ; il est refait à neuf.
waiting = Une autre mise en place travaille dans ce dossier ; on l’attend.

engine-later = Vous pouvez jouer. Le moteur se compile en arrière-plan, en une à huit minutes, cette fois seulement ; d’ici là, l’ordinateur réfléchit plus lentement.
engine-ready = Le moteur est compilé : l’ordinateur réfléchit désormais à pleine vitesse.

engine-plain = Le moteur tourne en Python simple : pas de compilateur C avec les en-têtes de Python ici. Sous Debian et Ubuntu : sudo apt install gcc python3-dev
engine-failed = Le moteur ne se compile pas ici ; il tourne donc en Python simple. Pourquoi : python -m tooling.compiled
engine-missing = Le moteur n’est pas compilé à partir de ces sources. Pour le compiler : python -m tooling.compiled

setup-failed = La mise en place a échoué à cette étape : { $step }. La fin de { $log } dit :
no-venv = Ce Python ne sait pas créer d’environnement virtuel. Sous Debian et Ubuntu : sudo apt install python3-venv
browser-missing = DISCOVERY_BROWSER désigne { $path }, et ce programme n’existe pas.
no-browser = Aucun navigateur pour les tests n’a pu être trouvé ni installé. Installez Chromium ou Chrome, ou donnez son chemin dans DISCOVERY_BROWSER.

dev-usage = ./dev [--port N] [options de discovery serve] : la table pendant qu’on y travaille, sur le port N, sinon sur 5173 ou le prochain port libre. Un fichier du client enregistré se voit aussitôt dans la page ouverte ; un fichier du serveur enregistré relance le serveur. Les tables sont dans .setup/dev, sauf si --data en décide autrement.
dev-ready = Ouvrez { $address }. Ce que vous enregistrez dans web/ s’y voit aussitôt, ce que vous enregistrez dans src/ relance le serveur. Ctrl+C arrête les deux.
dev-again = Une source du serveur a changé : il redémarre.
dev-failed = Le serveur s’est arrêté. Il redémarrera quand une source changera.
dev-port-taken = Un autre programme écoute déjà sur le port { $port }. Choisissez-en un autre : ./dev --port N

wheels-archive = l’archive des sources
wheels-plain = le paquet simple, pour toutes les machines
wheels-compiled = le paquet compilé, pour ce système et Python 3.11 ou plus
wheels-try = tous deux installés, et les mêmes parties jouées
wheels-plain-only = Seul le paquet simple a été fait : pas de compilateur C avec les en-têtes de Python ici.
wheels-wrong-engine = Le moteur n’est pas compilé là où il devrait l’être, ou l’est là où il ne devrait pas.
wheels-differ = Les paquets ne jouent pas les mêmes parties.

changelog-usage = python -m tooling.changelog VERSION : mettre les fichiers de changelog.d dans CHANGELOG.md sous cette version, comme 1.2.0.
changelog-name = le nom n’est pas fait de minuscules, de chiffres et de traits d’union avant .md
changelog-length = il faut une phrase, 600 lettres au plus, et une fin de ligne à la fin
changelog-form = il faut des phrases simples en lignes de 158 lettres au plus, sans titre, sans puce et sans ligne vide

check-usage = ./check [--fast | --long] [-- options de pytest] : --fast laisse de côté ce qui démarre des serveurs ou un navigateur, --long ajoute les tests longs et les exercices. ./check TEST ... [-- options de pytest] : seulement ceux-là, comme tests/FICHIER.py, tests/FICHIER.py::TEST, un dossier de tests ou web/src/FICHIER.test.ts. ./check --drill [-- options de python -m drills] : seulement les exercices, des minutes chacun.
check-unknown = ./check ne connaît pas { $argument }.
check-engine = le moteur est compilé (tooling.compiled)
check-ruff = style (ruff check)
check-format = mise en forme (ruff format)
check-types = types (mypy)
check-imports = qui peut importer qui (lint-imports)
check-collected = les tests s’importent (pytest --collect-only)
check-client-types = format, style et types du client (prettier, eslint, svelte-check)
check-client-tests = tests du client (vitest)
check-engine-tests = tests du moteur sur ses modules simples (pytest)
check-browser-tests = tests dans le navigateur (pytest)
check-tests = tous les autres tests (pytest)
check-order = Les tests suivent l’ordre du nombre { $seed } ; ./check -- --randomly-seed={ $seed } le répète.
check-again = Encore une fois, seuls : les tests en échec dans le navigateur ({ $count }).
check-flaky = INSTABLE (en échec, puis réussi seul) : { $name }
check-too-flaky = Plus de { $most } tests instables, c’est un échec.
check-failing = Ce qui a échoué, à relancer un par un :
check-too-long = La vérification a été arrêtée après { $minutes } minutes. En cours :
check-failed = échec
check-not-run = pas exécuté
check-passed = réussi
coverage-missing = Rien n’a été compté : il n’y a pas de { $path }.
