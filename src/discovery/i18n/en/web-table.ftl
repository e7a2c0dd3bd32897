### The table of the games with planes, piles, rounds, windows, Jokers and teams.

## Cards and places

joker-name = Joker
joker-for = Joker as { $card }
joker-text = A Joker wins you a trump beside the tree, stands for a card in the tree, or lets you interrupt another player’s turn.
label-pile = a pile of { $cards }
label-picked = chosen
label-needed = needed
need-unknown = { $card }, needed
panel-pile = In this pile, from the top
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

## The plane

plane-title = Plane: { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } piles and cards
}{ $spots ->
    [0] { "" }
    [one] , one lit spot
   *[other] , { $spots } lit spots
}
plane-empty = The first card goes here.
plane-tools = Look at the plane
plane-nearer = Nearer (+)
plane-farther = Farther (−)
plane-fit = Show everything (0)
plane-newest = Go to the newest card
plane-view = How the cards are shown
plane-as-plane = Plane
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
prompt-select = Choose the cards of your selection for this round.
prompt-round = Your turn in the round: place a card, or pass.
prompt-window = The other players may answer.
prompt-flip = A card is flipped.
prompt-interrupting = You interrupt { $other }, whose turn goes on afterwards.
prompt-interrupted = Your turn is interrupted and goes on afterwards.
prompt-queued = Many computer players are thinking on this server: { $name } { $count ->
    [one] is waiting
   *[other] wait
} for a turn to think.
prompt-wait-interrupting = { $name } interrupts { $other }.
prompt-wait-granted = { $name } may replay a card.
prompt-wait-window = The other players may answer { $name }’s action.
prompt-wait-verify = { $name } decides whether to look or to give up.
prompt-wait-look = { $name } looks for what is needed.
prompt-wait-called = { $name } has the called card.
prompt-wait-give-asked = { $name } chooses a card to give.
prompt-wait-select = Waiting for the selections of { $name }.
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
window-any = { $who ->
    [me] The other players may answer your action.
   *[other] { $name }’s action can be answered.
}
window-wait = The other players may answer now.
window-said = You have answered. Other players still may.
window-how-bis = Bis: you continue at once, and you must be able to.
window-how-me = Me: if nobody says Bis, the first player to say Me plays next.
window-seconds = { $seconds } s
do-stop = Stop!
do-interrupt = Interrupt
do-bis = Bis
do-me = Me!
do-let = Let it pass
stop-price-draw = If your Stop is wrong, you draw a card.
stop-price-steal = If your Stop is wrong, you take a card from another player’s hand.
stop-price-discard = If your Stop is wrong, you discard a card and draw.
order-title = When should I be asked?
order-about-stop = When should I be asked to say Stop?
order-about-interrupt = When should I be asked to interrupt with a Joker?
order-about-flash = When should I be asked to say Bis or Me?
order-mixed =
    .short = sometimes asked
order-never = Never: I let everything pass
    .short = never asked
order-ask-if-could = Only when I could answer
    .short = asked if I could
order-always = Always
    .short = always asked
order-private = No other player sees this choice.
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
    [announce] the announcement was not true.
   *[other] the action was not allowed.
}

## Players

seat-waits = turn interrupted
seat-leader = leads the round
seat-prepared = selection ready
seat-preparing = choosing a selection
seat-team = team { $team }
team-title = Team { $team }
team-points = { $points ->
    [one] one point together
   *[other] { $points } points together
}
team-cards = { $cards ->
    [one] one card together
   *[other] { $cards } cards together
}
end-won-team = Your team wins the game: { $names }.
end-team = Team
end-team-total = Team total
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
log-stopped = { $who ->
    [me] You say Stop to { $other }.
   *[other] { $name } says Stop to { $whom ->
        [me] you.
       *[other] { $other }.
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
    [me] Your turn goes on.
   *[other] { $name }’s turn goes on.
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

key-stop = in a window: say Stop
key-interrupt = in a window: interrupt with a Joker
key-me = in a window: say Bis or Me
key-let = in a window: let it pass, unless another button is focused
key-zoom = on the plane: nearer, farther, everything
key-plane = on the plane: from spot to spot, from card to card; with Shift: move the plane
sign-spots = A lit square with a number: a spot for the chosen card, and the points it scores.
sign-piles = A number in a card’s corner: how many cards lie there.
sign-jokers = A crown: a Joker stands for this card.

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
words-select = prepare, choose
