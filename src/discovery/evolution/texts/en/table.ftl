### The card games on the page: everything a player reads there.

## Start page

home-lead = From gathering to the first villages: rebuild, card by card, how each discovery led to the next.

## Set-up

setup-most = { $rule ->
    [B09] This deck is enough for { $most ->
        [one] one seat
       *[other] { $most } seats
    } at most
   *[other] A table has { $most } seats at most
}
setup-leaving-discard = their hand goes to their discard
kinds-bots = Bots from the rule book
kind-bot = Bot from the rule book
kind-virtual = Virtual player from the rule book
kind-bot-plus = Bot+ from the rule book

## Before the game

pass-text = The cards stay hidden until you are ready.

## The table

tree-title = The tree of discoveries
tree-eras = Eras
tree-era-tab = Era { $era }{ $count ->
    [0] { "" }
    [one] , one card you can play
   *[other] , { $count } cards you can play
}
tree-row = Era { $era }, { $name }: { $found } of { $of } discovered
tree-folded = Folded eras
tree-finished = finished
tree-fresh = { $count ->
    [one] one new card
   *[other] { $count } new cards
}
pool-title = Pool
pool-possible = Pool: { $cards } possible
pool-short = Pool: { $cards }
pool-go = { pool-possible }, go there
pool-empty = The pool is empty.
hand-title = My hand
hand-empty = No cards in hand.
stack-title = Stack
side-title = Side pile
side-left = Side pile: { $cards ->
    [0] used up
    [one] one card left
   *[other] { $cards } cards left
}
beside-title = Beside the board
seat-hand = { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}
seat-discards = { $cards ->
    [0] no discards
    [one] one discard
   *[other] { $cards } discards
}
discards-title = Discards of all players
discards-of = { $who ->
    [me] Your discard
   *[other] Discard of { $name }
}
discards-none = Nothing discarded.
hand-of = Hand
hand-of-name = { $who ->
    [me] Your hand
   *[other] Hand of { $name }
}
discard-of = Discard

label-era = era { $era }
label-discovered = discovered
label-undiscovered = not yet discovered
label-objectable = can be objected to
label-last = last card placed in this turn
label-marked = marked: { $names }
label-fresh = new since your turn
label-needed-there = needed, fulfilled
label-needed-missing = needed, missing

## The question

prompt-opening = Place a first card, or pass.
prompt-opening-pass = You cannot place a card yet: pass.
prompt-opening-end = Place a first card, or end your turn.
prompt-opening-none = You cannot place a card yet: end your turn.
prompt-turn = Your turn: place a card, or end your turn.
prompt-turn-none = You cannot place any card at the moment.
prompt-news = New in the tree: { $cards }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
prompt-series = Continue the series from { $card }, or end your turn.
prompt-done = Nothing more links to { $card }. End your turn.
prompt-trump = { $trumps ->
    [one] You hold a trump: use it this turn.
   *[other] You hold { $trumps } trumps: use them this turn.
}
prompt-trump-hint = Or continue the series from { $card } first.
prompt-give = You took { $owed }. Give another card back.
prompt-discard = Discard a card to end your turn.
prompt-steal = The stack is empty: steal a card from another player.
prompt-turn-many = Your turn: place as many cards as you like, then end it.
prompt-turn-round = Your turn in the round: place what you can of your selection, free cards, or pass.
prompt-turn-single = Your turn: place one card, draw, or discard a card to draw and rob.
prompt-rob = Rob another player of a card.
prompt-turn-more = Place more cards, or end your turn.
prompt-turn-finalist = You are the finalist: free what you can, then end your turn. All discards are then buried.
prompt-turn-last = Your last turn: place what you can from your hand. What is left is buried and costs a point a card.
prompt-round-last = The round is played out: place what you can. What is left at its end is buried and costs a point a card.
prompt-finalist-near = The stack is empty: whoever first places their last card is the finalist and wins 4 points. Then all discards are buried, and the others play a last turn.
prompt-harvest-draw = Harvest a card: draw, or take nothing.
prompt-harvest-rob = Harvest a card: rob another player, or take nothing.
prompt-harvest-take = Harvest a card: choose a lit card of a discard, or take nothing.
prompt-harvest-draw-rob = Harvest a card: draw, or rob another player.
prompt-harvest-draw-take = Harvest a card: draw, or choose a lit card of a discard.
prompt-harvest-rob-take = Harvest a card: rob another player, or choose a lit card of a discard.
prompt-harvest-round = A harvested card can be placed in this turn; after it, it waits in your hand.
prompt-harvest = Harvest a card: draw, rob, or choose a lit card of a discard.
prompt-amount = How many cards do you draw?
prompt-wait-harvest = { $name } harvests a card.
prompt-wait-amount = { $name } draws cards.
do-harvest-draw = Draw a card
do-harvest-none = Harvest nothing
do-harvest-rob = { $place ->
    [0] Rob { $name }
   *[other] Rob { $name }: card { $place }
}
do-draw = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
seat-finalist = finalist
seat-buried = { $cards ->
    [one] 1 card buried
   *[other] { $cards } cards buried
}
seat-out = no more turns
prompt-wait-opening = { $name } may place the first card.
prompt-wait-trump = { $name } holds a trump.
prompt-wait-give = { $name } gives a card back.
prompt-wait-discard = { $name } discards a card.
prompt-wait-steal = { $name } steals a card.
do-end = End turn
do-end-anyway = End turn anyway
do-pass = Pass
end-unused = { $trumps ->
    [one] You lose your trump at the end of the turn. End it anyway?
   *[other] You lose your { $trumps } trumps at the end of the turn. End it anyway?
}
end-waste = You could place { $cards }. { $cost ->
    [discard] End the turn and discard a card?
    [steal] End the turn and steal a card?
    [draw] End the turn and draw a card?
   *[other] End the turn anyway?
}
end-or = { " or " }
end-worth = { $card } (+{ $points })
end-stop-asking = Do not ask again
help-waste = Ask before I end a turn in which I could place a card
trumps-title = Trumps: { $trumps }
trumps-count = { $trumps ->
    [0] No trump
    [one] 1 trump
   *[other] { $trumps } trumps
}
trump-how-replay = Choose one of the lit cards: it needs no link.
trump-how-exchange = Choose the player you take a card from.
trump-how-discard = Choose a card from your hand.
trump-how-call = Choose an undiscovered card in the tree: the player who holds it gives it to you.

