### Les coups en mots, les conseils avec leurs raisons, l’analyse d’une partie finie.

## Les coups, en conseil

move-place = Poser { $card }
move-replay = Poser { $card } avec un atout
move-exchange = Échanger une carte avec { $name }
move-give = Donner { $card }
move-discard = Défausser { $card }
move-call = Appeler { $card }
move-end = Finir le tour
move-pass = Passer
move-steal = Voler une carte à { $name }
move-ask = Demander une carte à { $name }
move-select = Préparer { $which }
move-joker-trump = Gagner un atout avec un Joker
move-joker-as = Poser un Joker à la place de { $card }
move-interrupt = Interrompre avec un Joker
move-sos = Appeler { $card } par SOS
move-draw = Piocher une carte avec un atout
move-replace = Remplacer { $card } avec un atout
move-take = Voler une carte à { $name } avec un atout
move-announce-open = Annoncer que l’ère { $number } est ouverte
move-announce-close = Annoncer que l’ère { $number } est fermée
move-stop = Dire Stop
move-verify = Chercher ce qu’il faut
move-concede = Abandonner
move-look = Fouiller la pile en { $place }
move-bis = Dire Bis
move-me = Dire Moi
move-fail = Laisser l’appel échouer
move-let = Laisser passer
move-at = { $move }, en { $place }

## Pourquoi

hint-only = C’est le seul coup.
hint-bluff = C’est un bluff : à votre connaissance, il manque { $which }.
hint-far = { $number ->
    [0] On pourrait poser { $which } tout de suite.
    [one] Il manque encore une découverte avant de pouvoir poser { $which }.
   *[other] Il manque encore { $number } découvertes avant de pouvoir poser { $which }.
}
hint-leader = { $name } est le mieux placé, avec { $number ->
    [one] une carte en main.
   *[other] { $number } cartes en main.
}
hint-holder = { $name } a { $number ->
    [one] une carte en main.
   *[other] { $number } cartes en main.
}
hint-ready = On peut déjà poser { $which }.
hint-false = À votre connaissance, ce qu’a fait { $name } n’est pas valable.
hint-stands = À votre connaissance, ce qu’a fait { $name } est valable.
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
hint-closes = L’ère { $number } est complète : un atout.
hint-empties = Votre main est vide : un atout.
hint-trump = Vous gagnez un atout.
hint-cards-left = { $number ->
    [0] Il ne vous reste aucune carte en main.
    [one] Il vous reste une carte en main.
   *[other] Il vous reste { $number } cartes en main.
}
hint-goes-on = Vous pouvez continuer avec { $which }.
hint-prepares = Dans votre main, { $which } devient possible.
hint-takes = Personne d’autre ne peut plus poser { $which }.
hint-leaves = Les autres aussi pourront poser { $which }.
hint-holders = Utile à tout joueur qui a en main : { $which }.
hint-open = Les autres pourront poser { $which }.
hint-next = Il semble un peu moins bon que le meilleur.
hint-best = Aucun autre coup ne semble meilleur.

## Demander un conseil

hint-ask = Conseil
hint-ask-title = Montrer les deux meilleurs coups
hint-title = Conseil
hint-close = Fermer le conseil
hint-thinking = Réflexion …
hint-rank = { $rank ->
    [1] Le meilleur
   *[other] Sinon
}
hint-heading = { $rank } : { $move } ({ $typed }), { $value }
hint-value = environ { $number } % de chances de gagner
hint-show = Montrer : { $move }
hint-private = D’après ce que vous voyez ; les autres ne savent pas que vous avez demandé.
hint-spoken = { $rank } : { $move } : { $reasons }
hint-none = Il n’y a rien à décider maintenant.
hint-late = { $phase ->
    [window] La fenêtre s’est fermée avant que le conseil soit prêt.
   *[other] La partie a continué avant que le conseil soit prêt.
}
hint-and = et
hint-marked = dans le conseil
key-hint = un conseil : les deux meilleurs coups
sign-hint = Une ampoule : la carte est dans le conseil.
words-hint = conseil, indice, conseils

## Une partie après coup

analysis-title = { $game } : les chances de chacun, de la donne à la fin
analysis-account = { $name } : ses choix { $choice }, tout le reste { $luck }
analysis-turns = { $count ->
    [0] Aucun tournant.
    [one] Le tournant :
   *[other] Les tournants :
}
analysis-turn-choice = Pas { $last } : par le choix de { $name }, ses chances passent de { $before } à { $after } %.
analysis-turn-luck = Pas { $first } à { $last } : les chances de { $name } passent de { $before } à { $after } %, sans choix de sa part.
analysis-losses = { $count ->
    [0] Aucun choix n’a rien coûté.
   *[other] Les choix qui ont coûté le plus :
}
analysis-loss = Pas { $step }, { $name } : { $move }. Mieux : { $best } ({ $number } % de plus).

## L’analyse sur la page

analysis-name = Analyse
analysis-close = Fermer l’analyse
analysis-working = { $of ->
    [0] Analyse de la partie…
   *[other] Analyse de la partie : { $done } choix sur { $of }.
}
analysis-about = Chaque choix est jugé d’après ce que son joueur pouvait savoir. Les nombres sont des estimations, en pour cent de chances de gagner.
analysis-step = Pas { $step }, { $name } : { $move }
analysis-sums = Choix et hasard
analysis-choices = Les choix
analysis-whose = Les choix
analysis-everybody = de tous
analysis-all = tous, dans l’ordre de la partie
analysis-lost = { $number ->
    [0] ±0
   *[other] −{ $number }
}
analysis-best = Rien de mieux n’a été trouvé.
analysis-better = Mieux : { $best }
chart-title = Les chances de chacun, de la donne à la fin.
chart-end = { $name } finit à { $number } %.
chart-table = Ces chiffres en tableau
chart-step = Pas
chart-percent = { $number } %
