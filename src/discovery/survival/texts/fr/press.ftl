# Ce qui s’imprime

press-sheet-tiles = tuiles
press-sheet-map-tokens = jetons de la carte
press-sheet-supplies = pions et réserves
press-sheet-explore = cartes d’exploration
press-sheet-nights = cartes de nuit
press-sheet-threats = menaces
press-sheet-projects = projets
press-sheet-items = objets
press-sheet-enemies = ennemis
press-sheet-characters = personnages
press-sheet-supports = cartes de soutien
press-sheet-quests = cartes de quête
press-sheet-boards = plateaux des survivants
press-sheet-scenarios = feuilles des scénarios
press-sheet-guide = feuille d’aide

press-discover-title = Discover

press-discover-class-plant = Plante
press-discover-class-rock = Roche
press-discover-class-debris = Débris
press-discover-class-track = Trace
press-discover-class-water = Source
press-discover-class-monster = Monstre
press-discover-card = carte
press-discover-card-number = Carte { $number }
press-discover-life = Dégât d’un ennemi
press-discover-burnt-out = Feu éteint
press-discover-survivor = Survivant { $number }
press-discover-night = Nuit
press-discover-progress = Progrès
press-discover-used = Déjà utilisé

press-discover-back-explore = Exploration
press-discover-tier = Nuit, rang { $number }
press-discover-tribal = tribale
press-discover-threat = Menace
press-discover-threats = Menaces
press-discover-project = Projet
press-discover-projects = Projets
press-discover-recipe = Recette { $number }
press-discover-items = Objets
press-discover-kind-weapon = Arme
press-discover-kind-tool = Outil
press-discover-kind-found = Trouvé en chemin
press-discover-kind-quest = Objet de quête
press-discover-use = Emploi : { $number } endurance, une fois par jour
press-discover-spent = dépensé par l’emploi
press-discover-enemies = Ennemis
press-discover-deals = Inflige
press-discover-character = Personnage
press-discover-characters = Personnages
press-discover-support = Soutien
press-discover-supports = Soutien
press-discover-stage = Étape { $number }

press-discover-damage = Dégâts de tous types
press-discover-last-box = mort
press-discover-objects = Dix objets : ressources et objets fabriqués ou trouvés
press-discover-rest = Un repos soigne
press-discover-costs = Ce que coûte une journée

press-discover-layout = Disposition des tuiles
press-discover-nights = Nuits
press-discover-ground = Terrain
press-discover-progress-track = Progrès
press-discover-on-won = Hors de danger :
press-discover-on-lost = Trop tard :
press-discover-targets-note = « 2: 5 » signifie : à deux survivants, il en faut cinq. Une seule voie accomplie termine l’étape.
press-discover-groups-note = Le nord est en haut. Posez les tuiles face cachée, chaque groupe mélangé à part ; la tuile de départ est face visible.
press-discover-seats = { $least ->
    [1] 1 à { $most } survivants
   *[other] { $least } à { $most } survivants
}
press-discover-by-seats = { $figure } à { $seats }
press-discover-last-nights = Dernière nuit (encadrée sur la piste) : { $nights } ; deux de plus en partie douce, deux de moins en partie dure, mais pas avant la septième.
press-discover-more-stamina = Endurance en plus chaque nuit, selon le nombre de survivants : { $stamina }.
press-discover-first-tier = Paquet des nuits : { $number } cartes de rang 1 sur toutes celles de rang 2.
press-discover-way-out = La sortie s’ouvre le jour qui suit la nuit { $number } ; * marque la première nuit suivante.
press-discover-each-night = À partir de la nuit { $number }, après chaque carte de nuit (!) : { $text }.
press-discover-rivals = Rivaux : les survivants peuvent s’attaquer, et un seul peut gagner.
press-discover-pass = passage avec : { $items }

press-discover-guide = Feuille d’aide
press-discover-dice = En plus des feuilles, il faut un dé gris et un dé rouge à douze faces. Les numéros sont ceux des règles.
press-discover-cost-head = Ce que coûte une action en endurance
press-discover-cost-card = * : indiqué sur la carte. 1+ : 1, et ce que demande la voie.
press-discover-compass = Boussole : où le dé rouge envoie un ennemi
press-discover-directions = N NE SE S SO NO
press-discover-part-setting-out = Mise en place
press-discover-part-day = Le jour
press-discover-part-night = La nuit
press-discover-part-fight = Un combat
press-discover-part-damage = Dégâts
press-discover-part-monsters = Monstres