verb-place = Place
    .short = place
verb-replay = Replay
    .short = replay with a trump
verb-exchange = Exchange
    .short = exchange
    .on = Exchange with { $name }
verb-discard = Discard
    .short = discard
verb-discard-rob = Discard, draw and rob
    .short = discard, draw and rob
verb-call = Call
    .short = call
verb-give = Give back
    .short = give back
verb-steal = Steal
    .short = steal
    .on = Steal from { $name }
verb-harvest-take = Harvest
    .short = harvest
verb-object = Object
    .short = object to it
verb-use = Use its asset
    .short = use its asset
    .on = Use its asset on { $name }
verb-ward = Ward off
    .short = ward off
verb-keep = Take it
    .short = take it
verb-end = End turn
verb-pass = Pass

## One card

panel-title = Card: { $card }
panel-needs = Needs
panel-needs-none = Nothing: it starts the tree.
panel-leads = Leads to
panel-leads-none = Nothing further in this deck.
need-there = { $card }, fulfilled
need-missing = { $card }, missing
where-tree = In the tree
where-hand = In your hand
where-called = Called, in nobody’s hand
where-pool = In the pool
where-own-discard = In your own discard
where-discard = In { $name }’s discard
where-hidden = In a hand or in the stack
years-since = since { $from }
years-span = { $from } to { $to }
year-millions = { NUMBER($number, maximumFractionDigits: 1) } million years BCE
year-before = { NUMBER($number) } BCE
year-after = { NUMBER($number, useGrouping: "false") } CE

## The log

