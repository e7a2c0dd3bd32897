### Les pages des classes : pour qui enseigne, pour les élèves, et au mur.

class-home = Pour une classe
class-title = Jouer avec une classe
class-lead = Les élèves entrent avec un code, prennent place à mesure qu’ils arrivent et jouent en même temps. Personne n’a besoin d’un compte, et après la séance vous supprimez tout.
class-i-am-a-pupil = J’ai un code
class-known = Classes sur cet appareil
class-known-teach = Votre classe { $code }
class-known-pupil = Ta place dans la classe { $code }
class-make-title = Une nouvelle classe
class-make-text = Réglez une table. Chaque place libre est pour un élève, et il y aura autant de tables qu’il en faut.
class-talk = Les élèves peuvent s’envoyer des phrases toutes faites
class-make = Créer la classe
class-join-title = Rejoins ta classe
class-code-label = Code de la classe
class-code-hint = Six lettres. On te les donnera en classe.
class-join = Entrer
class-back-to-place = Retour à ma place
class-somebody-else = Quelqu’un d’autre sur cet appareil ? Alors entre comme nouvel élève.
class-you-are = Dans cette classe, tu es
class-your-table = Ta table : numéro { $number }.
class-with = Avec toi :
class-wait = Cela commence dès que les parties sont lancées. Laisse cette page ouverte.
class-is-over = Cette séance est terminée.
class-other-device = Un autre appareil
class-own-link-text = Ce lien n’est qu’à toi. Il te ramène à ta place, sur cet appareil ou sur un autre.
class-own-link = Ton lien
class-copy-link = Copier mon lien
class-link-copied = Le lien est copié.
class-your-class = Votre classe
class-about = { $game } · { $pupils ->
    [one] { $pupils } élève
   *[other] { $pupils } élèves
} · tables à { $places } places · manche { $round }
class-join-by = Entrer avec ce code
class-join-at = À taper sur
class-qr = Code pour appareil photo : le lien pour entrer
class-print-cards = Cartes d’entrée
class-print = Imprimer
class-card-text = Rejoins ta classe :
class-start = { $tables ->
    [one] Lancer la partie
   *[other] Lancer { $tables } parties
}
class-pause-all = Tout suspendre
class-resume-all = Tout reprendre
class-pause = Suspendre la table { $number }
class-resume = Reprendre la table { $number }
class-project = Montrer au mur
class-full-screen = Plein écran
class-next-round = Manche suivante, nouvelles tables
class-end = Terminer la séance
class-watch = Regarder la table { $number }
class-record = Partie de la table { $number }
class-said-started = Les parties ont commencé.
class-said-round = Chacun a une nouvelle table.
class-said-ended = La séance est terminée. Plus personne ne peut entrer.
class-said-paused = Suspendu.
class-said-resumed = La partie reprend.
class-said-changed = C’est fait.
class-waiting-title = En attente du départ
class-tables-title = Tables
class-tables = Toutes les tables
class-nobody = Personne n’est encore entré.
class-table = Table { $number }
class-new-table = Une nouvelle table
class-name-of = Nom pour { $name }
class-table-of = Table pour { $name }
class-remove = Retirer { $name } de la classe
class-pupils-at = Élèves de la table { $number }
class-new-link = Nouveau lien
class-new-link-for = Nouveau lien pour { $name }
class-new-link-text = Qui a perdu son appareil ou son lien revient à sa place avec un nouveau lien. L’ancien ne marche plus.
class-make-link = Créer le lien
class-new-link-scan = { $name } peut scanner ce code ou ouvrir le lien.
class-new-link-code = Code pour appareil photo : le nouveau lien
class-new-link-copy = Copier le lien
class-take-out = Retirer
class-take-out-text = Un programme continue à cette place, et le lien ne marche plus. Avec le code, on peut entrer de nouveau, à une autre place.
class-take-out-now = Retirer de la classe
class-table-playing = Tour { $turns }
class-table-paused = Suspendue au tour { $turns }
class-table-over = Finie après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
class-table-closed = Fermée
class-seat-acts = à jouer
class-seat-away = pas là
class-seat-program = un programme joue
class-seat-won = gagne
class-join-late = En retard ? Entre avec le code { $code }.
class-erase-title = Après la séance
class-erase-text = Supprimez la classe avec toutes ses tables, ses coups et ses liens. Sinon, cela se fera tout seul à cette date : { $day }.
class-erase = Supprimer la classe
class-erase-sure = { $records ->
    [0] Rien ne pourra en être retrouvé. Tout supprimer ?
    [one] Rien ne pourra en être retrouvé, pas même la partie finie. Tout supprimer ?
   *[other] Rien ne pourra en être retrouvé, pas même les { $records } parties finies. Tout supprimer ?
}
class-erase-yes = Oui, tout supprimer
class-erase-no = Garder
class-erased-title = Tout est supprimé
class-erased-text = Il ne reste rien de cette classe sur le serveur.
class-paused = La partie est suspendue pour toute la table. Aucune horloge ne tourne.
