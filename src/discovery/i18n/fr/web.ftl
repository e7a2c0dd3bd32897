### La page : tout ce qu’une joueuse ou un joueur lit dans le navigateur.

## Autour de la page

nav-title = Pages
nav-rules = Règles
nav-help = Touches
language-choose = Langue
theme-auto = Couleurs : selon le système
theme-light = Couleurs : claires
theme-dark = Couleurs : sombres
go-home = À l’accueil
do-close = Fermer
do-enlarge = La voir en grand
do-reload = Recharger la page
do-back = Retour
footer-credits = Images : Game Icons, CC BY 3.0
offline-title = La table ne répond pas
offline-text = Le serveur tourne-t-il encore ? Vos parties y sont à l’abri.
goodbye-title = Cette page n’est pas reliée à la table
link-connecting = Connexion à la table…
link-broken = Connexion perdue. Nouvel essai…
link-part = Une partie de cette page n’a pas pu être chargée.
link-none = Le serveur ne répond pas. Tourne-t-il encore ?
link-retry = Réessayer
title-your-turn = À vous – Discovery

## Accueil

home-quick = Jouer contre l’ordinateur
home-contests = Tournois
club-home = Clubs
home-daily = Donne du jour
home-learn = Apprendre en 90 secondes
home-lessons = Leçons
home-puzzles = Problèmes
home-companion = Avec de vraies cartes
home-lobby = Tables ouvertes
home-rules = Lire les règles
home-workshop = Faire un paquet
tile-start = Commencez ici
tile-difficulty = Difficulté { $number } sur 3
tile-minutes = environ { $minutes } min { $seats ->
    [one] en solitaire
   *[other] à { $seats }
}
tile-play = Jouer
tile-play-of = { $game } : jouer contre l’ordinateur
tile-choose = Options
tile-choose-of = { $game } : options et sièges
tile-others = D’autres jeux
tile-more = Et aussi
tile-install = En application
tile-install-why = Une application a sa propre icône et une fenêtre sans les barres du navigateur. Sur iPhone et iPad, elle seule peut vous appeler quand c’est à vous.
tile-install-do = Installer Discovery
tile-install-menu = Le menu du navigateur propose « Installer » ou « Ajouter à l’écran d’accueil » ; sur iPhone et iPad, c’est sous « Partager ».
mine-title = Mes tables
mine-none = Les tables créées ou rejointes sur cet appareil s’afficheront ici.
mine-over = terminée
mine-forget = Retirer de la liste la table du { $when }
mine-account = Votre compte
mine-elsewhere = Retrouver vos tables sur d’autres appareils grâce à un compte
table-unnamed = Une table
open-title = Ouvrir une partie
open-text = Une partie enregistrée dans un fichier se revoit ici pas à pas.
open-choose = Choisir un fichier
open-too-large = Ce fichier est trop gros pour être une partie.
open-line = Ligne { $line } :

## Préparation

setup-game = Jeu
setup-options = Options
setup-seats = Places (le sort désigne qui commence)
setup-kind = Qui joue à la place { $number }
setup-name = Nom à la place { $number }
setup-name-any = Nom
setup-name-open = Choisi par l’invité
setup-remove = Retirer la place { $number }
setup-add = Ajouter une place
setup-more = Autres réglages : public, conseils
setup-deck = Paquet
setup-deck-own = Un paquet à vous…
own-deck-text = Un fichier CSV de cartes (au plus { $size } ko), comme le décrit le guide des paquets du projet. Qui voit la table peut le télécharger.
own-deck-choose = Choisir un fichier de paquet
own-deck-remove = Retirer
own-deck-drafts = Paquets que vous faites
own-deck-make = En faire un à l’atelier
own-deck-too-large = Ce fichier dépasse { $size } ko.
own-deck-faults = { $count ->
    [one] a une erreur. Corrigez-la et choisissez de nouveau le fichier.
   *[other] a { $count } erreurs. Corrigez-les et choisissez de nouveau le fichier.
}
own-deck-more = { $count ->
    [one] Encore une erreur
   *[other] Encore { $count } erreurs
}
own-deck-sound = « { $name } » est sans erreur : le voici parmi les paquets.
own-deck-games = À quoi jouez-vous avec ce fichier ?
own-deck-download = Télécharger le paquet
own-deck-record = Télécharger la partie avec son paquet
setup-code-own = Un code ne peut pas porter un paquet à vous. Créez la table et envoyez son lien.
setup-leaving = Quand quelqu’un part pour de bon
setup-leaving-program = l’ordinateur joue à sa place
setup-clock = Horloge
setup-seconds = { $seconds ->
    [0] sans limite
   *[other] { $seconds } secondes
}
setup-create = Créer la table
kind-me = Moi, sur cet appareil
kind-open = Libre, par un lien
kind-program = Ordinateur
kinds-people = Des personnes
kinds-levels = Adversaires, du plus facile au plus fort
kinds-programs = Autres adversaires

