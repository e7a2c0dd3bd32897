# ce que dit le terminal des clubs
cli-help-no-clubs = ne pas permettre de fonder des clubs
cli-help-admin-clubs = la liste des clubs, sans le nom de leurs membres
cli-help-admin-club = fermer un club ; ses tables et ses tournois restent
cli-help-admin-club-code = le code avec lequel on y entre
cli-help-admin-club-close = le fermer ; rien ne pourra en être retrouvé
cli-admin-no-clubs = Il n’y a aucun club.
cli-admin-club-closed = Le club { $code } est fermé. Ses tables et ses tournois restent.
cli-heading-club-code = Code
cli-heading-club = Club
cli-heading-members = Membres
cli-act-close-club = club fermé
