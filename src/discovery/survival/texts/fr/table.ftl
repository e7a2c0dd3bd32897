### Le jeu de survie sur la page : boutons, questions, carte, journal.

## Les coups

discover-move-choose = Prendre ce personnage : { $piece }
discover-move-move = Aller en { $place }
discover-move-explore = Explorer la tuile en { $place }
discover-move-collect = Collecter
discover-move-collect-piece = Ramasser : { $piece }
discover-move-cook = Cuire de la viande : { $number }
discover-move-relight = Rallumer le feu
discover-move-investigate = Fouiller le repère
discover-move-fight = Combattre
discover-move-end = Finir le tour
discover-move-craft = Fabriquer : { $piece }
discover-move-rest = Se reposer et soigner : { $piece }
discover-move-rest-other = { $who ->
    [me] Vous soigner : { $piece }
   *[other] Soigner { $name } : { $piece }
}
discover-move-use = Utiliser : { $piece }
discover-move-use-other = { $who ->
    [me] Utiliser pour vous : { $piece }
   *[other] Utiliser pour { $name } : { $piece }
}
discover-move-hand = { $who ->
    [me] Vous donner : { $piece }
   *[other] Donner à { $name } : { $piece }
}
discover-move-trade = { $who ->
    [me] Échanger avec vous
   *[other] Échanger avec { $name }
}
discover-move-give = Poser : { $piece }
discover-move-ask = Demander : { $piece }
discover-move-propose = Proposer
discover-move-accept = Accepter
discover-move-decline = Refuser
discover-move-cancel = Arrêter l’échange
discover-move-deliver = Livrer { $number } × { $piece }
discover-move-survey = Faire un relevé
discover-move-escape = Sortir
discover-move-loot = { $who ->
    [me] Vous prendre : { $piece }
   *[other] Prendre à { $name } : { $piece }
}
discover-move-attack = { $who ->
    [me] Vous attaquer
   *[other] Attaquer { $name }
}
discover-move-support = Soutenir avec { $piece }
discover-move-let = Laisser ainsi
discover-move-roll = Lancer
discover-move-wood = Bois : relancer le dé gris
discover-move-stone = Pierre : relancer le dé rouge
discover-move-poison = Poison : 1 de plus au gris
discover-move-salvage = Trouvaille : 1 de moins au rouge
discover-move-salvage-guard = Trouvaille : 1 de moins au gris
discover-move-bonus = Utiliser au combat : { $piece }
discover-move-again-grey = Relancer le dé gris
discover-move-again-red = Relancer le dé rouge
discover-move-flee = Fuir en { $place }
discover-move-flee-here = Le faire se tourner vers quelqu’un d’autre
discover-move-done = Terminé
discover-move-share = { $who ->
    [me] Partager avec vous : { $piece }
   *[other] Partager avec { $name } : { $piece }
}
discover-move-help = { $who ->
    [me] La ligne d’aide vous revient
   *[other] La ligne d’aide va à { $name }
}
discover-move-pay = Payer : { $piece }
discover-move-pay-medicine = Payer : { $piece }, avec un médicament
discover-move-suffer = Subir
discover-move-drop = Déposer : { $piece }
discover-move-mend = Soigner : { $piece }
discover-move-take = Choisir : { $text }
discover-move-vote = Voter pour : { $text }
discover-move-scout = Retourner la tuile en { $place }
discover-move-turn = Retourner le jeton en { $place }
discover-move-name = Premier joueur : { $who ->
    [me] vous
   *[other] { $name }
}
discover-move-leave = Quitter la partie

## Ce qui est demandé