## Avant la partie

lobby-title = { $seats ->
    [0] Tout le monde est là
   *[other] En attente des joueurs
}
lobby-free-guest = Place libre
lobby-free = Place libre
lobby-give = La confier à l’ordinateur
lobby-program = L’ordinateur pour { $name }
lobby-program-free = L’ordinateur à la place { $number }
lobby-name = Votre nom à cette table
lobby-take = Prendre place
lobby-rename = Changer de nom
lobby-start = Commencer la partie
lobby-missing = { $seats ->
    [one] Une place est encore libre.
   *[other] { $seats } places sont encore libres.
}
lobby-wait = L’hôte lancera la partie.
lobby-back = Pour revenir
link-copy = Copier le lien de cette place
link-share = Partager
link-renew = Nouveau lien
    .title = Faire un nouveau lien : l’ancien ne marchera plus
link-copied = Copié. Ce lien ouvre cette place : envoyez-le à une seule personne.
link-copy-own = Copier mon propre lien
link-copied-own = Copié. Ce lien ouvre votre place : gardez-le pour vous.
link-renew-own = Nouveau lien pour moi
    .title = Faire un nouveau lien vers ma place : l’ancien ne marchera plus
link-renewed-own = Nouveau lien copié. L’ancien n’ouvre plus votre place.
link-field-own = Lien secret de votre propre place
link-back = Votre lien : à copier pour revenir
link-back-text = Il ouvre votre place sur tout appareil. L’adresse de cette page est ce même lien.
link-renewed = Nouveau lien copié. L’ancien ne marche plus.
link-by-hand = Le navigateur a refusé la copie : prenez le texte du champ, d’un appui long ou avec Ctrl+C.
link-cut-title = Ce lien n’est pas entier
link-cut = Il manque sa fin : les messageries la coupent parfois. Copiez-le d’un seul tenant, ou redemandez-le.
link-field = Lien secret de la place
pass-title = Passez l’appareil : { $name }
pass-asked = { $asker } demande à reprendre quelque chose : c’est à { $name } de répondre.
pass-ready = Continuer : { $name }

## La table

table-closed = Cette table est fermée.
table-left = Vous avez quitté cette table ; vous regardez la partie.
table-unseen = Les spectateurs ne voient cette partie qu’une fois finie.
table-replaced = L’ordinateur joue à votre place ; vous regardez la partie.
seats-title = Joueurs
seat-number = Place { $number }
seat-you = vous
seat-person = une personne
seat-here = à la table
seat-away = absent
seat-left = parti
seat-thinking = réfléchit…
seat-queued = attend de réfléchir…
seat-turn = c’est son tour
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
clock-left = Encore { $time }

label-legal = possible : { $moves }

## La question

prompt-title = Ce qu’il faut faire
prompt-over = La partie est finie.
prompt-wait-turn = { $who ->
    [me] C’est à vous de jouer.
   *[other] C’est à { $name } de jouer.
}
prompt-wait-over = La partie est finie.

## Une carte

why-not = { " : " }
rule-link = (règle { $rule })

## Le journal

