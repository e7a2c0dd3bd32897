### La page : tout ce qu’une joueuse ou un joueur lit dans le navigateur.

## Autour de la page

nav-title = Pages
nav-rules = Règles
nav-help = Touches
language-en = English
language-fr = Français
theme-auto = Couleurs : selon le système
theme-light = Couleurs : claires
theme-dark = Couleurs : sombres
go-home = À l’accueil
do-close = Fermer
do-reload = Recharger la page
do-back = Retour
footer-credits = Images : Game Icons, CC BY 3.0
offline-title = La table ne répond pas
offline-text = Le serveur tourne-t-il encore ? Vos parties y sont à l’abri.
goodbye-title = Vous n’êtes pas relié à cette table
link-connecting = Connexion à la table…
link-broken = Connexion perdue. Nouvel essai…
link-none = Le serveur ne répond pas. Tourne-t-il encore ?
link-retry = Réessayer
title-your-turn = À vous – Discovery
default-name = Moi

## Accueil

home-lead = De la cueillette aux premiers villages : reconstituez, carte après carte, comment chaque découverte a mené à la suivante.
home-quick = Jouer contre l’ordinateur
home-rules = Lire les règles
mine-title = Mes tables
mine-none = Les tables créées ou rejointes sur cet appareil s’afficheront ici.
mine-over = terminée
mine-forget = Retirer de la liste la table du { $when }
table-unnamed = Une table
open-title = Ouvrir une partie
open-text = Une partie enregistrée dans un fichier se revoit ici pas à pas.
open-choose = Choisir un fichier
open-too-large = Ce fichier est trop gros pour être une partie.
open-line = Ligne { $line } :

## Préparation

setup-title = Nouvelle table
setup-game = Jeu
setup-options = Options
setup-seats = Places, dans le sens du jeu (le sort désigne qui commence)
setup-kind = Qui joue à la place { $number }
setup-name = Nom à la place { $number }
setup-name-any = Nom
setup-name-open = Choisi par l’invité
setup-remove = Retirer la place { $number }
setup-add = Ajouter une place
setup-most = { $rule ->
    [B09] Ce paquet suffit pour { $most ->
        [one] une place
       *[other] { $most } places
    } au plus
   *[other] Une table compte { $most } places au plus
}
setup-more = Autres réglages : temps, spectateurs, conseils, paquet
setup-deck = Paquet
setup-leaving = Quand quelqu’un part pour de bon
setup-leaving-discard = sa main va dans sa défausse
setup-leaving-program = l’ordinateur joue à sa place
setup-clock = Temps par tour
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
kinds-bots = Bots du livre des règles
kind-bot = Bot du livre des règles
kind-bot-plus = Bot+ du livre des règles

## Avant la partie

lobby-title = La table est mise
lobby-free-guest = Libre
lobby-free = Libre : envoyez le lien
lobby-give = La confier à l’ordinateur
lobby-program = L’ordinateur à la place de { $name }
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
link-copy = Copier le lien de cette place
link-share = Partager
link-renew = Remplacer le lien
link-copied = Copié. Ce lien ouvre cette place : envoyez-le à une seule personne.
link-copy-own = Copier mon propre lien
link-copied-own = Copié. Ce lien ouvre votre place : gardez-le pour vous.
link-renew-own = Remplacer mon propre lien
link-renewed-own = Nouveau lien copié. L’ancien n’ouvre plus votre place.
link-field-own = Lien secret de votre propre place
link-renewed = Nouveau lien copié. L’ancien ne marche plus.
link-by-hand = Copiez le lien depuis le champ.
link-field = Lien secret de la place
pass-title = Passez l’appareil à { $name }
pass-text = Les cartes restent cachées tant que vous n’êtes pas prêt.
pass-ready = Je suis { $name }

## La table

table-closed = Cette table est fermée.
table-left = Vous avez quitté cette table ; vous regardez la partie.
table-unseen = Les spectateurs ne voient cette partie qu’une fois finie.
table-replaced = L’ordinateur joue à votre place ; vous regardez la partie.
tree-title = L’arbre des découvertes
tree-eras = Ères
tree-era-tab = Ère { $era }{ $count ->
    [0] { "" }
    [one] , une carte que vous pouvez jouer
   *[other] , { $count } cartes que vous pouvez jouer
}
tree-row = Ère { $era }, { $name } : { $found } sur { $of }
pool-title = Réserve
pool-possible = Réserve : { $cards } possible{ $cards ->
    [one] { "" }
   *[other] s
}
pool-go = { pool-possible }, y aller
pool-empty = La réserve est vide.
hand-title = Ma main
hand-empty = Aucune carte en main.
stack-title = Pioche
seats-title = Joueurs
seat-number = Place { $number }
seat-you = vous
seat-person = un joueur
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
seat-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
seat-discards = { $cards ->
    [0] rien en défausse
    [one] une carte en défausse
   *[other] { $cards } cartes en défausse
}
discards-title = Les défausses de tous
discards-of = Défausse de { $name }
discards-none = Rien de défaussé.
hand-of = Main
hand-of-name = Main de { $name }
discard-of = Défausse
watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
clock-left = Encore { $seconds } secondes