log-start = The cards are dealt
log-placed-hand = { $who ->
    [me] You place { $card }.
   *[other] { $name } places { $card }.
}
log-placed-pool = { $who ->
    [me] You place { $card } from the pool.
   *[other] { $name } places { $card } from the pool.
}
log-placed-discard = { $who ->
    [me] You place { $card } from { $other }’s discard.
   *[other] { $name } places { $card } from { $whom ->
        [me] your
       *[other] { $other }’s
    } discard.
}
log-placed-own = { $who ->
    [me] You place { $card } from your own discard.
   *[other] { $name } places { $card } from their own discard.
}
log-series = That makes { $number } in series.
log-replayed = { $who ->
    [me] You spend a trump to replay.
   *[other] { $name } spends a trump to replay.
}
log-called = { $who ->
    [me] You call { $card }: { $other } has it.
   *[other] { $name } calls { $card }: { $whom ->
        [me] you have it.
       *[other] { $other } has it.
    }
}
log-called-nobody = { $who ->
    [me] You call { $card }: nobody has it.
   *[other] { $name } calls { $card }: nobody has it.
}
log-calls = { $who ->
    [me] You call { $card }.
   *[other] { $name } calls { $card }.
}
log-answered = { $whom ->
    [me] You have { $card }.
   *[other] { $other } has { $card }.
}
log-answered-nobody = Nobody has { $card }.
log-stolen = { $who ->
    [me] You take { $card } from { $other }.
   *[other] { $name } takes { $card } from { $whom ->
        [me] you.
       *[other] { $other }.
    }
}
log-stolen-hidden = { $name } takes a card from { $other }.
log-gave = { $who ->
    [me] You give { $card } to { $other }.
   *[other] { $name } gives { $card } to { $whom ->
        [me] you.
       *[other] { $other }.
    }
}
log-gave-hidden = { $name } gives { $other } a card.
log-discarded-trump = { $who ->
    [me] You discard { $card } with a trump.
   *[other] { $name } discards { $card } with a trump.
}
log-discarded-forced = { $who ->
    [me] You discard { $card }.
   *[other] { $name } discards { $card }.
}
log-discarded-flip = { $card } does not fit and goes to { $name }’s discard.
log-discarded-left = { $card } goes to { $who ->
    [me] your
   *[other] { $name }’s
} discard.
log-opened = { $who ->
    [me] You open era { $number }.
   *[other] { $name } opens era { $number }.
}
log-closed = { $who ->
    [me] You close era { $number }.
   *[other] { $name } closes era { $number }.
}
log-taken = { $who ->
    [me] You harvest { $card } from { $other }’s discard.
   *[other] { $name } harvests { $card } from { $whom ->
        [me] your discard.
       *[other] { $other }’s discard.
    }
}
log-finalist = { $who ->
    [me] You are the finalist: 4 points. The others play a last turn.
   *[other] { $name } is the finalist: 4 points. The others play a last turn.
}
log-uncovered = { $card } comes from the side pile into the tree.
log-joined = { $who ->
    [me] You join the game. Everybody gives you a card and draws one.
   *[other] { $name } joins the game. Everybody gives them a card and draws one.
}
log-buried = { $number ->
    [one] { $who ->
        [me] One card of yours is buried and costs a point.
       *[other] { $name }: one card is buried and costs a point.
    }
   *[other] { $who ->
        [me] { $number } cards of yours are buried and cost a point each.
       *[other] { $name }: { $number } cards are buried and cost a point each.
    }
}
log-emptied = { $who ->
    [me] Your hand is empty.
   *[other] { $name }’s hand is empty.
}
log-trump = { $who ->
    [me] You win a trump.
   *[other] { $name } wins a trump.
}
log-refilled = { $card } joins the pool.
log-drew = { $who ->
    [me] You draw { $card }.
   *[other] { $name } draws { $card }.
}
log-drew-hidden = { $name } draws a card.
log-flipped = { $name } flips { $card }.
log-passed = { $who ->
    [me] You pass.
   *[other] { $name } passes.
}
log-ended = { $who ->
    [me] You end your turn.
   *[other] { $name } ends their turn.
}
log-in-series = (number { $number } in series)

## What points are for

gain-series = number { $number } in series
gain-opened = era { $number } opened
gain-closed = era { $number } closed
gain-emptied = empty hand
gain-finalist = finalist
since-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## The end

reason-hand-emptied = A hand is empty and the stack is used up.
reason-standstill = Two full rounds passed without a placed card.
reason-turn-limit = A thousand turns have been played.
reason-played-out = Nobody holds a card any more, or a whole round has placed none; the stack is used up.
end-tie = Equal points: the fewest cards left win.
end-left = Cards left
end-buried = Buried
panel-harvest = It opens era { $era }: 2 points more, and a harvest.
panel-finalist = It is your last card: you become the finalist and win 4 points.
label-harvest = opens its era
label-finalist = makes you the finalist

## The table itself

manage-leave-discard = Your hand will go to your discard and you cannot come back.

## Rules and keys