log-title = Journal
log-turn = Tour { $turn } · { $who ->
    [me] Vous
   *[other] { $name }
}
log-late = { $who ->
    [me] Votre temps est écoulé.
   *[other] Le temps imparti à { $name } est écoulé.
}
log-scored = { $number ->
    [one] { $number } point.
   *[other] { $number } points.
}
log-left = { $who ->
    [me] Vous quittez la table.
   *[other] { $name } quitte la table.
}
log-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
log-finished = La partie est finie.

## La fin

end-title = Le résultat
end-won-nobody = Personne ne gagne la partie.
end-won-me = Vous gagnez la partie.
end-won = { $who ->
    [me] Vous gagnez la partie avec { $names }.
   *[other] { $count ->
        [1] { $names } gagne la partie.
       *[other] { $names } gagnent la partie ensemble.
    }
}
reason-abandoned = Tout le monde est parti.
end-seat = Joueur
end-points = Points
end-total = Total
end-winner = gagne
end-replay = Revoir la partie
end-record = Télécharger la partie
end-again = Nouvelle partie, même table
replay-title = Revoir la partie
replay-first = À la donne
replay-back = Étape précédente
replay-next = Étape suivante
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-pace = Vitesse de lecture
replay-pace-slow = lente
replay-pace-usual = normale
replay-pace-fast = rapide
replay-link = Lien vers cette étape
replay-link-copied = Lien vers l’étape { $step } copié.
replay-slider = Étape de la partie
replay-turn = { $who ->
    [me] à vous de jouer
   *[other] à { $name } de jouer
}
replay-hand = La main montrée
replay-hand-turn = qui doit jouer
replay-together = Regarder ensemble
replay-together-with = { $count ->
    [0] Personne d’autre n’est à la table en ce moment.
   *[other] Aussi à la table : { $names }.
}
replay-together-step = { $name } est à l’étape { $step }.
replay-together-thing = Montrer…
replay-together-mark = Le marquer
replay-together-clear = Retirer mes marques
replay-step = Étape { $step } sur { $of }

## La table elle-même

manage-title = Liens et départ
manage-watch = Lien pour regarder : qui l’a peut regarder cette partie, rien de plus.
manage-watch-link = Ouvrir la page des spectateurs
manage-watch-copy = Copier le lien pour regarder
manage-watch-copied = Copié. Qui a ce lien peut regarder la partie.
manage-watch-field = Lien pour regarder
manage-own = Votre propre lien ouvre votre place. Gardez-le pour vous : il sert à continuer sur un autre appareil.
manage-leave = Partir pour de bon
manage-leave-sure = Oui, partir pour de bon
manage-leave-program = L’ordinateur jouera à votre place et vous ne pourrez pas revenir.
manage-close = Fermer la table
manage-close-sure = Oui, la fermer pour tous
manage-host = Changer le lien de l’hôte
manage-host-sure = Oui, le changer
manage-host-note = Cet appareil reçoit le nouveau lien. Les pages qui ont l’ancien ne pourront plus lancer la partie, fermer la table ni donner des places.

## Règles et touches

