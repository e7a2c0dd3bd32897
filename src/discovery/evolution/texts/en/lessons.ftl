### Lessons: their titles, what each step says, and what was learnt.

lesson-family-evolution = The card games
lesson-topic-first = First games
lesson-topic-turns = Turns and hands
lesson-topic-doubts = Stop and bluff
lesson-topic-jokers = Jokers
lesson-topic-bots = Bots
lesson-topic-options = Options
lesson-topic-more = More of Select, Connect and Fusion
lesson-topic-company = Teams, leaving, the clock
lesson-topic-first-edition = The first edition

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

lesson-cards = The cards, the pool and the stack
lesson-cards-tree = Fifty-four discoveries, in six eras and seven families. You sit at the dealer’s left, so you begin. Four cards of era 1 need nothing, and the tree grows from them: place Gathering.
lesson-cards-present = A point. Gathering is present now, for everybody; that it lies in the lowest row is only a help for the eye. Homo habilis needs it: place it, for another point.
lesson-cards-number = The number on a card only sorts the nine of its era. Australopithecus, number 5, is of the same family as Homo habilis. A series may be as long as you can make it.
lesson-cards-pool = Of every round of the deal the first card went to the pool. Pebble tool, there, is as good as a card of your hand.
lesson-cards-refill = The gap in the pool was filled from the stack at once, and the new card may be used. The stack goes era by era: Barter is of era 2. Place it, and open that era.
lesson-cards-hurry = The trump has brought 3 points, whether you spend it or not. No hurry: Band is of Barter’s family, so continue the series first.
lesson-cards-alternate = Now spend the trump. Scavenging has no link with Band, and needs none: the series goes on from it.
lesson-cards-hidden = Only you knew that you hold Hide. Bo saw no more than how many cards you have. Place it.
lesson-cards-draw = One card is left in your hand. End the turn: you draw from the stack until you hold five. Everybody knows how many lie there, nobody which. Then Bo plays, clockwise.
lesson-cards-end-of = Eight cards, a trump, eleven points: in one turn. With few players, series get long; a bot or two keep them shorter.

lesson-quiet-turns = Turns without a card
lesson-quiet-turns-pass = Before the first card of the game each seat may pass, once: nothing placed, nothing drawn, nothing lost. Just once, so nobody passes for ever. Pass.
lesson-quiet-turns-keep = Bo has passed as well. This table plays with the eras 1 and 2 only. If you tried Fire, it would be refused, and that costs nothing. Nor must you place a card that fits: for once, end the turn.
lesson-quiet-turns-discard = A turn without a placement costs a card of your hand, which you choose. Then you draw up to five. Discard Homo habilis.
lesson-quiet-turns-spared = Bo took Homo habilis from your discard: that card will cost you no point at the end. Place Scavenging, from the pool. One card is enough for the whole turn.
lesson-quiet-turns-own = Hunting, in your own discard, is out of your reach: only Bo can place it now. What is placed stays placed, so look well. Place Band.
lesson-quiet-turns-end-of = Each turn places a card, shortens the stack or costs a card: so every game with points comes to an end by itself.

lesson-early-empty = An empty hand, early on
lesson-early-empty-empty = A long turn. Hide is the last card of your hand, and the stack lasts: that wins a trump, three points and five new cards, for you alone.
lesson-early-empty-on = And the turn goes on. If you emptied this hand as well, you would win another trump. Thread and rope follows Hide: place it.
lesson-early-empty-end-of = An early empty hand is the best thing that can happen to you, as long as there is a stack.

lesson-two-trumps = Two trumps with one card
lesson-two-trumps-open = There is no stack any more. Three cards are left in your hand, and a plan: place Hide first, which opens era 2.
lesson-two-trumps-replay = Spend the trump on Spear. It is a tool, and so is your last card.
lesson-two-trumps-both = Hand axe empties your hand, and it closes era 1 as well: that wins two trumps at once.
lesson-two-trumps-spend = Your hand is empty, but this last turn is yours to finish, with cards of the pool. Spend one trump on Language.
lesson-two-trumps-end-of = Six points for two trumps, whether you spent them or not. It pays to choose the last card.

lesson-last-discard = Discarding the last card
lesson-last-discard-nothing = You hold Shelter alone, the stack is used up, and nothing can be placed. End your turn.
lesson-last-discard-discard = A discard that the rules force may take your last card. It wins no trump, but it ends the game.
lesson-last-discard-end-of = Every card left in a hand or a discard cost a point, and you have won with 16. Over several games a handicap, kept for each game and number of seats, would now rise by one for you and fall for Bo.

