### L’atelier des paquets sur la page : son accueil, le tableau, l’arbre et la carte d’un paquet en chantier.

workshop-title = Atelier des paquets
workshop-lead = Faites un paquet à vous : copiez-en un, changez-le, laissez le serveur le vérifier, jouez-le aussitôt et envoyez-le.
workshop-steps = Un paquet en cinq étapes
workshop-step-copy = Copiez Préhistoire avec trois ères de six cartes.
workshop-step-rename = Changez le nom de trois cartes.
workshop-step-link = Tracez deux liens : ce qu’il faut avoir placé avant une carte.
workshop-step-balance = Équilibre : des programmes y jouent et disent où il diffère de Préhistoire.
workshop-step-print = Imprimez les cartes, ou essayez-les aussitôt contre l’ordinateur.
workshop-back = Retour à l’atelier

## Par où commencer

workshop-new = Un nouveau paquet
workshop-name = Nom du paquet
workshop-default-name = Mon paquet
workshop-begin-with = Commencer par
workshop-kind-copy = une copie, entière ou réduite
workshop-kind-like = un arbre au hasard, de même forme
workshop-kind-empty = des cartes vides
workshop-source = D’après
workshop-eras = Ères
workshop-cards = Cartes par ère
workshop-make = Créer le paquet
workshop-bring = Un paquet que vous avez
workshop-bring-text = Un fichier de paquet (CSV ou TOML), un brouillon enregistré (JSON), ou un tableau venu d’un tableur ou d’une page. Sa première ligne nomme les colonnes.
workshop-choose-file = Choisir un fichier
workshop-paste = Ou collez un tableau ici
workshop-paste-read = Lire le tableau
workshop-unread = Aucun nom de colonne n’a été trouvé. La première ligne doit nommer au moins « id » ou « name_en ».
workshop-too-long = Ce texte dépasse { $most } lettres : ce n’est pas un paquet.
workshop-drafts = Vos brouillons
workshop-drafts-none = Aucun paquet n’a été commencé dans ce navigateur.
workshop-drafts-text = Les brouillons ne sont gardés que dans ce navigateur. Enregistrez un fichier pour garder un paquet pour de bon.
workshop-drafts-lost = Ce navigateur ne garde pas de brouillons : ils disparaissent avec la page. Enregistrez un fichier pour garder un paquet.
workshop-forget = Oublier le brouillon « { $name } »
workshop-lost = Ce brouillon n’est pas dans ce navigateur. Peut-être a-t-il été fait dans un autre.
workshop-link-broken = Ce lien ne contient aucun paquet. Peut-être a-t-il été coupé en route.
workshop-unkept = Le navigateur n’a plus de place pour ce brouillon : enregistrez-le dans un fichier.

## Au travail

workshop-tools = Le paquet entier
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-undone = Le dernier changement est annulé.
workshop-redone = Le changement est rétabli.
workshop-about = Noms et ères
workshop-share = Partager, enregistrer
workshop-parts = Ce qui est montré
workshop-part-table = Tableau
workshop-part-tree = Arbre
workshop-part-card = Carte
workshop-deeds = Que faire du paquet
workshop-check = { $count ->
    [0] Vérifier
    [one] Vérifier : une erreur
   *[other] Vérifier : { $count } erreurs
}
workshop-check-title = Ce que dit la vérification
workshop-try = Essayer
workshop-try-text = Une table contre l’ordinateur : { $game }
workshop-balance = Équilibre
workshop-balance-title = Comment le paquet se joue
workshop-balance-waiting = Des programmes jouent le paquet sur le serveur, dix secondes au plus…
workshop-balance-text = Ce sont de premières impressions, tirées de peu de parties à deux. La commande « discovery deck balance » en joue autant qu’il faut.
workshop-balance-save = Enregistrer le rapport et ses images

## Le tableau

workshop-table = Les cartes en tableau
workshop-filter = Chercher des cartes
workshop-filter-none = Aucune carte ne contient ces mots.
workshop-all-columns = Toutes les colonnes
workshop-cell = { $column } : { $card }
workshop-column-id = Id
workshop-column-era = Ère
workshop-column-order = Place
workshop-column-family = Famille
workshop-column-prerequisites = Prérequis
workshop-column-name = Nom ({ $language })
workshop-column-text = Texte ({ $language })
workshop-column-period = Période
workshop-column-from-year = Première année
workshop-column-to-year = Dernière année
workshop-column-icon = Image
workshop-column-asset = Pouvoir
workshop-column-place = Lieu ({ $language })

## L’arbre

workshop-tree = L’arbre par ères
workshop-tree-text = Tirez une carte vers une autre place, ou le point au-dessus d’elle vers une carte qui en a besoin. Au clavier : les flèches choisissent, avec Maj elles déplacent, { $key } trace un lien, Suppr retire.
workshop-linking = Choisissez maintenant la carte qui a besoin de « { $card } » ; si c’est déjà le cas, ce ne le sera plus. Échap pour arrêter.
workshop-handle = Tirer vers la carte qui a besoin de celle-ci
workshop-add-card = Ajouter une carte à l’ère { $era }
workshop-add-era = Ère { $era }
workshop-new-card = Nouvelle carte
workshop-card-label = { $card }, { $family }, place { $place }{ $needs ->
    [0] , aucun prérequis
    [one] , prérequis : { $which }
   *[other] , prérequis : { $which }
}{ $after ->
    [0] { "" }
    [one] , mène à : { $leads }
   *[other] , mène à : { $leads }
}{ $faults ->
    [0] { "" }
    [one] , une erreur
   *[other] , { $faults } erreurs
}
workshop-moved = { $card } : maintenant dans l’ère { $era }, place { $place }.
workshop-linked = { $card } a maintenant pour prérequis { $missing }.
workshop-unlinked = { $card } n’a plus pour prérequis { $missing }.
workshop-removed = { $card } : carte retirée.

