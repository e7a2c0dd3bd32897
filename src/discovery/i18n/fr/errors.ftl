### Ce qui ne va pas : une phrase pour chaque code. Cartes et joueurs par leur nom, nombres tels quels.

and = et

## Ce que les règles refusent

error-game-over = La partie est terminée.
error-not-your-turn = Ce n’est pas votre tour.
error-own-seat = Choisissez un autre joueur que vous-même.
error-seat-left = Ce joueur a quitté la table.
error-not-now = Ce n’est pas possible en ce moment.
error-not-contestable = On ne peut pas contester cela : seulement la dernière action, par un autre joueur, et une seule fois.
error-others-answer = Les autres peuvent encore répondre à la dernière action.

## Résultats du hasard

error-outcome-missing = Ce coup dépend du hasard : son résultat doit être écrit après « = ».
error-outcome-impossible = Le hasard n’a pas pu donner ce résultat ici.
error-outcome-unexpected = Rien ne dépend du hasard dans ce coup : il n’a pas de résultat à noter.

## Mots et fichiers

error-unknown-move = « { $given } » n’est pas un coup.
error-unknown-seat = Personne à cette table ne s’appelle « { $given } ».
error-unknown-game = Il n’y a pas de jeu « { $given } ».
error-unknown-deck = Il n’y a pas de paquet « { $given } ».
error-decks-not-joined = « { $given } » ne prolonge pas « { $base } » : on ne peut pas en faire un seul paquet.
error-unknown-option = Il n’y a pas d’option « { $given } » pour ce jeu.
error-unknown-player = Il n’y a pas de joueur « { $given } » à choisir.
error-no-module = Il n’y a pas de module « { $given } », ni dans le dossier de travail ni parmi ce qui est installé.
error-no-callable = Le module « { $given } » n’a rien du nom de « { $name } » qui puisse faire un programme.
error-program-not-loading = Le programme « { $given } » ne se charge pas : { $fault }
error-bad-family = La famille « { $given } » de la variable { $variable } ne se charge pas : { $fault ->
    [unnamed] écrivez CLÉ=MODULE:ATTRIBUT, avec la clé de la famille
   *[other] { $fault }
}
error-program-failed = Le programme « { $given } » a échoué ({ $game }, place { $seat }, graine { $seed }) : { $fault ->
    [late] pas de coup à temps
    [EOFError] il s’est arrêté
    [not-starting] il ne démarre pas
   *[other] { $fault }
}
error-illegal-choice = Le programme « { $given } » a choisi { $move }, qui n’est pas permis ({ $game }, place { $seat }, graine { $seed }).
error-bad-value = « { $given } » n’est pas une valeur possible ici.
error-not-text = Ce n’est pas un texte lisible (UTF-8 attendu).
error-mail-traces = À partir de cette ligne, un logiciel de messagerie a modifié le texte au point qu’on ne sait plus ce qu’il disait. Retirez ses marques, comme les > devant certaines lignes, ou faites-vous envoyer le fichier en pièce jointe.
error-bad-address = « { $given } » n’est pas une adresse de cette machine. Utilisez 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tout le réseau.
error-bad-database = « { $given } » n’est pas l’adresse d’une base. Écrivez postgresql://NOM:MOTDEPASSE@MACHINE/BASE. Dans un nom ou un mot de passe, les signes % # @ / : s’écrivent %25 %23 %40 %2F %3A.
error-bad-bus = « { $given } » n’est pas l’adresse d’un bus. Écrivez redis://MACHINE:PORT, ou rediss:// s’il est chiffré.
error-nothing-there = « { $given } » ne mène à aucune table, ni à un serveur qui réponde.
error-column-twice = La colonne « { $column } » figure deux fois.
error-comment-twice = La ligne « # { $given }: » figure deux fois, d’abord à la ligne { $first }.
error-too-large = C’est trop grand pour être lu : { $most } au plus.
error-no-file = « { $given } » n’existe pas.
error-cannot-read = « { $given } » ne peut pas être lu : c’est un dossier, ou l’accès vous est refusé.
error-file-exists = « { $given } » existe déjà. Choisissez un autre nom, ou remplacez-le avec --force.
error-cannot-write = Impossible d’écrire « { $given } ». Le disque est-il plein ou protégé ?

