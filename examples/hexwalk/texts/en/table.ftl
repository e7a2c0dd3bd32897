### The walk at the table.

## The map

walk-map = The map
walk-space = Space { $place }
walk-go-here = you can walk here
walk-token-treasure = a treasure
walk-token-stone = a stone
walk-token-hidden = a hidden token
walk-held = Tokens of { $name }
walk-resting = sits out a turn

## What is asked

walk-prompt-turn = { $steps ->
    [0] No steps left: look, take the token, or end your turn.
    [one] Your turn: one step left.
   *[other] Your turn: { $steps } steps left.
}
walk-prompt-roll = { $who ->
    [me] The die is being rolled for you.
   *[other] The die is being rolled for { $name }.
}
walk-prompt-object = { $name } reaches for a token. Do you object?
walk-prompt-reaching = You reach for the token. The others may object.
walk-prompt-wait-window = { $name } reaches for a token. Players beside them may object.
walk-die = The die shows { $number }.
order-about-object = When should I be asked to object?

## Moves

walk-move-go = Walk to { $place }
walk-move-look = Look at the token
walk-move-take = Take the token
walk-move-end = End the turn
walk-move-object = Object
walk-move-let = Let it pass

## The log

walk-log-start = Everybody stands in the camp
walk-log-rolled = { $who ->
    [me] You roll { $number }.
   *[other] { $name } rolls { $number }.
}
walk-log-went = { $who ->
    [me] You walk to { $place }.
   *[other] { $name } walks to { $place }.
}
walk-log-looked = { $who ->
    [me] You look at the token: { walk-known-token }.
   *[other] { $name } looks at the token.
}
walk-log-reached = { $who ->
    [me] You reach for the token.
   *[other] { $name } reaches for the token.
}
walk-log-objected = { $who ->
    [me] You object and get the token of { $other }: { walk-known-token }.
   *[other] { $whom ->
        [me] { $name } objects and gets your token: { walk-known-token }.
       *[other] { $name } objects and gets the token of { $other }: { walk-known-token }.
    }
}
walk-log-took = { $who ->
    [me] You take the token: { walk-known-token }.
   *[other] { $name } takes the token.
}
walk-log-left = { $who ->
    [me] You leave the walk.
   *[other] { $name } leaves the walk.
}
walk-known-token = { $token ->
    [treasure] a treasure
    [stone] a stone
   *[other] nobody else knows what it is
}

## The end

walk-reason-treasures = Two treasures are found.
walk-reason-alone = All others have left.
walk-reason-empty = Nobody has found two treasures.
walk-count-treasure = Treasures
walk-count-stone = Stones
walk-count-hidden = Hidden

## Keys and signs

walk-typed-hint = go 0,-1
walk-answer-help = Type a move (“go 0,-1”) or as its button says it, or a number after a list. Or ask: moves, why with a move, table, points, rule with its number, last, turn, order, undo.
key-walk-at-table = On the walk
key-walk-map = the map
key-walk-arrows = on the map: from space to space
key-walk-go = on the map: walk to this space
sign-walk-treasure = A star on a disc: a treasure.
sign-walk-stone = A dark pentagon: a stone.
sign-walk-hidden = A question mark: a token that you do not know.
sign-walk-legal = A heavy border: you can walk to this space.

## How a walk was won

walk-tally-treasures = Treasures
walk-tally-total = Treasures
walk-tally-went = Spaces walked
walk-tally-looked = Tokens looked at
walk-tally-objected = Objections
