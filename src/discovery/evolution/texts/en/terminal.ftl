### The card games on the command line.

## Seats that the rules play and nobody has named

name-virtual = Virtual player

## The table in a terminal

cli-tree = Tree
cli-pool = Pool
cli-stack = Stack: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
cli-side-pile = Side pile: { $cards ->
    [0] used up
    [one] one card
   *[other] { $cards } cards
}
cli-beside = Beside the board
cli-heading-hand = Hand
cli-heading-discard = Discard
cli-heading-trumps = Trumps
cli-has-left = has left
cli-tie = The points are equal, so the fewest cards left decide (rule G10).
cli-reason-hand-emptied = a hand is empty and the stack is used up
cli-reason-standstill = two full rounds passed without a placed card
cli-reason-turn-limit = a thousand turns have been played
cli-reason-played-out = nobody holds a card any more, or a whole round has placed none, and the stack is used up
cli-reason-abandoned = everybody has left

## A game in the terminal

cli-play-help = Type the number of a move, or the move itself: “place fire”. Short forms are enough: “p fi”, or just “fire”.
    moves           what you may do now
    table           the table again
    why MOVE        why a move is not possible: “why place fire”
    hint            the two best moves and why
    card CARD       what is printed on a card
    rule NUMBER     a rule of the rule book: “rule C01”
    last            what happened since your last turn
    undo            take back the latest decision
    save FILE       write the record of the game so far
    join NAME       somebody joins the game at the start of a turn (first edition)
    quit            stop
cli-play-discard-robs = After a discard you draw a card and rob another player of one (rule S11).
cli-play-end-unused = { $trumps ->
    [one] Your trump is lost at the end of the turn.
   *[other] Your { $trumps } trumps are lost at the end of the turn.
} Type “end” again to end it anyway.
cli-play-end-waste = You could place { $cards }.{ $cost ->
    [discard] {" "}Ending the turn now costs you a card to discard.
    [steal] {" "}Ending the turn now makes you steal a card.
    [draw] {" "}Ending the turn now makes you draw a card.
   *[other] {""}
} Type “end” again to end it anyway.
cli-command-card = card
cli-replay-dealt = The cards are dealt.
cli-play-card = { $name } ({ $id }) · era { $era }, number { $number } · { $family }
cli-play-needs = Needs: { $cards }
cli-play-leads = Leads to: { $cards }

## What happened

cli-told-placed-hand = { $seat } places { $card } from their hand.
cli-told-placed-pool = { $seat } places { $card } from the pool.
cli-told-placed-discard = { $seat } places { $card } from { $other }’s discard.
cli-told-placed-called = { $seat } places { $card }, which { $other } had to give up.
cli-told-points = { $seat } gains { $number ->
    [one] one point
   *[other] { $number } points
}.
cli-told-points-parts = { $seat } gains { $number ->
    [one] one point
   *[other] { $number } points
} ({ $parts }).
cli-part-era = same era +{ $number }
cli-part-shared = shared discovery +{ $number }
cli-part-needed = one needs the other +{ $number }
cli-part-surrounded = surrounded +{ $number }
cli-part-opened = opened era +{ $number }
cli-part-finalist = finalist +{ $number }
cli-told-called = { $seat } calls { $card }.
cli-told-called-vain = { $seat } calls { $card }, but nobody holds it.
cli-told-answered-vain = Nobody holds { $card }.
cli-told-stolen = { $seat } steals a card from { $other }.
cli-told-stolen-seen = { $seat } steals { $card } from { $other }.
cli-told-gave = { $seat } gives { $other } a card.
cli-told-gave-seen = { $seat } gives { $card } to { $other }.
cli-told-discarded = { $seat } discards { $card }.
cli-told-opened = { $seat } opens era { $number } and wins a trump.
cli-told-opened-classic = { $seat } opens era { $number }.
cli-told-taken = { $seat } harvests { $card } from { $other }’s discard.
cli-told-finalist = { $seat } is the finalist, for 4 points; the others play a last turn.
cli-told-uncovered = { $seat }: { $card } comes from the side pile
cli-told-buried = { $seat }: { $number ->
    [one] one card is buried
   *[other] { $number } cards are buried
}.
cli-told-closed-classic = { $seat } closes era { $number }.
cli-told-closed = { $seat } closes era { $number } and wins a trump.
cli-told-emptied = { $seat } empties their hand and wins a trump.
cli-told-drew-seen = { $seat } draws { $card }.
cli-told-flipped = { $seat } flips { $card }.
cli-told-passed = { $seat } passes.
cli-told-left = { $seat } leaves the table.
cli-told-joined = { $seat } joins the game, and everybody gives them a card.