help-signs = Signs on the cards
key-hand = card { $number } of my hand
key-pool = card { $number } of the pool
key-tree = go to the tree
key-arrows = from card to card
key-enter = look at a card, then press its first button
key-escape = close the card
key-at-cards = In the card games
key-at-window = In the card games, while an action can be answered
key-at-grid = In the card games, on the grid
key-at-workshop = Where decks are made, on a card of the tree
key-why = why is this card not possible?
key-density = tree: names, cards, full cards
sign-legal = A bright, raised edge with an arrow: you can play this card now.
sign-last = A chain: the card that the series must link to.
sign-fresh = A dot: placed since your last turn.
sign-needs = Small discs: what the card needs; full with a tick when it lies in the tree, hollow with a cross when it is missing, without one when it is not asked for.
sign-families = The badge: its family, by colour, letter and shape.
finger-eras = On a narrow page, push the tree to the left for the next era, to the right for the one before.

## The command line

command-hint = place fire
answer-card = { $card }: era { $era }, { $family }. Needs: { $needs }. Leads to: { $leads }.
answer-spot = { $x }, { $y } (+{ $points })
answer-printed = { $card } can be placed without its prerequisites, which only bring points: { $cards }. Not in play: { $missing }.
answer-needs = { $card } needs: { $cards }. Missing: { $missing }.
answer-points = { $who ->
    [me] You
   *[other] { $name }
}: { $kind ->
    [cards] { $points ->
        [one] one card.
       *[other] { $points } cards.
    }
   *[points] { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}
answer-help = Type a move: place, replay, call, discard or give with a card; exchange or steal with a name; end; pass; a joker “as” a card, or “trump”. A short form will do, and so does a number after a list. Or ask: moves, why with a move, card, needs, rule C01, hand, pool, points, turn, last, hint, table, order, density, undo.
answer-density = { $density ->
    [names] The tree shows names.
    [full] The tree shows full cards.
   *[cards] The tree shows cards.
}
words-place = play, lay
words-replay = again
words-exchange = swap
words-discard = drop
words-call = ask for
words-give = return
words-steal = rob
words-harvest = reap
words-end = done, finish
words-pass = skip
words-points = score, who has points, scores
words-hand = my hand, cards
words-pool = reserve, the pool
words-trumps = trump
words-needs = need
words-card = about
words-order-stop = stop
words-order-interrupt = joker
words-order-object = objection
words-order-ward = guard, ward
words-order-flash = bis, me
words-density = view, size
words-from = off

## Cards and places

joker-name = Joker
joker-for = Joker as { $card }
joker-text = A Joker wins you a trump beside the tree, stands for a card in the tree, or lets you interrupt another player’s turn.
label-pile = a pile of { $cards }
label-picked = chosen
label-needed = needed
label-printed = one of its prerequisites
label-printed-there = one of its prerequisites, in play
need-unknown = { $card }, needed
printed-there = { $card }, in play
printed-away = { $card }, not in play
panel-printed = Prerequisites, for the points only
panel-printed-none = None.
panel-pile = In this pile, from the top
where-own-selection = In your selection
where-selection = In { $name }’s selection
where-aside = Beside the tree
where-joker = A Joker stands for it in the tree
where-unknown = You must know where it is
selection-title = My selection
called-title = Called
selection-of = Selection of { $name }
selection-none = Nothing left.
aside-jokers = { $jokers ->
    [one] 1 Joker beside the tree
   *[other] { $jokers } Jokers beside the tree
}

## The grid

plane-title = Grid: { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } piles and cards
}{ $spots ->
    [0] { "" }
    [one] , one lit spot
   *[other] , { $spots } lit spots
}
plane-empty = The first card goes here.
plane-tools = Look at the grid
plane-nearer = Nearer (+)
plane-farther = Farther (−)
plane-fit = Show everything (0)
plane-newest = Go to the newest card (End)
plane-next = Go to the next lit spot (Page Down)
plane-view = How the cards are shown
plane-as-plane = Grid
plane-as-rows = Eras
spot-place = at { $x }, { $y }
spot-look = look through the pile at { $x }, { $y }
spot-on = on top of { $card }
spot-beside = { $side ->
    [above] above { $cards }
    [right] right of { $cards }
    [below] below { $cards }
    [left] left of { $cards }
    [between] between { $cards }
   *[beside] beside { $cards }
}
spot-points = : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
part-era = same era +{ $points }
part-shared = shared discovery +{ $points }
part-needed = one needs the other +{ $points }
part-surrounded = surrounded +{ $points }
part-opened = opened era +{ $points }
part-finalist = finalist +{ $points }
spot-choose = { $verb ->
    [look] Choose a pile
   *[place] Choose a spot
}
spot-here = { $verb ->
    [replay] Replay here
    [joker-as] Place the Joker here
    [look] Look through this pile
   *[place] Place here
}
spots-title = The lit spots, the best first
aim-spots = { $spots ->
    [0] Looking for spots …
    [one] Choose the one lit spot.
   *[other] Choose one of { $spots } lit spots.
}
aim-card = { $card }: { $spots ->
    [0] looking for spots …
    [one] tap the lit spot
   *[other] tap one of { $spots } lit spots
}
aim-about = About { $card }
aim-cancel = Do not place it