discover-prompt-choosing = Choisissez votre personnage.
discover-prompt-day = À vous : que faites-vous ?
discover-prompt-trading = Que donnez-vous, et que demandez-vous ?
discover-prompt-bargain = { $name } propose un échange. Acceptez-vous ?
discover-prompt-support = { $name } combat. Soutenez-vous le combat ?
discover-prompt-modify = Changez-vous les dés ?
discover-prompt-guard = { $name } vous attaque. Parez-vous ?
discover-prompt-helping = Qui reçoit la ligne d’aide ?
discover-prompt-sharing = Partagez-vous la récompense ?
discover-prompt-needs = Payer ou subir ?
discover-prompt-vote = Votez.
discover-prompt-naming = Qui sera premier joueur demain ?
discover-prompt-barter = Échange gratuit : avec qui ?
discover-prompt-drop = Vous portez trop. Que déposez-vous ?
discover-prompt-mend = Quel dégât est soigné ?
discover-prompt-scout = Quelle tuile est retournée ?
discover-prompt-turning = Quel jeton est retourné ?
discover-prompt-take = Lequel des deux ?
discover-prompt-roll = Les dés sont lancés.

## Le terrain, et ce qu’il y a sur la carte

discover-band-easy = terrain facile
discover-band-rough = terrain accidenté
discover-band-high = hauteur
discover-band-barred = terrain barré
discover-space = Case { $place }
discover-undiscovered = non découvert
discover-group-near = tuile proche
discover-group-middle = tuile moyenne
discover-group-far = tuile lointaine
discover-fire-lit = feu allumé
discover-fire-cold = feu éteint
discover-camp = le camp
discover-landmark = repère { $number }
discover-landmark-done = fouillé
discover-monster = un monstre face cachée
discover-token-plant = un jeton plante
discover-token-rock = un jeton roche
discover-token-debris = un jeton débris
discover-token-track = des traces
discover-token-source = une source

## Les survivants, les dés, la quête

discover-stamina = endurance
discover-carried = porte { $number } sur { $most }
discover-projects-hand = Mes projets
discover-projects-play = Projets en jeu
discover-projects-out = Projets hors du jeu
discover-state-won = hors de danger
discover-state-dead = mort
discover-state-left = parti
discover-state-late = trop tard
discover-die-grey = dé gris
discover-die-red = dé rouge
discover-defence = défense
discover-attack = attaque
discover-life = vie
discover-word-swift = rapide
discover-word-lethal = mortel
discover-word-special = spécial
discover-reward = récompense : { $pieces }
discover-helped = ligne d’aide
discover-quest = La quête
discover-stage = Étape { $number } sur { $most }
discover-route = Voie { $letter }
discover-progress = { $number } sur { $most }
discover-nights = Nuit { $number } sur { $most }
discover-honours = Honneurs

## Le journal

