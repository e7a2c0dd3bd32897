### Jeux, options et périodes, par leurs clés.

game-intro = Intro
    .text = Videz votre main le premier : une fois la pioche épuisée, qui pose sa dernière carte gagne.
    .differs = Sans points. Un tour sans carte posée fait piocher une carte.
game-explore = Explore
    .text = Le plus de points l’emporte : un par carte posée, trois par atout gagné.
    .differs = Comme Intro, mais un tour sans carte posée coûte une défausse, et chaque tour remonte la main à cinq.

option-series-plus = Série+
    .text = Dans une série, chaque carte vaut un point de plus que la précédente.
option-bot = Bot
    .text = Une place que les règles jouent : elle retourne sa main carte après carte.
option-bot-plus = Bot+
    .text = Un bot qui pose aussi depuis la réserve et les défausses.

period-dawn = L’aube
period-archaic-palaeolithic = Paléolithique archaïque
period-lower-palaeolithic = Paléolithique inférieur
period-middle-palaeolithic = Paléolithique moyen
period-upper-palaeolithic = Paléolithique supérieur
