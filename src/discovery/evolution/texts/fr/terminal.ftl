### Les jeux de cartes en ligne de commande.

## Places que les règles jouent et que personne n’a nommées

name-virtual = Joueur virtuel

## La table dans un terminal

cli-tree = Arbre
cli-pool = Réserve
cli-stack = Pioche : { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}
cli-side-pile = Pile annexe : { $cards ->
    [0] épuisée
    [one] une carte
   *[other] { $cards } cartes
}
cli-beside = À côté du plan
cli-heading-hand = Main
cli-heading-discard = Défausse
cli-heading-trumps = Atouts
cli-has-left = a quitté la table
cli-tie = À égalité de points, c’est le moins de cartes restantes qui décide (règle G10).
cli-reason-hand-emptied = une main est vide et la pioche est épuisée
cli-reason-standstill = deux tours de table complets sans carte placée
cli-reason-turn-limit = mille tours ont été joués
cli-reason-played-out = plus personne n’a de carte, ou un tour de table entier n’en a pas placé, et la pioche est épuisée
cli-reason-abandoned = tout le monde est parti

## Une partie dans le terminal

cli-play-help = Tapez le numéro d’un coup, ou le coup lui-même : « placer feu ». Une forme courte suffit : « p feu », ou simplement « feu ».
    coups              ce que vous pouvez faire
    table              revoir la table
    pourquoi COUP      pourquoi un coup est impossible : « pourquoi placer feu »
    conseil            les deux meilleurs coups et pourquoi
    carte CARTE        ce qui est imprimé sur une carte
    règle NUMÉRO       une règle du livret : « règle C01 »
    dernier            ce qui s’est passé depuis votre dernier tour
    annuler            reprendre la dernière décision
    sauver FICHIER     enregistrer la partie jusqu’ici
    rejoindre NOM      quelqu’un rejoint la partie au début d’un tour (première édition)
    quitter            arrêter
    Les mots anglais de la notation comptent aussi : « place fire ».
cli-play-discard-robs = Après une défausse, vous piochez une carte et en volez une à un autre joueur (règle S11).
cli-play-end-unused = { $trumps ->
    [one] Votre atout sera perdu à la fin du tour.
   *[other] Vos { $trumps } atouts seront perdus à la fin du tour.
} Tapez encore « finir » pour finir quand même.
cli-play-end-waste = Vous pourriez placer { $cards }.{ $cost ->
    [discard] {" "}Finir maintenant vous oblige à défausser une carte.
    [steal] {" "}Finir maintenant vous fait voler une carte.
    [draw] {" "}Finir maintenant vous fait piocher une carte.
   *[other] {""}
} Tapez encore « finir » pour finir quand même.
cli-command-card = carte
cli-replay-dealt = Les cartes sont distribuées.
cli-play-card = { $name } ({ $id }) · ère { $era }, numéro { $number } · { $family }
cli-play-needs = Nécessite : { $cards }
cli-play-leads = Mène à : { $cards }

## Ce qui s’est passé

cli-told-placed-hand = { $seat } place { $card } depuis sa main.
cli-told-placed-pool = { $seat } place { $card } depuis la réserve.
cli-told-placed-discard = { $seat } place { $card } depuis la défausse ({ $other }).
cli-told-placed-called = { $seat } place { $card }, carte cédée par { $other }.
cli-told-points = { $seat } gagne { $number ->
    [one] un point
   *[other] { $number } points
}.
cli-told-points-parts = { $seat } gagne { $number ->
    [one] un point
   *[other] { $number } points
} ({ $parts }).
cli-part-era = même ère +{ $number }
cli-part-shared = découverte commune +{ $number }
cli-part-needed = l’une nécessaire à l’autre +{ $number }
cli-part-surrounded = carte entourée +{ $number }
cli-part-opened = ère ouverte +{ $number }
cli-part-finalist = finaliste +{ $number }
cli-told-called = { $seat } appelle { $card }.
cli-told-called-vain = { $seat } appelle { $card }, mais personne ne l’a en main.
cli-told-answered-vain = Personne n’a { $card } en main.
cli-told-stolen = { $seat } vole une carte à { $other }.
cli-told-stolen-seen = { $seat } vole { $card } à { $other }.
cli-told-gave = { $seat } donne une carte à { $other }.
cli-told-gave-seen = { $seat } donne { $card } à { $other }.
cli-told-discarded = { $seat } défausse { $card }.
cli-told-opened = { $seat } ouvre l’ère { $number } et gagne un atout.
cli-told-opened-classic = { $seat } ouvre l’ère { $number }.
cli-told-taken = { $seat } récolte { $card } dans la défausse ({ $other }).
cli-told-finalist = { $seat } est finaliste, pour 4 points ; les autres jouent un dernier tour.
cli-told-uncovered = { $seat } : { $card } vient de la pile annexe
cli-told-buried = { $seat } : { $number ->
    [one] une carte est enterrée
   *[other] { $number } cartes sont enterrées
}.
cli-told-closed-classic = { $seat } clôt l’ère { $number }.
cli-told-closed = { $seat } clôt l’ère { $number } et gagne un atout.
cli-told-emptied = { $seat } vide sa main et gagne un atout.
cli-told-drew-seen = { $seat } pioche { $card }.
cli-told-flipped = { $seat } retourne { $card }.
cli-told-passed = { $seat } passe.
cli-told-left = { $seat } quitte la table.
cli-told-joined = { $seat } rejoint la partie, et chacun lui donne une carte.

