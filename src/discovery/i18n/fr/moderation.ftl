### Signaler quelqu’un à une table, et la page de modération.

## À une table

moderation-report = Signaler quelqu’un…
moderation-report-title = Signaler quelqu’un
moderation-report-text = L’équipe de modération de ce serveur lit votre message, avec ce qui s’est écrit à cette table. Elle ne voit aucune carte que le public ne voit pas.
moderation-whom = Qui ?
moderation-for = Pour quelle raison ?
moderation-words = Ce qui s’est passé (si vous voulez)
moderation-send = Envoyer le signalement
moderation-report-sent = Merci. L’équipe de modération lira votre signalement.
moderation-reason-name = Nom offensant
moderation-reason-insult = Insultes
moderation-reason-hate = Haine
moderation-reason-threat = Menaces
moderation-reason-spam = Messages indésirables
moderation-reason-stalling = Partie gâchée exprès
moderation-reason-cheating = Triche
moderation-reason-other = Autre chose

## La page de modération

moderation-title = Modération
moderation-account = Vers votre compte
moderation-reports = { $count ->
    [0] Signalements
    [one] Un signalement attend
   *[other] { $count } signalements attendent
}
moderation-reports-none = Aucun signalement n’attend.
moderation-guest = Une personne invitée, sans compte.
moderation-guest-text = Sans compte, on ne peut ni retirer la parole ni exclure : seul l’hôte de la table peut couper la discussion ou donner la place.
moderation-account-of = Compte : { $name }.
moderation-by = Signalé par { $name }, { $when }
moderation-by-watcher = Signalé par quelqu’un du public, { $when }
moderation-look = Voir la table (signalement à l’étape { $step })
moderation-gone = La table n’existe plus.
moderation-lines = Ce qui s’est écrit ({ $count })
moderation-verdict = Décision
moderation-dismiss = Classer
moderation-mute = Retirer la parole
moderation-ban = Exclure
moderation-term = Pour combien de temps ?
moderation-hours = { $hours ->
    [0] Jusqu’à nouvel ordre
    [1] Une heure
    [24] Un jour
    [168] Une semaine
   *[720] 30 jours
}
moderation-why = La raison, que la personne lira
moderation-note = Une note pour le journal
moderation-decide = Décider
moderation-decided = { $verdict ->
    [dismiss] Le signalement est classé : { $name }.
    [mute] Parole retirée : { $name }.
   *[ban] Compte exclu : { $name }.
}
moderation-sanctions = Paroles retirées et comptes exclus
moderation-sanctions-none = Personne n’est concerné.
moderation-is-mute = sans parole
moderation-is-ban = compte exclu
moderation-until = jusqu’au { $when }
moderation-open-end = jusqu’à nouvel ordre
moderation-lift = Lever
moderation-lift-of = Lever la sanction : { $name }
moderation-lifted = La sanction est levée : { $name }.
moderation-acts = Ce qui a été fait
moderation-acts-none = Rien n’a encore été fait.
moderation-shell = La console de l’hôte
moderation-act-invite = invitation
moderation-act-close-account = compte fermé
moderation-act-reopen-account = compte rouvert
moderation-act-erase-account = compte effacé
moderation-act-role = rôle donné
moderation-role-player = joue
moderation-role-moderator = modère
moderation-role-host = tient le serveur
moderation-act-close-table = table fermée
moderation-act-reopen-table = table rouverte
moderation-act-close-club = club fermé
moderation-act-dismiss = signalement classé
moderation-act-mute = parole retirée
moderation-act-ban = compte exclu
moderation-act-lift = sanction levée
moderation-act-erase-contest = tournoi effacé
moderation-act-backup = toutes les données copiées
moderation-act-restore = toutes les données restaurées depuis une copie
moderation-act-move = toutes les données déménagées ici
moderation-club = Fermer un club
moderation-club-text = Ceux qui vous signalent un club en connaissent le code. Ses tables et ses tournois restent à qui y joue.
moderation-club-code = Code du club
moderation-club-close = Fermer le club
moderation-club-closed = Le club est fermé.
