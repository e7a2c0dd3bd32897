### Lessons: their titles, what each step says, and what was learnt.

lesson-first-steps = A first game
lesson-first-steps-place = This is your hand. Lit cards can be placed: they need nothing, or all they need lies in the tree already. Touch Scavenging, then Place.
lesson-first-steps-end = A point! Nothing goes on from that card, so press End turn. You then draw a card, and Bo plays.
lesson-first-steps-needs = Most cards need others; the signs at their upper edge say which are there. What Pebble tool needs lies in the tree now: place it.
lesson-first-steps-series = A turn goes on as long as the next card is linked with the last one: the last one leads to it, or both are of one family. Place Hide. It opens an era, and that wins a trump.
lesson-first-steps-trump = You hold a trump, and it lasts for this turn only. It buys one of four things. Use it to discard a card that you cannot place soon: Spear.
lesson-first-steps-again = Bo found nothing and had to discard Hunting: a turn without a card costs one. It is your turn: place Band.
lesson-first-steps-discard = Cards in a discard are yours to take as well. Hunting, which Bo discarded, goes on from Band: place it.
lesson-first-steps-close = The stack is gone, and Barter is your last card. Place it: an emptied hand wins a trump, and this turn is then the last one of the game.
lesson-first-steps-call = Spend the trump on a call: name a card, and whoever holds it has to give it up. Call Hand axe. It completes its era, and that wins another trump.
lesson-first-steps-pool = The cards in the pool belong to everybody. Language, there, goes on from Hand axe: place it.
lesson-first-steps-win = Nothing goes on from Language. Spend the last trump on a replay: it places any card that has what it needs. Take Flake tool from the pool.
lesson-first-steps-count = That is all. End the turn: then points are counted, less one for each card that somebody has left.
lesson-first-steps-end-of = You have won! You know it all now: placing, needs, series, trumps, discards, and how it ends.

lesson-intro = Intro: the first to empty their hand
lesson-intro-place = In Intro nobody counts points: you want to get rid of your cards. Begin with Hunting.
lesson-intro-pool = The pool counts like your hand. Spear, there, goes on from Hunting.
lesson-intro-close = Hand axe, in the pool as well, completes the first era. That wins a trump.
lesson-intro-replay = Replay: the trump buys a card that is not linked with the last one. Place Fire.
lesson-intro-discard = Shelter lies in Bo’s discard and goes on from Fire. Take it from there.
lesson-intro-empty = Hide is your last card. The stack lasts, so the game goes on: you win a trump and draw two cards.
lesson-intro-exchange = Exchange: with a trump you draw a card from Bo’s hand, unseen.
lesson-intro-give = Now give one of yours back.
lesson-intro-end-of = That is all of Intro. Once the stack has run out, the first empty hand wins at once.

lesson-memory = Memory: remember, or bluff
lesson-memory-place = Everything placed disappears into one pile, so any card may be tried, true or not. Australopithecus is true: place it.
lesson-memory-verify = Bo says Stop and doubts you. You told the truth: verify. Nothing was needed, so Bo pays for the doubt.
lesson-memory-stop = Bo places Fire. Has all that it needs been placed? You have seen that it has not: say Stop.
lesson-memory-go-on = Bo conceded: Fire is taken back, and Bo had to take a card of yours. Your turn: place Scavenging.
lesson-memory-doubt = Bo claims Language. If you doubt it, say Stop; if you are right, it costs Bo a card.
lesson-memory-give = Bo could not find it. Give Bo one of your cards.
lesson-memory-announce = To open or close an era one has to announce it, and that can be doubted, too. Bo says that era 1 is complete: say Stop.
lesson-memory-end-of = You have seen it all: a true card, a lie, and what a doubt costs. Watch the pile, and dare something.

lesson-select = Select: cards set aside in secret
lesson-select-pass = In a round everybody plays from what they have selected. Nothing of yours goes any more: pass.
lesson-select-select = A new round: choose cards in secret. They are revealed together. Take Cooking, Metal and Ochre.
lesson-select-place = Bo, who leads, has played. Your turn in the round: Cooking from your selection completes an era.
lesson-select-pool = Within the turn the pool is open to you as well: Preservation goes on from Cooking.
lesson-select-trump = The trump buys a replay from your selection: Metal.
lesson-select-rest = Ochre goes on from it. What is left in a selection at the end of a round goes to your discard.
lesson-select-end-of = Select, reveal, play, pass: then hands are filled, and the next one leads.