## Parties notées

error-missing-header = Il manque l’en-tête « { $given } ».
error-bad-header = L’en-tête « { $given } » est illisible.
error-double-header = L’en-tête « { $given } » figure deux fois.
error-bad-line = « { $given } » ne peut pas se lire comme une ligne de partie.
error-newer-format = Ce fichier est écrit au format { $given }, plus récent que ce programme. Mettez-le à jour.
error-newer-rules = Cette partie a été jouée avec la version { $given } des règles, plus récente que ce programme. Mettez-le à jour.
error-rules-changed = Cette partie a été jouée avec la version { $was } des règles. La version { $now } a changé une règle qui compte ici : à partir de ce point, la partie se déroulerait autrement.
error-bad-name = « { $given } » ne peut pas servir de nom : il faut de 1 à 30 lettres, chiffres, espaces ou . _ ' - et que tous les noms diffèrent.
error-mixed-name = « { $given } » mélange des lettres qui se ressemblent mais viennent de plusieurs écritures, comme un A latin et un A cyrillique. Écrivez chaque mot dans une seule écriture.
error-wrong-result = Le résultat écrit dans l’en-tête « { $header } » n’est pas celui auquel les coups mènent.
error-no-such-step = Cette partie notée n’a pas d’étape { $given } : ses étapes vont de 0 à { $most }.
error-no-commitment = Cette partie notée ne contient pas d’engagement : personne ne peut en vérifier le hasard.
error-key-not-told = La clé de cette partie n’est pas dévoilée : elle reste secrète jusqu’à la fin de la partie.
error-wrong-key = Cette clé n’est pas celle sur laquelle le serveur s’était engagé.
error-wrong-chance = Ici, la clé mène à « { $expected } », mais la partie notée indique « { $given } ».

## Préparation d’une partie

error-seat-count = { $given ->
    [0] Il faut au moins une place.
    [one] Une seule place, c’est trop peu pour ce jeu.
   *[other] { $given } places, c’est trop : ce jeu en admet { $most } au plus.
}
error-option-excluded = « { $option } » ne va pas avec « { $other } ».
error-option-twice = « { $option } » a été choisi deux fois.
error-option-built-in = « { $game } » comprend déjà « { $option } », qui ne se choisit pas.
error-option-needs = « { $option } » demande « { $other } », qui n’est pas choisi.
error-option-value = « { $given } » n’est pas une valeur pour « { $option } ».
error-bad-teams = « { $given } » ne peut pas être de cette équipe : chacun doit avoir une place, et une seule équipe.
error-no-opponent = Toutes les places sont dans une seule équipe : il lui faut un adversaire.
error-two-clocks = Un temps par tour et une réserve pour toute la partie ne vont pas ensemble : choisissez l’un des deux.
error-unknown-zone = Ce serveur ne connaît pas le fuseau horaire « { $given } ».
error-no-decider = Il faut au moins une place pour une personne ou pour l’ordinateur ; des bots seuls ne suffisent pas.
error-no-person = Au terminal, l’une des places doit être la vôtre : nommez-la « you ». Pour faire jouer des programmes entre eux : « discovery simulate ».
error-bad-setup-code = « { $given } » n’est pas le code d’une préparation, ou une lettre en est fausse.
error-bad-deal-code = « { $given } » n’est pas le code d’une donne : c’est le code d’une préparation, un point et le mot de la donne.
error-deal-of-a-server = Les cartes de la donne « { $given } » ne sont connues que du serveur sur lequel elle se joue, car d’autres peuvent y regarder ou y prendre place. Seule une donne que personne ne regarde avant la fin, sans place pour d’autres, se joue ailleurs.
error-not-vectorised = On ne peut pas jouer beaucoup de parties de « { $given } » à la fois : il faut pour cela une famille qui a son propre encodage.
error-no-such-deal = En { $most } parties, on n’a trouvé aucune autre donne qui corresponde à ce que sait la place.
error-newer-setup-code = Le code « { $given } » vient d’une version plus récente de ce programme. Mettez-le à jour.

