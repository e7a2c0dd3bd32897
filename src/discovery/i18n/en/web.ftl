### The page: everything a player reads in the browser.

## The page around

nav-title = Pages
nav-rules = Rules
nav-help = Keys
language-en = English
language-fr = Français
theme-auto = Colours: follow the system
theme-light = Colours: light
theme-dark = Colours: dark
go-home = Go to the start page
do-close = Close
do-reload = Reload this page
do-back = Back
footer-credits = Pictures: Game Icons, CC BY 3.0
offline-title = The table is not responding
offline-text = Is the server still running? Your games are safe there.
goodbye-title = You are not connected to this table
link-connecting = Connecting to the table …
link-broken = Connection lost. Trying again …
link-none = The server is not responding. Is it still running?
link-retry = Try now
title-your-turn = Your turn – Discovery
default-name = Me

## Start page

home-lead = From gathering to the first villages: rebuild, card by card, how each discovery led to the next.
home-quick = Play against the computer
home-rules = Read the rules
mine-title = My tables
mine-none = Tables that you create or join on this device will be listed here.
mine-over = over
mine-forget = Remove the table of { $when } from this list
table-unnamed = A table
open-title = Open a record
open-text = Step through a game that was saved as a file.
open-choose = Choose a file
open-too-large = This file is too large to be a record.
open-line = Line { $line }:

## Set-up

setup-title = A new table
setup-game = Game
setup-options = Options
setup-seats = Seats, clockwise (the first player is drawn at random)
setup-kind = Who sits in seat { $number }
setup-name = Name for seat { $number }
setup-name-any = Name
setup-name-open = Chosen by the guest
setup-remove = Remove seat { $number }
setup-add = Add a seat
setup-most = { $rule ->
    [B09] This deck is enough for { $most ->
        [one] one seat
       *[other] { $most } seats
    } at most
   *[other] A table has { $most } seats at most
}
setup-more = More settings: time, spectators, hints, deck
setup-deck = Deck
setup-leaving = When a player leaves for good
setup-leaving-discard = their hand goes to their discard
setup-leaving-program = the computer plays on for them
setup-clock = Time limit for a turn
setup-seconds = { $seconds ->
    [0] no limit
   *[other] { $seconds } seconds
}
setup-create = Create the table
kind-me = Me, on this device
kind-open = Open, by link
kind-program = Computer
kinds-people = People
kinds-levels = Computer players, from easy to hard
kinds-programs = Other computer players
kinds-bots = Bots from the rule book
kind-bot = Bot from the rule book
kind-bot-plus = Bot+ from the rule book

## Before the game

lobby-title = The table is set
lobby-free = Free: send the link
lobby-free-guest = Free
lobby-give = Give it to the computer
lobby-program = Computer player for { $name }’s seat
lobby-program-free = Computer player for seat { $number }
lobby-name = Your name at this table
lobby-take = Sit down
lobby-rename = Change name
lobby-start = Start the game
lobby-missing = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
}
lobby-wait = The host will start the game.
link-copy = Copy this seat’s link
link-share = Share
link-renew = Replace the link
link-copied = Copied. The link opens this seat: send it to one person only.
link-copy-own = Copy my own link
link-copied-own = Copied. This link opens your seat: keep it to yourself.
link-renew-own = Replace my own link
link-renewed-own = New link copied. The old one no longer opens your seat.
link-field-own = Secret link of your own seat
link-renewed = New link copied. The old one no longer works.
link-by-hand = Copy the link from the field.
link-field = Secret link of the seat
pass-title = Pass the device to { $name }
pass-text = The cards stay hidden until you are ready.
pass-ready = I am { $name }

## The table

table-closed = This table is closed.
table-left = You have left this table; you are watching.
table-unseen = Spectators see this game only when it is over.
table-replaced = The computer plays in your place; you are watching.
tree-title = The tree of discoveries
tree-eras = Eras
tree-era-tab = Era { $era }{ $count ->
    [0] { "" }
    [one] , one card you can play
   *[other] , { $count } cards you can play
}
tree-row = Era { $era }, { $name }: { $found } of { $of } discovered
pool-title = Pool
pool-possible = Pool: { $cards } possible
pool-go = { pool-possible }, go there
pool-empty = The pool is empty.
hand-title = My hand
hand-empty = No cards in hand.
stack-title = Stack
seats-title = Players
seat-number = Seat { $number }
seat-you = you
seat-person = a person
seat-here = at the table
seat-away = away
seat-left = has left
seat-thinking = thinking …
seat-queued = waiting to think …
seat-turn = it is their turn
seat-points = { $points ->
    [one] one point
   *[other] { $points } points
}
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
discards-of = Discard of { $name }
discards-none = Nothing discarded.
hand-of = Hand
hand-of-name = Hand of { $name }
discard-of = Discard
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
clock-left = { $seconds } seconds left

label-era = era { $era }
label-discovered = discovered
label-undiscovered = not yet discovered
label-last = last card placed in this turn
label-fresh = new since your turn
label-legal = legal: { $moves }
label-needed-there = needed, fulfilled
label-needed-missing = needed, missing

## The question

prompt-title = What to do now
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
prompt-over = The game is over.
prompt-wait-opening = { $name } may place the first card.
prompt-wait-turn = It is { $name }’s turn.
prompt-wait-trump = { $name } holds a trump.
prompt-wait-give = { $name } gives a card back.
prompt-wait-discard = { $name } discards a card.
prompt-wait-steal = { $name } steals a card.
prompt-wait-over = The game is over.
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
verb-call = Call
    .short = call
verb-give = Give back
    .short = give back
