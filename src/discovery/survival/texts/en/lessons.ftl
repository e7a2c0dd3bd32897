### Lessons: their titles, what each step says, and what was learnt.

lesson-family-discover = Discover, the survival game
lesson-topic-days = Days and nights
lesson-topic-fights = Enemies and fights
lesson-topic-things = Things, projects and quests
lesson-topic-group = Together, or one against another
lesson-topic-ends = How it ends

lesson-survival-day = Discover: a first day
lesson-survival-day-choose = You are alone in an unknown land. Each character does one thing better: be the Forager.
lesson-survival-day-move = Walking costs stamina, more on rough ground. Touch a space beside you and go there.
lesson-survival-day-explore = The tiles around are face down. Explore the one beside you, for one stamina.
lesson-survival-day-go = You have walked and explored. A token lies to the south: go there.
lesson-survival-day-collect = You stand on a token: collect it. You can carry ten objects.
lesson-survival-day-investigate = Here is a landmark. Investigate it: it may hold a clue to the quest.
lesson-survival-day-end-of = Explore, collect, investigate, and keep some stamina. By night everybody needs something.

lesson-survival-night = Discover: a fight, and a night
lesson-survival-night-track = A track: what made it is face down, and may fight. Collect it.
lesson-survival-night-dice = You have rolled. Grey hits from the defence on, red wounds from the attack on. You may change the dice with resources, or be done.
lesson-survival-night-deliver = The quest is served here: deliver a stone.
lesson-survival-night-end = Keep what you need for the night. End the day.
lesson-survival-night-water = The night card asks for water. Pay it, or suffer.
lesson-survival-night-food = And for food. Four damage of any kinds kill: pay.
lesson-survival-night-end-of = You have lived through a fight and a night. Nine more to go.

lesson-setting-out = Setting out, the two of you
lesson-setting-out-choose = The Beacon, one of five scenarios, with Bo: each of you wins by getting out, and more if both do. You have drawn two projects that only you can see. Keep one of your two characters: the Porter.
lesson-setting-out-camp = You begin in the camp, where the fire never goes out, with one food, one clean water and, being two, 10 stamina each. The first seat is the first player: you. Walk to 1,0.
lesson-setting-out-tile = Around the start tile all lie face down, near, middle and far ones. Explore one: each mark on it gets the next token of its class, face down.
lesson-setting-out-turn = You still have stamina, so it is still your turn: move, explore, collect, in any order. Nothing is shuffled any more; only the dice are left to chance. Explore the next tile.
lesson-setting-out-where = Spaces are told by column and row, and the camp is 0,0. Those that touch are neighbours, and distance counts the steps between. Go to 2,-1, where a token lies.
lesson-setting-out-end-of = Gather, go where the quest leads, and mind each other: its first stage is open to you from the start, and the last one is the way out.

lesson-water = Water, clean and dirty
lesson-water-spring = A source, turned over long ago: clean. With your water skin each collection gives one more; a tin flask would add another. Collect.
lesson-water-drop = Eleven objects are one too many. Drop the stone: it stays here, and one collection would take it up again.
lesson-water-drink = The swarm: each drinks, or takes a thirst. Pay clean water; another night will ask again.
lesson-water-dirty = This source is the dirty one of the three. It quenches thirst as well, but on 1 to 3 of the die it brings a sickness. Collect it all the same.
lesson-water-bo = Bo is in your space and thirsty. Rest for Bo: your stamina, your clean water, Bo’s thirst.
lesson-water-wind = A threat in the night, a dry wind: drink, or take a thirst. Only dirty water is left. Pay it, and roll.
lesson-water-mend = A 3: you fell sick. But the landmark here heals one damage of each. Heal the sickness.
lesson-water-skin = You dropped your water skin, and nobody carries two of a name. Its project lies in play: craft another one. This time you draw nothing.
lesson-water-end-of = With a medicine beside it nobody rolls for dirty water, and a sand filter makes it safe.

lesson-company = A night in company
lesson-company-home = The camp, its fire, and Bo: a night here is a sheltered one. Go to 0,0.
lesson-company-evening = You two will end the day in one space at a lit fire. End your turn.
lesson-company-pot = Each eats, but from the shared pot the first food is waived, for Bo, who has least. Pay yours.
lesson-company-end-of = Company woke you stronger, by one stamina each. And in this scenario those together win two more each night from the second on, and heal.

