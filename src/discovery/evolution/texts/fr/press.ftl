# Ce qui s’imprime

press-sheet-fronts = découvertes
press-sheet-jokers = Jokers
press-sheet-points = cartes de points

press-year = { NUMBER($number, useGrouping: "false") }
press-year-before = −{ $number }
press-years = { $begin } à { $end }
press-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
press-points-word = { $number ->
    [one] point
   *[other] points
}
press-back-points = Points
press-joker-trump = Posez-le à côté de l’arbre pendant votre tour : il vous apporte un atout pour ce tour.
press-joker-interruption = Après une action du tour d’un autre, posez-le à côté de l’arbre et dites « Interruption » : vous jouez tout de suite un tour complet.
press-joker-tree = Placez-le dans l’arbre : il tient lieu d’une carte d’une ère ouverte, nulle part en vue, dont les prérequis sont là.

press-sheet-reminders = cartes aide-mémoire
press-sheet-classic-reminders = cartes aide-mémoire de la première édition
press-back-reminders = Aide-mémoire
press-reminder-preparation = Mise en place
press-reminder-words = Atouts et pioches
press-reminder-options = Options
press-reminder-bots = Bots
press-reminder-classic-preparation = Mise en place, première édition
press-reminder-classic-words = Les mots de la première édition

press-sheet-battle-fronts = découvertes avec pouvoirs
press-sheet-battle-reminders = cartes aide-mémoire de Bataille
press-sheet-markers = marques et boucliers de Bataille
press-reminder-assets = Pouvoirs
press-ready = prêt
press-safe = à l’abri
press-marker = marque de la place { $number }

press-field-name = son nom
press-field-text = son texte
press-field-when = sa date
press-field-caption = la légende de son image
press-field-needs = ses prérequis
press-field-asset = le nom de son pouvoir
