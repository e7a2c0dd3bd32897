### Les noms des joueurs de l’ordinateur.

## Ceux que l’ordinateur joue

program-random = Hasard
    .text = n’importe quel coup
program-greedy = Glouton
    .text = à courte vue
program-level-1 = Niveau 1
    .text = premiers pas
program-level-2 = Niveau 2
    .text = débutant
program-level-3 = Niveau 3
    .text = intermédiaire
program-level-4 = Niveau 4
    .text = confirmé
program-level-5 = Niveau 5
    .text = fort
program-level-6 = Niveau 6
    .text = expert
program-level-7 = Niveau 7
    .text = maître
