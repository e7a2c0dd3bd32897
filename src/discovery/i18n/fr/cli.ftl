### La ligne de commande.

cli-rule = règle { $number }
cli-version = Discovery { $version } · format de partie notée { $format } · version des règles { $rules } · moteur : { $build }
cli-version-family = version des règles ({ $family }) : { $rules }

## La table dans un terminal

cli-heading-seat = Place
cli-heading-points = Points
cli-turn = Tour : { $seat }
cli-legal = Coups possibles ({ $seat }) : { $moves }
cli-over = La partie est finie ({ $reason }). { $count ->
    [0] Personne n’a gagné.
    [one] { $winners } gagne.
   *[other] Victoire partagée : { $winners }.
}

## Une partie dans le terminal

cli-you = Joueur
cli-play-deal = Donne { $code }. Qui a ce code peut la jouer : discovery play --deal { $code }
cli-play-welcome = { $game } avec { $seats }. { $first } commence. Tapez ? pour de l’aide.
cli-play-your-turn = { $seat }, à vous de jouer.
cli-play-moves = Coups possibles :
cli-play-prompt = { $seat } >
cli-play-help-plain = Tapez le numéro d’un coup, ou le coup tel qu’il est écrit dans la liste.
    coups              ce que vous pouvez faire
    table              revoir la table
    pourquoi COUP      pourquoi un coup est impossible
    conseil            les meilleurs coups et pourquoi
    règle NUMÉRO       une règle du livret
    dernier            ce qui s’est passé depuis votre dernier tour
    annuler            reprendre la dernière décision
    sauver FICHIER     enregistrer la partie jusqu’ici
    quitter            arrêter
cli-play-see-help = Tapez ? pour de l’aide.
cli-command-help = aide
cli-command-moves = coups
cli-command-table = table
cli-command-why = pourquoi
cli-command-hint = conseil, indice
cli-command-rule = règle
cli-command-last = dernier, journal
cli-command-order = consigne, consignes
cli-order-word-ask = demander
cli-order-word-never = jamais
cli-order-word-agree = accepter
cli-play-no-orders = Dans ce jeu, rien ne se répond d’avance.
cli-command-save = sauver, enregistrer
cli-command-quit = quitter
cli-command-join = rejoindre
cli-command-undo = annuler
cli-play-no-hints = Cette table joue sans conseils.
cli-play-yes = o, oui
cli-play-undo-asks = { $seat } veut reprendre { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
}. Êtes-vous d’accord (oui ou non) ?
cli-play-undone = { $seat } reprend { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
}.
cli-play-undo-refused = Tous ne sont pas d’accord : rien n’est repris.
cli-play-possible = Ce coup est possible.
cli-play-which = Lequel ? Tapez son numéro.
cli-play-saved = La partie est notée dans { $file }.
cli-play-thinking = { $seat } réfléchit…
cli-play-overdue = { $seat } ne répond pas ({ $fault }) : les règles jouent à sa place.
cli-join-seated = { $name } est à la place { $seat } sur { $seats }.
cli-join-waiting = { $open ->
    [0] Toutes les places sont prises ; on attend que l’hôte commence.
    [one] On attend : une place est encore libre, puis l’hôte commence.
   *[other] On attend : { $open } places sont encore libres, puis l’hôte commence.
}
cli-join-returning = Le serveur a raccroché ; dès qu’il sera de retour, le programme continuera.
cli-join-watch = Pour regarder : { $link }
cli-join-winner = La place { $seat } gagne.
cli-join-other = La place { $seat } ne gagne pas.
cli-play-stopped = Partie interrompue avant la fin.
cli-report-made = Signalement d’un problème, fait avec la version { $version } à l’étape { $step } :
cli-report-seen = { $game }, connu de la place suivante : { $seat }
cli-report-spectator = personne (public)
cli-replay-step = { $step }  { $line }
cli-replay-dealt-anew = Tout ce qui était caché à { $seat } à ce moment a été redistribué.
cli-play-goes-on = { $game } avec { $seats }, reprise après l’étape { $step }. Vous êtes { $seat }. Tapez ? pour de l’aide.
cli-play-committed = Engagement sur le mélange : { $commitment }
cli-play-key = Clé de cette partie : { $key }. Une partie enregistrée se vérifie avec « discovery verify FICHIER ».
cli-verify-sound = Vérifié : l’ordre de la donne { $draws ->
    [0] découle de la clé ; il n’y a pas eu d’autre tirage.
    [one] et l’unique tirage découlent de la clé.
   *[other] et les { $draws } tirages découlent de la clé.
}
cli-verify-compare = Comparez l’engagement avec celui qui était affiché avant la première carte : { $commitment }
cli-verify-game = Partie { $number }, { $commitment } : vérifiée, { $draws ->
    [0] l’ordre de la donne.
    [one] l’ordre de la donne et un tirage.
   *[other] l’ordre de la donne et { $draws } tirages.
}
cli-play-after = Tapez « sauver FICHIER » pour garder cette partie, ou Entrée pour quitter.
cli-play-scores = { $seat } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
hint-heading = { $rank } : { $move } ({ $typed })
hint-promises = { $heading }, { $value }
analysis-title = { $game } : les chances de chacun, de la donne à la fin
analysis-loss = Étape { $step }, { $name } : { $move }. Mieux : { $best } ({ $number } % de plus).