discover-log-start = Le groupe se met en route
discover-log-chose = { $who ->
    [me] Vous prenez le personnage : { $piece }.
   *[other] { $name } prend le personnage : { $piece }.
}
discover-log-dealt = { $who ->
    [me] Vous recevez des projets : { $number }.
   *[other] { $name } reçoit des projets : { $number }.
}
discover-log-turn = { $who ->
    [me] Votre tour commence.
   *[other] Au tour du jour : { $name }.
}
discover-log-moved = { $who ->
    [me] Vous allez en { $place }.
   *[other] { $name } va en { $place }.
}
discover-log-explored = { $who ->
    [me] Vous explorez la tuile en { $place }.
   *[other] { $name } explore la tuile en { $place }.
}
discover-log-uncovered = La tuile en { $place } est retournée.
discover-log-laid = Un jeton est posé en { $place } : { $piece }.
discover-log-collected = { $who ->
    [me] Vous collectez en { $place } : { $piece }.
   *[other] { $name } collecte en { $place } : { $piece }.
}
discover-log-found = { $who ->
    [me] Vous trouvez { $piece } : { $text }
   *[other] { $name } trouve { $piece } : { $text }
}
discover-log-revealed = Le jeton en { $place } est retourné : { $piece }.
discover-log-gained = { $who ->
    [me] Vous prenez { $number } × { $piece }.
   *[other] { $name } prend { $number } × { $piece }.
}
discover-log-lost = { $who ->
    [me] Vous perdez { $number } × { $piece }.
   *[other] { $name } perd { $number } × { $piece }.
}
discover-log-paid = { $who ->
    [me] Vous dépensez { $number } × { $piece }.
   *[other] { $name } dépense { $number } × { $piece }.
}
discover-log-hurt = { $who ->
    [me] Vous subissez{ $damage ->
        [sickness] { " une" } { $piece }
        [wound] { " une" } { $piece }
       *[other] { " :" } { $piece }
    }.
   *[other] { $name } subit{ $damage ->
        [sickness] { " une" } { $piece }
        [wound] { " une" } { $piece }
       *[other] { " :" } { $piece }
    }.
}
discover-log-healed = { $who ->
    [me] Vous guérissez{ $damage ->
        [sickness] { " d’une" } { $piece }
        [wound] { " d’une" } { $piece }
       *[other] { " :" } { $piece }
    }.
   *[other] { $name } guérit{ $damage ->
        [sickness] { " d’une" } { $piece }
        [wound] { " d’une" } { $piece }
       *[other] { " :" } { $piece }
    }.
}
discover-log-died = { $who ->
    [me] Vous mourez en { $place }.
   *[other] { $name } meurt en { $place }.
}
discover-log-won = { $who ->
    [me] Vous êtes hors de danger !
   *[other] { $name } est hors de danger !
}
discover-log-crafted = { $who ->
    [me] Vous fabriquez : { $piece }.
   *[other] { $name } fabrique : { $piece }.
}
discover-log-drew = { $who ->
    [me] Vous piochez un projet : { $piece }.
   *[other] { $name } pioche un projet.
}
discover-log-investigated = { $who ->
    [me] Vous fouillez : { $piece }. { $text }
   *[other] { $name } fouille : { $piece }. { $text }
}
discover-log-clue = Indices trouvés : { $number }.
discover-log-cooked = { $who ->
    [me] Vous cuisez de la viande : { $number }.
   *[other] { $name } cuit de la viande : { $number }.
}
discover-log-lit = Un feu brûle en { $place }.
discover-log-burnt-out = Le feu en { $place } s’éteint.
discover-log-placed = Quelque chose bouge en { $place }.
discover-log-placed-seen = { $piece } apparaît en { $place }.
discover-log-prowled = Un ennemi vient en { $place }.
discover-log-fight = { $who ->
    [me] Vous combattez : { $piece }.
   *[other] { $name } combat : { $piece }.
}
discover-log-supported = { $who ->
    [me] Vous soutenez { $other } avec { $piece }.
   *[other] { $whom ->
        [me] { $name } vous soutient avec { $piece }.
       *[other] { $name } soutient { $other } avec { $piece }.
    }
}
discover-log-rolled = { $who ->
    [me] Vous lancez gris { $grey }, rouge { $red }.
   *[other] { $name } lance gris { $grey }, rouge { $red }.
}
discover-log-rerolled = Un dé relancé : { $number }.
discover-log-modified = Les dés comptent à présent gris { $grey }, rouge { $red }.
discover-log-hit = { $piece } : dégâts { $number }.
discover-log-retreated = L’ennemi se retire en { $place }.
discover-log-slain = { $piece } : ennemi battu.
discover-log-reward = { $who ->
    [me] Votre aide est récompensée : { $number } × { $piece }.
   *[other] L’aide est récompensée, pour { $name } : { $number } × { $piece }.
}
discover-log-shared = { $who ->
    [me] Vous partagez avec { $other } : { $piece }.
   *[other] { $whom ->
        [me] { $name } partage avec vous : { $piece }.
       *[other] { $name } partage avec { $other } : { $piece }.
    }
}
discover-log-traded = { $who ->
    [me] Vous échangez, à { $other } : { $number } × { $piece }.
   *[other] { $whom ->
        [me] { $name } vous donne en échange : { $number } × { $piece }.
       *[other] { $name } échange, à { $other } : { $number } × { $piece }.
    }
}
discover-log-gave = { $who ->
    [me] Vous donnez à { $other } : { $piece }.
   *[other] { $whom ->
        [me] { $name } vous donne : { $piece }.
       *[other] { $name } donne à { $other } : { $piece }.
    }
}
discover-log-dropped = { $who ->
    [me] Vous déposez : { $piece }.
   *[other] { $name } dépose : { $piece }.
}
discover-log-used = { $who ->
    [me] Vous utilisez : { $piece }.
   *[other] { $name } utilise : { $piece }.
}
discover-log-delivered = { $who ->
    [me] Vous livrez : { $piece }, ce qui compte { $number }.
   *[other] { $name } livre : { $piece }, ce qui compte { $number }.
}
discover-log-surveyed = { $who ->
    [me] Vous faites un relevé.
   *[other] { $name } fait un relevé.
}
discover-log-stage = L’étape { $number } de la quête commence.
discover-log-night = Nuit { $number }, { $piece } : { $text }
discover-log-dawn = L’aube se lève après la nuit { $number }.
discover-log-company = { $who ->
    [me] Vous avez dormi en compagnie : 1 endurance de plus.
   *[other] { $name } a dormi en compagnie : 1 endurance de plus.
}
discover-log-pot = { $who ->
    [me] Vous mangez au pot commun.
   *[other] { $name } mange au pot commun.
}
discover-log-voted = { $who ->
    [me] Vous votez : { $text }.
   *[other] { $name } vote : { $text }.
}
discover-log-vote-result = Le vote dit : { $text }.
discover-log-named = { $who ->
    [me] Vous { $whom ->
        [me] vous nommez.
       *[other] nommez { $other }.
    }
   *[other] { $whom ->
        [me] { $name } vous nomme.
       *[other] { $name } nomme { $other }.
    }
}
discover-log-named-first = Premier joueur désormais : { $whom ->
    [me] vous.
   *[other] { $other }.
}
discover-log-threat = Une menace, { $piece } : { $text }
discover-log-looted = { $who ->
    [me] Vous prenez à { $other } : { $piece }.
   *[other] { $whom ->
        [me] { $name } vous prend : { $piece }.
       *[other] { $name } prend à { $other } : { $piece }.
    }
}
discover-log-attacked = { $who ->
    [me] Vous attaquez { $other } !
   *[other] { $whom ->
        [me] { $name } vous attaque !
       *[other] { $name } attaque { $other } !
    }
}
discover-log-left = { $who ->
    [me] Vous quittez la partie.
   *[other] { $name } quitte la partie.
}
discover-log-vanished = Rien que le vent en { $place }.
discover-log-vanished-special = { $piece } s’en va.
discover-log-stamina = { $who ->
    [me] Votre endurance : { $change }.
   *[other] Endurance, pour { $name } : { $change }.
}
discover-log-fled = { $who ->
    [me] Vous fuyez en { $place }.
   *[other] { $name } fuit en { $place }.
}
discover-log-turned-on = { $who ->
    [me] L’ennemi se tourne contre vous.
   *[other] L’ennemi se tourne contre { $name }.
}
discover-log-proposed = { $who ->
    [me] Vous faites une proposition à { $other }.
   *[other] { $whom ->
        [me] { $name } vous fait une proposition.
       *[other] { $name } fait une proposition à { $other }.
    }
}
discover-log-declined = { $who ->
    [me] Vous refusez.
   *[other] { $name } refuse.
}
discover-log-tested = { $who ->
    [me] Vous lancez le dé : { $number }.
   *[other] { $name } lance le dé : { $number }.
}
discover-log-project = Un projet est en jeu : { $piece }.
discover-change-of = { $name } : { $text }

