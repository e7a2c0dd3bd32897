# la page des tournois
contest-title = Tournois
contest-lead = Les rondes s’apparient, les tables se font et les résultats se comptent tout seuls.
contest-new = Nouveau tournoi
contest-all = Tous les tournois
contest-none = Il n’y a pas de tournoi en ce moment.
contest-format = Formule
contest-format-swiss = Système suisse
    .text = À chaque ronde se rencontrent ceux qui ont à peu près les mêmes points.
contest-format-arena = Arène
    .text = Pendant un temps donné, quiconque est libre rejoue.
contest-format-duplicate = Duplicate
    .text = Toutes les tables jouent la même donne ; on compare les mêmes places.
contest-status-open = Ouvert
contest-status-running = En cours
contest-status-over = Terminé
contest-status-closed = Fermé
contest-at-table = { $seats } par table
contest-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
contest-starts = Début : { $at }
contest-waits = Commence quand la direction le décide
contest-until = Jusqu’au { $at }
contest-round-of = Ronde { $round } sur { $rounds }
contest-clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
contest-clock-bank = { $seconds ->
    [0] { $minutes } min chacun
   *[other] { $minutes } min chacun + { $seconds } s par tour
}
contest-clock-turn = { $seconds } s par tour
contest-clock-minutes = { $minutes } min par tour
contest-enter = S’inscrire
contest-your-name = Votre nom
contest-you = Vous jouez sous le nom { $name }
contest-you-wait = Vous êtes inscrit. Au début, le chemin vers votre table apparaîtra ici.
contest-you-play = Votre partie est à la table { $board }.
contest-you-away = Vous n’aurez pas de prochaine table.
contest-you-bye = Vous êtes exempt pour cette ronde.
contest-you-others = { $count ->
    [0] La prochaine ronde s’apparie.
    [one] Votre partie est terminée. { $count } table de cette ronde joue encore.
   *[other] Votre partie est terminée. { $count } tables de cette ronde jouent encore.
}
contest-you-pairing = Vous jouerez dès que quelqu’un sera libre.
contest-to-table = À votre table
contest-withdraw = Se retirer
contest-pause = Faire une pause
contest-back = Continuer
contest-own-link = Copier mon lien personnel
contest-push-text = Cet appareil peut être appelé quand une table est formée pour vous et quand c’est à vous d’y jouer, même page fermée. L’appel passe par le service de notification de votre navigateur et ne dit rien du tournoi.
contest-link = Copier le lien
contest-director-link = Copier le lien de la direction
contest-copied = Copié
contest-invite = Inviter les autres
contest-share = Partager et garder
contest-records = Tableau et parties
contest-standings = Classement
contest-entrants = Joueurs
contest-nobody = Personne ne s’est encore inscrit.
contest-place = Rang
contest-place-short = Rg
contest-number = Numéro dans la grille
contest-number-short = N°
contest-name = Nom
contest-points = Points
contest-figure = { NUMBER($value, maximumFractionDigits: 2) }
contest-round = Ronde { $round }
contest-round-short = R{ $round }
contest-gone = parti
contest-cells = Dans les colonnes des rondes : les points, et dessous les numéros de ceux qui étaient à la même table (* un programme).
contest-bye = Exempt
contest-bye-short = ex.
contest-filler = Programme
contest-tie-opponents = Adv.
    .text = Les points de tous les adversaires
contest-tie-beaten = Battus
    .text = Les points des adversaires battus, pour moitié à égalité
contest-tie-wins = Gains
    .text = Tables gagnées seul
contest-tie-tables = Tables
    .text = Tables jouées : moins, c’est mieux
contest-tie-tops = Tops
    .text = Donnes où personne n’a fait aussi bien
contest-tables = Tables
contest-all-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
contest-table = Table { $board }
contest-playing = En jeu
contest-decided = Décidé par la direction : { $reason }
contest-unfinished = Fermée sans résultat : égalité
contest-watch = Regarder
contest-watch-table = Regarder la table { $board }
contest-replay = Revoir
contest-replay-table = Revoir la table { $board }
contest-director = Vous dirigez ce tournoi
contest-start = Commencer maintenant
contest-program = Un programme comme joueur
contest-add = Ajouter
contest-removing = Joueurs
contest-remove = Retirer
contest-remove-name = Retirer { $name }
contest-deciding = Décider une table
contest-which-table = Table
contest-winner = Gagnant
contest-level = Égalité pour tous
contest-reason = Raison, lisible par tous
contest-decide = Décider
contest-close = Fermer le tournoi
contest-close-sure = Personne ne jouera plus, et il ne pourra pas rouvrir.
contest-keep = Le garder
contest-name-of = Nom du tournoi
contest-seats = Joueurs par table
contest-rounds = Rondes
contest-minutes = Minutes
contest-fill = Si le compte n’est pas juste
contest-fill-program = Des programmes complètent
contest-fill-bye = Quelqu’un est exempt
contest-clock = Pendule
contest-kind-turn = Secondes par tour
contest-kind-bank = Minutes pour la partie
contest-kind-days = Jours par tour
contest-amount-turn = Secondes
contest-amount-bank = Minutes chacun
contest-amount-days = Jours
contest-more = Plus de choix
contest-begins = Commence à
contest-begins-text = Vide : quand vous le décidez.
contest-code = Code d’une préparation
contest-code-text = Un jeu avec des options : préparez-le sur la page d’une nouvelle table et collez son code ici.
contest-listed = Le montrer dans la liste
contest-make = Créer le tournoi
contest-rated = Classé
    .text = Chacun s’inscrit avec son compte, et le jeu n’a pas d’options.
contest-ratings = Cotes
contest-ratings-lead = D’après les tournois classés. Chacun commence à 1500 ; 200 de plus, c’est trois victoires sur quatre. Le ± dit à quel point c’est sûr.
contest-ratings-none = Aucune partie classée n’a encore été jouée.
contest-rating = Cote
contest-rating-of = { $game }, { $seats } par table
contest-rating-own = La vôtre
contest-rating-games = Parties
contest-rating-now = { $games ->
    [one] { $rating } ± { $interval } après { $games } partie
   *[other] { $rating } ± { $interval } après { $games } parties
}
contest-rating-value = { $rating } ± { $interval }
contest-rating-unsure = provisoire
