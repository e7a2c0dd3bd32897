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
hint-bluff = It is a bluff: as far as you can tell, it still needs { $which }.
hint-far = { $number ->
    [0] { $which } could be placed at once.
    [one] One discovery is still missing before { $which } can be placed.
   *[other] { $number } discoveries are still missing before { $which } can be placed.
}
hint-leader = { $name } is in the best position, with { $number ->
    [one] one card.
   *[other] { $number } cards.
}
hint-holder = { $name } holds { $number ->
    [one] one card.
   *[other] { $number } cards.
}
hint-ready = { $which } can be placed already.
hint-false = As far as you can tell, { $name }’s action is not valid.
hint-stands = As far as you can tell, { $name }’s action is valid.
hint-chance = { $number ->
    [0] Nobody seems to hold it.
    [100] Another player certainly holds it.
   *[other] The chance that another player holds it is about { $number }%.
}
hint-wins = It wins the game.
hint-loses = It ends the game, and another player wins.
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
hint-goes-on = You can continue with { $which }.
hint-prepares = It makes { $which } in your hand playable.
hint-takes = Nobody else can place { $which } any more.
hint-leaves = It lets the others place { $which } too.
hint-holders = It helps any player who holds { $which }.
hint-open = The others will be able to place { $which }.
hint-next = It looks slightly weaker than the best move.
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
hint-value = chance of winning: about { $number }%
hint-show = Show { $move }
hint-private = Based only on what you can see; the others do not know that you asked.
hint-spoken = { $rank }: { $move }: { $reasons }
hint-none = There is nothing to decide right now.
hint-late = { $phase ->
    [window] The window ended before the hint was ready.
   *[other] The game went on before the hint was ready.
}
hint-and = and
hint-marked = in the hint
key-hint = a hint: the two best moves
sign-hint = A bulb: the card is in the hint.
words-hint = advice, tip, hints

## A game looked at afterwards

analysis-title = { $game }: each player’s chances, from the deal to the end
analysis-account = { $name }: own choices { $choice }, everything else { $luck }
analysis-turns = { $count ->
    [0] No turning points.
    [one] The turning point:
   *[other] The turning points:
}
analysis-turn-choice = Step { $last }: { $name }’s choice lowers their chances from { $before }% to { $after }%.
analysis-turn-luck = Steps { $first } to { $last }: { $name }’s chances go from { $before }% to { $after }%, without any choice of their own.
analysis-losses = { $count ->
    [0] No choice cost anything.
   *[other] The most costly choices:
}
analysis-loss = Step { $step }, { $name }: { $move }. Better: { $best } ({ $number }% more).

## The analysis on the page

analysis-name = Analysis
analysis-close = Close the analysis
analysis-working = { $of ->
    [0] Analysing the game …
   *[other] Analysing the game: { $done } of { $of } choices.
}
analysis-about = Each choice is judged by what the player could know at the time. The numbers are estimates: percent of the chance of winning.
analysis-step = Step { $step }, { $name }: { $move }
analysis-sums = Choice and luck
analysis-choices = Choices
analysis-whose = Whose choices
analysis-everybody = everybody’s
analysis-all = all, in the order they were made
analysis-lost = { $number ->
    [0] ±0
   *[other] −{ $number }
}
analysis-best = No better move was found.
analysis-better = Better: { $best }
chart-title = Each player’s chances, from the deal to the end.
chart-end = { $name } ends with { $number }%.
chart-table = These figures as a table
chart-step = Step
chart-percent = { $number }%