lesson-thieves = Intro when the stack is gone: thieves
lesson-thieves-empty-handed = In Intro there are no points, and the first empty hand wins. A turn without a card costs no discard here, but brings a card. See for yourself: end the turn.
lesson-thieves-gap = The pool has taken the last card of the stack. Place Watercraft from there: this time the gap stays open.
lesson-thieves-turn = Bo placed nothing, and stole a card from you: without a stack, a draw becomes a theft. Nothing fits you better; end the turn and do the same.
lesson-thieves-steal = You choose whom to rob, and chance chooses the card. Cem holds a single one, and whoever loses their last card has won. So rob Bo.
lesson-thieves-end-of = Bo stole Cem’s last card, and Cem has won on the spot. Spare the seats that hold one card, while you can.

lesson-together = Intro: all draw together
lesson-together-empty = Hide empties your hand. One card is left in the stack, so nobody has won: all draw, you first. Place it.
lesson-together-exchange = You drew the last card, and Bo got nothing, nor steals for it. Spend the trump: exchange with Bo. It empties no hand, not even one with a single card.
lesson-together-end-of = From now on there is no stack, and the next empty hand wins.

lesson-emptied-by-others = Emptying the hand of somebody else
lesson-emptied-by-others-open = Bo holds one card, and you can work out which: of era 1, only Nomadism has not been seen. Thread and rope lies in the pool; it opens era 3, and so cards of era 2 and below may be called. Place it.
lesson-emptied-by-others-call = Call Nomadism. It is placed, and Bo’s hand is empty. As long as there is a stack, that ends nothing: everybody draws one card, Bo first.
lesson-emptied-by-others-end-of = Bo won no trump by it, and drew like everybody. Without a stack, Bo would have won: count before you call.

lesson-stop = Stop: doubting others
lesson-stop-wrong = Bo said Stop to Australopithecus, which needs nothing. So Bo was at fault: a discard of Bo’s choice, then a draw. You go on: place Pebble tool.
lesson-stop-stop = With the option Stop, cards may be tried without their needs, and this window is open for your answer, whatever you hold. Bo places Hunting. Are Band and Scavenging in the tree? Say Stop.
lesson-stop-bluff = The tree lies open, so the table checked by itself: Bo had to discard Hunting, and the turn was over. Now dare something: Hide needs Scavenging, which is not there. Place it all the same.
lesson-stop-call = Bo let it pass: Hide stays for good, and only now its point counts, and its trump. Spend it on another bluff: call Tribe, which could not be placed and would never be offered without Stop.
lesson-stop-failed = Bo had Tribe and handed it over, but it did not fit: it went to your discard, and your turn ended at once, with a draw. That one discard was the whole price. Place Scavenging.
lesson-stop-end-of = Doubt when something is missing, and bluff when nobody looks.

lesson-stop-calls = Stop: a call that nobody answers
lesson-stop-calls-call = Your Joker has won a trump. Call Metal: it may be in Bo’s hand, or in the stack. A call can only succeed once the next era is open, but where Stop is in play you may try.
lesson-stop-calls-price = Nobody said Stop, and nobody had it. You have placed nothing in this turn: the Joker beside the tree was no placement. So it costs a card of your choice. Discard Flake tool.
lesson-stop-calls-stop = Barter needs Pebble tool and Gathering. Only Gathering is there: say Stop.
lesson-stop-calls-right = Bo won nothing by it: no point, no open era, no trump. Now it is you who places Pebble tool.
lesson-stop-calls-end-of = A call is a question to the whole table: ask it when you know the answer.

lesson-stop-intro = Stop in Intro
lesson-stop-intro-stop = Bo begins with Fire, and Homo erectus is not in the tree. Say Stop. If several people do, the first clockwise counts.
lesson-stop-intro-give = You were right: Bo asks you for a card, discards Fire and draws. In a game for empty hands that is a fine reward: give away Flake tool.
lesson-stop-intro-place = A first card was laid, even if it did not stay, so nobody may pass any more. Place Australopithecus.
lesson-stop-intro-paid = Bo’s Stop was wrong and cost Bo a drawn card. Go on with Pebble tool.
lesson-stop-intro-end-of = In Intro faults bring cards, and cards are what you want to lose.

lesson-memory-claims = Memory: what others forgot to announce
lesson-memory-claims-claim = Bo placed Barter, the first card of era 2, and forgot to announce it. The trump now goes to whoever does so first in their own turn: announce that era 2 is open.
lesson-memory-claims-lie = Nobody objected, so the trump is yours. Replay Hide. Has Scavenging been placed? No, but does Bo know?
lesson-memory-claims-verify = It does: Bo says Stop. You could concede, and would steal a card from Bo. Or verify: if nothing is found, Bo gives you a card of Bo’s choice. In the first edition one discarded, drew and stole instead. Verify.
lesson-memory-claims-wrong = Hide went to your discard, you drew another card, and the turn was over. Bo has placed nothing and has drawn: turns are those of Intro here. Place Scavenging.
lesson-memory-claims-series = Only links are never bluffed: everybody sees that Hunting is food, like Scavenging. Whether Band was ever placed is another matter. Dare it.
lesson-memory-claims-end-of = Watch what others forget, and lie only about what they have forgotten.