## Paquets

error-deck-needed = Cette partie s’est jouée avec un paquet particulier, « { $given } ». On ne peut la rejouer sans son fichier. Dans le terminal, nommez-le avec --deck FICHIER ; la page, elle, le demande.
error-wrong-deck = Le paquet donné est « { $given } » ; cette partie s’est jouée avec « { $wanted } ».

## Tables en cours

error-no-such-table = Cette table n’existe pas. Le lien est-il complet ?
error-no-such-seat = On ne peut pas faire cela avec cette place.
error-foreign-token = Ce lien n’ouvre aucune place ici. Il est peut-être incomplet, ou remplacé par un plus récent.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-seated = Il faut avoir une place à la table pour faire cela.
error-table-paused = La partie est suspendue par la personne qui dirige la classe.
error-table-gone = Cette table a été supprimée.
error-no-such-class = Aucune classe ne porte ce code. Vérifiez les lettres.
error-class-full = Cette classe est pleine : elle a { $most } places.
error-class-over = Cette séance est terminée. Personne ne peut plus la rejoindre.
error-no-such-pupil = Il n’y a ici personne qui attende une table.
error-pupil-plays = { $given } est en train de jouer. Cela pourra être changé avant la prochaine partie.
error-no-such-club = Il n’y a pas ici de club dont vous êtes membre, ni de club avec ce code.
error-club-full = Ce club est complet : il a { $most } places.
error-too-many-clubs = Votre compte est déjà dans { $most } clubs. Quittez-en un d’abord.
error-not-keeper = Seuls les responsables du club peuvent le faire.
error-last-keeper = Il faut quelqu’un pour tenir le club. Nommez d’abord un autre responsable, ou fermez-le.
error-no-such-member = Personne dans le club n’a plus ce numéro.
error-stale = La table a avancé entre-temps. Regardez de nouveau, puis choisissez.
error-window-open = Les autres peuvent encore répondre à la dernière action ; le tour continuera quand la fenêtre sera fermée.
error-already-answered = Vous avez déjà répondu ; on ne change pas de réponse dans une fenêtre.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a déjà commencé.
error-seats-open = Des places sont encore libres. Attendez les joueurs, ou confiez ces places à l’ordinateur.
error-seat-taken = Quelqu’un est assis là.
error-hints-off = Cette table joue sans conseils.
error-no-hint = Pas de conseil pour l’instant. Réessayez dans un moment.
error-not-over = La partie n’est pas encore terminée.
error-talk-off = À cette table, personne ne dit rien aux autres en dehors du jeu.
error-not-open = « { $given } » ne peut pas être montré aux autres : tout le monde ne le voit pas.
error-table-closed = Cette table a été fermée.
error-not-closed = Cette table n’est pas fermée.
error-table-damaged = La partie enregistrée de cette table est endommagée et ne peut pas être ouverte. L’hôte du serveur peut restaurer une sauvegarde. Toutes les autres tables fonctionnent.
error-too-many = Trop de demandes en peu de temps. Patientez un instant.
error-name-taken = « { $given } » est déjà le nom de quelqu’un ici, ou lui ressemble trop. Choisissez-en un autre.
error-weak-password = Ce mot de passe se devine trop facilement : prenez de { $least } à { $most } caractères, ni votre nom ni ce que tout le monde essaie.
error-wrong-login = Ce nom et ce mot de passe ne vont pas ensemble.
error-logged-out = Personne n’est plus connecté ici. Reconnectez-vous.
error-not-allowed = Votre compte n’a pas ce droit.
error-too-many-tokens = Un compte peut avoir au plus { $most } jetons. Révoquez-en un d’abord.
error-wrong-scope = Ce jeton n’a pas ce droit. Les droits d’un jeton se choisissent à sa création.
error-bad-hook = Aucun webhook ne peut mener à « { $given } ». Indiquez une adresse https que tout internet peut joindre.
error-too-many-hooks = Un compte peut avoir au plus { $most } webhooks. Supprimez-en un d’abord.
error-passkey-refused = Cette clé d’accès n’a pas été acceptée. Réessayez ; si rien n’y fait, entrez autrement.
error-last-way-in = Cette clé d’accès est la seule entrée du compte. Choisissez d’abord un mot de passe, ou ajoutez une autre clé.
error-muted = Une personne qui modère ce serveur vous a retiré la parole { $until ->
    [open] jusqu’à nouvel ordre
   *[other] jusqu’au { $until }
}. Les phrases toutes faites restent possibles. La raison : { $reason }
error-banned = Une personne qui modère ce serveur a exclu votre compte { $until ->
    [open] jusqu’à nouvel ordre
   *[other] jusqu’au { $until }
}. La raison : { $reason }
error-not-read = Personne ne lit de signalements sur ce serveur.
error-report-decided = C’est déjà décidé.
error-guest-seat = Cette place n’appartient à aucun compte. Seul l’hôte de la table peut agir face à une personne invitée.
error-by-invitation = Sur ce serveur, c’est l’hôte qui crée les comptes. Demandez-lui une invitation.
error-no-account = Il n’y a pas de compte en service du nom de « { $given } ».
error-no-contest = Il n’y a pas de tel tournoi ici.
error-contest-clock = Un tournoi a besoin d’une pendule, pour que chaque partie arrive à sa fin. Choisissez-en une pour ses tables.
error-contest-seats = À une table de tournoi, on joue au moins à deux.
error-contest-begun = Ce tournoi a déjà commencé.
error-contest-over = Ce tournoi est terminé.
error-contest-full = Ce tournoi est complet.
error-too-few-entrants = Il n’y a pas encore assez de joueurs pour une première ronde.
error-contest-rated = Un tournoi classé se joue sans options, sans équipes et avec un jeu de cartes du serveur.
error-entered-already = Votre compte est déjà inscrit à ce tournoi. Utilisez le lien de votre autre appareil, ou retirez-vous là-bas.
error-members-only = Seuls les membres du club auquel ce tournoi est destiné peuvent s’y inscrire. Connectez-vous d’abord à votre compte.
error-board-over = Cette table n’est plus en jeu.
error-not-gone = Cette personne est à la table, ou n’est pas absente depuis assez longtemps.
error-vote-open = Un autre vote est encore en cours.
error-no-vote = Ce vote est terminé.
error-too-many-changes = Cette place a déjà connu { $most } changements de ce genre. La table n’en accepte plus.
error-bad-command = Le serveur n’a pas compris cette demande.
error-foreign-origin = Cette demande vient d’une autre page et n’est pas acceptée.
error-foreign-host = Ce serveur ne répond pas au nom « { $given } ». Utilisez son adresse en chiffres, ou demandez à son hôte de le lancer avec --allow-host et ce nom.
error-old-client = Cette page est plus ancienne que le serveur. Rechargez-la.
error-other-protocol = Ce serveur parle la version { $known } du protocole en lignes, pas la version { $given }.
error-not-starting = Le programme « { $given } » ne démarre pas, ou ne se présente pas.
error-too-late = Aucun coup n’est venu à temps ; les règles ont joué à la place.
error-server-stopping = Le serveur s’arrête. La partie est enregistrée et reprendra à son retour.
error-internal = Une erreur s’est produite sur le serveur. Rien de ce qui était confirmé n’est perdu.

