### Façons de jouer

setup-style = Comment aimez-vous jouer ?
setup-style-plain = Comme le disent les règles, sans option.
style-family = En famille
    .text = Tout en douceur :
style-bluffers = Au bluff
    .text = Oser, douter et se faire prendre :
style-survivors = Survie
    .text = Comme le jeu a été pensé :
style-experts = Entre experts
    .text = Plus à prévoir à chaque tour :

## La page de préparation et le livret de règles : tout ce qu’on y lit.

## Options

setup-options-any = Pour tous les jeux
setup-options-company = Pour les joueurs
setup-why-built-in = { $game } comprend déjà { $option }.
setup-why-game = { $option } ne va pas avec { $game }.
setup-why-needs = { $option } demande { $other }.
setup-why-excludes = { $option } ne va pas avec { $other }.
setup-left-out = { $count ->
    [one] { $options } était choisi et n’est plus retenu : la raison est écrite à côté.
   *[other] { $options } étaient choisis et ne sont plus retenus : les raisons sont écrites à côté.
}
setup-at-seats = Choisissez ci-dessous, aux places, qui en reçoit combien.

## Qui joue

setup-company = Qui joue ?
setup-configurations = Formations du livret
setup-team = Équipe de la place { $number }
setup-team-alone = joue en solo
setup-team-of = Équipe { $team }
setup-alternate = Alterner les équipes
setup-advice = Conseils

## Comment la table est tenue

setup-windows = Répondre à une action
setup-window-length = Temps pour répondre
setup-window-seconds = { $seconds ->
    [0] jusqu’à ce que tous aient répondu
    [one] une seconde
   *[other] { $seconds } secondes
}
setup-away = Quand quelqu’un est absent
setup-away-order = sa consigne répond à sa place
setup-away-wait = la partie l’attend
setup-away-days = quelques heures lui sont laissées pour répondre
setup-window-hours = Heures pour répondre
setup-watching = Les spectateurs voient la partie
setup-watching-now = tout de suite
setup-watching-delayed = quelques coups plus tard
setup-watching-end = seulement à la fin
setup-delay = Coups de retard
setup-hints = Conseils
setup-hints-text = À son tour, on peut demander les deux meilleurs coups, d’après ce qu’on voit soi-même.
setup-touched = Pièce touchée, pièce jouée
setup-touched-text = Une pièce que l’on choisit est jouée aussitôt si elle peut l’être ; rien n’est redemandé.
setup-undo = Reprendre un coup
setup-undo-off = Jamais
setup-undo-free = Seulement tant que personne n’a rien appris
setup-undo-consent = Avec l’accord des autres
setup-joining = Rejoindre plus tard
setup-joining-text = D’autres peuvent rejoindre la partie en cours au début d’un tour : chacun leur donne une carte.
setup-hints-off = Cette table joue sans conseils.

## Une préparation en un code

setup-page = Nouvelle table
setup-from-code = Préparée d’après le code { $code }. Tout peut être changé.
setup-code = Code de cette préparation
setup-code-copy = Copier le lien
setup-code-copied = Copié. Le lien ouvre cette page telle qu’elle est préparée, sans les noms.
setup-code-text = Jeu, options, places et équipes en un code : dictez-le, ou envoyez le lien.
setup-code-deal = Faire de cette préparation une donne que d’autres peuvent jouer aussi
setup-code-title = Code d’une préparation
setup-code-typed = Le code ou le lien d’une préparation
setup-code-open = Ouvrir

setup-told-value = { $option } : { $value }
setup-told-range = { $option } : { $from } à { $to }

## Parties de la page qui s’ouvrent : ce qui y est choisi

setup-none = aucune
setup-usual = par défaut
setup-with = oui
setup-without = aucun
setup-company-own = selon les places ci-dessous

## Avant la partie

lobby-window = { $seconds ->
    [0] On répond sans limite de temps : la partie attend tout le monde.
   *[other] Temps pour répondre à une action : { setup-window-seconds }.
}
lobby-rules = Les règles de ce jeu
lobby-away = Quand quelqu’un est absent : { $how }.
lobby-watching = Les spectateurs voient la partie { $how }.

## Le livret de règles

rules-games = Jeu par jeu
rules-games-text = Si vous connaissez Intro, vous connaissez presque tous les autres : voici ce que chacun fait autrement.
rules-differ = Différences avec { $first }
rules-differ-of = { $game } : différences avec { $first }