lesson-memory-last = Memory: rewarded for paying attention
lesson-memory-last-stop = Bo places Language. You hold one card, and the stack is empty. Has Hand axe ever been placed? Say Stop.
lesson-memory-last-give = Bo found no Hand axe and asks you for a card. Nomadism is the only one that you have: give it.
lesson-memory-last-end-of = You were right, and your hand is empty: you have won. Attention pays off.

lesson-jokers = Jokers: three things they can do
lesson-jokers-trump = This table plays with three Jokers, slipped into the stack after the deal. You have drawn one. First use: lay it beside the tree. It wins a trump and three points, but no point of its own.
lesson-jokers-normal = That was no placement. The normal one of your turn is still yours, and so is the trump. Place Australopithecus.
lesson-jokers-interrupted = Second use: Bo interrupted you with a Joker and played a whole turn in between. Your series goes on from Bo’s last card, Hunting, and your trump has waited. Place Spear.
lesson-jokers-replay = After each of your actions Bo may interrupt again, as long as there are Jokers. Spend a trump: replay Homo habilis.
lesson-jokers-stands = A Joker has come into the pool, and it stays there until somebody uses it. Third use: in the tree it stands for a card whose needs are there, and that lies nowhere open. Let it be Hand axe.
lesson-jokers-real = It followed Homo habilis, which Hand axe needs: a Joker has no family. It made the nine cards of era 1 complete and won a trump. Nobody can call a Joker, but the real card can be called: call Hand axe.
lesson-jokers-hand = The real card took the Joker’s place and closed nothing more, and the Joker came to your hand. Do you want to see what others can do with one? Spend the last trump: discard it.
lesson-jokers-end-of = Bo took the Joker from your discard: there, too, it may be used. Two ways from the hand, from the pool or from a discard; only the interruption needs one in hand.

lesson-joker-last = Jokers: the last card
lesson-joker-last-once = Hunting is the last card of your hand, and Barter has won you a trump: replay it. There is still a stack, so you win another trump, and everybody draws a card.
lesson-joker-last-again = You drew Hide, and it fits. Empty your hand once more in the same turn.
lesson-joker-last-win = Now you drew a Joker, with the last of the stack. It is your only card, and laying it in any way empties your hand. Lay it beside the tree.
lesson-joker-last-end-of = A Joker was your last card, and you have won. It would have done so in an interruption, too.

lesson-joker-end = Jokers: too late to interrupt
lesson-joker-end-pool = You hold one card, Hand axe, which needs Homo habilis, in the pool. A Joker lies there, too: take it for its trump.
lesson-joker-end-replay = Replay Homo habilis with the trump. Bo holds a card or two, and one of them may be a Joker.
lesson-joker-end-win = Bo let it pass. Hand axe is your last card, the stack is used up: place it, and nobody can interrupt you any more.
lesson-joker-end-end-of = Bo did hold a Joker. An action that ends the game at once leaves no time for it.

lesson-memory-jokers = A Joker in the pile
lesson-memory-jokers-declare = In Memory you say aloud what a Joker stands for, and it lies in the pile as that card. What needs nothing and lies nowhere open is always right: let it be Scavenging.
lesson-memory-jokers-verify = Bo doubts that, as one may: declaring a wrong card is a fault. Yours is right, so verify.
lesson-memory-jokers-counts = The Joker counts as Scavenging for everybody. Pebble tool came since. So Hide, which needs both, is true: place it.
lesson-memory-jokers-end-of = Remember the Joker like any other card: it lies under the rest.

lesson-connect-joker = Connect: a Joker on the grid
lesson-connect-joker-joker = A Joker in the tree fills a cell of its own and has the era and needs of the card that it stands for, but no family. Let it be Scavenging, beside Gathering.
lesson-connect-joker-real = Bo placed the real Scavenging: it had to go into that very cell, and the Joker is in Bo’s hand now. Lay Homo habilis.
lesson-connect-joker-end-of = A Joker buys time and a spot, and whoever has the real card gets it back.

lesson-bot = A bot at the table
lesson-bot-row = Bo is a bot: nobody decides for it, the rules play it. Its cards lie in a closed row, the oldest first, and nobody rearranges them. One person against bots: such a game is called solitary. Place Australopithecus.
lesson-bot-flips = Bo flipped its first card: Gathering fitted and was placed, for a point like anybody’s. It went on: Hunting did not fit. Into the discard, and the turn was over. Place Scavenging.
lesson-bot-call = Hide won a trump. Homo habilis must be in Bo’s row: call it. The table takes the card out, it never passes through your hand, and the others close up.
lesson-bot-dry = Cooking did not fit. The stack is gone, so Bo ended its turn without drawing, and without stealing. Place Band.
lesson-bot-took = Bots play no series and take nothing from pool or discards. You do: take Hunting from Bo’s discard.
lesson-bot-rob = You have closed the first era and hold a trump. An exchange with a bot leaves nothing to chance: the last card of its row comes to you.
lesson-bot-give = The card that you give goes to the end of its row. Give Flake tool, and remember it: the last one is the one to win back.
lesson-bot-end-of = A bot is an open book, once you have seen its cards go by.

