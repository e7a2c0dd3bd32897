## Le lien d’une table

friends-title = Inviter d’autres personnes
friends-text = Un seul lien pour toute la table : qui l’ouvre choisit une place libre.
friends-copy = Copier le lien de la table
friends-copied = Copié. Toute personne qui a ce lien peut prendre une place libre.
friends-renewed = Nouveau lien copié. L’ancien ne mène plus à la table.
friends-field = Lien de la table
friends-invitation = Une place vous attend à ma table.
friends-code = Le lien de la table en code QR
friends-no-code = Le code QR n’a pas pu être chargé. Le lien marche quand même.
friends-alone = Cette adresse ne marche que sur cet ordinateur. Pour d’autres appareils, démarrez le serveur avec « { $option } » et ouvrez l’adresse qu’il affiche.
friends-name = Votre nom
friends-name-text = Les autres à la table le voient. Il peut rester vide.
friends-choose = Choisissez une place
friends-full = Toutes les places sont prises
friends-sit = M’asseoir ici
friends-sit-at = M’asseoir ici : place { $number }
friends-chat = Laisser les gens s’écrire à cette table
friends-chat-text = Une discussion en texte simple, entre joueurs ; l’hôte peut la couper à tout moment.

## La liste des tables ouvertes

friends-show = Montrer cette table dans la liste des tables ouvertes
friends-show-text = Toute personne qui peut ouvrir ce serveur l’y voit, peut prendre une place libre et peut regarder.
friends-open-title = Tables ouvertes
friends-open-text = Les tables dont l’hôte attend des joueurs. La liste se met à jour d’elle-même.
friends-open-none = Aucune table n’est ouverte en ce moment.
friends-open-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
friends-open-gone = n’est plus ouverte
friends-open-sit = Prendre place avec { $names }
friends-open-new = Créer une table

## Ses propres tables

friends-turn = { $day ->
    [today] À vous depuis { $at }
   *[other] À vous depuis : { $at }
}
friends-turn-until = { $day ->
    [today] votre temps finit à { $at }
   *[other] fin de votre temps : { $at }
}
friends-push-text = Cet appareil peut être appelé quand c’est à vous, même page fermée. L’appel passe par le service de notification de votre navigateur et ne dit rien de la partie.
friends-push = M’appeler quand c’est à moi
friends-push-stop = Ne plus m’appeler
friends-push-on = Cet appareil sera appelé.
friends-push-off = Cet appareil ne sera plus appelé.
friends-push-refused = Votre navigateur n’autorise pas les notifications de cette page.
friends-push-quiet = Vos heures calmes sont enregistrées. Elles valent pour tous les appels à cet appareil.
friends-push-said = C’est à vous
friends-push-table = Votre table est prête
