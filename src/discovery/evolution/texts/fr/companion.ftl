### Parties avec de vraies cartes, suivies sur la page.

companion-title = Compagnon
companion-lead = Jouez avec de vraies cartes et laissez cette page arbitrer et compter les points. Dites-lui ce que tout le monde voit ; personne n’a besoin de montrer une carte cachée.
companion-step-lay = Mettez un téléphone à côté des cartes. L’un de vous, ou chacun à son tour, dit ce qui s’est fait.
companion-step-tell = Choisissez parmi ce qui est possible. Pour le reste, la page dit quelle règle s’y oppose.
companion-step-score = Elle compte les points, les mains et les atouts, et garde la partie pour la revoir.
companion-print = Pas encore de cartes ? Imprimez-les depuis :

## Pour commencer

companion-game = Jeu
companion-deck = Paquet
companion-seats = Joueurs
companion-seats-text = Dans l’ordre des tours, comme vous êtes assis autour de la table.
companion-seat = Nom du joueur { $number }
companion-seat-remove = Retirer le joueur { $number }
companion-seat-add = Un joueur de plus
companion-begin = Commencer
companion-leave = Nouvelle partie
companion-leave-ask = Ranger cette partie ?
companion-leave-yes = La ranger
companion-leave-no = Continuer
companion-deal =
    { $count ->
        [one] Mélangez chaque ère à part et empilez-les, la première au-dessus. Donnez { $cards ->
            [one] une carte
           *[other] { $cards } cartes
        } au joueur, puis retournez les premières cartes de la réserve.
       *[other] Mélangez chaque ère à part et empilez-les, la première au-dessus. Donnez { $cards ->
            [one] une carte
           *[other] { $cards } cartes
        } à chacun des { $count } joueurs, puis retournez les premières cartes de la réserve.
    }

## Ce qui est demandé

companion-turn = { $name } : que se passe-t-il ?
companion-pool = Quelle carte est venue dans la réserve ?
companion-over = La partie est finie. Victoire : { $names }.
companion-look-back = Revoir la partie
companion-record = Enregistrer la partie
companion-deeds = Ce qui est possible
companion-do-place = Placer une carte
companion-do-replay = Placer avec un atout
companion-do-discard = Défausser une carte
companion-do-exchange = Échanger avec un joueur
companion-do-steal = Voler un joueur
companion-do-call = Appeler une carte
companion-do-give = Une carte est rendue
companion-do-end = Fin du tour
companion-do-pass = Passer
companion-which = Quelle carte ?
companion-other = Une autre carte
companion-other-text = Celles-ci ne peuvent pas être choisies maintenant. Choisissez-en une pour lire pourquoi.
companion-with-whom = Quel joueur ?
companion-who = Qui avait « { $card } » ?
companion-era = Ère { $era }, { $name }

## Ce qui est sur la table

companion-players = Joueurs
companion-name = Joueur
companion-hand = Cartes
companion-points = Points
companion-discard = Défausse
companion-trumps =
    { $count ->
        [one] un atout
       *[other] { $count } atouts
    }
companion-won = victoire
companion-pool-title = Réserve :
companion-stack =
    { $count ->
        [0] La pioche est vide.
        [one] Il reste une carte dans la pioche.
       *[other] Il reste { $count } cartes dans la pioche.
    }
companion-tree =
    { $count ->
        [0] Arbre : rien encore
        [one] Arbre : une découverte
       *[other] Arbre : { $count } découvertes
    }

## Le journal

companion-log = Ce qui s’est fait
companion-undo = Annuler le dernier
companion-log-line = { $name } : { $what }
companion-log-pool = Dans la réserve : { $card }
companion-log-give = Rend une carte
companion-log-held = { $move } ; { $name } l’avait