lesson-bot-trump = A bot’s trump
lesson-bot-trump-before = Two people and a bot. Pebble tool, in the pool, goes on from Australopithecus. Place it, and mind that Bo may need it as well.
lesson-bot-trump-trump = Bo’s third card, Barter, opened era 2: for the trump it flipped the next two together. Hide fitted, Ochre went to its discard. Its row was empty then, but the stack was not, so it drew to end its turn. Place Band.
lesson-bot-trump-end-of = What fits brings a bot on, what does not costs it. Two chances for each trump: do not open eras in its way.

lesson-bot-joker = A bot and a Joker
lesson-bot-joker-place = Three cards of Bo’s row fitted, Cooking did not. Bo has drawn. With Jokers about, each flip is a step of its own. Place Pebble tool.
lesson-bot-joker-joker = Barter fitted, then Bo flipped a Joker: a bot always lays it beside the tree. For that trump it flips its next two cards. Place Hand axe.
lesson-bot-joker-end-of = Bots never interrupt and never let a Joker stand for a card: for them it is a trump.

lesson-bot-plus = Bot+: it looks around
lesson-bot-plus-place = Bo is a bot+: before each flip it looks through the pool and all discards, even its own, for cards that truly fit, and places the lowest. Place Australopithecus.
lesson-bot-plus-stop = Bo took Band from the pool, flipped Gathering, took Pebble tool, flipped Homo habilis, took Hand axe, and now flips Hunting, as a bot does, true or not. Scavenging is still in your hand: say Stop.
lesson-bot-plus-again = You were right: in all else it behaves like a simple bot, and its turn is over. Place Scavenging now: then Hunting will be among what it finds.
lesson-bot-plus-end-of = The first thing that Bo did was to take Hunting out of its own discard. A bot+ leaves little lying about.

lesson-bot-plus-empty = A bot+ that empties its hand
lesson-bot-plus-empty-emptied = Bo placed all five cards of its row, and Band and Pebble tool between them. As a bot+ it then drew two cards, and you drew one. Of these two it flipped, none fitted. Place Hunting.
lesson-bot-plus-empty-next = Whatever fits and lies in the pool, Bo takes when its turn comes. So take Spear yourself.
lesson-bot-plus-empty-end-of = Without a stack, that emptied hand would have won the game for Bo.

lesson-memory-bot = Memory with a bot
lesson-memory-bot-place = A bot lays every card that it flips, true or not, and you have to watch. Each flip is a step of its own, so that you can answer it. Place Scavenging.
lesson-memory-bot-wrong = Gathering needs nothing. Doubt it all the same, to see what a wrong Stop costs.
lesson-memory-bot-right = You drew a card for it. You let Homo habilis pass, which was true: that leaves no line in the record, and the next flip closed its window. Now Hunting: Band was never placed. Say Stop.
lesson-memory-bot-alone = Hunting lies in Bo’s discard, Bo drew, and the turn was over. Against several people you would have given Bo a card; in a solitary game you keep it. Place Australopithecus.
lesson-memory-bot-last = You let Cooking pass, and the table announced for Bo that era 2 is open. Now Bo’s hand is empty, and so is the stack: once this window has closed, Bo will have won. Flake tool needs Homo erectus. Say Stop.
lesson-memory-bot-end-of = Bo has no card left, but has not won, and will do nothing more. A bot that nobody stops plays through its hand once: so its turns end.

lesson-select-bot = Select with a bot and a Joker
lesson-select-bot-select = Bo is a bot and selects nothing: it plays once in each circle, as in Explore. You select: Gathering and Homo habilis.
lesson-select-bot-pass = Scavenging fitted, Hunting did not, and Bo’s turn was over. Nothing is left in your selection: pass, as one does who has placed nothing in the turn; others end it. You are the only person here, so that ends the round.
lesson-select-bot-joker = All have drawn up to five, and a Joker came to you. It may be selected like any card, or be laid from the hand later. Take it with Hand axe.
lesson-select-bot-left = If the round ended now, the Joker in your selection would be discarded like any other card, and cost a point. See: pass.
lesson-select-bot-end-of = Lay a Joker in time, or keep it in your hand for the next round.

