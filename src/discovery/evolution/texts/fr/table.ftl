### Les jeux de cartes sur la page : tout ce qu’on y lit.

## Accueil

home-lead = De la cueillette aux premiers villages : reconstituez, carte après carte, comment chaque découverte a mené à la suivante.

## Préparation

setup-most = { $rule ->
    [B09] Ce paquet suffit pour { $most ->
        [one] une place
       *[other] { $most } places
    } au plus
   *[other] Une table compte { $most } places au plus
}
setup-leaving-discard = sa main va dans sa défausse
kinds-bots = Bots du livret
kind-bot = Bot du livret
kind-virtual = Joueur virtuel du livret
kind-bot-plus = Bot+ du livret

## Avant la partie

pass-text = Les cartes restent cachées tant que vous n’êtes pas prêt.

## La table

tree-title = L’arbre des découvertes
tree-eras = Ères
tree-era-tab = Ère { $era }{ $count ->
    [0] { "" }
    [one] , une carte que vous pouvez jouer
   *[other] , { $count } cartes que vous pouvez jouer
}
tree-row = Ère { $era }, { $name } : { $found } sur { $of }
tree-folded = Ères repliées
tree-finished = complète
tree-fresh = { $count ->
    [one] une nouvelle carte
   *[other] { $count } nouvelles cartes
}
pool-title = Réserve
pool-possible = Réserve : { $cards } possible{ $cards ->
    [one] { "" }
   *[other] s
}
pool-short = Réserve : { $cards }
pool-go = { pool-possible }, y aller
pool-empty = La réserve est vide.
hand-title = Ma main
hand-empty = Aucune carte en main.
stack-title = Pioche
side-title = Pile annexe
side-left = Pile annexe : { $cards ->
    [0] épuisée
    [one] encore une carte
   *[other] encore { $cards } cartes
}
beside-title = À côté du plan
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
discards-of = { $who ->
    [me] Votre défausse
   *[other] Défausse : { $name }
}
discards-none = Rien de défaussé.
hand-of = Main
hand-of-name = { $who ->
    [me] Votre main
   *[other] Main : { $name }
}
discard-of = Défausse

label-era = ère { $era }
label-discovered = découverte
label-undiscovered = pas encore découverte
label-objectable = objection possible
label-last = dernière carte placée ce tour-ci
label-marked = marquée : { $names }
label-fresh = nouvelle depuis votre tour
label-needed-there = nécessaire, présente
label-needed-missing = nécessaire, manquante

## La question

prompt-opening = Placez une première carte, ou passez.
prompt-opening-pass = Vous ne pouvez pas encore placer de carte : passez.
prompt-opening-end = Placez une première carte, ou finissez votre tour.
prompt-opening-none = Vous ne pouvez pas encore placer de carte : finissez votre tour.
prompt-turn = À vous : placez une carte, ou finissez votre tour.
prompt-turn-none = Vous ne pouvez placer aucune carte pour l’instant.
prompt-news = Nouveau dans l’arbre : { $cards }{ $more ->
    [0] .
   *[other] {" "}et { $more } de plus.
}
prompt-series = Continuez en série depuis { $card }, ou finissez votre tour.
prompt-done = Plus rien n’a de lien avec { $card }. Finissez votre tour.
prompt-trump = { $trumps ->
    [one] Vous avez un atout : utilisez-le pendant ce tour.
   *[other] Vous avez { $trumps } atouts : utilisez-les pendant ce tour.
}
prompt-trump-hint = Ou continuez d’abord en série depuis { $card }.
prompt-give = Vous avez pris { $owed }. Rendez une autre carte.
prompt-discard = Défaussez une carte pour finir votre tour.
prompt-steal = La pioche est vide : volez une carte à quelqu’un.
prompt-turn-many = À vous : placez autant de cartes que vous voulez, puis finissez votre tour.
prompt-turn-round = À vous dans la manche : placez de votre sélection, libérez des cartes, ou passez.
prompt-turn-single = À vous : placez une carte, piochez, ou défaussez une carte pour piocher et voler.
prompt-rob = Volez une carte à un autre joueur.
prompt-turn-more = Placez d’autres cartes, ou finissez votre tour.
prompt-round-last = La manche se finit : placez ce que vous pouvez. Ce qui reste à sa fin est enterré et coûte un point par carte.
prompt-finalist-near = La pioche est vide : qui place en premier sa dernière carte est finaliste et gagne 4 points. Puis toutes les défausses sont enterrées, et les autres jouent un dernier tour.
prompt-harvest-draw = Récoltez une carte : piochez, ou ne prenez rien.
prompt-harvest-rob = Récoltez une carte : volez un autre joueur, ou ne prenez rien.
prompt-harvest-take = Récoltez une carte : choisissez dans une défausse, ou ne prenez rien.
prompt-harvest-draw-rob = Récoltez une carte : piochez, ou volez un autre joueur.
prompt-harvest-draw-take = Récoltez une carte : piochez, ou choisissez dans une défausse.
prompt-harvest-rob-take = Récoltez une carte : volez un autre joueur, ou choisissez dans une défausse.
prompt-harvest-round = Une carte récoltée se place dans ce tour ; après lui, elle attend dans votre main.
prompt-turn-finalist = Finaliste : libérez ce que vous pouvez, puis finissez votre tour. Toutes les défausses sont alors enterrées.
prompt-turn-last = Votre dernier tour : placez ce que vous pouvez de votre main. Ce qui reste est enterré et coûte un point par carte.
prompt-harvest = Récoltez une carte : piochez, volez, ou choisissez dans une défausse.
prompt-amount = Combien de cartes piochez-vous ?
prompt-wait-harvest = { $name } récolte une carte.
prompt-wait-amount = { $name } pioche des cartes.
do-harvest-draw = Piocher une carte
do-harvest-none = Ne rien récolter
do-harvest-rob = { $place ->
    [0] Voler { $name }
   *[other] Voler { $name } : carte { $place }
}
do-draw = { $number ->
    [one] 1 carte
   *[other] { $number } cartes
}
seat-finalist = finaliste
seat-buried = { $cards ->
    [one] 1 carte enterrée
   *[other] { $cards } cartes enterrées
}
seat-out = plus de tour
prompt-wait-opening = { $name } peut placer la première carte.
prompt-wait-trump = { $name } a un atout.
prompt-wait-give = { $name } rend une carte.
prompt-wait-discard = { $name } défausse une carte.
prompt-wait-steal = { $name } vole une carte.
do-end = Finir le tour
do-end-anyway = Finir quand même
do-pass = Passer
end-unused = { $trumps ->
    [one] Votre atout sera perdu à la fin du tour. Finir quand même ?
   *[other] Vos { $trumps } atouts seront perdus à la fin du tour. Finir quand même ?
}
end-waste = Vous pourriez placer { $cards }. { $cost ->
    [discard] Finir le tour et défausser une carte ?
    [steal] Finir le tour et voler une carte ?
    [draw] Finir le tour et piocher une carte ?
   *[other] Finir quand même ?
}
end-or = { " ou " }
end-worth = { $card } (+{ $points })
end-stop-asking = Ne plus demander
help-waste = Me demander avant de finir un tour où je pourrais placer une carte
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

