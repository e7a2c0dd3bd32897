### La page d’un compte, là où l’hôte en a voulu.

account-title = Votre compte
account-hello = Bonjour { $name }
account-lead = Avec un compte, vous retrouvez vos tables sur d’autres appareils. Personne n’en a besoin pour jouer.
account-none = Ce serveur n’a pas de comptes : qui a un lien joue.

## L’entrée

account-log-in = Se connecter
account-register = Créer un compte
account-set = Choisir ce mot de passe
account-name = Nom
account-name-text = Ce nom sert à vous connecter. À chaque table, vous choisissez le nom que les autres voient.
account-password = Mot de passe
account-password-text = Au moins 8 caractères ; plus il y en a, mieux c’est. Quelques mots sans rapport entre eux font l’affaire.
account-password-wrong = Ce n’est pas le mot de passe de votre compte.
account-show = Afficher
account-show-password = Afficher ce qui est tapé : { $field }
account-along = { $count ->
    [one] Emporter la table de cet appareil, pour la retrouver sur d’autres
   *[other] Emporter les { $count } tables de cet appareil, pour les retrouver sur d’autres
}
account-have = Vous avez déjà un compte ?
account-have-none = Vous n’avez pas encore de compte ?
account-closed = L’hôte de ce serveur crée les comptes : demandez-lui une invitation.
account-forgotten = Mot de passe oublié ? L’hôte de ce serveur peut vous envoyer une invitation pour en choisir un autre.
account-invited = Vous êtes invité
account-invited-text = Choisissez le mot de passe de votre compte. L’invitation sert une seule fois. Elle déconnecte le compte partout, met fin aux jetons de ses programmes et désactive ses webhooks. Les clés d’accès restent : vérifiez qu’elles sont toutes les vôtres.
account-entered = { $count ->
    [0] Vous êtes connecté au compte { $name }.
    [one] Vous êtes connecté au compte { $name }. La table de cet appareil y est maintenant.
   *[other] Vous êtes connecté au compte { $name }. Les { $count } tables de cet appareil y sont maintenant.
}
account-log-out = Se déconnecter
account-logged-out = Vous êtes déconnecté. Les tables que cet appareil tenait de votre compte n’y sont plus.

## Ses tables

account-tables = Les tables de votre compte
account-tables-none = Les tables que vous emportez seront listées ici, sur tous vos appareils.
account-table-elsewhere = Pas encore ouverte sur cet appareil
account-open = Ouvrir
account-open-table = Ouvrir la table où jouent { $names }
account-along-always = Emporter les tables de cet appareil
account-along-said = { $on ->
    [yes] Les tables de cet appareil entrent désormais dans votre compte.
   *[no] Les tables de cet appareil restent désormais ici. Celles de votre compte y restent aussi.
}

## Où il est connecté

account-sessions = Où vous êtes connecté
account-sessions-text = Un appareil déconnecté perd les places qu’il tenait de votre compte.
account-session-here = Cet appareil, en ce moment
account-session-seen = Dernière visite : { $when }
account-session-end = Déconnecter
account-session-end-one = Déconnecter { $device }
account-session-end-others = Déconnecter tous les autres appareils
account-session-ended = { $which ->
    [one] Cet appareil est déconnecté.
   *[others] Tous les autres appareils sont déconnectés.
}
account-device-unknown = Un programme

## Ce que les programmes peuvent faire

account-tokens = Programmes
account-tokens-text = Un programme qui joue pour vous présente un jeton à la place de votre mot de passe. Un jeton n’atteint jamais le compte lui-même. Quiconque possède un jeton peut s’en servir : ne le confiez à personne d’autre, et révoquez-le quand il ne sert plus.
account-token-made = Votre nouveau jeton. Copiez-le maintenant : il ne sera plus jamais affiché.
account-copy = Copier
account-copied = C’est copié.
account-token-name = Nom du programme
account-token-scopes = Ce qu’il peut faire
account-scope-read = voir vos tables et à qui c’est le tour
account-scope-play = jouer à vos places
account-scope-tables = créer des tables et tenir les vôtres
account-token-days = Pour combien de temps
account-token-days-count = { $count } jours
account-token-make = Créer un jeton
account-token-until = Valable jusqu’au { $when }
account-token-unused = Pas encore utilisé
account-token-revoke = Révoquer
account-token-revoke-one = Révoquer { $name }
account-token-revoked = Le jeton « { $name } » n’ouvre plus rien.

## Qui le serveur prévient

