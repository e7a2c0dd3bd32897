### Les options des jeux de cartes sur la page de réglage.

## Options

setup-options-points = Pour les jeux à points

## Pour combien de temps

setup-length = Durée
setup-length-of = { $count } ères
setup-turn-preset = { $seconds ->
    [60] Une minute au plus par tour
   *[other] { $seconds } secondes au plus par tour
}

## Qui joue

setup-extra = Cartes de plus à la place { $number }
setup-extra-cards = { $count ->
    [0] aucune carte de plus
    [one] une carte de plus
   *[other] { $count } cartes de plus
}

## Comment la table est tenue

setup-windows-text = Après une action à laquelle on peut répondre, tous ont le même temps pour le faire, quelles que soient leurs cartes.
setup-learner = Pour apprendre
setup-learner-text = La page garde sous les yeux ce que chacun pourrait retenir des piles.

## Une préparation en un code

setup-told-seat = { $option } : { $count ->
    [one] une carte
   *[other] { $count } cartes
} pour { $seat }