label-era = ère { $era }
label-discovered = découverte
label-undiscovered = pas encore découverte
label-last = dernière carte posée ce tour-ci
label-fresh = nouvelle depuis votre tour
label-legal = possible : { $moves }
label-needed-there = nécessaire, présente
label-needed-missing = nécessaire, manquante

## La question

prompt-title = Ce qu’il faut faire
prompt-opening = Posez une première carte, ou passez.
prompt-opening-pass = Vous ne pouvez pas encore poser de carte : passez.
prompt-opening-end = Posez une première carte, ou finissez votre tour.
prompt-opening-none = Vous ne pouvez pas encore poser de carte : finissez votre tour.
prompt-turn = À vous : posez une carte, ou finissez votre tour.
prompt-turn-none = Vous ne pouvez poser aucune carte pour l’instant.
prompt-news = Nouveau dans l’arbre : { $cards }{ $more ->
    [0] .
   *[other] {" "}et { $more } de plus.
}
prompt-series = Continuez en série depuis { $card }, ou finissez votre tour.
prompt-done = Plus rien ne se lie à { $card }. Finissez votre tour.
prompt-trump = { $trumps ->
    [one] Vous avez un atout : utilisez-le pendant ce tour.
   *[other] Vous avez { $trumps } atouts : utilisez-les pendant ce tour.
}
prompt-trump-hint = Ou continuez d’abord en série depuis { $card }.
prompt-give = Vous avez pris { $owed }. Rendez une autre carte.
prompt-discard = Défaussez une carte pour finir votre tour.
prompt-steal = La pioche est vide : volez une carte à quelqu’un.
prompt-over = La partie est finie.
prompt-wait-opening = { $name } peut poser la première carte.
prompt-wait-turn = C’est le tour de { $name }.
prompt-wait-trump = { $name } a un atout.
prompt-wait-give = { $name } rend une carte.
prompt-wait-discard = { $name } défausse une carte.
prompt-wait-steal = { $name } vole une carte.
prompt-wait-over = La partie est finie.
do-end = Finir le tour
do-end-anyway = Finir quand même
do-pass = Passer
end-unused = { $trumps ->
    [one] Votre atout sera perdu à la fin du tour. Finir quand même ?
   *[other] Vos { $trumps } atouts seront perdus à la fin du tour. Finir quand même ?
}
end-waste = Vous pourriez poser { $cards }. { $cost ->
    [discard] Finir le tour et défausser une carte ?
    [steal] Finir le tour et voler une carte ?
    [draw] Finir le tour et piocher une carte ?
   *[other] Finir quand même ?
}
end-or = { " ou " }
end-worth = { $card } (+{ $points })
end-stop-asking = Ne plus demander
help-waste = Me demander avant de finir un tour où je pourrais poser une carte
trumps-title = Atouts : { $trumps }
trumps-count = { $trumps ->
    [0] Aucun atout
    [one] 1 atout
   *[other] { $trumps } atouts
}
trump-how-replay = Choisissez une des cartes éclairées : elle n’a pas besoin de lien.
trump-how-exchange = Choisissez à qui vous prenez une carte.
trump-how-discard = Choisissez une carte de votre main.
trump-how-call = Choisissez dans l’arbre une carte pas encore découverte : le joueur qui l’a en main vous la donne.

verb-place = Poser
    .short = poser
verb-replay = Rejouer
    .short = rejouer avec un atout
verb-exchange = Échanger
    .short = échanger
    .on = Échanger avec { $name }
verb-discard = Défausser
    .short = défausser
verb-call = Appeler
    .short = appeler
verb-give = Rendre
    .short = rendre
verb-steal = Voler
    .short = voler
    .on = Voler { $name }
verb-end = Finir le tour
verb-pass = Passer

## Une carte

panel-title = Carte : { $card }
panel-needs = Nécessite
panel-needs-none = Rien : elle fait naître l’arbre.
panel-leads = Mène à
panel-leads-none = Rien de plus dans ce paquet.
need-there = { $card }, présente
need-missing = { $card }, manquante
why-not = { " : " }
rule-link = (règle { $rule })
where-tree = Dans l’arbre
where-hand = Dans votre main
where-called = Appelée, dans la main de personne
where-pool = Dans la réserve
where-own-discard = Dans votre propre défausse
where-discard = Dans la défausse de { $name }
where-hidden = Dans une main ou dans la pioche
years-since = depuis { $from }
years-span = de { $from } à { $to }
year-millions = { NUMBER($number, maximumFractionDigits: 1) } { $number ->
    [one] million
   *[other] millions
} d’années av. n. è.
year-before = { NUMBER($number) } av. n. è.
year-after = { NUMBER($number, useGrouping: "false") }

