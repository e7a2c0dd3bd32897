### Les paquets dans un terminal : leurs arbres, des conseils, ce qui a changé.

cli-deck-title = { $deck } ({ $key }) : { $cards } cartes, { $eras ->
    [one] une ère
   *[other] { $eras } ères
}
cli-deck-version = Version : { $given }
cli-deck-author = Auteur : { $given }
cli-deck-licence = Licence : { $given }
cli-deck-era = Ère { $era }{ $named ->
    [0] { "" }
   *[other] { " · " }{ $name }
}
cli-deck-card = { $place } { $card } : { $family }{ $needs ->
    [0] { "" }
   *[other] { " ; " }prérequis : { $which }
}{ $count ->
    [0] { "" }
    [one] { " ; " }mène à une carte
   *[other] { " ; " }mène à { $count } cartes
}
cli-deck-successors = Mène à : { $count ->
    [0] rien
   *[other] { $which }
}
cli-deck-sisters = Prérequis en commun avec : { $count ->
    [0] aucune carte
   *[other] { $which }
}
cli-deck-links = Liens de série : { $count ->
    [0] aucune carte
    [one] une carte, { $which }
   *[other] { $count } cartes, { $which }
}
cli-deck-ancestors = { $count ->
    [0] Aucune carte ne doit être placée avant.
    [one] Une carte doit être placée avant.
   *[other] { $count } cartes doivent être placées avant.
}

## Ce qui pourrait être mieux

cli-deck-warning-text = { $count ->
    [one] il manque à une carte un texte
   *[other] il manque à { $count } cartes un texte
} ({ $language }) qui existe dans une autre langue : { $which }
cli-deck-warning-family = famille « { $family } » : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
} ; de { $least } à { $most } seraient habituelles dans un paquet de cette taille
cli-deck-warning-successors = { $card } mène à { $count } cartes, plus de cinq : beaucoup en dépend
cli-deck-warning-easy-era = ère { $era } : { $count } prérequis, moins de la moitié de l’ère précédente, qui en a { $before }
cli-deck-warning-no-asset = { $count ->
    [one] une carte n’a pas de pouvoir
   *[other] { $count } cartes n’ont pas de pouvoir
} ; l’option Bataille ne prend pas ce paquet : { $which }
cli-deck-warning-assets = ère { $era } : chaque ère a les six pouvoirs, chacun au plus { $most } fois ({ $counts })

## Ce qui a changé

cli-diff-none = Les deux paquets ont les mêmes cartes et les mêmes liens.
cli-diff-added = + { $card }
cli-diff-gone = - { $card }
cli-diff-changed = ~ { $card } : { $fields }
cli-diff-link-added = + { $card } a pour nouveau prérequis { $missing }
cli-diff-link-gone = - { $card } n’a plus pour prérequis { $missing }
cli-diff-field-id = identifiant
cli-diff-field-era = ère
cli-diff-field-order = numéro d’ordre
cli-diff-field-family = famille
cli-diff-field-names = noms
cli-diff-field-texts = textes
cli-diff-field-period = période
cli-diff-field-from-year = première année
cli-diff-field-to-year = dernière année
cli-diff-field-icon = image
cli-diff-field-places = lieux
cli-diff-field-captions = légendes