rules-title = Les règles
rules-find = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle n’en parle.
    [one] { $count } règle
   *[other] { $count } règles
}
rules-unknown = Il n’y a pas de règle { $rule } dans ce livret.
rules-contents = Sommaire
help-title = Touches, signes et sons
help-lead = Toute la partie peut se jouer à la souris, au doigt ou au clavier seul.
help-switch = Raccourcis à une touche
help-key = Touche
help-does = Effet
name-enter = Entrée
name-escape = Échap
name-end = Fin
name-page-down = Page suivante
key-prompt = que dois-je faire ?
key-log = le journal
key-points = joueurs et points
key-large = une carte ou une pièce en grand ; ou bien la maintenir, ou l’ouvrir par le bouton droit ou la touche Menu
key-undo = reprendre son dernier coup
key-help = cette page
key-sound = activer ou couper les sons
key-command = taper un coup ou une question
key-agree = accepter une reprise de coup
key-refuse = refuser une reprise de coup
key-step = en revoyant une partie : un pas en arrière, un pas en avant
key-ends = en revoyant une partie : le premier pas, le dernier pas
key-replay = en revoyant une partie : le lancer ou l’arrêter
key-skip = à une table : passer ce qui bouge
key-name-space = Espace
key-name-ends = Début, Fin
key-title = Raccourcis
key-how = Chacun peut avoir une autre touche : pressez « Changer », puis la touche. Une lettre est la même avec et sans Maj.
key-change = Changer
key-press = Pressez maintenant la nouvelle touche. Échap laisse tout en l’état.
key-press-short = Pressez une touche
key-changed = { $key } est maintenant la touche : « { $what } »
key-taken = { $key } est déjà la touche d’un autre raccourci : « { $other } ». Donnez-lui d’abord une autre touche.
key-kept = Cette touche reste au navigateur, aux lecteurs d’écran et à ce qui a le focus. On peut choisir des lettres, des chiffres et d’autres signes.
key-left = Rien n’a changé.
key-back = Rétablir
key-of = { $do } : { $what }
key-all-back = Tout rétablir
key-all-done = Tous les raccourcis ont retrouvé leur touche.
key-fixed = Touches qui ne changent pas
finger-title = Au doigt
finger-hold = Maintenez une carte ou une pièce : vous la voyez en grand.
finger-hand = Poussez une longue main de côté : la suite apparaît.
finger-sheet = Tirez le haut d’une fiche vers le bas : elle se ferme.
finger-steps = En revoyant une partie, poussez le récit vers la gauche pour avancer d’un pas, vers la droite pour reculer d’un pas.
key-at-table = À toutes les tables

## Les sons

sound-title = Sons
sound-switch = Sons de ce qui arrive à la table
goal-switch = Dire pendant les premières parties ce que l’on y cherche
goal-title = Le but du jeu
goal-close = Je connais le but du jeu
sound-note = Un navigateur ne laisse entendre une page qu’après un clic, un toucher ou une frappe.
sound-hear = Écouter
sound-hear-name = Écouter : { $name }
sound-on = Sons activés
sound-off = Sons coupés
sound-place = Une carte est placée
sound-points = Quelqu’un marque des points
sound-trump = Quelqu’un gagne un atout
sound-era-opens = Une ère s’ouvre
sound-era-closes = Une ère se clôt
sound-stop = Quelqu’un dit Stop, conteste ou interrompt
sound-steal = Une carte est prise à quelqu’un
sound-turn = C’est votre tour
sound-win = La partie est gagnée
sound-die = Un dé est lancé
sound-step = Un survivant change de case
sound-fight = Un combat commence
sound-wound = Un survivant est blessé
sound-night = La nuit tombe
sound-dawn = Un nouveau jour se lève
sound-out = Un survivant meurt

## Depuis votre tour

since-turn = Depuis votre tour : { $what }
since-away = Pendant votre absence : { $what }
since-seat = { $name } : { $what }
since-play = Revoir
since-close = Ranger ce qui s’est passé

## La ligne de commande

command-label = Tapez un coup ou une question
answer-done = C’est fait.
answer-none = rien
answer-of = { $what } : { $told }
answer-not-sent = Pas maintenant.
answer-unclear = Je ne comprends pas « { $word } ». Tapez « aide » pour savoir quoi taper.
answer-which = Lequel ? Tapez son numéro.
answer-moves = Vous pouvez :
answer-no-moves = Vous n’avez rien à décider pour l’instant.
answer-no-number = Il n’y a rien à choisir sous le numéro { $number } pour l’instant.
answer-possible = Ce coup est possible.
answer-no-rule = Il n’y a pas de règle { $rule }.
answer-no-orders = Rien dans ce jeu ne peut recevoir de réponse à l’avance.
words-prompt = tour, quoi, à qui
words-last = dernier, dernier coup, journal
words-help = aide
words-why = pourquoi
words-rule = règle
words-moves = coups
words-table = position, tout
words-order = consigne, consignes
words-order-always = demander, toujours
words-order-never = jamais
words-order-agree = accepter
words-order-ask-if-could = si je peux