lesson-connect-bot = Connect with a bot, and Stop
lesson-connect-bot-bot = A bot lays a card where it brings most points, of equal spots beside the lowest card. Hunting lacked Band and went to its discard. All this is the newest edition; the first one’s Connect was another game. Lay Homo habilis.
lesson-connect-bot-bluff = With Stop you may try a card without its needs, but never a wrong spot: everybody sees those. Hand axe needs Pebble tool. Try it, beside Homo habilis.
lesson-connect-bot-end-of = Against a single bot nobody says Stop, and a bluff is safe; against people it has its price.

lesson-fusion-bot = Fusion with a bot
lesson-fusion-bot-stop = A bot lays what it flips, true or not, where it earns most. Now Hunting, for which it needs Band. Say Stop: the table looks through all piles for Bo.
lesson-fusion-bot-gap = Hunting went to Bo’s discard. Bo pays no indemnity, and you get nothing for it. Where it lay, a gap may be left. Lay Homo habilis on Gathering.
lesson-fusion-bot-end-of = With a bot in Fusion you are the memory of the table.

lesson-series-plus = Series+: the longer the better
lesson-series-plus-second = With Series+ the first card of a series brings 1 point, the second 2, the third 3. You have one point for Gathering: place Homo habilis.
lesson-series-plus-fifth = Four cards have made ten points. The fifth brings five, and it opens an era, for three more.
lesson-series-plus-again = A replayed card begins a new series, at 1. Place Scavenging with the trump.
lesson-series-plus-two = Hide goes on from Scavenging, so it brings two.
lesson-series-plus-end-of = Twenty-one points in seven cards. Keep short series for bad days.

lesson-trump-plus = Trump+: four more uses
lesson-trump-plus-draw = Your Joker has won a trump. With Trump+ it also draws, steals, asks for or replaces a card. Draw one: exactly one, however many you hold.
lesson-trump-plus-ask = A second Joker, and a trump again. Ask Bo for a card: Bo has to give one, and chooses which.
lesson-trump-plus-granted = Hand axe is yours. For each new card you may also replay one, at any moment of this turn. First the normal placement: Homo habilis.
lesson-trump-plus-any = Barter came into the pool at the right time and opened era 2. Now use a granted replay for Hide: it may be any card, not only the new one.
lesson-trump-plus-replace = The trump of the era is left. Replace a card: Spear goes to your discard, and another is drawn for it.
lesson-trump-plus-end-of = Every card that Trump+ brings may be played on the spot. Long turns ahead!

lesson-sos = SOS: a call without a trump
lesson-sos-dry = The stack is used up. Everybody plays on as before, only nobody draws. Place Homo habilis.
lesson-sos-sos = You have placed nothing in this turn yet. With SOS, which older cards call Revers, you may end it by calling a card, as if you had a trump. Nomadism must be in Bo’s hand: call it.
lesson-sos-end-of = Nomadism was placed, without a point and without a trump, though it closed era 1: that one is lost for everybody. It was also Bo’s last card, and there is no stack, so the game was over at once. The scores decide.

lesson-flash = Flash: who says Me first?
lesson-flash-place = With Flash nobody knows who plays next. After each placed card there are ten seconds for answers. Place Gathering.
lesson-flash-bis = You have placed a card, so you may say Bis, before anybody’s Me: you keep the turn, but then you have to go on. Say Bis.
lesson-flash-promise = You have promised to go on. Scavenging is food as well: place it.
lesson-flash-me = Nobody said anything then, so Bo, next clockwise, played. Bo has placed Homo habilis. Now be the first: say Me.
lesson-flash-normal = Your Me was the first, so this turn is yours: a full, normal one, whose first card needs no link. Place Band.
lesson-flash-nothing = Cem said Me and then placed nothing: a discard, a draw, and the next seat clockwise plays. That is you. Place Australopithecus.
lesson-flash-stay = You said Bis again: Pebble tool goes on from it. Emptied hands, trumps and the end of the game work as ever.
lesson-flash-end-of = Bis to go on, Me to jump in, silence for the next in line. Be quick, but have a card.

lesson-flash-bot = Flash with Stop and a bot
lesson-flash-bot-stop = You were silent, so Bo plays. In Flash, too, a Stop comes before everything else. Hunting needs Scavenging and Band: say Stop.
lesson-flash-bot-bot = Bo’s turn was over, every Me was void, and Cem, clockwise behind Bo, played. Cem is a bot: it flipped Nomadism, which did not fit. A bot says Bis when it may go on, and never Me. It is your turn: place Band.
lesson-flash-bot-trump = Barter was a bluff, and nobody doubted it: it opened era 2 and won a trump. You keep that only as long as you go on; as soon as somebody else plays, it is void. Say Bis.
lesson-flash-bot-replay = A card in series or the use of a trump keeps the promise. Replay Gathering.
lesson-flash-bot-end-of = Nobody owns the next turn: watch, doubt, and jump in.

