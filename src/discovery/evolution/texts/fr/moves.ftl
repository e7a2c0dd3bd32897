### Les coups des jeux de cartes en mots, et les raisons des conseils.

## Les coups, en conseil

move-place = Placer { $card }
move-replay = Placer { $card } avec un atout
move-exchange = { $who ->
    [me] Échanger une carte avec vous
   *[other] Échanger une carte avec { $name }
}
move-give = Donner { $card }
move-discard = Défausser { $card }
move-discard-rob = Défausser { $card }, piocher et voler
move-call = Appeler { $card }
move-end = Finir le tour
move-pass = Passer
move-steal = { $who ->
    [me] Vous voler une carte
   *[other] Voler une carte à { $name }
}
move-ask = { $who ->
    [me] Vous demander une carte
   *[other] Demander une carte à { $name }
}
move-select = Préparer { $which }
move-joker-trump = Gagner un atout avec un Joker
move-joker-as = Placer un Joker pour { $card }
move-interrupt = Interrompre avec un Joker
move-sos = Appeler { $card } par SOS
move-draw = Piocher une carte avec un atout
move-replace = Remplacer { $card } avec un atout
move-take = { $who ->
    [me] Vous voler une carte avec un atout
   *[other] Voler une carte à { $name } avec un atout
}
move-announce-open = Annoncer que l’ère { $number } est ouverte
move-announce-close = Annoncer que l’ère { $number } est close
move-stop = Dire Stop
move-verify = Chercher ce qu’il faut
move-concede = Renoncer
move-look = Fouiller la pile en { $place }
move-bis = Dire Bis
move-me = Dire Moi
move-fail = Laisser l’appel échouer
move-let = Laisser passer
move-draw-count = { $number ->
    [one] Piocher une carte
   *[other] Piocher { $number } cartes
}
move-harvest-draw = Récolter : piocher une carte
move-harvest-rob = { $who ->
    [me] Récolter : vous voler une carte
   *[other] Récolter : voler une carte à { $name }
}
move-harvest-take = Récolter : prendre { $card }
move-harvest-none = Ne rien récolter
move-object = Faire objection à { $card }
move-use = Utiliser { $asset }
move-use-on = { $who ->
    [me] Utiliser { $asset } contre vous
   *[other] Utiliser { $asset } contre { $name }
}
move-use-loot = Utiliser { $asset } contre { $target }
move-ward = Parer avec { $card }
move-keep = Prendre { $card } en main
move-at = { $move }, en { $place }

## Pourquoi

hint-only = C’est le seul coup.
hint-bluff = C’est un bluff : à votre connaissance, il manque { $which }.
hint-far = { $number ->
    [0] On pourrait placer { $which } tout de suite.
    [one] Il manque encore une découverte avant de pouvoir placer { $which }.
   *[other] Il manque encore { $number } découvertes avant de pouvoir placer { $which }.
}
hint-leader = { $name } est le mieux placé, avec { $number ->
    [one] une carte en main.
   *[other] { $number } cartes en main.
}
hint-holder = { $name } a { $number ->
    [one] une carte en main.
   *[other] { $number } cartes en main.
}
hint-ready = On peut déjà placer { $which }.
hint-false = À votre connaissance, ce qu’a fait { $name } n’est pas valable.
hint-stands = À votre connaissance, ce qu’a fait { $name } est valable.
hint-unfounded = Elle a été placée avant que tous ses prérequis soient là.
hint-founded = Tous les prérequis étaient là pour { $which }.
hint-chance = { $number ->
    [0] Personne ne semble l’avoir en main.
    [100] Un autre joueur l’a sûrement en main.
   *[other] Il y a environ { $number } % de chances qu’un autre joueur l’ait en main.
}
hint-wins = La partie est gagnée.
hint-loses = La partie finit, et un autre joueur la gagne.
hint-points = { $number ->
    [one] +1 point tout de suite.
   *[other] +{ $number } points tout de suite.
}
hint-opens = L’ère { $number } s’ouvre : un atout.
hint-opens-classic = Ce coup ouvre l’ère { $number } : deux points de plus, et une récolte.
hint-closes = L’ère { $number } est close : un atout.
hint-empties = Votre main est vide : un atout.
hint-trump = Vous gagnez un atout.
hint-cards-left = { $number ->
    [0] Il ne vous reste aucune carte en main.
    [one] Il vous reste une carte en main.
   *[other] Il vous reste { $number } cartes en main.
}
hint-goes-on = Vous pouvez continuer avec { $which }.
hint-prepares = Dans votre main, { $which } devient possible.
hint-takes = Personne d’autre ne peut plus placer { $which }.
hint-leaves = Les autres aussi pourront placer { $which }.
hint-holders = Utile à tout joueur qui a en main : { $which }.
hint-open = Les autres pourront placer { $which }.
hint-richest = { $name } a le plus de points.
hint-raids = { $number ->
    [0] { $name } perd une carte.
    [one] { $name } perd un point et une carte.
   *[other] { $name } perd { $number } points et une carte.
}
hint-loots = { $name } perd { $asset }, et un point s’il en reste.
hint-guarded = { $name } a une garde prête : { $which }.
hint-spares = { $number ->
    [0] Vous gardez une carte.
    [one] Vous gardez un point et une carte.
   *[other] Vous gardez { $number } points et une carte.
}
hint-spares-asset = Vous gardez { $asset }.
hint-saves-guard = Vous pourrez encore parer plus tard : { $which }.
hint-readies = Un pouvoir devient prêt : { $asset }.
hint-asset-places = Vous pourrez alors placer { $which }, pour un point de plus.

## Demander un conseil

sign-hint = Une ampoule : la carte est dans le conseil.