## A row of cards

strip-count = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
strip-before = Show { $cards } more before
strip-after = Show { $cards } more

## The pile

tree-row-blind = Era { $era }, { $name }
pile-title = The pile: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
pile-empty = The pile begins with the first card.
pile-cards = { $cards ->
    [one] card in the pile
   *[other] cards in the pile
}
pile-hint = You have to remember what lies below.

## What is asked

prompt-granted = { $granted ->
    [one] You may place one more card without a link.
   *[other] You may place { $granted } more cards without a link.
}
prompt-verify = A player said Stop. Look for what is needed, or give up?
prompt-wanted = To be found: { $cards }. Choose a pile to look through, or give up.
prompt-wanted-none = To be found: { $cards }. There is no pile to look through: give up.
prompt-look = { $count ->
    [0] Look through a pile, or give up.
   *[other] Still to be found: { $cards }. Choose a pile to look through, or give up.
}
prompt-called = { $owed } is yours: place it, or let the call fail.
prompt-called-must = { $owed } is yours: place it.
prompt-give-asked = { $asker } asks you for a card. Choose which one you give.
prompt-discard-fault = Discard a card for your Stop.
prompt-give-newcomer = { $asker } joins the game. Choose the card that you give them; you draw one for it.
prompt-discard-newcomer = You have more than five cards. Choose one to discard.
prompt-select = Choose the cards of your selection for this round.
prompt-round = Your turn in the round: place a card, or pass.
prompt-flip = A card is flipped.
prompt-asset = You have used an asset: end your turn.
prompt-asset-place = Place a lit card without a link, for a point more, or end your turn.
prompt-asset-scout = Place one of the cards that you see or take one into your hand, or end your turn.
prompt-asset-exchange = Take a card for your Trade; then give another one back.
prompt-done-use = Use an asset as your last act, or end your turn.
prompt-done-assets = You can place no more cards: end your turn.
prompt-wait-asset = { $name } uses an asset.
prompt-interrupting = You interrupt { $other }, whose turn continues afterwards.
prompt-interrupted = Your turn is interrupted and continues afterwards.
prompt-wait-interrupting = { $name } interrupts { $other }.
prompt-wait-granted = { $name } may replay a card.
prompt-wait-verify = { $name } decides whether to look or to give up.
prompt-wait-look = { $name } looks for what is needed.
prompt-wait-called = { $name } has the called card.
prompt-wait-give-asked = { $name } chooses a card to give.
prompt-wait-select = Waiting for a selection: { $name }.
prompt-wait-flip = { $name } flips a card.
granted-count = { $granted ->
    [one] One replay to use
   *[other] { $granted } replays to use
}

do-verify = Look for it
do-concede = Give up
do-fail = Let the call fail
do-announce-open = Announce: era { $era } is open
do-announce-close = Announce: era { $era } is closed
do-announce = Announce …
announce-open-title = Open:
announce-close-title = Closed:
do-joker-trump = { $from ->
    [hand] Joker: trump
    [pool] Pool Joker: trump
   *[discard] { $name }’s Joker: trump
}
do-joker-as = { $from ->
    [hand] Joker: as a card …
    [pool] Pool Joker: as a card …
   *[discard] { $name }’s Joker: as a card …
}
do-sos = SOS: call a card …
do-select = { $cards ->
    [0] Prepare
    [one] Prepare one card
   *[other] Prepare { $cards } cards
}
trump-how-replace = Choose a card from your hand to discard; you get another one for it.
trump-how-take = Choose the player you steal a card from.
trump-how-ask = Choose the player you ask for a card.
trump-how-draw = Draw a card from the stack.
trump-how-sos = Choose any card: if a player holds it and it can be placed, it is placed and your turn is over.
trump-how-joker-as = Choose the card that the Joker stands for.

verb-sos = Call by SOS
    .short = call by SOS
verb-joker-as = Place the Joker as this card
    .short = place a Joker as this card
