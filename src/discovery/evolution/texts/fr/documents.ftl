# Ce qui s’imprime à côté des cartes : feuilles de score, arbre, problèmes, tables

press-sheet-pad = feuilles de score
press-sheet-classic-pad = feuilles de score de la première édition
press-sheet-poster = l’arbre
press-sheet-puzzles = problèmes
press-sheet-setup = fiches de table

press-pad-game = Jeu
press-pad-date = Date
press-pad-player = Joueur
press-pad-points = Points, au fur et à mesure
press-pad-eras = Ères
press-pad-hand = − cartes en main
press-pad-discard = − cartes défaussées
press-pad-total = Points
press-pad-opened = ouverte par
press-pad-closed = close par
press-pad-handicap = Handicap
press-pad-stake = Mise
press-pad-finalist = + 4 pour le finaliste
press-pad-buried = − cartes enterrées
press-pad-score = Points − handicap
press-pad-pot = Gagné au pot

press-poster-tile = Rangée { $row }, colonne { $column } sur { $rows } × { $columns } · { $overlap } mm de recouvrement
press-poster-era = Ère { $number }
press-poster-title = { $deck } : l’arbre des découvertes
press-poster-lines = Un trait monte de chaque découverte vers celles qui la demandent.

press-setup-people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}{ $others ->
    [0] { "" }
    [one] , un joueur confié à la table
   *[other] , { $others } joueurs confiés à la table
}
press-setup-link = Scannez ceci, ou tapez le code là où la page en demande un.
press-setup-typed = Tapez ce code là où la page en demande un.

press-puzzle-hand = Votre main
press-puzzle-pool = La réserve
press-puzzle-players = Les joueurs
press-puzzle-tree = L’arbre : ce qui est en pointillé n’est pas encore placé
press-puzzle-which = Quel coup ?
press-puzzle-solution = La solution
press-puzzle-share = Ce que promet chaque coup, en part de la victoire
press-puzzle-why = Pourquoi
press-puzzle-you = vous
press-puzzle-hand-of = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
press-puzzle-discard-of = { $cards ->
    [0] pas de défausse
    [one] { $cards } carte défaussée :
   *[other] { $cards } cartes défaussées :
}
press-puzzle-stack = { $cards ->
    [0] La pioche est vide.
    [one] Il y a { $cards } carte dans la pioche.
   *[other] Il y a { $cards } cartes dans la pioche.
}
press-puzzle-placed = { $cards ->
    [one] Dans ce tour, vous avez placé { $name }.
   *[other] Dans ce tour, vous avez placé { $cards } cartes, la dernière est { $name }.
}
press-puzzle-trumps = { $count ->
    [one] Vous avez un atout.
   *[other] Vous avez { $count } atouts.
}
press-puzzle-options = Options : { $options }.
