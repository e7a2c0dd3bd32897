### The scenarios, options, line-ups and programs of the survival game, by their keys.

shelf-survival = Discover: survival
    .text = One to four survivors on a hidden map: days of actions, nights of needs, fights with dice, and a way out.

game-discover-beacon = Discover: The Beacon
    .text = Find out where you are, and make a light that a passing ship cannot miss.
    .differs = Ashfell; ten nights. Clues or surveys, then the iron mast.
game-discover-gate = Discover: Under the Mountain
    .text = Find what opens a stone door, and go through before the ash falls.
    .differs = Ashfell; twelve nights. A warden stands before the door.
game-discover-boat = Discover: The Last Hull
    .text = Find the one hull that still floats, make it tight, and put to sea.
    .differs = Tidewrack; ten nights. Much to carry to the slipway.
game-discover-bell = Discover: The Drowned Bell
    .text = Make a drowned bell ring, and walk back over the causeway.
    .differs = Tidewrack; twelve nights, and from the fifth on something comes ashore each night.
game-discover-canoe = Discover: One Canoe
    .text = There is one place in the canoe: be in it, or be the last who stands.
    .differs = Two to four rivals, who may attack one another; one wins.

option-tidewrack = Tidewrack
    .text = Play this scenario on the coast instead of the highland.
option-gentle = Gentle
    .text = Two nights more.
option-hard = Hard
    .text = Two nights fewer, but none under seven.
option-open-hands = Open hands
    .text = Everybody sees everybody’s projects.

configuration-one-survivor = One survivor
    .text = you alone
configuration-with-partner = With a partner
    .text = you and one computer player
configuration-two-survivors = Two survivors
    .text = you and a guest, by link
configuration-four = Four survivors
    .text = you and three guests, by link

program-careful = Careful

## Setting up

discover-setup-deck = Lands
discover-setup-leaving-discard = their survivor lies down where they stand
discover-manage-leave-discard = Your survivor will lie down where they stand and you cannot come back.
discover-pass-text = Your projects stay hidden until you are ready.