lesson-helping-hand = A fight, and a helping hand
lesson-helping-hand-track = Tokens come from a pile for each class; this one is a track. Collect it. Whatever fights, it is one survivor against one enemy: you, who took the token.
lesson-helping-hand-dice = A scree goat. Bo, two spaces away, played the support card Lunge: 2 more on the grey die. Then the dice were rolled at once, as nobody can decline that. Grey 6 and 2 more hit. Choose done.
lesson-helping-hand-share = The goat is dead, and its reward is yours: two meat. Bo had the helped line, one meat. You may still share yours with whoever supported, at any distance. Choose done.
lesson-helping-hand-on = A beaten animal is out of the game; only monsters go back under their pile. Your turn goes on: walk to 3,-2.
lesson-helping-hand-evening = Keep what stamina is left for later days. End your turn, and Bo plays, then night falls.
lesson-helping-hand-night = The first night, one of the four mild ones: 7 stamina for each of you and, being two, 3 more. A plant token grew in the camp, as none was there. Now each drinks: pay.
lesson-helping-hand-clock = Bo’s time ran out, so the rules paid for Bo, as they do whenever somebody can. A new day: investigate the cairn here. Each of the six landmarks of a land has a clue.
lesson-helping-hand-end-of = Support costs nothing but the card, and at dawn it is ready again.

lesson-two-supporters = Whoever helped has a share
lesson-two-supporters-track = A track, and others are near. Collect it.
lesson-two-supporters-done = Cem and Dee have each played Lunge: grey 2 and twice 2, and 6 is just the goat’s defence. Choose done.
lesson-two-supporters-help = The helped line goes to one supporter, whom you name. Name Cem.
lesson-two-supporters-share = Dee helped as well. Share a piece of your own reward: a meat for Dee.
lesson-two-supporters-enough = That is enough sharing. Choose done.
lesson-two-supporters-end-of = Nobody has to help. Those who were thanked do it again.

lesson-fleeing = Changing the dice, and running away
lesson-fleeing-walk = Something lies face down at -3,4. Whoever walks in fights at once, before anything else. Be bold: go there.
lesson-fleeing-staff = A grey wolf, defence 6, and a grey 1. Bonuses add up, each once in a fight. Use your staff: one more.
lesson-fleeing-wood = A wood rolls the grey die again, and it keeps what was added.
lesson-fleeing-poison = A 4 and one make 5. One is missing: a poison adds it.
lesson-fleeing-flee = Now you would hit, but it has two lives and is swift. You hold a signal flare, which is spent to flee: no damage to either side, and off to a free space.
lesson-fleeing-end-of = A swift enemy takes one step more when monsters move. Be elsewhere by then.

lesson-special-enemy = A special enemy
lesson-special-enemy-tile = One route of this quest is to beat the lantern eel. A special enemy stands where the quest puts it, as soon as that tile is discovered. Explore it.
lesson-special-enemy-near = There it is, at 6,-4. Go nearer, to 5,-3.
lesson-special-enemy-in = Go in, and fight it.
lesson-special-enemy-done = Grey 4 does not reach 7, red 2 does not hurt. Such an enemy does not retreat. Choose done.
lesson-special-enemy-beside = It stays, and does nothing by itself. You could fight again for one stamina, or leave without harm. Better: the landmark here has the clue that the other route still needs. Investigate.
lesson-special-enemy-end-of = The stage was done by the other route, and the eel left.

lesson-prowling = The red moon
lesson-prowling-spear = Evening comes, and monsters are about. Craft a spear: 2 more on the grey die, once in a fight.
lesson-prowling-evening = One step more, to -2,2, and your day is over.
lesson-prowling-boar = Monsters move 3, face up or face down: each goes, in the order in which it came, to the discovered space nearest to a survivor, clockwise from the north if several are as near, and never into a lit fire. The boar reached you and goes no farther. It fights: choose done.
lesson-prowling-end-of = None of them goes onto undiscovered ground, and at most eight are on the map at once. Those who lie by a fire sleep well.

lesson-the-wind = Only the wind
lesson-the-wind-tracks = The sunken road. Investigate it: fresh tracks, a clue, a meat, and a monster near by, two spaces from you.
lesson-the-wind-nearer = It came face down, at -1,4, and nobody knows which it is. Go and see: to -1,5 first.
lesson-the-wind-wind = It would be turned over as soon as you share its space, and you would have to fight. Go in.
lesson-the-wind-end-of = Only the wind: one of the eight monster tokens shows nothing else. It goes to the bottom of its pile.

