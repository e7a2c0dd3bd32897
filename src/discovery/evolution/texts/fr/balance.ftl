### Comment un paquet se joue auprès d’un autre : jugements avec nombre, intervalle et conseil.

cli-balance-title = { $deck } ({ $key }) comparé à { $model }
cli-balance-whole = { $unmet ->
    [0] { $open ->
        [0] Ce paquet se joue comme { $model }.
       *[other] Pour ce qui est établi, ce paquet se joue comme { $model }.
    }
    [one] Ce paquet se joue comme { $model }, sauf sur un point.
   *[other] Ce paquet se joue comme { $model }, sauf sur { $unmet } points.
}
cli-balance-table = { $game } à { $seats }
cli-balance-table-greedy = { $table } (greedy)
cli-balance-all-tables = toutes les tables
cli-balance-open = Non établi : { $measure }, { $tables } : { $value }, intervalle { $low } à { $high }, d’ordinaire { $usual }. Plus de parties le diraient.

## Ce qui est jugé

cli-balance-name-length = durée
cli-balance-name-seats = places équitables
cli-balance-name-standstill = blocage
cli-balance-name-skill = adresse
cli-balance-name-dead = tours morts
cli-balance-name-waiting = attente
cli-balance-name-bottleneck = goulets
cli-balance-name-used = cartes inutilisées
cli-balance-name-lift = gain
cli-balance-name-series = séries
cli-balance-name-plane-points = points par carte
cli-balance-name-plane-width = largeur de la grille
cli-balance-name-plane-spotless = cartes sans case
cli-balance-name-eras = ères

## Jugements

cli-balance-length-met = Les parties durent autant qu’avec { $model } : le plus grand écart est à { $table }, { $value } tours ({ $low } à { $high } ; d’ordinaire { $usual }).
cli-balance-length-high = { $table } : plus long, { $value } tours ({ $low } à { $high } ; d’ordinaire { $usual }). Retirez des prérequis, d’abord aux cartes que l’on attend.
cli-balance-length-low = { $table } : plus court, { $value } tours ({ $low } à { $high } ; d’ordinaire { $usual }). Donnez à quelques cartes un prérequis de plus.
cli-balance-seats-met = Les places sont équitables : le plus grand écart est la place { $part } à { $table }, qui gagne { $value } % ({ $low } à { $high }).
cli-balance-seats-high = La place { $part } gagne trop souvent à { $table } : { $value } % ({ $low } à { $high } ; d’ordinaire { $usual }). Que les premières ères demandent moins de cartes : commencer comptera moins.
cli-balance-seats-low = La place { $part } gagne trop rarement à { $table } : { $value } % ({ $low } à { $high } ; d’ordinaire { $usual }). Que les premières ères demandent moins de cartes : commencer comptera moins.
cli-balance-standstill-met = Le blocage est rare : à { $table }, { $value } % des parties finissent ainsi ({ $low } à { $high } ; d’ordinaire { $usual }).
cli-balance-standstill-high = Les parties se bloquent trop souvent à { $table } : { $value } % ({ $low } à { $high } ; d’ordinaire { $usual }). Ouvrez d’autres voies aux dernières ères : moins de prérequis auxquels une seule carte mène.
cli-balance-skill-met = Les choix comptent : à { $table }, le meilleur programme gagne { $value } % ({ $low } à { $high } ; d’ordinaire { $usual }).
cli-balance-skill-low = Les choix comptent moins à { $table } : le meilleur programme gagne { $value } % ({ $low } à { $high } ; d’ordinaire { $usual }). Rendez plus de cartes plaçables à la fois, avec des liens moins réguliers.
cli-balance-dead-met = Les tours morts sont aussi rares que d’ordinaire : le plus au quart { $part } à { $table }, { $value } % ({ $low } à { $high } ; d’ordinaire { $usual }).
cli-balance-dead-high = On est bloqué au quart { $part } à { $table } : dans { $value } % des tours, rien ne peut être placé ({ $low } à { $high } ; d’ordinaire { $usual }). Retirez un prérequis à quelques cartes de ce moment.
cli-balance-waiting-met = Aucune carte n’attend trop : le plus { $card }, { $value } tours en main ({ $low } à { $high }).
cli-balance-waiting-high = { $card } attend longtemps : { $value } tours en main avant de pouvoir être placée ({ $low } à { $high }), { $times } fois la moyenne de son ère ; au plus { $usual } pour cette ère avec { $model }. { $needs ->
    [one] Son prérequis est { $missing } : choisissez une carte plus ancienne.
   *[other] Ses prérequis sont { $missing } : retirez-en un.
}
cli-balance-bottleneck-met = Aucune carte ne retient trop : le plus { $card } ; { $holds } cartes n’attendent qu’elle pendant { $turns } tours par partie.
cli-balance-bottleneck-high = { $card } est la plus attendue : { $holds } cartes n’attendent qu’elle pendant { $turns } tours par partie, plus que toute carte avec { $model }. { $waiting ->
    [one] Donnez un autre prérequis à { $which }.
   *[other] Donnez un autre prérequis à une de ces cartes : { $which }.
}
cli-balance-used-met = Aucune carte n’est oubliée : le moins { $card }, placée dans { $placed } % des parties.
cli-balance-used-low = { $card } ne sert guère : placée dans { $placed } % des parties, { $value } % de la moyenne de son ère ({ $low } à { $high }). Qu’elle demande moins, ou mène à plus.
cli-balance-lift-met = Aucune carte ne décide trop : le plus { $card }, { $value } parties sur cent ({ $low } à { $high }).
cli-balance-lift-high = { $card } vaut trop : qui la place gagne { $value } parties sur cent en plus de ce que promettent place et avance ({ $low } à { $high }). Retirez-lui des liens : prérequis { $missing } ; mène à { $waiting ->
    [0] rien
   *[other] { $which }
}.
cli-balance-lift-low = { $card } vaut trop peu : qui la place gagne { $value } parties sur cent par rapport à ce que promettent place et avance ({ $low } à { $high }). Donnez-lui plus de liens, ou qu’elle demande moins.
cli-balance-series-met = Les séries sont aussi longues que d’ordinaire : le plus grand écart à { $table }, { $value } cartes par tour ({ $low } à { $high } ; d’ordinaire { $usual }).
cli-balance-series-high = Les séries s’emballent à { $table } : { $value } cartes par tour ({ $low } à { $high } ; d’ordinaire { $usual }). Répartissez les familles, et que moins de cartes mènent l’une à l’autre.
cli-balance-series-low = Les séries sont plates à { $table } : { $value } cartes par tour ({ $low } à { $high } ; d’ordinaire { $usual }). Que des cartes d’une même famille mènent l’une à l’autre.
cli-balance-plane-points-met = La grille rapporte autant que d’ordinaire : { $value } points par carte à { $table } ({ $low } à { $high } ; d’ordinaire { $usual }).
cli-balance-plane-points-high = La grille rapporte beaucoup : { $value } points par carte à { $table } ({ $low } à { $high } ; d’ordinaire { $usual }). Moins de prérequis et des familles plus égales font moins de liens.
cli-balance-plane-points-low = La grille rapporte peu : { $value } points par carte à { $table } ({ $low } à { $high } ; d’ordinaire { $usual }). Plus de prérequis dans une même ère font plus de liens.
cli-balance-plane-width-met = La grille est aussi large que d’ordinaire : { $value } cases à { $table } ({ $low } à { $high } ; d’ordinaire { $usual }).
cli-balance-plane-width-high = La grille est large : { $value } cases à { $table } ({ $low } à { $high } ; d’ordinaire { $usual }). Plus de liens entre les ères la resserrent.
cli-balance-plane-width-low = La grille est étroite : { $value } cases à { $table } ({ $low } à { $high } ; d’ordinaire { $usual }). Les parties sont peut-être trop courtes, ou toutes les cartes liées.
cli-balance-plane-spotless-met = Les cartes trouvent une case : à { $table }, aucune n’en trouve dans { $value } % des tours ({ $low } à { $high } ; d’ordinaire { $usual }).
cli-balance-plane-spotless-high = Aucune carte ne trouve de case à { $table } dans { $value } % des tours ({ $low } à { $high } ; d’ordinaire { $usual }). Liez davantage ères et familles.
cli-balance-eras-met = Les ères se suivent comme d’ordinaire : le plus grand écart est l’ère { $part } à { $table }, la plus récente pendant { $value } % d’une partie ({ $low } à { $high } ; d’ordinaire { $usual }).
cli-balance-eras-high = L’ère { $part } traîne à { $table } : elle est la plus récente pendant { $value } % d’une partie ({ $low } à { $high } ; d’ordinaire { $usual }). Que l’ère suivante demande moins.
cli-balance-eras-low = L’ère { $part } passe trop vite à { $table } : elle est la plus récente pendant { $value } % d’une partie ({ $low } à { $high } ; d’ordinaire { $usual }). Que l’ère suivante en demande plus de cartes.