account-hooks = Webhooks
account-hooks-text = Un de vos programmes sur internet peut être prévenu quand il se passe quelque chose à vos tables. Il apprend à quelle table, et rien de la partie. Chaque message est signé avec un secret, auquel le programme reconnaît que ce serveur l’a envoyé.
account-hook-made = Le secret de votre nouveau webhook. Copiez-le maintenant : il ne sera plus jamais affiché.
account-hook-url = Adresse du programme
account-hook-events = Quand le prévenir
account-event-turn = quand c’est à vous de jouer
account-event-over = quand une partie est finie
account-event-full = quand toutes les places d’une table que vous tenez sont prises
account-hook-make = Ajouter un webhook
account-hook-unused = Pas encore prévenu
account-hook-told = { $status ->
    [0] Dernier message : { $when }, sans réponse
   *[other] Dernier message : { $when }, réponse { $status }
}
account-hook-off = Désactivé : { $when }, faute de réponse ou après un changement de mot de passe
account-hook-on = Réactiver
account-hook-on-one = Réactiver { $url }
account-hook-is-on = { $url } est de nouveau prévenu.
account-hook-remove = Retirer
account-hook-remove-one = Retirer { $url }
account-hook-removed = { $url } n’est plus prévenu de rien.

## Le mot de passe

account-password-change = Changer le mot de passe
account-password-change-text = Tous les autres appareils seront déconnectés, et les jetons de vos programmes prendront fin.{ $hooks ->
        [yes] {" "}Les webhooks seront désactivés jusqu’à ce que vous les réactiviez.
       *[no] {""}
    }
account-password-old = Votre mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-changed = Le mot de passe est changé, tous les autres appareils sont déconnectés, et les jetons de vos programmes ont pris fin.{ $hooks ->
        [yes] {" "}Vos webhooks sont désactivés jusqu’à ce que vous les réactiviez.
       *[no] {""}
    }{ $passkeys ->
        [0] {""}
       *[other] {" "}Les clés d’accès restent : supprimez celles qui ne sont pas à vous.
    }

## Les clés d’accès

account-passkeys = Clés d’accès
account-passkeys-text = Avec une clé d’accès (« passkey »), vous vous connectez par le doigt, le visage ou le code d’un appareil ou d’une clé de sécurité, sans mot de passe. Une clé perdue se retire ici.
account-passkey-log-in = Se connecter par une clé d’accès
account-passkey-register = Le créer avec une clé d’accès
account-passkey-first = Ma première clé
account-passkey-add = Ajouter une clé d’accès
account-passkey-name = Son nom
account-passkey-make = Créer la clé d’accès
account-passkey-added = La clé d’accès « { $label } » est ajoutée.
account-passkey-remove = Retirer
account-passkey-remove-one = Retirer la clé d’accès « { $label } »
account-passkey-removed = La clé d’accès est retirée.
account-passkey-known = Cet appareil a déjà une clé d’accès de votre compte.
account-passkey-not-made = Le navigateur s’est arrêté : aucune clé n’a été créée ni montrée. Vous pouvez réessayer.
account-confirm-text = Votre mot de passe ou l’une de vos clés d’accès confirme que c’est bien vous.
account-confirm-passkey = { $action } (confirmer par une clé d’accès)
account-confirm-elsewhere = Votre compte n’a que des clés d’accès, et cette page ne peut pas les demander : ouvrez-la sous le nom pour lequel elles ont été créées.
account-password-first = Choisir un mot de passe

## Ce qui est gardé

account-data = Vos données
account-data-text = Ce que ce serveur garde de vous, avec les parties finies, dans un fichier.
account-save = Tout enregistrer dans un fichier
account-saved = Vos données sont enregistrées dans un fichier.
account-erase = Effacer le compte…
account-erase-title = Effacer votre compte ?
account-erase-text = Le compte « { $name } » sera effacé pour de bon, avec ses appareils et ce qu’il sait de vos tables. Les tables restent telles quelles, avec les noms de tous ceux qui y ont joué, car elles sont aussi celles des autres. Cet appareil garde les liens qu’il avait sans le compte.
account-erase-now = Effacer pour de bon
account-erased = Votre compte est effacé.

## Mails

account-letters = Courriels
## Ce que la modération a décidé

account-moderation = Vers la page de modération
account-sanction-mute = On vous a retiré la parole : vous ne pouvez pas écrire aux tables. Les phrases toutes faites restent possibles.
account-sanction-ban = Votre compte est exclu : on peut l’exporter et l’effacer, rien d’autre.
account-sanction-why = La raison : { $reason }
account-sanction-until = Jusqu’au { $when }
account-sanction-open = Jusqu’à ce que la modération le lève