lesson-free-placement = Free placement, link bonus, strata
lesson-free-placement-free = Options for games with points: with free placement the tree is a grid, and a card lies in any free cell beside another one. No link is needed. Lay Homo habilis.
lesson-free-placement-bonus = With the link bonus each strong link with a card that it touches, corners included, is a point. Hand axe has three here: Homo habilis leads to it, and so does Pebble tool, which is a tool as well. Lay it where it touches both.
lesson-free-placement-strata = Bo closed era 1. With strata its cards may be covered: lay Homo erectus on Nomadism. The covered card stays present, and it brings no point for it.
lesson-free-placement-end-of = Borders, corners and layers mean the same in every game that has a grid, whatever a printed glossary leaves out.

lesson-advantage = An advantage for beginners
lesson-advantage-seven = You have an advantage of two: seven cards from the deal on, while Bo has five. With the pool’s five that makes seventeen of the eighteen cards of two eras. One is left as a stack: less is refused. Place Gathering.
lesson-advantage-refill = End your turn: you draw up to seven, not five. Today the stack has one card.
lesson-advantage-end-of = So beginners and experts can play together, and both have a chance.

lesson-truncated = A truncated deck
lesson-truncated-side = Here the eras 2 to 4 are played. Era 1 lies face down as a side pile, and each turn begins with its top card: Gathering, Band and Pebble tool have come into the tree like that, for nobody’s points. So Barter fits now: place it.
lesson-truncated-lowest = No trump: the lowest era in play counts as open from the start. End your turn, and see what comes next.
lesson-truncated-fits = Scavenging came in Bo’s turn, Nomadism in yours. Homo erectus needs both: place it.
lesson-truncated-end-of = Nine turns begin with a gift. After that, the tree has all it needs.

lesson-antiquity = Antiquity: the deck goes on
lesson-antiquity-starters = This deck goes on from Prehistory with the eras 7 to 12. Played alone it counts all six eras before as placed: Farming needs nothing else. Place it.
lesson-antiquity-sisters = Herding is food, too, so it continues the series. What it needs lies in the eras that went before: Enclosure and Dog.
lesson-antiquity-end-of = Both decks together make one of 108 cards, from Gathering to the great cities.

lesson-select-stop = Select: what a round does not allow
lesson-select-stop-stop = Select is Explore in rounds; it takes about a quarter of an hour and suits three to nine. Bo passes, though Australopithecus lies in Bo’s selection and needs nothing. With the option Stop that is a fault: say Stop.
lesson-select-stop-wait = Bo has discarded a card and draws none before the round is over: only the pool is refilled. Your Hand axe needs Pebble tool, and that one Australopithecus, which is not present as long as Bo only selected it. Place Band.
lesson-select-stop-now = There it is. Now Pebble tool is possible, from the pool. Place it.
lesson-select-stop-links = Hand axe, of your selection, is a tool like Pebble tool and needs it, too. In a series two links are no better than one: place it.
lesson-select-stop-end-of = In a round everybody sees what you wait for. Flash, where nobody knows who is next, does not go with it.

lesson-select-end = Select: the last card
lesson-select-end-select = You lead this round. Keep one card in your hand: select all but Hide.
lesson-select-end-last = In series nothing may come from the hand, but a replayed card may. Hide is the last card that you have, hand and selection together: replay it, and win a trump for emptying them.
lesson-select-end-call = Finish your turn with that trump: call Hunting. It is in Bo’s hand; a card of Bo’s selection could not be called.
lesson-select-end-end-of = The stack is empty and you have no card left: once your turn was finished, the game was over. What Bo still had selected counted as discarded. Had people put stakes into a pot, play chips and one each at first, the winner would take it now.

lesson-connect-strata = Connect: one card on another
lesson-connect-strata-first = The first card of the game lies in the middle, whatever the table is like: nothing is there to border. A game of Connect takes about an hour. Lay Gathering.
lesson-connect-strata-border = A replayed card needs no link to the last one for the series, but its spot must border it. A card without such a spot could not be placed now, whatever it needs. Hand axe has one beside Spear.
lesson-connect-strata-higher = Nomadism closed era 1 and covered Homo habilis with it: both may be done at once. Covered cards stay present. Lay Homo erectus on top of the two; there is no limit to the height.
lesson-connect-strata-end-of = Only closed eras may be covered, and what is covered gives no more links: choose what you hide.

lesson-connect-call = Connect: a called card without a spot
lesson-connect-call-call = Hide opened era 2. With Stop you may also call a card that will hardly fit: Nomadism has what it needs, but has no link with Hide. Call it.
lesson-connect-call-stop = Bo handed Nomadism over, but beside Hide it had no spot: the call failed, and your turn was over. Now Bo lays Homo habilis. Is Gathering in the tree? Say Stop.
lesson-connect-call-on = Bo had to take the card back. Gathering needs nothing, but a spot with a link to every neighbour: find one.
lesson-connect-call-end-of = Before you call a card on a grid, look for the spot where it would lie.