verb-place = Placer
    .short = placer
verb-replay = Rejouer
    .short = rejouer avec un atout
verb-exchange = Échanger
    .short = échanger
    .on = Échanger avec { $name }
verb-discard = Défausser
    .short = défausser
verb-discard-rob = Défausser, piocher et voler
    .short = défausser, piocher et voler
verb-call = Appeler
    .short = appeler
verb-give = Rendre
    .short = rendre
verb-steal = Voler
    .short = voler
    .on = Voler { $name }
verb-harvest-take = Récolter
    .short = récolter
verb-object = Faire objection
    .short = faire objection
verb-use = Utiliser son pouvoir
    .short = utiliser son pouvoir
    .on = Utiliser son pouvoir contre { $name }
verb-ward = Parer
    .short = parer
verb-keep = Prendre
    .short = prendre
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
where-tree = Dans l’arbre
where-hand = Dans votre main
where-called = Appelée, dans la main de personne
where-pool = Dans la réserve
where-own-discard = Dans votre propre défausse
where-discard = Dans la défausse ({ $name })
where-hidden = Dans une main ou dans la pioche
years-since = depuis { $from }
years-span = de { $from } à { $to }
year-millions = { NUMBER($number, maximumFractionDigits: 1) } { $number ->
    [one] million
   *[other] millions
} d’années av. n. è.
year-before = { NUMBER($number) } av. n. è.
year-after = { NUMBER($number, useGrouping: "false") }

## Le journal

