### Le jeu de survie au terminal : la carte, l’état des survivants, et ce qui se passe.

cli-discover-help =
    Tapez le numéro d’un coup, des mots de ce coup, abrégés si vous voulez (« aller 0,-1 », « fabriquer lance »),
    ou une direction : n, ne, se, s, so, no. Les coups comme dans les parties notées comptent aussi : « move 0,-1 ».
        coups              ce que vous pouvez faire ; une ligne vide fait de même
        table              revoir la carte, les survivants et la quête
        pourquoi COUP      pourquoi un coup est impossible : « pourquoi fabriquer lance »
        conseil            les meilleurs coups et pourquoi
        carte NOM          ce que dit une carte, un objet ou un ennemi, avec ses chiffres
        règle NUMÉRO       une règle du livret : « règle XC10 »
        dernier            ce qui s’est passé depuis le début de votre tour
        consigne           ce qu’on vous demande ; « consigne soutien accepter » soutient chaque combat,
                           « consigne soutien jamais » aucun, « consigne soutien demander » vous consulte de nouveau
        annuler            reprendre la dernière décision
        sauver FICHIER     enregistrer la partie jusqu’ici
        quitter            arrêter
cli-discover-day = Jour { $day }, puis la nuit { $night } sur { $last }. Étape { $stage } sur { $stages }.
cli-discover-over = La partie est finie. Nuits passées : { $nights } sur { $last }. Étape { $stage } sur { $stages }.
cli-discover-task = Voie { $route } : { $text } { $done ->
    [0] (0 sur { $target })
   *[other] ({ $done } sur { $target })
}
cli-discover-map-part = La carte est plus large que cet écran : colonnes { $first } à { $last } sur { $left } à { $right }.
cli-discover-legend = { $letters }. Survivants : { $seats }. Jetons : p plante, r roche, d débris, t trace, w eau ; * feu allumé, ^ feu éteint, 1 à 6 repères, ! ennemi, ? quelque chose d’inconnu, : des biens à terre, .. non découvert. Les nombres du haut sont les colonnes ; un nombre avec \ est une rangée, qui continue vers le bas à droite.
cli-discover-seat = { $name } ({ $character }) en { $space } : endurance { $stamina }, { $damage } ; porte { $goods }
cli-discover-seat-gone = { $name } : { $state ->
    [won] hors de danger
    [dead] mort
    [left] hors du jeu
   *[late] trop tard
}
cli-discover-no-damage = indemne
cli-discover-nothing = rien
cli-discover-hand = Vos projets : { $cards }
cli-discover-in-play = Projets en jeu : { $cards }
cli-discover-projects-out = Projets hors du jeu : { $cards }
cli-discover-fight = { $seat } contre { $foe } : { $dice }.
cli-discover-die = { $die ->
    [grey] gris
   *[red] rouge
} { $now ->
    [none] { $need }
   *[some] { $number } ({ $need })
}
cli-discover-free = relances gratuites : { $number }
cli-discover-foe = { $enemy } : { $told }.
cli-discover-foe-damage = dégâts { $number } sur { $life }
cli-discover-foe-deals = inflige : { $damage }
cli-discover-helped = Une des personnes qui soutiennent reçoit : { $pieces }.
cli-discover-recipe = Se fabrique avec : { $pieces }.
cli-discover-honours = { $name } : honneurs { $honours }
cli-discover-ended-winner = La place { $seat } s’en est sortie, honneurs : { $number }.
cli-discover-ended-other = La place { $seat } ne s’en est pas sortie.
cli-discover-card = { $name } : { $text }

## Questions

