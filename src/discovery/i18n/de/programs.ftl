### Die Namen der Computerspieler.

## Computerspieler

program-random = Zufall
    .text = irgendein Zug
program-greedy = Gierig
    .text = kurzsichtig
program-level-1 = Stufe 1
    .text = erste Schritte
program-level-2 = Stufe 2
    .text = Anfang
program-level-3 = Stufe 3
    .text = mittel
program-level-4 = Stufe 4
    .text = erfahren
program-level-5 = Stufe 5
    .text = stark
program-level-6 = Stufe 6
    .text = sehr stark
program-level-7 = Stufe 7
    .text = meisterhaft
