### The survival game in the terminal: the map, the state of the survivors, and what happens.

cli-discover-help =
    Type the number of a move, words of it, cut short if you like (“go 0,-1”, “craft spear”), or a direction
    to go: n, ne, se, s, sw, nw. Moves as records write them work as well: “move 0,-1”.
        moves           what you may do now; so does an empty line
        table           the map, the survivors and the quest again
        why MOVE        why a move is not possible: “why craft spear”
        hint            the best moves and why
        card NAME       what a card, an item or an enemy says, with its figures
        rule NUMBER     a rule of the rule book: “rule XC10”
        last            what happened since your turn began
        order           what you are asked; “order support agree” supports every fight,
                        “order support never” none, “order support ask” asks you again
        undo            take back the latest decision
        save FILE       write the record of the game so far
        quit            stop
cli-discover-day = Day { $day }, night { $night } of { $last } is next. Stage { $stage } of { $stages }.
cli-discover-over = The game is over. Nights gone: { $nights } of { $last }. Stage { $stage } of { $stages }.
cli-discover-task = Route { $route }: { $text } { $done ->
    [0] (0 of { $target })
   *[other] ({ $done } of { $target })
}
cli-discover-map-part = The map is wider than this screen: columns { $first } to { $last } of { $left } to { $right }.
cli-discover-legend = { $letters }. Survivors: { $seats }. Tokens: p plant, r rock, d debris, t track, w water; * lit fire, ^ cold fire, 1 to 6 landmarks, ! enemy, ? something unknown, : goods that lie there, .. not discovered. The numbers above are columns; a number with \ is a row, which goes on down to the right.
cli-discover-seat = { $name } ({ $character }) at { $space }: stamina { $stamina }, { $damage }; carries { $goods }
cli-discover-seat-gone = { $name }: { $state ->
    [won] out, and safe
    [dead] dead
    [left] gone
   *[late] too late
}
cli-discover-no-damage = unhurt
cli-discover-nothing = nothing
cli-discover-hand = Your projects: { $cards }
cli-discover-in-play = Projects in play: { $cards }
cli-discover-projects-out = Projects out of the game: { $cards }
cli-discover-fight = { $seat } against { $foe }: { $dice }.
cli-discover-die = { $die ->
    [grey] grey
   *[red] red
} { $now ->
    [none] { $need }
   *[some] { $number } ({ $need })
}
cli-discover-free = rolls again for nothing: { $number }
cli-discover-foe = { $enemy }: { $told }.
cli-discover-foe-damage = damage { $number } of { $life }
cli-discover-foe-deals = deals: { $damage }
cli-discover-helped = One supporter gets: { $pieces }.
cli-discover-recipe = Made of { $pieces }.
cli-discover-honours = { $name }: { $honours } honours
cli-discover-ended-winner = Seat { $seat } got out, with { $number } honours.
cli-discover-ended-other = Seat { $seat } did not get out.
cli-discover-card = { $name }: { $text }

## Questions

cli-discover-question-choosing = { $seat }, which character will you be?
cli-discover-question-trading = { $seat }, what do you give and ask for?
cli-discover-question-bargain = { $seat }, do you accept?
cli-discover-question-support = { $seat }, will you support the fight?
cli-discover-question-modify = { $seat }, do you change the dice?
cli-discover-question-guard = { $seat }, do you ward off the attack?
cli-discover-question-helping = { $seat }, who of your supporters gets the helper’s reward?
cli-discover-question-sharing = { $seat }, will you share the reward?
cli-discover-question-needs = { $seat }, will you pay or suffer?
cli-discover-question-vote = { $seat }, which do you vote for?
cli-discover-question-naming = { $seat }, who should go first tomorrow?
cli-discover-question-barter = { $seat }, do you trade with somebody?
cli-discover-question-drop = { $seat }, what do you drop?
cli-discover-question-mend = { $seat }, which damage is healed?
cli-discover-question-scout = { $seat }, which tile is turned over?
cli-discover-question-turning = { $seat }, which token is turned over?
cli-discover-question-take = { $seat }, which of the two?

## What happens