## La fin

discover-end = { $end ->
    [out] en vie
    [hunger] mort de faim
    [thirst] mort de soif
    [sickness] mort de maladie
    [wound] mort d’une blessure
    [outrun] le canoë était déjà parti
    [left] départ de la table
   *[late] trop tard
}
discover-reason-all-won = Tout le monde est hors de danger.
discover-reason-some-won = C’est fini ; une partie du groupe est hors de danger.
discover-reason-lost = C’est fini ; personne n’est sorti.
discover-reason-last-standing = Il ne reste qu’un survivant.
discover-reason-canoe = Le canoë est parti, avec une personne à bord.

## À la table

discover-map = La carte
discover-own = Mon survivant
discover-actions = Ce que je peux faire ici
discover-why = Qu’est-ce que je ne peux pas faire ?
discover-why-nothing = Rien d’autre n’est refusé ici.
discover-zoom-in = Agrandir la carte
discover-zoom-out = Réduire la carte
discover-cost = coût { $number }
discover-can-explore = vous pouvez l’explorer
discover-lies = à terre : { $pieces }
discover-go = Y aller : { $number } endurance
discover-too-far-today = Vous avez { $number } endurance : la marche s’arrête en chemin.
discover-enemy-figures = défense { $defence }, attaque dès { $attack }, vie { $life }, inflige { $damage }
discover-damages = Dégâts
discover-carried-short = { $number }/{ $most }
discover-typed-hint = n, collecter, terrain
discover-answer-help = Tapez un coup comme dans les archives (« collect », « craft spear ») ou comme le dit son bouton, abrégé si vous voulez ; ou une direction : n, ne, se, s, so, no. Un numéro choisit dans la dernière liste. Ou demandez : coups, pourquoi avec un coup, conseil, table, terrain, terrain 0,-1, quête, sac, points, carte avec un nom, règle XC02, dernier, tour, consigne, annuler.
words-order-needs = besoins
words-order-support = soutien
words-order-naming = premier
words-discover-map = terrain, plan
words-discover-quest = quête, tâches
words-discover-pack = sac, moi
discover-map-text = La carte en mots
discover-tile-at = La tuile en { $place }
discover-used = utilisé aujourd’hui
discover-nothing = rien
discover-or = ou
discover-projects-of = Projets
discover-first = premier joueur
discover-opens = s’ouvre après la nuit { $number }
discover-answered = { $count ->
    [0] Vous avez répondu.
    [1] { $names } a répondu.
   *[other] { $names } ont répondu.
}
discover-gives = { $who ->
    [me] Vous donnez
   *[other] { $name } donne
}
discover-natural = dé : { $number }
discover-need-grey = { $reached ->
    [yes] touché : { $number } ou plus
    [no] manqué : il faut { $number }
   *[other] touche dès { $number }
}
discover-need-red = { $reached ->
    [yes] blesse : { $number } ou plus
    [no] indemne : sous { $number }
   *[other] blesse dès { $number }
}
discover-preview-grey = gris { $from } devient { $to }{ $reached ->
    [yes] { " : touché" }
   *[no] { "" }
}
discover-preview-red = rouge { $from } devient { $to }{ $reached ->
    [yes] { " : blesse encore" }
   *[no] { " : indemne" }
}
discover-plus = { $number } dégât de plus
discover-supporters = Soutiens : { $names }
discover-stroke-grey = dé gris
discover-stroke-red = dé rouge
discover-stroke-damage = dégâts
discover-stroke-reroll = relancer le gris
discover-stroke-reroll-red = relancer le rouge
discover-prompt-wait = { $who ->
    [others] Les autres décident.
    [me] Vous décidez.
   *[other] { $name } décide.
}
discover-fate = Sort
discover-died = { $fate } : { $damage }
discover-state-on = en vie
discover-group-start = tuile de départ
discover-group-of-quest = La quête
discover-group-of-here = Ici
discover-group-of-cards = Projets et cartes
discover-group-of-others = Avec les autres
discover-group-of-end = Le tour

