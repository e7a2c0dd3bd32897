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
end-won-team = Votre équipe gagne la partie : { $who ->
    [me] vous et { $names }
   *[other] { $names }
}.
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
match-next = { $who ->
    [me] Vous commencez la partie { $number }.
   *[other] { $name } commence la partie { $number }.
}
match-puts-in = Chacun met : { $stakes }.
match-over = Le match est terminé. { $count ->
    [0] Personne n’est en tête.
    [one] { $who ->
        [me] Vous l’emportez.
       *[other] { $leaders } l’emporte.
    }
   *[other] { $who ->
        [me] Vous partagez la première place avec { $leaders }.
       *[other] { $leaders } se partagent la première place.
    }
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

chance-button = Hasard vérifiable
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
talk-reactions = Réactions
talk-good-luck = Bonne chance !
talk-well-found = Bien trouvé !
talk-surprise = Je ne m’y attendais pas !
talk-close-one = C’était juste !
talk-your-turn = C’est à vous.
talk-good-game = Belle partie !
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
talk-says-look = { $who ->
    [me] Vous regardez
   *[other] { $name } regarde
} l’étape { $step } de la partie.
talk-says-reaction = { $name } : { $what }
talk-chat = Discussion
talk-chat-note = Toute la table, spectateurs compris, lit les dernières lignes tant que le serveur tourne. L’archive n’en garde rien, et rien n’est enregistré.
talk-chat-off = À cette table, personne n’écrit avec ses propres mots : l’hôte ne l’a pas permis.
talk-chat-let = Laisser les gens s’écrire
talk-chat-stop = Ne plus laisser les gens s’écrire
talk-chat-now-on = L’hôte permet maintenant de s’écrire à cette table.
talk-chat-now-off = L’hôte a coupé la discussion.
talk-write = Écrire à tout le monde
talk-send = Envoyer
talk-line = { $name } : { $text }
talk-mute = Sur cet appareil
talk-muted = Ne plus entendre : { $name }
talk-accept = Le faire
talk-aside = Ranger ce qui a été dit
talk-quiet = L’hôte a désactivé ceci.
talk-off = Désactiver ceci pour tout le monde
talk-on = Laisser de nouveau parler tout le monde

## Reprendre un coup

undo-word = annuler, reprendre
undo-title = Reprendre un coup
undo-do = Annuler
undo-ask = Annuler…
undo-free-title = Reprendre votre dernier coup. Personne n’a rien appris depuis.
undo-ask-title = Demander aux autres si vous pouvez reprendre votre dernier coup
undo-latest = Votre dernier coup : { $what }
undo-whose = { $name } peut encore reprendre son coup :
undo-why = Pourquoi pas sans demander ?
undo-not-free = Depuis votre dernier coup, quelqu’un d’autre a décidé quelque chose, ou quelque chose de caché a été révélé. Tous les autres doivent donc donner leur accord.
undo-ask-all = Demander aux autres
undo-cancel = Laisser ainsi
undo-policy = Que peut-on reprendre ?
undo-policy-free = Reprendre est libre tant que personne d’autre n’a rien décidé depuis et que rien de caché n’a été révélé : ni carte piochée, ni dé lancé, ni tuile ou jeton retourné, ni fenêtre ouverte.
undo-policy-consent = Sinon, toutes les autres personnes à la table doivent donner leur accord. Les programmes l’accordent aussi ; si quelque chose de caché a été révélé, ils suivent les personnes, et seul avec des programmes on ne revient pas en arrière.
undo-policy-hidden = Rien de ce qui a été révélé n’est repris sans cet accord, et le même coup rejoué tire le même résultat.
undo-policy-record = Tout reste dans l’enregistrement : ce qui a été repris, et le fait de l’avoir repris.
undo-asks = { $name } aimerait reprendre { $count ->
    [one] sa dernière étape
   *[other] ses { $count } dernières étapes
}. D’accord ?
undo-waits = { $who ->
    [me] Vous aimeriez reprendre { $count ->
        [one] votre dernière étape
       *[other] vos { $count } dernières étapes
    }.
   *[other] { $name } aimerait reprendre { $count ->
        [one] sa dernière étape
       *[other] ses { $count } dernières étapes
    }.
} Doivent encore répondre : { $waiting }.
undo-agree = D’accord (Y)
undo-refuse = Refuser (N)
undo-withdraw = Ne plus demander
undo-gone = Repris :
undo-log-asked = { $who ->
    [me] Vous demandez à reprendre quelque chose.
   *[other] { $name } demande à reprendre quelque chose.
}
undo-log-agreed = { $who ->
    [me] Vous êtes d’accord.
   *[other] { $name } est d’accord.
}
undo-log-refused = { $who ->
    [me] Vous refusez que l’on reprenne.
   *[other] { $name } refuse que l’on reprenne.
}
undo-log-withdrawn = { $who ->
    [me] Vous ne demandez plus.
   *[other] { $name } ne demande plus.
}
undo-log-lapsed = Tous n’ont pas répondu : rien n’est repris.
undo-log-undone = { $who ->
    [me] Vous reprenez { $count ->
        [one] une étape
       *[other] { $count } étapes
    }.
   *[other] { $name } reprend { $count ->
        [one] une étape
       *[other] { $count } étapes
    }.
}
pace-title = Horloges et absences
pace-banks = Temps restant pour toute la partie
pace-running = l’horloge tourne
pace-until = { $who ->
    [me] Vous avez jusqu’au { $date }.
   *[other] { $name } : jusqu’au { $date }.
}
pace-quiet = L’horloge s’arrête de { $from } h à { $until } h ({ $zone }).
pace-gone = { $name } s’est absenté. Vous pourrez voter sur la suite dans
pace-gone-long = { $name } est absent depuis un moment. Vous pouvez attendre, ou voter :
pace-ask-keep = Laisser l’ordinateur garder la place
pace-ask-end = Finir la partie
pace-kept = { $name } est absent : l’ordinateur garde sa place jusqu’à son retour.
pace-vote-keep = { $name } est absent. L’ordinateur doit-il garder sa place jusqu’à son retour ?
pace-vote-end = { $name } est absent. La partie doit-elle finir ici ?
pace-vote-pace = La partie doit-elle continuer avec { $days ->
    [one] un jour
   *[other] { $days } jours
} par tour ?
pace-vote-live = La partie doit-elle se jouer de nouveau en direct ?
pace-count = { $yes } pour, { $no } contre
pace-yes = Oui
pace-no = Non
pace-wait = Attendre
pace-slow = Continuer sur plusieurs jours
pace-slow-note = Toutes les personnes à la table doivent être d’accord.
pace-live = Jouer de nouveau en direct
pace-live-note = Toutes les personnes qui jouent doivent être à la table et d’accord.
pace-kind-none = aucune
pace-kind-turn = un temps par tour
pace-kind-bank = des minutes pour toute la partie
pace-kind-days = des jours par tour
pace-seconds = Temps par tour
pace-minutes = Minutes par personne
pace-increment = Secondes en plus à chaque tour
pace-days = Jours par tour
pace-still = L’horloge s’arrête la nuit
pace-from = De
pace-to = À
pace-hour = { $hour } h
pace-zone = Fuseau horaire
pace-away = Minutes avant que les autres puissent voter sur une personne absente (0 : jamais)

ahead-text = Ce que vous préparez ici est joué dès que c’est votre tour : la première possibilité que les règles permettent alors. Personne d’autre ne le voit.
ahead-try = { $number ->
    [1] Jouer
   *[other] sinon
} ({ $number })
ahead-unless = Sauf si l’un de ces noms apparaît avant (séparés par des virgules)
ahead-prepare = Préparer
ahead-change = Préparer ceci à la place
ahead-prepared = Préparé pour votre tour : { $moves }.
ahead-else = , sinon
ahead-unless-named = Sauf s’il se passe quelque chose avec : { $names }.
ahead-dropped-illegal = Ce que vous aviez préparé n’est pas possible. À vous de décider.
ahead-dropped-named = Il s’est passé quelque chose avec ce que vous aviez nommé : ce qui était préparé est annulé.
ahead-back = Reprendre
ahead-seen = Compris
## Après une partie

fork-button = Continuer à partir d’ici
fork-title = Continuer à partir de l’étape { $step }
fork-own = Votre place
fork-others = Les autres places
fork-others-program = l’ordinateur
fork-program = Quel programme les joue
fork-others-me = vous, à tour de rôle sur cet appareil
fork-others-open = d’autres personnes, chacune par un lien
fork-hidden = Ce qui est caché
fork-hidden-same = Le laisser en place
fork-hidden-anew = { $who ->
    [me] Mélanger de nouveau ce qui vous était caché
   *[other] Mélanger de nouveau ce qui était caché à { $name }
}
fork-no-key = Le hasard de cette partie ne pourra pas être vérifié : une position en cours de partie ne découle d’aucune clé. Qui a vu la relecture peut savoir où se trouve ce qui n’a pas bougé.
fork-working = La table se prépare
fork-go = Continuer à partir de l’étape { $step }
fork-told-same = Cette partie continue l’étape { $step } d’une autre, tout étant resté en place. Son hasard ne peut pas être vérifié.
fork-told-anew = Cette partie continue l’étape { $step } d’une autre ; tout ce qui { $who ->
    [me] vous était caché
   *[other] était caché à { $name }
} a été mélangé de nouveau. Son hasard ne peut pas être vérifié.
fork-source = Relecture de cette partie
note-title = Notes et signalements
note-own = Vos notes sur cette partie
note-own-text = Elles restent dans ce navigateur ; personne d’autre ne les voit.
note-comment = Commentaire
note-comment-on = Commentaire de l’étape { $step }
note-comment-text = Il accompagne l’enregistrement que vous sauvez ou partagez.
report-button = Signaler un problème
report-title = Signaler un problème
report-text = Ceci enregistre un fichier avec toute la partie, les versions, l’étape et la taille de la fenêtre, pour les personnes qui s’occupent du jeu. Rien n’est envoyé.
report-text-running = Ceci enregistre un fichier avec ce que votre place peut savoir de la partie jusqu’ici, les versions, l’étape et la taille de la fenêtre. Il ne contient ni carte cachée ni lien secret. Rien n’est envoyé.
report-expected = Que s’est-il passé, et qu’attendiez-vous ?
report-save = Enregistrer le fichier
report-saved = Enregistré. Joignez le fichier à votre signalement ; discovery replay le lit.
share-button = Partager
share-title = Partager cette relecture
share-link = Un lien qui contient la partie
share-link-text = Il ouvre la relecture à cette étape, même si ce serveur oublie la partie : tout l’enregistrement est dans le lien.
share-too-long = L’enregistrement demande { $letters } lettres, plus que les { $most } qu’un lien peut porter. Envoyez plutôt le fichier.
share-frame = Un cadre pour votre propre page
share-frame-text = Le cadre montre cette relecture, et rien d’autre de ce serveur.
share-frame-table = Le cadre montre cette relecture tant que ce serveur garde la partie, et rien d’autre de ce serveur.
share-copy = Copier
share-copied = Copié.
share-open = Ouvrir dans Discovery
share-broken = Ce lien ne contient pas de partie : il en manque peut-être un morceau.
deal-title = Une donne pour tous
deal-daily = Donne du { $day }
deal-text = Tous ceux qui jouent cette donne ont le même mélange et les mêmes dés, et la même place commence. Ensuite, vous voyez ce que les autres en ont fait.
deal-play = Jouer cette donne
deal-again = La jouer encore une fois
deal-link = Copier le lien
deal-code = Code :
deal-results = Résultats de cette donne
deal-hidden = Vous les verrez une fois que vous aurez terminé cette donne.
deal-yours = votre table
deal-fair = Les cartes de cette donne sont les mêmes sur tous les serveurs et dans le terminal, car elles découlent de son seul code. Qui connaît le code peut donc les calculer d’avance : c’est un jeu entre gens qui se font confiance.
deal-server = D’autres tables de ce serveur jouent la même donne.
deal-here = Ce serveur est seul à connaître les cartes de cette donne, car d’autres peuvent regarder ou prendre place : son code n’apprend rien à personne. Pour jouer les mêmes cartes sur d’autres serveurs ou dans le terminal, préparez une table que personne ne regarde avant la fin, sans place pour d’autres et sans arrivée en cours de partie, et faites-en une donne.
deal-other = Code d’une autre préparation ou donne
deal-make = Aller à la donne
deal-today = Donne du jour
## Les leçons

learn-title = Leçons
learn-lead = Chaque leçon est un bout d’une vraie partie : vous lisez ce qui compte, et le jouez vous-même.
learn-count = { $done } sur { $of } suivies sur cet appareil
learn-go-on = Continuer avec : { $lesson }
learn-of = { $done } sur { $of }
learn-step = Étape { $number } sur { $of }
learn-you = Vous êtes { $name }.
learn-other = Cela peut se jouer, mais la leçon porte sur un autre coup : { $move }
learn-accepted = Cela va aussi. La leçon continue avec : { $move }
learn-show = Montrez-moi
learn-shown = Le coup : { $move }
learn-done = Leçon terminée
learn-next = Leçon suivante
learn-all = Toutes les leçons
learn-play = Jouer maintenant une partie
learn-been = faite
learn-guided = Le jouer avec un guide pour le premier jour
learn-why = Montrez-moi comment faire
## La fin d’une partie

end-more = Plus
end-seats = Changer les places
end-share = Partager une image
end-fold = Voir la table
end-unfold = Voir le résultat
end-sources = Comment la partie a été gagnée
end-deeds = Ce que chacun a fait
end-chances = Les chances pendant la partie
end-stop-looking = Passer l’analyse
end-look = Chercher les tournants
end-lost = Bien joué. La prochaine partie sera peut-être la vôtre.
end-lost-close = De justesse ! Bien joué.
end-lost-all = Pas cette fois. Chaque partie montre un peu mieux le chemin.

## Le rythme des autres

sound-pace = Le rythme des tours des autres
sound-pace-slow = lent : chaque étape reste un moment
sound-pace-usual = habituel
sound-pace-instant = immédiat : rien ne bouge
ahead-title = Préparer son prochain coup
keep-nothing = Ce navigateur ne retient rien pour cette page. Pour revenir plus tard à une table, gardez son lien : il est dans l’adresse.
keep-understood = D’accord
