### Comment s’appellent les pouvoirs et ce qu’ils font (section Y). Le reste est dans les règles.

asset-raid = Raid { $strength }
    .text = Prenez { $strength ->
        [1] un point
       *[other] { $strength } points
    } à qui en a le plus, et volez-lui une carte.
asset-guard = Garde
    .text = Pare tout pouvoir qui vous vise, gardée prête ou directement de votre main.
asset-loot = Butin
    .text = Prenez un pouvoir qu’une autre personne a prêt, et un de ses points.
asset-trade = Marché
    .text = Échangez une carte avec une autre personne ; ensuite vous pouvez en placer une sans lien, pour un point de plus.
asset-scout = Éclaireur
    .text = Regardez les cinq premières cartes de la pioche : placez-en une qui convient, pour un point de plus, ou prenez-la en main.
asset-feast = Festin
    .text = Placez une carte sans lien, même de votre propre défausse, pour un point de plus.
asset-ready = { $who ->
    [me] votre marque
   *[other] marque : { $name }
}
asset-of = { $asset } ({ $card })
asset-kept = prêt : { $assets }
asset-free = Une marque libre
asset-safe = à l’abri, personne ne peut viser cette place
asset-aim = { $move }…
asset-on = contre { $target }
asset-found = Les cartes vues en éclaireur
asset-ward-ready = Parer avec { $card } : prête
asset-ward-hand = Parer avec { $card } : de votre main, puis défaussée
asset-cost-raid = { $whom ->
    [me] Vous perdriez { $strength ->
        [1] un point
       *[other] jusqu’à { $strength } points
    } et une carte.
   *[other] { $other } perdrait { $strength ->
        [1] un point
       *[other] jusqu’à { $strength } points
    } et une carte.
}
asset-cost-loot = { $whom ->
    [me] Vous perdriez { $loot } et un point.
   *[other] { $other } perdrait { $loot } et un point.
}
asset-cost-trade = { $whom ->
    [me] Vous donneriez une carte et en recevriez une autre.
   *[other] { $other } donnerait une carte et en recevrait une autre.
}
asset-cost-scout = { $whom ->
    [me] Votre main serait vue, et une de ses cartes peut-être placée.
   *[other] { $other } montrerait sa main, et une de ses cartes serait peut-être placée.
}
asset-asked = { $whom ->
    [me] Vous avez répondu.
   *[other] { $other } peut parer : on attend sa réponse.
}
asset-several = Utiliser un pouvoir… ({ $number })
asset-lead = Pour finir, vous pouvez utiliser un pouvoir.
asset-end = ensuite prêt : { $asset }