cli-discover-log-chose = { $seat } is the { $piece }.
cli-discover-log-turn = { $seat } begins their turn.
cli-discover-log-moved = { $seat } goes to { $space }.
cli-discover-log-explored = { $seat } explores the land around { $space }.
cli-discover-log-uncovered = The land around { $space } is turned over.
cli-discover-log-collected = { $seat } collects at { $space }: { $piece }.
cli-discover-log-found = { $seat } finds { $piece }: { $text }
cli-discover-log-gained = { $seat } takes { $piece }.
cli-discover-log-lost = { $seat } loses { $piece }.
cli-discover-log-paid = { $seat } spends { $piece }.
cli-discover-log-hurt = { $seat } suffers { $damage ->
    [wound] a { $piece }
   *[other] { $piece }
}.
cli-discover-log-healed = { $seat } is healed of { $damage ->
    [wound] a { $piece }
   *[other] { $piece }
}.
cli-discover-log-died = { $seat } dies at { $space }.
cli-discover-log-won = { $seat } gets out!
cli-discover-log-crafted = { $seat } crafts: { $piece }.
cli-discover-log-drew = { $seat } draws a project.
cli-discover-log-drew-seen = { $seat } draws a project: { $piece }.
cli-discover-log-investigated = { $seat } investigates { $piece }: { $text }
cli-discover-log-clue = Clues found: { $number }.
cli-discover-log-cooked = { $seat } cooks { $number } meat.
cli-discover-log-lit = A fire burns at { $space }.
cli-discover-log-burnt-out = The fire at { $space } goes out.
cli-discover-log-placed = Something stirs at { $space }.
cli-discover-log-placed-seen = { $piece } appears at { $space }.
cli-discover-log-prowled = Something comes to { $space }.
cli-discover-log-fight = { $seat } fights { $piece }.
cli-discover-log-supported = { $seat } supports with { $piece }.
cli-discover-log-rolled = { $seat } rolls grey { $other }, red { $number }.
cli-discover-log-rerolled = { $seat } rolls again: { $number }.
cli-discover-log-modified = { $seat } changes the dice: grey { $number }, red { $other }.
cli-discover-log-hit = { $piece } takes { $number } damage.
cli-discover-log-retreated = It retreats to { $space }.
cli-discover-log-slain = { $piece } is beaten.
cli-discover-log-reward = { $seat } is rewarded for helping: { $piece }.
cli-discover-log-shared = { $seat } shares with { $other }: { $piece }.
cli-discover-log-traded = { $seat } trades to { $other }: { $piece }.
cli-discover-log-gave = { $seat } gives { $other }: { $piece }.
cli-discover-log-dropped = { $seat } drops { $piece }.
cli-discover-log-used = { $seat } uses: { $piece }.
cli-discover-log-delivered = { $seat } delivers { $piece }.
cli-discover-log-surveyed = { $seat } surveys the land.
cli-discover-log-stage = Stage { $number } begins.
cli-discover-log-night = Night { $number }, { $piece }: { $text }
cli-discover-log-dawn = Dawn after night { $number }.
cli-discover-log-company = { $seat } slept in company and wakes stronger.
cli-discover-log-pot = { $seat } eats from the shared pot.
cli-discover-log-named = { $other } goes first from now on.
cli-discover-log-threat = A threat, { $piece }: { $text }
cli-discover-log-looted = { $seat } takes from { $other }: { $piece }.
cli-discover-log-attacked = { $seat } attacks { $other }!
cli-discover-log-left = { $seat } leaves the game.
cli-discover-log-vanished = Only the wind at { $space }.
cli-discover-log-stamina = { $seat }: { $change } stamina.
cli-discover-log-fled = { $seat } flees to { $space }.
cli-discover-log-turned-on = It turns on { $seat }.
cli-discover-log-proposed = { $seat } makes { $other } a proposal.
cli-discover-log-declined = { $seat } declines.
cli-discover-log-tested = { $seat } rolls { $number }.
cli-discover-log-project = A project lies in play: { $piece }.
cli-discover-log-finished = { $reason ->
    [all-won] Everybody got out.
    [some-won] It is over; some got out.
    [last-standing] One survivor is left.
    [canoe] The canoe has gone, with one in it.
   *[lost] It is over; nobody got out.
}

## Classes of tokens

cli-discover-class-0 = a plant token
cli-discover-class-1 = a rock token
cli-discover-class-2 = a debris token
cli-discover-class-3 = tracks
cli-discover-class-4 = water
cli-discover-class-5 = a monster

## Hints

cli-discover-plan = { $plan ->
    [collect] to collect at { $space }
    [explore] to explore from { $space }
    [investigate] to investigate the landmark at { $space }
    [escape] to get out at { $space }
    [survey] to survey at { $space }
    [fight] to fight at { $space }
   *[end] to stay at { $space }
}

## Figures of many games

cli-discover-figures-out = { $out } of the survivors got out (95% interval { $low } to { $high }); in { $any } of the games somebody did, in { $all } everybody.
cli-discover-figures-nights = Nights per game: { $mean } on average, { $least } to { $most }.
cli-discover-figures-nights-won = Nights of games that somebody won: { $mean } on average, { $least } to { $most }.
cli-heading-discover-fate = What became of them
cli-heading-discover-seats = Survivors
cli-heading-discover-stage = Stage
cli-heading-discover-route = Route
cli-heading-discover-games = Games that took it
cli-heading-discover-out = Got out in these
cli-discover-end = { $fate ->
    [out] got out
    [hunger] died of hunger
    [thirst] died of thirst
    [sickness] died of sickness
    [wound] died of a wound
    [outrun] beaten to the canoe
    [left] left the table
   *[late] too late
}
cli-discover-part = { $number ->
    [1] the first part
   *[other] the second part
}
cli-discover-fate = { $fate ->
    [out] got out
    [hunger] died of hunger
    [thirst] died of thirst
    [sickness] died of sickness
    [wound] died of a wound
    [outrun] beaten to the canoe
    [left] left the table
   *[late] too late
}
cli-deck-sound-discover = { $file } is sound: { $scenarios ->
    [one] one scenario
   *[other] { $scenarios } scenarios
}, { $lands ->
    [one] one land
   *[other] { $lands } lands
}, { $cards } cards.

## Standing orders

cli-order-word-needs = needs
cli-order-word-support = support
cli-order-word-naming = naming
cli-order-needs = needs: { $order ->
    [never] you pay if you can, clean water before dirty
   *[ask] you are asked what you pay at night
}
cli-order-support = support: { $order ->
    [never] you keep your support cards
    [agree] you support every fight, with the first card that is ready
   *[ask] you are asked about every fight
}
cli-order-naming = naming: { $order ->
    [never] you leave it to the others who goes first
   *[ask] you are asked who goes first
}
