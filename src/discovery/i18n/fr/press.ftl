# L’impression, quelles que soient les feuilles

press-note = { $title } · { $sheet } { $page } sur { $pages } · imprimer à 100 %, sans ajuster
press-bar = 50 mm
press-sheet-calibration = calibrage

press-calibration-size = Ces barres mesurent 100 mm. Si ce n’est pas le cas, désactivez « ajuster à la page » et imprimez à 100 %.
press-calibration-front = Recto. Imprimez les deux pages sur une même feuille, retournée sur son bord long.
press-calibration-back = Verso
press-calibration-how = Tenez la feuille devant la lumière : là où la croix du recto rencontre les règles du verso, lisez de combien le verso est décalé, vers la droite et vers le bas. Chaque trait vaut un millimètre. Donnez les deux nombres, signes inversés, à « --shift-back X,Y ».

press-sheet-booklet = livret de règles
press-sheet-booklet-folded = livret de règles, à plier
press-booklet-rules = Règles du jeu
press-booklet-contents = Sommaire
press-booklet-index = Index
press-booklet-credit = Images : game-icons.net, CC BY 3.0. Polices : Alegreya et Atkinson Hyperlegible Next, SIL Open Font License 1.1.

press-letters = « { $card } » a des signes qu’aucune police du papier ne possède : { $letters }
press-overflow = « { $card } » n’a pas assez de place sur le papier pour { $field } : il faut { NUMBER($have, maximumFractionDigits: 1) } mm, il y en a { NUMBER($room, maximumFractionDigits: 1) }
press-in = { $words } ({ $language })
