### Options of the card games on the set-up page.

## Options

setup-options-points = For games with points

## How long

setup-length = Length
setup-length-of = { $count } eras
setup-turn-preset = { $seconds ->
    [60] At most one minute for a turn
   *[other] At most { $seconds } seconds for a turn
}

## Who plays

setup-extra = Extra cards of seat { $number }
setup-extra-cards = { $count ->
    [0] no extra card
    [one] one extra card
   *[other] { $count } extra cards
}

## How the table is kept

setup-windows-text = After an action that can be answered, everybody has the same time to answer, whatever cards they hold.
setup-learner = For learners
setup-learner-text = The page keeps showing what each player could remember of the piles.

## A set-up as a code

setup-told-seat = { $option }: { $count ->
    [one] one card
   *[other] { $count } cards
} for { $seat }
