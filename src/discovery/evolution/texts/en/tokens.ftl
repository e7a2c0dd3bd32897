# Chips, tokens and the champion's card of the first edition

press-sheet-champion = champion’s card
press-sheet-tokens = chips and tokens
press-champion = Champion
press-champion-word = Plays with all virtual players against everybody else. Winning earns a trophy.
press-chip = Chip of { $number }
press-leader = Leader
press-trophy = Trophy
