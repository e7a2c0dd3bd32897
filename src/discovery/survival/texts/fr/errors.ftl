### Les erreurs du jeu de survie.

error-no-stamina = Vous n’avez pas l’endurance pour « { $given } ».
error-too-far = « { $given } » est trop loin de votre case.
error-not-discovered = « { $given } » : cette terre n’est pas encore découverte.
error-already-discovered = « { $given } » : cette tuile est déjà face visible.
error-nothing-here = Il n’y a rien sur votre case pour « { $given } ».
error-no-fire = « { $given } » demande un feu sur votre case : allumé pour cuire, éteint pour le rallumer.
error-no-resource = Vous n’avez pas ce que coûte « { $given } ».
error-no-project = « { $given } » : ce projet n’est ni dans votre main ni en jeu.
error-pays-less = « { $given } » : vous payez une ressource de moins ; choisissez laquelle.
error-has-it = « { $given } » : nul ne porte deux objets du même nom.
error-not-together = « { $given } » demande que ce survivant soit sur votre case.
error-no-landmark = Il n’y a pas de repère à fouiller sur votre case.
error-investigated = Ce repère a déjà été fouillé.
error-not-hurt = « { $given } » : il n’y a pas de tel dégât à soigner.
error-wounds-need-cards = Une blessure ne guérit pas au repos, seulement par une carte.
error-used-today = « { $given } » a déjà servi ; cela ne sert qu’une fois.
error-full-hands = « { $given } » : ce survivant ne peut pas porter davantage.
error-not-this-stage = « { $given } » ne fait pas partie de cette étape de la quête.
error-not-the-place = « { $given } » ne peut se faire là où vous êtes, ou pas maintenant.
error-too-early = La sortie s’ouvre le jour qui suit la nuit { $night }.
error-cannot-pay = Vous ne pouvez pas payer le prix de « { $given } ».
error-not-lethal-flight = Face à un ennemi mortel, nul ne fuit vers une autre case : on peut seulement le faire se tourner vers quelqu’un d’autre.
error-enemy-there = « { $given } » : un ennemi s’y trouve.
error-no-supporter = « { $given } » demande un soutien de ce combat.
error-peaceful = Dans ce scénario, les survivants ne s’attaquent pas entre eux.
error-nothing-offered = Rien n’est posé pour une proposition.
error-keep-quest-item = Un objet de quête ne se dépose pas.
error-no-such-card = Vous n’avez pas de carte pour « { $given } ».
error-nothing-to-gain = « { $given } » n’aurait aucun effet ici.
error-too-few-seats = { $given ->
    [one] Une place ne suffit pas
   *[other] { $given } places ne suffisent pas
} : ce scénario en demande au moins { $least }.
error-table-missing = Un fichier doit avoir toutes les tables, ou en tête la ligne « # builds_on: { $base } », qui reprend celles du jeu. Il lui manque : { $table }.
error-content-column-missing = La table « { $table } » n’a pas de colonne « { $column } ».
error-bad-figure = « { $given } » n’est pas un chiffre pour la colonne « { $column } » de la table « { $table } » : { $most ->
    [none] seul { $least } est permis
   *[other] de { $least } à { $most }
}.
error-bad-id = « { $given } » n’est pas un identifiant : minuscules, chiffres et traits d’union, dans la table « { $table } ».
error-bad-steps = Les étapes « { $given } » ne peuvent être lues.
error-unknown-word = « { $given } » n’est pas un mot pour la colonne « { $column } » de la table « { $table } ». Y sont possibles : { $known }.
error-unknown-table = Un contenu n’a pas de table « { $given } ».
error-unknown-column = La table « { $table } » ne connaît pas la colonne « { $given } », ou l’a déjà.
error-bad-row = Cette ligne n’est pas une ligne de table : « { $given } ».
error-bad-text = « { $given } » est trop long, ou ne peut pas se montrer tel quel, dans la colonne « { $column } ».
error-content-base-unknown = Il n’y a pas de contenu « { $base } » à modifier.
error-row-twice = « { $given } » figure deux fois dans la table « { $table } ».
error-no-such-row = « { $given } » n’existe pas, mais « { $row } » de la table « { $table } » le nomme dans la colonne « { $column } ».
error-step-misplaced = « { $given } » ne peut pas se trouver là dans les étapes de « { $row } ».
error-figures-differ = Les phrases de « { $row } » ne donnent pas les mêmes chiffres en anglais et en français.
error-language-missing = Il manque à « { $row } » de la table « { $table } » ses mots dans la colonne « { $column } ».
error-too-many-rows = La table « { $table } » en compte { $given }, et il n’y a de place que pour { $most }.
error-too-few-rows = La table « { $table } » en compte { $given } ; il en faut au moins { $least }.
error-tiles-wanted = « { $row } » demande { $wanted ->
    [one] une tuile
   *[other] { $wanted } tuiles
} du groupe « { $group } » ; il y en a { $given }.
error-bad-layout = La carte « { $given } » doit compter 17 tuiles au plus, chacune une fois et à côté de deux autres, d’un seul tenant avec la tuile de départ.
error-tile-closed = La tuile « { $row } » a { $given } cases barrées ; une au plus est permise.
error-mark-misplaced = La marque « { $given } » n’a pas sa place là sur la tuile « { $row } » : le camp est au centre de la tuile de départ, les repères, l’eau et les feux sur un sol ouvert.
error-landmark-count = Sur « { $row } », le repère { $given } doit être marqué une fois et avoir une ou deux cartes.
error-marks-beyond = « { $row } » a { $given } marques de la classe « { $klass } », mais seulement { $most ->
    [one] un jeton
   *[other] { $most } jetons
}.
error-no-source = « { $given } », que demande la recette de « { $row } », ne se trouve nulle part sur « { $land } ».
error-stage-gap = Les étapes de « { $row } » doivent se compter à partir de 1 sans lacune, avec { $most } tâches au plus ; le scénario en a { $given }.
error-no-way-out = Dans « { $row } », on doit sortir à la dernière étape et à aucune autre, pour un seul prix par voie.
error-task-unreachable = Une tâche de « { $row } » demande { $given } sur « { $land } » ; il peut y en avoir de 1 à { $most }.
error-too-few-nights = « { $row } » demande { $wanted } cartes de nuit qui ne soient pas tribales, et toutes ses premières de rang 1 ; il y en a { $given }.