## Répertoires de données et ports

error-data-in-use = Le répertoire de données « { $given } » est utilisé par un autre serveur.
error-data-read-only = Impossible d’écrire dans le répertoire de données « { $given } ».
error-data-corrupt = La base « { $given } » est endommagée ou n’est pas une base de Discovery. Restaurez une sauvegarde ou choisissez un autre répertoire.
error-data-newer = La base « { $given } » vient d’une version plus récente de ce programme. Mettez-le à jour.
error-database-away = La base de données ne répond pas. Le serveur reprend de lui-même dès qu’elle répond ; rien de ce qui a été confirmé n’est perdu.
error-database-refused = La base refuse le nom, le mot de passe ou la base que donne l’adresse ; tout s’est donc arrêté. Corrigez l’adresse et recommencez ; les signes % # @ / : d’un nom ou d’un mot de passe s’y écrivent %25 %23 %40 %2F %3A.
error-database-unreached = La base de données ne répond pas ; tout s’est donc arrêté. Recommencez dès qu’elle fonctionne.
error-table-moved = Un autre processus du serveur s’occupe maintenant de la table. La page s’y rend d’elle-même.
error-one-process = Un répertoire de données avec SQLite est fait pour un seul processus. Pour plusieurs il faut PostgreSQL : donnez --database.
error-port-busy = Le port { $port } est déjà pris. Choisissez-en un autre avec --port.
error-bad-backup = « { $given } » n’est pas une sauvegarde utilisable.
error-same-data = Les données sont déjà dans « { $given } ». Choisissez un autre endroit.
error-other-games = « { $given } » contient d’autres parties, ou d’autres coups de ces parties. Rien n’a été changé. Choisissez un endroit vide, ou qui contient une copie antérieure.
error-copy-differs = La table { $given } n’est pas la même dans la copie. Rien n’a été changé.

