### The walk: its game, its program, and how it is set up.

game-walk-hills = A walk in the hills
    .text = Find two of six treasures under eighteen tokens, with a die, and object when others reach for one.
    .differs = A map instead of a tree, and no cards.

program-wanderer = Wanderer

## Setting up

configuration-alone = Against the computer
    .text = you and one computer player
configuration-two = Two walkers
    .text = you and a guest, by link
walk-setup-more = More settings: time, spectators
walk-setup-deck = Map
walk-map-name = The hills
walk-setup-leaving-discard = their walker leaves the map
walk-setup-windows-text = Players next to a walker who reaches for a token may object. All of them have the same time.
walk-manage-leave-discard = Your walker will leave the map and you cannot come back.
walk-pass-text = What was looked at stays hidden until you are ready.