cli-discover-question-choosing = { $seat }, quel personnage prenez-vous ?
cli-discover-question-trading = { $seat }, que donnez-vous et que demandez-vous ?
cli-discover-question-bargain = { $seat }, acceptez-vous ?
cli-discover-question-support = { $seat }, soutenez-vous le combat ?
cli-discover-question-modify = { $seat }, changez-vous les dés ?
cli-discover-question-guard = { $seat }, parez-vous l’attaque ?
cli-discover-question-helping = { $seat }, qui de vos soutiens reçoit la récompense d’aide ?
cli-discover-question-sharing = { $seat }, partagez-vous la récompense ?
cli-discover-question-needs = { $seat }, payez-vous ou subissez-vous ?
cli-discover-question-vote = { $seat }, pour quoi votez-vous ?
cli-discover-question-naming = { $seat }, qui doit commencer demain ?
cli-discover-question-barter = { $seat }, échangez-vous avec quelqu’un ?
cli-discover-question-drop = { $seat }, que déposez-vous ?
cli-discover-question-mend = { $seat }, quel dégât est soigné ?
cli-discover-question-scout = { $seat }, quelle tuile est retournée ?
cli-discover-question-turning = { $seat }, quel jeton est retourné ?
cli-discover-question-take = { $seat }, laquelle des deux ?

## Ce qui se passe

cli-discover-log-chose = { $seat } prend le personnage : { $piece }.
cli-discover-log-turn = Au tour de jour : { $seat }.
cli-discover-log-moved = { $seat } va en { $space }.
cli-discover-log-explored = { $seat } explore les terres autour : { $space }.
cli-discover-log-uncovered = Les terres autour du point { $space } sont retournées.
cli-discover-log-collected = { $seat } collecte en { $space } : { $piece }.
cli-discover-log-found = { $seat } trouve { $piece } : { $text }
cli-discover-log-gained = { $seat } prend { $piece }.
cli-discover-log-lost = { $seat } perd { $piece }.
cli-discover-log-paid = { $seat } dépense { $piece }.
cli-discover-log-hurt = { $seat } subit{ $damage ->
    [sickness] { " une" } { $piece }
    [wound] { " une" } { $piece }
   *[other] { " :" } { $piece }
}.
cli-discover-log-healed = { $seat } guérit{ $damage ->
    [sickness] { " d’une" } { $piece }
    [wound] { " d’une" } { $piece }
   *[other] { " :" } { $piece }
}.
cli-discover-log-died = { $seat } meurt en { $space }.
cli-discover-log-won = { $seat } s’en sort !
cli-discover-log-crafted = { $seat } fabrique : { $piece }.
cli-discover-log-drew = { $seat } pioche un projet.
cli-discover-log-drew-seen = { $seat } pioche un projet : { $piece }.
cli-discover-log-investigated = { $seat } fouille { $piece } : { $text }
cli-discover-log-clue = Indices trouvés : { $number }.
cli-discover-log-cooked = { $seat } cuit de la viande ({ $number }).
cli-discover-log-lit = Un feu brûle en { $space }.
cli-discover-log-burnt-out = Le feu en { $space } s’éteint.
cli-discover-log-placed = Quelque chose bouge en { $space }.
cli-discover-log-placed-seen = { $piece } apparaît en { $space }.
cli-discover-log-prowled = Quelque chose vient en { $space }.
cli-discover-log-fight = { $seat } combat { $piece }.
cli-discover-log-supported = { $seat } soutient avec { $piece }.
cli-discover-log-rolled = { $seat } lance gris { $other }, rouge { $number }.
cli-discover-log-rerolled = { $seat } relance : { $number }.
cli-discover-log-modified = { $seat } change les dés : gris { $number }, rouge { $other }.
cli-discover-log-hit = { $piece } subit { $number } de dégâts.
cli-discover-log-retreated = L’ennemi se retire en { $space }.
cli-discover-log-slain = { $piece } : ennemi battu.
cli-discover-log-reward = { $seat } est récompensé de son aide : { $piece }.
cli-discover-log-shared = { $seat } partage avec { $other } : { $piece }.
cli-discover-log-traded = { $seat } échange, à { $other } : { $piece }.
cli-discover-log-gave = { $seat } donne à { $other } : { $piece }.
cli-discover-log-dropped = { $seat } dépose { $piece }.
cli-discover-log-used = { $seat } utilise : { $piece }.
cli-discover-log-delivered = { $seat } livre { $piece }.
cli-discover-log-surveyed = { $seat } relève le terrain.
cli-discover-log-stage = L’étape { $number } commence.
cli-discover-log-night = Nuit { $number }, { $piece } : { $text }
cli-discover-log-dawn = Aube après la nuit { $number }.
cli-discover-log-company = { $seat } a dormi en compagnie et se réveille plus fort.
cli-discover-log-pot = { $seat } mange au pot commun.
cli-discover-log-named = { $other } commence désormais.
cli-discover-log-threat = Une menace, { $piece } : { $text }
cli-discover-log-looted = { $seat } prend à { $other } : { $piece }.
cli-discover-log-attacked = { $seat } attaque { $other } !
cli-discover-log-left = { $seat } quitte la partie.
cli-discover-log-vanished = Rien que le vent en { $space }.
cli-discover-log-stamina = { $seat } : endurance { $change }.
cli-discover-log-fled = { $seat } fuit en { $space }.
cli-discover-log-turned-on = L’ennemi se tourne contre { $seat }.
cli-discover-log-proposed = { $seat } fait une proposition à { $other }.
cli-discover-log-declined = { $seat } refuse.
cli-discover-log-tested = { $seat } lance { $number }.
cli-discover-log-project = Un projet est en jeu : { $piece }.
cli-discover-log-finished = { $reason ->
    [all-won] Tous s’en sont sortis.
    [some-won] C’est fini ; certains s’en sont sortis.
    [last-standing] Il ne reste qu’un survivant.
    [canoe] Le canoë est parti, avec une personne à bord.
   *[lost] C’est fini ; personne ne s’en est sorti.
}