## Simulations et mesures

cli-decimal-sign = ,
cli-percent = { $number } %
cli-simulate-title = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, graine { $seed }
cli-simulate-working = Parties en cours
cli-heading-player = Joueur
cli-heading-wins = Victoires
cli-heading-share = Part
cli-heading-interval = Intervalle à 95 %
cli-heading-mean = Points en moyenne
cli-heading-spread = Écart type
cli-heading-range = Du plus bas au plus haut
cli-simulate-length = Décisions par partie : { $mean } en moyenne, de { $least } à { $most }.
cli-simulate-people = { $seats ->
    [one] { $program } joue la place réservée à une personne. --seats nomme d’autres joueurs.
   *[other] { $program } joue les { $seats } places réservées à des personnes. --seats nomme d’autres joueurs.
}
cli-simulate-rotated = Les places ont tourné d’une partie à l’autre.
cli-simulate-fixed = Chacun a gardé sa place.
cli-export-done = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $rows ->
    [one] un choix
   *[other] { $rows } choix
}, dans { $file } (graine { $seed }).
cli-simulate-cost = { $seconds } s de processeur, { $moves } décisions.
cli-tournament-apart = Pas de classement : ces groupes ne se sont jamais rencontrés, ni directement ni par d’autres, et ne peuvent être comparés : { $groups }.
cli-tournament-title = { $game } à { $seats } places : { $games ->
    [one] une partie
   *[other] { $games } parties
}
cli-heading-elo = Elo
cli-heading-against = Contre
cli-heading-games = Parties
cli-heading-below = Contre celui d’en dessous
cli-heading-anchor = Contre greedy
cli-ladder-share = { $share } ({ $low } – { $high }) sur { $games }
cli-ladder-order = { $game }, { $seats } places : { $level } ne dépasse pas { $below } dans les cotes.
cli-ladder-band = { $game }, { $seats } places : { $level } gagne { $share } de ses parties contre { $below } ; il en faut de { $least } à { $most }.
cli-bench-title = { $game } à { $seats } places, sur un cœur de cette machine ({ $build })
cli-bench-plain = Python simple
cli-bench-compiled = compilé
cli-heading-measure = Mesure
cli-heading-value = Médiane
cli-heading-times-plain = fois Python simple
cli-bench-inside_moves_per_cpu_s = coups par seconde, à l’intérieur du moteur
cli-bench-api_moves_per_cpu_s = coups par seconde, menés par legal et play
cli-bench-copy_ns = copie d’une position, en ns
cli-bench-view_us = construction d’une vue, en µs
cli-bench-playouts_per_cpu_s = parties achevées au hasard par seconde, depuis le milieu, après redistribution
cli-bench-search_iterations_per_cpu_s = itérations d’une recherche arborescente par seconde, depuis le milieu
cli-bench-games_per_cpu_s = parties entières par seconde, donne comprise
cli-bench-record_lines_per_cpu_s = lignes d’une partie notée par seconde, lues et jouées
cli-bench-two-processes = Deux processus à la fois font { $times } fois le travail d’un seul.

## Jeux et options

cli-options-games = Jeux
cli-options-options = Options
cli-options-seats = Places que les règles jouent
cli-options-told = { $name } : { $text }
cli-options-goes-with = Va avec { $keys }.
cli-options-part-of = Déjà compris dans : { $keys }.
cli-options-not-with = Pas avec { $keys }.
cli-options-needs = Demande { $keys }.
cli-options-rules = Règles { $rules }.

## Paquets et données