lesson-fusion-deposit = Fusion with a deposit
lesson-fusion-deposit-place = Fusion takes about three quarters of an hour. Homo habilis lies in the pile, and Pebble tool on the grid: Hand axe, which needs both, is true. Lay it on Pebble tool.
lesson-fusion-deposit-look = Bo doubts it. With deposit each pile that you look into costs a point, put aside; what lies on top costs nothing. Look into the first one.
lesson-fusion-deposit-found = Homo habilis is found. Pebble tool is below Hand axe itself: look there, too.
lesson-fusion-deposit-end-of = You found everything, so both points came back, and Bo had to discard. If not, they would be lost.

lesson-teams = Teams: ask a team mate
lesson-teams-ask = You and Cem are a team, and so are Bo and Dan: partners sit in turn with the others. Once a turn, before anything else, you may ask yours for a card. Ask Cem.
lesson-teams-got = Cem chose what to give, drew another card, and you hold six for a while. Place Australopithecus.
lesson-teams-bot = Bo asked as well. Dan is a bot: it never asks, but when asked it gives the last card of its row. Place Gathering.
lesson-teams-end-of = Points of a team are added up at the end, whoever won them.

lesson-team-out = Teams: an empty hand
lesson-team-out-ask = Cem has called your last card, and the stack is used up. But Cem holds cards, so your team plays on, and you keep your turns: you may place from the pool and from discards, and ask. Ask Cem for a card.
lesson-team-out-pool = With no card at all you would neither draw nor discard at the end of your turn. But Ochre, in the pool, is a point for you both.
lesson-team-out-end-of = Cem placed the last card of your team, finished the turn, and the game was over. The sums decide.

lesson-leaving = When somebody leaves
lesson-leaving-left = Bo had just drawn Hide from you in an exchange, and left for good. Hide came back to you, Bo’s hand joined Bo’s discard, and the turn was over. Such cards are yours to take: place Homo habilis. A program, or somebody else, could also have taken the seat over.
lesson-leaving-nobody = The stack has run out, so a turn without a card would end with a theft. But nobody else holds a card: nothing is stolen. Try it, end the turn.
lesson-leaving-standstill = One round without a card. Bo’s seat is not counted any more, so your next turn makes the second round, and that ends the game. End it.
lesson-leaving-end-of = Without a stack, two rounds without a card end a game without points: whoever holds fewest cards wins. So does a game in which all that fits lies in one’s own discard, and nobody can place.

lesson-clock = When the clock runs out
lesson-clock-time = This table plays with a clock, and Bo’s time ran out: the turn ended as if Bo had said so, and the newest card of the hand was discarded. Place Homo habilis before yours does.
lesson-clock-decision = Bo drew a card of yours in an exchange, and time ran out on the one to give back. So the table gave the newest of Bo’s cards, but not the one just stolen. Place Hand axe.
lesson-clock-end-of = The clock decides only what somebody left undecided.

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

lesson-classic-finalist = The first edition: the finalist
lesson-classic-finalist-free = As long as the stack lasted, every turn ended by drawing. It is gone: now nobody draws. Free Sculpture from Bo’s discard.
lesson-classic-finalist-full = Myth makes era 5 complete. That brings nothing, but such an era may be cleared away; its cards still count as placed.
lesson-classic-finalist-decline = You have opened era 6, for 2 points more, and may harvest at once or decline. A card more in hand would be a burden now: decline.
lesson-classic-finalist-last = Cem placed the last card of a hand with no stack left: Cem is the finalist and won 4 points. All discards were buried, and the others have one last turn. Place Pottery, then your hand is empty as well; but only the first wins the bonus.
lesson-classic-finalist-end-of = Bo’s last card was buried and cost a point. You have won, so you would begin the next game. Equal points would have shared the victory, whatever cards are left.

lesson-classic-out = The first edition: out without a bonus
lesson-classic-out-nothing = The stack is used up, you hold Fishing, and what it needs is not there. Each turn now takes a card from a hand or adds one to the tree, so the game will end by itself. End your turn.
lesson-classic-out-out = No card of your hand placed: discard one. It is your last, so you are out, and win no bonus as a finalist would. Your points stay.
lesson-classic-out-end-of = You have no more turns, but Cem freed Fishing from your discard. It would have cost you a point: what lies there at the end is buried.

lesson-classic-virtual = The first edition: a virtual player
lesson-classic-virtual-place = The first edition is a set of games of its own, without a pool and with virtual players of its own. Three eras are played here. Place Band.
lesson-classic-virtual-flips = Bo flipped Gathering and Homo habilis, which fitted, then Hunting, which did not: it went to Bo’s discard, and Bo drew up to five. Place Scavenging.
lesson-classic-virtual-two = Before its flip Bo freed Hunting from its own discard. Barter then opened an era, so it flipped two at once: neither fitted. It never harvests. In a championship one champion plays together with all virtual players against everybody else. Place Hide.
lesson-classic-virtual-end-of = A virtual player takes what lies open and wastes what does not fit. Leave it little.