verb-joker-trump = Win a trump with it
    .short = win a trump
verb-interrupt = Interrupt
    .short = interrupt
verb-draw = Draw
verb-replace = Replace by drawing
    .short = replace
    .from = Replace from { $name }’s hand
verb-take = Steal
    .short = steal
    .on = Steal from { $name }
verb-ask = Ask
    .short = ask
    .on = Ask { $name } for a card
verb-select = Prepare
verb-verify = Look for it
verb-concede = Give up

## Windows

window-place = { $who ->
    [me] You place { $card }.
   *[other] { $name } places { $card }.
}
window-replay = { $who ->
    [me] You place { $card } with a trump.
   *[other] { $name } places { $card } with a trump.
}
window-call = { $who ->
    [me] You call { $card }.
   *[other] { $name } calls { $card }.
}
window-sos = { $who ->
    [me] You call { $card } by SOS.
   *[other] { $name } calls { $card } by SOS.
}
window-flip = { $name } flips { $card } and places it.
window-announce-open = { $who ->
    [me] You announce that era { $number } is open.
   *[other] { $name } announces that era { $number } is open.
}
window-announce-close = { $who ->
    [me] You announce that era { $number } is closed.
   *[other] { $name } announces that era { $number } is closed.
}
window-joker-as = { $who ->
    [me] You place a Joker as { $card }.
   *[other] { $name } places a Joker as { $card }.
}
window-joker-trump = { $who ->
    [me] You win a trump with a Joker.
   *[other] { $name } wins a trump with a Joker.
}
window-pass = { $who ->
    [me] You pass.
   *[other] { $name } passes.
}
window-end = { $who ->
    [me] You end your turn.
   *[other] { $name } ends their turn.
}
window-object = { $who ->
    [me] You end your turn. Does anybody object to a card?
   *[other] { $name } ends their turn. Does anybody object to a card?
}
window-object-how = If it lacked a prerequisite, it is taken back; a wrong objection costs nothing.
do-object = Object …
do-object-to = Object to { $card }
do-object-group = Object to:
window-how-bis = Bis: you continue at once, and you must be able to.
window-how-me = Me: if nobody says Bis, the first player to say Me plays next.
do-stop = Stop!
do-interrupt = Interrupt
do-bis = Bis
do-me = Me!
stop-price-draw = If your Stop is wrong, you draw a card.
stop-price-steal = If your Stop is wrong, you take a card from another player’s hand.
stop-price-discard = If your Stop is wrong, you discard a card and draw.
order-about-stop = When should I be asked to say Stop?
order-about-interrupt = When should I be asked to interrupt with a Joker?
order-about-object = When should I be asked to object?
order-about-ward = When should I be asked to ward off with a Guard?
order-about-flash = When should I be asked to say Bis or Me?
verdict-unfounded = { $who ->
    [me] Your Stop was wrong:
   *[other] { $name }’s Stop was wrong:
} { verdict-upheld }
verdict-conceded = { $who ->
    [me] You gave up: { $other }’s Stop stands.
   *[other] { $name } gave up: { $whom ->
        [me] your Stop stands.
       *[other] { $other }’s Stop stands.
    }
}
verdict-founded = { $whom ->
    [me] Your Stop was right:
   *[other] { $other }’s Stop was right:
} { verdict-refuted }
verdict-upheld = { $did ->
    [place] { $card } could be placed.
    [call] { $card } could be called.
    [announce] the announcement was true.
   *[other] the action was allowed.
}
verdict-refuted = { $did ->
    [place] { $card } could not be placed.
    [call] { $card } could not be called.
    [announce] the announcement was false.
   *[other] the action was not allowed.
}

## Players

seat-waits = turn interrupted
seat-leader = leads the round
seat-prepared = selection ready
seat-preparing = choosing a selection
team-cards = { $cards ->
    [one] one card together
   *[other] { $cards } cards together
}
selections-title = Selections of the round

## The log

