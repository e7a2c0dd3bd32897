### The survival game on the page: buttons, questions, the map, the log.

## Moves

discover-move-choose = Be the { $piece }
discover-move-move = Go to { $place }
discover-move-explore = Explore the tile at { $place }
discover-move-collect = Collect
discover-move-collect-piece = Pick up: { $piece }
discover-move-cook = Cook { $number } meat
discover-move-relight = Light the fire again
discover-move-investigate = Investigate the landmark
discover-move-fight = Fight
discover-move-end = End the turn
discover-move-craft = Craft: { $piece }
discover-move-rest = Rest and heal: { $piece }
discover-move-rest-other = { $who ->
    [me] Heal you: { $piece }
   *[other] Heal { $name }: { $piece }
}
discover-move-use = Use: { $piece }
discover-move-use-other = { $who ->
    [me] Use for you: { $piece }
   *[other] Use for { $name }: { $piece }
}
discover-move-hand = { $who ->
    [me] Give you: { $piece }
   *[other] Give { $name }: { $piece }
}
discover-move-trade = { $who ->
    [me] Trade with you
   *[other] Trade with { $name }
}
discover-move-give = Lay out: { $piece }
discover-move-ask = Ask for: { $piece }
discover-move-propose = Propose
discover-move-accept = Accept
discover-move-decline = Decline
discover-move-cancel = Stop trading
discover-move-deliver = Deliver { $number } × { $piece }
discover-move-survey = Survey the land
discover-move-escape = Get out
discover-move-loot = { $who ->
    [me] Take from you: { $piece }
   *[other] Take from { $name }: { $piece }
}
discover-move-attack = { $who ->
    [me] Attack you
   *[other] Attack { $name }
}
discover-move-support = Support with { $piece }
discover-move-let = Leave it as it is
discover-move-roll = Roll
discover-move-wood = Wood: roll the grey die again
discover-move-stone = Stone: roll the red die again
discover-move-poison = Poison: 1 more on grey
discover-move-salvage = Salvage: 1 less on red
discover-move-salvage-guard = Salvage: 1 less on grey
discover-move-bonus = Use in the fight: { $piece }
discover-move-again-grey = Roll the grey die again
discover-move-again-red = Roll the red die again
discover-move-flee = Flee to { $place }
discover-move-flee-here = Make it turn to somebody else
discover-move-done = Done
discover-move-share = { $who ->
    [me] Share with you: { $piece }
   *[other] Share with { $name }: { $piece }
}
discover-move-help = { $who ->
    [me] The helped line goes to you
   *[other] The helped line goes to { $name }
}
discover-move-pay = Pay: { $piece }
discover-move-pay-medicine = Pay: { $piece }, with a medicine
discover-move-suffer = Suffer
discover-move-drop = Drop: { $piece }
discover-move-mend = Heal: { $piece }
discover-move-take = Choose: { $text }
discover-move-vote = Vote for: { $text }
discover-move-scout = Turn over the tile at { $place }
discover-move-turn = Turn over the token at { $place }
discover-move-name = First player: { $who ->
    [me] you
   *[other] { $name }
}
discover-move-leave = Leave the game

## What is asked

discover-prompt-choosing = Choose your character.
discover-prompt-day = Your turn: what do you do?
discover-prompt-trading = What do you give, and what do you ask for?
discover-prompt-bargain = { $name } proposes a trade. Do you accept?
discover-prompt-support = { $name } fights. Do you support the fight?
discover-prompt-modify = Do you change the dice?
discover-prompt-guard = { $name } attacks you. Do you ward it off?
discover-prompt-helping = Who gets the helped line?
discover-prompt-sharing = Do you share the reward?
discover-prompt-needs = Pay or suffer?
discover-prompt-vote = Vote.
discover-prompt-naming = Who goes first tomorrow?
discover-prompt-barter = Trade for nothing, with whom?
discover-prompt-drop = You carry too much. What do you drop?
discover-prompt-mend = Which damage is healed?
discover-prompt-scout = Which tile is turned over?
discover-prompt-turning = Which token is turned over?
discover-prompt-take = Which of the two?
discover-prompt-roll = The dice are rolled.

