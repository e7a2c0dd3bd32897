### Les pages des clubs : des personnes avec un compte, qui jouent ensemble.

club-title = Clubs
club-lead = Un club, ce sont des personnes qui jouent ensemble pendant des mois : elles voient leurs tables et leurs tournois sur une seule page, et prennent place d’une pression.
club-none-here = Ce serveur n’a pas de clubs.
club-needs-account = Dans un club, chaque personne a un compte, pour que le club la reconnaisse. Connectez-vous, ou créez un compte.
club-all = Tous vos clubs
club-mine = Vos clubs
club-you-keep = vous en êtes responsable
club-join-title = Entrer dans un club
club-code-label = Code du club
club-code-hint = Six lettres. Les responsables du club les ont.
club-look = Voir le club
club-found-title = Fonder un club
club-name = Nom du club
club-about = Une ligne à son sujet
club-own = Votre nom dans le club
club-found = Fonder le club
club-count = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
club-join = Entrer

## Un club

club-tables = Tables
club-tables-none = Aucune table n’est ouverte en ce moment.
club-show = Montrer à un club
club-show-to = Montrer à { $name }
club-shown = Le club le voit maintenant : { $name }.
club-members-only = Inscription réservée aux membres du club
club-show-none = Vous pouvez montrer ceci à un club dont vous êtes membre, avec votre compte.
club-new-table = Une table pour le club
club-table-text = Tout le club la verra et pourra prendre les places libres. Personne d’autre, sauf si vous la montrez aussi dans la liste des tables ouvertes.
club-table-make = Créer la table
club-back = Retour au club
club-watch = Regarder
club-watch-table = Regarder la table où jouent : { $names }
club-contests = Tournois
club-contests-none = Aucun tournoi n’a été créé pour ce club.
club-new-contest = Un tournoi pour le club
club-members = Membres : { $count }
club-keeper = responsable
club-you = vous
club-make-keeper = Nommer responsable
club-make-keeper-one = Nommer responsable : { $name }
club-make-member = Rendre simple membre
club-make-member-one = Rendre simple membre : { $name }
club-remove = Exclure
club-remove-one = Exclure { $name }
club-remove-sure = Exclure { $name } ? Le code du club va changer.
club-remove-yes = Oui, exclure
club-leave = Quitter le club
club-leave-sure = Quitter { $name } ? Pour revenir, il vous faudra son code.
club-leave-yes = Oui, quitter
club-no = Non

## Ce que font ses responsables

club-join-by = Entrer avec ce code
club-join-at = À taper sur
club-qr = Code pour appareil photo : le lien pour entrer
club-copy = Copier le lien
club-copied = Le lien est copié.
club-renew = Un autre code
club-renew-sure = Tirer un autre code ? Celui d’aujourd’hui n’ouvrira plus rien.
club-renew-yes = Oui, en tirer un
club-keeping = Le club lui-même
club-save = Enregistrer
club-close = Fermer le club
club-close-sure = Fermer { $name } pour de bon ? Ses tables et ses tournois restent à qui y joue.
club-close-yes = Oui, le fermer
club-said-describe = C’est enregistré.
club-said-code = Le club a un autre code.
club-said-keeper = Désormais responsable : { $name }.
club-said-member = N’est plus responsable : { $name }.
club-said-remove = Ne fait plus partie du club : { $name }. Le code a changé.
