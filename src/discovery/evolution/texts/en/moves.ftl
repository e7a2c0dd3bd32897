### Moves of the card games in words, and the reasons of hints.

## Moves, as an advice

move-place = Place { $card }
move-replay = Place { $card } with a trump
move-exchange = { $who ->
    [me] Exchange a card with you
   *[other] Exchange a card with { $name }
}
move-give = Give { $card }
move-discard = Discard { $card }
move-discard-rob = Discard { $card }, draw and rob
move-call = Call { $card }
move-end = End your turn
move-pass = Pass
move-steal = { $who ->
    [me] Steal from you
   *[other] Steal from { $name }
}
move-ask = { $who ->
    [me] Ask you for a card
   *[other] Ask { $name } for a card
}
move-select = Prepare { $which }
move-joker-trump = Win a trump with a Joker
move-joker-as = Place a Joker as { $card }
move-interrupt = Interrupt with a Joker
move-sos = Call { $card } by SOS
move-draw = Draw a card with a trump
move-replace = Replace { $card } with a trump
move-take = { $who ->
    [me] Steal from you with a trump
   *[other] Steal from { $name } with a trump
}
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
move-draw-count = { $number ->
    [one] Draw one card
   *[other] Draw { $number } cards
}
move-harvest-draw = Harvest: draw a card
move-harvest-rob = { $who ->
    [me] Harvest: rob you of a card
   *[other] Harvest: rob { $name } of a card
}
move-harvest-take = Harvest: take { $card }
move-harvest-none = Harvest nothing
move-object = Object to { $card }
move-use = Use { $asset }
move-use-on = { $who ->
    [me] Use { $asset } on you
   *[other] Use { $asset } on { $name }
}
move-use-loot = Use { $asset } on { $target }
move-ward = Ward off with { $card }
move-keep = Take { $card } into your hand
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
hint-unfounded = It was placed before all its prerequisites lay there.
hint-founded = All prerequisites of { $which } lay there when it was placed.
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
hint-opens-classic = It opens era { $number }: two points more, and a harvest.
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
hint-richest = { $name } has the most points.
hint-raids = { $number ->
    [0] { $name } loses a card.
    [one] { $name } loses a point and a card.
   *[other] { $name } loses { $number } points and a card.
}
hint-loots = { $name } loses { $asset }, and a point if they have any.
hint-guarded = { $name } has a Guard ready: { $which }.
hint-spares = { $number ->
    [0] You keep a card.
    [one] You keep a point and a card.
   *[other] You keep { $number } points and a card.
}
hint-spares-asset = You keep { $asset }.
hint-saves-guard = You can still ward off later with { $which }.
hint-readies = { $asset } becomes ready.
hint-asset-places = You can then place { $which }, for a point more.

## Asking for a hint

sign-hint = A bulb: the card is in the hint.