## Ground, and what is on the map

discover-band-easy = easy ground
discover-band-rough = rough ground
discover-band-high = high ground
discover-band-barred = barred ground
discover-space = Space { $place }
discover-undiscovered = undiscovered
discover-group-near = near tile
discover-group-middle = middle tile
discover-group-far = far tile
discover-fire-lit = lit fire
discover-fire-cold = burnt-out fire
discover-camp = the camp
discover-landmark = landmark { $number }
discover-landmark-done = investigated
discover-monster = a monster face down
discover-token-plant = a plant token
discover-token-rock = a rock token
discover-token-debris = a debris token
discover-token-track = tracks
discover-token-source = a source

## Survivors, dice, the quest

discover-stamina = stamina
discover-carried = carries { $number } of { $most }
discover-projects-hand = My projects
discover-projects-play = Projects in play
discover-projects-out = Projects out of the game
discover-state-won = got out
discover-state-dead = dead
discover-state-left = left
discover-state-late = too late
discover-die-grey = grey die
discover-die-red = red die
discover-defence = defence
discover-attack = attack
discover-life = life
discover-word-swift = swift
discover-word-lethal = lethal
discover-word-special = special
discover-reward = reward: { $pieces }
discover-helped = helped line
discover-quest = The quest
discover-stage = Stage { $number } of { $most }
discover-route = Route { $letter }
discover-progress = { $number } of { $most }
discover-nights = Night { $number } of { $most }
discover-honours = Honours

## The log