## Classes de jetons

cli-discover-class-0 = un jeton plante
cli-discover-class-1 = un jeton roche
cli-discover-class-2 = un jeton débris
cli-discover-class-3 = des traces
cli-discover-class-4 = de l’eau
cli-discover-class-5 = un monstre

## Conseils

cli-discover-plan = { $plan ->
    [collect] pour collecter en { $space }
    [explore] pour explorer depuis { $space }
    [investigate] pour fouiller le repère en { $space }
    [escape] pour sortir en { $space }
    [survey] pour un relevé en { $space }
    [fight] pour combattre en { $space }
   *[end] pour être en { $space }
}

## Chiffres de nombreuses parties

cli-discover-figures-out = { $out } des survivants s’en sont sortis (intervalle à 95 % : { $low } à { $high }) ; dans { $any } des parties quelqu’un, dans { $all } tout le monde.
cli-discover-figures-nights = Nuits par partie : { $mean } en moyenne, de { $least } à { $most }.
cli-discover-figures-nights-won = Nuits des parties dont quelqu’un est sorti : { $mean } en moyenne, de { $least } à { $most }.
cli-heading-discover-fate = Leur sort
cli-heading-discover-seats = Survivants
cli-heading-discover-stage = Étape
cli-heading-discover-route = Voie
cli-heading-discover-games = Parties qui l’ont prise
cli-heading-discover-out = Sortis dans celles-ci
cli-discover-end = { $fate ->
    [out] en vie
    [hunger] mort de faim
    [thirst] mort de soif
    [sickness] mort de maladie
    [wound] mort d’une blessure
    [outrun] le canoë était déjà parti
    [left] départ de la table
   *[late] trop tard
}
cli-discover-part = { $number ->
    [1] la première partie
   *[other] la deuxième partie
}
cli-discover-fate = { $fate ->
    [out] sortis
    [hunger] morts de faim
    [thirst] morts de soif
    [sickness] morts de maladie
    [wound] morts d’une blessure
    [outrun] devancés au canoë
    [left] ont quitté la table
   *[late] trop tard
}
cli-deck-sound-discover = { $file } est correct : { $scenarios ->
    [one] un scénario
   *[other] { $scenarios } scénarios
}, { $lands ->
    [one] une terre
   *[other] { $lands } terres
}, { $cards } cartes.

## Les consignes

cli-order-word-needs = besoins
cli-order-word-support = soutien
cli-order-word-naming = premier
cli-order-needs = besoins : { $order ->
    [never] vous payez si possible, l’eau pure avant la sale
   *[ask] on vous demande ce que vous payez la nuit
}
cli-order-support = soutien : { $order ->
    [never] vous gardez vos cartes de soutien
    [agree] vous soutenez chaque combat, avec votre première carte disponible
   *[ask] on vous consulte à chaque combat
}
cli-order-naming = premier : { $order ->
    [never] vous laissez les autres nommer qui commence
   *[ask] on vous demande qui commence
}