## Le premier jour

discover-guide = Le premier jour
discover-guide-close = Je connais le chemin
discover-guide-choose = Chaque personnage fait mieux une chose. Tous conviennent pour une première partie.
discover-guide-explore = Vous voyez une tuile. Un bord épais montre les tuiles voisines : touchez-en une et explorez-la, pour 1 endurance.
discover-guide-go = Des jetons ronds sont sur la carte : plantes, pierres, sources, traces. Touchez une case qui en porte un, puis allez-y.
discover-guide-collect = Il y a quelque chose sous vos pieds : collectez-le. Il faut de l’eau et de la nourriture pour les nuits.
discover-guide-quest = La quête montre deux voies ; une seule suffit. Voyez où elle avance, ou faites des réserves pour la nuit.
discover-guide-end = Il reste peu d’endurance. Finissez le tour : la nuit demande quelque chose à chacun, et rend de l’endurance.

## Ce que l’on cherche, dit à qui débute

discover-goal-quest = { $most ->
    [1] Votre but : { $task }
   *[other] Votre but : { $task } ({ $number } sur { $most })
} Ensuite, sortez de là. { $nights ->
    [0] C’est la dernière nuit.
    [one] Il reste une nuit.
   *[other] Il reste { $nights } nuits.
}
discover-goal-escape = Votre but : { $task } { $nights ->
    [0] C’est la dernière nuit.
    [one] Il reste une nuit.
   *[other] Il reste { $nights } nuits.
}
discover-goal-alone = Une seule personne gagne : { $task } Ou soyez la dernière debout. { $nights ->
    [0] C’est la dernière nuit.
    [one] Il reste une nuit.
   *[other] Il reste { $nights } nuits.
}

