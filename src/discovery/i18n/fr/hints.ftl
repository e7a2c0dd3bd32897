### Les coups en mots, les conseils avec leurs raisons, l’analyse d’une partie finie.

## Pourquoi

hint-next = Il semble un peu moins bon que le meilleur.
hint-best = Aucun autre coup ne semble meilleur.
hint-alike = Il semble à peu près aussi bon.
hint-decided = Aucun coup ne semble plus pouvoir changer l’issue.

## Demander un conseil

hint-ask = Conseil
hint-ask-title = Montrer les deux meilleurs coups
hint-title = Conseil
hint-close = Fermer le conseil
hint-thinking = Réflexion…
hint-rank = { $rank ->
    [1] Le meilleur
   *[other] Sinon
}
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
words-hint = conseil, indice, conseils

## Une partie après coup

analysis-account = { $who ->
    [me] Vous : vos choix { $choice }, tout le reste { $luck }
   *[other] { $name } : ses choix { $choice }, tout le reste { $luck }
}
analysis-turns = { $count ->
    [0] Aucun tournant.
    [one] Le tournant :
   *[other] Les tournants :
}
analysis-turn-choice = Étape { $last }, { $who ->
    [me] une erreur de votre part
   *[other] une erreur ({ $name })
} : de { $before } à { $after } %.
analysis-turn-luck = Étapes { $first } à { $last } : { $who ->
    [me] vos chances { $way ->
        [up] sont montées
       *[down] sont tombées
    } de { $before } à { $after } % ; vos coups n’y sont pour rien.
   *[other] { $name } a vu ses chances { $way ->
        [up] monter
       *[down] tomber
    } de { $before } à { $after } % ; ses coups n’y sont pour rien.
}
analysis-parts = { $who ->
    [me] Vous : vos coups { $choice }, les dés { $dice }, les cartes et les jetons { $cards }, les autres et les nuits { $rest }
   *[other] { $name } : ses coups { $choice }, les dés { $dice }, les cartes et les jetons { $cards }, les autres et les nuits { $rest }
}
analysis-turn-dice = Étape { $last } : par les dés, { $who ->
    [me] vos chances { $way ->
        [up] sont montées
       *[down] sont tombées
    } de { $before } à { $after } %.
   *[other] { $name } a vu ses chances { $way ->
        [up] monter
       *[down] tomber
    } de { $before } à { $after } %.
}
analysis-turn-cards = Étape { $last } : par ce qui s’est découvert, { $who ->
    [me] vos chances { $way ->
        [up] sont montées
       *[down] sont tombées
    } de { $before } à { $after } %.
   *[other] { $name } a vu ses chances { $way ->
        [up] monter
       *[down] tomber
    } de { $before } à { $after } %.
}
analysis-rescues = Ce qui aurait sauvé qui
analysis-saved = Ce qui { $who ->
    [me] vous aurait sauvé
   *[other] aurait sauvé { $name }
} ({ $end }) : à l’étape { $step }, « { $best } » au lieu de « { $move } ». Il restait { $kept } % là où { $promised } % étaient possibles.
analysis-lost-anyway = { $who ->
    [me] Vous ({ $end }) : aucun de vos choix n’était sûrement mauvais.
   *[other] { $name } ({ $end }) : aucun de ses choix n’était sûrement mauvais.
}
analysis-losses = { $count ->
    [0] Aucun choix n’a rien coûté.
   *[other] Les choix qui ont coûté le plus :
}

## L’analyse sur la page

analysis-name = Analyse
analysis-close = Fermer l’analyse
analysis-working = { $of ->
    [0] Analyse de la partie…
   *[other] Analyse de la partie : { $done } choix sur { $of }.
}
analysis-about = Chaque choix est jugé d’après ce que son joueur pouvait savoir. Les nombres sont des estimations, en pourcentage de chances de gagner.
analysis-step = Étape { $step }, { $who ->
    [me] vous
   *[other] { $name }
} : { $move }
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
chart-end = { $who ->
    [me] Vous finissez à { $number } %.
   *[other] { $name } finit à { $number } %.
}
chart-table = Ces chiffres en tableau
chart-step = Étape
chart-percent = { $number } %

## Problèmes

puzzle-title = Problèmes
puzzle-number = Problème { $number } sur { $of }
puzzle-difficulty = difficulté { $number } sur 5
puzzle-solved = { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
puzzle-ask-best = Vous êtes { $name }, c’est à vous de jouer. Un coup est meilleur que tous les autres : lequel ?
puzzle-ask-finish = Vous êtes { $name }, c’est à vous de jouer. Un coup gagne, quoi que les autres aient en main : lequel ?
puzzle-right = Juste : { $move }
puzzle-wrong = Pas le meilleur : { $move }. Ce coup promet { $value } % de la victoire, un autre { $best } %.
puzzle-again = Essayez un autre coup, ou regardez la réponse.
puzzle-solution = { $move } promet { $value } % de la victoire, le deuxième meilleur coup { $second } %.
puzzle-give-up = Montrer la réponse
puzzle-next = Problème suivant
