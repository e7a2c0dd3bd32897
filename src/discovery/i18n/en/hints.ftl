### Moves in words, hints with their reasons, and the analysis of a finished game.

## Moves, as an advice

move-place = Place { $card }
move-replay = Place { $card } with a trump
move-exchange = Exchange a card with { $name }
move-give = Give { $card }
move-discard = Discard { $card }
move-call = Call { $card }
move-end = End your turn
move-pass = Pass
move-steal = Steal from { $name }
move-ask = Ask { $name } for a card
move-select = Prepare { $which }
move-joker-trump = Win a trump with a Joker
move-joker-as = Place a Joker as { $card }
move-interrupt = Interrupt with a Joker
move-sos = Call { $card } by SOS
move-draw = Draw a card with a trump
move-replace = Replace { $card } with a trump
move-take = Steal from { $name } with a trump
move-announce-open = Announce that era { $number } is open
move-announce-close = Announce that era { $number } is closed
move-stop = Say Stop
move-verify = Look for what is needed
move-concede = Give up
move-look = Look through the pile at { $place }
move-bis = Say Bis
move-me = Say Me
move-fail = Let the call fail
move-let = Let it pass
move-at = { $move }, at { $place }

## Why

hint-only = It is the only move.
hint-bluff = It is a bluff: it lacks { $which }, as far as you can know.
hint-far = { $number ->
    [0] { $which } could be placed at once.
    [one] One discovery is still missing before { $which } can be placed.
   *[other] { $number } discoveries are still missing before { $which } can be placed.
}
hint-leader = { $name } stands best, and holds { $number ->
    [one] one card.
   *[other] { $number } cards.
}
hint-holder = { $name } holds { $number ->
    [one] one card.
   *[other] { $number } cards.
}
hint-ready = { $which } can be placed as things are.
hint-false = What { $name } did cannot stand, as far as you can know.
hint-stands = What { $name } did seems to stand.
hint-chance = { $number ->
    [0] Nobody seems to hold it.
    [100] Somebody holds it for sure.
   *[other] Somebody holds it with a chance of about { $number } %.
}
hint-wins = It wins the game.
hint-loses = It ends the game, and somebody else wins it.
hint-points = { $number ->
    [one] +1 point now.
   *[other] +{ $number } points now.
}
hint-opens = It opens era { $number } and wins a trump.
hint-closes = It closes era { $number } and wins a trump.
hint-empties = It empties your hand and wins a trump.
hint-trump = It wins a trump.
hint-cards-left = { $number ->
    [0] No card is left in your hand.
    [one] One card is left in your hand.
   *[other] { $number } cards are left in your hand.
}
hint-goes-on = You can go on with { $which }.
hint-prepares = It makes { $which } of your hand possible.
hint-takes = Nobody else can place { $which } any more.
hint-leaves = It makes { $which } possible for the others too.
hint-holders = It makes this possible for whoever holds it: { $which }.
hint-open = The others will be able to place { $which }.
hint-next = It looks a little worse than the best one.
hint-best = No other move looks better.

## Asking for a hint

hint-ask = Hint
hint-ask-title = Show the two best moves
hint-title = Hint
hint-close = Close the hint
hint-thinking = Thinking …
hint-rank = { $rank ->
    [1] Best
   *[other] Second best
}
hint-heading = { $rank }: { $move } ({ $typed }), { $value }
hint-value = about { $number } % chance of winning
hint-show = Show { $move }
hint-private = From what you can see; nobody else learns that you asked.
hint-spoken = { $rank }: { $move }: { $reasons }
hint-none = There is nothing to decide now.
hint-and = and
hint-marked = in the hint
key-hint = a hint: the two best moves
sign-hint = A bulb: the card is in the hint.
words-hint = advice, tip, hints

## A game looked at afterwards

analysis-title = { $game }: the chances of the players, from the deal to the end
analysis-account = { $name }: own choices { $choice }, everything else { $luck }
analysis-turns = { $count ->
    [0] No turning points.
    [one] The turning point:
   *[other] The turning points:
}
analysis-turn-choice = Step { $last }: by the choice of { $name } the chances fall from { $before } to { $after } %.
analysis-turn-luck = Steps { $first } to { $last }: the chances of { $name } go from { $before } to { $after } %, without a choice of { $name }.
analysis-losses = { $count ->
    [0] No choice gave anything away.
   *[other] Choices that gave away most:
}
analysis-loss = Step { $step }, { $name }: { $move }. Better: { $best } ({ $number } % more).

## The analysis on the page

analysis-name = Analysis
analysis-close = Close the analysis
analysis-working = { $of ->
    [0] The game is being looked at …
   *[other] The game is being looked at: { $done } of { $of } choices.
}
analysis-about = Every choice is judged from what its player could know then. The numbers are estimates, in hundredths of the win.
analysis-step = Step { $step }, { $name }: { $move }
analysis-sums = Choice and luck
analysis-choices = Choices
analysis-whose = Whose
analysis-everybody = everybody’s
analysis-all = all, in the order of the game
analysis-lost = { $number ->
    [0] ±0
   *[other] −{ $number }
}
analysis-best = Nothing better was found.
analysis-better = Better: { $best }
chart-title = Chances of the players, from the deal to the end.
chart-end = { $name } ends with { $number } %.
chart-table = The same as a table
chart-step = Step
chart-percent = { $number } %
