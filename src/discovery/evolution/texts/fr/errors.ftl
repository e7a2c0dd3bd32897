### Ce que les jeux de cartes refusent, et les fautes des paquets.

## Ce que les règles refusent

error-missing-prerequisite = « { $card } » ne peut pas encore être placée : il manque dans l’arbre { $missing }.
error-already-placed = « { $card } » est déjà dans l’arbre.
error-own-discard = « { $card } » est dans votre propre défausse ; seuls les autres peuvent l’y prendre.
error-out-of-reach = « { $card } » est hors de portée : placez depuis votre main, la réserve ou la défausse d’un autre joueur.
error-no-link = « { $card } » n’a pas de lien avec « { $last } » : il faut la même famille, ou que l’une soit un prérequis de l’autre.
error-no-trump = Cela coûte un atout, et vous n’en avez pas à ce tour.
error-not-in-hand = « { $card } » n’est pas dans votre main.
error-last-card = Vous ne pouvez pas défausser votre dernière carte.
error-no-card-to-give = Il vous faut une carte à donner en échange.
error-stolen-card = Rendez une autre carte que celle que vous venez de voler.
error-empty-hand = { $seat } n’a aucune carte à prendre.
error-highest-era = « { $card } » appartient à la dernière ère ; on ne peut pas en appeler les cartes.
error-next-era-not-open = On ne peut pas encore appeler « { $card } » : l’ère suivante doit d’abord être ouverte.
error-call-must-fail = Cet appel échouerait à coup sûr : on voit que personne d’autre n’a « { $card } » en main.
error-pass-too-late = On ne peut plus passer : une carte est déjà dans l’arbre.
error-already-passed = Vous avez déjà passé une fois ; placez une carte ou terminez votre tour.
error-must-give = Donnez d’abord la carte que vous devez.
error-must-discard = Choisissez d’abord la carte que vous défaussez.
error-must-harvest = Une ère vient de s’ouvrir : récoltez d’abord une carte, ou renoncez-y.
error-must-draw = Dites d’abord combien de cartes vous piochez.
error-wrong-amount = { $most ->
    [0] La pioche est vide.
    [one] Piochez une carte : il n’y a pas d’autre choix.
   *[other] Piochez de 1 à { $most } cartes.
}
error-no-such-place = La rangée n’a pas une telle place ({ $seat }) : comptez à partir de 1.
error-must-steal = La pioche est vide : choisissez d’abord le joueur que vous volez.
error-not-objectable = On ne peut pas faire objection à « { $card } » maintenant : seulement à une carte de ce tour ou du précédent, une seule fois, et pas à celle d’un joueur virtuel.
error-no-spot = Il n’y a aucune case de la grille où « { $card } » puisse être placée maintenant.
error-joker-is-no-card = « { $card } » est un Joker : posez-le hors de l’arbre pour un atout, ou dans l’arbre à la place d’une autre carte.
error-no-joker = Vous n’avez aucun Joker à votre portée pour cela.
error-not-representable = Un Joker ne peut pas représenter « { $card } » maintenant : prenez une carte d’une ère ouverte, pas encore placée, qui n’est pas visible et dont tous les prérequis sont là.
error-must-place-called = « { $card } » vous a été donnée : placez-la d’abord, ou laissez échouer l’appel là où c’est possible.
error-no-pile = Choisissez une pile qui cache des cartes et que vous n’avez pas encore fouillée.
error-not-announceable = L’ère { $era } ne peut pas être annoncée : c’est déjà fait, ou il n’y a rien à annoncer.
error-empty-stack = Aucune carte ne peut venir : la pioche est vide.
error-already-selected = Votre sélection est prête ; aux autres de préparer la leur.
error-selection-empty = Une sélection compte au moins une carte, et seulement des cartes de votre main.
error-pass-instead = Vous n’avez rien placé à ce tour : passez plutôt.
error-must-select = Chacun prépare d’abord une sélection.
error-must-verify = Votre action est contestée : vérifiez-la d’abord, ou renoncez.
error-no-assets = Toutes les cartes de ce paquet n’ont pas de pouvoir : on ne peut pas y jouer avec.
error-not-ready = Le pouvoir « { $card } » n’est ni prêt, ni gagné à l’instant.
error-asset-used = Vous avez utilisé un pouvoir dans ce tour : il ne reste qu’à le finir.
error-no-aim = Ce pouvoir ne peut pas viser ainsi : choisissez un autre joueur qui a quelque chose à perdre.
error-safe-seat = { $seat } reste à l’abri jusqu’à la fin de son propre prochain tour.
error-not-richest = { $seat } n’a pas le plus de points : un raid vise le joueur qui en a le plus.
error-no-guard = « { $card } » n’est pas une garde que vous avez prête ou en main.
error-series-full = { $most ->
    [one] Un tour permet une seule carte en série.
   *[other] Un tour permet au plus { $most } cartes en série.
}