## Jeux de cartes et données

cli-deck-sound-evolution = { $file } est correct : { $cards } cartes, { $eras ->
    [one] une ère
   *[other] { $eras } ères
}, jusqu’à { $seats ->
    [one] une place
   *[other] { $seats } places
}{ $seats_without_pool ->
    [0] { "" }
   *[other] { " " }({ $seats_without_pool } dans les jeux sans réserve, comme Classic Simple)
}.{ $before ->
    [0] { "" }
   *[other] { " " }Avec les paquets qu’il prolonge : { $all_cards } cartes, { $all_eras } ères, jusqu’à { $all_seats ->
        [one] une place
       *[other] { $all_seats } places
    }.
}

## Fenêtres, sélections, Jokers

cli-play-select = { $seat }, préparez votre sélection : tapez « select » et les cartes, séparées par des virgules.
cli-joker = Joker { $number }
cli-joker-told = Un Joker : un atout s’il est posé hors de l’arbre à votre tour, un tour de plus pendant celui d’un autre, ou une carte d’une ère ouverte qui n’est pas encore placée.
cli-heading-selection = Sélection
cli-pile = Pile
cli-plane = Grille
cli-at = { $card } en { $place }
cli-told-placed-selection = { $seat } place { $card } depuis sa sélection.
cli-told-stopped = { $seat } dit Stop à { $other }.
cli-told-fault-unfounded = { $seat } a dit Stop à tort : { verdict-upheld }
cli-told-fault-conceded = { $seat } renonce : { $other } a dit Stop à raison.
cli-told-fault-founded = { $other } a dit Stop à raison : { verdict-refuted }
cli-told-returned = { $card } quitte l’arbre pour la défausse ({ $seat }).
cli-told-objected-right = { $seat } fait objection à { $card } : il manquait un prérequis quand { $other } l’a placée.
cli-told-objected-wrong = { $seat } fait objection à { $card } à tort : tous ses prérequis étaient là, elle reste.
cli-told-placed-stack = { $seat } place { $card } depuis la pioche.
cli-told-readied = { $seat } garde un pouvoir prêt : { $asset }.
cli-told-unmarked = { $seat } reprend sa marque ({ $card }).
cli-told-used = { $seat } utilise { $asset }.
cli-told-used-on = { $seat } utilise { $asset } contre { $other }.
cli-told-used-loot = { $seat } utilise { $asset } contre { $other } : { $target }.
cli-told-warded-ready = { $seat } pare avec { $card }, garde qui était prête.
cli-told-warded-hand = { $seat } pare avec { $card } de sa main.
cli-told-looted = { $seat } prend à { $other } : { $asset }.
cli-told-scouted-seen = { $seat } voit { $card }.
cli-told-kept = { $seat } prend une carte de la pioche en main.
cli-told-kept-seen = { $seat } prend { $card } de la pioche en main.
cli-heading-ready = Prêts
cli-is-safe = à l’abri
cli-spied = Vu par vous
cli-asset = Pouvoir : { $asset ->
    [raid-1] raid, force 1
    [raid-2] raid, force 2
    [guard] garde
    [loot] butin
    [trade] marché
    [scout] éclaireur
   *[feast] festin
}
cli-told-points-lost = { $seat } perd { $number ->
    [one] un point
   *[other] { $number } points
}.
cli-told-announces-opening = { $seat } annonce que l’ère { $number } est ouverte.
cli-told-announces-closing = { $seat } annonce que l’ère { $number } est close.
cli-told-joker-aside = { $seat } pose un Joker à côté de l’arbre.
cli-told-joker-as = { $seat } place un Joker dans l’arbre pour { $card }.
cli-told-interrupted = { $seat } interrompt { $other } et joue aussitôt.
cli-told-resumed = { $seat } reprend.
cli-told-asked = { $seat } demande une carte à { $other }.
cli-told-selected = { $seat } a préparé sa sélection.
cli-told-revealed = { $seat } dévoile { $card }.
cli-told-round = Nouvelle manche : { $seat } mène.
cli-told-bis = { $seat } dit Bis et continue.
cli-told-me = { $seat } dit Moi.
cli-told-sos = { $seat } lance un SOS pour { $card }.
cli-told-indemnity = { $seat } paie { $number ->
    [one] un point
   *[other] { $number } points
} à { $other }.
cli-told-looked = { $seat } fouille la pile en { $place }.
cli-told-recovered = { $seat } reprend un Joker : la vraie carte est là.
cli-ended-winner = La place { $seat } gagne : { cli-ended-count }.
cli-ended-other = Place { $seat } : { cli-ended-count }.
cli-ended-count = { $unit ->
    [cards] { $number ->
        [0] plus aucune carte
        [one] une carte restante
       *[other] { $number } cartes restantes
    }
   *[points] { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
}