lesson-classic-join = The first edition: joining a running game
lesson-classic-join-give = Cem has come late and sits down before you. The player whose turn it is gives first: a card of yours for Cem, and you draw one. Give Hand axe.
lesson-classic-join-on = Bo gave one, too, and drew. Cem then drew up to five, has no points yet, and plays after everybody else. Place Scavenging.
lesson-classic-join-end-of = The more the merrier, up to nine, as long as the stack holds enough cards.

lesson-classic-objection = The first edition: late objections
lesson-classic-objection-dare = With late objections cards may be placed without what they need. Nobody has seen Homo habilis or Pebble tool. Dare it: Hand axe.
lesson-classic-objection-object = Bo objected, in time: Hand axe went to your discard, with its point. Now Bo has placed Pebble tool, for which Australopithecus is missing. Until the end of your turn you may object: do.
lesson-classic-objection-end-of = What nobody objects to in time stays, and counts.

lesson-classic-teams = The first edition: teams
lesson-classic-teams-team = You and Cem are a team: your points are added up at the end. In the first edition nobody asks a team mate for cards, and the first emptied hand of all makes the finalist. Truncated decks, an advantage or a championship go with its games, too. Place Gathering.
lesson-classic-teams-any = No link is needed here, and as many cards as fit may follow. Band is one more point for you both.
lesson-classic-teams-end-of = Play for each other: what you leave open, Cem may free.

lesson-battle = Battle: assets on the cards
lesson-battle-first = With the option Battle each card bears an asset: Raid, Guard, Loot, Trade, Scout or Feast. The card you place last in a turn gives its asset; only the turn with the first card of the game gives none. Place Band.
lesson-battle-won = Bo placed Scavenging last and did not use it, so Bo’s marker lies on it: its Loot is ready. Each seat has two markers. Homo erectus opens era 2 and bears a Scout, which you win now, wherever the card came from. Place it.
lesson-battle-scout = Once a turn, as your last act, you may use an asset; the trump is then lost. A Scout looks at the stack. That is empty, so aim at Bo, who holds cards and is not safe: look at that hand.
lesson-battle-found = You see Bo’s hand. A card that fits goes straight into the tree and brings a point more; Bo loses it. Place Homo habilis.
lesson-battle-series = Only one card in series may be placed in a turn. Pebble tool is yours for this one: it bears a Raid. Place it.
lesson-battle-raid = A Raid is aimed at whoever has most points of those who hold a card. Bo may ward off with a Guard; afterwards nobody may aim at Bo until Bo’s next turn is over. Use Pebble tool on Bo.
lesson-battle-stolen = Bo let it happen and lost a point to you, for a Raid of strength 1. Now steal a card; with a stack Bo would draw another one at once.
lesson-battle-trade = Bo has three assets and only two markers: the one on Scavenging came back. You won a Trade with Language. Use it on Bo.
lesson-battle-traded = You took a card and gave another one back. Now you may place a card without a link, for a point more: Barter.
lesson-battle-ward = Bo’s Spear is a Raid of strength 2, aimed at you. Shelter in your hand is a Guard: it goes to your discard, and the Raid is spent in vain. Ward off with it.
lesson-battle-empty = Hide is your last card, and there is no stack. It wins its trump, but ends nothing: with assets you play on. Place it.
lesson-battle-loot = Hide bears a Loot: aim it at a ready asset. Uses that can bring nothing are never offered. Bo has a Feast ready on Hand axe: take it, with a point.
lesson-battle-feast = The Feast is yours. Use it at once; otherwise it becomes ready for you at the end of the turn.
lesson-battle-own = A Feast places any card within reach, even from your own discard. Place Shelter: then only ending your turn is left.
lesson-battle-end-of = Without a stack the game ends when nobody holds a card, or when a whole round has placed none. It always ends: no card comes back.

lesson-battle-company = Battle with a team, a bot and somebody who leaves
lesson-battle-company-bot = Bo has most points but is safe: Dan, your team mate, has just aimed at Bo. A mate is never aimed at, so your Raid goes to Cem, who has fewer points than Dan. Use Pebble tool on Cem.
lesson-battle-company-last = Cem is a bot: it wards off only with a Guard that it has ready, and has none. It loses a point and its last card. Steal it.
lesson-battle-company-left = Cem’s last card was Flake tool, a Raid, and the bot used it on you at once. Then Bo left: the marker on Fishing came back, and Bo counts no more. Cover Pebble tool with Metal.
lesson-battle-company-cover = Dan’s marker lies on Shelter, a card of a closed era. Whoever covers it sends the marker back, even a mate’s. Lay H. neanderthalensis on it.
lesson-battle-company-end-of = Your points and Dan’s are added up; a Raid looks at each seat by itself.
