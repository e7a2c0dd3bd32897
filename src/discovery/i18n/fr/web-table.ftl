### À toute table : fenêtres, consignes, équipes.

## Ce qui est demandé

prompt-window = Les autres peuvent répondre.
prompt-queued = Beaucoup d’adversaires réfléchissent sur ce serveur : { $name } { $count ->
    [one] attend son tour
   *[other] attendent leur tour
} de réfléchir.
prompt-wait-window = On peut répondre à ce que fait { $name }.

## Fenêtres

window-any = { $who ->
    [me] On peut répondre à ce que vous avez fait.
   *[other] On peut répondre à ce qu’a fait { $name }.
}
window-wait = Les autres peuvent répondre.
window-said = Vous avez répondu. Les autres le peuvent encore.
window-seconds = { $seconds } s
do-let = Laisser passer
order-title = Quand dois-je être consulté ?
order-mixed =
    .short = consulté parfois
order-never = Jamais : je laisse tout passer
    .short = jamais consulté
order-agree =
    .short = toujours d’accord
order-ask-if-could = Seulement quand je pourrais répondre
    .short = consulté si possible
order-always = Toujours
    .short = toujours consulté
order-private = Personne d’autre ne le saura.

## Joueurs

team-title = Équipe { $team }
team-points = { $points ->
    [one] { $points } point ensemble
   *[other] { $points } points ensemble
}
end-won-team = Votre équipe gagne la partie : { $names }.
end-team = Équipe
end-team-total = Total de l’équipe

## Touches et signes

key-let = dans une fenêtre : laisser passer, sauf si un autre bouton est choisi

## Un match de plusieurs parties

setup-match = Un match de plusieurs parties
setup-match-on = oui
table-match = Le match : partie { $number }
match-on = Jouer un match.
match-on-text = Plusieurs parties avec les mêmes joueurs et les mêmes liens ; après chacune, une feuille montre où chacun en est.
match-games = parties (0 : jusqu’à l’arrêt)
match-championship = Championnat.
match-championship-text = Un champion, tiré au sort, joue avec tous les joueurs virtuels contre tous les autres. Gagner vaut un trophée.
match-handicap = Handicap.
match-handicap-text = Le score est le nombre de points moins le handicap du joueur, qui monte avec le succès.
match-handicaps = Handicaps de départ
match-stakes = Mises.
match-stakes-text = Chacun met des jetons au pot avant chaque partie ; le vainqueur le prend. Ce n’est jamais de l’argent.
match-title = Le match
match-table = Classement du match
match-player = Joueur
match-game = Partie { $number }
match-total-wins = Gagnées
match-total-handicap = Handicap
match-total-balance = Jetons
match-total-trophies = Trophées
match-champion = champion
match-gone = a quitté le match
match-won = gagnée
match-absent = n’a pas joué
match-trophy = trophée
match-score = score { $score }
match-change = handicap { $change }
match-chips = jetons { $chips }
match-pot = { $chips ->
    [0] Le pot est vide.
    [one] Un jeton est au pot.
   *[other] { $chips } jetons sont au pot.
}
match-no-money = Les jetons ne sont jamais de l’argent.
match-next = { $name } commence la partie { $number }.
match-puts-in = Chacun met : { $stakes }.
match-over = Le match est terminé. { $count ->
    [0] Personne n’est en tête.
    [one] { $leaders } l’emporte.
   *[other] { $leaders } se partagent la première place.
}
match-do-next = Partie suivante
match-play-again = Rejouer cette partie
match-go-next = Regarder la partie suivante
match-end = Finir le match
match-end-sure = Oui, finir le match
match-leave = Vous pouvez quitter le match entre deux parties. Votre ligne reste, et ce qui est au pot y reste.
match-join = Ajouter un joueur
match-join-name = Nom du nouveau joueur
match-join-add = Ajouter
match-joins = { $name } joue à partir de la partie { $number }.
match-join-done = { $name } jouera la suite. N’envoyez ce lien à personne d’autre : il ouvre la table dès maintenant, et la place à la prochaine partie.
match-join-undone = Finalement, { $name } ne joue pas.
match-join-copy = Copier le lien pour { $name }
match-join-copied = Le lien pour { $name } est copié.
match-join-undo = Retirer { $name }
match-save = Garder le match
match-open-text = Le match continue à cette table. Chaque joueur a son propre lien ; ne le donnez à personne d’autre.
match-open-go = Ouvrir la table
match-link = Lien pour { $name }