discover-log-start = The group sets out
discover-log-chose = { $who ->
    [me] You are the { $piece }.
   *[other] { $name } is the { $piece }.
}
discover-log-dealt = { $who ->
    [me] You are dealt { $number } projects.
   *[other] { $name } is dealt { $number } projects.
}
discover-log-turn = { $who ->
    [me] Your turn begins.
   *[other] The turn of { $name } begins.
}
discover-log-moved = { $who ->
    [me] You go to { $place }.
   *[other] { $name } goes to { $place }.
}
discover-log-explored = { $who ->
    [me] You explore the tile at { $place }.
   *[other] { $name } explores the tile at { $place }.
}
discover-log-uncovered = The tile at { $place } is turned over.
discover-log-laid = A token is laid at { $place }: { $piece }.
discover-log-collected = { $who ->
    [me] You collect at { $place }: { $piece }.
   *[other] { $name } collects at { $place }: { $piece }.
}
discover-log-found = { $who ->
    [me] You find { $piece }: { $text }
   *[other] { $name } finds { $piece }: { $text }
}
discover-log-revealed = The token at { $place } is turned over: { $piece }.
discover-log-gained = { $who ->
    [me] You take { $number } × { $piece }.
   *[other] { $name } takes { $number } × { $piece }.
}
discover-log-lost = { $who ->
    [me] You lose { $number } × { $piece }.
   *[other] { $name } loses { $number } × { $piece }.
}
discover-log-paid = { $who ->
    [me] You spend { $number } × { $piece }.
   *[other] { $name } spends { $number } × { $piece }.
}
discover-log-hurt = { $who ->
    [me] You suffer { $damage ->
        [wound] a { $piece }
       *[other] { $piece }
    }.
   *[other] { $name } suffers { $damage ->
        [wound] a { $piece }
       *[other] { $piece }
    }.
}
discover-log-healed = { $who ->
    [me] You are healed of { $damage ->
        [wound] a { $piece }
       *[other] { $piece }
    }.
   *[other] { $name } is healed of { $damage ->
        [wound] a { $piece }
       *[other] { $piece }
    }.
}
discover-log-died = { $who ->
    [me] You die at { $place }.
   *[other] { $name } dies at { $place }.
}
discover-log-won = { $who ->
    [me] You get out!
   *[other] { $name } gets out!
}
discover-log-crafted = { $who ->
    [me] You craft: { $piece }.
   *[other] { $name } crafts: { $piece }.
}
discover-log-drew = { $who ->
    [me] You draw a project: { $piece }.
   *[other] { $name } draws a project.
}
discover-log-investigated = { $who ->
    [me] You investigate { $piece }: { $text }
   *[other] { $name } investigates { $piece }: { $text }
}
discover-log-clue = Clues so far: { $number }.
discover-log-cooked = { $who ->
    [me] You cook { $number } meat.
   *[other] { $name } cooks { $number } meat.
}
discover-log-lit = A fire burns at { $place }.
discover-log-burnt-out = The fire at { $place } goes out.
discover-log-placed = Something stirs at { $place }.
discover-log-placed-seen = { $piece } appears at { $place }.
discover-log-prowled = An enemy comes to { $place }.
discover-log-fight = { $who ->
    [me] You fight: { $piece }.
   *[other] { $name } fights: { $piece }.
}
discover-log-supported = { $who ->
    [me] You support { $other } with { $piece }.
   *[other] { $whom ->
        [me] { $name } supports you with { $piece }.
       *[other] { $name } supports { $other } with { $piece }.
    }
}
discover-log-rolled = { $who ->
    [me] You roll grey { $grey }, red { $red }.
   *[other] { $name } rolls grey { $grey }, red { $red }.
}
discover-log-rerolled = A die again: { $number }.
discover-log-modified = The dice now count grey { $grey }, red { $red }.
discover-log-hit = { $piece }: { $number } damage.
discover-log-retreated = The enemy retreats to { $place }.
discover-log-slain = { $piece } is beaten.
discover-log-reward = { $who ->
    [me] You are rewarded for helping: { $number } × { $piece }.
   *[other] { $name } is rewarded for helping: { $number } × { $piece }.
}
discover-log-shared = { $who ->
    [me] You share with { $other }: { $piece }.
   *[other] { $whom ->
        [me] { $name } shares with you: { $piece }.
       *[other] { $name } shares with { $other }: { $piece }.
    }
}
discover-log-traded = { $who ->
    [me] You trade to { $other }: { $number } × { $piece }.
   *[other] { $whom ->
        [me] { $name } trades to you: { $number } × { $piece }.
       *[other] { $name } trades to { $other }: { $number } × { $piece }.
    }
}
discover-log-gave = { $who ->
    [me] You give { $other }: { $piece }.
   *[other] { $whom ->
        [me] { $name } gives you: { $piece }.
       *[other] { $name } gives { $other }: { $piece }.
    }
}
discover-log-dropped = { $who ->
    [me] You drop: { $piece }.
   *[other] { $name } drops: { $piece }.
}
discover-log-used = { $who ->
    [me] You use: { $piece }.
   *[other] { $name } uses: { $piece }.
}
discover-log-delivered = { $who ->
    [me] You deliver { $piece }: it counts { $number }.
   *[other] { $name } delivers { $piece }: it counts { $number }.
}
discover-log-surveyed = { $who ->
    [me] You survey the land.
   *[other] { $name } surveys the land.
}
discover-log-stage = Stage { $number } of the quest begins.
discover-log-night = Night { $number }, { $piece }: { $text }
discover-log-dawn = The day after night { $number } dawns.
discover-log-company = { $who ->
    [me] You slept in company: 1 stamina more.
   *[other] { $name } slept in company: 1 stamina more.
}
discover-log-pot = { $who ->
    [me] You eat from the shared pot.
   *[other] { $name } eats from the shared pot.
}
discover-log-voted = { $who ->
    [me] You vote for { $text }.
   *[other] { $name } votes for { $text }.
}
discover-log-vote-result = The vote says: { $text }.
discover-log-named = { $who ->
    [me] You name { $whom ->
        [me] yourself.
       *[other] { $other }.
    }
   *[other] { $whom ->
        [me] { $name } names you.
       *[other] { $name } names { $other }.
    }
}
discover-log-named-first = { $whom ->
    [me] You go first from now on.
   *[other] { $other } goes first from now on.
}
discover-log-threat = A threat, { $piece }: { $text }
discover-log-looted = { $who ->
    [me] You take from { $other }: { $piece }.
   *[other] { $whom ->
        [me] { $name } takes from you: { $piece }.
       *[other] { $name } takes from { $other }: { $piece }.
    }
}
discover-log-attacked = { $who ->
    [me] You attack { $other }!
   *[other] { $whom ->
        [me] { $name } attacks you!
       *[other] { $name } attacks { $other }!
    }
}
discover-log-left = { $who ->
    [me] You leave the game.
   *[other] { $name } leaves the game.
}
discover-log-vanished = Only the wind at { $place }.
discover-log-vanished-special = { $piece } goes away.
discover-log-stamina = { $who ->
    [me] Your stamina: { $change }.
   *[other] Stamina of { $name }: { $change }.
}
discover-log-fled = { $who ->
    [me] You flee to { $place }.
   *[other] { $name } flees to { $place }.
}
discover-log-turned-on = { $who ->
    [me] It turns on you.
   *[other] It turns on { $name }.
}
discover-log-proposed = { $who ->
    [me] You make { $other } a proposal.
   *[other] { $whom ->
        [me] { $name } makes you a proposal.
       *[other] { $name } makes { $other } a proposal.
    }
}
discover-log-declined = { $who ->
    [me] You decline.
   *[other] { $name } declines.
}
discover-log-tested = { $who ->
    [me] You roll { $number }.
   *[other] { $name } rolls { $number }.
}
discover-log-project = A project lies in play: { $piece }.
discover-change-of = { $name }: { $text }