log-placed-selection = { $who ->
    [me] You place { $card } from your selection.
   *[other] { $name } places { $card } from their selection.
}
log-discarded-fault = { $who ->
    [me] You discard { $card } for a fault.
   *[other] { $name } discards { $card } for a fault.
}
log-discarded-round = { $who ->
    [me] { $card } is left over from your selection and goes to your discard.
   *[other] { $card } is left over from { $name }’s selection and goes to their discard.
}
log-placed-stack = { $who ->
    [me] You place { $card } from the stack.
   *[other] { $name } places { $card } from the stack.
}
log-discarded-warded = { $card } goes to { $who ->
    [me] your discard.
   *[other] { $name }’s discard.
}
log-readied = { $who ->
    [me] You have { $asset } ready, under your marker.
   *[other] { $name } has { $asset } ready, under their marker.
}
log-unmarked = { $who ->
    [me] Your marker comes back from { $card }.
   *[other] { $name }’s marker comes back from { $card }.
}
log-used = { $who ->
    [me] You use { $asset }.
   *[other] { $name } uses { $asset }.
}
log-used-on = { $who ->
    [me] You aim at { $other }: { $asset }.
   *[other] { $name } aims at { $whom ->
        [me] you
       *[other] { $other }
    }: { $asset }.
}
log-used-loot = { $who ->
    [me] You aim at { $other }: { $asset }, to take { $about }.
   *[other] { $name } aims at { $whom ->
        [me] you
       *[other] { $other }
    }: { $asset }, to take { $about }.
}
log-warded-ready = { $who ->
    [me] You ward off with { $card }, which was ready.
   *[other] { $name } wards off with { $card }, which was ready.
}
log-warded-hand = { $who ->
    [me] You ward off with { $card } from your hand.
   *[other] { $name } wards off with { $card } from their hand.
}
log-looted = { $who ->
    [me] You take { $asset } from { $other }.
   *[other] { $name } takes { $asset } from { $whom ->
        [me] you.
       *[other] { $other }.
    }
}
log-kept = { $who ->
    [me] You take { $card } from the stack.
   *[other] { $name } takes { $card } from the stack.
}
log-kept-hidden = { $name } takes a card from the stack.
log-stopped = { $who ->
    [me] You say Stop to { $other }.
   *[other] { $name } says Stop to { $whom ->
        [me] you.
       *[other] { $other }.
    }
}
log-objected-right = { $who ->
    [me] You object to { $card }, rightly: { $whom ->
        [me] you
       *[other] { $other }
    } placed it without all its prerequisites.
   *[other] { $name } objects to { $card }, rightly: { $whom ->
        [me] you
       *[other] { $other }
    } placed it without all its prerequisites.
}
log-objected-wrong = { $who ->
    [me] You object to { $card }, wrongly: it stays.
   *[other] { $name } objects to { $card }, wrongly: it stays.
}
log-lost = { $who ->
    [me] You lose { $number ->
        [one] one point.
       *[other] { $number } points.
    }
   *[other] { $name } loses { $number ->
        [one] one point.
       *[other] { $number } points.
    }
}
log-returned = { $who ->
    [me] { $card } goes to your discard.
   *[other] { $card } goes to { $name }’s discard.
}
log-announced-open = { $who ->
    [me] You announce that era { $number } is open.
   *[other] { $name } announces that era { $number } is open.
}
log-announced-close = { $who ->
    [me] You announce that era { $number } is closed.
   *[other] { $name } announces that era { $number } is closed.
}
log-joker-aside = { $who ->
    [me] You lay a Joker beside the tree.
   *[other] { $name } lays a Joker beside the tree.
}
log-joker-as = { $who ->
    [me] You place a Joker as { $about }.
   *[other] { $name } places a Joker as { $about }.
}
log-recovered = { $who ->
    [me] You take the Joker that stood for { $about }.
   *[other] { $name } takes the Joker that stood for { $about }.
}
log-interrupted = { $who ->
    [me] You interrupt { $other }.
   *[other] { $name } interrupts { $whom ->
        [me] you.
       *[other] { $other }.
    }
}
log-resumed = { $who ->
    [me] Your turn continues.
   *[other] { $name }’s turn continues.
}
log-asked = { $who ->
    [me] You ask { $other } for a card.
   *[other] { $name } asks { $whom ->
        [me] you for a card.
       *[other] { $other } for a card.
    }
}
log-selected = { $who ->
    [me] Your selection is prepared.
   *[other] { $name } has prepared their selection.
}
log-revealed = { $who ->
    [me] Your selection holds { $card }.
   *[other] { $name }’s selection holds { $card }.
}
log-round = Round { $number }: { $who ->
    [me] you lead.
   *[other] { $name } leads.
}
log-round-title = Round { $round }
log-bis = { $who ->
    [me] You say Bis.
   *[other] { $name } says Bis.
}
log-me = { $who ->
    [me] You say Me.
   *[other] { $name } says Me.
}
log-sos = { $who ->
    [me] You call { $card } by SOS.
   *[other] { $name } calls { $card } by SOS.
}
log-indemnity = { $who ->
    [me] You pay { $other } { $number ->
        [one] one point.
       *[other] { $number } points.
    }
   *[other] { $name } pays { $whom ->
        [me] you
       *[other] { $other }
    } { $number ->
        [one] one point.
       *[other] { $number } points.
    }
}
log-looked = { $who ->
    [me] You look through the pile at { $about }.
   *[other] { $name } looks through the pile at { $about }.
}

