### Qui joue : les programmes en personnages, fidèles à leur façon de décider.

discover-character-random = Le Papillon.
    .text = Volette : n’importe quel coup permis lui convient.
discover-character-careful = La Tortue.
    .text = Suit de bonnes règles simples : manger, soigner, livrer, aider.
discover-character-level-1 = La Taupe.
    .text = De bonne volonté, mais une fois sur quatre court après n’importe quoi.
discover-character-level-2 = Le Troglodyte.
    .text = Suit des règles simples, avec un caprice de temps en temps.
discover-character-level-3 = La Loutre.
    .text = Suit des règles simples et s’égare rarement.
discover-character-level-4 = Le Héron.
    .text = Compare quelques plans, jusqu’à la nuit d’après-demain.
discover-character-level-5 = Le Lynx.
    .text = Compare plus de plans et suit chacun plus longtemps.
discover-character-level-6 = Le Corbeau.
    .text = Suit bien des plans à travers des nuits imaginées avant de choisir.
discover-character-level-7 = Le Hibou.
    .text = Suit des centaines de plans à travers les nuits.