cli-deck-sound = { $file } est correct.
cli-deck-warning = { $file }:{ $line } : à améliorer : { $words }
cli-print-unused = { $file } n’est sur aucune carte : une image porte le nom de sa carte, par exemple fire.svg ou fire.png, et une carte n’en a qu’une.
cli-push-reaches-nobody = Les services d’appel ne peuvent pas vous joindre à l’adresse { $contact } ; certains n’appellent aucun appareil pour un tel contact.
cli-deck-copied-unsound = { $count ->
    [one] La copie n’est pas en ordre : le paquet avait déjà cette erreur.
   *[other] La copie n’est pas en ordre : le paquet avait déjà { $count } erreurs ; voici la première.
}
cli-deck-written = Le fichier { $file } est écrit.
cli-deck-no-licence = Ce paquet ne nomme aucune licence : personne ne peut savoir ce qui est permis. Ajoutez une ligne comme « # licence: CC BY 4.0 ».
cli-deck-bare-link = Sans les textes des cartes : avec eux, le lien serait trop long. Le fichier, lui, contient tout.
cli-print-working = Dessin
cli-admin-none = Il n’y a pas de table.
cli-heading-table = Table
cli-heading-status = État
cli-heading-made = Créée (UTC)
cli-heading-active = Dernière activité (UTC)
cli-heading-events = Entrées
cli-status-waiting = en attente
cli-status-playing = en cours
cli-status-over = terminée
cli-status-closed = fermée
cli-status-damaged = endommagée
cli-admin-closed = La table { $table } est fermée.
cli-admin-asked = Le serveur a reçu la demande de fermer la table { $table } : ce sera fait dans quelques secondes.
cli-admin-reopened = La table { $table } est de nouveau ouverte.
cli-admin-asked-reopen = Le serveur a reçu la demande de rouvrir la table { $table } : ce sera fait dans quelques secondes.
cli-admin-saved = La copie est dans { $file }.
cli-admin-restored = La copie a été remise dans { $place }.
cli-admin-set-aside = L’ancienne base est gardée dans { $file }.
cli-admin-copying = Copie
cli-admin-checking = Ouverture de toutes les parties
cli-admin-moved = La copie est dans { $place }. Parties : { $games }, nouvelles : { $newgames }. Entrées : { $events }, nouvelles : { $newevents }.
cli-admin-compared = Toutes les parties ont été ouvertes des deux côtés, et chaque place y voit la même chose. Parties qui ne s’ouvrent d’aucun côté : { $unopened }.
cli-admin-checked = Une sauvegarde a été restaurée et ses parties ont été ouvertes : { $games }. Endommagées : { $damaged }. Fermées par un changement de règles : { $changed }.
cli-admin-damaged-new = La table { $table } est endommagée, et la liste ne le dit pas.
cli-admin-damaged-known = La table { $table } est endommagée, comme le dit la liste.

## Une ligne de commande mal employée

cli-usage-prefix = emploi :
cli-usage-arguments = arguments{ " " }
cli-usage-options = options{ " " }
cli-usage-help = afficher cette aide et s’arrêter
cli-usage-command = Il manque une commande. « { $given } » les montre toutes.
cli-usage-missing = Il manque ici : { $given }.
cli-usage-unknown = Cette commande ne connaît pas « { $given } ».
cli-usage-group-play = jouer{ " " }
cli-usage-group-study = étudier{ " " }
cli-usage-group-make = créer{ " " }
cli-usage-group-host = héberger{ " " }
cli-usage-section-game = jeu{ " " }
cli-usage-section-players = joueurs{ " " }
cli-usage-section-extent = nombre de parties, hasard{ " " }
cli-usage-section-verdict = comparaison{ " " }
cli-usage-section-part = quelle partie{ " " }
cli-usage-section-deck = paquet{ " " }
cli-usage-section-sheets = ce qui est imprimé{ " " }
cli-usage-section-paper = papier{ " " }
cli-usage-section-reach = où le serveur est joint{ " " }
cli-usage-section-guests = ce que peuvent les invités{ " " }
cli-usage-section-messages = courriels et appels{ " " }
cli-usage-section-data = données{ " " }
cli-usage-section-act = ce qui est fait{ " " }
cli-usage-section-work = usage de la machine{ " " }
cli-usage-section-output = sortie{ " " }
cli-usage-value = { $option } : { $given }
cli-usage-choice = { $option } : { $given } ne figure pas parmi { $choices }.
cli-usage-alone = { $option } attend une valeur à sa suite.
cli-usage-surplus = { $option } ne prend pas de valeur, mais { $given } suit.
cli-usage-together = { $option } ne va pas avec { $given }.
cli-usage-positive = il faut un nombre entier de 1 à 100 000 000.
cli-usage-number = il faut un nombre entier de 0 à 100 000 000.
cli-usage-workers = il faut un nombre entier de 1 à 61, ou « all ».
cli-usage-seat-numbers = il faut des nombres entiers de 2 à 9, séparés par des virgules.
cli-usage-program = il faut NOM=COMMANDE, avec un nom de minuscules, de chiffres et de traits d’union qu’aucun joueur ne porte.
cli-usage-limit = il faut NOM=N : sockets, tables, seats, guesses, replays, analyses, accounts, logins, mails, classes, pupils, clubs, reports ou requests, et un nombre entier de 1 à 1 000 000.
cli-usage-address = il faut l’adresse de la page, par exemple https://cards.example.org/
cli-usage-keep = il faut NOM=JOURS : finished, closed, analyses, backups, mail, contests, reports ou audit, et un nombre supérieur à 0 et inférieur à 36 500.
cli-usage-host-name = il faut le nom d’un hôte, sans http:// et sans port.
cli-usage-push = le contact doit être mailto:NOM@HÔTE ou https://HÔTE, où les services d’appel vous joignent.
cli-usage-origin = il faut l’origine d’un service d’appel, par exemple https://push.example.org.
cli-usage-peer = attendu : MACHINE:PORT, par exemple 10.0.0.5:8100
cli-usage-networks = attendu : des adresses ou des réseaux séparés par des virgules, par exemple 10.0.0.7,192.168.0.0/16
cli-usage-deck-bytes = il faut un nombre entier de 0 à 500 000.
cli-usage-deck-cards = il faut un nombre entier de 1 à 256.
cli-usage-millimetres = il faut une longueur en millimètres, par exemple 3 ou 1.5.
cli-usage-shift = il faut deux longueurs en millimètres, par exemple 0.5,-1.
cli-usage-megabytes = il faut un nombre entier de 0 à 1 000 000.
cli-usage-seconds = il faut un nombre supérieur à 0, au plus 3600.
cli-usage-port = il faut un nombre entier de 0 à 65535.
cli-usage-days = il faut un nombre supérieur à 0 et inférieur à 36 500.
cli-usage-base-path = un chemin commence par une barre oblique, comme /cartes.