## Keys and signs

key-stop = say Stop
key-interrupt = interrupt with a Joker
key-me = say Bis or Me
key-nearer = nearer
key-farther = farther
key-whole = the whole grid
key-connect = draw a link from this card
key-plane = on the grid: from spot to spot, from card to card; with Shift: move the grid
key-newest = on the grid: the newest card
key-spots = on the grid: the next lit spot; Page Up: the one before
sign-spots = A lit square with a number: a spot for the chosen card, and the points it scores.
sign-piles = A number in a card’s corner: how many cards lie there.
sign-jokers = A crown: a Joker stands for this card.
sign-objectable = A flag: you can object to this card.
sign-spied = You see: { $cards }

## The command line

answer-spots = Where? Type its number, or the move with “at” and the spot.
answer-no-spot = There is no spot for it now.
words-announce = proclaim
words-open = opened
words-close = closed
words-as = for
words-at = on
words-joker = jokers
words-stop = contest
words-verify = check
words-concede = resign
words-interrupt = interruption
words-let = allow
words-bis = again me
words-me = mine
words-fail = fails
words-draw = take a card
words-ask = beg
words-take = snatch
words-replace = swap for
words-sos = rescue
words-look = search
words-object = objection
words-use = employ
words-ward = guard with, fend off
words-keep = hold on to
words-select = prepare, choose

## What the game is played for, told to newcomers

goal-standing = { $who ->
    [team] Your team
   *[one] You
}: { $mine } · { $name }: { $other }
goal-points = { goal-standing }. Most points win. { $stack ->
    [0] The stack is gone: the next empty hand ends the game.
   *[other] The game ends with an empty hand after the stack ({ $stack } left).
}
goal-placing = { goal-standing }. Most points win. { $stack ->
    [0] The stack is gone: the game ends once nobody places a card.
   *[other] After the stack ({ $stack } left), the game ends once nobody places a card.
}
goal-finalist = { goal-standing }. Most points win. { $stack ->
    [0] The first empty hand now wins 4 points, then the others have a last turn.
   *[other] An empty hand after the stack ({ $stack } left) brings the last turns.
}
goal-holding = { $who ->
    [team] Your team’s cards
   *[one] Your cards
}: { $mine } · { $name }: { $other }
goal-hand = { goal-holding }. { $stack ->
    [0] The stack is gone, the first empty hand wins.
   *[other] Empty your hand once the stack is gone ({ $stack } left).
}
goal-any-hand = { goal-holding }. The first empty hand wins at once.
## How a game was won

lead-points = { $number ->
    [one] One point
   *[other] { $number } points
} ahead of { $who ->
    [me] you
   *[other] { $name }
}.
lead-left = { $who ->
    [me] You still had { $number ->
        [one] one card
       *[other] { $number } cards
    }.
   *[other] { $name } still had { $number ->
        [one] one card
       *[other] { $number } cards
    }.
}
tally-cards = Cards placed
tally-series = Series
tally-links = Links on the board
tally-eras = Eras opened and closed
tally-emptied = Emptied hands
tally-jokers = Jokers for trumps
tally-finalist = Finalist
tally-faults = Searches in vain
tally-objected = Objections
tally-assets = Won by assets
tally-taken = Lost to assets of others
tally-deposits = Deposits for piles
tally-left = Cards left over
tally-total = Total
tally-placed = Cards in the tree
tally-longest = Longest series
tally-turned = Eras opened or closed
tally-stolen = Cards taken from others
tally-stopped = Times they said Stop
tally-kept = Cards left over

## The timeline

timeline-title = All discoveries in the order of time
timeline-lead = The bars share one scale: each step to the left is ten times older.
timeline-deck = Deck
timeline-print = Print
timeline-needs = { $count ->
    [0] It needs nothing else.
   *[other] It needs { $cards }.
}
timeline-leads = { $count ->
    [0] Nothing builds on it here.
   *[other] It leads to { $cards }.
}