lesson-crafting = Crafting, and what the land hides
lesson-crafting-mast = The iron mast. Investigate it: a clue for the quest, which is never spent again, and what its card says.
lesson-crafting-club = You have a project for a club, and the two wood that it takes. Craft it for one stamina: the item is yours and does what its sentence says, the project lies in play, and you draw another.
lesson-crafting-token = A token in the birches, and your collection after a step is free. Not every token is a thing: see.
lesson-crafting-choose = A number: the token is gone, and its exploration card asks you. Take two salvage, for one stamina more.
lesson-crafting-axe = A project may have two recipes. Craft the stone axe by the second one, from a stone and the salvage. Bo may craft from your projects in play, too.
lesson-crafting-post = The watch post: its ladder is rotten, and the die decides.
lesson-crafting-tile = A 7: turn over two tiles, from afar. Tiles lie as they are printed; choose the first.
lesson-crafting-end-of = Items last. Craft early what you will use each day.

lesson-bare-ground = Rifts, fires and maps
lesson-bare-ground-salvage = A boar with attack 9, and red 5: no danger. But try it: a salvage takes 1 from the red die.
lesson-bare-ground-done = You missed, so it lives and retreats: in the direction of the red die as it lies, a 5, which is south-east. Were that space taken, it would be the next one clockwise. Choose done.
lesson-bare-ground-map = The quest asks for surveys, so the project of the sketched map has lain in play from the start, for everybody. Craft it.
lesson-bare-ground-survey = This is high ground of a tile that nobody has surveyed. With the map in hand, survey it, for 2 stamina. You keep the map.
lesson-bare-ground-fire = A cold fire. A wood and a stamina light it again, whatever number of fires burns on the map.
lesson-bare-ground-rift = At -1,6 the ground is barred by a rift: 3 stamina and the grey die, and on 6 or less a wound. You have three boxes filled already. Dare it, as a warning.
lesson-bare-ground-end-of = A 2, the fourth box, and the end. A rope would have cost 2 stamina and asked for no roll. The marker went on to Bo.

lesson-many-hands = Many hands
lesson-many-hands-road = The iron mast wants salvage, and you carry two pieces. It lies at 1,4: go to 0,5 first.
lesson-many-hands-mast = Bo is there already, with a stone delivered. Go to 1,4; the mast stands on high ground, which costs most.
lesson-many-hands-deliver = With another survivor in the space a delivery counts one piece more. Deliver your two.
lesson-many-hands-end-of = Two pieces made three. With a mallet, wood or stone counts one more again.

lesson-deciding-together = Deciding together, and being alone
lesson-deciding-together-food = Growing moon: each eats. Whoever does not pay takes hunger, one of four kinds of damage. Bo has paid: pay, too.
lesson-deciding-together-name = After each night everybody may name who is to go first. You hold the marker, so your word decides unless all others agree. Name Bo.
lesson-deciding-together-again = Bo went first and has held the marker since. The long wind took a stamina from those in the open, and you lay in the open: no fire, no tent, no coat. Name yourself.
lesson-deciding-together-vote = The quarrel, a tribal card: it comes only while two or more are on the map. All vote at once, and in a tie the first player’s vote counts. Bo chose that each eats. Vote for it.
lesson-deciding-together-pay = Bo had no food left and took hunger at once. You have some: pay.
lesson-deciding-together-rest = Two boxes of hunger, and morning. Rest: for one stamina and one food, one of them is healed.
lesson-deciding-together-alone = Bo’s fourth box was filled in the night: Bo is dead and lies at -2,1, where you could take what was left, a piece for each stamina. The marker is yours. Rest against thirst.
lesson-deciding-together-end-of = Alone you meet no tribal cards any more, and none who helps. Eighteen cards lie ready, enough for every night to come.

lesson-trading = Trading
lesson-trading-open = Bo stands in your space, the camp. For one stamina open a round of trade.
lesson-trading-ask = Resources, items and projects change hands; stamina and characters do not. Ask for clean water.
lesson-trading-propose = Talk as you like; only a proposal counts. Propose it, with nothing in return.
lesson-trading-give = Bo accepted, and all was cleared: you may lay out anew, four times in all. Offer your food.
lesson-trading-stop = You may think better of it until you propose. Cancel the round.
lesson-trading-end-of = Trade costs a stamina; a gift is free, and asks nobody.

lesson-barter = Fair shares: barter by night
lesson-barter-gift = Cem stands beside you at the water. Give Cem one: that is free, and by day.
lesson-barter-evening = Trading would cost a stamina now. Wait for the night: end your turn.
lesson-barter-guard = Bo fights a boar near by, and Cem has played Guard. Play yours as well: 3 less on the red die.
lesson-barter-trade = Tonight those together trade for nothing. Open a round with Cem.
lesson-barter-stop = You may open as many as you like. Nothing comes to mind: cancel.
lesson-barter-over = Done with trading: end it, and the next step of the card comes.
lesson-barter-end-of = One who has much water and one who has much food make two who live.