## La carte

workshop-card = La carte « { $card } »
workshop-face = « { $card } » comme sur le papier
workshop-faults-of-card = Erreurs de cette carte
workshop-card-sound = Aucune erreur dans cette carte.
workshop-need-add = Ajouter un prérequis
workshop-unlink = Ôter le prérequis { $card }
workshop-link = Tracer un lien depuis cette carte
workshop-remove = Retirer cette carte

## Ce que dit la vérification

workshop-faults = { $count ->
    [one] Le paquet a une erreur.
   *[other] Le paquet a { $count } erreurs.
}
workshop-sound = « { $name } » est sans erreur. Nombre de cartes : { $cards }.

## Noms et partage

workshop-about-name = Nom du paquet ({ $language })
workshop-about-id = Id (les parties enregistrées nomment ainsi le paquet)
workshop-about-version = Version
workshop-about-author = Auteur ou autrice
workshop-about-licence = Licence
workshop-about-era = Ère { $era } ({ $language })
workshop-licence-text = Sous quelle licence peut-on utiliser vos cartes, par exemple CC BY 4.0 ? Les textes que vous avez copiés gardent la leur.
workshop-licence-none = Aucune licence n’est encore nommée : personne ne peut savoir ce qui est permis avec vos cartes.
workshop-share-link = En lien
workshop-share-file = En fichier
workshop-copy-link = Copier le lien
workshop-copied = Copié. Qui ouvre le lien reçoit le paquet lui-même ; rien n’est gardé sur un serveur.
workshop-link-bare = Avec ses textes, le lien dépasserait { $most } lettres. Il ne contient que l’arbre et les noms ; pour le tout, envoyez le fichier.
workshop-link-long = Même sans textes, un lien dépasserait { $most } lettres. Envoyez le fichier.
workshop-save-csv = Enregistrer comme paquet (CSV)
workshop-save-toml = Enregistrer comme paquet (TOML)
workshop-save-json = Enregistrer comme brouillon (JSON)

## Sur papier

workshop-print = Imprimer
workshop-print-title = Imprimer les cartes
workshop-print-sheets = Quoi imprimer
workshop-print-look = Voir : { $sheet }
workshop-print-picture = La première page : { $sheet }
workshop-print-paper = Papier
workshop-print-paper-a4 = A4
workshop-print-paper-letter = Lettre US
workshop-print-duplex = Recto verso
workshop-print-duplex-long = retourné sur le bord long
workshop-print-duplex-short = retourné sur le bord court
workshop-print-duplex-off = les dos sur une page à part
workshop-print-lines = Où couper
workshop-print-lines-marks = repères à l’extérieur
workshop-print-lines-lines = lignes aux coins arrondis
workshop-print-lines-none = rien
workshop-print-ink = Encre
workshop-print-ink-colour = couleurs
workshop-print-ink-grey = gris
workshop-print-more = Plus
workshop-print-cards = Ces cartes seulement
workshop-print-cards-usual = toutes ; ou 1-18, fire
workshop-print-jokers = Nombre de jokers
workshop-print-jokers-usual = 4
workshop-print-points = Cartes de points par valeur
workshop-print-points-usual = 1x18,5x14,20x10
workshop-print-seats = Nombre de survivants
workshop-print-seats-usual = 4 ; ou 1 à 3
workshop-print-games = Règles du livret : tous les jeux, ou seulement
workshop-print-poster = Papier de l’arbre
workshop-print-poster-a3 = A3
workshop-print-poster-a2 = A2
workshop-print-poster-tiles = quatre pages à coller
workshop-print-setup = Table des fiches (code ou lien)
workshop-print-bleed = 3 mm de fond perdu, pour un imprimeur
workshop-print-reverse = La dernière carte d’abord
workshop-print-footer = Un petit numéro sur chaque carte
workshop-print-shift-x = Décaler les dos vers la droite (mm)
workshop-print-shift-y = Décaler les dos vers le bas (mm)
workshop-print-text = Imprimez à 100 %, sans ajuster à la page : la barre de la marge mesure 50 mm. La feuille « calibrage » montre de combien votre imprimante décale le verso.
workshop-print-make = { $count ->
    [one] Enregistrer en PDF
   *[other] Enregistrer { $count } fichiers PDF
}
workshop-print-images = Images pour un imprimeur
workshop-print-drawing = Dessin… { $done } sur { $count }
workshop-print-made = { $count ->
    [one] Le fichier est enregistré.
   *[other] { $count } fichiers sont enregistrés.
}
workshop-print-shipped = Imprimer un paquet
workshop-print-shipped-text = Cartes, aide-mémoire et livret de règles, en PDF pour une imprimante à la maison ou en images pour un imprimeur.
workshop-print-family-discover = Discover, le jeu de survie : { $deck }
workshop-source-printed = Paquet

## Comment on appelle les colonnes d’un tableau collé : des mots séparés par des virgules

workshop-called-name = nom, name
workshop-called-text = texte, text
workshop-called-era = ère, era
workshop-called-prerequisites = prérequis, needs
workshop-called-family = famille, family