## The end

discover-end = { $end ->
    [out] got out
    [hunger] died of hunger
    [thirst] died of thirst
    [sickness] died of sickness
    [wound] died of a wound
    [outrun] beaten to the canoe
    [left] left the table
   *[late] too late
}
discover-reason-all-won = Everybody got out.
discover-reason-some-won = It is over; some got out.
discover-reason-lost = It is over; nobody got out.
discover-reason-last-standing = One survivor is left.
discover-reason-canoe = The canoe has gone, with one in it.

## At the table

discover-map = The map
discover-own = My survivor
discover-actions = What I can do here
discover-why = What can’t I do here?
discover-why-nothing = Nothing more is refused here.
discover-zoom-in = Larger map
discover-zoom-out = Smaller map
discover-cost = cost { $number }
discover-can-explore = you can explore it
discover-lies = lies here: { $pieces }
discover-go = Walk there: { $number } stamina
discover-too-far-today = You have { $number } stamina: the walk stops on the way.
discover-enemy-figures = defence { $defence }, attack from { $attack }, life { $life }, deals { $damage }
discover-damages = Damage
discover-carried-short = { $number }/{ $most }
discover-typed-hint = n, craft spear, map
discover-answer-help = Type a move as records write it (“collect”, “craft spear”) or as its button says it, cut short if you like; or a direction: n, ne, se, s, sw, nw. A number chooses from the last list. Or ask: moves, why with a move, hint, table, map, map 0,-1, quest, pack, points, card with a name, rule XC02, last, turn, order, undo.
words-order-needs = night
words-order-support = supports
words-order-naming = first
words-discover-map = map, land
words-discover-quest = quest, tasks
words-discover-pack = pack, backpack, me
discover-map-text = The map in words
discover-tile-at = The tile at { $place }
discover-used = used today
discover-nothing = nothing
discover-or = or
discover-projects-of = Projects
discover-first = first player
discover-opens = opens after night { $number }
discover-answered = { $count ->
    [0] You have answered.
    [one] { $names } has answered.
   *[other] { $names } have answered.
}
discover-gives = { $who ->
    [me] You give
   *[other] { $name } gives
}
discover-natural = rolled { $number }
discover-need-grey = { $reached ->
    [yes] a hit: { $number } or more
    [no] no hit: needs { $number }
   *[other] hits from { $number }
}
discover-need-red = { $reached ->
    [yes] it hurts: { $number } or more
    [no] unhurt: below { $number }
   *[other] hurts from { $number }
}
discover-preview-grey = grey { $from } becomes { $to }{ $reached ->
    [yes] : hits
   *[no] { "" }
}
discover-preview-red = red { $from } becomes { $to }{ $reached ->
    [yes] : still hurts
   *[no] : unhurt
}
discover-plus = { $number } more damage
discover-supporters = Support: { $names }
discover-stroke-grey = grey die
discover-stroke-red = red die
discover-stroke-damage = damage
discover-stroke-reroll = roll grey again
discover-stroke-reroll-red = roll red again
discover-prompt-wait = { $who ->
    [others] The others decide.
    [me] You decide.
   *[other] { $name } decides.
}
discover-fate = What became of them
discover-died = { $fate }: { $damage }
discover-state-on = alive
discover-group-start = start tile
discover-group-of-quest = The quest
discover-group-of-here = Here
discover-group-of-cards = Projects and cards
discover-group-of-others = With others
discover-group-of-end = The turn