## Conseils

discover-hint-value = promet { $number } % des honneurs possibles
discover-hint-plan = { $plan ->
    [collect] Pour collecter en { $place }.
    [explore] Pour explorer depuis { $place }.
    [investigate] Pour fouiller le repère en { $place }.
    [escape] Pour sortir en { $place }.
    [survey] Pour faire un relevé en { $place }.
    [fight] Pour combattre en { $place }.
   *[end] Pour être en { $place }.
}

## Touches et signes

key-discover-at-table = Dans le jeu de survie
key-discover-at-map = Dans le jeu de survie, sur la carte
key-discover-map = la carte
key-discover-arrows = sur la carte : de case en case
key-discover-look = sur la carte : ce qui s’y trouve, ce qu’on peut y faire
key-discover-larger = agrandir
key-discover-smaller = réduire
key-discover-actions = ce qu’on peut faire ici
key-discover-quest = la quête
sign-discover-legal = Un bord épais : vous pouvez aller ou explorer ici ; le nombre est le coût en endurance.
sign-discover-fog = Un bord interrompu et un point d’interrogation : une tuile que personne n’a découverte.
sign-discover-token = Un disque avec une image : un jeton, selon sa classe ; ce qu’il contient se voit quand on le collecte.
sign-discover-monster = Un disque sombre avec des dents : un ennemi ; sur fond rouge, vous savez lequel.
sign-discover-fire = Une flamme : un feu allumé ; des bûches croisées : un feu éteint.
sign-discover-landmark = Un drapeau et un nombre : un repère à fouiller.

## Ce que font les parties d’une carte

