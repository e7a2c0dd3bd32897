# Les jetons, les trophées et la carte du champion de la première édition

press-sheet-champion = carte du champion
press-sheet-tokens = jetons et trophées
press-champion = Champion
press-champion-word = Joue avec tous les joueurs virtuels contre tous les autres. Gagner vaut un trophée.
press-chip = Jeton à { $number }
press-leader = Meneur
press-trophy = Trophée
