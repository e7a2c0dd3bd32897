### La balade, à la table.

## La carte

walk-map = La carte
walk-space = Case { $place }
walk-go-here = vous pouvez y aller
walk-token-treasure = un trésor
walk-token-stone = une pierre
walk-token-hidden = un jeton caché
walk-held = Jetons : { $name }
walk-resting = passe un tour

## Ce qui est demandé

walk-prompt-turn = { $steps ->
    [0] Plus aucun pas : regardez ou prenez le jeton, ou finissez le tour.
    [one] À vous : encore un pas.
   *[other] À vous : encore { $steps } pas.
}
walk-prompt-roll = { $who ->
    [me] Le dé est lancé pour vous.
   *[other] Le dé est lancé pour { $name }.
}
walk-prompt-object = { $name } veut prendre un jeton. Vous y opposez-vous ?
walk-prompt-reaching = Vous voulez prendre le jeton. Les autres peuvent s’y opposer.
walk-prompt-wait-window = { $name } veut prendre un jeton. Qui se tient à côté peut s’y opposer.
walk-die = Le dé montre { $number }.
order-about-object = Quand me proposer de m’opposer ?

## Les coups

walk-move-go = Aller en { $place }
walk-move-look = Regarder le jeton
walk-move-take = Prendre le jeton
walk-move-end = Finir le tour
walk-move-object = S’opposer
walk-move-let = Laisser passer

## Le journal

walk-log-start = Tout le monde est au camp
walk-log-rolled = { $who ->
    [me] Vous lancez le dé : { $number }.
   *[other] { $name } lance le dé : { $number }.
}
walk-log-went = { $who ->
    [me] Vous allez en { $place }.
   *[other] { $name } va en { $place }.
}
walk-log-looked = { $who ->
    [me] Vous regardez le jeton : { walk-known-token }.
   *[other] { $name } regarde le jeton.
}
walk-log-reached = { $who ->
    [me] Vous voulez prendre le jeton.
   *[other] { $name } veut prendre le jeton.
}
walk-log-objected = { $who ->
    [me] Vous vous opposez à { $other } et obtenez le jeton : { walk-known-token }.
   *[other] { $whom ->
        [me] { $name } s’oppose à vous et obtient le jeton : { walk-known-token }.
       *[other] { $name } s’oppose à { $other } et obtient le jeton : { walk-known-token }.
    }
}
walk-log-took = { $who ->
    [me] Vous prenez le jeton : { walk-known-token }.
   *[other] { $name } prend le jeton.
}
walk-log-left = { $who ->
    [me] Vous quittez la balade.
   *[other] { $name } quitte la balade.
}
walk-known-token = { $token ->
    [treasure] un trésor
    [stone] une pierre
   *[other] personne d’autre ne sait ce que c’est
}

## La fin

walk-reason-treasures = Deux trésors sont trouvés.
walk-reason-alone = Tous les autres sont partis.
walk-reason-empty = Personne n’a trouvé deux trésors.
walk-count-treasure = Trésors
walk-count-stone = Pierres
walk-count-hidden = Cachés

## Touches et signes

walk-typed-hint = go 0,-1
walk-answer-help = Tapez un coup (« go 0,-1 ») ou comme le dit son bouton, ou un numéro après une liste. Ou demandez : coups, pourquoi avec un coup, table, points, règle avec son numéro, dernier, tour, consigne, annuler.
key-walk-at-table = Dans la promenade
key-walk-map = la carte
key-walk-arrows = sur la carte : d’une case à l’autre
key-walk-go = sur la carte : aller sur cette case
sign-walk-treasure = Une étoile sur un disque : un trésor.
sign-walk-stone = Un pentagone sombre : une pierre.
sign-walk-hidden = Un point d’interrogation : un jeton que vous ne connaissez pas.
sign-walk-legal = Un bord épais : vous pouvez aller sur cette case.

## Comment une marche a été gagnée

walk-tally-treasures = Trésors
walk-tally-total = Trésors
walk-tally-went = Cases parcourues
walk-tally-looked = Jetons regardés
walk-tally-objected = Objections