discover-effect-stamina = { $change } endurance
discover-effect-gain = prendre { $piece }
discover-effect-lose = perdre { $piece }
discover-effect-pay = dépenser { $piece }
discover-effect-need = payer { $piece } ou subir
discover-effect-hurt = subir { $damage ->
    [sickness] une { $piece }
    [wound] une { $piece }
   *[other] { $piece }
}
discover-effect-heal = soigner { $damage ->
    [sickness] une { $piece }
    [wound] une { $piece }
   *[other] { $piece }
}
discover-effect-choose = choisir encore
discover-effect-vote = voter encore
discover-effect-test = lancer le dé, en espérant { $number } ou plus
discover-effect-project = { $number ->
    [one] piocher un projet
   *[other] piocher { $number } projets
}
discover-effect-item = recevoir { $piece }
discover-effect-fight = combattre : { $piece }
discover-effect-monster = { $number ->
    [one] un monstre arrive
   *[other] { $number } monstres arrivent
}
discover-effect-prowl = les monstres avancent, pas : { $number }
discover-effect-fires = { $number ->
    [0] les feux s’éteignent
   *[other] un feu brûle ici
}
discover-effect-threat = { $number ->
    [one] une menace
   *[other] { $number } menaces
}
discover-effect-reveal = { $number ->
    [one] retourner une tuile
   *[other] retourner { $number } tuiles
}
discover-effect-turn = { $number ->
    [one] retourner un jeton
   *[other] retourner { $number } jetons
}
discover-effect-put = poser ici { $piece }
discover-effect-clue = { $number ->
    [one] un indice
   *[other] { $number } indices
}
discover-effect-barter = échanger sans endurance
discover-effect-nothing = rien ne se passe
discover-effect-both = { $first } ; { $second }
discover-effect-for = { $whom ->
    [each] chacun : { $text }
    [first] le premier joueur : { $text }
    [open] ceux qui sont à découvert : { $text }
    [here] ceux de cette case : { $text }
    [alone] ceux qui sont seuls : { $text }
    [together] ceux qui ont de la compagnie : { $text }
   *[me] { $text }
}
discover-any = quelque chose au choix

## Consignes

order-about-needs = Quand me demander ce que je paie la nuit ?
    .never = Jamais : je paie si je peux, l’eau pure d’abord
order-about-support = Quand me demander de soutenir un combat ?
    .never = Jamais : je garde mes cartes de soutien
    .agree = Jamais : je soutiens chaque combat, avec ma première carte disponible
order-about-naming = Quand me demander qui commence ?
    .never = Jamais : je laisse les autres décider

## Dire quelque chose aux autres

talk-need-water = J’ai besoin d’eau.
talk-need-food = J’ai besoin de nourriture.
talk-need-medicine = J’ai besoin d’un médicament.
talk-meet-fire = Retrouvons-nous au feu.
talk-wait-for-me = Attendez-moi.
talk-come-with-me = Venez avec moi.
talk-go-on = Continuez sans moi.
discover-tell = Dire aux autres
discover-tell-point = Montrer cette case
discover-tell-plan = L’ajouter à mon plan
discover-tell-plan-end = Retirer mon plan
discover-tell-suggest = Proposer à { $name } : { $move }
discover-suggest = Proposer quelque chose
discover-point-of = case montrée : { $names }
discover-plan-of = sur un chemin prévu : { $names }

## Comment une partie a fini

discover-end-lost = Les autres s’en sont sortis. La prochaine fois, à vous d’ouvrir la marche.
discover-end-lost-close = Les autres s’en sont sortis. La prochaine fois, à vous d’ouvrir la marche.
discover-end-lost-all = La terre a été la plus forte cette fois. Ce que vous en avez appris vous reste.
discover-tally-out = Hors de danger
discover-tally-others = Pour les autres hors de danger
discover-tally-alone = Premier de tous, ou seul en vie
discover-tally-total = Honneurs
discover-tally-steps = Cases parcourues
discover-tally-explored = Tuiles découvertes
discover-tally-collected = Jetons ramassés
discover-tally-crafted = Objets fabriqués
discover-tally-cooked = Repas cuits
discover-tally-delivered = Livré pour la sortie
discover-tally-slain = Ennemis abattus
discover-tally-helped = Soutiens dans les combats
discover-tally-gave = Donné aux autres
discover-tally-healed = Dégâts soignés
discover-tally-hurt = Dégâts subis
