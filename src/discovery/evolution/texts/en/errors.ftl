### What the card games refuse, and the faults of decks.

## What the rules refuse

error-missing-prerequisite = “{ $card }” cannot be placed yet: the tree still lacks { $missing }.
error-already-placed = “{ $card }” is already in the tree.
error-own-discard = “{ $card }” is in your own discard; only the other players may place it from there.
error-out-of-reach = You cannot reach “{ $card }”: place from your hand, the pool or another player’s discard.
error-no-link = “{ $card }” has no link with “{ $last }”: it needs the same family, or one must be a prerequisite of the other.
error-no-trump = That costs a trump, and you have none this turn.
error-not-in-hand = “{ $card }” is not in your hand.
error-last-card = You may not discard your last card.
error-no-card-to-give = You need a card of your own to give in exchange.
error-stolen-card = Give another card back: not the one you have just stolen.
error-empty-hand = { $seat } has no card to take.
error-highest-era = “{ $card }” belongs to the last era; its cards cannot be called.
error-next-era-not-open = “{ $card }” cannot be called yet: the era after its own must be open first.
error-call-must-fail = This call is bound to fail: you can see that nobody else holds “{ $card }”.
error-pass-too-late = Passing is over: a card already lies in the tree.
error-already-passed = You have passed once already; end your turn or place a card.
error-must-give = First give the card that you owe.
error-must-discard = First choose the card that you discard.
error-must-harvest = An era was opened: first harvest a card, or decline.
error-must-draw = First say how many cards you draw.
error-wrong-amount = { $most ->
    [0] The stack is empty.
    [one] Draw one card: there is no more to choose.
   *[other] Draw from 1 to { $most } cards.
}
error-no-such-place = The row of { $seat } has no such place: count from 1.
error-must-steal = The stack is empty: first choose the player you steal from.
error-not-objectable = Nobody can object to “{ $card }” now: only to a card of this turn or the one before, only once, and not to one of a virtual player.
error-no-spot = There is no spot on the grid where “{ $card }” can be placed now.
error-joker-is-no-card = “{ $card }” is a Joker: lay it outside the tree for a trump, or in the tree as another card.
error-no-joker = You have no Joker within reach for that.
error-not-representable = A Joker cannot stand for “{ $card }” now: choose a card of an open era that is not placed, not in sight, and has all its prerequisites.
error-must-place-called = “{ $card }” was given to you: place it first, or let the call fail where that is possible.
error-no-pile = Choose a pile that hides cards and that you have not looked through yet.
error-not-announceable = Era { $era } cannot be announced: it already was, or there is nothing to announce.
error-empty-stack = No card can be drawn: the stack is empty.
error-already-selected = Your selection is prepared; now the others prepare theirs.
error-selection-empty = A selection has at least one card, and only cards from your hand.
error-pass-instead = You have placed nothing in this turn: pass instead.
error-must-select = First everybody prepares a selection.
error-must-verify = Your action is contested: verify it first, or give up.
error-no-assets = Not every card of this deck has an asset, so it cannot be played with them.
error-not-ready = The asset of “{ $card }” is neither ready nor just won.
error-asset-used = You have used an asset in this turn: only ending it is left.
error-no-aim = This asset cannot be aimed so: choose another player who has something to lose.
error-safe-seat = { $seat } is safe until their own next turn has ended.
error-not-richest = { $seat } does not have most points: a Raid is aimed at the player who has.
error-no-guard = “{ $card }” is no Guard that you have ready or hold in your hand.
error-series-full = { $most ->
    [one] Only one card in series may be placed in a turn.
   *[other] Only { $most } cards in series may be placed in a turn.
}

## Words and files

error-unknown-card = There is no card called “{ $given }” in this deck.

## Records

error-bad-order = The order of the deck must name each of its cards exactly once.

## Set-ups

error-deck-too-small = This deck is too small for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: it allows { $most } at most, with five cards each and what the game itself needs (pool, start card, stack).
error-deck-too-large = That makes { $given } cards with the Jokers; a game has room for { $most }. Play fewer eras of this deck.
error-no-side-pile = A truncated deck needs an era below the first one in play, and there is none below era { $given }.
error-no-such-eras = This deck does not have all of the eras { $given }: its eras are { $first } to { $last }.

## Decks

error-deck-column = The deck file needs the column “{ $column }”.
error-deck-field = { $column ->
    [deck] “{ $given }” is not allowed in this line of the deck.
    [row] The quotation marks of this row go wrong: “{ $given }”.
    [asset] “{ $given }” is not an asset. Allowed are “raid 1”, “raid 2”, “guard”, “loot”, “trade”, “scout”, “feast” or nothing.
   *[other] “{ $given }” is not allowed in the column “{ $column }”.
}
error-deck-line-break = There is a line break in the column “{ $column }”: a text of a card is one line.
error-deck-nameless-column = “{ $given }” stands in a column without a name. Put quotation marks around a text that has commas, semicolons or tabs in it, or give the column a name.
error-deck-duplicate = “{ $card }” appears twice in the deck.
error-deck-era-size = Era { $era } has { $cards ->
    [one] one card
   *[other] { $cards } cards
}; { $wanted } are needed, as in the largest era.
error-deck-order = The cards of era { $era } must be numbered from 1 upwards, each number once: “{ $card }” has { $order }.
error-deck-later-prerequisite = “{ $card }” needs “{ $missing }”, which comes later.
error-deck-cycle = “{ $card }” ends up needing itself, so it could never be placed.
error-deck-no-successor = Nothing needs “{ $card }”: outside the last era every card must lead to another one.
error-deck-era-skipped = Era { $era } could be skipped: one of its successors can be reached without it.
error-deck-no-starter = No card of the first era can be placed without prerequisites.
error-deck-family = “{ $given }” is not one of the seven families.
error-deck-base-unknown = There is no deck “{ $base }” to build on: it is neither a deck of the project nor a file beside this one.
error-deck-base-circle = This deck builds on “{ $base }”, which is this deck itself or builds on it.
error-deck-base-unsound = The deck “{ $base }”, on which this one builds, has faults of its own. Check that deck first.
error-deck-base-era = This deck must begin with era { $wanted }, right after the deck on which it builds. It begins with era { $era }.
error-deck-base-duplicate = “{ $card }” is already a card of “{ $base }”, on which this deck builds.