## The first day

discover-guide = The first day
discover-guide-close = I know the way
discover-guide-choose = Each character can do one thing better. Any of them is good for a first game.
discover-guide-explore = You see one tile. A heavy border shows the tiles beside you: tap one and explore it, for 1 stamina.
discover-guide-go = Round tokens lie on the map: plants, stones, springs, tracks. Tap a space with one, then walk there.
discover-guide-collect = You stand on something: collect it. You need water and food for the nights.
discover-guide-quest = The quest shows two routes; one is enough. Look where it can be served, or gather for the night.
discover-guide-end = Little stamina is left. End the turn: at night everybody needs something, and wakes with new stamina.

## What the game is played for, told to newcomers

discover-goal-quest = { $most ->
    [1] Your goal: { $task }
   *[other] Your goal: { $task } ({ $number } of { $most })
} Then get out. { $nights ->
    [0] This is the last night.
    [one] One night left.
   *[other] { $nights } nights left.
}
discover-goal-escape = Your goal: { $task } { $nights ->
    [0] This is the last night.
    [one] One night left.
   *[other] { $nights } nights left.
}
discover-goal-alone = Only one survivor wins: { $task } Or be the last who stands. { $nights ->
    [0] This is the last night.
    [one] One night left.
   *[other] { $nights } nights left.
}

## Hints

discover-hint-value = promises { $number }% of the most honours
discover-hint-plan = { $plan ->
    [collect] To collect at { $place }.
    [explore] To explore from { $place }.
    [investigate] To investigate the landmark at { $place }.
    [escape] To get out at { $place }.
    [survey] To survey at { $place }.
    [fight] To fight at { $place }.
   *[end] To stay at { $place }.
}

## Keys and signs

key-discover-at-table = In the survival game
key-discover-at-map = In the survival game, on the map
key-discover-map = the map
key-discover-arrows = on the map: from space to space
key-discover-look = on the map: what is there, and what can be done
key-discover-larger = larger
key-discover-smaller = smaller
key-discover-actions = what can be done here
key-discover-quest = the quest
sign-discover-legal = A heavy border: you can go or explore here; the number is the stamina it costs.
sign-discover-fog = A broken border and a question mark: a tile that nobody has discovered.
sign-discover-token = A disc with a picture: a token, by its class; what it holds shows when it is collected.
sign-discover-monster = A dark disc with teeth: an enemy; on red you know which.
sign-discover-fire = A flame: a lit fire; crossed logs: one that is out.
sign-discover-landmark = A flag with a number: a landmark to investigate.