## Vérifier le hasard

chance-button = Hasard : { $short }…
chance-title = Un hasard vérifiable
chance-lead = Le mélange et tous les tirages de cette partie découlent d’une clé secrète. Chacun peut voir l’engagement, une empreinte de cette clé, avant le premier coup ; la clé elle-même est dévoilée à la fin de la partie.
chance-commitment = Engagement
chance-key = Clé
chance-secret = secrète jusqu’à la fin de la partie
chance-closed = non dévoilée : la table a été fermée avant la fin de la partie
chance-checking = Le serveur vérifie…
chance-sound = Vérifié : { $draws ->
    [0] le mélange découle de la clé ; il n’y a pas eu d’autre tirage.
    [one] le mélange et l’unique tirage découlent de la clé.
   *[other] le mélange et les { $draws } tirages découlent de la clé.
}
chance-wrong = { $line ->
    [0] Tout ne découle pas de la clé dans cette partie.
   *[other] La ligne { $line } de la partie notée ne découle pas de la clé.
}
chance-draws = { $count ->
    [one] L’unique tirage
   *[other] Les { $count } tirages, dans l’ordre de la partie
}
chance-drawn = Tirage { $number }, étape { $step } de la partie : { $line }
chance-step = étape { $step }
chance-draw = Hasard : tirage { $number }
chance-proves-title = Ce que cela prouve
chance-proves = Rien n’a changé après l’affichage de l’engagement : ni le mélange ni un tirage n’ont dépendu de ce qui a été joué, et personne n’a pu tirer une seconde fois. C’est certain seulement si vous avez noté l’engagement pendant la partie et retrouvez le même à la fin.
chance-open-title = Ce que cela ne prouve pas
chance-open = Le serveur connaît la clé depuis le début, comme il connaît toutes les cartes, et son hôte a pu en essayer plusieurs avant la partie. La personne qui commence est tirée au sort en même temps que la clé, avant que l’engagement soit visible.
chance-alone-title = Vérifier soi-même
chance-alone = Téléchargez la partie notée une fois finie et vérifiez-la sur votre propre ordinateur :

## Rejoindre une partie en cours

join-title = Rejoindre la partie
join-text = On peut rejoindre cette partie en cours de route.
join-ask = Rejoindre
join-cancel = Pas maintenant
join-waiting = { $name }, vous arrivez au début du prochain tour, dès que rien n’est en suspens.
join-withdraw = Continuer à regarder
join-dropped = Vous n’êtes pas de la partie : l’hôte a refusé, ou les règles ne le permettent plus.
join-other = { $name } attend de rejoindre la partie au début d’un tour.
join-refuse = Refuser { $name }

## Dire quelque chose aux autres

talk-title = Dire aux autres
talk-note = Toute la table le lit pendant un tour de table. L’archive n’en garde rien.
talk-phrases = Phrases toutes faites
talk-yes = Oui.
talk-no = Non.
talk-thanks = Merci !
talk-sorry = Pardon !
talk-wait = Un instant, s’il vous plaît.
talk-ready = C’est bon pour moi.
talk-look = Regardez ceci !
talk-well-done = Bien joué !
talk-thing = Ce que tout le monde voit
talk-point = Le montrer aux autres
talk-heard = Ce qui a été dit
talk-says-phrase = { $who ->
    [me] Vous dites :
   *[other] { $name } dit :
} { $what }
talk-says-point = { $who ->
    [me] Vous montrez aux autres :
   *[other] { $name } montre aux autres :
} { $what }
talk-says-plan = { $who ->
    [me] Votre plan :
   *[other] Plan proposé par { $name } :
} { $what }
talk-says-suggest = { $who ->
    [me] Vous proposez à { $other } :
   *[other] { $whom ->
        [me] { $name } vous propose :
       *[other] { $name } propose à { $other } :
    }
} { $what }
talk-accept = Le faire
talk-aside = Ranger ce qui a été dit
talk-quiet = L’hôte a désactivé ceci.
talk-off = Désactiver ceci pour tout le monde
talk-on = Laisser de nouveau parler tout le monde
