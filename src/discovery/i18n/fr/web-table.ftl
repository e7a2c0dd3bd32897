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
