# What is printed beside cards: score pads, the tree, puzzles, set-ups

press-sheet-pad = score pad
press-sheet-classic-pad = score pad of the first edition
press-sheet-poster = the tree
press-sheet-puzzles = puzzles
press-sheet-setup = set-up slips

press-pad-game = Game
press-pad-date = Date
press-pad-player = Player
press-pad-points = Points, as they come
press-pad-eras = Eras
press-pad-hand = − cards in hand
press-pad-discard = − cards discarded
press-pad-total = Points
press-pad-opened = opened by
press-pad-closed = closed by
press-pad-handicap = Handicap
press-pad-stake = Stake
press-pad-finalist = + 4 for the finalist
press-pad-buried = − buried cards
press-pad-score = Points − handicap
press-pad-pot = Won from the pot

press-poster-tile = Row { $row }, column { $column } of { $rows } × { $columns } · { $overlap } mm overlap
press-poster-era = Era { $number }
press-poster-title = { $deck }: the tree of discoveries
press-poster-lines = A line leads from each discovery up to those that need it.

press-setup-people = { $people ->
    [one] 1 person
   *[other] { $people } people
}{ $others ->
    [0] { "" }
    [one] , 1 player by the table
   *[other] , { $others } players by the table
}
press-setup-link = Scan this, or type the code where the page asks for one.
press-setup-typed = Type this code where the page asks for one.

press-puzzle-hand = Your hand
press-puzzle-pool = The pool
press-puzzle-players = The players
press-puzzle-tree = The tree: what is dashed is not placed yet
press-puzzle-which = Which move?
press-puzzle-solution = The solution
press-puzzle-share = What each move promises, as a share of the win
press-puzzle-why = Why
press-puzzle-you = you
press-puzzle-hand-of = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
press-puzzle-discard-of = { $cards ->
    [0] no discard
    [one] 1 card discarded:
   *[other] { $cards } cards discarded:
}
press-puzzle-stack = { $cards ->
    [0] The stack is empty.
    [one] There is 1 card in the stack.
   *[other] There are { $cards } cards in the stack.
}
press-puzzle-placed = { $cards ->
    [one] In this turn you have placed { $name }.
   *[other] In this turn you have placed { $cards } cards, the last one is { $name }.
}
press-puzzle-trumps = { $count ->
    [one] You hold a trump.
   *[other] You hold { $count } trumps.
}
press-puzzle-options = Options: { $options }.