## Decks and data

cli-deck-sound-evolution = { $file } is sound: { $cards } cards, { $eras ->
    [one] one era
   *[other] { $eras } eras
}, up to { $seats ->
    [one] one seat
   *[other] { $seats } seats
}{ $seats_without_pool ->
    [0] { "" }
   *[other] { " " }({ $seats_without_pool } in games without a pool, such as Classic Simple)
}.{ $before ->
    [0] { "" }
   *[other] { " " }With the decks that it builds on: { $all_cards } cards, { $all_eras } eras, up to { $all_seats ->
        [one] one seat
       *[other] { $all_seats } seats
    }.
}

## Windows, selections, Jokers

cli-play-select = { $seat }, prepare your selection: type “select” and the cards, separated by commas.
cli-joker = Joker { $number }
cli-joker-told = A Joker: a trump when laid outside the tree in your own turn, an extra turn in another player’s, or a card of an open era that has not been placed.
cli-heading-selection = Selection
cli-pile = Pile
cli-plane = Grid
cli-at = { $card } at { $place }
cli-told-placed-selection = { $seat } places { $card } from their selection.
cli-told-stopped = { $seat } says Stop to { $other }.
cli-told-fault-unfounded = { $seat }’s Stop was wrong: { verdict-upheld }
cli-told-fault-conceded = { $seat } gives up: { $other }’s Stop stands.
cli-told-fault-founded = { $other }’s Stop was right: { verdict-refuted }
cli-told-returned = { $card } leaves the tree and goes to { $seat }’s discard.
cli-told-objected-right = { $seat } objects to { $card }: a prerequisite was missing when { $other } placed it.
cli-told-objected-wrong = { $seat } objects to { $card } wrongly: all its prerequisites lay there, and it stays.
cli-told-placed-stack = { $seat } places { $card } from the stack.
cli-told-readied = { $seat } has { $asset } ready.
cli-told-unmarked = { $seat } takes the marker back from { $card }.
cli-told-used = { $seat } uses { $asset }.
cli-told-used-on = { $seat } uses { $asset } on { $other }.
cli-told-used-loot = { $seat } uses { $asset } on { $other }: { $target }.
cli-told-warded-ready = { $seat } wards off with { $card }, which was ready.
cli-told-warded-hand = { $seat } wards off with { $card } from their hand.
cli-told-looted = { $seat } takes { $asset } from { $other }.
cli-told-scouted-seen = { $seat } sees { $card }.
cli-told-kept = { $seat } takes a card of the stack into their hand.
cli-told-kept-seen = { $seat } takes { $card } from the stack into their hand.
cli-heading-ready = Ready
cli-is-safe = safe
cli-spied = Seen by you
cli-asset = Asset: { $asset ->
    [raid-1] Raid, strength 1
    [raid-2] Raid, strength 2
    [guard] Guard
    [loot] Loot
    [trade] Trade
    [scout] Scout
   *[feast] Feast
}
cli-told-points-lost = { $seat } loses { $number ->
    [one] one point
   *[other] { $number } points
}.
cli-told-announces-opening = { $seat } announces: era { $number } is open.
cli-told-announces-closing = { $seat } announces: era { $number } is closed.
cli-told-joker-aside = { $seat } lays a Joker beside the tree.
cli-told-joker-as = { $seat } lays a Joker in the tree as { $card }.
cli-told-interrupted = { $seat } interrupts { $other } and plays at once.
cli-told-resumed = { $seat } continues.
cli-told-asked = { $seat } asks { $other } for a card.
cli-told-selected = { $seat } has prepared their selection.
cli-told-revealed = { $seat } reveals { $card }.
cli-told-round = A new round: { $seat } leads.
cli-told-bis = { $seat } says Bis and continues.
cli-told-me = { $seat } says Me.
cli-told-sos = { $seat } sends an SOS for { $card }.
cli-told-indemnity = { $seat } pays { $other } { $number ->
    [one] one point
   *[other] { $number } points
}.
cli-told-looked = { $seat } looks through the pile at { $place }.
cli-told-recovered = { $seat } takes a Joker back: the real card is there.
cli-ended-winner = Seat { $seat } wins with { cli-ended-count }.
cli-ended-other = Seat { $seat } has { cli-ended-count }.
cli-ended-count = { $unit ->
    [cards] { $number ->
        [0] no cards left
        [one] one card left
       *[other] { $number } cards left
    }
   *[points] { $number ->
        [one] one point
       *[other] { $number } points
    }
}