## Le journal

log-title = Journal
log-start = Les cartes sont distribuées
log-turn = Tour { $turn } · { $name }
log-placed-hand = { $who ->
    [me] Vous posez { $card }.
   *[other] { $name } pose { $card }.
}
log-placed-pool = { $who ->
    [me] Vous posez { $card } depuis la réserve.
   *[other] { $name } pose { $card } depuis la réserve.
}
log-placed-discard = { $who ->
    [me] Vous posez { $card } depuis la défausse de { $other }.
   *[other] { $name } pose { $card } depuis { $whom ->
        [me] votre défausse.
       *[other] la défausse de { $other }.
    }
}
log-placed-own = { $who ->
    [me] Vous posez { $card } depuis votre propre défausse.
   *[other] { $name } pose { $card } depuis sa propre défausse.
}
log-series = Cela fait { $number } en série.
log-replayed = { $who ->
    [me] Vous dépensez un atout pour rejouer.
   *[other] { $name } dépense un atout pour rejouer.
}
log-called = { $who ->
    [me] Vous appelez { $card } : { $other } l’avait.
   *[other] { $name } appelle { $card } : { $whom ->
        [me] vous l’aviez.
       *[other] { $other } l’avait.
    }
}
log-called-nobody = { $who ->
    [me] Vous appelez { $card } : personne ne l’a.
   *[other] { $name } appelle { $card } : personne ne l’a.
}
log-calls = { $who ->
    [me] Vous appelez { $card }.
   *[other] { $name } appelle { $card }.
}
log-answered = { $whom ->
    [me] Vous aviez { $card }.
   *[other] { $other } avait { $card }.
}
log-answered-nobody = Personne n’a { $card }.
log-stolen = { $who ->
    [me] Vous prenez { $card } à { $other }.
   *[other] { $whom ->
        [me] { $name } vous prend { $card }.
       *[other] { $name } prend { $card } à { $other }.
    }
}
log-stolen-hidden = { $name } prend une carte à { $other }.
log-gave = { $who ->
    [me] Vous donnez { $card } à { $other }.
   *[other] { $whom ->
        [me] { $name } vous donne { $card }.
       *[other] { $name } donne { $card } à { $other }.
    }
}
log-gave-hidden = { $name } donne une carte à { $other }.
log-discarded-trump = { $who ->
    [me] Vous défaussez { $card } avec un atout.
   *[other] { $name } défausse { $card } avec un atout.
}
log-discarded-forced = { $who ->
    [me] Vous défaussez { $card }.
   *[other] { $name } défausse { $card }.
}
log-discarded-flip = { $card } ne convient pas et rejoint la défausse de { $name }.
log-discarded-left = { $card } rejoint la défausse de { $name }.
log-opened = { $who ->
    [me] Vous ouvrez l’ère { $number }.
   *[other] { $name } ouvre l’ère { $number }.
}
log-closed = { $who ->
    [me] Vous closez l’ère { $number }.
   *[other] { $name } clôt l’ère { $number }.
}
log-emptied = { $who ->
    [me] Votre main est vide.
   *[other] La main de { $name } est vide.
}
log-trump = { $who ->
    [me] Vous gagnez un atout.
   *[other] { $name } gagne un atout.
}
log-scored = { $number ->
    [one] { $number } point.
   *[other] { $number } points.
}
log-refilled = { $card } rejoint la réserve.
log-drew = { $who ->
    [me] Vous piochez { $card }.
   *[other] { $name } pioche { $card }.
}
log-drew-hidden = { $name } pioche une carte.
log-flipped = { $name } retourne { $card }.
log-passed = { $who ->
    [me] Vous passez.
   *[other] { $name } passe.
}
log-ended = { $who ->
    [me] Vous finissez votre tour.
   *[other] { $name } finit son tour.
}
log-left = { $who ->
    [me] Vous quittez la table.
   *[other] { $name } quitte la table.
}
log-in-series = (n° { $number } en série)
log-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
log-finished = La partie est finie.

## La fin

