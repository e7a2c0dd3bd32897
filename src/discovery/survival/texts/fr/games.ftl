### Les scénarios, options, tablées et programmes du jeu de survie, par leurs clés.

shelf-survival = Discover : la survie
    .text = Un à quatre survivants sur une carte cachée : des jours d’actions, des nuits de besoins, des combats aux dés, et une sortie.

game-discover-beacon = Discover : Le Fanal
    .text = Découvrez où vous êtes, et faites une lumière qu’un navire ne pourra manquer.
    .differs = Cendreval ; dix nuits. Indices ou relevés, puis le mât de fer.
game-discover-gate = Discover : Sous la montagne
    .text = Trouvez ce qui ouvre une porte de pierre, et passez avant la pluie de cendres.
    .differs = Cendreval ; douze nuits. Un gardien se tient devant la porte.
game-discover-boat = Discover : La dernière coque
    .text = Trouvez la seule coque qui flotte encore, étanchez-la, et prenez la mer.
    .differs = Varech ; dix nuits. Beaucoup à porter jusqu’à la cale de halage.
game-discover-bell = Discover : La cloche engloutie
    .text = Faites sonner une cloche engloutie, et revenez par la chaussée.
    .differs = Varech ; douze nuits, et dès la cinquième quelque chose aborde chaque nuit.
game-discover-canoe = Discover : Un seul canoë
    .text = Il n’y a qu’une place dans le canoë : prenez-la, ou restez le dernier debout.
    .differs = Deux à quatre rivaux, qui peuvent s’attaquer ; un seul gagne.

option-tidewrack = Varech
    .text = Ce scénario se joue sur la côte au lieu du haut pays.
option-gentle = Doux
    .text = Deux nuits de plus.
option-hard = Dur
    .text = Deux nuits de moins, mais pas moins de sept.
option-open-hands = Mains ouvertes
    .text = Tous voient les projets de tous.

configuration-one-survivor = En solitaire
    .text = vous, sans personne d’autre
configuration-with-partner = Avec un partenaire
    .text = vous et un joueur de l’ordinateur
configuration-two-survivors = Deux survivants
    .text = vous et un invité, par lien
configuration-four = Quatre survivants
    .text = vous et trois invités, par lien

program-careful = Prudent

## La préparation

discover-setup-deck = Terres
discover-setup-leaving-discard = son survivant se couche là où il est
discover-manage-leave-discard = Votre survivant se couchera là où il est et vous ne pourrez pas revenir.
discover-pass-text = Vos projets restent cachés tant que vous n’êtes pas prêt.