verb-steal = Steal
    .short = steal
    .on = Steal from { $name }
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
why-not = { ": " }
rule-link = (rule { $rule })
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

log-title = Log
log-start = The cards are dealt
log-turn = Turn { $turn } · { $name }
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
log-discarded-left = { $card } goes to { $name }’s discard.
log-opened = { $who ->
    [me] You open era { $number }.
   *[other] { $name } opens era { $number }.
}
log-closed = { $who ->
    [me] You close era { $number }.
   *[other] { $name } closes era { $number }.
}
log-emptied = { $who ->
    [me] Your hand is empty.
   *[other] { $name }’s hand is empty.
}
log-trump = { $who ->
    [me] You win a trump.
   *[other] { $name } wins a trump.
}
log-scored = { $number ->
    [one] One point.
   *[other] { $number } points.
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
log-left = { $who ->
    [me] You leave the table.
   *[other] { $name } leaves the table.
}
log-in-series = (number { $number } in series)
log-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
log-finished = The game is over.

## The end

end-title = The result
end-won-me = You win the game.
end-won = { $count ->
    [1] { $names } wins the game.
   *[other] { $names } win the game together.
}
reason-hand-emptied = A hand is empty and the stack is used up.
reason-standstill = Two full rounds passed without a placed card.
reason-turn-limit = A thousand turns have been played.
reason-abandoned = Everybody has left.
end-seat = Player
end-points = Points
end-left = Cards left
end-total = Total
end-winner = winner
end-replay = Replay
end-record = Download the record
end-again = New game, same table
replay-title = Replay
replay-first = Go to the deal
replay-back = One step back
replay-next = One step forward
replay-last = Go to the end
replay-slider = Step of the game
replay-turn = { $name } to play
replay-hand = Whose hand is shown
replay-hand-turn = the player to move
replay-step = Step { $step } of { $of }

## The table itself

manage-title = Links and leaving
manage-watch = Watch link: anyone who has it can watch this game, and nothing more.
manage-watch-link = Open the watch page
manage-watch-copy = Copy the watch link
manage-watch-copied = Copied. Anyone who has this link can watch the game.
manage-watch-field = Watch link
manage-own = Your own link opens your seat. Keep it to yourself: use it to go on with another device.
manage-leave = Leave for good
manage-leave-sure = Yes, leave for good
manage-leave-discard = Your hand will go to your discard and you cannot come back.
manage-leave-program = The computer will play on for you and you cannot come back.
manage-close = Close the table
manage-close-sure = Yes, close it for everybody
manage-host = New host key
manage-host-sure = Replace the host key
manage-host-note = This device gets a new host key. Pages that hold the old one can no longer start or close the table, or give seats away.

## Rules and keys

rules-title = The rules
rules-find = Search the rules
rules-found = { $count ->
    [0] No rule mentions that.
    [one] One rule
   *[other] { $count } rules
}
rules-unknown = There is no rule { $rule } in this book.
rules-contents = Contents
help-title = Keys and signs
help-lead = You can play the whole game with a mouse, by touch, or with the keyboard alone.
help-switch = Single-key shortcuts
help-key = Key
help-does = What it does
help-signs = Signs on the cards
name-enter = Enter
name-escape = Esc
key-hand = go to the cards in my hand
key-pool = go to the cards in the pool
key-tree = go to the tree
key-arrows = from card to card
key-enter = look at a card, then press its first button
key-escape = close the card
key-why = why is this card not possible?
key-prompt = what do I have to do?
key-log = the log
key-points = players and points
key-density = tree: names, cards, full cards
key-command = type what you want to do, such as “place fire”
key-help = this page
sign-legal = A bright, raised edge with an arrow: you can play this card now.
sign-last = A chain: the card that the series must link to.
sign-fresh = A dot: placed since your last turn.
sign-needs = Small discs: what the card needs; full with a tick when it lies in the tree, hollow with a cross when it is missing.
sign-families = The badge: its family, by colour, letter and shape.

## The command line

command-label = Type a move or a question
command-hint = place fire
answer-done = Done.
answer-none = nothing
answer-not-sent = Not now.
answer-unclear = I do not understand “{ $word }”. Type “help” for what can be typed.
answer-which = Which one? Type its number.
answer-moves = You may:
answer-no-moves = You have nothing to decide right now.
answer-no-number = There is nothing to choose by number { $number } now.
answer-possible = This move is possible.
answer-no-rule = There is no rule { $rule }.
answer-card = { $card }: era { $era }, { $family }. Needs: { $needs }. Leads to: { $leads }.
answer-spot = { $x }, { $y } (+{ $points })
answer-needs = { $card } needs: { $cards }. Missing: { $missing }.
answer-points = { $name }: { $kind ->
    [cards] { $points ->
        [one] one card.
       *[other] { $points } cards.
    }
   *[points] { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}
answer-help = Type a move: place, replay, call, discard or give with a card; exchange or steal with a name; end; pass; a joker “as” a card, or “trump”. A short form will do, and so does a number after a list. Or ask: moves, why with a move, card, needs, rule C01, hand, pool, points, turn, last, hint.
words-place = play, lay
words-replay = again
words-exchange = swap
words-discard = drop
words-call = ask for
words-give = return
words-steal = rob
words-end = done, finish
words-pass = skip
words-points = score, who has points, scores
words-hand = my hand, cards
words-pool = reserve, the pool
words-prompt = turn, what, whose turn
words-last = last move, log
words-help = commands
words-trumps = trump
words-needs = need
words-why = why not
words-card = about
words-rule = rules
words-moves = what can i do, offers
words-from = off