end-title = Le résultat
end-won-me = Vous gagnez la partie.
end-won = { $count ->
    [1] { $names } gagne la partie.
   *[other] { $names } gagnent la partie ensemble.
}
reason-hand-emptied = Une main est vide et la pioche épuisée.
reason-standstill = Deux tours de table complets sans carte posée.
reason-turn-limit = Mille tours ont été joués.
reason-abandoned = Tout le monde est parti.
end-seat = Joueur
end-points = Points
end-left = Cartes restantes
end-total = Total
end-winner = gagne
end-replay = Revoir la partie
end-record = Télécharger la partie
end-again = Nouvelle partie, même table
replay-title = Revoir la partie
replay-first = À la donne
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-slider = Pas de la partie
replay-turn = à { $name } de jouer
replay-hand = La main montrée
replay-hand-turn = qui doit jouer
replay-step = Pas { $step } sur { $of }

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
manage-leave-discard = Votre main ira dans votre défausse et vous ne pourrez pas revenir.
manage-leave-program = L’ordinateur jouera à votre place et vous ne pourrez pas revenir.
manage-close = Fermer la table
manage-close-sure = Oui, la fermer pour tous
manage-host = Nouvelle clé d’hôte
manage-host-sure = Remplacer la clé d’hôte
manage-host-note = Cet appareil reçoit une nouvelle clé d’hôte. Les autres pages qui ont l’ancienne ne pourront plus lancer la partie, fermer la table ni donner des places.

## Règles et touches

rules-title = Les règles
rules-find = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle n’en parle.
    [one] { $count } règle
   *[other] { $count } règles
}
rules-unknown = Il n’y a pas de règle { $rule } dans ce livre.
rules-contents = Sommaire
help-title = Touches et signes
help-lead = Toute la partie peut se jouer à la souris, au doigt ou au clavier seul.
help-switch = Raccourcis à une touche
help-key = Touche
help-does = Effet
help-signs = Les signes des cartes
name-enter = Entrée
name-escape = Échap
key-hand = aller à une carte de ma main
key-pool = aller à une carte de la réserve
key-tree = aller à l’arbre
key-arrows = d’une carte à l’autre
key-enter = regarder une carte, puis presser son premier bouton
key-escape = fermer la carte
key-why = pourquoi cette carte n’est-elle pas possible ?
key-prompt = que dois-je faire ?
key-log = le journal
key-points = joueurs et points
key-density = arbre : noms, cartes, cartes entières
key-command = écrire ce qu’on veut faire, par exemple « poser feu »
key-help = cette page
sign-legal = Un bord vif et relevé avec une flèche : vous pouvez jouer cette carte.
sign-last = Une chaîne : la carte à laquelle une série doit se lier.
sign-fresh = Un point : posée depuis votre tour.
sign-needs = De petits disques : ce que la carte nécessite ; plein et coché si c’est dans l’arbre, creux et barré si cela manque.
sign-families = L’insigne : sa famille, par la couleur, la lettre et la forme.

## La ligne de commande

command-label = Tapez un coup ou une question
command-hint = poser feu
answer-done = C’est fait.
answer-none = rien
answer-not-sent = Pas maintenant.
answer-unclear = Je ne comprends pas « { $word } ». Tapez « aide » pour savoir quoi taper.
answer-which = Lequel ? Tapez son numéro.
answer-moves = Vous pouvez :
answer-no-moves = Vous n’avez rien à décider pour l’instant.
answer-no-number = Il n’y a rien à choisir sous le numéro { $number } pour l’instant.
answer-possible = Ce coup est possible.
answer-no-rule = Il n’y a pas de règle { $rule }.
answer-card = { $card } : ère { $era }, { $family }. Nécessite : { $needs }. Mène à : { $leads }.
answer-spot = { $x }, { $y } (+{ $points })
answer-needs = { $card } nécessite : { $cards }. Il manque : { $missing }.
answer-points = { $name } : { $kind ->
    [cards] { $points ->
        [one] { $points } carte.
       *[other] { $points } cartes.
    }
   *[points] { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
answer-help = Tapez un coup : poser, rejouer, appeler, défausser ou rendre avec une carte ; échanger ou voler avec un nom ; finir ; passer ; un joker « pour » une carte, ou « atout ». Une forme courte suffit, comme un numéro après une liste. Ou demandez : coups, pourquoi avec un coup, carte, nécessite, règle C01, main, réserve, points, tour, dernier, conseil.
words-place = poser, placer
words-replay = rejouer
words-exchange = échanger
words-discard = défausser, jeter
words-call = appeler
words-give = rendre, donner
words-steal = voler
words-end = finir, fin, terminer
words-pass = passer
words-points = score, scores
words-hand = main, ma main, cartes
words-pool = réserve, la réserve
words-prompt = tour, quoi, à qui
words-last = dernier, dernier coup, journal
words-help = aide
words-trumps = atout, atouts
words-needs = nécessite, besoin
words-why = pourquoi
words-card = carte
words-rule = règle
words-moves = coups
words-from = depuis, de