## Mots et fichiers

error-unknown-card = Aucune carte de ce paquet ne s’appelle « { $given } ».

## Parties notées

error-bad-order = L’ordre du paquet doit nommer chaque carte une fois et une seule.

## Préparation d’une partie

error-deck-too-small = Ce paquet est trop petit pour { $seats ->
    [one] une place
   *[other] { $seats } places
} : il en admet { $most } au plus, avec cinq cartes chacune et celles dont le jeu lui-même a besoin (réserve, carte de départ, pioche).
error-deck-too-large = Cela fait { $given } cartes avec les Jokers, et une partie en admet { $most } au plus. Jouez moins d’ères de ce paquet.
error-no-side-pile = Un paquet tronqué demande une ère avant la première en jeu, et il n’y en a pas avant l’ère { $given }.
error-no-such-eras = Ce paquet n’a pas toutes les ères { $given } : les siennes vont de { $first } à { $last }.

## Paquets

error-deck-column = Il manque au fichier la colonne « { $column } ».
error-deck-field = { $column ->
    [deck] « { $given } » ne peut pas figurer dans cette ligne du paquet.
    [row] Les guillemets de cette ligne ne se ferment pas comme il faut : « { $given } ».
    [asset] « { $given } » n’est pas un pouvoir. La colonne admet « raid 1 », « raid 2 », « guard », « loot », « trade », « scout », « feast » ou rien.
   *[other] « { $given } » ne peut pas figurer dans la colonne « { $column } ».
}
error-deck-line-break = La colonne « { $column } » contient un saut de ligne : un texte de carte tient en une ligne.
error-deck-nameless-column = « { $given } » figure dans une colonne sans nom. Mettez entre guillemets un texte qui contient des virgules, des points-virgules ou des tabulations, ou donnez un nom à la colonne.
error-deck-duplicate = « { $card } » figure deux fois dans le paquet.
error-deck-era-size = L’ère { $era } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; il en faut { $wanted }, comme dans la plus grande.
error-deck-order = Les cartes de l’ère { $era } doivent être numérotées à partir de 1, chaque numéro une fois : « { $card } » porte le { $order }.
error-deck-later-prerequisite = « { $card } » exige « { $missing } », qui ne vient que plus tard.
error-deck-cycle = « { $card } » finit par s’exiger elle-même : on ne pourrait jamais la placer.
error-deck-no-successor = Rien n’exige « { $card } » : hors de la dernière ère, chaque carte doit mener à une autre.
error-deck-era-skipped = L’ère { $era } pourrait être sautée : une de ses suites s’atteint sans elle.
error-deck-no-starter = Aucune carte de la première ère ne se place sans prérequis.
error-deck-family = « { $given } » n’est pas l’une des sept familles.
error-deck-base-unknown = Il n’y a pas de paquet « { $base } » à prolonger : ce n’est ni un paquet du projet, ni un fichier à côté de celui-ci.
error-deck-base-circle = Ce paquet prolonge « { $base } », qui est ce paquet lui-même ou le prolonge à son tour.
error-deck-base-unsound = Le paquet « { $base } », que celui-ci prolonge, a lui-même des erreurs. Vérifiez-le d’abord.
error-deck-base-era = Ce paquet doit commencer à l’ère { $wanted }, juste après le paquet qu’il prolonge. Il commence à l’ère { $era }.
error-deck-base-duplicate = « { $card } » est déjà une carte de « { $base } », que ce paquet prolonge.
