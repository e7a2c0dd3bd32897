### Qui joue : les programmes en personnages, fidèles à leur façon de décider.

walk-character-wanderer = Le Hérisson.
    .text = Trottine où son nez le mène : n’importe quel coup lui convient.