## Ce qui est seulement dit

cli-balance-points = { $table }, greedy : { $points } points (écart type { $spread }), écart du vainqueur { $margin }, { $isclose ->
    [1] serré ; { $close } % des écarts sont sous le dixième
   *[other] { $close } % des écarts sont sous le dixième
} ; égalités { $tie } % ; { $leadchanges } changements de tête ; { $turns } tours.
cli-balance-bottlenecks = Les plus attendues : { $which }.
cli-balance-waiters = { $count ->
    [one] En main plus de deux fois la moyenne de son ère : { $which }.
   *[other] En main plus de deux fois la moyenne de leur ère : { $which }.
}
cli-balance-lifts = { $count ->
    [one] Un gain qui n’est pas un hasard : { $which }.
   *[other] Des gains qui ne sont pas un hasard : { $which }.
}
cli-balance-ancestors = Cartes sur lesquelles repose une carte de chaque ère, en moyenne : { $means }.
cli-balance-games = { $games } parties, dont { $random } au hasard. Les intervalles contiennent la vraie valeur dans 99 cas sur 100.

## La page

cli-page-verdicts = Jugements
cli-page-lengths = Durée des parties au hasard
cli-page-seats = Victoires par place
cli-page-dead = Tours morts par quart
cli-page-tree = L’arbre
cli-page-tree-told = Plus une carte est foncée, plus elle attend en main ; plus son bord est épais, plus on l’attend.
cli-page-lift = Les cartes selon leur gain
cli-page-eras = Ouverture des ères
cli-page-this = ce paquet
cli-page-turns = tours
cli-page-percent = %
cli-page-met = comme d’ordinaire
cli-page-unmet = pas comme d’ordinaire
cli-page-open = non établi