log-start = Les cartes sont distribuées
log-placed-hand = { $who ->
    [me] Vous placez { $card }.
   *[other] { $name } place { $card }.
}
log-placed-pool = { $who ->
    [me] Vous placez { $card } depuis la réserve.
   *[other] { $name } place { $card } depuis la réserve.
}
log-placed-discard = { $who ->
    [me] Vous placez { $card } depuis la défausse ({ $other }).
   *[other] { $name } place { $card } depuis { $whom ->
        [me] votre défausse.
       *[other] la défausse ({ $other }).
    }
}
log-placed-own = { $who ->
    [me] Vous placez { $card } depuis votre propre défausse.
   *[other] { $name } place { $card } depuis sa propre défausse.
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
log-discarded-flip = { $card } ne convient pas et rejoint la défausse ({ $name }).
log-discarded-left = { $card } rejoint { $who ->
    [me] votre défausse
   *[other] la défausse ({ $name })
}.
log-opened = { $who ->
    [me] Vous ouvrez l’ère { $number }.
   *[other] { $name } ouvre l’ère { $number }.
}
log-closed = { $who ->
    [me] Vous closez l’ère { $number }.
   *[other] { $name } clôt l’ère { $number }.
}
log-taken = { $who ->
    [me] Vous récoltez { $card } dans la défausse ({ $other }).
   *[other] { $whom ->
        [me] { $name } récolte { $card } dans votre défausse.
       *[other] { $name } récolte { $card } dans la défausse ({ $other }).
    }
}
log-finalist = { $who ->
    [me] Vous êtes finaliste : 4 points. Les autres jouent un dernier tour.
   *[other] { $name } est finaliste : 4 points. Les autres jouent un dernier tour.
}
log-uncovered = { $card } arrive de la pile annexe dans l’arbre.
log-joined = { $who ->
    [me] Vous rejoignez la partie. Chacun vous donne une carte et en pioche une.
   *[other] { $name } rejoint la partie. Chacun lui donne une carte et en pioche une.
}
log-buried = { $number ->
    [one] { $who ->
        [me] Une de vos cartes est enterrée et coûte un point.
       *[other] { $name } : une carte est enterrée et coûte un point.
    }
   *[other] { $who ->
        [me] { $number } de vos cartes sont enterrées et coûtent un point chacune.
       *[other] { $name } : { $number } cartes sont enterrées et coûtent un point chacune.
    }
}
log-emptied = { $who ->
    [me] Votre main est vide.
   *[other] { $name } n’a plus de carte en main.
}
log-trump = { $who ->
    [me] Vous gagnez un atout.
   *[other] { $name } gagne un atout.
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
log-in-series = (n° { $number } en série)

## À quoi tiennent les points

gain-series = { $number } en série
gain-opened = ère { $number } ouverte
gain-closed = ère { $number } close
gain-emptied = main vide
gain-finalist = finaliste
since-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}

## La fin

reason-hand-emptied = Une main est vide et la pioche épuisée.
reason-standstill = Deux tours de table complets sans carte placée.
reason-turn-limit = Mille tours ont été joués.
reason-played-out = Plus personne n’a de carte, ou un tour de table entier n’en a pas placé ; la pioche est épuisée.
end-tie = À points égaux, le moins de cartes gagne.
end-left = Cartes restantes
end-buried = Enterrées
panel-harvest = Elle ouvre l’ère { $era } : 2 points de plus, et une récolte.
panel-finalist = C’est votre dernière carte : vous devenez finaliste et gagnez 4 points.
label-harvest = ouvre son ère
label-finalist = vous rend finaliste

## La table elle-même

manage-leave-discard = Votre main ira dans votre défausse et vous ne pourrez pas revenir.

## Règles et touches

help-signs = Les signes des cartes
key-hand = la carte { $number } de ma main
key-pool = la carte { $number } de la réserve
key-tree = aller à l’arbre
key-arrows = d’une carte à l’autre
key-enter = regarder une carte, puis presser son premier bouton
key-escape = fermer la carte
key-at-cards = Dans les jeux de cartes
key-at-window = Dans les jeux de cartes, tant qu’on peut répondre à une action
key-at-grid = Dans les jeux de cartes, sur la grille
key-at-workshop = À l’atelier des paquets, sur une carte de l’arbre
key-why = pourquoi cette carte n’est-elle pas possible ?
key-density = arbre : noms, cartes, cartes entières
sign-legal = Un bord vif et relevé avec une flèche : vous pouvez jouer cette carte.
sign-last = Une chaîne : la carte à laquelle une série doit se lier.
sign-fresh = Un point : placée depuis votre tour.
sign-needs = De petits disques : ce que la carte nécessite ; plein et coché si c’est dans l’arbre, creux et barré si cela manque, creux sans croix si le jeu ne le demande pas.
sign-families = L’insigne : sa famille, par la couleur, la lettre et la forme.
finger-eras = Sur une page étroite, poussez l’arbre vers la gauche pour voir l’ère suivante, vers la droite pour la précédente.

## La ligne de commande

command-hint = placer feu
answer-card = { $card } : ère { $era }, { $family }. Nécessite : { $needs }. Mène à : { $leads }.
answer-spot = { $x }, { $y } (+{ $points })
answer-printed = { $card } se place sans ses prérequis, qui ne rapportent que des points : { $cards }. Pas en jeu : { $missing }.
answer-needs = { $card } nécessite : { $cards }. Il manque : { $missing }.
answer-points = { $who ->
    [me] Vous
   *[other] { $name }
} : { $kind ->
    [cards] { $points ->
        [one] { $points } carte.
       *[other] { $points } cartes.
    }
   *[points] { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
answer-help = Tapez un coup : placer, rejouer, appeler, défausser ou rendre avec une carte ; échanger ou voler avec un nom ; finir ; passer ; un joker « pour » une carte, ou « atout ». Une forme courte suffit, comme un numéro après une liste. Ou demandez : coups, pourquoi avec un coup, carte, nécessite, règle C01, main, réserve, points, tour, dernier, conseil, table, consigne, vue, annuler.
answer-density = { $density ->
    [names] L’arbre montre des noms.
    [full] L’arbre montre des cartes entières.
   *[cards] L’arbre montre des cartes.
}
words-place = placer, poser
words-replay = rejouer
words-exchange = échanger
words-discard = défausser, jeter
words-call = appeler
words-give = rendre, donner
words-steal = voler
words-harvest = récolter
words-end = finir, fin, terminer
words-pass = passer
words-points = score, scores
words-hand = main, ma main, cartes
words-pool = réserve, la réserve
words-trumps = atout, atouts
words-needs = nécessite, besoin
words-card = carte
words-order-stop = stop
words-order-interrupt = interrompre
words-order-object = objection
words-order-ward = garde, parer
words-order-flash = bis, moi
words-density = vue, taille
words-from = depuis, de

## Cartes et lieux

joker-name = Joker
joker-for = Joker pour { $card }
joker-text = Un Joker vous fait gagner un atout à côté de l’arbre, y remplace une carte, ou vous laisse interrompre un tour.
label-pile = une pile de { $cards }
label-picked = choisie
label-needed = nécessaire
label-printed = un de ses prérequis
label-printed-there = un de ses prérequis, en jeu
need-unknown = { $card }, nécessaire
printed-there = { $card }, en jeu
printed-away = { $card }, pas en jeu
panel-printed = Prérequis, pour les points seulement
panel-printed-none = Aucun.
panel-pile = Dans cette pile, depuis le dessus
where-own-selection = Dans votre sélection
where-selection = Dans la sélection ({ $name })
where-aside = À côté de l’arbre
where-joker = Un Joker en tient lieu dans l’arbre
where-unknown = À vous de savoir où elle est
selection-title = Ma sélection
called-title = Appelée
selection-of = Sélection : { $name }
selection-none = Il n’en reste rien.
aside-jokers = { $jokers ->
    [one] 1 Joker à côté de l’arbre
   *[other] { $jokers } Jokers à côté de l’arbre
}

## La grille

plane-title = Grille : { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } piles et cartes
}{ $spots ->
    [0] { "" }
    [one] , une case éclairée
   *[other] , { $spots } cases éclairées
}
plane-empty = La première carte se place ici.
plane-tools = Regarder la grille
plane-nearer = Plus près (+)
plane-farther = Plus loin (−)
plane-fit = Tout montrer (0)
plane-newest = À la carte la plus récente (Fin)
plane-next = À la case éclairée suivante (Page suivante)
plane-view = Comment les cartes sont montrées
plane-as-plane = Grille
plane-as-rows = Ères
spot-place = en { $x }, { $y }
spot-look = fouiller la pile en { $x }, { $y }
spot-on = sur { $card }
spot-beside = { $side ->
    [above] contre { $cards }, au-dessus
    [right] contre { $cards }, à droite
    [below] contre { $cards }, au-dessous
    [left] contre { $cards }, à gauche
    [between] entre { $cards }
   *[beside] contre { $cards }
}
spot-points = { " : " }{ $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
part-era = même ère +{ $points }
part-shared = découverte commune +{ $points }
part-needed = l’une nécessaire à l’autre +{ $points }
part-surrounded = carte entourée +{ $points }
part-opened = ère ouverte +{ $points }
part-finalist = finaliste +{ $points }
spot-choose = { $verb ->
    [look] Choisir une pile
   *[place] Choisir une case
}
spot-here = { $verb ->
    [replay] Rejouer ici
    [joker-as] Placer le Joker ici
    [look] Fouiller cette pile
   *[place] Placer ici
}
spots-title = Les cases éclairées, les meilleures d’abord
aim-spots = { $spots ->
    [0] Recherche des cases…
    [one] Choisissez la case éclairée.
   *[other] Choisissez une des { $spots } cases éclairées.
}
aim-card = { $card } : { $spots ->
    [0] recherche des cases…
    [one] touchez la case éclairée
   *[other] touchez une des { $spots } cases éclairées
}
aim-about = À propos : { $card }
aim-cancel = Ne pas la placer

## Une rangée de cartes

strip-count = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
strip-before = Montrer les { $cards } d’avant
strip-after = Montrer les { $cards } suivantes

## La pile

tree-row-blind = Ère { $era }, { $name }
pile-title = La pile : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
pile-empty = La pile commence avec la première carte.
pile-cards = { $cards ->
    [one] carte dans la pile
   *[other] cartes dans la pile
}
pile-hint = Ce qu’il y a dessous, il faut s’en souvenir.

## Ce qui est demandé

prompt-granted = { $granted ->
    [one] Vous pouvez placer une carte de plus sans lien.
   *[other] Vous pouvez placer { $granted } cartes de plus sans lien.
}
prompt-verify = Quelqu’un a dit Stop. Cherchez ce qu’il faut, ou renoncez ?
prompt-wanted = À trouver : { $cards }. Choisissez une pile à fouiller, ou renoncez.
prompt-wanted-none = À trouver : { $cards }. Il n’y a aucune pile à fouiller : renoncez.
prompt-look = { $count ->
    [0] Fouillez une pile, ou renoncez.
   *[other] Encore à trouver : { $cards }. Choisissez une pile à fouiller, ou renoncez.
}
prompt-called = { $owed } est à vous : placez-la, ou laissez l’appel échouer.
prompt-called-must = { $owed } est à vous : placez-la.
prompt-give-asked = { $asker } vous demande une carte. Choisissez celle que vous donnez.
prompt-discard-fault = Défaussez une carte pour votre Stop.
prompt-give-newcomer = { $asker } rejoint la partie. Choisissez la carte que vous lui donnez ; vous en piochez une à la place.
prompt-discard-newcomer = Vous avez plus de cinq cartes. Choisissez-en une à défausser.
prompt-select = Choisissez les cartes de votre sélection pour cette manche.
prompt-round = À vous dans la manche : placez une carte, ou passez.
prompt-flip = Une carte est retournée.
prompt-asset = Vous avez utilisé un pouvoir : finissez votre tour.
prompt-asset-place = Placez une carte éclairée sans lien, pour un point de plus, ou finissez votre tour.
prompt-asset-scout = Placez une des cartes que vous voyez ou prenez-en une en main, ou finissez votre tour.
prompt-asset-exchange = Prenez une carte pour votre marché ; vous en rendrez une autre.
prompt-done-use = Pour finir, utilisez un pouvoir, ou finissez votre tour.
prompt-done-assets = Vous ne pouvez plus rien placer : finissez votre tour.
prompt-wait-asset = { $name } utilise un pouvoir.
prompt-interrupting = Vous interrompez { $other }, dont le tour reprendra ensuite.
prompt-interrupted = Votre tour est interrompu et reprendra ensuite.
prompt-wait-interrupting = { $name } interrompt { $other }.
prompt-wait-granted = { $name } peut rejouer une carte.
prompt-wait-verify = { $name } va chercher ou renoncer.
prompt-wait-look = { $name } cherche ce qu’il faut.
prompt-wait-called = { $name } a la carte appelée.
prompt-wait-give-asked = { $name } choisit une carte à donner.
prompt-wait-select = On attend une sélection : { $name }.
prompt-wait-flip = { $name } retourne une carte.
granted-count = { $granted ->
    [one] Une carte à rejouer
   *[other] { $granted } cartes à rejouer
}

do-verify = Chercher
do-concede = Renoncer
do-fail = Laisser l’appel échouer
do-announce-open = Annoncer : l’ère { $era } est ouverte
do-announce-close = Annoncer : l’ère { $era } est close
do-announce = Annoncer…
announce-open-title = Ouverte :
announce-close-title = Close :
do-joker-trump = { $from ->
    [hand] Joker : atout
    [pool] Joker (réserve) : atout
   *[discard] Joker ({ $name }) : atout
}
do-joker-as = { $from ->
    [hand] Joker : pour une carte…
    [pool] Joker (réserve) : pour une carte…
   *[discard] Joker ({ $name }) : pour une carte…
}
do-sos = SOS : appeler une carte…
do-select = { $cards ->
    [0] Préparer
    [one] Préparer { $cards } carte
   *[other] Préparer { $cards } cartes
}
trump-how-replace = Choisissez dans votre main une carte à défausser ; une autre viendra à sa place.
trump-how-take = Choisissez à qui vous volez une carte.
trump-how-ask = Choisissez à qui vous demandez une carte.
trump-how-draw = Une carte vient de la pioche.
trump-how-sos = Choisissez une carte parmi toutes : si quelqu’un l’a et qu’elle peut être placée, elle l’est et votre tour est fini.
trump-how-joker-as = Choisissez la carte que le Joker remplace.

verb-sos = Appeler par SOS
    .short = appeler par SOS
verb-joker-as = Placer le Joker pour cette carte
    .short = placer un Joker pour cette carte
verb-joker-trump = Gagner un atout avec lui
    .short = gagner un atout
verb-interrupt = Interrompre
    .short = interrompre
verb-draw = Piocher
verb-replace = Remplacer en piochant
    .short = remplacer
    .from = Remplacer en volant { $name }
verb-take = Voler
    .short = voler
    .on = Voler { $name }
verb-ask = Demander
    .short = demander
    .on = Demander une carte à { $name }
verb-select = Préparer
verb-verify = Chercher
verb-concede = Renoncer

## Fenêtres

window-place = { $who ->
    [me] Vous placez { $card }.
   *[other] { $name } place { $card }.
}
window-replay = { $who ->
    [me] Vous placez { $card } avec un atout.
   *[other] { $name } place { $card } avec un atout.
}
window-call = { $who ->
    [me] Vous appelez { $card }.
   *[other] { $name } appelle { $card }.
}
window-sos = { $who ->
    [me] Vous appelez { $card } par SOS.
   *[other] { $name } appelle { $card } par SOS.
}
window-flip = { $name } retourne { $card } et la place.
window-announce-open = { $who ->
    [me] Vous annoncez que l’ère { $number } est ouverte.
   *[other] { $name } annonce que l’ère { $number } est ouverte.
}
window-announce-close = { $who ->
    [me] Vous annoncez que l’ère { $number } est close.
   *[other] { $name } annonce que l’ère { $number } est close.
}
window-joker-as = { $who ->
    [me] Vous placez un Joker pour { $card }.
   *[other] { $name } place un Joker pour { $card }.
}
window-joker-trump = { $who ->
    [me] Vous gagnez un atout avec un Joker.
   *[other] { $name } gagne un atout avec un Joker.
}
window-pass = { $who ->
    [me] Vous passez.
   *[other] { $name } passe.
}
window-end = { $who ->
    [me] Vous finissez votre tour.
   *[other] { $name } finit son tour.
}
window-object = { $who ->
    [me] Vous finissez votre tour. Quelqu’un fait-il objection à une carte ?
   *[other] { $name } finit son tour. Quelqu’un fait-il objection à une carte ?
}
window-object-how = S’il lui manquait un prérequis, elle est reprise ; une objection à tort ne coûte rien.
do-object = Objection…
do-object-to = Faire objection à { $card }
do-object-group = Objection à :
window-how-bis = Bis : vous continuez tout de suite, et devez le pouvoir.
window-how-me = Moi : si personne ne dit Bis, le premier à dire Moi joue ensuite.
do-stop = Stop !
do-interrupt = Interrompre
do-bis = Bis
do-me = Moi !
stop-price-draw = Si vous dites Stop à tort, vous piochez une carte.
stop-price-steal = Si vous dites Stop à tort, vous prenez une carte dans la main d’un autre.
stop-price-discard = Si vous dites Stop à tort, vous défaussez une carte et piochez.
order-about-stop = Quand me proposer de dire Stop ?
order-about-interrupt = Quand me proposer d’interrompre avec un Joker ?
order-about-object = Quand me demander si je fais une objection ?
order-about-ward = Quand me proposer de parer avec une garde ?
order-about-flash = Quand me proposer de dire Bis ou Moi ?
verdict-unfounded = { $who ->
    [me] Vous avez dit Stop à tort :
   *[other] { $name } a dit Stop à tort :
} { verdict-upheld }
verdict-conceded = { $who ->
    [me] Vous renoncez : { $other } a dit Stop à raison.
   *[other] { $name } renonce : { $whom ->
        [me] vous avez dit Stop à raison.
       *[other] { $other } a dit Stop à raison.
    }
}
verdict-founded = { $whom ->
    [me] Vous avez dit Stop à raison :
   *[other] { $other } a dit Stop à raison :
} { verdict-refuted }
verdict-upheld = { $did ->
    [place] on pouvait placer { $card }.
    [call] on pouvait appeler { $card }.
    [announce] l’annonce était vraie.
   *[other] l’action était permise.
}
verdict-refuted = { $did ->
    [place] on ne pouvait pas placer { $card }.
    [call] on ne pouvait pas appeler { $card }.
    [announce] l’annonce était fausse.
   *[other] l’action n’était pas permise.
}

## Joueurs

seat-waits = tour interrompu
seat-leader = mène la manche
seat-prepared = sélection prête
seat-preparing = choix d’une sélection
team-cards = { $cards ->
    [one] { $cards } carte ensemble
   *[other] { $cards } cartes ensemble
}
selections-title = Sélections de la manche

## Le journal

log-placed-selection = { $who ->
    [me] Vous placez { $card } depuis votre sélection.
   *[other] { $name } place { $card } depuis sa sélection.
}
log-discarded-fault = { $who ->
    [me] Vous défaussez { $card } pour une faute.
   *[other] { $name } défausse { $card } pour une faute.
}
log-discarded-round = { $who ->
    [me] Vous n’avez pas placé { $card }, qui va dans votre défausse.
   *[other] { $name } n’a pas placé { $card }, qui va dans sa défausse.
}
log-placed-stack = { $who ->
    [me] Vous placez { $card } depuis la pioche.
   *[other] { $name } place { $card } depuis la pioche.
}
log-discarded-warded = { $card } va dans { $who ->
    [me] votre défausse.
   *[other] la défausse ({ $name }).
}
log-readied = { $who ->
    [me] Vous avez sous votre marque, prêt : { $asset }.
   *[other] { $name } a sous sa marque, prêt : { $asset }.
}
log-unmarked = { $who ->
    [me] Votre marque revient ({ $card }).
   *[other] { $name } reprend sa marque ({ $card }).
}
log-used = { $who ->
    [me] Vous utilisez un pouvoir : { $asset }.
   *[other] { $name } utilise un pouvoir : { $asset }.
}
log-used-on = { $who ->
    [me] Vous visez { $other } : { $asset }.
   *[other] { $whom ->
        [me] { $name } vous vise : { $asset }.
       *[other] { $name } vise { $other } : { $asset }.
    }
}
log-used-loot = { $who ->
    [me] Vous visez { $other } : { $asset }, pour { $about }.
   *[other] { $whom ->
        [me] { $name } vous vise : { $asset }, pour { $about }.
       *[other] { $name } vise { $other } : { $asset }, pour { $about }.
    }
}
log-warded-ready = { $who ->
    [me] Vous parez avec { $card }, garde qui était prête.
   *[other] { $name } pare avec { $card }, garde qui était prête.
}
log-warded-hand = { $who ->
    [me] Vous parez avec { $card } de votre main.
   *[other] { $name } pare avec { $card } de sa main.
}
log-looted = { $who ->
    [me] Vous prenez { $asset } à { $other }.
   *[other] { $whom ->
        [me] { $name } vous prend { $asset }.
       *[other] { $name } prend { $asset } à { $other }.
    }
}
log-kept = { $who ->
    [me] Vous prenez { $card } de la pioche.
   *[other] { $name } prend { $card } de la pioche.
}
log-kept-hidden = { $name } prend une carte de la pioche.
log-stopped = { $who ->
    [me] Vous dites Stop à { $other }.
   *[other] { $whom ->
        [me] { $name } vous dit Stop.
       *[other] { $name } dit Stop à { $other }.
    }
}
log-objected-right = { $who ->
    [me] Vous faites objection à { $card }, à raison : { $whom ->
        [me] vous l’avez placée
       *[other] { $other } l’a placée
    } sans tous ses prérequis.
   *[other] { $name } fait objection à { $card }, à raison : { $whom ->
        [me] vous l’avez placée
       *[other] { $other } l’a placée
    } sans tous ses prérequis.
}
log-objected-wrong = { $who ->
    [me] Vous faites objection à { $card }, à tort : elle reste.
   *[other] { $name } fait objection à { $card }, à tort : elle reste.
}
log-lost = { $who ->
    [me] Vous perdez { $number ->
        [one] un point.
       *[other] { $number } points.
    }
   *[other] { $name } perd { $number ->
        [one] un point.
       *[other] { $number } points.
    }
}
log-returned = { $who ->
    [me] { $card } va dans votre défausse.
   *[other] { $card } va dans la défausse ({ $name }).
}
log-announced-open = { $who ->
    [me] Vous annoncez que l’ère { $number } est ouverte.
   *[other] { $name } annonce que l’ère { $number } est ouverte.
}
log-announced-close = { $who ->
    [me] Vous annoncez que l’ère { $number } est close.
   *[other] { $name } annonce que l’ère { $number } est close.
}
log-joker-aside = { $who ->
    [me] Vous posez un Joker à côté de l’arbre.
   *[other] { $name } pose un Joker à côté de l’arbre.
}
log-joker-as = { $who ->
    [me] Vous placez un Joker pour { $about }.
   *[other] { $name } place un Joker pour { $about }.
}
log-recovered = { $who ->
    [me] Vous reprenez le Joker placé pour { $about }.
   *[other] { $name } reprend le Joker placé pour { $about }.
}
log-interrupted = { $who ->
    [me] Vous interrompez { $other }.
   *[other] { $whom ->
        [me] { $name } vous interrompt.
       *[other] { $name } interrompt { $other }.
    }
}
log-resumed = { $who ->
    [me] Votre tour reprend.
   *[other] { $name } reprend son tour.
}
log-asked = { $who ->
    [me] Vous demandez une carte à { $other }.
   *[other] { $whom ->
        [me] { $name } vous demande une carte.
       *[other] { $name } demande une carte à { $other }.
    }
}
log-selected = { $who ->
    [me] Votre sélection est prête.
   *[other] { $name } a préparé sa sélection.
}
log-revealed = { $who ->
    [me] Vous dévoilez { $card }.
   *[other] { $name } dévoile { $card }.
}
log-round = Manche { $number } : { $who ->
    [me] vous menez.
   *[other] { $name } mène.
}
log-round-title = Manche { $round }
log-bis = { $who ->
    [me] Vous dites Bis.
   *[other] { $name } dit Bis.
}
log-me = { $who ->
    [me] Vous dites Moi.
   *[other] { $name } dit Moi.
}
log-sos = { $who ->
    [me] Vous appelez { $card } par SOS.
   *[other] { $name } appelle { $card } par SOS.
}
log-indemnity = { $who ->
    [me] Vous payez { $number ->
        [one] { $number } point
       *[other] { $number } points
    } à { $other }.
   *[other] { $whom ->
        [me] { $name } vous paie { $number ->
            [one] { $number } point.
           *[other] { $number } points.
        }
       *[other] { $name } paie { $number ->
            [one] { $number } point
           *[other] { $number } points
        } à { $other }.
    }
}
log-looked = { $who ->
    [me] Vous fouillez la pile en { $about }.
   *[other] { $name } fouille la pile en { $about }.
}

## Touches et signes

key-stop = dire Stop
key-interrupt = interrompre avec un Joker
key-me = dire Bis ou Moi
key-nearer = plus près
key-farther = plus loin
key-whole = toute la grille
key-connect = tracer un lien depuis cette carte
key-plane = sur la grille : de case en case, de carte en carte ; avec Maj : déplacer la grille
key-newest = sur la grille : la carte la plus récente
key-spots = sur la grille : la case éclairée suivante ; Page précédente : celle d’avant
sign-spots = Une case éclairée avec un nombre : une place pour la carte choisie et les points qu’elle rapporte.
sign-piles = Un nombre au coin d’une carte : combien de cartes s’y trouvent.
sign-jokers = Une couronne : un Joker qui tient lieu de cette carte.
sign-objectable = Un drapeau : on peut faire objection à cette carte.
sign-spied = Vous voyez : { $cards }

## La ligne de commande

answer-spots = Où ? Tapez son numéro, ou le coup avec « en » et la case.
answer-no-spot = Il n’y a pas de case pour elle maintenant.
words-announce = annoncer
words-open = ouvrir, ouvert, ouverte, ouverture
words-close = clore, close, fermer, fermée
words-as = pour, comme
words-at = en
words-joker = jokers
words-stop = contester
words-verify = chercher, vérifier
words-concede = renoncer, abandonner
words-interrupt = interrompre, interruption
words-let = laisser
words-bis = encore
words-me = moi
words-fail = échouer
words-draw = piocher
words-ask = demander
words-take = dérober
words-replace = remplacer
words-sos = secours
words-look = fouiller
words-object = objection, objecter
words-use = utiliser
words-ward = parer
words-keep = garder
words-select = préparer, choisir

## Ce que l’on cherche, dit à qui débute

goal-standing = { $who ->
    [team] Votre équipe
   *[one] Vous
} : { $mine } · { $name } : { $other }
goal-points = { goal-standing }. Le plus de points gagne. { $stack ->
    [0] La pioche est vide : la prochaine main vide termine la partie.
   *[other] Fin à la première main vide après la pioche (reste { $stack }).
}
goal-placing = { goal-standing }. Le plus de points gagne. { $stack ->
    [0] La pioche est vide : la partie finit quand plus personne ne place de carte.
   *[other] Après la pioche (reste { $stack }), la partie finit quand plus personne ne place de carte.
}
goal-finalist = { goal-standing }. Le plus de points gagne. { $stack ->
    [0] La première main vide gagne 4 points, puis les autres jouent un dernier tour.
   *[other] Derniers tours à la première main vide après la pioche (reste { $stack }).
}
goal-holding = { $who ->
    [team] Cartes de votre équipe
   *[one] Vos cartes
} : { $mine } · { $name } : { $other }
goal-hand = { goal-holding }. { $stack ->
    [0] La pioche est vide, la première main vide gagne.
   *[other] Videz votre main une fois la pioche épuisée (reste { $stack }).
}
goal-any-hand = { goal-holding }. La première main vide gagne aussitôt.
## Comment une partie a été gagnée

lead-points = { $number ->
    [one] Un point
   *[other] { $number } points
} d’avance sur { $who ->
    [me] vous
   *[other] { $name }
}.
lead-left = { $who ->
    [me] Il vous restait { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
   *[other] Il restait { $number ->
        [one] une carte
       *[other] { $number } cartes
    } à { $name }.
}
tally-cards = Cartes placées
tally-series = Séries
tally-links = Liens sur le plateau
tally-eras = Ères ouvertes et fermées
tally-emptied = Mains vidées
tally-jokers = Jokers pour un atout
tally-finalist = Finaliste
tally-faults = Recherches vaines
tally-objected = Objections
tally-assets = Gagnés par des pouvoirs
tally-taken = Perdus par ceux des autres
tally-deposits = Cautions pour les piles
tally-left = Cartes restantes
tally-total = Total
tally-placed = Cartes dans l’arbre
tally-longest = Plus longue série
tally-turned = Ères ouvertes ou fermées
tally-stolen = Cartes prises aux autres
tally-stopped = Fois où l’on a dit Stop
tally-kept = Cartes restantes

## La frise

timeline-title = Toutes les découvertes dans l’ordre du temps
timeline-lead = Toutes les barres ont la même échelle : chaque pas vers la gauche est dix fois plus ancien.
timeline-deck = Jeu de cartes
timeline-print = Imprimer
timeline-needs = { $count ->
    [0] Elle n’a besoin de rien d’autre.
   *[other] Il lui faut { $cards }.
}
timeline-leads = { $count ->
    [0] Rien ne s’appuie sur elle ici.
   *[other] Elle mène à { $cards }.
}
