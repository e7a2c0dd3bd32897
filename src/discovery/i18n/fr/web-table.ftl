### La table des jeux à plan, à pile, à manches, à fenêtres, avec Jokers et équipes.

## Cartes et lieux

joker-name = Joker
joker-for = Joker pour { $card }
joker-text = Un Joker vous fait gagner un atout à côté de l’arbre, y remplace une carte, ou vous laisse interrompre un tour.
label-pile = une pile de { $cards }
label-picked = choisie
label-needed = nécessaire
need-unknown = { $card }, nécessaire
panel-pile = Dans cette pile, depuis le dessus
where-selection = Dans la sélection de { $name }
where-aside = À côté de l’arbre
where-joker = Un Joker en tient lieu dans l’arbre
where-unknown = À vous de savoir où elle est
selection-title = Ma sélection
called-title = Appelée
selection-of = Sélection de { $name }
selection-none = Il n’en reste rien.
aside-jokers = { $jokers ->
    [one] 1 Joker à côté de l’arbre
   *[other] { $jokers } Jokers à côté de l’arbre
}

## Le plan

plane-title = Plan : { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } piles et cartes
}{ $spots ->
    [0] { "" }
    [one] , une case éclairée
   *[other] , { $spots } cases éclairées
}
plane-empty = La première carte se pose ici.
plane-tools = Regarder le plan
plane-nearer = Plus près (+)
plane-farther = Plus loin (−)
plane-fit = Tout montrer (0)
plane-newest = À la carte la plus récente
plane-view = Comment les cartes sont montrées
plane-as-plane = Plan
plane-as-rows = Ères
spot-place = en { $x }, { $y }
spot-look = fouiller la pile en { $x }, { $y }
spot-on = sur { $card }
spot-beside = { $side ->
    [above] contre { $cards }, au-dessus
    [right] contre { $cards }, à droite
    [below] contre { $cards }, au-dessous
    [left] contre { $cards }, à gauche
    [between] entre { $cards }
   *[beside] contre { $cards }
}
spot-points = { " : " }{ $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
spot-choose = { $verb ->
    [look] Choisir une pile
   *[place] Choisir une case
}
spot-here = { $verb ->
    [replay] Rejouer ici
    [joker-as] Poser le Joker ici
    [look] Fouiller cette pile
   *[place] Poser ici
}
spots-title = Les cases éclairées, les meilleures d’abord
aim-spots = { $spots ->
    [0] Recherche des cases…
    [one] Choisissez la case éclairée.
   *[other] Choisissez une des { $spots } cases éclairées.
}
aim-card = { $card } : { $spots ->
    [0] recherche des cases…
    [one] touchez la case éclairée
   *[other] touchez une des { $spots } cases éclairées
}
aim-about = À propos de { $card }
aim-cancel = Ne pas la poser

## Une rangée de cartes

strip-count = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
strip-before = Montrer les { $cards } d’avant
strip-after = Montrer les { $cards } suivantes

## La pile

tree-row-blind = Ère { $era }, { $name }
pile-title = La pile : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
pile-empty = La pile commence avec la première carte.
pile-cards = { $cards ->
    [one] carte dans la pile
   *[other] cartes dans la pile
}
pile-hint = Ce qu’il y a dessous, il faut s’en souvenir.

## Ce qui est demandé

prompt-granted = { $granted ->
    [one] Vous pouvez poser une carte de plus sans lien.
   *[other] Vous pouvez poser { $granted } cartes de plus sans lien.
}
prompt-verify = Quelqu’un a dit Stop. Cherchez ce qu’il faut, ou renoncez ?
prompt-wanted = À trouver : { $cards }. Choisissez une pile à fouiller, ou renoncez.
prompt-wanted-none = À trouver : { $cards }. Il n’y a aucune pile à fouiller : renoncez.
prompt-look = { $count ->
    [0] Fouillez une pile, ou renoncez.
   *[other] Encore à trouver : { $cards }. Choisissez une pile à fouiller, ou renoncez.
}
prompt-called = { $owed } est à vous : posez-la, ou laissez l’appel échouer.
prompt-called-must = { $owed } est à vous : posez-la.
prompt-give-asked = { $asker } vous demande une carte. Choisissez celle que vous donnez.
prompt-discard-fault = Défaussez une carte pour votre Stop.
prompt-select = Choisissez les cartes de votre sélection pour cette manche.
prompt-round = À vous dans la manche : posez une carte, ou passez.
prompt-window = Les autres peuvent répondre.
prompt-flip = Une carte est retournée.
prompt-interrupting = Vous interrompez { $other }, dont le tour reprendra ensuite.
prompt-interrupted = Votre tour est interrompu et reprendra ensuite.
prompt-queued = Beaucoup d’adversaires réfléchissent sur ce serveur : { $name } { $count ->
    [one] attend son tour
   *[other] attendent leur tour
} de réfléchir.
prompt-wait-interrupting = { $name } interrompt { $other }.
prompt-wait-granted = { $name } peut rejouer une carte.
prompt-wait-window = On peut répondre à ce que fait { $name }.
prompt-wait-verify = { $name } va chercher ou renoncer.
prompt-wait-look = { $name } cherche ce qu’il faut.
prompt-wait-called = { $name } a la carte appelée.
prompt-wait-give-asked = { $name } choisit une carte à donner.
prompt-wait-select = On attend la sélection de { $name }.
prompt-wait-flip = { $name } retourne une carte.
granted-count = { $granted ->
    [one] Une carte à rejouer
   *[other] { $granted } cartes à rejouer
}

do-verify = Chercher
do-concede = Renoncer
do-fail = Laisser l’appel échouer
do-announce-open = Annoncer : l’ère { $era } est ouverte
do-announce-close = Annoncer : l’ère { $era } est fermée
do-announce = Annoncer…
announce-open-title = Ouverte :
announce-close-title = Fermée :
do-joker-trump = { $from ->
    [hand] Joker : atout
    [pool] Joker (réserve) : atout
   *[discard] Joker de { $name } : atout
}
do-joker-as = { $from ->
    [hand] Joker : pour une carte…
    [pool] Joker (réserve) : pour une carte…
   *[discard] Joker de { $name } : pour une carte…
}
do-sos = SOS : appeler une carte…
do-select = { $cards ->
    [0] Préparer
    [one] Préparer { $cards } carte
   *[other] Préparer { $cards } cartes
}
trump-how-replace = Choisissez dans votre main une carte à défausser ; une autre viendra à sa place.
trump-how-take = Choisissez à qui vous volez une carte.
trump-how-ask = Choisissez à qui vous demandez une carte.
trump-how-draw = Une carte vient de la pioche.
trump-how-sos = Choisissez une carte parmi toutes : si quelqu’un l’a et qu’elle peut être posée, elle l’est et votre tour est fini.
trump-how-joker-as = Choisissez la carte que le Joker remplace.

verb-sos = Appeler par SOS
    .short = appeler par SOS
verb-joker-as = Poser le Joker pour cette carte
    .short = poser un Joker pour cette carte
verb-joker-trump = Gagner un atout avec lui
    .short = gagner un atout
verb-interrupt = Interrompre
    .short = interrompre
verb-draw = Piocher
verb-replace = Remplacer en piochant
    .short = remplacer
    .from = Remplacer par une carte de { $name }
verb-take = Voler
    .short = voler
    .on = Voler { $name }
verb-ask = Demander
    .short = demander
    .on = Demander une carte à { $name }
verb-select = Préparer
verb-verify = Chercher
verb-concede = Renoncer

## Fenêtres

window-place = { $who ->
    [me] Vous posez { $card }.
   *[other] { $name } pose { $card }.
}
window-replay = { $who ->
    [me] Vous posez { $card } avec un atout.
   *[other] { $name } pose { $card } avec un atout.
}
window-call = { $who ->
    [me] Vous appelez { $card }.
   *[other] { $name } appelle { $card }.
}
window-sos = { $who ->
    [me] Vous appelez { $card } par SOS.
   *[other] { $name } appelle { $card } par SOS.
}
window-flip = { $name } retourne { $card } et la pose.
window-announce-open = { $who ->
    [me] Vous annoncez que l’ère { $number } est ouverte.
   *[other] { $name } annonce que l’ère { $number } est ouverte.
}
window-announce-close = { $who ->
    [me] Vous annoncez que l’ère { $number } est fermée.
   *[other] { $name } annonce que l’ère { $number } est fermée.
}
window-joker-as = { $who ->
    [me] Vous posez un Joker pour { $card }.
   *[other] { $name } pose un Joker pour { $card }.
}
window-joker-trump = { $who ->
    [me] Vous gagnez un atout avec un Joker.
   *[other] { $name } gagne un atout avec un Joker.
}
window-pass = { $who ->
    [me] Vous passez.
   *[other] { $name } passe.
}
window-end = { $who ->
    [me] Vous finissez votre tour.
   *[other] { $name } finit son tour.
}
window-any = { $who ->
    [me] On peut répondre à ce que vous avez fait.
   *[other] On peut répondre à ce que { $name } a fait.
}
window-wait = Les autres peuvent répondre.
window-said = Vous avez répondu. Les autres le peuvent encore.
window-how-bis = Bis : vous continuez tout de suite, et devez le pouvoir.
window-how-me = Moi : si personne ne dit Bis, le premier à dire Moi joue ensuite.
window-seconds = { $seconds } s
do-stop = Stop !
do-interrupt = Interrompre
do-bis = Bis
do-me = Moi !
do-let = Laisser passer
stop-price-draw = Si votre Stop est une erreur, vous piochez une carte.
stop-price-steal = Si votre Stop est une erreur, vous prenez une carte dans la main d’un autre.
stop-price-discard = Si votre Stop est une erreur, vous défaussez une carte et piochez.
order-title = Quand dois-je être consulté ?
order-about-stop = Quand me proposer de dire Stop ?
order-about-interrupt = Quand me proposer d’interrompre avec un Joker ?
order-about-flash = Quand me proposer de dire Bis ou Moi ?
order-mixed =
    .short = consulté parfois
order-never = Jamais : je laisse tout passer
    .short = jamais consulté
order-ask-if-could = Seulement quand je pourrais répondre
    .short = consulté si possible
order-always = Toujours
    .short = toujours consulté
order-private = Personne d’autre ne le saura.
verdict-unfounded = { $who ->
    [me] Votre Stop était une erreur :
   *[other] Le Stop de { $name } était une erreur :
} { verdict-upheld }
verdict-conceded = { $who ->
    [me] Vous avez renoncé : le Stop de { $other } vaut.
   *[other] { $name } a renoncé : { $whom ->
        [me] votre Stop vaut.
       *[other] le Stop de { $other } vaut.
    }
}
verdict-founded = { $whom ->
    [me] Votre Stop était juste :
   *[other] Le Stop de { $other } était juste :
} { verdict-refuted }
verdict-upheld = { $did ->
    [place] on pouvait poser { $card }.
    [call] on pouvait appeler { $card }.
    [announce] l’annonce était vraie.
   *[other] l’action était permise.
}
verdict-refuted = { $did ->
    [place] on ne pouvait pas poser { $card }.
    [call] on ne pouvait pas appeler { $card }.
    [announce] l’annonce était fausse.
   *[other] l’action n’était pas permise.
}

## Joueurs

seat-waits = tour interrompu
seat-leader = mène la manche
seat-prepared = sélection prête
seat-preparing = choix d’une sélection
seat-team = équipe { $team }
team-title = Équipe { $team }
team-points = { $points ->
    [one] { $points } point ensemble
   *[other] { $points } points ensemble
}
team-cards = { $cards ->
    [one] { $cards } carte ensemble
   *[other] { $cards } cartes ensemble
}
end-won-team = Votre équipe gagne la partie : { $names }.
end-team = Équipe
end-team-total = Total de l’équipe
selections-title = Sélections de la manche

## Le journal

log-placed-selection = { $who ->
    [me] Vous posez { $card } depuis votre sélection.
   *[other] { $name } pose { $card } depuis sa sélection.
}
log-discarded-fault = { $who ->
    [me] Vous défaussez { $card } pour une faute.
   *[other] { $name } défausse { $card } pour une faute.
}
log-discarded-round = { $who ->
    [me] { $card } reste de votre sélection et va dans votre défausse.
   *[other] { $card } reste de la sélection de { $name } et va dans sa défausse.
}
log-stopped = { $who ->
    [me] Vous dites Stop à { $other }.
   *[other] { $whom ->
        [me] { $name } vous dit Stop.
       *[other] { $name } dit Stop à { $other }.
    }
}
log-returned = { $who ->
    [me] { $card } va dans votre défausse.
   *[other] { $card } va dans la défausse de { $name }.
}
log-announced-open = { $who ->
    [me] Vous annoncez que l’ère { $number } est ouverte.
   *[other] { $name } annonce que l’ère { $number } est ouverte.
}
log-announced-close = { $who ->
    [me] Vous annoncez que l’ère { $number } est fermée.
   *[other] { $name } annonce que l’ère { $number } est fermée.
}
log-joker-aside = { $who ->
    [me] Vous posez un Joker à côté de l’arbre.
   *[other] { $name } pose un Joker à côté de l’arbre.
}
log-joker-as = { $who ->
    [me] Vous posez un Joker pour { $about }.
   *[other] { $name } pose un Joker pour { $about }.
}
log-recovered = { $who ->
    [me] Vous reprenez le Joker qui tenait lieu de { $about }.
   *[other] { $name } reprend le Joker qui tenait lieu de { $about }.
}
log-interrupted = { $who ->
    [me] Vous interrompez { $other }.
   *[other] { $whom ->
        [me] { $name } vous interrompt.
       *[other] { $name } interrompt { $other }.
    }
}
log-resumed = { $who ->
    [me] Votre tour reprend.
   *[other] Le tour de { $name } reprend.
}
log-asked = { $who ->
    [me] Vous demandez une carte à { $other }.
   *[other] { $whom ->
        [me] { $name } vous demande une carte.
       *[other] { $name } demande une carte à { $other }.
    }
}
log-selected = { $who ->
    [me] Votre sélection est prête.
   *[other] { $name } a préparé sa sélection.
}
log-revealed = { $who ->
    [me] Votre sélection contient { $card }.
   *[other] La sélection de { $name } contient { $card }.
}
log-round = Manche { $number } : { $who ->
    [me] vous menez.
   *[other] { $name } mène.
}
log-round-title = Manche { $round }
log-bis = { $who ->
    [me] Vous dites Bis.
   *[other] { $name } dit Bis.
}
log-me = { $who ->
    [me] Vous dites Moi.
   *[other] { $name } dit Moi.
}
log-sos = { $who ->
    [me] Vous appelez { $card } par SOS.
   *[other] { $name } appelle { $card } par SOS.
}
log-indemnity = { $who ->
    [me] Vous payez { $number ->
        [one] { $number } point
       *[other] { $number } points
    } à { $other }.
   *[other] { $whom ->
        [me] { $name } vous paie { $number ->
            [one] { $number } point.
           *[other] { $number } points.
        }
       *[other] { $name } paie { $number ->
            [one] { $number } point
           *[other] { $number } points
        } à { $other }.
    }
}
log-looked = { $who ->
    [me] Vous fouillez la pile en { $about }.
   *[other] { $name } fouille la pile en { $about }.
}

## Touches et signes

key-stop = dans une fenêtre : dire Stop
key-interrupt = dans une fenêtre : interrompre avec un Joker
key-me = dans une fenêtre : dire Bis ou Moi
key-let = dans une fenêtre : laisser passer, si rien d’autre n’est actionné
key-zoom = sur le plan : plus près, plus loin, tout
key-plane = sur le plan : de case en case, de carte en carte ; avec Maj : déplacer le plan
sign-spots = Une case éclairée avec un nombre : une place pour la carte choisie et les points qu’elle rapporte.
sign-piles = Un nombre au coin d’une carte : combien de cartes s’y trouvent.
sign-jokers = Une couronne : un Joker qui tient lieu de cette carte.

## La ligne de commande

answer-spots = Où ? Tapez son numéro, ou le coup avec « en » et la case.
answer-no-spot = Il n’y a pas de case pour elle maintenant.
words-announce = annoncer
words-open = ouvrir, ouvert, ouverte, ouverture
words-close = fermer, fermé, fermée, fermeture
words-as = pour, comme
words-at = en
words-joker = jokers
words-stop = contester
words-verify = chercher, vérifier
words-concede = renoncer, abandonner
words-interrupt = interrompre, interruption
words-let = laisser
words-bis = encore
words-me = moi
words-fail = échouer
words-draw = piocher
words-ask = demander
words-take = dérober
words-replace = remplacer
words-sos = secours
words-look = fouiller
words-select = préparer, choisir