lesson-connect = Connect: a tree on a grid
lesson-connect-spot = Cards lie beside others that they are linked with, and each link scores a point. Choose Fire, then a lit spot.
lesson-connect-link = Cooking, in a discard, goes on from Fire: lay it beside it.
lesson-connect-end = Nothing goes on from here. End the turn and draw.
lesson-connect-close = Hand axe completes an era. Choose a spot: the number on it tells the points.
lesson-connect-series = The series goes on from the card just laid. Lay Language.
lesson-connect-replay = The trump buys a card elsewhere: Spear, on any spot that fits it.
lesson-connect-open = Fishing opens an era, and its strong links score. Lay it.
lesson-connect-end-of = In Connect a good spot is worth more than a quick card.

lesson-fusion = Fusion: piles to be remembered
lesson-fusion-place = Cards may cover others here, and only what lies on top counts for links. Lay Preservation.
lesson-fusion-trump = Bo doubted it and was wrong. Now a trump buys a replay: lay Tribe.
lesson-fusion-look = Bo says Stop. Show what Tribe needs by searching a pile: choose one.
lesson-fusion-pool = You have found it, so Bo is at fault. Go on: lay Specialisation, from the pool.
lesson-fusion-announce = Blade tool opened an era, but nobody may see that in a pile: announce that era 5 is open.
lesson-fusion-stop = Bo lays Dog. What it needs was never there: say Stop.
lesson-fusion-end-of = Remember what lies below, and doubt whoever forgets it.

lesson-classic-simple = Classic Simple: as many cards as you can
lesson-classic-simple-place = In the first edition you place as many cards in a turn as you can. Begin with Gathering.
lesson-classic-simple-needs = Nomadism has all that it needs now. Place it.
lesson-classic-simple-end = Nothing else goes. End the turn.
lesson-classic-simple-draw = Now draw: one card at least, up to five in hand, as you choose. Take five.
lesson-classic-simple-free = Bo discarded Hunting. Such cards can be freed: place it from there.
lesson-classic-simple-open = Homo erectus opens the second era. That scores 2 points and brings a harvest.
lesson-classic-simple-harvest = Harvest: draw, take an open card, or rob Bo. Rob Bo.
lesson-classic-simple-end-of = Place, free, open, harvest. The first empty hand after the stack is the finalist’s, who wins 4 points.

lesson-classic-select = Classic Select: rounds of the first edition
lesson-classic-select-pass = You have placed all you could of your selection. Pass.
lesson-classic-select-draw = The round is over: draw one card at least, up to five in hand. Take five.
lesson-classic-select-select = Select the cards of the next round in secret: Neanderthal, Preservation, Ochre, Homo sapiens.
lesson-classic-select-free = Shelter lies open and fits: free it.
lesson-classic-select-open = Homo neanderthalensis opens an era: 2 points, and a harvest.
lesson-classic-select-harvest = Harvest: rob Bo of a card. In this turn you could even place it.
lesson-classic-select-end-of = A round lasts until nobody can or wants to place any more.

lesson-classic-connect = Classic Connect: kindred neighbours
lesson-classic-connect-spot = Cards need no prerequisites here: they score with their neighbours. Lay Gathering.
lesson-classic-connect-end = A turn’s cards form a snake: each borders on the last one. End yours.
lesson-classic-connect-draw = Draw one card at least, up to five in hand. Take two.
lesson-classic-connect-open = Thread and rope opens its era: 2 points and a harvest. Lay it.
lesson-classic-connect-harvest = Harvest: rob Bo.
lesson-classic-connect-points = Homo sapiens goes on beside it. A neighbour of the same era is worth a point, and so is what two cards share.
lesson-classic-connect-end-of = Surround a card with all its prerequisites, and each of them scores.

lesson-classic-memory = Classic Memory: one card a turn
lesson-classic-memory-place = One action a turn: lay a card, true or not, on the pile. Australopithecus needs nothing.
lesson-classic-memory-one = Bo discarded a card, drew one and took one of yours. Your turn again: lay Gathering.
lesson-classic-memory-stop = Bo lays Cooking. Was Fire ever there? Say Stop.
lesson-classic-memory-discard = Instead of a card of your hand you may lay one that lies in a discard: Band.
lesson-classic-memory-end-of = The first empty hand wins at once, whatever is left in the stack.
