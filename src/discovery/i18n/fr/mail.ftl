### Courriels à qui est absent. Ils nomment des jeux, jamais de personnes ni de cartes.

mail-confirm-subject = Voulez-vous des courriels quand c’est à vous de jouer ?
mail-confirm-text = Quelqu’un, sans doute vous, a demandé à { $server } d’écrire à cette adresse quand une table attend. Rien d’autre ne sera envoyé avant votre confirmation.
mail-confirm-link = Confirmer cette adresse
mail-confirm-ignore = Si ce n’était pas vous, ne faites rien : l’adresse est oubliée dans les deux jours.
mail-turn-subject = À vous de jouer : { $game }
mail-turn-text = Une table vous attend sur { $server } : { $game }. Il n’y aura pas d’autre courriel pour ce tour ; le prochain viendra après votre visite.
mail-over-subject = Partie terminée : { $game }
mail-over-text = Une partie où vous avez une place est terminée sur { $server } : { $game }. L’appareil avec lequel vous avez joué vous montre comment elle a fini.
mail-digest-subject = { $count ->
    [one] Une table vous attend toujours
   *[other] { $count } tables vous attendent toujours
}
mail-digest-text = Vous n’êtes pas venu sur { $server } depuis quelques jours. Vous attendent encore :
mail-test-subject = Les courriels de Discovery arrivent
mail-test-text = L’hôte du serveur { $server } a envoyé ce courriel pour voir s’il arrive.
mail-open = Ouvrir mes tables
mail-why = Vous recevez ce courriel parce que cette adresse a été confirmée sur { $server }.
mail-stop = Arrêter ces courriels, ou choisir des heures calmes
