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