## What the parts of a card do

discover-effect-stamina = { $change } stamina
discover-effect-gain = take { $piece }
discover-effect-lose = lose { $piece }
discover-effect-pay = spend { $piece }
discover-effect-need = pay { $piece } or suffer
discover-effect-hurt = suffer { $damage ->
    [wound] a { $piece }
   *[other] { $piece }
}
discover-effect-heal = heal { $damage ->
    [wound] a { $piece }
   *[other] { $piece }
}
discover-effect-choose = choose again
discover-effect-vote = vote again
discover-effect-test = roll, and hope for { $number } or more
discover-effect-project = { $number ->
    [one] draw a project
   *[other] draw { $number } projects
}
discover-effect-item = get { $piece }
discover-effect-fight = fight: { $piece }
discover-effect-monster = { $number ->
    [one] a monster comes
   *[other] { $number } monsters come
}
discover-effect-prowl = monsters move { $number }
discover-effect-fires = { $number ->
    [0] fires go out
   *[other] a fire burns here
}
discover-effect-threat = { $number ->
    [one] a threat
   *[other] { $number } threats
}
discover-effect-reveal = { $number ->
    [one] turn over a tile
   *[other] turn over { $number } tiles
}
discover-effect-turn = { $number ->
    [one] turn over a token
   *[other] turn over { $number } tokens
}
discover-effect-put = put { $piece } here
discover-effect-clue = { $number ->
    [one] a clue
   *[other] { $number } clues
}
discover-effect-barter = trade without stamina
discover-effect-nothing = nothing happens
discover-effect-both = { $first }; { $second }
discover-effect-for = { $whom ->
    [each] everybody: { $text }
    [first] the first player: { $text }
    [open] those in the open: { $text }
    [here] those in this space: { $text }
    [alone] those who are alone: { $text }
    [together] those in company: { $text }
   *[me] { $text }
}
discover-any = something of one’s choice

## Standing orders

order-about-needs = When should I be asked what I pay at night?
    .never = Never: I pay if I can, clean water before dirty
order-about-support = When should I be asked to support a fight?
    .never = Never: I keep my support cards
    .agree = Never: I support every fight, with the first card that is ready
order-about-naming = When should I be asked who goes first?
    .never = Never: I leave it to the others

## Telling the others something

talk-need-water = I need water.
talk-need-food = I need food.
talk-need-medicine = I need medicine.
talk-meet-fire = Let us meet at the fire.
talk-wait-for-me = Wait for me.
talk-come-with-me = Come with me.
talk-go-on = Go on without me.
discover-tell = Tell the others
discover-tell-point = Show this space
discover-tell-plan = Add it to my plan
discover-tell-plan-end = Take my plan back
discover-tell-suggest = Suggest to { $name }: { $move }
discover-suggest = Suggest something
discover-point-of = shown: { $names }
discover-plan-of = in a plan: { $names }

## How a game ended

discover-end-lost = The others made it out. Next time you lead the way.
discover-end-lost-close = The others made it out. Next time you lead the way.
discover-end-lost-all = The land was harder this time. What you learned of it goes with you.
discover-tally-out = Got out
discover-tally-others = For the others who got out
discover-tally-alone = First of all, or last alive
discover-tally-total = Honours
discover-tally-steps = Spaces walked
discover-tally-explored = Tiles discovered
discover-tally-collected = Tokens picked up
discover-tally-crafted = Objects made
discover-tally-cooked = Meals cooked
discover-tally-delivered = Delivered for the way out
discover-tally-slain = Enemies slain
discover-tally-helped = Others supported in fights
discover-tally-gave = Given to others
discover-tally-healed = Damage healed
discover-tally-hurt = Damage taken