lesson-gone = When somebody leaves
lesson-gone-walk = You are exploring in the north, and Cem in the east. Go to 1,-2.
lesson-gone-left = Cem has just left the table. The pawn lies down where it stood, as if dead, and whoever goes there may loot it. The marker went to you, as next clockwise. Collect.
lesson-gone-end-of = The group goes on, with what is left.

lesson-rivals = One Canoe: rivals
lesson-rivals-scout = In One Canoe at most one can win. You are the Scout: for one stamina, once a day, use your character.
lesson-rivals-token = Turn a token near by. It lies face up from then on, for everybody, but does nothing until somebody collects it.
lesson-rivals-gift = Back in the camp, with the others. A gift costs nothing, and Bo is not asked: give Bo a food, for peace.
lesson-rivals-attack = Where there are rivals you may attack a survivor in your space, for one stamina. Nobody supports, nobody retreats. See what it brings.
lesson-rivals-done = Grey 1 misses, and red 10 hurts you. Bo, who had no salvage and no bonus, could not even ward it off. Choose done.
lesson-rivals-end-of = A wound for nothing. And if two or more of you are still here after the last night, nobody wins.

lesson-two-pieces = The Beacon, to the end
lesson-two-pieces-two = A plant token beside the camp. Some show two pieces: whoever collects takes both. See.
lesson-two-pieces-map = Anybody may craft the sketched map, which the quest needs: wood and salvage.
lesson-two-pieces-survey = High ground at the iron mast. Survey it.
lesson-two-pieces-bring = Stage 2 is open: bring wood or salvage to the mast. Deliver one.
lesson-two-pieces-escape = Bo has lit the mast, and four nights are over. Pay a stamina, a food and a clean water, and get out.
lesson-two-pieces-end-of = You are out and have won, with three honours: five, if Bo gets out as well. What you carried beyond the pawn’s own stays on the space.

lesson-the-canoe = One Canoe: in it
lesson-the-canoe-wood = A feral dog has a defence of 5, and your grey die shows 3. A wood rolls it again: spend one.
lesson-the-canoe-bring = The fourth landmark wants wood or salvage, whoever brings it; another route asks for clues. Deliver your wood.
lesson-the-canoe-cook = The camp’s fire burns in your space: for one stamina all your meat becomes food.
lesson-the-canoe-pay = The fourth night: each drinks. Clean or dirty water will do, and you choose which. Pay clean; from tomorrow on the way out is open.
lesson-the-canoe-water = One more clean water on the way, free after the step.
lesson-the-canoe-go = The canoe. It takes one stamina, two food and two clean water, and it takes one. Go, and all others lose at once.
lesson-the-canoe-end-of = You have got out, with nine honours. Bo could still have won as the last one standing.

lesson-the-last-night = The last night
lesson-the-last-night-stage = The targets are those of the two who set out, though you are alone now: five clues. This landmark has the fifth. Investigate it, and the stage is done.
lesson-the-last-night-bowl = Stage 2 asks for a signal flare, so its project was laid in play. The bowl before the door wants food for one clue more. You need none: leave it.
lesson-the-last-night-omen = A bad omen: you have drunk, now eat. After that a threat is drawn for the first player, one of 24 that were shuffled.
lesson-the-last-night-ankle = A twisted ankle: 3 stamina lost, as far as you had them; it never falls below nothing, nor rises above 15. A pack of threats that has run out is not shuffled again. Walk on.
lesson-the-last-night-dusk = Tonight is the tenth night and the last one of this scenario. Nothing is left to be done: end your turn.
lesson-the-last-night-bear = A monster came two spaces from you, face down. Then all moved, it reached you and was turned over: a cave bear, and a fight at once, in the middle of the night. Both dice missed. Choose done.
lesson-the-last-night-axe = A lethal enemy does not retreat: it turned on you again, and a new roll was made. Grey 9 hits. Use your stone axe, once in a fight, for 1 damage more.
lesson-the-last-night-kill = Two damage stay on it, and once more it came on. Both sides deal theirs at the same time: grey 9 hits, red 4 does not. It has a life of 3. Choose done.
lesson-the-last-night-drop = Four meat, and more than you can carry. Drop until it fits: what you drop stays lying here, for anybody, until the game ends.
lesson-the-last-night-end-of = The last night is over, and you are still on the map: too late. The others got out, or died, or left: so it ends for each.