## Processus qui se partagent un travail

error-no-extra = { $given } n’est pas installé ici. Dans une copie du projet, « pip install '.[{ $extra }]' » l’installe ; avec un fichier wheel, mettez son nom à la place du point.
error-no-cluster = Aucune grappe Ray ne répond à « { $given } ».
error-workers-lost = { $number } processus de suite ont été tués avant d’avoir rien achevé. La mémoire manque-t-elle ?

## Tournois

error-foreign-results = « { $given } » contient autre chose que des résultats, ou ceux d’une autre graine, d’autres règles ou d’autres niveaux (ligne { $number }).
error-bad-plan = « { $given } » ne peut pas servir : voyez-y « { $fault } ».
error-no-marks = « { $given } » n’a pas de place pour le tableau : une ligne « { $begin } » et, plus bas, une ligne « { $end } ».

## Impression

error-bad-printing = « { $given } » ne s’imprime pas ; voici ce qui se peut : { $known }.
error-no-sheet = Il n’y a pas de feuille « { $given } » ; il y a : { $known }.
error-no-printing = Rien de ce jeu ne s’imprime.
error-no-such-cards = « { $given } » ne nomme aucune carte ; donnez des identifiants, des numéros de 1 à { $most } ou des suites comme 1-18.
error-bad-picture = « { $given } » ne s’imprime pas : une image est un SVG, ou un PNG de { $least } à { $most } pixels sur son plus grand côté ; elle pèse { $size } Mo au plus.
error-work-late = Le travail a duré trop longtemps ({ $seconds } secondes) et a été abandonné. Rien n’est perdu.

## Parties sur papier

error-paper-game = « { $given } » ne se suit pas sur papier ; ces jeux le peuvent : { $known }.
error-paper-entry = « { $given } » ne dit rien qui puisse arriver maintenant.
error-paper-not-held = { $seat } ne peut pas tenir « { $card } » : toutes les cartes cachées de cette main sont d’autres ères. Vérifiez que chaque carte a été dite comme elle a été jouée.

