### The names of computer players.

## Computer players

program-random = Random
    .text = any move
program-greedy = Greedy
    .text = short-sighted
program-level-1 = Level 1
    .text = first steps
program-level-2 = Level 2
    .text = beginner
program-level-3 = Level 3
    .text = intermediate
program-level-4 = Level 4
    .text = experienced
program-level-5 = Level 5
    .text = strong
program-level-6 = Level 6
    .text = expert
program-level-7 = Level 7
    .text = master