## Aide

cli-help-discovery = Les jeux de Discovery : y jouer, héberger des tables, rejouer des parties et les étudier.
cli-help-language = langue des messages
cli-help-json = écrire du JSON au lieu de texte
cli-help-setup = le code d’une préparation ; les autres options l’emportent sur lui
cli-help-game = le jeu : { $games }
cli-help-teams = les équipes, par les numéros de leurs places : 1+3,2+4
cli-help-options = options du jeu, séparées par des virgules ; « discovery options » en donne la liste
cli-help-catalogue = lister les jeux et les options, et ce qui va ensemble
cli-help-deck-name = le paquet du jeu : { $decks }, ou un fichier à vous
cli-help-data = dossier des tables ; par défaut celui que le système réserve à vos données
cli-help-play = jouer dans ce terminal contre l’ordinateur
cli-help-play-seats = qui joue, dans le sens horaire : you, { $players } ; NOM=JOUEUR donne un nom
cli-help-play-seed = le même texte redonne la même donne, pour s’exercer
cli-help-save = noter la partie dans ce fichier à la fin
cli-help-with-deck = faire porter à la partie notée le fichier de votre propre paquet, pour qu’elle se rejoue seule
cli-help-play-deal = jouer une donne que d’autres jouent aussi : son code, today pour la donne du jour, new pour une nouvelle avec --setup
cli-help-play-match = jouer la prochaine partie de ce match et l’ajouter au fichier
cli-help-match = jouer des matchs de plusieurs parties, chacun dans un fichier
cli-help-match-new = commencer un match
cli-help-match-show = montrer le classement
cli-help-match-play = jouer la prochaine partie et l’ajouter ; entre programmes, elle est jouée aussitôt
cli-help-match-export = noter chaque partie dans son propre fichier
cli-help-match-leave = un joueur quitte le match
cli-help-match-join = un joueur rejoint le match, avant celui qui commence la suite
cli-help-match-stop = finir le match ; ce qui reste au pot est rendu
cli-help-match-file = le fichier du match
cli-help-match-terms = games=N (0 : jusqu’à l’arrêt), handicap, stakes=N, ou championship
cli-help-match-handicaps = handicaps de départ
cli-help-match-folder = répertoire des parties notées
cli-help-match-leave-player = son nom
cli-help-match-join-player = son nom, ou NOM=JOUEUR pour un joueur de l’ordinateur
cli-help-match-seed = le même texte redonne le même sort, les mêmes donnes et les mêmes décisions de l’ordinateur
cli-help-replay = rejouer une partie notée : sa position finale, une autre, toutes ses étapes, ou continuer à partir de là
cli-help-replay-file = une partie notée ; - lit l’entrée standard
cli-help-replay-at = s’arrêter après l’étape N ; 0 est la donne
cli-help-replay-steps = montrer chaque étape : sa ligne et ce qui s’est passé
cli-help-replay-play = continuer à partir de là, contre l’ordinateur
cli-help-replay-seat = la place que vous prenez avec --play ; sinon celle du joueur qui doit jouer
cli-help-replay-against = l’adversaire qui joue les autres places avec --play : { $programs }
cli-help-replay-alone = jouer soi-même toutes les places de joueurs avec --play, chacune avec ce qu’elle peut savoir
cli-help-replay-deal-anew = avec --play, redistribuer tout ce que la place ne savait pas ; le hasard n’est alors plus vérifiable
cli-help-replay-seed = le même texte répète le hasard et les décisions de l’ordinateur, pour s’exercer
cli-help-verify = vérifier que le mélange et tous les tirages découlent de la clé dévoilée à la fin
cli-help-verify-file = une partie notée ou le fichier d’un match ; - lit l’entrée standard
cli-help-no-hints = jouer sans conseils
cli-help-puzzles = trouver des positions où un seul coup est le meilleur, les montrer, les résoudre, les imprimer
cli-help-puzzles-make = chercher des problèmes dans des parties notées ou des parties entre programmes, et les écrire dans un fichier
cli-help-puzzles-show = lister les problèmes, ou en montrer un ; avec --json, la question et la solution comme données
cli-help-puzzles-solve = résoudre des problèmes l’un après l’autre
cli-help-puzzles-print = imprimer des problèmes, chacun avec sa solution au dos
cli-help-puzzles-file = le fichier à écrire
cli-help-puzzles-records = parties notées et finies où chercher ; sans elles, des programmes jouent
cli-help-puzzles-puzzle = le nom d’un problème ; tous par défaut
cli-help-puzzles-from = un fichier de problèmes au lieu de ceux du projet
cli-help-puzzles-move = répondre par ce coup en notation ; le code de retour est 1 s’il est faux
cli-help-learn = lister les leçons, ou en jouer une étape par étape
cli-help-learn-lesson = le nom d’une leçon ; sans lui, elles sont listées
cli-help-learn-step = commencer par cette étape
cli-help-learn-rule = ne lister que les leçons qui touchent cette règle
cli-help-learn-json = lister les leçons en un seul objet JSON
cli-help-analyse = revenir sur une partie finie : choix, chances, hasard
cli-help-iterations = itérations de recherche pour chaque choix ; davantage est plus fiable et plus long
cli-help-svg = écrire aussi la courbe des chances dans ce fichier
cli-help-simulate = faire jouer des programmes entre eux
cli-help-export = écrire des parties entre programmes dans un fichier Parquet, pour l’apprentissage
cli-help-export-file = le fichier à écrire
cli-help-simulate-seats = les joueurs, dans l’ordre : { $players }, ou module:callable
cli-help-games = nombre de parties
cli-help-simulate-seed = le même texte donne le même résultat
cli-help-fixed-seats = ne pas faire tourner les places
cli-help-debug = quand un de vos programmes échoue, tout montrer : chaque appel, et ce qu’il voyait
cli-help-workers = nombre de processus, ou all pour tous les cœurs ; le résultat n’en dépend pas
cli-help-ray = jouer sur la grappe Ray à cette adresse ; auto pour celle dont cette machine fait partie
cli-help-tournament = faire jouer des programmes deux à deux et les coter
cli-help-calibrate = jouer l’échelle des adversaires, la coter, et échouer si un niveau n’est pas à sa place
cli-help-players = qui joue : { $players }, ou module:callable
cli-help-games-or-all = les jeux, séparés par des virgules, ou all pour tous
cli-help-seat-numbers = nombres de places, séparés par des virgules ; chaque joueur en occupe la moitié
cli-help-games-a-pair = nombre de parties pour chaque paire de joueurs à chaque table ; 0 ne fait que classer d’après le fichier
cli-help-resume = garder les résultats dans ce fichier et ne jouer que ce qui n’y est pas encore
cli-help-levels = ne jouer que ce nombre de niveaux, depuis le plus bas
cli-help-band = échouer aussi si, à deux places, un niveau ne gagne pas 60 à 75 parties sur cent contre celui d’en dessous
cli-help-write = écrire le tableau dans cette page, entre ses repères
cli-help-bench = mesurer la vitesse des jeux sur cette machine
cli-help-serve = héberger des tables pour le navigateur
cli-help-host = adresse d’écoute ; 0.0.0.0 pour tout le réseau
cli-help-port = port d’écoute ; 0 pour n’importe quel port libre
cli-help-base-path = chemin devant chaque page, derrière un proxy inverse
cli-help-trust-proxy = adresses des proxys inverses dont les en-têtes X-Forwarded font foi
cli-help-allow-host = un nom par lequel les navigateurs peuvent appeler ce serveur, en plus du sien ; peut être répété
cli-help-limit = limite par adresse réseau : sockets et analyses à la fois ; requests par seconde ; tables, seats, guesses, replays, accounts, logins, mails, classes, pupils, clubs ou reports par heure ; répétable
cli-help-no-lobby = ne pas tenir de liste des tables ouvertes
cli-help-push = appeler les appareils quand c’est leur tour, par les services de notification des navigateurs ; les services vous joignent à cette adresse (mailto:vous@example.org)
cli-help-mail = écrire à qui le veut quand une table l’attend, par ce serveur de courriel (smtp[s]://utilisateur@machine:port) ; le mot de passe est dans DISCOVERY_MAIL_PASSWORD ou dans un fichier
cli-help-mail-from = l’adresse de l’expéditeur des courriels
cli-help-mail-password-file = un fichier avec le mot de passe du serveur de courriel
cli-help-address = l’adresse de cette page pour les joueurs, mise dans les courriels (https://cards.example.org/)
cli-help-admin-mail = voir si les courriels arrivent, avec les mêmes options que serve
cli-help-admin-mail-test = envoyer un courriel à cette adresse
cli-help-push-service = un autre service de notification qui peut être appelé, comme https://push.example.org ; répétable
cli-help-database = l’adresse d’une base PostgreSQL (postgresql://NOM:MOTDEPASSE@MACHINE/BASE), que plusieurs serveurs peuvent partager ; par défaut, SQLite dans le répertoire de données, pour un seul processus. Ou DISCOVERY_DATABASE
cli-help-bus = avec --database : un Redis ou Valkey (redis://MACHINE:PORT) qui porte les nouvelles entre les processus ; par défaut c’est PostgreSQL. Ou DISCOVERY_BUS
cli-help-processes = avec --database : combien de processus servent ici ; SIGHUP les remplace un à un. Ou DISCOVERY_PROCESSES
cli-help-peer = avec --database : où les autres processus du serveur joignent celui-ci ; par défaut 127.0.0.1 et un port libre, pour une seule machine. Ou DISCOVERY_PEER
cli-help-metrics = laisser Prometheus lire les chiffres du serveur à l’adresse /metrics, depuis cette machine ou depuis ces ADRESSES (10.0.0.7,192.168.0.0/16). Ou DISCOVERY_METRICS=1
cli-help-traces = envoyer des traces en OTLP à un collecteur à cette adresse, ou à celle de OTEL_EXPORTER_OTLP_ENDPOINT
cli-help-abandon-days = fermer les tables que personne n’a utilisées depuis ce nombre de jours
cli-help-keep = effacer pour toujours ce qui n’a pas servi depuis ce nombre de jours : tables finies (finished) ou fermées (closed), analyses, copies faites avant une migration (backups), adresses de courriel des tables finies (mail), tournois terminés (contests), signalements tranchés (reports), actes des hôtes et de la modération (audit) ; répétable
cli-help-program = un de vos programmes, que l’on choisit par son NOM ; voir docs/line-protocol.md
cli-help-program-seconds = temps d’un tel programme pour un coup, en secondes
cli-help-thinkers = nombre d’adversaires qui réfléchissent à la fois ; par défaut un de moins que de cœurs
cli-help-deck-bytes = longueur du plus long fichier de paquet qu’une table peut apporter, en octets ; 0 pour aucun
cli-help-deck-cards = nombre de cartes qu’un tel paquet peut avoir
cli-help-memory = mémoire d’un adversaire qui réfléchit, en mégaoctets ; 0 pour aucune limite
cli-help-queue = nombre d’adversaires qui peuvent attendre de réfléchir
cli-help-join = donner une place d’une table à un de vos programmes
cli-help-join-link = le lien secret de la place
cli-help-join-program = la commande qui lance le programme
cli-help-join-name = le nom à la table
cli-help-join-deck = le paquet de la table que --table-with crée : { $decks }, ou votre propre fichier
cli-help-table-with = créer une table avec ces joueurs et lancer la partie ; LINK est alors l’adresse du serveur
cli-help-log = format du journal
cli-help-deck = créer, vérifier, comparer et partager des paquets
cli-help-check = lister chaque faute du fichier d’un paquet, puis ce qui pourrait être mieux
cli-help-deck-file = le fichier d’un paquet, CSV ou TOML ; - lit l’entrée standard
cli-help-deck-or-id = le fichier d’un paquet, ou l’identifiant d’un paquet : { $decks }
cli-help-deck-show = montrer l’arbre d’un paquet, ou une carte avec ses liens
cli-help-deck-card = une carte, par son identifiant ou son nom
cli-help-deck-diff = lister les cartes et les liens qui changent d’un paquet à l’autre
cli-help-deck-other = le paquet à comparer
cli-help-deck-play = jouer avec ce paquet, comme « discovery play --deck FILE »
cli-help-deck-new = écrire le fichier d’un nouveau paquet : lignes vides, arbre au hasard ou copie
cli-help-deck-new-file = le fichier à écrire ; s’il finit par .toml, en TOML
cli-help-deck-eras = nombre d’ères
cli-help-deck-cards-an-era = nombre de cartes par ère
cli-help-deck-like = faire pousser au hasard un arbre de la forme de ce paquet
cli-help-deck-from = copier ce paquet : un fichier, un identifiant ou un lien ; plus petit avec --eras ou --cards
cli-help-deck-seed = graine des choix au hasard ; la même graine donne le même paquet
cli-help-deck-balance = dire si un paquet se joue comme Préhistoire, ou comme un autre
cli-help-balance-against = le paquet à comparer, dans les mêmes parties ; sans lui, les valeurs gardées de Préhistoire
cli-help-balance-plan = combien de parties au plus : quick prend des minutes, full une heure
cli-help-balance-games = au plus tant de parties de chaque sorte
cli-help-balance-strict = finir avec le statut 1 si quelque chose n’est pas comme d’ordinaire
cli-help-balance-budget = un fichier TOML qui dit ce que le paquet doit tenir ; avec lui, --strict
cli-help-balance-html = écrire les jugements et des images dans une page
cli-help-lab = répondre à des questions en jouant beaucoup de parties
cli-help-lab-run = jouer ce qu’un plan demande, jusqu’à tout savoir ou à épuiser ses parties
cli-help-lab-plan = un fichier TOML avec ce qui est joué et ce qui est demandé
cli-help-lab-resume = garder les résultats dans ce fichier, et continuer à partir de là
cli-help-deck-share = afficher un lien qui contient tout le paquet
cli-help-deck-address = adresse de la page, devant le paquet
cli-help-deck-print = dessiner les feuilles d’un jeu de cartes en PDF, ou ses pièces en images
cli-help-print-sheets = sortes de feuilles, séparées par des virgules ; sans elle, les feuilles habituelles ; « calibration » montre le décalage d’une imprimante
cli-help-print-out = le dossier des fichiers, créé s’il n’existe pas ; sans lui, le dossier courant
cli-help-print-paper = le papier
cli-help-print-lines = des repères hors du bloc, les lignes de coupe, ou rien
cli-help-print-bleed = avec 3, chaque pièce est seule et déborde sa coupe de 3 mm
cli-help-print-margin = ce que l’imprimante laisse blanc à chaque bord, en millimètres
cli-help-print-duplex = le bord sur lequel on retourne le papier ; off met les dos sur une page à part
cli-help-print-shift = déplacer les pages de dos d’autant de millimètres, vers la droite et vers le bas
cli-help-print-ink = en couleurs, ou en gris pour une imprimante laser
cli-help-print-reverse = la dernière pièce d’abord, pour que la pile sorte triée
cli-help-print-footer = un petit numéro sur chaque carte
cli-help-print-cards = ces cartes seulement : identifiants, numéros, suites (1-18,fire)
cli-help-print-jokers = nombre de Jokers, de 0 à 4
cli-help-print-points = cartes de points par valeur, par exemple 1x18,5x14,20x10
cli-help-print-games = les règles de ces jeux seulement, dans le livret
cli-help-print-setup = la table de la fiche : son code, ou un lien de la page qui le contient
cli-help-print-seats = pour combien de survivants, de 1 à 4 : plateaux, pions et objets
cli-help-print-poster = le papier de l’arbre : a3, a2, ou tiles, des feuilles à coller
cli-help-print-images = images de 300 ppp et liste des exemplaires, pour un imprimeur
cli-help-print-each = PDF d’une pièce par page avec boîtes de coupe et de fond perdu, pour un imprimeur
cli-help-admin = s’occuper des tables d’un serveur
cli-help-list = lister les tables
cli-help-close = fermer une table
cli-help-reopen = rouvrir une table fermée, ou réexaminer une table endommagée
cli-help-backup = copier la base, même pendant que le serveur tourne
cli-help-force = remplacer le fichier s’il existe déjà
cli-help-restore = remettre une copie quand aucun serveur ne tourne
cli-help-admin-table = l’identifiant de la table, voir list
cli-help-admin-file = fichier de la copie
cli-help-admin-move = tout copier vers un autre répertoire de données ou une autre base, même pendant que le serveur tourne, et vérifier la copie
cli-help-admin-to = la destination : un répertoire de données, ou l’adresse d’une base PostgreSQL
cli-help-admin-check = essayer si une sauvegarde se restaure et si chacune de ses parties s’ouvre
cli-help-admin-check-file = une sauvegarde ; sans elle, la commande en fait une pour l’essai
cli-help-rules = lire le livret de règles
cli-help-rules-number = une règle, comme C01 ; sans elle, les titres de toutes
cli-help-completion = afficher un script avec lequel un shell complète commandes, options et fichiers
cli-help-completion-shell = le shell
cli-help-version = afficher les versions

## Fenêtres, sélections, Jokers

cli-play-window = { $seat }, que répondez-vous ?
cli-play-asked = { $seat }, à vous de choisir.
cli-play-ways = { $count } possibilités

## Matchs

cli-heading-match-wins = Gagnées
cli-heading-match-handicap = Handicap
cli-heading-match-stake = Mise
cli-heading-match-chips = Jetons
cli-heading-match-trophies = Trophées
cli-match-title = { $game } : un match ({ $terms }), { $games ->
    [0] aucune partie encore
    [one] une partie
   *[other] { $games } parties
}
cli-match-legend = De chaque partie : points, * gagnée ; = score (changement du handicap) ; c jetons ; T trophée.
cli-match-pot = Au pot : { $chips ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $chips } jetons
}. Les jetons ne sont jamais de l’argent.
cli-match-champion = { $player }, champion
cli-match-gone = { $player }, absent
cli-match-next = La suite : partie { $number }. { $first } commence.
cli-match-stakes = Chacun met : { $stakes }.
cli-match-over = Le match est terminé. { $count ->
    [0] Personne n’est en tête.
    [one] En tête : { $leaders }.
   *[other] En tête ensemble : { $leaders }.
}
cli-match-saved = Le match est dans { $file }.
cli-match-exported = Parties notées : { $games }, dans { $folder }.
cli-match-not-counted = Cette partie n’a pas de vainqueur. Elle ne compte pas et peut être rejouée.

## Problèmes

cli-heading-puzzle = Problème
cli-heading-kind = Question
cli-heading-game = Jeu
cli-heading-difficulty = Difficulté
cli-puzzles-made = { $games ->
    [one] { $games } partie examinée
   *[other] { $games } parties examinées
}, { $puzzles ->
    [0] aucun problème trouvé
    [one] un problème trouvé
   *[other] { $puzzles } problèmes trouvés
} : { $file }
cli-puzzles-kind-best = meilleur coup
cli-puzzles-kind-finish = à conclure
cli-puzzles-title = { $puzzle } : { $kind }, { $game }, difficulté { $difficulty } sur 5
cli-puzzles-ask-best = Trait à { $seat }. Un coup est meilleur que tous les autres : lequel ?
cli-puzzles-ask-finish = Trait à { $seat }. Un coup gagne, quoi que les autres aient en main : lequel ?
cli-puzzles-see = Pour le résoudre : discovery puzzles solve { $puzzle }
cli-puzzles-prompt = Votre coup (ou : réponse, quitter) >
cli-puzzles-word-answer = réponse
cli-puzzles-word-quit = quitter
cli-puzzles-right = Juste !
cli-puzzles-wrong = Pas le meilleur : { $move } promet { $value } % ; un autre coup promet { $best } %.
cli-puzzles-solution = { $move } promet { $value } %, le deuxième meilleur coup { $second } %.
cli-learn-see = Pour en suivre une : discovery learn NOM
cli-learn-no-lesson = Aucune leçon ne touche la règle { $rule }.
cli-learn-next = La leçon suivante : discovery learn { $lesson }

## Questions à beaucoup de parties

cli-heading-lab-cell = Table
cli-heading-lab-value = Valeur
cli-heading-lab-a = A
cli-heading-lab-b = B
cli-heading-lab-difference = A moins B
cli-heading-lab-so = Donc
cli-lab-known = établi
cli-lab-more = plus avec A
cli-lab-less = plus avec B
cli-lab-same = pas de différence
cli-lab-open = non établi
cli-lab-about = Après ±, la moitié de l’intervalle à 99 %. Pas de différence : aucune plus grande que la précision du plan.
cli-admin-no-accounts = Il n’y a aucun compte.
cli-admin-account-closed = fermé
cli-role-player = joueur
cli-role-moderator = modération
cli-role-host = hôte
cli-heading-account = compte
cli-admin-account-done-close = Plus personne n’entre dans { $name }, et toutes ses sessions sont terminées.
cli-admin-account-done-reopen = { $name } peut servir de nouveau.
cli-admin-account-done-erase = { $name } est effacé. Les tables restent telles quelles, car elles sont aussi aux autres.
cli-admin-mail-sent = Le serveur de courriel a pris en charge un courriel pour { $address }.
cli-admin-mail-later = Le serveur de courriel est inutilisable pour le moment ; la ligne précédente dit pourquoi.
cli-admin-mail-refused = Le serveur de courriel a refusé un courriel pour { $address }.
cli-admin-invited = Pendant sept jours, le mot de passe du compte « { $name } » peut être choisi une fois sur cette page, derrière l’adresse du serveur : #/account/{ $token }
cli-help-accounts = permettre des comptes : chacun crée le sien (open), ou vous les créez (closed). Ou DISCOVERY_ACCOUNTS
cli-help-webhooks = permettre aux comptes de prévenir des programmes de ce qui se passe à leurs tables : sur internet (public), ou aussi sur cette machine (local). Ou DISCOVERY_WEBHOOKS
cli-help-admin-accounts = la liste des comptes
cli-help-admin-account = inviter quelqu’un à un compte, nouveau ou au mot de passe oublié ; fermer, rouvrir ou effacer un compte
cli-help-admin-account-name = nom du compte
cli-help-admin-account-close = ne plus laisser entrer personne ; rien n’est perdu
cli-help-admin-account-reopen = permettre de s’en servir de nouveau
cli-help-admin-account-erase = effacer le compte, ses sessions et ce qu’il détient
cli-admin-role-given = Nouveau rôle pour { $name } : { $role }.
cli-admin-no-acts = Rien n’a encore été fait qui soit noté ici.
cli-admin-shell = (console)
cli-heading-when = quand (UTC)
cli-heading-who = qui
cli-heading-act = quoi
cli-heading-whom = sur
cli-heading-why = raison
cli-act-invite = invitation
cli-act-close-account = compte fermé
cli-act-reopen-account = compte rouvert
cli-act-erase-account = compte effacé
cli-act-role = rôle donné
cli-act-close-table = table fermée
cli-act-reopen-table = table rouverte
cli-act-dismiss = signalement classé
cli-act-mute = parole retirée
cli-act-ban = compte exclu
cli-act-lift = sanction levée
cli-act-erase-contest = tournoi effacé
cli-act-backup = toutes les données copiées
cli-act-restore = toutes les données restaurées depuis une copie
cli-act-move = toutes les données déménagées ici
cli-help-admin-role = donner un autre rôle à un compte
cli-help-admin-role-role = ce qui lui est permis dès sa prochaine requête : jouer seulement, modérer aussi, ou tout ce que l’hôte du serveur peut faire sur la page
cli-help-admin-audit = lister ce que les hôtes et les modérateurs ont fait
cli-help-no-classes = ne pas permettre de classes
cli-help-class-days = effacer une classe tant de jours après sa dernière utilisation
cli-help-admin-classes = la liste des classes, sans le nom des élèves
cli-help-admin-class = effacer une classe, ses tables et tout ce qui est gardé à leur sujet
cli-help-admin-class-code = le code que tapent les élèves
cli-help-admin-class-erase = l’effacer ; rien ne pourra en être retrouvé
cli-admin-no-classes = Il n’y a aucune classe.
cli-admin-class-erased = La classe { $code } est effacée avec toutes ses tables.
cli-admin-class-asked = Le serveur a reçu la demande d’effacer la classe { $code } et le fera dans les secondes qui viennent.
cli-heading-class-code = Code
cli-heading-pupils = Élèves
cli-heading-tables = Tables
cli-heading-erased = Effacée le