## Matchs

error-no-match = Ce fichier n’est pas un match : sa première ligne doit être un en-tête « Match ».
error-match-terms = « { $given } » est impossible parmi les conditions d’un match. Ce sont games=N, handicap et stakes=N, ou games=N et championship.
error-match-term-excluded = « { $term } » ne va pas avec « { $game } ».
error-match-player = « { $given } » ne peut pas figurer ici : ce n’est pas un joueur de ce match, ou c’en est déjà un.
error-match-setup = Cette partie n’est pas celle du match : elle a « { $given } », le match « { $expected } ».
error-match-seats = Les joueurs ne conviennent pas : ici ce sont « { $given } », et dans cette partie du match il faut « { $expected } ».
error-match-game-number = C’est la partie { $expected } du match qui doit figurer ici, pas la partie { $given }.
error-match-game-doubled = La partie { $given } répète une partie précédente de ce match.
error-match-game-unfinished = Une partie d’un match doit être terminée, et sa notation doit nommer les vainqueurs.
error-match-game-abandoned = Cette partie s’est terminée sans vainqueur. Elle ne compte pas et doit être rejouée.
error-match-standings = Le classement ne découle pas des parties. Il devrait être : { $expected }.
error-match-over = Ce match est terminé.
error-no-match-here = La partie de cette table n’appartient à aucun match.
error-no-puzzles = Il n’y a pas de problèmes pour la famille « { $given } ».
error-no-puzzle-file = Ce fichier ne contient pas de problèmes : sa première ligne doit être un en-tête « Puzzles ».
error-no-such-puzzle = Il n’y a pas de problème { $given }.
error-no-such-answer = « { $given } » n’est pas une réponse à ce problème.
error-no-such-lesson = Il n’y a pas de leçon { $given }.
error-next-game = La prochaine partie du match a commencé.

## Rejoindre une partie en cours

error-no-joining = Personne ne peut rejoindre cette partie en cours de route.
error-stack-too-low = La pioche a trop peu de cartes pour un joueur de plus : { $cards }, et il en faut { $least }.
error-already-seated = Vous êtes déjà à cette table.
error-somebody-joined = Quelqu’un a rejoint la partie : les places ont de nouveaux numéros.
error-match-game-joined = Quelqu’un a rejoint cette partie en cours de route : elle ne peut pas compter dans un match. Créez plutôt une nouvelle table.

## Reprendre un coup

error-nothing-to-undo = Vous n’avez rien à reprendre : on ne revient pas avant un départ ou une arrivée, ni après la fin.
error-no-undo = À cette table, on ne reprend rien.
error-undo-not-free = Ce coup ne peut plus être repris librement : quelqu’un a décidé depuis, ou quelque chose de caché a été révélé.
error-undo-asked = Une demande de reprise est déjà en cours.
error-undo-programs = Quelque chose de caché a été révélé depuis, et personne à la table ne peut donner son accord : les programmes suivent les autres personnes.
error-undo-unkeyed = Quelque chose de caché a été révélé depuis. Cette partie n’a pas de clé qui fixe le hasard : le sort serait tiré de nouveau, et personne ne revient donc avant ce moment.

## Decks that tables bring

error-no-own-decks = Les tables de ce serveur se jouent avec les paquets qu’il propose ; elles ne peuvent pas apporter le leur.
error-no-deck-here = Cette table se joue avec un paquet du serveur ; il n’y a pas de fichier à télécharger.
error-bad-mail-address = Ce n’est pas une adresse de courriel : { $given }
error-bad-mail-server = Pour les courriels, il faut un serveur (smtp[s]://utilisateur@machine:port, sans le mot de passe), l’adresse de l’expéditeur (--mail-from) et celle de cette page (--address).
