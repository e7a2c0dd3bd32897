### Qui joue : les programmes en personnages, fidèles à leur façon de décider.

character-random = Le Papillon.
    .text = Volette : n’importe quel coup permis lui convient.
character-greedy = La Pie.
    .text = Attrape ce qui brille tout de suite, sans regarder plus loin.
character-level-1 = La Taupe.
    .text = Ne voit que la carte suivante et oublie vite une pile.
character-level-2 = Le Troglodyte.
    .text = Sautille d’une carte à l’autre sans voir plus loin.
character-level-3 = La Loutre.
    .text = Prépare tout son tour, mais pas le vôtre. Ne bluffe jamais.
character-level-4 = Le Héron.
    .text = Reste immobile et imagine quelques suites possibles.
character-level-5 = Le Lynx.
    .text = Observe ce que vous faites et pèse des dizaines de suites.
character-level-6 = Le Corbeau.
    .text = Se souvient de presque tout et pense des centaines de tours.
character-level-7 = Le Hibou.
    .text = N’oublie rien et imagine des milliers de parties avant chaque coup.
