### À quelle adresse on écrit, si l’hôte a un serveur de courriel : à une table, avec un compte, et par les liens d’un courriel.

letters-title = Courriels pour vous
letters-seat-text = Ce serveur peut vous écrire quand cette table vous attend depuis cinq minutes. Le courriel nomme le jeu et rien d’autre.
letters-account-text = Ce serveur peut vous écrire quand une de vos tables vous attend depuis cinq minutes. Le courriel nomme le jeu et rien d’autre.
letters-address = Votre adresse de courriel
letters-start = M’écrire
letters-asked = Un courriel est parti pour { $address }. Suivez son lien dans les deux jours ; rien d’autre n’est envoyé avant.
letters-asked-now = Le courriel est en route.
letters-on = Des courriels vont à { $address } quand une table vous attend.
letters-stop = Arrêter les courriels
letters-stopped = Vous ne recevrez plus ces courriels.
letters-stopped-all = Vous ne recevrez plus de courriels de ce serveur.

letters-quiet = Heures calmes
letters-quiet-begins = De
letters-quiet-ends = à
letters-quiet-zone = Fuseau horaire : { $zone }
letters-quiet-kept = Les heures calmes sont enregistrées.

letters-confirm-text = Voulez-vous des courriels à { $address } quand une table vous attend ?
letters-confirm = Oui, m’écrire
letters-confirmed = C’est confirmé. Vous serez prévenu quand une table vous attend.
letters-stop-text = Plus de courriels ? Pour la table ou le compte de ce courriel, ou pour tout ce qui va à cette adresse.
letters-stop-one = Arrêter ces courriels
letters-stop-all = Arrêter tous les courriels à cette adresse
letters-gone = Ce lien n’a plus d’adresse : elle a été retirée, ou ne sert plus. Rien ne lui est envoyé.
letters-home = Vers la page d’accueil
